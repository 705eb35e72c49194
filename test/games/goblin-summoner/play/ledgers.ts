import type { Catalogue, Event, Handle, Seat, State } from '../../../../src/games/goblin-summoner/index.js';
import type { Watcher } from './watch.js';

const SEATS: readonly Seat[] = [0, 1];

const lockedBy = ({ players }: State, seat: Seat): number =>
  players[seat].play.reduce((sum, { locked }) => sum + locked, 0);

/**
 * Keeps account of mana: a pool is never below 0; after a restore it holds what is not locked and the gains of the turn's
 * start; without gains and free permanents pool and locked mana never exceed the maximum (G-6.3, G-6.4).
 */
export function mana(start: State, _catalogue: Catalogue): Watcher {
  const pools: [number, number] = [start.players[0].pool, start.players[1].pool];
  const gains: [number, number] = [0, 0];
  const tainted = new Set<Seat>();
  let isRestored = true;
  let fault: string | null = null;
  const restored = (now: State): string | null => {
    for (const seat of SEATS) {
      const right = Math.max(0, now.options.manaMax[seat] - lockedBy(now, seat)) + gains[seat];
      if (now.players[seat].pool !== right) return `pool ${now.players[seat].pool} after a restore, not ${right}`;
    }
    return null;
  };
  return {
    hear: (event) => {
      if (event.type === 'turn-ended') {
        isRestored = false;
        gains.fill(0);
        if (pools[0] !== 0 || pools[1] !== 0) fault = `pools ${pools.join()} at the end of a turn`;
      }
      if (event.type === 'summoned' && (event.from === 'deck' || event.from === 'discard')) tainted.add(event.seat);
      if (event.type !== 'mana-changed') return;
      const { seat, change, pool, rule } = event;
      if (change === 0 || pools[seat] + change !== pool) fault = `a change of ${change} from ${pools[seat]} to ${pool}`;
      pools[seat] = pool;
      if (rule !== 'G-6.3' && !isRestored) gains[seat] += change;
      if (rule === 'G-14.5' && change > 0) tainted.add(seat);
    },
    look: (now) => {
      if (now.phase.name === 'cut') return null;
      for (const seat of SEATS) {
        const { pool } = now.players[seat];
        if (pool < 0 || !Number.isInteger(pool)) return `a pool of ${pool}`;
        if (pool !== pools[seat]) return `a pool of ${pool}, and events say ${pools[seat]}`;
        const sum = pool + lockedBy(now, seat);
        if (!tainted.has(seat) && sum > now.options.manaMax[seat]) return `pool and locked mana are ${sum}`;
      }
      if (!isRestored && now.phase.name === 'actions') {
        isRestored = true;
        fault ??= restored(now);
      }
      return fault;
    },
  };
}

/** Keeps account of borne cards: they are released, in play or resolving, until they go to a hand (G-3.3, G-3.4, G-7.9). */
export function borne(_start: State, _catalogue: Catalogue): Watcher {
  const counts: [number, number] = [0, 0];
  const named = new Set<Handle>();
  let fault: string | null = null;
  const moved = (event: Extract<Event, { type: 'moved' }>): void => {
    const isBorne = event.from === 'released' || named.has(event.handle);
    if (isBorne && event.to === 'discard') fault = 'a borne card went to the discard pile';
    if (!isBorne && event.to === 'released') fault = 'an ordinary card went to the released ones';
    if (isBorne && event.to === 'hand') counts[event.seat] -= 1;
  };
  return {
    hear: (event) => {
      if (event.type === 'shield-lost' && event.to === 'released') counts[event.seat] += 1;
      const isPlayed = event.type === 'summoned' || event.type === 'cast' || event.type === 'trap-set';
      if (isPlayed && event.from === 'released') named.add(event.handle);
      if (event.type === 'moved') moved(event);
    },
    look: ({ players, spell, actor }) => {
      for (const seat of SEATS) {
        const { released, play } = players[seat];
        const cast = spell?.borne === true && actor === seat ? 1 : 0;
        const have = released.length + play.filter((one) => one.borne).length + cast;
        if (have !== counts[seat]) return `${have} borne cards of ${seat}, and ${counts[seat]} were released`;
      }
      return fault;
    },
  };
}

/** Turn by turn priority goes to the other (G-5.5), and no turn comes after the last (G-11.1). */
export function priorities(start: State): Watcher {
  let { turn, priority } = start;
  return {
    look: (now) => {
      const { turnLimit } = now.options;
      if (turnLimit !== null && now.turn > turnLimit) return `turn ${now.turn} of ${turnLimit}`;
      if (now.turn === turn) return now.priority === priority ? null : 'priority changed within a turn';
      if (now.turn !== turn + 1) return `turn ${now.turn} after turn ${turn}`;
      if (now.priority === priority) return `${priority} had priority twice in a row`;
      turn = now.turn;
      priority = now.priority;
      return null;
    },
  };
}

/** A monster attacks once in a turn, and once more for each time it was readied in its stay (G-8.2). */
export function strikes(): Watcher {
  let attacks = new Map<Handle, number>();
  let readied = new Map<Handle, number>();
  let fault: string | null = null;
  const more = (counts: Map<Handle, number>, handle: Handle): number => {
    const count = (counts.get(handle) ?? 0) + 1;
    counts.set(handle, count);
    return count;
  };
  return {
    hear: (event) => {
      if (event.type === 'turn-started') {
        attacks = new Map();
        readied = new Map();
      }
      if (event.type === 'readied') more(readied, event.handle);
      if (event.type !== 'attacked') return;
      for (const handle of event.attackers) {
        const count = more(attacks, handle);
        if (count > 1 + (readied.get(handle) ?? 0)) fault = `${handle} attacked ${count} times`;
      }
    },
    look: () => fault,
  };
}
