import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import {
  type Config,
  createGoblinSummoner,
  decks,
  goblinSummoner,
  type OptionsGiven,
} from '../../../src/games/goblin-summoner/index.js';
import {
  type Parsed,
  parseAction,
  parseCard,
  parseCardSet,
  parseConfig,
  parseDeck,
  parseRecord,
  parseState,
} from '../../../src/games/goblin-summoner/schema.js';
import { createRandom, createRecord, InvalidInputError, type Problem, replay } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { anyDeck, warrenRush } from './deck-kit.js';
import { draw } from './play/walk.js';
import { houseSet, monster, setOf } from './set-kit.js';

const problemsOf = (read: Parsed<unknown>): readonly Problem[] => (read.ok ? [] : read.problems);
const told = (read: Parsed<unknown>): readonly string[] =>
  problemsOf(read).map(({ code, path }) => `${code} at ${path.join('.')}`);

group('actions', () => {
  rule('G-16.5', 'that a duel offers are read, and share nothing with what was given', () => {
    const random = createRandom('actions');
    let state = goblinSummoner.setup({ seed: 'actions', options: { offerCut: true } });
    for (let action = draw(goblinSummoner, state, random); action; action = draw(goblinSummoner, state, random)) {
      const read = parseAction(action);
      expect(read).toEqual({ ok: true, value: action });
      if (read.ok) expect(read.value).not.toBe(action);
      state = goblinSummoner.reduce(state, action);
    }
  });

  test.for<readonly [string, readonly string[]]>([
    ['{"type":"constructor","seat":0}', ['not-one-of at type']],
    ['{"type":"pass","seat":"__proto__"}', ['not-one-of at seat']],
    ['{"type":"play-card","seat":0,"card":"__proto__"}', ['wrong-type at card']],
    ['{"type":"attack","seat":0,"attackers":[1],"target":"toString"}', ['not-one-of at target']],
    ['{"type":"pass","seat":0,"__proto__":{"polluted":1}}', ['unknown-key at __proto__']],
    ['{"type":"pass","seat":7}', ['not-one-of at seat']],
    ['{"type":"pass"}', ['missing at seat']],
    ['{"type":"pass","seat":0,"card":3}', ['unknown-key at card']],
    ['[]', ['wrong-type at ']],
  ])('KF-F06: %s is told by code and path', ([text, expected]) => {
    expect(told(parseAction(JSON.parse(text)))).toEqual(expected);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

group('cards and card sets', () => {
  const trap = houseSet.cards.find(({ id }) => id === 'net');

  test('KF-K02: of a tagged union only what was meant is judged, in plain words', () => {
    const tarp = { ...setOf(), cards: [monster('x'), { ...trap, category: 'tarp' }] };
    expect(problemsOf(parseCardSet(tarp, { sets: [] }))).toEqual([
      {
        code: 'not-one-of',
        path: ['cards', 1, 'category'],
        expected: ['monster', 'relic', 'spell', 'trap'],
        didYouMean: ['trap'],
      },
    ]);
    expect(problemsOf(parseCard({ ...trap, cost: '1' }))).toEqual([
      { code: 'wrong-type', path: ['cost'], expected: ['whole-number'] },
    ]);
  });

  test('KF-K02: so it is where nothing but the form tells the members apart', () => {
    const readWith = (amount: unknown, condition?: unknown) => {
      const effect = { when: { on: 'resolve' }, do: [{ op: 'draw', player: 'own', amount }] };
      const effects = [condition === undefined ? effect : { ...effect, if: [condition] }];
      return told(parseCard({ id: 'x', category: 'spell', cost: 1, name: 'X', text: '', effects }));
    };
    expect(readWith('many')).toEqual(['wrong-type at effects.0.do.0.amount']);
    expect(readWith({ count: { side: 'mine' } })).toEqual(['not-one-of at effects.0.do.0.amount.count.side']);
    expect(readWith({ count: { side: 'own' }, pluss: 1 })).toEqual(['unknown-key at effects.0.do.0.amount.pluss']);
    expect(readWith(1, { count: { side: 'own' }, is: '>', n: 1 })).toEqual(['not-one-of at effects.0.if.0.is']);
    expect(readWith(1, { what: 'hand', of: 'own', is: '>=', n: -1 })).toEqual(['too-small at effects.0.if.0.n']);
  });

  test('KF-J08: an unknown key is named with the nearest that may stand there', () => {
    const [runt] = houseSet.cards;
    const unknown = (key: string, didYouMean: string) => ({
      code: 'unknown-key',
      path: [key],
      didYouMean: [didYouMean],
    });
    expect(problemsOf(parseCard({ ...runt, atack: 5 }))).toEqual([unknown('atack', 'attack')]);
    expect(problemsOf(parseDeck({ affinity: 'goblin', crads: [] }))).toContainEqual(unknown('crads', 'cards'));
    expect(problemsOf(parseConfig({ seeed: 'x' }))).toContainEqual(unknown('seeed', 'seed'));
  });

  rule('G-14.12', 'KF-J04: a name or an id that the sets in use have already', () => {
    expect(told(parseCardSet(setOf({ ...monster('x'), name: 'NET' }, { ...monster('y'), name: 'Ñét' })))).toEqual([
      'ambiguous-name at cards.0.name',
      'ambiguous-name at cards.1.name',
    ]);
    expect(told(parseCardSet(setOf(monster('net'))))).toEqual(['duplicate-id at cards.0.id']);
    expect(told(parseCardSet(setOf(monster('net'), { ...monster('z'), type: 'newt' }), { sets: [] }))).toEqual([
      'unknown-type at cards.1.type',
    ]);
    expect(parseCard({ ...monster('z'), type: 'goblin' }).ok).toBe(true);
    expect(told(parseCard({ ...monster('z'), type: 'frog' }))).toEqual(['unknown-type at type']);
  });
});

group('decks, configs and records', () => {
  rule('G-12.4', 'a deck may be unfinished, but not of cards or of an affinity that are not there', () => {
    expect(parseDeck({ affinity: '', cards: [] }).ok).toBe(true);
    for (const deck of Object.values(decks)) expect(parseDeck(deck)).toEqual({ ok: true, value: deck });
    const cards = [
      { card: 'gobln', copies: 1 },
      { card: 'net', copies: '1' },
      { card: 'token-straggler', copies: 9 },
    ];
    expect(told(parseDeck({ affinity: 'elf', cards }))).toEqual([
      'wrong-type at cards.1.copies',
      'deck-unknown-card at cards.0.card',
      'deck-token at cards.2.card',
      'deck-affinity at affinity',
    ]);
  });

  rule(['G-1.2', 'G-12.4', 'G-13.2'], 'all that is wrong with a config comes at once', () => {
    const config = {
      seed: 5,
      options: { shieldSize: 30 },
      decks: [warrenRush({ net: 3 }), { affinity: 'elf', cards: [{ card: 'net', copies: -1 }] }],
      loadouts: [{ feat: 'item-ember-ring' }, { item: 'net' }],
    };
    expect(told(parseConfig(config))).toEqual([
      'wrong-type at seed',
      'too-small at decks.1.cards.0.copies',
      'too-big at options.shieldSize',
      'deck-size at decks.0.cards',
      'deck-mana at decks.0.cards',
      'wrong-kind at loadouts.0.feat',
      'unknown-feat at loadouts.1.item',
    ]);
  });

  rule('G-1.2', 'a config is read exactly if a duel can be set up from it', () => {
    const ready = fc.constantFrom(...Object.values(decks));
    const options: fc.Arbitrary<OptionsGiven> = fc.record(
      {
        deckSize: fc.constantFrom(0, 1, 22, 30, 1001),
        shieldSize: fc.constantFrom(0, 3, 25),
        manaMax: fc.constantFrom<number | [number, number]>(-1, 5, 1000, [3, 1001], [1, 2]),
        maxCopies: fc.constantFrom(null, 0, 3),
        turnLimit: fc.constantFrom(null, 0, 60, 100_001),
      },
      { requiredKeys: [] },
    );
    const config: fc.Arbitrary<Config> = fc.record(
      { seed: fc.string(), options, decks: fc.tuple(fc.oneof(anyDeck, ready), ready) },
      { requiredKeys: ['seed'] },
    );
    fc.assert(
      fc.property(config, (one) => {
        const start = () => goblinSummoner.setup(one);
        if (parseConfig(one).ok) expect(start).not.toThrow();
        else expect(start).toThrow(InvalidInputError);
      }),
    );
  });

  test('KF-D04: records are read, and what is wrong with them is told', () => {
    const record = createRecord(goblinSummoner, { seed: 'x', priority: 0 }, [{ type: 'pass', seat: 0 }]);
    const read = parseRecord(JSON.parse(JSON.stringify(record)));
    expect(read).toEqual({ ok: true, value: record });
    if (read.ok) expect(replay(goblinSummoner, read.value).ok).toBe(true);
    const pack = decks['pack-hunt'];
    const config = { seed: 'x', decks: [pack, { ...pack, affinity: 'elf' }] };
    const actions = [
      { type: 'pass', seat: 0 },
      { type: 'pas', seat: 1 },
    ];
    expect(told(parseRecord({ ...record, game: 'gobulon', format: 2, config, actions }))).toEqual([
      'not-one-of at format',
      'not-one-of at game',
      'not-one-of at actions.1.type',
      'deck-mana at config.decks.1.cards',
      'deck-affinity at config.decks.1.affinity',
    ]);
  });
});

group('card sets of others', () => {
  test('states are read with the sets of their game', () => {
    const sets = [setOf(monster('frog-king'), monster('frog-queen'))];
    const game = createGoblinSummoner({ sets });
    const deck = {
      affinity: 'frog',
      cards: [
        { card: 'frog-king', copies: 11 },
        { card: 'frog-queen', copies: 11 },
      ],
    };
    const state = game.setup({ seed: 'x', decks: [deck, deck], options: { maxCopies: null } });
    expect(parseState(state, { sets })).toEqual({ ok: true, value: state });
    expect(parseState(state).ok).toBe(false);
    expect(() => parseState(state, { sets: [{}] as never })).toThrow(InvalidInputError);
    expect(() => parseState(state, { set: sets } as never)).toThrow(InvalidInputError);
  });
});
