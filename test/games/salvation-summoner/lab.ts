import { expect } from 'vitest';
import {
  type Action,
  type Area,
  type CardId,
  type Config,
  type Ending,
  type Event,
  type Handle,
  type OptionsGiven,
  type Pick,
  type Player,
  type SalvationSummoner,
  type Seat,
  type State,
  salvationSummoner,
  type Target,
  type Unit,
} from '../../../src/games/salvation-summoner/index.js';
import type { Game } from '../../../src/index.js';

/** What one player has; cards are ids with spaces between them, the top of a draw pile last. */
export interface SideParts {
  readonly draw?: string;
  readonly hand?: string;
  readonly discard?: string;
  readonly revealed?: string;
  readonly sortie?: string;
  readonly guard?: string;
  readonly site?: CardId;
  readonly citizens?: number;
  /** Its damage, or that it is down. */
  readonly gate?: number | 'down';
  readonly turnsTaken?: number;
}
/** A position in which seat 0 is active; what is left out is empty, gates stand, and each has 10 citizens. */
export interface Parts {
  readonly game?: Game<SalvationSummoner>;
  readonly p0?: SideParts;
  readonly p1?: SideParts;
  /** Absent: the field phase. */
  readonly phase?: 'hand' | 'field';
  readonly mana?: number;
  readonly summons?: number;
  readonly supply?: Config['supply'];
  readonly specials?: readonly CardId[];
  /** Cards left in single piles. */
  readonly piles?: Readonly<Record<CardId, number>>;
  readonly graveyard?: string;
  readonly tokens?: number;
  readonly endings?: readonly Ending[];
  readonly turn?: number;
  readonly turnLimit?: number | null;
  readonly options?: OptionsGiven;
}
/** Marks of a unit that differ from those of a fresh one. */
export type Marks = Partial<Pick_<Unit, 'damage' | 'attacks' | 'moved' | 'saved' | 'bonus' | 'absorbed'>>;
type Pick_<T, K extends keyof T> = { readonly [P in K]: T[P] };

const ids = (text = ''): readonly CardId[] => text.split(' ').filter((id) => id !== '');

/** A position that is played on, with what the latest actions said. */
export class Scene {
  readonly game: Game<SalvationSummoner>;
  state: State;
  events: readonly Event[] = [];

  constructor(game: Game<SalvationSummoner>, state: State) {
    this.game = game;
    this.state = state;
  }

  /** Carries out actions, which must be legal; the events are those of all of them. */
  do(...actions: readonly Action[]): this {
    const heard: Event[] = [];
    for (const action of actions) {
      const step = this.game.safeReduce(this.state, action);
      if (!step.ok) return expect.fail(`${JSON.stringify(action)} is refused: ${step.refusal.code}`);
      this.state = step.state;
      heard.push(...step.events);
    }
    this.events = heard;
    return this;
  }
  /** The code with which an action is refused; `null` if it is legal. */
  code(action: unknown): string | null {
    return this.game.check(this.state, action)?.code ?? null;
  }

  get p0(): Player<never> {
    return this.state.players[0];
  }
  get p1(): Player<never> {
    return this.state.players[1];
  }
  /** Whose answer or action is due. */
  get seat(): Seat {
    const { phase, active } = this.state;
    return 'seat' in phase ? phase.seat : active;
  }
  /** The units of an area, each as its id and its damage. */
  row(seat: Seat, area: Area): readonly string[] {
    return this.state.players[seat][area].map(({ card, damage }) => (damage === 0 ? card : `${card} -${damage}`));
  }
  hand(seat: Seat): readonly CardId[] {
    return this.state.players[seat].hand.map(({ card }) => card);
  }
  /** The handle of the nth card or unit of that id which a player has in hand or on the field. */
  handle(seat: Seat, id: CardId, nth = 0): Handle {
    const { hand, sortie, guard } = this.state.players[seat];
    const found = [...hand, ...sortie, ...guard].filter(({ card }) => card === id)[nth];
    return found === undefined ? expect.fail(`seat ${seat} has no ${id}`) : found.handle;
  }
  mine(id: CardId, nth = 0): Handle {
    return this.handle(0, id, nth);
  }
  theirs(id: CardId, nth = 0): Handle {
    return this.handle(1, id, nth);
  }
  /** What is told of one type of event, in order. */
  heard<T extends Event['type']>(type: T): readonly Extract<Event, { readonly type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { readonly type: T }> => event.type === type);
  }

  reveal(id: CardId, action: 0 | 1 | null = null, nth = 0): Action {
    return { type: 'reveal', seat: 0, card: this.mine(id, nth), action };
  }
  summon(pile: CardId): Action {
    return { type: 'summon', seat: 0, pile };
  }
  deploy(id: CardId, area: Area | 'site', absorb?: Handle): Action {
    const card = this.mine(id);
    return { type: 'deploy', seat: 0, card, area, ...(absorb === undefined ? {} : { absorb }) };
  }
  move(id: CardId, area: Area, nth = 0): Action {
    return { type: 'move', seat: 0, unit: this.mine(id, nth), area };
  }
  /** An attack on the stronghold, or on a unit in the enemy's sortie area. */
  attack(id: CardId, target: Omit<Extract<Target, { kind: 'stronghold' }>, 'kind'> | Handle = {}, nth = 0): Action {
    const at: Target =
      typeof target === 'number' ? { kind: 'sortie', unit: target } : { kind: 'stronghold', ...target };
    return { type: 'attack', seat: 0, unit: this.mine(id, nth), target: at };
  }
  choose(...picks: readonly Pick[]): Action {
    return { type: 'choose', seat: this.seat, picks };
  }
  defend(answer: Omit<Extract<Action, { type: 'defend' }>, 'type' | 'seat'> = {}): Action {
    return { type: 'defend', seat: this.seat, ...answer };
  }
  recover(...reactions: readonly Handle[]): Action {
    return { type: 'recover', seat: this.seat, reactions };
  }
}

export const endHand: Action = { type: 'end-hand-phase', seat: 0 };
export const endTurn: Action = { type: 'end-turn', seat: 0 };
export const give: Action = { type: 'concede', seat: 0 };

const unitOf = (handle: Handle, card: CardId): Unit => ({
  ...{ handle, card, damage: 0, attacks: 0, moved: false },
  ...{ saved: 0, bonus: 0, absorbed: [] },
});

function playerOf(parts: SideParts, next: () => Handle): Player<never> {
  const { gate = 0, citizens = 10, turnsTaken = 0, site = null } = parts;
  return {
    draw: ids(parts.draw),
    hand: ids(parts.hand).map((card) => ({ handle: next(), card, shown: false })),
    discard: ids(parts.discard),
    revealed: ids(parts.revealed),
    sortie: ids(parts.sortie).map((card) => unitOf(next(), card)),
    guard: ids(parts.guard).map((card) => unitOf(next(), card)),
    site,
    citizens,
    gate: { standing: gate !== 'down', damage: gate === 'down' ? 0 : gate },
    turnsTaken,
  };
}

/** A position of any cards, whether or not a game could come to it. */
export function scene(parts: Parts): Scene {
  const { game = salvationSummoner, supply = 'base-set', specials = [], options = {}, turnLimit = null } = parts;
  const config: Config = { seed: 'lab', supply, specials, options, turnLimit, startingPlayer: 0 };
  const start = game.setup({ ...config, startingCitizens: [10, 10] });
  let handles = 0;
  const next = (): Handle => handles++;
  const players = [playerOf(parts.p0 ?? {}, next), playerOf(parts.p1 ?? {}, next)] as const;
  const { mana = 0, summons = 1, phase = 'field' } = parts;
  const [first, ...rest] = start.graveyards;
  return new Scene(game, {
    ...start,
    ...{ turn: parts.turn ?? 1, phase: { name: phase }, players, handles },
    ...(phase === 'hand' ? { mana, summons } : { mana: 0, summons: 0 }),
    piles: start.piles.map((pile) => ({ ...pile, left: parts.piles?.[pile.card] ?? pile.left })),
    graveyards: [{ ...first, cards: ids(parts.graveyard), citizens: parts.tokens ?? 0 }, ...rest],
    endings: parts.endings ?? [],
  });
}

/** The same position, a unit of it with other marks. */
export function marked(start: Scene, handle: Handle, marks: Marks): Scene {
  const change = (units: readonly Unit[]): readonly Unit[] =>
    units.map((unit) => (unit.handle === handle ? { ...unit, ...marks } : unit));
  const [first, second] = start.state.players.map((player) => ({
    ...player,
    sortie: change(player.sortie),
    guard: change(player.guard),
  }));
  const players = [first, second] as unknown as State['players'];
  return new Scene(start.game, { ...start.state, players });
}

/** How a game ended: who won, and why. */
export const outcome = ({ state: { phase } }: Scene): readonly [readonly Seat[], string] =>
  phase.name === 'over' ? [phase.winners, phase.reason] : expect.fail('the game goes on');

/** Seven supply kinds at most are left, so that one card more or two decide. */
export const fewKinds = (left: number, last: CardId): Readonly<Record<CardId, number>> => {
  const kinds = salvationSummoner.catalogue.supplies['base-set'] ?? [];
  const kept = kinds.filter((id) => id !== last).slice(0, left - 1);
  return Object.fromEntries(kinds.map((id) => [id, id === last ? 1 : kept.includes(id) ? 4 : 0]));
};
