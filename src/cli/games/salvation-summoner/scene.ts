import type { Question } from '../../../bots/index.js';
import {
  type CardId,
  type Face,
  type Handle,
  type SalvationSummoner,
  type Seat,
  salvationSummoner,
  type View,
} from '../../../games/salvation-summoner/index.js';
import { nameOf } from '../../../games/salvation-summoner/words/index.js';
import type { Option } from '../../asker.js';
import type { About } from '../../offer.js';
import { sayings } from './cards.js';
import { standOf, unitNamed, unitShown } from './field.js';
import { type Phrases, phrasesIn } from './phrases.js';

const { catalogue } = salvationSummoner;

/** Who is asked, what they see, and how it is said. */
export interface Scene {
  readonly view: View;
  readonly seat: Seat;
  readonly language: string;
  readonly phrases: Phrases;
}

/** The scene of a question. */
export const sceneOf = ({ view, seat }: Question<SalvationSummoner>, { language }: About): Scene => ({
  view,
  seat,
  language,
  phrases: phrasesIn(language),
});

/** A card as the rules read it. */
export const faceOf = (id: CardId): Face | undefined => catalogue.cards[id];

/** The card of an own hand card. */
export const heldBy = ({ view, seat }: Scene, handle: Handle): CardId =>
  view.players[seat].hand.find((held) => held?.handle === handle)?.card ?? '';

/** A card of the own hand by its name. */
export const cardNamed = (scene: Scene, handle: Handle): string => nameOf(heldBy(scene, handle), scene.language);

/** A card by its name, a unit with its might and HP as they are printed: `Troll 3/4`. */
export function printed(id: CardId, language: string): string {
  const card = faceOf(id)?.card;
  return card?.kind === 'unit' ? `${nameOf(id, language)} ${card.might}/${card.hp}` : nameOf(id, language);
}

/** The skills and the text of a card; `''` where it has neither. */
export function textOf(id: CardId, language: string): string {
  const face = faceOf(id);
  return face === undefined ? '' : sayings(face.card, language);
}

/** A unit with its might and HP; all that there is to know of it where `isFull`. */
export function unitOf({ view, language }: Scene, handle: Handle, isFull = false): string {
  const stand = standOf(view, handle);
  if (stand === undefined) return '?';
  return isFull ? unitShown(stand, language) : unitNamed(stand, language);
}

/** Each label once: equal cards are one choice. */
export const distinct = <Value>(options: readonly Option<Value>[]): readonly Option<Value>[] =>
  [...new Map(options.toReversed().map((option) => [option.label, option])).values()].toReversed();
