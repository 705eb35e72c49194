import { explanation } from '../../../kernel/words/phrasing.js';
import type { Trouble } from '../../../kernel/words/trouble.js';
import type { Bestiary, Card, CardId, CardSet, Feat, FeatId, TypeId } from '../card.js';
import type { Event } from '../events.js';
import type { Handle, Seat } from '../state.js';
import { en } from './en.js';
import type { Language } from './language.js';
import { names, typeNames } from './names.js';
import type { Speaker } from './speaker.js';

export type { Trouble } from '../../../kernel/words/trouble.js';
export { type Called, cardsIn, learn } from './handles.js';
export { names, typeNames } from './names.js';

/** The languages this game speaks; any other is answered in English. */
export type Locale = 'en';
/** The words of a game. A locale this game does not speak is answered in English, not refused. */
export interface Words {
  /** Why an action was refused, or what is wrong with a config, a deck or a card set: one sentence that cites the rule. */
  readonly explain: (refusal: Trouble, locale?: string) => string;
  /** What happened, as one line of a log, in the third person. */
  readonly describe: (event: Event, locale?: string) => string;
  /** The rules text of a card, a feat or an item, read from its keywords and effects; `''` where it has none. */
  readonly cardText: (card: Card | Feat, locale?: string) => string;
  /** The name of a card, a token, a feat, an item or a type; the id itself where it has none. */
  readonly nameOf: (id: CardId | FeatId | TypeId, locale?: string) => string;
}
/** Who and what the words are about. */
export interface WordsOptions {
  /** Card sets whose names are used before those of the house set; one without names shows ids. */
  readonly sets?: readonly (Bestiary | CardSet)[];
  /** The duellists' names, by seat; absent: Player 1 and Player 2. */
  readonly players?: readonly [string, string];
  /** The card that is called so, where the reader may know it; events name most cards by handle only. */
  readonly cardOf?: (handle: Handle) => CardId | null | undefined;
}

const languages: Readonly<Record<Locale, Language>> = { en };
const isLocale = (locale: string): locale is Locale => Object.hasOwn(languages, locale);
const languageOf = (locale = 'en'): Language => (isLocale(locale) ? languages[locale] : en);

/** What may carry a name. */
interface Named {
  readonly id: string;
  readonly name?: string;
}

function speakerOf({ sets = [], players, cardOf }: WordsOptions): Speaker {
  const cards = new Map<string, string>();
  const types = new Map<string, string>();
  const learnNames = (into: Map<string, string>, items: readonly Named[]): void => {
    for (const { id, name } of items) if (name !== undefined) into.set(id, name);
  };
  for (const set of sets) {
    learnNames(types, set.types);
    learnNames(cards, [...set.cards, ...set.tokens, ...set.feats]);
  }
  // `hasOwn`, so that no id finds an object's own machinery.
  const printed = (id: string): string | undefined => (Object.hasOwn(names, id) ? names[id]?.name : undefined);
  const kind = (id: string): string | undefined => (Object.hasOwn(typeNames, id) ? typeNames[id] : undefined);
  const named = (id: string): string => cards.get(id) ?? printed(id) ?? id;
  return {
    named,
    typed: (id) => types.get(id) ?? kind(id) ?? id,
    player: (seat: Seat) => players?.[seat] ?? `Player ${seat + 1}`,
    called(handle, otherwise) {
      const card = cardOf?.(handle);
      return card === null || card === undefined ? otherwise : named(card);
    },
  };
}

/** Words with names of one's own: of third parties' cards, of the duellists, of the cards behind handles. */
export function createWords(options: WordsOptions = {}): Words {
  const speaker = speakerOf(options);
  return {
    explain: (refusal, locale) => explanation(refusal, languageOf(locale), speaker),
    describe: (event, locale) => `${languageOf(locale).line(event, speaker)}.`,
    cardText: (card, locale) => languageOf(locale).cardText(card, speaker),
    nameOf(id) {
      const name = speaker.named(id);
      return name === id ? speaker.typed(id) : name;
    },
  };
}

const house = /* @__PURE__ */ createWords();
/** Why an action was refused, with the names of the house set. */
export const explain: Words['explain'] = (refusal, locale) => house.explain(refusal, locale);
/** What happened, with the names of the house set and without those of the duellists. */
export const describe: Words['describe'] = (event, locale) => house.describe(event, locale);
/** The rules text of a card, a feat or an item, with the names of the house set. */
export const cardText: Words['cardText'] = (card, locale) => house.cardText(card, locale);
/** The name of a card, a token, a feat, an item or a type of the house set; the id itself where it has none. */
export const nameOf: Words['nameOf'] = (id, locale) => house.nameOf(id, locale);
