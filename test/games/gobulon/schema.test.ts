import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { type CardSet, type Config, decks, firstCollection, gobulon } from '../../../src/games/gobulon/index.js';
import {
  jsonSchemas,
  type Parsed,
  parseAction,
  parseCard,
  parseCardSet,
  parseConfig,
  parseDeck,
  parseRecord,
  parseState,
} from '../../../src/games/gobulon/schema.js';
import { explain, names, rarityNames, typeNames } from '../../../src/games/gobulon/words/index.js';
import { createRecord, InvalidInputError, type Problem, replay } from '../../../src/index.js';
import { arbitraryHostile } from '../../../src/testing/index.js';
import { rule } from '../../rule.js';
import { changed, hills } from './deck-kit.js';

const problemsOf = (read: Parsed<unknown>): readonly Problem[] => (read.ok ? [] : read.problems);
const told = (read: Parsed<unknown>): readonly string[] =>
  problemsOf(read).map(({ code, path }) => `${code} at ${path.join('.')}`);

/** The house set as a card set, with its names. */
const houseSet: CardSet = {
  set: 'gobulon-house',
  version: 1,
  name: { fr: 'Le monde de Gobulon', en: 'The World of Gobulon' },
  types: firstCollection.types.map(({ id }) => ({ id, fr: '', en: '', ...typeNames[id] })),
  rarities: firstCollection.rarities.map(({ id }) => ({ id, fr: '', en: '', ...rarityNames[id] })),
  cards: firstCollection.cards.map((card) => ({ ...card, name: names[card.id] ?? { fr: '', en: '' } })),
};
const [someCard] = hills.cards;

group('cards and card sets', () => {
  rule(['B-11.1', 'B-11.2'], 'the house set is one', () => {
    expect(parseCardSet(houseSet, { sets: [] })).toEqual({ ok: true, value: houseSet });
    for (const card of houseSet.cards) expect(parseCard(card)).toEqual({ ok: true, value: card });
  });

  rule('B-11.1', 'one of others stands beside it, and shares nothing with what was given', () => {
    const read = parseCardSet(hills);
    expect(read).toEqual({ ok: true, value: hills });
    if (read.ok) expect(read.value.cards).not.toBe(hills.cards);
  });

  rule('B-11.1', 'KF-J04: names and ids that the sets in use have already, in either language', () => {
    const withCard = (more: object) => ({ ...hills, cards: [...hills.cards, { ...someCard, id: 'new', ...more }] });
    expect(told(parseCardSet(withCard({ name: { fr: 'CAMÉLÉON', en: 'New' } })))).toEqual([
      'ambiguous-name at cards.12.name.fr',
    ]);
    expect(told(parseCardSet(withCard({ name: { fr: 'Neuf', en: 'Half—Ogre' } })))).toEqual([
      'ambiguous-name at cards.12.name.en',
    ]);
    expect(told(parseCardSet(withCard({ id: 'joker-cameleon', name: { fr: 'Neuf', en: 'New' } })))).toEqual([
      'duplicate-id at cards.12.id',
    ]);
    expect(told(parseCard({ ...someCard, type: 'ogre' }))).toEqual([
      'unknown-type at type',
      'unknown-rarity at rarity',
    ]);
    expect(told(parseCard({ ...someCard }, { sets: [hills] }))).toEqual([]);
  });

  test('KF-K02 KF-J08: of a power only what was meant is judged, in plain words', () => {
    const withPower = (power: unknown) => problemsOf(parseCard({ ...someCard, powers: [power] }, { sets: [hills] }));
    expect(withPower({ kind: 'batle' })).toEqual([
      {
        code: 'not-one-of',
        path: ['powers', 0, 'kind'],
        expected: ['bonus', 'battle', 'counts-as'],
        didYouMean: ['battle'],
      },
    ]);
    const bonus = { kind: 'bonus', amount: 1, look: 'next' };
    expect(withPower({ ...bonus, if: { value: 12 } })).toMatchObject([{ code: 'too-big', have: 12, need: 9 }]);
    expect(withPower({ ...bonus, if: { type: 'elfe', value: 1 } })[0]?.path).toEqual(['powers', 0, 'if', 'value']);
    expect(withPower({ ...bonus, amont: 3, if: { parity: true } })).toMatchObject([
      { code: 'unknown-key', path: ['powers', 0, 'amont'], didYouMean: ['amount'] },
    ]);
    expect(withPower({ kind: 'counts-as', types: ['elf'] })).toMatchObject([
      { code: 'unknown-type', path: ['powers', 0, 'types', 0], didYouMean: ['elfe'] },
    ]);
  });

  test('an option that is not known is a typed error', () => {
    expect(() => parseCard({}, { set: [] } as never)).toThrow(InvalidInputError);
    expect(() => parseDeck({}, { sets: [{}] as never })).toThrow(InvalidInputError);
  });
});

group('decks, configs, actions and records', () => {
  rule('B-4.5', 'a deck may be unfinished, but not of cards that are not there', () => {
    expect(parseDeck({ cards: [] }).ok).toBe(true);
    for (const deck of Object.values(decks)) expect(parseDeck(deck)).toEqual({ ok: true, value: deck });
    expect(told(parseDeck({ cards: [{ card: 'nobody', copies: 1 }] }))).toEqual(['deck-unknown-card at cards.0.card']);
    expect(told(parseDeck({ cards: [{ card: 'nobody', copies: 0 }] }))).toEqual(['too-small at cards.0.copies']);
  });

  rule(['B-1.2', 'B-5.2', 'B-5.3'], 'a config is what a game can be set up from', () => {
    const [chat, gold] = [decks['comme-chat'], decks['ruee-vers-l-or']];
    const configs: readonly unknown[] = [
      { seed: 'x' },
      { seed: 'x', decks: [chat, gold], stacked: true },
      { seed: 'x', decks: [gold], options: { mode: 'split' } },
      { seed: 'x', decks: [gold] },
      { seed: 'x', decks: [chat, gold], options: { mode: 'split' } },
      { seed: 'x', decks: [chat, changed('comme-chat', { 'joker-cameleon': 0 })] },
      { seed: 'x', options: { ofEachValue: 1, jokers: 20 } },
      { seed: 'x', options: { mode: 'both', parity: 3 } },
      { seed: 7 },
      { decks: [] },
      null,
    ];
    for (const config of configs) {
      const found = told(parseConfig(config));
      if (found.length === 0) expect(gobulon.setup(config as Config).turn).toBe(1);
      else expect(() => gobulon.setup(config as Config)).toThrow(InvalidInputError);
    }
    expect(configs.map((config) => parseConfig(config).ok).indexOf(false)).toBe(3);
    expect(told(parseConfig({ seed: 'x', decks: [gold] }))).toEqual(['too-short at decks']);
    expect(told(parseConfig({ seed: 'x', seeed: 1 }))).toEqual(['unknown-key at seeed']);
  });

  rule('B-13.4', 'actions are read by form alone', () => {
    for (const type of ['reveal', 'advance', 'concede']) expect(parseAction({ type, seat: 0 }).ok).toBe(true);
    expect(parseAction({ type: 'order', seat: 1, cards: [2, 0, -1] }).ok).toBe(true);
    expect(told(parseAction({ type: 'order', seat: 1, cards: ['a'] }))).toEqual(['wrong-type at cards.0']);
    expect(told(parseAction({ type: 'constructor', seat: 1 }))).toEqual(['not-one-of at type']);
    expect(told(parseAction({ type: 'reveal', seat: 2, cards: [] }))).toEqual([
      'not-one-of at seat',
      'unknown-key at cards',
    ]);
  });

  test('KF-D03: a record is read as it was written, and can be played again', () => {
    const run = gobulon.simulate(gobulon.setup({ seed: 'record' }));
    const actions = [];
    while (run.outcome() === null) {
      actions.push({ type: 'advance', seat: 0 } as const);
      run.play({ type: 'advance', seat: 0 });
    }
    const record = createRecord(gobulon, { seed: 'record' }, actions);
    const read = parseRecord(JSON.parse(JSON.stringify(record)));
    expect(read).toEqual({ ok: true, value: record });
    expect(replay(gobulon, read.ok ? read.value : null).ok).toBe(true);
    expect(told(parseRecord({ ...record, config: { seed: 'x', decks: [] } }))).toEqual(['too-short at config.decks']);
  });

  test('KF-J10: whatever is handed in, the answer is a list of problems', () => {
    fc.assert(
      fc.property(arbitraryHostile(), (value) => {
        for (const parse of [parseAction, parseCard, parseCardSet, parseConfig, parseDeck, parseRecord, parseState]) {
          const read = parse(value);
          if (read.ok) continue;
          expect(read.problems.length).toBeGreaterThan(0);
          expect(explain(read.problems[0] as Problem, 'fr').length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('as JSON Schema, one for each form', () => {
    expect(Object.keys(jsonSchemas)).toEqual(['card', 'card-set', 'deck', 'config', 'action', 'state', 'record']);
    for (const schema of Object.values(jsonSchemas)) expect(schema.$schema).toMatch(/2020-12/);
    expect(JSON.stringify(jsonSchemas.action)).toContain('"order"');
  });
});
