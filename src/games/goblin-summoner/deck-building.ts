import { type Form, id, listOf, mayHave, objectOf, textOf, wholeOf } from '../../kernel/form.js';
import { suggest } from '../../kernel/nearest.js';
import type { Problem } from '../../kernel/problem.js';
import type { Card, CardId, Deck, DeckLine, FeatId, Loadout } from './card.js';
import type { Options } from './options.js';
import { costOf } from './permanents.js';
import type { RuleId } from './rulebook.js';
import type { Catalogue } from './shape.js';

/** The options that deck building depends on (G-12). */
export type DeckRules = Pick<Options, 'deckSize' | 'deckManaLimit' | 'maxCopies'>;
/** What can be wrong with a deck, in the order of G-12.4. */
export type DeckCode = 'deck-size' | 'deck-mana' | 'deck-copies' | 'deck-unknown-card' | 'deck-token' | 'deck-affinity';
/** A line of a deck; `at` is its index in `cards`. */
export interface DeckPlace extends DeckLine {
  readonly at: number;
}
/** One thing that is wrong with a well-formed deck, and all the lines that have a part in it. */
export interface DeckFault extends Problem {
  readonly code: DeckCode;
  readonly rule: RuleId;
  readonly cards: readonly DeckPlace[];
}
/** What is wrong with a loadout: a feat that is not known, or an item in the place of a feat (G-13.2). */
export interface LoadoutFault extends Problem {
  readonly code: 'unknown-feat' | 'wrong-kind';
  readonly rule: RuleId;
}
/** The most copies one line may name. */
export const MOST_COPIES = 1_000_000_000;

/** The form of a deck (G-12.6). Any text may stand for an id: an unknown one makes the deck illegal, not malformed. */
export const deckForm = (): Form<Deck> =>
  objectOf<Deck>({
    name: mayHave(textOf(0, 200)),
    affinity: textOf(0, 200),
    cards: listOf(objectOf<DeckLine>({ card: textOf(1, 200), copies: wholeOf(1, MOST_COPIES) })),
  });
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

/** How many cards there are on some lines. */
export const copiesOf = (lines: readonly DeckLine[]): number => lines.reduce((total, { copies }) => total + copies, 0);

/** The lines, card by card, in the order in which the cards first appear. */
function linesByCard(places: readonly DeckPlace[]): readonly (readonly DeckPlace[])[] {
  const found = new Map<CardId, DeckPlace[]>();
  for (const place of places) {
    const lines = found.get(place.card);
    if (lines === undefined) found.set(place.card, [place]);
    else lines.push(place);
  }
  return [...found.values()];
}

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
  const unknown: DeckFault[] = [];
  const tokens: DeckFault[] = [];
  const ids = Object.keys(catalogue.cards);
  for (const cards of linesByCard(places)) {
    const { card: id, at } = cards[0] as DeckPlace; // no group is empty
    const path = ['cards', at, 'card'];
    const card = knownCard(catalogue, id);
    if (card === undefined) {
      unknown.push({ code: 'deck-unknown-card', path, rule: 'G-12.4', cards, ...suggest(id, ids, unknown) });
      continue;
    }
    const have = copiesOf(cards);
    if (maxCopies !== null && have > maxCopies) {
      copies.push({ code: 'deck-copies', path, rule: 'G-12.3', have, need: maxCopies, cards });
    }
    if (card.category === 'monster' && card.token) tokens.push({ code: 'deck-token', path, rule: 'G-12.3', cards });
  }
  return [...copies, ...unknown, ...tokens];
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
  const places = deck.cards.map(({ card, copies }, at) => ({ card, copies, at }));
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
