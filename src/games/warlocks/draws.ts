import { resumeRandom } from '../../kernel/random.js';
import type { Draw } from './state.js';
import type { Resolution } from './turn/resolution.js';

/**
 * One of some candidates: the one that is known to have been drawn, or one by chance (W-17.5). By these draws alone
 * chance enters a battle (W-1.7). The stream is taken up
 * at the first draw of a turn and put down by `settleChance`.
 */
export function draw<Item extends Exclude<Draw, null>>(r: Resolution, candidates: readonly Item[]): Item {
  const known = r.known[r.drawn];
  r.drawn += 1;
  for (const candidate of candidates) if (candidate === known) return candidate;
  r.chance ??= resumeRandom([...r.draft.random]);
  return r.chance.pick(candidates);
}

/** One of some candidates, without chance where there is only one (W-17.5). */
export const drawIfMany = <Item extends Exclude<Draw, null>>(r: Resolution, candidates: readonly Item[]): Item =>
  candidates.length === 1 ? (candidates[0] as Item) : draw(r, candidates); // there is one

/** Puts the stream down, and drops what was known of this turn. */
export function settleChance(r: Resolution): void {
  const { draft, chance } = r;
  if (chance !== null) draft.random = [...chance.state()];
  if (draft.draws.length > 0) draft.draws = draft.draws.filter(({ turn }) => turn > draft.turn);
}
