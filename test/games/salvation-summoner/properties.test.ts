import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  type CardId,
  salvationSummoner as game,
  type Player,
  type State,
  type Unit,
} from '../../../src/games/salvation-summoner/index.js';
import { rule } from '../../rule.js';
import { anyStart, playFrom } from './play/positions.js';

const few = { numRuns: 24 };
/** Every card of a player, wherever it lies. */
const cardsOf = ({ draw, hand, discard, revealed, sortie, guard, site }: Player<never>): readonly CardId[] => [
  ...[...draw, ...hand.map(({ card }) => card), ...discard, ...revealed, ...(site === null ? [] : [site])],
  ...[...sortie, ...guard].flatMap(({ card, absorbed }) => [card, ...absorbed]),
];
/** How many of each card there are, and how many tokens. */
function census({ players, piles, graveyards }: State): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number): void => void counts.set(name, (counts.get(name) ?? 0) + count);
  for (const id of players.flatMap(cardsOf)) add(id, 1);
  for (const { cards, citizens } of graveyards) {
    for (const id of cards) add(id, 1);
    add('a citizen', citizens);
  }
  for (const { citizens } of players) add('a citizen', citizens);
  for (const { card, left } of piles) add(card, left);
  for (const [name, count] of counts) if (count === 0) counts.delete(name);
  return counts;
}
const unitsOf = ({ players }: State): readonly Unit[] => players.flatMap(({ sortie, guard }) => [...sortie, ...guard]);
const total = (unit: Unit, key: 'might' | 'hp'): number =>
  [unit.card, ...unit.absorbed].reduce((sum, id) => sum + (game.catalogue.cards[id]?.[key] ?? 0), 0);

/** What must hold of every state that play comes to. */
function sound(state: State): void {
  const { mana, summons, turn, turnLimit, handles, players, active } = state;
  for (const count of [mana, summons, ...players.flatMap(({ citizens, turnsTaken }) => [citizens, turnsTaken])]) {
    expect(count).toBeGreaterThanOrEqual(0);
  }
  if (turnLimit !== null) expect(turn).toBeLessThanOrEqual(turnLimit);
  const named = [...unitsOf(state), ...players.flatMap(({ hand }) => hand)].map(({ handle }) => handle);
  expect(new Set(named).size).toBe(named.length);
  for (const handle of named) expect(handle).toBeLessThan(handles);
  for (const unit of unitsOf(state)) {
    expect(unit.damage).toBeLessThan(total(unit, 'hp'));
    expect(unit.damage).toBeGreaterThanOrEqual(0);
    expect(unit.attacks).toBeLessThanOrEqual(3);
    expect(unit.saved).toBeLessThanOrEqual(1);
    expect(game.catalogue.cards[unit.card]?.kind).toBe('unit');
  }
  for (const { gate } of players) expect(gate.standing ? gate.damage < 6 : gate.damage === 0).toBe(true);
  // Only the player who is not active is hurt (S-10.15).
  for (const { damage } of [...players[active].sortie, ...players[active].guard]) expect(damage).toBe(0);
}

describe('in random play from anywhere', () => {
  rule(['S-15.6', 'S-1.7', 'S-13.4'], 'no card and no token is lost or doubled', () => {
    fc.assert(
      fc.property(anyStart, ({ start, random }) => {
        const counts = census(start);
        for (const { after } of playFrom(start, random, 60)) expect(census(after)).toEqual(counts);
      }),
      few,
    );
  });
  rule(['S-15.6', 'S-6.16', 'S-8.6', 'S-10.15'], 'damage stays below HP, counters in range, handles single', () => {
    fc.assert(
      fc.property(anyStart, ({ start, random }) => {
        for (const { after } of playFrom(start, random, 60)) sound(after);
      }),
      few,
    );
  });
  rule('S-15.1', 'a state is plain JSON, and the game goes on from its text', () => {
    fc.assert(
      fc.property(anyStart, ({ start, random }) => {
        for (const { before, action, after } of playFrom(start, random, 25)) {
          const read: State = JSON.parse(JSON.stringify(before));
          expect(read).toStrictEqual(before);
          expect(game.reduce(read, action)).toStrictEqual(after);
          const view = game.view(after, 1);
          expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
        }
      }),
      { numRuns: 16 },
    );
  });
  rule(['S-15.1', 'S-2.8'], 'simulate comes to the same states as reduce, with the same events', () => {
    fc.assert(
      fc.property(anyStart, ({ start, random }) => {
        const events: unknown[] = [];
        const run = game.simulate(start, (event) => void events.push(structuredClone(event)));
        const told: unknown[] = [];
        let last = start;
        for (const { before, action, after } of playFrom(start, random, 60)) {
          const step = game.safeReduce(before, action);
          if (step.ok) told.push(...step.events);
          run.play(action);
          last = after;
        }
        expect(game.hash(run.state)).toBe(game.hash(last));
        expect(run.state).toEqual(last);
        expect(events).toEqual(told);
      }),
      few,
    );
  });
  rule(['S-16.9', 'S-10.11', 'S-10.12', 'S-3.1'], 'every game ends, and turns alternate', () => {
    fc.assert(
      fc.property(anyStart, ({ start, random }) => {
        let state = start;
        for (const { before, action, after } of playFrom(start, random)) {
          state = after;
          const isEnd = action.type === 'end-turn' && after.phase.name !== 'over';
          expect(after.turn - before.turn).toBe(isEnd ? 1 : 0);
          expect(after.active === before.active).toBe(!isEnd);
        }
        expect(game.decision(state).kind).toBe('over');
        expect(game.legalActions(state, 0, { all: true })).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
