import {
  copiesOf,
  type DeckPlace,
  type DeckFault as FaultOf,
  linesByCard,
  linesForm,
  nameForm,
  placesIn,
  unknownFaults,
} from '../../kernel/deck/listing.js';
import type { MostOf } from '../../kernel/deck/parts.js';
import { type Form, mayHave, objectOf } from '../../kernel/form.js';
import type { Card, CardId, Deck } from './card.js';
import { deckSizeOf, type Options, VALUES } from './options.js';
import type { RuleId } from './rulebook.js';
import type { Catalogue, Face } from './shape.js';

/** The options that deck building depends on (B-4). */
export type DeckRules = Pick<Options, 'ofEachValue' | 'jokers' | 'maxCopies'>;
/** What can be wrong with a deck, in the order of B-4.4. */
export type DeckCode = 'deck-unknown-card' | 'deck-size' | 'deck-values' | 'deck-jokers' | 'deck-copies';
/** One thing that is wrong with a well-formed deck, and all the lines that have a part in it. */
export interface DeckFault extends FaultOf<DeckCode, RuleId> {
  /** With `deck-values`: the value of which there are too many or too few. */
  readonly value?: number;
}

/** The form of a deck (B-4.5). Any text may stand for an id: an unknown one makes the deck illegal, not malformed. */
export const deckForm = (): Form<Deck> => objectOf<Deck>({ name: mayHave(nameForm()), cards: linesForm() });

/** A card of the catalogue; `undefined` for any other text. */
export const knownCard = ({ cards }: Catalogue, card: CardId): Face | undefined =>
  Object.hasOwn(cards, card) ? cards[card] : undefined;

/** The most copies of a card in a deck: one of a joker (B-4.3). */
export const mostOf = ({ joker }: Card, { maxCopies }: DeckRules): number => (joker ? 1 : maxCopies);

/** The most copies of each card of a catalogue; of anything else `undefined`. */
export const mostIn =
  (catalogue: Catalogue, rules: DeckRules): MostOf =>
  (id) => {
    const card = knownCard(catalogue, id);
    return card && mostOf(card, rules);
  };

/** A deck as it is judged. */
interface Judged {
  readonly places: readonly DeckPlace[];
  readonly rules: DeckRules;
  readonly catalogue: Catalogue;
}

/** Too many or too few cards in all, unknown ones among them (B-4.1, B-4.5). */
function sizeFaults({ places, rules }: Judged): readonly DeckFault[] {
  const have = copiesOf(places);
  const need = deckSizeOf(rules);
  return have === need ? [] : [{ code: 'deck-size', path: ['cards'], rule: 'B-4.1', have, need, cards: [] }];
}

/** Too many or too few cards of a value, a joker being one of its value (B-4.1, B-4.2). */
function valueFaults({ places, rules, catalogue }: Judged): readonly DeckFault[] {
  const { ofEachValue: need } = rules;
  return Array.from({ length: VALUES }, (_, value): DeckFault => {
    const cards = places.filter(({ card }) => knownCard(catalogue, card)?.value === value);
    return { code: 'deck-values', path: ['cards'], rule: 'B-4.1', have: copiesOf(cards), need, value, cards };
  }).filter(({ have }) => have !== need);
}

function jokerFaults({ places, rules, catalogue }: Judged): readonly DeckFault[] {
  const cards = places.filter(({ card }) => knownCard(catalogue, card)?.joker);
  const [have, need] = [copiesOf(cards), rules.jokers];
  return have === need ? [] : [{ code: 'deck-jokers', path: ['cards'], rule: 'B-4.2', have, need, cards }];
}

function copyFaults({ places, rules, catalogue }: Judged): readonly DeckFault[] {
  return [...linesByCard(places)].flatMap(([id, cards]): readonly DeckFault[] => {
    const [{ at }] = cards;
    const card = knownCard(catalogue, id);
    const have = copiesOf(cards);
    const need = card === undefined ? have : mostOf(card, rules);
    if (have <= need) return [];
    return [{ code: 'deck-copies', path: ['cards', at, 'card'], rule: 'B-4.3', have, need, cards }];
  });
}

/**
 * All that is wrong with a well-formed deck, in the order of B-4.4; lines of one card are added up, and each fault about
 * a card names all of them (B-4.5).
 */
export function deckFaults(deck: Deck, rules: DeckRules, catalogue: Catalogue): readonly DeckFault[] {
  const places = placesIn(deck);
  const judged: Judged = { places, rules, catalogue };
  return [
    ...unknownFaults(places, Object.keys(catalogue.cards), 'B-4.4'),
    ...sizeFaults(judged),
    ...valueFaults(judged),
    ...jokerFaults(judged),
    ...copyFaults(judged),
  ];
}
