import type { Language } from './language.js';
import type { Speaker } from './speaker.js';
import { placeOf, type Sentence, type Trouble } from './trouble.js';

/** What stands in a table under a code; `undefined` for one of another make. */
const ownOf = <Value>(table: Readonly<Record<string, Value>>, code: string): Value | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** What is wrong, without an end. */
function sentence(trouble: Trouble, language: Language, speaker: Speaker): string {
  const { code } = trouble;
  const place = placeOf(trouble);
  const at = (said: string): string => (place === '' ? said : language.at(said, place));
  const refusal = ownOf<Sentence>(language.refusals, code);
  if (refusal !== undefined) {
    const said = typeof refusal === 'string' ? refusal : refusal(trouble);
    return code === 'malformed-action' ? at(said) : said;
  }
  const saying = ownOf(language.problems, code);
  if (saying === undefined) return at(language.unknown(code));
  return typeof saying === 'string' ? language.of(place, saying) : saying(trouble, speaker);
}

/** One sentence that cites the rule, and a question after what may have been meant. */
export function explanation(trouble: Trouble, language: Language, speaker: Speaker): string {
  const { code, rule, didYouMean = [] } = trouble;
  const cited = rule === undefined ? '' : language.cited(rule);
  const near = code === 'deck-unknown-card' ? didYouMean.map(speaker.named) : didYouMean;
  const end = near.length === 0 ? language.stop : language.didYouMean(near);
  return `${sentence(trouble, language, speaker)}${cited}${end}`;
}
