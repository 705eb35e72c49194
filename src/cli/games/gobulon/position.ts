import type { Seat, State, View } from '../../../games/gobulon/index.js';
import { nameOf } from '../../../games/gobulon/words/index.js';
import type { About } from '../../offer.js';
import { columns, wrap } from '../../text.js';
import { phrasesIn } from './phrases.js';

type Sight = State | View;
const INDENT = '    ';

/** A card by its name, or that it lies face down. */
export const cardNamed = (card: string | null, language: string): string =>
  card === null ? phrasesIn(language).faceDown : nameOf(card, language);

function momentOf({ turn, depth, phase }: Sight, { players, language }: About): string {
  const { turn: turnIs, over, orders } = phrasesIn(language);
  if (phase.name === 'over') return over(turn);
  const order = phase.name === 'order' ? ` ${orders(players[phase.seat] ?? '')}` : '';
  return turnIs(turn, depth) + order;
}

/** What the players have in numbers, a line for each. */
export function figureLines({ players }: Sight, about: About): readonly string[] {
  const { hand, bin } = phrasesIn(about.language);
  return columns(
    players.map((player, seat) => [`  ${about.players[seat] ?? ''}`, hand(player.hand.length), bin(player.bin.length)]),
  );
}

function tableLines({ players }: Sight, seat: Seat, { language, width }: About): readonly string[] {
  const { table } = players[seat];
  if (table.length === 0) return [];
  const cards = table.map((card) => cardNamed(card, language)).join(', ');
  return wrap(cards, width, { first: `${INDENT}${phrasesIn(language).table}`, rest: `${INDENT}  ` });
}

/** The game as whoever looks sees it. */
export function positionLines(position: Sight, about: About): readonly string[] {
  const figures = figureLines(position, about);
  const { latest } = position;
  return [
    momentOf(position, about),
    ...([0, 1] as const).flatMap((seat) => [figures[seat] ?? '', ...tableLines(position, seat, about)]),
    ...(latest === null ? [] : [phrasesIn(about.language).latest(latest.values)]),
  ];
}
