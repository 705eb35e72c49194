import { type Warlocks, warlocks } from '../../games/warlocks/index.js';
import { explain } from '../../games/warlocks/words/index.js';
import type { Offer } from '../offer.js';
import { askForAction } from './warlocks/asking.js';
import { leaningBot } from './warlocks/bot.js';
import { pages } from './warlocks/pages.js';
import { positionLines } from './warlocks/position.js';
import { inSight, shelf } from './warlocks/spells.js';
import { tellerOf } from './warlocks/teller.js';

/** Warlocks on the command line. */
export const warlocksOffer: Offer<Warlocks, unknown> = {
  game: warlocks,
  says: 'Two to six warlocks gesture in secret, all at once, and strings of gestures become spells.',
  languages: ['en'],
  cards: shelf,
  pages,
  usual: [],
  configOf: ({ seed, seats }) => ({ seed, ...(seats === undefined ? {} : { seats }) }),
  playersOf: ({ names, seats = 2 }) => names ?? Array.from({ length: seats }, (_, seat) => `Warlock ${seat + 1}`),
  legend: () => 'Rows of letters are the gestures of either hand, the newest last; B is the bow.',
  teller: tellerOf,
  position: positionLines,
  ask: askForAction,
  explain,
  inSight,
  bot: leaningBot,
  demoSeed: 'stolen ogre',
};
