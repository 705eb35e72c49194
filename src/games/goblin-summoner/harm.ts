import { inPlay, monsterOn } from './permanents.js';
import { announce } from './queue.js';
import type { RuleId } from './rulebook.js';
import type { Ctx, Duel } from './shape.js';
import type { Handle, Happening, LastSeen } from './state.js';
import { keywordsOf, readerOf, statOf } from './statics.js';
import { leavePlay } from './zones.js';

type Standing = NonNullable<ReturnType<typeof inPlay<Duel>>>;
/** How hard, and by which rule. */
interface Blow {
  readonly amount: number;
  readonly rule: RuleId;
}
type Destroyed = Extract<Happening, { on: 'destroyed' }>;

/** A permanent as it last was in play (G-9.10). */
function lastOf(draft: Duel, permanent: Standing, { catalogue }: Ctx): LastSeen {
  const { card, locked, damage, exhausted } = permanent;
  const keywords = keywordsOf(readerOf(draft, catalogue), permanent);
  return { card, cost: locked, keywords, damaged: damage > 0, exhausted };
}

/** Takes permanents out of play together; what that triggers is returned, to be announced in target order (G-9.9). */
export function bury(draft: Duel, handles: readonly Handle[], rule: RuleId, ctx: Ctx): readonly Destroyed[] {
  const dying: Destroyed[] = [];
  for (const handle of handles) {
    const permanent = inPlay(draft, handle);
    if (permanent === undefined) continue;
    dying.push({ on: 'destroyed', seat: permanent.owner, handle, now: null, last: lastOf(draft, permanent, ctx) });
  }
  return dying.map((event) => {
    const { seat, handle, last } = event;
    ctx.emit?.({ type: 'destroyed', rule, seat, handle, card: last.card });
    return { ...event, now: leavePlay(draft, handle, ctx) };
  });
}

/** Destroys permanents (G-14.3). */
export function destroy(draft: Duel, handles: readonly Handle[], ctx: Ctx): void {
  for (const event of bury(draft, handles, 'G-14.3', ctx)) announce(draft, event, ctx);
}

/**
 * Takes hit points from monsters. All that have none left are destroyed together; then the survivors' events
 * queue, then those of the destroyed (G-9.9).
 */
export function wound(draft: Duel, handles: readonly Handle[], { amount, rule }: Blow, ctx: Ctx): void {
  if (amount <= 0) return;
  const survivors: Happening[] = [];
  const dead: Handle[] = [];
  for (const handle of handles) {
    const permanent = inPlay(draft, handle);
    const monster = permanent === undefined ? null : monsterOn(ctx.catalogue, permanent);
    if (permanent === undefined || monster === null) continue;
    const lost = Math.min(amount, monster.hp - permanent.damage);
    permanent.damage += lost;
    const { owner: seat, damage } = permanent;
    ctx.emit?.({ type: 'damaged', rule, seat, handle, amount: lost, damage });
    if (damage >= monster.hp) dead.push(handle);
    else survivors.push({ on: 'damaged', seat, handle });
  }
  const buried = bury(draft, dead, 'G-8.12', ctx);
  for (const event of survivors) announce(draft, event, ctx);
  for (const event of buried) announce(draft, event, ctx);
}

/** Compares an amount with the defence of monsters; whoever is not above it loses 1 hit point (G-8.9, G-14.2). */
export function strike(draft: Duel, handles: readonly Handle[], { amount, rule }: Blow, ctx: Ctx): void {
  const reader = readerOf(draft, ctx.catalogue);
  const hits: Handle[] = [];
  for (const handle of handles) {
    const permanent = inPlay(draft, handle);
    if (permanent === undefined || monsterOn(ctx.catalogue, permanent) === null) continue;
    const defence = statOf(reader, permanent, 'defence');
    const hit = amount >= defence;
    if (hit) hits.push(handle);
    ctx.emit?.({ type: 'struck', rule, seat: permanent.owner, handle, amount, defence, hit });
  }
  wound(draft, hits, { amount: 1, rule }, ctx);
}
