import { numbers } from '../../../../kernel/words/trouble.js';
import type { Language } from '../language.js';

/** Why an action may not be done (B-13.6). */
export const refusals: Language['refusals'] = {
  'malformed-action': "Ce n'est pas une action : une partie manque, est inconnue ou n'est pas du bon genre",
  'unknown-action': 'Aucune action ne porte ce nom',
  'unknown-seat': "Cette place n'existe pas",
  'view-not-state': "Les actions se font sur la partie elle-même, et ceci n'est que ce qu'en voit quelqu'un",
  'not-your-view': "Cette vue est celle d'une autre place et ne répond pas pour la tienne",
  'game-over': 'La partie est finie',
  'must-order': "Le gagnant de la bataille doit d'abord ordonner sa pile",
  'already-revealed': "Tu as déjà retourné ta carte et tu attends l'autre joueur",
  'not-ordering': "Il n'y a pas de pile à ordonner",
  'not-your-order': "C'est à l'autre joueur d'ordonner sa pile",
  'invalid-order': (trouble) =>
    numbers(
      trouble,
      'Un ordre nomme une fois chaque place de la pile',
      (have, need) => `Un ordre nomme une fois chaque place de la pile, de 0 à ${need - 1} ; en voici ${have}`,
    ),
};
