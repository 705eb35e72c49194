import { UsageError } from './usage-error.js';

/** Where a parser stopped, if its message tells. */
function placeIn(text: string, message: string): string {
  const at = /at position (\d+)/.exec(message)?.[1];
  if (at === undefined) return '';
  const before = text.slice(0, Number(at)).split('\n');
  return ` at line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

/** Unknown JSON from a text; UsageError, which names the text as `name`, for anything else. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const how = /end of JSON|Unterminated/.test(error.message) ? 'breaks off before its end' : 'goes wrong';
    throw new UsageError(`${name} is not JSON: it ${how}${how === 'goes wrong' ? placeIn(text, error.message) : ''}.`);
  }
}
