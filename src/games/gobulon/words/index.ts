import { explanation } from '../../../kernel/words/phrasing.js';
import type { Card, CardId, CardSet, Collection, Printed, RarityId, Text, TypeId } from '../card.js';
import type { DeckId } from '../decks.js';
import type { Event } from '../events.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { Language } from './language.js';
import { deckNames, names, rarityNames, typeNames } from './names.js';
import type { Speaker } from './speaker.js';
import type { Trouble } from './trouble.js';

export { deckNames, names, rarityNames, typeNames } from './names.js';
export type { Trouble } from './trouble.js';

/** The languages this game speaks; any other is answered in English. */
export type Locale = 'fr' | 'en';
/** The words of a game. A locale this game does not speak is answered in English, not refused. */
export interface Words {
  /** Why an action was refused, or what is wrong with a config, a deck or a card set: one sentence that cites the rule. */
  readonly explain: (refusal: Trouble, locale?: string) => string;
  /** What happened, as one line of a log, in the third person. */
  readonly describe: (event: Event, locale?: string) => string;
  /** The text printed on a card, or the one that its powers give; `''` where it has neither (B-11.1). */
  readonly cardText: (card: Pick<Card, 'powers'> & Pick<Partial<Printed>, 'text'>, locale?: string) => string;
  /** The name of a card, a type, a rarity or a ready deck; the id itself where it has none. */
  readonly nameOf: (id: CardId | TypeId | RarityId | DeckId, locale?: string) => string;
}
/** Who and what the words are about. */
export interface WordsOptions {
  /** Card sets whose names are used before those of the house set; one without names shows ids. */
  readonly sets?: readonly (Collection | CardSet)[];
  /** The players' names, by seat; absent: Player 1 and Player 2, or Joueur 1 et Joueur 2. */
  readonly players?: readonly [string, string];
}

const languages: Readonly<Record<Locale, Language>> = { fr, en };
const localeOf = (locale = 'en'): Locale => (/^fr(-|$)/i.test(locale) ? 'fr' : 'en');

type Names = Readonly<Record<string, Text>>;
/** The name in a language; `hasOwn`, so that no id finds an object's own machinery. */
const ownName = (from: Names, id: string, locale: Locale): string | undefined =>
  Object.hasOwn(from, id) ? from[id]?.[locale] : undefined;

/** What may carry a name, or be called by one in both languages. */
interface Named extends Partial<Text> {
  readonly id: string;
  readonly name?: Text;
}

/** The names that card sets print. */
interface PrintedNames {
  readonly cards: ReadonlyMap<string, Text>;
  /** Of types and rarities. */
  readonly kinds: ReadonlyMap<string, Partial<Text>>;
}

function printedIn(sets: readonly Collection[]): PrintedNames {
  const cards = sets.flatMap((set): readonly Named[] => set.cards);
  const kinds = sets.flatMap((set): readonly Named[] => [...set.types, ...set.rarities]);
  return {
    cards: new Map(cards.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]]))),
    kinds: new Map(kinds.map((kind) => [kind.id, kind])),
  };
}

/** Names in one language. */
interface Naming extends Speaker {
  readonly any: (id: string) => string;
}

function namingOf({ cards, kinds }: PrintedNames, players: WordsOptions['players'], locale: Locale): Naming {
  const kind = (id: string): string | undefined => kinds.get(id)?.[locale] ?? ownName(typeNames, id, locale);
  const card = (id: string): string | undefined => cards.get(id)?.[locale] ?? ownName(names, id, locale);
  return {
    named: (id) => card(id) ?? id,
    typed: (id) => kind(id) ?? id,
    player: (seat) => players?.[seat] ?? languages[locale].player(seat),
    any: (id) => card(id) ?? kind(id) ?? ownName(rarityNames, id, locale) ?? ownName(deckNames, id, locale) ?? id,
  };
}

/** The line of an event: the table ties each type to its own, which an index cannot. */
function line(event: Event, language: Language, speaker: Speaker): string {
  const say = language.lines[event.type] as (event: Event, speaker: Speaker) => string;
  return say(event, speaker);
}

/** Words with names of one's own: of third parties' cards, and of the players. */
export function createWords({ sets = [], players }: WordsOptions = {}): Words {
  const printed = printedIn(sets);
  const naming = { fr: namingOf(printed, players, 'fr'), en: namingOf(printed, players, 'en') };
  const inUse = (locale: string | undefined) => {
    const key = localeOf(locale);
    return { language: languages[key], speaker: naming[key] };
  };
  return {
    explain(refusal, locale) {
      const { language, speaker } = inUse(locale);
      return explanation(refusal, language, speaker);
    },
    describe(event, locale) {
      const { language, speaker } = inUse(locale);
      return `${line(event, language, speaker)}.`;
    },
    cardText({ powers, text }, locale) {
      const { language, speaker } = inUse(locale);
      return text?.[localeOf(locale)] ?? powers.map((power) => language.power(power, speaker)).join('. ');
    },
    nameOf: (id, locale) => inUse(locale).speaker.any(id),
  };
}

const house = /* @__PURE__ */ createWords();
/** Why an action was refused, with the names of the house set. */
export const explain: Words['explain'] = (refusal, locale) => house.explain(refusal, locale);
/** What happened, with the names of the house set and without those of the players. */
export const describe: Words['describe'] = (event, locale) => house.describe(event, locale);
/** The rules text of a card, with the names of the house set. */
export const cardText: Words['cardText'] = (card, locale) => house.cardText(card, locale);
/** The name of a card, a type, a rarity or a ready deck of the house; the id itself where it has none. */
export const nameOf: Words['nameOf'] = (id, locale) => house.nameOf(id, locale);
