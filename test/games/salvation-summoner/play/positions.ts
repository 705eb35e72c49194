import fc from 'fast-check';
import {
  type Action,
  salvationSummoner as game,
  type OptionsGiven,
  type State,
} from '../../../../src/games/salvation-summoner/index.js';
import { arrange, type Parts, type SideParts } from '../../../../src/games/salvation-summoner/notation.js';
import { createRandom, type Random } from '../../../../src/index.js';
import { configOf } from '../sight.js';

const all = Object.values(game.catalogue.cards);
const ids = all.map(({ card }) => card.id);
const units = all.flatMap(({ card }) => (card.kind === 'unit' ? [card.id] : []));
const sites = all.flatMap(({ card, isSite }) => (isSite ? [card.id] : []));
const hosts = units.filter((id) => game.catalogue.cards[id]?.skills.leader === 0);

const OTHERS: Required<OptionsGiven> = {
  ...{ guardPick: 'defender', guardReach: 'sortie', manaBudget: 'each', whiteSaint: 'always', pileSize: 3 },
  ...{ deckSize: 'field', graveyard: 'private', lostCitizens: 'attacker', ask: 'useful', moves: 'free' },
};
/** Some of the options otherwise than by default; `moves: 'free'` never, since a turn then need not end. */
export function anyOptions(random: Random, but: readonly string[] = []): OptionsGiven {
  const keys = Object.keys(OTHERS).filter((key) => key !== 'moves' && !but.includes(key) && random.int(4) === 0);
  return Object.fromEntries(keys.map((key) => [key, OTHERS[key as keyof OptionsGiven]]));
}

const some = (random: Random, from: readonly string[], most: number): string =>
  Array.from({ length: random.int(most + 1) }, () => random.pick(from)).join(', ');

function anyUnits(random: Random, isEnemy: boolean): string {
  const unit = (): string => {
    const id = random.pick(units);
    const hp = game.catalogue.cards[id]?.hp ?? 1;
    if (game.catalogue.cards[id]?.skills.assimilate === 1 && random.int(2) === 0)
      return `${id}(over ${random.pick(hosts)})`;
    if (isEnemy) return random.int(2) === 0 ? id : `${id}(damage ${random.int(hp)})`;
    return random.int(3) === 0 ? `${id}(+${1 + random.int(3)})` : id;
  };
  return Array.from({ length: random.int(4) }, unit).join(', ');
}

function anySide(random: Random, isEnemy: boolean): SideParts {
  return {
    citizens: random.pick([0, 1, 3, 10, 15]) + (isEnemy ? 0 : 1),
    gate: random.int(2) === 0 ? 'down' : isEnemy ? random.int(6) : 0,
    sortie: anyUnits(random, isEnemy),
    guard: anyUnits(random, isEnemy),
    site: random.int(2) === 0 ? random.pick(sites) : '',
    hand: some(random, ids, 6),
    draw: some(random, ids, 6),
    discard: some(random, ids, 4),
  };
}

/** Parts of a position in which anything may be: cards of all sets, marks, any of the options. */
function anyParts(random: Random, options: OptionsGiven = anyOptions(random)): Parts {
  const isCommon = options.graveyard !== 'private';
  const common: Parts = isCommon ? { graveyard: some(random, ids, 5), buried: random.int(20) } : {};
  const own = (): SideParts => (isCommon ? {} : { graveyard: some(random, ids, 5), buried: random.int(20) });
  return {
    p0: { ...anySide(random, false), ...own() },
    p1: { ...anySide(random, true), ...own() },
    ...{ phase: random.pick(['hand', 'hand', 'field'] as const), turn: 1 + 2 * random.int(5), turnLimit: 24 },
    ...{ options, seed: String(random.int(1000)), ...common },
  };
}

/** A position in which anything may be. */
export function anyPosition(random: Random, options?: OptionsGiven): State {
  const { state, problems } = arrange(anyParts(random, options), game);
  if (state === null) throw new Error(JSON.stringify(problems));
  return state;
}

/** One action of a game that is played, with what it led to. */
export interface Step {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

/** Plays by chance, from a state to the end or for so many actions. */
export function* playFrom(start: State, random: Random, most = Number.POSITIVE_INFINITY): Generator<Step> {
  let before = start;
  for (let n = 0; n < most; n++) {
    const next = game.decision(before);
    if (next.kind !== 'turn') return;
    const action = game.sampleAction(before, next.seat, random);
    const after = game.reduce(before, action);
    yield { before, action, after };
    before = after;
  }
}

/** Seeds of random play. */
export const anySeed = fc
  .integer({ min: 0, max: 2 ** 31 - 1 })
  .map((number) => ({ number, random: createRandom(`${number}`) }));
/** A game from its start, or a position in which anything may be. */
export const anyStart = fc.tuple(anySeed, fc.boolean()).map(([{ number, random }, isGame]) => ({
  start: isGame ? game.setup(configOf(`start ${number}`, number % 24)) : anyPosition(random),
  random,
  isGame,
}));
