import fc from 'fast-check';
import {
  type Amount,
  type Bestiary,
  type Card,
  type Category,
  type Condition,
  createGoblinSummoner,
  type Effect,
  type Feat,
  type Filter,
  type Monster,
  type Scope,
  type Step,
  type Target,
  type Trigger,
  type When,
} from '../../../../src/games/goblin-summoner/index.js';
import { InvalidInputError } from '../../../../src/index.js';

const TYPES = ['red', 'blue'] as const;
const TOKENS = ['spark', 'ember'] as const;
const TRIGGERS = ['summoned', 'cast', 'attack', 'damaged', 'destroyed', 'shield-lost', 'effect-used'] as const;

const none = { requiredKeys: [] };
const yes = fc.constant(true as const);
const small = fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(99) });
const keyword = fc.constantFrom('flying', 'reach', 'guard', 'immobile');
const side = fc.constantFrom('own', 'enemy', 'any');
const whom = fc.constantFrom('own', 'enemy');
const category: fc.Arbitrary<Category> = fc.constantFrom('monster', 'relic', 'spell', 'trap');
const comparison = fc.constantFrom('>=', '<=', '==');
const until = fc.constantFrom('turn-end', 'leaves');
const some = <Item>(item: fc.Arbitrary<Item>) => fc.uniqueArray(item, { minLength: 1, maxLength: 3 });

const marks = { damaged: fc.boolean(), exhausted: fc.boolean(), token: fc.boolean(), notSelf: yes };
const words = { keyword, without: keyword, type: some(fc.constantFrom(...TYPES)), category: some(category) };
const uncosted: fc.Arbitrary<Filter> = fc.record({ ...marks, ...words }, none);
const filter: fc.Arbitrary<Filter> = fc.record({ ...marks, ...words, costMin: fc.nat(2), costMax: fc.nat(4) }, none);
const scope: fc.Arbitrary<Scope> = fc.record({ side, filter }, { requiredKeys: ['side'] });
const amount: fc.Arbitrary<Amount> = fc.oneof(
  small,
  fc.integer({ min: -9, max: 9 }),
  fc.record({ count: scope, plus: fc.integer({ min: -3, max: 3 }), max: small }, { requiredKeys: ['count'] }),
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    what: fc.constantFrom('shield', 'released', 'hand', 'deck', 'discard', 'mana'),
    of: whom,
    is: comparison,
    n: small,
  }),
  fc.record({ count: scope, is: comparison, n: small }),
);

const picking: fc.Arbitrary<Partial<Target>> = fc.oneof(
  fc.constant({}),
  fc.record(
    { pick: fc.constant('random' as const), count: fc.integer({ min: 1, max: 3 }) },
    { requiredKeys: ['pick'] },
  ),
  fc.record(
    { pick: fc.constant('choose' as const), count: fc.integer({ min: 1, max: 3 }), upTo: yes },
    { requiredKeys: ['pick'] },
  ),
);
/** Targets of every kind; not all make sense everywhere. */
const target: fc.Arbitrary<Target> = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ from: fc.constant('play' as const), side }) },
      { weight: 3, arbitrary: fc.record({ from: fc.constantFrom('self', 'previous') }) },
      { weight: 2, arbitrary: fc.record({ from: fc.constantFrom('source', 'attackers', 'defender') }) },
    ),
    fc.option(filter, { nil: undefined }),
    picking,
  )
  .map(([base, meant, picked]) => ({ ...base, ...(meant === undefined ? {} : { filter: meant }), ...picked }));

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ op: fc.constantFrom('damage', 'strike', 'heal'), target, amount }),
  fc.record({ op: fc.constantFrom('destroy', 'return', 'exhaust', 'ready'), target }),
  fc.record(
    { op: fc.constant('buff' as const), target, attack: amount, defence: amount, until },
    { requiredKeys: ['op', 'target', 'until'] },
  ),
  fc.record({ op: fc.constant('grant' as const), target, keyword, until }),
  fc.record({ op: fc.constantFrom('draw', 'mill', 'mana'), player: whom, amount }),
  fc.record({ op: fc.constant('discard' as const), player: whom, amount, how: fc.constantFrom('choose', 'random') }),
  fc.record({
    op: fc.constant('search' as const),
    from: fc.constantFrom('deck', 'discard'),
    to: fc.constantFrom('hand', 'play'),
    filter: fc.oneof(filter, fc.record({ category: some(fc.constantFrom('monster', 'relic')) })),
    amount,
  }),
  fc.record({ op: fc.constant('token' as const), player: whom, token: fc.constantFrom(...TOKENS), amount }),
  fc.record({
    op: fc.constant('shield' as const),
    player: fc.constantFrom('own', 'enemy', 'both'),
    change: fc.constantFrom('release', 'discard', 'restore'),
    amount,
  }),
  fc.constantFrom<Step>({ op: 'cancel-attack' }, { op: 'counter' }),
);
/** A step of a static effect (G-14.10). */
const staticStep: fc.Arbitrary<Step> = fc
  .tuple(
    fc.oneof(fc.record({ from: fc.constant('play' as const), side }), fc.constant({ from: 'self' as const })),
    fc.option(uncosted, { nil: undefined }),
    fc.oneof(
      fc.record({ op: fc.constant('buff' as const), attack: amount, defence: amount }, { requiredKeys: ['op'] }),
      fc.record({ op: fc.constant('grant' as const), keyword }),
    ),
  )
  .map(([base, meant, what]) => ({ ...what, target: { ...base, ...(meant === undefined ? {} : { filter: meant }) } }));

const trigger = (on: Trigger): fc.Arbitrary<When> =>
  fc.record(
    {
      on: fc.constant(on),
      whose: fc.constantFrom('self', 'own', 'enemy', 'any'),
      ...(on === 'shield-lost' ? {} : { filter }),
      ...(on === 'attack' ? { attackTarget: fc.constantFrom('monster', 'duellist') } : {}),
    },
    { requiredKeys: ['on', 'whose'] },
  );
const triggered: fc.Arbitrary<When> = fc.constantFrom(...TRIGGERS).chain(trigger);
const cost = fc.record({ mana: fc.nat(3), exhaust: yes, sacrifice: yes }, none);
const lasting: fc.Arbitrary<When> = fc.oneof(
  { weight: 4, arbitrary: triggered },
  { weight: 2, arbitrary: fc.record({ on: fc.constant('activate' as const), cost }, { requiredKeys: ['on'] }) },
  { weight: 1, arbitrary: fc.constantFrom<When>({ on: 'turn-start' }, { on: 'turn-end' }) },
);
const effect = (when: fc.Arbitrary<When>, steps: fc.Arbitrary<Step>): fc.Arbitrary<Effect> =>
  fc.record(
    { when, if: fc.array(condition, { maxLength: 2 }), do: fc.array(steps, { minLength: 1, maxLength: 3 }) },
    { requiredKeys: ['when', 'do'] },
  );
const effects = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: effect(lasting, step) },
    { weight: 1, arbitrary: effect(fc.constant({ on: 'static' }), staticStep) },
  ),
  { minLength: 1, maxLength: 3 },
);

const price = fc.oneof({ weight: 9, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.nat(20) });
const type = fc.constantFrom(...TYPES);
const id = fc.constant('');
const body = {
  attack: small,
  defence: fc.nat(4),
  hp: fc.integer({ min: 1, max: 4 }),
  keywords: fc.uniqueArray(keyword, { maxLength: 2 }),
};
const monster: fc.Arbitrary<Monster> = fc.record({
  id,
  category: fc.constant('monster' as const),
  type,
  cost: price,
  effects,
  ...body,
});
const card: fc.Arbitrary<Card> = fc.oneof(
  { weight: 2, arbitrary: monster },
  fc.record({ id, category: fc.constant('relic' as const), type, cost: price, effects }),
  fc.record({
    id,
    category: fc.constant('spell' as const),
    cost: price,
    effects: effect(fc.constant({ on: 'resolve' }), step).map((one) => [one]),
  }),
  fc.record({
    id,
    category: fc.constant('trap' as const),
    cost: price,
    effects: effect(triggered, step).map((one) => [one]),
  }),
);
const feat: fc.Arbitrary<Feat> = fc.record({
  id,
  kind: fc.constantFrom('feat', 'item'),
  uses: fc.constantFrom('turn', 'game'),
  cost: fc.record({ mana: fc.nat(2) }, none),
  do: fc.array(step, { minLength: 1, maxLength: 3 }),
});

const plain = { category: 'monster', attack: 1, defence: 1, hp: 1, keywords: [], effects: [] } as const;
const types = TYPES.map((name) => ({ id: name }));
const tokens: readonly Monster[] = TOKENS.map((name) => ({ ...plain, id: name, type: 'red', cost: 0, token: true }));
const dummy: Monster = { ...plain, id: 'dummy', type: 'blue', cost: 1 };
const empty: Bestiary = { types, tokens, cards: [dummy], feats: [] };

/** Whether a set is accepted; what is refused is refused with all its problems. */
function isAccepted(set: Bestiary): boolean {
  try {
    createGoblinSummoner({ sets: [set] });
    return true;
  } catch (error) {
    if (error instanceof InvalidInputError && error.problems.length > 0) return false;
    throw error;
  }
}

const named = <Item extends { readonly id: string }>(items: readonly Item[], word: string): readonly Item[] =>
  items.map((item, index) => ({ ...item, id: `${word}-${index}` }));

/** Card sets that are accepted: of cards made by the grammar of G-14, those that make sense, and one plain monster. */
export const cardSets: fc.Arbitrary<Bestiary> = fc
  .record({
    cards: fc.array(card, { minLength: 8, maxLength: 18 }),
    makers: fc.array(monster, { maxLength: 2 }),
    feats: fc.array(feat, { maxLength: 3 }),
  })
  .map(({ cards, makers, feats }) => {
    const made = named(makers, 'token').map((one): Monster => ({ ...one, cost: 0, token: true }));
    return {
      ...empty,
      tokens: [...tokens, ...made.filter((one) => isAccepted({ ...empty, tokens: [...tokens, one] }))],
      cards: [dummy, ...named(cards, 'card').filter((one) => isAccepted({ ...empty, cards: [one] }))],
      feats: named(feats, 'feat').filter((one) => isAccepted({ ...empty, feats: [one] })),
    };
  });
