import type { Form } from '../form.js';
import { takePlain } from '../plain.js';
import type { Problem } from '../problem.js';
import { createSoundness, joinProblems, type Soundness } from '../soundness.js';
import type { Copies, DeckFault, Listing } from './listing.js';
import type { TextLine } from './text.js';

/** How bad a problem is: `incomplete` if nothing is wrong but that the deck is not finished. */
export type Severity = 'incomplete' | 'illegal' | 'warning';
/** Copies of a card that a problem is about, and the line of the text they stand on, where there was a text. */
export interface DeckCard extends Copies {
  readonly name: string;
  readonly line?: number;
}
/** One thing that is wrong with a deck, with edits of the game's kind. */
export interface DeckProblemOf<Rule extends string, Edit> extends Problem {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly cards: readonly DeckCard[];
  /** Edits after which this problem is gone, whatever else is left. */
  readonly fix?: readonly Edit[];
}

/** What can be read of a deck, and what is wrong with its form. `origin` says which line each of its lines was. */
export interface ReadDeck<Deck> {
  readonly deck: Deck;
  readonly origin: readonly number[];
  readonly problems: readonly Problem[];
  readonly sound: Soundness;
}

/**
 * Reads unknown data as a deck; lines that are malformed are left out. Never throws. `finish` adds the fields of a
 * game's own from what was read, of which only those that are `sound` may be looked at.
 */
export function readDeckValue<Deck extends Listing>(
  given: unknown,
  form: Form<Deck>,
  finish: (listing: Listing, read: Partial<Deck>, sound: Soundness) => Deck,
): ReadDeck<Deck> {
  const taken = takePlain(given);
  const found: Problem[] = [];
  const read: Partial<Deck> = Object(form(taken.value, [], found));
  const problems = joinProblems(taken.problems, found);
  const sound = createSoundness(problems);
  const lines: readonly Copies[] = Array.isArray(read.cards) ? read.cards : [];
  const origin = lines.map((_, i) => i).filter((i) => sound.at('cards', i));
  const listing = {
    ...(read.name !== undefined && sound.at('name') ? { name: read.name } : {}),
    cards: lines.filter((_, i) => sound.at('cards', i)),
  };
  return { deck: finish(listing, read, sound), origin, problems, sound };
}

/** How a game tells of what is wrong with a deck. */
export interface Teller<Fault, Edit> {
  readonly severityOf: (fault: Fault) => Severity;
  /** Edits that mend a fault and nothing else; `null` if there are none. */
  readonly fixOf: (fault: Fault) => readonly Edit[] | null;
  readonly nameOf: (card: string) => string;
  /** The lines of the text that the deck was read from, by card. */
  readonly lines: ReadonlyMap<string, readonly TextLine[]>;
}

/** The places of a fault; lines of the text instead, where there was one. */
function placesOf(
  cards: readonly Copies[],
  { lines, nameOf }: Pick<Teller<never, never>, 'lines' | 'nameOf'>,
): readonly DeckCard[] {
  const told = new Set<string>();
  return cards.flatMap(({ card, copies }): readonly DeckCard[] => {
    const name = nameOf(card);
    const written = lines.get(card);
    if (written === undefined) return [{ card, name, copies }];
    if (told.has(card)) return [];
    told.add(card);
    return written.map((one) => ({ card, name, copies: one.copies, line: one.line }));
  });
}

/** A deck that was read, as problems of its form are told: malformed, not illegal. */
export const malformed = <Rule extends string>(
  { problems }: Pick<ReadDeck<unknown>, 'problems'>,
  rule: Rule,
): readonly DeckProblemOf<Rule, never>[] =>
  problems.map((problem) => ({ ...problem, rule, severity: 'illegal', cards: [] }));

/** Faults of a deck that was read, with what would mend each, and with the places they have in what was handed in. */
export const told = <Fault extends DeckFault<string, string>, Edit>(
  { origin }: Pick<ReadDeck<unknown>, 'origin'>,
  faults: readonly Fault[],
  teller: Teller<Fault, Edit>,
): readonly (Omit<Fault, 'cards'> & DeckProblemOf<Fault['rule'], Edit>)[] =>
  faults.map((fault) => {
    const [place = '', at, ...below] = fault.path;
    const fix = teller.fixOf(fault);
    return {
      ...fault,
      path: typeof at === 'number' ? [place, origin[at] ?? at, ...below] : fault.path,
      severity: teller.severityOf(fault),
      cards: placesOf(fault.cards, teller),
      ...(fix === null ? {} : { fix }),
    };
  });

/** What a deck is worth with such problems: `incomplete` if all that is wrong is that it is not finished. */
export function statusOf(problems: readonly { readonly severity: Severity }[]): 'legal' | 'incomplete' | 'illegal' {
  if (problems.length === 0) return 'legal';
  return problems.some(({ severity }) => severity === 'illegal') ? 'illegal' : 'incomplete';
}

/** Of the problems of a deck those that say it makes no sense, by their codes; an unfinished deck makes sense. */
export const senseless = (
  problems: readonly DeckProblemOf<string, unknown>[],
  codes: readonly string[],
): readonly Problem[] =>
  problems
    .filter(({ code, severity }) => codes.includes(code) && severity === 'illegal')
    .map(({ severity: _severity, fix: _fix, ...problem }) => problem);
