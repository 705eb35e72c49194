import type { Bonus, Card, CardId } from './card.js';
import type { Options } from './options.js';
import type { Catalogue } from './shape.js';

/** A card of the catalogue; a state holds no other. */
export function cardOf({ cards }: Catalogue, id: CardId): Card {
  const card = cards[id];
  if (card === undefined) throw new RangeError(`no card has the id ${id}`);
  return card;
}

/** Whether a card calls a battle by itself (B-3.7). */
export function callsBattle({ powers }: Card): boolean {
  for (const { kind } of powers) if (kind === 'battle') return true;
  return false;
}

/** Whether a card has a `suivante` power, so that its owner must make a control (B-7.1). */
export function needsControl({ powers }: Card): boolean {
  for (const power of powers) if (power.kind === 'bonus' && power.look === 'next') return true;
  return false;
}

/** Whether a card has a type, its own or one it counts as; a joker has none of its own (B-2.3, B-3.4, B-3.8). */
function hasType(card: Card, type: string): boolean {
  if (card.type === type) return true;
  for (const power of card.powers) {
    if (power.kind === 'counts-as' && (power.types === 'all' || power.types.includes(type))) return true;
  }
  return false;
}

/** Whether the card that is looked at fits: its printed value and its types count, nothing else (B-3.10). */
function fits(card: Card, condition: Bonus['if'], parity: Options['parity']): boolean {
  if ('type' in condition) return hasType(card, condition.type);
  if ('value' in condition) return card.value === condition.value; // B-3.5
  return card.value !== 0 && card.value % 2 === (parity === 'odd' ? 1 : 0); // B-3.6
}

/**
 * The effective value: the printed one and every bonus that applies, with no upper limit (B-2.5, B-3.9). All `suivante`
 * powers look at the one control, `null` where none was due (B-3.2), the others at the opposing card (B-3.3).
 */
export function effectiveValue(card: Card, next: Card | null, opponent: Card, parity: Options['parity']): number {
  let { value } = card;
  for (const power of card.powers) {
    if (power.kind !== 'bonus') continue;
    const seen = power.look === 'next' ? next : opponent;
    if (seen !== null && fits(seen, power.if, parity)) value += power.amount;
  }
  return value;
}
