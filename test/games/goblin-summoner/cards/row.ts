import type { Duel, Scene } from '../duel.js';

/** A card, what it does, where, when what is done, and how things are afterwards. */
export interface Row {
  readonly card: string;
  readonly does: string;
  readonly scene: Scene;
  readonly act: (duel: Duel) => unknown;
  /** `a.play`: a zone in notation; `a.hand#`: its size; `a.pool`: mana; `a`, `b` as in the scene. */
  readonly then: Readonly<Record<string, string | number>>;
}
/** One row, on one line. */
export const row = (
  card: string,
  does: string,
  scene: Scene,
  ...[act, then]: readonly [Row['act'], Row['then']]
): Row => ({ card, does, scene, act, then });

/** What is there now under a key of `then`. */
export function seenAt(duel: Duel, key: string): string | number {
  const [side, what = ''] = key.split('.');
  const duellist = side === 'a' ? duel.a : duel.b;
  if (what === 'pool' || what === 'locked') return duellist[what];
  if (what.endsWith('#')) return duellist.count(what.slice(0, -1) as 'hand');
  return duellist.zone(what as 'hand');
}
