import { expect, describe as group, test } from 'vitest';
import { repairDeck, validateDeck } from '../../../src/games/goblin-summoner/deck.js';
import { decks } from '../../../src/games/goblin-summoner/index.js';
import { rule } from '../../rule.js';
import { survivesJunk } from '../deck-junk.js';
import { bench, codesOf } from './deck-kit.js';

survivesJunk(bench);

group('what is no deck', () => {
  rule('G-12.6', 'KF-J06: a number that counts nothing makes a list malformed, not illegal', () => {
    for (const copies of [-4, 0, 2.5, '4', 1e308, 2 ** 53, Number.NaN, null, true, [4], undefined]) {
      const deck = {
        affinity: 'goblin',
        cards: [
          { card: 'net', copies },
          { card: 'goblin-runt', copies: 54 },
        ],
      };
      const { status, problems } = validateDeck(deck, { maxCopies: null });
      expect(status).toBe('illegal');
      expect(problems).toMatchObject([{ rule: 'G-12.6', path: ['cards', 0, 'copies'] }]);
    }
  });

  test('KF-J06: a huge number is only a number', () => {
    const { problems, stats } = validateDeck({ affinity: 'goblin', cards: [{ card: 'net', copies: 1e9 }] });
    expect(problems[0]).toMatchObject({ code: 'deck-size', have: 1e9, need: 22 });
    expect(stats.cards).toBe(1e9);
    expect(problems[0]?.fix).toEqual([{ edit: 'remove', card: 'net', copies: 1e9 - 22 }]);
  });

  test('KF-J08: an unknown key is named, with the nearest that is known', () => {
    const { 'warren-rush': good } = decks;
    const [first] = good.cards;
    const { problems } = validateDeck({
      ...good,
      afinity: 'goblin',
      cards: [{ ...first, copys: 2 }, ...good.cards.slice(1)],
    });
    expect(problems).toMatchObject([
      { code: 'unknown-key', path: ['afinity'], didYouMean: ['affinity'] },
      { code: 'unknown-key', path: ['cards', 0, 'copys'], didYouMean: ['copies'] },
    ]);
  });

  test('a line that is malformed does not hide what is wrong with the others', () => {
    const cards = [
      { card: 'net', copies: '3' },
      { card: 'gobln-king', copies: 1 },
      { card: 'ogre', copies: 4 },
    ];
    expect(codesOf(validateDeck({ affinity: 'goblin', cards }))).toEqual([
      'wrong-type',
      'deck-copies',
      'deck-unknown-card',
    ]);
    expect(validateDeck({ affinity: 'goblin', cards }).problems[1]?.path).toEqual(['cards', 2, 'card']);
  });

  test('20,000 lines of unknown cards are as many problems', () => {
    const cards = Array.from({ length: 20_000 }, (_, i) => ({ card: `goblin-${i}`, copies: 1 }));
    expect(validateDeck({ affinity: 'goblin', cards }).problems).toHaveLength(20_001);
    expect(repairDeck({ affinity: 'goblin', cards }).deck?.cards.length).toBeGreaterThan(0);
  });
});
