import { countsOf, type Listing } from './listing.js';

/** Where a card stands in the text of a deck: in which part, and how far from its top. */
export interface Shelf {
  readonly part: number;
  readonly rank: number;
  readonly name: string;
}

/** What can stand on one line. */
export const inOneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

/** By part, by rank, by name in the order of its characters. */
const inOrder = (a: Shelf, b: Shelf): number => a.part - b.part || a.rank - b.rank || (a.name < b.name ? -1 : 1);

/**
 * The one text for a deck: some lines at its head, then its cards under the titles of their parts. The same cards give
 * the same text, whatever the order of the lines.
 */
export function formatListing(
  { cards }: Listing,
  head: readonly string[],
  titles: readonly string[],
  shelfOf: (card: string) => Shelf,
): string {
  const entries = [...countsOf(cards)].map(([id, copies]) => {
    const { part, rank, name } = shelfOf(id);
    return { part, rank, name: inOneLine(name), copies };
  });
  entries.sort(inOrder);
  const parts = titles.map((title, i) => {
    const own = entries.filter(({ part }) => part === i).map(({ copies, name }) => `${copies} ${name}`);
    return own.length === 0 ? [] : [title, ...own];
  });
  return [head, ...parts]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}
