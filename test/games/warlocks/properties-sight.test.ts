import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { type Gesture, type OrdersAction, orderForm, type State, warlocks } from '../../../src/games/warlocks/index.js';
import { createRandom, type Random, type Viewer } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { clash } from './clash.js';
import { brokenIn } from './invariants.js';
import { fillIn, playBattle, type Step } from './play.js';
import { otherWorld } from './sight.js';

/** Turns of battles in which enchantments of every kind are about, blindness and invisibility among them. */
const anyStep: fc.Arbitrary<Step> = fc
  .nat({ max: 400 })
  .map((n) => playBattle(`sight ${n}`, { start: clash(1000 + n), turns: 4 }).at(-1))
  .filter((step): step is Step => step !== undefined);
const anySeed = fc.string({ maxLength: 6 });
const few = { numRuns: 70 };

const viewersOf = ({ warlocks: all }: State): readonly Viewer[] => [...all.keys(), 'spectator'];
/** A state in which some have handed in their orders. */
function half({ before, orders }: Step, random: Random): State {
  const some = orders.filter(() => random.int(2) === 0).slice(0, orders.length - 1);
  return some.reduce((state, action) => warlocks.reduce(state, action), before);
}

describe('hidden information', () => {
  rule(
    ['W-17.4', 'W-5.1', 'W-13.3', 'W-14.9'],
    'KF-A01 KF-A09: a view is the same in every world that its viewer cannot tell apart',
    () => {
      fc.assert(
        fc.property(anyStep, anySeed, (step, seed) => {
          const random = createRandom(seed);
          const state = half(step, random);
          for (const viewer of viewersOf(state)) {
            const world = otherWorld(state, viewer, random);
            expect(warlocks.view(world, viewer)).toEqual(warlocks.view(state, viewer));
            if (viewer === 'spectator') continue;
            expect(orderForm(world, viewer)).toEqual(orderForm(state, viewer));
            expect(warlocks.legalActions(world, viewer)).toEqual(warlocks.legalActions(state, viewer));
          }
        }),
        few,
      );
    },
  );

  rule(['W-17.7', 'W-14.4', 'W-14.10'], 'a view holds no pair that its viewer has not seen', () => {
    fc.assert(
      fc.property(anyStep, ({ after }) => {
        for (const viewer of viewersOf(after)) {
          const view = warlocks.view(after, viewer);
          for (const [seat, { history }] of after.warlocks.entries()) {
            for (const [i, { seenBy, made }] of history.entries()) {
              const sees = viewer === 'spectator' ? seenBy.length === after.warlocks.length : seenBy.includes(viewer);
              expect(view.warlocks[seat]?.history[i]?.made).toEqual(sees ? made : ['?', '?']);
            }
          }
          expect(JSON.stringify(view)).not.toMatch(/seenBy|SeenBy|random|draws/);
        }
      }),
      few,
    );
  });

  rule(['W-17.4', 'W-14.4', 'W-14.6'], 'events and views tell the same pairs', () => {
    fc.assert(
      fc.property(anyStep, ({ before, after, events }) => {
        for (const viewer of viewersOf(after)) {
          const told = warlocks
            .viewEvents(events, viewer)
            .flatMap((one) => (one.type === 'gestured' ? [[one.seat, one.made]] : []));
          const seen = warlocks
            .view(after, viewer)
            .warlocks.flatMap(({ history }, seat) =>
              history
                .filter(({ turn, made }) => turn === before.turn && made[0] !== '?')
                .map(({ made }) => [seat, made]),
            );
          expect(told).toEqual(seen);
        }
      }),
      few,
    );
  });

  rule('W-17.11', 'a hidden pair that does nothing leaves no trace', () => {
    const quiet: readonly Gesture[] = ['F', 'S', 'W', 'D', '-'];
    let compared = 0;
    fc.assert(
      fc.property(anyStep, anySeed, ({ before, orders }, seed) => {
        const random = createRandom(seed);
        const hidden = before.warlocks.findIndex(({ enchantments }, seat) => {
          const isActive = before.phase.name === 'orders' && before.phase.active.includes(seat);
          return isActive && enchantments.some(({ kind }) => kind === 'invisibility');
        });
        if (hidden < 0 || before.kind !== 'normal') return;
        const play = (LH: Gesture, RH: Gesture) => {
          const other: OrdersAction = { type: 'orders', seat: hidden, turn: before.turn, gestures: { LH, RH } };
          const events: Step['events'][number][] = [];
          const run = warlocks.simulate(before, (event) => events.push(event));
          for (const action of orders) run.play(action.seat === hidden ? other : action);
          return { state: structuredClone(run.state), events };
        };
        const [one, two] = [play(random.pick(quiet), random.pick(quiet)), play(random.pick(quiet), random.pick(quiet))];
        const isQuiet = ({ events }: typeof one): boolean =>
          events.every(
            (event) =>
              !['cast', 'stabbed', 'surrendered'].includes(event.type) || !('seat' in event) || event.seat !== hidden,
          );
        if (!isQuiet(one) || !isQuiet(two)) return;
        for (const viewer of viewersOf(before)) {
          const sees = warlocks.view(one.state, viewer).warlocks[hidden]?.history.at(-1)?.made[0] !== '?';
          if (sees) continue;
          compared += 1;
          expect(warlocks.view(one.state, viewer)).toEqual(warlocks.view(two.state, viewer));
          expect(warlocks.viewEvents(one.events, viewer)).toEqual(warlocks.viewEvents(two.events, viewer));
        }
      }),
      { numRuns: 250 },
    );
    expect(compared).toBeGreaterThan(5);
  });

  rule('W-17.10', 'KF-G05: a world made of a view is one that it cannot tell apart, and can be played', () => {
    fc.assert(
      fc.property(anyStep, anySeed, (step, seed) => {
        const random = createRandom(seed);
        const state = half(step, random);
        for (const viewer of viewersOf(state)) {
          const view = warlocks.view(state, viewer);
          const world = warlocks.determinize(view, random);
          expect(warlocks.view(world, viewer)).toEqual(view);
          expect(brokenIn(world)).toEqual([]);
          const run = warlocks.simulate(world);
          for (let n = 0; n < 6; n++) {
            const next = run.decision();
            if (next.kind !== 'simultaneous') break;
            const form = orderForm(run.state, next.waiting[0] ?? 0);
            if (form === null) break;
            run.play(fillIn(form, random));
          }
          expect(brokenIn(run.state)).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
