import { isOneOf, isWhole, maybe } from '../../../kernel/fields.js';
import type { Move, Refusal } from '../../../kernel/types.js';
import type { Action } from '../actions.js';
import type { Area } from '../card.js';
import { enter } from '../deployment.js';
import { heldIn, takeFromHand } from '../hand.js';
import type { Ctx, Face, SalvationSummoner, Sight, Table } from '../shape.js';
import { areaOf, faceOf, placeOf, sideOf, skillOf, unitIn } from '../skills.js';
import type { Handle, Seat, Unit } from '../state.js';

type Deploy = Extract<Action, { readonly type: 'deploy' }>;
const AREAS: readonly Area[] = ['sortie', 'guard'];

/** Whether a unit may be tucked under another that enters its area: not after an attack, and no leader (S-8.8). */
function canBeAbsorbed(table: Sight, unit: Unit, seat: Seat, ctx: Ctx): boolean {
  const side = sideOf(table, seat, ctx.catalogue);
  const area = areaOf(side.player, unit.handle);
  return area !== null && unit.attacks === 0 && skillOf(side, unit, area, 'leader') === 0;
}

/** Whether a card has assimilate when it enters an area, printed or granted there (S-8.8, S-8.15). */
function assimilates(table: Sight, { seat, card, area }: Entering, { catalogue }: Ctx): boolean {
  if (faceOf(catalogue, card).skills.assimilate > 0) return true;
  const entering = { handle: -1, card, damage: 0, attacks: 0, moved: false, saved: 0, bonus: 0, absorbed: [] };
  return skillOf(sideOf(table, seat, catalogue), entering, area, 'assimilate') > 0;
}
interface Entering {
  readonly seat: Seat;
  readonly card: string;
  readonly area: Area;
}

/** The units that may be absorbed by a card that enters an area. */
function absorbable(table: Sight, entering: Entering, ctx: Ctx): readonly Unit[] {
  const units = table.players[entering.seat][entering.area];
  if (units.length === 0 || !assimilates(table, entering, ctx)) return [];
  return units.filter((unit) => canBeAbsorbed(table, unit, entering.seat, ctx));
}

/** Why a card cannot go to that place, whatever it is (S-1.9, S-5.6). */
function refusePlace({ kind, isSite }: Face, area: Deploy['area']): Refusal<SalvationSummoner> | null {
  if (kind !== 'unit' && !isSite) return { code: 'not-deployable', rule: 'S-1.9', path: ['card'] };
  if ((area === 'site') === isSite) return null;
  return { code: 'wrong-area', rule: isSite ? 'S-5.6' : 'S-5.1', path: ['area'] };
}

interface Absorbing {
  readonly unit: Handle;
  readonly absorbed: Handle;
  readonly seat: Seat;
  readonly area: Area;
}

/**
 * The named unit goes under the one that enters, with all that is tucked under it, and its damage carries over (S-8.8).
 */
function absorb(draft: Table, { unit: host, absorbed, seat, area }: Absorbing, ctx: Ctx): void {
  const units = draft.players[seat][area];
  const [tucked] = units.splice(placeOf(units, absorbed), 1);
  if (tucked === undefined) return;
  const unit = unitIn(units, host);
  unit.absorbed.push(tucked.card, ...tucked.absorbed);
  unit.damage = tucked.damage;
  ctx.emit?.({ type: 'absorbed', rule: 'S-8.8', seat, unit: host, absorbed, card: tucked.card });
}

/** Puts a site into the slot; the old one goes to the discard pile (S-5.6). */
function placeSite(draft: Table, seat: Seat, card: string, ctx: Ctx): void {
  const player = draft.players[seat];
  const { site: replaced } = player;
  if (replaced !== null) player.discard.push(replaced);
  player.site = card;
  ctx.emit?.({ type: 'site-placed', rule: 'S-5.6', seat, card, replaced });
}

/** Puts a card from the hand onto the field, where it stays, at no cost (S-5.1, S-5.3, S-5.6, S-8.8). */
export const deploy: Move<SalvationSummoner, 'deploy'> = {
  fields: {
    card: isWhole,
    area: /* @__PURE__ */ isOneOf('sortie', 'guard', 'site'),
    absorb: /* @__PURE__ */ maybe(isWhole),
  },

  options(table, seat, context) {
    const found: Deploy[] = [];
    if (table.phase.name !== 'field' || table.active !== seat) return found;
    for (const held of table.players[seat].hand) {
      if (held === null) continue;
      const { handle: card, card: id } = held;
      const { kind, isSite } = faceOf(context.catalogue, id);
      if (isSite) found.push({ type: 'deploy', seat, card, area: 'site' });
      for (const area of kind === 'unit' ? AREAS : []) {
        found.push({ type: 'deploy', seat, card, area });
        for (const { handle } of absorbable(table, { seat, card: id, area }, context)) {
          found.push({ type: 'deploy', seat, card, area, absorb: handle });
        }
      }
    }
    return found;
  },

  refuse(table, { seat, card, area, absorb: absorbed }, context) {
    const held = heldIn(table.players[seat].hand, card);
    if (held === null) return { code: 'card-not-in-hand', rule: 'S-4.10', path: ['card'] };
    const refusal = refusePlace(faceOf(context.catalogue, held.card), area);
    if (refusal !== null || absorbed === undefined) return refusal;
    const able = area === 'site' ? [] : absorbable(table, { seat, card: held.card, area }, context);
    return placeOf(able, absorbed) >= 0 ? null : { code: 'bad-absorb', rule: 'S-8.8', path: ['absorb'] };
  },

  apply(draft, { seat, card: handle, area, absorb: absorbed }, context) {
    const card = takeFromHand(draft, seat, handle);
    if (area === 'site') {
      placeSite(draft, seat, card, context);
      return;
    }
    const unit = enter(draft, seat, card, area).handle;
    context.emit?.({ type: 'deployed', rule: 'S-5.1', seat, card, unit, area });
    if (absorbed !== undefined) absorb(draft, { unit, absorbed, seat, area }, context);
  },
};
