import { describe, expect, test } from 'vitest';
import * as goblinSummoner from '../../src/games/goblin-summoner/words/index.js';
import * as gobulon from '../../src/games/gobulon/words/index.js';
import { common as english } from '../../src/kernel/words/en.js';
import { common as french } from '../../src/kernel/words/fr.js';

const languages = [
  ['Goblin Summoner', 'en', goblinSummoner.explain, english],
  ['Gobulon', 'en', gobulon.explain, english],
  ['Gobulon', 'fr', gobulon.explain, french],
] as const;

describe.each(languages)('%s explains in %s', (_, locale, explain, sentences) => {
  test.each(Object.keys(sentences))('%s', (code) => {
    const said = explain({ code, path: ['cards', 0, 'card'], have: 3, need: 2, expected: ['text', 'list'] }, locale);
    expect(said).toMatch(/^[`\p{Lu}].*[^.]\.$/u);
    expect(said).not.toMatch(/undefined|null|accept/);
  });

  test('what was not understood of a deck text, with its line', () => {
    const issue = { code: 'unknown-card', line: 3, column: 1, text: 'Foo', didYouMean: ['Net'] };
    expect(explain(issue, locale)).toMatch(
      locale === 'en'
        ? /^Line 3: "Foo" is no card of the sets in use; did you mean Net\?$/
        : /^Ligne 3 : "Foo" n'est une carte d'aucun des jeux utilisés ; voulais-tu dire Net \?$/,
    );
  });

  test('a line that is too long, without numbers', () => {
    const said = explain({ code: 'too-long', line: 1, text: 'aaa' }, locale);
    expect(said).toMatch(/^(Line 1|Ligne 1 ): "aaa" (is too long to be read|est trop long)\.$/);
  });
});
