import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { goblinSummoner } from '../../src/games/goblin-summoner/index.js';
import { verify } from '../../src/index.js';
import { goblinry } from './keyboard.js';

const folder = mkdtempSync(join(tmpdir(), 'goblinry-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const play = (stdin: string, options = '--seed abc') => goblinry(`play goblin-summoner ${options}`, { stdin });
/** Answers, one a line. */
const lines = (...answers: readonly string[]): string => answers.map((answer) => `${answer}\n`).join('');

describe('play, read line by line', () => {
  test('is the game it always was', async () => {
    const { code, out, err } = await play(lines('1', '2', '3', 'b', '3', '1 2', 'c', 'p', 't', '1', '1', 'q'));
    expect([code, err]).toEqual([0, '']);
    await expect(out).toMatchFileSnapshot('../golden/play.txt');
  });

  test('can be played to its end, and its record replayed', async () => {
    const path = join(folder, 'end.json');
    const { code, out } = await play('1\n'.repeat(300), `--seed abc --record ${path}`);
    expect(code).toBe(0);
    expect(out).toMatch(/ wins the duel: [\s\S]*\d+ actions in all\.\nThe record is in /);
    const record = JSON.parse(readFileSync(path, 'utf8'));
    expect(verify(goblinSummoner, record)).toBeNull();
    expect(record.outcome).toBeDefined();
    const told = await goblinry(`replay ${path} --as 0`);
    expect([told.code, told.out.includes('The record is sound.')]).toEqual([0, true]);
  });

  test('shows the position, the hand and all that may be done, in words', async () => {
    const { out } = await play('');
    expect(out).toMatch(/Turn 1; Player acts\.\n {2}Player {2}shield 3\/3 {2}mana 5\/5 {2}hand 4/);
    expect(out).toMatch(/ {4}hand: Goblin King, /);
    expect(out).toMatch(/ {2}1 {2}Summon Goblin King 4\/4\/2 \(4 mana\)\n {7}When summoned: /);
    expect(out).toMatch(/ {2}\d {2}Pass\n/);
  });

  test('tells nothing that is hidden from the player', async () => {
    const { out } = await play('1\n'.repeat(300));
    expect(out).not.toMatch(/Bot has .* in hand|Bot has .* face down/);
    expect(out).toContain('Player has ');
  });

  test('end of input ends it, with a message and a record', async () => {
    const path = join(folder, 'cut.json');
    const { code, out } = await play('1\n', `--seed abc --record ${path}`);
    expect(code).toBe(0);
    expect(out).toMatch(/The input has ended\.\n\nThe game stops here, unfinished, after \d+ actions\.\n/);
    expect(verify(goblinSummoner, JSON.parse(readFileSync(path, 'utf8')))).toBeNull();
  });

  test.each(['q', 'Q'])('%s leaves it', async (answer) => {
    const { code, out } = await play(lines(answer));
    expect(code).toBe(0);
    expect(out).toMatch(/> [qQ]\n\nThe game stops here, unfinished, after 1 action\.\n$/);
  });

  test('concede gives it up', async () => {
    expect((await play(lines('concede'))).out).toContain('Bot wins the duel: Player concedes.');
  });

  test.each(['', '0', '99', '1 2', '-1', '1.5', '1e3', 'x', '__proto__', '1'.repeat(5000)])(
    '"%.20s" is asked again',
    async (answer) => {
      const { code, out } = await play(lines(answer, 'q'));
      expect(code).toBe(0);
      expect(out).toMatch(/Answer with one number from 1 to \d+\.\n> q\n/);
      expect(out).toContain('after 1 action.');
    },
  );

  test('answers without use come to an end, even if the input does not', async () => {
    const { code, out } = await play('nonsense\n'.repeat(100_000));
    expect(code).toBe(0);
    expect(out.match(/Answer with/g)).toHaveLength(20);
    expect(out).toContain('20 answers in a row were of no use.');
  });

  test('a line without end is no answer', async () => {
    const { code, out } = await play('1'.repeat(1_000_000));
    expect(code).toBe(0);
    expect(out.match(/Answer with/g)).toHaveLength(1);
    expect(out).toContain('The input has ended.');
  });

  test('lines of Windows are answers', async () => {
    expect((await play('1\r\nq\r\n')).out).toContain('Player summons Goblin King');
  });

  test('t says why an action stands', async () => {
    const { out } = await play(lines('t', 'q'));
    expect(out).toContain('> t\nThat stands. Another player has acted since.');
  });

  test('seats are told in their order, whoever sits there', async () => {
    const { out } = await play('q\n', '--seed abc --seat 1');
    expect(out).toMatch(/ {2}Bot {5}shield.*\n {2}Player {2}shield/);
  });

  test('plays with the decks that are named', async () => {
    const { out } = await play('', '--seed a --deck storm-school --against pack-hunt --seat 1');
    expect(out).toMatch(/Pack Hunt: legal.*\nStorm School: legal/);
    expect(out).toMatch(
      /hand: .*(Spark|Imp|Frostling|Spirit|Boulderkin|Stormcaller|Font|Prism|Blast|Insight|Leak|Rune|Unsummon)/,
    );
  });

  test('a seed is made up where none is given, and told', async () => {
    const seed = /seed "([0-9a-f]{8})"/.exec((await play('q\n', '')).out)?.[1];
    expect(seed).toBeDefined();
    const again = await play('q\n', `--seed ${seed}`);
    expect(again.out).toContain(`seed "${seed}"`);
  });
});
