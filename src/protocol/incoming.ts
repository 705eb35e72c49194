import type { Json } from '../kernel/types.js';
import { type FaultCode, shorten } from './fault.js';
import type { Do, Ready } from './messages.js';

/** A line that is no message of a bot: why, and what is said of it. */
export interface Misread {
  readonly code: FaultCode;
  /** Follows on `After hello the bot`. */
  readonly says: string;
}
/** A line of a bot, as it was understood. */
export type Incoming = { readonly message: Ready | Do } | { readonly misread: Misread } | { readonly blank: true };

type Fields = { readonly [key: string]: Json };

const LONGEST_NAME = 60;

const wrong = (code: FaultCode, says: string): Incoming => ({ misread: { code, says } });
const malformed = (what: string): Incoming =>
  wrong('malformed', `wrote a message that is not as it should be (${what})`);

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: Json | undefined): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function readReady({ name }: Fields): Incoming {
  if (typeof name !== 'string' || name.trim() === '') return malformed('"name" is no text');
  return { message: { t: 'ready', name: shorten(name.trim()).slice(0, LONGEST_NAME) } };
}

function readDo({ id, index, action }: Fields): Incoming {
  if (!isCount(id)) return malformed('"id" is no whole number');
  if ((index === undefined) === (action === undefined)) return malformed('one of "index" and "action" is needed');
  if (action === undefined) {
    return isCount(index) ? { message: { t: 'do', id, index } } : malformed('"index" is no whole number from 0');
  }
  return isFields(action) ? { message: { t: 'do', id, action } } : malformed('"action" is no object');
}

/** The text of a line in UTF-8, with or without a mark at its beginning; null for other bytes. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null; // what is no UTF-8 is told by the caller
  }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // what is no JSON is told by the caller
  }
}

/** Foreign bytes as a message may show them. */
export const shown = (bytes: Uint8Array): string => shorten(new TextDecoder().decode(bytes.subarray(0, 1000)).trim());

/** Reads one line. Keys that are not known are ignored, as is white space at either end, such as that of CR LF. */
export function readLine(bytes: Uint8Array): Incoming {
  const text = decoded(bytes);
  if (text === null) return wrong('not-utf8', 'wrote a line that is not UTF-8');
  if (text.trim() === '') return { blank: true };
  const value = parsed(text);
  if (value === undefined) return wrong('not-json', 'wrote a line that is not JSON');
  if (!isFields(value)) return malformed('a message is an object');
  if (value.t === 'ready') return readReady(value);
  if (value.t === 'do') return readDo(value);
  return malformed('"t" is neither "ready" nor "do"');
}
