import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { type Config, salvationSummoner, supplies } from '../../../src/games/salvation-summoner/index.js';
import {
  jsonSchemas,
  parseAction,
  parseCard,
  parseCardSet,
  parseConfig,
  parseRecord,
  parseState,
  parseSupply,
  parseView,
} from '../../../src/games/salvation-summoner/schema.js';
import { explain } from '../../../src/games/salvation-summoner/words/index.js';
import { createRandom, createRecord, InvalidInputError, type Problem, replay } from '../../../src/index.js';
import { arbitraryHostile } from '../../../src/testing/index.js';
import { rule } from '../../rule.js';
import { base, tiny } from './deck-kit.js';
import { houseSet, problemsOf, told } from './schema-kit.js';

const readers = [
  ...[parseAction, parseCard, parseCardSet, parseConfig],
  ...[parseSupply, parseRecord, parseState, parseView],
];
const [someCard] = tiny.cards;

group('cards and card sets', () => {
  rule(['S-12.0', 'S-13.1'], 'the house set is one', () => {
    expect(parseCardSet(houseSet, { sets: [tiny] })).toEqual({ ok: true, value: houseSet });
    for (const card of houseSet.cards) expect(parseCard(card)).toEqual({ ok: true, value: card });
  });
  rule('S-12.0', 'one of others stands beside it, and shares nothing with what was given', () => {
    const read = parseCardSet(tiny);
    expect(read).toEqual({ ok: true, value: tiny });
    if (read.ok) expect(read.value.cards).not.toBe(tiny.cards);
  });
  rule('S-12.0', 'KF-J04: names and ids that the sets in use have already, however they are written', () => {
    const withCard = (more: object) => ({ ...tiny, cards: [...tiny.cards, { ...someCard, id: 'new', ...more }] });
    const last = tiny.cards.length;
    expect(told(parseCardSet(withCard({ en: 'New', ja: 'とろーる' })))).toEqual([`ambiguous-name at cards.${last}.ja`]);
    expect(told(parseCardSet(withCard({ en: 'TROLL' })))).toEqual([`ambiguous-name at cards.${last}.en`]);
    expect(told(parseCardSet(withCard({ en: 'New', aliases: ['新', '地下室'] })))).toEqual([
      `ambiguous-name at cards.${last}.aliases.1`,
    ]);
    expect(told(parseCardSet(withCard({ id: 'troll', en: 'New' })))).toEqual([`duplicate-id at cards.${last}.id`]);
    expect(told(parseCard({ ...someCard, series: 'marsh' }))).toEqual(['unknown-series at series']);
    expect(told(parseCard({ ...someCard, en: 'Troll' }, { sets: [tiny] }))).toEqual([]);
  });
  test('KF-K02 KF-J08: of an effect only what was meant is judged, in plain words', () => {
    const wrong = (effect: unknown) =>
      problemsOf(parseCard({ ...someCard, actions: [{ timing: 'hand', effects: [effect] }] }, { sets: [tiny] }));
    const at = ['actions', 0, 'effects', 0];
    expect(wrong({ op: 'drow', n: 1 })[0]).toMatchObject({
      code: 'not-one-of',
      path: [...at, 'op'],
      didYouMean: ['draw'],
    });
    expect(wrong({ op: 'prevent', n: 1 })).toMatchObject([{ code: 'not-one-of', path: [...at, 'op'] }]);
    expect(wrong({ op: 'draw', n: 0 })).toMatchObject([{ code: 'too-small', path: [...at, 'n'], have: 0, need: 1 }]);
    expect(wrong({ op: 'damage', n: 1, target: 'one-enemy-unit' })).toEqual([
      { code: 'missing', path: [...at, 'area'] },
    ]);
    expect(wrong({ op: 'damage', n: 1, target: 'enemy-gate', area: 'any' })).toMatchObject([
      { code: 'unknown-key', path: [...at, 'area'] },
    ]);
    expect(wrong({ op: 'move-enemy', form: 'guard' })).toMatchObject([{ code: 'unknown-key', didYouMean: ['from'] }]);
  });
  rule(['S-1.8', 'S-12.12', 'S-13.4'], 'what makes no sense of a card is told with its rule', () => {
    const react = { timing: 'before-damage', effects: [{ op: 'prevent', n: 1 }] };
    const sense = (more: object) => problemsOf(parseCard({ ...someCard, ...more }, { sets: [tiny] }));
    expect(sense({ actions: [react, react] })).toMatchObject([{ code: 'reactions-in-one-window', rule: 'S-16.4' }]);
    expect(sense({ tags: ['leader'] })).toMatchObject([{ code: 'leader-mismatch', rule: 'S-12.12' }]);
    expect(sense({ cost: 2 })).toMatchObject([{ code: 'starter-with-cost', rule: 'S-13.4', path: ['cost'] }]);
    expect(sense({ actions: [react, react, react] })[0]).toMatchObject({ code: 'too-long', need: 2 });
  });
  test('an option that is not known is a typed error', () => {
    expect(() => parseCard({}, { set: [] } as never)).toThrow(InvalidInputError);
    expect(() => parseSupply({}, { sets: [{}] as never })).toThrow(InvalidInputError);
  });
});

group('supplies, configs, actions and records', () => {
  rule('S-2.2', 'a supply may be unfinished, but not of cards that cannot be in one', () => {
    expect(parseSupply({ cards: [] }).ok).toBe(true);
    for (const cards of Object.values(supplies)) expect(parseSupply({ cards })).toEqual({ ok: true, value: { cards } });
    expect(parseSupply({ name: 'x', cards: ['elf', 'elf'] }).ok).toBe(true);
    expect(told(parseSupply({ cards: ['nobody', 'knight', 'amy', 3, 'elf'] }))).toEqual([
      ...['wrong-type at cards.3', 'supply-unknown-card at cards.0'],
      ...['supply-starter at cards.1', 'supply-special at cards.2'],
    ]);
  });

  rule(['S-2.9', 'S-2.10'], 'a config is what a game can be set up from', () => {
    const good: readonly unknown[] = [
      { seed: 'x' },
      { seed: 'x', supply: 'base-set', specials: ['amy', 'necronomicon'], turnLimit: null },
      { seed: 'x', supply: base, startingCitizens: [1, 30], startingHand: [10, 1], previousLoser: 1 },
      { seed: 'x', leaders: ['amy', 'ose'], options: { pileSize: 2, graveyard: 'private' }, startingPlayer: 0 },
      { seed: 'x', startingDeck: [{ card: 'knight', copies: 3 }], previousLoser: null },
    ];
    const bad: readonly unknown[] = [
      ...[null, {}, { seed: 7 }, { seed: 'x', supply: 'base' }, { seed: 'x', supply: base.slice(1) }],
      ...[
        { seed: 'x', supply: [...base.slice(1), 'knight'] },
        { seed: 'x', specials: ['amy', 'amy'] },
      ],
      ...[
        { seed: 'x', specials: ['troll'] },
        { seed: 'x', startingCitizens: [0, 15] },
        { seed: 'x', turnLimit: 0 },
      ],
      ...[
        { seed: 'x', startingCitizens: [15] },
        { seed: 'x', startingHand: [4, 11] },
        { seed: 'x', startingPlayer: 2 },
      ],
      ...[
        { seed: 'x', leaders: ['amy', 'amy'] },
        { seed: 'x', startingDeck: [] },
        { seed: 'x', options: { ask: 3 } },
      ],
      ...[
        { seed: 'x', options: { asks: 'held' } },
        { seed: 'x', startingDeck: [{ card: 'elf', copies: 1 }] },
      ],
      ...[
        { seed: 'x', seeed: 1 },
        { seed: 'x', leaders: ['amy', 'ose'], specials: ['amy'] },
        { seed: 'x', supply: 4 },
      ],
    ];
    for (const config of good) {
      expect(parseConfig(config)).toEqual({ ok: true, value: config });
      expect(salvationSummoner.setup(config as Config).turn).toBe(1);
    }
    for (const config of bad) {
      expect(problemsOf(parseConfig(config)).length).toBeGreaterThan(0);
      expect(() => salvationSummoner.setup(config as Config)).toThrow(InvalidInputError);
    }
    const both = { seed: 3, supply: ['elf'], specials: ['ammy'], leaders: 'amy', turnLimit: -1 };
    expect(told(parseConfig(both))).toEqual([
      ...['wrong-type at seed', 'too-small at turnLimit', 'wrong-type at leaders'],
      ...['supply-size at supply', 'unknown-special at specials.0'],
    ]);
  });

  rule('S-16.1', 'actions are read by form alone', () => {
    const actions: readonly unknown[] = [
      { type: 'reveal', seat: 0, card: 3, action: null },
      { type: 'summon', seat: 0, pile: 'nobody' },
      { type: 'end-hand-phase', seat: 1 },
      { type: 'deploy', seat: 0, card: -1, area: 'guard', absorb: 4 },
      { type: 'move', seat: 0, unit: 3, area: 'sortie' },
      { type: 'attack', seat: 0, unit: 3, target: { kind: 'sortie', unit: 3 } },
      { type: 'attack', seat: 0, unit: 3, target: { kind: 'stronghold', overfly: false, guard: 2 } },
      { type: 'end-turn', seat: 1 },
      { type: 'choose', seat: 1, picks: [3, 'elf'] },
      { type: 'defend', seat: 1, guard: 3, substitute: 1, reactions: [2, 2] },
      { type: 'recover', seat: 0 },
      { type: 'concede', seat: 0 },
    ];
    for (const action of actions) expect(parseAction(action)).toEqual({ ok: true, value: action });
    expect(told(parseAction({ type: 'move', seat: 0, unit: 3, area: 'moon' }))).toEqual(['not-one-of at area']);
    expect(told(parseAction({ type: 'end-turn', seat: 2, card: 1 }))).toEqual([
      'not-one-of at seat',
      'unknown-key at card',
    ]);
    expect(told(parseAction({ type: 'attack', seat: 0, unit: 1, target: { kind: 'gate' } }))).toEqual([
      'not-one-of at target.kind',
    ]);
    expect(told(parseAction({ type: 'constructor', seat: 1 }))).toEqual(['not-one-of at type']);
  });

  test('KF-D03: a record is read as it was written, and can be played again', () => {
    const config = { seed: 'record', supply: 'great-magic-war', turnLimit: 20 } as const;
    const run = salvationSummoner.simulate(salvationSummoner.setup(config));
    const random = createRandom('record');
    const actions = [];
    for (let next = run.decision(); next.kind === 'turn'; next = run.decision()) {
      const action = run.sampleAction(next.seat, random);
      actions.push(action);
      run.play(action);
    }
    const record = createRecord(salvationSummoner, config, actions);
    const read = parseRecord(JSON.parse(JSON.stringify(record)));
    expect(read).toEqual({ ok: true, value: record });
    expect(replay(salvationSummoner, read.ok ? read.value : null).ok).toBe(true);
    expect(told(parseRecord({ ...record, config: { seed: 'x', supply: [] } }))).toEqual([
      'supply-size at config.supply',
    ]);
  });

  test('KF-J10: whatever is handed in, the answer is a list of problems', () => {
    fc.assert(
      fc.property(arbitraryHostile(), (value) => {
        for (const parse of readers) {
          const read = parse(value);
          if (read.ok) continue;
          expect(read.problems.length).toBeGreaterThan(0);
          for (const locale of ['en', 'ja']) expect(explain(read.problems[0] as Problem, locale)).toMatch(/\S{3}/);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('as JSON Schema, one for each form, closed against unknown keys', () => {
    const all = ['card', 'card-set', 'supply', 'config', 'action', 'state', 'view', 'record'];
    expect(Object.keys(jsonSchemas)).toEqual(all);
    for (const schema of Object.values(jsonSchemas)) {
      expect(schema.$schema).toMatch(/2020-12/);
      expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    }
    expect(jsonSchemas.supply).toMatchObject({ type: 'object', additionalProperties: false, required: ['cards'] });
    expect(jsonSchemas.action.oneOf).toHaveLength(11);
  });
});
