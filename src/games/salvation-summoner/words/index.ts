import { explanation } from '../../../kernel/words/phrasing.js';
import type { Trouble } from '../../../kernel/words/trouble.js';
import type {
  Aura,
  Called,
  Card,
  CardId,
  CardSet,
  Collection,
  Printed,
  SeriesId,
  SkillName,
  SupplyName,
} from '../card.js';
import type { Event } from '../events.js';
import type { Handle } from '../state.js';
import { en } from './en.js';
import { ja } from './ja.js';
import type { Language } from './language.js';
import { names, seriesNames, skillNames, supplyNames, tagNames } from './names.js';
import type { Speaker } from './speaker.js';

export { type CardsByHandle, cardsIn, learn } from './handles.js';
export { names, seriesNames, skillNames, supplyNames, tagNames } from './names.js';
export type { Trouble };

/** The languages this game speaks; any other is answered in English. */
export type Locale = 'ja' | 'en';
/** What of a card its text is read from; a printed text is English. */
export type Worded = Pick<Card, 'actions'> & { readonly auras?: readonly Aura[] } & Pick<Printed, 'text'>;
/** The words of a game. A locale this game does not speak is answered in English, not refused. */
export interface Words {
  /** Why an action was refused, or what is wrong with a config, a supply or a card set: one sentence that cites the rule. */
  readonly explain: (refusal: Trouble, locale?: string) => string;
  /** What happened, as one line of a log, in the third person. */
  readonly describe: (event: Event, locale?: string) => string;
  /** The text of a card: in English what is printed, else what its actions and auras give; `''` where it has neither. */
  readonly cardText: (card: Worded, locale?: string) => string;
  /** The name of a card, a series, a recommended supply, a skill or a tag; the id itself where it has none. */
  readonly nameOf: (id: CardId | SeriesId | SupplyName | SkillName, locale?: string) => string;
}
/** Who and what the words are about. */
export interface WordsOptions {
  /** Card sets whose names are used before those of the house set; one without names shows ids. */
  readonly sets?: readonly (Collection | CardSet)[];
  /** The players' names, by seat; absent: Player 1 and Player 2, or プレイヤー1 and プレイヤー2. */
  readonly players?: readonly [string, string];
  /** The card of a unit or hand card, where the reader may know it; most events name units by handle only. */
  readonly cardOf?: (handle: Handle) => CardId | null | undefined;
}

const languages: Readonly<Record<Locale, Language>> = { ja, en };
const localeOf = (locale = 'en'): Locale => (/^ja(-|$)/i.test(locale) ? 'ja' : 'en');

type Names = Readonly<Record<string, Called>>;
/** The name in a language, or else the English one; `hasOwn`, so that no id finds an object's own machinery. */
const ownName = (from: Names, id: string, locale: Locale): string | undefined =>
  Object.hasOwn(from, id) ? (from[id]?.[locale] ?? from[id]?.en) : undefined;

/** What may carry names. */
type Named = Partial<Called> & { readonly id: string };
/** The names that card sets print. */
interface PrintedNames {
  readonly cards: ReadonlyMap<string, Partial<Called>>;
  /** Of series and supplies. */
  readonly others: ReadonlyMap<string, Partial<Called>>;
}

function printedIn(sets: readonly Collection[]): PrintedNames {
  const byId = (items: readonly Named[]): ReadonlyMap<string, Partial<Called>> =>
    new Map(items.filter(({ en }) => en !== undefined).map((item) => [item.id, item]));
  return {
    cards: byId(sets.flatMap((set): readonly Named[] => set.cards)),
    others: byId(sets.flatMap((set): readonly Named[] => [...set.series, ...set.supplies])),
  };
}

/** Names in one language. */
interface Naming extends Speaker {
  readonly any: (id: string) => string;
}

function namingOf(printed: PrintedNames, { players, cardOf }: WordsOptions, locale: Locale): Naming {
  const inSet = (from: PrintedNames['cards'], id: string): string | undefined =>
    from.get(id)?.[locale] ?? from.get(id)?.en;
  const card = (id: string): string | undefined => inSet(printed.cards, id) ?? ownName(names, id, locale);
  const skill = (id: string): string => ownName(skillNames, id, locale) ?? id;
  const tag = (id: string): string => ownName(tagNames, id, locale) ?? id;
  const group = (id: string): string | undefined =>
    inSet(printed.others, id) ?? ownName(seriesNames, id, locale) ?? ownName(supplyNames, id, locale);
  const named = (id: string): string => card(id) ?? id;
  return {
    named,
    tagged: tag,
    skilled: skill,
    player: (seat) => players?.[seat] ?? languages[locale].player(seat),
    called(handle, otherwise) {
      const id = cardOf?.(handle);
      return id === null || id === undefined ? otherwise : named(id);
    },
    any: (id) => card(id) ?? group(id) ?? ownName(skillNames, id, locale) ?? tag(id),
  };
}

/** The line of an event: the table ties each type to its own, which an index cannot. */
function line(event: Event, language: Language, speaker: Speaker): string {
  const say = language.lines[event.type] as (event: Event, speaker: Speaker) => string;
  return say(event, speaker);
}

/** Words with names of one's own: of third parties' cards, of the players, of the cards behind handles. */
export function createWords(options: WordsOptions = {}): Words {
  const printed = printedIn(options.sets ?? []);
  const naming = { ja: namingOf(printed, options, 'ja'), en: namingOf(printed, options, 'en') };
  const inUse = (locale: string | undefined) => {
    const key = localeOf(locale);
    return { key, language: languages[key], speaker: naming[key] };
  };
  return {
    explain(refusal, locale) {
      const { language, speaker } = inUse(locale);
      return explanation(refusal, language, speaker);
    },
    describe(event, locale) {
      const { language, speaker } = inUse(locale);
      return `${line(event, language, speaker)}${language.stop}`;
    },
    cardText({ actions, auras = [], text }, locale) {
      const { key, language, speaker } = inUse(locale);
      if (text !== undefined && key === 'en') return text;
      const parts = [
        ...actions.map((action) => language.action(action, speaker)),
        ...auras.map((aura) => language.aura(aura, speaker)),
      ];
      return parts.join(language.between);
    },
    nameOf: (id, locale) => inUse(locale).speaker.any(id),
  };
}

const house = /* @__PURE__ */ createWords();
/** Why an action was refused, with the names of the house set. */
export const explain: Words['explain'] = (refusal, locale) => house.explain(refusal, locale);
/** What happened, with the names of the house set and without those of the players. */
export const describe: Words['describe'] = (event, locale) => house.describe(event, locale);
/** The text of a card, with the names of the house set. */
export const cardText: Words['cardText'] = (card, locale) => house.cardText(card, locale);
/** The name of a card, a series, a recommended supply, a skill or a tag of the house; the id itself where it has none. */
export const nameOf: Words['nameOf'] = (id, locale) => house.nameOf(id, locale);
