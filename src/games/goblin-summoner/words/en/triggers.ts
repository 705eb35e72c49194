import type { Trigger, When } from '../../card.js';
import type { Speaker } from '../speaker.js';
import { a, noun, oneOf } from './phrases.js';

type Waits = Extract<When, { readonly whose: unknown }>;
const selves: Partial<Readonly<Record<Trigger, string>>> = {
  summoned: 'When summoned',
  destroyed: 'When destroyed',
  damaged: 'When it loses hit points and survives',
};

/** The card of an event, where an effect waits for what happens to any card of a kind. */
const kinds: Readonly<Record<Trigger, readonly [string, string]>> = {
  summoned: ['monster or relic', 'monsters or relics'],
  destroyed: ['permanent', 'permanents'],
  damaged: ['monster', 'monsters'],
  'effect-used': ['permanent', 'permanents'],
  attack: ['monster', 'monsters'],
  cast: ['spell', 'spells'],
  'shield-lost': ['card', 'cards'],
};

function whenAttack({ whose, filter, attackTarget }: Waits, speaker: Speaker): string {
  const who = { self: 'it attacks', own: 'you attack', enemy: 'the enemy attacks', any: 'a duellist attacks' }[whose];
  const duellist = { self: ' the duellist', own: ' the duellist', enemy: ' you', any: ' the other duellist' }[whose];
  const monster = { self: ' a monster', own: ' a monster', enemy: ' one of your monsters', any: ' a monster' }[whose];
  const whom = attackTarget === undefined ? '' : attackTarget === 'duellist' ? `${duellist} directly` : monster;
  const what = noun(filter, kinds.attack, speaker);
  if (filter === undefined) return `When ${who}${whom}`;
  if (whose === 'self') return `When ${who}${whom}, if it is ${a(what.one)}`;
  return `When ${who}${whom} with ${what.other ? `another ${what.one}` : a(what.one)}`;
}

function whenCard({ on, whose, filter }: Waits, speaker: Speaker): string {
  const what = noun(filter, kinds[on], speaker);
  if (whose === 'self') return `${selves[on]}${filter === undefined ? '' : `, if it is ${a(what.one)}`}`;
  if (on === 'summoned' || on === 'cast') {
    const made = oneOf('any', what);
    if (whose === 'any') return `When ${made} is ${on}`;
    const verbs = on === 'cast' ? 'cast' : 'summon';
    return whose === 'own' ? `When you ${verbs} ${made}` : `When the enemy ${verbs}s ${made}`;
  }
  const event = {
    destroyed: 'is destroyed',
    damaged: 'loses hit points and survives',
    'effect-used': 'uses an effect',
  };
  return `When ${oneOf(whose, what)} ${event[on as keyof typeof event]}`;
}

/** What an effect or a trap waits for (G-9.3, G-9.4), as its text begins. */
export function whenWaits(when: Waits, speaker: Speaker): string {
  if (when.on === 'attack') return whenAttack(when, speaker);
  if (when.on !== 'shield-lost') return whenCard(when, speaker);
  const who = { self: 'you lose', own: 'you lose', enemy: 'the enemy loses', any: 'a duellist loses' }[when.whose];
  return `When ${who} a shield card`;
}
