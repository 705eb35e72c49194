import type { Card, CardId, Deck } from '../card.js';
import { knownCard } from '../deck-building.js';
import type { Lexicon } from './lexicon.js';

/** The parts of a deck text, in order; cards that are not known come last. */
const PARTS = ['Monsters', 'Relics', 'Spells', 'Traps', 'Other cards'] as const;
const ORDER = { monster: 0, relic: 1, spell: 2, trap: 3 } as const;

interface Entry {
  readonly part: number;
  readonly cost: number;
  readonly name: string;
  readonly copies: number;
}

/** What can stand on one line. */
const inOneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

function entryOf(id: CardId, copies: number, { catalogue, cards }: Lexicon): Entry {
  const card: Card | undefined = knownCard(catalogue, id);
  const name = inOneLine(cards.nameOf(id));
  return card === undefined
    ? { part: PARTS.length - 1, cost: 0, name, copies }
    : { part: ORDER[card.category], cost: card.cost, name, copies };
}

/** By part, by printed cost, by name in the order of its characters. */
function inOrder(a: Entry, b: Entry): number {
  return a.part - b.part || a.cost - b.cost || (a.name < b.name ? -1 : 1);
}

/** The one text for a deck: the same cards, affinity and name give the same text, whatever the order of the lines. */
export function formatText(deck: Deck, lexicon: Lexicon): string {
  const copies = new Map<CardId, number>();
  for (const line of deck.cards) copies.set(line.card, (copies.get(line.card) ?? 0) + line.copies);
  const entries = [...copies].map(([id, count]) => entryOf(id, count, lexicon)).sort(inOrder);
  const name = inOneLine(deck.name ?? '');
  const head = [
    ...(name === '' ? [] : [`Name: ${name}`]),
    ...(deck.affinity === '' ? [] : [`Affinity: ${inOneLine(lexicon.types.nameOf(deck.affinity))}`]),
  ];
  const parts = PARTS.flatMap((title, i) => {
    const own = entries.filter(({ part }) => part === i).map((entry) => `${entry.copies} ${entry.name}`);
    return own.length === 0 ? [] : [[`${title}:`, ...own]];
  });
  return [head, ...parts]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}
