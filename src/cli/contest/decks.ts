import type { Shape } from '../../kernel/index.js';
import type { SetupRule } from '../../match/index.js';
import { type Contender, contender, judged } from '../deck-source.js';
import type { Session } from '../io.js';
import type { AnyOffer } from '../offer.js';
import { decksOf } from '../offers.js';

/** Decks by their names, each once: a name that comes again gets a number. */
export interface DeckChoice {
  readonly name: string;
  readonly deck: unknown;
}

/** Reads decks and judges them; null where one is not legal, which is told. UsageError where one cannot be read. */
export async function decksNamed(
  session: Session,
  offer: AnyOffer,
  given: readonly string[],
  language: string,
): Promise<readonly DeckChoice[] | null> {
  decksOf(offer);
  const read: Contender[] = [];
  for (const from of given) read.push(await contender(session, offer, from, language)); // one after the other: - is read once
  if (!judged(read, session, language, true)) return null;
  return read.map(({ name, deck }, at) => {
    const before = read.slice(0, at).filter((other) => other.name === name).length;
    return { name: before === 0 ? name : `${name} ${before + 1}`, deck };
  });
}

/** What a game is set up from with these decks at its seats; the seed is left to the tournament. */
export function configWith({ configOf }: AnyOffer, decks: readonly DeckChoice[]): Omit<Shape['config'], 'seed'> {
  const { seed: _seed, ...config } = configOf({ seed: '', decks: decks.map(({ deck }) => deck) });
  return config;
}

/** Every deck against every deck, at both seats. */
export const squareOf = (offer: AnyOffer, decks: readonly DeckChoice[]): readonly SetupRule<Shape>[] =>
  decks.flatMap((one) =>
    decks.map((other) => ({ decks: [one.name, other.name] as const, config: configWith(offer, [one, other]) })),
  );
