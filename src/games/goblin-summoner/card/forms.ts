import { type Form, flag, id, listOf, mayHave, objectOf, oneOf, taggedBy, wholeOf } from '../../../kernel/form.js';
import type * as T from '../card.js';
import * as words from './words.js';

// The forms of G-14 for those who play and must not load a schema library; the schema files say the same in zod.
type On<Word extends T.When['on']> = Extract<T.When, { on: Word }>;
type Op<Word extends T.Step['op']> = Extract<T.Step, { op: Word }>;
type Asked = Extract<T.Condition, { what: string }>;
type Counted = Extract<T.Condition, { count: T.Scope }>;

const number = (): Form<number> => wholeOf(0, words.LARGEST);
const positive = (): Form<number> => wholeOf(1, words.LARGEST);
const yes = (): Form<true> => oneOf(true);
const keyword = (): Form<T.Keyword> => oneOf(...words.keywords);
const player = (): Form<T.Whom> => oneOf(...words.duellists);

const filterForm = (): Form<T.Filter> =>
  objectOf<T.Filter>({
    category: mayHave(listOf(oneOf(...words.categories), 1)),
    type: mayHave(listOf(id, 1)),
    costMin: mayHave(number()),
    costMax: mayHave(number()),
    token: mayHave(flag),
    keyword: mayHave(keyword()),
    without: mayHave(keyword()),
    damaged: mayHave(flag),
    exhausted: mayHave(flag),
    notSelf: mayHave(yes()),
  });

const scopeForm = (): Form<T.Scope> =>
  objectOf<T.Scope>({ side: oneOf(...words.sides), filter: mayHave(filterForm()) });

function amountForm(): Form<T.Amount> {
  const change = wholeOf(-words.LARGEST, words.LARGEST);
  const count = objectOf<Exclude<T.Amount, number>>({
    count: scopeForm(),
    plus: mayHave(change),
    max: mayHave(number()),
  });
  return (value, path, problems) => (typeof value === 'object' ? count : change)(value, path, problems);
}

function conditionForm(): Form<T.Condition> {
  const is = oneOf(...words.comparisons);
  const asked = objectOf<Asked>({ what: oneOf(...words.quantities), of: player(), is, n: number() });
  const counted = objectOf<Counted>({ count: scopeForm(), is, n: number() });
  return (value, path, problems) => (Object.hasOwn(Object(value), 'count') ? counted : asked)(value, path, problems);
}

function whenForm(): Form<T.When> {
  const cost = objectOf<T.UseCost>({ mana: mayHave(number()), exhaust: mayHave(yes()), sacrifice: mayHave(yes()) });
  const turnStep = objectOf<On<'turn-start' | 'turn-end'>>({ on: oneOf('turn-start', 'turn-end') });
  const trigger = objectOf<On<T.Trigger>>({
    on: oneOf(...words.triggers),
    whose: oneOf('self', ...words.sides),
    filter: mayHave(filterForm()),
    attackTarget: mayHave(oneOf('monster', 'duellist')),
  });
  return taggedBy<T.When, 'on'>('on', {
    resolve: objectOf<On<'resolve'>>({ on: oneOf('resolve') }),
    activate: objectOf<On<'activate'>>({ on: oneOf('activate'), cost: mayHave(cost) }),
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
}

const targetForm = (): Form<T.Target> =>
  objectOf<T.Target>({
    from: oneOf(...words.origins),
    side: mayHave(oneOf(...words.sides)),
    filter: mayHave(filterForm()),
    pick: mayHave(oneOf(...words.picks)),
    count: mayHave(positive()),
    upTo: mayHave(yes()),
  });

/** The steps that act on targets. */
function targetSteps() {
  const [target, amount, until] = [targetForm(), amountForm(), mayHave(oneOf(...words.spans))];
  const byAmount = objectOf<Op<'damage' | 'strike' | 'heal'>>({ op: oneOf(...words.amountSteps), target, amount });
  const plain = objectOf<Op<'destroy' | 'return' | 'exhaust' | 'ready'>>({ op: oneOf(...words.plainSteps), target });
  const [attack, defence] = [mayHave(amount), mayHave(amount)];
  return {
    damage: byAmount,
    strike: byAmount,
    heal: byAmount,
    destroy: plain,
    return: plain,
    exhaust: plain,
    ready: plain,
    buff: objectOf<Op<'buff'>>({ op: oneOf('buff'), target, attack, defence, until }),
    grant: objectOf<Op<'grant'>>({ op: oneOf('grant'), target, keyword: keyword(), until }),
  };
}

/** The steps that act on duellists and their zones, or on what is under way. */
function otherSteps() {
  const amount = amountForm();
  const byAmount = objectOf<Op<'draw' | 'mill' | 'mana'>>({
    op: oneOf(...words.duellistSteps),
    player: player(),
    amount,
  });
  return {
    draw: byAmount,
    mill: byAmount,
    mana: byAmount,
    discard: objectOf<Op<'discard'>>({ op: oneOf('discard'), player: player(), amount, how: oneOf(...words.picks) }),
    search: objectOf<Op<'search'>>({
      op: oneOf('search'),
      from: oneOf('deck', 'discard'),
      to: oneOf('hand', 'play'),
      filter: filterForm(),
      amount,
    }),
    token: objectOf<Op<'token'>>({ op: oneOf('token'), player: player(), token: id, amount }),
    shield: objectOf<Op<'shield'>>({
      op: oneOf('shield'),
      player: oneOf(...words.duellists, 'both'),
      change: oneOf('release', 'discard', 'restore'),
      amount,
    }),
    'cancel-attack': objectOf<Op<'cancel-attack'>>({ op: oneOf('cancel-attack') }),
    counter: objectOf<Op<'counter'>>({ op: oneOf('counter') }),
  };
}

const PRINTED = ['name', 'text', 'source'];

function cardForms(step: Form<T.Step>): { readonly card: Form<T.Card>; readonly monster: Form<T.Monster> } {
  const effect = objectOf<T.Effect>({ when: whenForm(), if: mayHave(listOf(conditionForm())), do: listOf(step) });
  const base = { id, cost: number(), effects: listOf(effect) };
  const monster = objectOf<T.Monster>(
    {
      ...base,
      category: oneOf('monster'),
      type: id,
      attack: number(),
      defence: number(),
      hp: positive(),
      keywords: listOf(keyword()),
      token: mayHave(yes()),
    },
    PRINTED,
  );
  const relic = objectOf<T.Relic>({ ...base, category: oneOf('relic'), type: id }, PRINTED);
  const charm = objectOf<T.Charm>({ ...base, category: oneOf('spell', 'trap') }, PRINTED);
  return { monster, card: taggedBy<T.Card, 'category'>('category', { monster, relic, spell: charm, trap: charm }) };
}

/** The form of card sets; names, texts and sources are left behind (G-14.12). */
export function bestiariesForm(): Form<readonly T.Bestiary[]> {
  const step = taggedBy<T.Step, 'op'>('op', { ...targetSteps(), ...otherSteps() });
  const { card, monster } = cardForms(step);
  const cost = objectOf<T.Feat['cost']>({ mana: mayHave(number()) });
  const [kind, uses] = [oneOf('feat', 'item'), oneOf('turn', 'game')];
  const feat = objectOf<T.Feat>({ id, kind, uses, cost, do: listOf(step) }, PRINTED);
  const bestiary = objectOf<T.Bestiary>(
    {
      types: listOf(objectOf<T.Bestiary['types'][number]>({ id }, ['name']), 0, words.MOST_TYPES),
      cards: listOf(card),
      tokens: listOf(monster, 0, words.MOST_TOKENS),
      feats: listOf(feat),
    },
    ['set', 'version', 'name', 'note'],
  );
  return listOf(bestiary);
}
