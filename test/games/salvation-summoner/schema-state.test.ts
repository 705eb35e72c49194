import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { type State, salvationSummoner } from '../../../src/games/salvation-summoner/index.js';
import { parseState, parseView } from '../../../src/games/salvation-summoner/schema.js';
import { rule } from '../../rule.js';
import { type Open, statesOf, stateWhere, told } from './schema-kit.js';

group('states', () => {
  rule('S-15.6', 'that games come to are read, whatever is asked for, and so are all their views', () => {
    const [phases, reasons] = [new Set<string>(), new Set<string>()];
    for (let n = 0; n < 24; n++) {
      let step = 0;
      for (const state of statesOf(`read ${n}`, n)) {
        const { name } = state.phase;
        step += 1;
        if (name !== 'over' && name !== 'choose' && step % 8 !== 0) continue;
        phases.add(name);
        if (state.phase.name === 'over') reasons.add(state.phase.reason);
        expect([n, step, ...told(parseState(state))]).toEqual([n, step]);
        const seen = ([0, 1, 'spectator'] as const).map((viewer) => salvationSummoner.view(state, viewer));
        for (const view of seen) expect(told(parseView(view))).toEqual([]);
      }
    }
    expect(phases).toEqual(new Set(['hand', 'field', 'choose', 'defend', 'recover', 'over']));
    expect(reasons.size).toBeGreaterThan(3);
  });
  test('are read as they were written, and share nothing with what was given', () => {
    const state = stateWhere(({ phase }) => phase.name === 'recover');
    const read = parseState(JSON.parse(JSON.stringify(state)));
    expect(read).toEqual({ ok: true, value: state });
    const own = parseState(state);
    if (own.ok) expect(own.value.players[0]).not.toBe(state.players[0]);
    const view = salvationSummoner.view(state, 1);
    expect(parseView(JSON.parse(JSON.stringify(view)))).toEqual({ ok: true, value: view });
    expect(parseState(view).ok).toBe(false);
  });
});

/** What is told of a state after a change. */
function broken(state: Open<State>, change: (state: Open<State>) => void): readonly string[] {
  const copy = structuredClone(state);
  change(copy);
  return told(parseState(copy));
}
const fresh = stateWhere(({ phase, options }) => phase.name === 'hand' && options.graveyard === 'common');
const field = stateWhere(
  ({ phase, players: [own, enemy], active }) =>
    phase.name === 'field' && active === 0 && own.sortie.length > 0 && own.guard.length > 0 && enemy.guard.length > 0,
);

group('KF-D06: states that make no sense', () => {
  rule('S-15.6', 'a card or a token that is lost or doubled', () => {
    expect(broken(fresh, ({ players }) => players[0].draw.push('knight'))).toEqual(['card-count at players.0.draw.0']);
    const kind = fresh.piles[0]?.card ?? '';
    expect(broken(fresh, ({ players }) => players[1].discard.push(kind))[0]).toMatch(/^card-count at /);
    expect(broken(fresh, ({ piles }) => Object.assign(piles[3] ?? {}, { left: 99 }))).toEqual([
      'card-count at piles.3.card',
    ]);
    expect(broken(fresh, (state) => Object.assign(state.players[0], { citizens: 99 }))).toEqual([
      'citizen-count at players',
    ]);
  });
  rule('S-15.6', 'one thing in two places', () => {
    const twice = broken(field, ({ players: [own] }) => own.guard.push(structuredClone(own.sortie[0]) as never));
    expect(twice.filter((said) => said.startsWith('duplicate-handle'))).toHaveLength(1);
    expect(twice.some((said) => said.startsWith('card-count'))).toBe(true);
    const late = field.handles;
    expect(broken(field, ({ players: [own] }) => Object.assign(own.sortie[0] ?? {}, { handle: late }))).toEqual([
      'too-big at players.0.sortie.0.handle',
    ]);
  });
  rule(['S-1.9', 'S-5.6', 'S-2.2'], 'cards where they cannot be, and cards that nobody knows', () => {
    const put = (card: string) => broken(field, ({ players: [own] }) => Object.assign(own.sortie[0] ?? {}, { card }));
    expect(put('mana-shield')).toContain('card-not-here at players.0.sortie.0.card');
    expect(put('trol')).toContain('unknown-card at players.0.sortie.0.card');
    expect(broken(fresh, ({ players }) => Object.assign(players[0], { site: 'sacrificial-altar' }))).toContain(
      'card-not-here at players.0.site',
    );
    expect(broken(fresh, ({ piles }) => Object.assign(piles[0] ?? {}, { card: 'knight' }))).toContain(
      'card-not-here at piles.0.card',
    );
    expect(broken(fresh, ({ piles }) => Object.assign(piles[0] ?? {}, { card: piles[1]?.card }))).toContain(
      'not-single at piles.1.card',
    );
    expect(broken(fresh, ({ piles }) => piles.splice(3, 10))).toContain('too-small at piles');
  });
  rule(['S-6.16', 'S-6.20'], 'damage that would have destroyed', () => {
    const hurt = (damage: number) =>
      broken(field, ({ players: [, foe] }) => Object.assign(foe.guard[0] ?? {}, { damage }));
    expect(hurt(99)).toEqual(['too-big at players.1.guard.0.damage']);
    expect(broken(field, ({ players: [, foe] }) => Object.assign(foe.gate, { standing: true, damage: 6 }))).toEqual([
      'too-big at players.1.gate.damage',
    ]);
    expect(broken(field, ({ players: [, foe] }) => Object.assign(foe.gate, { standing: false, damage: 1 }))).toEqual([
      'too-big at players.1.gate.damage',
    ]);
  });
  rule(['S-9.1', 'S-9.3', 'S-4.15'], 'marks of another moment', () => {
    const mark = (own: 0 | 1, more: object) =>
      broken(field, ({ players }) => Object.assign(players[own].guard[0] ?? {}, more));
    expect(mark(1, { attacks: 1 })).toEqual(['not-now at players.1.guard.0.attacks']);
    expect(mark(1, { moved: true, bonus: 2 })).toEqual([
      ...['not-now at players.1.guard.0.moved', 'not-now at players.1.guard.0.bonus'],
    ]);
    expect(mark(0, { attacks: 9 })).toEqual(['too-big at players.0.guard.0.attacks']);
    expect(mark(0, { saved: 1 })).toEqual(['not-now at players.0.guard.0.saved']);
    expect(broken(field, (state) => Object.assign(state, { mana: 1, summons: 1 }))).toEqual([
      'not-now at mana',
      'not-now at summons',
    ]);
    expect(broken(fresh, ({ players, active }) => Object.assign(players[active].gate, { damage: 1 }))).toEqual([
      `not-now at players.${fresh.active}.gate.damage`,
    ]);
  });
  rule(['S-3.1', 'S-10.11', 'S-18.7'], 'counters that do not go together', () => {
    expect(broken(fresh, (state) => Object.assign(state, { turn: state.turn + 1 })).length).toBeGreaterThan(0);
    expect(broken(fresh, (state) => Object.assign(state, { turn: 99, turnLimit: 98 }))[0]).toBe('too-big at turn');
    expect(broken(fresh, ({ players }) => Object.assign(players[0], { turnsTaken: 5 }))).toEqual([
      'wrong-turns at players.0.turnsTaken',
    ]);
    expect(broken(fresh, ({ graveyards }) => graveyards.push({ cards: [], citizens: 0 }))).toEqual([
      'graveyard-count at graveyards',
    ]);
  });
  rule(['S-10.1', 'S-10.3', 'S-10.4', 'S-10.15'], 'endings that are missing, doubled or of the wrong player', () => {
    const { active } = fresh;
    const own = { reason: 'citizens', seat: active } as const;
    expect(broken(fresh, ({ endings }) => endings.push(own))).toEqual(['wrong-seat at endings.0.seat']);
    expect(broken(fresh, ({ endings }) => endings.push({ reason: 'supply' }, { reason: 'supply' }))).toEqual([
      'repeated-ending at endings.1',
    ]);
    expect(broken(fresh, ({ endings }) => endings.push({ reason: 'turn-limit' }))).toEqual(['not-now at endings.0']);
    const moved = broken(fresh, ({ players, graveyards }) => {
      const [foe, graveyard] = [players[active === 0 ? 1 : 0], graveyards[0]];
      if (graveyard !== undefined) graveyard.citizens += foe.citizens;
      foe.citizens = 0;
    });
    expect(moved).toEqual(['missing-ending at endings']);
  });
});

group('KF-D06: decisions that nobody asks for', () => {
  rule(['S-12.9', 'S-12.11', 'S-16.5'], 'a choice', () => {
    const state = stateWhere(({ phase }) => phase.name === 'choose' && (phase.options?.length ?? 0) > 1);
    const change = (more: object) => broken(state, ({ phase }) => Object.assign(phase, more));
    expect(change({})).toEqual([]);
    expect(change({ options: [] })).toEqual(['wrong-options at phase.options']);
    expect(change({ options: null })).toEqual(['wrong-options at phase.options']);
    expect(change({ max: 99 })).toEqual(['too-big at phase.max']);
    expect(change({ effect: 7 })).toEqual(['no-question at phase.effect']);
    expect(change({ card: 'troll' })).toEqual(['no-question at phase.effect']);
    expect(change({ card: 'trol' })).toEqual(['unknown-card at phase.card']);
    const seat = state.phase.name === 'choose' ? 1 - state.phase.seat : 0;
    expect(change({ seat })).toEqual(['wrong-seat at phase.seat']);
  });
  rule(['S-6.6', 'S-6.8', 'S-6.13'], 'a defence', () => {
    const state = stateWhere(({ phase }) => phase.name === 'defend' && phase.victim === 'gate');
    const change = (more: object) => broken(state, ({ phase }) => Object.assign(phase, more));
    expect(change({})).toEqual([]);
    expect(change({ victim: 'citizens' })).toEqual(['wrong-victim at phase.victim']);
    expect(change({ victim: 9999 })).toEqual(['wrong-victim at phase.victim']);
    expect(change({ victim: null })).toEqual(['wrong-victim at phase.victim']);
    expect(change({ victim: null, candidates: [9999] })).toEqual(['wrong-options at phase.candidates.0']);
    expect(change({ victim: null, candidates: [] })).toEqual(['wrong-options at phase.candidates']);
    expect(change({ attacker: 9999 })).toEqual(['no-such-unit at phase.attacker']);
    expect(change({ seat: state.active })).toEqual(['wrong-seat at phase.seat']);
  });
  rule('S-7.5', 'a recovery', () => {
    const state = stateWhere(({ phase }) => phase.name === 'recover' && phase.victim === 'gate');
    expect(broken(state, ({ phase }) => Object.assign(phase, { victim: 9999 }))).toEqual([
      'wrong-victim at phase.victim',
    ]);
    expect(
      broken(state, ({ players, active }) => Object.assign(players[active === 0 ? 1 : 0].gate, { damage: 0 })),
    ).toEqual(['wrong-victim at phase.victim']);
  });
  rule(['S-10.10', 'S-10.13'], 'an outcome', () => {
    const state = stateWhere(({ phase }) => phase.name === 'over' && phase.reason === 'deck-size');
    const winners = state.phase.name === 'over' ? state.phase.winners.map((seat) => 1 - seat) : [];
    const change = (more: object) => broken(state, ({ phase }) => Object.assign(phase, more));
    expect(change({ winners })).toEqual(['wrong-winners at phase.winners']);
    expect(change({ reason: 'necronomicon' })).toEqual(['wrong-ending at phase.reason']);
    expect(change({ rule: 'S-10.6' })).toEqual(['wrong-ending at phase.rule']);
    const given = stateWhere(({ phase }) => phase.name === 'over' && phase.reason === 'concede');
    expect(broken(given, ({ phase }) => Object.assign(phase, { winners: [] }))).toEqual([
      'wrong-winners at phase.winners',
    ]);
    expect(broken(given, ({ phase }) => Object.assign(phase, { rule: 'S-10.3' }))).toEqual([
      'wrong-ending at phase.rule',
    ]);
    expect(
      broken(fresh, (one) =>
        Object.assign(one, { phase: { name: 'over', winners: [0], reason: 'citizens', rule: 'S-10.3' } }),
      ),
    ).toContain('missing-ending at endings');
  });
});

test('KF-J10: any part of a state may be anything, and the answer is a list of problems', () => {
  const places: (readonly (string | number)[])[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    places.push(path);
    if (typeof value !== 'object' || value === null || path.length > 4) return;
    for (const [key, inner] of Object.entries(value)) walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(field, []);
  fc.assert(
    fc.property(fc.constantFrom(...places.slice(1)), fc.anything(), (path, value) => {
      const copy = structuredClone(field);
      let at: Record<string | number, unknown> = copy as never;
      for (const key of path.slice(0, -1)) at = at[key] as never;
      at[path.at(-1) ?? ''] = value;
      const read = parseState(copy);
      if (read.ok) expect(JSON.parse(JSON.stringify(read.value))).toEqual(read.value);
      else expect(JSON.parse(JSON.stringify(read.problems))).toEqual(read.problems);
    }),
    { numRuns: 300 },
  );
});
