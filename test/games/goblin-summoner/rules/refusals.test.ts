import { expect } from 'vitest';
import type { RefusalCode } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { type Duel, eachSeat, type Scene } from '../duel.js';
import { labOf } from '../lab.js';

rule(
  'G-16.1',
  'a refused action changes nothing, and says the first reason that applies',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'doom', pool: 1 } });
    const text = JSON.stringify(duel.state);
    const before = duel.state;
    expect(duel.a.cannot.plays('doom')).toEqual({
      code: 'not-enough-mana',
      rule: 'G-6.1',
      path: ['card'],
      have: 1,
      need: 4,
    });
    expect([duel.state, JSON.stringify(duel.state)]).toEqual([before, text]);
  }),
);

/** For each code a scene, and an action of A that meets it and every code after it. */
const ORDER: readonly [RefusalCode, Scene, (duel: Duel) => object][] = [
  [
    'choice-pending',
    { a: { hand: 'goblin-scout 2 net' } },
    ({ a }) => {
      a.plays('goblin-scout');
      return { type: 'play-card', card: 999 };
    },
  ],
  [
    'not-your-action',
    { actor: 'b', options: { actionLimit: 1 }, actions: 1 },
    () => ({ type: 'play-card', card: 999 }),
  ],
  ['action-limit', { options: { actionLimit: 1 }, actions: 1 }, () => ({ type: 'play-card', card: 999 })],
  ['card-not-in-hand', { a: { pool: 0 } }, () => ({ type: 'play-card', card: 999 })],
  ['card-not-released', {}, () => ({ type: 'play-shield', card: 999 })],
  ['no-attackers', { b: { play: 'boulderkin' } }, () => ({ type: 'attack', attackers: [], target: 999 })],
  ['duplicate-attacker', { b: { play: 'boulderkin' } }, () => ({ type: 'attack', attackers: [999, 999], target: 999 })],
  [
    'not-your-monster',
    { a: { play: 'rune-wall(exhausted)' } },
    ({ a }) => ({ type: 'attack', attackers: [999, a.handle('rune-wall')], target: 999 }),
  ],
  [
    'monster-exhausted',
    { options: { summoningSickness: true }, a: { play: 'rune-wall(exhausted, fresh)' } },
    ({ a }) => ({ type: 'attack', attackers: [a.handle('rune-wall')], target: 999 }),
  ],
  [
    'monster-cannot-attack',
    { options: { summoningSickness: true }, a: { play: 'rune-wall(fresh)' } },
    ({ a }) => ({ type: 'attack', attackers: [a.handle('rune-wall')], target: 999 }),
  ],
  [
    'summoning-sick',
    { options: { summoningSickness: true }, a: { play: 'goblin-runt(fresh)' } },
    ({ a }) => ({ type: 'attack', attackers: [a.handle('goblin-runt')], target: 999 }),
  ],
  [
    'illegal-target',
    { a: { play: 'goblin-runt' }, b: { play: 'boulderkin' } },
    ({ a }) => ({ type: 'attack', attackers: [a.handle('goblin-runt')], target: 999 }),
  ],
  [
    'must-attack-monsters',
    { a: { play: 'goblin-runt' }, b: { play: 'boulderkin' } },
    ({ a }) => ({ type: 'attack', attackers: [a.handle('goblin-runt')], target: 'duellist' }),
  ],
  ['not-in-play', {}, () => ({ type: 'use-effect', source: 999, effect: 9 })],
  [
    'module-disabled',
    { a: { carries: 'item-ember-ring(spent)', pool: 0 } },
    () => ({ type: 'use-feat', feat: 'nothing' }),
  ],
  ['no-such-feat', { options: { feats: true } }, () => ({ type: 'use-feat', feat: 'nothing' })],
  [
    'feat-spent',
    { options: { feats: true }, a: { carries: 'item-ember-ring(spent)', pool: 0 } },
    () => ({ type: 'use-feat', feat: 'item-ember-ring' }),
  ],
  ['no-choice-pending', {}, () => ({ type: 'choose', ids: [1, 1] })],
  ['not-cutting', { actor: 'b' }, () => ({ type: 'cut', at: -1 })],
];
for (const [code, parts, act] of ORDER) {
  rule(
    'G-16.1',
    `${code} comes before what is asked later`,
    eachSeat((scene) => {
      const duel = scene(parts);
      const action = act(duel);
      expect(duel.refuses({ seat: duel.a.seat, ...action }).code).toBe(code);
    }),
  );
}

rule(
  'G-16.1',
  'the reasons against an effect, in their order',
  eachSeat((scene) => {
    const lamp = {
      id: 'lamp',
      category: 'monster',
      type: 'goblin',
      cost: 0,
      attack: 1,
      defence: 1,
      hp: 1,
      keywords: [],
      effects: [
        {
          when: { on: 'activate', cost: { mana: 2, exhaust: true } },
          if: [{ what: 'hand', of: 'own', is: '>=', n: 1 }],
          do: [],
        },
      ],
    } as const;
    const game = labOf(lamp);
    const codeOf = (marks: string, hand: string, pool: number, effect = 0) => {
      const { a } = scene({ options: { summoningSickness: true }, a: { play: `lamp${marks}`, hand, pool } }, game);
      return a.cannot.uses('lamp', effect).code;
    };
    expect(codeOf('(used 0, exhausted, fresh)', '', 0, 1)).toBe('no-such-effect');
    expect(codeOf('(used 0, exhausted, fresh)', '', 0)).toBe('effect-not-usable');
    expect(codeOf('(used 0, exhausted, fresh)', 'net', 0)).toBe('effect-already-used');
    expect(codeOf('(exhausted, fresh)', 'net', 0)).toBe('monster-exhausted');
    expect(codeOf('(fresh)', 'net', 0)).toBe('summoning-sick');
    expect(codeOf('', 'net', 1)).toBe('not-enough-mana');
  }),
);

rule(
  'G-16.1',
  'the reasons against an answer',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'fireball' }, b: { play: '3 goblin-runt', hand: 'net' } });
    duel.a.plays('fireball');
    const answer = (ids: readonly number[], seat = duel.a.seat) => duel.refuses({ type: 'choose', seat, ids });
    const [one, two, three] = ['goblin-runt', 'goblin-runt#2', 'goblin-runt#3'].map((name) => duel.b.handle(name)) as [
      number,
      number,
      number,
    ];
    const code = 'invalid-choice';
    expect(answer([one], duel.b.seat)).toEqual({ code: 'not-your-choice', rule: 'G-9.12', path: ['seat'] });
    expect(answer([one, two, three])).toEqual({ code, rule: 'G-9.12', path: ['ids'], have: 3, need: 2 });
    expect(answer([one, one])).toEqual({ code, rule: 'G-9.12', path: ['ids', 1] });
    expect(answer([one, duel.b.handle('net')])).toEqual({ code, rule: 'G-9.12', path: ['ids', 1] });
    expect(answer([999])).toEqual({ code, rule: 'G-9.12', path: ['ids', 0] });
  }),
);
