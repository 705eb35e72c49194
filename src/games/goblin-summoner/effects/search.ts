import { withRandom } from '../../../kernel/random.js';
import type { CardId } from '../card.js';
import type { Ctx, Duel } from '../shape.js';
import type { Handle, Seat } from '../state.js';
import { summon, toHand } from '../zones.js';
import type { Handler, Work } from './work.js';

/** Takes a card from the discard pile, by its handle; everybody sees which (G-15.5). */
function fromDiscard(draft: Duel, seat: Seat, handle: Handle, ctx: Ctx): CardId | undefined {
  const { discard } = draft.players[seat];
  const index = discard.findIndex((piece) => piece.handle === handle);
  const [piece] = index < 0 ? [] : discard.splice(index, 1);
  if (piece !== undefined) ctx.emit?.({ type: 'taken', rule: 'G-14.7', seat, handle, card: piece.card });
  return piece?.card;
}

/** Takes a card from a deck: any copy, for the deck is shuffled afterwards. */
function fromDeck(draft: Duel, seat: Seat, handle: Handle, { found }: Work): CardId | undefined {
  const { deck } = draft.players[seat];
  const card = found?.find((piece) => piece.handle === handle)?.card;
  if (card !== undefined) deck.splice(deck.indexOf(card), 1);
  return card;
}

/** Takes the selected cards of one's own deck or discard pile to hand or into play (G-14.7). */
export const search: Handler<'search'> = (draft, { from, to }, work, ctx) => {
  const { seat } = work.by;
  ctx.emit?.({ type: 'searched', rule: 'G-14.7', seat, zone: from, found: work.cards.length, to });
  const entered: Handle[] = [];
  for (const handle of work.cards) {
    const card = from === 'deck' ? fromDeck(draft, seat, handle, work) : fromDiscard(draft, seat, handle, ctx);
    if (card === undefined) continue;
    if (to === 'hand') toHand(draft, seat, { card, rule: 'G-14.7' }, ctx);
    else entered.push(summon(draft, { seat, card, from }, ctx));
  }
  if (from === 'deck') {
    const deck = [...draft.players[seat].deck];
    withRandom(draft, (random) => random.shuffle(deck));
    draft.players[seat].deck = deck;
  }
  return entered;
};
