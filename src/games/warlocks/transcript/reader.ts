import type { Seat } from '../../../kernel/types.js';
import type { Gesture } from '../gestures.js';
import type { ElementalKind, MinionKind } from '../spells.js';
import type { BeingId, MonsterId, TurnKind } from '../state.js';
import type { Seen } from './naming.js';
import type { PageAttack, PageBent, PageCast, PageCode, PageDirection, PageProblem } from './page.js';
import type { Blow } from './phrases.js';

/** What a warlock is seen to do, while the turn is read. */
export interface Acting {
  readonly line: number;
  readonly pair: [Gesture | null, Gesture | null];
  readonly casts: PageCast[];
  stab: { readonly victim: BeingId | 'nobody'; readonly blow: Blow } | null;
  isBanking: boolean;
  isSuicide: boolean;
}
/** What became of one summoning, in the order in which they are printed. */
export interface Coming {
  /** `null`: of a kind that is not told. */
  readonly kind: MinionKind | ElementalKind | null;
  /** Whom it serves, or was to serve; `null`: nobody, or not told. */
  readonly master: Seat | null;
  /** `null`: none came. */
  readonly monster: Seen | null;
}
/** A wound or a cure; `amount: null`: light or heavy. */
export interface Wound {
  readonly who: BeingId;
  readonly amount: number | null;
  readonly isCure: boolean;
}
/** A turn while it is read. */
export interface Turning {
  readonly turn: number;
  readonly line: number;
  kind: TurnKind;
  readonly acts: Map<Seat, Acting>;
  readonly bent: PageBent[];
  readonly directions: PageDirection[];
  readonly attacks: PageAttack[];
  readonly charmed: { readonly monster: MonsterId; readonly controller: Seat }[];
  /** Monsters that are confused in this turn. */
  readonly confused: MonsterId[];
  readonly comings: Coming[];
  readonly wounds: Wound[];
  readonly dead: BeingId[];
  readonly surrendered: Seat[];
  ended: { readonly winner: Seat | null } | null;
  /** The elemental whose attacks are being told. */
  amok: MonsterId | null;
}

/** All that has been read so far. */
export interface Reader {
  readonly names: string[];
  readonly monsters: Seen[];
  readonly turns: Turning[];
  readonly problems: PageProblem[];
  readonly unread: number[];
}

/** So many problems are told. */
const MOST_PROBLEMS = 20;
/** Says what is wrong at a line; 0: with the page as a whole. */
export function fault({ problems }: Reader, code: PageCode, line: number): null {
  if (problems.length < MOST_PROBLEMS) problems.push(line === 0 ? { code, path: [] } : { code, path: [], line });
  return null;
}

/** Begins a turn. */
export function turnAt(turn: number, line: number): Turning {
  return {
    ...{ turn, line, kind: 'normal' as const, ended: null, amok: null },
    ...{ acts: new Map(), bent: [], directions: [], attacks: [], charmed: [], confused: [], comings: [], wounds: [] },
    ...{ dead: [], surrendered: [] },
  };
}
/** What a warlock is seen to do in the turn that is being read. */
export function actingIn({ acts }: Turning, seat: Seat, line: number): Acting {
  const known = acts.get(seat);
  if (known !== undefined) return known;
  const acting: Acting = { line, pair: [null, null], casts: [], stab: null, isBanking: false, isSuicide: false };
  acts.set(seat, acting);
  return acting;
}
