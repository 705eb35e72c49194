import { expect, describe as group, test } from 'vitest';
import { type Event, SPELLS, sampleOrders, warlocks } from '../../../src/games/warlocks/index.js';
import { arrange } from '../../../src/games/warlocks/notation.js';
import { readPage } from '../../../src/games/warlocks/transcript.js';
import {
  createWords,
  describe,
  explain,
  nameOf,
  spellIds,
  spellText,
} from '../../../src/games/warlocks/words/index.js';
import { createRandom, InvalidInputError } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { samples } from './words-events.js';

group('events', () => {
  const words = createWords({ warlocks: ['Ann', 'Bob', 'Cid'], monsters: [{ id: 'm1', name: 'Mossy Ogre' }] });
  test.for(Object.values(samples).flat())('%o', ([told, line]) => {
    expect(words.describe({ ...told, rule: 'W-1.1' } as Event)).toBe(line);
  });

  rule('W-17.9', 'every event of a battle has a line, in whatever language is asked for', () => {
    const random = createRandom('words');
    const types = new Set<string>();
    for (let battle = 0; battle < 40; battle++) {
      const run = warlocks.simulate(warlocks.setup({ seed: `words ${battle}`, seats: 2 + (battle % 3) }), (event) => {
        types.add(event.type);
        const line = describe(event, 'de');
        expect(line).toMatch(/^[A-Z].+\.$/);
        expect(line).not.toMatch(/undefined|\[object|null/);
      });
      for (let turn = 0; turn < 200 && run.outcome() === null; turn++) {
        const decision = run.decision();
        if (decision.kind !== 'simultaneous') break;
        for (const seat of decision.waiting) run.play(sampleOrders(run.state, seat, random, { finishing: 1 }));
      }
    }
    expect(types.size).toBeGreaterThan(20);
  });

  test('who has no name is numbered', () => {
    expect(describe({ type: 'surrendered', rule: 'W-15.6', seat: 1 })).toBe('Warlock 2 surrenders.');
    expect(describe({ type: 'died', rule: 'W-15.3', being: 'm3' })).toBe('Monster m3 dies.');
  });
});

group('spells', () => {
  rule('W-7.1', 'each has a name and a text of its own', () => {
    expect(spellIds()).toEqual(Object.keys(SPELLS));
    const names = spellIds().map((id) => nameOf(id));
    const texts = spellIds().map((id) => spellText(id));
    expect(new Set(names).size).toBe(41);
    expect(new Set(texts).size).toBe(41);
    for (const text of texts) expect(text).toMatch(/^[A-Z].{5,200}\.$/);
    for (const [at, id] of spellIds().entries()) expect(names[at]?.toLowerCase().replaceAll(' ', '-')).toBe(id);
  });

  test('what is none has its id for a name, and no text', () => {
    for (const id of ['raise-dead', 'toString', '__proto__'] as const) {
      expect([nameOf(id as never), spellText(id as never)]).toEqual([id, '']);
    }
    expect([nameOf('wounds'), nameOf('resist-cold')]).toEqual(['a wounding spell', 'Resist Cold']);
  });
});

group('explanations', () => {
  const state = warlocks.setup({ seed: 'words' });
  const refusal = (more: object) => {
    const orders = { type: 'orders', seat: 0, turn: 1, gestures: { LH: 'P', RH: '-' }, ...more };
    const refused = warlocks.check(state, orders);
    return refused === null ? 'It is accepted.' : explain(refused);
  };

  rule(['W-5.4', 'W-5.8'], 'a refusal is a sentence with its rule, and says whether there are other reasons', () => {
    expect(refusal({ turn: 2 })).toBe('These orders are for turn 2, and turn 1 is the coming one (W-5.4).');
    expect(refusal({ gestures: { LH: 'X', RH: 'P' } })).toBe(
      'A gesture is one of F, P, S, W, D, C, > and -, for each hand (W-2.1).',
    );
    expect(refusal({ fireBanked: true, suicide: true })).toMatch(
      /^There is no banked spell to release \(W-[\d.]+\)\. There is one more reason\.$/,
    );
    expect(refusal({ turn: 9, gestures: { LH: 'X', RH: 'Y' } })).toMatch(/There are 2 more reasons\.$/);
    expect(explain({ code: 'malformed-action', path: ['turn'] })).toMatch(/, at `turn`\.$/);
    expect(explain({ code: 'odd-thing', path: ['a', 0] })).toBe('This is not accepted: odd thing, at `a[0]`.');
  });

  test('so are the problems of configs, positions and pages', () => {
    const problemOf = (config: object): string => {
      try {
        warlocks.setup(config as never);
      } catch (error) {
        if (error instanceof InvalidInputError && error.problems[0] !== undefined) return explain(error.problems[0]);
        throw error;
      }
      return 'It is accepted.';
    };
    expect(problemOf({ seed: 'a', options: { paraFC: true, paraFDF: true } })).toBe(
      'The switches paraFC and paraFDF exclude each other (W-1.5).',
    );
    expect(problemOf({ seed: 'a', names: ['Ann', 'Ann'] })).toBe(
      '`names[1]` is a name that another warlock has (W-1.1).',
    );
    expect(problemOf({ seed: 'a', seats: 7 })).toMatch(/^`seats` is 7, and must be 6 or less/);
    const [problem] = arrange({ monsters: 'gobbo of A' }).problems;
    expect(problem && explain(problem)).toMatch(/goblin/);
    const read = readPage('Turn 1 in Ladder Battle 7\nTurn 0\nAnn bows.\nBob bows.\nTurn 1\nCid claps.');
    expect(read.ok ? [] : read.problems.map((one) => explain(one))).toEqual(['Line 6: Nobody of that name has bowed.']);
    expect(explain({ code: 'no-header' })).toMatch(/^This is no battle page/);
  });
});
