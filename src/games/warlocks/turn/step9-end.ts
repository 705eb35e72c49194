import { judge, leave } from '../ending.js';
import {
  beingOf,
  hasMark,
  MARK,
  monsterOf,
  NOBODY,
  numberOf,
  type Resolution,
  setMark,
  warlockOf,
} from './resolution.js';
import { dropRoundMarks } from './step8a-removal.js';
import { chooseNext } from './step9f-next.js';

/** Step 9 of W-6: who dies, who surrenders, whether the battle is over, and what turn is next. */
export function endTurn(r: Resolution): void {
  if (r.isNormal) succumb(r);
  buryMonsters(r);
  buryWarlocks(r);
  surrender(r);
  forgetTheLost(r);
  const outcome = judge(r.draft);
  chooseNext(r, outcome);
}

/** Step 9a: Disease and Poison that have run out mark their victims (W-12.4). */
function succumb(r: Resolution): void {
  const { round } = r.draft;
  for (let seat = 0; seat < r.seats; seat++) {
    const { status, enchantments } = warlockOf(r, seat);
    if (status !== 'in') continue;
    for (const { kind, left, castRound } of enchantments) {
      if ((kind !== 'disease' && kind !== 'poison') || left !== 1 || castRound === round) continue;
      setMark(r, seat, MARK.doomed);
      r.emit?.({ type: 'succumbed', rule: kind === 'disease' ? 'W-7.21' : 'W-7.22', seat, enchantment: kind });
    }
  }
}

const isDying = (r: Resolution, being: number): boolean =>
  beingOf(r, being).health <= 0 || hasMark(r, being, MARK.doomed);

/** Step 9b. */
function buryMonsters(r: Resolution): void {
  for (let being = r.seats; being < r.marks.length; being++) {
    const monster = monsterOf(r, being);
    if (!monster.alive || !isDying(r, being)) continue;
    monster.alive = false;
    dropRoundMarks(monster);
    r.emit?.({ type: 'died', rule: 'W-10.10', being: monster.id });
  }
}

/** Step 9c: all deaths happen together (W-15.4); he who ordered suicide dies as well (W-15.8). */
function buryWarlocks(r: Resolution): void {
  for (let seat = 0; seat < r.seats; seat++) {
    if (warlockOf(r, seat).status !== 'in') continue;
    const isSuicide = r.orders[seat]?.suicide === true;
    if (isSuicide) r.emit?.({ type: 'ended-own-life', rule: 'W-15.8', seat });
    if (!isSuicide && !isDying(r, seat)) continue;
    leave(r.draft, seat, 'dead');
    r.emit?.({ type: 'died', rule: 'W-15.3', being: seat });
  }
}

/** Step 9d: who is alive and has really made both palms surrenders (W-2.5, W-15.6, W-15.7). */
function surrender(r: Resolution): void {
  for (let seat = 0; seat < r.seats; seat++) {
    const made = r.made[seat] ?? null;
    if (made === null || made[0] !== 'P' || made[1] !== 'P' || warlockOf(r, seat).status !== 'in') continue;
    leave(r.draft, seat, 'surrendered');
    r.emit?.({ type: 'surrendered', rule: 'W-15.6', seat });
  }
}

/** A victim that has left the battle, or never came, is replaced by nobody (W-10.7). */
function forgetTheLost(r: Resolution): void {
  for (const monster of r.draft.monsters) {
    if (!monster.alive || monster.victim === 'nobody') continue;
    if (numberOf(r, monster.victim) === NOBODY) monster.victim = 'nobody';
  }
}
