import type { Problem } from './problem.js';

/** How bad a problem of the parts of a position is: no position can be made of them, or one that no game comes to. */
export type PartsSeverity = 'unreadable' | 'irregular';
/** A position made of parts, and what is wrong with it. */
export type ArrangedOf<State, Fault> =
  | {
      /** The parts could be read: there is a position. */
      readonly readable: true;
      /** Nothing tells that no game comes to this position. */
      readonly legal: boolean;
      readonly state: State;
      /** Why it is not legal. */
      readonly problems: readonly Fault[];
    }
  | {
      readonly readable: false;
      readonly legal: false;
      readonly state: null;
      /** All that could not be read. */
      readonly problems: readonly Fault[];
    };

/** Problems with their severity. */
export const graded = (
  severity: PartsSeverity,
  problems: readonly Problem[],
): readonly (Problem & { readonly severity: PartsSeverity })[] => problems.map((problem) => ({ severity, ...problem }));

/** No position, for some reasons. */
export const unarranged = <Fault>(problems: readonly Fault[]) =>
  ({ readable: false, legal: false, state: null, problems }) as const;

/** A position from text: what is wrong with the text comes before what is wrong with the parts that could be read. */
export function arrangedFrom<State, Fault>(
  problems: readonly Fault[],
  arranged: ArrangedOf<State, Fault>,
): ArrangedOf<State, Fault> {
  if (problems.length === 0) return arranged;
  return unarranged([...problems, ...(arranged.readable ? [] : arranged.problems)]);
}
