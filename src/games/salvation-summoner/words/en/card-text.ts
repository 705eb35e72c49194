import type { Area, Aura, Condition, DamageEffect, HandAction, Reached } from '../../card.js';
import type { Language, SaidEffect, Verbs } from '../language.js';
import type { Speaker } from '../speaker.js';

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const place = (area: Area | 'any' | undefined): string =>
  area === undefined || area === 'any' ? '' : ` in the ${area} area`;
const costing = (cost: number | undefined): string => (cost === undefined ? '' : ` of cost ${cost} or less`);
/** Skills that stand before the word they describe. */
const ADJECTIVES: readonly string[] = ['flying', 'undying', 'indestructible'];

function damaged(effect: DamageEffect, { skilled }: Speaker): string {
  if (effect.target === 'enemy-gate') return 'the enemy gate';
  const { area, withSkill: skill } = effect;
  const before = skill !== undefined && ADJECTIVES.includes(skill) ? `${skilled(skill)} ` : '';
  const after = skill !== undefined && before === '' ? ` with ${skilled(skill)}` : '';
  const unit = `enemy ${before}unit`;
  if (effect.target !== 'up-to-enemy-units') {
    return `${effect.target === 'one-enemy-unit' ? 'one' : 'each'} ${unit}${after}${place(area)}`;
  }
  const { count } = effect;
  return count === 1
    ? `up to one ${unit}${after}${place(area)}`
    : `each of up to ${count} different ${unit}s${after}${place(area)}`;
}

/** What a verb does, one saying for each; a verb without one does not compile. */
const verbs: Verbs = {
  draw: ({ n }) => `draw ${counted(n, 'card')}`,
  mana: ({ n }) => `+${n} mana`,
  summons: ({ n }) => `+${counted(n, 'summon')}`,
  prevent: ({ n }) => `prevent up to ${n} damage of one attack`,
  heal: ({ n }) => `remove up to ${n} damage from the unit or gate just hit`,
  damage: (effect, speaker) => `deal ${effect.n} damage to ${damaged(effect, speaker)}`,
  gain: ({ maxCost, to, tag }, { tagged }) =>
    `you may take one ${tag === undefined ? '' : `${tagged(tag)} `}card${costing(maxCost)} from the supply ` +
    `into your ${to === 'hand' ? 'hand' : 'discard pile'}`,
  trash: ({ max }) => `you may put ${max === 1 ? 'one card' : `up to ${max} cards`} from your hand into the graveyard`,
  'discard-to': ({ n }) => `the opponent discards down to ${counted(n, 'card')} in hand`,
  revive: ({ maxCost, to }) =>
    `you may take one unit${costing(maxCost)} from the graveyard into your ${to === 'hand' ? 'hand' : 'guard area'}`,
  'move-enemy': ({ from, maxCost }) => {
    const way =
      from === undefined
        ? 'to its other area'
        : `from the ${from} area to the ${from === 'guard' ? 'sortie' : 'guard'} area`;
    return `you may switch one enemy unit${costing(maxCost)} ${way}`;
  },
  buff: ({ n, target }) => `${target === 'one-own-unit' ? 'one' : 'each'} own unit gets +${n} might this turn`,
  steal: ({ n }) => `take ${counted(n, 'citizen')} from the opponent`,
  rescue: ({ n }) =>
    `return up to ${counted(n, 'citizen')} from the graveyard to you (never above your starting number)`,
  raze: () => 'destroy the enemy site',
  win: () => 'you win at the end of this turn',
};

function condition(asked: Condition): string {
  if (asked.cond === 'enemy-gate-down') return 'only while the enemy gate is down';
  return `only with ${asked.n} or more citizens in the graveyard`;
}

const TIMINGS: Readonly<Record<HandAction['timing'], string>> = {
  hand: 'Reveal',
  'before-damage': 'React (before damage)',
  'after-damage': 'React (after damage)',
};

/** What one effect does; the table ties each verb to its own, which an index cannot. */
const said = (effect: SaidEffect, speaker: Speaker): string =>
  (verbs[effect.op] as (effect: SaidEffect, speaker: Speaker) => string)(effect, speaker);

/** A hand action as it is printed (S-13.3). */
export const action: Language['action'] = (one, speaker) => {
  const asked = one.timing === 'hand' && one.requires !== undefined ? `${condition(one.requires)}: ` : '';
  return `${TIMINGS[one.timing]}: ${asked}${one.effects.map((effect) => said(effect, speaker)).join(', then ')}.`;
};

const reached = ({ area, tag, others }: Reached, { tagged }: Speaker): string =>
  `${others === true ? 'other ' : ''}own ${tag === undefined ? '' : `${tagged(tag)} `}units${place(area)}`;

function working(one: Aura, speaker: Speaker): string {
  switch (one.aura) {
    case 'might':
      return `${reached(one, speaker)} have ${one.n < 0 ? '' : '+'}${one.n} might`;
    case 'grant':
      return `${reached(one, speaker)} have ${speaker.skilled(one.skill)}`;
    case 'mana':
      return `your hand phase starts with +${one.n} mana`;
    case 'summons':
      return `your hand phase starts with +${counted(one.n, 'summon')}`;
  }
}

/** An aura as it is printed (S-13.3). */
export const aura: Language['aura'] = (one, speaker) => `In play: ${working(one, speaker)}.`;
