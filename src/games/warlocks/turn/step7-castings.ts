import type { SpellId } from '../spells.js';
import { pass, passMirror } from './gates.js';
import {
  type Casting,
  NOBODY,
  numberOf,
  type Resolution,
  seersOf,
  settledOf,
  tellSeers,
  warlockOf,
} from './resolution.js';
import { counterAndMirror } from './step7a-protection.js';
import { summonMinion } from './step7c-minions.js';
import { summonElemental } from './step7d-elementals.js';
import { meetElements } from './step7f-elements.js';
import { ageing, type Effect } from './step7g-time.js';
import { bendMinds } from './step7h-minds.js';
import { ailments } from './step7i-ailments.js';
import { cures } from './step7j-cures.js';
import { curses } from './step7k-curses.js';
import { harms } from './step7n-harm.js';
import { rageStorms } from './step7o-storms.js';

/** The last ranks of the steps that castings go through (W-7). */
const LAST = { mirror: 3, minion: 7, elemental: 9, time: 14, mental: 20, single: 38 } as const;

/** What the spells of steps 7g and 7i to 7n do to the being that they reach. */
const EFFECTS: Partial<Record<SpellId, Effect>> = /* @__PURE__ */ (() => ({
  ...ageing,
  ...ailments,
  ...cures,
  ...curses,
  ...harms,
}))();

const rankAt = (queue: readonly Casting[], place: number): number =>
  queue[place]?.data.rank ?? Number.POSITIVE_INFINITY;

/** Step 7 of W-6: the castings, in order of rank. */
export function carryOutCastings(r: Resolution): void {
  const { queue } = r;
  let place = 0;
  for (; rankAt(queue, place) <= LAST.mirror; place++) counterAndMirror(r, queue[place] as Casting);
  for (; rankAt(queue, place) <= LAST.minion; place++) summonMinion(r, queue[place] as Casting);
  for (; rankAt(queue, place) <= LAST.elemental; place++) summonElemental(r, queue[place] as Casting);
  settleHands(r);
  meetElements(r);
  for (; rankAt(queue, place) <= LAST.time; place++) act(r, queue[place] as Casting);
  const minds = place;
  while (rankAt(queue, place) <= LAST.mental) place++;
  if (place > minds) bendMinds(r, queue.slice(minds, place));
  for (; rankAt(queue, place) <= LAST.single; place++) act(r, queue[place] as Casting);
  rageStorms(r);
}

/** Step 7e: hands as targets become their monsters (W-4.6), also in spells on their way into a bank (W-13.5). */
export function settleHands(r: Resolution): void {
  r.areHandsSettled = true;
  for (const { seat, spell, target } of r.bankings) {
    warlockOf(r, seat).bank = { spell, target: settledOf(r, numberOf(r, target ?? 'nobody')) };
  }
}

function act(r: Resolution, casting: Casting): void {
  const { spell } = casting;
  if (spell === 'clap-of-lightning' && !hasCharge(r, casting)) return;
  const being = spell === 'finger-of-death' ? passMirror(r, casting) : pass(r, casting);
  if (being !== NOBODY) EFFECTS[spell]?.(r, casting, being);
}

/** The charge is spent when the spell is released, whatever comes of it; the first in the queue has it (W-7.37a, W-7.42). */
function hasCharge(r: Resolution, { seat }: Casting): boolean {
  const warlock = warlockOf(r, seat);
  if (warlock.clapUsed) {
    tellSeers(r, seat, { type: 'no-charge', rule: 'W-7.37a', seat });
    return false;
  }
  warlock.clapUsed = true;
  warlock.clapSeenBy = seersOf(r, seat);
  return true;
}
