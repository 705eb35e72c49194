import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { supplies } from '../../../src/games/salvation-summoner/index.js';
import {
  arrange,
  cardNotation,
  handleOf,
  handlesOf,
  type Parts,
  readCards,
} from '../../../src/games/salvation-summoner/notation.js';
import { InvalidInputError } from '../../../src/index.js';
import { problemsOf } from './scene.js';

const stateOf = (parts: Parts) => {
  const { state, problems } = arrange(parts);
  if (state === null) throw new Error(JSON.stringify(problems));
  return state;
};

group('arranged positions', () => {
  test('have defaults for all that is not said', () => {
    const { state, legal, problems } = arrange({});
    expect([legal, problems]).toEqual([true, []]);
    const { players, piles, ...rest } = stateOf({});
    expect(rest).toMatchObject({ turn: 1, active: 0, phase: { name: 'hand' }, mana: 0, summons: 1, turnLimit: 200 });
    expect(players[1]).toMatchObject({ citizens: 15, gate: { standing: true, damage: 0 }, draw: [], hand: [] });
    expect(piles.map(({ card }) => card)).toEqual(supplies['base-set']);
    expect(state).toEqual(stateOf({}));
    expect(Object.isFrozen(players[0].hand)).toBe(true);
  });
  test('KF-D07: tell apart what cannot be read from what no game comes to', () => {
    const few = arrange({ p0: { hand: 'knight' } });
    expect(few).toMatchObject({ readable: true, legal: false });
    expect(few.problems).toMatchObject([{ severity: 'irregular', code: 'card-count', path: ['p0', 'hand', 0] }]);
    expect(arrange({ p0: { hand: 'knihgt' } })).toMatchObject({
      ...{ readable: false, legal: false, state: null },
      problems: [{ severity: 'unreadable', code: 'unknown-card', didYouMean: ['knight'] }],
    });
  });
  test('know the marks of units and hand cards', () => {
    const state = stateOf({
      p0: { sortie: '2 troll(+2, moved), hydra(attacks 2)', hand: 'goblin(shown), goblin', draw: 'elf, 2 ?' },
      p1: { guard: 'elemental(damage 8, saved 0, over flesh-golem skeleton)', gate: 'down', site: 'cemetery' },
      phase: 'field',
    });
    const [own, enemy] = state.players;
    expect(own.sortie).toMatchObject([{ bonus: 2, moved: true }, { bonus: 2, moved: true }, { attacks: 2 }]);
    expect(own.hand).toMatchObject([{ shown: true }, { shown: false }]);
    expect(own.draw).toEqual(['knight', 'knight', 'elf']);
    expect(enemy.guard).toMatchObject([{ damage: 8, absorbed: ['flesh-golem', 'skeleton'] }]);
    expect(enemy.gate).toEqual({ standing: false, damage: 0 });
    const trolls = handlesOf(state, 0, 'troll');
    expect(new Set(trolls).size).toBe(2);
    expect(cardNotation(state, trolls[1] ?? -1)).toBe('troll(moved, +2)');
    expect(cardNotation(state, 999)).toBe('?');
    expect(handleOf(state, 0, 'goblin', 'hand')).toBe(own.hand[0]?.handle);
    expect(handleOf(state, 1, 'goblin')).toBe(null);
  });
  test('fill the supply with the kinds that are named, and count what is left of them', () => {
    const { piles } = stateOf({ p0: { hand: '2 wyvern', sortie: 'elemental(over wyvern)' }, graveyard: 'troll' });
    expect(piles.slice(0, 3)).toEqual([
      ...[
        { card: 'elemental', left: 3 },
        { card: 'wyvern', left: 1 },
        { card: 'troll', left: 3 },
      ],
    ]);
    expect(piles).toHaveLength(15);
    const some = stateOf({ supply: 'great-magic-war', piles: '1 wyvern, 0 curse, 1 amy' });
    expect(some.piles.map(({ card }) => card)).toEqual([...supplies['great-magic-war'], 'amy']);
    expect(some.piles.filter(({ left }) => left < 4)).toEqual([
      ...[
        { card: 'wyvern', left: 1 },
        { card: 'curse', left: 0 },
        { card: 'amy', left: 1 },
      ],
    ]);
  });
  test('keep citizens together, in one graveyard or two', () => {
    expect(stateOf({ p0: { citizens: 4 }, startingCitizens: [10, 10] }).graveyards).toEqual([
      { cards: [], citizens: 6 },
    ]);
    const parts: Parts = {
      p0: { citizens: 13, graveyard: 'troll' },
      p1: { buried: 5 },
      options: { graveyard: 'private' },
    };
    expect(stateOf(parts).graveyards).toEqual([
      ...[
        { cards: ['troll'], citizens: 2 },
        { cards: [], citizens: 5 },
      ],
    ]);
    expect(problemsOf(arrange({ p0: { graveyard: 'troll' } }))).toEqual(['other-graveyard p0.graveyard']);
    expect(problemsOf(arrange({ buried: 1, options: { graveyard: 'private' } }))).toEqual(['other-graveyard buried']);
  });
  test('start a hand phase with what auras give', () => {
    const mine: Parts = { active: 'p1', p1: { site: 'ritual-ground', sortie: 'guild', guard: 'princess-summoner' } };
    expect(stateOf(mine)).toMatchObject({ mana: 1, summons: 3, active: 1 });
    expect(stateOf({ ...mine, phase: 'field' })).toMatchObject({ mana: 0, summons: 0 });
    expect(stateOf({ ...mine, mana: 7, summons: 0, revealsClosed: true })).toMatchObject({ mana: 7, summons: 0 });
    expect(stateOf({ turn: 8, active: 'p1' }).players.map(({ turnsTaken }) => turnsTaken)).toEqual([4, 3]);
  });
  test.for<readonly [string, Parts | object, readonly string[]]>([
    ['a spell on the field', { p0: { sortie: 'fireball' } }, ['card-not-here p0.sortie.0.card']],
    ['a unit as a site', { p0: { site: 'troll' } }, ['card-not-here p0.site']],
    ['two sites', { p0: { site: '2 cemetery' } }, ['too-long p0.site']],
    ['a leader that is absorbed', { p0: { guard: 'elemental(over amy)' } }, ['card-not-here p0.guard.0.absorbed.0']],
    ['damage that destroys', { p1: { guard: 'troll(damage 4)' } }, ['too-big p1.guard.0.damage']],
    ['a gate of no HP', { p1: { gate: 6 } }, ['too-big p1.gate']],
    ['a mark that is none', { p1: { guard: 'troll(tired)' } }, ['unknown-mark p1.guard.0']],
    ['a mark twice', { p1: { guard: 'troll(moved, moved)' } }, ['duplicate-mark p1.guard.0']],
    [
      'a mark elsewhere',
      { p1: { discard: 'troll(moved)', hand: 'troll(+1)' } },
      ['mark-not-here p1.hand.0', 'mark-not-here p1.discard.0'],
    ],
    ['an unknown card in the open', { p1: { guard: '?' } }, ['hidden-card p1.guard.0']],
    ['an unknown supply', { supply: 'base' }, ['unknown-supply supply']],
    ['an ending that is none', { endings: 'citizens' }, ['bad-entry endings.0']],
    ['an option that is none', { options: { ask: 'never' } }, ['not-one-of options.ask']],
    ['a key that is none', { p0: { hnd: 'elf' } }, ['unknown-key p0.hnd']],
    ['a phase that is none', { phase: 'defend' }, ['not-one-of phase']],
  ])('that are none: %s', ([, parts, problems]) => {
    const found = arrange(parts);
    expect(found).toMatchObject({ readable: false, state: null });
    expect(problemsOf(found)).toEqual(problems);
  });
  test.for<readonly [string, Parts, string]>([
    ['cards too many', { p0: { hand: '5 troll' } }, 'card-count p0.hand.0'],
    ['marks of another moment', { p0: { sortie: '4 troll(attacks 1)' } }, 'not-now p0.sortie.0.attacks'],
    ['own damage', { p0: { sortie: 'troll(damage 1)' } }, 'not-now p0.sortie.0.damage'],
    ['mana in the field phase', { phase: 'field', mana: 1 }, 'not-now mana'],
    ['too many tokens', { p0: { citizens: 20 }, buried: 1 }, 'citizen-count '],
    ['an ending that is missing', { p1: { citizens: 0 } }, 'missing-ending endings'],
    ['a turn beyond the limit', { turn: 9, turnLimit: 8 }, 'too-big turn'],
    ['a starter as a pile', { piles: '4 knight' }, 'card-not-here piles.0.card'],
  ])('that no game comes to: %s', ([, parts, problem]) => {
    const found = arrange(parts);
    expect(found).toMatchObject({ readable: true, legal: false });
    expect(problemsOf(found)).toContain(problem);
    expect(found.problems.every(({ severity }) => severity === 'irregular')).toBe(true);
  });
  test('KF-J08 KF-J10: are never an error, whatever the parts', () => {
    for (const parts of [undefined, null, 1, [], 'x', { p0: [] }, { p0: { hand: 3 } }, { z: {} }, { turn: 0 }]) {
      expect(arrange(parts)).toMatchObject({ readable: false, state: null });
    }
    expect(problemsOf(arrange({}, { sets: [{}] as never }))[0]).toMatch(/^missing sets\.0\./);
    expect(() => readCards('elf', { sets: [{}] as never })).toThrow(InvalidInputError);
    fc.assert(fc.property(fc.anything(), (parts) => void arrange(parts)));
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (hand) => void arrange({ p0: { hand } })));
  });
});
