import type { KernelCode, Refusal, Seat } from '../../../kernel/types.js';
import type { Action, OrdersAction, RefusalCode } from '../actions.js';
import type { Event } from '../events.js';
import { warlocks } from '../index.js';
import type { Warlocks } from '../shape.js';
import type { MonsterId, State, TurnDraws } from '../state.js';
import { drawsOf } from './chance.js';
import { type Followed, ordersOf } from './orders.js';
import type { Page, PageTurn } from './page.js';

/** Where a record departs from its page. */
export interface Departure {
  readonly turn: number;
  readonly code:
    | RefusalCode
    | KernelCode
    /** The page calls the turn another kind than the rules do. */
    | 'other-kind'
    /** The page shows nothing of somebody who has to order: he makes no gestures. */
    | 'no-orders'
    /** His pair is hidden, and guessed. */
    | 'hidden'
    /** His pair is only known from the history: what it finishes has its defaults. */
    | 'unannounced'
    /** The page lets somebody act who does not. */
    | 'not-in-turn'
    /** By the rules the battle is over, though the page goes on. */
    | 'over-before';
  /** Whom it is about; `null`: all. */
  readonly seat: Seat | null;
  /** What of the orders was left out, with the code of its refusal. */
  readonly path: readonly (string | number)[];
}
/** A turn that was followed. */
export interface Step {
  readonly actions: readonly Action[];
  readonly draws: TurnDraws;
  /** After the turn. */
  readonly state: State;
  readonly events: readonly Event[];
  readonly ids: Followed['ids'];
  readonly departures: readonly Departure[];
}

/** The orders without what a refusal is about; `null`: there is nothing to leave out. */
function without(orders: OrdersAction, { path = [] }: Refusal<Warlocks>): OrdersAction | null {
  const [field, key] = path;
  if (typeof field !== 'string' || !(field in orders) || ['turn', 'seat', 'gestures', 'type'].includes(field))
    return null;
  const { [field as keyof OrdersAction]: given, ...rest } = orders;
  const kept =
    typeof given === 'object' && key !== undefined ? Object.entries(given).filter(([one]) => one !== `${key}`) : [];
  return { ...rest, ...(kept.length === 0 ? {} : { [field]: Object.fromEntries(kept) }) } as OrdersAction; // a field less
}

/** The most of some orders that the rules accept, and what had to be left out. */
function accepted(state: State, wanted: OrdersAction, turn: number): [OrdersAction, readonly Departure[]] {
  const departures: Departure[] = [];
  let orders = wanted;
  for (;;) {
    const refusal = warlocks.check(state, orders);
    if (refusal === null) return [orders, departures];
    const less = without(orders, refusal);
    if (less === null) throw new RangeError(`orders of a page are refused for good: ${refusal.code}`);
    departures.push({ turn, code: refusal.code, seat: wanted.seat, path: [...(refusal.path ?? [])] });
    orders = less;
  }
}

/** The monsters that came in a turn, each found among those of the battle: by kind and controller, or by kind. */
function named(page: Page, { turn }: PageTurn, { monsters }: State, ids: Followed['ids']): Followed['ids'] {
  const next = new Map<MonsterId, MonsterId>(ids);
  const open = monsters.filter(({ createdTurn }) => createdTurn === turn);
  for (const { id, kind, controller } of page.monsters.filter((one) => one.turn === turn)) {
    const alike = open.filter((one) => one.kind === kind);
    const found = alike.find((one) => one.controller === controller) ?? alike[0];
    if (found === undefined) continue;
    open.splice(open.indexOf(found), 1);
    next.set(id, found.id);
  }
  return next;
}

function differences(turn: PageTurn, { kind, phase }: State): readonly Departure[] {
  const at = (code: Departure['code'], seat: Seat | null): Departure => ({ turn: turn.turn, code, seat, path: [] });
  if (phase.name !== 'orders') return [at('over-before', null)];
  const { active } = phase;
  return [
    ...(kind === turn.kind ? [] : [at('other-kind', null)]),
    ...active.flatMap((seat) => {
      const act = turn.acts[seat] ?? null;
      if (act === null) return [at('no-orders', seat)];
      return act.isTold ? [] : [at(act.pair === null ? 'hidden' : 'unannounced', seat)];
    }),
    ...turn.acts.flatMap((act, seat) => (act === null || active.includes(seat) ? [] : [at('not-in-turn', seat)])),
  ];
}

/** Plays one turn of a page. */
export function followTurn(turn: PageTurn, followed: Followed): Step {
  const { page, ids } = followed;
  const departures: Departure[] = [...differences(turn, followed.state)];
  const draws = drawsOf(turn, followed);
  const actions: Action[] = [];
  const events: Event[] = [];
  let state: State = { ...followed.state, draws: draws.values.length === 0 ? [] : [draws] };
  const { phase } = state;
  for (const seat of phase.name === 'orders' ? phase.active : []) {
    const [orders, refused] = accepted(state, ordersOf(seat, turn, followed), turn.turn);
    departures.push(...refused);
    const step = warlocks.safeReduce(state, orders);
    if (!step.ok) throw new RangeError(`orders that were accepted are refused: ${step.refusal.code}`);
    actions.push(orders);
    events.push(...step.events);
    state = step.state;
  }
  return { actions, draws, state, events, ids: named(page, turn, state, ids), departures };
}
