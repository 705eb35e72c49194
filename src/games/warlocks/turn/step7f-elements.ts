import type { ElementalKind, SpellId } from '../spells.js';
import { type BeingNumber, destroy, hasMark, MARK, monsterOf, NOBODY, type Resolution, setMark } from './resolution.js';

/** Step 7f: elementals and storms meet, and undo each other (W-11.5). */
export function meetElements(r: Resolution): void {
  const fire = youngest(r, 'fire-elemental', 'summon-fire-elemental');
  const ice = youngest(r, 'ice-elemental', 'summon-ice-elemental');
  if (fire !== NOBODY && ice !== NOBODY) {
    destroy(r, fire, 'summon-ice-elemental');
    destroy(r, ice, 'summon-fire-elemental');
  }
  const fireStorm = r.queue.some(({ spell }) => spell === 'fire-storm');
  const iceStorm = r.queue.some(({ spell }) => spell === 'ice-storm');
  if (fireStorm && iceStorm) {
    fail(r, 'fire-storm');
    fail(r, 'ice-storm');
    return;
  }
  if (fireStorm) r.fireRages = meetStorm(r, 'fire-storm', { own: fire, other: ice });
  if (iceStorm) r.iceRages = meetStorm(r, 'ice-storm', { own: ice, other: fire });
}

/** The youngest elemental of a kind; it replaces older ones, which are destroyed at once (W-11.9). */
function youngest(r: Resolution, kind: ElementalKind, spell: SpellId): BeingNumber {
  let found = NOBODY;
  const { monsters } = r.draft;
  for (let place = 0; place < monsters.length; place++) {
    const monster = monsters[place];
    if (monster?.alive !== true || monster.kind !== kind) continue;
    destroy(r, found, spell);
    found = r.seats + place;
  }
  return found;
}

function fail(r: Resolution, storm: 'fire-storm' | 'ice-storm'): void {
  r.emit?.({ type: 'storm-failed', rule: 'W-11.5', storm });
}

/** Whether a storm goes on: an elemental of the other kind stops it, one of its own kind is swallowed by it. */
function meetStorm(
  r: Resolution,
  storm: 'fire-storm' | 'ice-storm',
  { own, other }: { readonly own: BeingNumber; readonly other: BeingNumber },
): boolean {
  const goesOn = other === NOBODY;
  if (!goesOn) {
    fail(r, storm);
    destroy(r, other, storm);
  }
  if (own !== NOBODY && !hasMark(r, own, MARK.destroyed)) {
    // W-11.10: it is told with the storm.
    setMark(r, own, MARK.destroyed | MARK.swallowed);
  }
  return goesOn;
}

/** The elemental that the storm of its own kind has swallowed, for the report. */
export function swallowedBy(r: Resolution): BeingNumber {
  for (let being = r.seats; being < r.marks.length; being++) {
    if (hasMark(r, being, MARK.swallowed)) return monsterOf(r, being).alive ? being : NOBODY;
  }
  return NOBODY;
}
