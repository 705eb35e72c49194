import { problemsOf, type SchemaIssue, type SchemaLike } from './issues.js';
import { takePlain } from './plain.js';
import { type Problem, under } from './problem.js';
import { createSoundness, joinProblems, type Soundness } from './soundness.js';

/** Unknown data read as a value of ours, which shares nothing with it, or all that is wrong with it. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };
/** A schema that gives back a value, as far as it is used here. */
export interface SchemaOf<Value> extends SchemaLike {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };
}
/** Judges the sense of what has been read, of those parts only whose form is `sound`. */
export type Sense<Value> = (value: Value, sound: Soundness, formal: readonly Problem[]) => readonly Problem[];

/** Reads unknown data by a schema: form and sense, all that is wrong at once. Never throws, whatever the data. */
export function parseBy<Value>(schema: SchemaOf<Value>, given: unknown, sense: Sense<Value>): Parsed<Value> {
  const taken = takePlain(given);
  const read = schema.safeParse(taken.value);
  const formal = read.success ? [] : problemsOf(read.error.issues, taken.value, schema);
  const problems = joinProblems(taken.problems, formal);
  // Where something is wrong, the sense of the sound parts is judged, and nothing else is looked at.
  const value = read.success ? read.data : (taken.value as Value);
  problems.push(...sense(value, createSoundness(problems), problems));
  return problems.length === 0 && read.success ? { ok: true, value: read.data } : { ok: false, problems };
}

/** The sense of a record: that of its config. */
export const senseOfRecord = <Config>(
  record: { readonly config: Config },
  sound: Soundness,
  sense: (config: Config, sound: Soundness) => readonly Problem[],
): readonly Problem[] => {
  const within = { at: (...path: Problem['path']) => sound.at('config', ...path) };
  return under(['config'], sense(Object(record).config, within));
};
