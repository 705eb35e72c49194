import type { Random } from '../../kernel/types.js';
import { fits, grimoireOf, type History, type Pattern } from './finishing.js';
import { GESTURES, type Gesture, type HandIndex, otherHand, type Pair } from './gestures.js';
import type { Options } from './options.js';
import type { Warlock } from './state.js';

/** A spell that a hand may finish: so many more gestures of it, the next one first. */
export interface Prospect {
  readonly pattern: Pattern;
  /** How many of its gestures are still to come, from 1. */
  readonly left: number;
}

/** The first letters of a pattern, so many of them. */
const startOf = (pattern: Pattern, length: number): Pattern => ({
  ...pattern,
  letters: pattern.letters.slice(0, length),
  both: pattern.both.slice(0, length),
});

/** The fewest gestures that a hand still needs for a pattern; all of them where nothing of it has been made. */
function leftOf(pattern: Pattern, hand: HandIndex, history: History): number {
  const { length } = pattern.letters;
  for (let made = length - 1; made > 0; made--) {
    if (fits(startOf(pattern, made), hand, history, null)) return length - made;
  }
  return length;
}

/** For one hand, every way to gesture a spell of the variant, and how many gestures of it are left (W-3.2, W-3.6). */
export const prospectsOf = (history: History, hand: HandIndex, options: Options): readonly Prospect[] =>
  grimoireOf(options).all.map((pattern) => ({ pattern, left: leftOf(pattern, hand, history) }));

/** How likely a spell is gone on with: half as likely for each gesture that is left. */
const weightOf = ({ left }: Prospect): number => 2 ** (8 - left);

function pickProspect(prospects: readonly Prospect[], random: Random): Prospect | undefined {
  const sum = prospects.reduce((total, one) => total + weightOf(one), 0);
  let drawn = random.int(sum);
  return prospects.find((one) => {
    drawn -= weightOf(one);
    return drawn < 0;
  });
}

const CHANCES = 1 << 20;

/** A pair of gestures that goes on with spells, each hand with the given likelihood, 0 to 1; else any. */
export function leaning({ history }: Warlock, options: Options, random: Random, finishing: number): Pair {
  const pair: [Gesture, Gesture] = [random.pick(GESTURES), random.pick(GESTURES)];
  for (const hand of [0, 1] as const) {
    if (random.int(CHANCES) >= finishing * CHANCES) continue;
    const found = pickProspect(prospectsOf(history, hand, options), random);
    if (found === undefined) continue;
    const place = found.pattern.letters.length - found.left;
    pair[hand] = found.pattern.letters[place] ?? pair[hand];
    if (found.pattern.both[place] !== true) continue;
    pair[otherHand(hand)] = pair[hand]; // it takes both hands
    break;
  }
  return pair;
}
