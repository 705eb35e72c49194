import type { Position, Shape, Viewer } from '../kernel/index.js';
import type { Frame } from './frame.js';
import type { Session } from './io.js';
import type { Line, Stage } from './offer.js';
import { plainly, wrap } from './text.js';

/** Who looks on: a seat, a spectator, or somebody who sees everything. */
export type Eyes = Viewer | 'all';

const LONGEST_NAME = 30;

/** The names of the players of a config, by their decks; those that are alike are numbered. */
export function playersOf<T extends Shape>(stage: Stage<T>, config: T['config']): readonly string[] {
  const names = stage.playersOf(config).map((name) => plainly(name, LONGEST_NAME));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}

/** What such eyes see of a state. */
export const seenBy = <T extends Shape>({ game }: Stage<T>, state: T['state'], eyes: Eyes): Position<T> =>
  eyes === 'all' ? state : game.view(state, eyes);

/** What such eyes see of events. */
export const eventsFor = <T extends Shape>(
  { game }: Stage<T>,
  events: readonly T['event'][],
  eyes: Eyes,
): readonly T['event'][] => (eyes === 'all' ? events : game.viewEvents(events, eyes));

/** Writes lines of what is told, each as much to the left and as bright as it weighs. */
export function tell({ say, ink, width }: Session, lines: readonly Line[]): void {
  for (const { kind, text } of lines) {
    if (kind === 'heading') say('', ...wrap(text, width).map((line) => ink.bold(line)));
    else if (kind === 'status') say(text);
    else if (kind === 'deed') say(...wrap(text, width, { first: '  ', rest: '      ' }));
    else say(...wrap(text, width, { first: '    ', rest: '      ' }).map(kind === 'blow' ? ink.yellow : ink.dim));
  }
}

/** Who looks on, in words. */
export const sight = (eyes: Eyes, players: readonly string[], frame: Frame): string => {
  if (typeof eyes === 'number') return frame.seenBySeat(eyes, players[eyes] ?? '');
  return eyes === 'all' ? frame.seenByAll : frame.seenBySpectator;
};
