import type {
  Action,
  CardId,
  Config,
  HandCard,
  Options,
  Player,
  State,
} from '../../../src/games/salvation-summoner/index.js';
import { salvationSummoner, supplies } from '../../../src/games/salvation-summoner/index.js';
import { createRandom, type Random, type Viewer } from '../../../src/index.js';

const specials = Object.values(salvationSummoner.catalogue.cards).flatMap(({ card }) =>
  card.role === 'special' ? [card.id] : [],
);
const leaders = specials.filter((id) => salvationSummoner.catalogue.cards[id]?.skills.leader === 1);

/** The other way of each option of section 18. */
const others: Options = {
  guardPick: 'defender',
  guardReach: 'sortie',
  manaBudget: 'each',
  whiteSaint: 'always',
  pileSize: 2,
  deckSize: 'field',
  graveyard: 'private',
  lostCitizens: 'attacker',
  ask: 'useful',
  moves: 'free',
};

/** Some of a list, each or not. */
const some = <Item>(items: readonly Item[], random: Random): Item[] => items.filter(() => random.int(2) === 0);

/** A random config: every recommended supply in turn, then random ones; specials, leaders and options by chance. */
export function configOf(seed: string, number: number): Config {
  const random = createRandom(`config ${seed}`);
  const named = Object.keys(supplies);
  const begins = random.int(4) === 0 ? ([leaders[0], leaders[1]] as [CardId, CardId]) : undefined;
  const keys = some(Object.keys(others) as (keyof Options)[], random);
  const options = Object.fromEntries(keys.map((key) => [key, others[key]]));
  return {
    seed,
    ...(number % 12 < named.length ? { supply: named[number % 12] ?? '' } : {}),
    specials: some(specials, random).filter((id) => begins?.includes(id) !== true),
    ...(begins === undefined ? {} : { leaders: begins }),
    startingCitizens: random.pick([
      [15, 15],
      [1, 3],
      [20, 5],
    ] as const),
    turnLimit: number % 6 === 0 ? 40 : 14,
    ...(random.int(2) === 0 ? { previousLoser: random.pick([0, 1, null] as const) } : {}),
    ...(number % 3 === 0 ? {} : { options }),
  };
}

/** Every card and every token there is, one text for each; they change their owners, but never their number (S-15.6). */
export function counted({ players, piles, graveyards }: State): readonly string[] {
  const cards = players.flatMap(({ draw, hand, discard, revealed, sortie, guard, site }) => [
    ...[...draw, ...discard, ...revealed, ...hand.map(({ card }) => card), ...(site === null ? [] : [site])],
    ...[...sortie, ...guard].flatMap(({ card, absorbed }) => [card, ...absorbed]),
  ]);
  const dead = graveyards.flatMap((graveyard) => graveyard.cards);
  const bought = piles.flatMap(({ card, left }) => Array.from({ length: left }, () => card));
  const tokens = [...players, ...graveyards].reduce((sum, { citizens }) => sum + citizens, 0);
  return [...cards, ...dead, ...bought, ...Array.from({ length: tokens }, () => 'citizen')];
}

/** The same player with the same pool, in another order; the hand too, if it is not known. */
function shuffled(player: Player<never>, isOwn: boolean, random: Random): Player<never> {
  const known = player.hand.filter((held) => isOwn || held.shown);
  const cards = [...player.draw, ...player.hand.filter((held) => !known.includes(held)).map(({ card }) => card)];
  random.shuffle(cards);
  const hand = player.hand.map(
    (held): HandCard => (known.includes(held) ? { ...held } : { ...held, card: cards.pop() ?? '' }),
  );
  return { ...player, hand, draw: cards };
}

/** A state that differs in what a viewer cannot see: both draw piles, and the hands of the others. */
export function otherWorld(state: State, viewer: Viewer, random: Random): State {
  const [first, second] = state.players;
  const players = [shuffled(first, viewer === 0, random), shuffled(second, viewer === 1, random)] as const;
  return { ...structuredClone(state), players: structuredClone(players) };
}

/** An action as it is listed: sets in one order, what says nothing left out (S-16.8). */
export function normal(action: Action): Action {
  const sorted = <Item extends number | string>(items: readonly Item[]): Item[] =>
    [...items].sort((a, b) => (String(a) < String(b) ? -1 : 1));
  if (action.type === 'choose') return { ...action, picks: sorted(action.picks) };
  if (action.type === 'recover') return { ...action, reactions: sorted(action.reactions ?? []) };
  if (action.type === 'defend') return { ...action, reactions: sorted(action.reactions ?? []) };
  if (action.type !== 'attack' || action.target.kind === 'sortie' || action.target.overfly !== true) return action;
  const { overfly: _default, ...target } = action.target;
  return { ...action, target };
}
