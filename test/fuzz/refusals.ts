import type { Action, GoblinSummoner, RefusalCode, Seat, State } from '../../src/games/goblin-summoner/index.js';
import type { KernelCode, Random, Refusal } from '../../src/index.js';
import type { Duels } from '../games/goblin-summoner/play/walk.js';
import { type Counts, count } from './clauses.js';

const CODES: Readonly<Record<RefusalCode | KernelCode, 0>> = {
  'malformed-action': 0,
  'unknown-action': 0,
  'unknown-seat': 0,
  'view-not-state': 0,
  'not-your-view': 0,
  'game-over': 0,
  'cut-pending': 0,
  'choice-pending': 0,
  'not-your-action': 0,
  'action-limit': 0,
  'not-cutting': 0,
  'bad-cut': 0,
  'card-not-in-hand': 0,
  'not-enough-mana': 0,
  'card-not-released': 0,
  'shield-card-already-used': 0,
  'no-attackers': 0,
  'duplicate-attacker': 0,
  'not-your-monster': 0,
  'monster-exhausted': 0,
  'monster-cannot-attack': 0,
  'summoning-sick': 0,
  'illegal-target': 0,
  'must-attack-monsters': 0,
  'must-attack-guard': 0,
  'not-in-play': 0,
  'no-such-effect': 0,
  'effect-not-usable': 0,
  'effect-already-used': 0,
  'module-disabled': 0,
  'no-such-feat': 0,
  'feat-spent': 0,
  'no-choice-pending': 0,
  'not-your-choice': 0,
  'invalid-choice': 0,
};

/** All refusal codes, none of them reached. */
export const codes = (): Counts => new Map(Object.entries(CODES));

/** Numbers that are handles, or near to some, or none. */
function number(state: State, random: Random): number {
  const { play, hand, released } = state.players[random.int(2) as Seat];
  const known = [...play, ...play, ...hand, ...released].map(({ handle }) => handle);
  return known.length > 0 && random.int(8) > 0 ? random.pick(known) : random.int(state.handles + 2) - 1;
}
const some = (state: State, random: Random): number[] =>
  Array.from({ length: random.int(4) }, () => number(state, random));

/** Some of those that could be sent, mostly of one side. */
function attackers(state: State, seat: Seat, random: Random): number[] {
  const own = state.players[seat].play.map(({ handle }) => handle);
  if (own.length === 0 || random.int(6) === 0) return some(state, random);
  return Array.from({ length: 1 + random.int(2) }, () => random.pick(own));
}

/** An action of any type with any content: mostly well-formed, mostly illegal. */
function anyAction(game: Duels, state: State, random: Random): object {
  const seat = random.int(2) as Seat;
  const feats = Object.keys(game.catalogue.feats);
  const parts: Readonly<Record<Action['type'], object>> = {
    cut: { at: random.int(state.options.deckSize + 4) - 1 },
    pass: {},
    'play-card': { card: number(state, random) },
    'play-shield': { card: number(state, random) },
    attack: {
      attackers: attackers(state, seat, random),
      target: random.int(3) === 0 ? 'duellist' : number(state, random),
    },
    'use-effect': { source: number(state, random), effect: random.int(3) },
    'use-feat': { feat: random.pick([...feats, 'feat-of-nobody']) },
    choose: { ids: state.phase.name === 'choice' && random.int(2) === 0 ? [] : some(state, random) },
    concede: {},
  };
  const type = random.pick(Object.keys(parts) as Action['type'][]);
  return { type, seat, ...parts[type] };
}

/** Spoils the form of an action. */
function spoilt(action: object, random: Random): unknown {
  switch (random.int(5)) {
    case 0:
      return { ...action, seat: 2 };
    case 1:
      return { ...action, type: 'surrender' };
    case 2:
      return { ...action, more: true };
    case 3:
      return { ...action, card: '1', at: 1.5 };
    default:
      return null;
  }
}

/** Tries one action that is hardly legal, and counts the code it is refused with. What is legal, is carried out on a copy. */
export function tryAny(counts: Counts, game: Duels, state: State, random: Random): void {
  const well = anyAction(game, state, random);
  const action = random.int(12) === 0 ? spoilt(well, random) : well;
  const refusal = ask(game, state, action, random);
  if (refusal === null) game.simulate(state).play(action as Action);
  else count(counts, refusal.code);
}

/** Asks the state, or a view in its place, where it may be asked too. */
function ask(game: Duels, state: State, action: unknown, random: Random): Refusal<GoblinSummoner> | null {
  const place = random.int(24);
  if (place > 1) return game.check(state, action);
  const view = game.view(state, random.int(2));
  if (place === 1) return game.check(view, action);
  // A view does not compile where a state is asked; whoever has no types may try.
  const result = game.safeReduce(view as unknown as State, action);
  return result.ok ? null : result.refusal;
}
