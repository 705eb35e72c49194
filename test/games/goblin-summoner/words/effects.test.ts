import { expect, describe as group } from 'vitest';
import type { Card, Effect } from '../../../../src/games/goblin-summoner/index.js';
import { cardText } from '../../../../src/games/goblin-summoner/words/index.js';
import { rule } from '../../../rule.js';
import { monster, under, waiting } from './made-up.js';

const monsters = { category: ['monster'] } as const;

group('texts of any card', () => {
  rule('G-2.11', 'keywords come first', () => {
    expect(cardText({ ...monster(), keywords: ['flying', 'immobile'] } as Card)).toBe('Flying. Immobile.');
  });
  rule('G-9.2', 'the cost of using an effect is told', () => {
    const cost = { mana: 2, exhaust: true, sacrifice: true } as const;
    expect(waiting({ on: 'activate', cost })).toBe('Use (2 mana, exhaust, sacrifice): draw 1 card.');
    expect(waiting({ on: 'activate' })).toBe('Use: draw 1 card.');
  });
  rule('G-9.16', 'so is what must hold for it', () => {
    const effect: Effect = {
      when: { on: 'activate', cost: { mana: 1 } },
      if: [{ what: 'shield', of: 'own', is: '<=', n: 1 }],
      do: [{ op: 'draw', player: 'enemy', amount: 2 }],
    };
    expect(cardText(monster(effect))).toBe(
      'Use (1 mana), only while you have 1 card or fewer in your shield: the enemy draws 2 cards.',
    );
  });
  rule('G-9.3', 'each event is told apart, and whose it is', () => {
    const told = (on: 'summoned' | 'cast' | 'attack' | 'damaged' | 'destroyed' | 'shield-lost' | 'effect-used') =>
      (['own', 'enemy', 'any'] as const).map((whose) => waiting({ on, whose }).replace(': draw 1 card.', ''));
    expect(told('summoned')).toEqual([
      'When you summon a monster or relic',
      'When the enemy summons a monster or relic',
      'When a monster or relic is summoned',
    ]);
    expect(told('cast')).toEqual(['When you cast a spell', 'When the enemy casts a spell', 'When a spell is cast']);
    expect(told('attack')).toEqual(['When you attack', 'When the enemy attacks', 'When a duellist attacks']);
    expect(told('damaged')).toEqual([
      'When one of your monsters loses hit points and survives',
      'When an enemy monster loses hit points and survives',
      'When a monster loses hit points and survives',
    ]);
    expect(told('destroyed')).toEqual([
      'When one of your permanents is destroyed',
      'When an enemy permanent is destroyed',
      'When a permanent is destroyed',
    ]);
    expect(told('shield-lost')).toEqual([
      'When you lose a shield card',
      'When the enemy loses a shield card',
      'When a duellist loses a shield card',
    ]);
    expect(told('effect-used')).toEqual([
      'When one of your permanents uses an effect',
      'When an enemy permanent uses an effect',
      'When a permanent uses an effect',
    ]);
    expect(waiting({ on: 'turn-start' })).toBe('Start of turn: draw 1 card.');
    expect(waiting({ on: 'turn-end' })).toBe('End of turn: draw 1 card.');
  });
  rule('G-9.4', 'what a filter asks is told, also of attackers and of the card itself', () => {
    const filter = { ...monsters, type: ['goblin', 'undead'], costMin: 2, costMax: 3, notSelf: true } as const;
    expect(waiting({ on: 'attack', whose: 'enemy', attackTarget: 'monster', filter: { keyword: 'flying' } })).toBe(
      'When the enemy attacks one of your monsters with a monster with flying: draw 1 card.',
    );
    expect(waiting({ on: 'attack', whose: 'own', attackTarget: 'duellist' })).toBe(
      'When you attack the duellist directly: draw 1 card.',
    );
    expect(waiting({ on: 'destroyed', whose: 'own', filter })).toBe(
      'When one of your other Goblin or Undead monsters of cost 2 to 3 is destroyed: draw 1 card.',
    );
    expect(waiting({ on: 'damaged', whose: 'self', filter: { exhausted: true } })).toBe(
      'When it loses hit points and survives, if it is an exhausted monster: draw 1 card.',
    );
    expect(waiting({ on: 'summoned', whose: 'any', filter: { token: true, without: 'guard' } })).toBe(
      'When a token without guard is summoned: draw 1 card.',
    );
  });
  rule('G-9.7', 'conditions are told with their numbers', () => {
    expect(under({ what: 'hand', of: 'enemy', is: '>=', n: 3 })).toBe(
      'If the enemy has 3 cards or more in their hand, draw 1 card.',
    );
    expect(under({ what: 'mana', of: 'own', is: '<=', n: 2 }, { what: 'released', of: 'own', is: '==', n: 0 })).toBe(
      'If you have 2 mana or less and you have no released cards, draw 1 card.',
    );
    expect(under({ count: { side: 'any', filter: monsters }, is: '>=', n: 1 })).toBe(
      'If there is a monster in play, draw 1 card.',
    );
    expect(under({ count: { side: 'own', filter: { category: ['relic'] } }, is: '==', n: 2 })).toBe(
      'If you have exactly 2 relics, draw 1 card.',
    );
  });
  rule('G-9.13', 'a static effect says while', () => {
    const effect: Effect = {
      when: { on: 'static' },
      if: [{ what: 'discard', of: 'enemy', is: '<=', n: 0 }],
      do: [
        { op: 'buff', target: { from: 'self' }, attack: 1, defence: -1 },
        { op: 'grant', target: { from: 'play', side: 'own' }, keyword: 'guard' },
      ],
    };
    expect(cardText(monster(effect))).toBe(
      'While the enemy has no cards in their discard pile, this monster has +1 attack and -1 defence, ' +
        'and your monsters have guard.',
    );
  });
});
