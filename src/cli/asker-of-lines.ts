import type { Asker, Bounds, Option, Picked, Word } from './asker.js';
import type { Session } from './io.js';
import { type LineSource, linesOf } from './lines.js';
import { counted, plainly, wrap } from './text.js';

/** So many useless answers in a row end the questions: a pipe may have no end. */
const PATIENCE = 20;

const words: Readonly<Record<string, Word>> = {
  b: 'back',
  c: 'cards',
  p: 'position',
  t: 'take-back',
  concede: 'concede',
  q: 'quit',
};

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

function show({ say, ink, width }: Session, { question, options, expects, isNested }: Query<unknown>): void {
  say('', ink.bold(question));
  const digits = String(options.length).length;
  const room = ' '.repeat(digits + 4);
  for (const [at, { label, hint = '' }] of options.entries()) {
    const number = `  ${String(at + 1).padStart(digits)}  `;
    say(...wrap(label, width, { first: number, rest: room }));
    if (hint !== '') say(...wrap(hint, width, { first: `${room}  ` }).map((line) => ink.dim(line)));
  }
  const others = `${isNested ? 'b back, ' : ''}c cards, p position, t take back, q quit, or concede`;
  say(...wrap(`${expects}, or: ${others}`, width).map(ink.dim));
}

/** Puts a question until a line answers it; one that has no use is said to have none. */
async function ask<Answer>(session: Session, lines: LineSource, query: Query<Answer>): Promise<Picked<Answer>> {
  const { say, ink, io } = session;
  show(session, query);
  for (let left = PATIENCE; left > 0; left--) {
    io.stdout.write('> ');
    const line = (await lines.next())?.trim();
    if (line === undefined) {
      say('', 'The input has ended.');
      return { said: 'quit' };
    }
    // What is typed at a terminal stands there already.
    if (io.stdin.isTTY !== true) say(plainly(line));
    const said = Object.hasOwn(words, line.toLowerCase()) ? words[line.toLowerCase()] : undefined;
    if (said !== undefined && (said !== 'back' || query.isNested)) return { said };
    const answer = query.understand(line);
    if (typeof answer !== 'string') return answer;
    say(ink.yellow(answer));
  }
  say(`${PATIENCE} answers in a row were of no use.`);
  return { said: 'quit' };
}

function queryForOne<Value>(question: string, options: readonly Option<Value>[]): Query<Value> {
  const range = `number from 1 to ${options.length}`;
  return {
    question,
    options,
    isNested: false,
    expects: `A ${range}`,
    understand(line) {
      const numbers = numbersIn(line);
      const option = numbers?.length === 1 ? options[(numbers[0] ?? 0) - 1] : undefined;
      return option === undefined ? `Answer with one ${range}.` : { picked: option.value };
    },
  };
}

function queryForSome<Value>(
  question: string,
  options: readonly Option<Value>[],
  { least, most, isNested = false }: Bounds,
): Query<readonly Value[]> {
  const many = least === most ? counted(most, 'number') : `${least} to ${counted(most, 'number')}`;
  const range = `from 1 to ${options.length}, spaces between them${least === 0 ? ', or 0 for none' : ''}`;
  return {
    question,
    options,
    isNested,
    expects: `${many} ${range}`,
    understand(line) {
      const numbers = numbersIn(line) ?? [];
      const chosen = least === 0 && numbers.length === 1 && numbers[0] === 0 ? [] : numbers;
      const picked = chosen
        .flatMap((number) => options.slice(Math.max(0, number - 1), number))
        .map(({ value }) => value);
      const isSet = picked.length === chosen.length && new Set(chosen).size === chosen.length;
      const isEnough = picked.length >= least && picked.length <= most && numbers.length > 0;
      return isSet && isEnough ? { picked } : `Answer with ${many} ${range}, each once.`;
    },
  };
}

/** Asks by numbered lists, and reads answers line by line: for pipes, and for terminals that can do no more. */
export function askerOfLines(session: Session): Asker {
  const { say, io } = session;
  const lines = linesOf(io.stdin);
  return {
    pick: (question, options) => ask(session, lines, queryForOne(question, options)),
    pickSome: (question, options, bounds) => ask(session, lines, queryForSome(question, options, bounds)),
    async line(question) {
      io.stdout.write(`${question} `);
      const line = await lines.next();
      if (line === null || io.stdin.isTTY !== true) say(plainly(line ?? ''));
      return line === null || line.trim() === '' ? null : line.trim();
    },
    close: lines.close,
  };
}
