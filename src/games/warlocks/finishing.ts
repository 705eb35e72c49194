import {
  type ByHand,
  GESTURES,
  type Gesture,
  HANDS,
  type HandIndex,
  otherHand,
  type Pair,
  type Seen,
} from './gestures.js';
import type { Options } from './options.js';
import { patternsOf, type SpellId, spellsIn } from './spells.js';
import type { Made } from './state.js';

/** One way to gesture a spell, made ready to be compared with histories. */
export interface Pattern {
  readonly spell: SpellId;
  /** Its gestures, the first one first. */
  readonly letters: readonly Gesture[];
  /** By letter: whether both hands must have made it (W-3.1). */
  readonly both: readonly boolean[];
  /** Whether the last letter takes both hands (W-3.3). */
  readonly isTwoHanded: boolean;
}
/** The patterns of a variant, each list with the longest first. */
export interface Grimoire {
  readonly all: readonly Pattern[];
  /** One-handed ones by their last gesture. */
  readonly one: Readonly<Record<Gesture, readonly Pattern[]>>;
  /** Two-handed ones by their last gesture. */
  readonly two: Readonly<Record<Gesture, readonly Pattern[]>>;
}
/** What a warlock made up to now, as far as it is seen. */
export type History = readonly Pick<Made<Seen>, 'recorded'>[];
/** A spell that is to be cast: the hand is its capital-letter hand. */
export interface Finish {
  readonly spell: SpellId;
  readonly hand: HandIndex;
  readonly isTwoHanded: boolean;
}
/** The spells that orders name. */
export type Names = Partial<ByHand<SpellId | null>>;

function patternOf(spell: SpellId, text: string): Pattern {
  const letters = [...text.toUpperCase()] as Gesture[]; // patterns are made of letters of W-2.1
  const both = [...text].map((letter) => letter !== letter.toUpperCase());
  return { spell, letters, both, isTwoHanded: both.at(-1) === true };
}

function grimoire(options: Options): Grimoire {
  const all = spellsIn(options)
    .flatMap((spell) => patternsOf(spell, options).map((text) => patternOf(spell, text)))
    .sort((a, b) => b.letters.length - a.letters.length);
  const ending = (isTwoHanded: boolean): Grimoire['one'] =>
    Object.fromEntries(
      GESTURES.map((last) => [
        last,
        all.filter((one) => one.isTwoHanded === isTwoHanded && one.letters.at(-1) === last),
      ]),
    ) as unknown as Grimoire['one']; // a list for each of the gestures
  return { all, one: ending(false), two: ending(true) };
}

const variant = (paraFDF: boolean, maladroit: boolean): Grimoire =>
  grimoire({ paraFC: false, paraFDF, maladroit, turnLimit: null });
/** By variant, since only these two switches change what there is to cast (W-1.5). */
const GRIMOIRES = /* @__PURE__ */ (() => [
  variant(false, false),
  variant(true, false),
  variant(false, true),
  variant(true, true),
])();

/** What can be gestured in a variant. */
export const grimoireOf = ({ paraFDF, maladroit }: Options): Grimoire =>
  GRIMOIRES[(paraFDF ? 1 : 0) + (maladroit ? 2 : 0)] as Grimoire; // there are four

/**
 * Whether a hand has made a pattern (W-3.2), the newest pair being `newest`, or the last one of the history. What is
 * hidden fits nothing, nor does a clap with one hand, since every clap is asked of both (W-2.2).
 */
export function fits(
  { letters, both }: Pattern,
  hand: HandIndex,
  history: History,
  newest: Pair<Seen> | null,
): boolean {
  const { length } = letters;
  const shift = newest === null ? history.length - length : history.length + 1 - length;
  if (shift < 0) return false;
  for (let i = length - 1; i >= 0; i--) {
    const pair = newest !== null && i === length - 1 ? newest : (history[shift + i] as Made<Seen>).recorded; // in the history
    const letter = letters[i];
    if (pair[hand] !== letter || (both[i] === true && pair[otherHand(hand)] !== letter)) return false;
  }
  return true;
}

/** The first, so the longest, pattern of a list that a hand has made, or one of a given spell. */
function firstOf(patterns: readonly Pattern[], hand: HandIndex, past: Past, spell: SpellId | null): Pattern | null {
  for (const pattern of patterns) {
    if (spell !== null && pattern.spell !== spell) continue;
    if (fits(pattern, hand, past.history, past.newest)) return pattern;
  }
  return null;
}

/** A history, and the pair that follows it, or `null` where it is the last one of the history. */
export interface Past {
  readonly history: History;
  readonly newest: Pair<Seen> | null;
}
const newestOf = ({ history, newest }: Past): Pair<Seen> | null =>
  newest ?? history[history.length - 1]?.recorded ?? null;

const NONE: readonly Pattern[] = [];
const oneHanded = ({ one }: Grimoire, [left, right]: Pair<Seen>, hand: HandIndex): readonly Pattern[] => {
  const last = hand === 0 ? left : right;
  return last === '?' ? NONE : one[last];
};
const twoHanded = ({ two }: Grimoire, [left, right]: Pair<Seen>): readonly Pattern[] =>
  left === right && left !== '?' ? two[left] : NONE;

/** Whether a hand finishes a spell, two-handed ones as their capital-letter hand. */
export function finishes(grimoire: Grimoire, past: Past, hand: HandIndex, spell: SpellId): boolean {
  return wayOf(grimoire, past, hand, spell) !== null;
}
function wayOf(grimoire: Grimoire, past: Past, hand: HandIndex, spell: SpellId): Pattern | null {
  const newest = newestOf(past);
  if (newest === null) return null;
  return (
    firstOf(twoHanded(grimoire, newest), hand, past, spell) ??
    firstOf(oneHanded(grimoire, newest, hand), hand, past, spell)
  );
}

/** The patterns that a hand finishes, the longest first, two-handed ones before one-handed ones. */
export function finishedBy(grimoire: Grimoire, past: Past, hand: HandIndex): readonly Pattern[] {
  const newest = newestOf(past);
  if (newest === null) return NONE;
  let found: Pattern[] | null = null;
  for (const patterns of [twoHanded(grimoire, newest), oneHanded(grimoire, newest, hand)]) {
    for (const pattern of patterns) {
      if (!fits(pattern, hand, past.history, past.newest)) continue;
      found ??= [];
      found.push(pattern);
    }
  }
  return found ?? NONE;
}

const castAs = ({ spell, isTwoHanded }: Pattern, hand: HandIndex): Finish => ({ spell, hand, isTwoHanded });

/** What is cast: two-handed by name, one-handed by name, two-handed, one-handed, in this order (W-3.7). */
export function settle(grimoire: Grimoire, past: Past, names: Names): readonly Finish[] {
  const newest = newestOf(past);
  if (newest === null) return [];
  const both = twoHanded(grimoire, newest);
  const ones = [oneHanded(grimoire, newest, 0), oneHanded(grimoire, newest, 1)] as const;
  const named = both.length === 0 ? null : namedTwoHanded(both, past, names);
  if (named !== null) return [named];
  const left = namedOf(ones[0], 0, past, names);
  const right = namedOf(ones[1], 1, past, names);
  const longest = left === null && right === null && both.length > 0 ? longestTwoHanded(both, past) : null;
  if (longest !== null) return [longest];
  const found: Finish[] = [];
  const [first, second] = [left ?? firstOf(ones[0], 0, past, null), right ?? firstOf(ones[1], 1, past, null)];
  if (first !== null) found.push(castAs(first, 0));
  if (second !== null) found.push(castAs(second, 1));
  return found;
}

function namedOf(patterns: readonly Pattern[], hand: HandIndex, past: Past, names: Names): Pattern | null {
  const name = names[HANDS[hand]] ?? null;
  return name === null ? null : firstOf(patterns, hand, past, name); // W-3.8: what is impossible is ignored
}

function namedTwoHanded(patterns: readonly Pattern[], past: Past, names: Names): Finish | null {
  const left = namedOf(patterns, 0, past, names);
  if (left !== null) return castAs(left, 0);
  const right = namedOf(patterns, 1, past, names);
  return right === null ? null : castAs(right, 1);
}

function longestTwoHanded(patterns: readonly Pattern[], past: Past): Finish | null {
  for (const pattern of patterns) {
    if (fits(pattern, 0, past.history, past.newest)) return castAs(pattern, 0);
    if (fits(pattern, 1, past.history, past.newest)) return castAs(pattern, 1);
  }
  return null;
}
