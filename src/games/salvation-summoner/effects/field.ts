import { bury } from '../damage.js';
import { switchArea } from '../deployment.js';
import { areaOf, faceOf, sideOf, unitIn } from '../skills.js';
import { type Handle, other, otherArea } from '../state.js';
import { isWarded, unitsOf } from '../targets.js';
import { atMost, each, type Handler } from './handler.js';

/** May switch an enemy unit without ward to its other area (S-12.3). */
export const moveEnemy: Handler<'move-enemy'> = {
  ask(table, { from, maxCost }, seat, { catalogue }) {
    const side = sideOf(table, other(seat), catalogue);
    const options: Handle[] = [];
    for (const [unit, area] of unitsOf(side)) {
      if (from !== undefined && from !== area) continue;
      if (maxCost !== undefined && faceOf(catalogue, unit.card).cost > maxCost) continue;
      if (!isWarded(side, unit, area)) options.push(unit.handle);
    }
    return atMost(seat, options, 0, 1);
  },

  apply(draft, _effect, { seat, picks }, ctx) {
    const enemy = other(seat);
    for (const pick of picks) {
      const unit = pick as Handle; // the options are units
      const area = otherArea(areaOf(draft.players[enemy], unit) ?? 'guard');
      switchArea(draft, enemy, unit, area);
      ctx.emit?.({ type: 'switched', rule: 'S-12.3', seat: enemy, unit, area });
    }
  },
};

/** More might until cleanup for own units that are on the field now (S-12.5). */
export const buff: Handler<'buff'> = {
  ask(table, { target }, seat, { catalogue }) {
    const options = [...unitsOf(sideOf(table, seat, catalogue))].map(([{ handle }]) => handle);
    return target === 'each-own-unit' ? each(seat, options) : atMost(seat, options, 1, 1);
  },

  apply(draft, { n }, { seat, picks }, ctx) {
    const player = draft.players[seat];
    for (const pick of picks) {
      const handle = pick as Handle; // the options are units
      unitIn(player[areaOf(player, handle) ?? 'guard'], handle).bonus += n;
      ctx.emit?.({ type: 'buffed', rule: 'S-12.5', seat, unit: handle, amount: n });
    }
  },
};

/** The enemy site, if there is one, goes to the graveyard (S-5.6). */
export const raze: Handler<'raze'> = {
  apply(draft, _effect, { seat }, ctx) {
    const enemy = other(seat);
    const { site } = draft.players[enemy];
    if (site === null) return;
    draft.players[enemy].site = null;
    bury(draft, enemy, site);
    ctx.emit?.({ type: 'razed', rule: 'S-5.6', seat: enemy, card: site });
  },
};
