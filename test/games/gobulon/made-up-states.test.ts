import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { validateDeck } from '../../../src/games/gobulon/deck.js';
import { createGobulon, gobulon, type State, type View } from '../../../src/games/gobulon/index.js';
import { createRandom } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { hands } from './scene.js';
import { all, anyPosition, counted, viewers } from './sight.js';

group('made-up states', () => {
  rule(
    ['B-12.7', 'B-14.14'],
    'KF-G05: show their viewer the same view, with hidden places filled as lists allow',
    () => {
      fc.assert(
        fc.property(anyPosition, fc.string(), (state, seed) => {
          const random = createRandom(seed);
          for (const viewer of viewers) {
            const view = gobulon.view(state, viewer);
            const world = gobulon.determinize(view, random);
            expect(gobulon.view(world, viewer)).toEqual(view);
            expect(world.random).not.toEqual(state.random);
            isExplained(view, state, world);
          }
        }),
        { numRuns: 60 },
      );
    },
  );

  /** Whose cards have to be what (B-12.7). */
  function isExplained({ viewer }: View, state: State, world: State): void {
    const owned = world.players.map(all);
    const truly = state.players.map(all);
    if (state.options.mode === 'split') {
      const fifty = owned.flat();
      expect(validateDeck(counted(fifty)).status).toBe('legal');
      if (viewer !== 'spectator') expect(fifty.sort()).toEqual([...truly.flat()].sort());
      return;
    }
    for (const [seat, cards] of owned.entries()) {
      if (seat === viewer) expect([...cards].sort()).toEqual([...(truly[seat] ?? [])].sort());
      else expect(validateDeck(counted(cards)).status).toBe('legal');
    }
  }

  rule('B-12.7', 'the winner who orders keeps the whole pile', () => {
    const x = hands('C5, O1, C7, S2', 'N5, V8, N6, L3', { returnOrder: 'choose' }).step().step();
    const world = x.game.determinize(x.game.view(x.state, 0), createRandom('x'));
    expect(world.players[0].table).toEqual(['c5', 'o1', 'c7']);
    expect(world.players[0].hand).toEqual(x.state.players[0].hand);
    const other = x.game.determinize(x.game.view(x.state, 1), createRandom('x'));
    expect([other.players[0].table[0], other.players[0].table[2]]).toEqual(['c5', 'c7']);
  });

  test('KF-G05: are not the true one more often than chance has it', () => {
    const state = gobulon.setup({ seed: 'truth' });
    const random = createRandom('guess');
    const view = gobulon.view(state, 0);
    const top = state.players[1].hand.at(-1);
    const hits = Array.from({ length: 500 }, () => gobulon.determinize(view, random)).filter(
      ({ players }) => players[1].hand.at(-1) === top,
    );
    expect(hits.length).toBeLessThan(25);
    const worlds = Array.from({ length: 20 }, () => JSON.stringify(gobulon.determinize(view, random).players));
    expect(new Set(worlds).size).toBe(20);
  });

  rule('B-12.7', 'other deck numbers are kept, jokers that only just fit among them', () => {
    const card = (id: string, value: number, joker = false) =>
      ({ id, value, joker, type: joker ? null : 'red', rarity: 'one', powers: [] }) as const;
    const game = createGobulon({
      sets: [
        {
          types: [{ id: 'red' }],
          rarities: [{ id: 'one' }],
          // Of value 0 there are jokers alone, of value 1 one card and a joker.
          cards: [
            ...[card('j0', 0, true), card('k0', 0, true), card('a1', 1), card('j1', 1, true)],
            ...[2, 3, 4, 5, 6, 7, 8, 9].flatMap((value) => [card(`a${value}`, value), card(`b${value}`, value)]),
          ],
        },
      ],
    });
    const ids = ['j0', 'k0', 'a1', 'j1', ...[2, 3, 4, 5, 6, 7, 8, 9].flatMap((value) => [`a${value}`, `b${value}`])];
    const deck = { cards: ids.map((id) => ({ card: id, copies: 1 })) };
    const options = { ofEachValue: 2, jokers: 3, maxCopies: 1 };
    const state = game.setup({ seed: 'x', decks: [deck, deck], options });
    for (let n = 0; n < 20; n++) {
      const world = game.determinize(game.view(state, 0), createRandom(String(n)));
      expect([...world.players[1].hand].sort()).toEqual([...ids].sort());
    }
  });
});
