import type { Command } from 'commander';
import type { Rule, Rulebook } from '../../kernel/index.js';
import { nearest } from '../../kernel/nearest.js';
import type { Session } from '../io.js';
import type { AnyOffer } from '../offer.js';
import { offerOf } from '../offers.js';
import { json, plainly, wrap } from '../text.js';
import { meant, UsageError } from '../usage-error.js';

type Entry = readonly [id: string, rule: Rule];

const chapterOf = (id: string): string => id.replace(/\.[^.]*$/, '');

/** The rules that an id means, itself or its chapter; UsageError if there are none. */
function rulesOf({ game }: AnyOffer, wanted: string | undefined): readonly Entry[] {
  const rulebook: Rulebook = game.rulebook;
  const all = Object.entries(rulebook);
  if (wanted === undefined) return all;
  const id = wanted.toUpperCase();
  // The letters before the hyphen are the same in all rules of a game.
  const means = (one: string): boolean => one.toUpperCase() === id || one.replace(/^[A-Z]+-/i, '').toUpperCase() === id;
  const found = all.filter(([one]) => means(one) || means(chapterOf(one)));
  if (found.length > 0) return found;
  throw new UsageError(`${game.name} has no rule "${plainly(wanted)}".${instead(id, Object.keys(rulebook))}`);
}

/** What there is in place of an id: the rules of its chapter, or ids that are near. */
function instead(id: string, ids: readonly string[]): string {
  const own = ids.filter((one) => chapterOf(one).toUpperCase() === chapterOf(id));
  const [first] = own;
  if (first !== undefined) return ` Chapter ${chapterOf(first)} has ${first} to ${own.at(-1)}.`;
  return meant(nearest(id, [...new Set([...ids.map(chapterOf), ...ids])]));
}

/** Rules as people read them, chapters apart. */
function ruleLines(rules: readonly Entry[], { ink, width }: Session): readonly string[] {
  const room = Math.max(...rules.map(([id]) => id.length)) + 2;
  const rest = ' '.repeat(room);
  const lines: string[] = [];
  let chapter: string | undefined;
  for (const [id, { says, notModelled }] of rules) {
    if (chapter !== undefined && chapterOf(id) !== chapter) lines.push('');
    chapter = chapterOf(id);
    const text = notModelled === undefined ? says : `${says} (Not modelled: ${notModelled})`;
    const [first = '', ...others] = wrap(text, width, { first: id.padEnd(room), rest });
    lines.push(ink.bold(id) + first.slice(id.length), ...others);
  }
  return lines;
}

/** `rules`: what the rules of a game say, each in one sentence. */
export function addRules(program: Command, session: Session): void {
  program
    .command('rules')
    .summary('say the rules of a game')
    .description('Says the rules of a game, each in one sentence: all of them, one chapter, or one rule.')
    .argument('<game>', 'its id, as `goblinry games` lists it')
    .argument('[id]', 'a rule such as G-7.3, or a chapter such as G-7')
    .option('--json', 'print them as JSON')
    .action((game: string, id: string | undefined, options: { readonly json?: true }) => {
      const rules = rulesOf(offerOf(game), id);
      if (options.json) return session.say(json(rules.map(([one, rule]) => ({ id: one, ...rule }))));
      session.say(...ruleLines(rules, session));
    });
}
