import { plainly } from './text.js';
import { UsageError } from './usage-error.js';

const LONGEST = 120;

/** Unknown JSON from a text; UsageError, which names the text as `name`, for anything else. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const isCut = /end of JSON|Unterminated/.test(error.message);
    const where = error.message.replace(/ is not valid JSON$| in JSON\b/, '');
    throw new UsageError(`${name} is not JSON: ${isCut ? 'it breaks off before its end' : plainly(where, LONGEST)}.`);
  }
}
