import type { Progress } from '../../match/index.js';

/** What is said around matches and tournaments, in one language. */
export interface ContestFrame {
  readonly match: (game: string, bots: readonly string[], seed: string) => string;
  readonly tournament: (game: string, seed: string) => string;
  readonly lab: (game: string, bot: string, seed: string) => string;
  /** How a match ended by the rules. */
  readonly played: (winners: readonly string[], reason: string, rule: string) => string;
  readonly forfeited: (bot: string, kind: 'late' | 'illegal' | 'crashed', says: string) => string;
  readonly stopped: (actions: number) => string;
  readonly pairsDone: (pairs: number, of: number) => string;
  readonly resumed: (progress: Extract<Progress, { readonly type: 'resumed' }>) => string;
  /** How much was played in all. */
  readonly total: (pairs: number, of: number, actions: string) => string;
  readonly reportIsIn: (file: string) => string;
  readonly decided: (accepted: 'elo0' | 'elo1' | null, elo: number, llr: string) => string;
  /** That intervals are those of 95 %. */
  readonly confidence: string;
  readonly heads: {
    readonly bot: string;
    readonly games: string;
    readonly results: string;
    readonly share: string;
    readonly interval: string;
    readonly elo: string;
    readonly forfeits: string;
    readonly meeting: string;
    readonly seats: string;
    readonly deck: string;
    readonly card: string;
    readonly expected: string;
  };
  readonly titles: {
    readonly standings: string;
    readonly crosses: string;
    readonly decks: string;
    readonly allDecks: string;
    readonly matrix: string;
    readonly best: string;
    readonly worst: string;
  };
  readonly firstSeat: (share: string, interval: string, games: number) => string;
  /** What is said of a game of which no cards can be told. */
  readonly noCardsTold: string;
  /** What the figures of cards mean. */
  readonly cardsLegend: string;
  readonly against: string;
  readonly draw: string;
}
