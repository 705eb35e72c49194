import { numbers } from '../../../../kernel/words/trouble.js';
import type { Language } from '../language.js';

/** Why an action may not be done (B-13.6). */
export const refusals: Language['refusals'] = {
  'malformed-action': 'That is not a proper action: a part of it is missing, unknown or of the wrong kind',
  'unknown-action': 'There is no action of that name',
  'unknown-seat': 'There is no such seat',
  'view-not-state': 'Actions are carried out on the game itself, and this is only what one viewer sees of it',
  'not-your-view': 'This view belongs to another seat and cannot answer for yours',
  'game-over': 'The game is over',
  'must-order': 'The winner of the battle has to order the pile first',
  'already-revealed': 'You have revealed already and wait for the other player',
  'not-ordering': 'There is no pile to order now',
  'not-your-order': 'This pile is for the other player to order',
  'invalid-order': (trouble) =>
    numbers(
      trouble,
      'An order names each place of the pile once',
      (have, need) => `An order names each place of the pile once, from 0 to ${need - 1}; here are ${have} places`,
    ),
};
