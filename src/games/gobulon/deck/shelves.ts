import type { Counts } from '../../../kernel/deck/listing.js';
import type { Card } from '../card.js';
import { type DeckRules, mostOf } from '../deck-building.js';
import { VALUES } from '../options.js';
import type { Catalogue } from '../shape.js';

/** The jokers of one value, or its other cards, with what is there and what there may be. */
export interface Kind {
  readonly cards: readonly Card[];
  /** How many copies there are. */
  readonly have: number;
  /** How many copies there may be at most. */
  readonly most: number;
}
/** The cards of one value, and how many of them are to be jokers. */
export interface Shelf {
  readonly ordinary: Kind;
  readonly jokers: Kind;
  wanted: number;
}

function kindOf(cards: readonly Card[], counts: Counts, rules: DeckRules): Kind {
  const have = cards.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
  return { cards, have, most: cards.reduce((sum, card) => sum + mostOf(card, rules), 0) };
}

/** How many copies stay where so many cards of a value are to be jokers. */
const kept = ({ ordinary, jokers }: Shelf, wanted: number, { ofEachValue }: DeckRules): number =>
  Math.min(ordinary.have, ofEachValue - wanted) + Math.min(jokers.have, wanted);

/** The most jokers that a value can have. */
const mostJokers = ({ jokers }: Shelf, { ofEachValue }: DeckRules): number => Math.min(jokers.most, ofEachValue);

/**
 * Says how many cards of each value are to be jokers, so that as many copies stay as can; `null` if there is no way. What
 * one more joker saves in a value never grows with their number, so taking the best next one is exact.
 */
export function shelvesOf(counts: Counts, rules: DeckRules, { cards }: Catalogue): readonly Shelf[] | null {
  const all = Object.values(cards);
  const shelves = Array.from({ length: VALUES }, (_, value): Shelf => {
    const own = all.filter((card) => card.value === value);
    const ordinary = kindOf(
      own.filter(({ joker }) => !joker),
      counts,
      rules,
    );
    const jokers = kindOf(
      own.filter(({ joker }) => joker),
      counts,
      rules,
    );
    return { ordinary, jokers, wanted: Math.max(0, rules.ofEachValue - ordinary.most) };
  });
  const gain = (shelf: Shelf): number => kept(shelf, shelf.wanted + 1, rules) - kept(shelf, shelf.wanted, rules);
  let left = rules.jokers - shelves.reduce((sum, { wanted }) => sum + wanted, 0);
  if (left < 0 || shelves.some((shelf) => shelf.wanted > mostJokers(shelf, rules))) return null;
  for (; left > 0; left--) {
    const [first, ...others] = shelves.filter((shelf) => shelf.wanted < mostJokers(shelf, rules));
    if (first === undefined) return null;
    others.reduce((best, shelf) => (gain(shelf) > gain(best) ? shelf : best), first).wanted += 1;
  }
  return shelves;
}
