/** The eight symbols of W-2.1, in the order in which chance counts them (W-17.5). */
export const GESTURES = ['F', 'P', 'S', 'W', 'D', 'C', '>', '-'] as const;
/** A symbol of W-2.1: six gestures of spells, the stab `>` and nothing `-` (W-2.3). */
export type Gesture = (typeof GESTURES)[number];
/** A gesture in a history, `?` where the viewer has not seen it (W-14.4). */
export type Seen = Gesture | '?';

/** The hands, the left one first. */
export const HANDS = ['LH', 'RH'] as const;
/** The left or the right hand. */
export type Hand = (typeof HANDS)[number];
/** One thing for each hand. */
export interface ByHand<Value> {
  readonly LH: Value;
  readonly RH: Value;
}
/** What both hands made in one turn, the left one first. */
export type Pair<Known = Gesture> = readonly [left: Known, right: Known];

/** Where a hand stands in a pair. */
export type HandIndex = 0 | 1;
/** The other hand of a pair. */
export const otherHand = (hand: HandIndex): HandIndex => (hand === 0 ? 1 : 0);
/** Whether a text is a symbol of W-2.1. */
export const isGesture = (value: unknown): value is Gesture => GESTURES.includes(value as Gesture);
/** Whether a value names a hand. */
export const isHand = (value: unknown): value is Hand => value === 'LH' || value === 'RH';
