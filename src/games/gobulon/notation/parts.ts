import { type Form, mayHave, objectOf, oneOf, textOf, wholeOf } from '../../../kernel/form.js';
import type { Problem } from '../../../kernel/problem.js';
import { createRandom } from '../../../kernel/random.js';
import type { CardId } from '../card.js';
import { type OptionsGiven, optionsForm, optionsOf } from '../options.js';
import { depthOf, handFaults, pileFaults } from '../properties.js';
import type { Phase, Player, State } from '../state.js';
import { type Library, readCardList } from './entries.js';

/** A player of a scenario: `x` is seat 0, `y` is seat 1. */
export type SideName = 'x' | 'y';
/** The parts of one player; zones are card notation, and what is absent is empty. */
export interface SideParts {
  /** From top to bottom. */
  readonly hand?: string;
  /** The oldest card first. */
  readonly bin?: string;
  /** The card laid first at the head; every second one lies face down. */
  readonly table?: string;
}
/** The parts of a position that a scenario speaks of. */
export interface Parts {
  readonly x?: SideParts;
  readonly y?: SideParts;
  /** Absent: 1. */
  readonly turn?: number;
  /** Who has won a battle and has to order the pile; absent: nobody. */
  readonly ordering?: SideName;
  /** Departures from the defaults of B-1.1. */
  readonly options?: OptionsGiven;
  /** What chance is drawn from; absent: always the same. */
  readonly seed?: string;
}
/** One thing that is wrong with the parts of a position. */
export interface PartsProblem extends Problem {
  /** Whether no position can be made of the parts, or one that no game comes to. */
  readonly severity: 'unreadable' | 'irregular';
}

/** The names of the sides, by seat. */
export const SIDES = ['x', 'y'] as const satisfies readonly SideName[];
/** The zones of a side, in the order they are shown in. */
export const ZONES = ['table', 'hand', 'bin'] as const satisfies readonly (keyof SideParts)[];

const MOST_TEXT = 100_000;
const MOST = 100_000;

/** The form of parts. */
export function partsForm(): Form<Parts> {
  const zone = mayHave(textOf(0, MOST_TEXT));
  const side = mayHave(objectOf<SideParts>({ hand: zone, bin: zone, table: zone }));
  return objectOf<Parts>({
    x: side,
    y: side,
    turn: mayHave(wholeOf(1, MOST)),
    ordering: mayHave(oneOf('x', 'y')),
    options: mayHave(optionsForm()),
    seed: mayHave(textOf(0, MOST_TEXT)),
  });
}

function playerOf(parts: SideParts, name: SideName, library: Library, problems: Problem[]): Player<CardId> {
  const cards = (zone: (typeof ZONES)[number]): CardId[] =>
    readCardList(parts[zone] ?? '', [name, zone], library, problems);
  return { hand: cards('hand').reverse(), bin: cards('bin'), table: cards('table') };
}

/** A problem of a state as one of the parts it was made of. */
export function asPart({ path, ...problem }: Problem): Problem {
  const [first, seat, ...rest] = path;
  if (first === 'phase') return { ...problem, path: ['ordering'] };
  if (first !== 'players') return { ...problem, path };
  return { ...problem, path: typeof seat === 'number' ? [SIDES[seat] ?? 'x', ...rest] : [] };
}

/** The state that parts speak of, or what keeps them from being one, in `problems`. */
export function build(parts: Parts, library: Library, problems: Problem[]): State | null {
  const { turn = 1, ordering, x = {}, y = {}, seed = 'arranged' } = parts;
  const players = [playerOf(x, 'x', library, problems), playerOf(y, 'y', library, problems)] as const;
  if (problems.length > 0) return null;
  const phase: Phase = ordering === undefined ? { name: 'reveal' } : { name: 'order', seat: ordering === 'x' ? 0 : 1 };
  const depth = depthOf([players[0].table.length, players[1].table.length], phase) ?? 0;
  const options = optionsOf(parts.options ?? {});
  const state: State = { random: createRandom(seed).state(), options, turn, depth, phase, players, latest: null };
  const piles = pileFaults(state);
  problems.push(...(piles.length > 0 ? piles : handFaults(state)).map(asPart));
  return problems.length > 0 ? null : state;
}
