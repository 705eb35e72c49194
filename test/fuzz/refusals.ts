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

/** A number from these, or at times any that is a handle, or near to one, or none. */
function oneOf(handles: readonly number[], { handles: next }: State, random: Random): number {
  return handles.length > 0 && random.int(6) > 0 ? random.pick(handles) : random.int(next + 2) - 1;
}
const someOf = (count: number, draw: () => number): readonly number[] => Array.from({ length: count }, draw);
const named = (pieces: readonly { readonly handle: number }[]): readonly number[] => pieces.map(({ handle }) => handle);

/** An action of any type with any content: mostly well-formed, often illegal. */
function anyAction(game: Duels, state: State, random: Random): object {
  const { actor, phase, players, options } = state;
  const seat: Seat = random.int(4) > 0 ? actor : (random.int(2) as Seat);
  const { play, hand, released } = players[seat];
  const enemies = named(players[seat === 0 ? 1 : 0].play);
  const ready = play.filter(({ exhausted }) => !exhausted || random.int(4) === 0);
  const answers = phase.name === 'choice' ? [...(phase.candidates ?? [])] : [];
  const parts: Readonly<Record<Action['type'], object>> = {
    cut: { at: random.int(3) === 0 ? options.deckSize + 1 : random.int(options.deckSize + 2) - 1 },
    pass: {},
    'play-card': { card: oneOf(named(random.int(3) > 0 ? hand : play), state, random) },
    'play-shield': { card: oneOf(named(released), state, random) },
    attack: {
      attackers: someOf(random.int(3), () => oneOf(named(ready), state, random)),
      target: random.int(3) === 0 ? 'duellist' : oneOf(enemies, state, random),
    },
    'use-effect': { source: oneOf(named(play), state, random), effect: random.int(8) >> 2 },
    'use-feat': { feat: random.pick([...Object.keys(game.catalogue.feats), 'feat-of-nobody']) },
    choose: { ids: someOf(random.int(4), () => oneOf(answers, state, random)) },
    concede: {},
  };
  const due = phase.name === 'cut' ? 'cut' : phase.name === 'choice' ? 'choose' : 'attack';
  const type = random.int(3) === 0 ? due : random.pick(Object.keys(parts) as Action['type'][]);
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
