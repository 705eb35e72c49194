// A game of a page, kept as the test of the kernel and of the conformance kit: hidden hands, chance, a secret
// simultaneous phase, a choice with an optional field, something to look at, and an end.
import {
  type Context,
  createRandom,
  defineGame,
  type GameSpec,
  known,
  type Problem,
  type Random,
  type Viewer,
} from '../../../src/index.js';
import { mechanics } from './mechanics.js';
import {
  type Action,
  type CardId,
  type Config,
  type Embers,
  type Player,
  rulebook,
  type Seat,
  type State,
  take,
  type View,
} from './shape.js';

const LIVES = 6; // E-1.1
const HAND = 3; // E-1.1
const DECK: readonly CardId[] = [
  'ash',
  'ember',
  'ember',
  'ember',
  'spark',
  'spark',
  'spark',
  'flare',
  'flare',
  'blaze',
];
export const cards = (): Record<CardId, { id: CardId; heat: number }> => ({
  ash: { id: 'ash', heat: 0 },
  ember: { id: 'ember', heat: 1 },
  spark: { id: 'spark', heat: 2 },
  flare: { id: 'flare', heat: 3 },
  blaze: { id: 'blaze', heat: 5 },
});

const copied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

function checkConfig(config: unknown, { catalogue }: Context<Embers>): readonly Problem[] {
  const { seed: _, decks, ...rest } = config as Record<string, unknown>;
  const problems: Problem[] = Object.keys(rest).map((key) => ({ code: 'unknown-key', path: [key] }));
  if (decks === undefined) return problems;
  if (!Array.isArray(decks) || decks.length !== 2) return [...problems, { code: 'malformed-config', path: ['decks'] }];
  for (const [seat, deck] of decks.entries()) {
    if (!Array.isArray(deck) || deck.length < HAND) problems.push({ code: 'malformed-config', path: ['decks', seat] });
    else {
      for (const [i, card] of deck.entries()) {
        if (typeof card === 'string' && Object.hasOwn(catalogue, card)) continue;
        problems.push({ code: 'unknown-card', path: ['decks', seat, i] });
      }
    }
  }
  return problems;
}

function deal(cardIds: readonly CardId[], random: Random): Player<CardId> {
  const deck = [...cardIds];
  random.shuffle(deck);
  return { lives: LIVES, hand: deck.splice(-HAND), deck, laid: [], ashes: [], knowsTop: false };
}

function see({ round, phase, players }: State, viewer: Viewer): View {
  const seen = (player: Player<CardId>, seat: Seat): Player<CardId | null> => {
    const show = (card: CardId): CardId | null => (seat === viewer ? card : null);
    const { lives, hand, deck, laid, ashes, knowsTop } = player;
    const top = deck.length - 1;
    return {
      lives,
      hand: hand.map(show),
      deck: deck.map((card, i) => (knowsTop && i === top ? show(card) : null)),
      laid: laid.map(show),
      ashes: [...ashes],
      knowsTop,
    };
  };
  return { round, phase: copied(phase), players: [seen(players[0], 0), seen(players[1], 1)], viewer };
}

function imagine({ round, phase, players }: View, random: Random): Omit<State, 'random'> {
  const fill = (player: Player<CardId | null>): Player<CardId> => {
    const unseen = [...DECK];
    for (const card of [...known([...player.hand, ...player.deck, ...player.laid]), ...player.ashes]) {
      if (unseen.includes(card)) take(unseen, card);
    }
    random.shuffle(unseen);
    const one = (card: CardId | null): CardId => card ?? unseen.pop() ?? 'ash';
    const { lives, ashes, knowsTop } = player;
    const [hand, deck, laid] = [player.hand.map(one), player.deck.map(one), player.laid.map(one)];
    return { lives, hand, deck, laid, ashes: [...ashes], knowsTop };
  };
  return { round, phase: copied(phase), players: [fill(players[0]), fill(players[1])] };
}

export const spec: GameSpec<Embers> = {
  id: 'embers',
  name: 'Embers',
  rules: '1',
  seats: { min: 2, max: 2 },
  rulebook,
  cites: {
    'malformed-action': 'E-2.1',
    'unknown-action': 'E-2.1',
    'unknown-seat': 'E-1.1',
    'view-not-state': 'E-1.2',
    'not-your-view': 'E-1.2',
    'game-over': 'E-4.4',
  },
  catalogue: cards(),
  mechanics,
  reveals: ['turned-up', 'looked'],
  checkConfig,
  setup: ({ decks = [DECK, DECK] }, random) => ({
    round: 1,
    phase: { name: 'lay', waiting: [0, 1] },
    players: [deal(decks[0], random), deal(decks[1], random)],
  }),
  view: see,
  determinize: imagine,
};
export const embers = defineGame(spec);

/** What law 7 counts: every card, by its owner. */
export const conserve = ({ players }: State): readonly string[] =>
  players.flatMap(({ hand, deck, laid, ashes }, seat) =>
    [...hand, ...deck, ...laid, ...ashes].map((card) => `${seat} ${card}`),
  );
/** A whole game by drawing. */
export function playOut(config: Config, seed = 'player'): readonly Action[] {
  const run = embers.simulate(embers.setup(config));
  const random = createRandom(seed);
  const actions: Action[] = [];
  for (let now = run.decision(); now.kind !== 'over'; now = run.decision()) {
    const action = run.sampleAction(now.kind === 'turn' ? now.seat : random.pick(now.waiting), random);
    actions.push(action);
    run.play(action);
  }
  return actions;
}

export { mechanics } from './mechanics.js';
export type { Action, CardId, Config, Embers, Event, Player, State, View } from './shape.js';
