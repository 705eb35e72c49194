import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { type Action, type State, warlocks } from '../../../src/games/warlocks/index.js';
import { rule } from '../../rule.js';
import { clash } from './clash.js';
import { playBattle, type Step } from './play.js';

/** Keys whose numbers are seats. */
const SEATS = [
  'seat',
  'by',
  'controller',
  'victim',
  'target',
  'LH',
  'RH',
  'active',
  'waiting',
  'seenBy',
  'clapSeenBy',
  'createdSeenBy',
  'winners',
];
const swapRef = (text: string): string =>
  text.replace(/^([LR]H):([01])$/, (_, hand, seat) => `${hand}:${1 - Number(seat)}`);

/** The same with the two warlocks in each other's place, whatever it is. */
function swapped<Value>(value: Value, key = ''): Value {
  if (typeof value === 'number') return (SEATS.includes(key) ? 1 - value : value) as Value;
  if (typeof value === 'string') return swapRef(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((one) => swapped(one, key));
    if (key === 'warlocks' || key === 'orders') items.reverse();
    return (typeof items[0] === 'number' && SEATS.includes(key) ? items.sort() : items) as Value;
  }
  const isBySeat = key === 'paralyse' || key === 'charm';
  const entries = Object.entries(value).map(([inner, one]) => {
    const under = key === 'direct' || isBySeat ? (key === 'direct' ? 'target' : '') : inner;
    return [isBySeat ? String(1 - Number(inner)) : swapRef(inner), swapped(one, under)];
  });
  return Object.fromEntries(entries) as Value;
}

/** What must be the same whoever sits where. */
const facts = ({ warlocks: all, monsters, phase, kind, round }: State) => ({
  ...{ kind, round, phase },
  warlocks: all.map(({ name: _name, enchantments, ...rest }) => ({
    ...rest,
    enchantments: [...enchantments].sort((a, b) => a.kind.localeCompare(b.kind)),
  })),
  monsters,
});

/** Turns of two warlocks. */
const anyStep: fc.Arbitrary<Step> = fc
  .nat({ max: 400 })
  .map((n) => playBattle(`mirror ${n}`, { start: clash(4000 + 2 * n), turns: 3 }).at(-1))
  .filter((step): step is Step => step !== undefined);

describe('mirrored battles', () => {
  rule(['W-17.6', 'W-1.4'], 'KF-I04: what happens does not depend on the seats', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyStep, ({ before, after, orders, events }) => {
        // Chance, and two monsters that come in one turn, go by seats.
        const isDrawn = JSON.stringify(before.random) !== JSON.stringify(after.random);
        if (isDrawn || events.filter(({ type }) => type === 'summoned').length > 1) return;
        compared += 1;
        const other = orders.reduce<State>(
          (state, action) => warlocks.reduce(state, swapped<Action>(action)),
          swapped(before),
        );
        expect(facts(swapped(other))).toEqual(facts(after));
      }),
      { numRuns: 150 },
    );
    expect(compared).toBeGreaterThan(50);
  });
});
