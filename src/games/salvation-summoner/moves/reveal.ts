import { isOneOf, isWhole } from '../../../kernel/fields.js';
import type { Move, Refusal } from '../../../kernel/types.js';
import type { Action } from '../actions.js';
import { graveyardOf } from '../damage.js';
import { run } from '../effects/index.js';
import { heldIn, takeFromHand } from '../hand.js';
import type { Face, SalvationSummoner, Sight } from '../shape.js';
import { faceOf } from '../skills.js';
import { other, type Seat } from '../state.js';

type Reveal = Extract<Action, { readonly type: 'reveal' }>;
const NOTHING: readonly (0 | 1 | null)[] = [null];
const ONE: readonly (0 | 1 | null)[] = [null, 0];
const TWO: readonly (0 | 1 | null)[] = [null, 0, 1];

/** What a card can be revealed with, legal or not. */
const waysOf = ({ card }: Face): readonly (0 | 1 | null)[] =>
  card.actions.length === 0 ? NOTHING : card.actions.length === 1 ? ONE : TWO;

/** How the condition of an action is not met (S-4.8, S-10.9, S-12.8). */
function unmet(table: Sight, { card }: Face, action: 0 | 1, seat: Seat): Refusal<SalvationSummoner> | null {
  const found = card.actions[action];
  if (found?.timing !== 'hand' || found.requires === undefined) return null;
  const { requires } = found;
  if (requires.cond === 'enemy-gate-down') {
    const isMet = !table.players[other(seat)].gate.standing;
    return isMet ? null : { code: 'requirement-not-met', rule: 'S-4.8', path: ['action'] };
  }
  const have = table.graveyards[graveyardOf(table, seat)]?.citizens ?? 0;
  const need = requires.n;
  return have >= need ? null : { code: 'requirement-not-met', rule: 'S-10.9', path: ['action'], have, need };
}

/** Why an action of a card cannot be carried out by revealing it. */
function refuseAction(table: Sight, face: Face, action: 0 | 1, seat: Seat): Refusal<SalvationSummoner> | null {
  const found = face.card.actions[action];
  if (found === undefined) return { code: 'no-such-action', rule: 'S-4.3', path: ['action'] };
  if (found.timing !== 'hand') return { code: 'reaction-only', rule: 'S-4.7', path: ['action'] };
  return unmet(table, face, action, seat);
}

/** Reveals a hand card for its mana, and with it at most one of its actions (S-4.1 to S-4.5). */
export const reveal: Move<SalvationSummoner, 'reveal'> = {
  fields: { card: isWhole, action: /* @__PURE__ */ isOneOf(0, 1, null) },

  options({ phase, active, revealsClosed, players }, seat, { catalogue }) {
    const found: Reveal[] = [];
    if (phase.name !== 'hand' || active !== seat || revealsClosed) return found;
    for (const held of players[seat].hand) {
      if (held === null) continue;
      const card = held.handle;
      for (const action of waysOf(faceOf(catalogue, held.card))) found.push({ type: 'reveal', seat, card, action });
    }
    return found;
  },

  refuse(table, { seat, card, action }, { catalogue }) {
    if (table.revealsClosed) return { code: 'reveals-closed', rule: 'S-4.14' };
    const held = heldIn(table.players[seat].hand, card);
    if (held === null) return { code: 'card-not-in-hand', rule: 'S-4.10', path: ['card'] };
    const face = faceOf(catalogue, held.card);
    if (action !== null) return refuseAction(table, face, action, seat);
    return face.mana > 0 ? null : { code: 'nothing-to-reveal', rule: 'S-4.6', path: ['action'] };
  },

  apply(draft, { seat, card: handle, action }, context) {
    const card = takeFromHand(draft, seat, handle);
    const { mana } = faceOf(context.catalogue, card);
    draft.players[seat].revealed.push(card);
    draft.mana += mana; // S-4.2
    context.emit?.({ type: 'revealed', rule: 'S-4.1', seat, card, action, mana });
    if (action !== null) run(draft, { seat, card, action, effect: 0 }, context); // S-4.3, S-4.4
  },
};
