import { enchantmentOf, lay } from '../enchantments.js';
import type { SpellId } from '../spells.js';
import { idOf, isWarlock, MARK, type Resolution, setMark, warlockOf } from './resolution.js';
import { type Effect, tellEffect } from './step7g-time.js';

/** Rounds until a warlock dies of it (W-12.4). */
const ROUNDS_TO_LIVE = 6;

/** Dooms a being: it dies in step 9. */
export function doom(r: Resolution, being: number, spell: SpellId): void {
  setMark(r, being, MARK.doomed);
  r.emit?.({ type: 'doomed', rule: 'W-10.10', subject: idOf(r, being), spell });
}

/** A second one does not lengthen the first (W-7.21); a monster is doomed. */
const ail =
  (kind: 'disease' | 'poison'): Effect =>
  (r, casting, being) => {
    if (!isWarlock(r, being)) {
      doom(r, being, casting.spell);
      return;
    }
    const warlock = warlockOf(r, being);
    if (enchantmentOf(warlock, kind) === undefined) lay(warlock, kind, { left: ROUNDS_TO_LIVE, round: r.draft.round });
    tellEffect(r, casting, being);
  };

/** Step 7i: Disease and Poison. */
export const ailments: Partial<Record<SpellId, Effect>> = {
  disease: /* @__PURE__ */ ail('disease'),
  poison: /* @__PURE__ */ ail('poison'),
};
