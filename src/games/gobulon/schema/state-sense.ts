import { suggest } from '../../../kernel/nearest.js';
import type { Problem } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import type { CardId } from '../card.js';
import { knownCard } from '../deck-building.js';
import { handFaults, irregularities, pileFaults } from '../properties.js';
import type { Catalogue } from '../shape.js';
import { type EndRule, other, type Phase, type Reason, type Seat, type State } from '../state.js';
import { catalogueIn, type ReadOptions } from './sets.js';

type Over = Extract<Phase, { readonly name: 'over' }>;
const SEATS: readonly Seat[] = [0, 1];
const ZONES = ['hand', 'bin', 'table'] as const;

/** Cards that nobody knows, each with its place. */
function strangers(state: State, sound: Soundness, catalogue: Catalogue): readonly Problem[] {
  const ids = Object.keys(catalogue.cards);
  const found: Problem[] = [];
  const judge = (card: CardId | null, path: Problem['path']): void => {
    if (card === null || knownCard(catalogue, card) !== undefined) return;
    found.push({ code: 'unknown-card', path, rule: 'B-11.1', ...suggest(card, ids, found) });
  };
  for (const seat of SEATS) {
    for (const zone of ZONES) {
      if (!sound.at('players', seat, zone)) continue;
      for (const [i, card] of state.players[seat][zone].entries()) judge(card, ['players', seat, zone, i]);
    }
    if (!sound.at('latest')) continue;
    judge(state.latest?.cards[seat] ?? null, ['latest', 'cards', seat]);
    judge(state.latest?.controls[seat] ?? null, ['latest', 'controls', seat]);
  }
  return found;
}

/** A comparison of a turn that has not come yet. */
function latestFaults({ latest, turn: need }: State): readonly Problem[] {
  if (latest === null || latest.turn <= need) return [];
  return [{ code: 'too-big', path: ['latest', 'turn'], rule: 'B-13.5', have: latest.turn, need }];
}

/** Who has lost by a reason (B-9.2 to B-9.4); `null`: one of them has conceded. */
function losersOf({ players }: State, { reason }: Over, catalogue: Catalogue): readonly Seat[] | null {
  if (reason === 'concede') return null;
  if (reason === 'battle-short') return SEATS.filter((seat) => players[seat].hand.length < 2);
  const empty = SEATS.filter((seat) => players[seat].hand.length === 0);
  if (reason === 'no-cards') return empty;
  return empty.filter((seat) => {
    const laid = knownCard(catalogue, players[seat].table.at(-1) ?? '');
    return laid?.controls === true;
  });
}

const RULES = {
  'no-cards': 'B-9.2',
  'battle-short': 'B-9.3',
  'control-impossible': 'B-9.4',
  concede: 'B-9.6',
} as const satisfies Readonly<Record<Reason, EndRule>>;

/** An outcome that its reason does not give (B-9). */
function outcomeFaults(state: State, catalogue: Catalogue): readonly Problem[] {
  const { phase } = state;
  if (phase.name !== 'over') return [];
  const { winners, reason, rule } = phase;
  const losers = losersOf(state, phase, catalogue);
  const right = losers?.length === 1 ? losers.map(other) : [];
  const isRight =
    losers === null
      ? winners.length === 1
      : losers.length > 0 && winners.join() === right.join() && (reason !== 'no-cards' || right.length === 1);
  if (!isRight) return [{ code: 'wrong-winners', path: ['phase', 'winners'], rule: 'B-9.7' }];
  const expected = winners.length === 0 ? 'B-9.5' : RULES[reason];
  return rule === expected
    ? []
    : [{ code: 'wrong-rule', path: ['phase', 'rule'], rule: 'B-9.7', expected: [expected] }];
}

/** What makes no sense about a state, as far as its form is sound: whether a game could come to it. */
export function stateSense(state: State, sound: Soundness, options: ReadOptions): readonly Problem[] {
  const catalogue = catalogueIn(options);
  const found = [...strangers(state, sound, catalogue)];
  const isWhole = ['options', 'turn', 'depth', 'phase', 'players'].every((key) => sound.at(key));
  if (sound.at('latest') && sound.at('turn')) found.push(...latestFaults(state));
  if (!isWhole) return found;
  const piles = pileFaults(state);
  found.push(...(piles.length > 0 ? piles : [...handFaults(state), ...outcomeFaults(state, catalogue)]));
  // An unknown card has been told with its place.
  found.push(...irregularities(state, catalogue).filter(({ code }) => code !== 'deck-unknown-card'));
  return found;
}
