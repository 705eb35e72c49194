import type { Deck } from '../card.js';
import { copiesOf, type DeckFault, knownCard, mostOf } from '../deck-building.js';
import type { Edit } from './edits.js';
import { editsOf, type Parts, type Plan } from './repair.js';
import type { Settings } from './settings.js';

/** What is known of a deck that is to be mended. */
export interface Remedy {
  readonly deck: Deck;
  readonly parts: Parts;
  /** `null`: no deck is legal. */
  readonly plan: Plan | null;
}

/** Takes an unknown card out, and puts in as many copies as are allowed of the one that was probably meant. */
function replace({ cards }: DeckFault, { deck, parts }: Remedy, { lexicon, rules }: Settings): readonly Edit[] {
  const [place] = cards;
  if (place === undefined) return [];
  const copies = copiesOf(cards);
  const out: Edit = { edit: 'remove', card: place.card, copies };
  const meant = parts.meant.get(place.card);
  const card = meant === undefined ? undefined : knownCard(lexicon.catalogue, meant);
  if (card === undefined) return [out];
  const there = copiesOf(deck.cards.filter((line) => line.card === card.id));
  const room = Math.min(copies, mostOf(card, rules) - there);
  return room > 0 ? [out, { edit: 'add', card: card.id, copies: room }] : [out];
}

/** The values in which the number of jokers changes. */
const jokersChange = ({ out, into, surplus }: Plan, { lexicon: { catalogue } }: Settings): readonly number[] => {
  const moved = [...surplus.keys(), ...[...out, ...into].flatMap((counts) => [...counts.keys()])];
  return moved.flatMap((id) => {
    const card = knownCard(catalogue, id);
    return card?.joker ? [card.value] : [];
  });
};

/** Edits after which one fault is gone, whatever else is left; `null` if there are none. */
export function fixOf(fault: DeckFault, remedy: Remedy, settings: Settings): readonly Edit[] | null {
  const { code, cards, value, have = 0, need = 0 } = fault;
  const { plan } = remedy;
  if (code === 'deck-unknown-card') return replace(fault, remedy, settings);
  if (code === 'deck-copies') {
    return cards.slice(0, 1).map(({ card }) => ({ edit: 'remove', card, copies: have - need }));
  }
  if (plan === null) return null;
  if (code === 'deck-size') return editsOf(plan, settings.lexicon);
  return editsOf(plan, settings.lexicon, value === undefined ? jokersChange(plan, settings) : [value]);
}
