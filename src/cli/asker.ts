/** One thing to choose. */
export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** What helps to choose it; `''`: nothing. */
  readonly hint?: string;
}

/** What a person may say in place of a choice. */
export type Word = 'back' | 'cards' | 'concede' | 'position' | 'quit' | 'take-back';
/** What was chosen, or what the person said instead. */
export type Picked<Value> = { readonly picked: Value } | { readonly said: Word };

/** How many may be chosen, and whether one can go back to the question before. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly isNested?: boolean;
}

/** Puts questions to a person. */
export interface Asker {
  /** One of the options, of which there is at least one. */
  readonly pick: <Value>(
    question: string,
    options: readonly Option<Value>[],
    bounds?: Pick<Bounds, 'isNested'>,
  ) => Promise<Picked<Value>>;
  /** Some of the options, each once. */
  readonly pickSome: <Value>(
    question: string,
    options: readonly Option<Value>[],
    bounds: Bounds,
  ) => Promise<Picked<readonly Value[]>>;
  /** What is typed, once it is understood; `understand` gives what a line means, or why it means nothing. */
  readonly typed: <Value>(
    question: string,
    expects: string,
    understand: (line: string) => { readonly picked: Value } | string,
  ) => Promise<Picked<Value>>;
  /** A line of text; null where none is given. */
  readonly line: (question: string) => Promise<string | null>;
  /** Asks no more, and gives the keyboard back. */
  readonly close: () => Promise<void>;
}
