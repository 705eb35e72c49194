import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { type Action, goblinSummoner as game, type State } from '../../../src/games/goblin-summoner/index.js';
import { rule } from '../../rule.js';
import { chance, duels, type Given, runs } from './play/arbitrary.js';
import { invariants } from './play/invariants.js';
import { mirrored } from './play/mirror.js';
import { duel, type Step } from './play/walk.js';
import { type Invariant, watched } from './play/watch.js';

vi.setConfig({ testTimeout: 300_000 });

/** Plays a duel in place to its end, watched at every step. */
function playOut(given: Given, watch: Readonly<Record<string, Invariant>>): State {
  const { state, draw, play } = watched(game, given.config, watch);
  const random = chance(given);
  for (let action = draw(random); action !== null; action = draw(random)) play(action);
  return state;
}

const holds = (...names: readonly (keyof typeof invariants)[]): void => {
  const watch = Object.fromEntries(names.map((name) => [name, invariants[name]]));
  fc.assert(
    fc.property(duels, (given) => {
      playOut(given, watch);
    }),
    { numRuns: 4 * runs.numRuns }, // in place, so that rare things happen too
  );
};

/** Looks at every step of duels by `reduce`. */
const eachStep = (look: (step: Step, given: Given) => void): void => {
  fc.assert(
    fc.property(duels, (given) => {
      for (const step of duel(game, given.config, chance(given))) look(step, given);
    }),
    runs,
  );
};

rule('G-17.1', 'no card is lost or doubled, and each is in one zone', () => holds('conserved'));
rule(['G-17.2', 'G-6.3', 'G-6.4', 'G-6.7'], 'mana is never negative, and pool and locked mana add up', () => {
  holds('mana');
});
rule(['G-17.3', 'G-3.3', 'G-3.4'], 'what is released is borne until it goes to a hand', () => holds('marks'));
rule(['G-17.4', 'G-8.12', 'G-7.4'], 'monsters live while they stand, and traps alone lie face down', () => {
  holds('standing');
});
rule('G-17.5', 'while the duel goes on both shields are there', () => holds('shields'));
rule(['G-10.5', 'G-10.7'], 'the last shield card ends the duel at once', () => holds('lastShield'));
rule(['G-17.7', 'G-5.5'], 'priority alternates every turn', () => holds('priority'));
rule(['G-17.11', 'G-8.2'], 'a monster attacks once, and once more for each time it was readied', () =>
  holds('attacks'),
);
rule(['G-17.17', 'G-9.12'], 'no choice is opened that nobody could make', () => holds('waiting'));

rule('G-17.6', 'somebody may act, or somebody must choose, or the duel is over', () => {
  eachStep(({ after }) => {
    const decision = game.decision(after);
    const [types, others] = ([0, 1] as const).map((seat) => {
      const asked = decision.kind === 'turn' && decision.seat === 1 ? 1 - seat : seat;
      return new Set(game.legalActions(after, asked).map(({ type }) => type));
    });
    const due = { choice: 'choose', cut: 'cut', actions: 'pass', over: '' }[after.phase.name];
    expect(types?.has(due as Action['type'])).toBe(decision.kind === 'turn');
    expect(types?.size === 1 || after.phase.name === 'actions' || after.phase.name === 'over').toBe(true);
    expect(others?.size).toBe(0);
    expect(game.outcome(after) === null).toBe(decision.kind === 'turn');
  });
});

/** Actions that are refused, near to legal ones. */
const wrong = (action: Action): readonly object[] => [
  { ...action, seat: action.seat === 0 ? 1 : 0 },
  { ...action, type: 'choose', ids: [0, 0] },
  { type: 'attack', seat: action.seat, attackers: [], target: 'duellist' },
  { type: 'use-feat', seat: action.seat, feat: 'feat-of-nobody' },
];

rule('G-17.8', 'a refused action changes nothing, and an accepted one not what it was given', () => {
  eachStep(({ before, action, after }) => {
    const [text, given] = [JSON.stringify(before), JSON.stringify(action)];
    for (const attempt of wrong(action)) {
      const result = game.safeReduce(before, attempt);
      if (result.ok) expect((attempt as Action).type).toBe('concede');
      else expect(game.check(before, attempt)).toEqual(result.refusal);
    }
    expect(JSON.stringify(game.reduce(before, action))).toBe(JSON.stringify(after));
    expect([JSON.stringify(before), JSON.stringify(action)]).toEqual([text, given]);
  });
});

rule('G-17.9', 'the same seed and actions make the same duel, saved and loaded at every step', () => {
  let midway = 0;
  fc.assert(
    fc.property(duels, (given) => {
      const actions: Action[] = [];
      let loaded = game.setup(given.config);
      for (const { action, after } of duel(game, given.config, chance(given))) {
        actions.push(action);
        loaded = JSON.parse(JSON.stringify(game.reduce(loaded, action)));
        if (after.phase.name === 'choice') midway += 1;
        expect(JSON.stringify(loaded)).toBe(JSON.stringify(after));
      }
      const again = game.simulate(game.setup(given.config));
      for (const action of actions) again.play(action);
      expect(game.hash(again.state)).toBe(game.hash(loaded));
    }),
    runs,
  );
  expect(midway).toBeGreaterThan(0);
});

rule(['G-17.12', 'G-11.1', 'G-11.2'], 'every duel ends, and by its turn limit', () => {
  fc.assert(
    fc.property(duels, (given) => {
      const { phase, turn, options } = playOut(given, {});
      expect(phase.name).toBe('over');
      expect(turn).toBeLessThanOrEqual(options.turnLimit ?? Number.POSITIVE_INFINITY);
      if (phase.name === 'over' && phase.reason === 'turn-limit') expect(turn).toBe(options.turnLimit);
    }),
    runs,
  );
});

rule('G-17.15', 'with the duellists in each other’s place all is mirrored', () => {
  fc.assert(
    fc.property(duels, (given) => {
      const config = { ...given.config, stacked: true, priority: given.config.priority ?? 0 } as const;
      let image = game.setup(mirrored(config));
      expect(mirrored(image)).toEqual(game.setup(config));
      for (const { action, after } of duel(game, config, chance(given))) {
        image = game.reduce(image, mirrored(action));
        expect(game.hash(mirrored(image))).toBe(game.hash(after));
      }
    }),
    runs,
  );
});
