import type { Seat } from '../../../kernel/types.js';
import type { OrdersAction } from '../actions.js';
import { finishedBy, finishes, grimoireOf, type Past } from '../finishing.js';
import { type Gesture, HANDS, type Hand, type Pair } from '../gestures.js';
import { type SpellId, spellOf } from '../spells.js';
import type { CharmOrder, HandRef, MonsterId, State, Target } from '../state.js';
import { steers } from '../steering.js';
import type { Page, PageAct, PageCast, PageTurn } from './page.js';

/** How far a page has been followed. */
export interface Followed {
  readonly page: Page;
  /** Before the turn. */
  readonly state: State;
  /** The monsters of the battle by those of the page; the same in a page that hides nothing. */
  readonly ids: ReadonlyMap<MonsterId, MonsterId>;
}

const NOTHING: Pair<Gesture> = ['-', '-'];
/** What a hidden warlock made as far as others see it: a stab shows (W-14.5), and what he finishes later. */
function guessed({ stab, guess: [left, right] = NOTHING }: PageAct): Pair<Gesture> {
  if (stab === null) return [left, right];
  return right === '-' ? [left, '>'] : ['>', right];
}
/** The pair that is ordered: what was made, since what bends it makes the same of it again. */
export const pairOf = (act: PageAct | null): Pair<Gesture> => (act === null ? NOTHING : (act.pair ?? guessed(act)));

/** A casting, and the hand that finishes it; `null`: it comes from the bank. */
interface Handed extends PageCast {
  readonly hand: Hand | null;
}

/** Which hand finishes which casting: two come from left and right, one from the first hand that finishes it (W-6). */
function handedIn(act: PageAct | null, seat: Seat, { state }: Pick<Followed, 'state'>): readonly Handed[] {
  if (act === null) return [];
  const past: Past = { history: state.warlocks[seat]?.history ?? [], newest: pairOf(act) };
  const grimoire = grimoireOf(state.options);
  const own = act.casts.filter(({ isBanked }) => !isBanked);
  return act.casts.map((cast) => {
    if (cast.isBanked) return { ...cast, hand: null };
    if (own.length > 1) return { ...cast, hand: own.indexOf(cast) === 0 ? 'LH' : 'RH' };
    return { ...cast, hand: finishes(grimoire, past, 0, cast.spell) ? 'LH' : 'RH' };
  });
}

/** The hand that a monster of this turn comes from, as orders name it; `null`: from none that is known. */
function handRefOf(id: MonsterId, turn: PageTurn, followed: Followed): HandRef | null {
  const from = followed.page.monsters.find((one) => one.id === id)?.from ?? null;
  if (from === null) return null;
  const hand = handedIn(turn.acts[from.seat] ?? null, from.seat, followed)[from.cast]?.hand ?? null;
  return hand === null ? null : `${hand}:${from.seat}`;
}
/** A monster of the page as orders name it: by its own name, or in its first turn by the hand it comes from. */
function monsterIn(id: MonsterId, turn: PageTurn, followed: Followed): MonsterId | HandRef | null {
  const isNew = followed.page.monsters.find((one) => one.id === id)?.turn === turn.turn;
  return isNew ? handRefOf(id, turn, followed) : (followed.ids.get(id) ?? null);
}
const isMonster = (target: Target): target is MonsterId => typeof target === 'string' && target.startsWith('m');
const aimIn = (target: Target, turn: PageTurn, followed: Followed): Target =>
  isMonster(target) ? (monsterIn(target, turn, followed) ?? 'nobody') : target;

/** Where nobody is printed for a spell that has another default, nobody was meant. */
const aimOf = ({ spell, target }: PageCast): Target | null =>
  target === null && spellOf(spell).default !== 'nobody' ? 'nobody' : target;

/** What a warlock banks: the spell that a later turn fires, or that lies in the bank at the end. */
function bankedLater({ page }: Followed, seat: Seat, since: number): Partial<PageCast> {
  for (const { acts } of page.turns.slice(since)) {
    const fired = acts[seat]?.casts.find(({ isBanked }) => isBanked);
    if (fired !== undefined) return fired;
    if (acts[seat]?.isBanking === true) return {};
  }
  const spell = page.final[seat]?.bank ?? null;
  return spell === null ? {} : { spell };
}

type Choices = Pick<OrdersAction, 'spells' | 'targets' | 'bank' | 'permanent' | 'fireBanked'>;

function banking(act: PageAct, handed: readonly Handed[], seat: Seat, followed: Followed): Choices {
  const past: Past = { history: followed.state.warlocks[seat]?.history ?? [], newest: pairOf(act) };
  const taken = handed.map(({ hand }) => hand);
  const { spell, target = 'nobody' } = bankedLater(followed, seat, followed.state.turn);
  const finished = (hand: Hand): readonly SpellId[] =>
    finishedBy(grimoireOf(followed.state.options), past, hand === 'LH' ? 0 : 1).map((one) => one.spell);
  const free = HANDS.filter((hand) => !taken.includes(hand) && finished(hand).length > 0);
  const hand = free.find((one) => spell !== undefined && finished(one).includes(spell)) ?? free[0] ?? 'LH';
  return {
    bank: hand,
    targets: { [hand]: target ?? 'nobody' },
    ...(spell === undefined || !finished(hand).includes(spell) ? {} : { spells: { [hand]: spell } }),
  };
}

function choicesOf(act: PageAct, seat: Seat, turn: PageTurn, followed: Followed): Choices {
  const spells: Partial<Record<Hand, SpellId>> = {};
  const targets: Partial<Record<Hand, Target>> = {};
  const handed = handedIn(act, seat, followed);
  for (const { hand, spell, ...cast } of handed) {
    if (hand === null) continue;
    spells[hand] = spell;
    const aim = aimOf({ spell, ...cast });
    if (aim !== null) targets[hand] = aimIn(aim, turn, followed);
  }
  const [left, right] = pairOf(act);
  const knife: Hand | null = right === '>' ? 'RH' : left === '>' ? 'LH' : null; // W-2.4
  if (knife !== null) targets[knife] = aimIn(act.stab?.victim ?? 'nobody', turn, followed);
  const banked: Choices = act.isBanking ? banking(act, handed, seat, followed) : {};
  const kept = handed.find(({ isPermanent }) => isPermanent)?.hand ?? null;
  return {
    spells: { ...spells, ...banked.spells },
    targets: { ...targets, ...banked.targets },
    ...(banked.bank === undefined ? {} : { bank: banked.bank }),
    ...(kept === null ? {} : { permanent: kept }),
    ...(handed.some(({ isBanked }) => isBanked) ? { fireBanked: true } : {}),
  };
}

/** Directions; a monster that the server let hit for nothing is sent at nobody (see `PageTurn.health`). */
function directionsOf(seat: Seat, turn: PageTurn, followed: Followed): Readonly<Record<string, Target>> {
  const given: Record<string, Target> = {};
  for (const { seat: by, monster, victim } of turn.directions) {
    const key = by === seat ? monsterIn(monster, turn, followed) : null;
    if (key !== null) given[key] = aimIn(victim, turn, followed);
  }
  for (const { id, name, turn: first, controller } of followed.page.monsters) {
    const isIdle = name.startsWith('Very ') && (first === turn.turn ? controller === seat : first < turn.turn);
    const key = isIdle ? monsterIn(id, turn, followed) : null;
    if (key !== null && (first === turn.turn || Object.hasOwn(given, key))) given[key] = 'nobody';
  }
  return given;
}

type Steered = Pick<OrdersAction, 'paralyse' | 'charm'>;

/** The choices of a player who steers others (W-8.5, W-8.10), as the victims' gestures show them. */
function steeringOf(seat: Seat, { bent, acts }: PageTurn, { state }: Followed): Steered {
  const paralyse: Record<string, Hand> = {};
  const charm: Record<string, CharmOrder> = {};
  for (const { seat: victim, by, hand } of bent) {
    if (by !== 'paralysis' && by !== 'charm-person') continue;
    const steering = steers(state, seat, victim, by);
    if (steering === null) continue;
    if (by === 'charm-person') {
      const forced = hand ?? 'RH';
      charm[victim] = { hand: forced, gesture: pairOf(acts[victim] ?? null)[forced === 'LH' ? 0 : 1] };
    } else if (steering.locked === null && hand !== null) paralyse[victim] = hand;
  }
  return { paralyse, charm };
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The orders that a page tells, or lets guess, of somebody who is active; some of them may be refused. */
export function ordersOf(seat: Seat, turn: PageTurn, followed: Followed): OrdersAction {
  const act = turn.acts[seat] ?? null;
  const [LH, RH] = pairOf(act);
  const more = {
    ...(act === null ? {} : choicesOf(act, seat, turn, followed)),
    direct: directionsOf(seat, turn, followed),
    ...steeringOf(seat, turn, followed),
    ...(act?.isSuicide === true ? { suicide: true } : {}),
  };
  const said = Object.fromEntries(Object.entries(more).filter(([, value]) => !isEmpty(value)));
  return { type: 'orders', seat, turn: followed.state.turn, gestures: { LH, RH }, ...said };
}
