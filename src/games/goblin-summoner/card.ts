/** A card's id: kebab-case, unique over all card sets in use. */
export type CardId = string;
/** The id of a monster and relic type, such as `goblin`; an affinity is one of these (G-12.2). */
export type TypeId = string;
/** The id of a feat or runic item (G-13.1). */
export type FeatId = string;
/** Every card is exactly one of four categories (G-2.1). */
export type Category = 'monster' | 'relic' | 'spell' | 'trap';
/** The keywords of G-2.11. */
export type Keyword = 'flying' | 'reach' | 'guard' | 'immobile';
/** Whose side, seen by the controller of the effect. */
export type Side = 'own' | 'enemy' | 'any';
/** Which duellist, seen by the controller of the effect. */
export type Whom = 'own' | 'enemy';
/** How a condition compares. */
export type Comparison = '>=' | '<=' | '==';

/** Which cards are meant; everything given must hold (G-14). */
export interface Filter {
  readonly category?: readonly Category[];
  readonly type?: readonly TypeId[];
  /** Smallest effective cost (G-2.8). */
  readonly costMin?: number;
  /** Largest effective cost (G-2.8). */
  readonly costMax?: number;
  readonly token?: boolean;
  readonly keyword?: Keyword;
  /** A keyword the card must lack. */
  readonly without?: Keyword;
  /** Whether it has lost hit points. */
  readonly damaged?: boolean;
  readonly exhausted?: boolean;
  /** Any card but the one whose effect this is. */
  readonly notSelf?: true;
}
/** Cards in play that are counted. */
export interface Scope {
  readonly side: Side;
  readonly filter?: Filter;
}
/** A number, or a count of cards in play, `plus` a number, at most `max`. */
export type Amount = number | { readonly count: Scope; readonly plus?: number; readonly max?: number };
/** What must hold for an effect to queue and to resolve (G-9.7). */
export type Condition =
  | {
      readonly what: 'shield' | 'released' | 'hand' | 'deck' | 'discard' | 'mana';
      readonly of: Whom;
      readonly is: Comparison;
      readonly n: number;
    }
  | { readonly count: Scope; readonly is: Comparison; readonly n: number };

/** The events that trigger effects and traps (G-9.3), without the steps of a turn. */
export type Trigger = 'summoned' | 'cast' | 'attack' | 'damaged' | 'destroyed' | 'shield-lost' | 'effect-used';
/** The cost of using an effect beyond being there (G-9.2). */
export interface UseCost {
  readonly mana?: number;
  readonly exhaust?: true;
  readonly sacrifice?: true;
}
/** When an effect takes place (G-14). */
export type When =
  | { readonly on: 'resolve' }
  | { readonly on: 'activate'; readonly cost?: UseCost }
  | { readonly on: 'static' }
  | { readonly on: 'turn-start' | 'turn-end' }
  | {
      readonly on: Trigger;
      readonly whose: 'self' | Side;
      readonly filter?: Filter;
      readonly attackTarget?: 'monster' | 'duellist';
    };
/** Where a step finds the cards it acts on (G-14.1). */
export interface Target {
  readonly from: 'play' | 'self' | 'source' | 'attackers' | 'defender' | 'previous';
  /** Required with `from: 'play'`, absent otherwise. */
  readonly side?: Side;
  readonly filter?: Filter;
  /** Absent: all of them. */
  readonly pick?: 'choose' | 'random';
  /** How many are picked; absent: one. */
  readonly count?: number;
  /** Lets the chooser take fewer (G-9.12). */
  readonly upTo?: true;
}
/** How long a bonus lasts: until the end of the turn, or while the card stays in play (G-14.4). */
export type Until = 'turn-end' | 'leaves';
/** One step of an effect: the vocabulary of G-14.2 to G-14.9. */
export type Step =
  | { readonly op: 'damage' | 'strike' | 'heal'; readonly target: Target; readonly amount: Amount }
  | { readonly op: 'destroy' | 'return' | 'exhaust' | 'ready'; readonly target: Target }
  | {
      readonly op: 'buff';
      readonly target: Target;
      readonly attack?: Amount;
      readonly defence?: Amount;
      readonly until?: Until;
    }
  | { readonly op: 'grant'; readonly target: Target; readonly keyword: Keyword; readonly until?: Until }
  | { readonly op: 'draw' | 'mill' | 'mana'; readonly player: Whom; readonly amount: Amount }
  | { readonly op: 'discard'; readonly player: Whom; readonly amount: Amount; readonly how: 'choose' | 'random' }
  | {
      readonly op: 'search';
      readonly from: 'deck' | 'discard';
      readonly to: 'hand' | 'play';
      readonly filter: Filter;
      readonly amount: Amount;
    }
  | { readonly op: 'token'; readonly player: Whom; readonly token: CardId; readonly amount: Amount }
  | {
      readonly op: 'shield';
      readonly player: Whom | 'both';
      readonly change: 'release' | 'discard' | 'restore';
      readonly amount: Amount;
    }
  | { readonly op: 'cancel-attack' }
  | { readonly op: 'counter' };
/** One effect of a card: when, under which conditions, and what is done, step by step (G-9.9). */
export interface Effect {
  readonly when: When;
  readonly if?: readonly Condition[];
  readonly do: readonly Step[];
}

interface Base {
  readonly id: CardId;
  /** Printed mana cost, 0 to 99 (G-2.3). */
  readonly cost: number;
  readonly effects: readonly Effect[];
}
/** A monster (G-2.6): attack and defence from 0, hit points from 1. */
export interface Monster extends Base {
  readonly category: 'monster';
  readonly type: TypeId;
  readonly attack: number;
  readonly defence: number;
  readonly hp: number;
  readonly keywords: readonly Keyword[];
  /** A monster made by an effect, never part of a deck (G-2.12). */
  readonly token?: true;
}
/** A relic (G-2.2, G-2.4). */
export interface Relic extends Base {
  readonly category: 'relic';
  readonly type: TypeId;
}
/** A spell or a trap: one effect, no type (G-2.4, G-14.11). */
export interface Charm extends Base {
  readonly category: 'spell' | 'trap';
}
/** A card as the rules read it; names and texts live apart. */
export type Card = Monster | Relic | Charm;
/** A feat or a runic item (G-13.1). */
export interface Feat {
  readonly id: FeatId;
  readonly kind: 'feat' | 'item';
  /** How often it may be used. */
  readonly uses: 'turn' | 'game';
  readonly cost: { readonly mana?: number };
  readonly do: readonly Step[];
}
/** What a card set holds of rules: enough to play with. */
export interface Bestiary {
  readonly types: readonly { readonly id: TypeId }[];
  readonly cards: readonly Card[];
  readonly tokens: readonly Monster[];
  readonly feats: readonly Feat[];
}
/** What is printed on a card, a token or a feat besides its rules. */
export interface Printed {
  readonly name: string;
  readonly text: string;
  /** Where it comes from: a page, an edition, `house`. */
  readonly source?: string;
}
/** A card set as data, with names and texts: what third parties write (G-14.12). */
export interface CardSet extends Bestiary {
  readonly set: string;
  readonly version: number;
  readonly name: string;
  readonly note?: string;
  readonly types: readonly { readonly id: TypeId; readonly name: string }[];
  readonly cards: readonly (Card & Printed)[];
  readonly tokens: readonly (Monster & Printed)[];
  readonly feats: readonly (Feat & Printed)[];
}
/** A number of copies of one card. */
export interface DeckLine {
  readonly card: CardId;
  readonly copies: number;
}
/** A deck: its affinity (G-12.2) and its cards; `name` is for people. */
export interface Deck {
  readonly name?: string;
  readonly affinity: TypeId;
  readonly cards: readonly DeckLine[];
}
/** At most one feat and one item for a duellist (G-13.2). */
export interface Loadout {
  readonly feat?: FeatId;
  readonly item?: FeatId;
}
