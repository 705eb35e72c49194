/** One statement of a page, put together from the lines it was wrapped into. */
export interface Statement {
  /** The line it starts at, from 1. */
  readonly line: number;
  readonly text: string;
}

/** A statement that is longer is none of the server's; lines are wrapped at 80 characters. */
const LONGEST = 400;
/** Something a player said: whatever it holds is nothing that happened. */
const SPEECH = /^.{1,60} says "/;
const SPEECH_ENDS = /"\.$/;
/** Lines that are statements of their own, however they end. */
const ALONE = [
  /^Turn \d+$/,
  /^Turn \d+ in .* Battle \d+$/,
  /^(Turn|LH|RH):/,
  /^.{1,60}\(\d+\)\s+(Dead|Surrendered|Health)/,
  /^Owned by:/,
  /^[A-Z][a-z]+\((?:\d+|permanent)\)/,
  /\sHealth:-?\d+/,
];
const isAlone = (text: string): boolean => ALONE.some((pattern) => pattern.test(text));
const endsItself = (text: string): boolean => (SPEECH.test(text) ? SPEECH_ENDS.test(text) : /[.!]$/.test(text));

/**
 * The statements of a page: wrapped lines are joined, notes (`#`) and empty lines left out. A statement ends with a full
 * stop or an exclamation mark, speech with its closing quotation mark, and both with an empty line.
 */
export function statementsIn(text: string): readonly Statement[] {
  const found: Statement[] = [];
  let open: { line: number; text: string } | null = null;
  const close = (): void => {
    if (open !== null) found.push(open);
    open = null;
  };
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line: string = raw.trim();
    if (line === '' || line.startsWith('#')) {
      close();
      continue;
    }
    const isSpeaking: boolean = open !== null && SPEECH.test(open.text);
    if (!isSpeaking && isAlone(line)) {
      close();
      // What a hand made is told by place: blanks count (W-2.7).
      found.push({ line: at + 1, text: raw.trimStart() });
      continue;
    }
    open = open === null ? { line: at + 1, text: line } : { line: open.line, text: `${open.text} ${line}` };
    if (endsItself(open.text) || open.text.length > LONGEST) close();
  }
  close();
  return found;
}
