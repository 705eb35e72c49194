import type { RuleId } from './rulebook.js';
import type { Ctx, Sight, Table } from './shape.js';
import { faceOf } from './skills.js';
import { type Ending, other, type Player, type Reason, type Seat } from './state.js';

/** How many kinds may be left when the game ends by supply (S-10.4). */
const KINDS_AT_END = 5;
const RULES: Readonly<Record<Ending['reason'], RuleId>> = {
  citizens: 'S-10.3',
  'leader-died': 'S-10.6',
  necronomicon: 'S-10.8',
  supply: 'S-10.4',
  'turn-limit': 'S-10.11',
};
const SEATS: readonly Seat[] = [0, 1];

const seatOf = (ending: Ending): Seat | null => ('seat' in ending ? ending.seat : null);

/** Records that a condition of S-10.2 has occurred; it stays recorded, and the turn goes on (S-10.1). */
export function record(draft: Table, ending: Ending, ctx: Ctx): void {
  const { reason } = ending;
  const seat = seatOf(ending);
  if (draft.endings.some((one) => one.reason === reason && seatOf(one) === seat)) return;
  draft.endings.push({ ...ending });
  ctx.emit?.({ type: 'ending-recorded', rule: RULES[reason], reason, seat });
}

/** Records the ending of the player who revealed the Necronomicon with its winning action (S-10.8). */
export const recordWin = (draft: Table, seat: Seat, ctx: Ctx): void =>
  record(draft, { reason: 'necronomicon', seat }, ctx);

/** Records the ending of a player who has no citizen left (S-10.3). */
export function recordIfLost(draft: Table, seat: Seat, ctx: Ctx): void {
  if (draft.players[seat].citizens === 0) record(draft, { reason: 'citizens', seat }, ctx);
}

/** Kinds of the supply that are left: piles of specials do not count (S-2.3, S-10.4). */
function kindsLeft({ piles }: Sight, { catalogue }: Ctx): number {
  let kinds = 0;
  for (const { card, left } of piles) if (left > 0 && faceOf(catalogue, card).card.role === 'supply') kinds += 1;
  return kinds;
}

/** Records the supply ending once five kinds or fewer are left, however that came (S-10.4, S-12.6). */
export function recordIfBought(draft: Table, ctx: Ctx): void {
  if (kindsLeft(draft, ctx) <= KINDS_AT_END) record(draft, { reason: 'supply' }, ctx);
}

/** A winner, or none, and by which rule (S-10.14). */
interface Verdict {
  readonly winner: Seat | null;
  readonly reason: Reason;
  readonly rule: RuleId;
}

/** Who wins by one kind of ending, if that is exactly one player, as it always is (S-10.3, S-10.6, S-10.8, S-10.15). */
function winnerBy(endings: readonly Ending[], reason: 'citizens' | 'leader-died' | 'necronomicon'): Seat | null {
  const named = endings.flatMap((ending) => (ending.reason === reason ? [ending.seat] : []));
  const [seat] = named;
  if (seat === undefined || named.length > 1) return null;
  return reason === 'necronomicon' ? seat : other(seat);
}

/** Whether a player has a card on the field that decides a game that ends by supply (S-10.7). */
const hasDecider = ({ sortie, guard }: Player<null>, { catalogue }: Ctx): boolean =>
  [...sortie, ...guard].some((unit) => {
    const { card } = faceOf(catalogue, unit.card);
    return card.kind === 'unit' && card.decidesSupply === true;
  });

/** The only player with the White Saint on the field, or null (S-10.7). */
function decider({ players }: Sight, ctx: Ctx): Seat | null {
  const [first, second] = SEATS.map((seat) => hasDecider(players[seat] as Player<null>, ctx));
  return first === second ? null : first ? 0 : 1;
}

/** Deck size: draw pile, hand and discard pile (S-10.4); by an option what is on the field too (S-18.6). */
function deckSize({ players, options }: Sight, seat: Seat): number {
  const { draw, hand, discard, revealed, sortie, guard, site } = players[seat];
  const deck = draw.length + hand.length + discard.length + revealed.length;
  if (options.deckSize === 'deck') return deck;
  const units = [...sortie, ...guard];
  return deck + units.reduce((sum, { absorbed }) => sum + 1 + absorbed.length, site === null ? 0 : 1);
}

/** The seat for which a number is larger, or null. */
const larger = (first: number, second: number): Seat | null => (first === second ? null : first > second ? 0 : 1);

/** Supply or turn limit: the White Saint, then deck size (S-10.4, S-10.7, S-10.11). */
function bySupply(table: Sight, ctx: Ctx): Verdict | null {
  const saint = decider(table, ctx);
  if (saint !== null) return { winner: saint, reason: 'white-saint', rule: 'S-10.7' };
  const winner = larger(deckSize(table, 0), deckSize(table, 1));
  return winner === null ? null : { winner, reason: 'deck-size', rule: 'S-10.4' };
}

/** More citizens, then fewer turns, then nobody (S-10.5). */
function byTies({ players: [first, second] }: Sight): Verdict {
  const richer = larger(first.citizens, second.citizens);
  if (richer !== null) return { winner: richer, reason: 'more-citizens', rule: 'S-10.5' };
  const quicker = larger(second.turnsTaken, first.turnsTaken);
  if (quicker !== null) return { winner: quicker, reason: 'fewer-turns', rule: 'S-10.5' };
  return { winner: null, reason: 'draw', rule: 'S-10.5' };
}

/** The first ending that names exactly one winner decides (S-10.10). */
function judge(table: Sight, ctx: Ctx): Verdict {
  for (const reason of ['citizens', 'leader-died', 'necronomicon'] as const) {
    const winner = winnerBy(table.endings, reason);
    if (winner !== null) return { winner, reason, rule: RULES[reason] };
  }
  const isCounted = table.endings.some(({ reason }) => reason === 'supply' || reason === 'turn-limit');
  return (isCounted ? bySupply(table, ctx) : null) ?? byTies(table);
}

/** The game is over, with a winner or none (S-10.12, S-10.14). */
export function end(draft: Table, { winner, reason, rule }: Verdict, ctx: Ctx): void {
  const winners = winner === null ? [] : [winner];
  draft.phase = { name: 'over', winners: [...winners], reason, rule };
  ctx.emit?.({ type: 'ended', rule, winners, reason });
}

/** Ends the game with the turn of the active player if an ending is recorded (S-9.5, S-10.1, S-10.11). */
export function endIfRecorded(draft: Table, ctx: Ctx): void {
  const { turn, turnLimit, options } = draft;
  if (draft.endings.length === 0 && turnLimit !== null && turn >= turnLimit)
    record(draft, { reason: 'turn-limit' }, ctx);
  if (draft.endings.length > 0) {
    end(draft, judge(draft, ctx), ctx);
    return;
  }
  if (options.whiteSaint !== 'always') return;
  const winner = decider(draft, ctx); // S-18.4
  if (winner !== null) end(draft, { winner, reason: 'white-saint', rule: 'S-10.7' }, ctx);
}
