import type { CardId } from '../card.js';
import type { Event } from '../events.js';
import type { Handle, State, View } from '../state.js';

/** Cards by what they are called. A handle is never used twice, so two of these can be merged. */
export type CardsByHandle = Readonly<Record<Handle, CardId>>;

/** The units, and the hand cards that are known, in a state or in what one viewer may know. */
export function cardsIn({ players }: State | View): CardsByHandle {
  const called: Record<Handle, CardId> = {};
  for (const { hand, sortie, guard } of players) {
    for (const held of [...hand, ...sortie, ...guard]) if (held !== null) called[held.handle] = held.card;
  }
  return called;
}

/** The same cards, and the unit that an event names besides. */
export function learn(called: CardsByHandle, event: Event): CardsByHandle {
  if (!('unit' in event && 'card' in event) || event.unit === null || event.type === 'absorbed') return called;
  return called[event.unit] === event.card ? called : { ...called, [event.unit]: event.card };
}
