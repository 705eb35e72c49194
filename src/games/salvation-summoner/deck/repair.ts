import type { Listing } from '../../../kernel/deck/listing.js';
import { type Parts, partsOf as partsIn } from '../../../kernel/deck/parts.js';
import type { CardId } from '../card.js';
import { SUPPLY_KINDS } from '../options.js';
import { knownCard } from '../supply.js';
import type { Lexicon } from './lexicon.js';
import type { Supply } from './supply-form.js';

/** One change to a supply: a kind put in at the end, or taken out where it stands last. */
export interface Edit {
  readonly edit: 'add' | 'remove';
  readonly card: CardId;
}

/** What makes a supply legal with as few edits as can be. */
export interface Plan {
  /** What goes, one for each place: first what no supply may hold, then what is too much. */
  readonly out: readonly CardId[];
  /** What comes. */
  readonly into: readonly CardId[];
}

/** Takes a supply apart: of each supply card one may stay (S-2.2). */
export const partsOf = ({ cards }: Listing, { cards: dictionary, catalogue }: Lexicon): Parts =>
  partsIn(cards, dictionary, (id) => {
    const face = knownCard(catalogue, id);
    return face === undefined ? undefined : face.card.role === 'supply' ? 1 : 0;
  });

/** The recommended supply that has most kinds in common with what stays; the first of several. */
function nearest(kept: ReadonlySet<CardId>, { supplies }: Lexicon): readonly CardId[] {
  const shared = (kinds: readonly CardId[]): number => kinds.filter((id) => kept.has(id)).length;
  return supplies.reduce((best, kinds) => (shared(kinds) > shared(best) ? kinds : best), supplies[0] ?? []);
}

/** What comes: first what was meant, then what the nearest recommended supply has, then any other kind. */
function fillers(kept: ReadonlySet<CardId>, { wanted }: Parts, lexicon: Lexicon): readonly CardId[] {
  const { kinds } = lexicon.catalogue;
  const meant = [...wanted.keys()].filter((id) => kinds.includes(id));
  const all = new Set([...meant, ...nearest(kept, lexicon), ...kinds]);
  return [...all].filter((id) => !kept.has(id)).slice(0, SUPPLY_KINDS - kept.size);
}

/** What makes a well-formed supply legal: what may stay stays, the kinds that stand last go first if there are too many. */
export function planOf(parts: Parts, lexicon: Lexicon): Plan {
  const { allowed, surplus, order } = parts;
  const gone = [...surplus].flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
  const over = Math.max(0, allowed.size - SUPPLY_KINDS);
  const last = order.filter((id) => allowed.has(id)).slice(0, over);
  const kept = new Set([...allowed.keys()].filter((id) => !last.includes(id)));
  return { out: [...gone, ...last], into: fillers(kept, parts, lexicon) };
}

/** The edits of a plan: what goes, then what comes. */
export const editsOf = ({ out, into }: Plan): readonly Edit[] => [
  ...out.map((card): Edit => ({ edit: 'remove', card })),
  ...into.map((card): Edit => ({ edit: 'add', card })),
];

/** The supply after the edits, in their order; the one that is given stays as it is. */
export function edited({ cards, ...rest }: Supply, edits: readonly Edit[]): Supply {
  const kinds: (CardId | null)[] = [...cards];
  const places = new Map<CardId, number[]>();
  const placesOf = (card: CardId): number[] => {
    const found = places.get(card) ?? [];
    places.set(card, found);
    return found;
  };
  for (const [place, card] of cards.entries()) placesOf(card).push(place);
  for (const { edit, card } of edits) {
    const own = placesOf(card);
    if (edit === 'add') {
      if (own.length === 0) own.push(kinds.push(card) - 1);
      continue;
    }
    const place = own.pop();
    if (place !== undefined) kinds[place] = null;
  }
  return { ...rest, cards: kinds.filter((card) => card !== null) };
}
