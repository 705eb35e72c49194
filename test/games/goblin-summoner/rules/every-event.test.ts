import { expect, test } from 'vitest';
import { type Event, goblinSummoner } from '../../../../src/games/goblin-summoner/index.js';
import { type Duel, duelFrom, type Scene, stateOf } from '../duel.js';
import { labOf, spell } from '../lab.js';

type Happens = (duel: (scene: Scene) => Duel) => readonly Event[];
const game = labOf(
  spell('disarm', { op: 'destroy', target: { from: 'play', side: 'enemy', filter: { category: ['trap'] } } }),
);
const spoken = (rule: string, more: object = {}): object => ({ rule, ...more });

const cut: Happens = () => {
  const { a, b } = duelFrom(goblinSummoner.setup({ seed: 'cut', options: { offerCut: true }, priority: 0 }));
  a.cuts(1);
  return b.cuts(2);
};
const turn: Happens = (duel) => duel({}).endTurn();
const attack: Happens = (duel) => duel({ a: { play: 'goblin-runt' }, b: { play: 'net' } }).a.attacks('goblin-runt');
const fight: Happens = (duel) =>
  duel({ a: { play: 'goblin-runt' }, b: { play: 'hill-giant' } }).a.attacks('goblin-runt', 'hill-giant');
const plays =
  (card: string, scene: Scene = {}): Happens =>
  (duel) => {
    const { a } = duel({ ...scene, a: { hand: card, pool: 9, ...scene.a } });
    return a.plays(card);
  };
const chooses =
  (card: string, scene: Scene, ...choice: readonly string[]): Happens =>
  (duel) => {
    const { a } = duel({ ...scene, a: { hand: card, pool: 9, ...scene.a } });
    return [...a.plays(card), ...a.chooses(...choice)];
  };

/** Each event, how it comes about, and what it says, seats and handles apart. */
const every: { readonly [Type in Event['type']]: readonly [Happens, object] } = {
  cut: [cut, spoken('G-4.4', { at: 2 })],
  dealt: [cut, spoken('G-4.2', { shield: 3 })],
  passed: [turn, spoken('G-5.3')],
  'turn-ended': [turn, spoken('G-5.5', { turn: 1 })],
  'turn-started': [turn, spoken('G-5.6', { turn: 2 })],
  'mana-changed': [plays('mana-surge'), spoken('G-6.1', { change: -1, pool: 8 })],
  drew: [plays('insight', { a: { deck: '3 net' } }), spoken('G-5.7', { deck: 2 })],
  'drew-nothing': [plays('insight', { a: { deck: '' } }), spoken('G-5.7')],
  reshuffled: [plays('insight', { a: { deck: '', discard: '3 net' } }), spoken('G-5.7', { count: 3 })],
  looked: [plays('insight', { a: { deck: '3 net' } }), spoken('G-5.7', { card: 'net', in: 'hand' })],
  left: [plays('insight'), spoken('G-15.7', { from: 'hand' })],
  summoned: [plays('wraith'), spoken('G-7.2', { card: 'wraith', from: 'hand', locked: 3 })],
  cast: [plays('insight'), spoken('G-7.3', { card: 'insight', from: 'hand' })],
  countered: [plays('insight', { b: { play: 'null-rune' } }), spoken('G-7.3')],
  'trap-set': [plays('net'), spoken('G-7.4', { card: null, from: 'hand', locked: 1 })],
  'trap-stayed': [plays('insight', { b: { play: 'net' } }), spoken('G-9.15')],
  sprang: [attack, spoken('G-9.8', { card: 'net' })],
  'turned-up': [plays('disarm', { b: { play: 'net' } }), spoken('G-3.7', { card: 'net' })],
  attacked: [attack, spoken('G-8.1', { target: 'duellist' })],
  'attack-cancelled': [attack, spoken('G-8.8')],
  'attack-failed': [attack, spoken('G-8.8', { why: 'cancelled' })],
  struck: [fight, spoken('G-8.9', { amount: 1, defence: 1, hit: true })],
  damaged: [fight, spoken('G-8.9', { amount: 1, damage: 1 })],
  healed: [plays('mending-light', { a: { play: 'ogre(damage 1)' } }), spoken('G-14.2', { amount: 1, damage: 0 })],
  destroyed: [plays('doom', { b: { play: 'wraith' } }), spoken('G-14.3', { card: 'wraith' })],
  moved: [plays('doom', { b: { play: 'wraith' } }), spoken('G-3.1', { from: 'play', to: 'discard' })],
  'token-vanished': [plays('doom', { b: { play: 'token-straggler' } }), spoken('G-2.12')],
  discarded: [plays('mind-rot', { b: { hand: 'net' } }), spoken('G-14.6', { card: 'net', from: 'hand' })],
  buffed: [plays('rally', { a: { play: 'wraith' } }), spoken('G-14.4', { attack: 1, defence: 0, until: 'turn-end' })],
  granted: [
    plays('gift-of-wings', { a: { play: 'wraith' } }),
    spoken('G-14.4', { keyword: 'flying', until: 'turn-end' }),
  ],
  exhausted: [plays('frost-giant', { b: { play: 'wraith' } }), spoken('G-14.3')],
  readied: [plays('second-charge', { a: { play: 'wraith(exhausted)' } }), spoken('G-14.3')],
  'shield-lost': [plays('shield-rend'), spoken('G-10.2', { left: 2, to: 'released' })],
  'shield-restored': [plays('renew-the-ward', { a: { shield: '2 ?' } }), spoken('G-10.6', { left: 3 })],
  'looked-through': [chooses('tin-tinker', { a: { deck: 'war-drum claw-totem' } }, 'war-drum'), spoken('G-14.7')],
  searched: [plays('tin-tinker', { a: { deck: 'war-drum' } }), spoken('G-14.7', { zone: 'deck', found: 1 })],
  taken: [plays('raise-dead', { a: { discard: 'wraith' } }), spoken('G-14.7', { card: 'wraith' })],
  'effect-used': [(duel) => duel({ a: { play: 'war-drum' } }).a.uses('war-drum'), spoken('G-9.1', { effect: 0 })],
  'feat-used': [
    (duel) => duel({ options: { feats: true }, a: { carries: 'feat-war-cry' } }).a.usesFeat('feat-war-cry'),
    spoken('G-13.3', { feat: 'feat-war-cry' }),
  ],
  triggered: [plays('goblin-scout', { a: { deck: '' } }), spoken('G-9.4', { card: 'goblin-scout', effect: 0 })],
  'choice-opened': [
    chooses('lightning-blast', { b: { play: 'wraith goblin-runt' } }, 'wraith'),
    spoken('G-9.12', { of: 'target', min: 1, max: 1 }),
  ],
  chose: [chooses('lightning-blast', { b: { play: 'wraith goblin-runt' } }, 'wraith'), spoken('G-9.12', { count: 1 })],
  'chain-stopped': [
    plays('insight', { options: { chainLimit: 1 }, a: { play: '2 mana-font' } }),
    spoken('G-11.3', { dropped: 1 }),
  ],
  ended: [(duel) => duel({}).a.concedes(), spoken('G-10.9', { reason: 'concede' })],
};

test.for(Object.entries(every))('%s', ([type, [happens, said]]) => {
  for (const first of [0, 1] as const) {
    const events = happens((scene) => duelFrom(stateOf(scene, game, first), game, first));
    expect(events.find((event) => event.type === type)).toMatchObject({ type, ...said });
  }
});
