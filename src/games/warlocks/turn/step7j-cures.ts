import { lift } from '../enchantments.js';
import { maximumOf } from '../minions.js';
import type { SpellId } from '../spells.js';
import { beingOf, idOf, isWarlock, monsterOf, warlockOf } from './resolution.js';
import type { Effect } from './step7g-time.js';

/** The health a warlock starts with (W-1.2). */
export const HEALTH = 15;
const MOST_HEALTH = 16; // W-15.1

const heal =
  (amount: number): Effect =>
  (r, { spell, data }, being) => {
    const subject = beingOf(r, being);
    const most = isWarlock(r, being) ? MOST_HEALTH : maximumOf(monsterOf(r, being).kind);
    const healed = Math.min(amount, most - subject.health); // W-15.2: each capped as it comes
    subject.health += healed;
    r.emit?.({ type: 'healed', rule: data.rule, subject: idOf(r, being), spell, amount: healed });
  };
const light = /* @__PURE__ */ heal(1);
const heavy = /* @__PURE__ */ heal(2);

/** Ends Disease on a warlock, one of this turn too; a doomed monster stays doomed (W-7.24). */
const healHeavily: Effect = (r, casting, being) => {
  heavy(r, casting, being);
  if (isWarlock(r, being)) lift(warlockOf(r, being), 'disease');
};

/** Step 7j: the cures. */
export const cures: Partial<Record<SpellId, Effect>> = {
  'cure-light-wounds': light,
  'cure-heavy-wounds': healHeavily,
};
