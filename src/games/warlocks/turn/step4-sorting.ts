import type { Casting, Resolution } from './resolution.js';

/** The rank of a spell, those counted as one that count as one (W-6.2). */
function rankOf({ data: { rank } }: Casting): number {
  if (rank === 14) return 13;
  if (rank >= 15 && rank <= 20) return 15;
  return rank === 34 ? 33 : rank;
}

/** Step 4 of W-6: sorts the castings by rank, equals in the order of step 3. */
export function sortCastings(r: Resolution): void {
  r.queue = [...r.castings];
  const { queue } = r;
  for (let i = 1; i < queue.length; i++) {
    const casting = queue[i] as Casting;
    let place = i;
    for (; place > 0 && rankOf(queue[place - 1] as Casting) > rankOf(casting); place--) {
      queue[place] = queue[place - 1] as Casting;
    }
    queue[place] = casting;
  }
}
