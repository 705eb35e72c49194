import { expect, test } from 'vitest';
import { type GoblinSummoner, goblinSummoner, type RefusalCode } from '../../../../src/games/goblin-summoner/index.js';
import type { Refusal } from '../../../../src/index.js';
import { type Duel, duelFrom, type Scene, stateOf } from '../duel.js';
import { labOf, monster } from '../lab.js';

type Attempt = (
  duel: (scene: Scene) => Duel,
) => readonly [Refusal<GoblinSummoner>, Omit<Refusal<GoblinSummoner>, 'code'>];

const cutting = () => duelFrom(goblinSummoner.setup({ seed: 'cut', options: { offerCut: true }, priority: 0 }));
const picky = labOf(
  monster('picky', {
    effects: [{ when: { on: 'activate' }, if: [{ what: 'hand', of: 'own', is: '>=', n: 1 }], do: [] }],
  }),
);
const RING = 'item-ember-ring';
const FEATS = { feats: true };
const SICK = { summoningSickness: true };

/** Each code of the game, how it comes about, and the whole of what is answered. */
const every: { readonly [Code in RefusalCode]: Attempt } = {
  'cut-pending': () => [cutting().a.cannot.passes(), { rule: 'G-4.4' }],
  'choice-pending': (duel) => {
    const { a, b } = duel({ a: { hand: 'goblin-scout 2 net' } });
    a.plays('goblin-scout');
    return [b.cannot.passes(), { rule: 'G-9.12' }];
  },
  'not-your-action': (duel) => [duel({}).b.cannot.passes(), { rule: 'G-5.1', path: ['seat'] }],
  'action-limit': (duel) => [
    duel({ options: { actionLimit: 3 }, actions: 3, a: { hand: 'net' } }).a.cannot.plays('net'),
    { rule: 'G-11.2', have: 3, need: 3 },
  ],
  'not-cutting': (duel) => [duel({}).a.cannot.cuts(1), { rule: 'G-4.4' }],
  'bad-cut': () => [cutting().a.cannot.cuts(-1), { rule: 'G-4.4', path: ['at'], have: -1, need: 22 }],
  'card-not-in-hand': (duel) => [
    duel({ a: { released: 'net' } }).a.cannot.plays('net'),
    { rule: 'G-7.1', path: ['card'] },
  ],
  'not-enough-mana': (duel) => [
    duel({ a: { hand: 'doom', pool: 3 } }).a.cannot.plays('doom'),
    { rule: 'G-6.1', path: ['card'], have: 3, need: 4 },
  ],
  'card-not-released': (duel) => [
    duel({ a: { hand: 'net' } }).a.cannot.playsShield('net'),
    { rule: 'G-7.6', path: ['card'] },
  ],
  'shield-card-already-used': (duel) => [
    duel({ a: { released: 'net(spent)' } }).a.cannot.playsShield('net'),
    { rule: 'G-7.7', path: ['card'] },
  ],
  'no-attackers': (duel) => [duel({}).a.cannot.attacks(''), { rule: 'G-8.1', path: ['attackers'] }],
  'duplicate-attacker': (duel) => [
    duel({ a: { play: 'goblin-runt' } }).a.cannot.attacks('goblin-runt goblin-runt'),
    { rule: 'G-16.4', path: ['attackers'] },
  ],
  'not-your-monster': (duel) => [
    duel({ a: { play: 'goblin-runt war-drum' } }).a.cannot.attacks('goblin-runt war-drum'),
    { rule: 'G-8.1', path: ['attackers', 1] },
  ],
  'monster-exhausted': (duel) => [
    duel({ a: { play: 'goblin-runt(exhausted)' } }).a.cannot.attacks('goblin-runt'),
    { rule: 'G-8.2', path: ['attackers', 0] },
  ],
  'monster-cannot-attack': (duel) => [
    duel({ a: { play: 'scarecrow' } }).a.cannot.attacks('scarecrow'),
    { rule: 'G-2.11', path: ['attackers', 0] },
  ],
  'summoning-sick': (duel) => [
    duel({ options: SICK, a: { play: 'goblin-runt(fresh)' } }).a.cannot.attacks('goblin-runt'),
    { rule: 'G-8.3', path: ['attackers', 0] },
  ],
  'illegal-target': (duel) => [
    duel({ a: { play: 'goblin-runt' }, b: { play: 'war-drum' } }).a.cannot.attacks('goblin-runt', 'war-drum'),
    { rule: 'G-8.4', path: ['target'] },
  ],
  'must-attack-monsters': (duel) => [
    duel({ a: { play: 'goblin-runt' }, b: { play: 'wraith' } }).a.cannot.attacks('goblin-runt'),
    { rule: 'G-8.5', path: ['target'] },
  ],
  'must-attack-guard': (duel) => [
    duel({ a: { play: 'goblin-runt' }, b: { play: 'wraith rune-wall' } }).a.cannot.attacks('goblin-runt', 'wraith'),
    { rule: 'G-8.7', path: ['target'] },
  ],
  'not-in-play': (duel) => [duel({ a: { hand: 'ettin' } }).a.cannot.uses('ettin'), { rule: 'G-9.1', path: ['source'] }],
  'no-such-effect': (duel) => [
    duel({ a: { play: 'ettin' } }).a.cannot.uses('ettin', 1),
    { rule: 'G-9.1', path: ['effect'] },
  ],
  'effect-not-usable': () => [
    duelFrom(stateOf({ a: { play: 'picky' } }, picky), picky).a.cannot.uses('picky'),
    { rule: 'G-9.16', path: ['effect'] },
  ],
  'effect-already-used': (duel) => [
    duel({ a: { play: 'war-drum(used 0)' } }).a.cannot.uses('war-drum'),
    { rule: 'G-9.1', path: ['effect'] },
  ],
  'module-disabled': (duel) => [duel({ a: { carries: RING } }).a.cannot.usesFeat(RING), { rule: 'G-13.2' }],
  'no-such-feat': (duel) => [
    duel({ options: FEATS, b: { carries: RING } }).a.cannot.usesFeat(RING),
    { rule: 'G-13.2', path: ['feat'] },
  ],
  'feat-spent': (duel) => [
    duel({ options: FEATS, a: { carries: `${RING}(spent)` } }).a.cannot.usesFeat(RING),
    { rule: 'G-13.1', path: ['feat'] },
  ],
  'no-choice-pending': (duel) => [duel({}).a.cannot.chooses(), { rule: 'G-9.12' }],
  'not-your-choice': (duel) => {
    const { a, b } = duel({ a: { hand: 'goblin-scout 2 net' } });
    a.plays('goblin-scout');
    return [b.cannot.chooses(), { rule: 'G-9.12', path: ['seat'] }];
  },
  'invalid-choice': (duel) => {
    const { a } = duel({ a: { hand: 'goblin-scout 2 net' } });
    a.plays('goblin-scout');
    return [a.cannot.chooses(), { rule: 'G-9.12', path: ['ids'], have: 0, need: 1 }];
  },
};

test.for(Object.entries(every))('%s is answered with its rule, its place and its numbers', ([code, attempt]) => {
  for (const first of [0, 1] as const) {
    const [refusal, rest] = attempt((scene) => duelFrom(stateOf(scene, goblinSummoner, first), goblinSummoner, first));
    expect(refusal).toEqual({ code, ...rest });
  }
});
