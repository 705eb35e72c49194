import { InvalidInputError } from '../kernel/errors.js';
import { flaw } from './trees.js';

const CUT = 300;

/** A value as text for a message: cut, and never an error of its own. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > CUT ? `${text.slice(0, CUT)}… (${text.length} letters)` : text;
}

/** Says where a game breaks a law, and by what. */
export function fail(where: string, what: string, ...by: readonly unknown[]): never {
  throw new Error(`${where}: ${[what, ...by.map(shown)].join(' | ')}`);
}

/** Says that the game breaks a law unless both have the same text, letter by letter. */
export function mustEqual(where: string, what: string, one: unknown, other: unknown): void {
  const [first, second] = [JSON.stringify(one) ?? 'undefined', JSON.stringify(other) ?? 'undefined'];
  if (first !== second) fail(where, what, ...difference(first, second));
}

const AROUND = 60;

/** Two texts from a little before they part. */
function difference(one: string, other: string): readonly [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - AROUND);
  return [one.slice(from, at + AROUND), other.slice(from, at + AROUND)];
}

/** Whatever is thrown here is a fault of the game. */
export function calm<Result>(where: string, ask: () => Result): Result {
  try {
    return ask();
  } catch (error) {
    return fail(where, 'throws', String(error));
  }
}

/** It throws InvalidInputError, with at least one problem of plain data. */
export function mustBeInvalid(where: string, what: string, ask: () => unknown): void {
  try {
    ask();
  } catch (error) {
    if (!(error instanceof InvalidInputError)) fail(where, `${what} throws something else`, String(error));
    const found = flaw(error.problems);
    if (error.problems.length === 0 || found !== null) fail(where, `${what} gives unusable problems`, found);
    return;
  }
  fail(where, `${what} does not refuse`);
}

/** It gives an answer, or throws InvalidInputError. */
export function mayBeInvalid(where: string, ask: () => unknown): void {
  try {
    ask();
  } catch (error) {
    if (!(error instanceof InvalidInputError)) fail(where, 'throws something else', String(error));
  }
}
