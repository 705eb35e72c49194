import type { Random } from '../../kernel/types.js';
import type { Choose, Pick } from './state.js';

/** A choice is listed in full up to so many sets of picks (S-16.8). */
const SETS_IN_FULL = 256;

/** In how many ways so many of some can be chosen. */
function waysOf(count: number, size: number): number {
  let ways = 1;
  for (let n = 1; n <= size; n++) ways = (ways * (count - size + n)) / n;
  return Math.round(ways);
}

/** How many sets of picks answer a choice. */
function countOf({ options, min, max }: Asked): number {
  let sets = 0;
  for (let size = min; size <= max; size++) sets += waysOf(options?.length ?? 0, size);
  return sets;
}
type Asked = { readonly [K in 'options' | 'min' | 'max']: Choose[K] };

/** All sets of one size, each in the order of the options. */
function setsOfSize(options: readonly Pick[], size: number, from = 0): Pick[][] {
  if (size === 0) return [[]];
  const sets: Pick[][] = [];
  for (let i = from; i <= options.length - size; i++) {
    for (const rest of setsOfSize(options, size - 1, i + 1)) sets.push([options[i] as Pick, ...rest]);
  }
  return sets;
}

/** The sets of one size whose picks stand next to one another. */
const neighbours = (options: readonly Pick[], size: number): Pick[][] =>
  size === 0 ? [[]] : Array.from({ length: options.length - size + 1 }, (_, i) => options.slice(i, i + size));

/** The sets of picks that are listed: all, or beyond the bound of each size those of neighbours (S-16.8). */
export function setsOf(choice: Choose): readonly (readonly Pick[])[] {
  const options = choice.options ?? [];
  const inFull = countOf(choice) <= SETS_IN_FULL;
  const found: (readonly Pick[])[] = [];
  for (let size = choice.min; size <= choice.max; size++) {
    for (const set of inFull ? setsOfSize(options, size) : neighbours(options, size)) found.push(set);
  }
  return found;
}

/** Up to this many sets are numbered: what a 31-bit number can draw. */
const MOST_NUMBERED = 2 ** 31;

/** Draws the size of a set evenly over all sets; where they are too many to number, every size is as likely. */
function drawSize(choice: Choose, count: number, random: Random): number {
  const { min, max } = choice;
  if (min === max) return min;
  const total = countOf(choice);
  if (total > MOST_NUMBERED) return min + random.int(max - min + 1);
  let number = random.int(total);
  for (let size = min; size < max; size++) {
    number -= waysOf(count, size);
    if (number < 0) return size;
  }
  return max;
}

/** Draws picks that answer a choice, all sets alike, in the order of the options. */
export function drawPicks(choice: Choose, random: Random): Pick[] {
  const options = choice.options ?? [];
  const size = drawSize(choice, options.length, random);
  const mixed = [...options];
  random.shuffle(mixed);
  const picked = mixed.slice(0, size);
  return options.filter((option) => picked.includes(option));
}
