import {
  type Bestiary,
  type Card,
  type CardSet,
  createGoblinSummoner,
  type Effect,
  type Feat,
  firstBestiary,
  type Monster,
  type Printed,
  type Step,
  type Target,
  type When,
} from '../../../src/games/goblin-summoner/index.js';
import { names, typeNames } from '../../../src/games/goblin-summoner/words/index.js';
import { InvalidInputError, type Problem } from '../../../src/index.js';

const printed = (id: string): Printed => ({ name: names[id]?.name ?? id, text: names[id]?.text ?? '' });

/** The house set as a document, with names and texts. */
export const houseSet: CardSet = {
  set: 'first-bestiary',
  version: 1,
  name: 'First Bestiary',
  types: firstBestiary.types.map(({ id }) => ({ id, name: typeNames[id] ?? id })),
  cards: firstBestiary.cards.map((card) => ({ ...card, ...printed(card.id) })),
  tokens: firstBestiary.tokens.map((token) => ({ ...token, ...printed(token.id) })),
  feats: firstBestiary.feats.map((feat) => ({ ...feat, ...printed(feat.id) })),
};

type Printable<Item> = Item & Printed;
/** A set of one type, one token and what is given. */
export const setOf = (...cards: readonly Printable<Card>[]): CardSet => ({
  set: 'test-set',
  version: 1,
  name: 'Test',
  types: [{ id: 'frog', name: 'Frog' }],
  cards,
  tokens: [{ ...monster('tadpole'), cost: 0, token: true }],
  feats: [],
});

const words = (id: string): Printed => ({ name: `The ${id}`, text: '' });
/** A monster with effects. */
export const monster = (id: string, ...effects: readonly Effect[]): Printable<Monster> => ({
  id,
  category: 'monster',
  type: 'frog',
  cost: 1,
  attack: 1,
  defence: 1,
  hp: 1,
  keywords: [],
  effects,
  ...words(id),
});
/** A relic, spell or trap with effects. */
export const relic = (...effects: readonly Effect[]): Printable<Card> => ({
  id: 'a-relic',
  category: 'relic',
  type: 'frog',
  cost: 1,
  effects,
  ...words('a-relic'),
});
export const spell = (...effects: readonly Effect[]): Printable<Card> => ({
  id: 'a-spell',
  category: 'spell',
  cost: 1,
  effects,
  ...words('a-spell'),
});
export const trap = (...effects: readonly Effect[]): Printable<Card> => ({
  id: 'a-trap',
  category: 'trap',
  cost: 1,
  effects,
  ...words('a-trap'),
});
/** A feat of some steps. */
export const feat = (...steps: readonly Step[]): Printable<Feat> => ({
  id: 'a-feat',
  kind: 'feat',
  uses: 'turn',
  cost: {},
  do: steps,
  ...words('a-feat'),
});
/** An effect: when, and what is done. */
export const effect = (when: When, ...steps: readonly Step[]): Effect => ({ when, do: steps });
/** A step that destroys some targets. */
export const destroy = (target: Target): Step => ({ op: 'destroy', target });

/** What creating a game of these sets is refused for. */
export function problemsOf(...sets: readonly unknown[]): readonly Problem[] {
  try {
    createGoblinSummoner({ sets: sets as readonly Bestiary[] });
    return [];
  } catch (error) {
    if (error instanceof InvalidInputError) return error.problems;
    throw error;
  }
}
/** The same in short: codes and paths. */
export const told = (...sets: readonly unknown[]): readonly string[] =>
  problemsOf(...sets).map(({ code, path }) => `${code} at ${path.join('.')}`);
