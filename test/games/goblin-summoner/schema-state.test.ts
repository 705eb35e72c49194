import { expect, describe as group, test } from 'vitest';
import { goblinSummoner, type State } from '../../../src/games/goblin-summoner/index.js';
import { arrange } from '../../../src/games/goblin-summoner/notation.js';
import { parseState } from '../../../src/games/goblin-summoner/schema.js';
import { createRandom } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { randomConfig, settings } from './play/configs.js';
import { draw, duel } from './play/walk.js';

/** Codes and paths of what is wrong with a state. */
function told(state: unknown): readonly string[] {
  const read = parseState(state);
  return read.ok ? [] : read.problems.map(({ code, path }) => `${code} at ${path.join('.')}`);
}
type Loose = { [key: string]: Loose } & Loose[];
/** What is wrong with a state once some of its parts are others, by their paths. */
function changed(state: State, changes: Readonly<Record<string, unknown>>): readonly string[] {
  const copy: Loose = JSON.parse(JSON.stringify(state));
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const at = keys.reduce((inner, key) => inner[key] as Loose, copy);
    at[last] = value as Loose;
  }
  return told(copy);
}

/** A state of a random duel in which something is so. */
function stateWith(is: (state: State) => boolean): State {
  for (let n = 0; n < 300; n++) {
    const random = createRandom(`bot ${n}`);
    let state = goblinSummoner.setup({ seed: `duel ${n}` });
    for (let action = draw(goblinSummoner, state, random); action; action = draw(goblinSummoner, state, random)) {
      if (is(state)) return state;
      state = goblinSummoner.reduce(state, action);
    }
    if (is(state)) return state;
  }
  throw new Error('no duel comes to such a state');
}
const fresh = goblinSummoner.setup({ seed: 'fresh', priority: 0 });
const isChoice = (of: string) => (state: State) => state.phase.name === 'choice' && state.phase.of === of;
const aiming = stateWith(isChoice('target'));
const discarding = stateWith(isChoice('discard'));
const over = stateWith(
  ({ phase }) => phase.name === 'over' && phase.reason === 'shields' && phase.winners.length === 1,
);

group('states of duels', () => {
  test.for(Object.entries(settings))('KF-D07: are read as they are after every action: %s', ([, options]) => {
    const random = createRandom('states');
    for (let n = 0; n < 2; n++) {
      const config = randomConfig(`state ${n}`, random, { catalogue: goblinSummoner.catalogue, options });
      expect(told(goblinSummoner.setup(config))).toEqual([]);
      for (const { after } of duel(goblinSummoner, config, random, 120)) {
        expect(parseState(JSON.parse(JSON.stringify(after)))).toEqual({ ok: true, value: after });
      }
    }
  });

  test('KF-D07: so are arranged positions, and what comes of them shares nothing with what was given', () => {
    const position = arrange({ turn: 5, a: { play: 'goblin-soldier', pool: 1 }, b: { play: 'goblin-runt', pool: 1 } });
    expect(position.readable).toBe(true);
    const given = JSON.parse(JSON.stringify(position.state));
    const read = parseState(given);
    expect(read).toEqual({ ok: true, value: position.state });
    if (read.ok) expect(read.value.players).not.toBe(given.players);
  });
});

group('states that cannot be', () => {
  rule(['G-17.1', 'G-17.2'], 'KF-D06: all faults in one answer, each with its path, and nothing is loaded', () => {
    const twin = fresh.players[0].hand[0]?.handle;
    expect(
      changed(fresh, {
        'players.0.pool': -5,
        'players.1.pool': '20',
        'players.0.discard': [{ handle: twin, card: 'net' }],
        'players.1.deck.0': 'gob-99',
        actor: 7,
        phase: { name: 'choice', seat: 1, of: 'target', min: 1, max: 1, candidates: [], found: null },
        trun: 1,
      }),
    ).toEqual([
      'not-one-of at actor',
      'too-small at players.0.pool',
      'wrong-type at players.1.pool',
      'unknown-key at trun',
      'unknown-card at players.1.deck.0',
      'duplicate-handle at players.0.discard.0.handle',
      'card-count at players.0',
      'no-candidates at phase.candidates',
      'too-big at phase.max',
      'nothing-to-choose-for at running',
    ]);
  });

  rule('G-17.1', 'a card in two places, a card too many, a name not yet given', () => {
    const [first, second] = fresh.players[0].hand;
    expect(changed(fresh, { 'players.0.hand.1.handle': first?.handle })).toEqual([
      'duplicate-handle at players.0.hand.1.handle',
    ]);
    expect(changed(fresh, { 'players.1.hand.0.handle': second?.handle })).toEqual([
      'duplicate-handle at players.1.hand.0.handle',
    ]);
    expect(changed(fresh, { 'players.0.hand.1.handle': fresh.handles })).toEqual([
      'too-big at players.0.hand.1.handle',
    ]);
    expect(changed(fresh, { 'players.1.deck': [...fresh.players[1].deck, 'net'] })).toEqual([
      'card-count at players.1',
    ]);
    expect(changed(fresh, { 'players.1.deck': fresh.players[1].deck.slice(1) })).toEqual(['card-count at players.1']);
  });

  rule(
    ['G-14.12', 'G-2.12', 'G-7.3'],
    'KF-D04: a card that is not there, and cards where none of their kind can be',
    () => {
      const at = 'players.0.hand.0.card';
      expect(changed(fresh, { [at]: 'gob-99' })).toEqual([`unknown-card at ${at}`]);
      expect(told(fresh)).toEqual([]);
      expect(changed(fresh, { 'players.0.deck.0': 'token-straggler' })).toEqual([
        'token-not-here at players.0.deck.0',
        'card-count at players.0',
      ]);
      expect(changed(aiming, { 'players.0.deck.0': 'constructor' })).toEqual(['bad-id at players.0.deck.0']);
    },
  );

  rule(
    ['G-17.4', 'G-17.5', 'G-3.1', 'G-8.3', 'G-9.1', 'G-14.14'],
    'permanents and shields as no rule makes them',
    () => {
      const { state } = arrange({
        a: { play: 'goblin-archer, net, war-drum', shield: 'net, net' },
        b: { play: 'hill-giant' },
      });
      if (state === null) throw new Error('the parts are readable');
      const at = (key: string) => `players.0.play.${key}`;
      expect(told(state)).toEqual([]);
      expect(changed(state, { [at('0.faceDown')]: true })).toEqual([`wrong-face at ${at('0.faceDown')}`]);
      expect(changed(state, { [at('1.faceDown')]: false })).toEqual([`wrong-face at ${at('1.faceDown')}`]);
      expect(changed(state, { [at('0.damage')]: 1 })).toEqual([`too-big at ${at('0.damage')}`]);
      expect(changed(state, { [at('2.damage')]: 1 })).toEqual([`too-big at ${at('2.damage')}`]);
      expect(changed(state, { [at('2.exhausted')]: true })).toEqual([`not-a-monster at ${at('2.exhausted')}`]);
      expect(changed(state, { [at('0.owner')]: 1 })).toEqual([`wrong-owner at ${at('0.owner')}`]);
      expect(changed(state, { [at('0.enteredOn')]: 9 })).toEqual([`too-big at ${at('0.enteredOn')}`]);
      expect(changed(state, { [at('0.used')]: [0] })).toEqual([]);
      expect(changed(state, { [at('0.used')]: [0, 0, 1] })).toEqual([
        `no-such-effect at ${at('0.used.1')}`,
        `no-such-effect at ${at('0.used.2')}`,
      ]);
      expect(changed(state, { 'players.0.play': [...state.players[0].play].reverse() })).toEqual([
        `wrong-order at ${at('1.handle')}`,
        `wrong-order at ${at('2.handle')}`,
      ]);
      const { deck, shield } = state.players[1];
      expect(changed(state, { 'players.1.shield': [], 'players.1.deck': [...deck, ...shield] })).toEqual([
        'too-short at players.1.shield',
      ]);
      expect(changed(state, { 'players.1.shield': [...shield, ...deck], 'players.1.deck': [] })).toEqual([
        'too-long at players.1.shield',
      ]);
      expect(changed(state, { 'players.1.play.0.card': 'doom' })).toEqual([
        'category-not-here at players.1.play.0.card',
      ]);
    },
  );

  rule(
    ['G-1.2', 'G-11.1', 'G-11.2', 'G-11.3', 'G-12.2', 'G-13.2'],
    'counters out of range, affinities and feats that are not there',
    () => {
      expect(changed(fresh, { turn: 0, passes: 2, chain: -1 })).toEqual([
        'too-small at turn',
        'too-big at passes',
        'too-small at chain',
      ]);
      expect(changed(fresh, { turn: 61, actions: 201, chain: 101 })).toEqual([
        'too-big at turn',
        'too-big at actions',
        'too-big at chain',
      ]);
      expect(changed(fresh, { 'options.shieldSize': 23 })).toEqual(['too-big at options.shieldSize']);
      expect(changed(fresh, { 'players.0.affinity': 'gobln' })).toEqual(['unknown-type at players.0.affinity']);
      const carried = (feat: string) => ({ feat, usedOn: 0 });
      expect(changed(fresh, { 'players.0.loadout': ['feat-war-cry', 'feat-quick-study', 'net'].map(carried) })).toEqual(
        ['wrong-kind at players.0.loadout.1.feat', 'unknown-feat at players.0.loadout.2.feat'],
      );
      expect(changed(fresh, { random: [1, 2, 3] })).toEqual(['too-short at random']);
    },
  );

  rule(['G-9.12', 'G-17.17'], 'choices that nobody can make, or that are nobody’s', () => {
    if (aiming.phase.name !== 'choice' || discarding.phase.name !== 'choice') throw new Error('these are choices');
    const { seat, candidates } = aiming.phase;
    expect(told(aiming)).toEqual([]);
    expect(changed(aiming, { 'phase.seat': 1 - seat })).toEqual(['wrong-chooser at phase.seat']);
    expect(changed(aiming, { 'phase.of': 'search' })).toContain('wrong-choice at phase.of');
    expect(changed(aiming, { 'phase.candidates': null })).toContain('no-candidates at phase.candidates');
    expect(changed(aiming, { 'phase.candidates': [...(candidates ?? []), ...(candidates ?? [])] })).toContain(
      `not-a-candidate at phase.candidates.${candidates?.length}`,
    );
    expect(changed(aiming, { 'phase.min': 9 })).toEqual(['too-big at phase.min']);
    expect(changed(aiming, { running: null })).toEqual(['nothing-to-choose-for at running']);
    expect(changed(aiming, { 'running.card': 'gob-99' })).toContain('unknown-card at running.card');
    expect(changed(aiming, { 'running.effect': 9 })).toContain('no-such-effect at running.effect');
    const other = discarding.players[discarding.phase.seat === 0 ? 1 : 0].hand[0]?.handle ?? 0;
    expect(changed(discarding, { 'phase.candidates.0': other })).toEqual(['not-a-candidate at phase.candidates.0']);
  });

  rule(
    ['G-17.6', 'G-10.10', 'G-10.5'],
    'something under way while somebody acts, and an end that its reason does not give',
    () => {
      const { running } = aiming;
      const attack = { attackers: [99], target: 'duellist', cancelled: false };
      expect(changed(fresh, { running, attack, agenda: { name: 'attack' }, handles: 100 })).toEqual([
        'under-way at running',
        'under-way at attack',
        'under-way at agenda',
      ]);
      if (over.phase.name !== 'over') throw new Error('the duel is over');
      const [winner] = over.phase.winners;
      expect(told(over)).toEqual([]);
      expect(changed(over, { 'phase.winners': [winner === 0 ? 1 : 0] })).toEqual(['wrong-winners at phase.winners']);
      expect(changed(over, { 'phase.winners': [0, 1] })).toEqual(['wrong-winners at phase.winners']);
      expect(changed(over, { 'phase.reason': 'concede', 'phase.winners': [] })).toEqual([
        'wrong-winners at phase.winners',
      ]);
    },
  );
});
