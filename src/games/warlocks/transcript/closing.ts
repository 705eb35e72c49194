import type { Seat } from '../../../kernel/types.js';
import type { Hand } from '../gestures.js';
import { SPELLS, type SpellId, spellOf } from '../spells.js';
import type { Status } from '../state.js';
import { spellNamed } from './naming.js';
import type { PageStatus } from './page.js';
import type { Acting, Coming, Turning } from './reader.js';
import type { Statement } from './statements.js';

/** A summoning that was announced. */
interface Summoning {
  readonly seat: Seat;
  /** Its place among the castings of the warlock. */
  readonly cast: number;
  readonly spell: SpellId;
  readonly target: Acting['casts'][number]['target'];
}

const summoningsIn = ({ acts }: Turning): Summoning[] =>
  [...acts]
    .sort(([a], [b]) => a - b)
    .flatMap(([seat, { casts }]) => casts.map(({ spell, target }, cast) => ({ seat, cast, spell, target })))
    .filter(({ spell }) => spellOf(spell).kind === 'summoning')
    .sort((a, b) => SPELLS[a.spell].rank - SPELLS[b.spell].rank);

const bringsForth = ({ spell }: Summoning, { kind }: Coming): boolean => kind === null || spell === `summon-${kind}`;
const serves = ({ target }: Summoning, { master }: Coming): boolean =>
  master === null || typeof target !== 'number' || target === master;

/** Finds the summoning of each monster of a turn: the first of its kind that is aimed right and has none yet. */
export function traceComings(turn: Turning): void {
  const open = summoningsIn(turn);
  for (const coming of turn.comings) {
    const fitting = open.filter((one) => bringsForth(one, coming));
    const found = fitting.find((one) => serves(one, coming)) ?? fitting[0];
    if (found === undefined) continue;
    open.splice(open.indexOf(found), 1);
    if (coming.monster !== null) coming.monster.from = { seat: found.seat, cast: found.cast };
  }
}

/** The letters of a hand by turn, as the end of a page shows them. */
export type Rows = Readonly<Record<Hand, string>>;
/** What the end of a page tells of one warlock. */
export interface Ending {
  readonly status: PageStatus;
  /** `null` where the page is cut off. */
  readonly rows: Rows | null;
}

const STATUS = /^(?:Registered!\s+)?(.{1,60}?)\(\d+\)\s+(Dead\.|Surrendered\.|Health:)(.*)$/;
const statusOf = (word: string): Status => (word === 'Dead.' ? 'dead' : word === 'Surrendered.' ? 'surrendered' : 'in');

function endingOf(word: string, rest: string): PageStatus {
  const [, health] = /^\s*(?:\(Health: )?(-?\d{1,4})/.exec(rest) ?? [];
  const [, bank = ''] = /\(Banked: ?([^)]{1,30})\)/.exec(rest) ?? [];
  return { status: statusOf(word), health: health === undefined ? null : Number(health), bank: spellNamed(bank) };
}

/** What the end of a page tells, by seat; `null`: nothing. */
export function endingsIn(statements: readonly Statement[], names: readonly string[]): readonly (Ending | null)[] {
  const found: (Ending | null)[] = names.map(() => null);
  let seat = -1;
  let left = '';
  for (const { text } of statements) {
    const [, name = '', word = '', rest = ''] = STATUS.exec(text) ?? [];
    if (name !== '') {
      seat = names.indexOf(name);
      if (seat >= 0) found[seat] = { status: endingOf(word, rest), rows: null };
    } else if (text.startsWith('LH:')) left = text.slice(3);
    else if (text.startsWith('RH:')) {
      const known = found[seat] ?? null;
      if (known !== null) found[seat] = { ...known, rows: { LH: left, RH: text.slice(3) } };
    }
  }
  return found;
}
