import { isList, isWhole } from '../../../kernel/fields.js';
import type { ActionOf, Move } from '../../../kernel/types.js';
import { resume } from '../flow.js';
import type { GoblinSummoner } from '../shape.js';
import type { Handle } from '../state.js';

/** The largest number of sets that are listed (G-16.3). */
const LISTED = 1000;

/** All sets of `size` candidates in their order, until the list is full. */
function addSets(sets: Handle[][], candidates: readonly Handle[], size: number): void {
  const chosen: Handle[] = [];
  const add = (from: number): void => {
    if (sets.length >= LISTED) return;
    if (chosen.length === size) {
      sets.push([...chosen]);
      return;
    }
    for (let index = from; index <= candidates.length - (size - chosen.length); index++) {
      chosen.push(candidates[index] as Handle);
      add(index + 1);
      chosen.pop();
    }
  };
  add(0);
}

/** Answers a choice; the order of the ids means nothing (G-9.12, G-16.4). */
export const choose: Move<GoblinSummoner, 'choose'> = {
  fields: { ids: /* @__PURE__ */ isList(isWhole) },

  options({ phase }, seat) {
    if (phase.name !== 'choice' || phase.seat !== seat || phase.candidates === null) return [];
    const sets: Handle[][] = [];
    for (let size = phase.min; size <= phase.max; size++) addSets(sets, phase.candidates, size);
    return sets.map((ids): ActionOf<GoblinSummoner, 'choose'> => ({ type: 'choose', seat, ids }));
  },

  refuse({ phase }, { seat, ids }) {
    if (phase.name !== 'choice') return { code: 'no-choice-pending', rule: 'G-9.12' };
    if (phase.seat !== seat) return { code: 'not-your-choice', rule: 'G-9.12', path: ['seat'] };
    const { min, max, candidates } = phase;
    const have = ids.length;
    const path = ['ids'];
    if (have < min || have > max)
      return { code: 'invalid-choice', rule: 'G-9.12', path, have, need: have < min ? min : max };
    const isKnown = (id: Handle, index: number): boolean =>
      candidates?.includes(id) === true && ids.indexOf(id) === index;
    const wrong = ids.findIndex((id, index) => !isKnown(id, index));
    return wrong < 0 ? null : { code: 'invalid-choice', rule: 'G-9.12', path: ['ids', wrong] };
  },

  apply: (draft, { ids }, context) => resume(draft, ids, context),
};
