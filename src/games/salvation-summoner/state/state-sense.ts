import type { Problem } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import type { Catalogue } from '../shape.js';
import type { State } from '../state.js';
import { phaseFaults } from './phase-sense.js';
import type { Judged } from './places.js';
import { endingFaults, momentFaults, turnFaults } from './turn-sense.js';
import { zoneFaults } from './zones-sense.js';

/** What makes no sense about a state, as far as its form is sound: whether a game could come to it (S-15.6). */
export function stateFaults(state: State, sound: Soundness, catalogue: Catalogue): readonly Problem[] {
  const found: Problem[] = [];
  const report: Judged['report'] = (code, rule, path, more) => found.push({ code, path, rule, ...more });
  const judged: Judged = { state, sound, catalogue, report };
  zoneFaults(judged);
  turnFaults(judged);
  momentFaults(judged);
  endingFaults(judged);
  // What a decision asks for depends on all else: it is judged where every card is known and in its place.
  const isReadable = !found.some(({ code }) => code === 'unknown-card' || code === 'card-not-here');
  const isWhole = ['players', 'graveyards', 'piles', 'phase', 'active', 'options', 'endings', 'turn', 'turnLimit'];
  if (isReadable && isWhole.every((part) => sound.at(part))) phaseFaults(judged);
  return found;
}
