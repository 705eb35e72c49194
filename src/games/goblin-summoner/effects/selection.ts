import type { Step } from '../card.js';
import { amountOf, fitsCard } from '../filters.js';
import { cardOf, costOf } from '../permanents.js';
import type { Ctx, Duel } from '../shape.js';
import { type Choice, type Handle, other, type Piece, type Running, type Seat } from '../state.js';
import { readerOf } from '../statics.js';
import { aimedAt } from '../targets.js';

/** Which cards a step may take, how many, and who says which. */
export interface Selection {
  readonly of: Choice['of'];
  readonly seat: Seat;
  readonly candidates: readonly Handle[];
  readonly min: number;
  readonly max: number;
  /** Absent: all candidates are taken. */
  readonly pick?: 'choose' | 'random';
  /** The cards a search has found, where they have no handles of their own. */
  readonly found: readonly Piece[] | null;
}
type Search = Extract<Step, { op: 'search' }>;

/** What a search of one's own deck or discard pile finds, deck cards sorted by card id (G-14.7, G-15.6). */
function searched(draft: Duel, { from, filter }: Search, seat: Seat, { catalogue }: Ctx): Piece[] {
  const { deck, discard, affinity } = draft.players[seat];
  const isMeant = (id: string): boolean => {
    const card = cardOf(catalogue, id);
    return fitsCard(filter, card, costOf(card, affinity));
  };
  if (from === 'discard') return discard.filter(({ card }) => isMeant(card));
  // Plain comparison of code units: the same on every machine.
  const ids = deck.filter(isMeant).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return ids.map((card, index) => ({ handle: draft.handles + index, card }));
}

/** What a step has to select before it is done; `null`: nothing. */
export function selectionOf(draft: Duel, step: Step, running: Running, ctx: Ctx): Selection | null {
  const { seat } = running;
  const reader = readerOf(draft, ctx.catalogue);
  if ('target' in step) {
    const { pick, count = 1, upTo } = step.target;
    const candidates = aimedAt(reader, step.target, running);
    const range = { min: upTo === true ? 0 : count, max: count };
    return { of: 'target', seat, candidates, ...range, ...(pick === undefined ? {} : { pick }), found: null };
  }
  if (step.op === 'discard') {
    const whose = step.player === 'own' ? seat : other(seat);
    const max = Math.max(0, amountOf(reader, step.amount, running));
    const candidates = draft.players[whose].hand.map(({ handle }) => handle);
    return { of: 'discard', seat: whose, candidates, min: max, max, pick: step.how, found: null };
  }
  if (step.op === 'search') {
    const pieces = searched(draft, step, seat, ctx);
    const max = Math.max(0, amountOf(reader, step.amount, running));
    const candidates = pieces.map(({ handle }) => handle);
    const found = step.from === 'deck' ? pieces : null;
    return { of: 'search', seat, candidates, min: max, max, pick: 'choose', found };
  }
  return null;
}
