import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type State, warlocks } from '../../../src/games/warlocks/index.js';
import {
  beginPage,
  type Page,
  type PageTurn,
  playTurn,
  readPage,
  recordOf,
} from '../../../src/games/warlocks/transcript.js';
import { replay, verify } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { playedTrace, type Trace, toldTrace, wentOn } from './page-trace.js';

// Battles that were played on the original server. They are read in place, and are no part of the project.
const FOLDER = new URL('../../../../shared/rules/warlocks-transcripts/', import.meta.url);
const isHere = existsSync(FOLDER);
const battles = isHere
  ? readdirSync(FOLDER)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => name.replace('.txt', ''))
  : [];
const textOf = (battle: string): string => readFileSync(new URL(`${battle}.txt`, FOLDER), 'utf8');

function pageOf(battle: string): Page {
  const read = readPage(textOf(battle));
  if (!read.ok) throw new RangeError(`${battle}: ${JSON.stringify(read.problems)}`);
  return read.page;
}

/** The turn from which something is hidden on: a pair, or what a pair was used for. */
function hiddenFrom({ turns }: Page): number {
  const first = turns.find(({ acts, hidden }) => hidden.length > 0 || acts.some((act) => act?.isTold === false));
  return first?.turn ?? Number.POSITIVE_INFINITY;
}

/** What the notes beside the records say of them. */
const known = {
  /** A turn that is printed as a normal one, in which only the first warlock acts. */
  extraTurn: { battle: '17220', turn: 43, active: [0] },
  /** A Magic Missile that is not printed, from turn 3 on; the final health has it. */
  lostMissile: { battle: '101', turn: 3, caster: 0, victim: 1 },
};

const asExtra = (state: State, active: readonly number[]): State => ({
  ...state,
  kind: 'hasted',
  hastedTurnDone: true,
  phase: { name: 'orders', active, waiting: active },
});

function expected(page: Page, turn: PageTurn, battle: string): Trace {
  const told = toldTrace(page, turn);
  const { lostMissile } = known;
  if (battle !== lostMissile.battle || turn.turn < lostMissile.turn) return told;
  const casts = told.casts.map((own, seat) =>
    turn.turn === lostMissile.turn && seat === lostMissile.caster ? ['magic-missile', ...own] : own,
  );
  if (turn === page.turns.at(-1)) return { ...told, casts };
  const health = told.health.map((one, seat) => (one === null || seat !== lostMissile.victim ? one : one - 1));
  return { ...told, casts, health };
}

describe.skipIf(!isHere)('battles of the original server', () => {
  test('there are as many as are listed', () => {
    expect(battles).toHaveLength(16);
  });

  for (const battle of battles) {
    rule(['W-6.5', 'W-17.6'], `battle ${battle} goes as it went`, () => {
      const page = pageOf(battle);
      const end = hiddenFrom(page);
      let followed = beginPage(page);
      let compared = 0;
      for (const turn of page.turns) {
        const isExtra = battle === known.extraTurn.battle && turn.turn === known.extraTurn.turn;
        if (isExtra) followed = { ...followed, state: asExtra(followed.state, known.extraTurn.active) };
        const step = playTurn(turn, followed);
        if (turn.turn >= end) break;
        expect(step.departures.filter(({ code }) => !(isExtra && code === 'other-kind'))).toEqual([]);
        expect({ turn: turn.turn, ...playedTrace(page, turn, step) }).toEqual({
          turn: turn.turn,
          ...expected(page, turn, battle),
        });
        followed = wentOn(followed, step);
        compared += 1;
      }
      expect(compared).toBe(page.isComplete ? page.turns.length : end - 1);
    });

    test(`battle ${battle} is a record like any other`, () => {
      const page = pageOf(battle);
      const { record, departures } = recordOf(page);
      expect(verify(warlocks, record)).toBeNull();
      const result = replay(warlocks, JSON.parse(JSON.stringify(record)));
      if (!result.ok) throw new RangeError(result.problem.code);
      expect(warlocks.hash(result.state)).toBe(record.hash);
      const isFaulty = battle === known.extraTurn.battle;
      if (page.isComplete && !isFaulty) {
        expect(departures).toEqual([]);
        expect(warlocks.outcome(result.state)?.winners).toEqual(
          page.turns.at(-1)?.ended?.winner === null ? [] : [page.turns.at(-1)?.ended?.winner],
        );
      } else expect(departures.length).toBeGreaterThan(0);
    });

    test(`battle ${battle} is read as its data say`, () => {
      const page = pageOf(battle);
      const data = JSON.parse(readFileSync(new URL(`${battle}.json`, FOLDER), 'utf8'));
      expect(page.names).toEqual(data.players);
      expect(page.isComplete).toBe(data.complete);
      expect(page.unread).toEqual([]);
      expect(page.turns.map(({ turn }) => turn)).toEqual(data.turns.map(({ n }: { n: number }) => n));
      for (const [at, turn] of page.turns.entries()) {
        const { kind, hp = {}, directs } = data.turns[at];
        expect(turn.kind).toBe(kind === 'timeStopped' ? 'time-stopped' : kind);
        expect(turn.directions).toHaveLength(directs.length);
        for (const [seat, name] of page.names.entries()) {
          if (hp[name] !== undefined) expect([turn.turn, name, turn.health[seat]]).toEqual([turn.turn, name, hp[name]]);
        }
      }
    });
  }
});
