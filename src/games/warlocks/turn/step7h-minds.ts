import type { Draft } from 'immer';
import { type Enchantable, lift, mentalOf } from '../enchantments.js';
import { isElemental } from '../minions.js';
import type { SpellId } from '../spells.js';
import type { KnownEnchantment, MentalKind } from '../state.js';
import { pass, tellRecognised, toldOf } from './gates.js';
import {
  type BeingNumber,
  beingOf,
  type Casting,
  idOf,
  isWarlock,
  monsterOf,
  NOBODY,
  type Resolution,
  seersOf,
} from './resolution.js';

/** Step 7h: all mental spells together. Of several that reach one being in a round none takes effect (W-8.2, W-8.3). */
export function bendMinds(r: Resolution, castings: readonly Casting[]): void {
  for (const casting of castings) {
    const being = pass(r, casting);
    if (being !== NOBODY)
      beingOf(r, being).mentalThisRound += 1; // whatever kind, whatever it can do (W-8.21)
    else casting.subject = NOBODY;
  }
  for (const casting of castings) if (casting.subject !== NOBODY) bend(r, casting, casting.subject);
}

function bend(r: Resolution, casting: Casting, being: BeingNumber): void {
  const subject: Enchantable & { mentalThisRound: number } = beingOf(r, being);
  const { round } = r.draft;
  const lasting = mentalOf(subject);
  if (lasting !== undefined && lasting.left === null && lasting.castRound < round) {
    r.emit?.({ type: 'overridden', rule: 'W-8.4', subject: idOf(r, being), spell: toldOf(r, casting) });
    tellRecognised(r, casting);
  } else if (subject.mentalThisRound > 1) {
    if (lasting !== undefined && lasting.castRound === round) lift(subject, lasting.kind); // W-8.20
    const { spell } = casting;
    r.emit?.({ type: 'cancelled', rule: 'W-8.2', subject: idOf(r, being), spell, by: publicBy(r, casting) });
  } else if (canBend(r, casting.spell, being)) {
    takeEffect(r, casting, being);
  } else {
    r.emit?.({ type: 'had-no-effect', rule: 'W-8.21', subject: idOf(r, being), spell: casting.spell });
  }
}

/** Whether a mental spell does something to a being of that kind (W-8.7 to W-8.13). */
function canBend(r: Resolution, spell: SpellId, being: BeingNumber): boolean {
  if (spell === 'paralysis' || spell === 'amnesia') return true;
  if (spell === 'charm-person') return isWarlock(r, being);
  if (isWarlock(r, being)) return spell !== 'charm-monster';
  return !isElemental(monsterOf(r, being).kind);
}

/** The (effective) caster where everybody may know him: of charms, of what is reflected or seen by all (W-14.7). */
function publicBy(r: Resolution, { spell, seat, by, isReflected }: Casting): number | null {
  const isOpen = isReflected || spell === 'charm-person' || spell === 'charm-monster';
  return isOpen || (r.seenBy[seat] ?? null) === null ? by : null;
}

function takeEffect(r: Resolution, casting: Casting, being: BeingNumber): void {
  const { spell } = casting;
  if (spell === 'charm-monster') {
    charmMonster(r, casting, being);
    return;
  }
  const kind = spell as MentalKind; // the other mental spells are named like what they leave behind
  const subject: Enchantable = beingOf(r, being);
  const old = mentalOf(subject);
  const fresh = enchantmentBy(r, casting, kind, old);
  if (old !== undefined) lift(subject, old.kind); // W-8.20
  subject.enchantments.push(fresh);
  r.emit?.({ type: 'enchanted', rule: casting.data.rule, subject: idOf(r, being), spell, by: publicBy(r, casting) });
}

/** Control passes to the (effective) caster; the victim stays (W-8.11, W-10.6). */
function charmMonster(r: Resolution, { by }: Casting, being: BeingNumber): void {
  const monster = monsterOf(r, being);
  monster.controller = by;
  r.emit?.({ type: 'charmed', rule: 'W-8.11', subject: monster.id, by });
}

/** A new mental enchantment; a Paralysis goes on from one by the same caster, whose hand it keeps (W-8.5). */
function enchantmentBy(
  r: Resolution,
  { seat, by, isReflected, isPermanent }: Casting,
  kind: MentalKind,
  old: Draft<KnownEnchantment> | undefined,
): Draft<KnownEnchantment> {
  const isSteered = kind === 'paralysis' || kind === 'charm-person';
  const steerer = isSteered ? by : null;
  const goesOn = kind === 'paralysis' && old?.kind === 'paralysis' && old.by !== null && old.by === steerer;
  const isOpen = isReflected || kind === 'charm-person';
  return {
    kind,
    left: isPermanent ? null : 1,
    castRound: r.draft.round,
    by: steerer,
    hand: goesOn ? old.hand : null,
    handTurn: goesOn ? old.handTurn : null,
    seenBy: !isSteered ? [] : isOpen ? r.made.map((_, one) => one) : seersOf(r, seat),
  };
}
