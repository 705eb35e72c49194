import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { hands, outcomeOf } from './scene.js';

describe('turns and powers (B-15)', () => {
  rule(['B-6.1', 'B-6.2', 'B-6.3', 'B-6.4'], 'scenario 1: a plain turn', () => {
    const { hand, bin, step } = hands('C7, C1', 'O4, O1');
    const { state } = step();
    expect([hand(0), bin(0), hand(1), bin(1)]).toEqual(['C1, C7', '-', 'O1', 'O4']);
    expect([state.turn, state.phase.name]).toEqual([2, 'reveal']);
  });

  rule(['B-3.2', 'B-7.1'], 'scenario 2: next, and it fits', () => {
    const x = hands('C3[+2 next chat], C1, L6', 'N4, N1').step();
    expect(x.values()).toEqual([5, 4]);
    expect([x.hand(0), x.bin(1)]).toEqual(['L6, C1, C3[+2 next chat]', 'N4']);
    expect(x.state.latest?.controls).toEqual(['c1', null]);
  });

  rule(['B-3.2', 'B-7.4'], 'scenario 3: next, and it does not fit', () => {
    const x = hands('C3[+2 next chat], O1, L6', 'N4, N1').step();
    expect([x.hand(0), x.bin(0), x.hand(1)]).toEqual(['L6, O1', 'C3[+2 next chat]', 'N1, N4']);
    expect(x.events.filter(({ type }) => type === 'controlled')).toEqual([
      { type: 'controlled', rule: 'B-7.1', seat: 0, card: 'o1' },
    ]);
  });

  rule('B-7.2', 'scenario 4: useless and compulsory', () => {
    const x = hands('L9[+1 next zéro], C5, C6', 'N2, N1').step();
    expect([x.values(), x.hand(0)]).toEqual([[9, 2], 'C6, C5, L9[+1 next zéro]']);
  });

  rule('B-3.3', 'scenario 5: the opposing card', () => {
    const fits = hands('C5[+2 opp nuit], C1', 'N6, N1').step();
    expect([fits.values(), fits.hand(0)]).toEqual([[7, 6], 'C1, C5[+2 opp nuit]']);
    expect(fits.events.some(({ type }) => type === 'controlled')).toBe(false);
    const other = hands('C5[+2 opp nuit], C1', 'O6, N1').step();
    expect([other.values(), other.bin(0)]).toEqual([[5, 6], 'C5[+2 opp nuit]']);
  });

  rule(['B-2.3', 'B-3.4'], 'scenario 6: a joker has no type', () => {
    expect(hands('C5[+2 opp nuit], C1', 'J6, N1').step().values()).toEqual([5, 6]);
  });

  rule('B-3.8', 'scenario 7: counting as every type', () => {
    expect(hands('C3[+2 opp nuit], C1', 'J4[all types], N1').step().values()).toEqual([5, 4]);
    expect(hands('C3[+2 next chat], J4[all types], L1', 'N4, N1').step().values()).toEqual([5, 4]);
    expect(hands('C3[+2 next chat], J4, L1', 'N4, N1').step().values()).toEqual([3, 4]);
  });

  rule('B-3.8', 'a card that counts as some types has those and its own', () => {
    const against = (y: string) =>
      hands('C3[+2 opp nuit][+4 opp or][+1 opp lieux], C1', `${y}, N1`).step().values()?.[0];
    expect(against('O4[types nuit lieux]')).toBe(3 + 2 + 4 + 1);
    expect(against('O4')).toBe(3 + 4);
    expect(against('J4[types nuit]')).toBe(3 + 2);
  });

  rule('B-3.5', 'scenario 8: zéro', () => {
    expect(hands('P2[+3 next zéro], S0, L1', 'N4, N1').step().values()).toEqual([5, 4]);
    expect(hands('P2[+3 next zéro], S1, L1', 'N4, N1').step().values()).toEqual([2, 4]);
  });

  rule(['B-3.6', 'B-1.1'], 'scenario 9: impaire', () => {
    const valueWith = (control: number, parity: 'listed' | 'odd') =>
      hands(`P8[+1 next impaire], S${control}, L1`, 'N4, N1', { parity }).step().values()?.[0];
    const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(values.filter((control) => valueWith(control, 'listed') === 9)).toEqual([2, 4, 6, 8]);
    expect(values.filter((control) => valueWith(control, 'odd') === 9)).toEqual([1, 3, 5, 7, 9]);
    expect(values.filter((control) => valueWith(control, 'listed') === 8)).toEqual([0, 1, 3, 5, 7, 9]);
  });

  rule(['B-3.1', 'B-3.5', 'B-3.6'], 'an opposing card may be asked for a value', () => {
    const against = (y: string) => hands('P2[+3 opp zéro][+1 opp impaire][+5 opp value 7], C1', `${y}, N1`).step();
    expect(['N0', 'N4', 'N7', 'N5'].map((y) => against(y).values()?.[0])).toEqual([5, 3, 7, 2]);
  });

  rule('B-2.5', 'scenario 10: more than nine', () => {
    const x = hands('L9[+1 next zéro], C0, L1', 'N9, N1').step();
    expect([x.values(), x.bin(1)]).toEqual([[10, 9], 'N9']);
  });

  rule('B-3.9', 'scenario 27: two powers, one control', () => {
    const zero = hands('J3[+3 next zéro][+2 next impaire], S0, S1', 'N5, N1').step();
    expect([zero.values(), zero.hand(0)]).toEqual([[6, 5], 'S1, S0, J3[+3 next zéro][+2 next impaire]']);
    const six = hands('J3[+3 next zéro][+2 next impaire], S6, S1', 'N4, N1').step();
    expect(six.values()).toEqual([5, 4]);
  });

  rule(['B-7.5', 'B-7.6', 'B-9.1', 'B-9.4', 'B-9.7'], 'scenario 23: the last card has a power', () => {
    const x = hands('C9[+1 next zéro]', 'N1, N2').step();
    expect(outcomeOf(x)).toEqual({ winners: [1], reason: 'control-impossible' });
    expect([x.table(0), x.table(1), x.hand(1)]).toEqual(['C9[+1 next zéro]', 'N1', 'N2']);
  });

  rule(['B-7.5', 'B-9.4'], 'if one control cannot be made, neither is', () => {
    const x = hands('C9[+1 next zéro]', 'N9[+1 next zéro], N0').step();
    expect(outcomeOf(x)).toEqual({ winners: [1], reason: 'control-impossible' });
    expect([x.hand(1), x.state.latest]).toEqual(['N0', null]);
    expect(x.events.map(({ type }) => type)).not.toContain('controlled');
  });

  rule('B-9.5', 'scenario 24: nobody can make a control', () => {
    const x = hands('C9[+1 next zéro]', 'N9[+1 next zéro]').step();
    expect(outcomeOf(x)).toEqual({ winners: [], reason: 'control-impossible' });
    expect(x.game.outcome(x.state)?.rule).toBe('B-9.5');
  });

  rule('B-9.2', 'scenario 25: the last card is beaten', () => {
    const x = hands('C4', 'N5, N2').step();
    expect([x.bin(0), x.hand(0), x.hand(1)]).toEqual(['C4', '-', 'N2, N5']);
    expect(outcomeOf(x)).toEqual({ winners: [1], reason: 'no-cards' });
  });

  rule('B-9.5', 'scenario 40: control before battle', () => {
    const x = hands('J0[bataille]', 'N9[+1 next zéro]').step();
    expect(outcomeOf(x)).toEqual({ winners: [0], reason: 'control-impossible' });
  });

  rule('B-13.6', 'scenario 30: one reveals, then the other', () => {
    const x = hands('C7, C1', 'O4, O1').do({ type: 'reveal', seat: 0 });
    expect([x.table(0), x.table(1)]).toEqual(['C7', '-']);
    expect(x.game.decision(x.state)).toEqual({ kind: 'simultaneous', waiting: [1], prompt: 'reveal' });
    expect(x.refusal({ type: 'reveal', seat: 0 })).toBe('already-revealed');
    expect(x.refusal({ type: 'advance', seat: 0 })).toBe('already-revealed');
    x.do({ type: 'reveal', seat: 1 });
    expect([x.state.turn, x.hand(0), x.bin(1)]).toEqual([2, 'C1, C7', 'O4']);
    x.do({ type: 'concede', seat: 0 });
    expect(outcomeOf(x)).toEqual({ winners: [1], reason: 'concede' });
    expect(x.refusal({ type: 'advance', seat: 1 })).toBe('game-over');
  });

  rule('B-13.6', 'scenario 37: advance after one reveal', () => {
    const x = hands('C7, C1', 'O4, O1').do({ type: 'reveal', seat: 1 }, { type: 'advance', seat: 0 });
    expect([x.hand(0), x.bin(1), x.state.turn]).toEqual(['C1, C7', 'O4', 2]);
    expect([x.table(0), x.table(1)]).toEqual(['-', '-']);
    expect(x.game.decision(x.state)).toMatchObject({ waiting: [0, 1] });
  });
});
