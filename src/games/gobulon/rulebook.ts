import { defineRulebook } from '../../kernel/rulebook.js';

/** The rules of Gobulon: each id leads to its full statement in docs/rules/gobulon.md. */
export const rulebook = /* @__PURE__ */ defineRulebook({
  'B-1.1': { says: 'Mode, the meaning of *impaire*, the return order and three numbers of deck building are options.' },
  'B-1.2': { says: 'Options keep within stated bounds, and a deck never asks for more jokers than it has cards.' },
  'B-2.1': { says: 'A card has a name, a value from 0 to 9, a rarity and possibly powers.' },
  'B-2.2': { says: 'A card has exactly one of eight types, or it is a joker.' },
  'B-2.3': { says: 'A joker has a value and powers but no type, unless a power says otherwise.' },
  'B-2.4': { says: 'Rarity is ordinaire, trouvable or précieuse, and matters for collecting only.' },
  'B-2.5': {
    says: 'The printed value never changes; the effective value adds the bonuses of this comparison and may exceed 9.',
  },
  'B-3.1': {
    says: 'A power is a bonus of 1 to 9 for the control or the opposing card, a Bataille, or a *compte comme*.',
  },
  'B-3.2': { says: 'A `suivante` bonus applies if the control card fits its condition.' },
  'B-3.3': { says: 'An `adversaire` bonus applies if the card face up against it fits, and asks for no control.' },
  'B-3.4': { says: 'A type is asked of the card looked at; a joker fits only by *compte comme*.' },
  'B-3.5': { says: '*Zéro* asks for a printed value of 0.' },
  'B-3.6': {
    says: '*Impaire* means 2, 4, 6 or 8, as the rules list them, or with `parity: "odd"` 1, 3, 5, 7 or 9; 0 never fits.',
  },
  'B-3.7': { says: 'A card with Bataille that is face up at a comparison calls a battle, whatever the values.' },
  'B-3.8': { says: 'A card that counts as types has them too, for every condition on types.' },
  'B-3.9': { says: 'All bonuses that apply are added, and all `suivante` powers of a card look at one control.' },
  'B-3.10': {
    says: 'Of a card that is looked at only the printed value and the types count, never powers or bonuses.',
  },
  'B-3.11': { says: 'Powers count only on the cards that lie face up in the current comparison.' },
  'B-4.1': { says: 'A deck has exactly 50 cards, exactly five of each value.' },
  'B-4.2': { says: 'Exactly one of the 50 is a joker, and it is one of the five cards of its value.' },
  'B-4.3': { says: 'A deck has five copies of a card at most, and one of a joker.' },
  'B-4.4': { says: 'All errors of a deck are told at once, in a fixed order.' },
  'B-4.5': {
    says: 'Lines of one card are added up, unknown cards count for the size alone, and copies are whole numbers from 1.',
  },
  'B-5.1': { says: 'Two players play.' },
  'B-5.2': { says: 'In mode `own` each shuffles a legal deck of their own as their hand, player 0 first.' },
  'B-5.3': { says: 'In mode `split` one legal deck is shuffled, and each player has half of it as their hand.' },
  'B-5.4': { says: 'Nobody looks at hands, bins and table are empty, and nobody is first.' },
  'B-6.1': { says: 'Both players turn the top card of their hand face up on the table.' },
  'B-6.2': {
    says: 'After all controls the higher effective value wins the turn; equal values or a Bataille call a battle.',
  },
  'B-6.3': { says: "The winner's card goes under their own hand, the loser's face up on their own bin." },
  'B-6.4': { says: 'After a turn the end is checked, then the next turn starts.' },
  'B-7.1': {
    says: 'Who lays a card with a `suivante` power turns up the top card of their hand and puts it under the hand at once.',
  },
  'B-7.2': { says: 'A control is compulsory even if it cannot change the result.' },
  'B-7.3': { says: "Both players' controls happen at the same time, and their order does not matter." },
  'B-7.4': { says: 'Controls are seen by both, and go under the hand of their owner whoever wins.' },
  'B-7.5': { says: 'A player who must make a control and has no card in hand loses the game.' },
  'B-7.6': { says: 'A revealed card is no part of the hand, so it is never its own control.' },
  'B-8.1': { says: 'In a battle each player lays one card face down and the next one face up on it.' },
  'B-8.2': { says: 'The new face-up cards are compared exactly like in a turn, and may call a further battle.' },
  'B-8.3': { says: 'Only the newest face-up cards count.' },
  'B-8.4': {
    says: 'A Bataille laid face down or used as a control does nothing, and two against each other call one battle.',
  },
  'B-8.5': { says: 'When a battle is called, a player with fewer than two cards in hand loses at once.' },
  'B-8.6': {
    says: 'All cards of the winner go under their hand, all cards of the loser on their bin, the oldest first.',
  },
  'B-8.7': {
    says: "The winner's pile goes under the hand as laid, reversed, or in an order the winner chooses.",
  },
  'B-8.8': { says: "The loser's face-down cards become visible, the winner's return unseen." },
  'B-9.1': { says: 'A player who loses by one of these rules loses the game, and the opponent wins.' },
  'B-9.2': { says: 'A player whose cards are all in the bin after a turn loses (`no-cards`).' },
  'B-9.3': { says: 'A player with too few cards for a battle loses (`battle-short`).' },
  'B-9.4': { says: 'A player who cannot make a compulsory control loses (`control-impossible`).' },
  'B-9.5': { says: 'If both would lose at the same moment, the game is a draw.' },
  'B-9.6': { says: 'A player may concede at any time before the end; the opponent wins.' },
  'B-9.7': { says: 'The result names the winner, or nobody, and the reason; cards stay where they are.' },
  'B-10.1': {
    says: 'Every game ends: after fewer finished turns than there are cards at the start.',
    notModelled: 'It follows from the other rules, and is proved by tests.',
  },
  'B-10.2': {
    says: 'Games between the ready decks take about 70 turns, and most end by `battle-short`.',
    notModelled: 'A measurement for orientation, not a rule.',
  },
  'B-11.1': {
    says: 'Card sets are data; what is unknown or out of range makes a set invalid, and card ids are unique.',
  },
  'B-11.2': { says: 'The house set has 168 cards: two of each value for each type, and eight jokers.' },
  'B-11.3': { says: 'There are four ready decks, all legal, whose powers look for types that their deck holds.' },
  'B-12.1': { says: 'Sizes, bins, face-up cards, controls, values, turn and depth are public.' },
  'B-12.2': { says: 'Hands and face-down cards on the table are hidden from both players.' },
  'B-12.3': { says: 'A view does not remember which known card lies where in a hand.' },
  'B-12.4': { says: 'Who orders a pile sees it; the opponent does not see the order chosen.' },
  'B-12.5': { says: 'A player knows the list of their own deck, or in `split` that of the one deck.' },
  'B-12.6': { says: 'Cards are named by id and place only, so that two copies are not told apart.' },
  'B-12.7': { says: 'A made-up state shows its viewer the same view, and fills hidden places as deck lists allow.' },
  'B-13.1': { says: 'An illegal action changes nothing and reports the first reason that applies.' },
  'B-13.2': { says: 'A reveal never lacks cards.' },
  'B-13.3': { says: 'Every order of a pile is legal; up to five cards all are listed, beyond that two.' },
  'B-13.4': { says: 'An action with a field missing, unknown or of the wrong kind is malformed.' },
  'B-13.5': {
    says: 'A state holds options, chance, turn, depth, phase, cards and the latest comparison, and no history.',
  },
  'B-13.6': { says: 'The actions are reveal, advance, order and concede, each with its refusals in order.' },
  'B-14.1': {
    says: 'Hand, bin and table of a player are always the same cards.',
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.2': {
    says: 'Bins only grow, by one card or more in all with each finished turn.',
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.3': {
    says: 'A game has fewer finished turns than there are cards at the start.',
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.4': {
    says: 'Between turns both tables are empty, the depth is 0, and no hand is empty unless the game is over.',
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.5': {
    says: "After a finished turn the winner's hand has its old size.",
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.6': {
    says: "After a finished turn with d battles the loser's hand is 2d + 1 smaller and the bin 2d + 1 larger.",
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.7': {
    says: 'A control changes the order of a hand, never its contents or size.',
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.8': {
    says: 'With the players exchanged, every state and the result are mirrored.',
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.9': {
    says: 'The effective value is the printed one and a sum of some bonuses of the card.',
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.10': {
    says: 'The same seed, options and actions give the same states, and `advance` equals two reveals.',
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.11': {
    says: 'Rejected actions leave the state equal, accepted ones do not change what they were given.',
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.12': {
    says: 'Without powers and jokers the game is plain War in which beaten cards are out.',
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.13': {
    says: 'The deck check agrees with an independent recount.',
    notModelled: 'A property of every deck, proved by tests.',
  },
  'B-14.14': {
    says: 'A made-up state gives its viewer the same view and the same legal actions.',
    notModelled: 'A property of every game, proved by tests.',
  },
  'B-14.15': {
    says: 'After k finished turns the bins hold k cards, and two for each battle fought.',
    notModelled: 'A property of every game, proved by tests.',
  },
});
/** A rule's id. */
export type RuleId = keyof typeof rulebook;
