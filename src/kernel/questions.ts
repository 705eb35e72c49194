import type { Seat } from './types.js';

type Waiting<S extends Seat> =
  | { readonly kind: 'turn'; readonly seat: S }
  | { readonly kind: 'simultaneous'; readonly waiting: readonly S[] }
  | { readonly kind: 'over' };

/** The seats a decision waits for: none when the game is over. */
export function toAct<S extends Seat>(decision: Waiting<S>): readonly S[] {
  if (decision.kind === 'turn') return [decision.seat];
  return decision.kind === 'simultaneous' ? decision.waiting : [];
}

/** The items that are known: all but `null`, in their order. */
export function known<Item>(items: readonly (Item | null)[]): readonly Item[] {
  const found: Item[] = [];
  for (const item of items) if (item !== null) found.push(item);
  return found;
}
