import type { Report } from './offer.js';

/** What may be said in place of an answer, and the letters or the word for each. */
export interface Spoken {
  readonly back: string;
  readonly cards: string;
  readonly concede: string;
  readonly position: string;
  readonly quit: string;
  readonly 'take-back': string;
}

/**
 * What the command line itself says around a game, in one language. How a command is used, and what is wrong with a call,
 * is said in English alone.
 */
export interface Frame {
  /** What stands between a thing and what is said of it. */
  readonly colon: string;
  readonly actions: (count: number) => string;
  /** The words that cards or decks are judged by. */
  readonly status: Readonly<Record<Report['status'], string>>;
  readonly toMend: (fix: string) => string;
  readonly seeRepair: string;
  readonly moreProblems: (count: number) => string;
  readonly notLegal: (deck: string) => string;
  readonly notFormatted: (deck: string) => string;
  readonly formatted: (deck: string, isChanged: boolean) => string;
  readonly notRepaired: (deck: string) => string;
  readonly repaired: (deck: string, isChanged: boolean) => string;
  readonly noCardLikeThat: string;
  readonly cardsOf: (count: number, all: number) => string;
  readonly twoBots: (game: string, seed: string) => string;
  readonly youPlay: (game: string, seed: string) => string;
  readonly you: string;
  /** What a bot is called; `number` counts the seats from 1, and is null where there is one bot. */
  readonly bot: (number: number | null) => string;
  readonly hashOfRecord: string;
  readonly recordIsIn: (file: string) => string;
  readonly saveRecord: string;
  readonly takenBack: string;
  readonly notTakenBack: (reason: string) => string;
  readonly undoings: Readonly<Record<string, string>>;
  readonly ended: (actions: string, isOver: boolean) => string;
  readonly noCards: string;
  readonly against: string;
  readonly seenBySeat: (seat: number, player: string) => string;
  readonly seenByAll: string;
  readonly seenBySpectator: string;
  readonly sound: string;
  readonly notOver: string;
  readonly afterActions: (count: number, of: number) => string;
  readonly refused: (index: number | null, code: string) => string;
  readonly positionAfter: (count: number, eyes: string) => string;
  /** What is wrong with a record as a whole, by its code. */
  readonly wholes: Readonly<
    Record<
      string,
      (about: {
        readonly place: string;
        readonly have: number;
        readonly need: number;
        readonly game: string;
        readonly rules: string;
      }) => string
    >
  >;
  readonly letters: Spoken;
  readonly others: Spoken;
  readonly or: string;
  readonly leave: string;
  readonly mark: (least: number, most: number, have: number) => string;
  readonly inputEnded: string;
  readonly noUse: (count: number) => string;
  /** `A number from 1 to 4`, as it stands before other answers. */
  readonly oneNumber: (most: number) => string;
  readonly answerOne: (most: number) => string;
  readonly someNumbers: (least: number, most: number, of: number) => string;
  readonly answerSome: (least: number, most: number, of: number) => string;
}
