import type { DamageEffect } from '../card.js';
import { damageGate, damageUnit, destroyIfDead } from '../damage.js';
import { type Side, sideOf, skillOf } from '../skills.js';
import { type Handle, other } from '../state.js';
import { isWarded, unitsOf } from '../targets.js';
import { atMost, each, type Handler } from './handler.js';

type OnUnits = Exclude<DamageEffect, { readonly target: 'enemy-gate' }>;

/** The units that an effect may damage: not those with ward (S-8.13, S-12.1, S-12.2). */
function targets(side: Side, { area: only, withSkill }: OnUnits): Handle[] {
  const found: Handle[] = [];
  for (const [unit, area] of unitsOf(side)) {
    if (only !== 'any' && only !== area) continue;
    if (withSkill !== undefined && skillOf(side, unit, area, withSkill) === 0) continue;
    if (!isWarded(side, unit, area)) found.push(unit.handle);
  }
  return found;
}

/** Damage outside combat: neither guards, armor nor reactions stand in its way (S-7.6, S-12.1, S-12.2). */
export const damage: Handler<'damage'> = {
  ask(table, effect, seat, { catalogue }) {
    if (effect.target === 'enemy-gate') return null;
    const options = targets(sideOf(table, other(seat), catalogue), effect);
    if (effect.target === 'up-to-enemy-units') return atMost(seat, options, 0, effect.count);
    return effect.target === 'one-enemy-unit' ? atMost(seat, options, 1, 1) : each(seat, options);
  },

  apply(draft, { target, n }, { seat, picks }, ctx) {
    const enemy = other(seat);
    if (target === 'enemy-gate') {
      if (draft.players[enemy].gate.standing) damageGate(draft, enemy, n, ctx);
      return;
    }
    // All the damage first, then those that it destroys, one after another (S-12.10).
    for (const handle of picks) damageUnit(draft, { seat: enemy, handle: handle as Handle }, n, ctx);
    for (const handle of picks) destroyIfDead(draft, { seat: enemy, handle: handle as Handle }, ctx);
  },
};
