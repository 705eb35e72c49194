import type { Ctx, Table } from './shape.js';
import { faceOf, type Side } from './skills.js';
import type { HandCard, Handle, Seat } from './state.js';
import { bodyguardsFor, type Danger } from './targets.js';

/** The two windows of an attack: what a card prevents before damage, and heals after it (S-7.1). */
export type Window = 'prevents' | 'heals';

/** The cards of a hand that can be used in a window, in hand order; of another's hand those that are known (S-16.4). */
export function usable(hand: readonly (HandCard | null)[], window: Window, { catalogue }: Ctx): HandCard[] {
  const found: HandCard[] = [];
  for (const held of hand) if (held !== null && faceOf(catalogue, held.card)[window] > 0) found.push(held);
  return found;
}

/**
 * Whether a hand is asked in a window: any card at all is enough, or by an option one that can answer (S-7.9, S-18.12).
 */
export function canAnswer({ players, options }: Table, seat: Seat, window: Window, ctx: Ctx): boolean {
  const { hand } = players[seat];
  return options.ask === 'held' ? hand.length > 0 : usable(hand, window, ctx).length > 0;
}

/** Whether a defender is asked before damage, besides for a pick (S-7.9): for a hand, or for a bodyguard. */
export function mustAskBefore(draft: Table, defender: Side, danger: Danger, ctx: Ctx): boolean {
  if (canAnswer(draft, defender.seat, 'prevents', ctx)) return true;
  return bodyguardsFor(defender, danger).length > 0;
}

/** Whether reactions name cards of the hand that can be used in the window, each once (S-7.3, S-16.4). */
export function areUsable(
  hand: readonly (HandCard | null)[],
  reactions: readonly Handle[],
  window: Window,
  ctx: Ctx,
): boolean {
  for (let i = 0; i < reactions.length; i++) {
    const handle = reactions[i] as Handle; // the index is below the length
    if (reactions.indexOf(handle) !== i) return false;
    const held = hand.find((card) => card?.handle === handle);
    if (held === undefined || held === null || faceOf(ctx.catalogue, held.card)[window] === 0) return false;
  }
  return true;
}

/**
 * Uses reactions in hand order: each goes to the discard pile at once, and gives no mana (S-7.3, S-12.9). The sum of
 * what they do.
 */
export function useReactions(draft: Table, seat: Seat, { reactions, window }: Used, ctx: Ctx): number {
  const player = draft.players[seat];
  const timing = window === 'prevents' ? 'before-damage' : 'after-damage';
  let sum = 0;
  for (let i = 0; i < player.hand.length; ) {
    const held = player.hand[i] as HandCard; // the index is below the length
    if (!reactions.includes(held.handle)) {
      i += 1;
      continue;
    }
    const { card } = held;
    const amount = faceOf(ctx.catalogue, card)[window];
    player.hand.splice(i, 1);
    player.discard.push(card);
    sum += amount;
    ctx.emit?.({ type: 'reacted', rule: 'S-7.3', seat, card, timing, amount });
  }
  return sum;
}
/** The reaction cards that are used in a window. */
interface Used {
  readonly reactions: readonly Handle[];
  readonly window: Window;
}

/** A defender's answers to one window are listed in full up to so many, whoever is picked and steps in (S-16.8). */
const LISTED_IN_FULL = 64;

/**
 * The sets of cards that are listed where each would be listed with so many picks: all, or none, single ones and all.
 */
export function listedSets(cards: readonly HandCard[], picks: number): Handle[][] {
  const handles = cards.map(({ handle }) => handle);
  const { length } = handles;
  if (length <= 1 || picks * 2 ** length <= LISTED_IN_FULL) {
    return Array.from({ length: 2 ** length }, (_, number) => handles.filter((_handle, i) => (number >> i) % 2 === 1));
  }
  return [[], ...handles.map((handle) => [handle]), handles];
}
