import { setImmediate } from 'node:timers/promises';
import { systemClock } from '../../match/clock.js';
import type { Progress } from '../../match/index.js';
import type { Session } from '../io.js';
import type { ContestFrame } from './frame.js';

/** Shows how far a tournament is. */
export interface Shown {
  readonly heard: (progress: Progress) => Promise<void>;
  /** Clears away what stands on the terminal only. */
  readonly close: () => void;
}

const STEPS = 10;
/** A bar and its words take so many columns. */
const NARROWEST = 70;
/** So often other things get their turn, such as the drawing of the bar, in milliseconds. */
const BREATH = 50;
const INTERRUPTED = 130;

/** A line now and then beside the output: at every tenth of the pairs. */
function lines({ note }: Session, frame: ContestFrame): Shown {
  let tenths = 0;
  return {
    heard: async (progress) => {
      if (progress.type === 'resumed') return note(frame.resumed(progress));
      const { pairs, of } = progress;
      if (Math.floor((STEPS * pairs) / of) === tenths) return;
      tenths = Math.floor((STEPS * pairs) / of);
      note(frame.pairsDone(pairs, of));
    },
    close: () => {},
  };
}

/** A bar on a terminal, by @clack/prompts. */
async function bar({ io, note }: Session, frame: ContestFrame, of: number): Promise<Shown> {
  const { progress } = await import('@clack/prompts');
  const shown = progress({ output: io.stderr, max: of, withGuide: false, onCancel: () => process.exit(INTERRUPTED) });
  let rested = systemClock.now();
  let isStarted = false;
  const start = (): void => {
    if (!isStarted) shown.start(frame.pairsDone(0, of));
    isStarted = true;
  };
  return {
    heard: async (heard) => {
      if (heard.type === 'resumed') note(frame.resumed(heard));
      start();
      shown.advance(heard.type === 'resumed' ? heard.pairs : 1, frame.pairsDone(heard.pairs, of));
      if (systemClock.now() - rested < BREATH) return;
      await setImmediate();
      rested = systemClock.now();
    },
    close: () => {
      if (isStarted) shown.clear();
    },
  };
}

/** Shows how far a tournament of so many pairs is: a bar where people look on, lines elsewhere, nothing with `isSilent`. */
export async function progressOn(session: Session, frame: ContestFrame, of: number, isSilent: boolean): Promise<Shown> {
  if (isSilent) return { heard: async () => {}, close: () => {} };
  const { stderr, env } = session.io;
  const { isTTY = false, columns = 0 } = stderr;
  return isTTY && columns >= NARROWEST && env.TERM !== 'dumb' ? bar(session, frame, of) : lines(session, frame);
}
