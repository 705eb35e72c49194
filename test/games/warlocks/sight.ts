import { GESTURES, type Orders, type State } from '../../../src/games/warlocks/index.js';
import type { Random, Viewer } from '../../../src/index.js';

/** Orders with other gestures, and nothing else said. */
const otherOrders = (random: Random): Orders => ({
  gestures: { LH: random.pick(GESTURES), RH: random.pick(GESTURES) },
  spells: { LH: null, RH: null },
  targets: { LH: random.pick([null, 'nobody', 0]), RH: null },
  direct: {},
  paralyse: {},
  charm: {},
  bank: null,
  permanent: null,
  fireBanked: false,
  suicide: false,
});

/**
 * A state that differs in what a viewer cannot see (W-14, W-17.4): the orders of others, the pairs he has not seen, the
 * targets of banked spells, who steers a Paralysis, used Claps, the hands that monsters came from, and chance to come.
 */
export function otherWorld(state: State, viewer: Viewer, random: Random): State {
  const seats = state.warlocks.length;
  const sees = (seenBy: readonly number[]): boolean =>
    viewer === 'spectator' ? seenBy.length === seats : seenBy.includes(viewer);
  const pair = () => [random.pick(GESTURES), random.pick(GESTURES)] as const;
  return {
    ...state,
    draws: [{ turn: state.turn + 1, values: ['LH', 'F'] }],
    orders: state.orders.map((one, seat) => (one === null || seat === viewer ? one : otherOrders(random))),
    warlocks: state.warlocks.map((warlock, seat) => ({
      ...warlock,
      history: warlock.history.map((made) => (sees(made.seenBy) ? made : { ...made, made: pair(), recorded: pair() })),
      bank: warlock.bank === null || seat === viewer ? warlock.bank : { ...warlock.bank, target: 'nobody' as const },
      enchantments: warlock.enchantments.map((one) =>
        one.kind !== 'paralysis' || sees(one.seenBy) || one.by === viewer ? one : { ...one, by: null, seenBy: [] },
      ),
      clapUsed: warlock.clapUsed && (seat === viewer || sees(warlock.clapSeenBy)),
    })),
    monsters: state.monsters.map((monster) =>
      sees(monster.createdSeenBy) || monster.createdBy?.seat === viewer
        ? monster
        : { ...monster, createdBy: null, createdSeenBy: [] },
    ),
  };
}
