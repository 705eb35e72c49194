import type { Language } from '../language.js';

/** Why an action may not be done (W-5.4). */
export const refusals: Language['refusals'] = {
  'malformed-action': 'That is not a proper action: a part of it is missing, unknown or of the wrong kind',
  'unknown-action': 'There is no action of that name',
  'unknown-seat': 'There is no such seat',
  'view-not-state': 'Actions are carried out on the battle itself, and this is only what one viewer sees of it',
  'not-your-view': 'This view belongs to another seat and cannot answer for yours',
  'game-over': 'The battle is over',
  'not-active': 'You give no orders for this turn: you have left the battle, or the turn is not yours',
  'wrong-turn': ({ have, need }) =>
    have === undefined || need === undefined
      ? 'These orders are for another turn than the coming one'
      : `These orders are for turn ${have}, and turn ${need} is the coming one`,
  malformed: 'A part of the orders holds what orders cannot hold',
  'bad-gesture': 'A gesture is one of F, P, S, W, D, C, > and -, for each hand',
  'unknown-spell': 'There is no such spell in this battle',
  'spell-not-finished': 'That hand does not finish the spell that is named for it',
  'gesture-used-twice': 'A spell that takes both hands leaves none for another',
  'unknown-target': 'There is no such warlock, monster or hand to aim at',
  'target-gone': 'What is aimed at has left the battle',
  'no-paralysis-choice': 'You do not choose which hand of that warlock is paralysed in this turn',
  'no-charm': 'You have not charmed that warlock for this turn',
  'nothing-to-bank-with': 'No Delay Effect runs on you, so that nothing can be banked',
  'no-permanency': 'No Permanency runs on you, so that nothing can be made to last',
  'bank-and-permanent': 'One spell cannot both be banked and be made permanent',
  'nothing-banked': 'There is no banked spell to release',
  'suicide-not-allowed': 'Only a permanent mental enchantment allows a warlock to die by choice',
};
