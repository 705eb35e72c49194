import { describe, test } from 'vitest';
import type { Options, State } from '../../../src/games/gobulon/index.js';
import { gobulon } from '../../../src/games/gobulon/index.js';
import { conformance } from '../../../src/testing/index.js';

/** Every card with its owner: cards never change sides (B-6.3). */
const conserve = ({ players }: State): readonly string[] =>
  players.flatMap(({ hand, bin, table }, seat) => [...hand, ...bin, ...table].map((card) => `${seat} ${card}`));

const kinds: readonly Partial<Options>[] = (['own', 'split'] as const).flatMap((mode) =>
  (['listed', 'odd'] as const).flatMap((parity) =>
    (['played', 'reversed', 'choose'] as const).map((returnOrder) => ({ mode, parity, returnOrder })),
  ),
);

describe('Gobulon keeps', () => {
  const laws = conformance(gobulon, {
    games: kinds.length,
    moments: 12,
    config: (seed, number) => ({ seed, options: kinds[number % kinds.length] ?? {} }),
    conserve,
    bounded: ({ players }, seat) => players[seat === 0 ? 0 : 1].table.length > 5,
  });
  for (const { name, run } of laws) test(name, run);
});
