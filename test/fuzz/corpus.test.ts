import { describe, expect, test } from 'vitest';
import { createRecord, replay, verify } from '../../src/index.js';
import { games, playCase } from './cases.js';
import { readCorpus } from './corpus.js';

const corpus = readCorpus(new URL('../corpus/', import.meta.url));

test('there are duels that are kept', () => expect(corpus.size).toBeGreaterThan(0));

describe.each([...corpus])('%s', (_name, one) => {
  const game = games[one.cards];

  test('keeps every invariant, every action legal', () => {
    const played = playCase(one);
    expect(played.fault).toBe(null);
    expect(played.actions).toEqual(one.actions);
  });

  test('ends as it ended, whichever way it is played', () => {
    const { hash } = playCase(one);
    if (one.hash !== undefined) expect(hash).toBe(one.hash);
    const record = createRecord(game, one.config, one.actions);
    expect(record.hash).toBe(hash);
    expect(verify(game, JSON.parse(JSON.stringify(record)))).toBe(null);
    const result = replay(game, record);
    expect(result.ok && game.hash(result.state)).toBe(hash);
    const last = one.actions.reduce((state, action) => game.reduce(state, action), game.setup(one.config));
    expect(game.hash(last)).toBe(hash);
  });
});
