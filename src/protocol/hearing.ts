import type { Awaited, FaultDetails } from './fault.js';
import { type Misread, readLine, shown } from './incoming.js';
import type { Limits } from './limits.js';
import type { Piece } from './line-feed.js';
import type { Do, Ready } from './messages.js';

/** What came of a piece of output: nothing yet, the answer, a fault, or the end of the output. */
export type Heard =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'answer'; readonly answer: Ready | Do }
  | { readonly kind: 'wrong'; readonly details: FaultDetails }
  | { readonly kind: 'end'; readonly rest: Uint8Array };

const NOTHING: Heard = { kind: 'nothing' };

const answers = (message: Ready | Do, awaited: Awaited): boolean =>
  message.t === 'ready' ? awaited.t === 'ready' : awaited.t === 'do' && message.id === awaited.id;

/** What is said of a message that answers nothing that was ever asked. */
const unasked = (message: Ready | Do): string =>
  message.t === 'ready' ? 'said it was ready, unasked' : `answered question ${message.id}, which was not asked`;

/** Listens for one answer; `asked` is the id of the latest question of the process, 0 before the first. */
export function listener(awaited: Awaited, asked: number, limits: Limits): (piece: Piece) => Heard {
  let strays = 0;
  const wrong = ({ code, says }: Misread, { bytes, number }: Piece): Heard => {
    const received = shown(bytes);
    return { kind: 'wrong', details: { code, awaited, says, line: number, ...(received === '' ? {} : { received }) } };
  };
  const stray = (piece: Piece): Heard => {
    strays += 1;
    if (strays <= limits.strays) return NOTHING;
    return wrong({ code: 'flood', says: `wrote more than ${limits.strays} lines that answer nothing` }, piece);
  };
  return (piece) => {
    if (piece.kind === 'end') return { kind: 'end', rest: piece.bytes };
    if (piece.kind === 'too-long') {
      return wrong({ code: 'too-long', says: `wrote a line of more than ${limits.line} bytes` }, piece);
    }
    const incoming = readLine(piece.bytes);
    if ('blank' in incoming) return stray(piece);
    if ('misread' in incoming) return wrong(incoming.misread, piece);
    const { message } = incoming;
    if (answers(message, awaited)) return { kind: 'answer', answer: message };
    const isLate = message.t === 'do' && message.id > 0 && message.id <= asked;
    return isLate ? stray(piece) : wrong({ code: 'unexpected', says: unasked(message) }, piece);
  };
}
