import {
  type ByHand,
  GESTURES,
  type Gesture,
  HANDS,
  type Hand,
  type OrdersAction,
} from '../../../games/warlocks/index.js';
import { readOrders } from '../../../games/warlocks/notation.js';
import { listed } from '../../text.js';
import type { Scene } from './scene.js';

const letters = GESTURES.join(' ');
/** What may be typed in place of a pair of gestures. */
const EXPECTS = `Two letters, left and right, of ${letters}, such as SW (or whole orders, such as S/W; LH shield at A), or help`;

/** What the gestures are called, and what finishes now. */
function help(scene: Scene): string {
  const named = GESTURES.map((gesture) => `${gesture} ${scene.words.gestureName(gesture)}`);
  return [`${named.join(', ')}.`, ...finishingLines(scene).map((line) => `${line}.`)].join(' ');
}

/** What a line means: a pair of gestures, or whole orders in notation; a text says why it means nothing. */
function understand(line: string, scene: Scene): ByHand<Gesture> | OrdersAction | string {
  const { seat, form } = scene;
  if (/^(\?|help)$/i.test(line)) return help(scene);
  if (line.includes(';')) {
    const read = readOrders(line.replace(/;\s*$/, ''), seat, form.turn);
    return read.ok
      ? read.action
      : 'These orders cannot be read; write them as `goblinry help play` shows, or two letters.';
  }
  const pair = [...line.toUpperCase().replace(/[\s/,]/g, '')];
  const [LH, RH] = pair.map((letter) => GESTURES.find((gesture) => gesture === letter));
  if (pair.length !== 2 || LH === undefined || RH === undefined) {
    return `Answer with a gesture for each hand, two of ${letters}.`;
  }
  return { LH, RH };
}

/** What a hand finishes with its next gesture, one entry for each gesture that does. */
function finishedBy({ form, words }: Pick<Scene, 'form' | 'words'>, hand: Hand): readonly string[] {
  const found = new Map<string, Set<string>>();
  for (const { gestures, finished } of form.finishing) {
    for (const spell of finished[hand]) {
      const others = form.finishing.filter((pair) => pair.gestures[hand] === gestures[hand]);
      const isBoth = others.filter((pair) => pair.finished[hand].includes(spell)).length === 1;
      const key = isBoth ? `${gestures.LH}${gestures.RH}` : gestures[hand];
      found.set(key, (found.get(key) ?? new Set()).add(words.nameOf(spell)));
    }
  }
  return [...found].map(([key, names]) => `${key} ${listed([...names], 'or')}`);
}

/** What either hand can finish this turn, a line for each hand that can. */
export const finishingLines = (scene: Pick<Scene, 'form' | 'words'>): readonly string[] =>
  HANDS.flatMap((hand) => {
    const entries = finishedBy(scene, hand);
    return entries.length === 0 ? [] : [`${hand} finishes: ${entries.join('; ')}`];
  });

/** Asks for a pair of gestures, or for whole orders. */
export const askForGestures = (scene: Scene) =>
  scene.asker.typed(`Your gestures for turn ${scene.form.turn}?`, EXPECTS, (line) => {
    const meant = understand(line, scene);
    return typeof meant === 'string' ? meant : { picked: meant };
  });
