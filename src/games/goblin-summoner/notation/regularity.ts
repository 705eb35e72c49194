import type { CardId } from '../card.js';
import { deckFaults } from '../deck-building.js';
import { lockedBy } from '../mana.js';
import { cardOf } from '../permanents.js';
import type { Catalogue } from '../shape.js';
import type { Seat, State } from '../state.js';
import type { PartsProblem } from './parts.js';

const SIDES = ['a', 'b'] as const;

/** The cards that are a duellist's own, over all zones (G-17.1). */
function cardsOf({ players }: State, seat: Seat, catalogue: Catalogue): readonly CardId[] {
  const { deck, shield, hand, released, play, discard } = players[seat];
  const named = [...hand, ...released, ...play, ...discard].map(({ card }) => card);
  return [...deck, ...shield, ...named].filter((id) => !('token' in cardOf(catalogue, id)));
}

/** What keeps all cards of a duellist together from being a legal deck (G-12). */
function deckProblems(state: State, seat: Seat, catalogue: Catalogue): readonly PartsProblem[] {
  const copies = new Map<CardId, number>();
  for (const id of cardsOf(state, seat, catalogue)) copies.set(id, (copies.get(id) ?? 0) + 1);
  const cards = [...copies].map(([card, count]) => ({ card, copies: count }));
  const deck = { affinity: state.players[seat].affinity, cards };
  return deckFaults(deck, state.options, catalogue).map((found) => ({
    ...found,
    severity: 'irregular',
    path: [SIDES[seat]],
    cards: found.cards.map(({ card, copies: count }) => ({ card, copies: count })),
  }));
}

/** What is wrong with the mana of a duellist (G-6.3, G-6.5). */
function manaProblems(state: State, seat: Seat): readonly PartsProblem[] {
  const { options, actions, players } = state;
  const locked = lockedBy(state, seat);
  const most = options.manaMax[seat];
  const { pool } = players[seat];
  const found: PartsProblem[] = [];
  const about = { severity: 'irregular', path: [SIDES[seat], 'pool'] } as const;
  if (pool + locked > most)
    found.push({ ...about, code: 'more-than-mana', rule: 'G-6.4', have: pool + locked, need: most });
  const restored = Math.max(0, most - locked);
  if (actions === 0 && pool < restored) {
    found.push({ ...about, code: 'not-restored', rule: 'G-6.3', have: pool, need: restored });
  }
  return found;
}

/** What is wrong with the counters of a turn. */
function turnProblems({ options, turn, actions, players, actor, priority, passes }: State): readonly PartsProblem[] {
  const found: PartsProblem[] = [];
  const { turnLimit, actionLimit } = options;
  const severity = 'irregular' as const;
  if (turnLimit !== null && turn > turnLimit) {
    found.push({ severity, code: 'too-big', path: ['turn'], rule: 'G-11.1', have: turn, need: turnLimit });
  }
  if (actions > actionLimit) {
    found.push({ severity, code: 'too-big', path: ['actions'], rule: 'G-11.2', have: actions, need: actionLimit });
  }
  if (actions === 0 && (actor === priority) !== (passes === 0)) {
    found.push({ severity, code: 'wrong-actor', path: ['actor'], rule: 'G-5.1' });
  }
  const hasBegun = players.some(({ play, released, discard }) => play.length + released.length + discard.length > 0);
  if (turn === 1 && actions === 0 && hasBegun) {
    found.push({ severity, code: 'nothing-played-yet', path: ['turn'], rule: 'G-4.5' });
  }
  return found;
}

/** Why no duel comes to a position, as far as can be told from the position alone. */
export function irregularities(state: State, catalogue: Catalogue): readonly PartsProblem[] {
  const found = [...turnProblems(state)];
  for (const seat of [0, 1] as const) {
    found.push(...deckProblems(state, seat, catalogue), ...manaProblems(state, seat));
    const { length: have } = state.players[seat].shield;
    const need = state.options.shieldSize;
    if (have > need) {
      found.push({
        severity: 'irregular',
        code: 'too-long',
        path: [SIDES[seat], 'shield'],
        rule: 'G-10.6',
        have,
        need,
      });
    }
  }
  return found;
}
