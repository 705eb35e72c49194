import { describe, expect, test } from 'vitest';
import { createRandom, defineGame, type Simulation, toAct } from '../../src/index.js';
import { type Embers, embers, mechanics, playOut, spec } from '../kit/embers/index.js';

const start = embers.setup({ seed: 'simulate' });
const actions = playOut({ seed: 'simulate' });

function drawOn(run: Simulation<Embers>, seed: string): void {
  const random = createRandom(seed);
  for (let seats = toAct(run.decision()); seats.length > 0; seats = toAct(run.decision())) {
    run.play(run.sampleAction(random.pick(seats), random));
  }
}

describe('KF-B05, KF-G06 a simulation', () => {
  test('leaves the state that it began with as it was', () => {
    const hash = embers.hash(start);
    drawOn(embers.simulate(start), 'a');
    drawOn(embers.simulate(start), 'b');
    expect(embers.hash(start)).toBe(hash);
  });

  test('goes the same way each time, chance included', () => {
    const ends = Array.from({ length: 3 }, () => {
      const run = embers.simulate(start);
      drawOn(run, 'same');
      return embers.hash(run.state);
    });
    expect(new Set(ends).size).toBe(1);
  });

  test('and its clone go on apart, with the same chance', () => {
    const run = embers.simulate(start);
    for (const action of actions.slice(0, 4)) run.play(action);
    const clone = run.clone();
    expect(clone.state).toEqual(run.state);
    drawOn(clone, 'ahead');
    expect(run.state).toEqual(actions.slice(0, 4).reduce(embers.reduce, start));
    drawOn(run, 'ahead');
    expect(clone.state).toEqual(run.state);
  });

  test('tells its listener what reduce tells, its clones too', () => {
    const heard: unknown[] = [];
    const run = embers.simulate(start, (event) => heard.push(event));
    run.play(actions[0] as (typeof actions)[0]);
    const step = embers.safeReduce(start, actions[0]);
    expect(step.ok && step.events).toEqual(heard);
    run.clone().play(actions[1] as (typeof actions)[0]);
    expect(heard.length).toBeGreaterThan(1);
  });

  test('uses the mechanics that were built for it', () => {
    const inPlace = { ...mechanics, decision: () => ({ kind: 'turn', seat: 0, prompt: 'lay' }) as const };
    const game = defineGame<Embers>({ ...spec, inPlace });
    expect(game.decision(start).kind).toBe('simultaneous');
    expect(game.simulate(start).decision().kind).toBe('turn');
  });

  test('has no action to draw for who has none', () => {
    const run = embers.simulate(start);
    drawOn(run, 'end');
    expect(() => run.sampleAction(0, createRandom('x'))).toThrow(/no legal action/);
    expect(run.legalActions(0, { all: true })).toEqual([]);
    expect(run.outcome()).toEqual(embers.outcome(run.state));
  });
});

test('a state is copied as it is, its keys in their order, and inherits nothing', () => {
  Object.assign(Object.prototype, { inherited: true });
  try {
    const { state } = embers.simulate(start);
    expect(JSON.stringify(state)).toBe(JSON.stringify(start));
    expect(Object.hasOwn(state, 'inherited')).toBe(false);
  } finally {
    Reflect.deleteProperty(Object.prototype, 'inherited');
  }
});

test('drawing is even over the listed actions', () => {
  const listed = embers.legalActions(start, 0);
  const random = createRandom('even');
  const counts = new Map<string, number>();
  for (let n = 0; n < 3000; n++) {
    const key = JSON.stringify(embers.sampleAction(start, 0, random));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(listed.map((action) => JSON.stringify(action)).sort());
  for (const count of counts.values()) expect(Math.abs(count - 3000 / listed.length)).toBeLessThan(200);
});
