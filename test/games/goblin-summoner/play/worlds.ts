import type { CardId, Catalogue, Player, Seat, State } from '../../../../src/games/goblin-summoner/index.js';
import type { Random, Viewer } from '../../../../src/index.js';
import { cardAt, costIn, isToken } from './configs.js';

type Changed<Value> = { -readonly [Key in keyof Value]: Changed<Value[Key]> };
type Duellist = Changed<Player<never>>;

/** Whether a duellist is choosing among cards found in the own deck: what lies there is known to them, and counted on. */
const isSearching = ({ phase }: State, seat: Seat): boolean =>
  phase.name === 'choice' && phase.seat === seat && phase.found !== null;

/** One's own deck and shield, shuffled together (G-15.2, G-15.3). */
function mixOwn(player: Duellist, random: Random): void {
  const size = player.deck.length;
  const cards = [...player.deck, ...player.shield];
  random.shuffle(cards);
  player.deck = cards.slice(0, size);
  player.shield = cards.slice(size);
}

/** A place where an enemy's card lies hidden, and the cards that could lie there as well. */
interface Place {
  readonly put: (card: CardId) => void;
  readonly card: CardId;
  readonly fits: (card: CardId) => boolean;
}

/** The face-down traps that a viewer other than their owner does not know. */
function hiddenTraps({ play, affinity }: Duellist, catalogue: Catalogue): readonly Place[] {
  const traps = play.filter(({ faceDown, seen }) => faceDown && !seen);
  return traps.map((trap) =>
    asPiece(trap, (id) => {
      const card = cardAt(catalogue, id);
      return card.category === 'trap' && (trap.borne || costIn(card, affinity) === trap.locked);
    }),
  );
}

const asPiece = (piece: { card: CardId }, fits: Place['fits'] = () => true): Place => ({
  card: piece.card,
  fits,
  put: (other) => {
    piece.card = other;
  },
});

function hiddenPlaces(player: Duellist, keepsDeck: boolean, catalogue: Catalogue): readonly Place[] {
  const inList = (list: CardId[]): Place[] =>
    list.map((card, index) => ({ card, fits: () => true, put: (other) => list.splice(index, 1, other) }));
  return [
    ...(keepsDeck ? [] : inList(player.deck)),
    ...inList(player.shield),
    ...player.hand.map((piece) => asPiece(piece)),
    ...player.released.filter(({ seen }) => !seen).map((piece) => asPiece(piece)),
    ...hiddenTraps(player, catalogue),
  ];
}

/** Swaps the cards of hidden places with each other, wherever both may lie at the other's place. */
function swap(places: readonly Place[], random: Random): void {
  const cards = places.map(({ card }) => card);
  for (let n = 0; n < 2 * places.length; n++) {
    const [i, j] = [random.int(places.length), random.int(places.length)];
    const [one, other] = [cards[i] as CardId, cards[j] as CardId];
    if (!places[i]?.fits(other) || !places[j]?.fits(one)) continue;
    cards[i] = other;
    cards[j] = one;
  }
  for (const [index, { put }] of places.entries()) put(cards[index] as CardId);
}

/** Puts any cards of the catalogue into hidden places. */
function replace(places: readonly Place[], random: Random, { cards }: Catalogue): void {
  const ids = Object.values(cards).flatMap((card) => (isToken(card) ? [] : [card.id]));
  for (const { fits, put, card } of places) put(random.pick([card, ...ids.filter(fits)]));
}

/**
 * Another duel that a viewer cannot tell from this one (G-17.10): the own deck and shield are shuffled together, what is
 * hidden of others is swapped, or exchanged for other cards where no list is open; chance is another.
 */
export function otherWorld(state: State, viewer: Viewer, random: Random, catalogue: Catalogue): State {
  const world = structuredClone(state) as Changed<State>;
  for (const seat of [0, 1] as const) {
    const player = world.players[seat];
    if (viewer === seat) {
      if (!isSearching(state, seat)) mixOwn(player, random);
      continue;
    }
    const places = hiddenPlaces(player, isSearching(state, seat), catalogue);
    if (places.length === 0) continue;
    if (state.options.openLists || random.int(2) === 0) swap(places, random);
    else replace(places, random, catalogue);
  }
  world.random = [1, 2, 3, 1 + random.int(1000)];
  return world;
}

/** The same duel with other traps in the places of those that a viewer does not know. */
export function otherTraps(state: State, viewer: Viewer, random: Random, catalogue: Catalogue): State {
  const world = structuredClone(state) as Changed<State>;
  for (const seat of [0, 1] as const) {
    if (viewer !== seat) replace(hiddenTraps(world.players[seat], catalogue), random, catalogue);
  }
  return world;
}
