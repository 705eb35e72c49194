import type { Seat } from '../../../kernel/types.js';
import { explanation } from '../../../kernel/words/phrasing.js';
import type { Event } from '../events.js';
import type { Gesture } from '../gestures.js';
import type { SpellId, Told } from '../spells.js';
import { SPELLS } from '../spells.js';
import type { EnchantmentKind, Monster, MonsterId, Target } from '../state.js';
import { handNumber, handOf } from '../targets.js';
import { en } from './en.js';
import type { Language } from './language.js';
import type { Speaker } from './speaker.js';
import { alsoIn, type Trouble } from './trouble.js';

export type { Trouble } from './trouble.js';

/** The languages this game speaks; any other is answered in English. */
export type Locale = 'en';
/** The words of a game. A locale this game does not speak is answered in English, not refused. */
export interface Words {
  /** Why an action was refused, or what is wrong with a config, a position or a page: one sentence that cites the rule. */
  readonly explain: (refusal: Trouble, locale?: string) => string;
  /** What happened, as one line of a battle report, in the third person. */
  readonly describe: (event: Event, locale?: string) => string;
  /** What a spell does, in one or two sentences. */
  readonly spellText: (id: SpellId, locale?: string) => string;
  /** The name of a spell, of a class of spells (W-14.7) or of an enchantment; the id itself where it has none. */
  readonly nameOf: (id: Told | EnchantmentKind, locale?: string) => string;
  /** A gesture in a word. */
  readonly gestureName: (gesture: Gesture, locale?: string) => string;
  /** Whom something is aimed at. */
  readonly targetName: (target: Target, locale?: string) => string;
}
/** Whom the words are about. */
export interface WordsOptions {
  /** The warlocks' names, by seat; absent: Warlock 1, Warlock 2 … */
  readonly warlocks?: readonly string[];
  /** Monsters whose names are used, such as those of a position; others are called by their ids. */
  readonly monsters?: readonly Pick<Monster, 'id' | 'name'>[];
}

/** What stands in a table; `hasOwn`, so that no id finds an object's own machinery. */
const ownName = (from: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(from, id) ? from[id] : undefined;

function speakerOf(language: Language, { warlocks = [], monsters = [] }: WordsOptions): Speaker {
  const names = new Map<MonsterId, string>(monsters.map(({ id, name }) => [id, name]));
  const warlock = (seat: Seat): string => warlocks[seat] ?? language.warlock(seat);
  const monster = (id: MonsterId): string => names.get(id) ?? language.monster(id);
  const hand: Speaker['hand'] = (one) => language.hands[one];
  return {
    warlock,
    monster,
    hand,
    being: (id) => (typeof id === 'number' ? warlock(id) : monster(id)),
    target(target) {
      if (target === 'nobody') return language.nobody;
      if (typeof target === 'number') return warlock(target);
      const number = handNumber(target);
      if (number >= 0) return language.comingFrom(handOf(number), { warlock, hand });
      return monster(target as MonsterId); // neither a hand nor nobody
    },
    named: (id) => id,
    spell: (told) => ownName(language.spells, told) ?? ownName(language.classes, told) ?? told,
    enchantment: (kind) => language.enchantments[kind],
  };
}

/** The line of an event: the table ties each type to its own, which an index cannot. */
function line(event: Event, language: Language, speaker: Speaker): string {
  const say = language.lines[event.type] as (event: Event, speaker: Speaker) => string;
  return say(event, speaker);
}

/** Words with names of one's own: of the warlocks, and of the monsters. */
export function createWords(options: WordsOptions = {}): Words {
  const speaker = speakerOf(en, options);
  const any = (id: string): string =>
    ownName(en.spells, id) ?? ownName(en.classes, id) ?? ownName(en.enchantments, id) ?? id;
  return {
    explain(refusal) {
      const said = explanation(refusal, en, speaker);
      const more = alsoIn(refusal);
      return more === 0 ? said : `${said} ${en.also(more)}`;
    },
    describe: (event) => `${line(event, en, speaker)}.`,
    spellText: (id) => ownName(en.spellTexts, id) ?? '',
    nameOf: (id) => any(id),
    gestureName: (gesture) => en.gestures[gesture],
    targetName: (target) => speaker.target(target),
  };
}

const house = /* @__PURE__ */ createWords();
/** Why an action was refused. */
export const explain: Words['explain'] = (refusal, locale) => house.explain(refusal, locale);
/** What happened, without the names of the warlocks and the monsters. */
export const describe: Words['describe'] = (event, locale) => house.describe(event, locale);
/** What a spell does; `''` for what is none. */
export const spellText: Words['spellText'] = (id, locale) => house.spellText(id, locale);
/** The name of a spell, of a class of spells or of an enchantment; the id itself where it has none. */
export const nameOf: Words['nameOf'] = (id, locale) => house.nameOf(id, locale);
/** The ids of all spells, in order of rank. */
export const spellIds = (): readonly SpellId[] => Object.keys(SPELLS) as SpellId[];
