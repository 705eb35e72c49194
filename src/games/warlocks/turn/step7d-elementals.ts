import type { ElementalKind } from '../spells.js';
import { isCountered } from './gates.js';
import { type Casting, idOf, NOBODY, numberOf, type Resolution } from './resolution.js';
import { create } from './step7c-minions.js';

/** Step 7d: an elemental, whatever it is aimed at (W-11.1), unless a Counter Spell absorbs it (W-11.2). */
export function summonElemental(r: Resolution, casting: Casting): void {
  const kind: ElementalKind = casting.spell === 'summon-fire-elemental' ? 'fire-elemental' : 'ice-elemental';
  const target = numberOf(r, casting.target ?? 'nobody');
  if (target === NOBODY || !isCountered(r, target)) create(r, casting, kind, null);
  else r.emit?.({ type: 'absorbed', rule: 'W-11.2', kind, subject: idOf(r, target) });
}
