/** Marks that stand for an apostrophe, and for a hyphen, wherever people or programs prefer another. */
const APOSTROPHES = /[\u2018\u2019\u201a\u201b\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u2032\u0060]/g;
/** An acute accent for an apostrophe: on its own it would come apart into a space and a mark. */
const ACUTE = /\u00b4/g;
const HYPHENS = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
const QUOTES = /[\u201c-\u201f\u2033\u00ab\u00bb]/g;
/** Characters that take no room. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const MARKS = /\p{M}+/gu;
const SPACES = /\s+/g;
/** Texts of which nothing but case and white space can differ. */
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/;
/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th' };

/**
 * A text as it is compared with others. Alike become: upper and lower case; accented letters, composed or not, and bare
 * ones; full-width and other compatibility forms and plain ones; ligatures and their letters; every apostrophe, every
 * kind of hyphen or dash, every double quotation mark; any run of white space and one space. Outer white space and
 * characters without width are dropped.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(SPACES, ' ').trim();
  return text
    .replace(ACUTE, "'")
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(QUOTES, '"')
    .replace(/[æœøđðłþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(SPACES, ' ')
    .trim();
}
