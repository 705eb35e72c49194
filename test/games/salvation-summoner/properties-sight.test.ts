import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  type Action,
  type Event,
  salvationSummoner as game,
  type Seat,
  type State,
} from '../../../src/games/salvation-summoner/index.js';
import { createRandom, type Random } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { anyOptions, anyPosition, anySeed, playFrom } from './play/positions.js';

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const runs = { numRuns: 24 };

/**
 * The same moment but for what a player may not know of the other: which of the pool are in hand, in which order the
 * rest lies, and what the hidden cards are called. The own draw pile may be in another order, too.
 */
function otherWorld(state: State, viewer: Seat, random: Random, own: 'same' | 'mixed'): State {
  const foe = other(viewer);
  const { draw, hand } = state.players[foe];
  const pool = [...draw, ...hand.flatMap(({ card, shown }) => (shown ? [] : [card]))];
  random.shuffle(pool);
  const dealt = hand.map((held) => (held.shown ? held : { ...held, card: pool.pop() ?? '' }));
  const mine = [...state.players[viewer].draw];
  if (own === 'mixed') random.shuffle(mine);
  const changed = [
    { ...state.players[viewer], draw: mine },
    { ...state.players[foe], hand: dealt, draw: pool },
  ] as const;
  return { ...state, players: viewer === 0 ? [changed[0], changed[1]] : [changed[1], changed[0]] };
}

/** What one seat gets to see of an action: the view after it, and the events. */
function seen(state: State, action: Action, viewer: Seat): readonly [object, readonly Event[]] | null {
  const step = game.safeReduce(state, action);
  return step.ok ? [game.view(step.state, viewer), game.viewEvents(step.events, viewer)] : null;
}
/** Positions of random play in which `ask: 'useful'` is not chosen: there a hand decides whether it is asked. */
const positions = (random: Random) => playFrom(anyPosition(random, anyOptions(random, ['ask'])), random, 40);

describe('what a player may not know', () => {
  rule(['S-15.5', 'S-15.4', 'S-15.3'], 'changes neither view, nor lists, nor refusals, nor what is drawn', () => {
    fc.assert(
      fc.property(anySeed, ({ random }) => {
        let step = 0;
        for (const { before, action } of positions(random)) {
          if (step++ % 3 !== 0) continue;
          for (const viewer of [0, 1] as const) {
            const world = otherWorld(before, viewer, random, 'mixed');
            expect(game.view(world, viewer)).toEqual(game.view(before, viewer));
            expect(game.decision(world)).toEqual(game.decision(before));
            expect(game.legalActions(world, viewer)).toEqual(game.legalActions(before, viewer));
            const mine = { ...action, seat: viewer };
            expect(game.check(world, mine)).toEqual(game.check(before, mine));
            if (game.legalActions(before, viewer).length === 0) continue;
            const drawn = [before, world].map((one) => game.sampleAction(one, viewer, createRandom('drawn')));
            expect(drawn[1]).toEqual(drawn[0]);
          }
        }
      }),
      runs,
    );
  });
  rule(
    ['S-15.5', 'S-7.9', 'S-15.10'],
    'does not show in what the own actions lead to, whether the other is asked or not',
    () => {
      let defences = 0;
      fc.assert(
        fc.property(anySeed, ({ random }) => {
          for (const { before, action } of positions(random)) {
            const { seat } = action;
            const world = otherWorld(before, seat, random, 'same');
            const [one, two] = [seen(before, action, seat), seen(world, action, seat)];
            expect(two).toEqual(one);
            if (action.type === 'attack') defences += 1;
          }
        }),
        runs,
      );
      expect(defences).toBeGreaterThan(30);
    },
  );
  rule(['S-15.3', 'S-15.5'], 'does not show in what the other does but for what is done openly', () => {
    fc.assert(
      fc.property(anySeed, ({ random }) => {
        for (const { before, action } of positions(random)) {
          // Nothing of these actions names a hidden card or depends on one.
          const isPlain = ['summon', 'end-hand-phase', 'move', 'attack'].includes(action.type);
          const usesNone = 'reactions' in action && action.reactions?.length === 0;
          if (!isPlain && !usesNone) continue;
          const viewer = other(action.seat);
          const world = otherWorld(before, viewer, random, 'mixed');
          expect(seen(world, action, viewer)).toEqual(seen(before, action, viewer));
        }
      }),
      runs,
    );
  });
  rule(['S-15.11', 'S-15.2'], 'is hidden from a spectator as from both players', () => {
    fc.assert(
      fc.property(anySeed, ({ random }) => {
        for (const { before } of positions(random)) {
          const worlds = [0, 1].map((viewer) => otherWorld(before, viewer as Seat, random, 'mixed'));
          for (const world of worlds) expect(game.view(world, 'spectator')).toEqual(game.view(before, 'spectator'));
          expect(JSON.stringify(game.view(before, 'spectator'))).not.toContain('"random"');
        }
      }),
      runs,
    );
  });
});
