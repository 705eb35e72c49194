import { createRecord, type GameRecord } from '../../kernel/record.js';
import { warlocks } from './index.js';
import type { Config, Warlocks } from './shape.js';
import type { TurnDraws } from './state.js';
import { type Departure, followTurn, type Step } from './transcript/following.js';
import type { Followed } from './transcript/orders.js';
import type {
  Page,
  PageAct,
  PageAttack,
  PageBent,
  PageCast,
  PageCode,
  PageDirection,
  PageMonster,
  PageProblem,
  PageRead,
  PageStatus,
  PageTurn,
} from './transcript/page.js';
import type { Blow } from './transcript/phrases.js';
import { read } from './transcript/reading.js';

export type {
  Blow,
  Departure,
  Followed,
  Page,
  PageAct,
  PageAttack,
  PageBent,
  PageCast,
  PageCode,
  PageDirection,
  PageMonster,
  PageProblem,
  PageRead,
  PageStatus,
  PageTurn,
  Step,
};

/** A battle that was made of a page. */
export interface PageRecord {
  readonly record: GameRecord<Warlocks>;
  /** Where it is not what the page tells, the first turn first; none for a page that hides nothing and has no faults. */
  readonly departures: readonly Departure[];
}

/**
 * Reads a battle page of the original server, as text: a heading, a block for each turn, and the final status. What it
 * does not understand is left out and listed in `unread`; what makes it no such page is a problem with its line. Chat is
 * not kept. Never throws, whatever the text; one of more than 400,000 characters is refused unread.
 */
export const readPage = (text: string): PageRead => read(text);

/** The config of the battle of a page: its names and switches, and no limit of turns. */
export const configOf = ({ battle, names, options }: Page, draws: readonly TurnDraws[] = []): Config => ({
  seed: `battle ${battle}`,
  names: [...names],
  options: { ...options, turnLimit: null },
  ...(draws.length === 0 ? {} : { draws }),
});

/** Where a page begins: the first state, and no monsters. */
export const beginPage = (page: Page): Followed => ({ page, state: warlocks.setup(configOf(page)), ids: new Map() });

/**
 * Plays one turn of a page from the state before it: the orders are what the turn shows, chance decides as it shows.
 * What the rules refuse of them is left out, and told. `ids` names the monsters of the page in the battle.
 */
export const playTurn = (turn: PageTurn, followed: Followed): Step => followTurn(turn, followed);

/** The record of a page, for `replay` and `verify`: up to its end, or to where the battle is over by the rules. */
export function recordOf(page: Page): PageRecord {
  const departures: Departure[] = [];
  const actions: Step['actions'][number][] = [];
  const draws: TurnDraws[] = [];
  let followed = beginPage(page);
  for (const turn of page.turns) {
    const step = followTurn(turn, followed);
    departures.push(...step.departures);
    if (step.actions.length === 0) break;
    actions.push(...step.actions);
    if (step.draws.values.some((value) => value !== null)) draws.push(step.draws);
    followed = { page, state: step.state, ids: step.ids };
  }
  return { record: createRecord(warlocks, configOf(page, draws), actions), departures };
}
