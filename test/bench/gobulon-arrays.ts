// Gobulon by hand, a struct of arrays: what the language can do at most. Played by `advance` alone, without events, so
// with no order to choose. A test holds it to the results of the game from the same shuffles.
import type { Card, CardId, Catalogue, State } from '../../src/games/gobulon/index.js';

const ROOM = 128; // more than the fifty cards of a hand, a power of two
const MASK = ROOM - 1;
const NEXT = 0;
const OPPONENT = 1;
const BY_TYPE = 0;
const BY_VALUE = 1;
const BY_PARITY = 2;

/** The cards of a catalogue by number. */
export interface Numbers {
  readonly ids: readonly CardId[];
  readonly value: Uint8Array;
  /** One bit for each type. */
  readonly types: Uint32Array;
  readonly battle: Uint8Array;
  readonly control: Uint8Array;
  /** The first bonus of a card, and the one after its last. */
  readonly first: Uint16Array;
  readonly amount: Uint8Array;
  readonly look: Uint8Array;
  readonly kind: Uint8Array;
  /** A bit for a type, or a value. */
  readonly asked: Uint32Array;
}

const bonusesOf = ({ powers }: Card) => powers.flatMap((power) => (power.kind === 'bonus' ? [power] : []));

/** Numbers the cards of a catalogue; at most 32 types. */
export function numbersOf({ cards, types }: Catalogue): Numbers {
  const all = Object.values(cards);
  const bit = (type: string): number => 2 ** types.indexOf(type);
  const bonuses = all.flatMap(bonusesOf);
  const first = new Uint16Array(all.length + 1);
  for (const [i, card] of all.entries()) first[i + 1] = (first[i] ?? 0) + bonusesOf(card).length;
  const typesOf = ({ type, powers }: Card): number => {
    let found = type === null ? 0 : bit(type);
    for (const power of powers) {
      if (power.kind !== 'counts-as') continue;
      found = power.types === 'all' ? 2 ** 32 - 1 : (found | power.types.reduce((sum, one) => sum | bit(one), 0)) >>> 0;
    }
    return found;
  };
  return {
    ids: all.map(({ id }) => id),
    value: Uint8Array.from(all, ({ value }) => value),
    types: Uint32Array.from(all, typesOf),
    battle: Uint8Array.from(all, ({ powers }) => (powers.some(({ kind }) => kind === 'battle') ? 1 : 0)),
    control: Uint8Array.from(all, (card) => (bonusesOf(card).some(({ look }) => look === 'next') ? 1 : 0)),
    first,
    amount: Uint8Array.from(bonuses, ({ amount }) => amount),
    look: Uint8Array.from(bonuses, ({ look }) => (look === 'next' ? NEXT : OPPONENT)),
    kind: Uint8Array.from(bonuses, ({ if: one }) => ('type' in one ? BY_TYPE : 'value' in one ? BY_VALUE : BY_PARITY)),
    asked: Uint32Array.from(bonuses, ({ if: one }) => ('type' in one ? bit(one.type) : 'value' in one ? one.value : 0)),
  };
}

/** The hands of a state by number. */
export function handsOf({ players }: State, { ids }: Numbers): readonly [Uint8Array, Uint8Array] {
  const hand = (seat: 0 | 1): Uint8Array => Uint8Array.from(players[seat].hand, (card) => ids.indexOf(card));
  return [hand(0), hand(1)];
}

/** How a game ended: who won, 2 for a draw, and by what. */
export interface Ending {
  readonly winner: 0 | 1 | 2;
  readonly reason: 'no-cards' | 'battle-short' | 'control-impossible';
}
/** A game under way; all that changes is numbers. */
export interface Arrays {
  /** Starts from hands, the top card last. */
  readonly load: (hands: readonly [Uint8Array, Uint8Array]) => void;
  /** One step of both players; null while the game goes on. */
  readonly advance: () => Ending | null;
  /** How many turns have been finished. */
  readonly turns: () => number;
  /** The cards of a seat, the hand from the bottom up as a state holds it. */
  readonly cards: (seat: 0 | 1) => { readonly hand: CardId[]; readonly bin: CardId[]; readonly table: CardId[] };
}

/** A table for one game after another. */
export function createArrays(numbers: Numbers, options: Pick<State['options'], 'parity' | 'returnOrder'>): Arrays {
  const { value, types, battle, control, first, amount, look, kind, asked } = numbers;
  const odd = options.parity === 'odd' ? 1 : 0;
  const isReversed = options.returnOrder === 'reversed';
  // Both hands in one ring each: `top` is the place of the top card, cards go under it at `top - size`.
  const hands = [new Uint8Array(ROOM), new Uint8Array(ROOM)] as const;
  const bins = [new Uint8Array(ROOM), new Uint8Array(ROOM)] as const;
  const tables = [new Uint8Array(ROOM), new Uint8Array(ROOM)] as const;
  const top = new Uint32Array(2);
  const size = new Uint32Array(2);
  const binned = new Uint32Array(2);
  let [laid, depth, turns] = [0, 0, 0];

  function lay(seat: 0 | 1): void {
    tables[seat][laid] = hands[seat][(top[seat] as number) & MASK] as number;
    top[seat] = (top[seat] as number) - 1;
    size[seat] = (size[seat] as number) - 1;
  }
  function putUnder(seat: 0 | 1, card: number): void {
    hands[seat][((top[seat] as number) - (size[seat] as number)) & MASK] = card;
    size[seat] = (size[seat] as number) + 1;
  }
  function makeControl(seat: 0 | 1): number {
    const card = hands[seat][(top[seat] as number) & MASK] as number;
    top[seat] = (top[seat] as number) - 1;
    size[seat] = (size[seat] as number) - 1;
    putUnder(seat, card);
    return card;
  }
  function effective(card: number, next: number, opponent: number): number {
    let sum = value[card] as number;
    const end = first[card + 1] as number;
    for (let i = first[card] as number; i < end; i++) {
      const seen = look[i] === NEXT ? next : opponent;
      const printed = value[seen] as number;
      const fits =
        kind[i] === BY_TYPE
          ? ((types[seen] as number) & (asked[i] as number)) !== 0
          : kind[i] === BY_VALUE
            ? printed === asked[i]
            : printed !== 0 && (printed & 1) === odd;
      if (fits) sum += amount[i] as number;
    }
    return sum;
  }
  function win(winner: 0 | 1): Ending | null {
    const loser = winner === 0 ? 1 : 0;
    for (let i = 0; i < laid; i++) {
      bins[loser][(binned[loser] as number) + i] = tables[loser][i] as number;
      putUnder(winner, tables[winner][isReversed ? laid - 1 - i : i] as number);
    }
    binned[loser] = (binned[loser] as number) + laid;
    laid = 0;
    depth = 0;
    turns += 1;
    return size[loser] === 0 ? { winner, reason: 'no-cards' } : null;
  }
  const short = (a: boolean, b: boolean, reason: Ending['reason']): Ending => ({
    winner: a && b ? 2 : a ? 1 : 0,
    reason,
  });

  function advance(): Ending | null {
    if (depth > 0) {
      lay(0);
      lay(1);
      laid += 1;
    }
    lay(0);
    lay(1);
    const a = tables[0][laid] as number;
    const b = tables[1][laid] as number;
    laid += 1;
    const failsA = control[a] === 1 && size[0] === 0;
    const failsB = control[b] === 1 && size[1] === 0;
    if (failsA || failsB) return short(failsA, failsB, 'control-impossible');
    const nextA = control[a] === 1 ? makeControl(0) : 0;
    const nextB = control[b] === 1 ? makeControl(1) : 0;
    const valueA = effective(a, nextA, b);
    const valueB = effective(b, nextB, a);
    if (valueA !== valueB && battle[a] === 0 && battle[b] === 0) return win(valueA > valueB ? 0 : 1);
    const shortA = (size[0] as number) < 2;
    const shortB = (size[1] as number) < 2;
    if (shortA || shortB) return short(shortA, shortB, 'battle-short');
    depth += 1;
    return null;
  }

  const named = (from: Uint8Array, count: number): CardId[] =>
    Array.from({ length: count }, (_, i) => numbers.ids[from[i] as number] as CardId);
  return {
    load(dealt) {
      for (const seat of [0, 1] as const) {
        const hand = dealt[seat];
        hands[seat].set(hand);
        top[seat] = hand.length - 1;
        size[seat] = hand.length;
        binned[seat] = 0;
      }
      [laid, depth, turns] = [0, 0, 0];
    },
    advance,
    turns: () => turns,
    cards: (seat) => ({
      hand: Array.from({ length: size[seat] as number }, (_, i) => {
        const place = ((top[seat] as number) - (size[seat] as number) + 1 + i) & MASK;
        return numbers.ids[hands[seat][place] as number] as CardId;
      }),
      bin: named(bins[seat], binned[seat] as number),
      table: named(tables[seat], laid),
    }),
  };
}
