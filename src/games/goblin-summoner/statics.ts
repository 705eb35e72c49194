import type { Effect, Keyword, Target } from './card.js';
import { amountOf, fits, holds, isOnSide, type Reader } from './filters.js';
import { cardOn, inPlay, monsterOn, type Seen } from './permanents.js';
import type { Catalogue, Sight } from './shape.js';
import type { Handle } from './state.js';

const KEYWORDS: readonly Keyword[] = ['flying', 'reach', 'guard', 'immobile']; // G-2.11

/** Whether a keyword is printed on a permanent or was granted to it. */
function bears({ catalogue }: Reader, permanent: Seen, keyword: Keyword): boolean {
  const { thisTurn, lasting } = permanent;
  if (thisTurn.keywords.includes(keyword) || lasting.keywords.includes(keyword)) return true;
  return monsterOn(catalogue, permanent)?.keywords.includes(keyword) === true;
}

/** Whether a static effect of `source` is meant for this monster (G-14.10). */
function reaches(reader: Reader, { from, side, filter }: Target, source: Seen, permanent: Seen): boolean {
  if (from === 'self' && source.handle !== permanent.handle) return false;
  if (from === 'play' && !isOnSide(side ?? 'any', permanent.owner, source.owner)) return false;
  return filter === undefined || fits(reader, filter, permanent, source.handle);
}

const isOn = (reader: Reader, effect: Effect, source: Seen): boolean =>
  holds(reader, effect.if, { seat: source.owner, handle: source.handle });

/** Whether `source` lends a keyword; its targets and conditions see no lent keywords (G-9.13). */
function lends(plain: Reader, source: Seen, permanent: Seen, keyword: Keyword): boolean {
  for (const effect of cardOn(plain.catalogue, source)?.effects ?? []) {
    if (effect.when.on !== 'static') continue;
    for (const step of effect.do) {
      if (step.op !== 'grant' || step.keyword !== keyword) continue;
      if (isOn(plain, effect, source) && reaches(plain, step.target, source, permanent)) return true;
    }
  }
  return false;
}

/** Whether a permanent has a keyword: printed, granted or lent. */
function has(reader: Reader, permanent: Seen, keyword: Keyword): boolean {
  if (bears(reader, permanent, keyword)) return true;
  if (reader.catalogue.lenders.length === 0) return false;
  const plain: Reader = { table: reader.table, catalogue: reader.catalogue, has: bears };
  for (const { play } of reader.table.players) {
    for (const source of play) if (!source.faceDown && lends(plain, source, permanent, keyword)) return true;
  }
  return false;
}

/** Reads the table as it stands, all keywords counted. */
export const readerOf = (table: Sight, catalogue: Catalogue): Reader => ({ table, catalogue, has });

/** All keywords a permanent has now. */
export const keywordsOf = (reader: Reader, permanent: Seen): Keyword[] =>
  KEYWORDS.filter((keyword) => reader.has(reader, permanent, keyword));

/** What static effects of `source` add to a monster's attack or defence. */
function added(reader: Reader, source: Seen, permanent: Seen, value: 'attack' | 'defence'): number {
  let sum = 0;
  for (const effect of cardOn(reader.catalogue, source)?.effects ?? []) {
    if (effect.when.on !== 'static' || !isOn(reader, effect, source)) continue;
    for (const step of effect.do) {
      if (step.op !== 'buff' || !reaches(reader, step.target, source, permanent)) continue;
      sum += amountOf(reader, step[value] ?? 0, { seat: source.owner, handle: source.handle });
    }
  }
  return sum;
}

/** A monster's current attack or defence (G-8.13); 0 for anything else. */
export function statOf(reader: Reader, permanent: Seen, value: 'attack' | 'defence'): number {
  const monster = monsterOn(reader.catalogue, permanent);
  if (monster === null) return 0;
  let sum = monster[value] + permanent.thisTurn[value] + permanent.lasting[value];
  for (const { play } of reader.table.players) {
    for (const source of play) if (!source.faceDown) sum += added(reader, source, permanent, value);
  }
  return Math.max(0, sum);
}

/** What a monster in play amounts to now. */
export interface MonsterStats {
  /** Current attack, from 0 (G-8.13). */
  readonly attack: number;
  /** Current defence, from 0 (G-8.13). */
  readonly defence: number;
  /** Hit points left, from 1 (G-8.11). */
  readonly hp: number;
  /** All keywords it has: printed, granted and lent (G-9.13). */
  readonly keywords: readonly Keyword[];
}

/**
 * The current values of a monster in play, all bonuses and static effects counted; `null` if that is no monster in play
 * or the viewer may not know it. `catalogue` is that of the game: `goblinSummoner.catalogue`.
 */
export function statsOf(position: Sight, handle: Handle, catalogue: Catalogue): MonsterStats | null {
  const permanent = inPlay(position, handle);
  const monster = permanent === undefined ? null : monsterOn(catalogue, permanent);
  if (permanent === undefined || monster === null) return null;
  const reader = readerOf(position, catalogue);
  return {
    attack: statOf(reader, permanent, 'attack'),
    defence: statOf(reader, permanent, 'defence'),
    hp: monster.hp - permanent.damage,
    keywords: keywordsOf(reader, permanent),
  };
}
