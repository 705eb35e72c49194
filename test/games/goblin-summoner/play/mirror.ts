import type { Action, Config, Seat, State } from '../../../../src/games/goblin-summoner/index.js';

/** Keys whose number is a seat. */
const SEATS: readonly string[] = ['seat', 'owner', 'priority', 'actor', 'next'];
/** Keys of pairs that hold one thing for each seat. */
const PAIRS: readonly string[] = ['players', 'manaMax', 'lists', 'decks', 'loadouts'];

const isSeat = (value: unknown): value is Seat => value === 0 || value === 1;

function flipped(value: unknown, key: string): unknown {
  if (isSeat(value) && SEATS.includes(key)) return 1 - value;
  if (Array.isArray(value)) {
    const items = value.map((item) => flipped(item, ''));
    if (key === 'winners') return value.map((seat: Seat) => 1 - seat);
    return PAIRS.includes(key) && items.length === 2 ? items.reverse() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, flipped(item, name)]));
}

/** The same with the two duellists in each other's place (G-17.15). */
export const mirrored = <Value extends Config | State | Action>(value: Value): Value => flipped(value, '') as Value;
