import type { Problem } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import { irregularities } from '../notation/regularity.js';
import { checkConfig } from '../setup.js';
import type { Config } from '../shape.js';
import type { Enchantment, KnownEnchantment, State, View } from '../state.js';

/** What makes no sense about a config, parts that are malformed left out (W-1.1, W-1.5, W-17.5). */
export function configSense(config: Config, sound: Soundness): readonly Problem[] {
  const given: Readonly<Record<string, unknown>> = Object(config);
  const parts = ['seats', 'names', 'options', 'draws'].filter((key) => Object.hasOwn(given, key) && sound.at(key));
  return checkConfig({ seed: '', ...Object.fromEntries(parts.map((key) => [key, given[key]])) });
}

/** What makes no sense about a state, as far as its form is sound: whether a battle could come to it. */
export const stateSense = (state: State, sound: Soundness): readonly Problem[] =>
  irregularities(Object(state), sound.at);

const known = (enchantment: Enchantment): KnownEnchantment => ({ ...enchantment, seenBy: [] });
const everybody = ({ warlocks }: View): readonly number[] => [...warlocks.keys()];

/** A view as if all had seen what its viewer has: what is not known is the same hidden pair, or nobody. */
function asState(view: View): State {
  const { viewer: _viewer, ...open } = view;
  const warlocks = view.warlocks.map((warlock) => ({
    ...warlock,
    history: warlock.history.map((made) => ({ ...made, seenBy: everybody(view) })),
    enchantments: warlock.enchantments.map(known),
    bank: warlock.bank && { ...warlock.bank, target: warlock.bank.target ?? ('nobody' as const) },
    clapSeenBy: [],
  }));
  const monsters = view.monsters.map((monster) => ({
    ...monster,
    enchantments: monster.enchantments.map(known),
    createdSeenBy: [],
  }));
  // Pairs that are `?` are compared with each other only.
  return { ...open, warlocks: warlocks as unknown as State['warlocks'], monsters, draws: [], random: [] };
}

/** What makes no sense about a view (W-17.8): the orders of others are never there. */
export function viewSense(view: View, sound: Soundness): readonly Problem[] {
  if (!sound.at()) return [];
  const { viewer } = view;
  const found = irregularities(asState(view)).filter(
    ({ path: [first, seat] }) => first !== 'orders' || seat === viewer,
  );
  const foreign = view.orders.flatMap((orders, seat): readonly Problem[] =>
    orders === null || seat === viewer ? [] : [{ code: 'no-orders', path: ['orders', seat], rule: 'W-5.10' }],
  );
  const isSeat = viewer === 'spectator' || viewer < view.warlocks.length;
  const stranger: readonly Problem[] = isSeat ? [] : [{ code: 'unknown-seat', path: ['viewer'], rule: 'W-17.8' }];
  return [...found, ...foreign, ...stranger];
}
