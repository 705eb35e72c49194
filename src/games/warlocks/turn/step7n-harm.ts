import type { SpellId } from '../spells.js';
import { isShielded, resists, tellRecognised, toldOf } from './gates.js';
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
} from './resolution.js';
import { type Effect, tellNothing } from './step7g-time.js';
import { doom } from './step7i-ailments.js';

function harm(r: Resolution, casting: Casting, being: BeingNumber, amount: number): void {
  beingOf(r, being).health -= amount;
  if (r.emit === undefined) return;
  const { data } = casting;
  // W-14.7: of lightning that was not announced to all only the class is told; the amount tells wounds apart.
  const told = data.class === 'lightning' ? toldOf(r, casting) : casting.spell;
  r.emit({ type: 'damaged', rule: data.rule, subject: idOf(r, being), spell: told, amount });
  if (told !== casting.spell) tellRecognised(r, casting);
}

const harmBy =
  (amount: number): Effect =>
  (r, casting, being) =>
    harm(r, casting, being, amount);

/** The only damage spell that a shield effect stops (W-7.32). */
const missile: Effect = (r, casting, being) => {
  if (isShielded(r, being)) {
    r.emit?.({ type: 'deflected', rule: 'W-9.9', subject: idOf(r, being), spell: casting.spell });
  } else harm(r, casting, being, 1);
};

/** It melts an ice elemental and leaves a fire elemental alone (W-11.6); under an Ice Storm the two undo each other. */
const fireball: Effect = (r, casting, being) => {
  const kind = isWarlock(r, being) ? null : monsterOf(r, being).kind;
  if (kind === 'ice-elemental') destroy(r, being, casting.spell);
  else if (kind === 'fire-elemental') tellNothing(r, casting, being);
  else if (r.iceRages)
    setMark(r, being, MARK.fireball); // W-11.7
  else if (resists(r, being, 'resist-heat')) {
    r.emit?.({ type: 'resisted', rule: 'W-7.13', subject: idOf(r, being), spell: casting.spell });
  } else harm(r, casting, being, FIREBALL);
};
const FIREBALL = 5; // W-7.35

const kill: Effect = (r, casting, being) => doom(r, being, casting.spell);

/** Step 7n: the damage spells and Finger of Death. */
export const harms: Partial<Record<SpellId, Effect>> = {
  'magic-missile': missile,
  'cause-light-wounds': /* @__PURE__ */ harmBy(2),
  'cause-heavy-wounds': /* @__PURE__ */ harmBy(3),
  fireball,
  'lightning-bolt': /* @__PURE__ */ harmBy(5),
  'clap-of-lightning': /* @__PURE__ */ harmBy(5),
  'finger-of-death': kill,
};
