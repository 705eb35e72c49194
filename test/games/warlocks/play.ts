import {
  type Action,
  type Config,
  type Event,
  GESTURES,
  type Gesture,
  type Hand,
  type OptionsGiven,
  type OrderForm,
  type OrdersAction,
  orderForm,
  patternsOf,
  SPELLS,
  type SpellId,
  type State,
  spellsIn,
  type Target,
  warlocks,
} from '../../../src/games/warlocks/index.js';
import { createRandom, type Random } from '../../../src/index.js';

/** Every variant (W-1.5). */
export const variants: readonly OptionsGiven[] = [
  ...[{}, { maladroit: true }, { paraFC: true }, { paraFDF: true }],
  ...[
    { paraFC: true, maladroit: true },
    { paraFDF: true, maladroit: true },
  ],
];

const maybe = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items.length === 0 || random.int(3) === 0 ? undefined : random.pick(items);
type Writing = { -readonly [K in keyof OrdersAction]: OrdersAction[K] };
type Pair = OrdersAction['gestures'];

/** Which spell is banked or made permanent, as the form says: not one spell for both (W-13.8). */
function fillSwitches(form: OrderForm, orders: Writing, isTwoHanded: boolean, random: Random): void {
  const bank = maybe<Hand>(form.bank, random);
  if (bank !== undefined) orders.bank = bank;
  const free = form.permanent.filter((hand) => hand !== bank);
  const permanent = bank !== undefined && isTwoHanded ? undefined : maybe<Hand>(free, random);
  if (permanent !== undefined) orders.permanent = permanent;
  if (form.fireBanked !== null && random.int(2) === 0) orders.fireBanked = true;
  if (form.suicide && random.int(12) === 0) orders.suicide = true;
}

/** A target, in every second case a warlock, or none. */
function aimed({ targets }: OrderForm, random: Random): Target | undefined {
  return maybe(random.int(2) === 0 ? targets.filter((one) => typeof one === 'number') : targets, random);
}

/** The form filled in at random, by what it says alone; `pair` is what the hands are to make. */
export function fillIn(form: OrderForm, random: Random, pair?: Pair): OrdersAction {
  const gestures: Pair = pair ?? { LH: random.pick(form.gestures), RH: random.pick(form.gestures) };
  const orders: Writing = { type: 'orders', seat: form.seat, turn: form.turn, gestures };
  const finishing = form.finishing.find((one) => one.gestures.LH === gestures.LH && one.gestures.RH === gestures.RH);
  const naming = finishing === undefined ? undefined : random.pick(finishing.namings);
  if (naming !== undefined) orders.spells = naming.spells;
  const [LH, RH] = [aimed(form, random), aimed(form, random)];
  orders.targets = { ...(LH === undefined ? {} : { LH }), ...(RH === undefined ? {} : { RH }) };
  const directions = form.direct.map((one) => [one, maybe(form.targets, random)] as const);
  orders.direct = Object.fromEntries(directions.flatMap(([one, to]) => (to === undefined ? [] : [[one, to]])));
  const hands = form.paralyse
    .filter(({ locked }) => locked === null)
    .map(({ seat }) => [seat, random.pick(['LH', 'RH'])]);
  orders.paralyse = Object.fromEntries(random.int(4) === 0 ? [] : hands);
  const charms = form.charm.map((seat) => [seat, { hand: random.pick(['LH', 'RH']), gesture: random.pick(GESTURES) }]);
  orders.charm = Object.fromEntries(random.int(4) === 0 ? [] : charms);
  fillSwitches(form, orders, naming?.casts.some(({ isTwoHanded }) => isTwoHanded) ?? false, random);
  return orders;
}

/** What a hand is about to gesture. */
interface Plan {
  readonly letters: string;
  readonly hand: Hand;
  at: number;
}
/** How often each spell was cast. */
export type Casts = Map<SpellId, number>;

/** The pair that finishes the longest spells. */
function longest({ finishing }: OrderForm): Pair | undefined {
  const lengthOf = (spells: readonly SpellId[]): number =>
    Math.max(0, ...spells.map((one) => SPELLS[one].patterns[0]?.length ?? 0));
  const lengths = finishing.map(({ finished }) => lengthOf(finished.LH) + lengthOf(finished.RH));
  return finishing[lengths.indexOf(Math.max(...lengths))]?.gestures;
}

/**
 * A player who finishes something if he can, so many times in five, else gestures the spells that were cast least, one
 * after the other, and fills in the rest at random.
 */
function planner(
  options: State['options'],
  casts: Casts,
  random: Random,
  eager: number,
): (form: OrderForm) => OrdersAction {
  let plan: Plan | null = null;
  const next = (): Plan => {
    const spells = spellsIn(options);
    const rare = [...spells].sort((a, b) => (casts.get(a) ?? 0) - (casts.get(b) ?? 0)).slice(0, 6);
    const letters = random.pick(patternsOf(random.pick(random.int(3) === 0 ? spells : rare), options));
    return { letters, hand: random.pick(['LH', 'RH'] as const), at: 0 };
  };
  return (form) => {
    if (random.int(5) < eager && form.finishing.length > 0) return fillIn(form, random, longest(form));
    if (plan === null || plan.at >= plan.letters.length) plan = next();
    const letter = plan.letters[plan.at] ?? '-';
    plan.at += 1;
    const gesture = letter.toUpperCase() as Gesture; // a letter of a pattern
    const isBoth = letter !== gesture;
    // Two palms would end too many battles.
    const other = isBoth ? gesture : random.pick(GESTURES.filter((one) => one !== gesture || random.int(6) === 0));
    return fillIn(form, random, plan.hand === 'LH' ? { LH: gesture, RH: other } : { LH: other, RH: gesture });
  };
}

/** One turn that was played. */
export interface Step {
  readonly before: State;
  readonly after: State;
  readonly orders: readonly Action[];
  readonly events: readonly Event[];
}
/** Which battles are played, and how long. */
export interface Plans {
  readonly config?: Partial<Config>;
  /** Where it starts; absent: at the beginning. */
  readonly start?: State;
  readonly turns?: number;
  readonly casts?: Casts;
}

/** Plays a battle in which everybody follows plans; every state is a copy of its own. */
export function playBattle(
  seed: string,
  { config = {}, start, turns = 40, casts = new Map() }: Plans = {},
): readonly Step[] {
  const random = createRandom(seed);
  const events: Event[] = [];
  const run = warlocks.simulate(start ?? warlocks.setup({ seed, ...config }), (event) => events.push(event));
  const players = run.state.warlocks.map(() => planner(run.state.options, casts, random, start === undefined ? 1 : 4));
  const steps: Step[] = [];
  let before = structuredClone(run.state);
  while (run.outcome() === null && steps.length < turns) {
    events.length = 0;
    const orders = ordersOf(before, players);
    for (const action of orders) run.play(action);
    for (const event of events) if (event.type === 'cast') casts.set(event.spell, (casts.get(event.spell) ?? 0) + 1);
    const after = structuredClone(run.state);
    steps.push({ before, after, orders, events: structuredClone(events) });
    before = after;
  }
  return steps;
}

function ordersOf(state: State, players: readonly ((form: OrderForm) => OrdersAction)[]): readonly OrdersAction[] {
  return players.flatMap((player, seat) => {
    const form = orderForm(state, seat);
    return form === null ? [] : [player(form)];
  });
}
