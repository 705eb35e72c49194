import type { Amount, Category, Condition, Filter, Scope, Target } from '../../card.js';
import type { Speaker } from '../speaker.js';

/** A noun with all that describes it, in singular and plural, and whether the card itself is left out of it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly other: boolean;
}
/** Cards a step acts on, as part of a sentence. */
export interface Group {
  readonly text: string;
  /** Whether the verb is in the plural. */
  readonly plural: boolean;
  /** Whether it is one card at most. */
  readonly single: boolean;
  /** Whether all of them are the controller's own. */
  readonly own: boolean;
  /** All of them as a crowd that gets or has something, in the plural: `your monsters`. */
  readonly crowd?: string;
  /** What must be true of them besides, said at the end of the sentence. */
  readonly only?: string;
}
/** How the cards of an effect are spoken of. */
export interface Subject {
  /** The card whose effect it is. */
  readonly self: string;
  /** The card its event is about. */
  readonly source: string;
}

const plurals: Readonly<Record<Category, string>> = {
  monster: 'monsters',
  relic: 'relics',
  spell: 'spells',
  trap: 'traps',
};
/** A vowel as it sounds, which `uni` and `eu` do not begin with. */
const vowel = /^(?!uni(?![nm])|eu|one\b)[aeiou]/i;

/** The words with `a` or `an` before them. */
export const a = (words: string): string => `${vowel.test(words) ? 'an' : 'a'} ${words}`;
/** A number of things: `1 card`, `2 cards`. */
export const counted = (count: number | string, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
/** Words in a row: `a, b and c`. */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

function cost({ costMin, costMax }: Filter): string[] {
  if (costMin === undefined) return costMax === undefined ? [] : [`of cost ${costMax} or less`];
  if (costMax === undefined) return [`of cost ${costMin} or more`];
  return [costMin === costMax ? `of cost ${costMin}` : `of cost ${costMin} to ${costMax}`];
}

function adjectives(filter: Filter, speaker: Speaker): string[] {
  const words: string[] = [];
  if (filter.damaged !== undefined) words.push(filter.damaged ? 'damaged' : 'undamaged');
  if (filter.exhausted !== undefined) words.push(filter.exhausted ? 'exhausted' : 'unexhausted');
  if (filter.token === false) words.push('non-token');
  if (filter.type !== undefined) words.push(listed(filter.type.map(speaker.typed), 'or'));
  return words;
}

/** What a filter lets through; `otherwise` is said where it names no category. */
export function noun(filter: Filter | undefined, otherwise: readonly [string, string], speaker: Speaker): Noun {
  if (filter === undefined) return { one: otherwise[0], many: otherwise[1], other: false };
  const { category, keyword, without } = filter;
  let [one, many] = otherwise;
  if (category !== undefined) {
    one = listed(category, 'or');
    many = listed(
      category.map((name) => plurals[name]),
      'or',
    );
  }
  if (filter.token) [one, many] = ['token', 'tokens'];
  const before = adjectives(filter, speaker);
  const after = cost(filter);
  if (keyword !== undefined) after.push(`with ${keyword}`);
  if (without !== undefined) after.push(`without ${without}`);
  return {
    one: [...before, one, ...after].join(' '),
    many: [...before, many, ...after].join(' '),
    other: filter.notSelf === true,
  };
}

const others = ({ many, other }: Noun): string => (other ? `other ${many}` : many);
const another = ({ one, other }: Noun): string => (other ? `another ${one}` : a(one));

/** One card of a side, as in `one of your monsters`, `an enemy monster`, `a monster`. */
export function oneOf(side: 'own' | 'enemy' | 'any', what: Noun): string {
  if (side === 'own') return `one of your ${others(what)}`;
  return side === 'enemy' ? `an enemy ${what.one}` : another(what);
}

function all(side: 'own' | 'enemy' | 'any', what: Noun): string {
  if (side === 'own') return `each of your ${others(what)}`;
  if (side === 'enemy') return `every enemy ${what.one}`;
  return what.other ? `every other ${what.one}` : `every ${what.one}`;
}

function several(side: 'own' | 'enemy' | 'any', what: Noun, count: number): string {
  const number = count === 1 ? { ...what, many: what.one } : what;
  if (side === 'own') return `${count} of your ${others(what)}`;
  return side === 'enemy' ? `${count} enemy ${number.many}` : `${count} ${others(number)}`;
}

/** Cards of a side, all of them or as many as are picked. */
function picked(side: 'own' | 'enemy' | 'any', what: Noun, { pick, count = 1, upTo }: Target): Group {
  const own = side === 'own';
  if (pick === undefined) {
    const crowd = own ? { crowd: `your ${others(what)}` } : {};
    return { text: all(side, what), plural: false, single: false, own, ...crowd };
  }
  const exact = count === 1 ? oneOf(side, what) : several(side, what, count);
  const text = upTo ? `up to ${several(side, what, count)}` : exact;
  const chosen = pick === 'random' ? `${text} chosen at random` : text;
  return { text: chosen, plural: count > 1, single: count === 1, own };
}

const monsters = ['monster', 'monsters'] as const;

/** One card that needs no picking; a filter becomes a condition on it. */
function lone(text: string, { from, filter, upTo }: Target, speaker: Speaker): Group {
  const only = filter === undefined ? '' : `, if it is ${another(noun(filter, ['card', 'cards'], speaker))}`;
  const wish = upTo ? ', if you like' : '';
  return { text, plural: false, single: true, own: from === 'self', only: `${only}${wish}` };
}

/** What the step before dealt with: one card or several. */
function previous(target: Target, before: Group | null, speaker: Speaker): Group {
  if (before?.single) return lone('that card', target, speaker);
  const { many } = noun(target.filter, ['card', 'cards'], speaker);
  const { pick, count = 1, upTo } = target;
  if (pick === undefined) return { text: `those ${many}`, plural: true, single: false, own: false };
  const text = `${upTo ? 'up to ' : ''}${count} of those ${many}${pick === 'random' ? ' chosen at random' : ''}`;
  return { text, plural: count > 1, single: count === 1, own: false };
}

/** The cards a step acts on (G-14.1); `before` is what the step before it acted on. */
export function cardsOf(target: Target, subject: Subject, before: Group | null, speaker: Speaker): Group {
  switch (target.from) {
    case 'self':
      return lone(subject.self, target, speaker);
    case 'source':
      return lone(subject.source, target, speaker);
    case 'defender':
      return lone('the attacked monster', target, speaker);
    case 'previous':
      return previous(target, before, speaker);
    case 'attackers': {
      const what = noun(target.filter, monsters, speaker);
      return picked('any', { ...what, one: `attacking ${what.one}`, many: `attacking ${what.many}` }, target);
    }
    case 'play':
      return picked(target.side ?? 'any', noun(target.filter, monsters, speaker), target);
  }
}

const permanents = ['permanent', 'permanents'] as const;

const where = { own: 'you have', enemy: 'the enemy has', any: 'in play' } as const;
const scope = ({ side, filter }: Scope, speaker: Speaker): string =>
  `${others(noun(filter, permanents, speaker))} ${where[side]}`;

/** A number, or a letter that stands for a count, explained by `where` at the end of the sentence. */
export interface Quantity {
  readonly number: number | string;
  readonly where: string;
}
/** A plain count as `for each relic you have, up to 2`; `null` for anything else. */
export function forEach(amount: Amount, speaker: Speaker): string | null {
  if (typeof amount === 'number' || (amount.plus ?? 0) !== 0) return null;
  const what = noun(amount.count.filter, permanents, speaker);
  const most = amount.max === undefined ? '' : `, up to ${amount.max}`;
  return `for each ${what.other ? `other ${what.one}` : what.one} ${where[amount.count.side]}${most}`;
}
/** An amount as part of a sentence. */
export function quantity(amount: Amount, speaker: Speaker, letter = 'X'): Quantity {
  if (typeof amount === 'number') return { number: amount, where: '' };
  const { count, plus = 0, max } = amount;
  const more = plus === 0 ? '' : plus > 0 ? ` plus ${plus}` : ` minus ${-plus}`;
  const most = max === undefined ? '' : `, at most ${max}`;
  return { number: letter, where: `, ${letter} being the number of ${scope(count, speaker)}${more}${most}` };
}

/** `no cards`, `exactly 1 card`, `2 cards or more`. */
function compared(is: Condition['is'], n: number, [one, many]: readonly [string, string], fewer = 'fewer'): string {
  if (n === 0 && is !== '>=') return `no ${many}`;
  const number = counted(n, one, many);
  return is === '==' ? `exactly ${number}` : `${number} or ${is === '>=' ? 'more' : fewer}`;
}

const zones = { shield: 'shield', hand: 'hand', deck: 'deck', discard: 'discard pile' } as const;

function conditionOnCount(count: Scope, is: Condition['is'], n: number, speaker: Speaker): string {
  const what = noun(count.filter, permanents, speaker);
  const there = is !== '>=' || n > 1 ? 'there are' : 'there is';
  const [who, place] = { own: ['you have', ''], enemy: ['the enemy has', ''], any: [there, ' in play'] }[count.side];
  if (is === '>=' && n === 1) return `${who} ${another(what)}${place}`;
  return `${who} ${compared(is, n, [what.other ? `other ${what.one}` : what.one, others(what)])}${place}`;
}

/** A condition as it follows `if` or `while`. */
export function condition(given: Condition, speaker: Speaker): string {
  const { is, n } = given;
  if ('count' in given) return conditionOnCount(given.count, is, n, speaker);
  const [who, whose] = given.of === 'own' ? ['you have', 'your'] : ['the enemy has', 'their'];
  if (given.what === 'mana') return `${who} ${compared(is, n, ['mana', 'mana'], 'less')}`;
  if (given.what === 'released') return `${who} ${compared(is, n, ['released card', 'released cards'])}`;
  return `${who} ${compared(is, n, ['card', 'cards'])} in ${whose} ${zones[given.what]}`;
}
