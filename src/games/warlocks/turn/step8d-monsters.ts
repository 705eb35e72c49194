import type { Draft } from 'immer';
import { draw } from '../draws.js';
import { isUnder, mentalOf } from '../enchantments.js';
import type { AttackOutcome } from '../events.js';
import { DAMAGE, isElemental } from '../minions.js';
import type { KnownMonster } from '../state.js';
import { beingsIn } from '../targets.js';
import { isShielded, resists } from './gates.js';
import {
  type BeingNumber,
  beingOf,
  hasMark,
  isWarlock,
  MARK,
  monsterOf,
  NOBODY,
  numberOf,
  type Resolution,
  settledOf,
} from './resolution.js';

type Attack = 'first' | 'hasted' | 'time-stopped';
/** What bears on the attacks of this turn, by monster's place: kept from them, or confused into another victim. */
interface Turmoil {
  readonly isKept: boolean;
  readonly victim: BeingNumber | null;
}
const CALM: Turmoil = { isKept: false, victim: null };

/**
 * Step 8d: monsters attack in order of creation, the dying among them (W-10.10, W-11.8), then hasted ones again, then
 * time-stopped ones (W-10.8).
 */
export function attack(r: Resolution): void {
  const { monsters } = r.draft;
  if (monsters.length === 0) return;
  const turmoil: (Turmoil | undefined)[] = [];
  if (r.isNormal) {
    // W-12.6
    for (let place = 0; place < monsters.length; place++) attackWith(r, place, 'first', turmoil);
    for (let place = 0; place < monsters.length; place++) {
      if (isFit(r, place) && isUnder(monsterOf(r, r.seats + place), 'haste')) attackWith(r, place, 'hasted', turmoil);
    }
  }
  for (let place = 0; place < monsters.length; place++) {
    if (hasMark(r, r.seats + place, MARK.timeStop) && isFit(r, place)) attackWith(r, place, 'time-stopped', turmoil);
  }
}

/** Whether a monster is alive enough for an extra attack: health above 0 and not doomed (W-10.8). */
const isFit = (r: Resolution, place: number): boolean =>
  monsterOf(r, r.seats + place).alive &&
  monsterOf(r, r.seats + place).health > 0 &&
  !hasMark(r, r.seats + place, MARK.doomed);

function attackWith(r: Resolution, place: number, which: Attack, turmoil: (Turmoil | undefined)[]): void {
  const monster = monsterOf(r, r.seats + place);
  if (!monster.alive) return;
  turmoil[place] ??= turmoilOf(r, place);
  const { isKept, victim } = turmoil[place];
  if (isKept) {
    // W-8.16: it makes none of its attacks, which is told once.
    if (which !== 'first') return;
    const rule = 'W-8.7';
    r.emit?.({
      type: 'attacked',
      rule,
      monster: monster.id,
      victim: 'nobody',
      attack: which,
      outcome: 'kept',
      amount: 0,
    });
  } else if (isElemental(monster.kind)) rampage(r, place, which);
  else strike(r, place, which, victim ?? numberOf(r, monster.victim));
}

/**
 * What a mental enchantment does to the attacks of a normal turn (W-8.16, W-8.22), unless something has lifted it
 * (W-7.43). The victim of a confused minion is drawn once, at its first attack (W-8.23).
 */
function turmoilOf(r: Resolution, place: number): Turmoil {
  const kind = r.isNormal
    ? mentalOf<Draft<KnownMonster>['enchantments'][number]>(monsterOf(r, r.seats + place))?.kind
    : undefined;
  if (kind === undefined) return CALM;
  if (kind !== 'confusion') return { isKept: true, victim: null };
  const { id } = monsterOf(r, r.seats + place);
  const drawn = beingsIn(r.draft).filter((being) => being !== id); // W-8.12
  return { isKept: false, victim: numberOf(r, drawn.length === 1 ? (drawn[0] ?? 'nobody') : draw(r, drawn)) };
}

/** An elemental attacks every other being in the battle (W-11.3). */
function rampage(r: Resolution, place: number, which: Attack): void {
  const { warlocks, monsters } = r.draft;
  for (let seat = 0; seat < r.seats; seat++) if (warlocks[seat]?.status === 'in') strike(r, place, which, seat);
  for (let other = 0; other < monsters.length; other++) {
    if (other !== place && monsters[other]?.alive === true) strike(r, place, which, r.seats + other);
  }
}

function strike(r: Resolution, place: number, which: Attack, victim: BeingNumber): void {
  const { id, kind } = monsterOf(r, r.seats + place);
  const outcome = outcomeOf(r, kind, victim, which === 'time-stopped');
  const amount = outcome === 'hit' ? DAMAGE[kind] : 0;
  if (amount > 0) beingOf(r, victim).health -= amount;
  const rule = isElemental(kind) ? 'W-11.3' : 'W-10.7';
  r.emit?.({ type: 'attacked', rule, monster: id, victim: settledOf(r, victim), attack: which, outcome, amount });
}

/** No defence helps against a time-stopped attack (W-10.8). */
function outcomeOf(r: Resolution, kind: KnownMonster['kind'], victim: BeingNumber, isPiercing: boolean): AttackOutcome {
  if (victim === NOBODY) return 'nobody';
  if (isPiercing) return 'hit';
  if (kind === 'fire-elemental' && resists(r, victim, 'resist-heat')) return 'resisted';
  if (kind === 'ice-elemental' && resists(r, victim, 'resist-cold')) return 'resisted';
  if (!isElemental(kind) && isWarlock(r, victim) && r.invisible[victim] === true) return 'unseen';
  return isShielded(r, victim) ? 'deflected' : 'hit';
}
