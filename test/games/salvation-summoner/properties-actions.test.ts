import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  type Action,
  salvationSummoner as game,
  type Handle,
  type Pick,
  type Seat,
  type State,
} from '../../../src/games/salvation-summoner/index.js';
import { createRandom } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { anyPosition, anySeed, anyStart, playFrom } from './play/positions.js';
import { normal } from './sight.js';

const NOBODY = 9999;
/** An action as one text, whatever the order of its keys. */
const text = (action: Action): string => {
  const ordered = (value: object): object =>
    Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  const plain = normal(action);
  return JSON.stringify(ordered(plain.type === 'attack' ? { ...plain, target: ordered(plain.target) } : plain));
};
const handsOf = ({ players }: State): readonly Handle[] =>
  players.flatMap(({ hand }) => hand.map(({ handle }) => handle));
const unitsOf = ({ players }: State): readonly Handle[] => [
  ...players.flatMap(({ sortie, guard }) => [...sortie, ...guard].map(({ handle }) => handle)),
];

/** Everything of the hand phase and the field phase that could be said by a seat, sensible or not. */
function* sayable(state: State, seat: Seat): Generator<Action> {
  const [units, hands] = [
    [...unitsOf(state), NOBODY],
    [...handsOf(state), NOBODY],
  ];
  for (const card of hands) {
    for (const action of [null, 0, 1] as const) yield { type: 'reveal', seat, card, action };
    for (const area of ['sortie', 'guard', 'site'] as const) {
      yield { type: 'deploy', seat, card, area };
      for (const absorb of units) yield { type: 'deploy', seat, card, area, absorb };
    }
  }
  for (const pile of Object.keys(game.catalogue.cards)) yield { type: 'summon', seat, pile };
  yield { type: 'end-hand-phase', seat };
  yield { type: 'end-turn', seat };
  for (const unit of [...units, ...handsOf(state)]) {
    for (const area of ['sortie', 'guard'] as const) yield { type: 'move', seat, unit, area };
    for (const other of units) yield { type: 'attack', seat, unit, target: { kind: 'sortie', unit: other } };
    for (const guard of [undefined, ...units]) {
      for (const overfly of [undefined, true, false]) {
        const named = { ...(guard === undefined ? {} : { guard }), ...(overfly === undefined ? {} : { overfly }) };
        yield { type: 'attack', seat, unit, target: { kind: 'stronghold', ...named } };
      }
    }
  }
}

const subsets = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: 2 ** items.length }, (_, number) => items.filter((_item, i) => (number >> i) % 2 === 1));

/** Every answer to a defence or a recovery that could be given, sensible or not. */
function* answers(state: State, seat: Seat): Generator<Action> {
  const { name } = state.phase;
  const hand = state.players[seat].hand.map(({ handle }) => handle).slice(0, 5);
  for (const reactions of subsets(hand)) {
    if (name === 'recover') yield { type: 'recover', seat, reactions };
    if (name !== 'defend') continue;
    for (const guard of [undefined, ...unitsOf(state)]) {
      for (const substitute of [undefined, ...unitsOf(state)]) {
        const named = {
          ...(guard === undefined ? {} : { guard }),
          ...(substitute === undefined ? {} : { substitute }),
        };
        yield { type: 'defend', seat, ...named, reactions };
      }
    }
  }
}

/** What an answer leads to, but for which of several equal cards in hand was used. */
const effectOf = (state: State, action: Action): string => {
  const { players, ...rest } = game.reduce(state, action);
  const seen = players.map(({ hand, ...player }) => ({ ...player, hand: hand.map(({ card }) => card) }));
  return JSON.stringify([rest, seen]);
};

/** States of random play that wait for something. */
function waitingFor(names: readonly string[], seed: string, most: number): readonly State[] {
  const found: State[] = [];
  for (let n = 0; found.length < most && n < 200; n++) {
    const random = createRandom(`${seed} ${n}`);
    for (const { after } of playFrom(anyPosition(random), random, 40))
      if (names.includes(after.phase.name)) found.push(after);
  }
  return found.slice(0, most);
}

describe('what is legal', () => {
  rule(['S-16.8', 'S-16.1', 'S-16.6'], 'is what is accepted of all that can be said, once for each meaning', () => {
    fc.assert(
      fc.property(anyStart, ({ start, random }) => {
        let step = 0;
        for (const { before } of playFrom(start, random, 30)) {
          if (step++ % 6 !== 0 || (before.phase.name !== 'hand' && before.phase.name !== 'field')) continue;
          for (const seat of [0, 1] as const) {
            const listed = game.legalActions(before, seat).map(text);
            expect(new Set(listed).size).toBe(listed.length);
            const accepted = new Set<string>();
            for (const action of sayable(before, seat))
              if (game.check(before, action) === null) accepted.add(spelt(before, action));
            expect(accepted).toEqual(new Set(listed));
          }
        }
      }),
      { numRuns: 14 },
    );
  });
  rule(
    ['S-16.8', 'S-16.4', 'S-7.7'],
    'of a defence: all listed is accepted, and all that is accepted does what something listed does',
    () => {
      const states = waitingFor(['defend', 'recover'], 'defences', 90);
      expect(states.filter(({ phase }) => phase.name === 'defend').length).toBeGreaterThan(40);
      expect(states.filter(({ phase }) => phase.name === 'recover').length).toBeGreaterThan(10);
      for (const state of states) {
        const { phase } = state;
        if (!('seat' in phase)) continue;
        const { seat } = phase;
        const listed = game.legalActions(state, seat);
        expect(listed.length).toBeGreaterThan(0);
        for (const action of listed) expect(game.check(state, action)).toBe(null);
        const effects = new Set(listed.map((action) => effectOf(state, action)));
        for (const action of answers(state, seat)) {
          if (game.check(state, action) === null) expect(effects).toContain(effectOf(state, action));
        }
      }
    },
  );
  rule(['S-16.8', 'S-12.11'], 'of a choice: exactly the sets of options of the sizes that are asked for', () => {
    const states = waitingFor(['choose'], 'choices', 80);
    expect(states).toHaveLength(80);
    for (const state of states) {
      const { phase } = state;
      if (phase.name !== 'choose') continue;
      const { options, min, max, seat } = phase;
      const all: readonly Pick[] = [...(options ?? []), NOBODY, 'nobody'].slice(0, 9);
      if ((options ?? []).length > 7) continue;
      const fits = (picks: readonly Pick[]): boolean =>
        picks.length >= min && picks.length <= max && picks.every((pick) => options?.includes(pick) === true);
      const sets = subsets(all);
      for (const picks of sets) {
        const refusal = game.check(state, { type: 'choose', seat, picks });
        expect(refusal?.code ?? null).toBe(fits(picks) ? null : 'bad-choice');
      }
      expect(game.legalActions(state, seat)).toHaveLength(sets.filter(fits).length);
      const [first] = options ?? [];
      if (first !== undefined && max > 1) {
        expect(game.check(state, { type: 'choose', seat, picks: [first, first] })?.code).toBe('bad-choice');
      }
    }
  });
  rule('S-16.8', 'is what is drawn', () => {
    fc.assert(
      fc.property(anyStart, anySeed, ({ start, random }, { random: drawing }) => {
        for (const { before } of playFrom(start, random, 40)) {
          const next = game.decision(before);
          if (next.kind !== 'turn') continue;
          const drawn = game.sampleAction(before, next.seat, drawing);
          expect([drawn, game.check(before, drawn)]).toEqual([drawn, null]);
        }
      }),
      { numRuns: 16 },
    );
  });
});

/** How an action that is accepted would be listed: `overfly` only where it changes who is eligible. */
function spelt(state: State, action: Action): string {
  if (action.type !== 'attack' || action.target.kind !== 'stronghold' || action.target.overfly !== false)
    return text(action);
  const { overfly: _no, ...target } = action.target;
  const usual: Action = { ...action, target };
  // Not overflying is spelt out only if it makes a difference: it hits other guards, or may hit them.
  const isSame =
    game.check(state, usual) === null && JSON.stringify(openTo(state, action)) === JSON.stringify(openTo(state, usual));
  return text(isSame ? usual : action);
}
/** What an attack leads to, its own marks left out. */
function openTo(state: State, action: Action): unknown {
  const { phase, players } = game.reduce(state, action);
  return [phase, players];
}
