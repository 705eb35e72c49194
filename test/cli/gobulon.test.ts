import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatDeckText, parseDeckText, validateDeck } from '../../src/games/gobulon/deck.js';
import { decks, gobulon } from '../../src/games/gobulon/index.js';
import { verify } from '../../src/index.js';
import { goblinry } from './keyboard.js';

const folder = mkdtempSync(join(tmpdir(), 'goblinry-gobulon-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A text on one line, however it was broken. */
const unbroken = (text: string): string => text.replace(/\s+/g, ' ');
/** A file in the folder of this test. */
function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const chat = formatDeckText({ name: 'Mon chat', cards: decks['comme-chat'].cards }, { locale: 'fr' });

describe('Gobulon: cards', () => {
  test('come in English and in French', async () => {
    const english = await goblinry('cards gobulon --type joker');
    expect(english.out).toMatch(/Chameleon +4 +joker +precious\n +Counts as every type\n/);
    const french = await goblinry('cards gobulon --type joker --lang fr');
    expect(french.out).toMatch(/Caméléon +4 +joker +précieuse\n +Compte comme tous les types\n/);
    expect(french.out).toContain('8 cartes sur 168');
    expect(french.out).toMatch(/^JOKER +valeur +type +rareté$/m);
    expect((await goblinry('cards gobulon --type cacahuetes --lang fr')).out).toMatch(/^CACAHUÈTES /);
  });

  test('can be picked by value, rarity, power and words', async () => {
    const { out } = await goblinry('cards gobulon --value 0 --power opponent --rarity ordinaire --json');
    const found: { value: number; powers: { look?: string }[] }[] = JSON.parse(out);
    expect(found.every(({ value }) => value === 0)).toBe(true);
    expect((await goblinry('cards gobulon fantôme --lang fr')).out).toContain('Fantôme en chaussons');
    expect(await goblinry('cards gobulon --lang de')).toMatchObject({ code: 2, out: '' });
  });
});

describe('Gobulon: decks', () => {
  test.each(Object.keys(decks))('%s is legal', async (id) => {
    const { code, out } = await goblinry(`deck check ${id} --game gobulon`);
    expect([code, out]).toEqual([0, expect.stringMatching(/: legal; 50 of 50 cards, 1 joker, /)]);
  });

  test('are checked in the language that is asked for', async () => {
    const path = file('bad.txt', `${chat.replace('1 Caméléon', '2 Camélion')}3 Pelote infinie\nFoo: bar\n`);
    const french = await goblinry(`deck check ${path} --game gobulon --lang fr`);
    expect(french.code).toBe(1);
    expect(french.out).toContain('Mon chat : illégal; 52 cartes sur 50, 0 joker, 43 Chat.');
    expect(unbroken(french.out)).toContain(
      '"Camélion" n\'est une carte d\'aucun des jeux utilisés. Voulais-tu dire Caméléon',
    );
    expect(unbroken(french.out)).toMatch(/Le deck a 52 cartes et doit en avoir 50 \(B-4\.1\)\./);
    expect(unbroken(french.out)).toMatch(/Le deck a 0 joker et doit en avoir 1 \(B-4\.2\)\./);
    const english = await goblinry(`deck check ${path} --game gobulon`);
    expect(unbroken(english.out)).toContain('The deck has 52 cards and must have 50 (B-4.1).');
    const { out } = await goblinry(`deck check ${path} --game gobulon --json`);
    expect(JSON.parse(out)).toMatchObject({ game: 'gobulon', status: 'illegal', ruleset: 'standard' });
  });

  test('are written in either language, and read back', async () => {
    const french = await goblinry('deck format comme-chat --game gobulon --lang fr');
    expect(french.out).toMatch(/^Nom : Comme Chat\n\nChat :\n2 Chat sur coussin\n/);
    const english = await goblinry('deck format - --game gobulon', { stdin: french.out });
    expect(english.out).toMatch(/^Name: Comme Chat\n\nCat:\n2 Cat on a Cushion\n/);
    const cards = (text: string) => new Set(parseDeckText(text).deck.cards);
    expect(cards(english.out)).toEqual(cards(french.out));
  });

  test('are repaired by few changes', async () => {
    const path = file('mend.txt', `${chat.replace('1 Caméléon', '1 Camélion')}1 Pelote infinie\nFoo: bar\n`);
    const { code, out, err } = await goblinry(`deck repair ${path} --game gobulon --lang fr`);
    expect(code).toBe(0);
    expect(validateDeck(parseDeckText(out).deck).status).toBe('legal');
    expect(err).toMatch(/lire « Camélion », ligne \d+, comme Caméléon/);
    expect(err).toMatch(/laisser la ligne \d+, « Foo: bar »/);
    expect(err).toContain('retirer 1 Pelote infinie');
  });

  test('are listed with their contents', async () => {
    const { lines } = await goblinry('deck list --game gobulon --lang fr');
    expect(lines[0]).toMatch(/^comme-chat +Comme Chat +50 cartes sur 50, 1 joker, 40 Chat$/);
  });
});

describe('Gobulon: demo and replay', () => {
  test('is the game it always was, in both languages', async () => {
    const [english, french] = [await goblinry('demo gobulon'), await goblinry('demo gobulon --lang fr')];
    expect([english.code, english.err, french.code, french.err]).toEqual([0, '', 0, '']);
    await expect(english.out).toMatchFileSnapshot('../golden/demo-gobulon.txt');
    expect(english.lines.filter((line) => line.length > 80)).toEqual([]);
    expect(french.lines.filter((line) => line.length > 80)).toEqual([]);
    expect(french.out).toMatch(/^Comme Chat : légal; 50 cartes sur 50/m);
    expect(french.out).toMatch(/^Le tour 2 commence\.$/m);
    expect(french.out.split('\n').at(-2)).toBe(english.out.split('\n').at(-2));
  });

  test('shows a spectator nothing that is hidden, and writes a sound record', async () => {
    const path = join(folder, 'game.json');
    const { out } = await goblinry(`demo gobulon --full --seed 7 --record ${path}`);
    expect(out).not.toMatch(/sees the pile/);
    expect(out).toMatch(/lays a card face down\. \[B-8\.1\]/);
    const record = JSON.parse(readFileSync(path, 'utf8'));
    expect(verify(gobulon, record)).toBeNull();
    const told = await goblinry(`replay ${path} --lang fr`);
    expect([told.code, /gagne la partie|est nulle/.test(unbroken(told.out))]).toEqual([0, true]);
    const at = await goblinry(`replay ${path} --at 5 --as all`);
    expect(at.out).toMatch(/Turn \d+/);
  });

  test('tells why a record cannot be played', async () => {
    const record = JSON.parse((await goblinry('demo gobulon --json --seed 7')).out);
    record.actions[3] = { type: 'order', seat: 0, cards: [0] };
    const { code, out, err } = await goblinry(`replay ${file('odd.json', JSON.stringify(record))} --lang fr`);
    expect(code).toBe(1);
    expect(unbroken(out + err)).toContain("Il n'y a pas de pile à ordonner (B-8.7).");
  });
});

describe('Gobulon: play, read line by line', () => {
  const play = (stdin: string, options: string) => goblinry(`play gobulon ${options}`, { stdin });

  test('can be played to its end, and its record replayed', async () => {
    const path = join(folder, 'end.json');
    const { code, out } = await play('1\n'.repeat(200), `--seed abc --lang fr --record ${path}`);
    expect(code).toBe(0);
    expect(out).toMatch(/Que fais-tu \?\n {2}1 {2}Retourner ta prochaine carte\n/);
    expect(out).toMatch(/ {2}1 {2}Poser deux cartes pour la bataille\n/);
    expect(out).toMatch(/(gagne la partie|La partie est nulle)[\s\S]*\d+ actions en tout\./);
    expect(verify(gobulon, JSON.parse(readFileSync(path, 'utf8')))).toBeNull();
  });

  test('shows the position, and the cards in sight', async () => {
    const { out } = await play('1\n1\np\nc\nq\n', '--seed abc');
    expect(out).toMatch(/Turn 1\.\n {2}Player {2}hand 50 {2}bin 0\n {2}Bot {5}hand 50 {2}bin 0\n/);
    expect(out).toMatch(/ {2}last comparison: \d+ against \d+\n/);
    expect(out).toMatch(/CAT +value +type +rarity\n/);
  });

  test('a concession is a loss', async () => {
    const { out } = await play('concede\n', '--seed abc');
    expect(out).toContain('Bot wins the game: Player concedes.');
  });
});

describe('Gobulon: in French', () => {
  /** Words that stand in most English sentences, and in no French one. */
  const ENGLISH = /\b(the|is|are|was|with|and|of|you|no|after|against|what|take|read|see)\b.*/i;
  const path = join(folder, 'french.json');
  const calls: readonly (readonly [line: string, stdin?: string])[] = [
    [`demo gobulon --lang fr --record ${path}`],
    [`replay ${path} --lang fr`],
    [`replay ${path} --lang fr --at 3 --as all`],
    ['cards gobulon chat --lang fr'],
    ['cards gobulon nul-ne-le-connait --lang fr'],
    ['deck list --game gobulon --lang fr'],
    ['deck check - --game gobulon --lang fr', '3 Chat perché\nx Solo\n'],
    ['deck format - --game gobulon --lang fr', '3 Chat perche\nx Solo\n'],
    ['deck repair - --game gobulon --lang fr', chat.replace('1 Caméléon', '')],
    ['play gobulon --lang fr --seed abc', '1\nt\nc\np\nx\n1 2\nabandonner\n'],
    ['play gobulon --lang fr --seed abc --seat 1', '1\nq\n'],
  ];

  test('nothing is said in English', async () => {
    for (const [line, stdin] of calls) {
      const { out, err } = await goblinry(line, stdin === undefined ? {} : { stdin });
      expect(`${out}${err}`.match(ENGLISH), line).toBeNull();
      expect(`${out}${err}`.length, line).toBeGreaterThan(20);
    }
  });
});
