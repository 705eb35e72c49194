import type { Session } from './io.js';
import type { Finding, Report } from './offer.js';
import { counted, wrap } from './text.js';

/** So many findings are told; after that only their number. */
const MOST_TOLD = 50;
/** How long a remedy is spelt out. */
const MOST_MENDING = 200;

/** The verdict about a deck in one line. */
export function verdictLine(name: string, { status, summary }: Report, { ink }: Session): string {
  const colour = { legal: ink.green, incomplete: ink.yellow, illegal: ink.red }[status];
  return `${ink.bold(name)}: ${colour(status)}; ${summary}.`;
}

/** What would put it right; a long list says less than the command that carries it out. */
const mending = (fix: string): string =>
  fix.length > MOST_MENDING ? 'To mend it, see `goblinry deck repair`.' : `To mend it: ${fix}.`;

function findingLines({ says, where, fix }: Finding, number: number, { ink, width }: Session): readonly string[] {
  const first = `${number}. `.padStart(5);
  const rest = ' '.repeat(first.length);
  const remedy = fix.length === 0 ? [] : wrap(mending(fix.join('; ')), width, { first: rest, rest: `${rest}  ` });
  return [...wrap(says, width, { first, rest }), ...where.map((place) => `${rest}${place}`), ...remedy.map(ink.dim)];
}

/** Findings as people read them, numbered. */
export function findingsLines(findings: readonly Finding[], session: Session): readonly string[] {
  const told = findings.slice(0, MOST_TOLD).flatMap((finding, at) => findingLines(finding, at + 1, session));
  const rest = findings.length - MOST_TOLD;
  return rest > 0 ? [...told, `     And ${counted(rest, 'more problem')}.`] : told;
}
