import { type DeckTextOf, readText, type TakeField, type TextCode } from '../../../kernel/deck/text.js';
import type { Deck, TypeId } from '../card.js';
import type { Lexicon } from './lexicon.js';

/** What is wrong with a deck text; for one that is JSON also the codes of forms, such as `missing`. */
export type IssueCode = TextCode | 'unknown-affinity' | 'second-affinity';

/** Words before a colon, and the field each means. */
const KEYS = { name: 'name', deck: 'name', affinity: 'affinity' } as const;
/** Words that may stand over cards. */
const HEADINGS: readonly string[] = [
  ...['monsters', 'relics', 'spells', 'traps', 'tokens', 'cards', 'others', 'other cards', 'decks', 'deck lists'],
  ...['main', 'main decks'],
];

/** Reads a deck text; the affinity is empty if none is given. */
export function readDeckText(text: unknown, lexicon: Lexicon): DeckTextOf<Deck> {
  let affinity: TypeId = '';
  const issue = (code: IssueCode, didYouMean: readonly string[] = []) => ({ code, didYouMean });
  const takeAffinity: TakeField = (_field, value, told) => {
    if (value === '') return null;
    const type = lexicon.types.find(value);
    if (type === undefined) return issue('unknown-affinity', lexicon.types.near(value, told));
    if (affinity !== '' && affinity !== type) return issue('second-affinity');
    affinity = type;
    return null;
  };
  const grammar = { cards: lexicon.cards, keys: KEYS, headings: HEADINGS };
  const { deck, issues, lines } = readText(text, grammar, takeAffinity);
  const { cards, ...named } = deck;
  return { deck: { ...named, affinity, cards }, issues, lines };
}
