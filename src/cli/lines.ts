import type { Readable } from 'node:stream';

/** Lines as they come from a stream. */
export interface LineSource {
  /** The next line without its end; null once the stream has ended. */
  readonly next: () => Promise<string | null>;
  /** Lets the stream go, so that nothing waits for it any longer. */
  readonly close: () => Promise<void>;
}

/** The most characters that are kept of a line; no answer is longer. */
const LONGEST = 1_000;

/** Reads a stream line by line, whatever the pieces it comes in; of an endless line only the beginning is kept. */
export function linesOf(stream: Readable): LineSource {
  stream.setEncoding('utf8');
  const chunks: AsyncIterator<string> = stream[Symbol.asyncIterator]();
  let text = '';
  let hasEnded = false;
  return {
    async next() {
      while (!hasEnded && !text.includes('\n')) {
        text = text.slice(0, LONGEST);
        const chunk = await chunks.next();
        if (chunk.done === true) hasEnded = true;
        else text += chunk.value;
      }
      if (hasEnded && text === '') return null;
      const end = text.includes('\n') ? text.indexOf('\n') : text.length;
      const line = text.slice(0, end);
      text = text.slice(end + 1);
      return line.replace(/\r$/, '').slice(0, LONGEST);
    },
    async close() {
      await chunks.return?.();
    },
  };
}
