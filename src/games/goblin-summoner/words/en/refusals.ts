import type { KernelCode } from '../../../../kernel/types.js';
import { numbers, type Sentence } from '../../../../kernel/words/trouble.js';
import type { RefusalCode } from '../../actions.js';
import { counted } from './phrases.js';

/** Why an action may not be done (G-16); a code without a sentence does not compile. */
export const refusals: Readonly<Record<RefusalCode | KernelCode, Sentence>> = {
  'malformed-action': 'That is not a proper action: a part of it is missing, unknown or of the wrong kind',
  'unknown-action': 'There is no action of that name',
  'unknown-seat': 'There is no such seat',
  'view-not-state': 'Actions are carried out on the duel itself, and this is only what one viewer sees of it',
  'not-your-view': 'This view belongs to another seat and cannot answer for yours',
  'game-over': 'The duel is over',
  'cut-pending': 'The decks must be cut first',
  'choice-pending': 'A choice is open and must be made first',
  'not-your-action': "It is the other duellist's turn to act",
  'action-limit': (trouble) =>
    numbers(
      trouble,
      'This turn has seen as many actions as it may: only a pass or a concession is left',
      (_, need) =>
        `This turn has seen ${counted(need, 'action')}, as many as it may: only a pass or a concession is left`,
    ),
  'not-cutting': 'The decks are not being cut now',
  'bad-cut': (trouble) =>
    numbers(
      trouble,
      'A cut moves no fewer than 0 cards, and no more than the deck has',
      (have, need) => `A cut moves from 0 to ${need} cards, not ${have}`,
    ),
  'card-not-in-hand': 'That card is not in your hand',
  'not-enough-mana': (trouble) =>
    numbers(
      trouble,
      'You have too little mana for this',
      (have, need) => `This costs ${need} mana, and you have ${have}`,
    ),
  'card-not-released': 'That is not one of your released cards',
  'shield-card-already-used': 'That released card has been played in this turn; it can be played again in the next',
  'no-attackers': 'An attack needs at least one monster',
  'duplicate-attacker': 'The same monster is named twice among the attackers',
  'not-your-monster': 'Only your own monsters in play can attack',
  'monster-exhausted': 'That monster is exhausted',
  'monster-cannot-attack': 'That monster is immobile and cannot attack',
  'summoning-sick': 'That monster entered play in this turn and has to wait for the next',
  'illegal-target': 'An attack is aimed at an enemy monster or at the enemy duellist',
  'must-attack-monsters': 'The enemy has a monster that one of your attackers may not ignore, so the duellist is safe',
  'must-attack-guard': 'An enemy monster with guard, which one of your attackers may not ignore, protects that target',
  'not-in-play': 'That is not one of your face-up cards in play',
  'no-such-effect': 'That card has no such effect to use',
  'effect-not-usable': 'That effect cannot be used now, because its condition does not hold',
  'effect-already-used': 'That effect has been used in this turn; it can be used again in the next',
  'module-disabled': 'This duel is played without feats and runic items',
  'no-such-feat': 'You did not bring that feat or item',
  'feat-spent': 'That feat or item has been used as often as it may be, in this turn or in this duel',
  'no-choice-pending': 'There is nothing to choose now',
  'not-your-choice': 'This choice is for the other duellist to make',
  'invalid-choice': (trouble) =>
    numbers(
      trouble,
      'Choose the right number of cards, each once, and only from those that are offered',
      (have, need) => `Choose at ${have < need ? 'least' : 'most'} ${counted(need, 'card')}, not ${have}`,
    ),
};
