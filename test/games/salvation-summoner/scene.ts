import { expect } from 'vitest';
import type { Action, Area, Event, Handle, Seat, State, View } from '../../../src/games/salvation-summoner/index.js';
import { salvationSummoner as game } from '../../../src/games/salvation-summoner/index.js';
import {
  arrange,
  cardNotation,
  handlesOf,
  type Parts,
  type SideParts,
  showCards,
  showPosition,
} from '../../../src/games/salvation-summoner/notation.js';
import type { Problem } from '../../../src/index.js';

/** What is said to a scene: an action in words, which it turns into one of the game. */
export type Say = (scene: Scene) => Action;
/** A card by its id, the second one of several as `knight#2`; or by its handle. */
type Named = string | Handle;

/** A position that is played on, with what happened. Seats are those of the page: a mirrored scene swaps them. */
export interface Scene {
  readonly state: State;
  /** What the latest action said. */
  readonly events: readonly Event[];
  /** The seat of the game that a player of the page sits in. */
  readonly seat: (player: Seat) => Seat;
  /** Carries out actions, which must be legal. */
  readonly do: (...said: readonly Say[]) => Scene;
  /** The code with which an action is refused, `null` if it is not; the state stays the same object. */
  readonly refusal: (said: Say) => string | null;
  /** Cards of a zone in notation. */
  readonly zone: (player: Seat, zone: keyof SideParts) => string;
  /** A unit with its marks. */
  readonly unit: (player: Seat, card: Named) => string;
  /** The damage of a gate, or `down`. */
  readonly gate: (player: Seat) => number | 'down';
  readonly citizens: (player: Seat) => number;
  /** Cards and tokens in the common graveyard. */
  readonly graveyard: () => string;
  readonly buried: () => number;
  /** Mana and summons. */
  readonly budget: () => readonly [number, number];
  readonly left: (pile: string) => number | undefined;
  /** The phase, and whose answer it waits for. */
  readonly asked: () => string;
  /** What a choice offers, by card. */
  readonly options: () => readonly string[];
  readonly handle: (player: Seat, card: Named, zone?: 'hand' | Area) => Handle;
  readonly view: (player: Seat) => View;
  /** The legal actions of a player. */
  readonly legal: (player: Seat) => readonly Action[];
  /** The winner, as a player of the page, and the reason; `null` while the game goes on. */
  readonly result: () => readonly [Seat | null, string] | null;
  /** The same position, to try something else. */
  readonly copy: () => Scene;
}

const swapped = ({ p0, p1, endings, active = 'p0', ...parts }: Parts): Parts => ({
  ...parts,
  ...(p1 === undefined ? {} : { p0: p1 }),
  ...(p0 === undefined ? {} : { p1: p0 }),
  active: active === 'p0' ? 'p1' : 'p0',
  ...(endings === undefined ? {} : { endings: endings.replace(/p[01]/g, (name) => (name === 'p0' ? 'p1' : 'p0')) }),
});

/** A scene of some parts: 10 citizens each and no turn limit, as the examples of the page have it (S-17). */
export function sceneOf(parts: Parts, isMirrored: boolean): Scene {
  const told: Parts = { startingCitizens: [10, 10], turnLimit: null, ...parts };
  const { state, problems } = arrange(isMirrored ? swapped(told) : told, game);
  if (state === null) throw new Error(JSON.stringify(problems));
  return played(state, isMirrored);
}

function played(start: State, isMirrored: boolean): Scene {
  let [state, events]: [State, readonly Event[]] = [start, []];
  const seat = (player: Seat): Seat => (isMirrored ? (player === 0 ? 1 : 0) : player);
  const lineOf = (player: Seat, zone: keyof SideParts): string => {
    const lines = showPosition(state).split('\n');
    const own = lines.slice(lines.findIndex((line) => line.startsWith(`p${seat(player)}:`)) + 1);
    const end = own.findIndex((line) => !line.startsWith(' '));
    const line = own.slice(0, end < 0 ? undefined : end).find((one) => one.trim().startsWith(`${zone}:`));
    return line?.split(': ')[1] ?? '-';
  };
  const handle: Scene['handle'] = (player, card, zone) => {
    if (typeof card === 'number') return card;
    const [id = '', number = '1'] = card.split('#');
    const found = handlesOf(state, seat(player), id, zone)[Number(number) - 1];
    if (found === undefined) throw new Error(`player ${player} has no ${card} there:\n${showPosition(state)}`);
    return found;
  };
  const scene: Scene = {
    get state() {
      return state;
    },
    get events() {
      return events;
    },
    seat,
    do(...said) {
      for (const say of said) {
        const action = say(scene);
        const step = game.safeReduce(state, action);
        if (!step.ok) expect.fail(`${JSON.stringify(action)}: ${step.refusal.code}\n${showPosition(state)}`);
        else [state, events] = [step.state, step.events];
      }
      return scene;
    },
    refusal(say) {
      const step = game.safeReduce(state, say(scene));
      return step.ok ? null : step.refusal.code;
    },
    zone: lineOf,
    unit: (player, card) => cardNotation(state, handle(player, card)),
    gate: (player) => {
      const { standing, damage } = state.players[seat(player)].gate;
      return standing ? damage : 'down';
    },
    citizens: (player) => state.players[seat(player)].citizens,
    graveyard: () => showCards(state.graveyards[0]?.cards ?? []),
    buried: () => state.graveyards[0]?.citizens ?? 0,
    budget: () => [state.mana, state.summons],
    left: (pile) => state.piles.find(({ card }) => card === pile)?.left,
    asked: () => {
      const { phase } = state;
      return 'seat' in phase ? `${phase.name} ${seat(phase.seat)}` : phase.name;
    },
    options: () => {
      const { phase } = state;
      if (phase.name !== 'choose') return [];
      const units = state.players.flatMap(({ hand, sortie, guard }) => [...hand, ...sortie, ...guard]);
      const nameOf = (pick: Handle | string): string =>
        typeof pick === 'string' ? pick : (units.find((one) => one.handle === pick)?.card ?? '?');
      return (phase.options ?? []).map(nameOf);
    },
    handle,
    view: (player) => game.view(state, seat(player)),
    legal: (player) => game.legalActions(state, seat(player)),
    result: () => {
      const outcome = game.outcome(state);
      if (outcome === null) return null;
      const [winner] = outcome.winners;
      return [winner === undefined ? null : seat(winner), outcome.reason];
    },
    copy: () => played(state, isMirrored),
  };
  return scene;
}

/** Plays a scenario twice, with the players in either seat. */
export const both = (body: (scene: (parts: Parts) => Scene) => void) => (): void => {
  for (const isMirrored of [false, true]) body((parts) => sceneOf(parts, isMirrored));
};
/** The codes and places of what is wrong. */
export const problemsOf = ({ problems }: { readonly problems: readonly Problem[] }): readonly string[] =>
  problems.map(({ code, path }) => `${code} ${path.join('.')}`);
