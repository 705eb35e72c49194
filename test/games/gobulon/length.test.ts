import fc from 'fast-check';
import { expect, describe as group } from 'vitest';
import { type Config, createGobulon, decks, firstCollection, gobulon } from '../../../src/games/gobulon/index.js';
import { createRandom } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { finished, playOut, turnsOf } from './playing.js';
import { hands } from './scene.js';

/** War with private discard, written for itself: the winner of each turn, or `null` where it breaks off. */
function war(x: readonly number[], y: readonly number[]): readonly (0 | 1 | null)[] {
  const [a, b] = [[...x], [...y]];
  const winners: (0 | 1 | null)[] = [];
  while (a.length > 0 && b.length > 0) {
    const table: [number[], number[]] = [a.splice(0, 1), b.splice(0, 1)];
    while (table[0].at(-1) === table[1].at(-1)) {
      if (a.length < 2 || b.length < 2) return [...winners, null];
      table[0].push(...a.splice(0, 2));
      table[1].push(...b.splice(0, 2));
    }
    const winner = (table[0].at(-1) ?? 0) > (table[1].at(-1) ?? 0) ? 0 : 1;
    (winner === 0 ? a : b).push(...table[winner]);
    winners.push(winner);
  }
  return winners;
}

group('plain War', () => {
  rule('B-14.12', 'without powers the higher printed value wins, turn by turn', () => {
    const values = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(values, values, (x, y) => {
        const text = (hand: readonly number[]): string => hand.map((value) => `C${value}`).join(', ');
        const { game, state } = hands(text(x), text(y));
        const steps = playOut({ game, state }, createRandom('war'));
        const end = steps.at(-1)?.after;
        const winners: (0 | 1 | null)[] = turnsOf(steps).map(({ winner }) => winner);
        if (end?.phase.name === 'over' && end.phase.reason === 'battle-short') winners.push(null);
        expect(winners).toEqual(war(x, y));
      }),
      { numRuns: 60 },
    );
  });

  rule('B-14.12', 'also with the ready decks, their powers taken off', () => {
    const plain = firstCollection.cards.map((card) => ({ ...card, powers: [] }));
    const game = createGobulon({ sets: [{ ...firstCollection, cards: plain }] });
    const printed = (id: string): number => game.catalogue.cards[id]?.value ?? -1;
    for (let n = 0; n < 12; n++) {
      const state = game.setup({ seed: `war ${n}` });
      const [x = [], y = []] = state.players.map(({ hand }) => hand.map(printed).reverse());
      const winners = turnsOf(playOut({ game, state }, createRandom('war'))).map(({ winner }) => winner);
      expect(winners).toEqual(war(x, y).filter((winner) => winner !== null));
    }
  });
});

group('length', () => {
  const modes = ['own', 'split'] as const;

  rule(['B-10.1', 'B-10.2', 'B-14.3'], 'scenario 36: at most 99 finished turns, 49 in split', () => {
    for (const mode of modes) {
      const turns = Array.from({ length: 60 }, (_, n) => {
        const ready = Object.values(decks);
        const [first = ready[0], second = ready[1]] = [ready[n % 4], ready[(n + 1 + (n >> 2)) % 4]];
        const named = (mode === 'own' ? [first, second] : [first]) as Config['decks'];
        const run = gobulon.simulate(
          gobulon.setup({ seed: `length ${n}`, ...(named && { decks: named }), options: { mode } }),
        );
        while (run.outcome() === null) run.play({ type: 'advance', seat: 0 });
        return finished(run.state);
      });
      expect(Math.max(...turns)).toBeLessThanOrEqual(mode === 'own' ? 99 : 49);
      const average = turns.reduce((sum, count) => sum + count, 0) / turns.length;
      expect(Math.round(average / 10)).toBe(mode === 'own' ? 7 : 3);
    }
  });

  rule('B-10.1', 'KF-H02: identical decks in identical order, and unbeatable cards, end too', () => {
    const deck = decks['comme-chat'];
    const same = gobulon.simulate(gobulon.setup({ seed: 'x', decks: [deck, deck], stacked: true }));
    while (same.outcome() === null) same.play({ type: 'advance', seat: 0 });
    expect(same.outcome()).toEqual({ winners: [], reason: 'battle-short', rule: 'B-9.5' });
    const nines = hands(
      Array.from({ length: 50 }, (_, n) => `C${n === 49 ? 9 : 1}`).join(', '),
      Array.from({ length: 50 }, (_, n) => `N${n === 49 ? 9 : 1}`).join(', '),
    );
    expect(playOut(nines, createRandom('x')).at(-1)?.after.phase.name).toBe('over');
  });
});
