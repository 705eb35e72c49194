import { type Form, id, mayHave, objectOf, oneOf, taggedBy, wholeOf } from '../../../kernel/form.js';
import type * as T from '../card.js';
import { skillNames } from './terms.js';

type EffectOf<K extends T.Op> = Extract<T.Effect, { readonly op: K }>;
type Numbered = 'draw' | 'mana' | 'summons' | 'discard-to' | 'steal' | 'rescue';
type Damage<K extends T.DamageEffect['target']> = Extract<T.DamageEffect, { readonly target: K }>;

const LARGEST = 1000;
const positive = (): Form<number> => wholeOf(1, LARGEST);
const number = (): Form<number> => wholeOf(0, LARGEST);
const numbered = <K extends Numbered>(op: K): Form<EffectOf<K>> =>
  objectOf<{ op: K; n: number }>({
    op: oneOf<K>(op),
    n: op === 'discard-to' ? number() : positive(),
  }) as unknown as Form<EffectOf<K>>; // these verbs all have this form

const area = (): Form<'any' | T.Area> => oneOf('any', 'sortie', 'guard');

/** The form of damage depends on its target (S-12.1). */
function damageForm(): Form<T.DamageEffect> {
  const op = oneOf('damage');
  const n = positive();
  const withSkill = mayHave(oneOf(...skillNames));
  const one = objectOf<Damage<'one-enemy-unit' | 'each-enemy-unit'>>({
    ...{ op, n, withSkill },
    target: oneOf('one-enemy-unit', 'each-enemy-unit'),
    area: area(),
  });
  return taggedBy<T.DamageEffect, 'target'>('target', {
    'one-enemy-unit': one,
    'each-enemy-unit': one,
    'up-to-enemy-units': objectOf<Damage<'up-to-enemy-units'>>({
      ...{ op, n, withSkill },
      target: oneOf('up-to-enemy-units'),
      count: positive(),
      area: area(),
    }),
    'enemy-gate': objectOf<Damage<'enemy-gate'>>({ op, n, target: oneOf('enemy-gate') }),
  });
}

/** The form of an effect of a hand action (S-12.12). */
export const effectForm = (): Form<T.Effect> =>
  taggedBy<T.Effect, 'op'>('op', {
    draw: numbered('draw'),
    mana: numbered('mana'),
    summons: numbered('summons'),
    damage: damageForm(),
    gain: objectOf<EffectOf<'gain'>>({
      op: oneOf('gain'),
      maxCost: number(),
      to: oneOf('discard', 'hand'),
      tag: mayHave(id),
    }),
    trash: objectOf<EffectOf<'trash'>>({ op: oneOf('trash'), max: positive() }),
    'discard-to': numbered('discard-to'),
    revive: objectOf<EffectOf<'revive'>>({ op: oneOf('revive'), maxCost: number(), to: oneOf('hand', 'field') }),
    'move-enemy': objectOf<EffectOf<'move-enemy'>>({
      op: oneOf('move-enemy'),
      from: mayHave(oneOf('sortie', 'guard')),
      maxCost: mayHave(number()),
    }),
    buff: objectOf<EffectOf<'buff'>>({
      op: oneOf('buff'),
      n: positive(),
      target: oneOf('one-own-unit', 'each-own-unit'),
    }),
    steal: numbered('steal'),
    rescue: numbered('rescue'),
    raze: objectOf<EffectOf<'raze'>>({ op: oneOf('raze') }),
    win: objectOf<EffectOf<'win'>>({ op: oneOf('win') }),
  });
