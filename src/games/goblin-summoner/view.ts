import { deepCopy } from '../../kernel/copy.js';
import type { Viewer } from '../../kernel/types.js';
import type { CardId, DeckLine } from './card.js';
import { cardOf } from './permanents.js';
import type { Ctx } from './shape.js';
import type { Permanent, Phase, Player, Released, Seat, State, View } from './state.js';

const hidden = (items: readonly unknown[]): null[] => items.map(() => null);
/** Order without meaning: by code units, the same on every machine. */
const sorted = (ids: readonly CardId[]): CardId[] => [...ids].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** A permanent as one sees it: a face-down trap is known to its owner, and to all once it has been seen (G-15.4). */
const seenPermanent = (permanent: Permanent<CardId>, isOwn: boolean): Permanent<CardId | null> => ({
  ...deepCopy(permanent),
  card: permanent.faceDown && !permanent.seen && !isOwn ? null : permanent.card,
});
const seenReleased = (card: Released, isOwn: boolean): Released | null => (isOwn || card.seen ? { ...card } : null);

/** One duellist as the viewer may know them (G-15.1 to G-15.4). */
function seenPlayer(player: Player<never>, isOwn: boolean): Player<null> {
  const { affinity, pool, deck, shield, hand, released, play, discard, loadout } = player;
  return {
    affinity,
    pool,
    deck: hidden(deck), // to everybody, and so is the shield (G-10.1, G-15.3)
    shield: hidden(shield),
    hand: isOwn ? deepCopy(hand) : hidden(hand),
    released: released.map((card) => seenReleased(card, isOwn)),
    play: play.map((permanent) => seenPermanent(permanent, isOwn)),
    discard: deepCopy(discard),
    loadout: deepCopy(loadout),
  };
}

/** A choice as the viewer may know it: candidates that are hidden from others are for the chooser alone (G-15.6). */
function seenPhase(phase: Phase, viewer: Viewer): Phase {
  if (phase.name !== 'choice' || phase.seat === viewer) return deepCopy(phase);
  const isHidden = phase.of === 'discard' || phase.found !== null;
  return { ...phase, candidates: isHidden ? null : [...(phase.candidates ?? [])], found: null };
}

/** The cards that are a duellist's own, over all zones: the deck list (G-17.1). */
function listOf({ players, spell, actor }: State, seat: Seat, { catalogue }: Ctx): readonly DeckLine[] {
  const { deck, shield, hand, released, play, discard } = players[seat];
  const named = [...hand, ...released, ...play, ...discard, ...(spell !== null && actor === seat ? [spell] : [])];
  const copies = new Map<CardId, number>();
  for (const card of sorted([...deck, ...shield, ...named.map((piece) => piece.card)])) {
    const rules = cardOf(catalogue, card);
    if (rules.category === 'monster' && rules.token === true) continue;
    copies.set(card, (copies.get(card) ?? 0) + 1);
  }
  return [...copies].map(([card, count]) => ({ card, copies: count }));
}

/** What a seat may know of a duel: all that what follows depends on, and no memory (G-15.10); a spectator sees what is public (G-15.8). */
export function view(state: State, viewer: Viewer, ctx: Ctx): View {
  const { random: _hidden, players, phase, ...open } = state;
  const isOwn = (seat: Seat): boolean => viewer === seat;
  const own = viewer === 0 || viewer === 1 ? players[viewer] : null;
  return {
    ...deepCopy(open),
    phase: seenPhase(phase, viewer),
    players: [seenPlayer(players[0], isOwn(0)), seenPlayer(players[1], isOwn(1))],
    viewer,
    unseen: own && sorted([...own.deck, ...own.shield]),
    lists: state.options.openLists ? [listOf(state, 0, ctx), listOf(state, 1, ctx)] : null,
  };
}
