import { isList, isWhole, maybe } from '../../../kernel/fields.js';
import type { Move, Refusal } from '../../../kernel/types.js';
import type { Action } from '../actions.js';
import { resolve } from '../attacks.js';
import { areUsable, listedSets, usable, useReactions } from '../reactions.js';
import type { Ctx, SalvationSummoner, Sight } from '../shape.js';
import { areaOf, sideOf, unitIn } from '../skills.js';
import { type Defend, type Handle, other, type Seat, type Victim } from '../state.js';
import { bodyguardsFor, isFlyer, mayStepIn } from '../targets.js';

type Defence = Extract<Action, { readonly type: 'defend' }>;
type Refused = Refusal<SalvationSummoner> | null;

/** Whether the attacker of a pending defence flies (S-8.5). */
const fliesIn = (table: Sight, { seat, attacker }: Defend, { catalogue }: Ctx): boolean =>
  isFlyer(sideOf(table, other(seat), catalogue), attacker);

/** What is hit before anybody steps in: what the attacker picked, the named guard, or the only candidate (S-16.4). */
const victimOf = ({ victim, candidates }: Defend, guard: Handle | undefined): Victim =>
  victim ?? guard ?? candidates?.[0] ?? 'gate';

/** Why a guard may not be named, or must be (S-6.8, S-6.9). */
function refuseGuard({ victim, candidates }: Defend, guard: Handle | undefined): Refused {
  if (guard === undefined) {
    const isOpen = candidates !== null && candidates.length > 1;
    return isOpen ? { code: 'guard-choice-required', rule: 'S-6.8', need: 1 } : null;
  }
  if (typeof victim === 'number') return { code: 'guard-choice-not-yours', rule: 'S-6.9', path: ['guard'] };
  const isCandidate = candidates?.includes(guard) === true;
  return isCandidate ? null : { code: 'guard-not-eligible', rule: 'S-6.13', path: ['guard'] };
}

/** Whether a unit may step in for the victim of a pending defence (S-7.7). */
function isBodyguard(table: Sight, phase: Defend, { victim, substitute }: Stepping, ctx: Ctx): boolean {
  const side = sideOf(table, phase.seat, ctx.catalogue);
  const area = typeof victim === 'number' ? areaOf(side.player, victim) : null;
  if (area === null || areaOf(side.player, substitute) !== area) return false;
  const danger = { victim, isFlying: fliesIn(table, phase, ctx) };
  return mayStepIn(side, unitIn(side.player[area], substitute), area, danger);
}
interface Stepping {
  readonly victim: Victim;
  readonly substitute: Handle;
}

/** Who is picked, and who steps in, in every way: without reactions. */
export function pairsOf(table: Sight, phase: Defend, ctx: Ctx): readonly Defence[] {
  const { seat, candidates } = phase;
  const side = sideOf(table, seat, ctx.catalogue);
  const isFlying = fliesIn(table, phase, ctx);
  const found: Defence[] = [];
  const add = (answer: Defence, victim: Victim): void => {
    found.push(answer);
    for (const substitute of bodyguardsFor(side, { victim, isFlying })) found.push({ ...answer, substitute });
  };
  if (candidates === null) add({ type: 'defend', seat }, victimOf(phase, undefined));
  else for (const guard of candidates) add({ type: 'defend', seat, guard }, guard);
  return found;
}

/** Whether a seat is asked for its defence. */
const isAsked = ({ phase }: Sight, seat: Seat): boolean => phase.name === 'defend' && phase.seat === seat;

/** The defender says who is hit, who steps in, and what prevents damage, in one answer (S-7.8, S-7.9). */
export const defend: Move<SalvationSummoner, 'defend'> = {
  fields: {
    guard: /* @__PURE__ */ maybe(isWhole),
    substitute: /* @__PURE__ */ maybe(isWhole),
    reactions: /* @__PURE__ */ maybe(/* @__PURE__ */ isList(isWhole)),
  },

  // In full up to 64 answers; beyond, with no card, each single one, or all of them (S-16.8).
  options(table, seat, ctx) {
    const { phase } = table;
    if (phase.name !== 'defend' || !isAsked(table, seat)) return [];
    const pairs = pairsOf(table, phase, ctx);
    const sets = listedSets(usable(table.players[seat].hand, 'prevents', ctx), pairs.length);
    return pairs.flatMap((answer) => sets.map((reactions) => ({ ...answer, reactions: [...reactions] })));
  },

  refuse(table, { seat, guard, substitute, reactions }, ctx) {
    const { phase } = table;
    if (phase.name !== 'defend') return { code: 'no-decision-pending', rule: 'S-3.2' };
    const refusal = refuseGuard(phase, guard);
    if (refusal !== null) return refusal;
    const victim = victimOf(phase, guard);
    if (substitute !== undefined && !isBodyguard(table, phase, { victim, substitute }, ctx)) {
      return { code: 'bad-substitute', rule: 'S-7.7', path: ['substitute'] };
    }
    if (reactions === undefined || areUsable(table.players[seat].hand, reactions, 'prevents', ctx)) return null;
    return { code: 'reaction-not-usable', rule: 'S-7.3', path: ['reactions'] };
  },

  apply(draft, { seat, guard, substitute, reactions }, ctx) {
    const { phase } = draft;
    if (phase.name !== 'defend') return;
    const { attacker } = phase;
    const victim = victimOf(phase, guard);
    const prevented = reactions === undefined ? 0 : useReactions(draft, seat, { reactions, window: 'prevents' }, ctx);
    const instead = substitute === undefined || typeof victim !== 'number' ? null : victim;
    resolve(draft, { attacker, victim: substitute ?? victim, instead, prevented }, ctx);
  },
};
