import { cardsOf, common, deckSayings, place, right } from '../../../../kernel/words/fr.js';
import { numbers } from '../../../../kernel/words/trouble.js';
import type { Language } from '../language.js';

/** What is wrong with a config, a deck or a card set. */
export const problems: Language['problems'] = {
  ...common,
  ...deckSayings,

  'bad-entry': 'ne se lit pas comme des cartes',
  'bad-piles': 'Aucune partie ne pose ainsi des cartes sur la table',
  'bins-differ': "Les poubelles n'ont pas ce que tant de tours y mettent",
  'duplicate-key': 'est dit deux fois',
  'nobody-orders': "Personne n'ordonne de pile avec cet ordre de retour",
  'not-arrangeable': 'Une partie finie ne peut pas être mise en place',
  'too-few-cards': (trouble) =>
    numbers(
      trouble,
      'Un joueur a trop peu de cartes pour continuer',
      (have, need) => `${place(trouble)} a ${cardsOf(have)}, et il en faut ${need} au moins pour continuer`,
    ),
  'unreadable-line': "n'a pas de sens à cet endroit",
  'wrong-depth': (trouble) =>
    `${place(trouble)} vaut ${trouble.have}, et les piles sur la table le font valoir ${trouble.need}`,
  'wrong-rule': (trouble) => `${place(trouble)} doit être ${right(trouble)}`,
  'wrong-winners': "n'est pas qui a gagné ici",

  'deck-values': (trouble) =>
    numbers(
      trouble,
      "Le deck a trop ou trop peu de cartes d'une valeur",
      (have, need) => `Le deck a ${cardsOf(have)} de valeur ${trouble.value ?? '?'} et doit en avoir ${need}`,
    ),
  'deck-jokers': (trouble) =>
    numbers(
      trouble,
      "Le deck n'a pas le bon nombre de jokers",
      (have, need) => `Le deck a ${have < 2 ? `${have} joker` : `${have} jokers`} et doit en avoir ${need}`,
    ),
  'joker-with-type': "doit être null, car un joker n'a pas de type",
  'type-required': "manque, car seul un joker n'a pas de type",
  'unknown-type': "n'est un type d'aucun des jeux utilisés",
  'unknown-rarity': "n'est une rareté d'aucun des jeux utilisés",
};
