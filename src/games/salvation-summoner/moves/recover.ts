import { isList, isWhole, maybe } from '../../../kernel/fields.js';
import type { Move } from '../../../kernel/types.js';
import { heal } from '../attacks.js';
import { areUsable, listedSets, usable, useReactions } from '../reactions.js';
import type { SalvationSummoner } from '../shape.js';

/** The defender says what heals the unit or gate just hit (S-7.5, S-7.9). */
export const recover: Move<SalvationSummoner, 'recover'> = {
  fields: { reactions: /* @__PURE__ */ maybe(/* @__PURE__ */ isList(isWhole)) },

  // In full up to 64 answers; beyond, with no card, each single one, or all of them (S-16.8).
  options({ phase, players }, seat, ctx) {
    if (phase.name !== 'recover' || phase.seat !== seat) return [];
    const sets = listedSets(usable(players[seat].hand, 'heals', ctx), 1);
    return sets.map((reactions) => ({ type: 'recover', seat, reactions }));
  },

  refuse({ phase, players }, { seat, reactions }, ctx) {
    if (phase.name !== 'recover') return { code: 'no-decision-pending', rule: 'S-3.2' };
    if (reactions === undefined || areUsable(players[seat].hand, reactions, 'heals', ctx)) return null;
    return { code: 'reaction-not-usable', rule: 'S-7.3', path: ['reactions'] };
  },

  apply(draft, { seat, reactions }, ctx) {
    const { phase } = draft;
    if (phase.name !== 'recover') return;
    const { victim } = phase;
    draft.phase = { name: 'field' };
    if (reactions === undefined || reactions.length === 0) return;
    heal(draft, victim, useReactions(draft, seat, { reactions, window: 'heals' }, ctx), ctx);
  },
};
