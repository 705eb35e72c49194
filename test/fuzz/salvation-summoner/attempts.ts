import {
  type Action,
  firstCollection,
  salvationSummoner as game,
  type State,
} from '../../../src/games/salvation-summoner/index.js';
import type { Random } from '../../../src/index.js';
import { type Counts, count } from '../clauses.js';

const every = firstCollection.cards.map(({ id }) => id);
const AREAS = ['sortie', 'guard'] as const;

/** A handle of these, or at times any that is near to one, or none. */
const oneOf = (pieces: readonly { readonly handle: number }[], { handles }: State, random: Random): number =>
  pieces.length > 0 && random.int(6) > 0 ? random.pick(pieces).handle : random.int(handles + 2);

/** An action of any type with any content: well-formed, often illegal. */
function anyAction(state: State, random: Random): object {
  const { players, phase, active } = state;
  const asked = 'seat' in phase ? phase.seat : active;
  const seat = random.int(5) > 0 ? asked : 1 - asked;
  const own = players[seat === 0 ? 0 : 1];
  const enemy = players[seat === 0 ? 1 : 0];
  const field = [...own.sortie, ...own.guard];
  const handle = (pieces: readonly { readonly handle: number }[]): number => oneOf(pieces, state, random);
  const maybe = (part: object): object => (random.int(2) === 0 ? part : {});
  const reactions = Array.from({ length: random.int(3) }, () => handle(own.hand));
  const options = phase.name === 'choose' ? (phase.options ?? []) : [];
  const stronghold = {
    ...{ kind: 'stronghold', ...(random.int(4) > 0 ? { guard: handle(enemy.guard) } : {}) },
    ...(random.int(3) === 0 ? { overfly: random.int(2) === 0 } : {}),
  };
  const parts: Readonly<Record<Action['type'], object>> = {
    reveal: { card: handle(own.hand), action: random.pick([0, 1, null]) },
    summon: { pile: random.int(8) === 0 ? random.pick(every) : random.pick(state.piles).card },
    'end-hand-phase': {},
    deploy: {
      ...{ card: handle(own.hand), area: random.pick([...AREAS, 'site']) },
      ...maybe({ absorb: handle(field) }),
    },
    move: { unit: handle(random.int(6) > 0 ? field : enemy.sortie), area: random.pick(AREAS) },
    attack: {
      unit: handle(random.int(6) > 0 ? field : enemy.guard),
      target: random.int(2) === 0 ? { kind: 'sortie', unit: handle(enemy.sortie) } : stronghold,
    },
    'end-turn': {},
    choose: { picks: Array.from({ length: random.int(3) }, () => (options.length > 0 ? random.pick(options) : 'elf')) },
    defend: {
      ...{ ...maybe({ guard: handle(own.guard) }), ...maybe({ substitute: handle(field) }) },
      ...maybe({ reactions }),
    },
    recover: { reactions },
    concede: {},
  };
  const due = { hand: 'reveal', field: 'attack', over: 'concede' } as const;
  const likely =
    phase.name === 'hand' || phase.name === 'field' || phase.name === 'over' ? due[phase.name] : phase.name;
  const type = random.int(2) > 0 ? likely : random.pick(Object.keys(parts) as Action['type'][]);
  return { type, seat, ...parts[type] };
}

/** Spoils the form of an action. */
const spoilt = (action: object, random: Random): unknown =>
  random.pick([{ ...action, seat: 2 }, { ...action, type: 'surrender' }, { ...action, more: true }, null, []]);

/** Tries one action that may be illegal, and counts the code; what is legal is carried out on a copy. */
export function tryAny(counts: Counts, state: State, random: Random): void {
  const well = anyAction(state, random);
  const action = random.int(12) === 0 ? spoilt(well, random) : well;
  const place = random.int(24);
  const view = game.view(state, random.int(2));
  const before = random.int(16) === 0 ? JSON.stringify(state) : null;
  const result = game.safeReduce(place === 0 ? (view as unknown as State) : state, action);
  const refusal = place === 1 ? game.check(view, action) : result.ok ? null : result.refusal;
  if (refusal !== null) count(counts, refusal.code);
  if (before !== null && JSON.stringify(state) !== before) throw new Error('S-16.7: an attempt changed the state');
}
