import type { Filter, Target } from './card.js';
import { fits, fitsLast, isOnSide, type Reader } from './filters.js';
import { inPlay, type Seen } from './permanents.js';
import type { Sight } from './shape.js';
import { type Handle, type Happening, other, type Running } from './state.js';

/** What an effect with no category in its filter aims at (G-9.11). */
const MONSTERS: readonly string[] = ['monster'];

/** The event that a triggered effect or a trap answers; `null` for any other effect. */
export function eventOf({ queue, running }: Sight): Happening | null {
  const isAnswer = running?.kind === 'trigger' || running?.kind === 'trap';
  return isAnswer ? (queue[0]?.event ?? null) : null;
}

/** Face-down traps are gathered only by filters that name the category (G-9.11). */
function isGathered(reader: Reader, filter: Filter | undefined, permanent: Seen, self: Handle): boolean {
  const category = filter?.category ?? MONSTERS;
  if (permanent.faceDown && !category.includes('trap')) return false;
  if (filter?.category === undefined && !fits(reader, { category: ['monster'] }, permanent, self)) return false;
  return filter === undefined || fits(reader, filter, permanent, self);
}

/** The cards in play that are meant: the controller's in entry order, then the enemy's (G-9.11). */
function gather(reader: Reader, { side = 'any', filter }: Target, { seat, handle: self }: Running): Handle[] {
  const found: Handle[] = [];
  for (const owner of [seat, other(seat)]) {
    if (!isOnSide(side, owner, seat)) continue;
    for (const permanent of reader.table.players[owner].play) {
      if (isGathered(reader, filter, permanent, self)) found.push(permanent.handle);
    }
  }
  return found;
}

/** The cards that are named by their part in what happened (G-14.1). */
function named(table: Sight, { from }: Target, running: Running): readonly Handle[] {
  const { attack } = table;
  if (from === 'previous') return running.previous;
  if (from === 'attackers') return attack?.attackers ?? [];
  if (from === 'defender') return typeof attack?.target === 'number' ? [attack.target] : [];
  if (from === 'self') return [running.handle];
  const event = eventOf(table);
  return event !== null && 'handle' in event ? [event.handle] : [];
}

/** Whether a named card is still there to be acted on, and fits the filter: in play, or just destroyed (G-14.3). */
function isThere(reader: Reader, { filter }: Target, handle: Handle, self: Handle): boolean {
  const permanent = inPlay(reader.table, handle);
  if (permanent !== undefined) return filter === undefined || fits(reader, filter, permanent, self);
  const event = eventOf(reader.table);
  if (event === null || event.on !== 'destroyed' || event.handle !== handle || event.now === null) return false;
  if (filter === undefined) return true;
  return !(filter.notSelf === true && handle === self) && fitsLast(filter, event.last, reader.catalogue);
}

/** The cards a step aims at, before any is picked. */
export function aimedAt(reader: Reader, target: Target, running: Running): readonly Handle[] {
  if (target.from === 'play') return gather(reader, target, running);
  return named(reader.table, target, running).filter((handle) => isThere(reader, target, handle, running.handle));
}
