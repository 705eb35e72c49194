import { type Departure, readPage, recordOf } from '../../../games/warlocks/transcript.js';
import { createWords } from '../../../games/warlocks/words/index.js';
import type { Pages } from '../../offer.js';

const HEADER = /^\s*Turn \d+ in .{1,60} Battle \d+\s*$/m;

/** Why a record departs from its page, besides orders that are refused. */
const SAYS: Readonly<Record<string, (who: string) => string>> = {
  'other-kind': () => 'by the rules it is a turn of another kind',
  'no-orders': (who) => `${who} does nothing in it, and is taken to make no gestures`,
  hidden: (who) => `the gestures of ${who} are hidden, and guessed`,
  unannounced: (who) => `what ${who} cast is hidden, and taken to be the usual`,
  'not-in-turn': (who) => `by the rules ${who} has no part in it`,
  'over-before': () => 'by the rules the battle is over before it',
};

function say({ turn, code, seat, path }: Departure, names: readonly string[]): string {
  const who = names[seat ?? -1] ?? 'somebody';
  const why = Object.hasOwn(SAYS, code) ? SAYS[code]?.(who) : undefined;
  return `Turn ${turn}: ${why ?? `by the rules ${who} may not order \`${path.join('.')}\` (${code})`}.`;
}

/** Battle pages of the original server. */
export const pages: Pages = {
  isPage: (text) => HEADER.test(text),
  read(text) {
    const read = readPage(text);
    if (!read.ok) return { ok: false, problems: read.problems.map((problem) => createWords().explain(problem)) };
    const { record, departures } = recordOf(read.page);
    const unread = read.page.unread.map((line) => `Line ${line} is not understood, and left out.`);
    return { ok: true, record, notes: [...unread, ...departures.map((one) => say(one, read.page.names))], departures };
  },
};
