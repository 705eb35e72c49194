import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { widthOf } from '../../src/cli/text.js';
import { formatDeckText, parseDeckText, validateDeck } from '../../src/games/salvation-summoner/deck.js';
import { salvationSummoner, supplies } from '../../src/games/salvation-summoner/index.js';
import { createRandom, verify } from '../../src/index.js';
import { goblinry } from './keyboard.js';

const folder = mkdtempSync(join(tmpdir(), 'goblinry-salvation-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A text on one line, however it was broken. */
const unbroken = (text: string): string => text.replace(/\s+/g, ' ');
/** A file in the folder of this test. */
function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
/** Lines that are wider than a terminal of the usual size. */
const tooWide = (lines: readonly string[]): readonly string[] => lines.filter((line) => widthOf(line) > 80);

describe('Salvation Summoner: cards', () => {
  test('come in English and in Japanese, in straight columns', async () => {
    const english = await goblinry('cards salvation-summoner --skill undying --kind unit');
    expect(english.out).toMatch(/^UNDEAD MARCH +cost +mana +m\/HP +attack$/m);
    expect(english.out).toMatch(/^Undead Archer +4 +1 {2}2\/2 +ranged physical\n {4}anti-air, undying\.$/m);
    const japanese = await goblinry('cards salvation-summoner --skill undying --lang ja');
    expect(japanese.out).toMatch(/^アンデットアーチャー +4 +1 {2}2\/2 +遠距離 物理\n {4}飛行迎撃、不死。$/m);
    const starts = japanese.lines
      .filter((line) => /近接|遠距離/.test(line))
      .map((line) => widthOf(line.split(/近接|遠距離/)[0] ?? ''));
    expect(new Set(starts).size).toBe(1);
    expect(tooWide(japanese.lines)).toEqual([]);
  });

  test('can be picked by series, kind, cost, tag, skill, role and words', async () => {
    const { out } = await goblinry('cards salvation-summoner --tag goblin --cost 4 --json');
    const found: { id: string }[] = JSON.parse(out);
    expect(found.map(({ id }) => id)).toEqual(['goblin-shaman', 'goblin-raider-chariot']);
    expect((await goblinry('cards salvation-summoner --role special --kind spell')).out).toMatch(/^Necronomicon /m);
    expect((await goblinry('cards salvation-summoner 竜 --lang ja')).code).toBe(1);
    expect((await goblinry('cards salvation-summoner ドラゴン --lang ja')).out).toContain('エルダードラゴン');
    expect(await goblinry('cards salvation-summoner --lang fr')).toMatchObject({ code: 2, out: '' });
  });
});

describe('Salvation Summoner: supplies are its decks', () => {
  test.each(Object.keys(supplies))('%s is legal', async (id) => {
    const { code, out } = await goblinry(`deck check ${id} --game salvation-summoner`);
    expect([code, out]).toEqual([0, expect.stringMatching(/: legal; 15 of 15 kinds, \d+ units, /)]);
  });

  const bad = 'Name: Mine\nTroll\nElf\nElf\nKnight\nGobblin Warlord\nFoo: bar\n';
  test('are checked in the language that is asked for', async () => {
    const path = file('bad.txt', bad);
    const english = await goblinry(`deck check ${path} --game salvation-summoner`);
    expect([english.code, english.out]).toEqual([1, expect.stringContaining('Mine: illegal; 4 of 15 kinds')]);
    expect(unbroken(english.out)).toContain('Line 6: "Gobblin Warlord" is no card of the sets in use. Did you mean');
    expect(unbroken(english.out)).toContain('The supply has 4 kinds and must have 15 (S-2.2).');
    expect(unbroken(english.out)).toContain('Elf is in the supply 2 times (S-2.2). line 3: Elf line 4: Elf');
    expect(unbroken(english.out)).toContain('To mend it: take out Elf.');
    const japanese = await goblinry(`deck check ${path} --game salvation-summoner --lang ja`);
    expect(japanese.out).toContain('エルフがサプライに2つ入っています（S-2.2）。');
    expect(japanese.out).toContain('3行目: エルフ');
    const { out } = await goblinry(`deck check ${path} --game salvation-summoner --json`);
    expect(JSON.parse(out)).toMatchObject({ game: 'salvation-summoner', status: 'illegal' });
  });

  test('are written in either language, and read back', async () => {
    const japanese = await goblinry('deck format base-set --game salvation-summoner --lang ja');
    expect(japanese.out).toMatch(/^名前：Base Set\n\nヒュドラ\nミノタウロス\n/);
    const english = await goblinry('deck format - --game salvation-summoner', { stdin: japanese.out });
    expect(english.out).toBe(formatDeckText({ name: 'Base Set', cards: supplies['base-set'] }));
    const published = '■基本セット\nﾋｭﾄﾞﾗ、ミノタウロス、トロール。';
    const read = await goblinry('deck format - --game salvation-summoner --lang ja', { stdin: published });
    expect(read.out).toBe('名前：基本セット\n\nヒュドラ\nミノタウロス\nトロル\n');
  });

  test('are repaired by few changes', async () => {
    const { code, out, err } = await goblinry(`deck repair ${file('mend.txt', bad)} --game salvation-summoner`);
    expect(code).toBe(0);
    const { deck } = parseDeckText(out);
    expect(validateDeck(deck).status).toBe('legal');
    expect(deck.cards).toContain('goblin-warlord');
    expect(err).toContain('take out Knight');
    expect(err).toMatch(/read "Gobblin Warlord" on line 6 as Goblin Warlord/);
    const japanese = await goblinry('deck repair - --game salvation-summoner --lang ja', { stdin: bad });
    expect(japanese.err).toContain('ナイトを除く');
  });

  test('are listed with their contents', async () => {
    const { lines } = await goblinry('deck list --game salvation-summoner');
    expect(lines[0]).toMatch(/^base-set +Base Set +15 of 15 kinds, 14 units, 1 site$/);
  });
});

describe('Salvation Summoner: demo and replay', () => {
  test('is the game it always was, in both languages', async () => {
    const english = await goblinry('demo salvation-summoner');
    const japanese = await goblinry('demo salvation-summoner --lang ja');
    expect([english.code, english.err, japanese.code, japanese.err]).toEqual([0, '', 0, '']);
    await expect(english.out).toMatchFileSnapshot('../golden/demo-salvation-summoner.txt');
    expect(tooWide(english.lines)).toEqual([]);
    expect(tooWide(japanese.lines)).toEqual([]);
    expect(japanese.out.split('\n').at(-2)).toBe(english.out.split('\n').at(-2));
  });

  test('is played with one supply for both', async () => {
    const magic = await goblinry('demo salvation-summoner --decks great-magic-war --seed 3');
    expect(magic.out).toContain('The Great Magic War: legal; 15 of 15 kinds');
    const two = await goblinry('demo salvation-summoner --decks base-set,great-magic-war');
    expect(two).toMatchObject({ code: 2, out: '' });
    expect(two.err).toContain('Salvation Summoner is played with 1 deck, not 2: write --decks A.');
    const against = await goblinry('play salvation-summoner --against base-set');
    expect(against.err).toContain('is played with one deck for all: leave --against out.');
  });

  test('shows a spectator nothing that is hidden, and writes a sound record', async () => {
    const path = join(folder, 'game.json');
    const { out } = await goblinry(`demo salvation-summoner --full --seed 7 --record ${path}`);
    expect(out).not.toMatch(/has drawn|undefined/);
    expect(out).toMatch(/draws 5 cards\. \[S-4\.17\]/);
    expect(verify(salvationSummoner, JSON.parse(readFileSync(path, 'utf8')))).toBeNull();
    const told = await goblinry(`replay ${path} --lang ja`);
    expect([told.code, /の勝利|引き分け/.test(told.out)]).toEqual([0, true]);
    const all = await goblinry(`replay ${path} --at 5 --as all`);
    const seen = await goblinry(`replay ${path} --at 5 --as spectator`);
    expect(all.out.match(/^ {2}hand +\S/gm)).toHaveLength(2);
    expect(seen.out.match(/^ {2}hand +\S/gm)).toBeNull();
  });

  test('tells why a record cannot be played', async () => {
    const record = JSON.parse((await goblinry('demo salvation-summoner --json --seed 7')).out);
    record.actions[3] = { type: 'choose', seat: 0, picks: [] };
    const { code, out, err } = await goblinry(`replay ${file('odd.json', JSON.stringify(record))} --lang ja`);
    expect(code).toBe(1);
    expect((out + err).replace(/\s+/g, '')).toContain('今、決めることはありません（S-3.2）。');
  });
});

describe('Salvation Summoner: play, read line by line', () => {
  const play = (stdin: string, options: string) => goblinry(`play salvation-summoner ${options}`, { stdin });

  test('the field lies as on a table, the own side below', async () => {
    const { out, lines } = await play('1\n1\n2\n1\n1\np\nc\nq\n', '--seed minotaur');
    expect(out).toMatch(
      /\nBot +15 citizens +hand \d.*\n( {2}hand.*\n)?( {2}revealed.*\n)? {2}guard .*\n {2}gate .*\n {2}sortie.*\n {2}- - .*\n {2}sortie.*\n {2}gate +\[ 6 of 6 HP ]\n {2}guard .*\n {2}hand .*\n( {2}revealed.*\n)?Player +15 citizens/,
    );
    expect(out).toMatch(/^ {2}supply {2}4 Hydra \(8\) +4 Hero \(5\) +4 Familiar \(3\)$/m);
    expect(out).toMatch(/SALVATION SUMMONER +cost +mana/);
    expect(tooWide(lines)).toEqual([]);
  });

  test('what a card can do is asked in a second question, from which one can go back', async () => {
    const { out } = await play('1\n1\n2\nb\n2\n3\nq\n', '--seed minotaur --seat 1');
    expect(out).toMatch(/Summon which card\? \(2 mana, 1 summon\)\n {2}1 {2}Goblin 2\/1, cost 2, mana 1, 4 left\n/);
    expect(out.match(/Summon which card\?/g)).toHaveLength(2);
    expect(out).toContain('or: b back, c cards');
    expect(out).toContain('Player summons Skeleton for 1 mana.');
  });

  test('a concession is a loss, in Japanese, too', async () => {
    expect((await play('concede\n', '--seed abc')).out).toContain('Bot wins the game: Player concedes.');
    expect((await play('投了\n', '--seed abc --lang ja')).out).toContain('ボットの勝利：あなたが投了した。');
  });

  test('every question can be answered, and every answer is legal', async () => {
    const asked = new Set<string>();
    const questions = [
      ...[/^What do you do\? \(/, /^What do you do\?$/, /^Reveal .* for \d mana$/, /^Summon which card\?/],
      ...[/^Where does .* go\?$/, /^What does .* attack\?$/, /^Which guard is hit\?$/, /Does a bodyguard step in\?$/],
      ...[/Prevent damage with cards/, /Heal with cards/, /: choose (up to )?\d$/],
    ];
    for (let n = 0; n < 9; n++) {
      const random = createRandom(`answers ${n}`);
      const stdin = Array.from({ length: 700 }, () => (random.int(12) === 0 ? 'b' : `${random.int(4) + 1}`)).join('\n');
      const supply = Object.keys(supplies)[n % 9] ?? '';
      const { code, out, lines } = await play(stdin, `--seed ${n} --seat ${n % 2} --deck ${supply}`);
      expect([n, code]).toEqual([n, 0]);
      expect(out).not.toMatch(/\(S-\d+\.\d+\)|undefined|\?\/|NaN/);
      expect(tooWide(lines)).toEqual([]);
      for (const one of questions) if (lines.some((line) => one.test(line))) asked.add(String(one));
    }
    expect([...asked].sort()).toEqual(questions.map(String).sort());
  });
});

describe('Salvation Summoner: in Japanese', () => {
  /** Words that stand in most English sentences; names of players and supplies have none of them. */
  const ENGLISH = /\b(the|is|are|was|with|and|of|you|no|after|against|what|take|read|see|cards?|or)\b.*/i;
  const path = join(folder, 'japanese.json');
  const calls: readonly (readonly [line: string, stdin?: string])[] = [
    [`demo salvation-summoner --lang ja --record ${path}`],
    [`replay ${path} --lang ja`],
    [`replay ${path} --lang ja --at 30 --as all`],
    ['cards salvation-summoner ゴブリン --lang ja'],
    ['cards salvation-summoner 誰も知らない --lang ja'],
    ['deck check - --game salvation-summoner --lang ja', 'トロル、トロル、ナイト、ゴブリンシャーマ\nx: y\n'],
    ['deck format - --game salvation-summoner --lang ja', 'トロル\nx: y\n'],
    ['deck repair - --game salvation-summoner --lang ja', 'トロル、エルフ、エルフ'],
    ['play salvation-summoner --lang ja --seed abc', '1\nt\nc\np\nx\n1 2\n1\n2\nb\n3\n1\n1\n投了\n'],
  ];
  test('nothing is said in English', async () => {
    for (const [line, stdin] of calls) {
      const { out, err } = await goblinry(line, stdin === undefined ? {} : { stdin });
      expect(`${out}${err}`.match(ENGLISH), line).toBeNull();
      expect(`${out}${err}`.length, line).toBeGreaterThan(10);
    }
  });
});
