import { inOneLine } from '../../../kernel/deck/format.js';
import type { CardId } from '../card.js';
import { knownCard } from '../supply.js';
import type { Lexicon, Locale } from './lexicon.js';
import type { Supply } from './supply-form.js';

/** What stands before the name. */
const NAME: Readonly<Record<Locale, string>> = { ja: '名前：', en: 'Name: ' };

/**
 * The one text for a supply in a language: a kind a line, costs falling, as the recommended lists are printed (S-14.2);
 * kinds of one cost in the order of the sets, unknown ones last, by id.
 */
export function formatText({ name = '', cards }: Supply, { catalogue, cardName }: Lexicon, locale: Locale): string {
  const places = new Map(Object.keys(catalogue.cards).map((id, place) => [id, place]));
  const rankOf = (id: CardId): readonly [number, number] => [
    -(knownCard(catalogue, id)?.cost ?? -1),
    places.get(id) ?? places.size,
  ];
  const sorted = [...cards].sort((a, b) => {
    const [costA, placeA] = rankOf(a);
    const [costB, placeB] = rankOf(b);
    return costA - costB || placeA - placeB || (a < b ? -1 : a > b ? 1 : 0);
  });
  const title = inOneLine(name);
  const head = title === '' ? [] : [`${NAME[locale]}${title}`, ''];
  const lines = [...head, ...sorted.map((id) => inOneLine(cardName(id, locale)))];
  return lines.map((line) => `${line}\n`).join('');
}
