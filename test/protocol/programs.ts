import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Question, questionOf } from '../../src/bots/question.js';
import { type GoblinSummoner, goblinSummoner } from '../../src/games/goblin-summoner/index.js';
import { createRandom, type SeatOf, toAct } from '../../src/index.js';
import type { Clock } from '../../src/match/clock.js';

/** A folder for programs, which goes away when the tests are done. */
export function shelf() {
  const folder = mkdtempSync(join(tmpdir(), 'goblinry-protocol-'));
  let count = 0;
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    /** The command for a program of this text. */
    program(text: string): readonly string[] {
      count += 1;
      const path = join(folder, `program-${count}.mjs`);
      writeFileSync(path, text);
      return [process.execPath, path];
    },
    /**
     * The command for a bot that does what it should but for what `parts` say: the source of functions by the kind of
     * message they hear. They may call `say(message)`, `raw(text or bytes)`, `ready()` and `first(ask)`.
     */
    bot(parts: Readonly<Partial<Record<'hello' | 'ask' | 'over' | 'end', string>>> = {}, before = '') {
      const own = Object.entries(parts).map(([kind, source]) => `${JSON.stringify(kind)}: ${source}`);
      return this.program(`
        import { createInterface } from 'node:readline';
        import { spawn } from 'node:child_process';
        const raw = (text, then) => process.stdout.write(text, then);
        const say = (message) => raw(JSON.stringify(message) + '\\n');
        const ready = () => say({ t: 'ready', name: 'program' });
        const first = ({ id }) => say({ t: 'do', id, index: 0 });
        ${before}
        const hear = { hello: ready, ask: first, over() {}, end() {}, ${own.join(', ')} };
        createInterface({ input: process.stdin })
          .on('line', (line) => { const message = JSON.parse(line); hear[message.t](message); })
          .on('close', () => hear.end());
      `);
    },
  };
}

/** A clock that only a test moves. */
export function handClock(): Clock & { readonly pass: (ms: number) => void; readonly waiting: () => number } {
  let time = 1_000_000;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(ms) {
      time += ms;
      for (const timer of [...timers].filter(({ at }) => at <= time)) {
        timers.delete(timer);
        timer.run();
      }
    },
    waiting: () => timers.size,
  };
}

const start = goblinSummoner.setup({ seed: 'a question' });
/** Who is asked first. */
export const seat = toAct(goblinSummoner.decision(start))[0] as SeatOf<GoblinSummoner>;
/** The first question of a duel. */
export const question = (deadline = Number.POSITIVE_INFINITY): Question<GoblinSummoner> =>
  questionOf(goblinSummoner, start, { seat, events: [], random: createRandom('chance'), deadline });
