import fc from 'fast-check';
import {
  type CardId,
  decks,
  gobulon,
  type Options,
  type Player,
  type State,
} from '../../../src/games/gobulon/index.js';
import { createRandom, type Random, type Viewer } from '../../../src/index.js';

/** Everybody who may look on. */
export const viewers: readonly Viewer[] = [0, 1, 'spectator'];
/** All cards of a player. */
export const all = ({ hand, bin, table }: Player<CardId>): readonly CardId[] => [...hand, ...bin, ...table];
/** Cards as a deck. */
export const counted = (cards: readonly CardId[]) => {
  const copies = new Map<CardId, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return { cards: [...copies].map(([card, count]) => ({ card, copies: count })) };
};

/** A random position of a random game. */
export const anyPosition: fc.Arbitrary<State> = fc
  .record({
    seed: fc.string({ maxLength: 8 }),
    mode: fc.constantFrom<Options['mode']>('own', 'split'),
    steps: fc.nat({ max: 120 }),
    decks: fc.tuple(fc.constantFrom(...Object.values(decks)), fc.constantFrom(...Object.values(decks))),
  })
  .map(({ seed, mode, steps, decks: [first, second] }) => {
    const named = mode === 'own' ? ([first, second] as const) : ([first] as const);
    const run = gobulon.simulate(gobulon.setup({ seed, decks: named, options: { mode, returnOrder: 'choose' } }));
    const random = createRandom(seed);
    for (let n = 0; n < steps; n++) {
      const next = run.decision();
      if (next.kind === 'over') break;
      run.play(run.sampleAction(next.kind === 'turn' ? next.seat : random.pick(next.waiting), random));
    }
    return structuredClone(run.state);
  });

/** A state that differs in what a viewer cannot see: the hidden cards of each player in another order. */
export function otherWorld(state: State, viewer: Viewer, random: Random): State {
  const { phase } = state;
  const players = state.players.map((player, seat) => {
    const isOpen = phase.name === 'order' && phase.seat === seat && viewer === seat;
    const hidden = [...player.hand, ...player.table.filter((_, place) => place % 2 === 1 && !isOpen)];
    random.shuffle(hidden);
    const next = (): CardId => hidden.pop() ?? '';
    const table = player.table.map((card, place) => (place % 2 === 1 && !isOpen ? next() : card));
    return { ...player, hand: player.hand.map(next), table };
  });
  return { ...state, players: players as unknown as State['players'] };
}
