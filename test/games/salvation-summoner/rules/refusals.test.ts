import { describe, expect } from 'vitest';
import {
  type Action,
  salvationSummoner as game,
  type RefusalCode,
} from '../../../../src/games/salvation-summoner/index.js';
import type { Parts } from '../../../../src/games/salvation-summoner/notation.js';
import { rule } from '../../../rule.js';
import { by, choose, defend, deploy, endHand, endTurn, move, recover, reveal, storm, strike, summon } from '../says.js';
import { type Say, type Scene, sceneOf } from '../scene.js';

const phase = 'field' as const;
/** A position, what leads on from it, and what is said then. */
type Case = readonly [parts: Parts, said: readonly Say[], say: Say];
const field = (p0: object, p1: object = {}): Parts => ({ phase, p0, p1 });
/** An action that names things by handles that may not be there. */
const raw =
  (action: Partial<Action>): Say =>
  ({ state }) =>
    ({ seat: state.active, ...action }) as Action;
const asked = field({ sortie: 'troll' }, { guard: 'knight, dwarf', hand: 'mana-shield, mana-recovery' });

/** Each refusal of S-16.6 with one thing that is refused so. */
const one: { readonly [Code in RefusalCode]: Case } = {
  'decision-pending': [asked, [storm('troll')], endTurn],
  'no-decision-pending': [{}, [], raw({ type: 'choose', picks: [] })],
  'not-your-turn': [{}, [], by(1, endHand)],
  'wrong-phase': [{}, [], endTurn],
  'reveals-closed': [{ p0: { hand: '2 elf' } }, [reveal('elf'), summon('goblin')], reveal('elf')],
  'card-not-in-hand': [{}, [], reveal(77)],
  'no-such-action': [{ p0: { hand: 'elf' } }, [], reveal('elf', 0)],
  'reaction-only': [{ p0: { hand: 'saint' } }, [], reveal('saint', 1)],
  'requirement-not-met': [{ p0: { hand: 'goblin-robber' } }, [], reveal('goblin-robber', 1)],
  'nothing-to-reveal': [{ p0: { hand: 'revive' } }, [], reveal('revive')],
  'unknown-pile': [{ supply: 'base-set' }, [], summon('wyvern')],
  'pile-empty': [{ piles: '0 elf', mana: 9 }, [], summon('elf')],
  'no-summons-left': [{ mana: 9, summons: 0 }, [], summon('elf')],
  'not-enough-mana': [{ mana: 2 }, [], summon('elf')],
  'not-deployable': [field({ hand: 'fireball' }), [], deploy('fireball', 'guard')],
  'wrong-area': [field({ hand: 'cemetery' }), [], deploy('cemetery', 'guard')],
  'bad-absorb': [field({ hand: 'troll', guard: 'elf' }), [], deploy('troll', 'guard', 'elf')],
  'unknown-unit': [field({}), [], move(77, 'guard')],
  'not-your-unit': [field({ hand: 'elf' }, { guard: 'elf' }), [], (x) => move(x.handle(1, 'elf'), 'sortie')(x)],
  'already-attacked': [field({ sortie: 'elf' }), [storm('elf')], storm('elf')],
  'already-moved': [field({ sortie: 'elf' }), [move('elf', 'guard')], move('elf', 'sortie')],
  'same-area': [field({ sortie: 'elf' }), [], move('elf', 'sortie')],
  'cannot-attack-from-guard': [field({ guard: 'troll' }), [], storm('troll')],
  'no-might': [field({ sortie: 'fairy' }), [], storm('fairy')],
  'overfly-without-flying': [field({ sortie: 'elf' }), [], storm('elf', { overfly: false })],
  'bad-target': [field({ sortie: 'elf' }, { guard: 'troll' }), [], (x) => strikeGuard(x)],
  'guard-choice-not-yours': [field({ sortie: 'elf' }, { guard: 'troll' }), [], storm('elf', { guard: 'troll' })],
  'guard-choice-required': [field({ sortie: 'elf' }, { guard: 'troll', gate: 'down' }), [], storm('elf')],
  'guard-not-eligible': [
    field({ sortie: 'griffin' }, { guard: 'troll', gate: 'down' }),
    [],
    storm('griffin', { guard: 'troll' }),
  ],
  'lured-by-wisp': [
    field({ sortie: 'elf' }, { guard: 'elf, jack-o-lantern', gate: 'down' }),
    [],
    storm('elf', { guard: 'elf' }),
  ],
  'bad-substitute': [asked, [storm('troll')], defend({ guard: 'dwarf', substitute: 'knight' })],
  'reaction-not-usable': [asked, [storm('troll')], defend({ guard: 'dwarf', use: ['mana-recovery'] })],
  'bad-choice': [{ p0: { hand: 'hero', guard: 'elf, troll' } }, [reveal('hero', 0)], choose('elf', 'troll')],
};
const strikeGuard = (x: Scene): Action => ({
  ...{ type: 'attack', seat: x.state.active, unit: x.handle(0, 'elf') },
  target: { kind: 'sortie', unit: x.handle(1, 'troll') },
});

describe('refusals', () => {
  for (const [code, [parts, said, say]] of Object.entries(one)) {
    rule(['S-16.6', 'S-16.7'], `${code}, and nothing changes`, () => {
      for (const isMirrored of [false, true]) {
        const x = sceneOf(parts, isMirrored).do(...said);
        const action = say(x);
        const before = JSON.stringify(x.state);
        const refusal = game.check(x.state, action);
        expect(refusal?.code).toBe(code);
        expect(game.safeReduce(x.state, action)).toEqual({ ok: false, refusal });
        expect(() => game.reduce(x.state, action)).toThrow(expect.objectContaining({ refusal }));
        expect(JSON.stringify(x.state)).toBe(before);
        expect(game.legalActions(x.state, action.seat)).not.toContainEqual(action);
        expect(game.rulebook).toHaveProperty([refusal?.rule ?? '']);
      }
    });
  }

  rule(['S-16.4', 'S-6.9'], 'a guard that is named where none is picked', () => {
    const x = sceneOf(field({ sortie: 'elf' }, { hand: 'elf', sortie: 'knight' }), false).do(storm('elf'));
    expect(x.refusal(raw({ type: 'defend', seat: 1, guard: x.handle(1, 'knight') }))).toBe('guard-not-eligible');
    const picked = sceneOf(field({ sortie: 'elf' }, { hand: 'elf', guard: 'knight', gate: 'down' }), false);
    picked.do(storm('elf', { guard: 'knight' }));
    expect(picked.refusal(defend({ guard: 'knight' }))).toBe('guard-choice-not-yours');
    const struck = sceneOf(field({ sortie: 'elf' }, { hand: 'elf', sortie: 'knight', guard: 'troll' }), false);
    struck.do(strike('elf', 'knight'));
    expect(struck.refusal(defend({ guard: 'troll' }))).toBe('guard-choice-not-yours');
  });
  rule('S-16.7', 'tell nothing of a hand: who may act is asked before what is named', () => {
    for (const hand of ['mana-shield', 'knight', '3 fireball']) {
      const x = sceneOf({ p1: { hand } }, false);
      const codes = [0, 1, 2, 3].map((card) => x.refusal(by(1, raw({ type: 'reveal', card, action: null }))));
      expect(codes).toEqual(Array(4).fill('not-your-turn'));
      expect(x.refusal(raw({ type: 'reveal', card: x.handle(1, hand.replace('3 ', '')), action: 0 }))).toBe(
        'card-not-in-hand',
      );
    }
  });
  rule(['S-7.3', 'S-16.4'], 'a recovery is refused like a defence', () => {
    const p1 = { hand: 'mana-shield, mana-recovery' };
    const x = sceneOf(field({ sortie: 'elf' }, p1), false).do(storm('elf'), defend());
    expect(x.refusal(recover('mana-shield'))).toBe('reaction-not-usable');
    expect(x.refusal(recover('mana-recovery', 'mana-recovery'))).toBe('reaction-not-usable');
    expect(x.refusal(recover('mana-recovery'))).toBe(null);
  });
  rule('S-16.6', 'what is no action at all', () => {
    const { state } = sceneOf({ phase, p0: { hand: 'elf', sortie: 'troll' } }, false);
    const code = (action: unknown) => game.check(state, action)?.code;
    const attack = { type: 'attack', seat: 0, unit: 1 };
    const malformed: readonly unknown[] = [
      ...[null, undefined, 1, 'end-turn', [], {}, { type: 'end-turn' }, { seat: 0 }, { type: 'end-turn', seat: '0' }],
      ...[
        { type: 'end-turn', seat: 0, x: 1 },
        { type: 'move', seat: 0, unit: 1 },
        { ...attack, target: 'stronghold' },
      ],
      { type: 'deploy', seat: 0, card: 0, area: 'hand' },
      { type: 'deploy', seat: 0, card: '0', area: 'guard' },
      { type: 'reveal', seat: 0, card: 0, action: 2 },
      { type: 'reveal', seat: 0, card: 0 },
      { type: 'choose', seat: 0, picks: [null] },
      { type: 'summon', seat: 0, pile: 3 },
      { ...attack, target: { kind: 'sortie' } },
      { ...attack, target: { kind: 'gate' } },
      { ...attack, target: { kind: 'sortie', unit: 1, guard: 2 } },
      { ...attack, target: { kind: 'stronghold', overfly: 1 } },
      { ...attack, target: { kind: 'stronghold', unit: 1 } },
    ];
    for (const action of malformed) expect([action, code(action)]).toEqual([action, 'malformed-action']);
    expect(code({ type: 'dance', seat: 0 })).toBe('unknown-action');
    for (const seat of [2, -1]) expect(code({ type: 'end-turn', seat })).toBe('unknown-seat');
  });
});
