import { expect, describe as group, test } from 'vitest';
import { validateDeck } from '../../../src/games/gobulon/deck.js';
import { rule } from '../../rule.js';
import { survivesJunk } from '../deck-junk.js';
import { bench, codesOf } from './deck-kit.js';

survivesJunk(bench);

group('what is no deck', () => {
  rule('B-4.5', 'KF-J06: a number that counts nothing makes a list malformed, not illegal', () => {
    for (const copies of [-4, 0, 2.5, '4', 1e308, 2 ** 53, Number.NaN, null, true, [4], undefined]) {
      const cards = [
        { card: 'joker-cameleon', copies },
        { card: 'nuit-courant-d-air', copies: 54 },
      ];
      const { status, problems } = validateDeck({ cards });
      expect(status).toBe('illegal');
      expect(problems[0]).toMatchObject({ rule: 'B-4.5', path: ['cards', 0, 'copies'], severity: 'illegal' });
      // A list of which lines are missing is not judged as a whole.
      expect(codesOf({ problems }).slice(1)).toEqual(['deck-copies']);
    }
  });

  test('KF-J06: a huge number is only a number', () => {
    const { problems, stats } = validateDeck({ cards: [{ card: 'nuit-courant-d-air', copies: 1e9 }] });
    expect(problems[0]).toMatchObject({ code: 'deck-size', have: 1e9, need: 50 });
    expect(stats.cards).toBe(1e9);
    expect(problems.at(-1)?.fix).toEqual([{ edit: 'remove', card: 'nuit-courant-d-air', copies: 1e9 - 5 }]);
  });

  test('a line that is malformed does not hide what is wrong with the others', () => {
    const cards = [
      { card: 'joker-cameleon', copies: '3' },
      { card: 'joker-camelon', copies: 1 },
      { card: 'nuit-courant-d-air', copies: 6 },
    ];
    expect(codesOf(validateDeck({ cards }))).toEqual(['wrong-type', 'deck-unknown-card', 'deck-copies']);
    expect(validateDeck({ cards }).problems[1]?.path).toEqual(['cards', 1, 'card']);
  });
});
