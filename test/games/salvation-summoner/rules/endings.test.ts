import { describe, expect } from 'vitest';
import type { Parts } from '../../../../src/games/salvation-summoner/notation.js';
import { rule } from '../../../rule.js';
import { endHand, endTurn, reveal, storm, strike, summon } from '../says.js';
import { both } from '../scene.js';

const phase = 'field' as const;
const empty = '0 hydra, 0 minotaur, 0 golem, 0 dullahan, 0 saint, 0 hero, 0 ritual-ground, 0 troll, 0 elf';

describe('endings', () => {
  rule(
    ['S-10.2', 'S-10.14'],
    'each reason there is',
    both((scene) => {
      const end = (parts: Parts) =>
        scene({ phase, ...parts })
          .do(endTurn)
          .result();
      const larger = { p0: { draw: '9 elf' } };
      expect(end({ ...larger, endings: 'citizens p1' })).toEqual([0, 'citizens']);
      expect(end({ ...larger, endings: 'leader-died p1' })).toEqual([0, 'leader-died']);
      expect(end({ ...larger, endings: 'necronomicon p0' })).toEqual([0, 'necronomicon']);
      expect(end({ ...larger, endings: 'supply', p1: { sortie: 'white-saint' } })).toEqual([1, 'white-saint']);
      expect(end({ ...larger, endings: 'supply' })).toEqual([0, 'deck-size']);
      expect(end({ endings: 'supply', p1: { citizens: 9 } })).toEqual([0, 'more-citizens']);
      expect(end({ endings: 'supply', turn: 3 })).toEqual([1, 'fewer-turns']);
      expect(end({ endings: 'supply', turn: 4 })).toEqual([null, 'draw']);
    }),
  );
  rule(
    ['S-10.10', 'S-10.15'],
    'are judged in their order, and one that names both players names nobody',
    both((scene) => {
      const end = (endings: string, more: Parts = {}) =>
        scene({ phase, endings, ...more })
          .do(endTurn)
          .result();
      expect(end('supply, necronomicon p0, leader-died p1, citizens p1')).toEqual([0, 'citizens']);
      expect(end('supply, necronomicon p0, leader-died p1')).toEqual([0, 'leader-died']);
      expect(end('supply, necronomicon p0', { p1: { draw: '9 elf' } })).toEqual([0, 'necronomicon']);
      expect(end('citizens p0, citizens p1, leader-died p0')).toEqual([1, 'leader-died']);
      expect(end('citizens p0, citizens p1, supply', { p1: { draw: 'elf' } })).toEqual([1, 'deck-size']);
      expect(end('citizens p0, citizens p1', { p1: { draw: 'elf', citizens: 2 } })).toEqual([0, 'more-citizens']);
    }),
  );
  rule(
    ['S-10.1', 'S-10.3'],
    'stay recorded whatever happens afterwards, and the turn is played on',
    both((scene) => {
      const p1 = { gate: 'down', citizens: 1, sortie: 'elf' } as const;
      const x = scene({ phase, p0: { sortie: 'troll, knight, elf' }, p1, buried: 0 }).do(storm('troll'));
      expect([x.state.endings.length, x.result(), x.asked()]).toEqual([1, null, 'field']);
      x.do(strike('knight', 'elf'));
      expect(x.do(endTurn).result()).toEqual([0, 'citizens']);
    }),
  );
  rule(
    ['S-10.4', 'S-2.3'],
    'supply: five kinds, six do not; special piles are no kinds',
    both((scene) => {
      const bought = (left: string) => {
        const x = scene({ supply: 'base-set', piles: left, p0: { hand: 'elf' } }).do(reveal('elf'), summon('goblin'));
        return x.state.endings.map(({ reason }) => reason);
      };
      expect(bought(`${empty}, 1 goblin, 1 amy, 1 ose`)).toEqual(['supply']);
      expect(bought(`${empty}, 2 goblin`)).toEqual([]);
      expect(bought(`${empty.replace('0 elf', '1 elf')}, 1 goblin`)).toEqual([]);
      expect(bought(`${empty}, 1 goblin, 0 fairy`)).toEqual(['supply']);
    }),
  );
  rule(
    ['S-10.4', 'S-9.1'],
    'deck size: draw pile, hand and discard pile at the end of cleanup, and not the field',
    both((scene) => {
      const p0 = { draw: '2 elf', hand: 'troll', discard: 'dwarf', revealed: 'goblin' };
      const end = (p1: object) => scene({ phase, endings: 'supply', p0, p1 }).do(endTurn).result();
      expect(end({ draw: '5 elf' })).toEqual([1, 'fewer-turns']);
      expect(end({ draw: '3 elf', hand: '2 elf', discard: 'elf' })).toEqual([1, 'deck-size']);
      expect(end({ draw: '4 elf', sortie: '3 elf', guard: '2 troll', site: 'cemetery' })).toEqual([0, 'deck-size']);
    }),
  );
  rule(
    ['S-10.5', 'S-10.11'],
    'turn limit: after that turn, judged like supply, and not where another ending is recorded',
    both((scene) => {
      const last: Parts = { phase, turn: 8, turnLimit: 8 };
      const end = (parts: Parts) => scene({ ...last, ...parts }).do(endTurn);
      expect(end({ p0: { draw: 'elf' } }).result()).toEqual([0, 'deck-size']);
      expect(end({ p1: { guard: 'white-saint' } }).result()).toEqual([1, 'white-saint']);
      expect(end({}).result()).toEqual([null, 'draw']);
      expect(end({}).state.endings).toEqual([{ reason: 'turn-limit' }]);
      expect(end({ endings: 'citizens p1', p1: { draw: '9 elf' } }).result()).toEqual([0, 'citizens']);
      expect(end({ endings: 'supply' }).state.endings).toEqual([{ reason: 'supply' }]);
      expect(end({ turn: 7 }).result()).toBe(null);
      expect(end({ turn: 7, active: 'p1' }).result()).toBe(null);
    }),
  );
  rule(
    'S-10.7',
    'White Saint: decides only for a player who alone has her on the field',
    both((scene) => {
      const end = (p0: object, p1: object) => scene({ phase, endings: 'supply', p0, p1 }).do(endTurn).result();
      expect(end({ draw: 'elf', guard: 'white-saint' }, { sortie: 'white-saint' })).toEqual([0, 'deck-size']);
      expect(end({ draw: 'elf' }, { hand: 'white-saint' })?.[1]).toBe('fewer-turns');
      expect(end({ draw: '3 elf' }, { discard: 'white-saint' })).toEqual([0, 'deck-size']);
    }),
  );
  rule(
    ['S-10.8', 'S-10.9', 'S-12.8'],
    'Necronomicon: 13 tokens or more when it is revealed, whatever lies there later',
    both((scene) => {
      const can = (buried: number) =>
        scene({ p0: { hand: 'necronomicon' }, buried }).refusal(reveal('necronomicon', 0));
      expect([0, 12, 13, 14, 20].map(can)).toEqual([
        ...['requirement-not-met', 'requirement-not-met', null, null, null],
      ]);
      const x = scene({ p0: { hand: 'necronomicon, saint', citizens: 5 }, buried: 13 });
      x.do(reveal('necronomicon', 0), reveal('saint', 0));
      expect([x.buried(), x.do(endHand, endTurn).result()]).toEqual([12, [0, 'necronomicon']]);
    }),
  );
});
