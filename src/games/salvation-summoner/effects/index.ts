import type { CardId, Effect, HandAction, Op } from '../card.js';
import type { Catalogue, Ctx, Sight, Table } from '../shape.js';
import { faceOf } from '../skills.js';
import type { Choose, Pick, Seat } from '../state.js';
import { rescue, steal, win } from './citizens.js';
import { damage } from './damage.js';
import { buff, moveEnemy, raze } from './field.js';
import type { Handler, Question } from './handler.js';
import { draw, mana, summons } from './resources.js';
import { discardTo, gain, revive, trash } from './taking.js';

/** How each verb is carried out; a verb without a handler does not compile (S-12.12). */
const handlers: { readonly [K in Op]: Handler<K> } = {
  draw,
  mana,
  summons,
  damage,
  gain,
  trash,
  'discard-to': discardTo,
  revive,
  'move-enemy': moveEnemy,
  buff,
  steal,
  rescue,
  raze,
  win,
};
/** The handler of an effect; TypeScript cannot tie it to the effect's own verb. */
const handlerOf = ({ op }: Effect): Handler<Op> => handlers[op] as unknown as Handler<Op>;

/** A hand action that is being carried out, and the index of the effect that comes next (S-4.9). */
export interface Running {
  readonly seat: Seat;
  readonly card: CardId;
  readonly action: 0 | 1;
  readonly effect: number;
}

/** The effects of a hand action (S-12.7); none of a reaction is carried out this way (S-4.7). */
export function effectsOf(catalogue: Catalogue, { card, action }: Omit<Running, 'seat' | 'effect'>): readonly Effect[] {
  const found: HandAction | undefined = faceOf(catalogue, card).card.actions[action];
  return found?.timing === 'hand' ? found.effects : [];
}

/** Somebody is asked, and the rest of the action waits (S-16.5). */
function open(draft: Table, { card, action, effect }: Running, { seat, options, min, max }: Question, ctx: Ctx): void {
  draft.phase = { name: 'choose', seat, card, action, effect, options: [...options], min, max };
  ctx.emit?.({ type: 'choice-asked', rule: 'S-16.5', seat, min, max });
}

/** What a hand action that has come to one of its effects asks; `null`: nothing that somebody must choose (S-12). */
export function questionOf(table: Sight, { seat, card, action, effect: index }: Running, ctx: Ctx): Question | null {
  const effect = effectsOf(ctx.catalogue, { card, action })[index];
  const question = effect === undefined ? null : (handlerOf(effect).ask?.(table, effect, seat, ctx) ?? null);
  return question !== null && question.min < question.options.length ? question : null;
}

/** Carries out the effects of a hand action, in order, up to one that somebody must choose for (S-4.9, S-12). */
export function run(draft: Table, running: Running, ctx: Ctx): void {
  const { seat } = running;
  const effects = effectsOf(ctx.catalogue, running);
  for (let index = running.effect; index < effects.length; index++) {
    const effect = effects[index] as Effect; // the index is below the length
    const handler = handlerOf(effect);
    const question = handler.ask?.(draft, effect, seat, ctx) ?? null;
    // With no option nothing happens, and what must be taken whole is not asked for (S-12).
    if (question !== null && question.min < question.options.length) {
      open(draft, { ...running, effect: index }, question, ctx);
      return;
    }
    if (question === null || question.options.length > 0) {
      handler.apply(draft, effect, { seat, picks: question?.options ?? [] }, ctx);
    }
  }
}

/** Carries out what was chosen, in the order of the options, and goes on with the action (S-12.9, S-16.5). */
export function answer(
  draft: Table,
  { card, action, effect: index, options }: Choose,
  picks: readonly Pick[],
  ctx: Ctx,
): void {
  const seat = draft.active;
  const effect = effectsOf(ctx.catalogue, { card, action })[index];
  const picked = (options ?? []).filter((option) => picks.includes(option));
  draft.phase = { name: 'hand' };
  if (effect !== undefined) handlerOf(effect).apply(draft, effect, { seat, picks: picked }, ctx);
  run(draft, { seat, card, action, effect: index + 1 }, ctx);
}
