import type { Seat } from '../../../kernel/types.js';
import { drawIfMany } from '../draws.js';
import { HANDS } from '../gestures.js';
import { DAMAGE, isElemental, nameOf, SUMMONED } from '../minions.js';
import type { MonsterKind } from '../spells.js';
import type { BeingId, HandOf, Settled } from '../state.js';
import { monsterId, opponentsOf } from '../targets.js';
import { pass, tellRecognised, toldOf } from './gates.js';
import {
  type BeingNumber,
  type Casting,
  idOf,
  isWarlock,
  monsterOf,
  NOBODY,
  type Resolution,
  seersOf,
} from './resolution.js';

/**
 * Step 7c: a minion for the target, or for the controller of the minion that is the target (W-10.1). A Counter Spell on
 * the target undoes it (W-9.3).
 */
export function summonMinion(r: Resolution, casting: Casting): void {
  const being = pass(r, casting);
  const kind = SUMMONED[casting.spell];
  if (being === NOBODY || kind === undefined) return;
  const controller = masterOf(r, being);
  if (controller === null) {
    // W-10.2, W-10.14
    r.emit?.({ type: 'consumed', rule: 'W-10.2', subject: idOf(r, being), spell: toldOf(r, casting) });
    tellRecognised(r, casting);
    return;
  }
  create(r, casting, kind, controller);
}

/** Whom a minion that is aimed at a being will serve; nobody, if it is an elemental or its controller has left. */
function masterOf(r: Resolution, being: BeingNumber): Seat | null {
  if (isWarlock(r, being)) return being;
  const { controller, kind } = monsterOf(r, being);
  if (isElemental(kind) || controller === null) return null;
  return r.draft.warlocks[controller]?.status === 'in' ? controller : null;
}

/** Brings a monster forth; the first victim of a minion is drawn from its controller's opponents (W-10.4, W-10.13). */
export function create(r: Resolution, casting: Casting, kind: MonsterKind, controller: Seat | null): void {
  const { seat, hand } = casting;
  const { monsters } = r.draft;
  const place = monsters.length;
  const victim: Settled = controller === null ? 'nobody' : firstVictim(r, controller);
  const from: HandOf | null = hand === null ? null : { seat, hand: HANDS[hand] };
  monsters.push({
    id: monsterId(place),
    kind,
    name: nameOf(place, kind),
    health: DAMAGE[kind],
    controller,
    victim,
    createdTurn: r.draft.turn,
    createdBy: from,
    createdSeenBy: from === null ? [] : seersOf(r, seat),
    enchantments: [],
    alive: true,
    shield: false,
    countered: false,
    mentalThisRound: 0,
  });
  r.marks.push(0);
  if (hand !== null) r.brought[2 * seat + hand] = r.seats + place; // W-4.7
  if (r.emit !== undefined) tellSummoned(r, casting, place, from);
}

function firstVictim(r: Resolution, controller: Seat): BeingId {
  return drawIfMany(r, opponentsOf(r.draft, controller));
}

/** The hand is known to those who saw the announcement (W-14.9). */
function tellSummoned(r: Resolution, { seat, data }: Casting, place: number, from: HandOf | null): void {
  const { id, kind, controller, victim } = monsterOf(r, r.seats + place);
  const seers = r.seenBy[seat] ?? null;
  const known = from === null || seers !== null ? null : { ...from };
  r.emit?.({ type: 'summoned', rule: data.rule, monster: id, kind, controller, victim, from: known });
  if (from === null || seers === null) return;
  r.emit?.({ type: 'traced', rule: 'W-14.9', monster: id, from: { ...from }, for: [...seers] });
}
