import { deepCopy } from '../../kernel/copy.js';
import type { Random } from '../../kernel/types.js';
import type { CardId } from './card.js';
import type { HandCard, Handle, Phase, Player, Pooled, Seat, State, View } from './state.js';

/** Handles that no visible card or unit bears: for cards the viewer cannot name (S-15.10). */
type Fresh = () => Handle;

/** All handles a view names. */
function namedIn({ players }: View): Set<Handle> {
  const named = new Set<Handle>();
  for (const { hand, sortie, guard } of players) {
    for (const held of hand) if (held !== null) named.add(held.handle);
    for (const { handle } of [...sortie, ...guard]) named.add(handle);
  }
  return named;
}

/** The cards of a pool but those of the hand that are known, in any order. */
function unseenOf(pool: readonly Pooled[], hand: readonly (HandCard | null)[], random: Random): CardId[] {
  const cards = pool.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  for (const held of hand) if (held !== null) cards.splice(cards.indexOf(held.card), 1);
  random.shuffle(cards);
  return cards;
}

/** A player whose unknown cards are those of the pool (S-15.7). */
function filled(player: Player<null>, pool: readonly Pooled[], fresh: Fresh, random: Random): Player<never> {
  const cards = unseenOf(pool, player.hand, random);
  const next = (): CardId => cards.pop() as CardId; // a pool has as many cards as there are places
  const hand = player.hand.map((held) => held ?? { handle: fresh(), card: next(), shown: false });
  return { ...deepCopy(player), draw: player.draw.map(next), hand: deepCopy(hand) };
}

/** The pending decision; options that the viewer may not know are the cards of the made-up hand. */
function filledPhase(phase: Phase, players: State['players']): Phase {
  if (phase.name !== 'choose' || phase.options !== null) return deepCopy(phase);
  return { ...phase, options: players[phase.seat].hand.map(({ handle }) => handle) };
}

/** A whole game that the viewer cannot tell from the true one (S-15.10). */
export function determinize(view: View, random: Random): Omit<State, 'random'> {
  const { viewer: _viewer, pools, players: seen, phase, ...open } = view;
  const named = namedIn(view);
  let last = -1;
  const fresh = (): Handle => {
    do last += 1;
    while (named.has(last));
    return last;
  };
  const fill = (seat: Seat): Player<never> => filled(seen[seat], pools[seat], fresh, random);
  const players = [fill(0), fill(1)] as const;
  return { ...deepCopy(open), phase: filledPhase(phase, players), players };
}
