import type { Draft } from 'immer';
import {
  type Context,
  type Decision,
  isText,
  type Mechanics,
  type Move,
  maybe,
  withRandom,
} from '../../../src/index.js';
import { distinct, type Embers, other, type Reason, SEATS, type Seat, type State, take, type View } from './shape.js';

function end(draft: Draft<State>, winners: readonly Seat[], reason: Reason, context: Context<Embers>): void {
  const rule = reason === 'concede' ? 'E-4.3' : reason === 'scorched' ? 'E-4.1' : 'E-4.2';
  draft.phase = { name: 'over', winners: [...winners], reason, rule };
  context.emit?.({ type: 'ended', rule, winners: [...winners], reason });
}

const lay: Move<Embers, 'lay'> = {
  fields: { card: isText },
  options: ({ players }, seat) => distinct(players[seat].hand).map((card) => ({ type: 'lay', seat, card })),
  refuse({ phase, players }, { seat, card }) {
    if (phase.name !== 'lay') return { code: 'too-late', rule: 'E-2.1' };
    return players[seat].hand.includes(card) ? null : { code: 'card-not-in-hand', rule: 'E-2.1', path: ['card'] };
  },
  apply(draft, { seat, card }, context) {
    if (draft.phase.name !== 'lay') return;
    const player = draft.players[seat];
    take(player.hand, card);
    player.hand.push(...player.laid);
    player.laid = [card];
    context.emit?.({ type: 'laid', rule: 'E-2.1', seat });
    draft.phase.waiting = draft.phase.waiting.filter((waiting) => waiting !== seat);
    if (draft.phase.waiting.length === 0) turnUp(draft, context);
  },
};

function turnUp(draft: Draft<State>, context: Context<Embers>): void {
  const heats = SEATS.map((seat) => {
    const { laid, ashes } = draft.players[seat];
    const card = laid.pop() ?? '';
    ashes.push(card);
    context.emit?.({ type: 'turned-up', rule: 'E-2.2', seat, card });
    return context.catalogue[card]?.heat ?? 0;
  });
  const [first = 0, second = 0] = heats;
  let winner: Seat = first > second ? 0 : 1;
  if (first === second) {
    winner = withRandom(draft, (random) => (random.int(2) === 0 ? 0 : 1));
    context.emit?.({ type: 'tossed', rule: 'E-2.2', winner });
  }
  draft.phase = { name: 'stoke', seat: winner };
}

const peek: Move<Embers, 'peek'> = {
  fields: {},
  options: (_position, seat) => [{ type: 'peek', seat }],
  refuse({ phase, players }, { seat }) {
    if (phase.name !== 'stoke' || phase.seat !== seat) return { code: 'not-your-turn', rule: 'E-3.1', path: ['seat'] };
    const { deck, knowsTop } = players[seat];
    if (knowsTop) return { code: 'known-already', rule: 'E-3.1' };
    return deck.length > 0 ? null : { code: 'no-cards', rule: 'E-3.1', have: 0, need: 1 };
  },
  apply(draft, { seat }, context) {
    const player = draft.players[seat];
    player.knowsTop = true;
    const card = player.deck[player.deck.length - 1] ?? '';
    context.emit?.({ type: 'peeked', rule: 'E-3.1', seat });
    context.emit?.({ type: 'looked', rule: 'E-3.1', seat, card, for: [seat] });
  },
};

const stoke: Move<Embers, 'stoke'> = {
  fields: { burn: maybe(isText) },
  options: ({ players }, seat) => [
    { type: 'stoke', seat },
    ...distinct(players[seat].hand).map((burn) => ({ type: 'stoke', seat, burn }) as const),
  ],
  refuse({ phase, players }, { seat, burn }) {
    if (phase.name !== 'stoke' || phase.seat !== seat) return { code: 'not-your-turn', rule: 'E-3.2', path: ['seat'] };
    if (burn === undefined || players[seat].hand.includes(burn)) return null;
    return { code: 'card-not-in-hand', rule: 'E-3.2', path: ['burn'] };
  },
  apply(draft, { seat, burn }, context) {
    const { hand, ashes } = draft.players[seat];
    if (burn !== undefined) {
      take(hand, burn);
      ashes.push(burn);
      context.emit?.({ type: 'burnt', rule: 'E-3.2', seat, card: burn });
    }
    const victim = draft.players[other(seat)];
    const amount = Math.min(victim.lives, burn === undefined ? 1 : 2);
    victim.lives -= amount;
    context.emit?.({ type: 'scorched', rule: 'E-3.2', seat: other(seat), amount });
    if (victim.lives === 0) end(draft, [seat], 'scorched', context);
    else nextRound(draft, context);
  },
};

function nextRound(draft: Draft<State>, context: Context<Embers>): void {
  for (const seat of SEATS) {
    const player = draft.players[seat];
    const card = player.deck.pop();
    player.knowsTop = false;
    if (card === undefined) continue;
    player.hand.push(card);
    context.emit?.({ type: 'drew', rule: 'E-3.3', seat });
    context.emit?.({ type: 'looked', rule: 'E-3.3', seat, card, for: [seat] });
  }
  const [{ lives: a, hand: left }, { lives: b, hand: right }] = draft.players;
  if (left.length === 0 || right.length === 0) {
    end(draft, a === b ? [] : [a > b ? 0 : 1], 'burnt-out', context);
    return;
  }
  draft.round += 1;
  draft.phase = { name: 'lay', waiting: [0, 1] };
}

const concede: Move<Embers, 'concede'> = {
  fields: {},
  unlisted: true,
  options: (_position, seat) => [{ type: 'concede', seat }],
  refuse: () => null,
  apply: (draft, { seat }, context) => end(draft, [other(seat)], 'concede', context),
};

function decision({ phase }: State | View): Decision<Embers> {
  if (phase.name === 'lay') return { kind: 'simultaneous', waiting: phase.waiting, prompt: 'lay' };
  if (phase.name === 'stoke') return { kind: 'turn', seat: phase.seat, prompt: 'stoke' };
  return { kind: 'over', outcome: { winners: phase.winners, reason: phase.reason, rule: phase.rule } };
}

export const mechanics: Mechanics<Embers> = { moves: { lay, peek, stoke, concede }, decision };
