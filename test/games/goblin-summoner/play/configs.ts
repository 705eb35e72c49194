import type {
  Card,
  CardId,
  Catalogue,
  Config,
  Deck,
  Feat,
  Loadout,
  Options,
  OptionsGiven,
  TypeId,
} from '../../../../src/games/goblin-summoner/index.js';
import { decks, defaults } from '../../../../src/games/goblin-summoner/index.js';
import type { Random } from '../../../../src/index.js';

/** Departures from the defaults that change how a duel goes, all of them together reaching every option of G-1.1. */
export const settings: Readonly<Record<string, OptionsGiven>> = {
  defaults: {},
  feats: { feats: true },
  'open lists and a cut': { openLists: true, offerCut: true },
  'spent shield cards go to the hand': { spentShieldCard: 'hand' },
  'monsters wait a turn': { summoningSickness: true },
  'low limits': { turnLimit: 6, actionLimit: 3, chainLimit: 1 },
  'much mana': { manaMax: [12, 9], deckManaLimit: 1000, maxCopies: null, feats: true },
  'nothing to begin with': { shieldSize: 1, handSize: 0, drawPerTurn: 0, manaMax: 0, turnLimit: 9 },
  'a deck that does not reach': { deckSize: 5, shieldSize: 5, handSize: 3, deckManaLimit: 99, manaMax: 7 },
  'full hands': { handSize: 12, drawPerTurn: 5, manaMax: 30, turnLimit: 20, chainLimit: 5, deckManaLimit: 200 },
  'thick shields': { shieldSize: 8, drawPerTurn: 3, manaMax: [20, 3], offerCut: true, summoningSickness: true },
  'small decks': { deckSize: 8, shieldSize: 2, deckManaLimit: 40, manaMax: 8, spentShieldCard: 'hand', feats: true },
};

/** What a card costs in a deck of this affinity, counted apart from the game (G-2.7). */
export function costIn(card: Card, affinity: TypeId): number {
  const isMatch = 'type' in card && card.type === affinity;
  return isMatch ? Math.max(0, card.cost - 1) : card.cost;
}

/** Whether a card is a token. */
export const isToken = (card: Card): boolean => card.category === 'monster' && card.token === true;

type DeckRules = Pick<Options, 'deckSize' | 'deckManaLimit' | 'maxCopies'>;

/** The cards that may be added to a deck, so that cheap ones can still fill it. */
function addable(catalogue: Catalogue, affinity: TypeId, copies: ReadonlyMap<CardId, number>, rules: DeckRules) {
  const held = [...copies.values()].reduce((sum, count) => sum + count, 0);
  const spent = [...copies].reduce((sum, [id, count]) => sum + count * costIn(cardAt(catalogue, id), affinity), 0);
  const reserved = rules.deckSize - held - 1;
  const spare = rules.deckManaLimit - spent - reserved;
  return Object.values(catalogue.cards).filter((card) => {
    const isFull = (copies.get(card.id) ?? 0) >= (rules.maxCopies ?? rules.deckSize);
    return !isToken(card) && !isFull && costIn(card, affinity) <= spare;
  });
}

/** The card of that id. */
export function cardAt({ cards }: Catalogue, id: CardId): Card {
  const card = cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** A random legal deck; of its affinity, or among the cards that are favoured, about every second card. */
export function randomDeck(
  random: Random,
  catalogue: Catalogue,
  rules: DeckRules,
  favoured: readonly CardId[] = [],
): Deck {
  const affinity = random.pick(catalogue.types);
  const copies = new Map<CardId, number>();
  for (let n = 0; n < rules.deckSize; n++) {
    const all = addable(catalogue, affinity, copies, rules);
    const some = all.filter((card) =>
      favoured.length > 0 ? favoured.includes(card.id) : 'type' in card && card.type === affinity,
    );
    const { id } = random.pick(some.length > 0 && random.int(2) === 0 ? some : all);
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  return { affinity, cards: [...copies].map(([card, count]) => ({ card, copies: count })) };
}

function randomLoadout(random: Random, { feats }: Catalogue): Loadout {
  const of = (kind: Feat['kind']): readonly string[] =>
    Object.values(feats).flatMap((feat) => (feat.kind === kind ? [feat.id] : []));
  const [ours, items] = [of('feat'), of('item')];
  return {
    ...(ours.length > 0 && random.int(4) > 0 ? { feat: random.pick(ours) } : {}),
    ...(items.length > 0 && random.int(4) > 0 ? { item: random.pick(items) } : {}),
  };
}

/** All of the options, as a config fixes them. */
function optionsOf({ manaMax = 5, ...given }: OptionsGiven): Options {
  return { ...defaults, ...given, manaMax: typeof manaMax === 'number' ? [manaMax, manaMax] : manaMax };
}

/** What a random config is made from. */
export interface Wishes {
  readonly catalogue: Catalogue;
  readonly options: OptionsGiven;
  /** Cards that are wanted in the decks. */
  readonly favoured?: readonly CardId[];
}

/** A random config under such options: ready decks where they are legal, at times, and random ones. */
export function randomConfig(seed: string, random: Random, { catalogue, options, favoured = [] }: Wishes): Config {
  const rules = optionsOf(options);
  const ready = Object.values(decks).filter(({ cards }) => cards.every(({ card }) => card in catalogue.cards));
  const fits = ready.length > 0 && rules.deckSize === defaults.deckSize;
  const deck = (): Deck =>
    fits && random.int(4) === 0 ? random.pick(ready) : randomDeck(random, catalogue, rules, favoured);
  return {
    seed,
    options,
    decks: [deck(), deck()],
    loadouts: [randomLoadout(random, catalogue), randomLoadout(random, catalogue)],
    ...(random.int(3) === 0 ? { priority: random.int(2) as 0 | 1 } : {}),
    ...(random.int(4) === 0 ? { stacked: true } : {}),
  };
}
