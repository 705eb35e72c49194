import { type Form, flag, mayHave, objectOf, oneOf, orNull, pairOf, textOf, wholeOf } from '../../../kernel/form.js';
import type { Problem } from '../../../kernel/problem.js';
import type { SupplyName } from '../card.js';
import { GATE_HP } from '../damage.js';
import { type OptionsGiven, optionsForm } from '../options.js';

/** A player of a scenario: `p0` is seat 0, `p1` is seat 1. */
export type SideName = 'p0' | 'p1';
/** The parts of one player; zones are card notation, and what is absent is empty or has its default. */
export interface SideParts {
  /** Absent: as many as it started with. */
  readonly citizens?: number;
  /** The damage of a standing gate, or that it is destroyed; absent: 0. */
  readonly gate?: number | 'down';
  /** Units in order of arrival. */
  readonly sortie?: string;
  /** Units in order of arrival. */
  readonly guard?: string;
  /** One card at most. */
  readonly site?: string;
  readonly hand?: string;
  /** The top card first. */
  readonly draw?: string;
  /** The oldest card first. */
  readonly discard?: string;
  /** What was revealed this turn, the first one first. */
  readonly revealed?: string;
  /** Cards in the player's own graveyard; only with the option `graveyard: 'private'`. */
  readonly graveyard?: string;
  /** Tokens in the player's own graveyard; only with that option. Absent: those that the player has lost. */
  readonly buried?: number;
}
/** The parts of a position that a scenario speaks of. */
export interface Parts {
  readonly p0?: SideParts;
  readonly p1?: SideParts;
  /** Absent: 1. */
  readonly turn?: number;
  /** Whose turn it is; absent: `p0`. */
  readonly active?: SideName;
  /** Absent: `hand`. */
  readonly phase?: 'hand' | 'field';
  /** Absent: in the hand phase what the auras give, in the field phase 0. */
  readonly mana?: number;
  /** Absent: in the hand phase one and what the auras give, in the field phase 0. */
  readonly summons?: number;
  /** Whether a card has been summoned this turn; absent: no. */
  readonly revealsClosed?: boolean;
  /** The id of a recommended supply; absent: kinds that are named anywhere, filled up from the first one there is. */
  readonly supply?: SupplyName;
  /** Piles with what is left, such as `1 goblin, 0 troll`; absent: what of a full pile is not named elsewhere. */
  readonly piles?: string;
  /** Cards in the common graveyard, the oldest first. */
  readonly graveyard?: string;
  /** Tokens in the common graveyard; absent: those that no player has. */
  readonly buried?: number;
  /** What has been recorded, such as `supply, citizens p1`. */
  readonly endings?: string;
  /** Absent: 15 each. */
  readonly startingCitizens?: readonly [number, number];
  /** `null`: there is none; absent: 200. */
  readonly turnLimit?: number | null;
  /** Departures from the defaults of section 18. */
  readonly options?: OptionsGiven;
  /** What chance is drawn from; absent: always the same. */
  readonly seed?: string;
}

/** What can be wrong with parts besides their form and what no game comes to. */
export type PartsCode =
  | 'bad-entry'
  | 'unknown-card'
  | 'unknown-mark'
  | 'duplicate-mark'
  | 'mark-not-here'
  | 'hidden-card'
  | 'no-cards'
  | 'unknown-supply'
  | 'other-graveyard'
  | 'unreadable-line'
  | 'duplicate-key'
  | 'not-arrangeable';
/** One thing that is wrong with the parts of a position; `code` is a `PartsCode`, or one of a form or a state. */
export interface PartsProblem extends Problem {
  /** Whether no position can be made of the parts, or one that no game comes to. */
  readonly severity: 'unreadable' | 'irregular';
}

/** The names of the sides, by seat. */
export const SIDES = ['p0', 'p1'] as const satisfies readonly SideName[];
/** The zones of a side, in the order they are shown in. */
export const ZONES = ['sortie', 'guard', 'site', 'hand', 'draw', 'discard', 'revealed', 'graveyard'] as const;
/** A zone of a side. */
export type ZoneName = (typeof ZONES)[number];

const MOST_TEXT = 100_000;
const MOST = 1_000_000;

/** The damage of a gate, or that it is destroyed. */
const gateForm: Form<number | 'down'> = (value, path, problems) =>
  typeof value === 'number' ? wholeOf(0, GATE_HP - 1)(value, path, problems) : oneOf('down')(value, path, problems);

/** The form of parts. */
export function partsForm(): Form<Parts> {
  const zone = mayHave(textOf(0, MOST_TEXT));
  const count = mayHave(wholeOf(0, MOST));
  const side = mayHave(
    objectOf<SideParts>({
      ...{ citizens: count, gate: mayHave(gateForm), sortie: zone, guard: zone, site: zone, hand: zone },
      ...{ draw: zone, discard: zone, revealed: zone, graveyard: zone, buried: count },
    }),
  );
  return objectOf<Parts>({
    ...{ p0: side, p1: side, turn: mayHave(wholeOf(1, MOST)), active: mayHave(oneOf('p0', 'p1')) },
    ...{ phase: mayHave(oneOf('hand', 'field')), mana: count, summons: count, revealsClosed: mayHave(flag) },
    ...{ supply: zone, piles: zone, graveyard: zone, buried: count, endings: zone },
    startingCitizens: mayHave(pairOf(wholeOf(1, MOST))),
    turnLimit: mayHave(orNull(wholeOf(1, MOST))),
    options: mayHave(optionsForm()),
    seed: zone,
  });
}
