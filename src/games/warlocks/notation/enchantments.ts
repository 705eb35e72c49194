import type { Seat } from '../../../kernel/types.js';
import type { Enchantment, EnchantmentKind, KnownEnchantment, RoundMarks } from '../state.js';
import { letterOf, readHand, readHandOf, readSeat, readSeats, showSeats } from './beings.js';
import { fault, type Keywords, type Phrase, type Place, readNumber, readOneOf, readPhrase } from './phrases.js';

/** Each kind of enchantment with the number of rounds it is set to (W-12.4); 1: mental, `null`: lasting. */
export const ROUNDS: Readonly<Record<EnchantmentKind, number | null>> = {
  haste: 3,
  protection: 3,
  'resist-heat': null,
  'resist-cold': null,
  paralysis: 1,
  amnesia: 1,
  fear: 1,
  confusion: 1,
  maladroitness: 1,
  'charm-person': 1,
  disease: 6,
  poison: 6,
  blindness: 3,
  invisibility: 3,
  permanency: 3,
  'delay-effect': 3,
};
/** All kinds of enchantment. */
const KINDS = /* @__PURE__ */ (() => Object.keys(ROUNDS) as readonly EnchantmentKind[])();

/** What is known of the moment when its parts are read. */
export interface Moment {
  readonly seats: number;
  readonly turn: number;
  readonly round: number;
}
/** All who may see something. */
export const everybodyOf = ({ seats }: Moment): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** What may be said of an enchantment. */
const ENCHANTMENT: Keywords = {
  permanent: 'flag',
  by: readSeat,
  hand: readHand,
  turn: readNumber,
  since: readNumber,
  seen: readSeats,
};
/** Whether a word names an enchantment, and not a mark. */
export const isKind = (word: string): word is EnchantmentKind => Object.hasOwn(ROUNDS, word);

/** What follows the first word of an enchantment or a mark. */
const KEYWORDS: Readonly<Record<string, Keywords>> = {
  clap: { seen: readSeats },
  from: { from: readHandOf, seen: readSeats },
};
/** Takes an enchantment or a mark apart; `marks` are the first words that a mark may have. */
export function readEntry(text: string, marks: readonly string[], place: Place): Phrase | null {
  const head = text.split(/\s+/)[0] ?? '';
  if (readOneOf(head, [...KINDS, ...marks], place) === null) return null;
  const keywords = isKind(head) ? ENCHANTMENT : (KEYWORDS[head] ?? {});
  // `from LH:A`: the first word is a keyword, too.
  return readPhrase(Object.hasOwn(keywords, head) ? `${head} ${text}` : text, keywords, place);
}

/** The round of a casting that is not said: the one before. */
const since = ({ round }: Moment): number => Math.max(1, round - 1);

/** An enchantment of what a phrase says of it, the rest by default: full length, cast in the round before. */
export function enchantmentOf({ head, count, said }: Phrase, moment: Moment, place: Place): KnownEnchantment | null {
  if (!isKind(head)) return null;
  if (count !== null && said.has('permanent')) return fault(place, 'bad-entry');
  const by = (said.get('by') as Seat | undefined) ?? null;
  // Each keyword's reader gave the type that is asked here.
  return {
    kind: head,
    left: said.has('permanent') ? null : (count ?? ROUNDS[head]),
    castRound: (said.get('since') as number | undefined) ?? since(moment),
    by,
    hand: (said.get('hand') as KnownEnchantment['hand'] | undefined) ?? null,
    handTurn: (said.get('turn') as number | undefined) ?? null,
    seenBy: [...((said.get('seen') as readonly Seat[] | undefined) ?? knowersOf(by, moment))],
  };
}

/** Who knows who steers an enchantment, if nothing is said of it: everybody, where there is somebody to be known. */
const knowersOf = (by: Seat | null, moment: Moment): readonly Seat[] => (by === null ? [] : everybodyOf(moment));

const isMore = (enchantment: Enchantment): enchantment is KnownEnchantment => 'seenBy' in enchantment;

/** An enchantment with all that is not so by default: `haste 2`, `paralysis permanent by A hand LH turn 5`. */
export function showEnchantment(enchantment: Enchantment, moment: Moment): string {
  const { kind, left, castRound, by, hand, handTurn } = enchantment;
  return [
    kind,
    ...(left === ROUNDS[kind] ? [] : [left === null ? 'permanent' : String(left)]),
    ...(by === null ? [] : [`by ${letterOf(by)}`]),
    ...(hand === null ? [] : [`hand ${hand}`]),
    ...(handTurn === null ? [] : [`turn ${handTurn}`]),
    ...(castRound === since(moment) ? [] : [`since ${castRound}`]),
    ...(isMore(enchantment) && enchantment.seenBy.length !== knowersOf(by, moment).length
      ? [`seen ${showSeats(enchantment.seenBy)}`]
      : []),
  ].join(' ');
}

/** The marks that beings of both kinds may bear. */
export const ROUND_MARKS = ['shield', 'countered', 'mental'] as const;
/** The marks of a round, of the phrases that name them (W-12.5, W-8.3). */
export function roundMarksOf(phrases: readonly Phrase[]): RoundMarks {
  const named = (mark: string): Phrase | undefined => phrases.find(({ head }) => head === mark);
  const mental = named('mental');
  return {
    shield: named('shield') !== undefined,
    countered: named('countered') !== undefined,
    mentalThisRound: mental === undefined ? 0 : (mental.count ?? 1),
  };
}
/** The marks of a round as words, `mental` with how many mental spells reached the being. */
export const showRoundMarks = ({ shield, countered, mentalThisRound }: RoundMarks): readonly string[] => [
  ...(shield ? ['shield'] : []),
  ...(countered ? ['countered'] : []),
  ...(mentalThisRound > 0 ? [`mental ${mentalThisRound}`] : []),
];
