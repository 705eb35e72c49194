import { expect, describe as group, test } from 'vitest';
import {
  type CardSet,
  createGoblinSummoner,
  firstBestiary,
  goblinSummoner,
} from '../../../src/games/goblin-summoner/index.js';
import { rule } from '../../rule.js';
import { houseSet, monster, setOf } from './set-kit.js';

group('a catalogue', () => {
  rule('G-14.12', 'holds what the rules read, and nothing that is printed', () => {
    const { catalogue } = createGoblinSummoner({ sets: [houseSet] });
    expect(catalogue).toEqual(goblinSummoner.catalogue);
    expect(catalogue.types).toEqual(firstBestiary.types.map(({ id }) => id));
    expect(JSON.stringify(catalogue)).not.toContain('"text"');
  });

  rule('G-14.12', 'merges sets, which may name the same types', () => {
    const own = {
      ...setOf(monster('frog-king')),
      types: [
        { id: 'goblin', name: 'Goblin' },
        { id: 'frog', name: 'Frog' },
      ],
    };
    const { catalogue } = createGoblinSummoner({ sets: [firstBestiary, own] });
    expect(Object.keys(catalogue.cards)).toHaveLength(117);
    expect(catalogue.types).toHaveLength(8);
    expect(catalogue.cards['frog-king']).not.toHaveProperty('name');
  });

  test('shares nothing with the sets and freezes nothing of them', () => {
    const set = structuredClone(setOf(monster('frog-king'))) as { cards: { cost: number }[] } & CardSet;
    const { catalogue } = createGoblinSummoner({ sets: [set] });
    (set.cards[0] as { cost: number }).cost = 50;
    expect(catalogue.cards['frog-king']?.cost).toBe(1);
  });
});
