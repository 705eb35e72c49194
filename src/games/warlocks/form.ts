import { invalid } from '../../kernel/errors.js';
import type { Position, Seat } from '../../kernel/types.js';
import { isUnder, mentalOf } from './enchantments.js';
import { finishedBy, fits, grimoireOf, type Past, type Pattern, settle } from './finishing.js';
import { type ByHand, GESTURES, type Gesture, HANDS, type Hand, type HandIndex } from './gestures.js';
import { SUMMONED } from './minions.js';
import { maySuicide } from './moves/reasons.js';
import type { Warlocks } from './shape.js';
import type { SpellId } from './spells.js';
import type { Directed, HandRef, MentalKind, Target, Warlock } from './state.js';
import { steers } from './steering.js';
import { refOf, seatsIn, targetsIn, warlockAt } from './targets.js';
import { view } from './view.js';

/** A spell that would be cast, its capital-letter hand, and whether it takes both hands. */
export interface Cast {
  readonly spell: SpellId;
  readonly hand: Hand;
  readonly isTwoHanded: boolean;
}
/** What may be named as `spells`, and what is cast then unless a gesture is bent (W-3.7). */
export interface Naming {
  readonly spells: Partial<ByHand<SpellId>>;
  readonly casts: readonly Cast[];
}
/** A pair of gestures that finishes something. */
export interface FinishingPair {
  readonly gestures: ByHand<Gesture>;
  /** The spells that each hand finishes, the longest first; two-handed ones as their capital-letter hand. */
  readonly finished: ByHand<readonly SpellId[]>;
  /** All that may be named with this pair, the first naming nothing. */
  readonly namings: readonly Naming[];
}
/** A warlock whose Paralysis the player steers: `locked` is the hand that stays the same, else there is a choice (W-8.5). */
export interface ParalysisChoice {
  readonly seat: Seat;
  readonly locked: Hand | null;
}

/**
 * What a player may order for the coming turn: a page can be drawn from it alone (W-17.4, W-17.8). Whatever is filled in
 * by it is not refused: any gestures; one of the namings of that pair, or none where the pair finishes nothing; any
 * targets and directions; a hand for each choice owed. A hand may be banked and one made permanent where that is
 * offered: not the same, and not both where the naming casts a two-handed spell (W-13.8).
 */
export interface OrderForm {
  readonly seat: Seat;
  readonly turn: number;
  /** The gestures of each hand; all of them may be ordered (W-2.1). */
  readonly gestures: readonly Gesture[];
  /** The gestures that are not overruled for certain by what bends the player's mind. */
  readonly sensible: ByHand<readonly Gesture[]>;
  /** What bends his gestures in this turn, or may bend them (W-8.14); `null`: nothing. */
  readonly bentBy: MentalKind | null;
  /** The pairs that finish something; any other finishes nothing. */
  readonly finishing: readonly FinishingPair[];
  /** What each hand, and each victim of a direction, may be aimed at; nothing named means the default (W-4.1, W-4.3). */
  readonly targets: readonly Target[];
  /** What may be directed: the player's monsters, and the hands that may bring one forth as far as he sees (W-10.5). */
  readonly direct: readonly Directed[];
  readonly paralyse: readonly ParalysisChoice[];
  /** The warlocks of whom the player chooses a hand and its gesture (W-8.10). */
  readonly charm: readonly Seat[];
  /** The hands that may be named: both, or none if Delay Effect does not run (W-13.2). */
  readonly bank: readonly Hand[];
  /** The hands that may be named: both, or none if Permanency does not run (W-13.6). */
  readonly permanent: readonly Hand[];
  /** The spell that may be fired (W-13.4); `null`: none. */
  readonly fireBanked: SpellId | null;
  /** Whether he may end his life (W-15.8). */
  readonly suicide: boolean;
}

/**
 * The form of a seat's orders for the coming turn, from a state or its own view; `null`: it has none to give.
 * InvalidInputError for a seat that is none, or on the view of another.
 */
export function orderForm(given: Position<Warlocks>, seat: Seat): OrderForm | null {
  if (given.warlocks[seat] === undefined) return invalid('unknown-seat', 'seat');
  if ('viewer' in given && given.viewer !== seat) return invalid('not-your-view', 'seat');
  // A form tells no more than a view: which hands of others may summon depends on what has been seen of them.
  const position = 'viewer' in given ? given : view(given, seat);
  const warlock = warlockAt<Warlock>(position, seat);
  const { phase, turn } = position;
  if (phase.name !== 'orders' || !phase.active.includes(seat)) return null;
  const seats = seatsIn(position);
  const bend = position.kind === 'time-stopped' ? undefined : mentalOf(warlock);
  return {
    seat,
    turn,
    gestures: [...GESTURES],
    sensible: sensibleFor(warlock, bend?.kind ?? null),
    bentBy: bend?.kind ?? null,
    finishing: finishingPairs(position, warlock),
    targets: targetsIn(position),
    direct: directable(position, seat),
    paralyse: seats.flatMap((victim) => {
      const steering = steers(position, seat, victim, 'paralysis');
      return steering === null ? [] : [{ seat: victim, locked: steering.locked }];
    }),
    charm: seats.filter((victim) => steers(position, seat, victim, 'charm-person') !== null),
    bank: isUnder(warlock, 'delay-effect') ? [...HANDS] : [],
    permanent: isUnder(warlock, 'permanency') ? [...HANDS] : [],
    fireBanked: warlock.bank?.spell ?? null,
    suicide: maySuicide(warlock),
  };
}

/** With Amnesia only the pair before is made (W-8.8), in Fear four gestures are not (W-8.9); the rest cannot be foreseen. */
function sensibleFor({ history }: Warlock, kind: MentalKind | null): OrderForm['sensible'] {
  const last = history[history.length - 1]?.recorded;
  if (kind === 'amnesia' && last !== undefined) {
    const [left, right] = last;
    if (left !== '?' && right !== '?') return { LH: [left], RH: [right] };
  }
  const kept = kind === 'fear' ? (['P', 'W', '>', '-'] as const) : GESTURES;
  return { LH: [...kept], RH: [...kept] };
}

function finishingPairs({ options }: Position<Warlocks>, { history }: Warlock): readonly FinishingPair[] {
  const grimoire = grimoireOf(options);
  return GESTURES.flatMap((LH) =>
    GESTURES.flatMap((RH) => {
      const past: Past = { history, newest: [LH, RH] };
      const ways = [finishedBy(grimoire, past, 0), finishedBy(grimoire, past, 1)] as const;
      if (ways[0].length + ways[1].length === 0) return [];
      const finished = { LH: ways[0].map(({ spell }) => spell), RH: ways[1].map(({ spell }) => spell) };
      return [{ gestures: { LH, RH }, finished, namings: namingsOf(ways, (spells) => castsOf(spells, past, options)) }];
    }),
  );
}

/** Two-handed spells are named alone or for both hands, others as each hand finishes them (W-3.4). */
function namingsOf(
  [lefts, rights]: readonly [readonly Pattern[], readonly Pattern[]],
  castsFor: (spells: Naming['spells']) => readonly Cast[],
): readonly Naming[] {
  return [null, ...lefts].flatMap((left) =>
    [null, ...rights].flatMap((right) => {
      const isTwice =
        left !== null && right !== null && left.spell !== right.spell && (left.isTwoHanded || right.isTwoHanded);
      if (isTwice) return [];
      const spells = {
        ...(left === null ? {} : { LH: left.spell }),
        ...(right === null ? {} : { RH: right.spell }),
      };
      return [{ spells, casts: castsFor(spells) }];
    }),
  );
}

function castsOf(spells: Naming['spells'], past: Past, options: Position<Warlocks>['options']): readonly Cast[] {
  return settle(grimoireOf(options), past, spells).map(({ spell, hand, isTwoHanded }) => ({
    spell,
    hand: HANDS[hand],
    isTwoHanded,
  }));
}

/** The player's own monsters, and everybody's hands that lack only the last gesture of a summoning, as far as he sees. */
function directable(position: Position<Warlocks>, seat: Seat): readonly Directed[] {
  const { monsters, phase } = position;
  const found: Directed[] = [];
  for (const { id, alive, controller } of monsters) if (alive && controller === seat) found.push(id);
  const active = phase.name === 'orders' ? phase.active : [];
  for (const other of active) for (const hand of [0, 1] as const) found.push(...handIfSummoning(position, other, hand));
  return found;
}

function handIfSummoning({ warlocks, options }: Position<Warlocks>, seat: Seat, hand: HandIndex): readonly HandRef[] {
  const history = warlocks[seat]?.history ?? [];
  const isNear = grimoireOf(options).all.some((pattern) => {
    const { spell, letters, both } = pattern;
    if (SUMMONED[spell] === undefined) return false;
    const start = { ...pattern, letters: letters.slice(0, -1), both: both.slice(0, -1) };
    return fits(start, hand, history, null);
  });
  return isNear ? [refOf(seat, hand)] : [];
}
