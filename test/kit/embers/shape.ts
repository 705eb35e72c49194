import { defineRulebook, known, type RandomState, type Shape, type Viewer } from '../../../src/index.js';

export const rulebook = defineRulebook({
  'E-1.1': { says: 'Both start with 6 lives, a shuffled deck of 10 cards and 3 cards in hand.' },
  'E-1.2': { says: 'Hands, decks and cards laid face down are hidden; the ashes lie open.' },
  'E-2.1': { says: 'Each lays a card of the own hand face down, and may change it while the other has none.' },
  'E-2.2': {
    says: 'When both have laid, the cards are turned up; the hotter one wins, a coin decides between equals.',
  },
  'E-3.1': { says: 'The winner may look at the top card of the own deck, once a round.' },
  'E-3.2': { says: 'The winner scorches the other by 1, and by 1 more for burning a card of the own hand.' },
  'E-3.3': { says: 'Then both draw a card, while the deck lasts, and lay again.' },
  'E-4.1': { says: 'Who has no lives left has lost.' },
  'E-4.2': { says: 'When a hand is empty after drawing, the one with more lives has won.' },
  'E-4.3': { says: 'One may concede at any time.' },
  'E-4.4': { says: 'After the end nothing may be done.' },
});
export type RuleId = keyof typeof rulebook;
export type Seat = 0 | 1;
export type CardId = string;
export type Reason = 'scorched' | 'burnt-out' | 'concede';

export interface Player<Known> {
  readonly lives: number;
  readonly hand: readonly Known[];
  /** The top card last. */
  readonly deck: readonly Known[];
  /** The card laid face down, if any. */
  readonly laid: readonly Known[];
  readonly ashes: readonly CardId[];
  readonly knowsTop: boolean;
}
export type Phase =
  | { readonly name: 'lay'; readonly waiting: readonly Seat[] }
  | { readonly name: 'stoke'; readonly seat: Seat }
  | { readonly name: 'over'; readonly winners: readonly Seat[]; readonly reason: Reason; readonly rule: RuleId };
interface Shared<Known> {
  readonly round: number;
  readonly phase: Phase;
  readonly players: readonly [Player<Known>, Player<Known>];
}
export interface State extends Shared<CardId> {
  readonly random: RandomState;
}
export interface View extends Shared<CardId | null> {
  readonly viewer: Viewer;
}
export type Action =
  | { readonly type: 'lay'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'peek'; readonly seat: Seat }
  | { readonly type: 'stoke'; readonly seat: Seat; readonly burn?: CardId }
  | { readonly type: 'concede'; readonly seat: Seat };
export type Event = { readonly rule: RuleId } & (
  | { readonly type: 'laid' | 'peeked' | 'drew'; readonly seat: Seat }
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'tossed'; readonly winner: Seat }
  | { readonly type: 'burnt'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'looked'; readonly seat: Seat; readonly card: CardId; readonly for: readonly Seat[] }
  | { readonly type: 'scorched'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly reason: Reason }
);
export interface Card {
  readonly id: CardId;
  readonly heat: number;
}
export interface Config {
  readonly seed: string;
  readonly decks?: readonly [readonly CardId[], readonly CardId[]];
}
export interface Embers extends Shape {
  readonly id: 'embers';
  readonly config: Config;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly catalogue: Readonly<Record<CardId, Card>>;
  readonly rule: RuleId;
  readonly code: 'not-your-turn' | 'too-late' | 'card-not-in-hand' | 'known-already' | 'no-cards';
  readonly prompt: 'lay' | 'stoke';
  readonly reason: Reason;
}

export const SEATS = [0, 1] as const;
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
/** The known cards of a hand, each once. */
export const distinct = (held: readonly (CardId | null)[]): readonly CardId[] => [...new Set(known(held))];
/** Takes one copy of a card out of a pile. */
export function take(pile: CardId[], card: CardId): void {
  pile.splice(pile.indexOf(card), 1);
}
