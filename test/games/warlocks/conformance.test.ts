import { describe, test } from 'vitest';
import { type OptionsGiven, warlocks } from '../../../src/games/warlocks/index.js';
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
