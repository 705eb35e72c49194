import type { CardId, Deck } from '../card.js';

/** One change to a deck: copies of a card put in or taken out. */
export interface Edit {
  readonly edit: 'add' | 'remove';
  readonly card: CardId;
  readonly copies: number;
}

interface Line {
  readonly card: CardId;
  copies: number;
}

/**
 * The deck after the edits, in their order; the deck that is given stays as it is. Copies are taken from the last line
 * of a card upwards, all of them if there are fewer; they are put on its first line, or on a new one at the end.
 */
export function applyEdits(deck: Deck, edits: readonly Edit[]): Deck {
  const lines: Line[] = deck.cards.map((line) => ({ ...line }));
  const places = new Map<CardId, Line[]>();
  for (const line of lines) {
    const own = places.get(line.card);
    if (own === undefined) places.set(line.card, [line]);
    else own.push(line);
  }
  for (const { edit, card, copies } of edits) {
    if (edit === 'remove') takeOut(places.get(card) ?? [], copies);
    else putIn(lines, places, card, copies);
  }
  return { ...deck, cards: lines.filter(({ copies }) => copies > 0) };
}

function takeOut(own: Line[], copies: number): void {
  let left = copies;
  for (let line = own.at(-1); line !== undefined && left > 0; line = own.at(-1)) {
    const out = Math.min(left, line.copies);
    line.copies -= out;
    left -= out;
    if (line.copies === 0) own.pop();
  }
}

function putIn(lines: Line[], places: Map<CardId, Line[]>, card: CardId, copies: number): void {
  const first = places.get(card)?.[0];
  if (first !== undefined) {
    first.copies += copies;
    return;
  }
  const line = { card, copies };
  lines.push(line);
  places.set(card, [line]);
}
