import { test } from 'vitest';

/** A test of one or more rules, named by their ids: `rule('G-2.1', 'a card has one category', () => { … })`. */
export function rule(
  ids: string | readonly [string, ...string[]],
  what: string,
  body: () => void | Promise<void>,
): void {
  test(`${typeof ids === 'string' ? ids : ids.join(' ')}: ${what}`, body);
}
