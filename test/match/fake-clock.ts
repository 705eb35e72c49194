import type { Clock } from '../../src/match/index.js';

/** A clock that stands still until everything waits: then it goes to the next moment that somebody waits for. */
export interface FakeClock extends Clock {
  /** Lets time pass while whoever calls it is at work. */
  readonly pass: (milliseconds: number) => void;
  /** How many wait for a moment to come. */
  readonly waiting: () => number;
}

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

export function fakeClock(start = 1_000_000): FakeClock {
  let time = start;
  let timers: readonly Timer[] = [];
  let isIdling = false;
  const idle = (): void => {
    if (isIdling) return;
    isIdling = true;
    setImmediate(() => {
      isIdling = false;
      const [next] = [...timers].sort((one, other) => one.at - other.at);
      if (next === undefined) return;
      timers = timers.filter((timer) => timer !== next);
      time = Math.max(time, next.at);
      next.then();
      idle();
    });
  };
  return {
    now: () => time,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    waiting: () => timers.length,
    after: (milliseconds, then) => {
      const timer = { at: time + Math.max(0, milliseconds), then };
      timers = [...timers, timer];
      idle();
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  };
}
