import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { htmlOf } from '../../src/cli/contest/html.js';
import { gobulon } from '../../src/games/gobulon/index.js';
import { verify } from '../../src/index.js';
import { goblinry } from './keyboard.js';

const folder = mkdtempSync(join(tmpdir(), 'goblinry-contest-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);
const bot = (name: string, text: string): string => {
  writeFileSync(file(name), text);
  return file(name);
};
const MEEK = `export const createBot = () => ({ name: 'meek', choose: ({ seat }) => ({ type: 'concede', seat }) });`;
const CUP = 'tournament gobulon random other=random --pairs 2 --seed cup';

describe('goblinry match', () => {
  test('plays one game, and says how it ended', async () => {
    const { code, out, err } = await goblinry('match gobulon random other=random --seed a');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^Gobulon: random against other, seed "a"\n\n(random wins|other wins|A draw): .* \(B-9\.\d\)\.\n/,
    );
    expect(out).toMatch(/\d+ actions\. The hash of the record:\n[0-9a-f]{64}\n$/);
    expect((await goblinry('match gobulon random other=random --seed a')).out).toBe(out);
  });

  test('plays modules, writes the record, and prints the result as JSON', async () => {
    const meek = bot('meek.mjs', MEEK);
    const record = file('record.json');
    const { code, out } = await goblinry(`match gobulon random "${meek}" --seed a --record "${record}" --json`);
    expect(code).toBe(0);
    const result = JSON.parse(out);
    expect(result).toMatchObject({
      game: 'gobulon',
      winners: [0],
      ending: { kind: 'played', outcome: { reason: 'concede' } },
    });
    expect(JSON.parse(readFileSync(record, 'utf8'))).toEqual(result.record);
    expect(verify(gobulon, result.record)).toBe(null);
  });

  test.each([
    ['late.mjs', 'choose: () => new Promise(() => {})', 'bad was late and forfeits. No answer within 20 ms.'],
    [
      'illegal.mjs',
      `choose: ({ seat }) => ({ type: 'dance', seat })`,
      'bad acted illegally and forfeits. The action was refused: unknown action (B-13.6).',
    ],
    ['crash.mjs', `choose: () => { throw new Error('no idea'); }`, 'bad crashed and forfeits. no idea'],
  ])('tells the forfeit of %s, and exits with 1', async (name, choose, says) => {
    const path = bot(name, `export const createBot = () => ({ name: 'x', ${choose} });`);
    const { code, out } = await goblinry(`match gobulon "bad=${path}" random --seed a --ms 20`);
    expect(code).toBe(1);
    expect(out).toContain(`${says}\n`);
  });

  test('stops where it is told to, and tells it in French', async () => {
    const { code, out } = await goblinry('match gobulon random random --seed a --steps 4 --lang fr');
    expect(code).toBe(0);
    expect(out).toContain(
      'Gobulon : random contre random 2, graine « a »\n\nPartie nulle : arrêtée après 4 actions.\n',
    );
  });

  test('refuses a deck that is not legal', async () => {
    const deck = file('bad.txt');
    writeFileSync(deck, '4 Chat perché\n');
    const { code, err } = await goblinry(`match gobulon random random --decks "comme-chat,${deck}"`);
    expect(code).toBe(1);
    expect(err).toContain('is not a legal deck');
  });
});

describe('goblinry tournament', () => {
  test('counts, with lines beside the output in a pipe', async () => {
    const { code, out, err } = await goblinry(CUP);
    expect(code).toBe(0);
    expect(err).toBe('1 of 2 pairs\n2 of 2 pairs\n');
    expect(out).toMatch(
      /^Gobulon: tournament, seed "cup"\n\nAll bots against all others\nbot +games +won\/drawn\/lost/,
    );
    expect(out).toMatch(/^random +4 .*50\.0 % .*0 \[-\d+, \d+\]$/m);
    expect(out).toMatch(/2 mirrored pairs \(two games each, the same seed, seats swapped\), \d+\s+actions\./);
    expect(out).toContain('Intervals are those of 95 %; a draw is half a point.\n');
    expect((await goblinry(CUP)).out).toBe(out);
  });

  test('tells bot against bot, decks at both seats, and forfeits', async () => {
    const crash = bot(
      'crash.mjs',
      `export const createBot = () => ({ name: 'x', choose: () => { throw new Error('no'); } });`,
    );
    const { out } = await goblinry(`${CUP} "bad=${crash}" --pairs 1 --decks comme-chat,ruee-vers-l-or`);
    expect(out).toContain('Bot against bot');
    expect(out).toMatch(/^random against bad +8 +8\/0\/0 +100\.0 % /m);
    expect(out).toMatch(/^bad +16 +0\/0\/16 .* 0\/0\/16$/m);
    expect(out).toMatch(/^Comme Chat against La ruée vers l'or +6 /m);
    expect(out.match(/ against (Comme Chat|La ruée)/g)).toHaveLength(4);
  });

  test('writes a page that needs nothing else', async () => {
    const page = file('report.html');
    const { code, out } = await goblinry(`${CUP} "meek=${bot('meek.mjs', MEEK)}" --html "${page}"`);
    expect(code).toBe(0);
    expect(out).toContain(`The report is in ${page.slice(0, 60)}`);
    const html = readFileSync(page, 'utf8');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).not.toMatch(/<script|<link|<img|https?:|url\(|@import/);
    expect(html.match(/class="bar"/g)).toHaveLength(3);
    expect(html).toContain('class="interval"');
    for (const tag of ['html', 'body', 'table', 'tr', 'td', 'div', 'span']) {
      expect(html.match(new RegExp(`<${tag}\\b`, 'g'))?.length).toBe(html.match(new RegExp(`</${tag}>`, 'g'))?.length);
    }
  });

  test('prints the table as JSON and nothing else', async () => {
    const { out, err } = await goblinry(`${CUP} --json`);
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({ game: 'gobulon', seed: 'cup', pairs: 2, of: 2, sprt: null });
  });

  test('goes on from its log, where that was cut', async () => {
    const log = file('cup.jsonl');
    const whole = await goblinry(`${CUP} --log "${log}"`);
    const text = readFileSync(log, 'utf8');
    expect(text.trimEnd().split('\n')).toHaveLength(3);
    const again = await goblinry(`${CUP} --log "${log}"`);
    expect(again).toMatchObject({
      code: 2,
      err: expect.stringContaining('is there already; go on with it by --resume'),
    });
    writeFileSync(log, text.slice(0, -30));
    const resumed = await goblinry(`${CUP} --log "${log}" --resume`);
    expect(resumed.err).toMatch(
      /^1 pair of 2 comes from the log\. Its last line was only half written and is dropped\.\n/,
    );
    expect(resumed.out).toBe(whole.out);
    expect(readFileSync(log, 'utf8')).toBe(text);
    const other = await goblinry(`tournament gobulon random other=random --pairs 2 --seed x --log "${log}" --resume`);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('the log belongs to another tournament') });
    expect(readFileSync(log, 'utf8')).toBe(text);
  });

  test('stops when its sequential test is decided', async () => {
    const meek = bot('meek.mjs', MEEK);
    const { out } = await goblinry(`tournament gobulon random "${meek}" --pairs 500 --seed a --sprt 0,100`);
    expect(out).toMatch(/accepts a difference of 100\s+Elo/);
    expect(out).toMatch(/mirrored pairs of 500/);
  });
});

test('a page shows foreign text as text', () => {
  const name = `<b onclick="x('y')">&`;
  const bar = { name, share: 0.5, interval: { low: 0.4, high: 0.6 } };
  const section = { title: name, heads: [name], rows: [[name]] };
  const matrix = { title: name, names: [name], cells: [[bar]] };
  const html = htmlOf({ language: 'en', title: name, bars: [bar], matrix, sections: [section], closing: [name] });
  expect(html).not.toContain('<b ');
  expect(html.match(/&lt;b onclick=&quot;x\(&#39;y&#39;\)&quot;&gt;&amp;/g)?.length).toBe(11);
});

describe('goblinry deck lab', () => {
  test('tells how decks do against each other, and which cards win and lose', async () => {
    const { code, out } = await goblinry(
      'deck lab comme-chat ruee-vers-l-or creatures-fantastiques --game gobulon --pairs 4 --seed lab',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^Comme Chat +16 +\d+\.\d % +\d+\.\d–\d+\.\d %$/m);
    expect(out).toContain('Points of the deck in the row against the deck in the column');
    expect(out).toContain('Cards that win most');
    expect(out).toContain('Cards that lose most');
  });

  test('adds up, and shows the same as JSON and as a page', async () => {
    const page = file('lab.html');
    const lab = `deck lab comme-chat ruee-vers-l-or --game gobulon --pairs 8 --seed lab --html "${page}"`;
    const { standings, crosses, cards } = JSON.parse((await goblinry(`${lab} --json`)).out);
    expect(standings.map(({ games }: { games: number }) => games)).toEqual([16, 16]);
    expect(standings[0].wins).toBe(standings[1].losses);
    expect(crosses[0].games).toBe(16);
    expect(cards.length).toBeGreaterThanOrEqual(0);
    for (const { games, share, interval } of cards) {
      expect(games).toBeLessThanOrEqual(32);
      expect(interval.low).toBeLessThanOrEqual(share);
    }
    expect(readFileSync(page, 'utf8')).toContain('class="bar"');
  });
});

test.each<readonly [string, string]>([
  ['match gobulon random', 'the game is for 2 bots, not 1.'],
  ['match gobulon random randm', 'there is no bot "randm". Did you mean random?'],
  ['match gobulon random x', 'there is no bot "x". Bots: random, a module (./my-bot.mjs) or exec:COMMAND.'],
  ['match gobulon random ./none.mjs', 'cannot read ./none.mjs: there is no such file.'],
  ['match gobulon random random --ms 0', '--ms needs a whole number of 1 or more, not "0".'],
  ['match gobulon random random --decks comme-chat', 'a match of Gobulon needs 2 decks, not 1: write --decks A,B.'],
  ['tournament gobulon random', 'a tournament needs two bots or more.'],
  ['tournament gobulon random random --format swiss', '--format is round-robin or gauntlet, not "swiss".'],
  [
    'tournament gobulon random random --sprt 5,5',
    '--sprt needs two differences of Elo, the smaller first, as 0,10, not "5,5".',
  ],
  ['tournament gobulon random random --resume', '--resume needs --log FILE, the log to go on with.'],
  ['tournament gobulon random random random --sprt 0,5', 'a sequential test is for two bots.'],
  ['deck lab comme-chat --game gobulon', 'a laboratory needs two decks or more.'],
])('%s is told what is wrong with it', async (command, says) => {
  expect(await goblinry(command)).toMatchObject({ code: 2, err: `goblinry: ${says}\n` });
});

test.each<readonly [string, string, string]>([
  ['empty.mjs', '', 'its module does not export createBot(game, options).'],
  ['broken.mjs', 'throw new Error("not today");', 'its module throws when it is loaded. not today'],
  ['cross.mjs', 'export const createBot = () => { throw new Error("no"); };', 'its createBot throws. no'],
  ['odd.mjs', 'export const createBot = () => 7;', 'createBot does not give a bot: an object with name and choose.'],
])('a module that is no bot is told apart: %s', async (name, text, says) => {
  const { code, err } = await goblinry(`tournament gobulon random "mine=${bot(name, text)}" --pairs 1`);
  expect([code, err]).toEqual([2, `goblinry: mine: ${says}\n`]);
});
