import {
  type Effect,
  type Event,
  firstCollection,
  type HandAction,
  type RefusalCode,
  type State,
} from '../../../src/games/salvation-summoner/index.js';
import type { KernelCode } from '../../../src/index.js';
import { type Counts, count } from '../clauses.js';

const CODES: Readonly<Record<RefusalCode | KernelCode, 0>> = {
  ...{ 'malformed-action': 0, 'unknown-action': 0, 'unknown-seat': 0, 'view-not-state': 0, 'not-your-view': 0 },
  ...{ 'game-over': 0, 'decision-pending': 0, 'no-decision-pending': 0, 'not-your-turn': 0, 'wrong-phase': 0 },
  ...{ 'reveals-closed': 0, 'card-not-in-hand': 0, 'no-such-action': 0, 'reaction-only': 0, 'requirement-not-met': 0 },
  ...{ 'nothing-to-reveal': 0, 'unknown-pile': 0, 'pile-empty': 0, 'no-summons-left': 0, 'not-enough-mana': 0 },
  ...{ 'not-deployable': 0, 'wrong-area': 0, 'bad-absorb': 0, 'unknown-unit': 0, 'not-your-unit': 0 },
  ...{ 'already-attacked': 0, 'already-moved': 0, 'same-area': 0, 'cannot-attack-from-guard': 0, 'no-might': 0 },
  ...{ 'overfly-without-flying': 0, 'bad-target': 0, 'guard-choice-not-yours': 0, 'guard-choice-required': 0 },
  ...{ 'guard-not-eligible': 0, 'lured-by-wisp': 0, 'bad-substitute': 0, 'reaction-not-usable': 0, 'bad-choice': 0 },
};
/** All refusal codes, none of them reached. */
export const codes = (): Counts => new Map(Object.entries(CODES));

const TYPES: Readonly<Record<Event['type'], 0>> = {
  ...{ 'turn-started': 0, revealed: 0, 'gained-mana': 0, 'gained-summons': 0, summoned: 0, gained: 0 },
  ...{ 'hand-phase-ended': 0, deployed: 0, absorbed: 0, 'site-placed': 0, moved: 0, switched: 0, attacked: 0 },
  ...{ 'defence-asked': 0, 'recovery-asked': 0, hit: 0, 'stepped-in': 0, reacted: 0, damaged: 0, healed: 0 },
  ...{ saved: 0, destroyed: 0, 'gate-destroyed': 0, 'citizens-lost': 0, 'citizens-stolen': 0, 'citizens-rescued': 0 },
  ...{ 'choice-asked': 0, trashed: 0, discarded: 0, revived: 0, buffed: 0, razed: 0, reshuffled: 0, drew: 0 },
  ...{ looked: 0, 'ending-recorded': 0, 'turn-ended': 0, ended: 0 },
};
/** All types of events, none of them heard. */
export const eventTypes = (): Counts => new Map(Object.entries(TYPES));

/** What is told when an effect of each verb is carried out. */
const TOLD: Readonly<Record<Effect['op'], Event['type']>> = {
  ...{ draw: 'drew', mana: 'gained-mana', summons: 'gained-summons', damage: 'damaged', gain: 'gained' },
  ...{ trash: 'trashed', 'discard-to': 'discarded', revive: 'revived', 'move-enemy': 'switched', buff: 'buffed' },
  ...{ steal: 'citizens-stolen', rescue: 'citizens-rescued', raze: 'razed', win: 'ending-recorded' },
};
const { cards } = firstCollection;
const actionsOf = (id: string): readonly HandAction[] => cards.find((card) => card.id === id)?.actions ?? [];
const isOnField = (card: (typeof cards)[number]): boolean =>
  card.kind === 'unit' || (card.kind === 'site' && card.auras.length > 0);

/** All clauses of the cards: each effect of an action, and being in play for what has skills or auras. */
export function clausesOf(): Counts {
  const counts: Counts = new Map();
  for (const card of cards) {
    for (const [action, { effects }] of card.actions.entries())
      for (const effect of effects.keys()) counts.set(`${card.id} ${action}.${effect}`, 0);
    if (isOnField(card)) counts.set(`${card.id} in play`, 0);
  }
  return counts;
}

/** The hand action that was begun last. */
export interface Begun {
  card: string;
  action: 0 | 1 | null;
}

/** Counts the clause that an event of a reveal, a choice or a reaction comes from. */
export function countClause(counts: Counts, begun: Begun, event: Event): void {
  if (event.type === 'revealed') {
    begun.card = event.card;
    begun.action = event.action;
  }
  if (event.type === 'hand-phase-ended') begun.action = null;
  if (event.type === 'reacted') {
    const action = actionsOf(event.card).findIndex(({ timing }) => timing === event.timing);
    count(counts, `${event.card} ${action}.0`);
  }
  if (begun.action === null) return;
  const found = actionsOf(begun.card)[begun.action];
  if (found?.timing !== 'hand') return;
  for (const [n, { op }] of found.effects.entries())
    if (TOLD[op] === event.type) count(counts, `${begun.card} ${begun.action}.${n}`);
}

/** Counts the cards that are in play. */
export function countField(counts: Counts, { players }: State): void {
  for (const { sortie, guard, site } of players) {
    for (const { card } of [...sortie, ...guard]) count(counts, `${card} in play`);
    if (site !== null) count(counts, `${site} in play`);
  }
}
