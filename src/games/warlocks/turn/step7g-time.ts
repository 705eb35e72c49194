import { type Enchantable, lay } from '../enchantments.js';
import { isElemental } from '../minions.js';
import type { SpellId } from '../spells.js';
import type { EnchantmentKind } from '../state.js';
import {
  type BeingNumber,
  beingOf,
  type Casting,
  destroy,
  idOf,
  isWarlock,
  MARK,
  monsterOf,
  type Resolution,
  setMark,
  warlockOf,
} from './resolution.js';

/** What a casting does to the being that it has reached. */
export type Effect = (r: Resolution, casting: Casting, being: BeingNumber) => void;

/** Rounds that Haste, Protection, Blindness and their like last (W-12.4). */
const ROUNDS = 3;

/** Tells that a spell took hold. */
export function tellEffect(r: Resolution, { spell, data }: Casting, being: BeingNumber): void {
  r.emit?.({ type: 'took-effect', rule: data.rule, subject: idOf(r, being), spell });
}
/** Tells that a spell did nothing to the being that it reached. */
export function tellNothing(r: Resolution, { spell, data }: Casting, being: BeingNumber): void {
  r.emit?.({ type: 'had-no-effect', rule: data.rule, subject: idOf(r, being), spell });
}

/** Lays an enchantment for three rounds, or for ever (W-12.4, W-13.6). */
export const enchant =
  (kind: EnchantmentKind): Effect =>
  (r, casting, being) => {
    const subject: Enchantable = beingOf(r, being);
    lay(subject, kind, { left: casting.isPermanent ? null : ROUNDS, round: r.draft.round });
    tellEffect(r, casting, being);
  };

/** A warlock gets a turn of his own, right after this one of whatever kind (W-12.9), a monster one more attack (W-7.11). */
const stopTime: Effect = (r, casting, being) => {
  if (isWarlock(r, being)) warlockOf(r, being).timeStopMark = true;
  else setMark(r, being, MARK.timeStop);
  tellEffect(r, casting, being);
};

/** A resistance lasts by itself (W-12.4); it destroys an elemental of its own kind, and does nothing to another. */
const resist =
  (kind: 'resist-heat' | 'resist-cold'): Effect =>
  (r, casting, being) => {
    if (isWarlock(r, being) || !isElemental(monsterOf(r, being).kind)) {
      lay(beingOf(r, being) as Enchantable, kind, { left: null, round: r.draft.round });
      tellEffect(r, casting, being);
      return;
    }
    const own = kind === 'resist-heat' ? 'fire-elemental' : 'ice-elemental';
    if (monsterOf(r, being).kind === own) destroy(r, being, casting.spell);
    else tellNothing(r, casting, being);
  };

/** Step 7g: Haste, Time Stop, Protection, Resist Heat, Resist Cold. */
export const ageing: Partial<Record<SpellId, Effect>> = {
  haste: /* @__PURE__ */ enchant('haste'),
  'time-stop': stopTime,
  protection: /* @__PURE__ */ enchant('protection'),
  'resist-heat': /* @__PURE__ */ resist('resist-heat'),
  'resist-cold': /* @__PURE__ */ resist('resist-cold'),
};
