import type { Action, Event, State } from '../../src/games/goblin-summoner/index.js';
import { createRandom, type Random } from '../../src/index.js';
import { randomConfig, settings } from '../games/goblin-summoner/play/configs.js';
import { invariants } from '../games/goblin-summoner/play/invariants.js';
import { type Watched, watched } from '../games/goblin-summoner/play/watch.js';
import { type Case, games } from './cases.js';
import { type Counts, clausesOf, count, countStatics, countStep } from './clauses.js';
import { eventTypes } from './event-types.js';
import { codes, tryAny } from './refusals.js';

/** How much is played, and from which seed: the same seed plays the same duels. */
export interface Plan {
  readonly actions: number;
  readonly seed: string;
}
/** What was reached, and the first duel that went wrong. */
export interface Findings {
  readonly actions: number;
  readonly duels: number;
  /** Clauses of the house cards that were carried out. */
  readonly clauses: Counts;
  readonly refusals: Counts;
  readonly events: Counts;
  readonly failure: Case | null;
}

/** Every so many duels one is played again by `reduce`. */
const REDUCED = 8;
/** Every so many duels the cards are those of a third party. */
const ODD = 5;
/** Every so many actions views are made up and the static effects are counted; every so many, an illegal one is tried. */
const [LOOKED, TRIED] = [16, 3];

/** Draws two actions and takes the one of the rarer type: half of all listed ones are attacks. */
function curious({ draw }: Watched, used: Counts, random: Random): Action | null {
  const [one, other] = [draw(random), draw(random)];
  if (one === null || other === null) return one;
  const action = (used.get(one.type) ?? 0) <= (used.get(other.type) ?? 0) ? one : other;
  count(used, action.type);
  return action;
}

/** What a duel can be looked at from must be enough to make up another one. */
function lookAgain(cards: Case['cards'], state: State, random: Random): void {
  const game = games[cards];
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = JSON.stringify(game.view(state, viewer));
    const again = game.view(game.determinize(JSON.parse(view), random), viewer);
    if (JSON.stringify(again) !== view) throw new Error(`G-17.16: another view of ${viewer}`);
  }
  if (JSON.stringify(JSON.parse(JSON.stringify(state))) !== JSON.stringify(state)) throw new Error('no plain JSON');
}

/** Plays the actions again by `reduce`, which freezes what it returns. */
function reduceAgain({ cards, config, actions }: Case, state: State): void {
  const game = games[cards];
  const last = actions.reduce((before, action) => game.reduce(before, action), game.setup(config));
  if (game.hash(last) !== game.hash(state)) throw new Error('reduce and simulate part');
}

/** Plays one duel and counts what it reaches; a duel that goes wrong is given back. */
function playOne(
  one: Case,
  number: number,
  random: Random,
  found: Omit<Findings, 'failure' | 'actions' | 'duels'>,
): Case {
  const { cards, config } = one;
  const game = games[cards];
  const actions: Action[] = [];
  const hear = (event: Event, now: State): void => {
    count(found.events, event.type);
    countStep(found.clauses, event, now);
  };
  const used: Counts = new Map();
  try {
    const duel = watched(game, config, invariants, hear);
    for (let action = curious(duel, used, random); action !== null; action = curious(duel, used, random)) {
      if (actions.length % TRIED === 0) tryAny(found.refusals, game, duel.state, random);
      if (actions.length % LOOKED === 0) {
        lookAgain(cards, duel.state, random);
        countStatics(found.clauses, duel.state, game.catalogue);
      }
      actions.push(action);
      duel.play(action);
    }
    tryAny(found.refusals, game, duel.state, random);
    if (number % REDUCED === 0) reduceAgain({ ...one, actions }, duel.state);
    return { ...one, actions };
  } catch (error) {
    return { ...one, actions, cause: error instanceof Error ? error.message : String(error) };
  }
}

/** Plays random duels under options of every kind until so many actions are done, or until one goes wrong. */
export function fuzz({ actions: wanted, seed }: Plan): Findings {
  const found = { clauses: clausesOf(games.house.catalogue), refusals: codes(), events: eventTypes() };
  const all = Object.values(settings);
  let [actions, duels] = [0, 0];
  while (actions < wanted) {
    const random = createRandom(`${seed} ${duels}`);
    const cards = duels % ODD === ODD - 1 ? 'odd' : 'house';
    const given = all[duels % all.length] ?? {};
    const options = cards === 'odd' ? { ...given, deckManaLimit: 1000, maxCopies: null } : given;
    const config = randomConfig(`${seed} ${duels}`, random, games[cards].catalogue, options);
    const played = playOne({ cause: '', cards, config, actions: [] }, duels, random, found);
    actions += played.actions.length;
    duels += 1;
    if (played.cause !== '') return { ...found, actions, duels, failure: played };
  }
  return { ...found, actions, duels, failure: null };
}
