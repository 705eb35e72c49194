/** What a bot in another process is held to. */
export interface Limits {
  /** How long a process may take from its start, or from the end of a game, to `ready`, in milliseconds. */
  readonly start: number;
  /** How long an answer may take in milliseconds, where the match gives no nearer deadline. */
  readonly answer: number;
  /** How long a process may take to end by itself once its input is closed, and again once it is asked to end. */
  readonly grace: number;
  /** How many bytes a line of the bot may have. */
  readonly line: number;
  /** How many lines may come before an answer that answer nothing: empty ones, and late answers to earlier questions. */
  readonly strays: number;
  /** How many bytes may wait to be read by the bot before the next question. */
  readonly unread: number;
}

/** The limits that hold where no others are given: 10 s, 60 s, 1 s, 1 MB, 1,000 lines, 16 MB. */
export const defaultLimits: Limits = {
  start: 10_000,
  answer: 60_000,
  grace: 1_000,
  line: 1_000_000,
  strays: 1_000,
  unread: 16_000_000,
};
