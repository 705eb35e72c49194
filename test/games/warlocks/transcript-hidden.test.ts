import { expect } from 'vitest';
import { type Page, readPage, recordOf } from '../../../src/games/warlocks/transcript.js';
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

rule(['W-14.4', 'W-14.10'], 'a pair that is not printed stands in the history, or is hidden', () => {
  const page = pageOf({
    turns: [gestures('Ann', 'S/S'), gestures('Ann', 'D/-')],
    end: ['Ann(1) Health:15', 'Turn:012', 'LH:BSD', 'RH:BS-', 'Bob(1) Health:14', 'Turn:012', 'LH:BP?', 'RH:BW?'],
  });
  expect(page.turns.map(({ hidden }) => hidden)).toEqual([[], [1]]);
  expect(page.turns[0]?.acts[1]).toMatchObject({ pair: ['P', 'W'], isTold: false });
  expect(page.isComplete).toBe(false);
  expect(recordOf(page).departures.map(({ turn, code, seat }) => [turn, code, seat])).toEqual([
    [1, 'unannounced', 1],
    [2, 'hidden', 1],
  ]);
});

rule(['W-14.4', 'W-3.1'], 'a hidden pair is guessed by what later castings need of it', () => {
  const rows = (left: string, right: string): readonly string[] => ['Turn:01234', `LH:${left}`, `RH:${right}`];
  const page = pageOf({
    turns: [
      both('P/- P/-'),
      gestures('Ann', '-/-'),
      gestures('Ann', '-/-'),
      [...both('-/- S/S'), 'Bob casts Invisibility at himself.'],
    ],
    end: ['Ann(1) Health:15', ...rows('BP---', 'B----'), 'Bob(1) Health:15', ...rows('BP??S', 'B-??S')],
  });
  expect(page.turns.map(({ acts }) => acts[1]?.guess)).toEqual([undefined, ['P', '-'], ['W', 'W'], undefined]);
  const other = pageOf({
    turns: [both('-/- -/P'), gestures('Ann', '-/-'), [...both('-/- -/W'), 'Bob casts Summon Goblin at himself.']],
    end: ['Bob(1) Health:15', ...rows('B-?-', 'BP?W')],
  });
  expect(other.turns[1]?.acts[1]?.guess).toEqual(['-', '-']); // a palm is no part of it
});
