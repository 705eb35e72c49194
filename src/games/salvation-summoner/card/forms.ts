import {
  type Form,
  id,
  listOf,
  type MaybeForm,
  mayHave,
  objectOf,
  oneOf,
  taggedBy,
  wholeOf,
} from '../../../kernel/form.js';
import type * as T from '../card.js';
import { effectForm } from './effect-forms.js';
import { countedSkills, plainSkills, skillNames } from './terms.js';

// The forms of S-12.0 for those who play and must not load a schema library; the schema file says the same in zod.
type Printed<C> = C & { readonly series: string };
type Timed<K extends T.HandAction['timing']> = Extract<T.HandAction, { readonly timing: K }>;
type Kind<K extends T.Aura['aura']> = Extract<T.Aura, { readonly aura: K }>;
type Prevent = Timed<'before-damage'>['effects'][number];
type Heal = Timed<'after-damage'>['effects'][number];

/** The largest number on a card. */
const LARGEST = 1000;
const number = (): Form<number> => wholeOf(0, LARGEST);
const positive = (): Form<number> => wholeOf(1, LARGEST);

/** Which form is meant says the name of the skill. */
function skillForm(): Form<T.Skill> {
  const counted = objectOf<Extract<T.Skill, { n: number }>>({ skill: oneOf(...countedSkills), n: positive() });
  const plain = objectOf<Exclude<T.Skill, { n: number }>>({ skill: oneOf(...plainSkills) });
  const names: readonly string[] = countedSkills;
  return (given, path, problems) =>
    (names.includes(String(Object(given).skill)) ? counted : plain)(given, path, problems);
}

function auraForm(): Form<T.Aura> {
  const reached: { [K in keyof T.Reached]-?: MaybeForm<NonNullable<T.Reached[K]>> } = {
    area: mayHave(oneOf('sortie', 'guard')),
    tag: mayHave(id),
    others: mayHave(oneOf(true)),
  };
  return taggedBy<T.Aura, 'aura'>('aura', {
    might: objectOf<Kind<'might'>>({ aura: oneOf('might'), n: positive(), ...reached }),
    grant: objectOf<Kind<'grant'>>({ aura: oneOf('grant'), skill: oneOf(...skillNames), ...reached }),
    mana: objectOf<Kind<'mana'>>({ aura: oneOf('mana'), n: positive() }),
    summons: objectOf<Kind<'summons'>>({ aura: oneOf('summons'), n: positive() }),
  });
}

const conditionForm = (): Form<T.Condition> =>
  taggedBy<T.Condition, 'cond'>('cond', {
    'enemy-gate-down': objectOf<Extract<T.Condition, { cond: 'enemy-gate-down' }>>({ cond: oneOf('enemy-gate-down') }),
    'graveyard-citizens': objectOf<Extract<T.Condition, { cond: 'graveyard-citizens' }>>({
      cond: oneOf('graveyard-citizens'),
      n: positive(),
    }),
  });

/** Each timing has verbs of its own (S-12.7, S-12.12). */
const actionForm = (): Form<T.HandAction> =>
  taggedBy<T.HandAction, 'timing'>('timing', {
    hand: objectOf<Timed<'hand'>>({
      timing: oneOf('hand'),
      requires: mayHave(conditionForm()),
      effects: listOf(effectForm(), 1),
    }),
    'before-damage': objectOf<Timed<'before-damage'>>({
      timing: oneOf('before-damage'),
      effects: listOf(objectOf<Prevent>({ op: oneOf('prevent'), n: positive() }), 1),
    }),
    'after-damage': objectOf<Timed<'after-damage'>>({
      timing: oneOf('after-damage'),
      effects: listOf(objectOf<Heal>({ op: oneOf('heal'), n: positive() }), 1),
    }),
  });

const ASIDE = ['ja', 'en', 'aliases', 'text', 'source'];
const NAMED = ['ja', 'en', 'aliases'];
const MOST_ACTIONS = 2; // S-1.8

function cardForm(): Form<Collection['cards'][number]> {
  const base = {
    id,
    series: id,
    role: oneOf('starter', 'supply', 'special'),
    cost: number(),
    mana: number(),
    actions: listOf(actionForm(), 0, MOST_ACTIONS),
    tags: listOf(id),
  } as const;
  const auras = listOf(auraForm());
  return taggedBy<Collection['cards'][number], 'kind'>('kind', {
    unit: objectOf<Printed<T.UnitCard>>(
      {
        ...base,
        kind: oneOf('unit'),
        might: number(),
        hp: positive(),
        reach: oneOf('melee', 'ranged'),
        nature: oneOf('physical', 'magic'),
        skills: listOf(skillForm()),
        auras,
        decidesSupply: mayHave(oneOf(true)),
      },
      ASIDE,
    ),
    site: objectOf<Printed<T.SiteCard>>({ ...base, kind: oneOf('site'), auras }, ASIDE),
    spell: objectOf<Printed<T.SpellCard>>({ ...base, kind: oneOf('spell') }, ASIDE),
  });
}
type Collection = T.Collection;

/** The form of card sets; names, texts and sources are left behind. */
export function collectionsForm(): Form<readonly T.Collection[]> {
  const collection = objectOf<T.Collection>(
    {
      series: listOf(objectOf<T.Collection['series'][number]>({ id }, NAMED)),
      cards: listOf(cardForm()),
      starters: listOf(objectOf<T.DeckLine>({ card: id, copies: wholeOf(1, LARGEST) })),
      supplies: listOf(objectOf<T.RecommendedSupply>({ id, series: id, cards: listOf(id) }, NAMED)),
    },
    ['set', 'version', 'name', 'note'],
  );
  return listOf(collection);
}
