import { isEither, isList, isText, isWhole } from '../../../kernel/fields.js';
import type { Move } from '../../../kernel/types.js';
import { setsOf } from '../choices.js';
import { answer } from '../effects/index.js';
import type { SalvationSummoner } from '../shape.js';
import type { Choose, Pick } from '../state.js';

/** Whether picks are options, each once, and as many as are asked for (S-12.11). */
function answers({ options, min, max }: Choose, picks: readonly Pick[]): boolean {
  if (picks.length < min || picks.length > max) return false;
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i] as Pick; // the index is below the length
    if (picks.indexOf(pick) !== i || options?.includes(pick) !== true) return false;
  }
  return true;
}

/** The player who is asked picks among the options of an effect (S-16.5). */
export const choose: Move<SalvationSummoner, 'choose'> = {
  fields: { picks: /* @__PURE__ */ isList(/* @__PURE__ */ isEither(isWhole, isText)) },

  options({ phase }, seat) {
    if (phase.name !== 'choose' || phase.seat !== seat) return [];
    return setsOf(phase).map((picks) => ({ type: 'choose', seat, picks }));
  },

  refuse({ phase }, { picks }) {
    if (phase.name !== 'choose') return { code: 'no-decision-pending', rule: 'S-3.2' };
    if (answers(phase, picks)) return null;
    const { min, max } = phase;
    const need = picks.length < min ? min : max;
    return { code: 'bad-choice', rule: 'S-12.11', path: ['picks'], have: picks.length, need };
  },

  apply(draft, { picks }, context) {
    const { phase } = draft;
    if (phase.name === 'choose') answer(draft, { ...phase, options: [...(phase.options ?? [])] }, picks, context);
  },
};
