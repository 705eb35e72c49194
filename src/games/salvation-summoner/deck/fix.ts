import type { Parts } from '../../../kernel/deck/parts.js';
import { knownCard } from '../supply.js';
import type { Fault } from './faults.js';
import type { Lexicon } from './lexicon.js';
import { type Edit, editsOf, type Plan } from './repair.js';

/** What is known of a supply that is to be mended. */
export interface Remedy {
  readonly parts: Parts;
  readonly plan: Plan;
}

/** Edits after which one fault is gone, whatever else is left. */
export function fixOf({ code, cards, have = 0, need = 0 }: Fault, { parts, plan }: Remedy, lexicon: Lexicon): Edit[] {
  const [first] = cards;
  if (code === 'supply-size' || first === undefined) {
    const { out, into } = plan;
    return [...editsOf({ out: out.slice(0, Math.max(0, have - need)), into: into.slice(0, Math.max(0, need - have)) })];
  }
  const { card } = first;
  const goes = code === 'supply-duplicate' ? cards.length - 1 : cards.length;
  const out = Array.from({ length: goes }, (): Edit => ({ edit: 'remove', card }));
  const meant = parts.meant.get(card);
  const isUseful =
    meant !== undefined && !parts.allowed.has(meant) && knownCard(lexicon.catalogue, meant)?.card.role === 'supply';
  return isUseful ? [...out, { edit: 'add', card: meant }] : out;
}
