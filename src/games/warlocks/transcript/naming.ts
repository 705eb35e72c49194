import type { Seat } from '../../../kernel/types.js';
import { isSpellId, type MinionKind, type MonsterKind, type SpellId } from '../spells.js';
import type { BeingId, MonsterId, Target } from '../state.js';

/** A monster while the page is read. */
export interface Seen {
  readonly id: MonsterId;
  readonly name: string;
  readonly kind: MonsterKind;
  readonly turn: number;
  readonly controller: Seat | null;
  from: { readonly seat: Seat; readonly cast: number } | null;
}
/** Those who have been named so far. */
export interface Cast {
  readonly names: readonly string[];
  readonly monsters: readonly Seen[];
}

const COMING = /^the monster (.{1,60}) is summoning with (?:his|her|its|their) (left|right) hand$/;
const SELF = /^(himself|herself|itself|themselves|themself)$/i;
const NOBODY = /^(nobody|nothing|no one|everyone|someone)$/i;

/** The seat of a name; `null`: nobody is called so. */
export function seatOf({ names }: Pick<Cast, 'names'>, name: string): Seat | null {
  const seat = names.indexOf(name);
  return seat < 0 ? null : seat;
}
/** The youngest monster of a name; `null`: none is called so. */
export function monsterOf({ monsters }: Pick<Cast, 'monsters'>, name: string): MonsterId | null {
  const bare = name.replace(/^(the|an?) /i, '');
  for (let i = monsters.length - 1; i >= 0; i--) {
    const monster = monsters[i];
    if (monster?.name === name || monster?.name === bare) return monster.id;
  }
  return null;
}
/** The being of a name; `null`: none is called so. */
export const beingOf = (cast: Cast, name: string): BeingId | null => seatOf(cast, name) ?? monsterOf(cast, name);

/** What a page aims at: `default` where it names nobody, `null` where the name means nothing. */
export function targetOf(cast: Cast, name: string, self: BeingId): Target | 'default' | null {
  const [, owner, hand] = COMING.exec(name) ?? [];
  if (owner !== undefined) {
    const seat = seatOf(cast, owner);
    return seat === null ? null : `${hand === 'left' ? 'LH' : 'RH'}:${seat}`;
  }
  const being = beingOf(cast, name);
  if (being !== null) return being;
  if (SELF.test(name)) return self;
  if (NOBODY.test(name)) return name === 'Nobody' ? 'nobody' : 'default';
  return null;
}

/** The spell of a name; `null`: there is none of that name. */
export function spellNamed(name: string): SpellId | null {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return isSpellId(id) ? id : null;
}

const MINIONS: Readonly<Record<string, MinionKind>> = {
  Goblin: 'goblin',
  Ogre: 'ogre',
  Troll: 'troll',
  Giant: 'giant',
};
/** The kind of a minion, which is the last word of its name; `null`: it is none. */
export function minionOf(name: string): MinionKind | null {
  const word = name.split(' ').at(-1) ?? '';
  return Object.hasOwn(MINIONS, word) ? (MINIONS[word] ?? null) : null;
}
