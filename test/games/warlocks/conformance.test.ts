import { describe, expect, test } from 'vitest';
import { GESTURES, type OptionsGiven, warlocks } from '../../../src/games/warlocks/index.js';
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

/** Invisibility, Time Stop and Blindness, as they are gestured; small letters take both hands. */
const veils = ['PPws', 'SPPc', 'DWFFd'];
/** Orders that go on with one of them with the left hand, while the right one does this or that. */
const veiling: typeof warlocks.legalActions = (position, seat) => {
  const { phase, turn, warlocks: all } = position;
  if (phase.name !== 'orders' || !phase.active.includes(seat)) return [];
  const made = all[seat]?.history.length ?? 0;
  const veil = veils[(seat + all.length) % veils.length] ?? '';
  const letter = veil[made % veil.length] ?? '-';
  const LH = GESTURES.find((one) => one === letter.toUpperCase()) ?? '-';
  const rights = letter === letter.toUpperCase() ? (['F', 'S', 'W', 'D', '>'] as const) : [LH];
  return rights.map((RH) => ({ type: 'orders', seat, turn, gestures: { LH, RH } }));
};
/** Warlocks that lists and chance lead to pairs that are hidden. */
const veiled: typeof warlocks = {
  ...warlocks,
  legalActions: veiling,
  sampleAction: (position, seat, random) => random.pick(veiling(position, seat)),
};

describe('Warlocks who hide keep', () => {
  let hidden = 0;
  const laws = conformance(veiled, {
    games: 6,
    moments: 8,
    config: (seed, number) => ({ seed, seats: 2 + (number % 3), options: { turnLimit: 24 } }),
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
