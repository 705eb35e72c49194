import type { Event } from '../../events.js';
import type { Handle, Seat } from '../../state.js';
import type { Speaker } from '../speaker.js';
import { counted, listed } from './phrases.js';

type EventOf<Type extends Event['type']> = Event extends infer Each
  ? Each extends { readonly type: infer One }
    ? Type extends One
      ? Each & { readonly type: Type }
      : never
    : never
  : never;
type Lines = { readonly [Type in Event['type']]: (event: EventOf<Type>, speaker: Speaker) => string };

/** A card of a duellist, as in `Ann's Clay Golem`. */
const cardIn = (
  { seat, handle }: { readonly seat: Seat; readonly handle: Handle },
  { player, called }: Speaker,
  otherwise = 'card',
): string => `${player(seat)}'s ${called(handle, otherwise)}`;
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);
const span = { 'turn-end': 'this turn', leaves: 'while it stays in play' } as const;
const cards = (count: number): string => counted(count, 'card');
/** `none`, or a number. */
const left = (count: number): string => (count === 0 ? 'none is left' : `${count} ${count === 1 ? 'is' : 'are'} left`);
const holding = (locked: number): string => (locked === 0 ? '' : ` and locks ${locked} mana`);

/** The attackers by their names; if none is known, their number. */
function attackers(handles: readonly Handle[], { called }: Speaker): string {
  const named = handles.map((handle) => called(handle, ''));
  return named.includes('') ? counted(handles.length, 'monster') : listed(named);
}

/** What the rule behind a change of mana makes of it: a payment, a restore, a gain or a loss. */
function changeOfMana({ rule, change }: EventOf<'mana-changed'>): string {
  const amount = Math.abs(change);
  if (rule === 'G-6.3') return `restores ${amount}`;
  if (rule === 'G-5.5') return `loses ${amount} unspent`;
  if (rule === 'G-6.1' || rule === 'G-9.2' || rule === 'G-13.3') return `pays ${amount}`;
  return `${change > 0 ? 'gains' : 'loses'} ${amount}`;
}

function choiceOf({ of, min, max }: EventOf<'choice-opened'>): string {
  const many = min === max ? cards(max) : min === 0 ? `up to ${cards(max)}` : `${min} to ${cards(max)}`;
  return { target: many, discard: `${many} to discard`, search: `${many} of those found` }[of];
}

function ending({ winners, reason }: EventOf<'ended'>, { player }: Speaker): string {
  const [winner] = winners;
  if (winner === undefined) {
    const why = { shields: 'both shields are gone at once', concede: 'nobody has won' };
    return `The duel is a draw: ${reason === 'turn-limit' ? 'the last turn ends with equal shields' : why[reason]}`;
  }
  const loser = player(other(winner));
  const why = {
    shields: `${loser}'s shield is gone`,
    'turn-limit': `the last turn ends with more left of the shield than ${loser} has`,
    concede: `${loser} concedes`,
  };
  return `${player(winner)} wins the duel: ${why[reason]}`;
}

/** One line for each event; an event without a line does not compile. */
const lines: Lines = {
  cut: ({ seat, at }, { player }) =>
    at === 0
      ? `${player(seat)}'s deck is cut nowhere and stays as it is`
      : `${player(seat)}'s deck is cut: its top ${at === 1 ? 'card goes' : `${at} cards go`} to the bottom`,
  dealt: ({ seat, shield }, { player }) => `${player(seat)} lays ${cards(shield)} face down as a shield`,
  passed: ({ seat }, { player }) => `${player(seat)} passes`,
  'turn-ended': ({ turn }) => `Turn ${turn} ends`,
  'turn-started': ({ turn, priority }, { player }) => `Turn ${turn} begins, ${player(priority)} has priority`,
  'mana-changed': (event, { player }) => `${player(event.seat)} ${changeOfMana(event)} mana and has ${event.pool}`,
  drew: ({ seat, deck }, { player }) => `${player(seat)} draws a card; ${left(deck)} in the deck`,
  'drew-nothing': ({ seat }, { player }) => `${player(seat)} has nothing left to draw`,
  reshuffled: ({ seat, count }, { player }) =>
    `${player(seat)} shuffles the discard pile of ${cards(count)} into a new deck`,
  looked({ seat, card, in: where }, { player, named }) {
    const place = { hand: 'in hand', released: 'among the released cards', play: 'face down in play' }[where];
    return `${player(seat)} has ${named(card)} ${place}`;
  },
  left: (event, speaker) =>
    `${cardIn(event, speaker)} leaves ${event.from === 'hand' ? 'the hand' : 'the released cards'}`,
  summoned({ seat, card, from, locked }, { player, named }) {
    if (from === 'token') return `${player(seat)} gets a ${named(card)} token`;
    const place = {
      hand: '',
      released: ' from the released cards',
      deck: ' from the deck',
      discard: ' from the discard pile',
    };
    return `${player(seat)} summons ${named(card)}${place[from]}${holding(locked)}`;
  },
  cast: ({ seat, card, from }, { player, named }) =>
    `${player(seat)} casts ${named(card)}${from === 'released' ? ' from the released cards' : ''}`,
  countered: (event, speaker) => `${cardIn(event, speaker, 'spell')} is countered`,
  'trap-set': ({ seat, card, from, locked }, { player, named }) =>
    `${player(seat)} sets ${card === null ? 'a trap' : named(card)} face down` +
    `${from === 'released' ? ' from the released cards' : ''}${holding(locked)}`,
  'trap-stayed': (event, speaker) => `${cardIn(event, speaker, 'face-down trap')} does not spring`,
  sprang: ({ seat, card }, { player, named }) => `${player(seat)}'s trap springs: ${named(card)}`,
  'turned-up': ({ seat, card }, { player, named }) => `${player(seat)}'s trap is turned up: ${named(card)}`,
  attacked({ seat, attackers: handles, target }, speaker) {
    const enemy = other(seat);
    const whom =
      target === 'duellist' ? speaker.player(enemy) : cardIn({ seat: enemy, handle: target }, speaker, 'monster');
    return `${speaker.player(seat)} attacks ${whom} with ${attackers(handles, speaker)}`;
  },
  'attack-cancelled': ({ seat }, { player }) => `${player(seat)}'s attack is cancelled`,
  'attack-failed'({ seat, why }, { player }) {
    const because = {
      cancelled: 'it was cancelled',
      'no-attackers': 'no attacker is left',
      'no-target': 'the target is gone',
    };
    return `${player(seat)}'s attack comes to nothing: ${because[why]}`;
  },
  struck: (event, speaker) =>
    `${cardIn(event, speaker, 'monster')} is struck with ${event.amount} against a defence of ${event.defence}: ` +
    (event.hit ? 'a hit' : 'no hit'),
  damaged: (event, speaker) =>
    `${cardIn(event, speaker, 'monster')} loses ${counted(event.amount, 'hit point')}; ${event.damage} lost in all`,
  healed: (event, speaker) =>
    `${cardIn(event, speaker, 'monster')} regains ${counted(event.amount, 'hit point')}; ` +
    (event.damage === 0 ? 'none is lost now' : `${event.damage} still lost`),
  destroyed: ({ seat, card }, { player, named }) => `${player(seat)}'s ${named(card)} is destroyed`,
  moved(event, speaker) {
    const place = {
      hand: 'goes to the hand',
      discard: 'goes to the discard pile',
      released: 'is a released card again',
    };
    return `${cardIn(event, speaker)} ${place[event.to]}`;
  },
  'token-vanished': (event, speaker) => `${cardIn(event, speaker, 'token')} ceases to exist`,
  discarded({ seat, card, from }, { player, named }) {
    const place = { hand: 'the hand', deck: 'the top of the deck', shield: 'the shield' }[from];
    return `${player(seat)} discards ${named(card)} from ${place}`;
  },
  buffed(event, speaker) {
    const { attack, defence, until } = event;
    const parts: string[] = [];
    if (attack !== 0 || defence === 0) parts.push(`${signed(attack)} attack`);
    if (defence !== 0) parts.push(`${signed(defence)} defence`);
    return `${cardIn(event, speaker, 'monster')} gets ${listed(parts)} ${span[until]}`;
  },
  granted: (event, speaker) => `${cardIn(event, speaker, 'monster')} gains ${event.keyword} ${span[event.until]}`,
  exhausted: (event, speaker) => `${cardIn(event, speaker, 'monster')} is exhausted`,
  readied: (event, speaker) => `${cardIn(event, speaker, 'monster')} is ready again`,
  'shield-lost': ({ seat, left: count, to }, { player }) =>
    to === 'released'
      ? `${player(seat)} loses a shield card and sets it aside; ${left(count)}`
      : `${player(seat)} loses a shield card to the discard pile; ${left(count)}`,
  'shield-restored': ({ seat, left: count }, { player }) => `${player(seat)} restores a shield card and has ${count}`,
  searched({ seat, zone, found }, { player }) {
    const place = zone === 'deck' ? 'the deck' : 'the discard pile';
    return `${player(seat)} searches ${place} and takes ${found === 0 ? 'nothing' : cards(found)}`;
  },
  'looked-through': ({ seat }, { player }) => `${player(seat)} looks through the deck`,
  taken: ({ seat, card }, { player, named }) => `${player(seat)} takes ${named(card)} from the discard pile`,
  'effect-used': (event, speaker) =>
    `${speaker.player(event.seat)} uses an effect of ${speaker.called(event.handle, 'a card in play')}`,
  'feat-used': ({ seat, feat }, { player, named }) => `${player(seat)} uses ${named(feat)}`,
  triggered: ({ seat, card }, { player, named }) => `${player(seat)}'s ${named(card)} takes effect`,
  'choice-opened': (event, { player }) => `${player(event.seat)} must choose ${choiceOf(event)}`,
  chose: ({ seat, count }, { player }) => `${player(seat)} chooses ${count === 0 ? 'nothing' : cards(count)}`,
  'chain-stopped': ({ dropped }) =>
    `Too many effects have followed one another: the ${dropped === 1 ? 'one' : dropped} still waiting ` +
    `${dropped === 1 ? 'is' : 'are'} dropped`,
  ended: ending,
};

/** The log line of an event, in the third person, without its end. */
export function line(event: Event, speaker: Speaker): string {
  // The table is keyed by `type`, which TypeScript cannot tie to the event.
  const say = lines[event.type] as (event: Event, speaker: Speaker) => string;
  return say(event, speaker);
}
