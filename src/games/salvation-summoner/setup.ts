import type { Random } from '../../kernel/types.js';
import type { CardId, DeckLine } from './card.js';
import { newUnit } from './deployment.js';
import { CITIZENS, FIRST_HANDS, optionsOf, SUPPLY_KINDS, TURN_LIMIT } from './options.js';
import type { Catalogue, Config, Ctx } from './shape.js';
import { faceOf } from './skills.js';
import type { HandCard, Handle, Pile, Player, Seat, State } from './state.js';
import { startOf } from './turn.js';

/** The kinds of the supply: a list, a recommended one, or 15 at random, the dearest first (S-1.2, S-2.1). */
function kindsOf({ supply }: Config, catalogue: Catalogue, random: Random): readonly CardId[] {
  if (typeof supply === 'string') return catalogue.supplies[supply] ?? [];
  if (supply !== undefined) return supply;
  const { kinds } = catalogue;
  const mixed = [...kinds];
  random.shuffle(mixed);
  const drawn = mixed.slice(0, SUPPLY_KINDS);
  const costOf = (id: CardId): number => faceOf(catalogue, id).cost;
  return kinds.filter((id) => drawn.includes(id)).sort((a, b) => costOf(b) - costOf(a));
}

/** Who starts: the named one, else the loser of the previous game, else by chance (S-2.7). */
function starterOf({ startingPlayer, previousLoser = null }: Config, random: Random): Seat {
  return startingPlayer ?? previousLoser ?? (random.int(2) === 0 ? 0 : 1);
}

/** A shuffled starting deck, the top card last (S-1.4, S-2.4). */
function shuffled(lines: readonly DeckLine[], random: Random): CardId[] {
  const cards = lines.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
  random.shuffle(cards);
  return cards;
}

/** What a player begins with. */
interface Start {
  readonly deck: CardId[];
  readonly hand: number;
  readonly citizens: number;
  readonly leader: CardId | undefined;
}

/**
 * A player before the first turn: the gate stands, and nothing else is on the field but a leader (S-2.5, S-2.6,
 * S-18.8).
 */
function playerOf({ deck, hand: size, citizens, leader }: Start, next: () => Handle): Player<never> {
  const hand: HandCard[] = [];
  while (hand.length < size && deck.length > 0) hand.push({ handle: next(), card: deck.pop() ?? '', shown: false });
  return {
    draw: deck,
    hand,
    discard: [],
    revealed: [],
    sortie: [],
    guard: leader === undefined ? [] : [newUnit(next(), leader)],
    site: null,
    citizens,
    gate: { standing: true, damage: 0 },
    turnsTaken: 0,
  };
}

/** The piles: supply kinds, then specials of one copy each (S-1.3, S-1.11, S-2.3). */
const pilesOf = (kinds: readonly CardId[], specials: readonly CardId[], size: number): Pile[] => [
  ...kinds.map((card) => ({ card, left: size })),
  ...specials.map((card) => ({ card, left: 1 })),
];

/**
 * The first state: supply and starting player are settled before the decks of two players are shuffled (S-1.1, S-2.7,
 * S-2.8).
 */
export function setup(config: Config, random: Random, { catalogue }: Ctx): Omit<State, 'random'> {
  const { specials = [], startingDeck = catalogue.starters, leaders } = config;
  const options = optionsOf(config.options ?? {});
  const piles = pilesOf(kindsOf(config, catalogue, random), specials, options.pileSize);
  const active = starterOf(config, random);
  const decks = [shuffled(startingDeck, random), shuffled(startingDeck, random)] as const;
  const [citizens0, citizens1] = config.startingCitizens ?? [CITIZENS, CITIZENS];
  const [first, second] = config.startingHand ?? FIRST_HANDS;
  const [hand0, hand1] = active === 0 ? [first, second] : [second, first]; // S-2.4, S-18.11
  let handles = 0;
  const next = (): Handle => handles++;
  const player0 = playerOf({ deck: decks[0], hand: hand0, citizens: citizens0, leader: leaders?.[0] }, next);
  const player1 = playerOf({ deck: decks[1], hand: hand1, citizens: citizens1, leader: leaders?.[1] }, next);
  const graveyard = { cards: [], citizens: 0 };
  return {
    options,
    startingCitizens: [citizens0, citizens1],
    turnLimit: config.turnLimit === undefined ? TURN_LIMIT : config.turnLimit,
    turn: 1,
    active,
    phase: { name: 'hand' },
    ...startOf(active === 0 ? player0 : player1, catalogue),
    revealsClosed: false,
    handles,
    players: [player0, player1],
    piles,
    graveyards: options.graveyard === 'common' ? [graveyard] : [graveyard, { cards: [], citizens: 0 }],
    endings: [],
  };
}
