import { isUnder } from '../enchantments.js';
import type { Draw, MonsterId, State, Target, TurnDraws } from '../state.js';
import { opponentsOf } from '../targets.js';
import { type Followed, pairOf } from './orders.js';
import type { Page, PageMonster, PageTurn } from './page.js';

/** The hand and the gesture of everybody who is confused, in seat order (W-17.5, step 2). */
function confusions({ bent, acts }: PageTurn, { warlocks, phase, kind }: State): readonly Draw[] {
  if (phase.name !== 'orders' || kind === 'time-stopped') return [];
  return phase.active.flatMap((seat): readonly Draw[] => {
    const warlock = warlocks[seat];
    if (warlock === undefined || !isUnder(warlock, 'confusion')) return [];
    const act = acts[seat] ?? null;
    const hand = bent.find(({ seat: victim, by }) => victim === seat && by === 'confusion')?.hand ?? 'LH';
    return act?.pair == null ? [null, null] : [hand, pairOf(act)[hand === 'LH' ? 0 : 1]];
  });
}

/** The monsters of the battle by those of the page, those that come in this turn included: they are numbered on. */
function idsAfter({ page, state, ids }: Followed): Followed['ids'] {
  const next = new Map(ids);
  const coming = page.monsters.filter(({ turn }) => turn === state.turn);
  for (const [at, { id }] of coming.entries()) next.set(id, `m${state.monsters.length + at + 1}`);
  return next;
}
function drawnOf(victim: Target | undefined, ids: Followed['ids']): Draw {
  if (typeof victim === 'number') return victim;
  return ids.get(victim as MonsterId) ?? null; // what is no monster is none of the keys
}

/** The first victim of a minion: whom it attacks before anybody directs it; `null`: the page does not tell. */
function firstVictim({ id, turn: first }: PageMonster, { turns }: Page, ids: Followed['ids']): Draw {
  for (const { turn, directions, attacks } of turns) {
    if (turn < first) continue;
    if (directions.some(({ monster }) => monster === id)) return null;
    const attack = attacks.find(({ monster }) => monster === id);
    if (attack !== undefined) return drawnOf(attack.victim, ids);
  }
  return null;
}

/** What a page shows that chance decided in a turn, in the order of W-17.5. */
export function drawsOf(turn: PageTurn, followed: Followed): TurnDraws {
  const { page, state } = followed;
  const ids = idsAfter(followed);
  const victims = page.monsters
    .filter(({ turn: first }) => first === turn.turn)
    .filter(({ controller }) => controller !== null && opponentsOf(state, controller).length > 1)
    .map((minion) => firstVictim(minion, page, ids));
  const confused = [...turn.confused]
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .map((id) => drawnOf(turn.attacks.find(({ monster }) => monster === id)?.victim, ids));
  return { turn: turn.turn, values: [...confusions(turn, state), ...victims, ...confused] };
}
