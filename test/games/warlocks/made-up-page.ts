const VERBS: Readonly<Record<string, string>> = {
  F: 'wiggles the fingers of',
  P: 'proffers the palm of',
  S: 'snaps the fingers of',
  W: 'waves',
  D: 'points the digit of',
  C: 'flailingly half-claps with',
  '>': 'stabs with',
  '-': 'makes no gesture with',
};

/** The two lines, or the one, that print a pair such as `S/W`. */
export function gestures(who: string, pair: string): readonly string[] {
  const [left = '-', right = '-'] = pair.split('/');
  if (left === 'C' && right === 'C') return [`${who} claps.`];
  return [`${who} ${VERBS[left]} his left hand.`, `${who} ${VERBS[right]} his right hand.`];
}

/** What a made-up page consists of. */
export interface MadeUp {
  readonly names?: readonly string[];
  readonly heading?: string;
  /** By turn, from turn 1. */
  readonly turns: readonly (readonly string[])[];
  readonly end?: readonly string[];
}

/** A page in the server's form. */
export function madeUpPage({ names = ['Ann', 'Bob'], heading = 'Ladder', turns, end = [] }: MadeUp): string {
  const block = (turn: number, lines: readonly string[]): string =>
    [`   Turn ${turn}`, '', ...lines.map((line) => `     ${line}`), ''].join('\n');
  return [
    '# viewer: public',
    `Turn ${turns.length} in ${heading} Battle 7`,
    '',
    block(
      0,
      names.map((name) => `${name} bows.`),
    ),
    ...turns.map((lines, at) => block(at + 1, lines)),
    ...end,
  ].join('\n');
}
