import type { Seat } from '../../../kernel/types.js';
import { DAMAGE, nameOf } from '../minions.js';
import type { MonsterKind } from '../spells.js';
import type { HandOf, KnownMonster, Monster, Settled } from '../state.js';
import { letterOf, readSeat, readSettled, showHandOf, showSeats, showTarget } from './beings.js';
import {
  enchantmentOf,
  everybodyOf,
  isKind,
  type Moment,
  ROUND_MARKS,
  readEntry,
  roundMarksOf,
  showEnchantment,
  showRoundMarks,
} from './enchantments.js';
import { type Phrase, type Place, partsOf, readOneOf, readPhrase, within } from './phrases.js';

const MONSTERS = Object.keys as (kinds: Readonly<Record<MonsterKind, unknown>>) => readonly MonsterKind[];
const MARKS = [...ROUND_MARKS, 'dead', 'health', 'created', 'from'] as const;
const ENTRY = /^([^[\]]*?)\s*(?:\[([^[\]]*)\])?$/;
const NAMED = /^named\s+(.+)$/;

/** The marks in brackets after a monster, by their first word. */
interface Marks {
  readonly phrases: readonly Phrase[];
  readonly name: string | null;
}
function readMarks(text: string, place: Place): Marks {
  const parts = partsOf(text, /\s*,\s*/);
  const [, name = null] = NAMED.exec(parts.find((part) => NAMED.test(part)) ?? '') ?? [];
  const phrases = parts.flatMap((part) => (NAMED.test(part) ? [] : (readEntry(part, MARKS, place) ?? [])));
  return { phrases, name };
}

/** Where a monster came from, of `from LH:A seen AB`. */
function originOf(marks: readonly Phrase[], moment: Moment): Pick<KnownMonster, 'createdBy' | 'createdSeenBy'> {
  const said = marks.find(({ head }) => head === 'from')?.said;
  const createdBy = (said?.get('from') as HandOf | undefined) ?? null; // its reader gives a hand
  const seen = said?.get('seen') as readonly Seat[] | undefined;
  return { createdBy, createdSeenBy: [...(seen ?? (createdBy === null ? [] : everybodyOf(moment)))] };
}

function readMonster(text: string, index: number, moment: Moment, place: Place): KnownMonster | null {
  const [, words = text, brackets = ''] = ENTRY.exec(text) ?? [];
  const phrase = readPhrase(words, { of: readSeat, at: readSettled }, place);
  const kind = phrase === null ? null : readOneOf(phrase.head, MONSTERS(DAMAGE), place);
  if (phrase === null || kind === null) return null;
  const { phrases, name } = readMarks(brackets, place);
  const count = (mark: string, otherwise: number): number =>
    phrases.find(({ head }) => head === mark)?.count ?? otherwise;
  const isDead = phrases.some(({ head }) => head === 'dead');
  return {
    id: `m${index + 1}`,
    kind,
    name: name ?? nameOf(index, kind),
    health: count('health', isDead ? 0 : DAMAGE[kind]),
    // Their readers gave a seat and a being.
    controller: (phrase.said.get('of') as Seat | undefined) ?? null,
    victim: (phrase.said.get('at') as Settled | undefined) ?? 'nobody',
    createdTurn: count('created', Math.max(1, moment.turn - 1)),
    ...originOf(phrases, moment),
    enchantments: phrases.flatMap((one) => (isKind(one.head) ? (enchantmentOf(one, moment, place) ?? []) : [])),
    alive: !isDead,
    ...roundMarksOf(phrases),
  };
}

/** Reads monsters in order of creation, between semicolons: `goblin of A at B; ogre of B at m1 [health 1, haste 2]`. */
export const readMonsterList = (text: string, moment: Moment, place: Place): readonly KnownMonster[] =>
  partsOf(text, /\s*;\s*/).flatMap((part, i) => readMonster(part, i, moment, within(place, i)) ?? []);

const isMore = (monster: Monster): monster is KnownMonster => 'createdSeenBy' in monster;

function showOrigin(monster: Monster, { seats }: Moment): readonly string[] {
  if (monster.createdBy === null) return [];
  const seen =
    isMore(monster) && monster.createdSeenBy.length !== seats ? ` seen ${showSeats(monster.createdSeenBy)}` : '';
  return [`from ${showHandOf(monster.createdBy)}${seen}`];
}

/** A monster in notation, with all that is not so by default. */
export function showMonster(monster: Monster, moment: Moment): string {
  const { kind, health, controller, victim, alive, createdTurn } = monster;
  const index = Number(monster.id.slice(1)) - 1;
  const marks = [
    ...(alive ? [] : ['dead']),
    ...(health === (alive ? DAMAGE[kind] : 0) ? [] : [`health ${health}`]),
    ...showRoundMarks(monster),
    ...monster.enchantments.map((one) => showEnchantment(one, moment)),
    ...showOrigin(monster, moment),
    ...(createdTurn === Math.max(1, moment.turn - 1) ? [] : [`created ${createdTurn}`]),
    ...(monster.name === nameOf(index, kind) ? [] : [`named ${monster.name}`]),
  ];
  const words = [
    kind,
    ...(controller === null ? [] : [`of ${letterOf(controller)}`]),
    ...(victim === 'nobody' ? [] : [`at ${showTarget(victim)}`]),
    ...(marks.length === 0 ? [] : [`[${marks.join(', ')}]`]),
  ];
  return words.join(' ');
}
