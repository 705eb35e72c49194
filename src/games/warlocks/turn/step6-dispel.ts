import { seek, shield } from './gates.js';
import { idOf, MARK, NOBODY, type Resolution, setMark } from './resolution.js';

/**
 * Step 6 of W-6: Dispel Magic, if one is in the queue; whether it has stopped all other castings (W-9.8). The marks of
 * the round are no enchantments, and stay (W-9.12).
 */
export function dispelMagic(r: Resolution): boolean {
  const { draft } = r;
  if (r.queue[0]?.spell !== 'dispel-magic') return false; // it has the first rank
  r.emit?.({ type: 'dispelled', rule: 'W-9.8' });
  for (const warlock of draft.warlocks) {
    if (warlock.status !== 'in') continue;
    if (warlock.enchantments.length > 0) warlock.enchantments = []; // W-13.10: the bank stays
    warlock.timeStopMark = false;
  }
  for (let place = 0; place < draft.monsters.length; place++) {
    const monster = draft.monsters[place];
    if (monster?.alive !== true) continue;
    if (monster.enchantments.length > 0) monster.enchantments = [];
    setMark(r, r.seats + place, MARK.doomed);
  }
  for (const casting of r.queue) {
    if (casting.spell !== 'dispel-magic') break;
    const being = seek(r, casting);
    if (being === NOBODY) continue;
    // W-12.7: its shield does nothing in a time-stopped turn.
    if (!r.isTimeStopped) shield(r, being);
    r.emit?.({ type: 'took-effect', rule: 'W-7.1', subject: idOf(r, being), spell: 'dispel-magic' });
  }
  return true;
}
