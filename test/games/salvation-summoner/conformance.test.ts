import { describe, test } from 'vitest';
import { salvationSummoner } from '../../../src/games/salvation-summoner/index.js';
import { conformance } from '../../../src/testing/index.js';
import { configOf, counted, normal, otherWorld } from './sight.js';

/** The known faults that each law keeps out. */
const faults = [
  'KF-E01 KF-E02 KF-E03 KF-B07',
  'KF-D01 KF-B08',
  'KF-G03 KF-F02',
  'KF-B05 KF-E04 KF-G06',
  'KF-A01 KF-A02 KF-C02',
  'KF-G05',
  'KF-I07 KF-I08 KF-I10',
  'KF-G02 KF-H02 KF-F08',
  'KF-A08 KF-A11 KF-F05 KF-F06 KF-F09 KF-E05',
] as const;
/** What is listed in full at most (S-16.8). */
const MOST = { choose: 256, defend: 64, recover: 64 };

describe('Salvation Summoner keeps', () => {
  const laws = conformance(salvationSummoner, {
    games: 18,
    moments: 10,
    config: configOf,
    conserve: counted,
    worlds: otherWorld,
    normal,
    // What is revealed, attacked, chosen and answered is said openly.
    overt: ({ type }) => type === 'reveal' || type === 'attack' || type === 'defend' || type === 'choose',
    // A hand is discarded face up, and may be shuffled at once.
    tells: ['discarded'],
    bounded: (position, seat) => {
      const { phase } = position;
      const { name } = phase;
      // The only candidate need not be named, and is listed by name (S-16.4, S-16.8).
      if (name === 'defend' && phase.candidates?.length === 1) return true;
      if (name !== 'choose' && name !== 'defend' && name !== 'recover') return false;
      return salvationSummoner.legalActions(position, seat).length * 2 > MOST[name];
    },
  });
  for (const [i, { name, run }] of laws.entries()) test(`${name} (${faults[i]})`, run);
});
