// biome-ignore-all format: laid out for reading, one thing a line
import type { CardId, RecommendedSupply } from './card.js';

/** The ids of the recommended supplies (S-14.1). */
export type SupplyId =
  | 'base-set'
  | 'wyvern-skies'
  | 'plague-king'
  | 'valkyrie-battlefield'
  | 'great-bird-cavalry'
  | 'midnight-nightmare'
  | 'undead-kings-army'
  | 'hero-silver-giant'
  | 'great-magic-war';

/**
 * The nine recommended supplies, each 15 kinds whose costs never rise (S-11.10, S-14.1, S-14.2). Their names live
 * apart.
 */
export const supplies: Readonly<Record<SupplyId, readonly CardId[]>> = {
  'base-set': [
    'hydra', 'minotaur', 'golem', 'dullahan', 'saint',
    'hero', 'ritual-ground', 'goblin-shaman', 'troll', 'dwarf',
    'familiar', 'elf', 'goblin', 'fairy', 'skeleton',
  ],
  'wyvern-skies': [
    'elder-dragon', 'wyvern', 'gate-imitator', 'elemental', 'cerberus',
    'dullahan', 'griffin', 'witch', 'elite-elf-crossbow', 'force-field',
    'dwarf', 'familiar', 'elf', 'gargoyle', 'pied-piper',
  ],
  'plague-king': [
    'carrier', 'golem', 'saint', 'dullahan', 'hero',
    'fanatic-field', 'griffin', 'troll', 'goblin-shaman', 'unicorn',
    'long-range-catapult', 'mandrake', 'pied-piper', 'sacrificial-altar', 'skeleton',
  ],
  'valkyrie-battlefield': [
    'valkyrie', 'minotaur', 'goblin-outpost', 'goblin-warlord', 'rockskin',
    'griffin', 'troll', 'goblin-raider-chariot', 'hobgoblin', 'battle-boar',
    'goblin-robber', 'spirit-wolf', 'mandrake', 'goblin', 'fairy',
  ],
  'great-bird-cavalry': [
    'valkyrie', 'roc', 'goblin-warlord', 'goblin-outpost', 'fanatic-field',
    'griffin', 'ritual-ground', 'goblin-shaman', 'goblin-raider-chariot', 'familiar',
    'hobgoblin', 'battle-boar', 'goblin-robber', 'spirit-wolf', 'gargoyle',
  ],
  'midnight-nightmare': [
    'no-life-king', 'air-stalker', 'lesser-dragon', 'specter', 'cemetery',
    'dullahan', 'hero', 'witch', 'troll', 'dwarf',
    'mandrake', 'jack-o-lantern', 'pied-piper', 'shrine-maiden', 'sacrificial-altar',
  ],
  'undead-kings-army': [
    'no-life-king', 'flesh-golem', 'cemetery', 'specter', 'maiden',
    'revive', 'hero', 'griffin', 'undead-knight', 'undead-archer',
    'dwarf', 'jack-o-lantern', 'skeleton', 'shrine-maiden', 'sacrificial-altar',
  ],
  'hero-silver-giant': [
    'mithril-golem', 'wyvern', 'fireball', 'wind-shear', 'pegasus',
    'saint', 'hero', 'chain-lightning', 'elite-elf-crossbow', 'goblin-shaman',
    'quick-cast', 'mad-location', 'mandrake', 'fairy', 'apprentice-witch',
  ],
  'great-magic-war': [
    'anti-element', 'wyvern', 'fireball', 'wind-shear', 'chain-lightning',
    'saint', 'pegasus', 'hero', 'curse', 'goblin-shaman',
    'quick-cast', 'elf', 'mandrake', 'gargoyle', 'apprentice-witch',
  ],
};

/** The same with their series (S-14.3), as a card set lists them. */
export const recommended: readonly RecommendedSupply[] = [
  { id: 'base-set', series: 'salvation-summoner', cards: supplies['base-set'] },
  { id: 'wyvern-skies', series: 'salvation-summoner', cards: supplies['wyvern-skies'] },
  { id: 'plague-king', series: 'salvation-summoner', cards: supplies['plague-king'] },
  { id: 'valkyrie-battlefield', series: 'revenge-of-the-goblin', cards: supplies['valkyrie-battlefield'] },
  { id: 'great-bird-cavalry', series: 'revenge-of-the-goblin', cards: supplies['great-bird-cavalry'] },
  { id: 'midnight-nightmare', series: 'undead-march', cards: supplies['midnight-nightmare'] },
  { id: 'undead-kings-army', series: 'undead-march', cards: supplies['undead-kings-army'] },
  { id: 'hero-silver-giant', series: 'secret-arts', cards: supplies['hero-silver-giant'] },
  { id: 'great-magic-war', series: 'secret-arts', cards: supplies['great-magic-war'] },
];
