import type { AttackTarget } from './actions.js';
import type { Reader } from './filters.js';
import { strike } from './harm.js';
import { inPlay, monsterOn, type Seen } from './permanents.js';
import type { Ctx, Duel } from './shape.js';
import { loseShield } from './shield.js';
import { other, type Seat } from './state.js';
import { readerOf, statOf } from './statics.js';

/** Whether a monster came into play this turn and must wait (G-8.3). */
export const isSick = ({ table: { options, turn } }: Reader, { enteredOn }: Seen): boolean =>
  options.summoningSickness && enteredOn === turn;

/** Why a monster cannot attack, or `null` if it can (G-8.2, G-2.11, G-8.3). */
export function unfitness(
  reader: Reader,
  monster: Seen,
): 'monster-exhausted' | 'monster-cannot-attack' | 'summoning-sick' | null {
  if (monster.exhausted) return 'monster-exhausted';
  if (reader.has(reader, monster, 'immobile')) return 'monster-cannot-attack';
  return isSick(reader, monster) ? 'summoning-sick' : null;
}

/** The monsters of a duellist that can attack now, in the order of play. */
export const readyMonsters = (reader: Reader, seat: Seat): readonly Seen[] =>
  reader.table.players[seat].play.filter(
    (permanent: Seen) => monsterOn(reader.catalogue, permanent) !== null && unfitness(reader, permanent) === null,
  );

/** Who may be sent against a target: monsters in the way let nobody pass, or only what they cannot reach (G-8.6). */
export type Access = 'everybody' | 'flying' | 'nobody';
/** What stands in the way of an attack on a duellist's side. */
export interface Screen {
  /** Of the duellist: every monster (G-8.5). */
  readonly duellist: Access;
  /** Of a monster without guard: those that have it (G-8.7). */
  readonly unguarded: Access;
}

/** What stands in the way on this side; it is worked out once for all attackers and targets. */
export function screenOf(reader: Reader, seat: Seat): Screen {
  let duellist: Access = 'everybody';
  let unguarded: Access = 'everybody';
  for (const blocker of reader.table.players[seat].play) {
    if (monsterOn(reader.catalogue, blocker) === null) continue;
    const isReaching = reader.has(reader, blocker, 'reach');
    if (duellist !== 'nobody') duellist = isReaching ? 'nobody' : 'flying';
    if (unguarded === 'nobody' || !reader.has(reader, blocker, 'guard')) continue;
    unguarded = isReaching ? 'nobody' : 'flying';
  }
  return { duellist, unguarded };
}

/** Who may attack a target behind that screen. */
export function accessTo(reader: Reader, { duellist, unguarded }: Screen, target: 'duellist' | Seen): Access {
  if (target === 'duellist') return duellist;
  return unguarded !== 'everybody' && reader.has(reader, target, 'guard') ? 'everybody' : unguarded;
}

/** Whether a monster may be sent against a target of that access. */
export const mayPass = (reader: Reader, attacker: Seen, access: Access): boolean =>
  access === 'everybody' || (access === 'flying' && reader.has(reader, attacker, 'flying'));

/** Why an attack comes to nothing, or `null` (G-8.8). */
function failure(draft: Duel): 'cancelled' | 'no-attackers' | 'no-target' | null {
  const { attack } = draft;
  if (attack === null || attack.cancelled) return 'cancelled';
  if (attack.attackers.length === 0) return 'no-attackers';
  return attack.target !== 'duellist' && inPlay(draft, attack.target) === undefined ? 'no-target' : null;
}

function summedAttack(draft: Duel, attackers: readonly number[], ctx: Ctx): number {
  const reader = readerOf(draft, ctx.catalogue);
  let sum = 0;
  for (const handle of attackers) {
    const attacker = inPlay(draft, handle);
    if (attacker !== undefined) sum += statOf(reader, attacker, 'attack');
  }
  return sum;
}

/** The result of an attack: one hit point of a monster, or one shield card (G-8.9, G-8.10, G-10.3). */
export function resolveAttack(draft: Duel, ctx: Ctx): void {
  const { actor: seat, attack } = draft;
  const why = failure(draft);
  const attackers = [...(attack?.attackers ?? [])];
  const target: AttackTarget = attack?.target ?? 'duellist';
  draft.attack = null;
  if (why !== null) {
    ctx.emit?.({ type: 'attack-failed', rule: 'G-8.8', seat, why });
    return;
  }
  if (target === 'duellist') loseShield(draft, [other(seat)], 'release', ctx);
  else strike(draft, [target], { amount: summedAttack(draft, attackers, ctx), rule: 'G-8.9' }, ctx);
}
