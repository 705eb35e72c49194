import type { Problem } from '../../../kernel/problem.js';
import type { CardId } from '../card.js';
import { cardOf } from '../powers.js';
import type { Catalogue } from '../shape.js';
import { readWritten, showWritten } from './written.js';

/** The cards in use by what is written for them. */
export interface Library {
  /** The card that a text means, by its id or by what it is to the rules; `null` if there is none. */
  readonly find: (text: string) => CardId | null;
  /** A card in notation, or its id where notation would mean another one. */
  readonly show: (card: CardId) => string;
}

/** Makes a catalogue ready for notation; of several cards that are the same to the rules the first is meant. */
export function createLibrary(catalogue: Catalogue): Library {
  const byText = new Map<string, CardId>();
  for (const card of Object.values(catalogue.cards)) {
    const text = showWritten(card);
    if (text !== null && !byText.has(text)) byText.set(text, card.id);
  }
  const isKnown = (id: CardId): boolean => Object.hasOwn(catalogue.cards, id);
  return {
    find(text) {
      const written = readWritten(text);
      return written === null ? (isKnown(text) ? text : null) : (byText.get(showWritten(written) ?? '') ?? null);
    },
    show(card) {
      const text = isKnown(card) ? showWritten(cardOf(catalogue, card)) : null;
      return text !== null && byText.get(text) === card ? text : card;
    },
  };
}

/** The most cards a zone may hold. */
const MOST_CARDS = 1000;
const ENTRY = /(?:(\d{1,7})[ \t]+)?([APCLVNOSJ][0-9](?:\s*\[[^[\]]*\])*|[a-z0-9]+(?:-[a-z0-9]+)*)(?=[\s,]|$)/;
const ANYTHING = /[^\s,]+/;
const SEPARATORS = /[\s,]*/;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  // A pattern of its own, since a sticky one remembers where it stands.
  const sticky = new RegExp(pattern.source, 'y');
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** Reads the cards of one zone, in their order; `-` alone, or nothing at all, is an empty one. */
export function readCardList(text: string, path: Problem['path'], library: Library, problems: Problem[]): CardId[] {
  const cards: CardId[] = [];
  if (text.trim() === '-') return cards;
  let at = 0;
  for (let index = 0; ; index++) {
    at += matchAt(SEPARATORS, text, at)?.[0].length ?? 0;
    if (at >= text.length) return cards;
    const found = matchAt(ENTRY, text, at);
    at += (found ?? matchAt(ANYTHING, text, at))?.[0].length ?? 1;
    const [, digits = '1', named = ''] = found ?? [];
    const card = found === null ? null : library.find(named);
    const count = Number(digits);
    if (card === null) problems.push({ code: found === null ? 'bad-entry' : 'unknown-card', path: [...path, index] });
    else if (count === 0) problems.push({ code: 'too-small', path: [...path, index], have: 0, need: 1 });
    else if (cards.length + count > MOST_CARDS) {
      problems.push({ code: 'too-big', path: [...path, index], have: cards.length + count, need: MOST_CARDS });
      return cards;
    } else for (let n = 0; n < count; n++) cards.push(card);
  }
}

/** Cards in their order, in notation; those that are alike and lie side by side are counted, and `?` is not known. */
export function showCardList(cards: readonly (CardId | null)[], library: Library): string {
  if (cards.length === 0) return '-';
  const groups: { readonly text: string; count: number }[] = [];
  for (const card of cards) {
    const text = card === null ? '?' : library.show(card);
    const last = groups.at(-1);
    if (last?.text === text) last.count += 1;
    else groups.push({ text, count: 1 });
  }
  return groups.map(({ text, count }) => (count === 1 ? text : `${count} ${text}`)).join(', ');
}
