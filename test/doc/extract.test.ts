import { expect, test } from 'vitest';
import { assertions } from './assertions.mjs';
import { blocksOf } from './extract.mjs';
import { departure } from './shell.mjs';

/** The body of a sample, without the comments that were promises. */
const body = (code: string): string =>
  assertions('page:1', code)
    .body.replace(/ *\/\/ => .*$/gm, '')
    .trim();

test('what an expression promises becomes an assertion', () => {
  expect(body(`game.turn; // => 3`)).toBe('$expect(game.turn).toStrictEqual(3);');
  expect(body(`console.log(a, b);`)).toBe('console.log(a, b);');
  expect(body(`console.log(await turn()); // => 'act'`)).toBe(`$expect(await turn()).toStrictEqual('act');`);
  expect(body(`f(\n  1,\n); // => [1]`)).toBe('$expect(f(\n  1,\n)).toStrictEqual([1]);');
  expect(body(`const a = f(); // => 1\na;`)).toBe('const a = f();$expect(a).toStrictEqual(1);\na;');
  expect(body(`for (const a of b) {\n  a; // => 1\n}`)).toContain('$expect(a).toStrictEqual(1);');
});

test('an object may hold more than a page shows, if the page says so', () => {
  expect(body(`f(); // => { ok: true, … }`)).toBe('$expect(f()).toMatchObject({ ok: true });');
  expect(body(`f(); // => { ok: true }`)).toBe('$expect(f()).toStrictEqual({ ok: true });');
});

test('a promise that belongs to no statement is an error', () => {
  expect(() => body(`// => 3`)).toThrow('page:1: 1 values');
  expect(() => body(`const a = 1, b = 2; // => 3`)).toThrow('0 belong');
  expect(() => body(`if (a) {\n} // => 3`)).toThrow('0 belong');
});

test('imports stand first', () => {
  expect(assertions('page:1', `import { a } from 'b';\na; // => 1`)).toEqual({
    imports: `import { a } from 'b';`,
    body: '\n$expect(a).toStrictEqual(1); // => 1',
  });
});

test('blocks are found in pages, and in the doc comments of sources', () => {
  const page = 'text\n```ts\na;\n```\n\n```sh exit=1\ngoblinry x\n```\n';
  expect(blocksOf('a.md', page)).toEqual([
    { info: 'ts', line: 3, code: ['a;'], end: 4 },
    { info: 'sh exit=1', line: 7, code: ['goblinry x'], end: 8 },
  ]);
  const source = '/**\n * Says a.\n * ```ts\n * a;\n * ```\n */\nconst text = `\n```ts\nb;\n```\n`;';
  expect(blocksOf('a.ts', source)).toEqual([{ info: 'ts', line: 4, code: ['a;'], end: 5 }]);
});

test('what a command prints is compared line by line', () => {
  expect(departure('a\nb\nc\n', ['a', 'b', 'c'])).toBeNull();
  expect(departure('a\nb\nc\n', ['a', '…', 'c'])).toBeNull();
  expect(departure('a\nb\nc\n', ['…', 'b', '…'])).toBeNull();
  expect(departure('a\nb\nc\n', ['a', 'c'])).toContain('prints\n  b');
  expect(departure('a\nb\nc\n', ['a', 'b'])).toContain('goes on with\n  c');
  expect(departure('a\nb\nc\n', ['b', 'c'])).toContain('prints\n  a');
  expect(departure('a\nb\nc\n', ['a', '…', 'd'])).toContain('d');
  expect(departure('a\nb\nc\n', ['a', '…', 'b'])).toContain('goes on with\n  c');
});
