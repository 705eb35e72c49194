import type { Card, Condition, Effect, Step, When } from '../../../../src/games/goblin-summoner/index.js';
import { cardText } from '../../../../src/games/goblin-summoner/words/index.js';

/** A monster of these effects. */
export const monster = (...effects: Effect[]): Card => ({
  id: 'x',
  category: 'monster',
  type: 'goblin',
  cost: 1,
  attack: 1,
  defence: 1,
  hp: 1,
  keywords: [],
  effects,
});
/** A spell of these steps. */
export const spell = (...steps: Step[]): Card => ({
  id: 'x',
  category: 'spell',
  cost: 1,
  effects: [{ when: { on: 'resolve' }, do: steps }],
});
/** The text of an effect that waits for something, and then does these steps or draws a card. */
export const waiting = (when: When, ...steps: Step[]): string =>
  cardText(monster({ when, do: steps.length > 0 ? steps : [{ op: 'draw', player: 'own', amount: 1 }] }));
/** The text of a spell that draws a card under conditions. */
export const under = (...conditions: Condition[]): string =>
  cardText({
    ...spell(),
    effects: [{ when: { on: 'resolve' }, if: conditions, do: [{ op: 'draw', player: 'own', amount: 1 }] }],
  } as Card);
