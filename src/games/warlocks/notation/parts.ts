import {
  type Form,
  flag,
  listOf,
  type MaybeForm,
  mayHave,
  objectOf,
  oneOf,
  textOf,
  wholeOf,
} from '../../../kernel/form.js';
import type { Problem } from '../../../kernel/problem.js';
import { type OptionsGiven, optionsForm, SEATS } from '../options.js';
import type { Status, TurnKind } from '../state.js';

/** The parts of one warlock; what is absent is as at the start of a battle. */
export interface WarlockParts {
  readonly name?: string;
  /** Absent: 15 (W-1.2). */
  readonly health?: number;
  /** Absent: `in`. */
  readonly status?: Status;
  /** The turn in which he left the battle. */
  readonly left?: number;
  /** What his left hand made, the newest last: `P S F W`; `.` for a turn in which he was not active (W-2.7). */
  readonly LH?: string;
  /** What his right hand made; a hand without a row made nothing, `-`. */
  readonly RH?: string;
  /** Who saw his pairs, by letters or `*`; absent: everybody. */
  readonly seen?: string;
  /** Between commas: `haste 2, paralysis permanent by A hand LH turn 5`. */
  readonly enchantments?: string;
  /** Between commas: `shield`, `countered`, `mental 1`, `time-stop`, `clap`. */
  readonly marks?: string;
  /** `magic-missile at B`. */
  readonly bank?: string;
  /** What he has handed in for the coming turn: `S/W; LH summon-goblin at B`. */
  readonly orders?: string;
}
/** The parts of a position that a scenario speaks of. Warlocks are called A, B, C … by seat. */
export interface Parts {
  /** The coming turn; absent: the one after the longest history. */
  readonly turn?: number;
  /** Absent: as if there had been no extra turns. */
  readonly round?: number;
  /** Absent: `normal`. */
  readonly kind?: TurnKind;
  /** Who has to order, `AC`; absent: everybody in the battle, or the hasted ones. */
  readonly active?: string;
  /** Whether the round has had its hasted turn; absent: whether this one is. */
  readonly hastedTurnDone?: boolean;
  /** By seat; absent: two, as at the start. */
  readonly warlocks?: readonly WarlockParts[];
  /** In order of creation, between semicolons: `goblin of A at B; ogre of B at m1 [health 1, haste 2]`. */
  readonly monsters?: string;
  /** Departures from the defaults of W-1.5 and W-1.8. */
  readonly options?: OptionsGiven;
  /** What chance is drawn from; absent: always the same. */
  readonly seed?: string;
}
/** One thing that is wrong with the parts of a position. */
export interface PartsProblem extends Problem {
  /** Whether no position can be made of the parts, or one that no battle comes to. */
  readonly severity: 'unreadable' | 'irregular';
}

const MOST_TEXT = 100_000;
const MOST = 100_000;
const LONGEST_NAME = 40;

const anyText = (): MaybeForm<string> => mayHave(textOf(0, MOST_TEXT));

function warlockForm(): Form<WarlockParts> {
  const text = anyText();
  return objectOf<WarlockParts>({
    name: mayHave(textOf(1, LONGEST_NAME)),
    health: mayHave(wholeOf(-MOST, MOST)),
    status: mayHave(oneOf('in', 'dead', 'surrendered')),
    left: mayHave(wholeOf(0, MOST)),
    LH: text,
    RH: text,
    seen: text,
    enchantments: text,
    marks: text,
    bank: text,
    orders: text,
  });
}
/** The form of parts. */
export function partsForm(): Form<Parts> {
  const text = anyText();
  return objectOf<Parts>({
    turn: mayHave(wholeOf(1, MOST)),
    round: mayHave(wholeOf(1, MOST)),
    kind: mayHave(oneOf('normal', 'hasted', 'time-stopped')),
    active: text,
    hastedTurnDone: mayHave(flag),
    warlocks: mayHave(listOf(warlockForm(), SEATS.min, SEATS.max)),
    monsters: text,
    options: mayHave(optionsForm()),
    seed: text,
  });
}
