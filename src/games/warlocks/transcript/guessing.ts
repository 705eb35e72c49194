import type { Seat } from '../../../kernel/types.js';
import { grimoireOf, type Pattern } from '../finishing.js';
import type { Gesture, HandIndex, Pair } from '../gestures.js';
import { defaults } from '../options.js';
import type { Page, PageAct, PageTurn } from './page.js';

/** What is known of a hidden pair: what later castings need of it. */
type Needed = [Gesture | null, Gesture | null];
/** A turn of one warlock. */
interface Own {
  readonly turn: number;
  readonly act: PageAct;
  readonly needed: Needed;
}

const otherOf = (hand: HandIndex): HandIndex => (hand === 0 ? 1 : 0);

/** The turns in which a hand would have made a pattern, the last one now; `null` where what is seen does not fit. */
function wayOf(pattern: Pattern, hand: HandIndex, own: readonly Own[]): readonly Own[] | null {
  const { letters, both } = pattern;
  const made = own.slice(-letters.length);
  if (made.length < letters.length) return null;
  const fits = made.every(({ act: { pair }, needed }, at) => {
    const seen = pair ?? needed;
    const hands: readonly HandIndex[] = both[at] === true ? [hand, otherOf(hand)] : [hand];
    return hands.every((one) => seen[one] === letters[at] || seen[one] === null);
  });
  return fits ? made : null;
}

/** Takes down what a casting needs of hidden pairs. */
function need(pattern: Pattern, hand: HandIndex, way: readonly Own[]): void {
  for (const [at, { act, needed }] of way.entries()) {
    if (act.pair !== null) continue;
    const letter = pattern.letters[at] ?? null;
    needed[hand] = letter;
    if (pattern.both[at] === true) needed[otherOf(hand)] = letter;
  }
}

function needOfCastings(patterns: readonly Pattern[], own: readonly Own[]): void {
  const act = own.at(-1)?.act;
  const casts = act?.isTold === true ? act.casts.filter(({ isBanked }) => !isBanked) : [];
  for (const [at, { spell }] of casts.entries()) {
    const hands: readonly HandIndex[] = casts.length > 1 ? [at === 0 ? 0 : 1] : [0, 1];
    const ways = patterns
      .filter((pattern) => pattern.spell === spell)
      .flatMap((pattern) => hands.map((hand) => ({ pattern, hand, way: wayOf(pattern, hand, own) })));
    const found = ways.find(({ way }) => way !== null);
    if (found?.way != null) need(found.pattern, found.hand, found.way);
  }
}

/** A pair that nobody took for a surrender (W-2.5). */
const guessOf = ([left, right]: Needed): Pair<Gesture> =>
  left === 'P' && right === 'P' ? ['P', '-'] : [left ?? '-', right ?? '-'];

/** The turns of a page with a guess for each hidden pair: what the castings announced later need of it, else nothing. */
export function withGuesses(turns: readonly PageTurn[], { options }: Pick<Page, 'options'>): readonly PageTurn[] {
  const patterns = grimoireOf({ ...defaults, ...options }).all;
  const guesses = new Map<string, Pair<Gesture>>();
  const seats = turns[0]?.acts.map((_, seat): Seat => seat) ?? [];
  for (const seat of seats) {
    const own: Own[] = [];
    for (const { turn, acts } of turns) {
      const act = acts[seat] ?? null;
      if (act === null) continue;
      own.push({ turn, act, needed: [null, null] });
      needOfCastings(patterns, own);
    }
    for (const { turn, act, needed } of own) if (act.pair === null) guesses.set(`${turn} ${seat}`, guessOf(needed));
  }
  return turns.map((one) => ({
    ...one,
    acts: one.acts.map((act, seat) => {
      const guess = guesses.get(`${one.turn} ${seat}`);
      return act === null || guess === undefined ? act : { ...act, guess };
    }),
  }));
}
