import { expect, describe as group, test } from 'vitest';
import { salvationSummoner as game } from '../../../src/games/salvation-summoner/index.js';
import {
  arrange,
  type Parts,
  readCards,
  readPosition,
  showCards,
  showPosition,
} from '../../../src/games/salvation-summoner/notation.js';
import { rule } from '../../rule.js';
import { problemsOf } from './scene.js';
import { statesOf } from './schema-kit.js';

const stateOf = (parts: Parts) => {
  const { state, problems } = arrange(parts);
  if (state === null) throw new Error(JSON.stringify(problems));
  return state;
};

group('cards in notation', () => {
  test('are read and shown, counted, between commas or spaces', () => {
    const { cards, problems } = readCards('2 knight troll,dwarf  dwarf');
    expect(problems).toEqual([]);
    expect(cards).toEqual(['knight', 'knight', 'troll', 'dwarf', 'dwarf']);
    expect(showCards([...cards, null])).toBe('2 knight, troll, 2 dwarf, ?');
    expect([showCards([]), readCards('-').cards, readCards('').cards]).toEqual(['-', [], []]);
  });
  test('of every kind there is', () => {
    const ids = Object.keys(game.catalogue.cards);
    expect(ids).toHaveLength(74);
    expect(readCards(showCards(ids))).toEqual({ cards: ids, problems: [] });
  });
  test('tell what cannot be read', () => {
    expect(problemsOf(readCards('trol, 0 elf, elf(moved), Elf, constructor, ?, 2000 elf, x'))).toEqual([
      ...['too-small 1', 'bad-entry 3', 'too-big 6'],
      ...['unknown-card 0', 'mark-not-here 2', 'unknown-card 4', 'unknown-card 5'],
    ]);
  });
});

group('positions as text', () => {
  rule('S-15.1', 'are read back as the states they show', () => {
    let count = 0;
    for (let n = 0; n < 12; n++) {
      let step = 0;
      for (const state of statesOf(`shown ${n}`, n)) {
        step += 1;
        const { name } = state.phase;
        if ((name !== 'hand' && name !== 'field') || step % 9 !== 0) continue;
        const text = showPosition(state);
        const back = readPosition(text);
        expect([text, back.problems]).toEqual([text, []]);
        if (back.state !== null) expect(showPosition(back.state)).toBe(text);
        expect(game.legalActions(back.state ?? state, state.active).map(({ type }) => type)).toEqual(
          game.legalActions(state, state.active).map(({ type }) => type),
        );
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(100);
  });
  test('say all there is, and of a view what its viewer knows', () => {
    const state = stateOf({
      p0: { sortie: 'amy', hand: 'goblin(shown), 2 knight', draw: 'elf', citizens: 9 },
      p1: { gate: 'down', site: 'cemetery', guard: 'troll(damage 1)', discard: '2 archer', revealed: '' },
      ...{ turn: 3, endings: 'supply, leader-died p1', turnLimit: null, options: { ask: 'useful' } },
      ...{ supply: 'base-set', graveyard: 'skeleton', startingCitizens: [10, 10] },
    });
    const head = 'turn 3, active p0, phase hand, mana 0, summons 1, buried 1, startingCitizens 10/10, turnLimit null';
    const lines = showPosition(state).split('\n');
    expect(lines[0]).toBe(head);
    expect(lines.slice(1, 5)).toEqual([
      'options: ask useful',
      `piles: ${stateOf({ supply: 'base-set', p0: { hand: 'goblin, elf, troll, skeleton' } })
        .piles.map(({ card, left }) => `${left} ${card}`)
        .join(', ')}`,
      'graveyard: skeleton',
      'endings: supply, leader-died p1',
    ]);
    const seen = showPosition(game.view(state, 1)).split('\n').slice(5);
    expect(seen).toEqual([
      'p0: citizens 9, gate 0',
      ...['  sortie: amy', '  guard: -', '  hand: goblin(shown), 2 ?', '  draw: ?', '  discard: -'],
      'p1: citizens 10, gate down',
      ...[
        '  sortie: -',
        '  guard: troll(damage 1)',
        '  site: cemetery',
        '  hand: -',
        '  draw: -',
        '  discard: 2 archer',
      ],
    ]);
  });
  test('say what somebody is asked, which cannot be arranged', () => {
    const phaseOf = (name: string): string => {
      for (let n = 0; n < 40; n++) {
        for (const state of statesOf(`asked ${n}`, n)) {
          if (state.phase.name !== name) continue;
          const text = showPosition(state);
          expect(problemsOf(readPosition(text))).toEqual(['not-arrangeable phase']);
          return text.split('\n').at(-1) ?? '';
        }
      }
      return '';
    };
    expect(phaseOf('defend')).toMatch(/^phase: p[01] defends against [a-z-]+, which hits (one of: )?[a-z-]+/);
    expect(phaseOf('recover')).toMatch(/^phase: p[01] may heal [a-z-]+$/);
    expect(phaseOf('choose')).toMatch(/^phase: p[01] chooses \d( to \d)? for [a-z-]+ of: [a-z0-9, -]+$/);
    expect(phaseOf('over')).toMatch(/^phase: over, (drawn|won by p[01]), [a-z-]+, S-10\.\d+$/);
  });
  test('tell where a text is wrong', () => {
    const text = [
      'turn 1, trun 2, mana 1, mana 2, what',
      'hand: elf',
      'piles: 1 elf',
      'p0: citizens 9, gate up',
      ...['hand: elf', 'hand: elf', 'hnad: elf', 'piles: 1 elf'],
      ...['options: askk held, ask never', 'p0: ', '???'],
    ].join('\n');
    expect(problemsOf(readPosition(text))).toEqual([
      ...['unknown-key 1.trun', 'duplicate-key 1.mana', 'unreadable-line 1', 'unreadable-line 2', 'duplicate-key hand'],
      ...['unknown-key 7.hnad', 'unreadable-line 8', 'unknown-key 9.askk', 'duplicate-key p0', 'unreadable-line 11'],
      ...['not-one-of p0.gate', 'not-one-of options.ask'],
    ]);
    for (const value of [undefined, 42, 'x'.repeat(1_000_001)]) {
      expect(readPosition(value)).toMatchObject({ readable: false });
    }
    expect(readPosition('')).toMatchObject({ readable: true, legal: true });
  });
});
