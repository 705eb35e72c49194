import { expect } from 'vitest';
import { goblinSummoner, statsOf } from '../../../src/games/goblin-summoner/index.js';
import { arrange, handleOf } from '../../../src/games/goblin-summoner/notation.js';
import { rule } from '../../rule.js';

const { catalogue } = goblinSummoner;
const { state } = arrange({
  a: { play: 'goblin-warchief goblin-runt tattered-warbanner' },
  b: { play: 'hill-giant(damage 1) net' },
});
if (state === null) throw new Error('cannot be read');
const of = (seat: 0 | 1, card: string) => statsOf(state, handleOf(state, seat, card) ?? -1, catalogue);

rule('G-8.13', 'a monster is told with its bonuses and those of static effects', () => {
  expect(of(0, 'goblin-runt')).toEqual({ attack: 3, defence: 1, hp: 1, keywords: [] });
  expect(of(0, 'goblin-warchief')).toEqual({ attack: 4, defence: 3, hp: 2, keywords: [] });
});
rule('G-8.11', 'hit points are those that are left', () => {
  expect(of(1, 'hill-giant')).toMatchObject({ hp: 3 });
});
rule('G-15.4', 'a relic, a trap, a card the viewer may not know, and nothing at all have none', () => {
  expect(of(0, 'tattered-warbanner')).toBeNull();
  const trap = handleOf(state, 1, 'net') ?? -1;
  expect(statsOf(state, trap, catalogue)).toBeNull();
  expect(statsOf(goblinSummoner.view(state, 0), trap, catalogue)).toBeNull();
  expect(statsOf(state, 999, catalogue)).toBeNull();
});
