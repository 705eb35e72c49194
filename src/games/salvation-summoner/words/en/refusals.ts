import { numbers } from '../../../../kernel/words/trouble.js';
import type { Language } from '../language.js';

/** Why an action may not be done (S-16.6). */
export const refusals: Language['refusals'] = {
  'malformed-action': 'That is not a proper action: a part of it is missing, unknown or of the wrong kind',
  'unknown-action': 'There is no action of that name',
  'unknown-seat': 'There is no such seat',
  'view-not-state': 'Actions are carried out on the game itself, and this is only what one viewer sees of it',
  'not-your-view': 'This view belongs to another seat and cannot answer for yours',
  'game-over': 'The game is over',
  'decision-pending': 'Somebody has a decision to make first',
  'no-decision-pending': 'There is no decision to make now',
  'not-your-turn': 'It is not your turn',
  'wrong-phase': 'This belongs to the other phase of a turn',
  'reveals-closed': 'You have summoned this turn, and reveal nothing more',
  'card-not-in-hand': 'You do not hold that card',
  'no-such-action': 'The card has no action of that number',
  'reaction-only': 'That action answers attacks; the card can only be revealed for its mana',
  'requirement-not-met': (trouble) =>
    numbers(
      trouble,
      'That action is allowed only while the enemy gate is down',
      (have, need) => `That action asks for ${need} citizens in the graveyard, and there are ${have}`,
    ),
  'nothing-to-reveal': 'The card gives no mana, so it must be revealed with an action',
  'unknown-pile': 'There is no pile of that card in this game',
  'pile-empty': 'That pile is empty',
  'no-summons-left': 'You have no summons left this turn',
  'not-enough-mana': (trouble) =>
    numbers(trouble, 'You have not enough mana', (have, need) => `That card costs ${need} mana, and you have ${have}`),
  'not-deployable': 'Only units, and sites that do something in play, can be deployed',
  'wrong-area': 'Units go to the sortie or guard area, sites to the site slot',
  'bad-absorb':
    'Only a unit with assimilate absorbs another own unit in its area, which has not attacked and is no leader',
  'unknown-unit': 'There is no such unit on the field',
  'not-your-unit': "That unit is the opponent's",
  'already-attacked': 'That unit has made all its attacks this turn, or may not move after one',
  'already-moved': 'That unit has moved this turn',
  'same-area': 'That unit stands there already',
  'cannot-attack-from-guard': 'From the guard area only ranged units attack, and those what they reach',
  'no-might': 'A unit without might cannot attack',
  'overfly-without-flying': 'Only a flying unit can fly over guards, or do without',
  'bad-target': 'There is nothing to attack there',
  'guard-choice-not-yours': 'It is not yours to pick the guard that is hit',
  'guard-choice-required': 'You have to pick the guard that is hit',
  'guard-not-eligible': 'That guard cannot be picked against this attack',
  'lured-by-wisp': 'A wisp stands guard, and you have to pick it',
  'bad-substitute': 'That unit cannot step in here',
  'reaction-not-usable': 'Each reaction is a card of your hand with an action for this moment, named once',
  'bad-choice': (trouble) =>
    numbers(trouble, 'Choose among the options, each once', (have, need) =>
      have < need ? `Choose at least ${need}, not ${have}` : `Choose at most ${need}, not ${have}`,
    ),
};
