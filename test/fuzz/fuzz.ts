import type { Action, Event, State } from '../../src/games/goblin-summoner/index.js';
import { createRandom, type Random } from '../../src/index.js';
import { randomConfig, settings } from '../games/goblin-summoner/play/configs.js';
import { invariants } from '../games/goblin-summoner/play/invariants.js';
import { type Watched, watched } from '../games/goblin-summoner/play/watch.js';
import { type Case, games, lookAgain, reduceAgain } from './cases.js';
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
const REDUCED = 12;
/** Every so many duels the cards are those of a third party. */
const ODD = 5;
/** Every so many actions duels are made up from views, static effects are counted, and an action is tried. */
const [LOOKED, COUNTED, TRIED] = [64, 16, 2];
/** So many actions are drawn for each that is done. */
const DRAWN = 3;

/** Draws some actions and takes the first of the rarest type: most of the listed ones are attacks. */
function curious({ draw }: Watched, used: Counts, random: Random): Action | null {
  let action = draw(random);
  for (let n = 1; n < DRAWN && action !== null; n++) {
    const other = draw(random);
    if (other !== null && (used.get(other.type) ?? 0) < (used.get(action.type) ?? 0)) action = other;
  }
  if (action !== null) count(used, action.type);
  return action;
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
      if (actions.length % TRIED === 0 || duel.state.phase.name === 'cut')
        tryAny(found.refusals, game, duel.state, random);
      if (actions.length % COUNTED === 0) countStatics(found.clauses, duel.state, game.catalogue);
      if (actions.length % LOOKED === 0) lookAgain(cards, duel.state, random);
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

/** The last turn, where the options leave it open: long duels are slow, and have little new after a while. */
const LAST_TURNS = [12, 20, 60];
/** So many of the cards whose clauses were reached least are put into decks. */
const FAVOURED = 12;

const favourites = (clauses: Counts): readonly string[] =>
  [...clauses]
    .sort(([, a], [, b]) => a - b)
    .slice(0, FAVOURED)
    .map(([name]) => name.split(' ')[0] ?? '');

/** The next duel that is played. */
function next(number: number, seed: string, random: Random, clauses: Counts): Case {
  const all = Object.values(settings);
  const given = { turnLimit: LAST_TURNS[number % LAST_TURNS.length] ?? null, ...all[number % all.length] };
  const isOdd = number % ODD === ODD - 1;
  const cards = isOdd ? 'odd' : 'house';
  const options = isOdd ? { ...given, deckManaLimit: 1000, maxCopies: null } : given;
  const favoured = isOdd ? [] : favourites(clauses);
  const config = randomConfig(`${seed} ${number}`, random, { catalogue: games[cards].catalogue, options, favoured });
  return { cause: '', cards, config, actions: [] };
}

/** Plays random duels under options of every kind until so many actions are done, or until one goes wrong. */
export function fuzz({ actions: wanted, seed }: Plan): Findings {
  const found = { clauses: clausesOf(games.house.catalogue), refusals: codes(), events: eventTypes() };
  let [actions, duels] = [0, 0];
  while (actions < wanted) {
    const random = createRandom(`${seed} ${duels}`);
    const played = playOne(next(duels, seed, random, found.clauses), duels, random, found);
    actions += played.actions.length;
    duels += 1;
    if (played.cause !== '') return { ...found, actions, duels, failure: played };
  }
  return { ...found, actions, duels, failure: null };
}
