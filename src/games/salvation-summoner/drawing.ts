import { withRandom } from '../../kernel/random.js';
import type { CardId } from './card.js';
import type { Ctx, Table } from './shape.js';
import type { Seat } from './state.js';

/** Puts a card into a hand, at its end (S-15.9); `shown` if both have seen it go there (S-15.8). */
export function toHand(draft: Table, seat: Seat, card: CardId, shown: boolean): void {
  draft.players[seat].hand.push({ handle: draft.handles, card, shown });
  draft.handles += 1;
}

/** The discard pile, shuffled, is the new draw pile; revealed cards are not in it (S-4.17). */
function reshuffle(draft: Table, seat: Seat, ctx: Ctx): void {
  const player = draft.players[seat];
  const pile = [...player.discard];
  withRandom(draft, (random) => random.shuffle(pile)); // S-2.8
  player.draw = pile;
  player.discard = [];
  ctx.emit?.({ type: 'reshuffled', rule: 'S-4.17', seat, count: pile.length });
}

/** Takes at most so many cards from the draw pile as it is, the last first. */
function take(draft: Table, seat: Seat, count: number, ctx: Ctx): number {
  const { draw } = draft.players[seat];
  const taken = Math.min(count, draw.length);
  const cards: CardId[] = [];
  for (let n = 0; n < taken; n++) {
    const card = draw.pop() as CardId; // there are as many
    toHand(draft, seat, card, false);
    if (ctx.emit) cards.push(card);
  }
  if (taken > 0) {
    ctx.emit?.({ type: 'drew', rule: 'S-4.17', seat, count: taken });
    ctx.emit?.({ type: 'looked', rule: 'S-15.3', seat, cards, for: [seat] });
  }
  return taken;
}

/**
 * Draws cards one after another, reshuffling when the draw pile is empty; fewer if there are no more (S-4.17, S-9.2).
 */
export function drawCards(draft: Table, seat: Seat, count: number, ctx: Ctx): void {
  const left = count - take(draft, seat, count, ctx);
  if (left === 0 || draft.players[seat].discard.length === 0) return;
  reshuffle(draft, seat, ctx);
  take(draft, seat, left, ctx);
}
