import type { EloDifference, Interval, Results } from '../../match/index.js';

/** A share in percent: `55.2 %`. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** An interval of a share: `51.0–59.3 %`. */
export const range = ({ low, high }: Interval): string => `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)} %`;
/** Results as they are counted: `5/1/4`. */
export const results = ({ wins, draws, losses }: Results): string => `${wins}/${draws}/${losses}`;

const points = (elo: number | null, none: string): string =>
  elo === null ? none : elo.toFixed(0).replace(/^-0$/, '0');

/** A difference of Elo with its interval: `+36 [7, 66]`. */
export function eloText({ elo, low, high }: EloDifference): string {
  const sign = elo !== null && elo >= 0.5 ? '+' : '';
  const own = elo === null ? (low === null ? '-∞' : '+∞') : `${sign}${points(elo, '')}`;
  return `${own} [${points(low, '-∞')}, ${points(high, '+∞')}]`;
}
