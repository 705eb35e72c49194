import type { Gesture } from '../gestures.js';
import type { SpellId } from '../spells.js';
import { shield } from './gates.js';
import { beingOf, destroy, dropMark, isWarlock, MARK, warlockOf } from './resolution.js';
import { type Effect, enchant, tellEffect, tellNothing } from './step7g-time.js';
import { doom } from './step7i-ailments.js';

/** An Anti-spell leaves a stab, which is no part of any spell (W-7.25). */
const erased = (gesture: Gesture): Gesture => (gesture === '>' ? '>' : '-');

/** The newest recorded pair becomes nothing; what it finished this turn is not touched (W-7.25). */
const antiSpell: Effect = (r, casting, being) => {
  if (!isWarlock(r, being)) {
    tellNothing(r, casting, being);
    return;
  }
  const { history } = warlockOf(r, being);
  const last = history[history.length - 1];
  if (last !== undefined) last.recorded = [erased(last.recorded[0]), erased(last.recorded[1])];
  tellEffect(r, casting, being);
};

/** Blindness and Invisibility destroy a monster at once (W-7.26, W-7.27). */
const veil = (kind: 'blindness' | 'invisibility'): Effect => {
  const lasting = enchant(kind);
  return (r, casting, being) => {
    if (isWarlock(r, being)) lasting(r, casting, being);
    else destroy(r, being, casting.spell);
  };
};

/** Permanency and Delay Effect work on warlocks only (W-13.1, W-13.6). */
const gift = (kind: 'permanency' | 'delay-effect'): Effect => {
  const lasting = enchant(kind);
  return (r, casting, being) => {
    if (isWarlock(r, being)) lasting(r, casting, being);
    else tellNothing(r, casting, being);
  };
};

/** All enchantments end, those of this turn too; a monster is doomed (W-9.10). */
const removeEnchantment: Effect = (r, casting, being) => {
  const subject = beingOf(r, being);
  if (subject.enchantments.length > 0) subject.enchantments = [];
  tellEffect(r, casting, being);
  if (isWarlock(r, being)) {
    warlockOf(r, being).timeStopMark = false;
    return;
  }
  dropMark(r, being, MARK.timeStop);
  doom(r, being, casting.spell);
};

const shieldIt: Effect = (r, casting, being) => {
  shield(r, being);
  tellEffect(r, casting, being);
};

/** Steps 7k to 7m: Anti-spell, Blindness, Invisibility, Permanency, Delay Effect, Remove Enchantment, Shield. */
export const curses: Partial<Record<SpellId, Effect>> = {
  'anti-spell': antiSpell,
  blindness: /* @__PURE__ */ veil('blindness'),
  invisibility: /* @__PURE__ */ veil('invisibility'),
  permanency: /* @__PURE__ */ gift('permanency'),
  'delay-effect': /* @__PURE__ */ gift('delay-effect'),
  'remove-enchantment': removeEnchantment,
  shield: shieldIt,
};
