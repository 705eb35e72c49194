import type { Frame } from '../frame.js';
import { counted } from '../text.js';

/** `1 action`, `2 actions`; in French none is singular, too. */
const many = (count: number, one: string): string => counted(count, one, count < 2 ? one : `${one}s`);

const numbers = (least: number, most: number, of: number): string => {
  const asked = least === most ? many(most, 'numéro') : `de ${least} à ${many(most, 'numéro')}`;
  return `${asked} de 1 à ${of}, séparés par des espaces${least === 0 ? ', ou 0 pour aucun' : ''}`;
};

/** What is said in French. */
export const fr: Frame = {
  colon: ' : ',
  actions: (count) => many(count, 'action'),
  status: { legal: 'légal', incomplete: 'incomplet', illegal: 'illégal' },
  toMend: (fix) => `Pour corriger : ${fix}.`,
  seeRepair: 'Pour corriger, voir `goblinry deck repair`.',
  moreProblems: (count) => `Et ${many(count, 'autre problème').replace('autre problèmes', 'autres problèmes')}.`,
  notLegal: (deck) => `${deck} n'est pas un deck légal.`,
  notFormatted: (deck) => `${deck} n'est pas compris en entier ; il n'est donc pas mis en forme.`,
  formatted: (deck, isChanged) =>
    isChanged ? `${deck} a maintenant sa forme canonique.` : `${deck} avait déjà sa forme canonique.`,
  notRepaired: (deck) => `${deck} ne peut pas être réparé.`,
  repaired: (deck, isChanged) =>
    isChanged ? `${deck} est légal après ces changements :` : `${deck} est légal tel quel.`,
  noCardLikeThat: 'Aucune carte ne correspond.',
  cardsOf: (count, all) => `${many(count, 'carte')}${count === all ? '' : ` sur ${all}`}`,
  twoBots: (game, seed) => `${game} : deux bots jouent au hasard, graine « ${seed} »`,
  youPlay: (game, seed) => `${game} : tu joues sous le nom Joueur, graine « ${seed} »`,
  you: 'Joueur',
  bot: (number) => (number === null ? 'Bot' : `Bot ${number}`),
  hashOfRecord: "L'empreinte de la partie :",
  recordIsIn: (file) => `La partie est enregistrée dans ${file}.`,
  saveRecord: 'Enregistrer la partie ? Donne un nom de fichier, ou rien :',
  takenBack: 'Repris.',
  notTakenBack: (reason) => `Impossible de reprendre. ${reason}`,
  undoings: {
    'nothing-to-undo': "Il n'y a rien à reprendre.",
    'not-your-action': "L'autre joueur a agi depuis.",
    'chance-was-used': 'Le hasard y a eu sa part.',
    'something-was-revealed': 'Quelque chose a été révélé.',
  },
  ended: (actions, isOver) => (isOver ? `${actions} en tout.` : `La partie s'arrête ici, inachevée, après ${actions}.`),
  noCards: "Il n'y a pas de carte à lire.",
  against: 'contre',
  seenBySeat: (seat, player) => `vu du siège ${seat}, ${player}`,
  seenByAll: 'sans rien de caché',
  seenBySpectator: 'vu par un spectateur',
  sound: "L'enregistrement est juste.",
  notOver: "La partie n'est pas finie.",
  afterActions: (count, of) => `Après ${many(count, 'action')} sur ${of} :`,
  refused: (index, code) =>
    index === null ? `L'enregistrement est refusé (${code}).` : `L'action d'indice ${index} est refusée (${code}).`,
  positionAfter: (count, eyes) => `La position après ${many(count, 'action')}, ${eyes} :`,
  wholes: {
    'not-a-record': ({ place }) =>
      `Ce n'est pas l'enregistrement d'une partie${place === '' ? '' : ` : « ${place} » n'est pas ce qui est attendu`}.`,
    'unknown-key': ({ place }) => `L'enregistrement d'une partie n'a pas de « ${place} ».`,
    'other-game': ({ game }) => `C'est l'enregistrement d'un autre jeu que ${game}.`,
    'other-rules': ({ game, rules }) => `La partie a suivi d'autres règles que la version ${rules} de ${game}.`,
    'other-cards': ({ game }) => `La partie a été jouée avec d'autres cartes que celles de ${game} ici.`,
    'too-many-actions': ({ have, need }) => `Il y a ${have} actions, et ${need} au plus sont permises.`,
    'cut-off': ({ have }) =>
      `La fin est annoncée, mais l'enregistrement s'arrête avant, après ${many(have, 'action')}.`,
    'outcome-differs': () => "La partie finit autrement que l'enregistrement ne le dit.",
    'hash-differs': () =>
      "La partie finit dans une autre position que ne le dit l'enregistrement : les empreintes diffèrent.",
  },
  letters: {
    back: 'b retour',
    cards: 'c cartes',
    position: 'p position',
    'take-back': 't reprendre',
    quit: 'q quitter',
    concede: 'abandonner',
  },
  others: {
    back: 'Retour',
    cards: 'Lire les cartes',
    position: 'Voir la position',
    'take-back': 'Reprendre',
    concede: 'Abandonner',
    quit: 'Quitter la partie',
  },
  or: 'ou',
  leave: 'Quitter la partie ?',
  mark: (least, most, have) => `marque ${least === most ? least : `de ${least} à ${most}`}, pas ${have}`,
  inputEnded: "L'entrée est finie.",
  noUse: (count) => `${count} réponses de suite n'ont servi à rien.`,
  oneNumber: (most) => `Un numéro de 1 à ${most}`,
  answerOne: (most) => `Réponds par un numéro de 1 à ${most}.`,
  someNumbers: numbers,
  answerSome: (least, most, of) => `Réponds par ${numbers(least, most, of)}, chacun une fois.`,
};
