import { describe, expect, test } from 'vitest';
import { createGoblinSummoner, goblinSummoner, type State } from '../../../src/games/goblin-summoner/index.js';
import { arrange, readPosition } from '../../../src/games/goblin-summoner/notation.js';
import { explain } from '../../../src/games/goblin-summoner/words/index.js';

const stateOf = (parts: Parameters<typeof arrange>[0]): State => {
  const { state, problems } = arrange(parts);
  if (state === null) throw new Error(JSON.stringify(problems));
  return state;
};

describe('arrange', () => {
  test('an empty scenario is the beginning of a duel', () => {
    const { readable, legal, problems, state } = arrange({});
    expect({ readable, legal, problems }).toEqual({ readable: true, legal: true, problems: [] });
    expect(state).toMatchObject({ turn: 1, priority: 0, actor: 0, passes: 0, actions: 0, phase: { name: 'actions' } });
    expect(state?.players.map(({ affinity, pool }) => [affinity, pool])).toEqual([
      ['goblin', 5],
      ['undead', 5],
    ]);
    for (const player of state?.players ?? []) {
      expect([player.shield.length, player.deck.length]).toEqual([3, 19]);
      expect([...player.hand, ...player.play, ...player.released, ...player.discard, ...player.loadout]).toEqual([]);
    }
  });

  test('zones, marks and counts', () => {
    const state = stateOf({
      turn: 7,
      priority: 'b',
      a: {
        play: 'hill-giant(damage 1, exhausted), seraph*(spent) net 2 token-straggler goblin-runt(+1/-2, +0/+3 this turn, flying, reach this turn)',
        hand: 'net,rally',
        released: 'lightning-blast(seen, spent) net',
        shield: '2 rally',
        deck: 'rally net',
        discard: 'insight doom',
        carries: 'item-runic-bracer(spent)',
        pool: 2,
        affinity: 'giant',
      },
      b: { play: 'storm-prism(used 0, locked 4), net*(set, seen)' },
    });
    const [a, b] = state.players;
    expect(a.play.map(({ card, locked }) => [card, locked])).toEqual([
      ['hill-giant', 3],
      ['seraph', 0],
      ['net', 1],
      ['token-straggler', 0],
      ['token-straggler', 0],
      ['goblin-runt', 1],
    ]);
    expect(a.play[0]).toMatchObject({ damage: 1, exhausted: true, enteredOn: 6 });
    expect(a.play[1]).toMatchObject({ borne: true, playedOn: 7, seen: true });
    expect(a.play[2]).toMatchObject({ faceDown: true, seen: false });
    expect(a.play[5]).toMatchObject({
      lasting: { attack: 1, defence: -2, keywords: ['flying'] },
      thisTurn: { attack: 0, defence: 3, keywords: ['reach'] },
    });
    expect(a.released).toMatchObject([
      { seen: true, playedOn: 7 },
      { seen: false, playedOn: 0 },
    ]);
    expect([a.deck, a.shield, a.pool]).toEqual([['net', 'rally'], ['rally', 'rally'], 2]);
    expect(a.discard.map(({ card }) => card)).toEqual(['insight', 'doom']);
    expect(a.loadout).toEqual([{ feat: 'item-runic-bracer', usedOn: 7 }]);
    expect(b.play[0]).toMatchObject({ locked: 4, used: [0], faceDown: false });
    expect(b.play[1]).toMatchObject({ borne: true, seen: true, faceDown: true, locked: 0 });
    expect([state.priority, state.actor, b.pool]).toEqual([1, 1, 1]);
  });

  test('handles are all different, and the next one is new', () => {
    const state = stateOf({ a: { hand: '3 net', play: '2 goblin-runt' }, b: { discard: 'net', released: 'net' } });
    const handles = state.players.flatMap(({ hand, play, released, discard }) =>
      [...hand, ...play, ...released, ...discard].map(({ handle }) => handle),
    );
    expect(new Set(handles).size).toBe(7);
    expect(Math.max(...handles)).toBeLessThan(state.handles);
  });

  test.for([
    [{ a: { hand: 'goblin-soldir' } }, 'unknown-card', ['a', 'hand', 0]],
    [{ a: { hand: 'net', hnad: 'net' } }, 'unknown-key', ['a', 'hnad']],
    [{ c: {} }, 'unknown-key', ['c']],
    [{ a: { pool: '5' } }, 'wrong-type', ['a', 'pool']],
    [{ a: { pool: -1 } }, 'too-small', ['a', 'pool']],
    [{ a: { hand: 7 } }, 'wrong-type', ['a', 'hand']],
    [{ a: { hand: 'net (set)' } }, 'bad-entry', ['a', 'hand', 1]],
    [{ a: { hand: 'NET' } }, 'bad-entry', ['a', 'hand', 0]],
    [{ a: { hand: 'net(exhausted)' } }, 'mark-not-here', ['a', 'hand', 0]],
    [{ a: { hand: 'net*' } }, 'mark-not-here', ['a', 'hand', 0]],
    [{ a: { hand: '1001 net' } }, 'too-big', ['a', 'hand', 0]],
    [{ a: { hand: '0 net' } }, 'too-small', ['a', 'hand', 0]],
    [{ a: { hand: 'token-straggler' } }, 'token-in-deck', ['a', 'hand', 0]],
    [{ a: { play: 'token-straggler*' } }, 'token-in-deck', ['a', 'play', 0]],
    [{ a: { play: 'rally' } }, 'not-a-permanent', ['a', 'play', 0]],
    [{ a: { play: '?' } }, 'hidden-card', ['a', 'play', 0]],
    [{ a: { play: 'goblin-runt(set)' } }, 'not-a-trap', ['a', 'play', 0]],
    [{ a: { play: 'war-drum(exhausted)' } }, 'not-a-monster', ['a', 'play', 0]],
    [{ a: { play: 'goblin-runt(damage 1)' } }, 'too-big', ['a', 'play', 0]],
    [{ a: { play: 'goblin-runt(used 0)' } }, 'no-such-effect', ['a', 'play', 0]],
    [{ a: { play: 'goblin-runt(exhuasted)' } }, 'unknown-mark', ['a', 'play', 0]],
    [{ a: { play: 'goblin-runt(fresh, fresh)' } }, 'duplicate-mark', ['a', 'play', 0]],
    [{ a: { play: 'net(seen)' } }, 'mark-not-here', ['a', 'play', 0]],
    [{ a: { play: 'goblin-runt(spent)' } }, 'mark-not-here', ['a', 'play', 0]],
    [{ b: { shield: '' } }, 'too-short', ['b', 'shield']],
    [{ b: { affinity: 'goblni' } }, 'not-one-of', ['b', 'affinity']],
    [{ b: { carries: 'item-runic' } }, 'unknown-feat', ['b', 'carries', 0]],
    [{ b: { carries: 'item-runic-bracer item-ember-ring' } }, 'too-long', ['b', 'carries', 1]],
    [{ options: { shieldSize: 4, deckSize: 3 } }, 'too-big', ['options', 'shieldSize']],
    [{ options: { manamax: 3 } }, 'unknown-key', ['options', 'manamax']],
    [{ turn: 0 }, 'too-small', ['turn']],
    [{ passes: 2 }, 'too-big', ['passes']],
    [{ actor: 'c' }, 'not-one-of', ['actor']],
    [null, 'wrong-type', []],
    [undefined, 'not-json', []],
    [[], 'wrong-type', []],
  ] as const)('what cannot be read: %j', ([parts, code, path]) => {
    const { readable, legal, state, problems } = arrange(parts);
    expect({ readable, legal, state }).toEqual({ readable: false, legal: false, state: null });
    expect(problems).toMatchObject([{ severity: 'unreadable', code, path }]);
  });

  test('what was probably meant is said', () => {
    const { problems } = arrange({
      a: { hand: 'goblin-soldir', play: 'goblin-runt(exhuasted)' },
      b: { carries: 'item-ember-rin' },
    });
    expect(problems.map(({ didYouMean }) => didYouMean?.[0])).toEqual([
      'exhausted',
      'goblin-soldier',
      'item-ember-ring',
    ]);
  });

  test.for([
    [{ a: { hand: 'net', pool: 4 } }, [['not-restored', 'G-6.3', ['a', 'pool'], 4, 5]]],
    [{ a: { pool: 6 } }, [['more-than-mana', 'G-6.4', ['a', 'pool'], 6, 5]]],
    [{ turn: 5, a: { deck: 'rally' } }, [['deck-size', 'G-12.1', ['a'], 4, 22]]],
    [{ turn: 5, a: { hand: '4 net' } }, [['deck-copies', 'G-12.3', ['a'], 4, 3]]],
    [{ turn: 5, a: { hand: '3 doom 3 seraph' } }, [['deck-mana', 'G-12.1', ['a'], 43, 35]]],
    [{ turn: 61 }, [['too-big', 'G-11.1', ['turn'], 61, 60]]],
    [{ actions: 201 }, [['too-big', 'G-11.2', ['actions'], 201, 200]]],
    [{ actor: 'b' }, [['wrong-actor', 'G-5.1', ['actor'], undefined, undefined]]],
    [{ a: { discard: 'net' } }, [['nothing-played-yet', 'G-4.5', ['turn'], undefined, undefined]]],
    [{ b: { shield: '4 ?' } }, [['too-long', 'G-10.6', ['b', 'shield'], 4, 3]]],
  ] as const)('what no duel comes to: %j', ([parts, expected]) => {
    const { readable, legal, problems } = arrange(parts);
    expect({ readable, legal }).toEqual({ readable: true, legal: false });
    expect(problems.map(({ code, rule, path, have, need }) => [code, rule, path, have, need])).toEqual(expected);
    expect(problems.every(({ severity }) => severity === 'irregular')).toBe(true);
  });

  test('a side may hold more mana once something was played, and less after a pass', () => {
    expect(arrange({ turn: 3, actions: 2, a: { pool: 1, play: 'goblin-runt' } }).legal).toBe(true);
    expect(arrange({ passes: 1 }).state?.actor).toBe(1);
    expect(arrange({ passes: 1 }).legal).toBe(true);
  });

  test('cards of other sets', () => {
    const ooze = {
      id: 'ooze',
      category: 'monster',
      type: 'slime',
      cost: 0,
      attack: 1,
      defence: 1,
      hp: 1,
      keywords: [],
      effects: [],
    } as const;
    const { catalogue } = createGoblinSummoner({
      sets: [{ types: [{ id: 'slime' }], cards: [ooze], tokens: [], feats: [] }],
    });
    const { state } = arrange({ a: { hand: 'ooze' } }, { catalogue });
    expect(state?.players[0].affinity).toBe('slime');
    expect(state?.players[1].shield).toEqual(['ooze', 'ooze', 'ooze']);
    const { catalogue: house } = goblinSummoner;
    expect(arrange({ a: { hand: 'net' } }, { catalogue: house }).readable).toBe(true);
    const bad = arrange({}, { sets: [{ types: [], cards: [{ id: 'x' }] }] as never });
    expect(bad.problems[0]?.path.slice(0, 2)).toEqual(['sets', 0]);
    expect(bad.state).toBeNull();
    expect(arrange({}, { sets: [{ types: [], cards: [], tokens: [], feats: [] }] }).problems).toMatchObject([
      { code: 'no-cards' },
    ]);
  });

  test('everything that can be wrong has a sentence', () => {
    const said = (parts: unknown) => arrange(parts).problems.map((problem) => explain(problem));
    expect(said({ a: { play: 'nett rally goblin-runt(set)', hand: 'token-straggler NET net(fresh)' } })).toEqual([
      '`a.play[0]` is no card of the sets in use; did you mean net?',
      '`a.play[1]` is a spell, which is never in play (G-2.2).',
      '`a.play[2]` is no trap, and cannot lie face down (G-7.4).',
      '`a.hand[1]` is not a card in notation, such as `2 goblin-runt(exhausted)`.',
      '`a.hand[0]` is a token, which exists in play alone and is never borne (G-2.12).',
      '`a.hand[2]` bears a mark that such a card cannot bear there.',
    ]);
    expect(said({ a: { discard: 'net', pool: 3 }, b: { pool: 6 }, actor: 'b' })).toEqual([
      'Nobody has acted this turn: before a pass the priority player acts, and the other one after it (G-5.1).',
      'Nobody has acted in turn 1, so nothing can have been played, released or discarded (G-4.5).',
      'Nobody has acted this turn, so the pool is 5 or more, and not 3 (G-6.3).',
      'The pool and what is locked are 6 mana, and the maximum is 5 (G-6.4).',
    ]);
    expect(readPosition('turn').problems.map((problem) => explain(problem))).toEqual([
      'Line 1 of the position cannot be read.',
    ]);
  });

  test('never throws', () => {
    const hostile = [
      1,
      'x',
      NaN,
      Symbol('x'),
      () => 1,
      { a: null },
      { a: { hand: '('.repeat(5000) } },
      JSON.parse('{"__proto__":{}}'),
      { a: { hand: '__proto__ constructor tostring' } },
      { a: { affinity: 'constructor' } },
      { a: { carries: 'constructor' } },
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('no');
          },
        },
      ),
      {
        get a() {
          throw new Error('no');
        },
      },
      { a: { hand: '9999999 net'.repeat(10) } },
      { a: { hand: 'x'.repeat(200_000) } },
      { options: null },
    ];
    for (const parts of hostile) expect(arrange(parts)).toMatchObject({ readable: false, state: null });
  });
});
