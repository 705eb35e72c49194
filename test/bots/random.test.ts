import { describe, expect, test } from 'vitest';
import { randomBot } from '../../src/bots/index.js';
import { questionOf } from '../../src/bots/question.js';
import { createRandom, toAct } from '../../src/index.js';
import { embers } from '../kit/embers/index.js';

const bot = randomBot(embers);
const start = embers.setup({ seed: 'bots' });
const asked = (seed: string) => ({
  seat: 0 as const,
  events: [],
  random: createRandom(seed),
  deadline: Number.POSITIVE_INFINITY,
});

describe('the random bot', () => {
  test('does only what is legal, and plays to the end without conceding', async () => {
    let state = start;
    const random = createRandom('chance');
    for (let seats = toAct(embers.decision(state)); seats.length > 0; seats = toAct(embers.decision(state))) {
      const [seat = 0] = seats;
      const question = questionOf(embers, state, { ...asked(''), seat, random });
      const action = await bot.choose(question);
      expect(question.legal).toContainEqual(action);
      state = embers.reduce(state, action);
    }
    expect(embers.outcome(state)?.reason).not.toBe('concede');
  });

  test('draws from its own chance: the same seed, the same answer, and every answer by some seed', async () => {
    const answer = async (seed: string) => JSON.stringify(await bot.choose(questionOf(embers, start, asked(seed))));
    expect(await answer('one')).toBe(await answer('one'));
    const answers = new Set<string>();
    for (let seed = 0; seed < 60; seed++) answers.add(await answer(`${seed}`));
    const legal = embers.legalActions(start, 0).map((action) => JSON.stringify(action));
    expect([...answers].sort()).toEqual(legal.sort());
  });
});

test('a question holds the view of the seat, and lists what is legal once it is read', () => {
  const question = questionOf(embers, start, asked('any'));
  expect(question.view).toEqual(embers.view(start, 0));
  expect('random' in question.view).toBe(false);
  expect(question.legal).toEqual(embers.legalActions(start, 0));
  expect(question.legal).toBe(question.legal);
});
