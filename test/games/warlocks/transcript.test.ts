import { describe, expect, test } from 'vitest';
import { type OrdersAction, warlocks } from '../../../src/games/warlocks/index.js';
import { beginPage, type Page, playTurn, readPage, recordOf } from '../../../src/games/warlocks/transcript.js';
import { replay, verify } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { gestures, type MadeUp, madeUpPage } from './made-up-page.js';

function pageOf(made: MadeUp): Page {
  const read = readPage(madeUpPage(made));
  if (!read.ok) throw new RangeError(JSON.stringify(read.problems));
  return read.page;
}
const both = (pairs: string): readonly string[] => {
  const [ann = '-/-', bob = '-/-'] = pairs.split(' ');
  return [...gestures('Ann', ann), ...gestures('Bob', bob)];
};
const ordersIn = (page: Page): readonly OrdersAction[] =>
  recordOf(page).record.actions.filter((action): action is OrdersAction => action.type === 'orders');

describe('a page', () => {
  test('tells its battle, type, switches and warlocks', () => {
    const page = pageOf({ heading: 'Very Friendly (Maladroit) (ParaFDF)', turns: [both('S/- -/-')] });
    expect(page).toMatchObject({
      battle: 7,
      type: 'Very Friendly',
      names: ['Ann', 'Bob'],
      isComplete: true,
      unread: [],
    });
    expect(page.options).toEqual({ paraFC: false, paraFDF: true, maladroit: true });
  });

  test('is read across wrapped lines, and past what is said', () => {
    const page = pageOf({
      turns: [
        [
          'Ann says "Bob dies.',
          '     Bob surrenders.',
          '     Turn 9',
          '     and so on".',
          'Ann snaps the fingers of',
          'his left hand.',
          'Ann makes no gesture with his right',
          'hand.',
          ...gestures('Bob', 'C/C'),
        ],
      ],
    });
    expect(page.turns[0]).toMatchObject({ dead: [], surrendered: [], hidden: [] });
    expect(page.turns[0]?.acts.map((act) => act?.pair)).toEqual([
      ['S', '-'],
      ['C', 'C'],
    ]);
  });

  test('names monsters by number, and the hand that one is to come from', () => {
    const page = pageOf({
      turns: [
        both('S/- P/-'),
        both('F/- S/-'),
        [
          ...both('W/- D/-'),
          'Ann casts Summon Goblin at himself.',
          'Bob casts Magic Missile at the monster Ann is summoning with his left hand.',
          'Grey Goblin is summoned to serve Ann.',
          'Grey Goblin is hit by a Magic Missile, for 1 damage.',
          'Ann directs Grey Goblin to attack Grey Goblin.',
          'Grey Goblin attacks Grey Goblin for 1 damage.',
          'Grey Goblin dies.',
        ],
      ],
    });
    expect(page.monsters).toEqual([
      { id: 'm1', name: 'Grey Goblin', kind: 'goblin', turn: 3, controller: 0, from: { seat: 0, cast: 0 } },
    ]);
    expect(page.turns[2]?.acts[1]?.casts[0]?.target).toBe('LH:0');
    expect(ordersIn(page).slice(-2)).toEqual([
      {
        ...{ type: 'orders', seat: 0, turn: 3, gestures: { LH: 'W', RH: '-' } },
        ...{ spells: { LH: 'summon-goblin' }, targets: { LH: 0 }, direct: { 'LH:0': 'LH:0' } },
      },
      {
        ...{ type: 'orders', seat: 1, turn: 3, gestures: { LH: 'D', RH: '-' } },
        ...{ spells: { LH: 'magic-missile' }, targets: { LH: 'LH:0' } },
      },
    ]);
    expect(recordOf(page).departures).toEqual([]);
  });

  test('gives health where it follows, and the end of the page gives the rest', () => {
    const cure = ['Ann casts Cure Light Wounds at himself.', 'Ann is healed.'];
    const page = pageOf({
      turns: [both('D/- -/-'), both('F/- -/-'), [...both('W/- -/-'), ...cure], ["Wounds appear all over Bob's body!"]],
      end: ['Bob(0) Health:12 - Shield(1)', 'Turn:01234', '  LH:B---?', '  RH:B---?'],
    });
    expect(page.turns.map(({ health }) => health)).toEqual([
      [15, 15],
      [15, 15],
      [16, 15],
      [16, 12],
    ]);
    expect(page.turns[3]?.hidden).toEqual([0, 1]);
    expect(page.final).toEqual([null, { status: 'in', health: 12, bank: null }]);
  });

  test('lines that mean nothing are listed, and left out', () => {
    const text = madeUpPage({ turns: [[...both('S/- -/-'), 'Nobody expects this line.']] });
    const read = readPage(text);
    expect(read.ok && read.page.unread.map((line) => text.split('\n')[line - 1]?.trim())).toEqual([
      'Nobody expects this line.',
    ]);
  });
});

describe('what a turn becomes', () => {
  rule(['W-8.5', 'W-8.10'], 'who steers another names what the victim shows', () => {
    const page = pageOf({
      turns: [
        both('P/- F/-'),
        both('S/- F/-'),
        [...both('D/- F/-'), 'Ann casts Magic Missile at Nobody.', 'Bob casts Paralysis at Ann.'],
        ["Ann's left hand is paralysed.", ...both('D/F -/-'), 'Ann casts Charm Monster at himself.'],
      ],
    });
    const [, bob] = ordersIn(page).slice(-2);
    expect(bob).toMatchObject({ seat: 1, paralyse: { 0: 'LH' } });
    expect(recordOf(page).departures).toEqual([]);
  });

  rule(['W-8.12', 'W-17.5'], 'a confused hand is one that chance is known to have decided', () => {
    const page = pageOf({
      turns: [
        both('D/- -/-'),
        both('S/- -/-'),
        [...both('F/- -/-'), 'Ann casts Confusion at Bob.', 'Bob looks a bit confused.'],
        ['Bob confusedly makes the wrong gesture with his right hand.', ...both('-/- S/W')],
      ],
    });
    const { record, departures } = recordOf(page);
    expect(departures).toEqual([]);
    expect(record.config.draws).toEqual([{ turn: 4, values: ['RH', 'W'] }]);
    const result = replay(warlocks, record);
    expect(result.ok && result.state.warlocks[1]?.history.at(-1)?.made).toEqual(['S', 'W']);
  });

  rule(['W-10.4', 'W-17.5'], 'the first victim of a minion is drawn as it was', () => {
    const names = ['Ann', 'Bob', 'Cid'];
    const idle = (turn: string): readonly string[] => [...both(`${turn} -/-`), ...gestures('Cid', '-/-')];
    for (const victim of ['Bob', 'Cid']) {
      const page = pageOf({
        names,
        turns: [
          idle('S/-'),
          idle('F/-'),
          [
            ...idle('W/-'),
            'Ann casts Summon Goblin at himself.',
            'Grey Goblin is summoned to serve Ann.',
            `Grey Goblin attacks ${victim} for 1 damage.`,
          ],
        ],
      });
      const { record } = recordOf(page);
      expect(record.config.draws).toEqual([{ turn: 3, values: [names.indexOf(victim)] }]);
      const result = replay(warlocks, record);
      expect(result.ok && result.state.warlocks.map(({ health }) => health)).toEqual(
        names.map((name) => (name === victim ? 14 : 15)),
      );
    }
  });

  rule(['W-13.2', 'W-13.4'], 'a spell that is banked is the one that is fired later', () => {
    const string = ['D/-', 'W/-', 'S/-', 'S/-', 'S/-'].map((pair) => both(`${pair} -/-`));
    const page = pageOf({
      turns: [
        ...string,
        [...both('P/- -/-'), 'Ann casts Delay Effect at himself.'],
        both('S/- -/-'),
        ['Ann banks a spell for later.', ...both('D/- -/-')],
        [
          ...both('-/- -/-'),
          'Ann casts his banked Magic Missile at Bob.',
          'Bob is hit by a Magic Missile, for 1 damage.',
        ],
      ],
    });
    const own = ordersIn(page).filter(({ seat }) => seat === 0);
    expect(own[7]).toMatchObject({ bank: 'LH', spells: { LH: 'magic-missile' }, targets: { LH: 1 } });
    expect(own[8]).toMatchObject({ fireBanked: true });
    const { record, departures } = recordOf(page);
    expect(departures).toEqual([]);
    const result = replay(warlocks, record);
    expect(result.ok && result.state.warlocks[1]?.health).toBe(14);
  });

  rule(['W-10.9', 'W-2.4'], 'a stab is aimed at whom it struck', () => {
    const stab = ['Ann attacks Bob for 1 damage.', 'Bob attacks Ann, but is deflected by a shield.'];
    const page = pageOf({ turns: [[...both('P/> >/>'), 'Ann casts Shield at himself.', ...stab]] });
    expect(ordersIn(page).map(({ targets }) => targets)).toEqual([{ LH: 0, RH: 1 }, { RH: 0 }]);
    expect(page.turns[0]?.health).toEqual([15, 14]);
  });

  test('what the rules refuse is left out, and told', () => {
    const page = pageOf({
      turns: [[...both('P/- -/-'), 'Ann casts Fireball at Bob.', 'Ann makes the spell permanent!']],
    });
    const { record, departures } = recordOf(page);
    expect(departures.map(({ code, path }) => [code, ...path])).toEqual([
      ['spell-not-finished', 'spells', 'RH'],
      ['no-permanency', 'permanent'],
    ]);
    expect(verify(warlocks, record)).toBeNull();
  });

  test('a page that goes on after the end is followed to the end', () => {
    const page = pageOf({ turns: [[...both('P/P -/-'), 'Ann surrenders.', 'Bob is victorious!'], both('S/- S/-')] });
    const { record, departures } = recordOf(page);
    expect(record.outcome?.winners).toEqual([1]);
    expect(departures.at(-1)).toMatchObject({ turn: 2, code: 'over-before' });
  });

  test('one turn can be played by itself', () => {
    const page = pageOf({ turns: [both('S/- S/-'), both('D/- P/-')] });
    const begun = beginPage(page);
    const [first] = page.turns;
    if (first === undefined) throw new RangeError('there is a turn');
    const step = playTurn(first, begun);
    expect(step.state.turn).toBe(2);
    expect(begun.state.turn).toBe(1);
    expect(step.events.filter(({ type }) => type === 'gestured')).toHaveLength(2);
  });
});
