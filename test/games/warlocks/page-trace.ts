import type { Event, MonsterId, State } from '../../../src/games/warlocks/index.js';
import type { Followed, Page, PageTurn, Step } from '../../../src/games/warlocks/transcript.js';

/** What can be compared of one turn: of a page, and of the battle that follows it. */
export interface Trace {
  readonly made: readonly (string | null)[];
  readonly casts: readonly (readonly string[])[];
  readonly health: readonly (number | null)[];
  readonly monsters: readonly string[];
  readonly attacks: readonly string[];
  readonly dead: readonly number[];
  readonly surrendered: readonly number[];
  readonly winner: number | 'nobody' | 'undecided';
}

const sorted = (lines: Iterable<string>): readonly string[] => [...lines].sort();
/** The server let monsters of such names hit for nothing (see the notes beside the records). */
const isIdle = (page: Page, id: MonsterId): boolean =>
  page.monsters.find((one) => one.id === id)?.name.startsWith('Very ') === true;

/** Who lives and whom it serves, by the page alone. */
function monstersOf(page: Page, last: number): readonly string[] {
  const masters = new Map<MonsterId, number | null>();
  for (const { turn, charmed, dead } of page.turns) {
    if (turn > last) break;
    for (const { id, turn: first, controller } of page.monsters) if (first === turn) masters.set(id, controller);
    for (const { monster, controller } of charmed) masters.set(monster, controller);
    for (const one of dead) if (typeof one === 'string') masters.delete(one);
  }
  return sorted([...masters].map(([id, master]) => `${id} of ${master ?? 'nobody'}`));
}

/** A turn as the page tells it. */
export function toldTrace(page: Page, turn: PageTurn): Trace {
  const attacks = turn.attacks.flatMap(({ monster, victim, blow, amount, isExtra }) =>
    isIdle(page, monster) || (typeof victim === 'string' && victim.includes(':'))
      ? [] // a hand that brought forth nothing
      : [`${monster} at ${victim}: ${blow} ${amount}${isExtra ? ' again' : ''}`],
  );
  const { ended } = turn;
  return {
    made: turn.acts.map((act) => act?.pair?.join('/') ?? null),
    casts: turn.acts.map((act) => (act?.casts ?? []).map(({ spell }) => spell)),
    health: turn.health,
    monsters: monstersOf(page, turn.turn),
    attacks: sorted(attacks),
    dead: turn.dead.filter((one) => typeof one === 'number').sort(),
    surrendered: [...turn.surrendered].sort(),
    winner: ended === null ? 'undecided' : (ended.winner ?? 'nobody'),
  };
}

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
const every = <Type extends Event['type']>(events: readonly Event[], type: Type): readonly Of<Type>[] =>
  events.filter((event): event is Of<Type> => event.type === type);

const BLOWS = { hit: 'hit', deflected: 'deflected', resisted: 'resisted', unseen: 'missed' } as const;

function leavers({ warlocks }: State, turn: number, how: 'dead' | 'surrendered'): readonly number[] {
  return warlocks.flatMap(({ status, leftTurn }, seat) => (status === how && leftTurn === turn ? [seat] : []));
}

/** A turn as the battle goes; health of the page stands where the page leaves it open. */
export function playedTrace(page: Page, turn: PageTurn, { state, events }: Step): Trace {
  const { warlocks, monsters, phase } = state;
  const attacks = every(events, 'attacked').flatMap(({ monster, victim, outcome, amount, attack }) =>
    outcome === 'nobody' || outcome === 'kept' || isIdle(page, monster)
      ? []
      : [`${monster} at ${victim}: ${BLOWS[outcome]} ${amount}${attack === 'first' ? '' : ' again'}`],
  );
  return {
    made: warlocks.map(
      (_, seat) =>
        every(events, 'gestured')
          .find((one) => one.seat === seat)
          ?.made.join('/') ?? null,
    ),
    casts: warlocks.map((_, seat) => every(events, 'cast').flatMap((one) => (one.seat === seat ? [one.spell] : []))),
    health: warlocks.map(({ health }, seat) => (turn.health[seat] === null ? null : health)),
    monsters: sorted(
      monsters.flatMap(({ id, alive, controller }) => (alive ? [`${id} of ${controller ?? 'nobody'}`] : [])),
    ),
    attacks: sorted(attacks),
    dead: leavers(state, turn.turn, 'dead'),
    surrendered: leavers(state, turn.turn, 'surrendered'),
    winner: phase.name === 'over' ? (phase.winners[0] ?? 'nobody') : 'undecided',
  };
}

/** Where a page goes on. */
export const wentOn = ({ page }: Followed, { state, ids }: Step): Followed => ({ page, state, ids });
