import type { Problem } from '../problem.js';

/** A legal deck and the edits that lead to it, or why there is none. */
export type RepairOf<Deck, Edit> =
  | { readonly deck: Deck; readonly edits: readonly Edit[] }
  | { readonly deck: null; readonly edits: readonly []; readonly problems: readonly Problem[] };

/** How a game mends a deck. */
export interface Mending<Deck, Edit> {
  /** The edits that make a well-formed deck legal; `null` if there is no legal deck. */
  readonly editsFor: (deck: Deck) => readonly Edit[] | null;
  readonly apply: (deck: Deck, edits: readonly Edit[]) => Deck;
  /** The rule that allows no deck. */
  readonly rule: string;
}

/** Mends a deck that was read; no deck comes back for one that is malformed, nor where none is legal. */
export function repaired<Deck, Edit>(
  { deck, problems }: { readonly deck: Deck; readonly problems: readonly Problem[] },
  { editsFor, apply, rule }: Mending<Deck, Edit>,
): RepairOf<Deck, Edit> {
  if (problems.length > 0) return { deck: null, edits: [], problems };
  const edits = editsFor(deck);
  if (edits === null) return { deck: null, edits: [], problems: [{ code: 'no-legal-deck', path: [], rule }] };
  return { deck: apply(deck, edits), edits };
}
