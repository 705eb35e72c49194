import fc from 'fast-check';
import {
  type Aura,
  type Collection,
  createSalvationSummoner,
  type Effect,
  type HandAction,
  type Skill,
  type SkillName,
} from '../../../src/games/salvation-summoner/index.js';
import { InvalidInputError } from '../../../src/index.js';

type Card = Collection['cards'][number];

const PLAIN = [
  'flying',
  'anti-air',
  'wisp',
  'tactics',
  'bodyguard',
  'undying',
  'assimilate',
  'ward',
  'capture',
] as const;
const COUNTED = ['indestructible', 'multistrike', 'siege', 'armor'] as const;
const TAGS = ['red', 'blue'] as const;

const small = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.constantFrom(7, 99));
const price = fc.oneof({ weight: 9, arbitrary: fc.nat(5) }, fc.constantFrom(9, 40));
const area = fc.constantFrom('sortie', 'guard');
const tag = fc.constantFrom(...TAGS);
const yes = fc.constant(true as const);
const skillName: fc.Arbitrary<SkillName> = fc.constantFrom(...PLAIN, ...COUNTED);
const skill: fc.Arbitrary<Skill> = fc.oneof(
  fc.constantFrom(...PLAIN, 'leader').map((name) => ({ skill: name })),
  fc.record({ skill: fc.constantFrom(...COUNTED), n: small }),
);
const reached = { area, tag, others: yes };
const aura: fc.Arbitrary<Aura> = fc.oneof(
  fc.record({ aura: fc.constant('might' as const), n: small, ...reached }, { requiredKeys: ['aura', 'n'] }),
  fc.record({ aura: fc.constant('grant' as const), skill: skillName, ...reached }, { requiredKeys: ['aura', 'skill'] }),
  fc.record({ aura: fc.constantFrom('mana', 'summons'), n: fc.integer({ min: 1, max: 2 }) }),
);

const units = {
  op: fc.constant('damage' as const),
  n: small,
  area: fc.constantFrom('any', 'sortie', 'guard'),
  withSkill: skillName,
};
const required = { requiredKeys: ['op', 'n', 'area', 'target'] as ['op', 'n', 'area', 'target'] };
const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ op: fc.constantFrom('draw', 'mana', 'summons', 'steal', 'rescue'), n: small }),
  fc.record({ op: fc.constant('discard-to' as const), n: fc.nat(5) }),
  fc.record({ ...units, target: fc.constantFrom('one-enemy-unit', 'each-enemy-unit') }, required),
  fc.record(
    { ...units, target: fc.constant('up-to-enemy-units' as const), count: small },
    { requiredKeys: [...required.requiredKeys, 'count'] },
  ),
  fc.record({ op: fc.constant('damage' as const), n: small, target: fc.constant('enemy-gate' as const) }),
  fc.record(
    { op: fc.constant('gain' as const), maxCost: fc.nat(6), to: fc.constantFrom('discard', 'hand'), tag },
    { requiredKeys: ['op', 'maxCost', 'to'] },
  ),
  fc.record({ op: fc.constant('trash' as const), max: small }),
  fc.record({ op: fc.constant('revive' as const), maxCost: fc.nat(6), to: fc.constantFrom('hand', 'field') }),
  fc.record({ op: fc.constant('move-enemy' as const), from: area, maxCost: fc.nat(6) }, { requiredKeys: ['op'] }),
  fc.record({ op: fc.constant('buff' as const), n: small, target: fc.constantFrom('one-own-unit', 'each-own-unit') }),
  fc.constantFrom<Effect>({ op: 'raze' }, { op: 'win' }),
);
const requires = fc.oneof(
  fc.constant({ cond: 'enemy-gate-down' as const }),
  fc.record({ cond: fc.constant('graveyard-citizens' as const), n: fc.nat(4) }),
);
const action: fc.Arbitrary<HandAction> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record(
      { timing: fc.constant('hand' as const), requires, effects: fc.array(effect, { minLength: 1, maxLength: 3 }) },
      { requiredKeys: ['timing', 'effects'] },
    ),
  },
  fc.record({
    timing: fc.constant('before-damage' as const),
    effects: fc.array(fc.record({ op: fc.constant('prevent' as const), n: small }), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    timing: fc.constant('after-damage' as const),
    effects: fc.array(fc.record({ op: fc.constant('heal' as const), n: small }), { minLength: 1, maxLength: 2 }),
  }),
);

const base = {
  id: fc.constant('new'),
  series: fc.constant('made'),
  role: fc.constantFrom('supply', 'supply', 'supply', 'starter', 'special'),
  cost: price,
  mana: fc.nat(3),
  actions: fc.array(action, { maxLength: 2 }),
  tags: fc.uniqueArray(fc.constantFrom(...TAGS, 'leader'), { maxLength: 2 }),
};
const auras = fc.array(aura, { maxLength: 2 });
const unit = fc.record(
  {
    ...base,
    kind: fc.constant('unit' as const),
    might: fc.nat(5),
    hp: fc.integer({ min: 1, max: 5 }),
    reach: fc.constantFrom('melee', 'ranged'),
    nature: fc.constantFrom('physical', 'magic'),
    skills: fc.uniqueArray(skill, { maxLength: 3, selector: ({ skill: name }) => name }),
    auras,
    decidesSupply: yes,
  },
  { requiredKeys: [...Object.keys(base), 'kind', 'might', 'hp', 'reach', 'nature', 'skills', 'auras'] as never },
) as fc.Arbitrary<Card>;
const card: fc.Arbitrary<Card> = fc.oneof(
  { weight: 3, arbitrary: unit },
  fc.record({ ...base, kind: fc.constant('site' as const), auras }),
  fc.record({ ...base, kind: fc.constant('spell' as const) }),
);

const plain = { series: 'made', kind: 'unit', mana: 1, might: 2, hp: 2, reach: 'melee', nature: 'physical' } as const;
const bare = { skills: [], auras: [], actions: [], tags: [] } as const;
/** A set of 15 plain kinds and one starter, enough to play with. */
export const plainSet: Collection = {
  series: [{ id: 'made' }],
  cards: [
    { ...plain, ...bare, id: 'start', role: 'starter', cost: 0 },
    ...Array.from(
      { length: 15 },
      (_, i): Card => ({ ...plain, ...bare, id: `plain-${i}`, role: 'supply', cost: i % 5 }),
    ),
  ],
  starters: [{ card: 'start', copies: 6 }],
  supplies: [],
};

/** Whether a set is accepted; what is refused is refused with all its problems. */
export function isAccepted(set: Collection): boolean {
  try {
    createSalvationSummoner({ sets: [set] });
    return true;
  } catch (error) {
    if (error instanceof InvalidInputError && error.problems.length > 0) return false;
    throw error;
  }
}

/** Card sets that are accepted: cards made by the grammar of S-12, those that make sense, and plain ones to fill up. */
export const cardSets: fc.Arbitrary<Collection> = fc.array(card, { minLength: 10, maxLength: 24 }).map((made) => {
  const good = made.filter((one) => isAccepted({ ...plainSet, cards: [...plainSet.cards, one] }));
  const named = good.map((one, i): Card => ({ ...one, id: `card-${i}` }));
  const kinds = named.filter(({ role }) => role === 'supply');
  const starters = named.filter(({ role }) => role === 'starter').map(({ id }) => ({ card: id, copies: 2 }));
  return {
    ...plainSet,
    cards: [...named, ...plainSet.cards.slice(0, 1 + Math.max(0, 15 - kinds.length))],
    starters: [...plainSet.starters, ...starters],
  };
});
