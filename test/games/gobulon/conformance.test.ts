import { describe, test } from 'vitest';
import { gobulon, type Options } from '../../../src/games/gobulon/index.js';
import { conformance } from '../../../src/testing/index.js';
import { all, otherWorld } from './sight.js';

const kinds: readonly Partial<Options>[] = (['own', 'split'] as const).flatMap((mode) =>
  (['listed', 'odd'] as const).flatMap((parity) =>
    (['played', 'reversed', 'choose'] as const).map((returnOrder) => ({ mode, parity, returnOrder })),
  ),
);

/** The known faults that each law keeps out. */
const faults = [
  'KF-E01 KF-E02 KF-E03 KF-B07',
  'KF-D01 KF-B04',
  'KF-G03',
  'KF-B05 KF-E04 KF-G06',
  'KF-A01 KF-A02 KF-C01 KF-C02',
  'KF-G05',
  'KF-I08',
  'KF-G02 KF-H02',
  'KF-A08 KF-A11 KF-F05 KF-F06 KF-F09 KF-E05',
] as const;

describe('Gobulon keeps', () => {
  const laws = conformance(gobulon, {
    games: kinds.length,
    moments: 12,
    config: (seed, number) => ({ seed, options: kinds[number % kinds.length] ?? {} }),
    // Every card with its owner: cards never change sides (B-6.3).
    conserve: ({ players }) => players.flatMap((player, seat) => all(player).map((card) => `${seat} ${card}`)),
    worlds: otherWorld,
    bounded: ({ players }, seat) => players[seat === 0 ? 0 : 1].table.length > 5,
  });
  for (const [i, { name, run }] of laws.entries()) test(`${name} (${faults[i]})`, run);
});
