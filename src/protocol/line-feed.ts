import type { Readable } from 'node:stream';

/** What comes out of a stream. */
export interface Piece {
  /** A line; a part of one that is too long; or the end of the stream, with what came of a last line. */
  readonly kind: 'line' | 'too-long' | 'end';
  /** Without the end of the line. */
  readonly bytes: Uint8Array;
  /** Counts the pieces from 1. */
  readonly number: number;
}

/** Hears a piece, and says whether it wants more. */
export type Hear = (piece: Piece) => 'enough' | 'more';

/** A stream that is read line by line, and only while somebody listens: whoever writes more has to wait. */
export interface LineFeed {
  /** Hands over piece after piece until `hear` says that it has heard enough. */
  readonly listen: (hear: Hear) => void;
  /** Stops handing over; what has come in stays for the next listener. */
  readonly stop: () => void;
  /** What has come in of a line that is not complete. */
  readonly rest: () => Uint8Array;
}

const NEWLINE = 10;

/** Reads a stream of bytes; of a line longer than `longest` bytes only the beginning is kept. */
export function lineFeed(stream: Readable, longest: number): LineFeed {
  let held: Buffer = Buffer.alloc(0);
  let hear: Hear | null = null;
  let hasEnded = false;
  let number = 0;

  const take = (kind: Piece['kind'], end: number): Piece => {
    const bytes = held.subarray(0, end);
    held = held.subarray(end + (kind === 'line' ? 1 : 0));
    number += 1;
    return { kind, bytes, number };
  };
  const next = (): Piece | null => {
    const end = held.indexOf(NEWLINE);
    if (end > longest || (end < 0 && held.length > longest)) return take('too-long', held.length);
    if (end >= 0) return take('line', end);
    return hasEnded ? take('end', held.length) : null;
  };
  const pump = (): void => {
    while (hear !== null) {
      const piece = next();
      if (piece !== null) {
        if (hear(piece) === 'enough' || piece.kind === 'end') hear = null;
        continue;
      }
      const chunk: Buffer | null = stream.read();
      if (chunk === null) return;
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    }
  };
  const close = (): void => {
    hasEnded = true;
    pump();
  };
  stream.on('readable', pump).on('end', close).on('error', close);
  return {
    listen(listener) {
      hear = listener;
      pump();
    },
    stop() {
      hear = null;
    },
    rest: () => held,
  };
}
