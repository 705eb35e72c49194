import type { Counts } from './clauses.js';
import type { Findings } from './fuzz.js';

/** Those that were not reached. */
export const missing = (counts: Counts): readonly string[] =>
  [...counts].flatMap(([name, times]) => (times === 0 ? [name] : []));

function section(title: string, counts: Counts): string {
  const never = missing(counts);
  const rows = [...counts]
    .sort(([, a], [, b]) => a - b)
    .map(([name, times]) => `${String(times).padStart(9)}  ${name}`);
  const said = never.length === 0 ? 'all reached' : `never reached: ${never.join(', ')}`;
  return `${title} (${counts.size}): ${said}\n${rows.join('\n')}`;
}

/** How often each clause of a card, each refusal and each event was reached, the rarest first. */
export const report = ({ actions, duels, clauses, refusals, events }: Findings): string =>
  [
    `${actions} actions in ${duels} duels`,
    section('Clauses of cards (card, effect.step)', clauses),
    section('Refusal codes', refusals),
    section('Events', events),
  ].join('\n\n');
