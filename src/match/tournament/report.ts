import type { Bot } from '../../bots/bot.js';
import type { Game, Seat, Shape } from '../../kernel/types.js';
import type { Clock } from '../clock.js';
import { type Played, playOut } from '../match.js';
import { type Plan, pairAt } from './plan.js';

/** What a tournament keeps of a game. */
export interface GameReport {
  /** Nobody: a draw. */
  readonly winners: readonly Seat[];
  readonly ending: 'played' | 'forfeited' | 'stopped';
  /** How it ended by the rules; null if it did not. */
  readonly reason: string | null;
  /** How many actions it had. */
  readonly length: number;
  /** Whose fault the end was. */
  readonly forfeits: readonly {
    readonly seat: Seat;
    readonly kind: 'late' | 'illegal' | 'crashed';
    readonly says: string;
  }[];
  /** What was done, where that was asked for. */
  readonly actions?: readonly unknown[];
}

/** What a tournament keeps of a mirrored pair. */
export interface PairReport {
  /** Which pair of the tournament, from 0. */
  readonly pair: number;
  /** The first side sits at seat 0 in the first game, at seat 1 in the second. */
  readonly games: readonly [GameReport, GameReport];
}

/** Who plays by which clock. */
export interface Players<T extends Shape> {
  readonly game: Game<T>;
  /** As in the plan. */
  readonly bots: readonly Bot<T>[];
  readonly clock: Clock | undefined;
}

function reportOf<T extends Shape>({ ending, winners, actions }: Played<T>, isFull: boolean): GameReport {
  return {
    winners,
    ending: ending.kind,
    reason: ending.kind === 'played' ? ending.outcome.reason : null,
    length: actions.length,
    forfeits: ending.kind === 'forfeited' ? ending.forfeits.map(({ seat, kind, says }) => ({ seat, kind, says })) : [],
    ...(isFull ? { actions } : {}),
  };
}

/** Plays one mirrored pair of a plan. */
export async function playPair<T extends Shape>(
  plan: Plan,
  { game, bots, clock }: Players<T>,
  pair: number,
): Promise<PairReport> {
  const { meeting, seed } = pairAt(plan, pair);
  const leg = async (at: 0 | 1): Promise<GameReport> => {
    const [first, second] = meeting.sides;
    const seated = (at === 0 ? [first, second] : [second, first]).map((side) => bots[side] as Bot<T>); // one for each entrant
    const config = { ...(meeting.legs[at].config as object), seed } as T['config']; // the plan has judged it
    const { limits, actions } = plan;
    return reportOf(await playOut({ game, bots: seated, config, limits, ...(clock && { clock }) }), actions);
  };
  return { pair, games: [await leg(0), await leg(1)] };
}
