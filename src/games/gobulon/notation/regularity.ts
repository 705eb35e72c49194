import type { Problem } from '../../../kernel/problem.js';
import type { CardId, Deck } from '../card.js';
import { deckFaults } from '../deck-building.js';
import { deckSizeOf, optionFaults } from '../options.js';
import type { Catalogue } from '../shape.js';
import type { Player, State } from '../state.js';
import { SIDES } from './parts.js';

const all = ({ hand, bin, table }: Player<CardId>): readonly CardId[] => [...hand, ...bin, ...table];

function deckOf(cards: readonly CardId[]): Deck {
  const copies = new Map<CardId, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return { cards: [...copies].map(([card, count]) => ({ card, copies: count })) };
}

/** What is wrong with the decks that the cards of a position come from (B-5.2, B-5.3). */
function deckProblems({ players, options }: State, catalogue: Catalogue): readonly Problem[] {
  const owned = players.map(all);
  const faultsOf = (cards: readonly CardId[], path: Problem['path']): readonly Problem[] =>
    deckFaults(deckOf(cards), options, catalogue).map(({ code, rule, have, need }) => ({
      ...{ code, rule, path },
      ...(have === undefined ? {} : { have }),
      ...(need === undefined ? {} : { need }),
    }));
  if (options.mode === 'own') return owned.flatMap((cards, seat) => faultsOf(cards, [SIDES[seat] ?? 'x']));
  const need = deckSizeOf(options) / 2;
  const halves = owned.flatMap(({ length: have }, seat): readonly Problem[] =>
    have === need ? [] : [{ code: 'deck-size', path: [SIDES[seat] ?? 'x'], rule: 'B-5.3', have, need }],
  );
  return [...halves, ...faultsOf(owned.flat(), [])];
}

/** What tells that no game comes to a position, though it can be played on. */
export function irregularities(state: State, catalogue: Catalogue): readonly Problem[] {
  const { players, options, turn, phase } = state;
  const found: Problem[] = [];
  for (const problem of optionFaults(options)) found.push({ ...problem, path: ['options', ...problem.path] });
  if (phase.name === 'order' && options.returnOrder !== 'choose') {
    found.push({ code: 'nobody-orders', path: ['ordering'], rule: 'B-8.7' });
  }
  // One card for each finished turn, and two for each battle (B-14.15); those of a loser who waits lie there already.
  const have = players[0].bin.length + players[1].bin.length;
  const lost = phase.name === 'order' ? 2 * state.depth + 1 : 0;
  const more = have - lost - (turn - 1);
  if (more < 0 || more % 2 !== 0) found.push({ code: 'bins-differ', path: ['turn'], rule: 'B-14.15', have });
  return [...found, ...deckProblems(state, catalogue)];
}
