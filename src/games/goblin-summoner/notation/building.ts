import { createRandom } from '../../../kernel/random.js';
import type { CardId } from '../card.js';
import { type Options, optionsOf } from '../options.js';
import { cardOf, costOf } from '../permanents.js';
import type { Catalogue } from '../shape.js';
import {
  type Carried,
  type Handle,
  other,
  type Permanent,
  type Player,
  type Released,
  type Seat,
  type State,
} from '../state.js';
import type { Entry } from './entries.js';
import { createNeutral } from './neutral.js';
import type { Parts, SideName } from './parts.js';
import type { Side } from './sides.js';

/** What is the same for both sides. */
interface Building {
  readonly catalogue: Catalogue;
  readonly options: Options;
  readonly turn: number;
  readonly handle: () => Handle;
}

/** Entries one by one, with a card for each. */
type Laid = { readonly entry: Entry; readonly card: CardId };

/** A card in play with its marks. */
function stand({ entry, card: id }: Laid, seat: Seat, affinity: string, building: Building): Permanent<CardId> {
  const { borne, marks } = entry;
  const { turn, handle, catalogue } = building;
  const card = cardOf(catalogue, id);
  const isTrap = card.category === 'trap';
  const isFree = borne || (card.category === 'monster' && card.token === true); // G-6.2
  return {
    handle: handle(),
    owner: seat,
    card: id,
    faceDown: isTrap,
    borne,
    seen: !isTrap || marks.seen,
    playedOn: marks.spent ? turn : 0,
    enteredOn: marks.fresh ? turn : turn - 1,
    locked: marks.locked ?? (isFree ? 0 : costOf(card, affinity)),
    damage: marks.damage,
    exhausted: marks.exhausted,
    thisTurn: { ...marks.thisTurn, keywords: [...marks.thisTurn.keywords] },
    lasting: { ...marks.lasting, keywords: [...marks.lasting.keywords] },
    used: [...marks.used],
  };
}

const namedIn = ({ zones }: Side): CardId[] =>
  Object.values(zones).flatMap((entries) =>
    (entries ?? []).flatMap(({ count, card }) => (card === null ? [] : Array.from({ length: count }, () => card))),
  );

/** One duellist, with cards that do not matter where none are named. */
function playerOf(side: Side, seat: Seat, building: Building): Player<never> {
  const { zones, affinity, pool, carries } = side;
  const { options, catalogue, turn, handle } = building;
  const neutral = createNeutral(namedIn(side), affinity, options, catalogue);
  const some = (count: number): CardId[] => Array.from({ length: Math.max(0, count) }, () => neutral() ?? '');
  const lay = (entries: readonly Entry[] | null): Laid[] =>
    (entries ?? []).flatMap((entry) =>
      Array.from({ length: entry.count }, () => ({ entry, card: entry.card ?? neutral() ?? '' })),
    );
  const cards = (entries: readonly Entry[] | null): CardId[] => lay(entries).map(({ card }) => card);
  const pieces = (entries: readonly Entry[] | null) => cards(entries).map((card) => ({ handle: handle(), card }));
  const play = lay(zones.play).map((laid) => stand(laid, seat, affinity, building));
  const hand = pieces(zones.hand);
  const released = lay(zones.released).map(({ entry, card }): Released => {
    const { seen, spent } = entry.marks;
    return { handle: handle(), card, seen, playedOn: spent ? turn : 0 };
  });
  const discard = pieces(zones.discard);
  const shield = zones.shield === null ? some(options.shieldSize) : cards(zones.shield);
  const own = play.filter(({ card }) => !('token' in cardOf(catalogue, card)));
  const placed = own.length + hand.length + released.length + discard.length + shield.length;
  const deck = zones.deck === null ? some(options.deckSize - placed) : cards(zones.deck).reverse();
  const locked = play.reduce((sum, permanent) => sum + permanent.locked, 0);
  const loadout = carries.map(({ feat, spent }): Carried => ({ feat, usedOn: spent ? turn : 0 }));
  const free = Math.max(0, options.manaMax[seat] - locked);
  return { affinity, pool: pool ?? free, deck, shield, hand, released, play, discard, loadout };
}

const seatOf = (name: SideName): Seat => (name === 'a' ? 0 : 1);

/** The state that the parts speak of: somebody may act, and nothing is under way. */
export function build(parts: Parts, sides: readonly [Side, Side], catalogue: Catalogue): State {
  const options = optionsOf(parts.options ?? {});
  const { turn = 1, passes = 0, actions = 0, priority: first = 'a' } = parts;
  const priority = seatOf(first);
  const next = passes === 0 ? priority : other(priority);
  let handles = 0;
  const building: Building = { catalogue, options, turn, handle: () => handles++ };
  const players = [playerOf(sides[0], 0, building), playerOf(sides[1], 1, building)] as const;
  return {
    random: createRandom(parts.seed ?? 'arranged').state(),
    options,
    turn,
    priority,
    actor: parts.actor === undefined ? next : seatOf(parts.actor),
    passes,
    actions,
    chain: 0,
    handles,
    phase: { name: 'actions' },
    players,
    spell: null,
    attack: null,
    queue: [],
    running: null,
    agenda: { name: 'hand-over' },
  };
}
