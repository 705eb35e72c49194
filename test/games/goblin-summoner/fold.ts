import type {
  CardId,
  Carried,
  Event,
  Handle,
  Permanent,
  Piece,
  Released,
  Seat,
  Spell,
  View,
} from '../../../src/games/goblin-summoner/index.js';

type Seen = Permanent<CardId | null>;
/** A zone of which the viewer sees all cards, some, or none. */
interface Held<Item> {
  size: number;
  known: Item[];
}
interface Side {
  pool: number;
  deck: number;
  shield: number;
  hand: Held<Piece>;
  released: Held<Released>;
  play: Seen[];
  discard: Piece[];
  loadout: Carried[];
}
/** What a front end shows of a duel: it can be kept up by events alone. */
export interface Board {
  turn: number;
  priority: Seat;
  players: [Side, Side];
  spell: Spell | null;
}
/** A board, and what the events before have said of those to come. */
interface Folding {
  readonly board: Board;
  readonly viewer: View['viewer'];
  /** Whether the viewer was told which released card left. */
  told: boolean;
}
type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

const held = <Item extends { handle: Handle }>(items: readonly (Item | null)[]): Held<Item> => ({
  size: items.length,
  known: items.filter((item) => item !== null).sort((a, b) => a.handle - b.handle),
});

/** The board of a view. */
export function boardOf({ turn, priority, players, spell }: View): Board {
  const side = (seat: Seat): Side => {
    const { pool, deck, shield, hand, released, play, discard, loadout } = players[seat];
    const zones = { play: [...play], discard: [...discard], loadout: [...loadout] };
    return { pool, deck: deck.length, shield: shield.length, hand: held(hand), released: held(released), ...zones };
  };
  return structuredClone({ turn, priority, players: [side(0), side(1)], spell });
}

const take = <Item extends { handle: Handle }>(items: Item[], handle: Handle): Item => {
  const at = items.findIndex((item) => item.handle === handle);
  const [item] = at < 0 ? [] : items.splice(at, 1);
  if (item === undefined) throw new Error(`an event names ${handle}, which is not there`);
  return item;
};
const permanent = ({ players }: Board, handle: Handle): { -readonly [K in keyof Seen]: Seen[K] } => {
  const found = players.flatMap(({ play }) => play).find((one) => one.handle === handle);
  if (found === undefined) throw new Error(`an event names ${handle}, which is not in play`);
  return found;
};
const mark = (board: Board, handle: Handle, marks: Partial<Seen>): void => {
  Object.assign(permanent(board, handle), marks);
};
const nothing = { attack: 0, defence: 0, keywords: [] };

/** A hidden card leaves the hand, or the released cards; what leaves openly was taken away by `left`. */
function leaves(folding: Folding, seat: Seat, from: string): void {
  const { hand, released } = folding.board.players[seat];
  const isOwn = folding.viewer === seat;
  if (from === 'hand' && !isOwn) hand.size -= 1;
  if (from === 'released' && !folding.told) released.size -= 1;
  folding.told = false;
}
function enter({ board }: Folding, event: Of<'summoned' | 'trap-set'>): void {
  const { seat: owner, handle, card, locked, from } = event;
  const faceDown = event.type === 'trap-set';
  const borne = from === 'released';
  board.players[owner].play.push({
    ...{
      handle,
      owner,
      card,
      faceDown,
      borne,
      seen: card !== null,
      playedOn: borne ? board.turn : 0,
      enteredOn: board.turn,
    },
    ...{
      locked,
      damage: 0,
      exhausted: false,
      thisTurn: structuredClone(nothing),
      lasting: structuredClone(nothing),
      used: [],
    },
  });
}
function move(folding: Folding, { seat, handle, from, to, now }: Of<'moved'>): void {
  const { board, viewer } = folding;
  const side = board.players[seat];
  const { play, discard, released, hand } = side;
  let card: CardId | null;
  let playedOn = 0;
  if (from === 'play') ({ card, playedOn } = take(play, handle));
  else if (from === 'resolving') {
    if (board.spell === null) throw new Error('no spell is being cast');
    ({ card, playedOn } = board.spell);
    board.spell = null;
  } else ({ card } = take<Piece>(from === 'discard' ? discard : released.known, handle));
  if (from === 'released') released.size -= 1;
  if (to === 'hand') {
    if (viewer !== seat) hand.size += 1;
    return;
  }
  if (now === null || card === null) throw new Error('a card that all can see has no name');
  if (to === 'discard') discard.push({ handle: now, card });
  else {
    released.known.push({ handle: now, card, seen: true, playedOn });
    released.size += 1;
  }
}

const folds: { readonly [Type in Event['type']]?: (folding: Folding, event: Of<Type>) => void } = {
  dealt({ board }, { seat, shield }) {
    board.players[seat].deck -= shield;
    board.players[seat].shield = shield;
  },
  'turn-ended'({ board }) {
    for (const { play } of board.players)
      for (const { handle } of play) mark(board, handle, { thisTurn: structuredClone(nothing) });
  },
  'turn-started'({ board }, { turn, priority }) {
    Object.assign(board, { turn, priority });
    for (const { play } of board.players) {
      for (const { handle } of play) mark(board, handle, { exhausted: false, used: [] });
    }
  },
  'mana-changed': ({ board }, { seat, pool }) => void Object.assign(board.players[seat], { pool }),
  drew({ board, viewer }, { seat, deck }) {
    board.players[seat].deck = deck;
    if (viewer !== seat) board.players[seat].hand.size += 1;
  },
  reshuffled({ board }, { seat, count }) {
    Object.assign(board.players[seat], { deck: count, discard: [] });
  },
  looked({ board }, { seat, handle, card, in: zone }) {
    const { hand, released } = board.players[seat];
    if (zone === 'play') mark(board, handle, { card });
    if (zone === 'hand') hand.size = hand.known.push({ handle, card });
    if (zone === 'released') released.size = released.known.push({ handle, card, seen: false, playedOn: 0 });
  },
  left(folding, { seat, handle, from }) {
    const zone = folding.board.players[seat][from];
    take<Piece>(zone.known, handle);
    zone.size -= 1;
    folding.told = from === 'released';
  },
  summoned(folding, event) {
    leaves(folding, event.seat, event.from);
    enter(folding, event);
  },
  'trap-set'(folding, event) {
    leaves(folding, event.seat, event.from);
    enter(folding, event);
  },
  cast(folding, { seat, handle, card, from }) {
    leaves(folding, seat, from);
    const borne = from === 'released';
    folding.board.spell = { handle, card, borne, playedOn: borne ? folding.board.turn : 0, countered: false };
  },
  countered({ board }) {
    if (board.spell !== null) board.spell = { ...board.spell, countered: true };
  },
  sprang: ({ board }, { handle, card }) => mark(board, handle, { card, faceDown: false, seen: true }),
  'turned-up': ({ board }, { handle, card }) => mark(board, handle, { card }),
  attacked({ board }, { attackers }) {
    for (const handle of attackers) mark(board, handle, { exhausted: true });
  },
  damaged: ({ board }, { handle, damage }) => mark(board, handle, { damage }),
  healed: ({ board }, { handle, damage }) => mark(board, handle, { damage }),
  moved: move,
  'token-vanished': ({ board }, { seat, handle }) => void take(board.players[seat].play, handle),
  discarded({ board, viewer }, { seat, handle, card, from }) {
    const side = board.players[seat];
    side.discard.push({ handle, card });
    if (from === 'deck') side.deck -= 1;
    if (from === 'hand' && viewer !== seat) side.hand.size -= 1;
  },
  buffed({ board }, { handle, attack, defence, until }) {
    const one = permanent(board, handle);
    const place = until === 'leaves' ? 'lasting' : 'thisTurn';
    const { attack: before, defence: guarded, keywords } = one[place];
    one[place] = { attack: before + attack, defence: guarded + defence, keywords };
  },
  granted({ board }, { handle, keyword, until }) {
    const one = permanent(board, handle);
    const place = until === 'leaves' ? 'lasting' : 'thisTurn';
    const { keywords } = one[place];
    one[place] = { ...one[place], keywords: keywords.includes(keyword) ? keywords : [...keywords, keyword] };
  },
  exhausted: ({ board }, { handle }) => mark(board, handle, { exhausted: true }),
  readied: ({ board }, { handle }) => mark(board, handle, { exhausted: false }),
  'shield-lost'({ board, viewer }, { seat, left, to }) {
    board.players[seat].shield = left;
    if (to === 'released' && viewer !== seat) board.players[seat].released.size += 1;
  },
  'shield-restored'({ board }, { seat, left }) {
    board.players[seat].shield = left;
    board.players[seat].deck -= 1;
  },
  searched({ board, viewer }, { seat, zone, found, to }) {
    if (zone === 'deck') board.players[seat].deck -= found;
    if (to === 'hand' && viewer !== seat) board.players[seat].hand.size += found;
  },
  taken: ({ board }, { seat, handle }) => void take(board.players[seat].discard, handle),
  'effect-used'({ board }, { handle, effect }) {
    const one = permanent(board, handle);
    one.used = [...one.used, effect];
  },
  'feat-used'({ board }, { seat, feat }) {
    const side = board.players[seat];
    side.loadout = side.loadout.map((one) => (one.feat === feat ? { ...one, usedOn: board.turn } : one));
  },
};

/** The board after what a viewer was told has happened. */
export function fold(before: Board, events: readonly Event[], viewer: View['viewer']): Board {
  const folding: Folding = { board: structuredClone(before), viewer, told: false };
  for (const event of events) {
    const handler = folds[event.type] as ((folding: Folding, event: Event) => void) | undefined; // the table ties them
    handler?.(folding, event);
  }
  for (const { hand, released } of folding.board.players) {
    hand.known.sort((a, b) => a.handle - b.handle);
    released.known.sort((a, b) => a.handle - b.handle);
  }
  return folding.board;
}
