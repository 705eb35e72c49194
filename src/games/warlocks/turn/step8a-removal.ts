import type { Draft } from 'immer';
import type { KnownMonster, KnownWarlock } from '../state.js';
import { hasMark, MARK, monsterOf, type Resolution } from './resolution.js';

/** Takes the marks of the round off a being that has left the battle. */
export function dropRoundMarks(being: Draft<KnownWarlock> | Draft<KnownMonster>): void {
  being.shield = false;
  being.countered = false;
  being.mentalThisRound = 0;
}

/** Step 8a: monsters that were destroyed at once are removed; from then on whoever attacks them attacks nobody (W-4.10). */
export function removeDestroyed(r: Resolution): void {
  for (let being = r.seats; being < r.marks.length; being++) {
    if (!hasMark(r, being, MARK.destroyed)) continue;
    const monster = monsterOf(r, being);
    monster.alive = false;
    dropRoundMarks(monster);
  }
}
