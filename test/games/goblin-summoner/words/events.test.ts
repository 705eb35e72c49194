import { expect, describe as group, test } from 'vitest';
import type { Event } from '../../../../src/games/goblin-summoner/index.js';
import { type Called, createWords, describe } from '../../../../src/games/goblin-summoner/words/index.js';
import { rule } from '../../../rule.js';
import { samples, type Told } from './lines.js';

const called: Called = { 1: 'clay-golem', 2: 'goblin-scrapper', 3: 'goblin-runt', 4: 'insight', 9: 'token-straggler' };
const ann = createWords({ players: ['Ann', 'Bob'], cardOf: (handle) => called[handle] });
const line = (event: Told): string => ann.describe({ rule: 'G-9.3', ...event } as Event);

group('log lines', () => {
  test.for(Object.entries(samples))('%s', ([type, given]) => {
    expect(given.length).toBeGreaterThan(0);
    for (const [event, expected] of given) {
      expect(event.type).toBe(type);
      expect(line(event)).toBe(expected);
    }
  });
  rule(['G-5.5', 'G-6.1', 'G-6.3'], 'a payment and a restore are told from a loss and a gain', () => {
    const change = { type: 'mana-changed', seat: 1, pool: 1 } as const;
    expect(ann.describe({ ...change, rule: 'G-6.1', change: -2 })).toBe('Bob pays 2 mana and has 1.');
    expect(ann.describe({ ...change, rule: 'G-6.3', change: 3 })).toBe('Bob restores 3 mana and has 1.');
    expect(ann.describe({ ...change, rule: 'G-5.5', change: -3, pool: 0 })).toBe('Bob loses 3 unspent mana and has 0.');
  });
  test('without names the duellists are numbered, and cards are told by their kind', () => {
    expect(describe({ type: 'exhausted', rule: 'G-8.2', seat: 1, handle: 3 })).toBe("Player 2's monster is exhausted.");
  });
});
