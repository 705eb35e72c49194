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
import { type Form, id, mayHave, objectOf, textOf } from '../../kernel/form.js';
import { suggest } from '../../kernel/nearest.js';
import type { Problem } from '../../kernel/problem.js';
import type { Card, CardId, Deck, FeatId, Loadout } from './card.js';
import type { Options } from './options.js';
import { costOf } from './permanents.js';
import type { RuleId } from './rulebook.js';
import type { Catalogue } from './shape.js';

/** The options that deck building depends on (G-12). */
export type DeckRules = Pick<Options, 'deckSize' | 'deckManaLimit' | 'maxCopies'>;
/** What can be wrong with a deck, in the order of G-12.4. */
export type DeckCode = 'deck-size' | 'deck-mana' | 'deck-copies' | 'deck-unknown-card' | 'deck-token' | 'deck-affinity';
/** One thing that is wrong with a well-formed deck, and all the lines that have a part in it. */
export interface DeckFault extends FaultOf<DeckCode, RuleId> {}
/** What is wrong with a loadout: a feat that is not known, or an item in the place of a feat (G-13.2). */
export interface LoadoutFault extends Problem {
  readonly code: 'unknown-feat' | 'wrong-kind';
  readonly rule: RuleId;
}
/** The form of a deck (G-12.6). Any text may stand for an id: an unknown one makes the deck illegal, not malformed. */
export const deckForm = (): Form<Deck> =>
  objectOf<Deck>({ name: mayHave(nameForm()), affinity: textOf(0, 200), cards: linesForm() });
/** The form of a loadout (G-13.2). */
export const loadoutForm = (): Form<Loadout> => objectOf<Loadout>({ feat: mayHave(id), item: mayHave(id) });

/** A card of the catalogue; `undefined` for any other text. */
export const knownCard = ({ cards }: Catalogue, card: CardId): Card | undefined =>
  Object.hasOwn(cards, card) ? cards[card] : undefined;

/** What a deck costs under its affinity, its unknown cards not counted (G-12.1, G-12.6). */
export function manaOf(deck: Deck, catalogue: Catalogue): number {
  let total = 0;
  for (const { card, copies } of deck.cards) {
    const known = knownCard(catalogue, card);
    if (known !== undefined) total += copies * costOf(known, deck.affinity);
  }
  return total;
}

/** The most copies of each card of a catalogue, none of a token (G-12.3); of anything else `undefined`. */
export const mostIn =
  (catalogue: Catalogue, { maxCopies }: DeckRules): MostOf =>
  (id) => {
    const card = knownCard(catalogue, id);
    if (card === undefined) return undefined;
    return card.category === 'monster' && card.token ? 0 : (maxCopies ?? Number.POSITIVE_INFINITY);
  };

/** What is wrong with the number of cards and with their cost (G-12.1). */
function totalFaults(deck: Deck, rules: DeckRules, catalogue: Catalogue, places: readonly DeckPlace[]): DeckFault[] {
  const faults: DeckFault[] = [];
  const about = { path: ['cards'], rule: 'G-12.1' } as const;
  const size = copiesOf(deck.cards);
  if (size !== rules.deckSize) {
    faults.push({ code: 'deck-size', ...about, have: size, need: rules.deckSize, cards: [] });
  }
  const mana = manaOf(deck, catalogue);
  if (mana > rules.deckManaLimit) {
    const cards = places.filter((place) => {
      const card = knownCard(catalogue, place.card);
      return card !== undefined && costOf(card, deck.affinity) > 0;
    });
    faults.push({ code: 'deck-mana', ...about, have: mana, need: rules.deckManaLimit, cards });
  }
  return faults;
}

/** What is wrong with single cards: too many copies, not known, or a token (G-12.3). */
function cardFaults(rules: DeckRules, catalogue: Catalogue, places: readonly DeckPlace[]): readonly DeckFault[] {
  const { maxCopies } = rules;
  const copies: DeckFault[] = [];
  const tokens: DeckFault[] = [];
  for (const [id, cards] of linesByCard(places)) {
    const path = ['cards', cards[0].at, 'card'];
    const card = knownCard(catalogue, id);
    const have = copiesOf(cards);
    if (card !== undefined && maxCopies !== null && have > maxCopies) {
      copies.push({ code: 'deck-copies', path, rule: 'G-12.3', have, need: maxCopies, cards });
    }
    if (card?.category === 'monster' && card.token) tokens.push({ code: 'deck-token', path, rule: 'G-12.3', cards });
  }
  return [...copies, ...unknownFaults(places, Object.keys(catalogue.cards), 'G-12.4'), ...tokens];
}

function affinityFaults({ affinity }: Deck, { types }: Catalogue): readonly DeckFault[] {
  if (types.includes(affinity)) return [];
  const hint = suggest(affinity, types, []);
  return [{ code: 'deck-affinity', path: ['affinity'], rule: 'G-12.2', expected: types, ...hint, cards: [] }];
}

/**
 * All that is wrong with a well-formed deck, in the order of G-12.4; lines of one card are added up, and each fault
 * about a card names all of them (G-12.6).
 */
export function deckFaults(deck: Deck, rules: DeckRules, catalogue: Catalogue): readonly DeckFault[] {
  const places = placesIn(deck);
  return [
    ...totalFaults(deck, rules, catalogue, places),
    ...cardFaults(rules, catalogue, places),
    ...affinityFaults(deck, catalogue),
  ];
}

/** What is wrong with a well-formed loadout (G-13.2). */
export function loadoutFaults(loadout: Loadout, { feats }: Catalogue): readonly LoadoutFault[] {
  const faults: LoadoutFault[] = [];
  for (const kind of ['feat', 'item'] as const) {
    const name: FeatId | undefined = loadout[kind];
    if (name === undefined) continue;
    const feat = Object.hasOwn(feats, name) ? feats[name] : undefined;
    if (feat === undefined) {
      const hint = suggest(name, Object.keys(feats), []);
      faults.push({ code: 'unknown-feat', path: [kind], rule: 'G-13.2', ...hint });
    } else if (feat.kind !== kind) faults.push({ code: 'wrong-kind', path: [kind], rule: 'G-13.2', expected: [kind] });
  }
  return faults;
}
