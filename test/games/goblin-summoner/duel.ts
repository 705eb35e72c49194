import { expect } from 'vitest';
import {
  type Action,
  type Event,
  type GoblinSummoner,
  goblinSummoner,
  type Handle,
  type Seat,
  type State,
} from '../../../src/games/goblin-summoner/index.js';
import { arrange, type Parts, type SideParts, showPosition } from '../../../src/games/goblin-summoner/notation.js';
import type { Game, Refusal } from '../../../src/index.js';

type Zone = 'play' | 'hand' | 'released' | 'shield' | 'deck' | 'discard' | 'carries';
/** What a duellist can do, cards called by their names: `goblin-runt`, or `goblin-runt#2` for the second of them. */
interface Doing<Result> {
  readonly plays: (card: string) => Result;
  readonly playsShield: (card: string) => Result;
  /** Attackers between spaces; the target is the duellist or an enemy monster. */
  readonly attacks: (attackers: string, target?: string) => Result;
  readonly uses: (card: string, effect?: number) => Result;
  readonly usesFeat: (feat: string) => Result;
  readonly passes: () => Result;
  readonly chooses: (...cards: readonly string[]) => Result;
  readonly cuts: (at: number) => Result;
  readonly concedes: () => Result;
}
/** A duellist of a test: does something and answers what happened, or tells why it is refused. */
export interface Duellist extends Doing<readonly Event[]> {
  readonly seat: Seat;
  readonly cannot: Doing<Refusal<GoblinSummoner>>;
  readonly pool: number;
  /** The cards of a zone, in notation. */
  readonly zone: (zone: Zone) => string;
  /** How many cards are in a zone. */
  readonly count: (zone: 'hand' | 'deck' | 'shield' | 'released' | 'play' | 'discard') => number;
  readonly locked: number;
  readonly handle: (card: string) => Handle;
}
/** The parts of a scenario, whichever seats its duellists have. */
export type Scene = Omit<Parts, 'priority' | 'actor'> & { readonly priority?: 'a' | 'b'; readonly actor?: 'a' | 'b' };
export interface Duel {
  readonly game: Game<GoblinSummoner>;
  readonly state: State;
  readonly a: Duellist;
  readonly b: Duellist;
  /** Goes on from another state. */
  readonly become: (state: State) => void;
  /** All that has happened. */
  readonly log: readonly Event[];
  /** Why something is refused, whatever it is. */
  readonly refuses: (action: unknown) => Refusal<GoblinSummoner>;
  /** Both pass, whoever acts first: the turn ends. */
  readonly endTurn: () => readonly Event[];
}

/** All cards that can be called by a name here, in the order of the zones that are looked at first. */
function called(state: State, seat: Seat, zones: readonly Zone[]): readonly { handle: Handle; card: string }[] {
  const { phase, players } = state;
  const found = phase.name === 'choice' ? (phase.found ?? []) : [];
  const order: readonly Zone[] = [...zones, 'hand', 'play', 'released', 'discard'];
  const whose = [players[seat], players[seat === 0 ? 1 : 0]];
  const all = [...found];
  for (const player of whose) {
    for (const zone of new Set(order)) {
      if (zone === 'hand' || zone === 'play' || zone === 'released' || zone === 'discard') all.push(...player[zone]);
    }
  }
  return all;
}

function handleIn(state: State, seat: Seat, name: string, zones: readonly Zone[]): Handle {
  const [card, nth = '1'] = name.split('#');
  const found = called(state, seat, zones).filter((piece) => piece.card === card)[Number(nth) - 1];
  if (found === undefined) throw new Error(`no ${name} for seat ${seat}:\n${showPosition(state)}`);
  return found.handle;
}

const actionsOf = (seat: Seat, state: () => State): Doing<Action> => {
  const other: Seat = seat === 0 ? 1 : 0;
  const find = (name: string, zone: Zone): Handle => handleIn(state(), seat, name, [zone]);
  const candidate = (name: string): Handle => {
    const { phase } = state();
    const candidates = phase.name === 'choice' ? (phase.candidates ?? []) : [];
    const [card, nth = '1'] = name.split('#');
    const named = called(state(), seat, ['play']).filter((piece) => piece.card === card);
    const fitting = named.filter(({ handle }) => candidates.includes(handle));
    return fitting[Number(nth) - 1]?.handle ?? find(name, 'play');
  };
  return {
    plays: (card) => ({ type: 'play-card', seat, card: find(card, 'hand') }),
    playsShield: (card) => ({ type: 'play-shield', seat, card: find(card, 'released') }),
    attacks: (attackers, target = 'duellist') => ({
      type: 'attack',
      seat,
      attackers: attackers
        .split(' ')
        .filter(Boolean)
        .map((name) => find(name, 'play')),
      target: target === 'duellist' ? target : handleIn(state(), other, target, ['play']),
    }),
    uses: (card, effect = 0) => ({ type: 'use-effect', seat, source: find(card, 'play'), effect }),
    usesFeat: (feat) => ({ type: 'use-feat', seat, feat }),
    passes: () => ({ type: 'pass', seat }),
    chooses: (...cards) => ({ type: 'choose', seat, ids: cards.map(candidate) }),
    cuts: (at) => ({ type: 'cut', seat, at }),
    concedes: () => ({ type: 'concede', seat }),
  };
};

function mapped<From, To>(doing: Doing<From>, turn: (from: From) => To): Doing<To> {
  return {
    plays: (card) => turn(doing.plays(card)),
    playsShield: (card) => turn(doing.playsShield(card)),
    attacks: (attackers, target) => turn(doing.attacks(attackers, target)),
    uses: (card, effect) => turn(doing.uses(card, effect)),
    usesFeat: (feat) => turn(doing.usesFeat(feat)),
    passes: () => turn(doing.passes()),
    chooses: (...cards) => turn(doing.chooses(...cards)),
    cuts: (at) => turn(doing.cuts(at)),
    concedes: () => turn(doing.concedes()),
  };
}

/** A duel that goes on from a state; `a` has the seat `first`. */
export function duelFrom(start: State, game: Game<GoblinSummoner> = goblinSummoner, first: Seat = 0): Duel {
  let state = start;
  const log: Event[] = [];
  const does = (action: Action): readonly Event[] => {
    const result = game.safeReduce(state, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(result.refusal)}`);
    expect(game.check(game.view(state, action.seat), action)).toBeNull();
    state = result.state;
    log.push(...result.events);
    return result.events;
  };
  const refuses = (action: unknown): Refusal<GoblinSummoner> => {
    const result = game.safeReduce(state, action);
    if (result.ok) throw new Error(`${JSON.stringify(action)} is not refused`);
    expect(game.check(state, action)).toEqual(result.refusal);
    return result.refusal;
  };
  const refused = (action: Action): Refusal<GoblinSummoner> => {
    expect(game.check(game.view(state, action.seat), action)).toEqual(refuses(action));
    return refuses(action);
  };
  const duellist = (seat: Seat): Duellist => {
    const actions = actionsOf(seat, () => state);
    return {
      seat,
      ...mapped(actions, does),
      cannot: mapped(actions, refused),
      get pool() {
        return state.players[seat].pool;
      },
      get locked() {
        return state.players[seat].play.reduce((sum, { locked }) => sum + locked, 0);
      },
      zone: (zone) => {
        const lines = showPosition(state, { catalogue: game.catalogue }).split('\n');
        const from = lines.findIndex((line) => line.startsWith(seat === 0 ? 'a:' : 'b:'));
        const line = lines.slice(from).find((one) => one.startsWith(`  ${zone}: `));
        return line?.slice(zone.length + 4) ?? '-';
      },
      count: (zone) => state.players[seat][zone].length,
      handle: (card) => handleIn(state, seat, card, ['play']),
    };
  };
  const [one, two] = [duellist(0), duellist(1)];
  return {
    game,
    get state() {
      return state;
    },
    a: first === 0 ? one : two,
    b: first === 0 ? two : one,
    become: (next) => {
      state = next;
    },
    log,
    refuses,
    endTurn: () => {
      const events: Event[] = [];
      const { turn } = state;
      while (state.turn === turn && game.outcome(state) === null && state.phase.name === 'actions') {
        events.push(...(state.actor === 0 ? one : two).passes());
      }
      return events;
    },
  };
}

/** The state of a scenario; `a` has the seat `first`. */
export function stateOf(scene: Scene, game: Game<GoblinSummoner> = goblinSummoner, first: Seat = 0): State {
  const { a, b, priority = 'a', actor, ...rest } = scene;
  const flip = (name: 'a' | 'b'): 'a' | 'b' => (first === 0 ? name : name === 'a' ? 'b' : 'a');
  const own: SideParts = { affinity: 'goblin', ...a };
  const enemy: SideParts = { affinity: 'undead', ...b };
  const known = game.catalogue.types;
  const sides = [own, enemy].map(({ affinity = '', ...side }) => ({
    affinity: known.includes(affinity) ? affinity : (known[0] ?? ''),
    ...side,
  }));
  const parts: Parts = {
    ...rest,
    ...(first === 0 ? { a: sides[0] ?? {}, b: sides[1] ?? {} } : { a: sides[1] ?? {}, b: sides[0] ?? {} }),
    priority: flip(priority),
    ...(actor === undefined ? {} : { actor: flip(actor) }),
  };
  const { state, problems } = arrange(parts, { catalogue: game.catalogue });
  if (state === null) throw new Error(`unreadable: ${JSON.stringify(problems)}`);
  return state;
}

/** A test that is run twice: A in seat 0, and A in seat 1. */
export const eachSeat =
  (body: (scene: (scene: Scene, game?: Game<GoblinSummoner>) => Duel, first: Seat) => void): (() => void) =>
  () => {
    for (const first of [0, 1] as const) {
      body((scene, game) => duelFrom(stateOf(scene, game, first), game, first), first);
    }
  };

/** The types of events, in order; those that only place or rename cards are left out unless asked for. */
export const typesOf = (events: readonly Event[], but: readonly Event['type'][] = ['left', 'looked']): string[] =>
  events.map(({ type }) => type).filter((type) => !(but as readonly string[]).includes(type));
/** The events of one type. */
export const eventsOf = <Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): readonly Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
