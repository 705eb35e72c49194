import type { Effect, When } from './card.js';
import { type By, fits, fitsCard, fitsLast, holds, isOnSide, type Reader } from './filters.js';
import { cardOf, cardOn, costOf, inPlay, type Seen } from './permanents.js';
import type { Catalogue, Ctx, Duel, Sight } from './shape.js';
import { type Group, type Handle, type Happening, other, type Waiting } from './state.js';
import { readerOf } from './statics.js';

type Triggered = Extract<When, { whose: unknown }>;
const isTriggered = (when: When): when is Triggered => 'whose' in when;

/** The permanents an event is about, as they are called, in entry order (G-9.5). */
function aboutWhom(table: Sight, event: Happening): readonly Handle[] {
  if (event.on === 'attack') return table.attack?.attackers ?? [];
  return 'handle' in event ? [event.handle] : [];
}

/** Whether the card, or at least one attacker, fits the filter of an effect (G-9.4). */
function isOfKind(reader: Reader, event: Happening, { filter, attackTarget }: Triggered, self: Handle): boolean {
  const { table, catalogue } = reader;
  if (attackTarget !== undefined && (table.attack?.target === 'duellist') !== (attackTarget === 'duellist'))
    return false;
  if (filter === undefined || event.on === 'shield-lost') return true;
  if (event.on === 'destroyed') {
    return !(filter.notSelf === true && event.handle === self) && fitsLast(filter, event.last, catalogue);
  }
  if (event.on === 'cast') {
    const { spell } = table;
    if (spell === null) return false;
    const card = cardOf(catalogue, spell.card);
    // A borne spell counts as printed cost 0 while it resolves (G-2.9).
    return fitsCard(filter, card, spell.borne ? 0 : costOf(card, table.players[event.seat].affinity));
  }
  return aboutWhom(table, event).some((handle) => {
    const permanent = inPlay(table, handle);
    return permanent !== undefined && fits(reader, filter, permanent, self);
  });
}

/** Whether an effect that watches others, or a trap, matches an event. */
function matches(reader: Reader, event: Happening, { when }: Effect, by: By): boolean {
  if (!isTriggered(when) || when.on !== event.on || when.whose === 'self') return false;
  return isOnSide(when.whose, event.seat, by.seat) && isOfKind(reader, event, when, by.handle);
}

/** The "self" effects of the cards an event is about (G-9.5). */
function ownEffects(reader: Reader, event: Happening, found: Waiting[]): void {
  for (const handle of aboutWhom(reader.table, event)) {
    const id = event.on === 'destroyed' ? event.last.card : inPlay(reader.table, handle)?.card;
    if (id === undefined || id === null) continue;
    const { effects } = cardOf(reader.catalogue, id);
    for (let index = 0; index < effects.length; index++) {
      const effect = effects[index] as Effect; // the index is below the length
      const { when } = effect;
      if (!isTriggered(when) || when.on !== event.on || when.whose !== 'self') continue;
      if (!isOfKind(reader, event, when, handle)) continue;
      const { seat } = event;
      if (!holds(reader, effect.if, { seat, handle })) continue;
      found.push({ kind: 'effect', seat, handle, card: id, effect: index });
    }
  }
}

/** The effects of one face-up permanent that match an event. */
function watching(reader: Reader, event: Happening, { owner: seat, handle, card }: Seen, found: Waiting[]): void {
  if (card === null) return;
  const { effects } = cardOf(reader.catalogue, card);
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index] as Effect; // the index is below the length
    if (effect.when.on !== event.on) continue;
    const by = { seat, handle };
    if (!matches(reader, event, effect, by) || !holds(reader, effect.if, by)) continue;
    found.push({ kind: 'effect', seat, handle, card, effect: index });
  }
}

/** Other effects of face-up permanents, the acting player's first (G-9.5). */
function watchers(reader: Reader, event: Happening, found: Waiting[]): void {
  const { actor, players } = reader.table;
  for (const seat of [actor, other(actor)]) {
    for (const permanent of players[seat].play) if (!permanent.faceDown) watching(reader, event, permanent, found);
  }
}

/** Something happened: queues what waits for it, and a look at every face-down trap (G-9.5, G-9.15). */
export function announce(draft: Duel, event: Happening, { catalogue }: Ctx): void {
  const reader = readerOf(draft, catalogue);
  const waiting: Waiting[] = [];
  ownEffects(reader, event, waiting);
  watchers(reader, event, waiting);
  for (const seat of [draft.actor, other(draft.actor)]) {
    for (const { handle, faceDown } of draft.players[seat].play) {
      if (faceDown) waiting.push({ kind: 'look', seat, handle });
    }
  }
  if (waiting.length > 0) draft.queue.push({ event, waiting } as Duel['queue'][number]);
}

/** Whether what an event is about is still as it was, so that an effect waiting for it can resolve (G-9.7). */
function isStillOn(table: Sight, event: Happening, self: Handle): boolean {
  switch (event.on) {
    case 'attack': {
      const { attack } = table;
      if (attack === null || attack.cancelled || attack.attackers.length === 0) return false;
      return attack.target === 'duellist' || inPlay(table, attack.target) !== undefined;
    }
    case 'cast':
      return table.spell !== null && !table.spell.countered;
    case 'summoned':
    case 'damaged':
    case 'effect-used':
      return event.handle === self || inPlay(table, event.handle) !== undefined;
    default:
      return true;
  }
}

/** Whether a waiting effect may resolve now (G-9.7). */
export function mayResolve(table: Sight, event: Happening, waiting: Waiting, catalogue: Catalogue): boolean {
  if (waiting.kind === 'look') return springs(table, event, waiting, catalogue);
  const { handle } = waiting;
  const isOwnEnd = event.on === 'destroyed' && event.handle === handle;
  if (!isOwnEnd && inPlay(table, handle) === undefined) return false;
  const effect = cardOf(catalogue, waiting.card).effects[waiting.effect];
  return isStillOn(table, event, handle) && holds(readerOf(table, catalogue), effect?.if, waiting);
}

/** Whether a face-down trap springs when its look comes up (G-9.8, G-9.15). */
function springs(table: Sight, event: Happening, { seat, handle }: Waiting, catalogue: Catalogue): boolean {
  const trap = inPlay(table, handle);
  if (trap === undefined || !trap.faceDown || !isStillOn(table, event, handle)) return false;
  const effect = cardOn(catalogue, trap)?.effects[0];
  if (effect === undefined) return false;
  const reader = readerOf(table, catalogue);
  const by = { seat, handle };
  return matches(reader, event, effect, by) && holds(reader, effect.if, by);
}

/** How many wait in a queue. */
export const lengthOf = (queue: readonly Group[]): number =>
  queue.reduce((sum, { waiting }) => sum + waiting.length, 0);
