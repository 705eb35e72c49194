import { describe, expect, test } from 'vitest';
import { type OptionsGiven, sampleOrders, warlocks } from '../../../src/games/warlocks/index.js';
import { createRandom } from '../../../src/index.js';
import { conformance } from '../../../src/testing/index.js';
import { otherWorld } from './sight.js';

/** Seats and switches, in turn: two warlocks more often, since their battles are the shorter ones. */
const kinds: readonly { readonly seats: number; readonly options: OptionsGiven }[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { paraFC: true } },
  { seats: 3, options: { maladroit: true, turnLimit: 30 } },
  { seats: 2, options: { paraFDF: true, maladroit: true } },
  { seats: 6, options: { turnLimit: 12 } },
  { seats: 2, options: { turnLimit: 20 } },
];

/** The known faults that each law keeps out. */
const faults = [
  'KF-E01 KF-E02 KF-E03 KF-B07',
  'KF-D01 KF-B04',
  'KF-G03',
  'KF-B05 KF-E04 KF-G06',
  'KF-A01 KF-A02 KF-A09 KF-C01 KF-C02',
  'KF-G05',
  'KF-I08',
  'KF-G02 KF-H02',
  'KF-A08 KF-A11 KF-F05 KF-F06 KF-F09 KF-E05',
] as const;

describe('Warlocks keeps', () => {
  const laws = conformance(warlocks, {
    games: kinds.length,
    moments: 8,
    config: (seed, number) => ({ seed, ...kinds[number % kinds.length] }),
    conserve: () => [],
    worlds: otherWorld,
    // 64 pairs of gestures are listed, and far more orders accepted.
    bounded: () => true,
    // A turn that is told shows more than the views around it keep: what missed, what was stopped.
    tells: ['turn-began'],
  });
  for (const [i, { name, run }] of laws.entries()) test(`${name} (${faults[i]})`, run);
});

/** Warlocks whose lists are short and lean towards spells, so that blindness, invisibility and Time Stop come up. */
const learned: typeof warlocks = {
  ...warlocks,
  legalActions(position, seat) {
    const { phase, turn } = position;
    if (phase.name !== 'orders' || !phase.active.includes(seat)) return [];
    const drawn = [0, 1, 2, 3, 4].map((n) => sampleOrders(position, seat, createRandom(`${turn} ${seat} ${n}`)));
    return drawn.filter((one, place) => drawn.findIndex((other) => same(one, other)) === place);
  },
};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

describe('Warlocks who finish spells keep', () => {
  let hidden = 0;
  const laws = conformance(learned, {
    games: 8,
    moments: 10,
    config: (seed, number) => ({
      seed,
      seats: 2 + (number % 3),
      options: { maladroit: number % 2 === 0, turnLimit: 40 },
    }),
    worlds(state, viewer, random) {
      hidden += warlocks.view(state, viewer).warlocks.filter(({ history }) => history.some(isHidden)).length;
      return otherWorld(state, viewer, random);
    },
    bounded: () => true,
    tells: ['turn-began'],
  });
  for (const { name, run } of laws.filter((_, i) => i === 4 || i === 5)) test(name, run);
  test('these laws where pairs are hidden', () => expect(hidden).toBeGreaterThan(20));
});

const isHidden = ({ made }: { readonly made: readonly string[] }): boolean => made[0] === '?';
