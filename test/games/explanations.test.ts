import { describe, expect, test } from 'vitest';
import * as goblinSummoner from '../../src/games/goblin-summoner/words/index.js';
import * as gobulon from '../../src/games/gobulon/words/index.js';
import * as salvationSummoner from '../../src/games/salvation-summoner/words/index.js';
import { common as english } from '../../src/kernel/words/en.js';
import { common as french } from '../../src/kernel/words/fr.js';
import { common as japanese } from '../../src/kernel/words/ja.js';

const languages = [
  ['Goblin Summoner', 'en', goblinSummoner.explain, english],
  ['Gobulon', 'en', gobulon.explain, english],
  ['Gobulon', 'fr', gobulon.explain, french],
  ['Salvation Summoner', 'en', salvationSummoner.explain, english],
  ['Salvation Summoner', 'ja', salvationSummoner.explain, japanese],
] as const;

describe.each(languages)('%s explains in %s', (_, locale, explain, sentences) => {
  test.each(Object.keys(sentences))('%s', (code) => {
    const said = explain({ code, path: ['cards', 0, 'card'], have: 3, need: 2, expected: ['text', 'list'] }, locale);
    expect(said).toMatch(locale === 'ja' ? /^[`\p{Lo}].*[^。]。$/u : /^[`\p{Lu}].*[^.]\.$/u);
    expect(said).not.toMatch(/undefined|null|accept|受け付け/);
  });

  test('what was not understood of a deck text, with its line', () => {
    const issue = { code: 'unknown-card', line: 3, column: 1, text: 'Foo', didYouMean: ['Net'] };
    expect(explain(issue, locale)).toBe(
      {
        en: 'Line 3: "Foo" is no card of the sets in use; did you mean Net?',
        fr: `Ligne 3 : "Foo" n'est une carte d'aucun des jeux utilisés ; voulais-tu dire Net ?`,
        ja: '3行目："Foo" は使用中のセットにないカードです。もしかして：Net',
      }[locale],
    );
  });

  test('a line that is too long, without numbers', () => {
    const said = explain({ code: 'too-long', line: 1, text: 'aaa' }, locale);
    expect(said).toMatch(
      /^(Line 1: |Ligne 1 : |1行目：)"aaa" (is too long to be read\.|est trop long\.|は長すぎて読めません。)$/,
    );
  });
});
