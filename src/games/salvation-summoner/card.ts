/** A card's id: kebab-case, unique over all card sets in use. */
export type CardId = string;
/** The id of a recommended supply, such as `base-set` (S-14.1). */
export type SupplyName = string;
/** The id of a series, such as `undead-march`. */
export type SeriesId = string;
/** One of the two areas of a player's side (S-0.3). */
export type Area = 'sortie' | 'guard';
/** What a card is for: a starting deck, a supply pile, or an extra pile of one copy (S-13.4). */
export type Role = 'starter' | 'supply' | 'special';
/** What auras and `gain` look at, such as `goblin` (S-13.3); `leader` goes with the skill of that name (S-12.12). */
export type Tag = string;

/** A skill that is there or not (S-8.1 to S-8.5, S-8.7 to S-8.9, S-8.13, S-8.14). */
export type PlainSkill =
  | 'flying'
  | 'anti-air'
  | 'wisp'
  | 'tactics'
  | 'bodyguard'
  | 'undying'
  | 'assimilate'
  | 'leader'
  | 'ward'
  | 'capture';
/** A skill with a number (S-8.6, S-8.10 to S-8.12). */
export type CountedSkill = 'indestructible' | 'multistrike' | 'siege' | 'armor';
/** The name of a skill. */
export type SkillName = PlainSkill | CountedSkill;
/** A skill as it is printed on a unit. */
export type Skill = { readonly skill: PlainSkill } | { readonly skill: CountedSkill; readonly n: number };

/** Whom an aura reaches: own units in an area, with a tag, other than itself; what is absent does not matter. */
export interface Reached {
  readonly area?: Area;
  readonly tag?: Tag;
  readonly others?: true;
}
/** What a unit or a site does while it is in play (S-8.15). */
export type Aura =
  | ({ readonly aura: 'might'; readonly n: number } & Reached)
  | ({ readonly aura: 'grant'; readonly skill: SkillName } & Reached)
  | { readonly aura: 'mana'; readonly n: number }
  | { readonly aura: 'summons'; readonly n: number };

/** What a hand action may ask for (S-12.8). */
export type Condition =
  | { readonly cond: 'enemy-gate-down' }
  /** So many citizen tokens in the graveyard, or more. */
  | { readonly cond: 'graveyard-citizens'; readonly n: number };

/** Damage outside combat (S-12.1, S-12.2). */
export type DamageEffect =
  | {
      readonly op: 'damage';
      readonly n: number;
      readonly target: 'one-enemy-unit' | 'each-enemy-unit';
      readonly area: 'any' | Area;
      readonly withSkill?: SkillName;
    }
  | {
      readonly op: 'damage';
      readonly n: number;
      readonly target: 'up-to-enemy-units';
      /** How many different units at most. */
      readonly count: number;
      readonly area: 'any' | Area;
      readonly withSkill?: SkillName;
    }
  | { readonly op: 'damage'; readonly n: number; readonly target: 'enemy-gate' };
/** One step of a hand action (S-12). */
export type Effect =
  | { readonly op: 'draw'; readonly n: number }
  | { readonly op: 'mana'; readonly n: number }
  | { readonly op: 'summons'; readonly n: number }
  | DamageEffect
  | { readonly op: 'gain'; readonly maxCost: number; readonly to: 'discard' | 'hand'; readonly tag?: Tag }
  | { readonly op: 'trash'; readonly max: number }
  | { readonly op: 'discard-to'; readonly n: number }
  | { readonly op: 'revive'; readonly maxCost: number; readonly to: 'hand' | 'field' }
  | { readonly op: 'move-enemy'; readonly from?: Area; readonly maxCost?: number }
  | { readonly op: 'buff'; readonly n: number; readonly target: 'one-own-unit' | 'each-own-unit' }
  | { readonly op: 'steal'; readonly n: number }
  | { readonly op: 'rescue'; readonly n: number }
  | { readonly op: 'raze' }
  | { readonly op: 'win' };
/** The effect that takes a unit from the graveyard (S-12.4): there is a card of that name, too. */
export type Revive = Extract<Effect, { readonly op: 'revive' }>;
/** The verb of an effect. */
export type Op = Effect['op'];

/** What a card can do from the hand, and when (S-12.7). */
export type HandAction =
  /** Carried out when the card is revealed (S-4.3). */
  | { readonly timing: 'hand'; readonly requires?: Condition; readonly effects: readonly Effect[] }
  /** A reaction: the attack deals up to so much less (S-7.2). */
  | { readonly timing: 'before-damage'; readonly effects: readonly { readonly op: 'prevent'; readonly n: number }[] }
  /** A reaction: up to so much damage is removed from the unit or gate just hit (S-7.2). */
  | { readonly timing: 'after-damage'; readonly effects: readonly { readonly op: 'heal'; readonly n: number }[] };

interface Base {
  readonly id: CardId;
  readonly role: Role;
  /** 0 for starters (S-13.4). */
  readonly cost: number;
  /** What revealing it adds (S-4.2). */
  readonly mana: number;
  /** At most two (S-1.8), and at most one for each window of an attack. */
  readonly actions: readonly HandAction[];
  readonly tags: readonly Tag[];
}
/** A card that can be deployed to an area (S-1.9). */
export interface UnitCard extends Base {
  readonly kind: 'unit';
  readonly might: number;
  readonly hp: number;
  readonly reach: 'melee' | 'ranged';
  readonly nature: 'physical' | 'magic';
  readonly skills: readonly Skill[];
  readonly auras: readonly Aura[];
  /** Whether the player who alone has it on the field wins a game that ends by supply (S-10.7). */
  readonly decidesSupply?: true;
}
/** A card that can be put into the site slot if it has an aura (S-1.9). */
export interface SiteCard extends Base {
  readonly kind: 'site';
  readonly auras: readonly Aura[];
}
/** A card that is never deployed (S-1.9). */
export interface SpellCard extends Base {
  readonly kind: 'spell';
}
/** A card as the rules read it; its name and text live apart (S-1.8). */
export type Card = UnitCard | SiteCard | SpellCard;

/** A number of copies of one card. */
export interface DeckLine {
  readonly card: CardId;
  readonly copies: number;
}
/** A supply that is recommended: 15 different kinds (S-14.1). */
export interface RecommendedSupply {
  readonly id: SupplyName;
  readonly series: SeriesId;
  readonly cards: readonly CardId[];
}
/** What a card set holds but for names and texts: enough to play with. */
export interface Collection {
  readonly series: readonly { readonly id: SeriesId }[];
  readonly cards: readonly (Card & { readonly series: SeriesId })[];
  /** The starting deck of each player (S-1.4), or a part of it. */
  readonly starters: readonly DeckLine[];
  readonly supplies: readonly RecommendedSupply[];
}
/** A name in both languages of the game; `aliases` are other spellings (S-19.3). */
export interface Called {
  readonly ja?: string;
  readonly en: string;
  readonly aliases?: readonly string[];
}
/** What is printed on a card besides its rules. */
export interface Printed extends Called {
  /** Absent: as `cardText` reads it from the actions and auras. */
  readonly text?: string;
  /** Where it comes from: a page, an edition, `house`. */
  readonly source?: string;
}
/** A card set as data, with names: what third parties write. */
export interface CardSet extends Collection {
  readonly set: string;
  readonly version: number;
  readonly name: Called;
  readonly note?: string;
  readonly series: readonly ({ readonly id: SeriesId } & Called)[];
  readonly cards: readonly (Card & { readonly series: SeriesId } & Printed)[];
  readonly supplies: readonly (RecommendedSupply & Called)[];
}
