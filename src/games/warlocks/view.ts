import { deepCopy } from '../../kernel/copy.js';
import type { Seat, Viewer } from '../../kernel/types.js';
import type { Seen } from './gestures.js';
import type {
  Enchantment,
  KnownEnchantment,
  KnownMade,
  KnownMonster,
  KnownWarlock,
  Made,
  Monster,
  State,
  View,
  Warlock,
} from './state.js';

/** Who looks, and how many seats there are. */
interface Eye {
  readonly viewer: Viewer;
  readonly seats: number;
}

/** Whether a viewer is among those who saw something; a spectator is if every seat is (W-14.6). */
const saw = ({ viewer, seats }: Eye, seenBy: readonly Seat[]): boolean =>
  viewer === 'spectator' ? seenBy.length === seats : seenBy.includes(viewer);

/** A pair, or `?` for both hands where the viewer has not seen it (W-14.4, W-14.10). */
function seenMade(eye: Eye, { turn, made, recorded, seenBy }: KnownMade): Made<Seen> {
  if (!saw(eye, seenBy)) return { turn, made: ['?', '?'], recorded: ['?', '?'] };
  return { turn, made: [made[0], made[1]], recorded: [recorded[0], recorded[1]] };
}

/** An enchantment; who steers a Paralysis is known only to some (W-14.9). */
function seenEnchantment(eye: Eye, { seenBy, ...open }: KnownEnchantment): Enchantment {
  const knows = saw(eye, seenBy) || (open.by !== null && open.by === eye.viewer);
  return { ...open, by: knows ? open.by : null };
}

function seenWarlock(eye: Eye, warlock: KnownWarlock, seat: Seat): Warlock {
  const { history, enchantments, bank, clapUsed, clapSeenBy, ...open } = warlock;
  const isOwn = eye.viewer === seat;
  return {
    ...open,
    history: history.map((made) => seenMade(eye, made)),
    enchantments: enchantments.map((one) => seenEnchantment(eye, one)),
    bank: bank === null ? null : { spell: bank.spell, target: isOwn ? bank.target : null }, // W-13.3
    clapUsed: clapUsed && (isOwn || saw(eye, clapSeenBy)),
  };
}

function seenMonster(eye: Eye, { enchantments, createdBy, createdSeenBy, ...open }: KnownMonster): Monster {
  const isKnown = createdBy !== null && (createdBy.seat === eye.viewer || saw(eye, createdSeenBy));
  return {
    ...open,
    createdBy: isKnown ? { ...createdBy } : null,
    enchantments: enchantments.map((one) => seenEnchantment(eye, one)),
  };
}

/**
 * What a seat, or a spectator, may know of a battle: all but the orders of others, chance, the targets of banks, and the
 * pairs that he has not seen (W-17.4, W-17.8).
 */
export function view(state: State, viewer: Viewer): View {
  const { options, turn, kind, round, hastedTurnDone, phase, warlocks, monsters, orders } = state;
  const eye = { viewer, seats: warlocks.length };
  return {
    options: { ...options },
    turn,
    kind,
    round,
    hastedTurnDone,
    phase: deepCopy(phase),
    warlocks: warlocks.map((warlock, seat) => seenWarlock(eye, warlock, seat)),
    monsters: monsters.map((monster) => seenMonster(eye, monster)),
    orders: orders.map((given, seat) => (seat === viewer ? deepCopy(given) : null)),
    viewer,
  };
}
