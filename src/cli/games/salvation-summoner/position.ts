import { type CardId, type Seat, type Sight, salvationSummoner } from '../../../games/salvation-summoner/index.js';
import { nameOf } from '../../../games/salvation-summoner/words/index.js';
import type { About } from '../../offer.js';
import { columns, widthOf, wrap } from '../../text.js';
import { standsIn, unitShown } from './field.js';
import { type Phrases, phrasesIn } from './phrases.js';

const GATE_HP = 6; // S-1.5
const INDENT = '  ';
const { catalogue } = salvationSummoner;

/** Things by their names, those that occur several times once, with their number: `2 Knight`. */
function counted(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`));
}

/** Cards in a row: `2 Knight, Archer`. */
const grouped = (names: readonly string[], language: string): string =>
  counted(names).join(language === 'ja' ? '、' : ', ');

/** A line that begins with what it is about, all of these as wide as the widest. */
interface Row {
  readonly label: string;
  readonly text: string;
}

function rowLines(rows: readonly Row[], { width }: About): readonly string[] {
  const room = Math.max(0, ...rows.map(({ label }) => widthOf(label)));
  return rows.flatMap(({ label, text }) => {
    const first = `${INDENT}${label}${' '.repeat(room - widthOf(label))}  `;
    const rest = ' '.repeat(widthOf(first));
    return text === '' ? [first.trimEnd()] : wrap(text, width, { first, rest });
  });
}

const cardsNamed = (ids: readonly CardId[], language: string): string =>
  grouped(
    ids.map((id) => nameOf(id, language)),
    language,
  );

/** What a player has in numbers. */
function figuresOf(
  { players }: Sight,
  seat: Seat,
  { citizens, inHand, inDraw, inDiscard }: Phrases,
): readonly string[] {
  const { hand, draw, discard, citizens: left } = players[seat];
  return [citizens(left), inHand(hand.length), inDraw(draw.length), inDiscard(discard.length)];
}

function handRow({ players }: Sight, seat: Seat, language: string): readonly Row[] {
  const { hand: label, hidden } = phrasesIn(language);
  const { hand } = players[seat];
  const known = hand.flatMap((held) => (held === null ? [] : [held.card]));
  if (known.length === 0) return [];
  const rest = hand.length - known.length;
  const text = [cardsNamed(known, language), ...(rest === 0 ? [] : [hidden(rest)])].join(
    language === 'ja' ? '、' : ', ',
  );
  return [{ label, text }];
}

/** A player's side of the table, from the middle outwards: sortie area, gate, guard area, then site and cards. */
function sideRows(position: Sight, seat: Seat, { language }: About): readonly Row[] {
  const phrases = phrasesIn(language);
  const { gate, site, revealed } = position.players[seat];
  const units = (area: 'sortie' | 'guard'): Row => {
    const shown = standsIn(position, seat, area).map((stand) => unitShown(stand, language));
    return {
      label: phrases.areas[area],
      text: counted(shown).join(' · ') || phrases.nothing,
    };
  };
  const stands = gate.standing ? phrases.gateIs(GATE_HP - gate.damage, GATE_HP) : phrases.gateDown;
  return [
    units('sortie'),
    { label: phrases.gate, text: stands },
    units('guard'),
    ...(site === null ? [] : [{ label: phrases.site, text: nameOf(site, language) }]),
    ...handRow(position, seat, language),
    ...(revealed.length === 0 ? [] : [{ label: phrases.revealed, text: cardsNamed(revealed, language) }]),
  ];
}

/** The piles of the supply in as many columns as there is room for, and what lies in the graveyards. */
function pileRows({ piles, graveyards }: Sight, { language, width }: About): readonly string[] {
  const phrases = phrasesIn(language);
  const cells = piles.map(
    ({ card, left }) => `${left} ${nameOf(card, language)} (${catalogue.cards[card]?.cost ?? 0})`,
  );
  const room = `${INDENT}${phrases.piles}  `;
  const inColumns = (count: number): readonly string[] => {
    const rows = Math.ceil(cells.length / count);
    return columns(Array.from({ length: rows }, (_, row) => cells.filter((_cell, i) => i % rows === row)));
  };
  const fitting = [4, 3, 2].map(inColumns).find((rows) => rows.every((row) => widthOf(row) + widthOf(room) <= width));
  const lines = (fitting ?? inColumns(1)).map((row, i) => (i === 0 ? room : ' '.repeat(widthOf(room))) + row);
  const dead = graveyards.map(({ cards, citizens }): Row => {
    const told = [...(cards.length === 0 ? [] : [cardsNamed(cards, language)]), phrases.citizens(citizens)];
    return { label: phrases.graveyard, text: told.join(language === 'ja' ? '、' : ', ') };
  });
  return [...lines, ...rowLines(dead, { language, width, players: [] })];
}

/** Whose move it is, and what there is to spend. */
function momentOf(position: Sight, { players, language }: About): string {
  const { moment, over, means, endsNow } = phrasesIn(language);
  const { turn, phase, active, mana, summons, endings } = position;
  if (phase.name === 'over') return over(turn);
  const seat = phase.name === 'hand' || phase.name === 'field' ? active : phase.seat;
  const space = language === 'ja' ? '' : ' ';
  const said = [moment[phase.name](turn, players[seat] ?? '')];
  if (phase.name === 'hand') said.push(means(mana, summons));
  if (endings.length > 0) said.push(endsNow);
  return said.join(space);
}

/** Who sits at the near side of the table. */
const nearOf = (position: Sight): Seat => ('viewer' in position && position.viewer === 1 ? 1 : 0);

/** The heads of both players: names and numbers in columns, by seat. */
function headsOf(position: Sight, { players, language }: About): readonly string[] {
  const phrases = phrasesIn(language);
  return columns(([0, 1] as const).map((seat) => [players[seat] ?? '', ...figuresOf(position, seat, phrases)]));
}

/** The game as whoever looks sees it: the other side of the table on top, both sortie areas in the middle, piles below. */
export function positionLines(position: Sight, about: About): readonly string[] {
  const near = nearOf(position);
  const far: Seat = near === 0 ? 1 : 0;
  const heads = headsOf(position, about);
  const [sortie, gate, guard, ...farRest] = sideRows(position, far, about);
  const rows = [...farRest, guard, gate, sortie].filter((row) => row !== undefined);
  const own = sideRows(position, near, about);
  const [nearSortie, nearGate, nearGuard, ...nearRest] = own;
  const table = rowLines(
    [...rows, ...[nearSortie, nearGate, nearGuard].filter((row) => row !== undefined), ...nearRest],
    about,
  );
  const farLines = rowLines([...rows, ...own], about).length - rowLines(own, about).length;
  return [
    momentOf(position, about),
    heads[far] ?? '',
    ...table.slice(0, farLines),
    `${INDENT}${'- '.repeat(20).trimEnd()}`,
    ...table.slice(farLines),
    heads[near] ?? '',
    ...pileRows(position, about),
  ];
}

/** Both players in numbers, and what stands on the field: what is told at the beginning of a turn. */
export function figureLines(position: Sight, about: About): readonly string[] {
  const phrases = phrasesIn(about.language);
  const heads = headsOf(position, about);
  return ([0, 1] as const).flatMap((seat) => {
    const { gate, sortie, guard, site } = position.players[seat];
    const [first, , third, ...rest] = sideRows(position, seat, about);
    const isStill = gate.standing ? [] : [{ label: phrases.gate, text: phrases.gateDown }];
    const rows = [
      ...(sortie.length === 0 || first === undefined ? [] : [first]),
      ...isStill,
      ...(guard.length === 0 || third === undefined ? [] : [third]),
      ...(site === null ? [] : rest.slice(0, 1)),
    ];
    const inside = { ...about, width: about.width - INDENT.length };
    return [`${INDENT}${heads[seat] ?? ''}`, ...rowLines(rows, inside).map((line) => INDENT + line)];
  });
}
