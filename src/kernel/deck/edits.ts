import { addTo, type Copies, type Counts, linesByCard } from './listing.js';

/** One change to a deck: copies of a card put in or taken out. */
export interface CardEdit {
  readonly edit: 'add' | 'remove';
  readonly card: string;
  readonly copies: number;
}

interface Line {
  readonly card: string;
  copies: number;
}

/**
 * The lines of a deck after the edits, in their order; those that are given stay as they are. Copies are taken from the
 * last line of a card upwards, all of them if there are fewer; they are put on its first line, or on a new one at the end.
 */
export function editedLines(cards: readonly Copies[], edits: readonly CardEdit[]): readonly Copies[] {
  const lines: Line[] = cards.map((line) => ({ ...line }));
  const places = new Map([...linesByCard(lines)].map(([card, own]): [string, Line[]] => [card, [...own]]));
  for (const { edit, card, copies } of edits) {
    if (edit === 'remove') takeOut(places.get(card) ?? [], copies);
    else putIn(lines, places, card, copies);
  }
  return lines.filter(({ copies }) => copies > 0);
}

function takeOut(own: Line[], copies: number): void {
  let left = copies;
  for (let line = own.at(-1); line !== undefined && left > 0; line = own.at(-1)) {
    const out = Math.min(left, line.copies);
    line.copies -= out;
    left -= out;
    if (line.copies === 0) own.pop();
  }
}

function putIn(lines: Line[], places: Map<string, Line[]>, card: string, copies: number): void {
  const first = places.get(card)?.[0];
  if (first !== undefined) {
    first.copies += copies;
    return;
  }
  const line = { card, copies };
  lines.push(line);
  places.set(card, [line]);
}

/** The edits that take some copies out and put others in; what goes comes first, each card once. */
export function editsFor(out: readonly Counts[], into: readonly Counts[]): readonly CardEdit[] {
  const all = (edit: CardEdit['edit'], parts: readonly Counts[]): readonly CardEdit[] => {
    const sum = new Map<string, number>();
    for (const part of parts) for (const [card, copies] of part) addTo(sum, card, copies);
    return [...sum].map(([card, copies]) => ({ edit, card, copies }));
  };
  return [...all('remove', out), ...all('add', into)];
}
