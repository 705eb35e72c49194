import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '../../../src/index.js';
import {
  type Progress,
  readTournamentLog,
  runTournament,
  type Table,
  type TournamentOptions,
} from '../../../src/match/index.js';
import { embers } from '../../kit/embers/index.js';
import type { Embers } from '../../kit/embers/shape.js';
import { acting, first, random } from '../fake-bots.js';

const failing = acting((question) => {
  if (question.view.round > 1) throw new Error('é…\u{1f47a}"\\\n');
  return first(question);
}, 'failing');
const base: TournamentOptions<Embers> = {
  game: embers,
  entrants: [
    { name: 'random', bot: random },
    { name: 'lazy', bot: acting(first) },
    { name: 'failing', bot: failing },
  ],
  pairs: 1,
  seed: 'log',
};
const NEWLINE = 10;
interface Logged {
  readonly table: Table;
  readonly text: string;
  readonly heard: readonly Progress[];
}
async function run(more: Partial<TournamentOptions<Embers>> = {}): Promise<Logged> {
  const [lines, heard]: [string[], Progress[]] = [[], []];
  const table = await runTournament({
    ...base,
    log: (line) => void lines.push(line),
    onProgress: (progress) => void heard.push(progress),
    ...more,
  });
  return { table, text: lines.join(''), heard };
}
const problemOf = async (resume: string, more: Partial<TournamentOptions<Embers>> = {}) => {
  const error = await run({ resume, ...more }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InvalidInputError);
  const [problem] = (error as InvalidInputError).problems;
  return [problem?.code, problem?.path[1]];
};

describe('the log of a tournament', () => {
  test('is one JSON object a line, and the same for the same seeds', async () => {
    const { text } = await run();
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({
      tournament: 1,
      game: 'embers',
      seed: 'log',
      entrants: ['random', 'lazy', 'failing'],
    });
    expect(lines.slice(1).map(({ pair }) => pair)).toEqual([0, 1, 2]);
    expect((await run()).text).toBe(text);
  });

  test('that was cut at any byte is gone on with, to the same table and the same log', async () => {
    const short: Partial<TournamentOptions<Embers>> = { entrants: base.entrants.slice(1), pairs: 2 };
    const whole = await run(short);
    const bytes = Buffer.from(whole.text);
    for (let cut = 0; cut <= bytes.length; cut++) {
      const resume = bytes.subarray(0, cut).toString('utf8');
      const { sound, dropped, pairs } = readTournamentLog(resume);
      expect(dropped > 0).toBe(cut > 0 && bytes[cut - 1] !== NEWLINE);
      // Within a line all cuts leave the same: a few of them are played.
      if (cut % 9 > 0 && bytes[cut] !== NEWLINE && bytes[cut - 1] !== NEWLINE) continue;
      const { table, text, heard } = await run({ ...short, resume });
      expect(table).toEqual(whole.table);
      expect(sound + text).toBe(whole.text);
      expect(heard[0]).toEqual({ type: 'resumed', pairs: pairs.length, of: 2, dropped });
    }
  });

  test('of fewer pairs is gone on with to more', async () => {
    const short = await run({ pairs: 2 });
    const long = await run({ pairs: 5 });
    expect(long.text.startsWith(short.text)).toBe(true);
    const resumed = await run({ pairs: 5, resume: short.text });
    expect(resumed.table).toEqual(long.table);
    expect(short.text + resumed.text).toBe(long.text);
  });

  test('that is whole needs no game to be played', async () => {
    const whole = await run();
    const none = acting(() => {
      throw new Error('nobody should ask');
    });
    const entrants = base.entrants.map(({ name }) => ({ name, bot: none }));
    expect((await run({ resume: whole.text, entrants })).table).toEqual(whole.table);
  });

  test('goes on after a crash of whoever plays', async () => {
    const whole = await run();
    const lines: string[] = [];
    const log = (line: string): void => {
      if (lines.length === 2) throw new Error('no room left');
      lines.push(line);
    };
    await expect(run({ log })).rejects.toThrow('no room left');
    expect((await run({ resume: lines.join('') })).table).toEqual(whole.table);
  });

  test('keeps the decision of a sequential test', async () => {
    const sprt = { elo0: 0, elo1: 200 };
    const entrants = base.entrants
      .slice(0, 2)
      .map((each, i) => (i === 0 ? each : { ...each, bot: acting(({ seat }) => ({ type: 'concede', seat })) }));
    const whole = await run({ entrants, pairs: 200, sprt });
    expect(whole.table.sprt?.accepted).toBe('elo1');
    const again = await run({ entrants, pairs: 200, sprt, resume: whole.text });
    expect([again.table, again.text]).toEqual([whole.table, '']);
  });

  test('of another tournament is refused', async () => {
    const { text } = await run();
    expect(await problemOf(text, { seed: 'other' })).toEqual(['other-tournament', 1]);
    expect(await problemOf(text, { limits: { steps: 9 } })).toEqual(['other-tournament', 1]);
    expect(await problemOf(text, { entrants: base.entrants.slice(1) })).toEqual(['other-tournament', 1]);
  });

  test('that is none is refused, with the line', async () => {
    const { text } = await run();
    const [head = '', one = '', two = ''] = text.split('\n');
    expect(await problemOf('what\n')).toEqual(['not-a-log', 1]);
    expect(await problemOf('{}\n')).toEqual(['not-a-log', 1]);
    expect(await problemOf('null\n')).toEqual(['not-a-log', 1]);
    expect(await problemOf(`${head}\n${one.slice(0, 40)}\n${two}\n`)).toEqual(['not-a-log', 2]);
    expect(await problemOf(`${head}\n${two}\n`)).toEqual(['not-a-log', 2]);
    expect(await problemOf(`${head}\n${one}\n${one}\n`)).toEqual(['not-a-log', 3]);
    expect(await problemOf(`${head}\n${one.replace('"winners":[', '"winners":[7,')}\n`)).toEqual(['not-a-log', 2]);
    expect(await problemOf(`${head}\n\n`)).toEqual(['not-a-log', 2]);
  });
});
