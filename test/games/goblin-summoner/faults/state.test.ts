import { expect, test } from 'vitest';
import { type Action, goblinSummoner, type State } from '../../../../src/games/goblin-summoner/index.js';
import { arrange } from '../../../../src/games/goblin-summoner/notation.js';
import { createRandom } from '../../../../src/index.js';
import { type Duel, eachSeat, eventsOf } from '../duel.js';
import { problemsOf } from '../lab.js';

const text = (value: unknown): string => JSON.stringify(value);

test('KF-B02: every seed deals another duel, and there is none without', () => {
  const hands = Array.from({ length: 100 }, (_, n) =>
    goblinSummoner
      .setup({ seed: `${n + 1}` })
      .players.map(({ hand }) => text(hand))
      .join(),
  );
  expect(new Set(hands).size).toBe(100);
  expect(problemsOf(() => goblinSummoner.setup({} as never))).toMatchObject([
    { code: 'malformed-config', path: ['seed'] },
  ]);
});

test(
  'KF-B05: looking ahead from a state changes nothing, and always draws alike',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'insight', deck: '', discard: 'net rally doom wraith ogre ettin' } });
    const start = duel.state;
    const before = text(start);
    const play: Action = { type: 'play-card', seat: duel.a.seat, card: duel.a.handle('insight') };
    const ends = [1, 2, 3].map(() => text(duel.game.reduce(start, play)));
    const simulation = duel.game.simulate(start);
    simulation.play(play);
    expect(new Set([...ends, text(simulation.state), text(duel.game.reduce(start, play))]).size).toBe(1);
    expect(text(start)).toBe(before);
  }),
);

test('KF-B06: two duels that are played by turns are as if each were played alone', () => {
  const play = (seed: string) => {
    const random = createRandom(seed);
    let state = goblinSummoner.setup({ seed });
    return () => {
      const decision = goblinSummoner.decision(state);
      if (decision.kind === 'turn')
        state = goblinSummoner.reduce(state, goblinSummoner.sampleAction(state, decision.seat, random));
      return state;
    };
  };
  const run = (steps: readonly (() => State)[]) => {
    let last: readonly string[] = [];
    for (let n = 0; n < 60; n++) last = steps.map((step) => text(step()));
    return last;
  };
  expect(run([play('g'), play('h')])).toEqual([run([play('g')])[0], run([play('h')])[0]]);
});

test('KF-B07: questions and refused actions change nothing', () => {
  const walk = (isCurious: boolean) => {
    const random = createRandom('curious');
    let state = goblinSummoner.setup({ seed: 'curious' });
    for (let n = 0; n < 60; n++) {
      const decision = goblinSummoner.decision(state);
      if (decision.kind !== 'turn') break;
      if (isCurious) {
        const before = text(state);
        goblinSummoner.legalActions(state, decision.seat, { all: true });
        for (const viewer of [0, 1, 'spectator'] as const) goblinSummoner.view(state, viewer);
        for (let card = 900; card < 920; card++)
          goblinSummoner.safeReduce(state, { type: 'play-card', seat: decision.seat, card });
        goblinSummoner.determinize(goblinSummoner.view(state, 0), createRandom('aside'));
        expect(text(state)).toBe(before);
      }
      state = goblinSummoner.reduce(state, goblinSummoner.sampleAction(state, decision.seat, random));
    }
    return text(state);
  };
  expect(walk(true)).toBe(walk(false));
});

const DOING: readonly [string, (duel: Duel) => unknown][] = [
  ['play-card', ({ a }) => a.plays('goblin-king')],
  ['play-shield', ({ a }) => a.playsShield('net')],
  ['attack', ({ a }) => a.attacks('goblin-soldier')],
  ['use-effect', ({ a }) => a.uses('goblin-hornblower')],
  ['use-feat', ({ a }) => a.usesFeat('item-runic-bracer')],
  ['pass', ({ a }) => a.passes()],
  ['concede', ({ a }) => a.concedes()],
];
for (const [what, act] of DOING) {
  test(
    `KF-C02: the state before ${what} is still whole, and leads to the same again`,
    eachSeat((scene) => {
      const duel = scene({
        options: { feats: true },
        a: {
          hand: 'goblin-king',
          released: 'net',
          play: 'goblin-soldier goblin-hornblower',
          carries: 'item-runic-bracer',
          pool: 9,
        },
        b: { play: 'net' },
      });
      const before = duel.state;
      const copy = structuredClone(before);
      act(duel);
      const once = duel.state;
      duel.become(before);
      expect(duel.state).toEqual(copy);
      act(duel);
      expect(duel.state).toEqual(once);
    }),
  );
}

test(
  'KF-C03: a card is paid for and played in one step; there is nothing to cancel halfway',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'lightning-blast' }, b: { play: 'goblin-runt wraith' } });
    duel.a.plays('lightning-blast');
    expect([duel.a.pool, duel.a.count('hand'), duel.state.phase.name]).toEqual([3, 0, 'choice']);
    const waiting = duel.state;
    expect(duel.a.cannot.passes().code).toBe('choice-pending');
    expect(duel.a.cannot.chooses().code).toBe('invalid-choice');
    expect(duel.refuses({ type: 'cancel', seat: duel.a.seat }).code).toBe('unknown-action');
    expect(duel.state).toBe(waiting);
    duel.a.chooses('wraith');
    expect([duel.a.pool, duel.a.zone('discard')]).toEqual([3, 'lightning-blast']);
  }),
);

test('KF-D07: a position no duel comes to can be built, and readable and legal are told apart', () => {
  const parts = { turn: 5, a: { play: 'goblin-runt', pool: 1 }, b: { play: 'goblin-runt', pool: 1 } };
  const { readable, legal, problems, state } = arrange(parts);
  expect({ readable, legal }).toEqual({ readable: true, legal: false });
  expect(problems.map(({ code, path, severity }) => [code, path, severity])).toEqual([
    ['not-restored', ['a', 'pool'], 'irregular'],
    ['not-restored', ['b', 'pool'], 'irregular'],
  ]);
  expect(goblinSummoner.legalActions(state as State, 0).length).toBeGreaterThan(1);
  expect(arrange({ ...parts, turn: 'five' })).toMatchObject({ readable: false, legal: false, state: null });
});

test('KF-E02: the same input gives the same output', () => {
  const [one, two] = [goblinSummoner.setup({ seed: 'twice' }), goblinSummoner.setup({ seed: 'twice' })];
  expect(one).toEqual(two);
  for (const action of goblinSummoner.legalActions(one, one.actor)) {
    expect(goblinSummoner.safeReduce(one, action)).toEqual(goblinSummoner.safeReduce(two, action));
  }
});

test(
  'KF-E05: a refused action gives back the state itself',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'doom', pool: 0 } });
    const result = duel.game.safeReduce(duel.state, {
      type: 'play-card',
      seat: duel.a.seat,
      card: duel.a.handle('doom'),
    });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'not-enough-mana' } });
    expect(() => duel.game.reduce(duel.state, { type: 'pass', seat: duel.b.seat })).toThrow(/not your action/);
  }),
);

test(
  'KF-E06: a bonus in one duel is not there in the next, and the catalogue cannot be written to',
  eachSeat((scene) => {
    const first = scene({ a: { play: 'goblin-runt', hand: 'rally' } });
    first.a.plays('rally');
    const { catalogue } = goblinSummoner;
    const runt = catalogue.cards['goblin-runt'];
    expect(runt).toMatchObject({ attack: 1, defence: 1, hp: 1 });
    expect(() => Object.assign(runt as object, { attack: 9 })).toThrow(TypeError);
    const second = scene({ a: { play: 'goblin-runt' }, b: { play: 'rune-wall' } });
    expect(eventsOf(second.a.attacks('goblin-runt', 'rune-wall'), 'struck')).toMatchObject([{ amount: 1 }]);
  }),
);

/** Every object of a value that is met twice. */
function twice(value: unknown, met = new Set<object>(), path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (met.has(value)) return [path];
  met.add(value);
  return Object.entries(value).flatMap(([key, inner]) => twice(inner, met, `${path}/${key}`));
}

test('KF-E07: no object is reachable by two paths', () => {
  for (let seed = 0; seed < 6; seed++) {
    const random = createRandom(`paths ${seed}`);
    let state = goblinSummoner.setup({ seed: `paths ${seed}`, options: { feats: true, offerCut: true } });
    for (let n = 0; n < 150; n++) {
      expect(twice(state)).toEqual([]);
      const decision = goblinSummoner.decision(state);
      if (decision.kind !== 'turn') break;
      state = goblinSummoner.reduce(state, goblinSummoner.sampleAction(state, decision.seat, random));
    }
    const view = goblinSummoner.view(state, 0);
    expect(twice([state, view])).toEqual([]);
  }
});
