import type { Card, Effect, Feat, Step, Target, UseCost } from '../../card.js';
import type { Speaker } from '../speaker.js';
import {
  a,
  cardsOf,
  condition,
  counted,
  forEach,
  type Group,
  listed,
  noun,
  quantity,
  type Subject,
} from './phrases.js';
import { whenWaits } from './triggers.js';

type StepOf<Op extends Step['op']> = Step extends infer Each
  ? Each extends { readonly op: infer One }
    ? Op extends One
      ? Each & { readonly op: Op }
      : never
    : never
  : never;
/** What a step is said with. */
interface Saying {
  readonly speaker: Speaker;
  /** What the step acts on, for a step with a target. */
  readonly group: Group;
  /** Whether the effect is static: `has` instead of `gets`. */
  readonly lasting: boolean;
}
type Sayings = { readonly [Op in Step['op']]: (step: StepOf<Op>, saying: Saying) => string };

const signed = (number: number | string): string => (typeof number === 'number' && number < 0 ? '' : '+') + number;
const none: Group = { text: '', plural: false, single: false, own: false };
const only = (group: Group): string => group.only ?? '';
/** All one's cards as a crowd, where they get or have something together. */
const crowd = (group: Group): Group =>
  group.crowd === undefined ? group : { ...group, text: group.crowd, plural: true };
const verb = ({ plural }: Group, one: string, many: string): string => (plural ? many : one);

function untilWhen(until: 'turn-end' | 'leaves' | undefined, group: Group): string {
  if (until === undefined) return '';
  return until === 'turn-end' ? ' this turn' : ` while ${verb(group, 'it stays', 'they stay')} in play`;
}

/** `draw 1 card`, or `the enemy draws 1 card`. */
const does = (who: 'own' | 'enemy', own: string, enemy: string): string => (who === 'own' ? own : `the enemy ${enemy}`);

const simple = (word: string, { group }: Saying): string => `${word} ${group.text}${only(group)}`;

/** What each verb says (G-14.2 to G-14.9). */
const sayings: Sayings = {
  damage({ amount }, { speaker, group }) {
    const { number, where } = quantity(amount, speaker);
    const loss = counted(number, 'hit point');
    return `${group.text} ${verb(group, `loses ${loss}`, `lose ${loss} each`)}${only(group)}${where}`;
  },
  strike({ amount }, { speaker, group }) {
    const { number, where } = quantity(amount, speaker);
    return `strike ${number} against ${group.text}${only(group)}${where}`;
  },
  heal({ amount }, { speaker, group }) {
    const { number, where } = quantity(amount, speaker);
    return `heal ${number} on ${group.text}${only(group)}${where}`;
  },
  destroy: (_, saying) => simple('destroy', saying),
  exhaust: (_, saying) => simple('exhaust', saying),
  ready: (_, saying) => simple('ready', saying),
  return: (_, { group }) => {
    const hand = group.own ? 'your hand' : verb(group, "its owner's hand", "their owners' hands");
    return `return ${group.text} to ${hand}${only(group)}`;
  },
  buff({ attack, defence, until }, { speaker, group: cards, lasting }) {
    const group = crowd(cards);
    const given = [
      [attack, 'attack', 'X'],
      [defence, 'defence', 'Y'],
    ] as const;
    const parts: string[] = [];
    let tail = '';
    for (const [amount, name, letter] of given) {
      if (amount === undefined) continue;
      const each = forEach(amount, speaker);
      const { number, where } = quantity(amount, speaker, letter);
      parts.push(each === null ? `${signed(number)} ${name}` : `+1 ${name} ${each}`);
      if (each === null) tail += where;
    }
    const gets = lasting ? verb(group, 'has', 'have') : verb(group, 'gets', 'get');
    return `${group.text} ${gets} ${listed(parts)}${untilWhen(until, group)}${only(group)}${tail}`;
  },
  grant({ keyword, until }, { group: cards, lasting }) {
    const group = crowd(cards);
    const gains = lasting ? verb(group, 'has', 'have') : verb(group, 'gains', 'gain');
    return `${group.text} ${gains} ${keyword}${untilWhen(until, group)}${only(group)}`;
  },
  draw({ player, amount }, { speaker }) {
    const { number, where } = quantity(amount, speaker);
    const cards = counted(number, 'card');
    return does(player, `draw ${cards}`, `draws ${cards}`) + where;
  },
  mill({ player, amount }, { speaker }) {
    const { number, where } = quantity(amount, speaker);
    const cards = counted(number, 'card');
    return does(player, `mill ${cards} of your deck`, `mills ${cards}`) + where;
  },
  mana({ player, amount }, { speaker }) {
    const { number, where } = quantity(amount, speaker);
    const loses = typeof number === 'number' && number < 0;
    const mana = `${loses ? -number : number} mana`;
    return does(player, `${loses ? 'lose' : 'gain'} ${mana}`, `${loses ? 'loses' : 'gains'} ${mana}`) + where;
  },
  discard({ player, amount, how }, { speaker }) {
    const { number, where } = quantity(amount, speaker);
    const cards = counted(number, 'card');
    const own = how === 'random' ? 'at random' : 'of your choice';
    const enemy = how === 'random' ? 'at random' : 'of their choice';
    return does(player, `discard ${cards} ${own}`, `discards ${cards} ${enemy}`) + where;
  },
  search({ from, to, filter, amount }, { speaker }) {
    const { number, where } = quantity(amount, speaker);
    const what = noun(filter, ['card', 'cards'], speaker);
    const pile = from === 'deck' ? 'your deck' : 'your discard pile';
    const cards = number === 1 ? a(what.one) : `${number} ${what.many}`;
    return `put ${cards} from ${pile} into ${to === 'hand' ? 'your hand' : 'play'}${where}`;
  },
  token({ player, token, amount }, { speaker }) {
    const { number, where } = quantity(amount, speaker);
    const name = `${speaker.named(token)} token`;
    const tokens = number === 1 ? a(name) : `${number} ${name}s`;
    return does(player, `summon ${tokens}`, `summons ${tokens}`) + where;
  },
  shield({ player, change, amount }, { speaker }) {
    const { number, where } = quantity(amount, speaker);
    const verbs = { release: 'take', discard: 'discard', restore: 'restore' }[change];
    const of = change === 'release' ? 'from' : 'of';
    const cards = counted(number, 'card');
    if (player === 'own') return `${verbs} ${cards} ${of} your shield${where}`;
    return `${player === 'both' ? 'each duellist' : 'the enemy'} ${verbs}s ${cards} ${of} their shield${where}`;
  },
  'cancel-attack': () => 'cancel the attack',
  counter: () => 'counter the spell',
};

/** What a step deals with, for the step after it to speak of. */
function dealtWith(step: Step, speaker: Speaker, group: Group | null): Group | null {
  if (step.op !== 'search' && step.op !== 'token') return group;
  return { ...none, single: quantity(step.amount, speaker).number === 1 };
}

function saySteps(steps: readonly Step[], subject: Subject, lasting: boolean, speaker: Speaker): string {
  let before: Group | null = null;
  const clauses: string[] = [];
  for (const step of steps) {
    const target: Target | null = 'target' in step ? step.target : null;
    const group: Group | null = target === null ? null : cardsOf(target, subject, before, speaker);
    // The table is keyed by `op`, which TypeScript cannot tie to the step.
    const say = sayings[step.op] as (step: Step, saying: Saying) => string;
    clauses.push(say(step, { speaker, group: group ?? none, lasting }));
    before = dealtWith(step, speaker, group);
  }
  return clauses.join(lasting ? ', and ' : ', then ');
}

function usage(cost: UseCost | Feat['cost'] | undefined, word: string): string {
  const parts: string[] = [];
  if (cost?.mana !== undefined) parts.push(`${cost.mana} mana`);
  if (cost !== undefined && 'exhaust' in cost) parts.push('exhaust');
  if (cost !== undefined && 'sacrifice' in cost) parts.push('sacrifice');
  return parts.length === 0 ? word : `${word} (${parts.join(', ')})`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sayEffect({ when, if: conditions = [], do: steps }: Effect, card: Card, speaker: Speaker): string {
  const all = listed(conditions.map((given) => condition(given, speaker)));
  const named = `this ${card.category}`;
  const about = 'whose' in when && when.whose === 'self';
  const does = saySteps(steps, { self: about ? 'it' : named, source: 'it' }, when.on === 'static', speaker);
  const doesIf = all === '' ? does : `if ${all}, ${does}`;
  switch (when.on) {
    case 'resolve':
      return `${capital(doesIf)}.`;
    case 'static':
      return all === '' ? `${capital(does)}.` : `While ${all}, ${does}.`;
    case 'activate':
      return `${usage(when.cost, 'Use')}${all === '' ? '' : `, only while ${all}`}: ${does}.`;
    case 'turn-start':
      return `Start of turn: ${doesIf}.`;
    case 'turn-end':
      return `End of turn: ${doesIf}.`;
    default:
      return `${whenWaits(when, speaker)}: ${doesIf}.`;
  }
}

/** The rules text of a card, a feat or an item, read from its keywords and effects; a plain monster has none. */
export function cardText(card: Card | Feat, speaker: Speaker): string {
  if ('kind' in card) {
    const steps = saySteps(card.do, { self: 'it', source: 'it' }, false, speaker);
    return `${usage(card.cost, card.uses === 'game' ? 'Once per game' : 'Once per turn')}: ${steps}.`;
  }
  const keywords = card.category === 'monster' ? card.keywords.map((keyword) => `${capital(keyword)}.`) : [];
  return [...keywords, ...card.effects.map((effect) => sayEffect(effect, card, speaker))].join(' ');
}
