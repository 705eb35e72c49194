import { isEither, isList, isOneOf, isWhole } from '../../../kernel/fields.js';
import type { ActionOf, Context, Move, Refusal } from '../../../kernel/types.js';
import { accessTo, mayPass, readyMonsters, screenOf, unfitness } from '../combat.js';
import type { Reader } from '../filters.js';
import { proceed } from '../flow.js';
import { inPlay, monsterOn, type Seen } from '../permanents.js';
import { announce } from '../queue.js';
import type { Duel, GoblinSummoner } from '../shape.js';
import { type Handle, other, type Seat } from '../state.js';
import { readerOf } from '../statics.js';

type Attack = ActionOf<GoblinSummoner, 'attack'>;
/** Up to this many attackers every set is listed; beyond, single ones and the full group (G-16.3). */
export const LISTED_IN_FULL = 6;

/** The sets of attackers that are listed, each in the order of play (G-16.3, G-16.4). */
function attackerSets(handles: readonly Handle[]): readonly (readonly Handle[])[] {
  if (handles.length > LISTED_IN_FULL) return [...handles.map((handle) => [handle]), handles];
  const sets: Handle[][] = [];
  for (let mask = 1; mask < 2 ** handles.length; mask++) {
    sets.push(handles.filter((_handle, index) => (mask >> index) % 2 === 1));
  }
  return sets;
}

/** A monster in play on this side, or `null`. */
function monsterOf({ table, catalogue }: Reader, seat: Seat, handle: Handle): Seen | null {
  const permanent = inPlay(table, handle);
  const isMeant = permanent !== undefined && permanent.owner === seat && monsterOn(catalogue, permanent) !== null;
  return isMeant ? permanent : null;
}

function refuseAttackers(reader: Reader, { seat, attackers }: Attack): Refusal<GoblinSummoner> | null {
  if (attackers.length === 0) return { code: 'no-attackers', rule: 'G-8.1', path: ['attackers'] };
  if (new Set(attackers).size < attackers.length)
    return { code: 'duplicate-attacker', rule: 'G-16.4', path: ['attackers'] };
  for (const [index, handle] of attackers.entries()) {
    const path = ['attackers', index];
    const monster = monsterOf(reader, seat, handle);
    if (monster === null) return { code: 'not-your-monster', rule: 'G-8.1', path };
    const code = unfitness(reader, monster);
    if (code === 'monster-exhausted') return { code, rule: 'G-8.2', path };
    if (code === 'monster-cannot-attack') return { code, rule: 'G-2.11', path };
    if (code === 'summoning-sick') return { code, rule: 'G-8.3', path };
  }
  return null;
}

function refuseTarget(reader: Reader, { seat, attackers, target }: Attack): Refusal<GoblinSummoner> | null {
  const enemy = other(seat);
  const aim = target === 'duellist' ? target : monsterOf(reader, enemy, target);
  if (aim === null) return { code: 'illegal-target', rule: 'G-8.4', path: ['target'] };
  const access = accessTo(reader, screenOf(reader, enemy), aim);
  if (access === 'everybody') return null;
  for (const handle of attackers) {
    const attacker = inPlay(reader.table, handle);
    if (attacker !== undefined && mayPass(reader, attacker, access)) continue;
    if (target === 'duellist') return { code: 'must-attack-monsters', rule: 'G-8.5', path: ['target'] };
    return { code: 'must-attack-guard', rule: 'G-8.7', path: ['target'] };
  }
  return null;
}

/** The attackers exhaust (G-8.2). */
function exhaust(draft: Duel, attackers: readonly Handle[]): void {
  for (const handle of attackers) {
    const attacker = inPlay(draft, handle);
    if (attacker !== undefined) attacker.exhausted = true;
  }
}

/** Sends monsters against one target (G-8.1). */
export const attack: Move<GoblinSummoner, 'attack'> = {
  fields: {
    attackers: /* @__PURE__ */ isList(isWhole),
    target: /* @__PURE__ */ isEither(/* @__PURE__ */ isOneOf('duellist'), isWhole),
  },

  options(position, seat, { catalogue }) {
    const reader = readerOf(position, catalogue);
    const ready = readyMonsters(reader, seat).map(({ handle }) => handle);
    const targets: Attack['target'][] = ['duellist'];
    for (const permanent of position.players[other(seat)].play) {
      if (monsterOn(catalogue, permanent) !== null) targets.push(permanent.handle);
    }
    return attackerSets(ready).flatMap((attackers) =>
      targets.map((target): Attack => ({ type: 'attack', seat, attackers, target })),
    );
  },

  refuse(position, action, { catalogue }: Context<GoblinSummoner>) {
    const reader = readerOf(position, catalogue);
    return refuseAttackers(reader, action) ?? refuseTarget(reader, action);
  },

  apply(draft, { seat, attackers: given, target }, context) {
    const attackers = [...given].sort((a, b) => a - b); // entry order
    exhaust(draft, attackers);
    draft.attack = { attackers, target, cancelled: false };
    draft.agenda = { name: 'attack' };
    context.emit?.({ type: 'attacked', rule: 'G-8.1', seat, attackers: [...attackers], target });
    announce(draft, { on: 'attack', seat }, context);
    proceed(draft, context);
  },
};
