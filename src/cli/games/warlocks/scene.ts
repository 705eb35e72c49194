import type { Question } from '../../../bots/index.js';
import { type OrderForm, orderForm, type View, type Warlocks } from '../../../games/warlocks/index.js';
import { createWords, type Words } from '../../../games/warlocks/words/index.js';
import type { Asker, Option, Word } from '../../asker.js';
import type { About } from '../../offer.js';

/** Somebody who is asked for orders: what is seen, what may be ordered, and the names of all. */
export interface Scene {
  readonly view: View;
  readonly seat: number;
  readonly form: OrderForm;
  readonly words: Words;
  readonly asker: Asker;
}

/** The scene of a question. */
export function sceneOf({ view, seat }: Question<Warlocks>, asker: Asker, { players }: About): Scene {
  const form = orderForm(view, seat);
  if (form === null) throw new RangeError('nobody asks who has nothing to order');
  return { view, seat, form, words: createWords({ warlocks: players, monsters: view.monsters }), asker };
}

/** What a step of the questions came to: an answer, or the word that was said instead. */
export type Answered<Value> = { readonly picked: Value } | { readonly said: Word };

/** Asks for one of some options; the only one is taken without a question. */
export const choose = async <Value>(
  { asker }: Scene,
  question: string,
  options: readonly Option<Value>[],
): Promise<Answered<Value>> => {
  const [only] = options;
  return options.length === 1 && only !== undefined ? { picked: only.value } : asker.pick(question, options);
};
