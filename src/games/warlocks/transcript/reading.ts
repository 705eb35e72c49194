import type { Seat } from '../../../kernel/types.js';
import { type Gesture, isGesture, type Pair } from '../gestures.js';
import { SEATS } from '../options.js';
import { type Ending, endingsIn, traceComings } from './closing.js';
import { withGuesses } from './guessing.js';
import { healthAfter } from './health.js';
import type { Page, PageAct, PageRead, PageTurn } from './page.js';
import { understand } from './phrases.js';
import { type Acting, fault, type Reader, turnAt } from './reader.js';
import { type Statement, statementsIn } from './statements.js';
import { takeDown } from './telling.js';

/** How many characters a page may have; the longest that is known has 41,000. */
const MOST_TEXT = 400_000;
const START_HEALTH = 15; // W-1.2
const HEADER = /^Turn (\d+) in (.+) Battle (\d{1,12})$/;
const TURN = /^Turn (\d{1,5})$/;
const SWITCHES = { ParaFC: 'paraFC', ParaFDF: 'paraFDF', Maladroit: 'maladroit' } as const;

type Heading = Pick<Page, 'battle' | 'type' | 'options'>;

function headingOf(statements: readonly Statement[], reader: Reader): Heading | null {
  const statement = statements.find(({ text }) => HEADER.test(text));
  const [, , kind = '', battle] = HEADER.exec(statement?.text ?? '') ?? [];
  if (statement === undefined) return fault(reader, 'no-header', 0);
  const words = [...kind.matchAll(/\(([^)]*)\)/g)].map(([, word = '']) => word);
  const options = { paraFC: false, paraFDF: false, maladroit: false };
  for (const word of words) {
    if (Object.hasOwn(SWITCHES, word))
      options[SWITCHES[word as keyof typeof SWITCHES]] = true; // a key of it
    else fault(reader, 'unknown-variant', statement.line);
  }
  if (options.paraFC && options.paraFDF) fault(reader, 'excluded', statement.line);
  return { battle: Number(battle), type: kind.replace(/\([^)]*\)/g, '').trim(), options };
}

/** Reads the statements of the turns, which come in order from 0; returns those of the end. */
function readTurns(statements: readonly Statement[], reader: Reader): readonly Statement[] {
  const { turns } = reader;
  const rest: Statement[] = [];
  for (const { line, text } of statements) {
    const [, number] = TURN.exec(text) ?? [];
    const turn = turns.at(-1);
    if (number !== undefined) {
      if (Number(number) === turns.length) turns.push(turnAt(Number(number), line));
      else return fault(reader, 'turn-out-of-order', line) ?? [];
    } else if (
      /^(Turn|LH|RH|Owned by):|Health:|\(\d+\)\s+Dead\.|^[A-Z][a-z]+\((\d+|permanent)\)/.test(text) &&
      !text.includes('says "')
    ) {
      rest.push({ line, text });
    } else if (turn !== undefined) {
      const said = understand(text);
      if (said === null) reader.unread.push(line);
      else takeDown(said, { reader, turn, line });
    }
  }
  return rest;
}

/** What stands for a turn in a history: a pair, `hidden`, or `null`: he did not act, or the page is cut off. */
function pairAt(ending: Ending | null, turn: number): Pair<Gesture> | 'hidden' | null {
  const rows = ending?.rows ?? null;
  const [left, right] = [rows?.LH[turn], rows?.RH[turn]];
  if (left === '?' || right === '?') return 'hidden';
  return isGesture(left) && isGesture(right) ? [left, right] : null;
}

const unseen = (pair: Pair<Gesture> | null): PageAct => ({
  ...{ pair, isTold: false, casts: [], stab: null, isBanking: false, isSuicide: false },
});

/** What a warlock did; `null`: nothing. */
function actOf(acting: Acting | null, reader: Reader, told: ReturnType<typeof pairAt>): PageAct | null {
  const known = told === 'hidden' ? null : told;
  if (acting === null) return told === null ? null : unseen(known);
  const { casts, stab, isBanking, isSuicide, line } = acting;
  const [left, right] = acting.pair;
  const deeds = { casts: [...casts], stab, isBanking, isSuicide };
  if (left !== null && right !== null) return { pair: [left, right], isTold: true, ...deeds };
  if (left !== null || right !== null) return fault(reader, 'missing-gesture', line);
  return { pair: known, isTold: false, ...deeds }; // deeds of somebody who is not seen
}

/** The turns of a page, with what only the histories at its end tell. */
function finish(reader: Reader, endings: readonly (Ending | null)[]): readonly PageTurn[] {
  const seats = reader.names.map((_, seat): Seat => seat);
  const gone = new Set<Seat>();
  let health: readonly (number | null)[] = seats.map(() => START_HEALTH);
  return reader.turns.slice(1).map((turn) => {
    const { acts: seen, comings: _comings, wounds: _wounds, amok: _amok, ...rest } = turn;
    const inBattle = seats.filter((seat) => !gone.has(seat));
    const acts = seats.map((seat) => {
      const ending = endings[seat] ?? null;
      const act = actOf(seen.get(seat) ?? null, reader, gone.has(seat) ? null : pairAt(ending, turn.turn));
      const isCutOff = ending?.rows == null && turn.kind === 'normal' && !gone.has(seat);
      return act === null && isCutOff ? unseen(null) : act;
    });
    const hidden = inBattle.filter((seat) => acts[seat]?.pair === null);
    const absent = turn.kind === 'normal' ? inBattle.filter((seat) => acts[seat] === null) : [];
    health = healthAfter(health, turn);
    for (const one of [...turn.dead, ...turn.surrendered]) if (typeof one === 'number') gone.add(one);
    return { ...rest, acts, hidden, absent, health };
  });
}

/** The end of the page knows health best. */
function withFinalHealth(turns: readonly PageTurn[], endings: readonly (Ending | null)[]): readonly PageTurn[] {
  const last = turns.at(-1);
  if (last === undefined) return turns;
  const health = last.health.map((known, seat) => endings[seat]?.status.health ?? known);
  return [...turns.slice(0, -1), { ...last, health }];
}

function countFaults(reader: Reader): void {
  const { names, turns } = reader;
  const line = turns[0]?.line ?? 0;
  if (turns.length < 2) fault(reader, 'no-turns', line);
  else if (names.length < SEATS.min) fault(reader, 'too-few-warlocks', line);
  else if (names.length > SEATS.max) fault(reader, 'too-many-warlocks', line);
}

/** Reads a battle page; never throws, whatever the text. */
export function read(text: string): PageRead {
  const reader: Reader = { names: [], monsters: [], turns: [], problems: [], unread: [] };
  const failed = (): PageRead => ({ ok: false, problems: reader.problems });
  if (text.length > MOST_TEXT) {
    fault(reader, 'too-long', 0);
    return failed();
  }
  const statements = statementsIn(text);
  const heading = headingOf(statements, reader);
  if (heading === null) return failed();
  const rest = readTurns(
    statements.filter(({ text: one }) => !HEADER.test(one)),
    reader,
  );
  if (reader.problems.length === 0) countFaults(reader);
  if (reader.problems.length > 0) return failed();
  const endings = endingsIn(rest, reader.names);
  for (const turn of reader.turns) traceComings(turn);
  const turns = withGuesses(withFinalHealth(finish(reader, endings), endings), heading);
  if (reader.problems.length > 0) return failed();
  const page: Page = {
    ...heading,
    names: reader.names,
    monsters: reader.monsters,
    turns,
    final: endings.map((ending) => ending?.status ?? null),
    isComplete: turns.every(({ hidden }) => hidden.length === 0),
    unread: reader.unread,
  };
  return { ok: true, page };
}
