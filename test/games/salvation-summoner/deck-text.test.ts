import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import {
  type DeckText,
  formatDeckText,
  MOST_TEXT,
  parseDeckText,
  readDeck,
} from '../../../src/games/salvation-summoner/deck.js';
import { supplies } from '../../../src/games/salvation-summoner/index.js';
import { names, supplyNames } from '../../../src/games/salvation-summoner/words/index.js';
import { rule } from '../../rule.js';
import { base, kinds, tiny, tinyKinds } from './deck-kit.js';

/** The kinds of a text that raises no issue. */
function read(text: string, options = {}): readonly string[] {
  const { deck, issues } = parseDeckText(text, options);
  expect(issues).toEqual([]);
  return deck.cards;
}
const issuesOf = ({ issues }: DeckText) => issues.map(({ line, column, text, code }) => [line, column, text, code]);
const clean = 'Name: Try\nTroll\nエルフ\n';

group('lines', () => {
  test.for([
    ['BOM', `\ufeff${clean}`],
    ['CRLF', clean.replaceAll('\n', '\r\n')],
    ['lone CR', clean.replaceAll('\n', '\r')],
    ['blank lines after it', `${clean}\n\n \n\t\n`],
    ['no final newline', clean.trimEnd()],
    ['white space around every line', clean.replaceAll('\n', '\t \n  ')],
    ['comments', `# a, b\n${clean}// c、d\n; e`],
    ['headings', clean.replace('Troll', 'Units:\nTroll\n[サプライ]')],
    ['a comma', 'Name: Try\nTroll, エルフ'],
    ['commas of all kinds and a full stop', 'Name: Try\n、Troll，、ｴﾙﾌ。'],
    ['numbers', 'name: Try\n4 Troll\nエルフ x4'],
  ] as const)('KF-J01: with %s it is the same supply', ([, text]) => {
    const { deck, issues } = parseDeckText(text);
    expect(issues).toEqual([]);
    expect(deck).toEqual({ name: 'Try', cards: ['troll', 'elf'] });
  });

  test('KF-J02: what is not understood is told with line and column, and nothing is left out in silence', () => {
    const text = parseDeckText(
      'トロル、ゴブリンシャーマ、 Elff,\n  Fooo\nName: a\n■ b\n0 Elf, エルフ, -2 Elf // no、no',
    );
    expect(text.deck).toEqual({ name: 'a', cards: ['troll', 'elf'] });
    expect(issuesOf(text)).toEqual([
      [1, 5, 'ゴブリンシャーマ', 'unknown-card'],
      [1, 15, 'Elff', 'unknown-card'],
      [2, 3, 'Fooo', 'unknown-card'],
      [4, 3, 'b', 'second-name'],
      [5, 1, '0', 'bad-count'],
      [5, 13, '-2', 'bad-count'],
    ]);
    expect(text.issues.slice(0, 2).map(({ didYouMean }) => didYouMean[0])).toEqual(['ゴブリンシャーマン', 'Elf']);
    expect(text.lines).toEqual([
      { card: 'troll', copies: 1, line: 1 },
      { card: 'elf', copies: 1, line: 5 },
    ]);
  });
  test('a kind that stands there twice is read twice', () => {
    expect(read('Elf\nTroll\nelf')).toEqual(['elf', 'troll', 'elf']);
  });
  test('names with a comma or a comment sign are read whole', () => {
    const text = 'Salt, Coarse\n粗塩、少々\nFire // Ice\n火と氷、地下室 // note\nkind no. 3, salt';
    expect(read(text, { sets: [tiny] })).toEqual(['salt', 'salt', 'slash', 'slash', 'cellar', 'kind-3', 'salt']);
  });
});

group('names', () => {
  rule('S-19.3', 'are found in both languages, in all widths, as kana of both kinds, with and without marks', () => {
    const spellings: Readonly<Record<string, readonly string[]>> = {
      troll: ['トロル', 'トロール', 'ﾄﾛｰﾙ', 'とろる', 'トロ－ル', 'TROLL', 'ｔｒｏｌｌ', 'troll', 'トロ ル'],
      griffin: ['グリフィン', 'グリフォン', 'グリフイン', 'ｸﾞﾘﾌｨﾝ', 'ぐりふぉん', 'Griffin'],
      'fanatic-field': [
        'ファナティックフィールド',
        'ファナティック・フィールド',
        'ﾌｧﾅﾃｨｯｸ･ﾌｨｰﾙﾄﾞ',
        'fanatic-field',
        'Fanatic  Field',
      ],
      'spirit-wolf': ['スピリットウルフ', 'スピリット・ウルフ', 'スピリット=ウルフ', 'SPIRIT WOLF'],
      'jack-o-lantern': [
        ...['ジャック・オー・ランタン', 'ジャックオーランタン', 'ジャックオランタン', 'ｼﾞｬｯｸ･ｵｰ･ﾗﾝﾀﾝ'],
        ...['じゃっく・おー・らんたん', "Jack-o'-Lantern", 'Jack‐o’‐Lantern', 'jack-o-lantern'],
      ],
      saint: ['聖女', 'Saint'],
      'goblin-outpost': ['ゴブリン前衛村哨', 'ごぶりん前衛村哨', 'goblin vanguard outpost'],
      'elite-elf-crossbow': ['エルフ精鋭連弩兵', 'ｴﾙﾌ精鋭連弩兵'],
    };
    for (const [id, written] of Object.entries(spellings)) {
      for (const name of written) expect([name, ...read(name)]).toEqual([name, id]);
      expect(read(written.filter((name) => !name.includes(',')).join('、'))).toEqual(written.map(() => id));
    }
  });
  test('of every card are found as they are printed, however wide', () => {
    for (const [id, { ja, en, aliases = [] }] of Object.entries(names)) {
      const all = [ja, en, en.toUpperCase(), id, ...aliases, ja.replaceAll('ー', ''), ja.replaceAll('・', '')];
      expect(read(all.join('\n'))).toEqual(all.map(() => id));
    }
  });
  test('of cards that are in no supply are read, too: the verdict tells of them', () => {
    expect(read('ナイト、Amy')).toEqual(['knight', 'amy']);
  });
});

group('the published form', () => {
  rule('S-14.1', 'a list with a title over it is read with its name', () => {
    for (const [id, cards] of Object.entries(supplies)) {
      const { ja = '' } = supplyNames[id] ?? {};
      const printed = cards.map((card) => names[card]?.ja).join('、');
      for (const text of [
        `　■${ja}\n\n${printed}`,
        `■ ${ja}\r\n${printed}。`,
        `名前：${ja}\n${printed.replace('、', '、、')}`,
      ]) {
        expect(parseDeckText(text)).toMatchObject({ deck: { name: ja, cards }, issues: [] });
      }
    }
  });
});

group('the canonical form', () => {
  rule('S-14.2', 'names a kind a line, the dearest first, in the language that is asked for', () => {
    const cards = [...base].reverse();
    expect(formatDeckText({ name: 'Base', cards: cards.slice(0, 4) })).toBe(
      'Name: Base\n\nElf\nGoblin\nFairy\nSkeleton\n',
    );
    expect(formatDeckText({ cards: [...cards.slice(0, 2), 'what', 'hydra'] }, { locale: 'ja' })).toBe(
      'ヒュドラ\nフェアリー\nスケルトン\nwhat\n',
    );
    expect(formatDeckText({ cards: [] })).toBe('');
  });
  test('depends on the kinds and not on their order, and is read back as it was', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...kinds]),
        fc.constantFrom('ja', 'en'),
        fc.option(fc.string({ maxLength: 30 }).map((name) => name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())),
        (cards, locale, name) => {
          const deck = { ...(name === null || name === '' ? {} : { name }), cards };
          const text = formatDeckText(deck, { locale });
          const back = parseDeckText(text);
          expect(back.issues).toEqual([]);
          expect(back.deck.name).toBe(deck.name);
          expect([...back.deck.cards].sort()).toEqual([...cards].sort());
          expect(formatDeckText(back.deck, { locale })).toBe(text);
          expect(formatDeckText({ ...deck, cards: [...cards].sort() }, { locale })).toBe(text);
        },
      ),
    );
  });
  test('of third parties’ kinds is read back with their sets', () => {
    const text = formatDeckText({ cards: tinyKinds }, { sets: [tiny], locale: 'ja' });
    expect(text).toMatch(/^粗塩、少々\n/);
    expect([...read(text, { sets: [tiny] })].sort()).toEqual([...tinyKinds].sort());
  });
});

group('JSON', () => {
  test('is read where a text starts with a brace', () => {
    const json = JSON.stringify({ name: 'Base', cards: base });
    expect(readDeck(`\ufeff ${json}`)).toEqual({ deck: { name: 'Base', cards: base }, issues: [], lines: [] });
    expect(readDeck(clean)).toEqual(parseDeckText(clean));
    expect(readDeck('{"cards": [3, "elf"], "nam": 1}').deck).toEqual({ cards: ['elf'] });
    expect(issuesOf(readDeck('{"cards": [3, "elf"], "nam": 1}'))).toEqual([
      [1, 1, 'nam', 'unknown-key'],
      [1, 1, 'cards.0', 'wrong-type'],
    ]);
    expect(issuesOf(readDeck('{]'))).toEqual([[1, 1, '', 'not-json']]);
  });
});

group('hostile texts', () => {
  test('KF-J10: what is no text, or too long, is told', () => {
    for (const value of [null, undefined, 3, {}, ['elf']]) {
      expect(issuesOf(parseDeckText(value as never))).toEqual([[1, 1, '', 'not-a-text']]);
    }
    expect(issuesOf(parseDeckText(`${'elf\n'.repeat(262_144)}elf`))).toEqual([[1, 1, '', 'too-large']]);
  });
  test.for([
    ['commas', '、'.repeat(MOST_TEXT)],
    ['titles', '■\n'.repeat(MOST_TEXT / 2)],
    ['kana', 'ー'.repeat(MOST_TEXT)],
    ['full stops', '。'.repeat(MOST_TEXT)],
    ['spaces before a full stop', `${' '.repeat(200_000)}x`.repeat(5)],
    ['colons', 'a:'.repeat(MOST_TEXT / 2)],
    ['a large number of kinds', 'elf,'.repeat(MOST_TEXT / 4)],
  ] as const)('a megabyte of %s is read in time', ([, text]) => {
    const { deck, issues } = parseDeckText(text);
    expect(issues.length + deck.cards.length).toBeLessThanOrEqual(MOST_TEXT / 2);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
  test('KF-F06: names that every object has are unknown cards', () => {
    const text = parseDeckText('__proto__, constructor\ntoString');
    expect(text.deck.cards).toEqual([]);
    expect(text.issues.map(({ code }) => code)).toEqual(['unknown-card', 'unknown-card', 'unknown-card']);
  });
  test('any text is read without an error, and every line is told of or read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const { deck, issues, lines } = parseDeckText(text);
        expect(lines).toHaveLength(deck.cards.length);
        for (const { line, column } of issues) expect([line >= 1, column >= 1]).toEqual([true, true]);
        expect(parseDeckText(text)).toEqual({ deck, issues, lines });
      }),
    );
  });
});
