import { describe, expect } from 'vitest';
import { type State, type View, warlocks } from '../../../src/games/warlocks/index.js';
import { type Parsed, parseState, parseView } from '../../../src/games/warlocks/schema.js';
import { rule } from '../../rule.js';
import { arranged, battle } from './battle.js';

const told = (read: Parsed<unknown>): readonly string[] =>
  read.ok ? [] : read.problems.map(({ code, path }) => `${code} at ${path.join('.')}`);

/** A sound state of turn 3. */
const sound = (): State =>
  arranged({
    turn: 3,
    warlocks: [
      { LH: 'SF', enchantments: 'haste 2, paralysis by B hand LH turn 2', bank: 'shield at A' },
      { LH: 'WP', enchantments: 'poison 4' },
      { status: 'dead', health: -1, left: 1 },
    ],
    monsters: 'goblin of A at B; fire-elemental; ogre of C [dead]',
  }).state;
/** Other values, by their places between dots. */
type Changes = Readonly<Record<string, unknown>>;
function changed<Value>(whole: Value, changes: Changes): Value {
  const copy = structuredClone(whole);
  for (const [place, value] of Object.entries(changes)) {
    const steps = place.split('.');
    const last = steps.pop() ?? '';
    let at = copy as Record<string, unknown>;
    for (const step of steps) at = at[step] as Record<string, unknown>;
    at[last] = value;
  }
  return copy;
}
/** What is told of the state with something changed. */
const broken = (changes: Changes): readonly string[] => told(parseState(changed(sound(), changes)));

describe('the sense of states', () => {
  rule(['W-17.1', 'W-17.11'], 'a sound one is read', () => {
    expect(told(parseState(structuredClone(sound())))).toEqual([]);
  });

  rule(['W-17.2', 'W-15.1', 'W-15.5'], 'KF-D06: health, status and histories', () => {
    const at = 'warlocks.0';
    const one = (place: string, value: unknown): readonly string[] => broken({ [`${at}.${place}`]: value });
    expect(one('health', 17)).toEqual([`too-big at ${at}.health`]);
    expect(one('health', 0)).toEqual([`too-small at ${at}.health`]);
    expect(one('status', 'dead')).toEqual([
      ...[`wrong-status at ${at}.leftTurn`, 'wrong-active at phase.active', 'should-be-over at phase'],
    ]);
    expect(one('leftTurn', 2)).toEqual([`wrong-status at ${at}.leftTurn`]);
    expect(broken({ 'warlocks.2.leftTurn': 4 })).toEqual(['too-big at warlocks.2.leftTurn']);
    expect(one('name', 'Warlock 2')).toEqual(['twice at warlocks.1.name']);
    expect(one('history', sound().warlocks[0]?.history.slice(1))).toEqual([`no-first-turn at ${at}.history`]);
    expect(one('history.1.turn', 3)).toEqual([`too-big at ${at}.history.1.turn`]);
    expect(one('history.1.turn', 1)).toEqual([`too-small at ${at}.history.1.turn`]);
    expect(one('history.0.recorded', ['S', 'S'])).toEqual([`wrong-record at ${at}.history.0.recorded`]);
    expect(one('history.0.recorded', ['-', '-'])).toEqual([]);
    expect(one('history.0.seenBy', [1, 1, 4])).toEqual([
      ...[`out-of-order at ${at}.history.0.seenBy.1`, `unknown-seat at ${at}.history.0.seenBy.2`],
      `unseen-by-self at ${at}.history.0.seenBy`,
    ]);
    expect(one('clapSeenBy', [1])).toEqual([`no-clap at ${at}.clapSeenBy`]);
    expect(one('bank', { spell: 'maladroitness', target: 'm9' })).toEqual([
      ...[`not-in-variant at ${at}.bank.spell`, `unknown-target at ${at}.bank.target`],
    ]);
  });

  rule(['W-8.1', 'W-12.4', 'W-17.7'], 'KF-D06: enchantments', () => {
    const at = 'warlocks.0.enchantments';
    const one = (index: number, more: object): readonly string[] =>
      broken({ [`${at}.${index}`]: { ...sound().warlocks[0]?.enchantments[index], ...more } });
    expect(one(0, { left: 4 })).toEqual([`too-big at ${at}.0.left`]);
    expect(one(0, { castRound: 4 })).toEqual([`too-big at ${at}.0.castRound`]);
    expect(one(0, { by: 1 })).toEqual([`steered-by-nobody at ${at}.0.by`]);
    expect(one(0, { kind: 'paralysis', left: 1 })).toEqual([`twice at ${at}.1`]);
    expect(one(0, { kind: 'fear', left: 1 })).toEqual([`two-mental at ${at}.1`]);
    expect(one(0, { kind: 'disease', left: null })).toEqual([`not-permanent at ${at}.0.left`]);
    expect(one(0, { kind: 'resist-cold' })).toEqual([`always-permanent at ${at}.0.left`]);
    expect(one(1, { hand: null })).toEqual([`no-hand-forced at ${at}.1.handTurn`]);
    expect(one(1, { by: 3 })).toEqual([`unknown-seat at ${at}.1.by`]);
    expect(one(1, { kind: 'amnesia', by: null })).toEqual([`no-hand-forced at ${at}.1.hand`]);
    expect(one(1, { kind: 'maladroitness', by: null, hand: null, handTurn: null })).toEqual([
      `not-in-variant at ${at}.1.kind`,
    ]);
  });

  rule(['W-17.3', 'W-10.3', 'W-11.5'], 'KF-D06: monsters', () => {
    const one = (index: number, more: object): readonly string[] =>
      broken({ [`monsters.${index}`]: { ...sound().monsters[index], ...more } });
    expect(one(0, { health: 3 })).toEqual(['too-big at monsters.0.health']);
    expect(one(0, { health: 0 })).toEqual(['too-small at monsters.0.health']);
    expect(one(0, { id: 'm2' })).toEqual(['wrong-id at monsters.0.id']);
    expect(one(0, { controller: null })).toEqual(['wrong-controller at monsters.0.controller']);
    expect(one(1, { controller: 0 })).toEqual(['wrong-controller at monsters.1.controller']);
    expect(one(0, { victim: 2 })).toEqual(['victim-gone at monsters.0.victim']);
    expect(one(0, { victim: 'm3' })).toEqual(['victim-gone at monsters.0.victim']);
    expect(one(0, { createdTurn: 3 })).toEqual([
      ...['too-big at monsters.0.createdTurn', 'too-small at monsters.1.createdTurn'],
    ]);
    expect(one(2, { alive: true, health: 2, kind: 'ice-elemental', controller: null })).toEqual([
      'two-elementals at monsters.2',
    ]);
    expect(one(1, { enchantments: sound().warlocks[1]?.enchantments })).toEqual([
      'not-borne at monsters.1.enchantments.0',
    ]);
    expect(one(0, { shield: true, mentalThisRound: 2 })).toEqual([
      ...['mark-of-round at monsters.0.shield', 'mark-of-round at monsters.0.mentalThisRound'],
    ]);
  });

  rule(['W-5.1', 'W-12.1', 'W-1.8', 'W-17.11'], 'KF-D06: who has to order, and counters', () => {
    expect(broken({ turn: 201 })).toContain('too-big at turn');
    expect(broken({ round: 4 })).toEqual(['too-big at round']);
    expect(broken({ orders: [null, null] })).toEqual(['too-short at orders']);
    expect(broken({ 'phase.active': [0], 'phase.waiting': [0] })).toEqual(['wrong-active at phase.active']);
    expect(broken({ 'phase.waiting': [0] })).toEqual(['no-orders at orders.1']);
    expect(broken({ 'phase.waiting': [0, 1, 7] })).toContain('too-big at phase.waiting.2');
    expect(broken({ kind: 'hasted', round: 2 })).toEqual(['no-hasted-turn at hastedTurnDone']);
    expect(broken({ draws: [{ turn: 2, values: [] }] })).toEqual(['too-small at draws.0.turn']);
    expect(broken({ 'options.paraFC': true, 'options.paraFDF': true })).toEqual(['excluded at options.paraFDF']);
    const { phase: _phase, ...rest } = structuredClone(sound());
    expect(told(parseState(rest))).toEqual(['missing at phase']);
  });

  rule(['W-15.9', 'W-15.11'], 'KF-D06: outcomes that are not true', () => {
    const over = (outcome: object, more: Changes = {}): readonly string[] =>
      broken({ phase: { name: 'over', ...outcome }, monsters: [], ...more });
    const gone = { 'warlocks.1.status': 'dead', 'warlocks.1.leftTurn': 3 };
    expect(over({ winners: [0], reason: 'last-standing', rule: 'W-15.9' })).toEqual(['wrong-reason at phase.reason']);
    expect(over({ winners: [1], reason: 'last-standing', rule: 'W-15.9' }, gone)).toEqual([
      'wrong-winners at phase.winners',
    ]);
    expect(over({ winners: [0], reason: 'last-standing', rule: 'W-15.11' }, gone)).toEqual([
      'wrong-rule at phase.rule',
    ]);
    expect(over({ winners: [0], reason: 'last-standing', rule: 'W-15.12' }, gone)).toEqual([]);
    const limit = { winners: [], reason: 'turn-limit', rule: 'W-15.11' };
    expect([over(limit), over(limit, { 'options.turnLimit': 3 })]).toEqual([['wrong-reason at phase.reason'], []]);
    const one = battle().turn(['P/P', '-/-']).state;
    expect(told(parseState(structuredClone(one)))).toEqual([]);
  });

  rule(['W-17.8', 'W-5.10'], 'views hold nothing of others', () => {
    const view = (): View => warlocks.view(sound(), 0);
    expect(told(parseView(view()))).toEqual([]);
    expect(told(parseView({ ...view(), viewer: 4 }))).toEqual(['unknown-seat at viewer']);
    const x = battle();
    x.do(x.orders(1, 'S/W'));
    const [own, other] = [1, 0].map((viewer) => warlocks.view(x.state, viewer));
    expect(told(parseView(own))).toEqual([]);
    expect(told(parseView({ ...other, orders: own?.orders }))).toEqual(['no-orders at orders.1']);
    expect(told(parseView({ ...view(), random: [1, 2, 3, 4] }))).toEqual(['unknown-key at random']);
  });
});
