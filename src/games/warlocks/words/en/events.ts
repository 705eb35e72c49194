import { listed } from '../../../../kernel/words/trouble.js';
import type { Event } from '../../events.js';
import type { Gesture, Hand } from '../../gestures.js';
import { SPELLS, type SpellId } from '../../spells.js';
import type { Lines } from '../language.js';
import type { Speaker } from '../speaker.js';
import { gestures } from './names.js';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** A text as the beginning of a sentence. */
const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const by = (hand: Hand, { hand: named }: Speaker): string => `with the ${named(hand)}`;

function made([left, right]: readonly [Gesture, Gesture]): string {
  if (left === 'C' && right === 'C') return 'C/C: a clap';
  return `${left}/${right}: ${gestures[left]} left, ${gestures[right]} right`;
}

/** Whether a spell ends with both hands, however it is gestured (W-3.3). */
const takesBoth = (spell: SpellId): boolean => SPELLS[spell].patterns.every((pattern) => /[a-z]$/.test(pattern));

function cast({ seat, spell, target, hand, missed }: EventOf<'cast'>, speaker: Speaker): string {
  const whom = target === seat ? 'self' : speaker.target(target);
  const how = hand === null ? 'from the bank' : takesBoth(spell) ? 'with both hands' : by(hand, speaker);
  return `${speaker.warlock(seat)} casts ${speaker.spell(spell)} at ${whom}, ${how}${missed ? ', and misses what cannot be seen' : ''}`;
}

const BENDING: Readonly<Record<EventOf<'bent'>['enchantment'], (who: string, hand: string) => string>> = {
  paralysis: (who, hand) => `Paralysis forces the ${hand} of ${who}`,
  amnesia: (who) => `Amnesia makes ${who} repeat the last gestures`,
  fear: (who) => `Fear leaves ${who} without C, D, F and S`,
  confusion: (who, hand) => `Confusion guides the ${hand} of ${who}`,
  maladroitness: (who) => `Maladroitness gives both hands of ${who} one gesture`,
  'charm-person': (who, hand) => `The charmed ${hand} of ${who} obeys another will`,
};

function attacked({ monster, victim, attack, outcome, amount }: EventOf<'attacked'>, speaker: Speaker): string {
  const who = first(speaker.monster(monster));
  const whom = speaker.target(victim);
  const again = { first: '', hasted: ' again', 'time-stopped': ' once more, outside of time' }[attack];
  const lines: Readonly<Record<typeof outcome, string>> = {
    hit: `${who} attacks ${whom}${again} for ${amount}`,
    deflected: `${who} attacks ${whom}${again}, and a shield holds`,
    resisted: `${who} attacks ${whom}${again}, to whom it does no harm`,
    unseen: `${who} looks${again} for ${whom}, and sees nobody`,
    nobody: `${who} attacks nobody${again}`,
    kept: `${who} is kept from attacking${again}`,
  };
  return lines[outcome];
}

function stabbed({ seat, victim, outcome }: EventOf<'stabbed'>, speaker: Speaker): string {
  const who = speaker.warlock(seat);
  const whom = victim === seat ? 'self' : speaker.target(victim);
  const lines: Readonly<Record<typeof outcome, string>> = {
    hit: `${who} stabs ${whom} for 1`,
    deflected: `${who} stabs at ${whom}, and a shield holds`,
    missed: `${who} stabs at ${whom}, and misses`,
    nobody: `${who} stabs at nobody`,
  };
  return lines[outcome];
}

function summoned({ monster, kind, controller, victim, from }: EventOf<'summoned'>, speaker: Speaker): string {
  const who = speaker.monster(monster);
  const origin = from === null ? '' : `, from the ${speaker.hand(from.hand)} of ${speaker.warlock(from.seat)}`;
  if (controller === null)
    return `${first(who)} appears, ${kind === 'fire-elemental' ? 'a fire' : 'an ice'} elemental${origin}`;
  const prey = victim === 'nobody' ? '' : `, and turns to ${speaker.target(victim)}`;
  return `${first(who)} comes to serve ${speaker.warlock(controller)}${origin}${prey}`;
}

function ended({ winners, reason }: EventOf<'ended'>, { warlock }: Speaker): string {
  const who = listed(winners.map(warlock), 'and');
  const lines: Readonly<Record<typeof reason, string>> = {
    'last-standing': `${who} wins the battle: nobody else is left`,
    'surrender-survived': `${who} wins the battle: all others who left in this turn are dead`,
    'none-left': 'The battle is a draw: nobody is left',
    'turn-limit': 'The battle is a draw: its last turn has been played',
  };
  return lines[reason];
}

const course: Pick<
  Lines,
  | 'ordered'
  | 'turn-began'
  | 'bent'
  | 'banked'
  | 'gestured'
  | 'cast'
  | 'made-permanent'
  | 'no-charge'
  | 'recognised'
  | 'traced'
> = {
  ordered: ({ seat, turn }, { warlock }) => `${warlock(seat)} has handed in orders for turn ${turn}`,
  'turn-began': ({ turn, kind, active }, { warlock }) =>
    kind === 'normal'
      ? `Turn ${turn} begins`
      : `Turn ${turn} begins, a ${kind} turn of ${listed(active.map(warlock), 'and')}`,
  bent: ({ seat, enchantment, hand }, speaker) =>
    BENDING[enchantment](speaker.warlock(seat), speaker.hand(hand ?? 'RH')),
  banked: ({ seat, spell }, speaker) => `${speaker.warlock(seat)} keeps ${speaker.spell(spell)} for later`,
  gestured: ({ seat, made: pair }, { warlock }) => `${warlock(seat)} gestures ${made(pair)}`,
  cast,
  'made-permanent': ({ seat, spell }, speaker) =>
    `${speaker.warlock(seat)} spends Permanency on ${speaker.spell(spell)}`,
  'no-charge': ({ seat }, { warlock }) => `${warlock(seat)} has no charge left for a Clap of Lightning`,
  recognised: ({ spell, subject }, speaker) =>
    `The spell was ${speaker.spell(spell)}${subject === 'nobody' ? '' : ` at ${speaker.target(subject)}`}`,
  traced: ({ monster, from }, speaker) =>
    `${first(speaker.monster(monster))} came from the ${speaker.hand(from.hand)} of ${speaker.warlock(from.seat)}`,
};

/** One line for each event. */
export const lines: Lines = {
  ...course,
  dispelled: () => 'Dispel Magic ends all other spells and all enchantments',
  'took-effect': ({ subject, spell }, speaker) => `${speaker.spell(spell)} takes hold of ${speaker.being(subject)}`,
  healed: ({ subject, spell, amount }, speaker) =>
    amount === 0
      ? `${speaker.spell(spell)} finds ${speaker.being(subject)} in full health`
      : `${speaker.spell(spell)} heals ${speaker.being(subject)} by ${amount}`,
  damaged: ({ subject, spell, amount }, speaker) =>
    `${first(speaker.spell(spell))} strikes ${speaker.being(subject)} for ${amount}`,
  doomed: ({ subject, spell }, speaker) => `${speaker.spell(spell)} dooms ${speaker.being(subject)}`,
  destroyed: ({ subject, spell }, speaker) => `${speaker.spell(spell)} destroys ${speaker.monster(subject)} at once`,
  consumed: ({ subject }, speaker) =>
    subject === 'nobody'
      ? 'A summoned minion finds no master'
      : `A summoned minion is lost in ${speaker.target(subject)}`,
  fizzled: ({ spell }, speaker) => `${first(speaker.spell(spell))} is spent on nobody`,
  countered: ({ subject, spell }, speaker) =>
    `The Counter Spell on ${speaker.being(subject)} undoes ${speaker.spell(spell)}`,
  deflected: ({ subject, spell }, speaker) => `The shield of ${speaker.being(subject)} stops ${speaker.spell(spell)}`,
  resisted: ({ subject, spell }, speaker) => `${first(speaker.being(subject))} resists ${speaker.spell(spell)}`,
  'had-no-effect': ({ subject, spell }, speaker) =>
    `${first(speaker.spell(spell))} does nothing to ${speaker.being(subject)}`,
  overridden: ({ subject, spell }, speaker) =>
    `A lasting enchantment on ${speaker.being(subject)} is stronger than ${speaker.spell(spell)}`,
  reflected: ({ spell, bearer, lost }, speaker) =>
    `The Magic Mirror of ${speaker.being(bearer)} turns ${speaker.spell(spell)} round${lost ? ', into nowhere' : ''}`,
  enchanted: ({ subject, spell, by: caster }, speaker) =>
    `${speaker.spell(spell)} weighs on ${speaker.being(subject)}${caster === null ? '' : `, by the will of ${speaker.warlock(caster)}`}`,
  cancelled: ({ subject, spell }, speaker) =>
    `Mental spells cancel each other: ${speaker.being(subject)} is free of ${speaker.spell(spell)}`,
  charmed: ({ subject, by: master }, speaker) =>
    `${first(speaker.monster(subject))} obeys ${master === null ? 'nobody' : speaker.warlock(master)} from now on`,
  summoned,
  absorbed: ({ kind, subject }, speaker) =>
    `The Counter Spell on ${speaker.being(subject)} swallows the coming ${kind === 'fire-elemental' ? 'fire' : 'ice'} elemental`,
  'storm-failed': ({ storm }, speaker) => `${speaker.spell(storm)} fails`,
  stormed: ({ storm }, speaker) => `${speaker.spell(storm)} breaks loose`,
  'storm-hit': ({ storm, subject, outcome, amount }, speaker) =>
    ({
      hit: `${speaker.spell(storm)} strikes ${speaker.being(subject)} for ${amount}`,
      resisted: `${speaker.spell(storm)} does no harm to ${speaker.being(subject)}, who resists`,
      countered: `${speaker.spell(storm)} does not reach ${speaker.being(subject)}, under Counter Spell`,
      balanced: `Fire and ice leave ${speaker.being(subject)} unharmed`,
    })[outcome],
  directed: ({ seat, monster, victim }, speaker) =>
    `${speaker.warlock(seat)} sends ${speaker.monster(monster)} at ${victim === monster ? 'itself' : speaker.target(victim)}`,
  stabbed,
  attacked,
  'sight-began': ({ seat, enchantment }, { warlock }) =>
    `${warlock(seat)} is ${enchantment === 'blindness' ? 'blind' : 'invisible'} from the next turn on`,
  'sight-ended': ({ seat, enchantment }, { warlock }) =>
    enchantment === 'blindness' ? `${warlock(seat)} sees again` : `${warlock(seat)} can be seen again`,
  expired: ({ subject, enchantment }, speaker) =>
    `${first(speaker.enchantment(enchantment))} has run out on ${speaker.being(subject)}`,
  succumbed: ({ seat, enchantment }, speaker) =>
    `${speaker.enchantment(enchantment)} has run its course in ${speaker.warlock(seat)}`,
  'ended-own-life': ({ seat }, { warlock }) => `${warlock(seat)} chooses to die`,
  died: ({ being }, speaker) => `${first(speaker.being(being))} dies`,
  surrendered: ({ seat }, { warlock }) => `${warlock(seat)} surrenders`,
  ended,
};
