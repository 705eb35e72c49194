import type { Shape } from '../../kernel/types.js';
import type { Trial } from '../options.js';
import { fail, shown } from '../verdict.js';
import { whereIs } from '../walk.js';

/** Law 7: no card is lost, doubled, or changes its owner. */
export function conservation<T extends Shape>({ options, walks }: Trial<T>): void {
  const { conserve } = options;
  if (conserve === undefined) fail('the options', 'say nothing of what is to be conserved: give `conserve`');
  for (const walk of walks()) {
    const [first] = walk.states;
    const before = [...conserve(first as T['state'])].sort();
    for (const [index, state] of walk.states.entries()) {
      const now = [...conserve(state)].sort();
      if (JSON.stringify(now) === JSON.stringify(before)) continue;
      const action = walk.actions[index - 1];
      fail(whereIs(walk, index), `lost ${shown(without(before, now))}, gained ${shown(without(now, before))}`, action);
    }
  }
}

/** Those of a sorted list that another lacks, counted. */
function without(one: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other];
  return one.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
