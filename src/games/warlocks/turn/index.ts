import { settleChance } from '../draws.js';
import type { Battlefield, Ctx } from '../shape.js';
import { isIn } from '../targets.js';
import { NOBODY, type Resolution } from './resolution.js';
import { freezeSight } from './step1-sight.js';
import { makeGestures } from './step2-gestures.js';
import { castSpells } from './step3-casting.js';
import { sortCastings } from './step4-sorting.js';
import { announce, drawDefaults } from './step5-defaults.js';
import { dispelMagic } from './step6-dispel.js';
import { carryOutCastings, settleHands } from './step7-castings.js';
import { removeDestroyed } from './step8a-removal.js';
import { direct } from './step8b-directions.js';
import { stab } from './step8c-stabs.js';
import { attack } from './step8d-monsters.js';
import { endTurn } from './step9-end.js';

/**
 * Resolves a turn for which all orders are in, step by step (W-6.5): nothing is drawn or done before, so that the order
 * in which they came in does not matter (W-17.6). Nobody looks at health before step 9.
 */
export function resolveTurn(draft: Battlefield, ctx: Ctx): void {
  const r = begin(draft, ctx);
  makeGestures(r);
  castSpells(r);
  sortCastings(r);
  drawDefaults(r);
  announce(r);
  if (dispelMagic(r)) settleHands(r);
  else carryOutCastings(r);
  removeDestroyed(r);
  direct(r);
  stab(r);
  attack(r);
  settleChance(r);
  for (let seat = 0; seat < r.seats; seat++) draft.orders[seat] = null; // W-5.10
  endTurn(r);
}

/** Step 1 of W-6, and what the other steps need to know. */
function begin(draft: Battlefield, { emit }: Ctx): Resolution {
  const { turn, kind, phase, warlocks, monsters, draws } = draft;
  const acting = phase.name === 'orders' ? phase.active : [];
  emit?.({ type: 'turn-began', rule: 'W-12.1', turn, kind, active: [...acting] });
  const seats = warlocks.length;
  const active: boolean[] = [];
  const wasIn: boolean[] = [];
  for (let seat = 0; seat < seats; seat++) {
    active.push(acting.includes(seat));
    wasIn.push(isIn(draft, seat));
  }
  const { blind, invisible, seenBy } = freezeSight(draft, active, wasIn);
  return {
    draft,
    emit,
    seats,
    isNormal: kind === 'normal',
    isTimeStopped: kind === 'time-stopped',
    active,
    wasIn,
    blind,
    invisible,
    seenBy,
    orders: [...draft.orders],
    made: filled(seats, null),
    castings: [],
    queue: [],
    bankings: [],
    brought: filled(2 * seats, NOBODY),
    areHandsSettled: false,
    marks: filled(seats + monsters.length, 0),
    fireRages: false,
    iceRages: false,
    known: draws.length > 0 && draws[0]?.turn === turn ? [...draws[0].values] : [],
    drawn: 0,
    chance: null,
  };
}

/** A list of so many equal items. */
function filled<Item>(length: number, item: Item): Item[] {
  const list: Item[] = [];
  for (let i = 0; i < length; i++) list.push(item);
  return list;
}
