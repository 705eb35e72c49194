import { defaults } from '../options.js';
import type { Banked, KnownWarlock, State, View, Warlock } from '../state.js';
import { letterOf, showSeats } from './beings.js';
import { defaultName } from './building.js';
import { type Moment, showEnchantment, showRoundMarks } from './enchantments.js';
import { showMonster } from './monsters.js';
import { showBanked, showSaid } from './orders.js';
import { showRows, showSeen } from './rows.js';

type Position = State | View;

/** The last turn that was made. */
const lastTurn = ({ turn, phase }: Position): number => (phase.name === 'over' ? turn : turn - 1);

/** The options that depart from the defaults, as `key value`. */
const departures = ({ options }: Position): readonly string[] =>
  Object.entries(options)
    .filter(([key, value]) => value !== defaults[key as keyof typeof defaults])
    .map(([key, value]) => `${key} ${value}`);

const isKnown = (warlock: Warlock): warlock is KnownWarlock => 'clapSeenBy' in warlock;

function showClap(warlock: Warlock, { seats }: Moment): readonly string[] {
  if (!warlock.clapUsed) return [];
  const isHidden = isKnown(warlock) && warlock.clapSeenBy.length !== seats;
  return [isHidden ? `clap seen ${showSeats(warlock.clapSeenBy)}` : 'clap'];
}

/** A line of a position; none where there is nothing to say. */
const line = (key: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`${key}: ${items.join(', ')}`];

function showWarlock(position: Position, seat: number, moment: Moment): readonly string[] {
  const warlock = position.warlocks[seat] as Warlock; // a seat of the position
  const { name, health, status, leftTurn, history, enchantments } = warlock;
  const bank: Banked<null> | null = warlock.bank;
  const orders = position.orders[seat] ?? null;
  const last = Math.min(leftTurn ?? Number.POSITIVE_INFINITY, lastTurn(position));
  const seen = isKnown(warlock) ? showSeen(warlock.history, last, moment.seats) : null;
  const marks = [
    ...showRoundMarks(warlock),
    ...(warlock.timeStopMark ? ['time-stop'] : []),
    ...showClap(warlock, moment),
  ];
  return [
    `${letterOf(seat)}: ${health}`,
    ...line('name', name === defaultName(seat) ? [] : [name]),
    ...line('status', status === 'in' ? [] : [status]),
    ...line('left', leftTurn === null ? [] : [String(leftTurn)]),
    ...showRows(history, last),
    ...line('seen', seen === null ? [] : [seen]),
    ...line(
      'enchantments',
      enchantments.map((one) => showEnchantment(one, moment)),
    ),
    ...line('marks', marks),
    ...line('bank', bank === null ? [] : [showBanked(bank)]),
    ...line('orders', orders === null ? [] : [showSaid(orders)]),
  ];
}

/** All lines of a position. */
export function showLines(position: Position): readonly string[] {
  const { turn, round, kind, phase, warlocks, monsters, hastedTurnDone } = position;
  const moment: Moment = { seats: warlocks.length, turn: lastTurn(position) + 1, round };
  const isExtra = kind !== 'normal';
  return [
    `turn ${turn}`,
    ...(round === (isExtra ? Math.max(1, turn - 1) : turn) ? [] : [`round ${round}`]),
    ...(isExtra ? [`kind ${kind}`] : []),
    ...(hastedTurnDone === (kind === 'hasted') ? [] : [`hastedTurnDone ${hastedTurnDone}`]),
    ...(phase.name === 'over' ? [`phase: over, ${phase.reason}`] : []),
    ...(phase.name === 'orders' && isExtra ? [`active ${showSeats(phase.active)}`] : []),
    ...line('options', departures(position)),
    ...warlocks.flatMap((_, seat) => showWarlock(position, seat, moment)),
    ...(monsters.length === 0 ? [] : [`monsters: ${monsters.map((one) => showMonster(one, moment)).join('; ')}`]),
  ];
}
