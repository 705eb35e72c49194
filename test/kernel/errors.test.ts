import { describe, expect, test } from 'vitest';
import { IllegalActionError, InvalidInputError } from '../../src/index.js';
import { embers } from '../kit/embers/index.js';

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const thrower = (): never => {
  throw new Error('read');
};

describe('KF-L02 instanceof', () => {
  test('holds between two copies of the package', async () => {
    const copy: typeof import('../../src/kernel/errors.js') = await import('../../src/kernel/errors.js?copy' as string);
    expect(copy.IllegalActionError).not.toBe(IllegalActionError);
    const refusal = { code: 'game-over', rule: 'E-4.4' } as const;
    expect(new copy.IllegalActionError(refusal) instanceof IllegalActionError).toBe(true);
    expect(new IllegalActionError(refusal) instanceof copy.IllegalActionError).toBe(true);
    expect(new copy.InvalidInputError([]) instanceof InvalidInputError).toBe(true);
  });

  test('tells the two errors apart, from others, and from anything else', () => {
    const illegal = new IllegalActionError({ code: 'game-over', rule: 'E-4.4' });
    const invalid = new InvalidInputError([{ code: 'unknown-seat', path: [] }]);
    expect(illegal instanceof Error && invalid instanceof Error).toBe(true);
    expect(illegal instanceof InvalidInputError || invalid instanceof IllegalActionError).toBe(false);
    for (const other of [null, undefined, 1, 'x', {}, [], new Error('x'), new Proxy({}, { get: thrower }), revoked()]) {
      expect((other as object) instanceof IllegalActionError).toBe(false);
      expect((other as object) instanceof InvalidInputError).toBe(false);
    }
  });
});

describe('messages', () => {
  test('of a refusal are one sentence with its rule', () => {
    const refusal = { code: 'no-cards', rule: 'E-3.1', path: ['cards', 2], have: 0, need: 1 };
    expect(new IllegalActionError(refusal).message).toBe(
      'The action was refused: no cards, have 0, need 1 at cards.2 (rule E-3.1).',
    );
    expect(new IllegalActionError({ code: 'game-over', rule: 'E-4.4' }).message).toBe(
      'The action was refused: game over (rule E-4.4).',
    );
  });

  test('of problems name the first five', () => {
    const problems = Array.from({ length: 7 }, (_, i) => ({ code: 'unknown-card', path: ['cards', i] }));
    expect(new InvalidInputError(problems.slice(0, 1)).message).toBe('The input is invalid: unknown card at cards.0.');
    expect(new InvalidInputError(problems).message).toMatch(/cards\.4; and 2 more\.$/);
  });

  test('stay one line, and short, whatever keys were handed in', () => {
    const { message } = new InvalidInputError([{ code: 'unknown-key', path: [`a\n${'b'.repeat(10_000)}`] }]);
    expect(message).not.toMatch(/\n/);
    expect(message.length).toBeLessThan(200);
  });
});

test('KF-G08 an error can be posted to another thread, its refusal as it is', () => {
  const error = new IllegalActionError({ code: 'game-over', rule: 'E-4.4' });
  expect(structuredClone(error).message).toBe(error.message);
  expect(structuredClone(error.refusal)).toEqual(error.refusal);
});

test('reduce throws the refusal that check gives', () => {
  const state = embers.setup({ seed: 'errors' });
  const action = { type: 'peek', seat: 0 } as const;
  try {
    embers.reduce(state, action);
    expect.unreachable();
  } catch (error) {
    expect(error instanceof IllegalActionError && error.refusal).toEqual(embers.check(state, action));
  }
});
