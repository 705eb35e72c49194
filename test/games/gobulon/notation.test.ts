import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { createGobulon, gobulon, type Power } from '../../../src/games/gobulon/index.js';
import {
  arrange,
  type Parts,
  readCards,
  readPosition,
  showCards,
  showPosition,
  writtenSet,
} from '../../../src/games/gobulon/notation.js';
import { InvalidInputError } from '../../../src/index.js';
import { anyCard, anyHand } from './arbitraries.js';
import { hills } from './deck-kit.js';
import { hands } from './scene.js';
import { anyPosition } from './sight.js';

/** The codes and places of what is wrong. */
const problemsOf = ({
  problems,
}: {
  readonly problems: readonly { code: string; path: readonly (string | number)[] }[];
}) => problems.map(({ code, path }) => `${code} ${path.join('.')}`);
/** The powers of one card in notation. */
const powersOf = (text: string): readonly Power[] | undefined => writtenSet(text).cards[0]?.powers;

group('cards in notation', () => {
  test.for<readonly [string, Power]>([
    ['[+2 next chat]', { kind: 'bonus', amount: 2, look: 'next', if: { type: 'chat' } }],
    ['[+2 suivante Chat]', { kind: 'bonus', amount: 2, look: 'next', if: { type: 'chat' } }],
    ['[+9 opp Vert nature]', { kind: 'bonus', amount: 9, look: 'opponent', if: { type: 'nature' } }],
    ['[+9 adversaire Green Nature]', { kind: 'bonus', amount: 9, look: 'opponent', if: { type: 'nature' } }],
    ['[+3 next zéro]', { kind: 'bonus', amount: 3, look: 'next', if: { value: 0 } }],
    ['[+3 next ZERO]', { kind: 'bonus', amount: 3, look: 'next', if: { value: 0 } }],
    ['[+1 next impaire]', { kind: 'bonus', amount: 1, look: 'next', if: { parity: true } }],
    ['[+1 opp value 7]', { kind: 'bonus', amount: 1, look: 'opponent', if: { value: 7 } }],
    ['[+1 next elfe-noir]', { kind: 'bonus', amount: 1, look: 'next', if: { type: 'elfe-noir' } }],
    ['[Bataille]', { kind: 'battle' }],
    ['[battle]', { kind: 'battle' }],
    ['[all types]', { kind: 'counts-as', types: 'all' }],
    ['[tous les types]', { kind: 'counts-as', types: 'all' }],
    ['[types nuit, or]', { kind: 'counts-as', types: ['nuit', 'or'] }],
  ])('C3%s', ([text, power]) => {
    expect(powersOf(`C3${text}`)).toEqual([power]);
    expect(powersOf(`C3 ${text}`)).toEqual([power]);
  });

  test.for(['[+0 next chat]', '[+10 next chat]', '[2 next chat]', '[+2 chat]', '[]', '[+2 next]', '[types]'])(
    'C3%s is none',
    (text) => {
      expect(writtenSet(`C3${text}`).cards).toEqual([]);
      expect(problemsOf(arrange({ x: { hand: `C3${text}` } }))).toContain('unknown-card x.hand.0');
    },
  );

  test('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { minLength: 1, maxLength: 12 }), (cards) => {
        const text = cards.join(', ');
        const inUse = { sets: [writtenSet(text)] };
        const { cards: ids, problems } = readCards(text, inUse);
        expect(problems).toEqual([]);
        expect(readCards(showCards(ids, inUse), inUse).cards).toEqual(ids);
      }),
      { numRuns: 50 },
    );
  });

  test('of the house set are shown as what they are to the rules, or by their id where that is not enough', () => {
    const shown = ['joker-cameleon', 'nuit-courant-d-air', 'chat-chat-sur-coussin', 'chat-ombre-de-moustache', null];
    expect(showCards(shown)).toBe('J4[all types], N0[+3 next nuit], C0, C0[+3 next chat], ?');
    const { cards } = readCards(showCards(Object.keys(gobulon.catalogue.cards)));
    expect(cards).toEqual(Object.keys(gobulon.catalogue.cards));
    expect(showCards([])).toBe('-');
  });

  test('may be counted, and named by id, between commas or spaces', () => {
    const { cards, problems } = readCards('2 joker-cameleon nuit-courant-d-air, 2 C0');
    expect(problems).toEqual([]);
    expect(cards).toEqual([
      ...['joker-cameleon', 'joker-cameleon', 'nuit-courant-d-air', 'chat-chat-sur-coussin', 'chat-chat-sur-coussin'],
    ]);
    expect(showCards(cards)).toBe('2 J4[all types], N0[+3 next nuit], 2 C0');
    expect(problemsOf(readCards('0 C0, 9999 C0, X5, C5[+2 next chat] nobody'))).toEqual([
      ...['too-small 0', 'too-big 1'],
    ]);
    expect(problemsOf(readCards('X5, nobody, constructor'))).toEqual([
      'bad-entry 0',
      'unknown-card 1',
      'unknown-card 2',
    ]);
  });

  test('a set of others is named by ids', () => {
    const { cards } = readCards('main-ogre, fou', { sets: [hills] });
    expect(cards).toEqual(['main-ogre', 'fou']);
    expect(showCards(cards, { sets: [hills] })).toBe('main-ogre, J9');
    expect(() => showCards([], { sets: [{}] as never })).toThrow(InvalidInputError);
  });
});

group('arranged positions', () => {
  const set = writtenSet('C5, O1, C7, S2, N5');
  const arranged = (parts: Parts) => arrange(parts, { sets: [set] });

  test('KF-D07: tell apart what cannot be read from what no game comes to', () => {
    const few = arranged({ x: { hand: 'C5' }, y: { hand: 'N5' } });
    expect(few).toMatchObject({ readable: true, legal: false });
    expect(few.problems.every(({ severity }) => severity === 'irregular')).toBe(true);
    expect(problemsOf(few)).toContain('deck-size x');
    expect(arranged({ x: { hand: 'X5' }, y: { hand: 'N5' } })).toMatchObject({ readable: false, state: null });
  });

  test('that a game comes to are legal', () => {
    fc.assert(
      fc.property(anyPosition, (state) => {
        if (state.phase.name === 'over') return;
        const text = showPosition(state);
        const back = readPosition(text);
        expect(back.problems).toEqual([]);
        const { random: _random, latest: _latest, ...rest } = state;
        expect(back.state).toMatchObject({ ...rest, latest: null });
        expect(showPosition(back.state ?? state)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test.for<readonly [string, Parts, number | null]>([
    ['before a turn', { x: { hand: 'C5' }, y: { hand: 'N5' } }, 0],
    ['one has revealed', { x: { table: 'C5' }, y: { hand: 'N5' } }, 0],
    ['after a tie', { x: { table: 'C5', hand: 'O1, C7' }, y: { table: 'N5', hand: 'O1, C7' } }, 1],
    ['one has revealed in a battle', { x: { table: 'C5, O1, C7' }, y: { table: 'N5', hand: 'O1, C7' } }, 1],
    ['after two ties', { x: { table: 'C5, O1, C7', hand: 'S2, S2' }, y: { table: 'N5, O1, C7', hand: 'S2, S2' } }, 2],
    ['an order', { x: { table: 'C5, O1, C7' }, y: { hand: 'S2' }, ordering: 'x' }, 1],
    ['two cards on a pile', { x: { table: 'C5, O1' }, y: { hand: 'N5' } }, null],
    ['one pile far larger', { x: { table: 'C5, O1, C7' }, y: { hand: 'N5' } }, null],
    ['an order without a pile', { x: { hand: 'C5' }, y: { hand: 'N5' }, ordering: 'x' }, null],
    ['an order of the other pile', { x: { table: 'C5, O1, C7' }, y: { hand: 'S2' }, ordering: 'y' }, null],
  ])('piles tell the depth: %s', ([, parts, depth]) => {
    const { state, problems } = arranged(parts);
    expect(state?.depth ?? null).toBe(depth);
    if (depth === null) expect(problems).toMatchObject([{ code: 'bad-piles', rule: 'B-8.1', severity: 'unreadable' }]);
  });

  test('without cards to go on are not positions', () => {
    const code = (parts: Parts) => problemsOf(arranged(parts));
    expect(code({ x: { hand: 'C5' } })).toEqual(['too-few-cards y.hand']);
    expect(code({ x: { table: 'C5', hand: 'O1' }, y: { table: 'N5', hand: 'O1, C7' } })).toEqual([
      'too-few-cards x.hand',
    ]);
    expect(code({ x: { table: 'C5, O1, C7' }, ordering: 'x' })).toEqual(['too-few-cards y.hand']);
  });

  test('say what no game comes to: bins and turns that differ, an order that nobody asked for', () => {
    const y = { hand: 'S2' };
    expect(problemsOf(arranged({ x: { hand: 'C5', bin: 'O1, C7' }, y, turn: 2 }))).toContain('bins-differ turn');
    expect(problemsOf(arranged({ x: { hand: 'C5', bin: 'O1' }, y, turn: 2 }))).not.toContain('bins-differ turn');
    expect(problemsOf(arranged({ x: { table: 'C5, O1, C7' }, y, ordering: 'x' }))).toContain('nobody-orders ordering');
    const split = arranged({ x: { hand: 'C5' }, y, options: { mode: 'split' } });
    expect(problemsOf(split)).toEqual(expect.arrayContaining(['deck-size x', 'deck-size y', 'deck-size ']));
  });

  test('KF-J08 KF-J10: are never an error, whatever the parts', () => {
    for (const parts of [undefined, null, 1, [], 'x', { x: [] }, { x: { hand: 3 } }, { z: {} }, { turn: 0 }]) {
      expect(arrange(parts)).toMatchObject({ readable: false, state: null });
    }
    expect(problemsOf(arrange({ x: { hnd: 'C0' } }))).toEqual(['unknown-key x.hnd']);
    expect(problemsOf(arrange({}, { sets: [{}] as never }))[0]).toMatch(/^missing sets\.0\./);
    fc.assert(fc.property(fc.anything(), (parts) => void arrange(parts)));
  });

  test('play on', () => {
    fc.assert(
      fc.property(anyHand, anyHand, (x, y) => {
        const { game, state } = hands(x, y);
        const run = game.simulate(state);
        while (run.outcome() === null) run.play({ type: 'advance', seat: 1 });
        expect(run.decision().kind).toBe('over');
      }),
      { numRuns: 30 },
    );
  });
});

group('positions as text', () => {
  test('of a battle, with options', () => {
    const parts: Parts = {
      x: { hand: 'S2', table: 'C5, O1, C7', bin: '2 N5' },
      y: { hand: 'O1, 3 C7', table: 'N5' },
      turn: 3,
      options: { returnOrder: 'choose' },
    };
    const game = createGobulon({ sets: [writtenSet('C5, O1, C7, S2, N5')] });
    const { state } = arrange(parts, game);
    if (state === null) throw new Error('it can be read');
    const lines = ['x:', 'table: C5, O1, C7', 'hand: S2', 'bin: 2 N5', 'y:', 'table: N5', 'hand: O1, 3 C7', 'bin: -'];
    const head = ['turn 3', 'options: returnOrder choose'];
    expect(showPosition(state, game)).toBe([...head, ...lines].join('\n'));
    const seen = ['x:', 'table: C5, ?, C7', 'hand: ?', 'bin: 2 N5', 'y:', 'table: N5', 'hand: 4 ?', 'bin: -'];
    expect(showPosition(game.view(state, 1), game)).toBe([...head, ...seen].join('\n'));
    const over = game.reduce(state, { type: 'concede', seat: 0 });
    expect(problemsOf(readPosition(showPosition(over, game), game))).toContain('not-arrangeable 3.phase');
  });

  test('tell where a text is wrong', () => {
    const text =
      'turn 1\nhand: C0\nx:\nhand: C0\nhand: C0\nbinn: C0\noptions: jokerz 1, jokers many\n???\ny:\nhand: C0';
    expect(problemsOf(readPosition(text))).toEqual([
      ...['unreadable-line 2.hand', 'duplicate-key 5.hand', 'unknown-key 6.binn'],
      ...['unknown-key 7.options.jokerz', 'unknown-key 8.', 'wrong-type options.jokers'],
    ]);
    for (const value of [undefined, 42, '', 'x'.repeat(1_000_001)]) {
      expect(readPosition(value)).toMatchObject({ readable: false });
    }
  });
});
