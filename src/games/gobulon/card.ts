/** A card's id: kebab-case, unique over all card sets in use. */
export type CardId = string;
/** The id of a type, such as `chat` (B-2.2). */
export type TypeId = string;
/** The id of a rarity, such as `ordinaire` (B-2.4). */
export type RarityId = string;

/** What a bonus asks of the card it looks at: a type (B-3.4), a printed value (B-3.5), or *impaire* (B-3.6). */
export type Condition = { readonly type: TypeId } | { readonly value: number } | { readonly parity: true };
/** Raises the value of its card by 1 to 9, if the control or the opposing card fits (B-3.2, B-3.3). */
export interface Bonus {
  readonly kind: 'bonus';
  readonly amount: number;
  /** The card that is looked at: the control (*suivante*), or the card it is compared with (*adversaire*). */
  readonly look: 'next' | 'opponent';
  readonly if: Condition;
}
/** One power of a card (B-3.1). */
export type Power =
  | Bonus
  /** *Bataille*: a battle takes place whatever the values (B-3.7). */
  | { readonly kind: 'battle' }
  /** *Compte comme*: the card has these types too, or all there are (B-3.8). */
  | { readonly kind: 'counts-as'; readonly types: 'all' | readonly TypeId[] };
/** A card as the rules read it; its rarity, name and text live apart. */
export interface Card {
  readonly id: CardId;
  readonly joker: boolean;
  /** `null` exactly for jokers (B-2.3). */
  readonly type: TypeId | null;
  /** The printed value, 0 to 9; it never changes (B-2.1, B-2.5). */
  readonly value: number;
  readonly powers: readonly Power[];
}
/** What a card set holds but for names and texts: enough to play with. */
export interface Collection {
  readonly types: readonly { readonly id: TypeId }[];
  readonly rarities: readonly { readonly id: RarityId }[];
  readonly cards: readonly (Card & { readonly rarity: RarityId })[];
}
/** A name or a text in both languages of the game. */
export interface Text {
  readonly fr: string;
  readonly en: string;
}
/** A type or a rarity, and what it is called. */
export interface Called extends Text {
  readonly id: string;
}
/** What is printed on a card besides its rules. */
export interface Printed {
  readonly name: Text;
  /** Absent: as `cardText` reads it from the powers. */
  readonly text?: Text;
  /** Where it comes from: a page, an edition, `house`. */
  readonly source?: string;
}
/** A card set as data, with names: what third parties write (B-11). */
export interface CardSet extends Collection {
  readonly set: string;
  readonly version: number;
  readonly name: Text;
  readonly note?: string;
  readonly types: readonly Called[];
  readonly rarities: readonly Called[];
  readonly cards: readonly (Card & { readonly rarity: RarityId } & Printed)[];
}
/** A number of copies of one card. */
export interface DeckLine {
  readonly card: CardId;
  readonly copies: number;
}
/** A deck (B-4); `name` is for people. */
export interface Deck {
  readonly name?: string;
  readonly cards: readonly DeckLine[];
}
