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

/** What has come in and is not handed over yet. */
interface Held {
  bytes: Buffer;
  hasEnded: boolean;
  /** Of the last piece that was handed over. */
  number: number;
}

function take(held: Held, kind: Piece['kind'], end: number): Piece {
  const bytes = held.bytes.subarray(0, end);
  held.bytes = held.bytes.subarray(end + (kind === 'line' ? 1 : 0));
  held.number += 1;
  return { kind, bytes, number: held.number };
}

function next(held: Held, longest: number): Piece | null {
  const { bytes, hasEnded } = held;
  const end = bytes.indexOf(NEWLINE);
  if (end > longest || (end < 0 && bytes.length > longest)) return take(held, 'too-long', bytes.length);
  if (end >= 0) return take(held, 'line', end);
  return hasEnded ? take(held, 'end', bytes.length) : null;
}

/** Reads a stream of bytes; a line longer than `longest` bytes comes in parts. */
export function lineFeed(stream: Readable, longest: number): LineFeed {
  const held: Held = { bytes: Buffer.alloc(0), hasEnded: false, number: 0 };
  let hear: Hear | null = null;
  const pump = (): void => {
    while (hear !== null) {
      const piece = next(held, longest);
      if (piece !== null) {
        if (hear(piece) === 'enough' || piece.kind === 'end') hear = null;
        continue;
      }
      const chunk: Buffer | null = stream.read();
      if (chunk === null) return;
      held.bytes = held.bytes.length === 0 ? chunk : Buffer.concat([held.bytes, chunk]);
    }
  };
  const close = (): void => {
    held.hasEnded = true;
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
    rest: () => held.bytes,
  };
}
