import { expect, describe as group, test } from 'vitest';
import {
  type Action,
  createGoblinSummoner,
  type Deck,
  decks,
  goblinSummoner,
  type RefusalCode,
} from '../../../src/games/goblin-summoner/index.js';
import { createWords, explain } from '../../../src/games/goblin-summoner/words/index.js';
import { InvalidInputError, type KernelCode } from '../../../src/index.js';
import { rule } from '../../rule.js';

/** Every code there is: one that is new does not compile until it stands here. */
const codes: Readonly<Record<RefusalCode | KernelCode, true>> = {
  'malformed-action': true,
  'unknown-action': true,
  'unknown-seat': true,
  'view-not-state': true,
  'not-your-view': true,
  'game-over': true,
  'cut-pending': true,
  'choice-pending': true,
  'not-your-action': true,
  'action-limit': true,
  'not-cutting': true,
  'bad-cut': true,
  'card-not-in-hand': true,
  'not-enough-mana': true,
  'card-not-released': true,
  'shield-card-already-used': true,
  'no-attackers': true,
  'duplicate-attacker': true,
  'not-your-monster': true,
  'monster-exhausted': true,
  'monster-cannot-attack': true,
  'summoning-sick': true,
  'illegal-target': true,
  'must-attack-monsters': true,
  'must-attack-guard': true,
  'not-in-play': true,
  'no-such-effect': true,
  'effect-not-usable': true,
  'effect-already-used': true,
  'module-disabled': true,
  'no-such-feat': true,
  'feat-spent': true,
  'no-choice-pending': true,
  'not-your-choice': true,
  'invalid-choice': true,
};

/** What is wrong with a config or a card set, as sentences. */
function wrongWith(run: () => unknown): readonly string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof InvalidInputError) return error.problems.map((problem) => explain(problem));
    throw error;
  }
  return [];
}

group('refusals', () => {
  rule('G-16.1', 'each code has one sentence of its own, with the rule it cites', () => {
    const said = Object.keys(codes).map((code) => explain({ code, rule: 'G-1.1' }));
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z][^_]* \(G-1\.1\)\.$/);
    expect(said.join()).not.toMatch(/undefined|not accepted/);
  });
  rule('G-6.1', 'what something costs, and what there is', () => {
    expect(explain({ code: 'not-enough-mana', rule: 'G-6.1', have: 3, need: 4 })).toBe(
      'This costs 4 mana, and you have 3 (G-6.1).',
    );
  });
  rule('G-4.4', 'how far a cut may go', () => {
    expect(explain({ code: 'bad-cut', rule: 'G-4.4', have: 23, need: 22 })).toBe(
      'A cut moves from 0 to 22 cards, not 23 (G-4.4).',
    );
  });
  rule('G-9.12', 'how many cards a choice asks for', () => {
    expect(explain({ code: 'invalid-choice', rule: 'G-9.12', have: 0, need: 1 })).toBe(
      'Choose at least 1 card, not 0 (G-9.12).',
    );
    expect(explain({ code: 'invalid-choice', rule: 'G-9.12', have: 3, need: 2 })).toBe(
      'Choose at most 2 cards, not 3 (G-9.12).',
    );
    expect(explain({ code: 'invalid-choice', rule: 'G-9.12', path: ['ids', 0] })).toMatch(/^Choose the right number/);
  });
  rule('G-11.2', 'how many actions a turn may see', () => {
    expect(explain({ code: 'action-limit', rule: 'G-11.2', have: 200, need: 200 })).toBe(
      'This turn has seen 200 actions, as many as it may: only a pass or a concession is left (G-11.2).',
    );
  });

  const state = goblinSummoner.setup({ seed: 'words', priority: 0 });
  const refused = (action: unknown): string => {
    const refusal = goblinSummoner.check(state, action);
    return refusal === null ? 'accepted' : explain(refusal);
  };
  test('those of a duel are explained', () => {
    const attack: Action = { type: 'attack', seat: 0, attackers: [], target: 'duellist' };
    expect(refused(attack)).toBe('An attack needs at least one monster (G-8.1).');
    expect(refused({ type: 'pass', seat: 1 })).toBe("It is the other duellist's turn to act (G-5.1).");
    expect(refused({ type: 'pass', seat: 0 })).toBe('accepted');
  });
  rule('G-16.5', 'a malformed action is told where', () => {
    expect(refused({ ...{ type: 'attack', seat: 0, target: 'duellist' }, attackers: 'all' })).toBe(
      'That is not a proper action: a part of it is missing, unknown or of the wrong kind, at `attackers` (G-16.5).',
    );
    expect(refused(null)).toBe(
      'That is not a proper action: a part of it is missing, unknown or of the wrong kind (G-16.5).',
    );
  });
});

group('problems', () => {
  const edited = (edit: (deck: Deck) => Deck) => () =>
    goblinSummoner.setup({ seed: '', decks: [edit(decks['hills-walk']), decks['warren-rush']] });
  rule(['G-4.1', 'G-12.4'], 'all that is wrong with the decks of a config, in its order', () => {
    const said = wrongWith(
      edited(({ cards }) => ({
        affinity: 'gigant',
        cards: [
          ...cards,
          { card: 'ogre', copies: 1 },
          { card: 'huge-ogre', copies: 1 },
          { card: 'token-straggler', copies: 1 },
        ],
      })),
    );
    expect(said.map((sentence) => sentence.replace(/; did you mean .*$/, '.'))).toEqual([
      'The deck has 25 cards and must have 22 (G-12.1).',
      'The cards of the deck cost 50 mana in all, and may cost 35 at most (G-12.1).',
      'Ogre is in the deck 4 times, and may be at most 3 times (G-12.3).',
      'No card of the sets in use is called huge-ogre (G-12.4).',
      'Goblin Straggler is a token, which no deck may hold (G-12.3).',
      'The affinity of the deck must be goblin, undead, giant, angel, beast, elemental or construct (G-12.2).',
    ]);
    expect(said[5]).toMatch(/ \(G-12\.2\); did you mean giant\?$/);
  });
  rule('G-12.4', 'a name that is nearly right is asked after by its name', () => {
    expect(explain({ code: 'deck-unknown-card', didYouMean: ['ogre', 'ettin'] })).toBe(
      'The deck names a card that is in none of the sets in use; did you mean Ogre or Ettin?',
    );
  });
  rule('G-1.2', 'an option out of bounds is told with its bound', () => {
    expect(wrongWith(() => goblinSummoner.setup({ seed: '', options: { handSize: 1001, turnLimit: 0 } }))).toEqual([
      '`options.handSize` is 1001, and must be 1000 or less (G-1.2).',
      '`options.turnLimit` is 0, and must be 1 or more (G-1.2).',
    ]);
  });
  rule('G-14.12', 'what is wrong with a card set is told where', () => {
    const set = {
      types: [{ id: 'goblin' }],
      cards: [{ id: 'big', category: 'relic', type: 'goblni', cost: 1, effects: [] }],
      tokens: [],
      feats: [],
    } as const;
    expect(wrongWith(() => createGoblinSummoner({ sets: [set] }))).toEqual([
      '`[0].cards[0].effects` has more or fewer effects than such a card may have (G-14.11).',
      '`[0].cards[0].type` is no type of the sets in use (G-14.12); did you mean goblin?',
    ]);
  });
  test('a code of another make is said as it is', () => {
    expect(explain({ code: 'cut-off', path: ['actions', 3] })).toBe('This is not accepted: cut off, at `actions[3]`.');
    expect(explain({ code: 'constructor' })).toBe('This is not accepted: constructor.');
  });
});

test('a locale that is not spoken is answered in English', () => {
  const pass = { type: 'passed', rule: 'G-5.3', seat: 1 } as const;
  const { describe } = createWords({ players: ['Ann', 'Bob'] });
  for (const locale of [undefined, 'en', 'fr', 'constructor', '']) {
    expect(describe(pass, locale)).toBe('Bob passes.');
    expect(explain({ code: 'game-over' }, locale)).toBe('The duel is over.');
  }
});

group('the rule book', () => {
  const rules = Object.entries(goblinSummoner.rulebook);
  test.for(rules)('%s is one sentence', ([, { says }]) => {
    expect(says).toMatch(/^[A-Z`].*[^.]\.$/);
    expect(says).not.toMatch(/[.!?] [A-Z]/);
  });
  test('no two sentences are alike', () => {
    expect(new Set(rules.map(([, { says }]) => says)).size).toBe(rules.length);
  });
  test('what is not modelled says why', () => {
    const left = rules.filter(([, { notModelled }]) => notModelled !== undefined).map(([id]) => id);
    expect(left.filter((id) => !id.startsWith('G-17.'))).toEqual(['G-3.6', 'G-6.4', 'G-10.8', 'G-13.5']);
    expect(left).toHaveLength(21);
    for (const id of left) expect(goblinSummoner.rulebook[id as 'G-3.6'].notModelled).toMatch(/^[A-Z].+\.$/);
  });
});
