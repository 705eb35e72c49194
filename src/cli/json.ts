import { plainly } from './text.js';
import { UsageError } from './usage-error.js';

const LONGEST = 120;

/** What the parser says is wrong with a text, with the place where it knows one. */
function faultIn(text: string, { message }: SyntaxError): string {
  const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? Number.NaN);
  if (/end of JSON/.test(message) || position >= text.trimEnd().length) return 'it breaks off before its end';
  const lines = text.slice(0, position).split('\n');
  const place = ` at line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
  const what = message.replace(/ is not valid JSON$| in JSON\b/, '').replace(/ at position \d+.*$/, place);
  return plainly(what, LONGEST);
}

/** Unknown JSON from a text; UsageError, which names the text as `name`, for anything else. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageError(`${name} is not JSON: ${faultIn(text, error)}.`);
  }
}
