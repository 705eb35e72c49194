import type { Asker, Bounds, Option, Picked, Word } from './asker.js';
import type { Frame } from './frame.js';
import type { Session } from './io.js';
import { type LineSource, linesOf } from './lines.js';
import { plainly, wrap } from './text.js';

/** So many useless answers in a row end the questions: a pipe may have no end. */
const PATIENCE = 20;

const words: Readonly<Record<string, Word>> = {
  b: 'back',
  c: 'cards',
  p: 'position',
  t: 'take-back',
  concede: 'concede',
  abandonner: 'concede',
  投了: 'concede',
  q: 'quit',
};

/** Who is asked, and in which language. */
interface Talk {
  readonly session: Session;
  readonly lines: LineSource;
  readonly frame: Frame;
}

/** A question as it is put: what it is, what may be answered, and how an answer is understood. */
interface Query<Answer> {
  readonly question: string;
  readonly options: readonly Option<unknown>[];
  readonly expects: string;
  /** What a line means; a text says why it means nothing. */
  readonly understand: (line: string) => { readonly picked: Answer } | string;
  readonly isNested: boolean;
}

/** Whole numbers in a line, between spaces or commas; null if anything else is there. */
function numbersIn(line: string): readonly number[] | null {
  const parts = line.split(/[\s,]+/).filter((part) => part !== '');
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : null;
}

function show({ session, frame }: Talk, { question, options, expects, isNested }: Query<unknown>): void {
  const { say, ink, width } = session;
  say('', ink.bold(question));
  const digits = String(options.length).length;
  const room = ' '.repeat(digits + 4);
  for (const [at, { label, hint = '' }] of options.entries()) {
    const number = `  ${String(at + 1).padStart(digits)}  `;
    say(...wrap(label, width, { first: number, rest: room }));
    if (hint !== '') say(...wrap(hint, width, { first: `${room}  ` }).map((line) => ink.dim(line)));
  }
  const { back, cards, position, 'take-back': takeBack, quit, concede } = frame.letters;
  const others = [...(isNested ? [back] : []), cards, position, takeBack, quit].join(', ');
  say(...wrap(`${expects}, ${frame.or}${frame.colon}${others}, ${frame.or} ${concede}`, width).map(ink.dim));
}

/** Puts a question until a line answers it; one that has no use is said to have none. */
async function ask<Answer>(talk: Talk, query: Query<Answer>): Promise<Picked<Answer>> {
  const { session, lines, frame } = talk;
  const { say, ink, io, width } = session;
  show(talk, query);
  for (let left = PATIENCE; left > 0; left--) {
    io.stdout.write('> ');
    const line = (await lines.next())?.trim();
    if (line === undefined) {
      say('', frame.inputEnded);
      return { said: 'quit' };
    }
    // What is typed at a terminal stands there already.
    if (io.stdin.isTTY !== true) say(plainly(line));
    const said = Object.hasOwn(words, line.toLowerCase()) ? words[line.toLowerCase()] : undefined;
    if (said !== undefined && (said !== 'back' || query.isNested)) return { said };
    const answer = query.understand(line);
    if (typeof answer !== 'string') return answer;
    say(...wrap(answer, width).map(ink.yellow));
  }
  say(frame.noUse(PATIENCE));
  return { said: 'quit' };
}

function queryForOne<Value>(
  question: string,
  options: readonly Option<Value>[],
  { isNested = false }: Pick<Bounds, 'isNested'>,
  frame: Frame,
): Query<Value> {
  return {
    question,
    options,
    isNested,
    expects: frame.oneNumber(options.length),
    understand(line) {
      const numbers = numbersIn(line);
      const option = numbers?.length === 1 ? options[(numbers[0] ?? 0) - 1] : undefined;
      return option === undefined ? frame.answerOne(options.length) : { picked: option.value };
    },
  };
}

function queryForSome<Value>(
  question: string,
  options: readonly Option<Value>[],
  { least, most, isNested = false }: Bounds,
  frame: Frame,
): Query<readonly Value[]> {
  return {
    question,
    options,
    isNested,
    expects: frame.someNumbers(least, most, options.length),
    understand(line) {
      const numbers = numbersIn(line) ?? [];
      const chosen = least === 0 && numbers.length === 1 && numbers[0] === 0 ? [] : numbers;
      const picked = chosen
        .flatMap((number) => options.slice(Math.max(0, number - 1), number))
        .map(({ value }) => value);
      const isSet = picked.length === chosen.length && new Set(chosen).size === chosen.length;
      const isEnough = picked.length >= least && picked.length <= most && numbers.length > 0;
      return isSet && isEnough ? { picked } : frame.answerSome(least, most, options.length);
    },
  };
}

/** Asks by numbered lists, and reads answers line by line: for pipes, and for terminals that can do no more. */
export function askerOfLines(session: Session, frame: Frame): Asker {
  const { say, io } = session;
  const lines = linesOf(io.stdin);
  const talk: Talk = { session, lines, frame };
  return {
    pick: (question, options, bounds = {}) => ask(talk, queryForOne(question, options, bounds, frame)),
    pickSome: (question, options, bounds) => ask(talk, queryForSome(question, options, bounds, frame)),
    typed: (question, expects, understand) =>
      ask(talk, { question, options: [], expects, understand, isNested: false }),
    async line(question) {
      io.stdout.write(`${question} `);
      const line = await lines.next();
      if (line === null || io.stdin.isTTY !== true) say(plainly(line ?? ''));
      return line === null || line.trim() === '' ? null : line.trim();
    },
    close: lines.close,
  };
}
