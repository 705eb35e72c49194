import * as z from 'zod';
import { deckLines, deckName, type Holds, id, type Same } from '../../../kernel/schema.js';
import type * as T from '../card.js';
import { VALUES } from '../options.js';

// The forms of B-11 in zod; card/forms.ts says the same for those who play.
const value = z
  .int()
  .min(0)
  .max(VALUES - 1);

const condition = z.union([
  z.strictObject({ type: id }),
  z.strictObject({ value }),
  z.strictObject({ parity: z.literal(true) }),
]);
const power = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bonus'),
    amount: z.int().min(1).max(9),
    look: z.enum(['next', 'opponent']),
    if: condition,
  }),
  z.strictObject({ kind: z.literal('battle') }),
  z.strictObject({ kind: z.literal('counts-as'), types: z.union([z.literal('all'), z.array(id).min(1)]) }),
]);

const name = z.string().min(1).max(100);
const names = z.strictObject({ fr: name, en: name });
const said = z.string().max(1000);
export const card = z.strictObject({
  id,
  joker: z.boolean(),
  type: id.nullable(),
  value,
  powers: z.array(power),
  rarity: id,
  name: names,
  text: z.strictObject({ fr: said, en: said }).exactOptional(),
  source: said.exactOptional(),
});
const called = z.strictObject({ id, fr: name, en: name });
export const cardSet = z.strictObject({
  set: id,
  version: z.int().min(1),
  name: names,
  note: z.string().max(10_000).exactOptional(),
  types: z.array(called),
  rarities: z.array(called),
  cards: z.array(card),
});
export const deck = z.strictObject({
  name: deckName.exactOptional(),
  cards: deckLines,
});

/**
 * Does not compile unless the schemas and the types say the same.
 * @public
 */
export type Checked = Holds<
  [
    Same<z.infer<typeof card>, T.CardSet['cards'][number]>,
    Same<z.infer<typeof cardSet>, T.CardSet>,
    Same<z.infer<typeof deck>, T.Deck>,
    Same<z.infer<typeof power>, T.Power>,
  ]
>;
