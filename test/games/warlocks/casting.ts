import { defaults, type OptionsGiven, patternsOf, type SpellId } from '../../../src/games/warlocks/index.js';
import type { Parts } from '../../../src/games/warlocks/notation.js';
import { arranged, type Battle, letter } from './battle.js';

/** A spell and whom it is aimed at; no target: the default. */
export type Aim = readonly [spell: SpellId, target?: string];
/** What a warlock casts with each hand, and what else his orders say. */
export interface Caster {
  readonly LH?: Aim;
  readonly RH?: Aim;
  /** More clauses of his orders. */
  readonly say?: string;
}
/** What is cast in one turn, by warlock. */
export type Castings = Partial<Record<'A' | 'B' | 'C', Caster>>;

/** What both hands make, turn by turn. */
export type Rows = readonly [left: string[], right: string[]];
const HANDS = ['LH', 'RH'] as const;

/** Gestures of which the last ones finish what a warlock casts: small letters are made by both hands (W-3.1). */
export function rowsOf(caster: Caster, length: number, options: OptionsGiven): Rows {
  const rows: Rows = [Array(length).fill('-'), Array(length).fill('-')];
  for (const [i, hand] of HANDS.entries()) {
    const [spell] = caster[hand] ?? [];
    const [pattern = ''] = spell === undefined ? [] : patternsOf(spell, { ...defaults, ...options });
    for (const [place, mark] of [...pattern].entries()) {
      const at = length - pattern.length + place;
      (rows[i] as string[])[at] = mark.toUpperCase();
      if (mark !== mark.toUpperCase()) (rows[1 - i] as string[])[at] = mark.toUpperCase();
    }
  }
  return rows;
}

/** The last pair and what the orders name. */
function ordersOf(caster: Caster, [left, right]: Rows): string {
  const clauses = HANDS.flatMap((hand) => {
    const [spell, target] = caster[hand] ?? [];
    return spell === undefined ? [] : [`${hand} ${spell}${target === undefined ? '' : ` at ${target}`}`];
  });
  return [`${left.at(-1)}/${right.at(-1)}`, ...clauses, ...(caster.say === undefined ? [] : [caster.say])].join('; ');
}

/** Plays one turn in which these spells are finished, in a battle of which the rest is as the parts say. */
export function cast(castings: Castings, parts: Parts = {}): Battle {
  const { warlocks = [{}, {}], options = {} } = parts;
  const spells = Object.values(castings).flatMap(({ LH, RH }) => [LH?.[0], RH?.[0]]);
  const lengths = spells.map((spell) =>
    spell === undefined ? 1 : (patternsOf(spell, { ...defaults, ...options })[0] ?? '').length,
  );
  const length = Math.max(2, ...lengths);
  const rows = warlocks.map((_, seat) => rowsOf(castings[letter(seat) as 'A'] ?? {}, length, options));
  const sides = warlocks.map((side, seat) => {
    const [LH = [], RH = []] = rows[seat] ?? [];
    const rest = side.status === undefined ? { LH: LH.slice(0, -1).join(''), RH: RH.slice(0, -1).join('') } : {};
    return { ...rest, ...side };
  });
  const x = arranged({ turn: length, ...parts, warlocks: sides });
  return x.turn((seat) => ordersOf(castings[letter(seat) as 'A'] ?? {}, rows[seat] as Rows)); // a row for each seat
}
