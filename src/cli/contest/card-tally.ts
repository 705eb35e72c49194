import type { Game, Shape } from '../../kernel/index.js';
import { type Interval, type Leg, type Progress, wilson } from '../../match/index.js';

/** How the sides that played a card did. */
export interface CardScore {
  readonly card: string;
  /** In how many games a side played it; a game counts twice where both did. */
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
  /** What the decks of those sides made in all games. */
  readonly expected: number;
}

/** Counts, game by game, which cards were played by whom. */
export interface CardTally {
  /** Counts the games of a pair, whose actions must be reported. */
  readonly count: (progress: Progress) => void;
  /** All cards, those first that do best beside their decks; seldom played ones, in fewer games than `least`, are left out. */
  readonly scores: (least: number) => readonly CardScore[];
}

interface Count {
  games: number;
  points: number;
}

const add = (counts: Map<string, Count>, key: string, points: number): void => {
  const { games, points: before } = counts.get(key) ?? { games: 0, points: 0 };
  counts.set(key, { games: games + 1, points: before + points });
};

/** The cards that each seat played in a game, by playing it again. */
function cardsPlayed(
  game: Game<Shape>,
  plays: readonly string[],
  config: Shape['config'],
  actions: readonly unknown[],
): readonly [ReadonlySet<string>, ReadonlySet<string>] {
  const cards = [new Set<string>(), new Set<string>()] as const;
  const run = game.simulate(game.setup(config), (event) => {
    const { type, seat, card } = event as { readonly type: string; readonly seat?: unknown; readonly card?: unknown };
    if (plays.includes(type) && (seat === 0 || seat === 1) && typeof card === 'string') cards[seat].add(card);
  });
  for (const action of actions) run.play(action as Shape['action']); // of a game that was played
  return cards;
}

/** A tally of the cards of a game; `plays` are the events by which a seat plays a card. */
export function cardTally(game: Game<Shape>, plays: readonly string[]): CardTally {
  const byDeck = new Map<string, Count>();
  const byCard = new Map<string, Map<string, Count>>();
  const countsOf = (card: string): Map<string, Count> => {
    const counts = byCard.get(card) ?? new Map<string, Count>();
    byCard.set(card, counts);
    return counts;
  };
  return {
    count: (progress) => {
      if (progress.type !== 'pair') return;
      const { report, meeting, seed } = progress;
      for (const [at, { winners, actions = [] }] of report.games.entries()) {
        const { config, decks } = meeting.legs[at] as Leg; // there is one for each game
        const played = cardsPlayed(game, plays, { ...(config as object), seed }, actions);
        for (const seat of [0, 1] as const) {
          const points = winners.length === 1 ? Number(winners[0] === seat) : 0.5;
          add(byDeck, decks[seat], points);
          for (const card of played[seat]) add(countsOf(card), decks[seat], points);
        }
      }
    },
    scores: (least) =>
      [...byCard]
        .map(([card, counts]) => scoreOf(card, counts, byDeck))
        .filter(({ games }) => games >= least)
        .sort((one, other) => other.share - other.expected - (one.share - one.expected)),
  };
}

function scoreOf(card: string, counts: ReadonlyMap<string, Count>, byDeck: ReadonlyMap<string, Count>): CardScore {
  let [games, points, expected] = [0, 0, 0];
  for (const [deck, count] of counts) {
    const all = byDeck.get(deck) ?? count;
    games += count.games;
    points += count.points;
    expected += (count.games * all.points) / all.games;
  }
  return { card, games, share: points / games, interval: wilson(points, games), expected: expected / games };
}
