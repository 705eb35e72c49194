import type { Step } from '../card.js';
import type { Ctx, Duel } from '../shape.js';
import type { Handle } from '../state.js';
import { cancelAttack, counter } from './answers.js';
import { damage, destroyThem, heal, returnThem, strikeAt } from './harm.js';
import { buff, exhaust, grant, ready } from './marks.js';
import { discardCards, drawCards, gainMana, millCards } from './resources.js';
import { search } from './search.js';
import { shield } from './shield.js';
import { token } from './token.js';
import type { Handler, Work } from './work.js';

/** The verbs of G-14. Each does what its rule says, also where an earlier rule says otherwise (G-2.10). */
const handlers: { readonly [K in Step['op']]: Handler<K> } = {
  damage,
  strike: strikeAt,
  heal,
  destroy: destroyThem,
  return: returnThem,
  exhaust,
  ready,
  buff,
  grant,
  draw: drawCards,
  mill: millCards,
  mana: gainMana,
  discard: discardCards,
  search,
  token,
  shield,
  'cancel-attack': cancelAttack,
  counter,
};

/** Does one step with the cards selected for it; returns what the next step may name as `previous` (G-14.1). */
export function perform(draft: Duel, step: Step, work: Work, ctx: Ctx): readonly Handle[] {
  // TypeScript cannot tie the handler to the step: the table above does.
  const handler = handlers[step.op] as Handler<Step['op']>;
  return handler(draft, step, work, ctx) ?? [];
}
