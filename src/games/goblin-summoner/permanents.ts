import type { Card, CardId, Monster } from './card.js';
import type { Catalogue, Sight } from './shape.js';
import type { Handle, Permanent } from './state.js';

/** A permanent as whoever looks sees it. */
export type Seen = Permanent<CardId | null>;

/** The rules of a card in use; a card that is not in the catalogue is a bug of whoever made the state. */
export function cardOf(catalogue: Catalogue, id: CardId): Card {
  const card = catalogue.cards[id];
  if (card === undefined) throw new RangeError(`no card ${id} in the catalogue`);
  return card;
}

/** The rules of a permanent; `null` for a trap the viewer may not know. */
export const cardOn = (catalogue: Catalogue, { card }: Seen): Card | null =>
  card === null ? null : cardOf(catalogue, card);

/** The monster a permanent is, or `null` if it is none: a face-down card is always a trap (G-7.4). */
export function monsterOn(catalogue: Catalogue, { card }: Seen): Monster | null {
  if (card === null) return null;
  const found = cardOf(catalogue, card);
  return found.category === 'monster' ? found : null;
}

/** What a card costs its owner (G-2.7), the floor of 0 included. */
export function costOf(card: Card, affinity: string): number {
  const { cost } = card;
  const isMatch = (card.category === 'monster' || card.category === 'relic') && card.type === affinity;
  return isMatch && cost > 0 ? cost - 1 : cost;
}

/** The permanent of this name, on either side; a card that left and came back has another (G-3.5). */
export function inPlay<Table extends Sight>(
  { players }: Table,
  handle: Handle,
): Table['players'][0]['play'][number] | undefined {
  for (const { play } of players) {
    for (const permanent of play) if (permanent.handle === handle) return permanent;
  }
  return undefined;
}
