import { expect, describe as group, test } from 'vitest';
import { validateDeck } from '../../../src/games/gobulon/deck.js';
import {
  type Card,
  createGobulon,
  decks,
  type Event,
  firstCollection,
  gobulon,
} from '../../../src/games/gobulon/index.js';
import {
  cardText,
  createWords,
  deckNames,
  describe,
  explain,
  nameOf,
  names,
  rarityNames,
  typeNames,
} from '../../../src/games/gobulon/words/index.js';
import { InvalidInputError } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { changed, hills } from './deck-kit.js';

/** An event without its rule, which no line looks at. */
type Told = Event extends infer Each ? (Each extends Event ? Omit<Each, 'rule'> : never) : never;
/** The lines of every event, in French and in English; one that is new does not compile until it stands here. */
const samples: { readonly [Type in Event['type']]: readonly (readonly [event: Told, fr: string, en: string])[] } = {
  'turn-started': [[{ type: 'turn-started', turn: 4 }, 'Le tour 4 commence.', 'Turn 4 begins.']],
  'laid-down': [[{ type: 'laid-down', seat: 0 }, 'Zoé pose une carte face cachée.', 'Zoé lays a card face down.']],
  revealed: [
    [{ type: 'revealed', seat: 1, card: 'joker-cameleon' }, 'Bob retourne Caméléon.', 'Bob reveals Chameleon.'],
  ],
  controlled: [
    [
      { type: 'controlled', seat: 0, card: 'nuit-courant-d-air' },
      "Zoé contrôle avec Courant d'air.",
      'Zoé turns up Draught as a control.',
    ],
  ],
  'control-failed': [
    [
      { type: 'control-failed', seat: 1 },
      "Bob n'a plus de carte pour faire un contrôle.",
      'Bob has no card left to make a control with.',
    ],
  ],
  compared: [
    [
      { type: 'compared', values: [7, 4], winner: 0 },
      'Zoé a 7, Bob 4 : Zoé emporte le tour.',
      'Zoé has 7, Bob 4: Zoé wins the turn.',
    ],
    [
      { type: 'compared', values: [5, 5], winner: null },
      'Zoé a 5, Bob 5 : il y a bataille.',
      'Zoé has 5, Bob 5: that calls a battle.',
    ],
  ],
  'battle-began': [
    [{ type: 'battle-began', depth: 1 }, 'Une bataille commence.', 'A battle begins.'],
    [{ type: 'battle-began', depth: 3 }, 'La bataille 3 de ce tour commence.', 'Battle 3 of this turn begins.'],
  ],
  binned: [
    [
      { type: 'binned', seat: 1, cards: ['joker-cameleon', 'or-dette-de-famille'] },
      'Bob met à la poubelle Caméléon, Dette de famille.',
      'Bob bins Chameleon, Family Debt.',
    ],
  ],
  'order-opened': [
    [
      { type: 'order-opened', seat: 0, count: 3 },
      'Zoé a une pile de 3 cartes à ordonner.',
      'Zoé has a pile of 3 cards to order.',
    ],
  ],
  looked: [
    [
      { type: 'looked', seat: 0, cards: ['joker-cameleon', 'or-dette-de-famille'], for: [0] },
      'Zoé voit sa pile : Caméléon, Dette de famille.',
      'Zoé sees the pile: Chameleon, Family Debt.',
    ],
  ],
  returned: [
    [{ type: 'returned', seat: 0, count: 1 }, 'Zoé remet 1 carte sous sa main.', 'Zoé puts 1 card under the hand.'],
    [{ type: 'returned', seat: 1, count: 5 }, 'Bob remet 5 cartes sous sa main.', 'Bob puts 5 cards under the hand.'],
  ],
  ended: [
    [
      { type: 'ended', winners: [0], reason: 'no-cards' },
      'Zoé gagne la partie : toutes les cartes de Bob sont à la poubelle.',
      'Zoé wins the game: all cards of Bob are in the bin.',
    ],
    [
      { type: 'ended', winners: [1], reason: 'battle-short' },
      "Bob gagne la partie : Zoé n'a pas assez de cartes pour la bataille.",
      'Bob wins the game: Zoé has too few cards for the battle.',
    ],
    [
      { type: 'ended', winners: [1], reason: 'control-impossible' },
      'Bob gagne la partie : Zoé ne peut pas faire son contrôle.',
      'Bob wins the game: Zoé cannot make the control.',
    ],
    [
      { type: 'ended', winners: [0], reason: 'concede' },
      'Zoé gagne la partie : Bob abandonne.',
      'Zoé wins the game: Bob concedes.',
    ],
    [
      { type: 'ended', winners: [], reason: 'battle-short' },
      "La partie est nulle : aucun des deux joueurs n'a assez de cartes pour la bataille.",
      'The game is a draw: neither player has enough cards for the battle.',
    ],
    [
      { type: 'ended', winners: [], reason: 'control-impossible' },
      "La partie est nulle : aucun des deux joueurs n'a de carte pour son contrôle.",
      'The game is a draw: neither player has a card to make the control with.',
    ],
  ],
};

group('events', () => {
  const words = createWords({ players: ['Zoé', 'Bob'] });
  test.for(Object.values(samples).flat())('%o', ([told, fr, en]) => {
    const event = { ...told, rule: 'B-9.2' } as Event;
    expect([words.describe(event, 'fr'), words.describe(event, 'en')]).toEqual([fr, en]);
  });

  test('players without names are numbered, and a language that is not spoken is answered in English', () => {
    const event: Event = { type: 'laid-down', rule: 'B-8.1', seat: 1 };
    expect(describe(event, 'fr')).toBe('Joueur 2 pose une carte face cachée.');
    expect(describe(event, 'fr-CA')).toBe(describe(event, 'fr'));
    for (const locale of [undefined, 'en', 'de', '__proto__']) {
      expect(describe(event, locale)).toBe('Player 2 lays a card face down.');
    }
  });
});

group('names', () => {
  rule(['B-2.1', 'B-2.2', 'B-2.4', 'B-11.2'], 'every card, type, rarity and deck of the house has two', () => {
    expect(Object.keys(names)).toEqual(firstCollection.cards.map(({ id }) => id));
    expect(Object.keys(typeNames)).toEqual(firstCollection.types.map(({ id }) => id));
    expect(Object.keys(rarityNames)).toEqual(firstCollection.rarities.map(({ id }) => id));
    expect(Object.keys(deckNames)).toEqual(Object.keys(decks));
    const all = [names, typeNames, rarityNames, deckNames].flatMap((table) => Object.values(table));
    for (const { fr, en } of all) expect([fr.trim().length > 0, en.trim().length > 0]).toEqual([true, true]);
    expect(new Set(Object.values(names).map(({ fr }) => fr)).size).toBe(168);
    expect(new Set(Object.values(names).map(({ en }) => en)).size).toBe(168);
  });

  test('are given in the language that is asked for', () => {
    const ids = ['joker-cameleon', 'nature', 'precieuse', 'ruee-vers-l-or', 'constructor', '__proto__', 'nobody'];
    expect(ids.map((id) => nameOf(id, 'fr')).slice(0, 4)).toEqual([
      'Caméléon',
      'Vert nature',
      'précieuse',
      "La ruée vers l'or",
    ]);
    expect(ids.map((id) => nameOf(id))).toEqual([
      'Chameleon',
      'Green Nature',
      'precious',
      'Gold Rush',
      ...ids.slice(4),
    ]);
  });

  test('of third parties come before those of the house', () => {
    const words = createWords({ sets: [hills] });
    expect(words.nameOf('coeur', 'fr')).toBe('Cœur vaillant');
    expect(words.nameOf('elfe', 'en')).toBe('Elf');
    expect(words.describe({ type: 'revealed', rule: 'B-6.1', seat: 0, card: 'main-ogre' }, 'fr')).toBe(
      "Joueur 1 retourne Main de l'ogre.",
    );
  });
});

group('card texts', () => {
  const textOf = (id: string, locale: string): string => cardText(gobulon.catalogue.cards[id] as Card, locale);

  rule(['B-3.1', 'B-3.8'], 'are read from the powers', () => {
    const samples: readonly (readonly [string, string, string])[] = [
      ['activites-sieste-obligatoire', '', ''],
      ['activites-solo-de-triangle', '+3 adversaire Lieux', '+3 opponent Places'],
      ['activites-fanfare-enrhumee', '+3 suivante zéro', '+3 next zero'],
      ['activites-flute-a-bec-de-canard', '+1 suivante impaire', '+1 next impaire'],
      ['lieux-place-aux-puces', '+2 suivante Vert nature', '+2 next Green Nature'],
      ['joker-invite-mystere', '+3 suivante zéro. +2 suivante impaire', '+3 next zero. +2 next impaire'],
      ['joker-bataille-rangee', 'Bataille', 'Battle'],
      ['joker-cameleon', 'Compte comme tous les types', 'Counts as every type'],
    ];
    for (const [id, fr, en] of samples) expect([textOf(id, 'fr'), textOf(id, 'en')]).toEqual([fr, en]);
  });

  test('of powers that no house card has', () => {
    const card = (power: Card['powers'][number]) => ({ powers: [power] });
    const types = card({ kind: 'counts-as', types: ['chat', 'nuit', 'or'] });
    expect(cardText(types, 'fr')).toBe('Compte comme Chat, Nuit et Or');
    expect(cardText(types, 'en')).toBe('Counts as Cat, Night and Gold');
    const value = card({ kind: 'bonus', amount: 9, look: 'opponent', if: { value: 7 } });
    expect([cardText(value, 'fr'), cardText(value)]).toEqual(['+9 adversaire valeur 7', '+9 opponent value 7']);
  });

  rule('B-11.1', 'a printed text is shown as it is', () => {
    const text = { fr: 'Tout fou.', en: 'Quite mad.' };
    expect([cardText({ powers: [], text }, 'fr'), cardText({ powers: [], text })]).toEqual([text.fr, text.en]);
  });
});

group('explanations', () => {
  const both = (trouble: Parameters<typeof explain>[0]) => [explain(trouble, 'fr'), explain(trouble)];

  test('of refusals cite the rule', () => {
    expect(both({ code: 'must-order', rule: 'B-8.7' })).toEqual([
      "Le gagnant de la bataille doit d'abord ordonner sa pile (B-8.7).",
      'The winner of the battle has to order the pile first (B-8.7).',
    ]);
    expect(both({ code: 'invalid-order', rule: 'B-8.7', path: ['cards'], have: 2, need: 3 })).toEqual([
      'Un ordre nomme une fois chaque place de la pile, de 0 à 2 ; en voici 2 (B-8.7).',
      'An order names each place of the pile once, from 0 to 2; here are 2 places (B-8.7).',
    ]);
    expect(both({ code: 'malformed-action', rule: 'B-13.4', path: ['cards'] })[1]).toMatch(/wrong kind, at `cards` \(/);
  });

  test('of every refusal the game gives are sentences of their own', () => {
    const codes = [
      'malformed-action',
      'unknown-action',
      'unknown-seat',
      'view-not-state',
      'not-your-view',
      'game-over',
    ];
    const own = ['must-order', 'already-revealed', 'not-ordering', 'not-your-order', 'invalid-order'];
    const said = [...codes, ...own].flatMap((code) => both({ code, rule: 'B-1.1' }));
    expect(new Set(said).size).toBe(2 * (codes.length + own.length));
    for (const one of said) expect(one).toMatch(/^\p{Lu}.*\(B-1\.1\)\.$/u);
  });

  test('of deck problems name the card, the value and the numbers', () => {
    const deck = changed('comme-chat', { 'chat-chat-sur-coussin': 7, 'joker-cameleon': 0, 'chat-chat-dragonn': 1 });
    const { problems } = validateDeck(deck);
    expect(problems.map((problem) => explain(problem, 'fr'))).toEqual([
      "Aucune carte des jeux utilisés ne s'appelle chat-chat-dragonn (B-4.4) ; voulais-tu dire Chat-dragon ou Chat-griffon ?",
      'Le deck a 55 cartes et doit en avoir 50 (B-4.1).',
      'Le deck a 10 cartes de valeur 0 et doit en avoir 5 (B-4.1).',
      'Le deck a 4 cartes de valeur 4 et doit en avoir 5 (B-4.1).',
      'Le deck a 0 joker et doit en avoir 1 (B-4.2).',
      'Le deck a 7 exemplaires de Chat sur coussin et peut en avoir 5 au plus (B-4.3).',
    ]);
    expect(problems.map((problem) => explain(problem))).toEqual([
      'No card of the sets in use is called chat-chat-dragonn (B-4.4); did you mean Cat-Dragon or Cat-Griffin?',
      'The deck has 55 cards and must have 50 (B-4.1).',
      'The deck has 10 cards of value 0, and must have 5 (B-4.1).',
      'The deck has 4 cards of value 4, and must have 5 (B-4.1).',
      'The deck has 0 jokers and must have 1 (B-4.2).',
      'Cat on a Cushion is in the deck 7 times, and may be at most 5 times (B-4.3).',
    ]);
  });

  test('of configs and card sets name the place', () => {
    const problemsOf = (act: () => unknown) => {
      try {
        act();
      } catch (error) {
        if (error instanceof InvalidInputError) return error.problems;
      }
      return [];
    };
    const config = { seed: 'x', options: { mode: 'both', jokers: 11, maxCopys: 3 } } as never;
    expect(problemsOf(() => gobulon.setup(config)).map((problem) => explain(problem, 'fr'))).toEqual([
      "`options.maxCopys` n'est pas connu ici ; voulais-tu dire maxCopies ?",
      '`options.mode` doit être own ou split.',
    ]);
    const [first, ...others] = hills.cards;
    const odd = { ...first, type: null, rarity: 'raree' };
    const sets = [{ ...hills, cards: [odd, ...others] }] as never;
    expect(problemsOf(() => createGobulon({ sets })).flatMap((problem) => both(problem))).toEqual([
      "`[0].cards[0].type` manque, car seul un joker n'a pas de type (B-2.2).",
      '`[0].cards[0].type` is missing, since only a joker has no type (B-2.2).',
      "`[0].cards[0].rarity` n'est une rareté d'aucun des jeux utilisés (B-11.1) ; voulais-tu dire rare ?",
      '`[0].cards[0].rarity` is no rarity of the sets in use (B-11.1); did you mean rare?',
    ]);
  });

  test('KF-F06: of codes that nobody knows, and of names that every object has', () => {
    for (const code of ['constructor', '__proto__', 'toString', 'some-new-code']) {
      for (const said of both({ code, path: ['a', 3] })) expect(said).toMatch(/`a\[3\]`\.$/);
    }
  });
});
