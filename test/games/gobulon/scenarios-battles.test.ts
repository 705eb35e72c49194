import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { hands, outcomeOf, type Scene } from './scene.js';

/** So many steps, a turn and its battles. */
function steps(scene: Scene, count: number): Scene {
  for (let n = 0; n < count; n++) scene.step();
  return scene;
}

describe('battles (B-15)', () => {
  rule(['B-8.1', 'B-8.6', 'B-8.7'], 'scenario 11: a battle', () => {
    const x = hands('C5, O1, C7, S2', 'N5, V8, N6, L3').step();
    expect([x.state.depth, x.table(0), x.table(1), x.state.turn]).toEqual([1, 'C5', 'N5', 1]);
    x.step();
    expect([x.hand(0), x.bin(0)]).toEqual(['S2, C5, O1, C7', '-']);
    expect([x.hand(1), x.bin(1)]).toEqual(['L3', 'N5, V8, N6']);
    expect([x.state.depth, x.state.turn]).toEqual([0, 2]);
  });

  rule('B-8.2', 'scenario 12: two battles', () => {
    const x = steps(hands('C5, O1, C6, O2, C8, S2', 'N5, V8, N6, V1, N9, L3'), 3);
    expect([x.hand(0), x.bin(0)]).toEqual(['S2', 'C5, O1, C6, O2, C8']);
    expect(x.hand(1)).toBe('L3, N5, V8, N6, V1, N9');
  });

  rule(['B-7.1', 'B-8.2'], 'scenario 13: a power in a battle', () => {
    const x = steps(hands('C5, O1, C4[+3 next chat], C0, S2', 'N5, V8, N6, L3'), 2);
    expect([x.values(), x.hand(0)]).toEqual([[7, 6], 'S2, C0, C5, O1, C4[+3 next chat]']);
  });

  rule('B-8.3', 'the bonus of an earlier card of the turn is gone', () => {
    const x = steps(hands('C3[+2 next chat], C1, O0, C4, S2', 'N5, V8, N6, L3, L4'), 2);
    expect(x.values()).toEqual([4, 6]);
  });

  rule(['B-8.5', 'B-9.3'], 'scenario 14: too few cards', () => {
    const x = hands('C5, O1', 'N5, V8, N6, L3').step();
    expect(outcomeOf(x)).toEqual({ winners: [1], reason: 'battle-short' });
    expect([x.hand(0), x.table(0), x.state.depth]).toEqual(['O1', 'C5', 0]);
    expect(x.events.map(({ type }) => type)).not.toContain('battle-began');
  });

  rule('B-9.5', 'scenario 15: too few on both sides', () => {
    const x = hands('C5, O1', 'N5').step();
    expect(outcomeOf(x)).toEqual({ winners: [], reason: 'battle-short' });
    expect(x.game.outcome(x.state)?.rule).toBe('B-9.5');
  });

  rule(['B-8.5', 'B-9.2'], 'scenario 16: exactly two are enough', () => {
    const lost = steps(hands('C5, O1, C2', 'N5, V8, N6, L3'), 2);
    expect([lost.bin(0), lost.hand(0)]).toEqual(['C5, O1, C2', '-']);
    expect(outcomeOf(lost)).toEqual({ winners: [1], reason: 'no-cards' });
    const won = steps(hands('C5, O1, C9', 'N5, V8, N6, L3'), 2);
    expect([won.hand(0), outcomeOf(won), won.state.turn]).toEqual(['C5, O1, C9', null, 2]);
  });

  rule('B-7.5', 'scenario 17: no control in a battle', () => {
    const x = steps(hands('C5, O1, C9[+1 next zéro]', 'N5, V8, N6, L3'), 2);
    expect(outcomeOf(x)).toEqual({ winners: [1], reason: 'control-impossible' });
    expect([x.table(0), x.table(1)]).toEqual(['C5, O1, C9[+1 next zéro]', 'N5, V8, N6']);
  });

  rule(['B-7.1', 'B-8.5'], 'scenario 18: a control serves again', () => {
    const x = hands('C3[+2 next chat], C1, O7', 'N5, V8, N6, L3').step();
    expect([x.values(), x.hand(0)]).toEqual([[5, 5], 'O7, C1']);
    x.step();
    expect([x.bin(0), outcomeOf(x)]).toEqual(['C3[+2 next chat], O7, C1', { winners: [1], reason: 'no-cards' }]);
  });

  rule(['B-3.7', 'B-6.2'], 'scenario 19: a joker with Bataille', () => {
    const x = hands('J0[bataille], O1, C8, S2', 'N9[+1 next zéro], V0, N6, L3, L4').step();
    expect([x.values(), x.hand(1), x.state.depth]).toEqual([[0, 10], 'N6, L3, L4, V0', 1]);
    x.step();
    expect(x.hand(0)).toBe('S2, J0[bataille], O1, C8');
    expect([x.bin(1), x.hand(1)]).toEqual(['N9[+1 next zéro], N6, L3', 'L4, V0']);
  });

  rule('B-8.4', 'scenario 20: two jokers with Bataille', () => {
    const x = steps(hands('J0[bataille], O1, C8, S2', 'J5[bataille], V8, N6, L3'), 2);
    expect([x.bin(1), x.state.turn]).toEqual(['J5[bataille], V8, N6', 2]);
  });

  rule(['B-3.11', 'B-8.4'], 'scenario 21: Bataille face down', () => {
    const x = steps(hands('C5, J0[bataille], C8, S2', 'N5, V8, N6, L3'), 2);
    expect(x.hand(0)).toBe('S2, C5, J0[bataille], C8');
  });

  rule('B-8.4', 'scenario 22: Bataille as a control', () => {
    const x = hands('C3[+2 next chat], J0[bataille]', 'N4, N1').step();
    expect([x.values(), x.state.depth, x.bin(0)]).toEqual([[3, 4], 0, 'C3[+2 next chat]']);
  });

  rule(['B-7.1', 'B-8.7'], 'scenario 28: two controls before the pile', () => {
    const x = hands('C3[+2 next chat], C4, O0, C4[+3 next chat], C0, L1', 'N5, V8, N6, L3').step();
    expect(x.values()).toEqual([5, 5]);
    x.step();
    expect(x.values()).toEqual([7, 6]);
    expect(x.hand(0)).toBe('L1, C4, C0, C3[+2 next chat], O0, C4[+3 next chat]');
  });

  rule(['B-3.3', 'B-3.10'], 'scenario 29: bonuses on both sides', () => {
    const x = hands('C5[+2 opp nuit], C1, C2, C3', 'N6[+1 opp chat], N1, N9, N2').step();
    expect([x.values(), x.state.depth]).toEqual([[7, 7], 1]);
  });
});

describe('return order (B-15)', () => {
  const eleven = (returnOrder: 'reversed' | 'choose') =>
    steps(hands('C5, O1, C7, S2', 'N5, V8, N6, L3', { returnOrder }), 2);

  rule(['B-8.7', 'B-13.6'], 'scenario 26: return order', () => {
    expect(eleven('reversed').hand(0)).toBe('S2, C7, O1, C5');
    const x = eleven('choose');
    expect(x.state.phase).toEqual({ name: 'order', seat: 0 });
    expect(x.refusal({ type: 'advance', seat: 0 })).toBe('must-order');
    expect(x.refusal({ type: 'reveal', seat: 1 })).toBe('must-order');
    expect(x.refusal({ type: 'order', seat: 1, cards: [0, 1, 2] })).toBe('not-your-order');
    expect(x.refusal({ type: 'order', seat: 0, cards: [1, 2] })).toBe('invalid-order');
    x.do({ type: 'order', seat: 0, cards: [1, 2, 0] });
    expect([x.hand(0), x.state.turn]).toEqual(['S2, O1, C7, C5', 2]);
    expect(x.refusal({ type: 'order', seat: 0, cards: [0] })).toBe('not-ordering');
  });

  rule('B-8.7', 'a pile of one card is not ordered', () => {
    const x = hands('C7, C1', 'O4, O1', { returnOrder: 'choose' }).step();
    expect([x.hand(0), x.state.phase.name]).toEqual(['C1, C7', 'reveal']);
  });

  rule('B-8.7', 'no list but a permutation of the places is an order', () => {
    const x = eleven('choose');
    const lists = [[], [0, 1, 2, 3], [0, 0, 1], [0, 1, 3], [-1, 0, 1], [0, 1, 2, 2]];
    for (const cards of lists) expect(x.refusal({ type: 'order', seat: 0, cards })).toBe('invalid-order');
    expect(x.refusal({ type: 'order', seat: 0, cards: [0, 1, 1.5] })).toBe('malformed-action');
  });

  rule(['B-8.7', 'B-9.2'], 'scenario 38: no order after the end', () => {
    const x = steps(hands('C5, O1, C7, S2', 'N5, V8, N6', { returnOrder: 'choose' }), 2);
    expect(outcomeOf(x)).toEqual({ winners: [0], reason: 'no-cards' });
    expect(x.hand(0)).toBe('S2, C5, O1, C7');
  });

  rule(['B-12.4', 'B-12.6', 'B-8.8'], 'scenario 39: what ordering shows', () => {
    const x = eleven('choose');
    const { game } = x;
    expect(game.view(x.state, 0).players[0].table).toEqual(['c5', 'o1', 'c7']);
    expect(game.view(x.state, 1).players[0].table).toEqual(['c5', null, 'c7']);
    expect(game.view(x.state, 'spectator').players[0].table).toEqual(['c5', null, 'c7']);
    const orders = game.legalActions(x.state, 0);
    expect(orders).toHaveLength(6);
    const views = orders.map((order) => JSON.stringify(game.view(game.reduce(x.state, order), 1)));
    expect(new Set(views).size).toBe(1);
    const events = orders.map((order) => {
      const step = game.safeReduce(x.state, order);
      return JSON.stringify(step.ok && game.viewEvents(step.events, 1));
    });
    expect(new Set(events).size).toBe(1);
  });
});
