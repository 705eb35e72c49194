import { type Form, flag, id, listOf, mayHave, objectOf, oneOf, taggedBy, wholeOf } from '../../kernel/form.js';
import type * as T from './card.js';
import * as words from './card-words.js';

// The forms of G-14 for those who play and must not load a schema library; the schema files say the same in zod.
type On<Word extends T.When['on']> = Extract<T.When, { on: Word }>;
type Op<Word extends T.Step['op']> = Extract<T.Step, { op: Word }>;
type Asked = Extract<T.Condition, { what: string }>;
type Counted = Extract<T.Condition, { count: T.Scope }>;

const number = wholeOf(0, words.LARGEST);
const positive = wholeOf(1, words.LARGEST);
const change = wholeOf(-words.LARGEST, words.LARGEST);
const yes = oneOf(true);
const side = oneOf(...words.sides);
const player = oneOf(...words.duellists);
const keyword = oneOf(...words.keywords);
const until = oneOf(...words.spans);
const is = oneOf(...words.comparisons);

const filter = objectOf<T.Filter>({
  category: mayHave(listOf(oneOf(...words.categories), 1)),
  type: mayHave(listOf(id, 1)),
  costMin: mayHave(number),
  costMax: mayHave(number),
  token: mayHave(flag),
  keyword: mayHave(keyword),
  without: mayHave(keyword),
  damaged: mayHave(flag),
  exhausted: mayHave(flag),
  notSelf: mayHave(yes),
});
const scope = objectOf<T.Scope>({ side, filter: mayHave(filter) });
const count = objectOf<Exclude<T.Amount, number>>({ count: scope, plus: mayHave(change), max: mayHave(number) });
const amount: Form<T.Amount> = (value, path, problems) =>
  (typeof value === 'object' ? count : change)(value, path, problems);
const asked = objectOf<Asked>({ what: oneOf(...words.quantities), of: player, is, n: number });
const counted = objectOf<Counted>({ count: scope, is, n: number });
const condition: Form<T.Condition> = (value, path, problems) =>
  (Object.hasOwn(Object(value), 'count') ? counted : asked)(value, path, problems);

const useCost = objectOf<T.UseCost>({ mana: mayHave(number), exhaust: mayHave(yes), sacrifice: mayHave(yes) });
const turnStep = objectOf<On<'turn-start' | 'turn-end'>>({ on: oneOf('turn-start', 'turn-end') });
const trigger = objectOf<On<T.Trigger>>({
  on: oneOf(...words.triggers),
  whose: oneOf('self', ...words.sides),
  filter: mayHave(filter),
  attackTarget: mayHave(oneOf('monster', 'duellist')),
});
const when = taggedBy<T.When, 'on'>('on', {
  resolve: objectOf<On<'resolve'>>({ on: oneOf('resolve') }),
  activate: objectOf<On<'activate'>>({ on: oneOf('activate'), cost: mayHave(useCost) }),
  static: objectOf<On<'static'>>({ on: oneOf('static') }),
  'turn-start': turnStep,
  'turn-end': turnStep,
  summoned: trigger,
  cast: trigger,
  attack: trigger,
  damaged: trigger,
  destroyed: trigger,
  'shield-lost': trigger,
  'effect-used': trigger,
});

const target = objectOf<T.Target>({
  from: oneOf(...words.origins),
  side: mayHave(side),
  filter: mayHave(filter),
  pick: mayHave(oneOf(...words.picks)),
  count: mayHave(positive),
  upTo: mayHave(yes),
});
const onTargets = objectOf<Op<'damage' | 'strike' | 'heal'>>({ op: oneOf(...words.amountSteps), target, amount });
const toTargets = objectOf<Op<'destroy' | 'return' | 'exhaust' | 'ready'>>({ op: oneOf(...words.plainSteps), target });
const onDuellist = objectOf<Op<'draw' | 'mill' | 'mana'>>({ op: oneOf(...words.duellistSteps), player, amount });
const step = taggedBy<T.Step, 'op'>('op', {
  damage: onTargets,
  strike: onTargets,
  heal: onTargets,
  destroy: toTargets,
  return: toTargets,
  exhaust: toTargets,
  ready: toTargets,
  buff: objectOf<Op<'buff'>>({
    op: oneOf('buff'),
    target,
    attack: mayHave(amount),
    defence: mayHave(amount),
    until: mayHave(until),
  }),
  grant: objectOf<Op<'grant'>>({ op: oneOf('grant'), target, keyword, until: mayHave(until) }),
  draw: onDuellist,
  mill: onDuellist,
  mana: onDuellist,
  discard: objectOf<Op<'discard'>>({ op: oneOf('discard'), player, amount, how: oneOf(...words.picks) }),
  search: objectOf<Op<'search'>>({
    op: oneOf('search'),
    from: oneOf('deck', 'discard'),
    to: oneOf('hand', 'play'),
    filter,
    amount,
  }),
  token: objectOf<Op<'token'>>({ op: oneOf('token'), player, token: id, amount }),
  shield: objectOf<Op<'shield'>>({
    op: oneOf('shield'),
    player: oneOf('own', 'enemy', 'both'),
    change: oneOf('release', 'discard', 'restore'),
    amount,
  }),
  'cancel-attack': objectOf<Op<'cancel-attack'>>({ op: oneOf('cancel-attack') }),
  counter: objectOf<Op<'counter'>>({ op: oneOf('counter') }),
});
const effect = objectOf<T.Effect>({ when, if: mayHave(listOf(condition)), do: listOf(step) });

const base = { id, cost: number, effects: listOf(effect) };
const printed = ['name', 'text', 'source'];
const monster = objectOf<T.Monster>(
  {
    ...base,
    category: oneOf('monster'),
    type: id,
    attack: number,
    defence: number,
    hp: positive,
    keywords: listOf(keyword),
    token: mayHave(yes),
  },
  printed,
);
const charm = objectOf<T.Charm>({ ...base, category: oneOf('spell', 'trap') }, printed);
const card = taggedBy<T.Card, 'category'>('category', {
  monster,
  relic: objectOf<T.Relic>({ ...base, category: oneOf('relic'), type: id }, printed),
  spell: charm,
  trap: charm,
});
const feat = objectOf<T.Feat>(
  {
    id,
    kind: oneOf('feat', 'item'),
    uses: oneOf('turn', 'game'),
    cost: objectOf<T.Feat['cost']>({ mana: mayHave(number) }),
    do: listOf(step),
  },
  printed,
);
/** The form of card sets; names, texts and sources are left behind (G-14.12). */
export const bestiaries: Form<readonly T.Bestiary[]> = listOf(
  objectOf<T.Bestiary>(
    {
      types: listOf(objectOf<{ readonly id: T.TypeId }>({ id }, ['name']), 0, words.MOST_TYPES),
      cards: listOf(card),
      tokens: listOf(monster, 0, words.MOST_TOKENS),
      feats: listOf(feat),
    },
    ['set', 'version', 'name', 'note'],
  ),
);
