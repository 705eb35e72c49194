import type { Question } from '../bots/index.js';
import type { Game, Position, Shape } from '../kernel/index.js';
import type { Trouble } from '../kernel/words/trouble.js';
import type { Asker, Picked } from './asker.js';

/** A game and the words to tell it with. */
export interface Stage<T extends Shape> {
  readonly game: Game<T>;
  /** What the players of a record are called, by seat. */
  readonly playersOf: (config: T['config']) => readonly string[];
  /** How to read a position, in one line. */
  readonly legend: (language: string) => string;
  /** Begins to tell what happens, to somebody who sees `position`. */
  readonly teller: (position: Position<T>, about: About) => Teller<T>;
  /** The position as lines of text: all that whoever looks may see. */
  readonly position: (position: Position<T>, about: About) => readonly string[];
  /** Asks a person for an action. What comes back may be refused. */
  readonly ask: (question: Question<T>, asker: Asker, about: About) => Promise<Picked<T['action']>>;
  /** Explains a refusal or a problem in one sentence. */
  readonly explain: (trouble: Trouble, language: string) => string;
  /** The ids of the cards whose texts somebody who sees `position` may want to read. */
  readonly inSight: (position: Position<T>) => readonly string[];
}

/** What one game offers to the command line. What it lacks is left out, and the commands say so. */
export interface Offer<T extends Shape, Deck> extends Stage<T> {
  /** What it is, in one sentence. */
  readonly says: string;
  /** The languages its names and texts come in; the first is the default. */
  readonly languages: readonly string[];
  readonly cards?: CardShelf;
  readonly decks?: DeckTools<Deck>;
  /** The events by which a `seat` plays a `card`; absent: none tell that. */
  readonly plays?: readonly T['event']['type'][];
  /** The ids of the ready decks that are played where none are named, by seat; empty in a game without decks. */
  readonly usual: readonly string[];
  readonly configOf: (given: SetUp<Deck>) => T['config'];
  /** The seed of the game that `demo` shows where none is given. */
  readonly demoSeed: string;
}

/** An offer, its types forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: a game that is picked at run time has no types of its own
export type AnyOffer = Offer<any, any>;

/** What a game is set up from. */
export interface SetUp<Deck> {
  readonly seed: string;
  /** By seat; empty in a game without decks. */
  readonly decks: readonly Deck[];
}

/** Who plays, how wide lines may be, and in which language it is told. */
export interface About {
  /** The names of the players, by seat. */
  readonly players: readonly string[];
  readonly language: string;
  readonly width: number;
  /** Whether everything is told, with the rule behind it. */
  readonly full?: boolean;
}

/** A line of what is told, and how much weight it has. */
export interface Line {
  /** A new chapter, such as a turn; what a player does; what follows from it; a turning point; the state of things. */
  readonly kind: 'heading' | 'deed' | 'result' | 'blow' | 'status';
  readonly text: string;
}

/** Tells what happens as it happens, always to the same eyes. */
export interface Teller<T extends Shape> {
  /** How things stand at the beginning. */
  readonly opening: () => readonly Line[];
  /** What the events of one action tell; `after` is the position they led to. */
  readonly tell: (events: readonly T['event'][], after: Position<T>) => readonly Line[];
}

/** One card as a list shows it. */
export interface CardEntry {
  readonly id: string;
  readonly name: string;
  /** What it can be picked by, and its values: `{ type: ['goblin'] }`. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** What stands beside the name, a text for each of the shelf's headings. */
  readonly figures: readonly string[];
  /** Its rules text, `''` where it has none. */
  readonly text: string;
  /** The card as data, with its name and text. */
  readonly data: unknown;
}

/** The cards of a game, for reading. */
export interface CardShelf {
  /** What stands over the figures. */
  readonly headings: (language: string) => readonly string[];
  /** What stands over a part of the list: the name of a value of `divide`. */
  readonly title: (part: string, language: string) => string;
  /** The columns of numbers, the name being column 0. */
  readonly right: readonly number[];
  /** The facet by which the list is divided. */
  readonly divide: string;
  /** What cards can be picked by, and all its values in their order. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Explains the figures, in one line. */
  readonly legend: (language: string) => string;
  readonly list: (language: string) => readonly CardEntry[];
}

/** One thing to say about a deck. */
export interface Finding {
  readonly severity: 'illegal' | 'incomplete' | 'warning';
  /** A sentence that cites the rule. */
  readonly says: string;
  /** The places it is about, one line each. */
  readonly where: readonly string[];
  /** What would put it right, one line each. */
  readonly fix: readonly string[];
}

/** A verdict about a deck, in words and as data. */
export interface Report {
  readonly status: 'legal' | 'incomplete' | 'illegal';
  readonly findings: readonly Finding[];
  /** What the deck consists of, in a few words. */
  readonly summary: string;
  readonly data: unknown;
}

/** A deck as it was read, well or badly. */
export interface Reading<Deck> {
  readonly deck: Deck;
  readonly name: string;
  /** Whether it stood there as JSON or as a list for people. */
  readonly form: 'json' | 'text';
  readonly report: Report;
  /** Those of the findings that tell of parts which are not in the deck, as they were not understood. */
  readonly unread: readonly Finding[];
}

/** A deck that was made legal and what that took, or why that cannot be done. */
export interface Repair<Deck> {
  readonly deck: Deck | null;
  /** What was changed, one line each. */
  readonly edits: readonly string[];
  readonly findings: readonly Finding[];
  readonly data: unknown;
}

/** The text of a deck, and how a message names it. */
export interface Written {
  readonly text: string;
  readonly name: string;
}

/** The deck tools of a game. */
export interface DeckTools<Deck> {
  /** The ready decks by id. */
  readonly ready: Readonly<Record<string, Deck>>;
  /** How many bytes a deck may have. */
  readonly limit: number;
  readonly nameOf: (deck: Deck) => string;
  /** Reads and judges a deck, text or JSON by content; UsageError for what is no deck at all. */
  readonly read: (written: Written, language: string) => Reading<Deck>;
  /** Judges a deck. */
  readonly judge: (deck: Deck, language: string) => Report;
  /** The deck as a list for people. */
  readonly format: (deck: Deck, language: string) => string;
  /** Makes a legal deck of what was read, by few edits; UsageError for what is no deck at all. */
  readonly repair: (written: Written, language: string) => Repair<Deck>;
}
