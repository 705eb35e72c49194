import { type Problem, under } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import type { Deck, Loadout } from '../card.js';
import { deckFaults, loadoutFaults } from '../deck-building.js';
import { readyDecks } from '../decks.js';
import { optionFaults, optionsOf } from '../options.js';
import type { Config } from '../shape.js';
import { catalogueIn, type ReadOptions } from './sets.js';

/** What makes no sense about a config (G-1.2, G-12, G-13.2); a deck is judged by the defaults where options are broken. */
export function configSense(config: Config, sound: Soundness, options: ReadOptions): readonly Problem[] {
  const catalogue = catalogueIn(options);
  const { decks: own = readyDecks(), loadouts = [], options: given } = Object(config);
  const rules = optionsOf(sound.at('options') ? (given ?? {}) : {});
  const found = [...under(['options'], optionFaults(rules))];
  for (const [seat, deck] of Object.entries<Deck>(Object(own))) {
    const path = ['decks', Number(seat)];
    if (sound.at(...path)) found.push(...under(path, deckFaults(deck, rules, catalogue)));
  }
  for (const [seat, loadout] of Object.entries<Loadout>(Object(loadouts))) {
    const path = ['loadouts', Number(seat)];
    if (sound.at(...path)) found.push(...under(path, loadoutFaults(loadout, catalogue)));
  }
  return found;
}
