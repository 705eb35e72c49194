import { expect } from 'vitest';
import {
  type Action,
  type Config,
  type Draw,
  type Event,
  type OrdersAction,
  type State,
  type Warlocks,
  warlocks,
} from '../../../src/games/warlocks/index.js';
import { arrange, type Parts, readOrders } from '../../../src/games/warlocks/notation.js';
import type { Refusal, Seat, Viewer } from '../../../src/index.js';

/** What a warlock does over some turns: a letter a turn for each hand, and clauses of orders for single turns. */
export interface Side {
  readonly LH?: string;
  readonly RH?: string;
  readonly [turn: `T${number}`]: string;
}
/** What happens over some turns, by warlock. */
export type Script = Partial<Record<'A' | 'B' | 'C' | 'D' | 'E' | 'F', Side>>;

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** The letter of a seat. */
export const letter = (seat: Seat): (typeof LETTERS)[number] => LETTERS[seat] ?? 'A';

/** A battle that is played on, with what happened. */
export class Battle {
  state: State;
  /** What happened in the latest turn. */
  events: readonly Event[] = [];
  /** All that happened, by turn. */
  readonly told = new Map<number, readonly Event[]>();

  constructor(state: State) {
    this.state = state;
  }

  /** Plays the turns that the rows are long, or as many as are asked for; hands that nothing is said of do nothing. */
  play(script: Script, turns = lengthOf(script)): this {
    const first = this.state.turn;
    for (let n = 0; n < turns; n++) this.turn((seat) => ordersOf(script[letter(seat)] ?? {}, n, first + n));
    return this;
  }
  /** Plays one turn of orders as text, by seat or by what a function says; the rest does nothing. */
  turn(orders: readonly string[] | ((seat: Seat) => string)): this {
    const { turn, phase } = this.state;
    if (phase.name === 'over') return expect.fail(`the battle is over before turn ${turn}`);
    const told: Event[] = [];
    for (const seat of phase.active) {
      const text = typeof orders === 'function' ? orders(seat) : (orders[seat] ?? '-/-');
      told.push(...this.do(this.orders(seat, text)));
    }
    this.events = told;
    this.told.set(turn, told);
    return this;
  }
  /** Does nothing for some turns. */
  wait(turns: number): this {
    return this.play({}, turns);
  }
  /** Carries out an action, which must be legal. */
  do(action: Action): readonly Event[] {
    const step = warlocks.safeReduce(this.state, action);
    if (!step.ok) expect.fail(`turn ${this.state.turn}: ${JSON.stringify(action)} is refused: ${step.refusal.code}`);
    this.state = step.state;
    return step.events;
  }
  /** Orders of a seat for the coming turn, or for another one. */
  orders(seat: Seat, text: string, turn = this.state.turn): OrdersAction {
    const read = readOrders(text, seat, turn);
    return read.ok ? read.action : expect.fail(`${text}: ${JSON.stringify(read.problems)}`);
  }
  /** Why orders are refused, `null` if they are not. */
  refusal(seat: Seat, orders: string | object): Refusal<Warlocks> | null {
    const said = { type: 'orders', seat, turn: this.state.turn, gestures: { LH: '-', RH: '-' } };
    return warlocks.check(this.state, typeof orders === 'string' ? this.orders(seat, orders) : { ...said, ...orders });
  }
  /** The code with which orders are refused, `null` if they are not. */
  code(seat: Seat, orders: string | object): string | null {
    return this.refusal(seat, orders)?.code ?? null;
  }

  /** Everybody's health. */
  get health(): readonly number[] {
    return this.state.warlocks.map(({ health }) => health);
  }
  /** The living monsters: `ogre of B at A 2`. */
  get monsters(): readonly string[] {
    const being = (one: unknown): string => (typeof one === 'number' ? letter(one) : String(one));
    return this.state.monsters
      .filter(({ alive }) => alive)
      .map(({ kind, controller, victim, health }) =>
        controller === null ? `${kind} ${health}` : `${kind} of ${being(controller)} at ${being(victim)} ${health}`,
      );
  }
  /** The pair that a warlock made last, and the one that counts. */
  made(seat: Seat): string {
    return this.state.warlocks[seat]?.history.at(-1)?.made.join('/') ?? '';
  }
  recorded(seat: Seat): string {
    return this.state.warlocks[seat]?.history.at(-1)?.recorded.join('/') ?? '';
  }
  /** A warlock's pairs as somebody sees them. */
  seen(viewer: Viewer, of: Seat): readonly string[] {
    return warlocks.view(this.state, viewer).warlocks[of]?.history.map(({ made }) => made.join('/')) ?? [];
  }
  /** What enchantments somebody is under, with the rounds left. */
  enchantments(being: Seat | `m${number}`): readonly string[] {
    const { warlocks: all, monsters } = this.state;
    const one = typeof being === 'number' ? all[being] : monsters.find(({ id }) => id === being);
    return (one?.enchantments ?? []).map(({ kind, left }) => `${kind} ${left ?? 'permanent'}`);
  }
  /** Events of a type in the latest turn, or in another one. */
  heard<Type extends Event['type']>(type: Type, turn?: number): readonly Extract<Event, { readonly type: Type }>[] {
    const events = turn === undefined ? this.events : (this.told.get(turn) ?? []);
    return events.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);
  }
  /** Which spells a warlock cast in the latest turn, or in another one. */
  casts(seat: Seat, turn?: number): readonly string[] {
    return this.heard('cast', turn)
      .filter((event) => event.seat === seat)
      .map(({ spell }) => spell);
  }
  /** What somebody was told in a turn. */
  toldTo(viewer: Viewer, turn: number): readonly Event[] {
    return warlocks.viewEvents(this.told.get(turn) ?? [], viewer);
  }
  /** The kind of the coming turn, and who acts in it. */
  get next(): string {
    const { kind, phase } = this.state;
    return phase.name === 'over' ? 'over' : `${kind} ${phase.active.map(letter).join('')}`;
  }
  /** Who won, and why; `null` while the battle goes on. */
  get outcome(): string | null {
    const outcome = warlocks.outcome(this.state);
    return outcome && `${outcome.winners.map(letter).join('') || 'draw'} ${outcome.reason}`;
  }
  /** How warlocks stand: in, dead or surrendered. */
  get statuses(): readonly string[] {
    return this.state.warlocks.map(({ status }) => status);
  }
}

const lengthOf = (script: Script): number =>
  Math.max(0, ...Object.values(script).flatMap((side) => [side.LH?.length ?? 0, side.RH?.length ?? 0]));

/** What a side orders in a turn: the letters of its rows, a dot being nothing, and the clauses for that turn. */
function ordersOf(side: Side, index: number, turn: number): string {
  const at = (row = ''): string => (row[index] ?? '-').replace('.', '-');
  const clauses = side[`T${turn}`];
  return `${at(side.LH)}/${at(side.RH)}${clauses === undefined ? '' : `; ${clauses}`}`;
}

/** A battle of two, or of as many as the config says. */
export const battle = (config: Partial<Config> = {}): Battle =>
  new Battle(warlocks.setup({ seed: 'battle', ...config }));
/** A battle in which chance is known: what is drawn in which turn. */
export const fated = (draws: Readonly<Record<number, readonly Draw[]>>, config: Partial<Config> = {}): Battle =>
  battle({ ...config, draws: Object.entries(draws).map(([turn, values]) => ({ turn: Number(turn), values })) });
/** A battle that goes on from a position made of parts. */
export function arranged(parts: Parts): Battle {
  const { state, problems } = arrange(parts);
  return state === null ? expect.fail(JSON.stringify(problems)) : new Battle(state);
}
/** The same, where the coming turn's draws are known. */
export function fatedFrom(parts: Parts, values: readonly Draw[]): Battle {
  const { state } = arranged(parts);
  return new Battle({ ...state, draws: [{ turn: state.turn, values }] });
}
