/** Where matches have the time from; the match itself never reads it elsewhere. */
export interface Clock {
  /** Milliseconds since 1970, never less than before; fractions allowed. */
  readonly now: () => number;
  /** Calls back after so many milliseconds, unless it is called off by what comes back. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
}

const LONGEST = 2 ** 31 - 1; // timers of all platforms overflow beyond

/** The clock of this machine: it does not jump when somebody sets the time. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after: (milliseconds, then) => {
    // Timers run before input is looked at: a second one lets what has arrived meanwhile be heard first.
    let timer = setTimeout(
      () => {
        timer = setTimeout(then, 0);
      },
      Math.min(Math.max(0, milliseconds), LONGEST),
    );
    return () => clearTimeout(timer);
  },
};
