import type { Command } from 'commander';
import {
  defaults,
  GESTURES,
  HANDS,
  type Hand,
  type History,
  type OptionsGiven,
  type Prospect,
  prospectsOf,
} from '../../games/warlocks/index.js';
import { readHistory } from '../../games/warlocks/notation.js';
import { nameOf } from '../../games/warlocks/words/index.js';
import { shelf, spellEntries } from '../games/warlocks/spells.js';
import type { Session } from '../io.js';
import { columns, counted, json, plainly } from '../text.js';
import { UsageError } from '../usage-error.js';
import { cardLines } from './cards.js';

interface Options {
  readonly left?: string;
  readonly right?: string;
  readonly within?: string;
  readonly maladroit?: true;
  readonly paraFdf?: true;
  readonly json?: true;
}
/** A spell that a hand may finish, as it is printed. */
interface Chance {
  readonly hand: Hand;
  readonly spell: string;
  readonly name: string;
  readonly gestures: string;
  /** How many gestures are still to come, and which. */
  readonly left: number;
  readonly next: string;
}

/** A history of the rows that were given; UsageError for what is no row of gestures. */
function historyOf({ left = '', right = '' }: Options): History {
  const { history, problems } = readHistory({ LH: left, RH: right });
  const [problem] = problems;
  if (problem === undefined) return history;
  if (problem.code === 'rows-differ') throw new UsageError('the two hands do not rest in the same turns.');
  const [option, row] = problem.path[0] === 'RH' ? ['--right', right] : ['--left', left];
  throw new UsageError(`${option} "${plainly(row)}" is no row of gestures: use the letters ${GESTURES.join(' ')}.`);
}

function chanceOf({ pattern, left }: Prospect, hand: Hand): Chance {
  const letters = pattern.letters.map((letter, at) => (pattern.both[at] === true ? letter.toLowerCase() : letter));
  const { spell } = pattern;
  const gestures = letters.join('');
  return { hand, spell, name: nameOf(spell), gestures, left, next: gestures.slice(gestures.length - left) };
}

/** How far a hand may look ahead; UsageError for what is no such number. */
function horizonOf(within: string | undefined): number | null {
  if (within === undefined) return null;
  if (/^[1-9]\d?$/.test(within)) return Number(within);
  throw new UsageError(`--within ${plainly(within)} is no number of turns: use a number from 1 to 99.`);
}

/** What each hand can finish: the nearest first, of those that are begun, or of all within some turns. */
function chancesOf(history: History, variant: OptionsGiven, within: number | null): readonly Chance[] {
  const isMeant = ({ left, pattern }: Prospect): boolean =>
    within === null ? left < pattern.letters.length : left <= within;
  return HANDS.flatMap((hand, at) =>
    prospectsOf(history, at === 0 ? 0 : 1, { ...defaults, ...variant })
      .filter(isMeant)
      .map((one) => chanceOf(one, hand))
      .sort((a, b) => a.left - b.left || b.gestures.length - a.gestures.length),
  );
}

const SIDE: Readonly<Record<Hand, string>> = { LH: 'Left hand', RH: 'Right hand' };

function chanceLines(chances: readonly Chance[], hand: Hand, { ink }: Session): readonly string[] {
  const own = chances.filter((one) => one.hand === hand);
  const rows = own.map(({ name, gestures, left, next }) => [`  ${counted(left, 'turn')}`, next, name, gestures]);
  return [ink.bold(`${SIDE[hand]}${own.length === 0 ? ': nothing is begun' : ''}`), ...columns(rows)];
}

function showChances(session: Session, options: Options, variant: OptionsGiven): void {
  const chances = chancesOf(historyOf(options), variant, horizonOf(options.within));
  if (options.json) session.say(json(chances));
  else {
    session.say(...chanceLines(chances, 'LH', session), '', ...chanceLines(chances, 'RH', session));
    session.say('', session.ink.dim(shelf.legend('en')));
  }
}

function showSpells(session: Session, words: readonly string[], options: Options, variant: OptionsGiven): void {
  const wanted = words.map((word) => word.toLowerCase());
  const all = spellEntries(variant);
  const found = all.filter(({ id, name, figures, text }) => {
    const said = [id, name, ...figures, text].join(' ').toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
  if (options.json) session.say(json(found.map(({ data }) => data)));
  else if (found.length === 0) {
    session.note('No spell is like that.');
    session.fail();
  } else {
    const of = found.length === all.length ? '' : ` of ${all.length}`;
    session.say(...cardLines(found, shelf, session, 'en'));
    session.say('', session.ink.dim(`${counted(found.length, 'spell')}${of}; ${shelf.legend('en')}`));
  }
}

function spells(session: Session, words: readonly string[], options: Options): void {
  const variant = { maladroit: options.maladroit === true, paraFDF: options.paraFdf === true };
  if (options.left !== undefined || options.right !== undefined) showChances(session, options, variant);
  else showSpells(session, words[0] === 'warlocks' ? words.slice(1) : words, options, variant);
}

/** `spells`: the spells of Warlocks, and what two hands can finish after what they have made. */
export function addSpells(program: Command, session: Session): void {
  program
    .command('spells')
    .summary('list the spells of Warlocks, or what two hands can finish')
    .description(
      'Lists the spells of Warlocks: all, or those with certain words in their names, gestures and texts. With --left and --right, the rows of gestures that a warlock has made, says which spells each hand can still finish, with which gestures and in how many turns.',
    )
    .argument('[words...]', 'what the name, the gestures or the text must hold; `warlocks` may stand before them')
    .option('--left <gestures>', 'what the left hand has made, the newest last, such as PSFW')
    .option('--right <gestures>', 'what the right hand has made; the rows end in the same turn')
    .option('--within <turns>', 'all that can be finished within so many turns, begun or not')
    .option('--maladroit', 'with Maladroitness in the place of Confusion')
    .option('--para-fdf', 'with Paralysis as F D F')
    .option('--json', 'print the answer as JSON')
    .action((words: readonly string[], options: Options) => spells(session, words, options));
}
