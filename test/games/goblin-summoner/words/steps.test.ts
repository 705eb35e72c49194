import { expect, describe as group } from 'vitest';
import type { Step, Target, When } from '../../../../src/games/goblin-summoner/index.js';
import { cardText } from '../../../../src/games/goblin-summoner/words/index.js';
import { rule } from '../../../rule.js';
import { spell, waiting } from './made-up.js';

const monsters = { category: ['monster'] } as const;
const foe: Target = { from: 'play', side: 'enemy', pick: 'choose' };

group('texts of any step', () => {
  rule('G-9.11', 'who is meant is told: all, one, several, other ones, by chance', () => {
    const destroy = (target: Omit<Target, 'from'>) =>
      cardText(spell({ op: 'destroy', target: { from: 'play', ...target } }));
    expect(destroy({ side: 'any' })).toBe('Destroy every monster.');
    expect(destroy({ side: 'own', filter: { ...monsters, damaged: false } })).toBe(
      'Destroy each of your undamaged monsters.',
    );
    expect(destroy({ side: 'any', filter: { notSelf: true }, pick: 'choose' })).toBe('Destroy another monster.');
    expect(destroy({ side: 'enemy', filter: { category: ['relic', 'trap'] }, pick: 'random', count: 2 })).toBe(
      'Destroy 2 enemy relics or traps chosen at random.',
    );
    expect(destroy({ side: 'own', pick: 'choose', count: 3, upTo: true })).toBe('Destroy up to 3 of your monsters.');
    expect(destroy({ side: 'enemy', pick: 'choose', upTo: true })).toBe('Destroy up to 1 enemy monster.');
  });
  rule('G-14.1', 'where a step finds its cards is told', () => {
    const attacked: When = { on: 'attack', whose: 'enemy' };
    expect(waiting(attacked, { op: 'exhaust', target: { from: 'attackers', filter: { keyword: 'flying' } } })).toBe(
      'When the enemy attacks: exhaust every attacking monster with flying.',
    );
    expect(waiting(attacked, { op: 'heal', target: { from: 'defender' }, amount: 1 })).toBe(
      'When the enemy attacks: heal 1 on the attacked monster.',
    );
    const [exhaust, one, two] = [foe, { ...foe }, { ...foe, count: 2 }].map(
      (target): Step => ({ op: 'exhaust', target }),
    ) as [Step, Step, Step];
    const again: Step = { op: 'return', target: { from: 'previous' } };
    expect(cardText(spell(exhaust))).toBe('Exhaust an enemy monster.');
    expect(cardText(spell(one, again))).toBe("Exhaust an enemy monster, then return that card to its owner's hand.");
    expect(cardText(spell(two, again))).toBe(
      "Exhaust 2 enemy monsters, then return those cards to their owners' hands.",
    );
    expect(waiting({ on: 'summoned', whose: 'enemy' }, { op: 'ready', target: { from: 'self' } })).toBe(
      'When the enemy summons a monster or relic: ready this monster.',
    );
    expect(waiting({ on: 'summoned', whose: 'enemy' }, { op: 'destroy', target: { from: 'source' } })).toBe(
      'When the enemy summons a monster or relic: destroy it.',
    );
  });
  rule('G-14.2', 'damage, strike and heal', () => {
    const count = { count: { side: 'own', filter: { category: ['relic'] } }, plus: 1, max: 4 } as const;
    expect(cardText(spell({ op: 'damage', target: { ...foe, count: 2 }, amount: 2 }))).toBe(
      '2 enemy monsters lose 2 hit points each.',
    );
    expect(cardText(spell({ op: 'strike', target: foe, amount: count }))).toBe(
      'Strike X against an enemy monster, X being the number of relics you have plus 1, at most 4.',
    );
  });
  rule('G-14.4', 'bonuses say how long they last', () => {
    const both = { ...foe, count: 2 };
    expect(cardText(spell({ op: 'buff', target: both, defence: 2, until: 'leaves' }))).toBe(
      '2 enemy monsters get +2 defence while they stay in play.',
    );
    expect(
      cardText(spell({ op: 'grant', target: { from: 'play', side: 'own' }, keyword: 'reach', until: 'turn-end' })),
    ).toBe('Your monsters gain reach this turn.');
  });
  rule('G-14.5', 'draw, mill and mana, for both duellists', () => {
    expect(cardText(spell({ op: 'mill', player: 'own', amount: 2 }, { op: 'mill', player: 'enemy', amount: 1 }))).toBe(
      'Mill 2 cards of your deck, then the enemy mills 1 card.',
    );
    expect(cardText(spell({ op: 'mana', player: 'own', amount: -1 }, { op: 'mana', player: 'enemy', amount: 3 }))).toBe(
      'Lose 1 mana, then the enemy gains 3 mana.',
    );
  });
  rule('G-14.6', 'who picks a discard', () => {
    expect(cardText(spell({ op: 'discard', player: 'own', amount: 1, how: 'random' }))).toBe(
      'Discard 1 card at random.',
    );
    expect(cardText(spell({ op: 'discard', player: 'enemy', amount: 2, how: 'choose' }))).toBe(
      'The enemy discards 2 cards of their choice.',
    );
  });
  rule('G-14.7', 'a search says from where, what, and where to', () => {
    const found = { op: 'search', from: 'discard', to: 'play', filter: monsters, amount: 2 } as const;
    expect(cardText(spell(found))).toBe('Put 2 monsters from your discard pile into play.');
    expect(cardText(spell({ ...found, from: 'deck', to: 'hand', filter: {}, amount: 1 }))).toBe(
      'Put a card from your deck into your hand.',
    );
  });
  rule('G-14.8', 'whose tokens they are', () => {
    expect(cardText(spell({ op: 'token', player: 'enemy', token: 'token-straggler', amount: 2 }))).toBe(
      'The enemy summons 2 Goblin Straggler tokens.',
    );
  });
  rule('G-14.9', 'what happens to which shield', () => {
    const shield = (player: 'own' | 'enemy' | 'both', change: 'release' | 'discard' | 'restore') =>
      cardText(spell({ op: 'shield', player, change, amount: 1 }));
    expect(shield('own', 'release')).toBe('Take 1 card from your shield.');
    expect(shield('enemy', 'discard')).toBe('The enemy discards 1 card of their shield.');
    expect(shield('both', 'restore')).toBe('Each duellist restores 1 card of their shield.');
  });
});
