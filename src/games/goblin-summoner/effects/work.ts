import type { Amount, Step } from '../card.js';
import { amountOf } from '../filters.js';
import { inPlay, monsterOn } from '../permanents.js';
import type { Ctx, Duel } from '../shape.js';
import { type Handle, other, type Piece, type Running, type Seat } from '../state.js';
import { readerOf } from '../statics.js';

/** What a step works with: whose effect it is, and the cards selected for it. */
export interface Work {
  readonly by: Running;
  readonly cards: readonly Handle[];
  /** The cards of a searched deck, by the handles they were offered under. */
  readonly found: readonly Piece[] | null;
}
/** The step of a verb. */
export type StepOf<K extends Step['op']> = Extract<Step, { op: K }>;
/** Does one step; returns what it found or made in play, where the next step may name it (G-14.1). */
export type Handler<K extends Step['op']> = (
  draft: Duel,
  step: StepOf<K>,
  work: Work,
  ctx: Ctx,
) => readonly Handle[] | undefined;

/** The number a step speaks of, as things stand; below 0 where the card says so (G-14.13). */
export const numberOf = (draft: Duel, amount: Amount, { by }: Work, { catalogue }: Ctx): number =>
  typeof amount === 'number' ? amount : amountOf(readerOf(draft, catalogue), amount, by);

/** The same, where less than nothing is nothing (G-14.13). */
export const countOf = (draft: Duel, amount: Amount, work: Work, ctx: Ctx): number =>
  Math.max(0, numberOf(draft, amount, work, ctx));

/** The duellist that is meant. */
export const whom = (player: 'own' | 'enemy', { by }: Work): Seat => (player === 'own' ? by.seat : other(by.seat));

type Standing = Duel['players'][0]['play'][number];
/** The monsters among the selected cards that are still in play; other cards are left alone (G-14.14). */
export function monstersAmong(draft: Duel, { cards }: Work, { catalogue }: Ctx): Standing[] {
  const found: Standing[] = [];
  for (const handle of cards) {
    const permanent = inPlay(draft, handle);
    if (permanent !== undefined && monsterOn(catalogue, permanent) !== null) found.push(permanent);
  }
  return found;
}
