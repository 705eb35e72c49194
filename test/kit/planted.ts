import { expect, test } from 'vitest';
import { defineGame, type Game, type GameSpec, type Mechanics, type Move, type Viewer } from '../../src/index.js';
import { type ConformanceOptions, conformance } from '../../src/testing/index.js';
import { type Action, conserve, type Embers, embers, mechanics, type State, spec, type View } from './embers/index.js';

/** The toy game with a fault in what its author writes. */
export const authored = (changes: Partial<GameSpec<Embers>>): Game<Embers> => defineGame({ ...spec, ...changes });

/** The toy game with a fault in one of its moves. */
export function moved<K extends Action['type']>(type: K, changes: Partial<Move<Embers, K>>): Game<Embers> {
  return authored({ mechanics: mechanicsWith(type, changes) });
}
export const mechanicsWith = <K extends Action['type']>(
  type: K,
  changes: Partial<Move<Embers, K>>,
): Mechanics<Embers> => ({
  ...mechanics,
  moves: { ...mechanics.moves, [type]: { ...mechanics.moves[type], ...changes } },
});

/** The toy game with a fault after the fact: after what its move has done, something more is done to the draft. */
export const spoilt = <K extends Action['type']>(
  type: K,
  spoil: (draft: Loose, action: Extract<Action, { type: K }>) => void,
): Game<Embers> => moved(type, { apply: spoiling(type, spoil) });
export const spoiling =
  <K extends Action['type']>(
    type: K,
    spoil: (draft: Loose, action: Extract<Action, { type: K }>) => void,
  ): Move<Embers, K>['apply'] =>
  (draft, action, context) => {
    (mechanics.moves[type] as Move<Embers, K>).apply(draft, action, context);
    spoil(draft as unknown as Loose, action);
  };
/** A state that faults may be written into. */
export interface Loose {
  round: number;
  note?: unknown;
  phase: { name: string; waiting: number[]; winners: number[]; rule: string };
  players: { lives: number; hand: string[]; deck: string[]; laid: string[]; ashes: string[] }[];
}

/** The toy game with functions of another making. */
export const wrapped = (changes: Partial<Game<Embers>>): Game<Embers> => ({ ...embers, ...changes });

/** The toy game with a view that shows something more. */
export const showing = (more: (state: State, viewer: Viewer) => object): Game<Embers> =>
  authored({
    view: (state, viewer, context) => ({ ...spec.view(state, viewer, context), ...more(state, viewer) }) as View,
  });

/** A law by its number. */
export function lawOf(number: number, game: Game<Embers>, options: Partial<ConformanceOptions<Embers>> = {}) {
  const law = conformance(game, { games: 8, config: (seed) => ({ seed }), conserve, ...options })[number - 1];
  if (law === undefined) throw new RangeError(`no law ${number}`);
  return law;
}

/** A test that a planted fault is caught by its law, which says so in these words. */
export function caught(
  number: number,
  fault: string,
  make: () => Game<Embers>,
  says: RegExp,
  options: Partial<ConformanceOptions<Embers>> = {},
): void {
  test(`law ${number} catches ${fault}`, () => {
    const { run } = lawOf(number, make(), options);
    expect(run).toThrow(new RegExp(`^law ${number}: .*(?:${says.source})`, 's'));
  }, 120_000);
}
