import {
  type Bestiary,
  type Card,
  type Charm,
  createGoblinSummoner,
  type Effect,
  type Feat,
  firstBestiary,
  type GoblinSummoner,
  type Monster,
  type Relic,
  type Step,
  type When,
} from '../../../src/games/goblin-summoner/index.js';
import { type Game, InvalidInputError, type Problem } from '../../../src/index.js';

/** A plain monster of cost 0: 1/1/1. */
export const monster = (id: string, more: Partial<Monster> = {}): Monster => ({
  ...{ id, category: 'monster', type: 'goblin', cost: 0, attack: 1, defence: 1, hp: 1, keywords: [], effects: [] },
  ...more,
});
/** A relic of cost 0. */
export const relic = (id: string, ...effects: readonly Effect[]): Relic => ({
  ...{ id, category: 'relic', type: 'goblin', cost: 0, effects },
});
/** A spell of cost 0. */
export const spell = (id: string, ...steps: readonly Step[]): Charm => ({
  ...{ id, category: 'spell', cost: 0, effects: [{ when: { on: 'resolve' }, do: steps }] },
});
/** A trap of cost 0. */
export const trap = (id: string, when: When, ...steps: readonly Step[]): Charm => ({
  ...{ id, category: 'trap', cost: 0, effects: [{ when, do: steps }] },
});
/** An effect that does nothing that can be seen but being triggered. */
export const watch = (when: When): Effect => ({ when, do: [{ op: 'mana', player: 'own', amount: 0 }] });
/** A relic that only watches: `triggered` names it. */
export const watcher = (id: string, when: When): Relic => relic(id, watch(when));

const setOf = (cards: readonly Card[], tokens: readonly Monster[] = [], feats: readonly Feat[] = []): Bestiary => ({
  ...{ types: [], cards, tokens, feats },
});

/** The house set and some more cards. */
export const labOf = (...cards: readonly Card[]): Game<GoblinSummoner> =>
  createGoblinSummoner({ sets: [firstBestiary, setOf(cards)] });
/** The same with tokens. */
export const labWith = (tokens: readonly Monster[], ...cards: readonly Card[]): Game<GoblinSummoner> =>
  createGoblinSummoner({ sets: [firstBestiary, setOf(cards, tokens)] });
/** The same with feats. */
export const labOfFeats = (...feats: readonly Feat[]): Game<GoblinSummoner> =>
  createGoblinSummoner({ sets: [firstBestiary, setOf([], [], feats)] });

/** What is wrong with what somebody tries. */
export function problemsOf(attempt: () => unknown): readonly Problem[] {
  try {
    attempt();
    return [];
  } catch (error) {
    if (error instanceof InvalidInputError) return error.problems;
    throw error;
  }
}
/** The codes of what is wrong with a card of a third party, whatever it is. */
export const codesOf = (card: unknown, part: 'cards' | 'tokens' | 'feats' = 'cards'): readonly string[] =>
  problemsOf(() => createGoblinSummoner({ sets: [firstBestiary, { ...setOf([]), [part]: [card] } as Bestiary] })).map(
    ({ code }) => code,
  );
