import { fold } from '../../../kernel/fold.js';
import { ID } from '../../../kernel/form.js';
import type { Bonus, Card, CardId, Collection, Condition, Power, TypeId } from '../card.js';
import { typeNames } from '../words/names.js';

/** What a card is to the rules, whatever its id. */
export type Written = Omit<Card, 'id'>;

/** The letters of the types in card notation; J is for jokers. */
const LETTERS: Readonly<Record<TypeId, string>> = {
  activites: 'A',
  cacahuetes: 'P',
  chat: 'C',
  lieux: 'L',
  nature: 'V',
  nuit: 'N',
  or: 'O',
  savoir: 'S',
};
const JOKER = 'J';

function showCondition(condition: Condition): string {
  if ('type' in condition) return condition.type;
  if ('parity' in condition) return 'impaire';
  return condition.value === 0 ? 'zéro' : `value ${condition.value}`;
}

function showPower(power: Power): string {
  if (power.kind === 'battle') return 'bataille';
  if (power.kind === 'counts-as') return power.types === 'all' ? 'all types' : `types ${power.types.join(' ')}`;
  return `+${power.amount} ${power.look === 'next' ? 'next' : 'opp'} ${showCondition(power.if)}`;
}

/** A card in notation, `C3[+2 next chat]`; `null` for a type that has no letter. */
export function showWritten({ joker, type, value, powers }: Written): string | null {
  const letter = joker || type === null ? JOKER : Object.hasOwn(LETTERS, type) ? LETTERS[type] : undefined;
  return letter === undefined ? null : `${letter}${value}${powers.map((power) => `[${showPower(power)}]`).join('')}`;
}

const BONUS = /^\+([1-9]) (next|suivante|opp|opponent|adversaire) (.+)$/;
const VALUE = /^value ([0-9])$/;
const TYPES = /^types (.+)$/;

/** The id of a type that a word means: an id, or a name of the house set. */
function readType(word: string): TypeId | null {
  const found = Object.entries(typeNames).find(([id, { fr, en }]) => [id, fr, en].some((name) => fold(name) === word));
  return found?.[0] ?? (ID.test(word) ? word : null);
}

function readCondition(text: string): Condition | null {
  if (text === 'impaire') return { parity: true };
  if (text === 'zero') return { value: 0 };
  const [, value] = VALUE.exec(text) ?? [];
  if (value !== undefined) return { value: Number(value) };
  const type = readType(text);
  return type === null ? null : { type };
}

/** One power without its brackets, in English or French; `null` if it is none. */
function readPower(said: string): Power | null {
  const text = fold(said);
  if (text === 'bataille' || text === 'battle') return { kind: 'battle' };
  if (text === 'all types' || text === 'tous les types') return { kind: 'counts-as', types: 'all' };
  const [, listed] = TYPES.exec(text) ?? [];
  if (listed !== undefined) {
    const types = listed.split(/[ ,]+/).map(readType);
    return types.includes(null) ? null : { kind: 'counts-as', types: types.filter((type) => type !== null) };
  }
  const [, amount, look = '', asked = ''] = BONUS.exec(text) ?? [];
  const condition = amount === undefined ? null : readCondition(asked);
  if (condition === null) return null;
  const seen: Bonus['look'] = look === 'next' || look === 'suivante' ? 'next' : 'opponent';
  return { kind: 'bonus', amount: Number(amount), look: seen, if: condition };
}

/** A card described in notation: a letter, a value, and powers in brackets. */
const WRITTEN = /^([APCLVNOSJ])([0-9])((?:\s*\[[^[\]]*\])*)$/;

/** What a text describes; `null` if it is no card in notation. */
export function readWritten(text: string): Written | null {
  const [, letter, value, brackets = ''] = WRITTEN.exec(text) ?? [];
  if (letter === undefined) return null;
  const powers = [...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => readPower(inner));
  if (powers.includes(null)) return null;
  const type = Object.keys(LETTERS).find((id) => LETTERS[id] === letter) ?? null;
  return { joker: type === null, type, value: Number(value), powers: powers.filter((power) => power !== null) };
}

/** The texts of cards in notation that stand in a text. */
const writtenIn = (text: string): readonly string[] =>
  text.match(/(?<![\w-])[APCLVNOSJ][0-9](?:\s*\[[^[\]]*\])*(?![\w-])/g) ?? [];

/** A kebab-case id for a card in notation, `c3-2-next-chat`; numbered where that would be too long. */
function idOf(shown: string, number: number): CardId {
  const id = fold(shown)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
  return ID.test(id) ? id : `written-${number}`;
}

/** A card set of the cards that some texts describe, one of each, so that a scenario can be played with them. */
export function writtenSet(...texts: readonly string[]): Collection {
  const cards = new Map<string, Collection['cards'][number]>();
  for (const text of texts.flatMap(writtenIn)) {
    const written = readWritten(text);
    const shown = written === null ? null : showWritten(written);
    if (written === null || shown === null || cards.has(shown)) continue;
    cards.set(shown, { id: idOf(shown, cards.size), ...written, rarity: 'ordinaire' });
  }
  const named = [...cards.values()].flatMap(({ type, powers }) => [type, ...powers.flatMap(typesOf)]);
  const types = new Set([...Object.keys(typeNames), ...named.filter((type) => type !== null)]);
  return {
    types: [...types].map((id) => ({ id })),
    rarities: [{ id: 'ordinaire' }],
    cards: [...cards.values()],
  };
}

function typesOf(power: Power): readonly TypeId[] {
  if (power.kind === 'bonus') return 'type' in power.if ? [power.if.type] : [];
  return power.kind === 'counts-as' && power.types !== 'all' ? power.types : [];
}
