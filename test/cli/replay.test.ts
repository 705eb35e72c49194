import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type GoblinSummoner, goblinSummoner } from '../../src/games/goblin-summoner/index.js';
import { createRecord, type GameRecord, timeline } from '../../src/index.js';
import { goblinry } from './keyboard.js';

const folder = mkdtempSync(join(tmpdir(), 'goblinry-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));
const record: GameRecord<GoblinSummoner> = JSON.parse((await goblinry('demo --json')).out);
const length = record.actions.length;

/** The record, or what is made of it, in a file. */
function file(changes: object = {}): string {
  const path = join(folder, 'record.json');
  writeFileSync(path, JSON.stringify({ ...record, ...changes }));
  return path;
}

describe('replay', () => {
  test('tells the game as the demo did', async () => {
    const told = (await goblinry('demo')).lines;
    const { code, lines, err } = await goblinry(`replay ${file()}`);
    expect([code, err]).toEqual([0, '']);
    expect(lines.slice(0, 2)).toEqual([
      'Goblin Summoner: Warren Rush against Restless Dead, seen by a spectator',
      `${length} actions. The record is sound.`,
    ]);
    const first = lines.findIndex((line) => line.startsWith('Turn 1 begins'));
    const last = lines.findIndex((line) => line.includes('wins the duel'));
    const start = told.indexOf(lines[first] ?? '');
    expect(lines.slice(first, last + 1)).toEqual(told.slice(start, start + last + 1 - first));
    expect(lines).toContain(record.hash);
  });

  test('reads the standard input', async () => {
    const { code, out } = await goblinry('replay -', { stdin: JSON.stringify(record) });
    expect(code).toBe(0);
    expect(out).toBe((await goblinry(`replay ${file()}`)).out);
  });

  test('shows each seat its own hand and no other', async () => {
    const names = ['Warren Rush', 'Restless Dead'];
    for (const seat of [0, 1]) {
      const { out } = await goblinry(`replay ${file()} --as ${seat}`);
      expect(out).toContain(`seen by seat ${seat}, ${names[seat]}`);
      expect(out).toMatch(new RegExp(`^    ${names[seat]} has .* in hand\\.$`, 'm'));
      expect(out).not.toMatch(new RegExp(`^    ${names[1 - seat]} has `, 'm'));
    }
    expect((await goblinry(`replay ${file()} --as all`)).out).toMatch(/^ {4}Restless Dead has .* in hand\.$/m);
  });

  test.each([0, 1, 40, length])('--at %i shows that position', async (at) => {
    const { code, out } = await goblinry(`replay ${file()} --at ${at} --as 0`);
    expect(code).toBe(0);
    expect(out).toContain(`After ${at} action${at === 1 ? '' : 's'} of ${length}:`);
    const { players } = timeline(goblinSummoner, record).at(at);
    for (const { deck, discard, pool } of players) {
      expect(out).toMatch(new RegExp(`mana ${pool}/5 +hand .* deck ${deck.length} +discard ${discard.length}$`, 'm'));
    }
  });

  test('--json holds what the viewer saw of each action, and the position', async () => {
    const { out } = await goblinry(`replay ${file()} --json --as 1 --at 40`);
    const { ok, actions, at, as, events, view, hash } = JSON.parse(out);
    expect({ ok, actions, at, as, hash }).toEqual({ ok: true, actions: length, at: 40, as: 1, hash: record.hash });
    const line = timeline(goblinSummoner, record);
    expect(events).toEqual(Array.from({ length: 40 }, (_, index) => line.events(index, 1)));
    expect(view).toEqual(goblinSummoner.view(line.at(40), 1));
  });

  test('an unfinished record is sound, and said to be unfinished', async () => {
    const part = createRecord(goblinSummoner, record.config, record.actions.slice(0, 20));
    const { code, out } = await goblinry('replay -', { stdin: JSON.stringify(part) });
    expect(code).toBe(0);
    expect(out).toMatch(/20 actions\. The record is sound\.[\s\S]*The game is not over\./);
  });
});

describe('a record that cannot be played is refused, with the reason', () => {
  const swapped = record.actions.map((action, index) =>
    index === 5 ? { type: 'pass', seat: 1 - action.seat } : action,
  );
  const cases: readonly (readonly [code: string, changes: object, says: string])[] = [
    ['other-game', { game: 'chess' }, 'It is of a game that is not known here, "chess".'],
    ['not-a-record', { game: 7 }, 'It names no game.'],
    ['not-a-record', { format: 2 }, 'This is not the record of a game: its "format" is not as it should be.'],
    ['other-rules', { rules: '99' }, 'It was played by other rules than version 1 of Goblin Summoner.'],
    ['other-cards', { cards: '0' }, 'It was played with other cards than those of Goblin Summoner here.'],
    ['unknown-key', { seeed: 1 }, 'A record of a game has no "seeed".'],
    ['wrong-type', { config: { seed: 'a', decks: 3 } }, '`config.decks` must be a list.'],
  ];
  test.each(cases)('%s', async (code, changes, says) => {
    const run = await goblinry(`replay ${file(changes)}`);
    expect([run.code, run.err]).toEqual([1, '']);
    expect(run.out.replace(/\s+/g, ' ').trim()).toBe(`The record is refused (${code}). ${says}`);
    const { ok, index, problem, view } = JSON.parse((await goblinry(`replay ${file(changes)} --json`)).out);
    expect({ ok, index, code: problem.code, view }).toEqual({ ok: false, index: 0, code, view: null });
  });

  test('an illegal action in the middle: its index, the rule, and the position before it', async () => {
    const { code, out } = await goblinry(`replay ${file({ actions: swapped })} --as 0`);
    expect(code).toBe(1);
    expect(out.replace(/\s+/g, ' ')).toMatch(
      /^The action at index 5 is refused \(not-your-action\)\. .* \(G-5\.1\)\. /,
    );
    expect(out).toContain('The position after 5 actions, seen by seat 0, Warren Rush:');
    const at = (await goblinry(`replay ${file()} --as 0 --at 5`)).out;
    expect(at).toContain(out.slice(out.indexOf('Turn 1; ')));
    const json = JSON.parse((await goblinry(`replay ${file({ actions: swapped })} --as 0 --json`)).out);
    expect(json).toMatchObject({ ok: false, index: 5, problem: { code: 'not-your-action', rule: 'G-5.1' } });
    expect(json.view).toEqual(goblinSummoner.view(timeline(goblinSummoner, record).at(5), 0));
  });

  test('an action that is none', async () => {
    const actions = [...record.actions.slice(0, 3), { type: 'fly', seat: 0 }];
    const { code, out } = await goblinry(`replay ${file({ actions })}`);
    expect(code).toBe(1);
    expect(out).toMatch(/^The action at index 3 is refused \(unknown-action\)\./);
  });

  test('one that is cut off', async () => {
    const { code, out } = await goblinry(`replay ${file({ actions: record.actions.slice(0, 50) })}`);
    expect(code).toBe(1);
    expect(out.replace(/\s+/g, ' ')).toContain(
      'refused (cut-off). It says how the game ended, but breaks off before that, after 50 actions.',
    );
    expect(out).toContain('The position after 50 actions, seen by a spectator:');
  });

  test.each([
    [{ hash: '0' }, 'the hashes differ'],
    [{ outcome: { winners: [1], reason: 'concede', rule: 'G-10.9' } }, 'in another way than the record says'],
  ])('%o is told, and the game all the same', async (changes, says) => {
    const { code, out } = await goblinry(`replay ${file(changes)}`);
    expect(code).toBe(1);
    expect(out.replace(/\s+/g, ' ')).toContain(says);
    expect(out).toContain('wins the duel');
  });

  test('another game than the one that is asked for', async () => {
    const { code, out } = await goblinry(`replay ${file({ game: 'chess' })} --game goblin-summoner`);
    expect(code).toBe(1);
    expect(out.replace(/\s+/g, ' ')).toContain('(other-game). It is the record of another game than Goblin Summoner.');
  });
});

describe('what is no record at all is one clear line, and exit code 2', () => {
  test.each([
    ['', /is empty: there is no record in it/],
    [JSON.stringify(record).slice(0, 400), /is not JSON: it breaks off before its end/],
    ['hello', /is not JSON: Unexpected token/],
  ])('%j', async (stdin, says) => {
    const { code, out, err } = await goblinry('replay -', { stdin });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
  });

  test.each([
    ['--as 2', 'nobody can look on as "2": use a seat from 0 to 1, spectator or all.'],
    ['--as __proto__', 'nobody can look on as "__proto__": use a seat from 0 to 1, spectator or all.'],
    [`--at ${length + 1}`, `--at ${length + 1} is not in this record: use a number from 0 to ${length}.`],
    ['--at 1.5', `--at 1.5 is not in this record: use a number from 0 to ${length}.`],
  ])('%s', async (option, says) => {
    expect(await goblinry(`replay ${file()} ${option}`)).toMatchObject({
      code: 2,
      out: '',
      err: `goblinry: ${says}\n`,
    });
  });
});
