import { type Copies, type Listing, nameForm } from '../../../kernel/deck/listing.js';
import { type Form, listOf, mayHave, objectOf, textOf } from '../../../kernel/form.js';
import type { CardId } from '../card.js';

/** A supply as people keep it: 15 kinds, and a name for people, if any (S-2.2). Its `cards` are what a config takes. */
export interface Supply {
  readonly name?: string;
  readonly cards: readonly CardId[];
}

/** One copy of each kind: as lists of cards are judged, whatever the size of the piles. */
const once = (card: CardId): Copies => ({ card, copies: 1 });

/** The form of a supply. Any text may stand for an id: an unknown one makes the list illegal, not malformed. */
export function supplyForm(): Form<Listing> {
  const form = objectOf<Supply>({ name: mayHave(nameForm()), cards: listOf(textOf(1, 200)) });
  return (value, path, problems) => {
    const { cards, ...rest } = Object(form(value, path, problems)) as Partial<Supply>;
    return { ...rest, cards: Array.isArray(cards) ? cards.map(once) : [] };
  };
}

/** A supply as a list of cards, one copy of each kind. */
export const listingOf = ({ name, cards }: Supply): Listing => ({
  ...(name === undefined ? {} : { name }),
  cards: cards.map(once),
});
/** A list of cards as a supply, its numbers of copies left out. */
export const supplyOf = ({ name, cards }: Listing): Supply => ({
  ...(name === undefined ? {} : { name }),
  cards: cards.map(({ card }) => card),
});
