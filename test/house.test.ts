import { describe, expect, test } from 'vitest';
import { checks } from './house/index.js';
import { planted, sound } from './house/planted.js';
import { readTree } from './house/tree.js';

const treeOf = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files));

describe('the house', () => {
  const tree = readTree(new URL('..', import.meta.url));
  test.for(Object.entries(checks))('%s', ([, check]) => expect(check(tree)).toEqual([]));
});

describe('a sound house is left in peace', () => {
  test.for(Object.entries(checks))('%s', ([, check]) => expect(check(treeOf(sound))).toEqual([]));
});

describe('a planted fault is found', () => {
  const named = planted.map((one) => [one[0], Object.keys(one[1]).join(', '), one] as const);
  test.for(named)('%s: %s', ([, , [name, files, says]]) => {
    const found = checks[name]?.(treeOf({ ...sound, ...files }));
    expect(found?.join('\n')).toMatch(says);
  });

  test('of every kind', () => {
    expect(new Set(planted.map(([name]) => name))).toEqual(new Set(Object.keys(checks)));
  });
});
