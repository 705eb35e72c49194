import { describe, expect, test } from 'vitest';
import { goblinSummoner, type State } from '../../../src/games/goblin-summoner/index.js';
import {
  arrange,
  cardNotation,
  handleOf,
  handlesOf,
  readCards,
  readPosition,
  showCards,
  showPosition,
} from '../../../src/games/goblin-summoner/notation.js';
import { createRandom } from '../../../src/index.js';

const stateOf = (parts: Parameters<typeof arrange>[0]): State => {
  const { state, problems } = arrange(parts);
  if (state === null) throw new Error(JSON.stringify(problems));
  return state;
};

describe('positions as text', () => {
  test('a position, line by line', () => {
    const state = stateOf({
      turn: 3,
      actions: 1,
      actor: 'b',
      options: { summoningSickness: true, manaMax: [5, 7] },
      a: {
        hand: 'goblin-soldier 2 net',
        play: 'goblin-scrapper(fresh) net seraph*',
        deck: '2 rally net',
        pool: 1,
        released: 'net(seen)',
      },
      b: { carries: 'feat-war-cry(spent)', play: 'hill-giant(damage 1, +2/+0 this turn)', deck: '' },
    });
    expect(showPosition(state).split('\n')).toEqual([
      'turn 3, priority a, actor b, actions 1',
      'options: manaMax 5/7, summoningSickness true',
      'a: affinity goblin, pool 1',
      '  play: goblin-scrapper(fresh), net(set), seraph*',
      '  hand: goblin-soldier, 2 net',
      '  released: net(seen)',
      '  shield: 3 mana-surge',
      '  deck: 2 rally, net',
      '  discard: -',
      'b: affinity undead, pool 3',
      '  play: hill-giant(damage 1, +2/+0 this turn)',
      '  hand: -',
      '  released: -',
      '  shield: 3 mana-surge',
      '  deck: -',
      '  discard: -',
      '  carries: feat-war-cry(spent)',
    ]);
    expect(showPosition(goblinSummoner.view(state, 1)).split('\n').slice(2, 9)).toEqual([
      'a: affinity goblin, pool 1',
      '  play: goblin-scrapper(fresh), ?(set, locked 1), seraph*',
      '  hand: 3 ?',
      '  released: net(seen)',
      '  shield: 3 ?',
      '  deck: 3 ?',
      '  discard: -',
    ]);
  });

  test('what is under way is shown and cannot be arranged', () => {
    const start = stateOf({ a: { hand: 'goblin-scout rally', deck: '?' } });
    const choosing = goblinSummoner.reduce(start, {
      type: 'play-card',
      seat: 0,
      card: handleOf(start, 0, 'goblin-scout') ?? -1,
    });
    expect(showPosition(choosing)).toMatch(
      /\nphase: a chooses 1 \(discard\) for goblin-scout of: rally, mending-light$/,
    );
    expect(showPosition(goblinSummoner.view(choosing, 1))).toMatch(/ of: \?$/);
    expect(readPosition(showPosition(choosing)).problems).toMatchObject([{ code: 'not-arrangeable', path: ['phase'] }]);
    const over = goblinSummoner.reduce(choosing, { type: 'concede', seat: 0 });
    expect(showPosition(over)).toMatch(/\nphase: over, won by b, concede, G-10.9$/);
    expect(readPosition(showPosition(over)).state).toBeNull();
    const cut = goblinSummoner.setup({ seed: 'x', options: { offerCut: true }, priority: 1 });
    expect(showPosition(cut)).toMatch(/\nphase: b cuts the other's deck$/);
  });

  test.for([
    ['turn 1, turn 2', 'duplicate-key', [1, 'turn']],
    ['turn x', 'wrong-type', ['turn']],
    ['turn', 'unreadable-line', [1]],
    ['turm 3', 'unknown-key', [1, 'turm']],
    ['hand: net', 'unreadable-line', [1]],
    ['a: pool 5\nhadn: net', 'unknown-key', [2, 'hadn']],
    ['a: pool 5\n\na: pool 5', 'duplicate-key', ['a']],
    ['a: pool 5\nhand: net\nhand: net', 'duplicate-key', ['hand']],
    ['options: __proto__ 5', 'unknown-key', [1, '__proto__']],
    ['options: offerCut 5', 'wrong-type', ['options', 'offerCut']],
  ] as const)('what cannot be read: %j', ([text, code, path]) => {
    const { state, problems } = readPosition(text);
    expect(state).toBeNull();
    expect(problems).toMatchObject([{ severity: 'unreadable', code, path }]);
  });

  test('text that is none, or too much', () => {
    expect(readPosition(5).problems).toMatchObject([{ code: 'wrong-type' }]);
    expect(readPosition('x'.repeat(1_000_001)).problems).toMatchObject([{ code: 'too-long', need: 1_000_000 }]);
    expect(readPosition('').readable).toBe(true);
  });

  test('a text read back is the same text, and plays the same way', () => {
    let compared = 0;
    for (let seed = 0; seed < 8; seed++) {
      const random = createRandom(`text ${seed}`);
      const options = { feats: seed % 2 === 0, summoningSickness: seed % 3 === 0 };
      const loadouts = [{ item: 'item-ember-ring' }, { feat: 'feat-quick-study' }] as const;
      let state = goblinSummoner.setup({ seed: `${seed}`, options, ...(options.feats ? { loadouts } : {}) });
      for (let n = 0; n < 150; n++) {
        const decision = goblinSummoner.decision(state);
        if (decision.kind !== 'turn') break;
        state = goblinSummoner.reduce(state, goblinSummoner.sampleAction(state, decision.seat, random));
        if (state.phase.name !== 'actions') continue;
        const text = showPosition(state);
        const read = readPosition(text.replaceAll('\n', '\r\n'));
        expect(read.problems.filter(({ severity }) => severity === 'unreadable')).toEqual([]);
        if (read.state === null) throw new Error('unreadable');
        expect(showPosition(read.state)).toBe(text);
        expect(goblinSummoner.legalActions(read.state, read.state.actor).length).toBe(
          goblinSummoner.legalActions(state, state.actor).length,
        );
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
});

describe('cards', () => {
  test('hands, both ways', () => {
    expect(showCards(['net', 'net', 'rally', null])).toBe('2 net, rally, ?');
    expect(readCards('2 net, rally')).toEqual({ cards: ['net', 'net', 'rally'], problems: [] });
    expect(readCards(showCards([]))).toEqual({ cards: [], problems: [] });
    expect(readCards('net* nett').problems).toMatchObject([
      { code: 'mark-not-here', path: [0] },
      { code: 'unknown-card', path: [1] },
    ]);
  });

  test('handles and permanents', () => {
    const state = stateOf({ a: { hand: 'net', play: '2 goblin-runt(damage 0)', discard: 'net' }, b: { play: 'net' } });
    expect(handlesOf(state, 0, 'net')).toHaveLength(2);
    expect(handleOf(state, 0, 'net')).toBe(handlesOf(state, 0, 'net', 'hand')[0]);
    expect(handleOf(state, 0, 'doom')).toBeNull();
    expect(cardNotation(state, handlesOf(state, 0, 'goblin-runt')[1] ?? -1)).toBe('goblin-runt');
    const view = goblinSummoner.view(state, 0);
    expect(handlesOf(view, 1, 'net')).toEqual([]);
    expect(cardNotation(view, handleOf(state, 1, 'net') ?? -1)).toBe('?(set, locked 1)');
    expect(cardNotation(view, 999)).toBe('?');
  });
});
