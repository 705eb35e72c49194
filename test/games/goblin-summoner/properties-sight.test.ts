import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { validateDeck } from '../../../src/games/goblin-summoner/deck.js';
import {
  type CardId,
  goblinSummoner as game,
  type Seat,
  type State,
} from '../../../src/games/goblin-summoner/index.js';
import { createRandom } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { chance, duels, runs } from './play/arbitrary.js';
import { cardAt, costIn } from './play/configs.js';
import { ownedBy } from './play/invariants.js';
import { duel } from './play/walk.js';
import { otherTraps, otherWorld } from './play/worlds.js';

vi.setConfig({ testTimeout: 300_000 });

const VIEWERS = [0, 1, 'spectator'] as const;
/** At how many steps one is looked at, elsewhere than at choices. */
const EVERY = 5;

/** Whether a choice is pending while more waits in the queue. */
const isAmidQueue = ({ phase, queue }: State): boolean =>
  phase.name === 'choice' && queue.some(({ waiting }) => waiting.length > 0);

rule(['G-17.10', 'G-15.3', 'G-15.4', 'G-9.15'], 'a view does not change with what it hides', () => {
  let [amid, looks] = [0, 0];
  fc.assert(
    fc.property(duels, fc.string(), (given, seed) => {
      const random = createRandom(seed);
      let step = 0;
      for (const { after: state } of duel(game, given.config, chance(given))) {
        step += 1;
        if (step % EVERY > 0 && state.phase.name !== 'choice') continue;
        if (isAmidQueue(state)) {
          amid += 1;
          if (state.queue.some(({ waiting }) => waiting.some(({ kind }) => kind === 'look'))) looks += 1;
        }
        for (const viewer of VIEWERS) {
          const world = otherWorld(state, viewer, random, game.catalogue);
          expect(JSON.stringify(game.view(world, viewer))).toBe(JSON.stringify(game.view(state, viewer)));
          if (viewer === 'spectator') continue;
          expect(game.legalActions(world, viewer, { all: true })).toEqual(
            game.legalActions(state, viewer, { all: true }),
          );
        }
      }
    }),
    runs,
  );
  expect(amid).toBeGreaterThan(0);
  expect(looks).toBeGreaterThan(0);
});

const countsOf = (cards: readonly CardId[]): readonly { card: CardId; copies: number }[] =>
  [...new Set(cards)].map((card) => ({ card, copies: cards.filter((id) => id === card).length }));

/** All that one duellist owns is a legal deck (G-15.11). */
function isLegal(state: State, seat: Seat): boolean {
  const { deckSize, deckManaLimit, maxCopies } = state.options;
  const deck = { affinity: state.players[seat].affinity, cards: countsOf(ownedBy(state, seat, game.catalogue)) };
  return validateDeck(deck, { deckSize, deckManaLimit, maxCopies }).status === 'legal';
}

/** Set traps that lock another amount than they cost, though they were paid for (G-6.2). */
const trapsThatLockWrong = ({ players }: State, seat: Seat): readonly object[] =>
  players[seat].play.filter(
    ({ faceDown, borne, card, locked }) =>
      faceDown && !borne && costIn(cardAt(game.catalogue, card), players[seat].affinity) !== locked,
  );

rule(['G-17.16', 'G-15.11', 'G-15.12'], 'a made-up duel looks the same, and is one that could be', () => {
  fc.assert(
    fc.property(duels, fc.string(), (given, seed) => {
      const random = createRandom(seed);
      let step = 0;
      for (const { after: state } of duel(game, given.config, chance(given))) {
        step += 1;
        if (step % (2 * EVERY) > 0 && state.phase.name !== 'choice') continue;
        for (const viewer of VIEWERS) {
          const view = game.view(state, viewer);
          const made = game.determinize(view, random);
          expect(JSON.stringify(game.view(made, viewer))).toBe(JSON.stringify(view));
          for (const seat of [0, 1] as const) {
            expect(isLegal(made, seat)).toBe(true);
            expect(trapsThatLockWrong(made, seat)).toEqual([]);
            const isKnown = seat === viewer || state.options.openLists;
            if (isKnown) expect(ownedBy(made, seat, game.catalogue)).toEqual(ownedBy(state, seat, game.catalogue));
          }
          if (viewer === 'spectator') continue;
          expect(game.legalActions(made, viewer, { all: true })).toEqual(
            game.legalActions(view, viewer, { all: true }),
          );
        }
      }
    }),
    runs,
  );
});

/** What turns a trap up, so that it may be known from then on. */
const SHOWN: readonly Event['type'][] = ['sprang', 'turned-up'];

rule(['G-9.15', 'G-17.10', 'G-7.4'], 'until a trap is turned up nothing that happens tells which it is', () => {
  let [pending, looks] = [0, 0];
  fc.assert(
    fc.property(duels, fc.string(), (given, seed) => {
      const random = createRandom(seed);
      for (const { before, action, events, after } of duel(game, given.config, chance(given))) {
        if (before.options.openLists) break; // where lists are open, other traps would be other lists
        if (!before.players.some(({ play }) => play.some(({ faceDown }) => faceDown))) continue;
        if (events.some(({ type }) => SHOWN.includes(type))) continue;
        const viewer = random.pick(VIEWERS);
        const there = game.safeReduce(otherTraps(before, viewer, random, game.catalogue), action);
        if (!there.ok) expect.fail(`refused with other traps: ${there.refusal.code}`);
        if (there.events.some(({ type }) => SHOWN.includes(type))) continue;
        if (after.phase.name === 'choice') pending += 1;
        if (events.some(({ type }) => type === 'trap-stayed')) looks += 1;
        expect(JSON.stringify(game.view(there.state, viewer))).toBe(JSON.stringify(game.view(after, viewer)));
        const [seen, same] = [events, there.events].map((heard) => game.viewEvents(heard, viewer));
        expect(same).toEqual(seen);
      }
    }),
    runs,
  );
  expect(pending).toBeGreaterThan(0);
  expect(looks).toBeGreaterThan(0);
});
