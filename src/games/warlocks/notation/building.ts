import { createRandom } from '../../../kernel/random.js';
import type { Seat } from '../../../kernel/types.js';
import { optionFaults, optionsOf } from '../options.js';
import type { KnownWarlock, Orders, Phase, State, TurnKind } from '../state.js';
import { readSeats } from './beings.js';
import {
  enchantmentOf,
  everybodyOf,
  isKind,
  type Moment,
  ROUND_MARKS,
  readEntry,
  roundMarksOf,
} from './enchantments.js';
import { readMonsterList } from './monsters.js';
import { kept, readBanked, readSaid } from './orders.js';
import type { Parts, WarlockParts } from './parts.js';
import { fault, type Phrase, type Place, partsOf, within } from './phrases.js';
import { lengthOf, readRows } from './rows.js';

const MARKS = [...ROUND_MARKS, 'time-stop', 'clap'] as const;
const HEALTH = 15; // W-1.2

/** The name of a warlock that has none. */
export const defaultName = (seat: Seat): string => `Warlock ${seat + 1}`;

/** Reads entries between commas, enchantments or marks. */
function entries(text: string, marks: readonly string[], place: Place): readonly Phrase[] {
  return partsOf(text, /\s*,\s*/).flatMap((part, i) => readEntry(part, marks, within(place, i)) ?? []);
}

/** Whether the Clap of Lightning is used, and who saw it: `clap`, `clap seen AB`. */
function clapOf(marks: readonly Phrase[], moment: Moment): Pick<KnownWarlock, 'clapUsed' | 'clapSeenBy'> {
  const clap = marks.find(({ head }) => head === 'clap');
  const seen = clap?.said.get('seen') as readonly Seat[] | undefined; // its reader gives seats
  return { clapUsed: clap !== undefined, clapSeenBy: clap === undefined ? [] : [...(seen ?? everybodyOf(moment))] };
}

function warlockOf(parts: WarlockParts, seat: Seat, moment: Moment, place: Place): KnownWarlock {
  const { enchantments = '', marks = '', bank } = parts;
  const marked = entries(marks, MARKS, within(place, 'marks'));
  const last = parts.left ?? moment.turn - 1;
  for (const { head } of marked.filter((one) => isKind(one.head))) fault(within(place, 'marks', head), 'not-one-of');
  return {
    name: parts.name ?? defaultName(seat),
    health: parts.health ?? HEALTH,
    status: parts.status ?? 'in',
    leftTurn: parts.left ?? null,
    history: readRows(parts, Math.min(last, moment.turn - 1), everybodyOf(moment), place),
    enchantments: entries(enchantments, [], within(place, 'enchantments')).flatMap(
      (phrase) => enchantmentOf(phrase, moment, within(place, 'enchantments')) ?? [],
    ),
    timeStopMark: marked.some(({ head }) => head === 'time-stop'),
    bank: bank === undefined ? null : readBanked(bank, within(place, 'bank')),
    ...roundMarksOf(marked),
    ...clapOf(marked, moment),
  };
}

/** Who has to order: who is named, or everybody who is in the battle and, in a hasted turn, hasted. */
function activeOf(warlocks: readonly KnownWarlock[], kind: TurnKind, named: string | undefined, place: Place): Seat[] {
  if (named !== undefined) return [...(readSeats(named) ?? fault(place, 'bad-entry') ?? [])];
  if (kind === 'time-stopped') fault(place, 'missing', { rule: 'W-12.3' });
  return warlocks.flatMap(({ status, enchantments }, seat) => {
    const isHasted = enchantments.some((one) => one.kind === 'haste');
    return status === 'in' && (kind !== 'hasted' || isHasted) ? [seat] : [];
  });
}

/** What has been handed in, by seat. */
function ordersOf(sides: readonly WarlockParts[], place: Place): readonly (Orders | null)[] {
  return sides.map(({ orders }, seat) => {
    const said = orders === undefined ? null : readSaid(orders, within(place, 'warlocks', seat, 'orders'));
    return said === null ? null : kept(said);
  });
}

/** The state that parts speak of; what keeps them from being one is put at the place. */
export function build(parts: Parts, place: Place): State {
  const { warlocks: sides = [{}, {}], kind = 'normal', seed = 'arranged' } = parts;
  const turn = parts.turn ?? 1 + Math.max(0, ...sides.map(lengthOf));
  const round = parts.round ?? (kind === 'normal' ? turn : Math.max(1, turn - 1));
  const moment: Moment = { seats: sides.length, turn, round };
  const options = optionsOf(parts.options ?? {});
  for (const problem of optionFaults(options)) {
    place.problems.push({ ...problem, path: ['options', ...problem.path] });
  }
  const warlocks = sides.map((side, seat) => warlockOf(side, seat, moment, within(place, 'warlocks', seat)));
  const active = activeOf(warlocks, kind, parts.active, within(place, 'active'));
  const orders = ordersOf(sides, place);
  const phase: Phase = { name: 'orders', active, waiting: active.filter((seat) => orders[seat] === null) };
  return {
    options,
    turn,
    kind,
    round,
    hastedTurnDone: parts.hastedTurnDone ?? kind === 'hasted',
    phase,
    warlocks,
    monsters: readMonsterList(parts.monsters ?? '', moment, within(place, 'monsters')),
    orders,
    draws: [],
    random: createRandom(seed).state(),
  };
}
