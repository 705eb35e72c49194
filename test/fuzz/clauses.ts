import type {
  Card,
  Catalogue,
  Condition,
  Event,
  Filter,
  Keyword,
  Permanent,
  Scope,
  Seat,
  State,
  Step,
} from '../../src/games/goblin-summoner/index.js';
import { cardAt, isToken } from '../games/goblin-summoner/play/configs.js';

/** How often each was reached, by its name. */
export type Counts = Map<string, number>;
export const count = (counts: Counts, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** The name of one step of one effect: what a clause of a card's text says. A feat has one effect. */
const clause = (card: string, effect: number, step: number): string => `${card} ${effect}.${step}`;

/** All clauses of the cards, tokens and feats in use, none of them reached. */
export function clausesOf({ cards, feats }: Catalogue): Counts {
  const counts: Counts = new Map();
  const add = (id: string, effects: readonly (readonly Step[])[]): void => {
    for (const [effect, steps] of effects.entries()) {
      for (const step of steps.keys()) counts.set(clause(id, effect, step), 0);
    }
  };
  for (const card of Object.values(cards))
    add(
      card.id,
      card.effects.map((effect) => effect.do),
    );
  for (const feat of Object.values(feats)) add(feat.id, [feat.do]);
  return counts;
}

/** Events that a step does not cause by what it does, and what is not done at all. */
const BESIDE: readonly Event['type'][] = [
  'triggered',
  'sprang',
  'choice-opened',
  'looked-through',
  'chose',
  'drew-nothing',
];

/**
 * Counts the step that caused an event: it is the one that is being done while the event is heard. A step is counted for
 * what it has done, not for being passed by.
 */
export function countStep(counts: Counts, event: Event, { running }: State): void {
  if (running === null || BESIDE.includes(event.type)) return;
  const name = clause(running.card, running.effect, running.step);
  const isFirst = counts.has(name);
  if (isFirst) count(counts, name);
}

/** Counts static effects that are in force, by their conditions, on at least one card that is in play. */
export function countStatics(counts: Counts, state: State, catalogue: Catalogue): void {
  const looker: Looker = { state, catalogue };
  for (const source of inPlay(state)) {
    if (source.faceDown) continue;
    for (const [effect, { when, if: conditions = [], do: steps }] of cardAt(catalogue, source.card).effects.entries()) {
      if (when.on !== 'static' || !conditions.every((one) => isMet(looker, one, source))) continue;
      for (const [index, step] of steps.entries()) {
        if (isInForce(looker, step, source)) count(counts, clause(source.card, effect, index));
      }
    }
  }
}

type InPlay = Permanent<string>;
interface Looker {
  readonly state: State;
  readonly catalogue: Catalogue;
}
const inPlay = ({ players }: State): readonly InPlay[] => players.flatMap(({ play }) => play);

function isInForce(looker: Looker, step: Step, source: InPlay): boolean {
  if (step.op !== 'buff' && step.op !== 'grant') return false;
  const { from, side = 'any', filter = {} } = step.target;
  const isMonster = (one: InPlay): boolean => cardAt(looker.catalogue, one.card).category === 'monster';
  if (from === 'self') return isMonster(source);
  return among(looker, { side, filter }, source).some(isMonster);
}

/** The cards in play that a scope means, seen from a card. Keywords lent by other static effects are not looked for. */
function among({ state, catalogue }: Looker, { side, filter = {} }: Scope, source: InPlay): readonly InPlay[] {
  const isSide = ({ owner }: InPlay): boolean => side === 'any' || (side === 'own') === (owner === source.owner);
  return inPlay(state).filter((one) => isSide(one) && fits(catalogue, filter, one, source));
}

function fits(catalogue: Catalogue, filter: Filter, one: InPlay, source: InPlay): boolean {
  const { category, type, costMin = 0, costMax = one.locked, token, keyword, without, damaged, exhausted } = filter;
  const card = cardAt(catalogue, one.card);
  const borne = keywordsOf(card, one);
  return (
    !(filter.notSelf === true && one.handle === source.handle) &&
    (category === undefined || category.includes(card.category)) &&
    (type === undefined || ('type' in card && type.includes(card.type))) &&
    one.locked >= costMin &&
    one.locked <= costMax &&
    (token === undefined || token === isToken(card)) &&
    (keyword === undefined || borne.includes(keyword)) &&
    (without === undefined || !borne.includes(without)) &&
    (damaged === undefined || damaged === one.damage > 0) &&
    (exhausted === undefined || exhausted === one.exhausted)
  );
}
const keywordsOf = (card: Card, { thisTurn, lasting }: InPlay): readonly Keyword[] => [
  ...(card.category === 'monster' ? card.keywords : []),
  ...thisTurn.keywords,
  ...lasting.keywords,
];

function isMet(looker: Looker, condition: Condition, source: InPlay): boolean {
  const have =
    'count' in condition ? among(looker, condition.count, source).length : quantity(looker, condition, source);
  const { is, n } = condition;
  return is === '>=' ? have >= n : is === '<=' ? have <= n : have === n;
}

function quantity({ state }: Looker, { what, of }: Extract<Condition, { what: string }>, { owner }: InPlay): number {
  const whose: Seat = (of === 'own') === (owner === 0) ? 0 : 1;
  const player = state.players[whose];
  return what === 'mana' ? player.pool : player[what].length;
}
