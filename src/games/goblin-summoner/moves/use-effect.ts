import { isWhole } from '../../../kernel/fields.js';
import type { ActionOf, Move, Refusal } from '../../../kernel/types.js';
import type { Effect, UseCost } from '../card.js';
import { isSick } from '../combat.js';
import { holds } from '../filters.js';
import { proceed } from '../flow.js';
import { bury } from '../harm.js';
import { changePool } from '../mana.js';
import { cardOf, cardOn, inPlay, monsterOn, type Seen } from '../permanents.js';
import { announce } from '../queue.js';
import type { Ctx, Duel, GoblinSummoner, Sight } from '../shape.js';
import type { Handle, Seat } from '../state.js';
import { readerOf } from '../statics.js';

type UseEffect = ActionOf<GoblinSummoner, 'use-effect'>;

/** The cost of an effect that is used, or `null` if it is of another kind. */
const costOfUse = (effect: Effect | undefined): UseCost | null =>
  effect?.when.on === 'activate' ? (effect.when.cost ?? {}) : null;

/** A face-up permanent on this side, or `null`. */
function ownFaceUp(table: Sight, seat: Seat, handle: Handle): Seen | null {
  const permanent = inPlay(table, handle);
  return permanent !== undefined && permanent.owner === seat && !permanent.faceDown ? permanent : null;
}

/** Why the permanent itself may not use the effect (G-8.3, G-9.1, G-9.2). */
function refuseSource(table: Sight, source: Seen, index: number, ctx: Ctx): Refusal<GoblinSummoner> | null {
  const effect = cardOn(ctx.catalogue, source)?.effects[index];
  const cost = costOfUse(effect);
  if (effect === undefined || cost === null) return { code: 'no-such-effect', rule: 'G-9.1', path: ['effect'] };
  const reader = readerOf(table, ctx.catalogue);
  const { owner: seat, handle } = source;
  if (!holds(reader, effect.if, { seat, handle }))
    return { code: 'effect-not-usable', rule: 'G-9.16', path: ['effect'] };
  if (source.used.includes(index)) return { code: 'effect-already-used', rule: 'G-9.1', path: ['effect'] };
  if (cost.exhaust === true && source.exhausted) return { code: 'monster-exhausted', rule: 'G-9.2', path: ['source'] };
  const mustWait = monsterOn(ctx.catalogue, source) !== null && isSick(reader, source);
  if (mustWait) return { code: 'summoning-sick', rule: 'G-8.3', path: ['source'] };
  const { pool: have } = table.players[seat];
  const need = cost.mana ?? 0;
  return need > have ? { code: 'not-enough-mana', rule: 'G-9.2', path: ['effect'], have, need } : null;
}

/** Pays; what a sacrifice triggers waits until the effect has resolved (G-9.2). */
function pay(draft: Duel, { seat, source, effect }: UseEffect, cost: UseCost, ctx: Ctx): void {
  const permanent = inPlay(draft, source);
  if (permanent === undefined) throw new RangeError(`no permanent ${source}`);
  const { card } = permanent;
  permanent.used.push(effect);
  changePool(draft, seat, { change: -(cost.mana ?? 0), rule: 'G-9.2' }, ctx);
  if (cost.exhaust === true) {
    permanent.exhausted = true;
    ctx.emit?.({ type: 'exhausted', rule: 'G-9.2', seat, handle: source });
  }
  if (cost.sacrifice !== true) {
    draft.agenda = { name: 'effect', handle: source, effect };
    announce(draft, { on: 'effect-used', seat, handle: source }, ctx);
    return;
  }
  for (const event of bury(draft, [source], 'G-9.2', ctx)) announce(draft, event, ctx);
  draft.running = { kind: 'activated', seat, handle: source, card, effect, step: 0, previous: [] };
}

/** Uses an effect of a face-up permanent, each one once per turn (G-9.1). */
export const useEffect: Move<GoblinSummoner, 'use-effect'> = {
  fields: { source: isWhole, effect: isWhole },

  options(position, seat, { catalogue }) {
    const found: UseEffect[] = [];
    for (const permanent of position.players[seat].play) {
      if (permanent.faceDown || permanent.card === null) continue;
      const { effects } = cardOf(catalogue, permanent.card);
      for (let effect = 0; effect < effects.length; effect++) {
        if (costOfUse(effects[effect]) === null) continue;
        found.push({ type: 'use-effect', seat, source: permanent.handle, effect });
      }
    }
    return found;
  },

  refuse(position, { seat, source, effect }, context) {
    const permanent = ownFaceUp(position, seat, source);
    if (permanent === null) return { code: 'not-in-play', rule: 'G-9.1', path: ['source'] };
    return refuseSource(position, permanent, effect, context);
  },

  apply(draft, action, context) {
    const { seat, source: handle, effect } = action;
    const permanent = inPlay(draft, handle);
    const cost = permanent && costOfUse(cardOf(context.catalogue, permanent.card).effects[effect]);
    context.emit?.({ type: 'effect-used', rule: 'G-9.1', seat, handle, effect });
    pay(draft, action, cost ?? {}, context);
    proceed(draft, context);
  },
};
