import type { DeckPhrases } from './deck-tools.js';
import { listed } from './text.js';
import { meant } from './usage-error.js';

type NameOf = (id: string, language: string) => string;
type OtherEdit<Edit> = DeckPhrases<Edit>['otherEdit'];

/** The sentences about decks in English; a game has the names, and words for edits of its own. */
export const english = <Edit>(nameOf: NameOf, otherEdit: OtherEdit<Edit> = () => null): DeckPhrases<Edit> => ({
  line: (line) => `line ${line}`,
  didYouMean: meant,
  nameOf: (id) => nameOf(id, 'en'),
  otherEdit,
  putIn: (cards) => `put in ${listed(cards)}`,
  takeOut: (cards) => `take out ${listed(cards)}`,
  readAs: (wrong, line, right) => `read "${wrong}" on line ${line} as ${right}`,
  leaveOut: (line, text) => `leave out line ${line}, "${text}"`,
  leaveOutMany: (count) => `leave out ${count} lines that are not understood`,
});

/** The sentences about decks in French. */
export const french = <Edit>(nameOf: NameOf, otherEdit: OtherEdit<Edit> = () => null): DeckPhrases<Edit> => ({
  line: (line) => `ligne ${line}`,
  didYouMean: (near) => (near.length === 0 ? '' : ` Voulais-tu dire ${listed(near, 'ou')} ?`),
  nameOf: (id) => nameOf(id, 'fr'),
  otherEdit,
  putIn: (cards) => `ajouter ${listed(cards, 'et')}`,
  takeOut: (cards) => `retirer ${listed(cards, 'et')}`,
  readAs: (wrong, line, right) => `lire « ${wrong} », ligne ${line}, comme ${right}`,
  leaveOut: (line, text) => `laisser la ligne ${line}, « ${text} »`,
  leaveOutMany: (count) => `laisser ${count} lignes qui ne sont pas comprises`,
});

/** The sentences about decks in Japanese. */
export const japanese = <Edit>(nameOf: NameOf, otherEdit: OtherEdit<Edit> = () => null): DeckPhrases<Edit> => ({
  line: (line) => `${line}行目`,
  didYouMean: (near) => (near.length === 0 ? '' : `もしかして：${near.join('、')}`),
  nameOf: (id) => nameOf(id, 'ja'),
  otherEdit,
  putIn: (cards) => `${cards.join('、')}を加える`,
  takeOut: (cards) => `${cards.join('、')}を除く`,
  readAs: (wrong, line, right) => `${line}行目の「${wrong}」を${right}と読む`,
  leaveOut: (line, text) => `${line}行目の「${text}」を省く`,
  leaveOutMany: (count) => `読めない${count}行を省く`,
});
