import type { Speaker } from '../speaker.js';
import type { Trouble } from '../trouble.js';
import { listed } from './phrases.js';
import { placed, problem } from './problems.js';
import { refusals } from './refusals.js';
import type { Sentence } from './sentence.js';

const sentences: Readonly<Record<string, Sentence>> = refusals;

/** The sentence for a code, without its end; a code of another make is said as it is. */
export function explanation(trouble: Trouble, speaker: Speaker): string {
  const { code } = trouble;
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (sentence === undefined) {
    return problem(trouble, speaker) ?? placed(`This is not accepted: ${code.replaceAll('-', ' ')}`, trouble);
  }
  const said = typeof sentence === 'string' ? sentence : sentence(trouble);
  return code === 'malformed-action' ? placed(said, trouble) : said;
}

/** A question after what may have been meant; `''` where nothing is near. */
export function question({ code, didYouMean = [] }: Trouble, { named }: Speaker): string {
  if (didYouMean.length === 0) return '';
  const near = code === 'deck-unknown-card' ? didYouMean.map(named) : didYouMean;
  return `did you mean ${listed(near, 'or')}?`;
}
