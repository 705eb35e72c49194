import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { applyEdits, validateDeck } from '../../../src/games/salvation-summoner/deck.js';
import { firstCollection, supplies } from '../../../src/games/salvation-summoner/index.js';
import { explain } from '../../../src/games/salvation-summoner/words/index.js';
import { InvalidInputError } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { anySupply, base, codesOf, isLegal, kinds, playable, tiny, tinyKinds, told } from './deck-kit.js';

group('legal and unfinished supplies', () => {
  test.for(Object.entries(supplies))('%s is legal', ([, cards]) => {
    expect(validateDeck({ cards })).toMatchObject({ status: 'legal', problems: [] });
  });
  rule('S-2.2', 'any 15 different supply cards are legal, one more or less is not', () => {
    const any = kinds.slice(20, 36);
    expect(validateDeck({ cards: any.slice(0, 15) }).status).toBe('legal');
    expect(told(validateDeck({ cards: any }))).toEqual(['illegal supply-size cards']);
    expect(told(validateDeck({ cards: any.slice(0, 14) }))).toEqual(['incomplete supply-size cards']);
    expect(validateDeck({ cards: [] })).toMatchObject({ status: 'incomplete' });
  });
  test('an unfinished list with something wrong is illegal', () => {
    expect(validateDeck({ cards: ['elf', 'elf'] })).toMatchObject({ status: 'illegal' });
  });
  test('what a supply consists of', () => {
    expect(validateDeck({ cards: base }).stats).toEqual({
      kinds: 15,
      byKind: { unit: 14, spell: 0, site: 1 },
      byCost: [0, 1, 2, 3, 3, 4, 1, 0, 1],
      reactions: 1,
    });
    expect(validateDeck({ cards: ['nobody', 'curse', 'curse'] }).stats).toEqual({
      kinds: 3,
      byKind: { unit: 0, spell: 2, site: 0 },
      byCost: [0, 0, 0, 0, 2],
      reactions: 0,
    });
  });
});

group('what is wrong', () => {
  rule('S-2.2', 'starters, specials, unknown cards and repetitions are told at once, with all their places', () => {
    const cards = ['knight', ...base.slice(0, 11), 'amy', 'hydra', 'gobblin', 'hydra', 'knight'];
    const verdict = validateDeck({ cards });
    expect(told(verdict)).toEqual([
      'illegal supply-size cards',
      'illegal supply-starter cards.0',
      'illegal supply-special cards.12',
      'illegal supply-duplicate cards.13',
      'illegal supply-unknown-card cards.14',
    ]);
    expect(verdict.problems.map(({ cards: places }) => places.length)).toEqual([0, 2, 1, 3, 1]);
    expect(verdict.problems[3]).toMatchObject({ rule: 'S-2.2', have: 3, need: 1 });
    expect(verdict.problems.map((problem) => explain(problem))).toEqual([
      'The supply has 17 kinds and must have 15 (S-2.2).',
      'Knight is a starting card, which no supply may hold (S-2.2).',
      'Amy is a special card, which has a pile of its own and is no supply kind (S-2.2).',
      'Hydra is in the supply 3 times (S-2.2).',
      'No card of the sets in use is called gobblin (S-2.2); did you mean Goblin?',
    ]);
    expect(explain(verdict.problems[3] ?? { code: '' }, 'ja')).toBe('ヒュドラがサプライに3つ入っています（S-2.2）。');
  });
  test('the lines of the text are named where there was one', () => {
    const lines = [
      { card: 'elf', copies: 1, line: 2 },
      { card: 'elf', copies: 1, line: 7 },
    ];
    const [, fault] = validateDeck({ cards: ['elf', 'elf'] }, { lines, locale: 'ja' }).problems;
    expect(fault).toMatchObject({
      code: 'supply-duplicate',
      cards: [
        { card: 'elf', name: 'エルフ', line: 2 },
        { card: 'elf', name: 'エルフ', line: 7 },
      ],
    });
  });

  test('a fix removes its own problem, and makes no new one', () => {
    fc.assert(
      fc.property(anySupply, (supply) => {
        for (const { code, cards, fix } of validateDeck(supply).problems) {
          expect(fix).toBeDefined();
          const mended = validateDeck(applyEdits(supply, fix ?? []));
          const isSame = (one: (typeof mended.problems)[number]): boolean =>
            one.code === code && one.cards[0]?.card === cards[0]?.card;
          expect(mended.problems.filter(isSame)).toEqual([]);
          if (code === 'supply-size') expect(codesOf(mended)).not.toContain('supply-size');
        }
      }),
    );
  });

  test('says the same as a recount by other means, and as the game', () => {
    fc.assert(
      fc.property(anySupply, ({ cards }) => {
        const { status, problems } = validateDeck({ cards });
        expect(status === 'legal').toBe(isLegal(cards));
        if (status === 'legal') expect(playable(cards).piles.map(({ card }) => card)).toEqual(cards);
        else expect(() => playable(cards)).toThrow(InvalidInputError);
        const codes = new Set(problems.map(({ code }) => code));
        expect(codes.has('supply-size')).toBe(cards.length !== 15);
        const roles = cards.map((id) => firstCollection.cards.find((card) => card.id === id)?.role);
        expect(codes.has('supply-starter')).toBe(roles.includes('starter'));
        expect(codes.has('supply-special')).toBe(roles.includes('special'));
        expect(codes.has('supply-unknown-card')).toBe(roles.includes(undefined));
      }),
    );
  });
});

group('options', () => {
  test('of third parties are judged by their sets', () => {
    const cards = tinyKinds.slice(0, 15);
    expect(validateDeck({ cards }, { sets: [tiny] }).status).toBe('legal');
    expect(codesOf(validateDeck({ cards }))).toEqual(cards.map(() => 'supply-unknown-card'));
    expect(codesOf(validateDeck({ cards: base }, { sets: [tiny] }))).toHaveLength(15);
  });
  test('that are unknown or malformed are refused', () => {
    for (const options of [{ ruleset: 'house' }, { locale: 'fr' }, { lcoale: 'ja' }, { lines: 3 }, { sets: 4 }, null]) {
      expect(() => validateDeck({ cards: base }, options as never)).toThrow(InvalidInputError);
    }
    expect(validateDeck({ cards: base }, { ruleset: 'standard', locale: 'ja' }).status).toBe('legal');
  });
});
