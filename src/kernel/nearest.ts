import leven from 'leven';

const LONGEST = 64;
const MOST = 3;
const SUGGESTIONS = 100;

/**
 * The known texts that differ from `text` by few letters, nearest first, at most three: one letter in three may be
 * wrong, of four letters two. A text of more than 64 characters has none near it, so that the work does not grow with
 * its length.
 */
export function nearest(text: string, known: readonly string[]): readonly string[] {
  if (text.length > LONGEST) return [];
  const limit = Math.max(text.length < 4 ? 1 : 2, Math.floor(text.length / 3));
  const found: { readonly text: string; readonly distance: number }[] = [];
  for (const candidate of known) {
    const distance = leven(text, candidate, { maxDistance: limit + 1 });
    if (distance <= limit) found.push({ text: candidate, distance });
  }
  return found
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map((one) => one.text);
}

/**
 * The part of a problem that says what was probably meant, if anything known is near. After a hundred problems nothing
 * is suggested any more, so that a long list of them stays cheap.
 */
export function suggest(
  text: unknown,
  known: readonly string[],
  problems: readonly unknown[],
): { readonly didYouMean?: readonly string[] } {
  if (typeof text !== 'string' || problems.length >= SUGGESTIONS) return {};
  const didYouMean = nearest(text, known);
  return didYouMean.length === 0 ? {} : { didYouMean };
}
