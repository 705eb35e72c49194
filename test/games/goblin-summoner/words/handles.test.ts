import { expect, describe as group, test } from 'vitest';
import { goblinSummoner } from '../../../../src/games/goblin-summoner/index.js';
import {
  type Called,
  cardsIn,
  createWords,
  learn,
  nameOf,
  names,
} from '../../../../src/games/goblin-summoner/words/index.js';
import { createRandom } from '../../../../src/index.js';
import { rule } from '../../../rule.js';

group('cards behind handles', () => {
  test('an event that names a card, or moves one that is known, is learnt from', () => {
    const start: Called = { 1: 'ogre' };
    const after = learn(start, { type: 'cast', rule: 'G-7.3', seat: 0, handle: 2, card: 'doom', from: 'hand' });
    expect(after).toEqual({ 1: 'ogre', 2: 'doom' });
    const moved = { type: 'moved', rule: 'G-3.1', seat: 0, from: 'play', to: 'discard' } as const;
    expect(learn(after, { ...moved, handle: 1, now: 5 })).toEqual({ 1: 'ogre', 2: 'doom', 5: 'ogre' });
    expect(learn(after, { ...moved, handle: 4, now: 5 })).toBe(after);
    expect(learn(after, { type: 'passed', rule: 'G-5.3', seat: 0 })).toBe(after);
    expect(start).toEqual({ 1: 'ogre' });
  });
  rule('G-15.9', 'a trap that was set in secret stays a trap in the log of the enemy', () => {
    const set = { type: 'trap-set', rule: 'G-7.4', seat: 0, handle: 7, card: null, from: 'hand', locked: 1 } as const;
    expect(learn({}, set)).toEqual({});
  });

  /** A duel of random actions as a log, by one who knows what a viewer may know. */
  function logOf(seed: string, viewer: 0 | 1 | 'spectator'): readonly string[] {
    const random = createRandom(seed);
    let state = goblinSummoner.setup({ seed });
    let known: Called = cardsIn(goblinSummoner.view(state, viewer));
    const words = createWords({ cardOf: (handle) => known[handle] });
    const lines: string[] = [];
    for (
      let decision = goblinSummoner.decision(state);
      decision.kind === 'turn';
      decision = goblinSummoner.decision(state)
    ) {
      const step = goblinSummoner.safeReduce(state, goblinSummoner.sampleAction(state, decision.seat, random));
      if (!step.ok) throw new Error(step.refusal.code);
      for (const event of goblinSummoner.viewEvents(step.events, viewer)) {
        known = learn(known, event);
        lines.push(words.describe(event));
      }
      state = step.state;
    }
    return lines;
  }
  test.for([0, 1, 'spectator'] as const)(
    'a whole duel is told to %s, with the name of every card in play',
    (viewer) => {
      for (const seed of ['a', 'b']) {
        const lines = logOf(seed, viewer);
        expect(lines.length).toBeGreaterThan(50);
        for (const said of lines) {
          expect(said).toMatch(/^[A-Z].*\.$/);
          expect(said).not.toMatch(/undefined|NaN|null|'s (monster|card|spell|token) |\d monsters/);
          expect(said).not.toMatch(/\b[a-z]+-(?!down|token|turn)[a-z]+\b/);
        }
        expect(lines.at(-1)).toMatch(/^(Player [12] wins the duel|The duel is a draw): /);
      }
    },
  );
  test('what a view shows is known, and nothing else', () => {
    const state = goblinSummoner.setup({ seed: 'known', priority: 0 });
    const own = state.players[0].hand.map(({ handle }) => handle);
    const view = cardsIn(goblinSummoner.view(state, 0));
    expect(Object.keys(view).map(Number).sort()).toEqual([...own].sort());
    expect(Object.values(view).map((card) => nameOf(card))).toEqual(
      Object.values(view).map((card) => names[card]?.name),
    );
    expect(cardsIn(goblinSummoner.view(state, 'spectator'))).toEqual({});
    expect(Object.keys(cardsIn(state))).toHaveLength(own.length * 2);
  });
});
