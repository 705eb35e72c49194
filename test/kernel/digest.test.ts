import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonical, digest } from '../../src/kernel/digest.js';
import { embers, playOut } from '../kit/embers/index.js';

describe('canonical JSON', () => {
  test('sorts keys and leaves out blanks', () => {
    expect(canonical({ b: [1, { d: null, c: true }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":true,"d":null}]}');
  });

  test('says all that is not ASCII by escapes, so that letters are bytes', () => {
    expect(canonical('é\u007f\ud83d\udd25\n')).toBe('"\\u00e9\\u007f\\ud83d\\udd25\\n"');
    expect(canonical({ é: 1 })).toBe('{"\\u00e9":1}');
  });

  test('is JSON of the same value', () => {
    const value = { z: [1.5, -2e21, 'é\ud800', null], a: { '10': 1, '2': 2, b: 3 } };
    expect(JSON.parse(canonical(value))).toEqual(value);
  });
});

describe('the digest', () => {
  test('is the SHA-256 of the canonical JSON', () => {
    for (const value of [null, '', 'é', 'x'.repeat(1000), embers.setup({ seed: 'digest' })]) {
      expect(digest(value)).toBe(createHash('sha256').update(canonical(value)).digest('hex'));
    }
  });

  test('KF-B08 does not depend on the order of keys', () => {
    const state = embers.setup({ seed: 'order' });
    const turned = Object.fromEntries(Object.entries(state).reverse()) as unknown as typeof state;
    expect(Object.keys(turned)).not.toEqual(Object.keys(state));
    expect(embers.hash(turned)).toBe(embers.hash(state));
  });

  test('differs after every action of a game', () => {
    const actions = playOut({ seed: 'differs' });
    const hashes = new Set<string>();
    let state = embers.setup({ seed: 'differs' });
    for (const action of actions) {
      hashes.add(embers.hash(state));
      state = embers.reduce(state, action);
    }
    expect(hashes.size).toBe(actions.length);
  });
});
