import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import {
  type CardSet,
  type Config,
  decks,
  firstCollection,
  gobulon,
  type State,
} from '../../../src/games/gobulon/index.js';
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
import { createRandom, createRecord, InvalidInputError, type Problem, replay } from '../../../src/index.js';
import { arbitraryHostile } from '../../../src/testing/index.js';
import { rule } from '../../rule.js';
import { changed, hills } from './deck-kit.js';
import { anyPosition } from './sight.js';

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

group('states', () => {
  rule('B-13.5', 'that games come to are read', () => {
    fc.assert(
      fc.property(anyPosition, (state) => {
        expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
      }),
      { numRuns: 80 },
    );
  });

  rule(['B-13.5', 'B-9.7'], 'also at the end, whatever it came by', () => {
    const reasons = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const random = createRandom(`end ${n}`);
      const options = { returnOrder: 'choose', mode: n % 2 === 0 ? 'own' : 'split' } as const;
      const run = gobulon.simulate(gobulon.setup({ seed: String(n), options }));
      for (let next = run.decision(); next.kind !== 'over'; next = run.decision()) {
        const seat = next.kind === 'turn' ? next.seat : random.pick(next.waiting);
        if (random.int(400) === 0) run.play({ type: 'concede', seat });
        else run.play(run.sampleAction(seat, random));
      }
      reasons.add(run.outcome()?.reason ?? '');
      expect(told(parseState(structuredClone(run.state)))).toEqual([]);
    }
    expect(reasons).toEqual(new Set(['no-cards', 'battle-short', 'control-impossible', 'concede']));
  });

  /** A state after some steps, with other parts. */
  function broken(
    steps: number,
    change: (state: { -readonly [K in keyof State]: State[K] }) => void,
  ): readonly string[] {
    const run = gobulon.simulate(gobulon.setup({ seed: 'broken', options: { returnOrder: 'choose' } }));
    for (let n = 0; n < steps; n++) run.play({ type: 'advance', seat: 0 });
    const state = structuredClone(run.state);
    change(state);
    return told(parseState(state));
  }

  test('KF-D06 KF-D04: all that makes no sense is told at once, each with its place', () => {
    expect(broken(3, (state) => Object.assign(state.players[0].hand, { 0: 'gob-99' }))[0]).toBe(
      'unknown-card at players.0.hand.0',
    );
    const doubled = broken(0, (state) => Object.assign(state.players[1].hand, { 50: 'joker-cameleon' }));
    expect(doubled).toEqual(['deck-size at players.1', 'deck-values at players.1', 'deck-jokers at players.1']);
    expect(broken(0, (state) => Object.assign(state, { turn: 7 }))).toEqual(['bins-differ at turn']);
    expect(broken(0, (state) => Object.assign(state, { turn: 0, depth: -1 }))).toEqual([
      'too-small at turn',
      'too-small at depth',
    ]);
    expect(broken(0, (state) => Object.assign(state, { depth: 1 }))).toEqual(['wrong-depth at depth']);
    expect(broken(0, (state) => Object.assign(state, { phase: { name: 'order', seat: 0 } }))).toEqual([
      'bad-piles at players',
    ]);
    expect(broken(0, (state) => Object.assign(state, { phase: { name: 'order', seat: 7 } }))).toEqual([
      'not-one-of at phase.seat',
    ]);
  });

  rule(['B-9.7', 'B-13.5'], 'KF-D06: outcomes that are not true, and a comparison that is still to come', () => {
    const over = (outcome: object) => (state: State) => Object.assign(state, { phase: { name: 'over', ...outcome } });
    expect(broken(0, over({ winners: [0], reason: 'no-cards', rule: 'B-9.2' }))).toEqual([
      ...['wrong-winners at phase.winners', 'bins-differ at turn'],
    ]);
    expect(broken(0, over({ winners: [], reason: 'concede', rule: 'B-9.5' }))).toEqual([
      'wrong-winners at phase.winners',
    ]);
    expect(broken(0, over({ winners: [1], reason: 'concede', rule: 'B-9.2' }))).toEqual(['wrong-rule at phase.rule']);
    expect(broken(0, over({ winners: [1], reason: 'concede', rule: 'B-9.6' }))).toEqual([]);
    const latest = {
      turn: 3,
      depth: 0,
      cards: ['joker-cameleon', 'joker-cameleon'],
      controls: [null, null],
      values: [4, 4],
      winner: null,
    };
    expect(broken(0, (state) => Object.assign(state, { latest }))).toEqual(['too-big at latest.turn']);
  });
});
