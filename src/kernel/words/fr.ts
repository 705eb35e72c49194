import type { CommonCode, Grammar, Namer } from './phrasing.js';
import { listed, numbers, placeOf, type Saying, type Trouble } from './trouble.js';

/** How French puts an explanation together. */
export const grammar: Grammar = {
  whole: 'Ce qui est donné',
  unknown: (code) => `Ce n'est pas accepté (${code})`,
  at: (place) => `, à ${place}`,
  onLine: (line) => `Ligne ${line} : `,
  didYouMean: (near) => ` ; voulais-tu dire ${listed(near, 'ou')} ?`,
};

const kinds: Readonly<Record<string, string>> = {
  text: 'un texte',
  'whole-number': 'un nombre entier',
  boolean: 'true ou false',
  list: 'une liste',
  object: 'un objet',
};

/** Where a problem is, as the beginning of a sentence. */
export const place = (trouble: Trouble): string => placeOf(trouble) || grammar.whole;
/** What would be right there. */
export const right = ({ expected = [] }: Trouble): string =>
  listed(
    expected.map((kind) => (Object.hasOwn(kinds, kind) ? (kinds[kind] ?? kind) : kind)),
    'ou',
  );
/** The card a deck problem is about. */
const firstCard = ({ cards }: Trouble, { named }: Namer): string =>
  cards?.[0] === undefined ? 'une carte' : named(cards[0].card);
/** `1 carte`, `2 cartes`. */
export const cardsOf = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`);
const copies = (count: number): string => (count < 2 ? `${count} exemplaire` : `${count} exemplaires`);

/** What can be wrong with documents and deck texts of any game. */
export const common: Readonly<Record<CommonCode, Saying<Trouble, Namer>>> = {
  missing: 'manque',
  'unknown-key': "n'est pas connu ici",
  'wrong-type': (trouble) => `${place(trouble)} doit être ${right(trouble)}`,
  'not-one-of': (trouble) => `${place(trouble)} doit être ${right(trouble)}`,
  'bad-id': "doit être un identifiant : minuscules et chiffres, en parties jointes par un trait d'union",
  'too-small': (trouble) => `${place(trouble)} vaut ${trouble.have} et doit valoir ${trouble.need} au moins`,
  'too-big': (trouble) => `${place(trouble)} vaut ${trouble.have} et doit valoir ${trouble.need} au plus`,
  'too-short': (trouble) => `${place(trouble)} a une longueur de ${trouble.have}, et il faut ${trouble.need} au moins`,
  'too-long': (trouble) =>
    numbers(
      trouble,
      `${place(trouble)} est trop long`,
      (have, need) => `${place(trouble)} a une longueur de ${have}, et il faut ${need} au plus`,
    ),
  'malformed-config': 'est mal formé',

  unreadable: 'ne se laisse pas lire',
  'not-json': "n'est pas du JSON",
  cyclic: 'se contient soi-même',
  'too-deep': 'est trop profond',
  'too-large': 'est trop grand',
  'too-many-problems': 'Il y a plus de problèmes que ceux qui sont dits',
  'not-a-text': "n'est pas un texte",

  'unknown-card': "n'est une carte d'aucun des jeux utilisés",
  'bad-count': "n'est pas un nombre d'exemplaires : un entier de 1 à 1000 avant le nom",
  'unknown-heading': "n'est pas un titre connu",
  'second-name': 'est un second nom, et un deck en a un seul',

  'duplicate-id': "est aussi l'identifiant d'autre chose",
  'ambiguous-name': (trouble) => `${place(trouble)} est aussi le nom de ${right(trouble)}`,
  'no-legal-deck': 'Ces cartes et ces nombres ne permettent aucun deck conforme',
};

/** What is wrong with the decks of any game. */
export const deckSayings = {
  'deck-unknown-card': (trouble: Trouble, speaker: Namer) =>
    trouble.cards?.[0] === undefined
      ? "Le deck nomme une carte qui n'est dans aucun des jeux utilisés"
      : `Aucune carte des jeux utilisés ne s'appelle ${firstCard(trouble, speaker)}`,
  'deck-size': (trouble: Trouble) =>
    numbers(
      trouble,
      "Le deck n'a pas le bon nombre de cartes",
      (have, need) => `Le deck a ${cardsOf(have)} et doit en avoir ${need}`,
    ),
  'deck-copies': (trouble: Trouble, speaker: Namer) =>
    numbers(
      trouble,
      `Le deck a trop d'exemplaires de ${firstCard(trouble, speaker)}`,
      (have, need) => `Le deck a ${copies(have)} de ${firstCard(trouble, speaker)} et peut en avoir ${need} au plus`,
    ),
} as const;
