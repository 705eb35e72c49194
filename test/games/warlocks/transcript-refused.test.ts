import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { warlocks } from '../../../src/games/warlocks/index.js';
import { readPage, recordOf } from '../../../src/games/warlocks/transcript.js';
import { verify } from '../../../src/index.js';

const problemsOf = (text: string) => {
  const read = readPage(text);
  return read.ok ? [] : read.problems.map(({ code, line }) => [code, line]);
};

describe('what is no page', () => {
  const heading = 'Turn 1 in Ladder Battle 7';
  const start = [heading, 'Turn 0', 'Ann bows.', 'Bob bows.', 'Turn 1'];

  test('is a problem with its line', () => {
    expect(problemsOf('')).toEqual([['no-header', undefined]]);
    expect(problemsOf('Dear diary')).toEqual([['no-header', undefined]]);
    expect(problemsOf(heading)).toEqual([['no-turns', undefined]]);
    expect(problemsOf(`${heading}\nTurn 0\nAnn bows.\nTurn 2`)).toEqual([['turn-out-of-order', 4]]);
    expect(problemsOf(`${heading}\nTurn 0\nAnn bows.\nTurn 1`)).toEqual([['too-few-warlocks', 2]]);
    expect(problemsOf(`${heading}\nTurn 0\n${'abcdefg'.replace(/./g, '$& bows.\n')}Turn 1`)).toEqual([
      ['too-many-warlocks', 2],
    ]);
    expect(problemsOf(`${heading}\nTurn 0\nAnn bows.\nAnn bows.\nBob bows.\nTurn 1`)).toEqual([['duplicate-name', 4]]);
    expect(problemsOf(`#\n${start.join('\n').replace('Ladder', 'Ladder (ParaXY)')}`)).toEqual([['unknown-variant', 2]]);
    expect(problemsOf(start.join('\n').replace('Ladder', 'Ladder (ParaFC) (ParaFDF)'))).toEqual([['excluded', 1]]);
    expect(problemsOf('x'.repeat(400_001))).toEqual([['too-long', undefined]]);
  });

  test('names nobody who did not bow, no spell and no target that there is not', () => {
    const problemsAfter = (line: string) => problemsOf([...start, line].join('\n'));
    expect(problemsAfter('Cid waves his left hand.')).toEqual([['unknown-name', 6]]);
    expect(problemsAfter('Ann casts Raise Dead at Bob.')).toEqual([['unknown-spell', 6]]);
    expect(problemsAfter('Ann casts Shield at Cid.')).toEqual([['unknown-target', 6]]);
    expect(problemsAfter('Ann waves his left hand.')).toEqual([['missing-gesture', 6]]);
    expect(problemsAfter('Ann waves his left hand.\nAnn waves his left hand.')[0]).toEqual(['gesture-used-twice', 7]);
  });

  test('whatever the text, there is an answer', () => {
    const word = fc.constantFrom(
      ...['Ann', 'Bob', 'Turn', '1', 'casts', 'Shield', 'at', 'himself.', '\n', 'dies.', 'LH:'],
    );
    const line = fc.constantFrom(
      ...['Ann claps.', 'Bob casts Disease at Ann.', 'Ann banks a spell for later.', 'Bob directs m1 to attack Ann.'],
      ...[
        'Ann is healed.',
        'Grey Goblin is summoned to serve Bob.',
        'Grey Goblin attacks Bob for 1 damage.',
        'Bob dies.',
      ],
      ...['Bob stabs with his left hand.', 'Bob waves his right hand.', 'This turn took place outside of time.'],
      ...["Bob's left hand is paralysed.", 'Ann makes the spell permanent!', 'The Ice Elemental runs amok!', 'LH:B??'],
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 60 }).map((words) => `${start.join('\n')}\n${words.join(' ')}`),
      fc
        .array(line, { maxLength: 30 })
        .map((lines) => `${start.join('\n')}\n${lines.join('\n')}\n\nTurn 2\n${lines.join('\n')}`),
    );
    fc.assert(
      fc.property(text, (given) => {
        const read = readPage(given);
        if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
        else expect(verify(warlocks, recordOf(read.page).record)).toBeNull();
      }),
    );
  });
});
