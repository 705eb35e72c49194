import { describe, expect, test } from 'vitest';
import { randomBot } from '../../src/bots/index.js';
import { type Answer, playAt, type Sitter, type Step } from '../../src/cli/table.js';
import { createRecord, IllegalActionError, verify } from '../../src/index.js';
import { type Embers, embers } from '../kit/embers/index.js';

const config = { seed: 'table' };
const bot = randomBot(embers);
const atRandom: Sitter<Embers> = async (question) => ({ kind: 'act', action: await bot.choose(question) });
const silent = (): void => {};

/** Answers what is given, one after the other, and then stops. */
function script(...answers: readonly Answer<Embers>[]): Sitter<Embers> {
  const left = [...answers];
  return () => left.shift() ?? { kind: 'stop' };
}

describe('the table', () => {
  test('plays a game with simultaneous decisions to its end', async () => {
    const end = await playAt({ game: embers, config, sitters: [atRandom, atRandom], heard: silent });
    expect(embers.outcome(end.state)).not.toBeNull();
    expect(verify(embers, createRecord(embers, config, end.actions))).toBeNull();
  });

  test('plays the same game of the same seed', async () => {
    const play = () => playAt({ game: embers, config, sitters: [atRandom, atRandom], heard: silent });
    expect((await play()).actions).toEqual((await play()).actions);
  });

  test('asks all who are awaited from the same state, and shows nobody more than a view', async () => {
    const views: unknown[] = [];
    const watching: Sitter<Embers> = (question) => {
      views.push(question.view);
      return question.seat === 1 ? { kind: 'stop' } : atRandom(question);
    };
    const end = await playAt({ game: embers, config, sitters: [watching, watching], heard: silent });
    const start = embers.setup(config);
    expect(views).toEqual([embers.view(start, 0), embers.view(start, 1)]);
    expect(end).toEqual({ state: start, actions: [] });
  });

  test('lists what is legal for the seat that is asked, and tells it all it has seen since', async () => {
    const asked: Parameters<Sitter<Embers>>[0][] = [];
    const curious: Sitter<Embers> = (question) => {
      asked.push(question);
      return atRandom(question);
    };
    const told: Embers['event'][] = [];
    const heard = (step: Step<Embers>): void => {
      if (step.kind === 'played') told.push(...embers.viewEvents(step.events, 0));
    };
    await playAt({ game: embers, config, sitters: [curious, atRandom], heard });
    expect(asked.length).toBeGreaterThan(2);
    for (const { view, legal, seat } of asked) expect(legal).toEqual(embers.legalActions(view, seat));
    const events = asked.flatMap((question) => question.events);
    expect(events).toEqual(told.slice(0, events.length));
  });

  test('takes the last action of a seat back, or says why not', async () => {
    const [card = ''] = embers.setup(config).players[0].hand;
    const lay: Answer<Embers> = { kind: 'act', action: { type: 'lay', seat: 0, card } };
    const steps: Step<Embers>[] = [];
    const heard = (step: Step<Embers>): void => void steps.push(step);
    const end = await playAt({
      game: embers,
      config,
      sitters: [script({ kind: 'take-back' }, lay, lay), atRandom],
      heard,
    });
    expect(steps[0]).toEqual({ kind: 'not-taken-back', problem: { code: 'nothing-to-undo', path: [] } });
    expect(end.actions.length).toBeGreaterThan(0);
  });

  test('does not carry out what was answered to a game that is over by then', async () => {
    const concedes: Answer<Embers> = { kind: 'act', action: { type: 'concede', seat: 0 } };
    const end = await playAt({ game: embers, config, sitters: [script(concedes), atRandom], heard: silent });
    expect(end.actions).toEqual([{ type: 'concede', seat: 0 }]);
    expect(embers.outcome(end.state)?.winners).toEqual([1]);
  });

  test('throws for a sitter that breaks the rules', async () => {
    const cheat: Sitter<Embers> = () => ({ kind: 'act', action: { type: 'peek', seat: 0 } });
    const played = playAt({ game: embers, config, sitters: [cheat, atRandom], heard: silent });
    await expect(played).rejects.toThrow(IllegalActionError);
  });
});
