import type { Bonus, CardId } from './card.js';
import type { Options } from './options.js';
import type { Catalogue, Face } from './shape.js';

/** A card of the catalogue; a state holds no other. */
export function cardOf({ cards }: Catalogue, id: CardId): Face {
  const card = cards[id];
  if (card === undefined) throw new RangeError(`no card has the id ${id}`);
  return card;
}

/** Whether a card has a type, its own or one it counts as; a joker has none of its own (B-2.3, B-3.4, B-3.8). */
const hasType = ({ type, also }: Face, asked: string): boolean =>
  type === asked || (also.length > 0 && (also === 'all' || also.includes(asked)));

/** Whether the card that is looked at fits: its printed value and its types count, nothing else (B-3.10). */
function fits(card: Face, condition: Bonus['if'], parity: Options['parity']): boolean {
  if ('type' in condition) return hasType(card, condition.type);
  if ('value' in condition) return card.value === condition.value; // B-3.5
  return card.value !== 0 && card.value % 2 === (parity === 'odd' ? 1 : 0); // B-3.6
}

/**
 * The effective value: the printed one and every bonus that applies, with no upper limit (B-2.5, B-3.9). All `suivante`
 * powers look at the one control, `null` where none was due (B-3.2), the others at the opposing card (B-3.3).
 */
export function effectiveValue(card: Face, next: Face | null, opponent: Face, parity: Options['parity']): number {
  let { value } = card;
  for (let { bonus } = card; bonus !== null; bonus = bonus.then) {
    const seen = bonus.look === 'next' ? next : opponent;
    if (seen !== null && fits(seen, bonus.if, parity)) value += bonus.amount;
  }
  return value;
}
