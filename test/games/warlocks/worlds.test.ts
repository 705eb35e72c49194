import { describe, expect } from 'vitest';
import { orderForm, type State, type View, warlocks } from '../../../src/games/warlocks/index.js';
import { createRandom } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { type Battle, battle } from './battle.js';

/** B is blind in turns 6 to 8, and so does not see what A makes in them: E-45. */
const blinded = (config = {}): Battle => battle(config).play({ A: { LH: 'DWFFD', RH: '----D', T5: 'LH at B' } }, 5);
const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const worldsOf = (view: View): readonly State[] => seeds.map((seed) => warlocks.determinize(view, createRandom(seed)));
const hiddenOf = ({ warlocks: all }: State): readonly (readonly string[])[] =>
  (all[0]?.history ?? []).filter(({ turn }) => turn > 5).map(({ made }) => made);

describe('worlds that a viewer takes for possible', () => {
  rule(['W-17.10', 'W-14.4'], 'a hidden pair has finished, shielded and stabbed nothing', () => {
    const view = warlocks.view(blinded().play({ A: { LH: 'SWW' }, B: { LH: 'DFS' } }, 3).state, 1);
    expect(view.warlocks[0]?.history.slice(5).map(({ made }) => made[0])).toEqual(['?', '?', '?']);
    const worlds = worldsOf(view);
    for (const world of worlds) {
      expect(warlocks.view(world, 1)).toEqual(view);
      expect(hiddenOf(world).flat().join('')).toMatch(/^[FSWD-]{6}$/);
      expect(world.warlocks[0]?.history[5]?.seenBy).toEqual([0]);
    }
    expect(new Set(worlds.map((world) => JSON.stringify(hiddenOf(world)))).size).toBeGreaterThan(4);
  });

  rule(['W-17.10', 'W-15.6'], 'who surrendered unseen has made both palms', () => {
    const { state } = blinded({ seats: 3 }).play({ A: { LH: 'SP', RH: '-P' } }, 2);
    expect(state.warlocks[0]?.status).toBe('surrendered');
    for (const world of worldsOf(warlocks.view(state, 1))) expect(hiddenOf(world)[1]).toEqual(['P', 'P']);
  });

  rule(['W-17.10', 'W-5.1'], 'orders of others are fresh, one’s own are kept, chance is new', () => {
    const fight = battle({ seats: 3, draws: [{ turn: 2, values: ['LH'] }] });
    fight.do(fight.orders(0, 'S/D'));
    fight.do(fight.orders(1, 'W/F'));
    const view = warlocks.view(fight.state, 1);
    const worlds = worldsOf(view);
    for (const world of worlds) {
      expect(world.orders[1]).toEqual(fight.state.orders[1]);
      expect(world.orders[2]).toBeNull();
      expect(world.draws).toEqual([]);
      expect(world.random).not.toEqual(fight.state.random);
    }
    expect(new Set(worlds.map(({ orders }) => JSON.stringify(orders[0]?.gestures))).size).toBeGreaterThan(4);
  });

  rule(['W-17.10', 'W-14.9'], 'a Paralysis laid unseen may be steered by any other warlock', () => {
    // C is blind from turn 6 on, and A paralyses B in turn 8.
    const fight = battle({ seats: 3 }).play({ A: { LH: 'DWFFD', RH: '----D', T5: 'LH at C' } }, 5);
    const { state } = fight.play({ A: { LH: 'FFF', T8: 'LH at B' } }, 3);
    expect(fight.enchantments(1)).toEqual(['paralysis 1']);
    const view = warlocks.view(state, 2);
    expect(view.warlocks[1]?.enchantments[0]?.by).toBeNull();
    const steerers = worldsOf(view).map(({ warlocks: all }) => all[1]?.enchantments[0]?.by);
    expect(new Set(steerers)).toEqual(new Set([0, 1]));
    expect(orderForm(state, 2)?.paralyse).toEqual([]);
    expect(orderForm(state, 0)?.paralyse).toEqual([{ seat: 1, locked: null }]);
  });
});
