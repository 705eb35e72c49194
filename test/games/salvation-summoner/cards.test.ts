import { describe, expect, test } from 'vitest';
import { firstCollection, supplies } from '../../../src/games/salvation-summoner/index.js';
import { rule } from '../../rule.js';
import { clauseCount, recommended, rows } from './page.js';

const cards = new Map(firstCollection.cards.map((card) => [card.id, card]));
const sorted = <Item>(items: readonly Item[]): readonly string[] => items.map((item) => JSON.stringify(item)).sort();
/** The same, whatever the order of the keys. */
const keyed = (value: object): object => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

describe('the cards are those of the page', () => {
  rule(['S-13.1', 'S-13.4'], '74 of them: 4 starters, 64 for supplies, 6 specials', () => {
    expect(rows).toHaveLength(74);
    const clauses = rows.flatMap(({ reveals, reactions, auras }) => [...reveals, ...reactions, ...auras]);
    expect(clauses).toHaveLength(clauseCount);
    expect([...cards.keys()].sort()).toEqual(rows.map(({ id }) => id).sort());
    const roles = rows.map(({ id }) => cards.get(id)?.role);
    expect(roles).toEqual([...Array(4).fill('starter'), ...Array(64).fill('supply'), ...Array(6).fill('special')]);
    expect(firstCollection.starters).toEqual([
      ...[
        { card: 'knight', copies: 4 },
        { card: 'archer', copies: 2 },
      ],
      ...[
        { card: 'mana-shield', copies: 2 },
        { card: 'mana-recovery', copies: 2 },
      ],
    ]);
  });
  for (const row of rows) {
    const { id, kind, cost, mana, tags, unit, skills, reveals, reactions, auras } = row;
    rule(['S-13.1', 'S-13.3', 'S-1.8', 'S-12.0'], `${row.en} (${row.ja})`, () => {
      const card = cards.get(id);
      expect(card).toMatchObject({ kind, cost, mana });
      expect(sorted(card?.tags ?? [])).toEqual(sorted(tags));
      const actions = [
        ...reveals.map(({ effects, requires }) => ({
          ...{ timing: 'hand', effects },
          ...(requires === undefined ? {} : { requires }),
        })),
        ...reactions.map(({ timing, effects }) => ({ timing, effects })),
      ];
      expect(card?.actions).toEqual(actions);
      const inPlay = card === undefined || card.kind === 'spell' ? [] : card.auras;
      expect(sorted(inPlay.map(keyed))).toEqual(sorted(auras.flatMap(({ effects }) => effects.map(keyed))));
      if (card?.kind !== 'unit') {
        expect([unit, skills]).toEqual([null, []]);
        return;
      }
      expect({ might: card.might, hp: card.hp, attack: `${card.reach} ${card.nature}` }).toEqual(unit);
      expect(sorted(card.skills)).toEqual(
        sorted(skills.map(([skill, n]) => ({ skill, ...(n === undefined ? {} : { n }) }))),
      );
    });
  }
  rule(['S-11.1', 'S-11.2', 'S-11.4', 'S-11.7', 'S-11.8', 'S-11.9'], 'numbers that the manual forces', () => {
    const [troll, dwarf, knight, minotaur] = ['troll', 'dwarf', 'knight', 'minotaur'].map((id) => cards.get(id));
    expect([troll, dwarf, knight, minotaur]).toMatchObject([
      ...[
        { might: 3, hp: 4 },
        { might: 2, hp: 3 },
      ],
      { might: 1, hp: 1, reach: 'melee', nature: 'physical' },
      { might: 5, hp: 5, reach: 'melee', nature: 'physical' },
    ]);
  });
  test('the White Saint alone decides a game that ends by supply', () => {
    const deciders = firstCollection.cards.filter((card) => card.kind === 'unit' && card.decidesSupply === true);
    expect(deciders.map(({ id }) => id)).toEqual(['white-saint']);
  });
});

describe('the recommended supplies are those of the page', () => {
  rule(['S-14.1', 'S-14.2'], 'nine of 15 kinds, in their order, with their costs', () => {
    expect(recommended).toHaveLength(9);
    expect(Object.fromEntries(recommended.map(([id, kinds]) => [id, kinds.map(([card]) => card)]))).toEqual(supplies);
    for (const [card, cost] of recommended.flatMap(([, kinds]) => kinds)) {
      expect([card, cards.get(card)?.cost]).toEqual([card, cost]);
    }
  });
});
