import type { CardEdit } from '../../../kernel/deck/edits.js';
import { type Parts, replacement } from '../../../kernel/deck/parts.js';
import { type DeckFault, knownCard, mostIn } from '../deck-building.js';
import { editsOf, type Plan } from './repair.js';
import type { Settings } from './settings.js';

/** What is known of a deck that is to be mended. */
export interface Remedy {
  readonly parts: Parts;
  /** `null`: no deck is legal. */
  readonly plan: Plan | null;
}

/** The values in which the number of jokers changes. */
const jokersChange = ({ out, into, surplus }: Plan, { lexicon: { catalogue } }: Settings): readonly number[] => {
  const moved = [...surplus.keys(), ...[...out, ...into].flatMap((counts) => [...counts.keys()])];
  return moved.flatMap((id) => {
    const card = knownCard(catalogue, id);
    return card?.joker ? [card.value] : [];
  });
};

/** Edits after which one fault is gone, whatever else is left; `null` if there are none. */
export function fixOf(fault: DeckFault, { parts, plan }: Remedy, settings: Settings): readonly CardEdit[] | null {
  const { code, cards, value, have = 0, need = 0 } = fault;
  if (code === 'deck-unknown-card')
    return replacement(cards, parts, mostIn(settings.lexicon.catalogue, settings.rules));
  if (code === 'deck-copies') {
    return cards.slice(0, 1).map(({ card }) => ({ edit: 'remove', card, copies: have - need }));
  }
  if (plan === null) return null;
  if (code === 'deck-size') return editsOf(plan, settings.lexicon);
  return editsOf(plan, settings.lexicon, value === undefined ? jokersChange(plan, settings) : [value]);
}
