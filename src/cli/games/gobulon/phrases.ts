/** What the command line says of a game of Gobulon, in one language. */
export interface Phrases {
  /** How to read a position, in one line. */
  readonly legend: string;
  /** What stands over the figures of cards, and explains them. */
  readonly headings: readonly string[];
  readonly figures: string;
  readonly turn: (turn: number, depth: number) => string;
  readonly over: (turn: number) => string;
  readonly orders: (player: string) => string;
  readonly hand: (count: number) => string;
  readonly bin: (count: number) => string;
  readonly table: string;
  /** A card that lies face down. */
  readonly faceDown: string;
  /** The latest comparison: effective values by seat. */
  readonly latest: (values: readonly [number, number]) => string;
  readonly whatNow: string;
  readonly reveal: string;
  readonly battle: string;
  readonly orderHow: string;
  readonly asLaid: string;
  readonly reversed: string;
  readonly another: string;
  readonly next: (place: number) => string;
}

const en: Phrases = {
  legend: 'Cards are compared by value and bonuses; who loses a turn puts the card in the bin.',
  headings: ['value', 'type', 'rarity'],
  figures: 'next: the top card of the hand; opponent: the opposing card; impaire: 2, 4, 6 or 8',
  turn: (turn, depth) => `Turn ${turn}${depth === 0 ? '' : `, battle ${depth}`}.`,
  over: (turn) => `Turn ${turn}; the game is over.`,
  orders: (player) => `${player} orders the pile.`,
  hand: (count) => `hand ${count}`,
  bin: (count) => `bin ${count}`,
  table: 'on the table: ',
  faceDown: 'face down',
  latest: ([first, second]) => `  last comparison: ${first} against ${second}`,
  whatNow: 'What do you do?',
  reveal: 'Reveal your next card',
  battle: 'Lay two cards for the battle',
  orderHow: 'How does the pile go under your hand? The first is nearest the top.',
  asLaid: 'As it was laid',
  reversed: 'Reversed',
  another: 'In another order',
  next: (place) => `Number ${place} from the top`,
};

const fr: Phrases = {
  legend: 'Les cartes se comparent par valeur et bonus ; qui perd le tour met sa carte à la poubelle.',
  headings: ['valeur', 'type', 'rareté'],
  figures: 'suivante : la première carte de la main ; adversaire : la carte en face ; impaire : 2, 4, 6 ou 8',
  turn: (turn, depth) => `Tour ${turn}${depth === 0 ? '' : `, bataille ${depth}`}.`,
  over: (turn) => `Tour ${turn} ; la partie est finie.`,
  orders: (player) => `${player} ordonne sa pile.`,
  hand: (count) => `main ${count}`,
  bin: (count) => `poubelle ${count}`,
  table: 'sur la table : ',
  faceDown: 'face cachée',
  latest: ([first, second]) => `  dernière comparaison : ${first} contre ${second}`,
  whatNow: 'Que fais-tu ?',
  reveal: 'Retourner ta prochaine carte',
  battle: 'Poser deux cartes pour la bataille',
  orderHow: 'Comment la pile va-t-elle sous ta main ? La première est la plus haute.',
  asLaid: 'Comme elle a été posée',
  reversed: "À l'envers",
  another: 'Dans un autre ordre',
  next: (place) => `Numéro ${place} à partir du haut`,
};

/** What is said in a language; English for any other than French. */
export const phrasesIn = (language: string): Phrases => (language === 'fr' ? fr : en);
