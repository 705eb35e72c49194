import { isText } from '../../../kernel/fields.js';
import type { Move } from '../../../kernel/types.js';
import type { Action } from '../actions.js';
import { recordIfBought } from '../ending.js';
import type { SalvationSummoner } from '../shape.js';
import { faceOf } from '../skills.js';
import { pileOf, takeFromPile } from '../summons.js';

type Summon = Extract<Action, { readonly type: 'summon' }>;

/** Takes the top card of a pile into the own discard pile, for mana and one summon (S-4.11 to S-4.13). */
export const summon: Move<SalvationSummoner, 'summon'> = {
  fields: { pile: isText },

  options({ phase, active, summons, piles }, seat) {
    const found: Summon[] = [];
    if (phase.name !== 'hand' || active !== seat || summons === 0) return found;
    for (const { card } of piles) found.push({ type: 'summon', seat, pile: card });
    return found;
  },

  refuse(table, { pile: card }, { catalogue }) {
    const pile = pileOf(table, card);
    if (pile === null) return { code: 'unknown-pile', rule: 'S-1.2', path: ['pile'] };
    if (pile.left === 0) return { code: 'pile-empty', rule: 'S-4.11', path: ['pile'] };
    if (table.summons === 0) return { code: 'no-summons-left', rule: 'S-4.12', have: 0, need: 1 };
    const { mana: have } = table;
    const { cost: need } = faceOf(catalogue, card);
    return have >= need ? null : { code: 'not-enough-mana', rule: 'S-4.11', path: ['pile'], have, need };
  },

  apply(draft, { seat, pile: card }, context) {
    const { cost } = faceOf(context.catalogue, card);
    takeFromPile(draft, card);
    draft.players[seat].discard.push(card);
    if (draft.options.manaBudget === 'shared') draft.mana -= cost; // S-4.13, S-18.3
    draft.summons -= 1;
    draft.revealsClosed = true; // S-4.14
    context.emit?.({ type: 'summoned', rule: 'S-4.11', seat, card, cost });
    recordIfBought(draft, context);
  },
};
