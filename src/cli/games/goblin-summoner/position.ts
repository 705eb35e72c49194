import { type CardId, goblinSummoner, type Seat, type State, type View } from '../../../games/goblin-summoner/index.js';
import { readerOf, statOf } from '../../../games/goblin-summoner/statics.js';
import { nameOf } from '../../../games/goblin-summoner/words/index.js';
import type { About } from '../../offer.js';
import { columns, counted, wrap } from '../../text.js';

type Sight = State | View;
type Player = Sight['players'][number];
type Permanent = Player['play'][number];

const { catalogue } = goblinSummoner;
const INDENT = '    ';

/** A monster's attack, defence and hit points as they are now (G-8.13); `''` for any other card. */
function valuesOf(position: Sight, permanent: Permanent): string {
  const card = permanent.card === null ? undefined : catalogue.cards[permanent.card];
  if (card?.category !== 'monster') return '';
  const reader = readerOf(position, catalogue);
  return `${statOf(reader, permanent, 'attack')}/${statOf(reader, permanent, 'defence')}/${card.hp - permanent.damage}`;
}

/** A permanent with its values and marks: `Goblin Soldier 3/3/1 (exhausted)`. */
export function permanentNamed(position: Sight, permanent: Permanent, language: string): string {
  const { card, faceDown, exhausted, locked } = permanent;
  if (card === null) return `a trap (${locked} mana)`;
  const name = nameOf(card, language);
  if (faceDown) return `${name} (face down)`;
  const values = valuesOf(position, permanent);
  return `${name}${values === '' ? '' : ` ${values}`}${exhausted ? ' (exhausted)' : ''}`;
}

/** Names, those that occur several times with their number: `2 Net, Rally`. */
function grouped(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}

function cardsNamed(cards: readonly ({ readonly card: CardId } | null)[], language: string): string {
  const names = cards.flatMap((card) => (card === null ? [] : [nameOf(card.card, language)]));
  const hidden = cards.length - names.length;
  return [grouped(names), ...(hidden === 0 ? [] : [counted(hidden, 'unknown card')])]
    .filter((part) => part !== '')
    .join(', ');
}

/** What a duellist has in numbers, a cell for each. */
const figuresOf = (player: Player, mana: number, shield: number): readonly string[] => [
  `shield ${player.shield.length}/${shield}`,
  `mana ${player.pool}/${mana}`,
  `hand ${player.hand.length}`,
  `deck ${player.deck.length}`,
  `discard ${player.discard.length}`,
];

/** What a duellist has on the table, a line for each zone that is not empty. */
function zonesOf(position: Sight, seat: Seat, { language, width }: About): readonly string[] {
  const { play, released, hand } = position.players[seat];
  const known = hand.some((card) => card !== null);
  const zones: readonly (readonly [string, string])[] = [
    ['in play', grouped(play.map((permanent) => permanentNamed(position, permanent, language)))],
    ['released', cardsNamed(released, language)],
    ['hand', known ? cardsNamed(hand, language) : ''],
  ];
  return zones.flatMap(([name, cards]) =>
    cards === '' ? [] : wrap(cards, width, { first: `${INDENT}${name}: `, rest: `${INDENT}  ` }),
  );
}

/** Whose move it is. */
function momentOf({ turn, phase, actor }: Sight, { players, language }: About, running: CardId | undefined): string {
  const who = (seat: Seat): string => players[seat] ?? '';
  if (phase.name === 'over') return `Turn ${turn}; the duel is over.`;
  if (phase.name === 'cut') return `Before turn 1; ${who(actor)} cuts the other deck.`;
  if (phase.name === 'actions') return `Turn ${turn}; ${who(actor)} acts.`;
  return `Turn ${turn}; ${who(phase.seat)} chooses${running === undefined ? '' : ` for ${nameOf(running, language)}`}.`;
}

/** The duel as whoever looks sees it, and whose move it is. */
export const momentLines = (position: Sight, about: About): readonly string[] => [
  momentOf(position, about, position.running?.card),
  ...positionLines(position, about),
];

/** The duel as whoever looks sees it: a line of figures for each duellist, and what lies open under it. */
export function positionLines(position: Sight, about: About): readonly string[] {
  const { options, players } = position;
  const heads = columns(
    players.map((player, seat) => [
      `  ${about.players[seat] ?? ''}`,
      ...figuresOf(player, options.manaMax[seat] ?? 0, options.shieldSize),
    ]),
  );
  return ([0, 1] as const).flatMap((seat) => [heads[seat] ?? '', ...zonesOf(position, seat, about)]);
}
