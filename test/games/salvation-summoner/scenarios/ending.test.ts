import { describe, expect } from 'vitest';
import { salvationSummoner as game } from '../../../../src/games/salvation-summoner/index.js';
import type { Parts } from '../../../../src/games/salvation-summoner/notation.js';
import { rule } from '../../../rule.js';
import { by, defend, endHand, endTurn, reveal, storm, strike, summon } from '../says.js';
import { both } from '../scene.js';

const phase = 'field' as const;
/** Six kinds of the base set are left, one of them the last Goblin. */
const six = '0 hydra, 0 minotaur, 0 golem, 0 dullahan, 0 saint, 0 hero, 0 ritual-ground, 0 troll, 0 elf, 1 goblin';
const scarce: Parts = { supply: 'base-set', piles: six };

describe('cleanup and end (S-17)', () => {
  rule(
    ['S-9.1', 'S-9.2', 'S-15.9'],
    'E-66 drawing over a reshuffle',
    both((scene) => {
      const x = scene({ phase, p0: { draw: '2 elf', discard: '2 knight', revealed: 'troll', hand: 'archer' } });
      x.do(endTurn);
      const discarded = x.events.find(({ type }) => type === 'discarded');
      expect(discarded).toMatchObject({ cards: ['troll', 'archer'] });
      const [drawn, pool] = [x.zone(0, 'hand').split(', '), x.view(0).pools[x.seat(0)]];
      expect(drawn[0]).toBe('2 elf');
      expect(x.state.players[x.seat(0)]).toMatchObject({ hand: { length: 5 }, draw: { length: 1 }, discard: [] });
      expect(pool).toEqual([
        ...[
          { card: 'archer', count: 1 },
          { card: 'elf', count: 2 },
        ],
        ...[
          { card: 'knight', count: 2 },
          { card: 'troll', count: 1 },
        ],
      ]);
    }),
  );
  rule(
    'S-9.2',
    'E-67 too few cards',
    both((scene) => {
      const x = scene({ phase, p0: { draw: 'elf', revealed: 'troll', hand: 'archer' } }).do(endTurn);
      expect(x.state.players[x.seat(0)]).toMatchObject({ hand: { length: 3 }, draw: [], discard: [], revealed: [] });
    }),
  );
  rule(
    ['S-10.1', 'S-10.3', 'S-10.12', 'S-6.11', 'S-6.18'],
    'E-68 the last citizen',
    both((scene) => {
      const p1 = { gate: 'down', citizens: 3, sortie: 'goblin' } as const;
      const x = scene({ phase, p0: { sortie: 'minotaur, troll' }, p1, buried: 0 }).do(storm('minotaur'));
      expect([x.citizens(1), x.buried(), x.result()]).toEqual([0, 3, null]);
      expect(x.refusal(storm('troll'))).toBe('bad-target');
      expect(x.refusal(strike('troll', 'goblin'))).toBe(null);
      x.do(endTurn);
      expect(x.result()).toEqual([0, 'citizens']);
      for (const say of [endHand, endTurn, by(1, endHand)]) expect(x.refusal(say)).toBe('game-over');
    }),
  );
  rule(
    ['S-10.4', 'S-10.1'],
    'E-69 supply',
    both((scene) => {
      const x = scene({ ...scarce, p0: { hand: 'elf', draw: '2 knight' }, p1: { hand: '2 knight' } });
      x.do(reveal('elf'), summon('goblin'));
      expect([x.asked(), x.result(), x.state.endings]).toEqual(['hand', null, [{ reason: 'supply' }]]);
      x.do(endHand, endTurn);
      expect(x.result()).toEqual([0, 'deck-size']);
    }),
  );
  rule(
    ['S-10.5', 'S-10.14'],
    'E-70 supply, ties',
    both((scene) => {
      const tie = (parts: Parts) =>
        scene({ phase, endings: 'supply', ...parts })
          .do(endTurn)
          .result();
      expect(tie({ p0: { citizens: 4 }, p1: { citizens: 6 } })).toEqual([1, 'more-citizens']);
      expect(tie({ turn: 11 })).toEqual([1, 'fewer-turns']);
      expect(tie({ turn: 12 })).toEqual([null, 'draw']);
    }),
  );
  rule(
    'S-10.7',
    'E-71 White Saint',
    both((scene) => {
      const parts: Parts = { phase, p0: { hand: '3 elf' }, p1: { guard: 'white-saint' } };
      expect(
        scene({ ...parts, endings: 'supply' })
          .do(endTurn)
          .result(),
      ).toEqual([1, 'white-saint']);
      expect(scene(parts).do(endTurn).result()).toBe(null);
    }),
  );
  rule(
    ['S-10.8', 'S-10.9'],
    'E-72 Necronomicon',
    both((scene) => {
      const p0 = { hand: 'necronomicon' };
      const few = scene({ p0, buried: 12 });
      expect(few.refusal(reveal('necronomicon', 0))).toBe('requirement-not-met');
      expect([few.refusal(reveal('necronomicon', 1)), few.refusal(reveal('necronomicon'))]).toEqual([null, null]);
      const x = scene({ p0, buried: 13 }).do(reveal('necronomicon', 0));
      expect([x.result(), x.state.endings]).toEqual([null, [{ reason: 'necronomicon', seat: x.seat(0) }]]);
      expect(x.do(endHand, endTurn).result()).toEqual([0, 'necronomicon']);
    }),
  );
  rule(
    ['S-10.6', 'S-8.9'],
    'E-73 a leader falls',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'minotaur' }, p1: { sortie: 'amy' } }).do(strike('minotaur', 'amy'));
      expect([x.result(), x.graveyard(), x.asked()]).toEqual([null, 'amy', 'field']);
      expect(x.do(endTurn).result()).toEqual([0, 'leader-died']);
    }),
  );
  rule('S-2.7', 'E-74 who starts', () => {
    for (const previousLoser of [0, 1] as const) {
      for (const seed of ['a', 'b', 'c', 'd']) expect(game.setup({ seed, previousLoser }).active).toBe(previousLoser);
    }
  });
  rule(
    ['S-16.6', 'S-3.1'],
    'E-75 wrong moment',
    both((scene) => {
      const x = scene({ p0: { sortie: 'troll' } });
      expect(x.refusal(by(1, endHand))).toBe('not-your-turn');
      expect([x.refusal(by(0, defend())), x.refusal(by(1, defend()))]).toEqual([
        ...['no-decision-pending', 'no-decision-pending'],
      ]);
      expect(x.refusal(storm('troll'))).toBe('wrong-phase');
      expect(x.refusal(endTurn)).toBe('wrong-phase');
    }),
  );
});
