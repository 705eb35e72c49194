import type { Language } from '../language.js';
import { listed } from '../listed.js';
import type { Speaker } from '../speaker.js';
import { numbers, placeOf, type Trouble } from '../trouble.js';

const kinds: Readonly<Record<string, string>> = {
  text: 'un texte',
  'whole-number': 'un nombre entier',
  boolean: 'true ou false',
  list: 'une liste',
  object: 'un objet',
};

const place = (trouble: Trouble): string => (placeOf(trouble) === '' ? 'Ce qui est donné' : `\`${placeOf(trouble)}\``);
const right = ({ expected = [] }: Trouble): string =>
  listed(
    expected.map((kind) => (Object.hasOwn(kinds, kind) ? (kinds[kind] ?? kind) : kind)),
    'ou',
  );
const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`);
const copies = (count: number): string => (count < 2 ? `${count} exemplaire` : `${count} exemplaires`);
/** The card a deck problem is about. */
const first = ({ cards: about }: Trouble, { named }: Speaker): string =>
  about?.[0] === undefined ? 'une carte' : named(about[0].card);

/** What is wrong with a config, a deck or a card set. */
export const problems: Language['problems'] = {
  missing: 'manque',
  'unknown-key': "n'est pas connu ici",
  'wrong-type': (trouble) => `${place(trouble)} doit être ${right(trouble)}`,
  'not-one-of': (trouble) => `${place(trouble)} doit être ${right(trouble)}`,
  'bad-id': "doit être un identifiant : minuscules et chiffres, en parties jointes par un trait d'union",
  'too-small': (trouble) => `${place(trouble)} vaut ${trouble.have} et doit valoir ${trouble.need} au moins`,
  'too-big': (trouble) => `${place(trouble)} vaut ${trouble.have} et doit valoir ${trouble.need} au plus`,
  'too-short': (trouble) => `${place(trouble)} a une longueur de ${trouble.have}, et il faut ${trouble.need} au moins`,
  'too-long': (trouble) => `${place(trouble)} a une longueur de ${trouble.have}, et il faut ${trouble.need} au plus`,
  'malformed-config': 'est mal formé',

  'unknown-card': "n'est le nom d'aucune carte",
  'bad-count': "n'est pas un nombre d'exemplaires, qui est entier et va de 1 à 1000",
  'unknown-heading': "n'est ni un titre ni le nom d'une carte",
  'second-name': 'est un second nom pour le deck',

  'no-legal-deck': 'Ces cartes et ces nombres ne permettent aucun deck conforme',
  'ambiguous-name': (trouble) => `${place(trouble)} est aussi le nom de ${right(trouble)}`,
  'too-many-problems': 'Il y a plus de problèmes que ceux qui sont dits',
  'not-json': "n'est pas du JSON",

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
      (have, need) => `${place(trouble)} a ${cards(have)}, et il en faut ${need} au moins pour continuer`,
    ),
  'unreadable-line': "n'a pas de sens à cet endroit",
  'wrong-depth': (trouble) =>
    `${place(trouble)} vaut ${trouble.have}, et les piles sur la table le font valoir ${trouble.need}`,
  'wrong-rule': (trouble) => `${place(trouble)} doit être ${right(trouble)}`,
  'wrong-winners': "n'est pas qui a gagné ici",

  'deck-unknown-card': (trouble, speaker) =>
    trouble.cards?.[0] === undefined
      ? "Le deck nomme une carte qui n'est dans aucun des jeux utilisés"
      : `Aucune carte des jeux utilisés ne s'appelle ${first(trouble, speaker)}`,
  'deck-size': (trouble) =>
    numbers(
      trouble,
      "Le deck n'a pas le bon nombre de cartes",
      (have, need) => `Le deck a ${cards(have)} et doit en avoir ${need}`,
    ),
  'deck-values': (trouble) =>
    numbers(
      trouble,
      "Le deck a trop ou trop peu de cartes d'une valeur",
      (have, need) => `Le deck a ${cards(have)} de valeur ${trouble.value ?? '?'} et doit en avoir ${need}`,
    ),
  'deck-jokers': (trouble) =>
    numbers(
      trouble,
      "Le deck n'a pas le bon nombre de jokers",
      (have, need) => `Le deck a ${have < 2 ? `${have} joker` : `${have} jokers`} et doit en avoir ${need}`,
    ),
  'deck-copies': (trouble, speaker) =>
    numbers(
      trouble,
      `Le deck a trop d'exemplaires de ${first(trouble, speaker)}`,
      (have, need) => `Le deck a ${copies(have)} de ${first(trouble, speaker)} et peut en avoir ${need} au plus`,
    ),

  'duplicate-id': "est aussi l'identifiant d'autre chose",
  'joker-with-type': "doit être null, car un joker n'a pas de type",
  'type-required': "manque, car seul un joker n'a pas de type",
  'unknown-type': "n'est un type d'aucun des jeux utilisés",
  'unknown-rarity': "n'est une rareté d'aucun des jeux utilisés",
};
