// biome-ignore-all format: laid out for reading, one thing a line
import type { Deck } from './card.js';

/** The ids of the ready decks (G-12.5). */
export type DeckId = 'warren-rush' | 'restless-dead' | 'wings-of-dawn' | 'hills-walk' | 'pack-hunt' | 'storm-school';

/** The six ready decks, legal under the default options (G-12.5). */
export const decks: Readonly<Record<DeckId, Deck>> = {
  'warren-rush': {
    name: 'Warren Rush', affinity: 'goblin',
    cards: [
      { card: 'goblin-scout', copies: 2 },
      { card: 'goblin-runt', copies: 1 },
      { card: 'goblin-scrapper', copies: 3 },
      { card: 'goblin-archer', copies: 2 },
      { card: 'goblin-soldier', copies: 3 },
      { card: 'goblin-wolf-rider', copies: 2 },
      { card: 'goblin-glider', copies: 1 },
      { card: 'goblin-den-mother', copies: 1 },
      { card: 'goblin-warchief', copies: 1 },
      { card: 'goblin-king', copies: 1 },
      { card: 'lightning-blast', copies: 2 },
      { card: 'unsummon', copies: 1 },
      { card: 'net', copies: 1 },
      { card: 'grave-bell', copies: 1 },
    ],
  },
  'restless-dead': {
    name: 'Restless Dead', affinity: 'undead',
    cards: [
      { card: 'rattling-skeleton', copies: 3 },
      { card: 'grave-shambler', copies: 3 },
      { card: 'plague-rats', copies: 1 },
      { card: 'banshee', copies: 2 },
      { card: 'bonecaller', copies: 2 },
      { card: 'ghoul', copies: 2 },
      { card: 'wraith', copies: 1 },
      { card: 'revenant', copies: 1 },
      { card: 'corpse-candle', copies: 1 },
      { card: 'raise-dead', copies: 1 },
      { card: 'lightning-blast', copies: 2 },
      { card: 'pit-trap', copies: 1 },
      { card: 'blood-price', copies: 1 },
      { card: 'grave-bell', copies: 1 },
    ],
  },
  'wings-of-dawn': {
    name: 'Wings of Dawn', affinity: 'angel',
    cards: [
      { card: 'cherub', copies: 3 },
      { card: 'sanctum-sentinel', copies: 2 },
      { card: 'herald-of-light', copies: 3 },
      { card: 'dawn-angel', copies: 3 },
      { card: 'guardian-angel', copies: 1 },
      { card: 'seraph', copies: 1 },
      { card: 'dawn-chalice', copies: 1 },
      { card: 'rattling-skeleton', copies: 1 },
      { card: 'mending-light', copies: 1 },
      { card: 'rally', copies: 1 },
      { card: 'lightning-blast', copies: 2 },
      { card: 'net', copies: 2 },
      { card: 'vine-snare', copies: 1 },
    ],
  },
  'hills-walk': {
    name: 'The Hills Walk', affinity: 'giant',
    cards: [
      { card: 'ogre', copies: 3 },
      { card: 'cyclops', copies: 3 },
      { card: 'moss-troll', copies: 3 },
      { card: 'hill-giant', copies: 2 },
      { card: 'tree-trunk-club', copies: 1 },
      { card: 'scarecrow', copies: 2 },
      { card: 'mana-surge', copies: 1 },
      { card: 'rally', copies: 1 },
      { card: 'unsummon', copies: 2 },
      { card: 'net', copies: 2 },
      { card: 'pit-trap', copies: 1 },
      { card: 'last-light', copies: 1 },
    ],
  },
  'pack-hunt': {
    name: 'Pack Hunt', affinity: 'beast',
    cards: [
      { card: 'grey-wolf', copies: 3 },
      { card: 'razor-boar', copies: 2 },
      { card: 'web-spider', copies: 3 },
      { card: 'cave-bear', copies: 2 },
      { card: 'storm-hawk', copies: 3 },
      { card: 'white-stag', copies: 1 },
      { card: 'alpha-wolf', copies: 1 },
      { card: 'young-drake', copies: 1 },
      { card: 'claw-totem', copies: 1 },
      { card: 'hunters-whistle', copies: 1 },
      { card: 'lightning-blast', copies: 1 },
      { card: 'net', copies: 1 },
      { card: 'pit-trap', copies: 1 },
      { card: 'vine-snare', copies: 1 },
    ],
  },
  'storm-school': {
    name: 'Storm School', affinity: 'elemental',
    cards: [
      { card: 'living-spark', copies: 3 },
      { card: 'ember-imp', copies: 3 },
      { card: 'frostling', copies: 2 },
      { card: 'wave-spirit', copies: 2 },
      { card: 'gale-spirit', copies: 1 },
      { card: 'boulderkin', copies: 2 },
      { card: 'stormcaller', copies: 1 },
      { card: 'mana-font', copies: 1 },
      { card: 'storm-prism', copies: 1 },
      { card: 'lightning-blast', copies: 2 },
      { card: 'insight', copies: 1 },
      { card: 'mana-leak', copies: 1 },
      { card: 'null-rune', copies: 1 },
      { card: 'unsummon', copies: 1 },
    ],
  },
};

/** The decks of a duel whose config names none, by seat. */
export const readyDecks = (): readonly [Deck, Deck] => [decks['warren-rush'], decks['restless-dead']];
