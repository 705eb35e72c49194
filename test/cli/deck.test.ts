import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatDeckText, parseDeckText, validateDeck } from '../../src/games/goblin-summoner/deck.js';
import { decks } from '../../src/games/goblin-summoner/index.js';
import { goblinry } from './keyboard.js';

const GAME = '--game goblin-summoner';
const folder = mkdtempSync(join(tmpdir(), 'goblinry-deck-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file in the folder of this test. */
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const warrens = formatDeckText(decks['warren-rush']);
const legal = 'Warren Rush: legal; 22 of 22 cards, 34 of 35 mana, affinity Goblin.\n';
/** Three Kings too many, a slip of the pen, and what is no card. */
const bad = 'Name: Mine\nAffinity: Goblin\n3 Goblin Soldeir\n5 Goblin King\n-1 Net\n2 Rally\nFoo bar\n';

describe('deck check', () => {
  test.each(Object.keys(decks))('%s is legal', async (id) => {
    const { code, out } = await goblinry(`deck check ${id} ${GAME}`);
    expect(code).toBe(0);
    expect(out).toMatch(/: legal; 22 of 22 cards/);
  });

  test.each([
    ['a list', warrens],
    ['JSON', JSON.stringify(decks['warren-rush'])],
    ['a list with a mark at its beginning and line ends of Windows', `\ufeff${warrens.replace(/\n/g, '\r\n')}`],
    ['JSON with a mark at its beginning', `\ufeff${JSON.stringify(decks['warren-rush'], null, 2)}`],
  ])('reads %s from a file and from the standard input', async (_, text) => {
    expect(await goblinry(`deck check ${file('deck', text)} ${GAME}`)).toMatchObject({ code: 0, out: legal, err: '' });
    expect(await goblinry(`deck check - ${GAME}`, { stdin: text })).toMatchObject({ code: 0, out: legal, err: '' });
  });

  test('tells all that is wrong at once, with lines, rules and remedies', async () => {
    const { code, out, err } = await goblinry(`deck check - ${GAME}`, { stdin: bad });
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/^Mine: illegal; 7 of 22 cards/);
    expect(out).toMatch(/1\. Line 3: "Goblin Soldeir" is no card .* Did you mean Goblin\s+Soldier/);
    expect(out).toMatch(/2\. Line 5: "-1" is no number of copies/);
    expect(out).toMatch(/3\. Line 7: "Foo bar" is no card/);
    expect(out).toContain('The deck has 7 cards and must have 22 (G-12.1).');
    expect(out).toMatch(
      /Goblin King is in the deck 5 times, and may be at most 3 times \(G-12\.3\)\.\n {5}line 4: 5 Goblin King\n {5}To mend it: take out 2 Goblin King\./,
    );
  });

  test('an unfinished deck is incomplete, and not legal yet', async () => {
    const { code, out } = await goblinry(`deck check - ${GAME}`, { stdin: 'Affinity: Goblin\n3 Net\n' });
    expect(code).toBe(1);
    expect(out).toMatch(/: incomplete; 3 of 22 cards/);
  });

  test('--json is the verdict with codes, and what could not be read', async () => {
    const { code, out } = await goblinry(`deck check - ${GAME} --json`, { stdin: bad });
    const { game, status, issues, problems, deck } = JSON.parse(out);
    expect([code, game, status]).toEqual([1, 'goblin-summoner', 'illegal']);
    expect(issues.map((issue: { code: string }) => issue.code)).toEqual(['unknown-card', 'bad-count', 'unknown-card']);
    expect(problems.map((problem: { code: string }) => problem.code)).toEqual(['deck-size', 'deck-copies']);
    expect(deck).toEqual(parseDeckText(bad).deck);
  });

  test('JSON that is no deck is told with paths', async () => {
    const stdin = '{"crads": [], "affinity": "goblin", "__proto__": 1}';
    const { code, out } = await goblinry(`deck check - ${GAME}`, { stdin });
    expect(code).toBe(1);
    expect(out).toMatch(/`crads` is not known here .*did you mean cards\?/);
    expect(out).toContain('`cards` is missing');
    expect(out).toContain('`__proto__` is not known here');
  });

  test('a file of nonsense is not told without end', async () => {
    const { code, lines, out } = await goblinry(`deck check - ${GAME}`, { stdin: 'nonsense\n'.repeat(10_000) });
    expect(code).toBe(1);
    expect(lines.length).toBeLessThan(300);
    expect(out).toMatch(/And \d+ more problems\.\n$/);
    const mended = await goblinry(`deck repair - ${GAME}`, { stdin: `3 Net\n${'nonsense\n'.repeat(10_000)}` });
    expect(mended.err).toContain('leave out 10000 lines that are not understood');
    expect(mended.err.split('\n').length).toBeLessThan(50);
    expect(validateDeck(parseDeckText(mended.out).deck).status).toBe('legal');
  });
});

describe('what cannot be read is one clear line, and exit code 2', () => {
  const cases: readonly (readonly [what: string, content: string | Uint8Array, says: RegExp])[] = [
    ['nothing', ' \n', /is empty: there is no deck in it/],
    ['UTF-16', Buffer.from(`\ufeff${warrens}`, 'utf16le'), /is encoded as UTF-16; save the deck as UTF-8/],
    ['bad UTF-8', Buffer.from('Caf\xe9\n', 'latin1'), /is not text in UTF-8, as a deck must be/],
    ['binary data', '\0\x01\x02', /holds binary data, not a deck/],
    ['more than 1 MB', 'x'.repeat(1_048_577), /is too large: a deck may have 1 MB at most/],
    ['JSON that breaks off', '{"affinity":"goblin","cards":[', /is not JSON: it breaks off before its end/],
    ['JSON that breaks off in a text', '{"affinity":"gob', /is not JSON: it breaks off before its end/],
    ['JSON that is wrong', '{"affinity":"goblin",\n "cards":[] 3}', /is not JSON: .* at line 2, column 13\./],
  ];
  test.each(cases)('%s', async (_, content, says) => {
    for (const run of [
      await goblinry(`deck check ${file('unreadable', content)} ${GAME}`),
      await goblinry(`deck repair - ${GAME}`, { stdin: content }),
    ]) {
      expect([run.code, run.out]).toEqual([2, '']);
      expect(run.err).toMatch(says);
      expect(run.err.trimEnd().split('\n')).toHaveLength(1);
    }
  });
});

describe('deck format', () => {
  test('prints the canonical list, which says the same again', async () => {
    const messy = 'affinity: goblin\n  2x goblin SOLDIER # strong\nNet\nGoblin Soldier x1\n';
    const { code, out } = await goblinry(`deck format - ${GAME}`, { stdin: messy });
    expect(code).toBe(0);
    expect(out).toBe('Affinity: Goblin\n\nMonsters:\n3 Goblin Soldier\n\nTraps:\n1 Net\n');
    expect((await goblinry(`deck format - ${GAME}`, { stdin: out })).out).toBe(out);
  });

  test('--json prints the deck as data', async () => {
    const { out } = await goblinry(`deck format warren-rush ${GAME} --json`);
    expect(validateDeck(JSON.parse(out)).status).toBe('legal');
  });

  test('does nothing to a deck it does not understand as a whole', async () => {
    const path = file('bad.txt', bad);
    const { code, out, err } = await goblinry(`deck format ${path} ${GAME} --write`);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('"Foo bar"');
    expect(readFileSync(path, 'utf8')).toBe(bad);
  });

  test('--write changes the file, and leaves JSON as JSON', async () => {
    const text = file('mine.txt', warrens.toLowerCase());
    const data = file('mine.json', JSON.stringify(decks['pack-hunt']));
    expect((await goblinry(`deck format ${text} ${GAME} --write`)).err).toMatch(/is in its canonical form now/);
    expect((await goblinry(`deck format ${text} ${GAME} --write`)).err).toMatch(/was in its canonical form/);
    expect(readFileSync(text, 'utf8')).toBe(warrens.replace('Name: Warren Rush', 'Name: warren rush'));
    await goblinry(`deck format ${data} ${GAME} --write`);
    expect(JSON.parse(readFileSync(data, 'utf8'))).toEqual(decks['pack-hunt']);
  });
});

describe('deck repair', () => {
  test('prints a legal deck, and beside it what was changed', async () => {
    const { code, out, err } = await goblinry(`deck repair - ${GAME}`, { stdin: bad });
    expect(code).toBe(0);
    expect(err).toContain('read "Goblin Soldeir" on line 3 as Goblin Soldier');
    expect(err).toContain('leave out line 7, "Foo bar"');
    expect(err).toContain('take out 2 Goblin King');
    const { deck, issues } = parseDeckText(out);
    expect(issues).toEqual([]);
    expect(validateDeck(deck).status).toBe('legal');
    expect(deck.cards).toContainEqual({ card: 'goblin-soldier', copies: 3 });
  });

  test('leaves a legal deck as it is', async () => {
    const { code, out, err } = await goblinry(`deck repair warren-rush ${GAME}`);
    expect([code, out, err]).toEqual([0, warrens, 'Warren Rush is legal as it is.\n']);
  });

  test('--write changes the file, and leaves JSON as JSON', async () => {
    const { cards, ...rest } = decks['warren-rush'];
    const path = file('short.json', JSON.stringify({ ...rest, cards: cards.slice(1) }));
    const { code, out } = await goblinry(`deck repair ${path} ${GAME} --write`);
    expect([code, out]).toEqual([0, '']);
    expect(validateDeck(JSON.parse(readFileSync(path, 'utf8'))).status).toBe('legal');
  });

  test('does not make a deck of a file in which there is none', async () => {
    const path = file('readme.md', '# Read me\n\nThis is no deck.\n');
    const { code, out, err } = await goblinry(`deck repair ${path} ${GAME} --write`);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/cannot be repaired\.\n {2}1\. Line 3: "This is no deck\."/);
    expect(readFileSync(path, 'utf8')).toBe('# Read me\n\nThis is no deck.\n');
  });

  test('says why malformed JSON cannot be repaired', async () => {
    const { code, out, err } = await goblinry(`deck repair - ${GAME}`, { stdin: '{"cards": 3, "affinity": "goblin"}' });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/cannot be repaired\.\n {2}1\. `cards` must be a list/);
  });

  test('--json is the deck and the edits', async () => {
    const { out } = await goblinry(`deck repair - ${GAME} --json`, { stdin: bad });
    const { deck, edits, corrections } = JSON.parse(out);
    expect(validateDeck(deck).status).toBe('legal');
    expect(edits).toContainEqual({ edit: 'remove', card: 'goblin-king', copies: 2 });
    expect(corrections).toHaveLength(3);
  });
});

test('deck list names every ready deck', async () => {
  const { code, lines } = await goblinry(`deck list ${GAME}`);
  expect(code).toBe(0);
  expect(lines.flatMap((line) => /^[a-z-]+/.exec(line)?.[0] ?? [])).toEqual(Object.keys(decks));
  expect(JSON.parse((await goblinry(`deck list ${GAME} --json`)).out)).toEqual(decks);
});
