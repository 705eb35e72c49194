import { createDictionary, type Dictionary } from '../../../kernel/deck/dictionary.js';

const KANA = /[\u3041-\u30ff\uff66-\uff9f]/;
const HIRAGANA = /[\u3041-\u3096]/g;
/** What is left out or written differently between kana: long marks, dashes and waves for them, middle dots, space. */
const LOOSE = /[ー\u002d\u2010-\u2015\u2212\u301c~・=\s]/g;
/** Small vowels, which are as often written large. */
const SMALL: Readonly<Record<string, string>> = { ァ: 'ア', ィ: 'イ', ゥ: 'ウ', ェ: 'エ', ォ: 'オ' };

/**
 * A name as it is compared where there are kana in it: full width, hiragana as katakana, small vowels as large ones,
 * without long marks, middle dots and space. Any other text stays as it is.
 */
export function inKana(text: string): string {
  if (!KANA.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
    .replace(LOOSE, '')
    .replace(/[ァィゥェォ]/g, (letter) => SMALL[letter] ?? letter);
}

/** A dictionary that finds names in kana however they are written; the names it gives back are written as they were. */
export function createKanaDictionary(ids: readonly string[], namesOf: (id: string) => readonly string[]): Dictionary {
  const written = new Map(ids.flatMap(namesOf).map((name) => [inKana(name), name]));
  const dictionary = createDictionary(ids, (id) => [...new Set(namesOf(id).map(inKana))]);
  return {
    find: (text) => dictionary.find(inKana(text)),
    near: (text, told) => dictionary.near(inKana(text), told).map((name) => written.get(name) ?? name),
  };
}
