import * as z from 'zod';
import { deckLines, deckName, type Holds, id, type Same } from '../../../kernel/schema.js';
import * as words from '../card/words.js';
import type * as T from '../card.js';

// The forms of G-14 in zod; card/forms.ts says the same for those who play.
export const keyword = z.enum(words.keywords);
const number = z.int().min(0).max(words.LARGEST);
const positive = z.int().min(1).max(words.LARGEST);
const change = z.int().min(-words.LARGEST).max(words.LARGEST);
const yes = z.literal(true);
const side = z.enum(words.sides);
const player = z.enum(words.duellists);
const is = z.enum(words.comparisons);
const until = z.enum(words.spans);

const filter = z.strictObject({
  category: z.array(z.enum(words.categories)).min(1).exactOptional(),
  type: z.array(id).min(1).exactOptional(),
  costMin: number.exactOptional(),
  costMax: number.exactOptional(),
  token: z.boolean().exactOptional(),
  keyword: keyword.exactOptional(),
  without: keyword.exactOptional(),
  damaged: z.boolean().exactOptional(),
  exhausted: z.boolean().exactOptional(),
  notSelf: yes.exactOptional(),
});
const scope = z.strictObject({ side, filter: filter.exactOptional() });
const count = z.strictObject({ count: scope, plus: change.exactOptional(), max: number.exactOptional() });
const amount = z.union([change, count]);
const condition = z.union([
  z.strictObject({ what: z.enum(words.quantities), of: player, is, n: number }),
  z.strictObject({ count: scope, is, n: number }),
]);
const useCost = z.strictObject({
  mana: number.exactOptional(),
  exhaust: yes.exactOptional(),
  sacrifice: yes.exactOptional(),
});
const when = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('resolve') }),
  z.strictObject({ on: z.literal('activate'), cost: useCost.exactOptional() }),
  z.strictObject({ on: z.literal('static') }),
  z.strictObject({ on: z.enum(['turn-start', 'turn-end']) }),
  z.strictObject({
    on: z.enum(words.triggers),
    whose: z.enum(['self', ...words.sides]),
    filter: filter.exactOptional(),
    attackTarget: z.enum(['monster', 'duellist']).exactOptional(),
  }),
]);
const target = z.strictObject({
  from: z.enum(words.origins),
  side: side.exactOptional(),
  filter: filter.exactOptional(),
  pick: z.enum(words.picks).exactOptional(),
  count: positive.exactOptional(),
  upTo: yes.exactOptional(),
});
const step = z.discriminatedUnion('op', [
  z.strictObject({ op: z.enum(words.amountSteps), target, amount }),
  z.strictObject({ op: z.enum(words.plainSteps), target }),
  z.strictObject({
    op: z.literal('buff'),
    target,
    attack: amount.exactOptional(),
    defence: amount.exactOptional(),
    until: until.exactOptional(),
  }),
  z.strictObject({ op: z.literal('grant'), target, keyword, until: until.exactOptional() }),
  z.strictObject({ op: z.enum(words.duellistSteps), player, amount }),
  z.strictObject({ op: z.literal('discard'), player, amount, how: z.enum(words.picks) }),
  z.strictObject({
    op: z.literal('search'),
    from: z.enum(['deck', 'discard']),
    to: z.enum(['hand', 'play']),
    filter,
    amount,
  }),
  z.strictObject({ op: z.literal('token'), player, token: id, amount }),
  z.strictObject({
    op: z.literal('shield'),
    player: z.enum([...words.duellists, 'both']),
    change: z.enum(['release', 'discard', 'restore']),
    amount,
  }),
  z.strictObject({ op: z.literal('cancel-attack') }),
  z.strictObject({ op: z.literal('counter') }),
]);
const effect = z.strictObject({ when, if: z.array(condition).exactOptional(), do: z.array(step) });

const name = z.string().min(1).max(100);
const printed = { name, text: z.string().max(1000), source: z.string().max(1000).exactOptional() };
const base = { id, cost: number, effects: z.array(effect), ...printed };
const monster = z.strictObject({
  ...base,
  category: z.literal('monster'),
  type: id,
  attack: number,
  defence: number,
  hp: positive,
  keywords: z.array(keyword),
  token: yes.exactOptional(),
});
export const card = z.discriminatedUnion('category', [
  monster,
  z.strictObject({ ...base, category: z.literal('relic'), type: id }),
  z.strictObject({ ...base, category: z.enum(['spell', 'trap']) }),
]);
const feat = z.strictObject({
  id,
  kind: z.enum(['feat', 'item']),
  uses: z.enum(['turn', 'game']),
  cost: z.strictObject({ mana: number.exactOptional() }),
  do: z.array(step),
  ...printed,
});
export const cardSet = z.strictObject({
  set: id,
  version: z.int().min(1),
  name,
  note: z.string().max(10_000).exactOptional(),
  types: z.array(z.strictObject({ id, name })).max(words.MOST_TYPES),
  cards: z.array(card),
  tokens: z.array(monster).max(words.MOST_TOKENS),
  feats: z.array(feat),
});
export const deck = z.strictObject({
  name: deckName.exactOptional(),
  affinity: z.string().max(200),
  cards: deckLines,
});
export const loadout = z.strictObject({ feat: id.exactOptional(), item: id.exactOptional() });

/**
 * Does not compile unless the schemas and the types say the same.
 * @public
 */
export type Checked = Holds<
  [
    Same<z.infer<typeof card>, T.Card & T.Printed>,
    Same<z.infer<typeof cardSet>, T.CardSet>,
    Same<z.infer<typeof deck>, T.Deck>,
    Same<z.infer<typeof loadout>, T.Loadout>,
  ]
>;
