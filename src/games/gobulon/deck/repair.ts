import { type CardEdit, editsFor } from '../../../kernel/deck/edits.js';
import { addTo, type Counts } from '../../../kernel/deck/listing.js';
import { firstBy, type Parts, partsOf as partsIn } from '../../../kernel/deck/parts.js';
import type { Card, Deck, TypeId } from '../card.js';
import { type DeckRules, knownCard, mostIn, mostOf } from '../deck-building.js';
import type { Lexicon } from './lexicon.js';
import { type Kind, shelvesOf } from './shelves.js';

/** What makes a deck legal. */
export interface Plan {
  /** Copies that must go whatever else is changed. */
  readonly surplus: Counts;
  /** Copies of known and allowed cards that go too, by value: none, if adding alone makes the deck legal. */
  readonly out: readonly Counts[];
  /** Copies that come, by value. */
  readonly into: readonly Counts[];
}

/** Takes a deck apart (B-4.3). */
export const partsOf = ({ cards }: Deck, rules: DeckRules, lexicon: Lexicon): Parts =>
  partsIn(cards, lexicon.cards, mostIn(lexicon.catalogue, rules));

/** What goes of one kind until so many are left: the cards that stand last first. */
function takeOut(kind: Kind, need: number, { allowed, order }: Parts): Counts {
  const out = new Map<string, number>();
  let over = kind.have - need;
  for (const id of order) {
    if (over <= 0) break;
    const copies = kind.cards.some((card) => card.id === id) ? Math.min(over, allowed.get(id) ?? 0) : 0;
    if (copies > 0) out.set(id, copies);
    over -= copies;
  }
  return out;
}

/** How many copies that may stay there are of each type. */
function typesOf({ allowed }: Parts, { catalogue }: Lexicon): ReadonlyMap<TypeId | null, number> {
  const types = new Map<TypeId | null, number>();
  for (const [id, copies] of allowed) {
    const card = knownCard(catalogue, id);
    if (card !== undefined) types.set(card.type, (types.get(card.type) ?? 0) + copies);
  }
  return types;
}

/** What cards are chosen by. */
interface Choice {
  readonly parts: Parts;
  readonly types: ReadonlyMap<TypeId | null, number>;
  readonly rules: DeckRules;
}

/** What comes of one kind: first what was meant, then cards of the types the deck has most of, spread evenly. */
function putIn(kind: Kind, need: number, { parts: { allowed, wanted }, types, rules }: Choice): Counts {
  const into = new Map<string, number>();
  const copiesOf = ({ id }: Card): number => (allowed.get(id) ?? 0) + (into.get(id) ?? 0);
  for (let left = need - kind.have; left > 0; left--) {
    const open = kind.cards.filter((card) => copiesOf(card) < mostOf(card, rules));
    const best = firstBy(open, (card) => [
      (wanted.get(card.id) ?? 0) > (into.get(card.id) ?? 0) ? 0 : 1,
      -(types.get(card.type) ?? 0),
      copiesOf(card),
    ]);
    if (best !== undefined) addTo(into, best.id, 1);
  }
  return into;
}

/**
 * What makes a well-formed deck legal with as few cards going, and so as few coming, as can be; `null` if these cards and
 * rules allow no legal deck (B-4).
 */
export function planOf(parts: Parts, rules: DeckRules, lexicon: Lexicon): Plan | null {
  const shelves = shelvesOf(parts.allowed, rules, lexicon.catalogue);
  if (shelves === null) return null;
  const kinds = shelves.map(({ ordinary, jokers, wanted }): readonly (readonly [Kind, number])[] => [
    [ordinary, rules.ofEachValue - wanted],
    [jokers, wanted],
  ]);
  const choice = { parts, types: typesOf(parts, lexicon), rules };
  const join = (counts: readonly Counts[]): Counts => new Map(counts.flatMap((one) => [...one]));
  return {
    surplus: parts.surplus,
    out: kinds.map((own) => join(own.map(([kind, need]) => takeOut(kind, need, parts)))),
    into: kinds.map((own) => join(own.map(([kind, need]) => putIn(kind, need, choice)))),
  };
}

/** The edits of a plan: what goes, then what comes; all of it, or what concerns some values. */
export function editsOf(
  { surplus, out, into }: Plan,
  lexicon: Lexicon,
  values?: readonly number[],
): readonly CardEdit[] {
  const isMeant = (value: number | undefined): boolean => values === undefined || values.includes(value ?? -1);
  const gone = new Map([...surplus].filter(([card]) => isMeant(knownCard(lexicon.catalogue, card)?.value)));
  const pick = (counts: readonly Counts[]): readonly Counts[] => counts.filter((_, value) => isMeant(value));
  return editsFor([gone, ...pick(out)], pick(into));
}
