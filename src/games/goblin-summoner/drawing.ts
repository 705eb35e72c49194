import { withRandom } from '../../kernel/random.js';
import type { CardId } from './card.js';
import type { RuleId } from './rulebook.js';
import type { Ctx, Duel } from './shape.js';
import type { Seat } from './state.js';
import { nextHandle, toHand } from './zones.js';

/** The top card of a deck; an empty one is first made anew of the discard pile (G-5.7). `undefined`: both are empty. */
export function takeTop(draft: Duel, seat: Seat, ctx: Ctx): CardId | undefined {
  const player = draft.players[seat];
  if (player.deck.length === 0 && player.discard.length > 0) {
    const pile = player.discard.map(({ card }) => card);
    withRandom(draft, (random) => random.shuffle(pile));
    player.deck = pile;
    player.discard = [];
    ctx.emit?.({ type: 'reshuffled', rule: 'G-5.7', seat, count: pile.length });
  }
  return player.deck.pop();
}

/** Draws cards, one at a time; what cannot be drawn is not, without a penalty (G-5.7). */
export function draw(draft: Duel, seat: Seat, count: number, ctx: Ctx): void {
  for (let n = 0; n < count; n++) {
    const card = takeTop(draft, seat, ctx);
    if (card === undefined) {
      ctx.emit?.({ type: 'drew-nothing', rule: 'G-5.7', seat });
      return;
    }
    ctx.emit?.({ type: 'drew', rule: 'G-5.7', seat, deck: draft.players[seat].deck.length });
    toHand(draft, seat, { card, rule: 'G-5.7' }, ctx);
  }
}

/** Turns the top cards of a deck into the discard pile; stops at an empty deck (G-14.5). */
export function mill(draft: Duel, seat: Seat, count: number, ctx: Ctx): void {
  const { deck } = draft.players[seat];
  for (let n = 0; n < count; n++) {
    const card = deck.pop();
    if (card === undefined) return;
    discard(draft, seat, { card, from: 'deck', rule: 'G-14.5' }, ctx);
  }
}

/** Puts a hidden card face up on the discard pile (G-15.5). */
export function discard(
  draft: Duel,
  seat: Seat,
  { card, from, rule }: { readonly card: CardId; readonly from: 'deck' | 'hand' | 'shield'; readonly rule: RuleId },
  ctx: Ctx,
): void {
  const handle = nextHandle(draft);
  draft.players[seat].discard.push({ handle, card });
  ctx.emit?.({ type: 'discarded', rule, seat, handle, card, from });
}
