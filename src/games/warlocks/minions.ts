import type { ElementalKind, MinionKind, MonsterKind, SpellId } from './spells.js';

/** What a monster does and stands (W-10, W-11.1): its damage is its health at first, its maximum one more (W-10.3). */
export const DAMAGE: Readonly<Record<MonsterKind, number>> = {
  goblin: 1,
  ogre: 2,
  troll: 3,
  giant: 4,
  'fire-elemental': 3,
  'ice-elemental': 3,
};
/** What a summoning brings forth, if it brings forth a minion. */
export const SUMMONED: Partial<Record<SpellId, MinionKind>> = {
  'summon-goblin': 'goblin',
  'summon-ogre': 'ogre',
  'summon-troll': 'troll',
  'summon-giant': 'giant',
};
/** The most health a monster can have. */
export const maximumOf = (kind: MonsterKind): number => DAMAGE[kind] + 1;
/** Whether a monster is an elemental, which serves nobody. */
export const isElemental = (kind: MonsterKind): kind is ElementalKind =>
  kind === 'fire-elemental' || kind === 'ice-elemental';

const ADJECTIVES = [
  ...['Grubby', 'Bandy', 'Crooked', 'Dented', 'Mossy', 'Squinting', 'Patched', 'Rusty', 'Snoring', 'Lanky', 'Sooty'],
  ...['Peevish', 'Warty', 'Hasty', 'Muddled', 'Bristly', 'Gloomy', 'Nimble', 'Soggy', 'Wheezing', 'Brash', 'Tattered'],
];
const KINDS: Readonly<Record<MonsterKind, string>> = {
  goblin: 'Goblin',
  ogre: 'Ogre',
  troll: 'Troll',
  giant: 'Giant',
  'fire-elemental': 'Fire Elemental',
  'ice-elemental': 'Ice Elemental',
};

/** The name of the monster of that number, from 0: when the adjectives run out, they start again with "Very" (W-10.12). */
export function nameOf(number: number, kind: MonsterKind): string {
  const adjective = ADJECTIVES[number % ADJECTIVES.length] ?? '';
  return `${'Very '.repeat(Math.floor(number / ADJECTIVES.length))}${adjective} ${KINDS[kind]}`;
}
