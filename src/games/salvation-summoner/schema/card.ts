import * as z from 'zod';
import { deckName, type Holds, id, type Same } from '../../../kernel/schema.js';
import { countedSkills, plainSkills, skillNames } from '../card/terms.js';
import type * as T from '../card.js';
import type { Supply } from '../deck/supply-form.js';

// The forms of S-12.0 in zod; card/forms.ts says the same for those who play.
const number = z.int().min(0).max(1000);
const positive = z.int().min(1).max(1000);
export const area = z.enum(['sortie', 'guard']);
const anyArea = z.enum(['any', 'sortie', 'guard']);
const skillName = z.enum(skillNames);

const skill = z.union([
  z.strictObject({ skill: z.enum(countedSkills), n: positive }),
  z.strictObject({ skill: z.enum(plainSkills) }),
]);
const reached = { area: area.exactOptional(), tag: id.exactOptional(), others: z.literal(true).exactOptional() };
const aura = z.discriminatedUnion('aura', [
  z.strictObject({ aura: z.literal('might'), n: positive, ...reached }),
  z.strictObject({ aura: z.literal('grant'), skill: skillName, ...reached }),
  z.strictObject({ aura: z.literal('mana'), n: positive }),
  z.strictObject({ aura: z.literal('summons'), n: positive }),
]);
const condition = z.discriminatedUnion('cond', [
  z.strictObject({ cond: z.literal('enemy-gate-down') }),
  z.strictObject({ cond: z.literal('graveyard-citizens'), n: number }),
]);

const counted = <Op extends 'draw' | 'mana' | 'summons' | 'steal' | 'rescue'>(op: Op) =>
  z.strictObject({ op: z.literal(op), n: positive });
const units = { op: z.literal('damage'), n: positive, area: anyArea, withSkill: skillName.exactOptional() };
const damage = z.discriminatedUnion('target', [
  z.strictObject({ ...units, target: z.enum(['one-enemy-unit', 'each-enemy-unit']) }),
  z.strictObject({ ...units, target: z.literal('up-to-enemy-units'), count: positive }),
  z.strictObject({ op: z.literal('damage'), n: positive, target: z.literal('enemy-gate') }),
]);
const effect = z.discriminatedUnion('op', [
  counted('draw'),
  counted('mana'),
  counted('summons'),
  damage,
  z.strictObject({
    op: z.literal('gain'),
    maxCost: number,
    to: z.enum(['discard', 'hand']),
    tag: id.exactOptional(),
  }),
  z.strictObject({ op: z.literal('trash'), max: positive }),
  z.strictObject({ op: z.literal('discard-to'), n: number }),
  z.strictObject({ op: z.literal('revive'), maxCost: number, to: z.enum(['hand', 'field']) }),
  z.strictObject({ op: z.literal('move-enemy'), from: area.exactOptional(), maxCost: number.exactOptional() }),
  z.strictObject({ op: z.literal('buff'), n: positive, target: z.enum(['one-own-unit', 'each-own-unit']) }),
  counted('steal'),
  counted('rescue'),
  z.strictObject({ op: z.literal('raze') }),
  z.strictObject({ op: z.literal('win') }),
]);
const action = z.discriminatedUnion('timing', [
  z.strictObject({
    timing: z.literal('hand'),
    requires: condition.exactOptional(),
    effects: z.array(effect).min(1),
  }),
  z.strictObject({
    timing: z.literal('before-damage'),
    effects: z.array(z.strictObject({ op: z.literal('prevent'), n: positive })).min(1),
  }),
  z.strictObject({
    timing: z.literal('after-damage'),
    effects: z.array(z.strictObject({ op: z.literal('heal'), n: positive })).min(1),
  }),
]);

const name = z.string().min(1).max(100);
const called = { ja: name.exactOptional(), en: name, aliases: z.array(name).exactOptional() };
const said = z.string().max(1000);
const base = {
  id,
  series: id,
  role: z.enum(['starter', 'supply', 'special']),
  cost: number,
  mana: number,
  actions: z.array(action).max(2),
  tags: z.array(id),
  ...called,
  text: said.exactOptional(),
  source: said.exactOptional(),
};
export const card = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('unit'),
    might: number,
    hp: positive,
    reach: z.enum(['melee', 'ranged']),
    nature: z.enum(['physical', 'magic']),
    skills: z.array(skill),
    auras: z.array(aura),
    decidesSupply: z.literal(true).exactOptional(),
  }),
  z.strictObject({ ...base, kind: z.literal('site'), auras: z.array(aura) }),
  z.strictObject({ ...base, kind: z.literal('spell') }),
]);
export const cardSet = z.strictObject({
  set: id,
  version: z.int().min(1),
  name: z.strictObject(called),
  note: z.string().max(10_000).exactOptional(),
  series: z.array(z.strictObject({ id, ...called })),
  cards: z.array(card),
  starters: z.array(z.strictObject({ card: id, copies: positive })),
  supplies: z.array(z.strictObject({ id, series: id, cards: z.array(id), ...called })),
});
export const supply = z.strictObject({
  name: deckName.exactOptional(),
  cards: z.array(z.string().min(1).max(200)),
});

/**
 * Does not compile unless the schemas and the types say the same.
 * @public
 */
export type Checked = Holds<
  [
    Same<z.infer<typeof card>, T.CardSet['cards'][number]>,
    Same<z.infer<typeof cardSet>, T.CardSet>,
    Same<z.infer<typeof supply>, Supply>,
    Same<z.infer<typeof action>, T.HandAction>,
    Same<z.infer<typeof aura>, T.Aura>,
  ]
>;
