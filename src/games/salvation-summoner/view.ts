import { deepCopy } from '../../kernel/copy.js';
import type { Viewer } from '../../kernel/types.js';
import type { CardId, Op } from './card.js';
import { effectsOf } from './effects/index.js';
import type { Ctx } from './shape.js';
import type { Choose, Phase, Player, Pooled, Seat, State, View } from './state.js';

const hidden = (items: readonly unknown[]): null[] => items.map(() => null);
/** The verbs whose options are cards of a hand (S-15.3). */
const OF_A_HAND: readonly (Op | undefined)[] = ['trash', 'discard-to'];

/** A hand as the other player sees it: the cards that are known to lie there, and how many others (S-15.7, S-15.8). */
function seenHand({ hand }: Player<never>): Player<null>['hand'] {
  const shown = hand.filter((held) => held.shown);
  return [...deepCopy(shown), ...hidden(hand.slice(shown.length))];
}

/** A player as the viewer may know them (S-15.2 to S-15.4). */
function seenPlayer(player: Player<never>, isOwn: boolean): Player<null> {
  const { draw, hand, discard, revealed, sortie, guard, site, citizens, gate, turnsTaken } = player;
  return {
    draw: hidden(draw), // to its owner, too: the order is hidden from everybody
    hand: isOwn ? deepCopy(hand) : seenHand(player),
    discard: [...discard],
    revealed: [...revealed],
    sortie: deepCopy(sortie),
    guard: deepCopy(guard),
    site,
    citizens,
    gate: { ...gate },
    turnsTaken,
  };
}

/** Whether a choice is among the cards of a hand. */
const isOfHand = (choice: Choose, { catalogue }: Ctx): boolean =>
  OF_A_HAND.includes(effectsOf(catalogue, choice)[choice.effect]?.op);

/**
 * A pending decision with what is open of it: options that name hand cards are for the chooser alone (S-15.2, S-15.3).
 */
function seenPhase(phase: Phase, viewer: Viewer, ctx: Ctx): Phase {
  if (phase.name !== 'choose' || phase.seat === viewer || !isOfHand(phase, ctx)) return deepCopy(phase);
  return { ...phase, options: null };
}

/**
 * How many of each card lie in hand and draw pile together, in order of id: by code units, the same on every machine
 * (S-15.7).
 */
function poolOf({ draw, hand }: Player<never>): readonly Pooled[] {
  const counts = new Map<CardId, number>();
  for (const card of [...draw, ...hand.map((held) => held.card)].sort()) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** What a seat may know of a game; a spectator knows what is open to both (S-15.5, S-15.11). */
export function view(state: State, viewer: Viewer, ctx: Ctx): View {
  const { random: _hidden, players, phase, ...open } = state;
  const seen = (seat: Seat): Player<null> => seenPlayer(players[seat], viewer === seat);
  return {
    ...deepCopy(open),
    phase: seenPhase(phase, viewer, ctx),
    players: [seen(0), seen(1)],
    viewer,
    pools: [poolOf(players[0]), poolOf(players[1])],
  };
}
