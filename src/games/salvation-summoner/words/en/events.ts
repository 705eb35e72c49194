import { listed } from '../../../../kernel/words/trouble.js';
import type { Area } from '../../card.js';
import { type Handle, other, type Reason, type Seat, type Victim } from '../../state.js';
import type { Lines } from '../language.js';
import type { Speaker } from '../speaker.js';

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const cards = (count: number): string => counted(count, 'card');
const place = (area: Area): string => `the ${area} area`;

/** A unit of a player, as in `Ann's Troll`. */
const unitOf = (seat: Seat, handle: Handle, { player, called }: Speaker): string =>
  `${player(seat)}'s ${called(handle, 'unit')}`;
/** What an attack hits, as in `Ann's gate`. */
const victimOf = (seat: Seat, victim: Victim, speaker: Speaker): string =>
  typeof victim === 'number' ? unitOf(seat, victim, speaker) : `${speaker.player(seat)}'s ${victim}`;

function chosen(min: number, max: number): string {
  if (min === max) return `exactly ${max}`;
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

/** Why somebody has won; who has lost is named where it is about the loser. */
const WHY: Readonly<Record<Reason, (winner: string, loser: string) => string>> = {
  citizens: (_winner, loser) => `${loser} has no citizens left`,
  'leader-died': (_winner, loser) => `a leader of ${loser} has died`,
  necronomicon: (winner) => `${winner} has read the Necronomicon`,
  'white-saint': (winner) => `the White Saint stands with ${winner} alone`,
  'deck-size': (winner) => `the deck of ${winner} is the larger one`,
  'more-citizens': (winner) => `the decks are equal, and ${winner} has more citizens`,
  'fewer-turns': (winner) => `decks and citizens are equal, and ${winner} has taken fewer turns`,
  draw: () => 'everything is equal',
  concede: (_winner, loser) => `${loser} concedes`,
};

/** One line for each event. */
export const lines: Lines = {
  'turn-started': ({ seat, turn, mana, summons }, { player }) =>
    `Turn ${turn}: ${player(seat)} begins with ${mana} mana and ${counted(summons, 'summon')}`,
  revealed: ({ seat, card, action, mana }, { player, named }) =>
    `${player(seat)} reveals ${named(card)} for ${mana} mana${action === null ? '' : ` and its action ${action + 1}`}`,
  'gained-mana': ({ seat, amount }, { player }) => `${player(seat)} gets ${amount} more mana`,
  'gained-summons': ({ seat, amount }, { player }) => `${player(seat)} gets ${counted(amount, 'more summon')}`,
  summoned: ({ seat, card, cost }, { player, named }) => `${player(seat)} summons ${named(card)} for ${cost} mana`,
  gained: ({ seat, card, to }, { player, named }) =>
    `${player(seat)} takes ${named(card)} from the supply into the ${to === 'hand' ? 'hand' : 'discard pile'}`,
  'hand-phase-ended': ({ seat }, { player }) => `${player(seat)} goes on to the field phase`,
  deployed: ({ seat, card, area }, { player, named }) => `${player(seat)} deploys ${named(card)} to ${place(area)}`,
  absorbed: ({ seat, unit, card }, speaker) => `${unitOf(seat, unit, speaker)} absorbs ${speaker.named(card)}`,
  'site-placed': ({ seat, card, replaced }, { player, named }) =>
    `${player(seat)} puts up ${named(card)}${replaced === null ? '' : ` in the place of ${named(replaced)}`}`,
  moved: ({ seat, unit, area }, speaker) => `${unitOf(seat, unit, speaker)} moves to ${place(area)}`,
  switched: ({ seat, unit, area }, speaker) => `${unitOf(seat, unit, speaker)} is switched to ${place(area)}`,
  attacked: ({ seat, unit, target, overfly }, speaker) => {
    const aim = target === 'stronghold' ? `${speaker.player(other(seat))}'s stronghold` : null;
    return `${unitOf(seat, unit, speaker)} attacks ${aim ?? unitOf(other(seat), target as Handle, speaker)}${
      overfly ? ' in flight' : ''
    }`;
  },
  'defence-asked': ({ seat }, { player }) => `${player(seat)} may defend`,
  'recovery-asked': ({ seat }, { player }) => `${player(seat)} may recover`,
  hit: ({ seat, victim }, speaker) =>
    victim === 'citizens'
      ? `The attack hits ${victimOf(seat, victim, speaker)}`
      : `The attack falls on ${victimOf(seat, victim, speaker)}`,
  'stepped-in': ({ seat, unit, instead }, speaker) =>
    `${unitOf(seat, unit, speaker)} steps in for ${speaker.called(instead, 'the unit')}`,
  reacted: ({ seat, card, timing, amount }, { player, named }) => {
    const does = timing === 'before-damage' ? `prevents up to ${amount}` : `heals up to ${amount}`;
    return `${player(seat)} uses ${named(card)}, which ${does} damage`;
  },
  damaged: ({ seat, victim, amount, damage }, speaker) =>
    `${victimOf(seat, victim, speaker)} takes ${amount} damage and has ${damage}`,
  healed: ({ seat, victim, amount, damage }, speaker) =>
    `${victimOf(seat, victim, speaker)} loses ${amount} damage and has ${damage}`,
  saved: ({ seat, unit }, speaker) => `${unitOf(seat, unit, speaker)} is indestructible and stays, unhurt`,
  destroyed: ({ seat, card, to, absorbed }, { player, named }) => {
    const tucked = absorbed.length === 0 ? '' : `; ${listed(absorbed.map(named), 'and')} lay under it`;
    const where = to === 'discard' ? ' and goes to the discard pile' : '';
    return `${player(seat)}'s ${named(card)} is destroyed${where}${tucked}`;
  },
  'gate-destroyed': ({ seat }, { player }) => `${player(seat)}'s gate is destroyed`,
  'citizens-lost': ({ seat, amount, to }, { player }) =>
    `${player(seat)} loses ${counted(amount, 'citizen')}${to === 'attacker' ? ` to ${player(other(seat))}` : ''}`,
  'citizens-stolen': ({ seat, amount }, { player }) =>
    `${player(other(seat))} takes ${counted(amount, 'citizen')} from ${player(seat)}`,
  'citizens-rescued': ({ seat, amount }, { player }) =>
    `${player(seat)} brings ${counted(amount, 'citizen')} back from the graveyard`,
  'choice-asked': ({ seat, min, max }, { player }) => `${player(seat)} has to choose ${chosen(min, max)}`,
  trashed: ({ seat, card }, { player, named }) => `${player(seat)} puts ${named(card)} into the graveyard`,
  discarded: ({ seat, cards: gone }, { player, named }) => `${player(seat)} discards ${listed(gone.map(named), 'and')}`,
  revived: ({ seat, card, unit }, { player, named }) =>
    `${player(seat)} brings ${named(card)} back from the graveyard ${unit === null ? 'to the hand' : 'to the field'}`,
  buffed: ({ seat, unit, amount }, speaker) => `${unitOf(seat, unit, speaker)} gets +${amount} might this turn`,
  razed: ({ seat, card }, { player, named }) => `${player(seat)}'s ${named(card)} is razed`,
  reshuffled: ({ seat, count }, { player }) => `${player(seat)} shuffles ${cards(count)} into a new draw pile`,
  drew: ({ seat, count }, { player }) => `${player(seat)} draws ${cards(count)}`,
  looked: ({ seat, cards: drawn }, { player, named }) => `${player(seat)} has drawn ${listed(drawn.map(named), 'and')}`,
  'ending-recorded': ({ reason, seat }, { player }) => {
    const who = seat === null ? '' : player(seat);
    const what: Readonly<Record<typeof reason, string>> = {
      citizens: `${who} has no citizens left`,
      'leader-died': `a leader of ${who} has died`,
      necronomicon: `${who} reads the Necronomicon`,
      supply: 'five kinds of the supply or fewer are left',
      'turn-limit': 'the last turn is over',
    };
    return `The game ends with this turn: ${what[reason]}`;
  },
  'turn-ended': ({ turn }) => `Turn ${turn} is over`,
  ended: ({ winners, reason }, { player }) => {
    const [winner] = winners;
    if (winner === undefined) return `The game is a draw: ${WHY.draw('', '')}`;
    return `${player(winner)} wins the game: ${WHY[reason](player(winner), player(other(winner)))}`;
  },
};
