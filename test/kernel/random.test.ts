import { describe, expect, test } from 'vitest';
import { createRandom, withRandom } from '../../src/index.js';
import { branchRandom, resumeRandom } from '../../src/kernel/random.js';
import { embers, playOut } from '../kit/embers/index.js';

const orderOf = (seed: string, size: number): readonly number[] => {
  const items = Array.from({ length: size }, (_, i) => i);
  createRandom(seed).shuffle(items);
  return items;
};

describe('KF-B01 shuffles are even', () => {
  test('each order of four cards comes up 10,000 times in 240,000 seeds, give or take 400', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 240_000; n++) {
      const order = orderOf(`four ${n}`, 4).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  }, 120_000);

  test('each of fifty cards comes to each place 2,000 times in 100,000 seeds, within 5 sigma', () => {
    const cells = new Int32Array(2500);
    for (let n = 0; n < 100_000; n++) {
      for (const [place, card] of orderOf(`fifty ${n}`, 50).entries()) {
        const cell = card * 50 + place;
        cells[cell] = (cells[cell] ?? 0) + 1;
      }
    }
    const sigma = Math.sqrt(100_000 * (1 / 50) * (49 / 50));
    expect(Math.max(...cells.map((count) => Math.abs(count - 2000)))).toBeLessThan(5 * sigma);
  }, 120_000);
});

describe('a draw', () => {
  test('is even over a range that is no power of two', () => {
    const random = createRandom('six');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 60_000; n++) {
      const face = random.int(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test('takes whole numbers from 1 to 2^32, and nothing else', () => {
    const random = createRandom('bounds');
    expect(random.int(1)).toBe(0);
    expect(random.int(2 ** 32)).toBeLessThan(2 ** 32);
    for (const below of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY, '3' as unknown as number]) {
      expect(() => random.int(below)).toThrow(RangeError);
    }
  });

  test('of one from one moves nothing on', () => {
    const random = createRandom('one');
    const before = random.state();
    expect(random.int(1)).toBe(0);
    expect(random.pick(['only'])).toBe('only');
    expect(random.state()).toEqual(before);
  });

  test('from an empty list is an error, and null is an item like others', () => {
    expect(() => createRandom('empty').pick([])).toThrow(RangeError);
    expect(createRandom('null').pick([null])).toBeNull();
  });
});

describe('streams', () => {
  test('KF-B02 a hundred seeds deal about a hundred hands', () => {
    const hands = new Set<string>();
    for (let n = 1; n <= 100; n++) hands.add(JSON.stringify(embers.setup({ seed: String(n) }).players));
    expect(hands.size).toBeGreaterThan(95);
  });

  test('KF-B03 seeds that differ at all give different streams', () => {
    const seeds = [
      'a',
      'aa',
      'aaaa',
      '25',
      'abcdef',
      '',
      ' ',
      '1',
      '0',
      '-0',
      '1.0',
      'é',
      'e\u0301',
      '\ud800',
      '\\ud800',
      '"',
      '\u0000',
    ];
    const words = seeds.map((seed) => createRandom(seed).state().join());
    expect(new Set(words).size).toBe(seeds.length);
  });

  test('KF-D03 a seed gives the stream that it gave in the first release', () => {
    const random = createRandom('the first release');
    expect(random.state()).toMatchInlineSnapshot(`
      [
        1802429223,
        849978729,
        1187686465,
        -593281898,
      ]
    `);
    expect([random.int(6), random.int(100), random.int(2 ** 32)]).toMatchInlineSnapshot(`
      [
        3,
        61,
        3254636898,
      ]
    `);
    const items = ['a', 'b', 'c', 'd', 'e'];
    random.shuffle(items);
    expect(items.join('')).toMatchInlineSnapshot(`"cabed"`);
  });

  test('go on from their words, in a state or out of one', () => {
    const random = createRandom('words');
    random.int(10);
    const resumed = resumeRandom(JSON.parse(JSON.stringify(random.state())) as number[]);
    const draft = { random: [...random.state()] };
    const drawn = [random.int(1000), random.int(1000)];
    expect([resumed.int(1000), resumed.int(1000)]).toEqual(drawn);
    expect(withRandom(draft, (one) => [one.int(1000), one.int(1000)])).toEqual(drawn);
    expect(draft.random).toEqual(random.state());
  });

  test('branch without touching one another', () => {
    const random = createRandom('trunk');
    const branch = branchRandom(random);
    const trunk = random.state();
    branch.int(100);
    expect(random.state()).toEqual(trunk);
    expect(branch.state()).not.toEqual(trunk);
  });

  test('are never all 0, in which they would stand still', () => {
    const nothing = { int: () => 0, pick: () => undefined as never, shuffle: () => undefined, state: () => [] };
    const random = branchRandom(nothing);
    expect(random.state().some((word) => word !== 0)).toBe(true);
    expect(new Set(Array.from({ length: 20 }, () => random.int(1000))).size).toBeGreaterThan(10);
  });

  test('KF-B04 a game saved and loaded on the way ends as it would have', () => {
    const actions = playOut({ seed: 'saved' });
    let [through, loaded] = [embers.setup({ seed: 'saved' }), embers.setup({ seed: 'saved' })];
    for (const action of actions) {
      through = embers.reduce(through, action);
      loaded = embers.reduce(JSON.parse(JSON.stringify(loaded)) as typeof loaded, action);
    }
    expect(loaded).toEqual(through);
  });

  test('KF-B06 two games that are played by turns end as each alone', () => {
    const [one, other] = [playOut({ seed: 'one' }), playOut({ seed: 'other' })];
    let [first, second] = [embers.setup({ seed: 'one' }), embers.setup({ seed: 'other' })];
    for (let n = 0; n < Math.max(one.length, other.length); n++) {
      const [a, b] = [one[n], other[n]];
      if (a) first = embers.reduce(first, a);
      if (b) second = embers.reduce(second, b);
    }
    expect(first).toEqual(one.reduce(embers.reduce, embers.setup({ seed: 'one' })));
    expect(second).toEqual(other.reduce(embers.reduce, embers.setup({ seed: 'other' })));
  });
});
