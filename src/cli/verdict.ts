import type { Frame } from './frame.js';
import type { Session } from './io.js';
import type { Finding, Report } from './offer.js';
import { wrap } from './text.js';

/** So many findings are told; after that only their number. */
const MOST_TOLD = 50;
/** How long a remedy is spelt out. */
const MOST_MENDING = 200;

/** The verdict about a deck in one line. */
export function verdictLine(name: string, { status, summary }: Report, { ink }: Session, frame: Frame): string {
  const colour = { legal: ink.green, incomplete: ink.yellow, illegal: ink.red }[status];
  return `${ink.bold(name)}${frame.colon}${colour(frame.status[status])}; ${summary}.`;
}

/** What would put it right; a long list says less than the command that carries it out. */
const mending = (fix: string, { seeRepair, toMend }: Frame): string =>
  fix.length > MOST_MENDING ? seeRepair : toMend(fix);

function findingLines(
  { says, where, fix }: Finding,
  number: number,
  { ink, width }: Session,
  frame: Frame,
): readonly string[] {
  const first = `${number}. `.padStart(5);
  const rest = ' '.repeat(first.length);
  const remedy =
    fix.length === 0 ? [] : wrap(mending(fix.join('; '), frame), width, { first: rest, rest: `${rest}  ` });
  return [...wrap(says, width, { first, rest }), ...where.map((place) => `${rest}${place}`), ...remedy.map(ink.dim)];
}

/** Findings as people read them, numbered. */
export function findingsLines(findings: readonly Finding[], session: Session, frame: Frame): readonly string[] {
  const told = findings.slice(0, MOST_TOLD).flatMap((finding, at) => findingLines(finding, at + 1, session, frame));
  const rest = findings.length - MOST_TOLD;
  return rest > 0 ? [...told, `     ${frame.moreProblems(rest)}`] : told;
}
