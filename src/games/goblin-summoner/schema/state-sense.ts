import type { Problem } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import type { State } from '../state.js';
import { phaseFaults } from './phase-sense.js';
import { catalogueIn, type ReadOptions } from './sets.js';
import { zoneFaults } from './zones-sense.js';

/** What makes no sense about a state, as far as its form is sound. */
export function stateSense(state: State, sound: Soundness, options: ReadOptions): readonly Problem[] {
  const found: Problem[] = [];
  const catalogue = catalogueIn(options);
  const judged = {
    state,
    sound,
    catalogue,
    report: (code: string, rule: string, path: Problem['path'], more?: Partial<Problem>) =>
      found.push({ code, path, rule, ...more }),
  };
  zoneFaults(judged);
  phaseFaults(judged);
  return found;
}
