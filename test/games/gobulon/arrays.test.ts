import { expect, describe as group } from 'vitest';
import { type Config, decks, gobulon } from '../../../src/games/gobulon/index.js';
import { createArrays, handsOf, numbersOf } from '../../bench/gobulon-arrays.js';
import { rule } from '../../rule.js';

group('Gobulon by hand, as the bench measures it', () => {
  rule('B-14.10', 'goes the same way from the same shuffles, card by card', () => {
    const numbers = numbersOf(gobulon.catalogue);
    const ready = Object.values(decks);
    for (let n = 0; n < 96; n++) {
      const options = {
        mode: n % 4 === 3 ? 'split' : 'own',
        parity: n % 2 === 0 ? 'listed' : 'odd',
        returnOrder: n % 3 === 0 ? 'reversed' : 'played',
      } as const;
      const [first = ready[0], second = ready[1]] = [ready[n % 4], ready[(n >> 2) % 4]];
      const named = (options.mode === 'own' ? [first, second] : [first]) as NonNullable<Config['decks']>;
      const start = gobulon.setup({ seed: `arrays ${n}`, decks: named, options });
      const arrays = createArrays(numbers, options);
      arrays.load(handsOf(start, numbers));
      const run = gobulon.simulate(start);
      for (let ending = null; ending === null; ) {
        ending = arrays.advance();
        run.play({ type: 'advance', seat: 0 });
        for (const seat of [0, 1] as const) expect(arrays.cards(seat)).toEqual(run.state.players[seat]);
        const outcome = run.outcome();
        const winners = ending === null || ending.winner === 2 ? [] : [ending.winner];
        expect(outcome && [outcome.winners, outcome.reason]).toEqual(ending && [winners, ending.reason]);
      }
      expect(run.state.turn - (run.outcome()?.reason === 'no-cards' ? 0 : 1)).toBe(arrays.turns());
    }
  });
});
