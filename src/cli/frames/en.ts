import type { Frame } from '../frame.js';
import { counted } from '../text.js';

const numbers = (least: number, most: number, of: number): string => {
  const many = least === most ? counted(most, 'number') : `${least} to ${counted(most, 'number')}`;
  return `${many} from 1 to ${of}, spaces between them${least === 0 ? ', or 0 for none' : ''}`;
};

/** What is said in English. */
export const en: Frame = {
  colon: ': ',
  actions: (count) => counted(count, 'action'),
  status: { legal: 'legal', incomplete: 'incomplete', illegal: 'illegal' },
  toMend: (fix) => `To mend it: ${fix}.`,
  seeRepair: 'To mend it, see `goblinry deck repair`.',
  moreProblems: (count) => `And ${counted(count, 'more problem')}.`,
  notLegal: (deck) => `${deck} is not a legal deck.`,
  notFormatted: (deck) => `${deck} is not understood as a whole, so it is not formatted.`,
  formatted: (deck, isChanged) =>
    `${deck} ${isChanged ? 'is in its canonical form now' : 'was in its canonical form'}.`,
  notRepaired: (deck) => `${deck} cannot be repaired.`,
  repaired: (deck, isChanged) => `${deck} is legal ${isChanged ? 'after these changes:' : 'as it is.'}`,
  noCardLikeThat: 'No card is like that.',
  cardsOf: (count, all) => `${counted(count, 'card')}${count === all ? '' : ` of ${all}`}`,
  twoBots: (game, seed) => `${game}: two bots play at random, seed "${seed}"`,
  youPlay: (game, seed) => `${game}: you play as Player, seed "${seed}"`,
  you: 'Player',
  bot: (number) => (number === null ? 'Bot' : `Bot ${number}`),
  hashOfRecord: 'The hash of the record:',
  recordIsIn: (file) => `The record is in ${file}.`,
  saveRecord: 'Save the record? Give a file name, or nothing:',
  takenBack: 'Taken back.',
  notTakenBack: (reason) => `That stands. ${reason}`,
  undoings: {
    'nothing-to-undo': 'There is nothing to take back.',
    'not-your-action': 'Another player has acted since.',
    'chance-was-used': 'Chance has had a part in it.',
    'something-was-revealed': 'Something came to light by it.',
  },
  ended: (actions, isOver) => (isOver ? `${actions} in all.` : `The game stops here, unfinished, after ${actions}.`),
  noCards: 'There are no cards to read.',
  against: 'against',
  seenBySeat: (seat, player) => `seen by seat ${seat}, ${player}`,
  seenByAll: 'with nothing hidden',
  seenBySpectator: 'seen by a spectator',
  sound: 'The record is sound.',
  notOver: 'The game is not over.',
  afterActions: (count, of) => `After ${counted(count, 'action')} of ${of}:`,
  refused: (index, code) => `${index === null ? 'The record' : `The action at index ${index}`} is refused (${code}).`,
  positionAfter: (count, eyes) => `The position after ${counted(count, 'action')}, ${eyes}:`,
  wholes: {
    'not-a-record': ({ place }) =>
      `This is not the record of a game${place === '' ? '' : `: its "${place}" is not as it should be`}.`,
    'unknown-key': ({ place }) => `A record of a game has no "${place}".`,
    'other-game': ({ game }) => `It is the record of another game than ${game}.`,
    'other-rules': ({ game, rules }) => `It was played by other rules than version ${rules} of ${game}.`,
    'other-cards': ({ game }) => `It was played with other cards than those of ${game} here.`,
    'too-many-actions': ({ have, need }) => `It holds ${have} actions, and may hold ${need} at most.`,
    'cut-off': ({ have }) =>
      `It says how the game ended, but breaks off before that, after ${counted(have, 'action')}.`,
    'outcome-differs': () => 'The game ends in another way than the record says.',
    'hash-differs': () => 'The game ends in another position than the record says: the hashes differ.',
  },
  letters: {
    back: 'b back',
    cards: 'c cards',
    position: 'p position',
    'take-back': 't take back',
    quit: 'q quit',
    concede: 'concede',
  },
  others: {
    back: 'Back',
    cards: 'Read the cards',
    position: 'See the position',
    'take-back': 'Take back',
    concede: 'Concede',
    quit: 'Leave the game',
  },
  or: 'or',
  leave: 'Leave the game?',
  mark: (least, most, have) => `mark ${least === most ? least : `${least} to ${most}`}, not ${have}`,
  inputEnded: 'The input has ended.',
  noUse: (count) => `${count} answers in a row were of no use.`,
  oneNumber: (most) => `A number from 1 to ${most}`,
  answerOne: (most) => `Answer with one number from 1 to ${most}.`,
  someNumbers: numbers,
  answerSome: (least, most, of) => `Answer with ${numbers(least, most, of)}, each once.`,
};
