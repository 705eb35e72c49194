import { senseless } from '../../../kernel/deck/verdict.js';
import { type Problem, under } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import type { Deck } from '../card.js';
import { settingsOf } from '../deck/settings.js';
import { judge } from '../deck/verdict.js';
import { type DeckCode, deckFaults } from '../deck-building.js';
import { optionFaults, optionsOf } from '../options.js';
import { countFaults, READY } from '../setup.js';
import type { Config } from '../shape.js';
import { catalogueIn, type ReadOptions, setsIn } from './sets.js';

/** Faults that are none of numbers: cards that cannot be in a deck at all. */
const SENSELESS: readonly string[] = ['deck-unknown-card'] satisfies readonly DeckCode[];

/** What makes no sense about a deck, lines that are malformed left out; it need not be finished. */
export function deckSense(deck: unknown, options: ReadOptions): readonly Problem[] {
  const sets = setsIn(options);
  const { problems } = judge(deck, settingsOf(options.sets === undefined ? {} : { sets }));
  return senseless(problems, SENSELESS);
}

/** What makes no sense about a config (B-1.2, B-4, B-5); a deck is judged by the defaults where options are broken. */
export function configSense(config: Config, sound: Soundness, options: ReadOptions): readonly Problem[] {
  const catalogue = catalogueIn(options);
  const given = Object(config);
  const rules = optionsOf(sound.at('options') ? (given.options ?? {}) : {});
  const named: unknown = given.decks ?? READY[rules.mode];
  const list: readonly Deck[] = Array.isArray(named) ? named : [];
  const found = [...under(['options'], optionFaults(rules))];
  if (sound.at('decks') && sound.at('options')) found.push(...countFaults(list as NonNullable<Config['decks']>, rules));
  for (const [i, deck] of list.entries()) {
    if (sound.at('decks', i)) found.push(...under(['decks', i], deckFaults(deck, rules, catalogue)));
  }
  return found;
}
