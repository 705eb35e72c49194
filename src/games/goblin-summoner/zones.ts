import type { CardId } from './card.js';
import { cardOf, costOf, inPlay } from './permanents.js';
import { announce } from './queue.js';
import type { RuleId } from './rulebook.js';
import type { Ctx, Duel } from './shape.js';
import { type Handle, noBonus, type Seat } from './state.js';

type Standing = Duel['players'][0]['play'][number];
/** A card that comes into play: whose, which, and from where (G-6.2). */
export interface Entrance {
  readonly seat: Seat;
  readonly card: CardId;
  readonly from: 'hand' | 'released' | 'deck' | 'discard' | 'token';
  /** What is remembered of a borne card (G-3.3); absent: it is none. */
  readonly borne?: { readonly seen: boolean; readonly playedOn: number };
}

/** A fresh handle (G-15.7). */
export const nextHandle = (draft: Duel): Handle => {
  draft.handles += 1;
  return draft.handles - 1;
};

/** Puts a monster, relic or trap into play; what it locks is fixed now (G-6.2). Tells nobody. */
export function enterPlay(draft: Duel, entrance: Entrance, { catalogue }: Ctx): Standing {
  const { seat, card: id, from, borne } = entrance;
  const card = cardOf(catalogue, id);
  const player = draft.players[seat];
  const isTrap = card.category === 'trap';
  const permanent: Standing = {
    handle: nextHandle(draft),
    owner: seat,
    card: id,
    faceDown: isTrap,
    borne: borne !== undefined,
    seen: !isTrap || borne?.seen === true,
    playedOn: borne?.playedOn ?? 0,
    enteredOn: draft.turn,
    // A borne card counts as printed cost 0 while it is in play (G-2.9).
    locked: borne !== undefined || from === 'token' ? 0 : costOf(card, player.affinity),
    damage: 0,
    exhausted: false,
    thisTurn: noBonus(),
    lasting: noBonus(),
    used: [],
  };
  player.play.push(permanent);
  return permanent;
}

/** A monster or relic enters play, by any route (G-7.2). */
export function summon(draft: Duel, entrance: Entrance, ctx: Ctx): Handle {
  const { seat, card, from } = entrance;
  const { handle, locked } = enterPlay(draft, entrance, ctx);
  ctx.emit?.({ type: 'summoned', rule: 'G-7.2', seat, handle, card, from, locked });
  announce(draft, { on: 'summoned', seat, handle }, ctx);
  return handle;
}

/** Takes a card out of a hand; how it was called there is for its owner alone (G-15.7). */
export function takeFromHand(draft: Duel, seat: Seat, handle: Handle, ctx: Ctx): CardId | undefined {
  const { hand } = draft.players[seat];
  const index = hand.findIndex((piece) => piece.handle === handle);
  const [piece] = index < 0 ? [] : hand.splice(index, 1);
  if (piece !== undefined) ctx.emit?.({ type: 'left', rule: 'G-15.7', seat, handle, from: 'hand', for: [seat] });
  return piece?.card;
}

/** A card that is done with, and what it is remembered by. */
interface Spent {
  readonly handle: Handle;
  readonly card: CardId;
  readonly borne: boolean;
  readonly playedOn: number;
  readonly from: 'play' | 'resolving';
}

/** Puts a card into a hand; only its owner learns how it is called there (G-15.9). */
export function toHand(
  draft: Duel,
  seat: Seat,
  { card, rule }: { readonly card: CardId; readonly rule: RuleId },
  ctx: Ctx,
): void {
  const handle = nextHandle(draft);
  draft.players[seat].hand.push({ handle, card });
  ctx.emit?.({ type: 'looked', rule, seat, handle, card, in: 'hand', for: [seat] });
}

/** Lays a spent card down: on the discard pile, or where a borne one goes (G-3.4, G-7.8). Its new handle, if all may know it. */
export function layDown(draft: Duel, seat: Seat, spent: Spent, ctx: Ctx): Handle | null {
  const { handle, card, borne, playedOn, from } = spent;
  const player = draft.players[seat];
  if (borne && draft.options.spentShieldCard === 'hand') {
    ctx.emit?.({ type: 'moved', rule: 'G-7.8', seat, handle, from, to: 'hand', now: null });
    toHand(draft, seat, { card, rule: 'G-7.8' }, ctx);
    return null;
  }
  const now = nextHandle(draft);
  if (borne) player.released.push({ handle: now, card, seen: true, playedOn });
  else player.discard.push({ handle: now, card });
  const [rule, to] = borne ? (['G-3.4', 'released'] as const) : (['G-3.1', 'discard'] as const);
  ctx.emit?.({ type: 'moved', rule, seat, handle, from, to, now });
  return now;
}

/** Takes a permanent out of play, and out of the attack it takes part in; all it remembers is forgotten (G-3.5, G-8.8). */
function takeOut(draft: Duel, permanent: Standing): void {
  const { play } = draft.players[permanent.owner];
  play.splice(
    play.findIndex(({ handle }) => handle === permanent.handle),
    1,
  );
  const { attack } = draft;
  if (attack !== null) attack.attackers = attack.attackers.filter((handle) => handle !== permanent.handle);
}

/** Whether a permanent is a token; then it stops existing as it leaves (G-2.12). */
function vanishes({ card, owner, handle }: Standing, ctx: Ctx): boolean {
  const rules = cardOf(ctx.catalogue, card);
  const isToken = rules.category === 'monster' && rules.token === true;
  if (isToken) ctx.emit?.({ type: 'token-vanished', rule: 'G-2.12', seat: owner, handle });
  return isToken;
}

/** A permanent goes to the discard pile, or where a borne one goes; a trap is turned up on the way (G-3.7). */
export function leavePlay(draft: Duel, handle: Handle, ctx: Ctx): Handle | null {
  const permanent = inPlay(draft, handle);
  if (permanent === undefined) return null;
  const { owner, card, borne, playedOn, faceDown } = permanent;
  takeOut(draft, permanent);
  if (faceDown) ctx.emit?.({ type: 'turned-up', rule: 'G-3.7', seat: owner, handle, card });
  if (vanishes(permanent, ctx)) return null;
  return layDown(draft, owner, { handle, card, borne, playedOn, from: 'play' }, ctx);
}

/** A permanent goes to its owner's hand as an ordinary card; a face-down trap is not shown (G-3.7, G-7.9). */
export function returnToHand(draft: Duel, handle: Handle, ctx: Ctx): void {
  const permanent = inPlay(draft, handle);
  if (permanent === undefined) return;
  takeOut(draft, permanent);
  if (vanishes(permanent, ctx)) return;
  const { owner: seat, card } = permanent;
  ctx.emit?.({ type: 'moved', rule: 'G-14.3', seat, handle, from: 'play', to: 'hand', now: null });
  toHand(draft, seat, { card, rule: 'G-14.3' }, ctx);
}

/** A card that was destroyed goes from where it lies to its owner's hand (G-14.3). */
export function reclaim(draft: Duel, seat: Seat, handle: Handle, ctx: Ctx): void {
  for (const from of ['discard', 'released'] as const) {
    const pile: { handle: Handle; card: CardId }[] = draft.players[seat][from];
    const index = pile.findIndex((piece) => piece.handle === handle);
    const [piece] = index < 0 ? [] : pile.splice(index, 1);
    if (piece === undefined) continue;
    ctx.emit?.({ type: 'moved', rule: 'G-14.3', seat, handle, from, to: 'hand', now: null });
    toHand(draft, seat, { card: piece.card, rule: 'G-14.3' }, ctx);
    return;
  }
}
