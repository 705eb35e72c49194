import { type Form, mayHave, objectOf, oneOf, textOf, wholeOf } from '../../../kernel/form.js';
import type { Problem } from '../../../kernel/problem.js';
import { createRandom } from '../../../kernel/random.js';
import type { CardId } from '../card.js';
import { type OptionsGiven, optionsForm, optionsOf } from '../options.js';
import type { Phase, Player, Seat, State } from '../state.js';
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

/**
 * How deep in battles two piles are (B-8.1, B-13.3): who has revealed has 2d + 1 cards there, who has not two fewer, or
 * none in the turn itself; where a pile is being ordered, that of the loser is gone. `null`: no game lays cards so.
 */
function depthOf([first, second]: readonly [number, number], ordering: Seat | null): number | null {
  const [more, fewer] = first > second ? [first, second] : [second, first];
  if (ordering !== null) {
    const isWinners = fewer === 0 && more === (ordering === 0 ? first : second);
    return isWinners && more >= 3 && more % 2 === 1 ? (more - 1) / 2 : null;
  }
  if (more === 0) return 0;
  if (more % 2 === 0) return null;
  if (more === fewer) return (more + 1) / 2;
  return fewer === Math.max(0, more - 2) ? (more - 1) / 2 : null;
}

/** The state that parts speak of, or what keeps them from being one, in `problems`. */
export function build(parts: Parts, library: Library, problems: Problem[]): State | null {
  const { turn = 1, ordering, x = {}, y = {}, seed = 'arranged' } = parts;
  const players = [playerOf(x, 'x', library, problems), playerOf(y, 'y', library, problems)] as const;
  const seat = ordering === undefined ? null : SIDES.indexOf(ordering) === 0 ? 0 : 1;
  const depth = depthOf([players[0].table.length, players[1].table.length], seat);
  if (depth === null) problems.push({ code: 'bad-piles', path: [], rule: 'B-8.1' });
  else handFaults(players, depth, seat, problems);
  if (depth === null || problems.length > 0) return null;
  const phase: Phase = seat === null ? { name: 'reveal' } : { name: 'order', seat };
  const options = optionsOf(parts.options ?? {});
  return { random: createRandom(seed).state(), options, turn, depth, phase, players, latest: null };
}

/** Who has yet to reveal has the cards for it, and who has lost a battle has some left: else the game is over (B-13.2). */
function handFaults(players: State['players'], depth: number, ordering: Seat | null, problems: Problem[]): void {
  for (const [seat, { hand, table }] of players.entries()) {
    const isDue = ordering === null ? table.length <= 2 * depth : ordering !== seat;
    const need = !isDue ? 0 : ordering === null && depth > 0 ? 2 : 1;
    const { length: have } = hand;
    if (have >= need) continue;
    problems.push({ code: 'too-few-cards', path: [SIDES[seat] ?? 'x', 'hand'], rule: 'B-13.2', have, need });
  }
}
