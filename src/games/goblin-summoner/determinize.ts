import { deepCopy } from '../../kernel/copy.js';
import type { Random } from '../../kernel/types.js';
import type { CardId, Filter, Step } from './card.js';
import { fitsCard } from './filters.js';
import { stepsOf } from './flow.js';
import { anyPool, deal, legalPool, listedPool, type Place } from './hidden-cards.js';
import { cardOf, costOf } from './permanents.js';
import type { Ctx } from './shape.js';
import type { Handle, Permanent, Phase, Piece, Player, Seat, State, View } from './state.js';

type Unseen = Player<null>;
/** Numbers that no visible card bears: for cards the viewer cannot name (G-15.7). */
type Fresh = () => Handle;

const byId = (a: { card: CardId }, b: { card: CardId }): number => (a.card < b.card ? -1 : a.card > b.card ? 1 : 0);

/** The filter of the deck search that is under way, if it is this duellist's (G-14.7). */
function searchOf({ phase, running }: View, seat: Seat, { catalogue }: Ctx): Filter | null {
  if (phase.name !== 'choice' || phase.of !== 'search' || phase.seat !== seat || running === null) return null;
  const step: Step | undefined = stepsOf(running, catalogue)[running.step];
  return step?.op === 'search' && step.from === 'deck' ? step.filter : null;
}

/** All handles a view names. */
function namedIn({ players, spell, phase }: View): Set<Handle> {
  const named = new Set<Handle>(spell === null ? [] : [spell.handle]);
  for (const { hand, released, play, discard } of players) {
    for (const piece of [...hand, ...released, ...play, ...discard]) if (piece !== null) named.add(piece.handle);
  }
  if (phase.name === 'choice') for (const handle of phase.candidates ?? []) named.add(handle);
  return named;
}

/** The ids of a duellist's cards that the viewer sees, tokens apart. */
function knownOf({ players, spell, actor }: View, seat: Seat, { catalogue }: Ctx): CardId[] {
  const { hand, released, play, discard } = players[seat];
  const known: CardId[] = spell !== null && actor === seat ? [spell.card] : [];
  for (const piece of [...hand, ...released, ...play, ...discard]) if (piece?.card) known.push(piece.card);
  return known.filter((id) => !('token' in cardOf(catalogue, id)));
}

/** Where a duellist's cards lie, all of them known. */
interface Zones {
  readonly deck: readonly CardId[];
  readonly shield: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly released: readonly CardId[];
  readonly traps: readonly CardId[];
}
const isHidden = (item: unknown): boolean => item === null;
const hiddenTraps = ({ play }: Unseen): Permanent<CardId | null>[] => play.filter(({ card }) => card === null);
/** A set trap is a trap of the cost it locks; a borne one locks nothing, whatever it costs (G-6.2). */
const trapPlace =
  ({ borne, locked }: Permanent<CardId | null>): Place =>
  (card, cost) =>
    card.category === 'trap' && (borne || cost === locked);

/** Deals the viewer's own unseen cards into deck and shield; what a search shows lies in the deck, what else fits in the shield. */
function dealOwn(view: View, seat: Seat, random: Random, ctx: Ctx): Zones {
  const { deck, shield, affinity } = view.players[seat];
  const filter = searchOf(view, seat, ctx);
  const found = view.phase.name === 'choice' && filter !== null ? (view.phase.found ?? []) : [];
  const rest = [...(view.unseen ?? [])];
  for (const { card } of found) rest.splice(rest.indexOf(card), 1);
  random.shuffle(rest);
  const fits = (id: CardId): boolean => {
    const card = cardOf(ctx.catalogue, id);
    return filter !== null && fitsCard(filter, card, costOf(card, affinity));
  };
  const sorted = [...rest.filter(fits), ...rest.filter((id) => !fits(id))];
  const shielded = sorted.slice(0, shield.length);
  const decked = [...sorted.slice(shield.length), ...found.map(({ card }) => card)];
  random.shuffle(shielded);
  random.shuffle(decked);
  if (decked.length !== deck.length) throw new RangeError('a view whose unseen cards do not fill deck and shield');
  return { deck: decked, shield: shielded, hand: [], released: [], traps: [] };
}

/** Deals the cards of a duellist whose hand is hidden: all their cards together are a legal deck, if they can be (G-15.11). */
function dealHidden(view: View, seat: Seat, random: Random, ctx: Ctx): Zones {
  const { catalogue } = ctx;
  const { phase, options, lists } = view;
  const player = view.players[seat];
  const { affinity, deck, shield, hand, released } = player;
  // Traps that cost what they lock come first: others are less particular.
  const traps = hiddenTraps(player).sort((a, b) => Number(a.borne) - Number(b.borne));
  const filter = searchOf(view, seat, ctx);
  const wanted = filter === null || phase.name !== 'choice' ? 0 : phase.max + 1;
  const fitPlace: Place = (card, cost) => filter !== null && fitsCard(filter, card, cost);
  const places = [...traps.map(trapPlace), ...Array.from({ length: wanted }, () => fitPlace)];
  const counts = [deck.length - wanted, shield.length, hand.filter(isHidden).length, released.filter(isHidden).length];
  const rest = counts.reduce((sum, count) => sum + count, 0);
  const known = knownOf(view, seat, ctx);
  const list = lists?.[seat];
  const pool = list ? listedPool(list, known, affinity, catalogue) : legalPool(known, affinity, options, catalogue);
  const dealt = deal(pool, places, rest, random) ?? deal(anyPool(affinity, catalogue), places, rest, random);
  if (dealt === null) throw new RangeError('a view that no cards of the catalogue explain');
  const trapCards = dealt.splice(0, traps.length);
  const sought = dealt.splice(0, wanted);
  random.shuffle(dealt);
  const [inDeck = [], inShield = [], inHand = [], inReleased = []] = counts.map((count) => dealt.splice(0, count));
  const decked = [...inDeck, ...sought];
  random.shuffle(decked);
  const byEntry = hiddenTraps(player).map((trap) => trapCards[traps.indexOf(trap)] as CardId);
  return { deck: decked, shield: inShield, hand: inHand, released: inReleased, traps: byEntry };
}

/** A duellist with all cards in their places, the known ones where they are seen. */
function filled(player: Unseen, zones: Zones, fresh: Fresh): Player<never> {
  const [hand, released, traps] = [[...zones.hand], [...zones.released], [...zones.traps]];
  const next = (cards: CardId[]): CardId => cards.shift() as CardId;
  return {
    ...deepCopy({ affinity: player.affinity, pool: player.pool, loadout: player.loadout, discard: player.discard }),
    deck: zones.deck,
    shield: zones.shield,
    hand: player.hand.map((piece) => (piece ? { ...piece } : { handle: fresh(), card: next(hand) })),
    released: player.released.map((card) =>
      card ? { ...card } : { handle: fresh(), card: next(released), seen: false, playedOn: 0 },
    ),
    play: player.play.map((one) => ({ ...deepCopy(one), card: one.card ?? next(traps) })),
  };
}

/** The pending choice with its candidates, where the viewer did not see them (G-15.6). */
function filledPhase(view: View, players: State['players'], fresh: Fresh, ctx: Ctx): Phase {
  const { phase } = view;
  if (phase.name !== 'choice' || phase.candidates !== null) return deepCopy(phase);
  const { seat } = phase;
  if (phase.of === 'discard') return { ...phase, candidates: players[seat].hand.map(({ handle }) => handle) };
  const filter = searchOf(view, seat, ctx) ?? {};
  const { deck, affinity } = players[seat];
  const found: Piece[] = [...deck]
    .filter((id) => fitsCard(filter, cardOf(ctx.catalogue, id), costOf(cardOf(ctx.catalogue, id), affinity)))
    .map((card) => ({ handle: 0, card }))
    .sort(byId)
    .map(({ card }) => ({ handle: fresh(), card }));
  return { ...phase, candidates: found.map(({ handle }) => handle), found };
}

/** A whole duel that the viewer cannot tell from the true one (G-15.11). */
export function determinize(view: View, random: Random, ctx: Ctx): Omit<State, 'random'> {
  const { viewer, unseen: _unseen, lists: _lists, players: seen, phase: _phase, ...open } = view;
  const named = namedIn(view);
  let last = -1;
  const fresh = (): Handle => {
    do last += 1;
    while (named.has(last));
    return last;
  };
  const fill = (seat: Seat): Player<never> => {
    const zones = seat === viewer ? dealOwn(view, seat, random, ctx) : dealHidden(view, seat, random, ctx);
    return filled(seen[seat], zones, fresh);
  };
  const players = [fill(0), fill(1)] as const;
  return { ...deepCopy(open), players, phase: filledPhase(view, players, fresh, ctx) };
}
