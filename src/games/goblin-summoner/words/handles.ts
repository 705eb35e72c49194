import type { CardId } from '../card.js';
import type { Event } from '../events.js';
import type { Handle, State, View } from '../state.js';

/** Cards by what they are called (G-15.7). A handle is never used twice, so two of these can be merged. */
export type Called = Readonly<Record<Handle, CardId>>;

type Held = { readonly handle: Handle; readonly card: CardId | null } | null;

/** The cards that can be named in a state, or in what one viewer may know. */
export function cardsIn({ players, spell, phase }: State | View): Called {
  const held: Held[] = [spell];
  for (const { hand, released, play, discard } of players) held.push(...hand, ...released, ...play, ...discard);
  if (phase.name === 'choice') held.push(...(phase.found ?? []));
  const called: Record<Handle, CardId> = {};
  for (const piece of held) if (piece !== null && piece.card !== null) called[piece.handle] = piece.card;
  return called;
}

/** The same cards, and those an event names besides. */
export function learn(called: Called, event: Event): Called {
  if (event.type === 'moved') {
    const card = called[event.handle];
    return card === undefined || event.now === null ? called : { ...called, [event.now]: card };
  }
  if (!('handle' in event && 'card' in event) || event.card === null) return called;
  return called[event.handle] === event.card ? called : { ...called, [event.handle]: event.card };
}
