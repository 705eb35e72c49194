import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { fold } from '../../src/kernel/fold.js';
import { nearest, suggest } from '../../src/kernel/nearest.js';
import { takePlain } from '../../src/kernel/plain.js';
import { createSoundness, joinProblems } from '../../src/kernel/soundness.js';

group('texts as they are compared', () => {
  test.for([
    ['case', 'goblin', 'GOBLIN', 'GobLin'],
    ['case that grows', 'strasse', 'STRASSE', 'Straße', 'STRAẞE'],
    ['case that depends on its place', 'σοφος', 'ΣΟΦΟΣ', 'σοφος'],
    ['accents', 'eclair', 'Éclair', 'E\u0301clair', 'èclaïr'],
    ['other letters', 'coeur aeon lodz', 'Cœur Æon Łódź'],
    ['width', 'net 3', 'Ｎｅｔ　３'],
    ['ligatures', 'fire', 'ﬁre'],
    ['apostrophes', "ogre's", 'ogre’s', 'ogre‘s', 'ogreʼs', 'ogre´s', 'ogre`s', 'ogre′s'],
    ['dashes', 'half-giant', 'half‐giant', 'half‑giant', 'half–giant', 'half—giant', 'half−giant'],
    ['quotation marks', '"net"', '“net”', '„net‟', '«net»'],
    ['white space', 'grave bell', '  grave \t\u00a0bell\n'],
    ['what takes no room', 'net', 'n\u200be\ufefft'],
  ])('%s', ([, folded, ...others]) => {
    expect(fold(folded ?? '')).toBe(folded);
    for (const other of others) expect(fold(other)).toBe(folded);
  });

  test('folding once more changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test('what differs otherwise stays different', () => {
    const texts = ['net', 'nets', 'n-et', "n'et", 'n et', 'ne', ''];
    expect(new Set(texts.map(fold)).size).toBe(texts.length);
  });
});

group('what was probably meant', () => {
  test('is told nearest first, three at most, and only if it is near', () => {
    expect(nearest('atack', ['defence', 'attack', 'cost'])).toEqual(['attack']);
    expect(nearest('crads', ['cards', 'card', 'crabs', 'crags', 'name'])).toHaveLength(3);
    expect(nearest('xyz', ['cards'])).toEqual([]);
    expect(nearest('x'.repeat(65), ['x'.repeat(65)])).toEqual([]);
  });

  test('is not looked for once a hundred things have been told', () => {
    expect(suggest('atack', ['attack'], new Array(99))).toEqual({ didYouMean: ['attack'] });
    expect(suggest('atack', ['attack'], new Array(100))).toEqual({});
    expect(suggest(7, ['attack'], [])).toEqual({});
  });
});

group('plain copies', () => {
  test('of JSON are equal and share nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { value: copy, problems } = takePlain(value);
        const hasHostileKey = JSON.stringify(value).includes('"__proto__"');
        if (hasHostileKey) return;
        expect(problems).toEqual([]);
        expect(copy).toEqual(JSON.parse(JSON.stringify(value)));
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      }),
    );
  });

  test('a foreign object is read once, and -0 and undefined are made plain', () => {
    let reads = 0;
    const given = Object.defineProperty({ zero: -0, none: undefined }, 'seen', {
      enumerable: true,
      get: () => {
        reads += 1;
        return reads;
      },
    });
    const { value } = takePlain(given);
    expect(value).toStrictEqual({ zero: 0, seen: 1 });
    expect(reads).toBe(1);
  });

  test('what is wrong is told where it is, and does not hide the rest', () => {
    const given = { a: 1n, b: [undefined, () => 1], c: { d: new Map() }, e: 5 };
    expect(takePlain(given).value).toStrictEqual({
      a: undefined,
      b: [undefined, undefined],
      c: { d: undefined },
      e: 5,
    });
    expect(takePlain(given).problems.map(({ path }) => path.join('.'))).toEqual(['a', 'b.0', 'b.1', 'c.d']);
  });
});

group('sound parts', () => {
  const problem = (code: string, ...path: readonly (string | number)[]) => ({ code, path });

  test('are those with nothing wrong at them, below or above; an unknown key spoils nothing', () => {
    const { at } = createSoundness([problem('missing', 'a', 0, 'b'), problem('unknown-key', 'c', 'd')]);
    expect([at(), at('a'), at('a', 0), at('a', 0, 'b'), at('a', 0, 'b', 'x')]).toEqual(new Array(5).fill(false));
    expect([at('a', 1), at('a', 0, 'c'), at('c'), at('b')]).toEqual(new Array(4).fill(true));
  });

  test('what one problem explains is not told again', () => {
    const first = [problem('unreadable', 'a')];
    const second = [problem('missing', 'a', 'b'), problem('missing', 'c'), problem('wrong-type', 'a')];
    expect(joinProblems(first, second)).toEqual([...first, second[1]]);
  });
});
