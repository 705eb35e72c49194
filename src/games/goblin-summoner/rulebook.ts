import { defineRulebook } from '../../kernel/rulebook.js';

/** The rules of Goblin Summoner: each id leads to its full statement in docs/rules/goblin-summoner.md. */
export const rulebook = /* @__PURE__ */ defineRulebook({
  'G-1.1': { says: 'Every number of the game is an option with a default, fixed when a duel is created.' },
  'G-1.2': { says: 'Options are whole numbers within stated bounds, and a shield is never larger than a deck.' },
  'G-2.1': { says: 'Every card is exactly one of four: a monster, a relic, a spell or a trap.' },
  'G-2.2': { says: 'Monsters and relics stay in play and keep working; spells and traps work once and leave.' },
  'G-2.3': { says: 'Every card has a printed mana cost, a whole number of 0 or more.' },
  'G-2.4': { says: 'A monster or a relic has exactly one type; a spell or a trap has none.' },
  'G-2.5': { says: 'Spells, traps and relics always have an effect; a monster may have none.' },
  'G-2.6': { says: 'A monster has attack and defence of 0 or more, and 1 hit point or more.' },
  'G-2.7': {
    says: "A card whose type is its owner's affinity costs 1 less than printed, but never less than 0: its effective cost.",
  },
  'G-2.8': { says: "Wherever the cost of a card counts, its effective cost under its owner's affinity is meant." },
  'G-2.9': {
    says: 'A card released from the shield counts as cost 0 while it is set aside, being cast or in play, also where that hurts it.',
  },
  'G-2.10': { says: 'Where the effect of a card and a general rule disagree, the card is right.' },
  'G-2.11': {
    says: 'The keywords are flying (passes monsters without reach), reach (stops flying), guard (protects the other monsters) and immobile (cannot attack).',
  },
  'G-2.12': {
    says: 'A token is a monster made by an effect: it costs 0, belongs to no deck, and ceases to exist when it leaves play.',
  },
  'G-3.1': {
    says: 'Each duellist has a deck, a hand, a shield, released cards, cards in play, a spell being cast and a discard pile, and a card only ever goes to a zone of its owner.',
  },
  'G-3.2': { says: 'Released cards are not part of the hand, whatever counts or discards it.' },
  'G-3.3': {
    says: 'A card released from the shield is borne until it moves to a hand, a deck, a shield or a discard pile.',
  },
  'G-3.4': {
    says: 'A borne card that would go to the discard pile goes back to the released cards (or to the hand, under G-7.8).',
  },
  'G-3.5': {
    says: 'A permanent that leaves play forgets everything that happened to it, and is a new one if it comes back.',
  },
  'G-3.6': {
    says: 'There is no limit to the cards in a hand, in play or released.',
    notModelled: 'A limit that does not exist has no place in the code; a test goes far beyond any usual number.',
  },
  'G-3.7': {
    says: 'A face-down trap is turned up on its way to the discard pile or the released cards, but not on its way to a hand.',
  },
  'G-4.1': { says: 'Two duellists play, each with a legal deck and its affinity.' },
  'G-4.2': {
    says: 'A duel is set up in this order: priority by chance, both shuffles, the optional cuts, the shields, the opening hands, full pools.',
  },
  'G-4.3': {
    says: 'Chance decides priority first, then shuffles the deck of seat 0, then that of seat 1; everything after that begins with the priority player.',
  },
  'G-4.4': {
    says: "With `offerCut` each duellist, the priority player first, moves any number of cards from the top of the other's deck to its bottom.",
  },
  'G-4.5': { says: 'Turn 1 begins with actions at once: no draw, no start-of-turn effects, no restore.' },
  'G-5.1': { says: 'Both duellists act in every turn, alternately, one action at a time, the priority player first.' },
  'G-5.2': { says: 'After any action, a pass included, the other duellist may act.' },
  'G-5.3': { says: 'A pass does nothing, and who has passed may act again in the same turn.' },
  'G-5.4': {
    says: 'The turn ends when two passes follow each other directly; any other action starts the count again, answering a choice does not.',
  },
  'G-5.5': {
    says: 'At the end of a turn: end-of-turn effects, then bonuses of this turn end, then both pools become 0, then the turn limit is checked, then priority changes.',
  },
  'G-5.6': {
    says: 'At the start of every turn after the first: monsters, effects, released cards and feats are usable again, then both draw, then start-of-turn effects, then mana is restored.',
  },
  'G-5.7': {
    says: 'A draw from an empty deck first shuffles the discard pile into a new deck; with nothing there either, it does nothing and costs nothing.',
  },
  'G-5.8': {
    says: "The effects of a turn step are listed when it begins, in order of entry, and resolve alternately, the priority player's first; one whose card is gone or whose condition is false by then is skipped.",
  },
  'G-6.1': { says: 'Playing a card from the hand takes its effective cost from the pool at once.' },
  'G-6.2': {
    says: 'A permanent locks mana from its entry until it leaves: its effective cost, or 0 if it is borne or a token.',
  },
  'G-6.3': {
    says: "A restore adds to each pool the maximum mana less what the duellist's permanents lock, but never less than 0.",
  },
  'G-6.4': {
    says: 'Where no mana is gained and every permanent was paid for, pool and locked mana together never exceed the maximum.',
    notModelled: 'A consequence of G-6.1 to G-6.3, proved by tests.',
  },
  'G-6.5': {
    says: 'Locked mana may exceed the maximum; nothing is destroyed for it, the restore is 0 until it falls.',
  },
  'G-6.6': { says: 'Mana locked by a permanent that leaves play comes back at the next restore, not before.' },
  'G-6.7': {
    says: 'A pool may rise above the maximum during a turn, never falls below 0, and never passes into the next turn.',
  },
  'G-7.1': { says: 'An action can be to play one card of the hand, for its effective cost.' },
  'G-7.2': { says: 'A monster or a relic enters play face up, which is a `summoned` event.' },
  'G-7.3': {
    says: 'A spell is cast, which enemy traps may answer, resolves unless it is countered, goes to the discard pile, and only then does what it triggered follow; a countered spell stays paid.',
  },
  'G-7.4': {
    says: 'A trap enters play face down and armed; everybody sees its locked cost, only its owner sees which trap it is.',
  },
  'G-7.5': { says: 'A card may be played without a legal target; what needs one does nothing.' },
  'G-7.6': { says: 'An action can be to play one released card for no mana.' },
  'G-7.7': { says: 'A released card can be played once a turn, also if it comes back within that turn.' },
  'G-7.8': {
    says: "A borne card due for the discard pile returns to the released cards; with `spentShieldCard: 'hand'` it goes to the hand and is an ordinary card again.",
  },
  'G-7.9': {
    says: 'A borne permanent stays until it would be discarded, a borne trap until it springs, a borne spell until it has resolved or been countered; one returned to the hand is an ordinary card.',
  },
  'G-8.1': {
    says: 'An action can be to attack with one or more monsters one target: an enemy monster or the enemy duellist.',
  },
  'G-8.2': { says: 'Attacking exhausts a monster, and an exhausted monster cannot attack.' },
  'G-8.3': {
    says: 'A monster may attack in the turn it entered; with `summoningSickness` it may neither attack nor use an effect in that turn.',
  },
  'G-8.4': { says: 'Relics, traps and released cards cannot be attacked.' },
  'G-8.5': {
    says: 'While the enemy has a monster, the duellist can be attacked only if every attacker may ignore every enemy monster.',
  },
  'G-8.6': { says: 'An attacker may ignore a monster if the attacker has flying and the monster lacks reach.' },
  'G-8.7': {
    says: 'While the enemy has a monster with guard, a monster without it can be attacked only if every attacker may ignore every guard.',
  },
  'G-8.8': {
    says: 'An attack is judged once, when it is declared; it has no result if it was cancelled, if no attacker is left or if the target is gone.',
  },
  'G-8.9': {
    says: 'A monster attacked with at least its defence in total loses exactly 1 hit point; it does not strike back.',
  },
  'G-8.10': { says: 'An attack on the duellist, however strong, takes exactly one card of the shield.' },
  'G-8.11': { says: 'Lost hit points stay lost until healed, and healing never exceeds the printed hit points.' },
  'G-8.12': { says: "A monster without hit points is destroyed and goes to its owner's discard pile." },
  'G-8.13': { says: 'Current attack and defence are the printed value with all bonuses, never below 0.' },
  'G-9.1': {
    says: "An action can be to use an effect of one's face-up permanent; each such effect of each permanent can be used once a turn.",
  },
  'G-9.2': {
    says: 'Using an effect may cost mana, exhausting or sacrificing its permanent; an effect whose permanent is gone before it resolves, other than by sacrifice, does nothing.',
  },
  'G-9.3': {
    says: 'Effects can wait for `summoned`, `cast`, `attack`, `damaged`, `destroyed`, `shield-lost`, `effect-used`, and for the start and the end of a turn.',
  },
  'G-9.4': {
    says: 'A waiting effect fits an event by its kind, by whose it is and by a filter on the card; of an attack, one attacker must fit.',
  },
  'G-9.5': {
    says: "For one event queue first the effects of the cards it is about, then those of other face-up permanents, then a look at every face-down trap, the acting player's first.",
  },
  'G-9.6': {
    says: 'Waiting effects resolve first in, first out, each one wholly; what they cause joins the end of the queue.',
  },
  'G-9.7': {
    says: 'A condition counts when an effect would queue and again when it would resolve, and then its card and what it answers must still be there; a trap that fails this stays set.',
  },
  'G-9.8': {
    says: 'A trap springs by itself when its trigger and condition are met: its owner cannot decline, but makes its choices.',
  },
  'G-9.9': {
    says: 'The steps of an effect are done in order as far as possible; monsters brought to 0 hit points by one step leave play together.',
  },
  'G-9.10': {
    says: 'What is asked of a destroyed card is answered as it last was in play; the card itself is meant where it now lies.',
  },
  'G-9.11': {
    says: 'Targets in play are listed with the own cards first, each side in order of entry; without a category monsters are meant, and face-down traps only where traps are named.',
  },
  'G-9.12': {
    says: 'Who controls an effect chooses its targets, who discards chooses the discards; where there is no more than must be taken, nobody is asked, and nobody acts while a choice is open.',
  },
  'G-9.13': {
    says: 'Static effects hold while their card is face up in play and their condition is true; keywords come first, and see no keyword given by another static effect.',
  },
  'G-9.14': { says: 'A random pick is drawn from the seeded stream of the duel.' },
  'G-9.15': {
    says: 'Every event makes every face-down trap a look in the queue, whether it fits or not, so that the queue does not tell what is set.',
  },
  'G-9.16': {
    says: 'An effect whose condition is false cannot be used; a spell whose condition is false may be cast, and does nothing if it is still false when it resolves.',
  },
  'G-10.1': { says: 'Shield cards lie face down and nobody may look at them.' },
  'G-10.2': {
    says: 'An attacked duellist takes the first remaining shield card, looks at it and sets it aside as a released card, which is a `shield-lost` event.',
  },
  'G-10.3': { says: 'One attack takes one shield card, unless an effect says otherwise.' },
  'G-10.4': {
    says: 'A shield card that an effect discards goes to the discard pile and is not released; both ways of losing one are a `shield-lost` event.',
  },
  'G-10.5': {
    says: 'Who has lost the last face-down shield card loses the duel at once; nothing else is carried out.',
  },
  'G-10.6': {
    says: 'Restoring puts the top card of the deck face down as the last shield card, while there are fewer than `shieldSize`.',
  },
  'G-10.7': {
    says: 'If one step takes the last shield cards of both, the duel is a draw; otherwise the first loss decides.',
  },
  'G-10.8': {
    says: 'Attacks and effects are the only things that harm a duellist.',
    notModelled: 'Other harm has no rule, so there is nothing to carry out.',
  },
  'G-10.9': { says: 'Either duellist may concede at any time, also while a choice is open; the other wins.' },
  'G-10.10': {
    says: 'A duel ends by `shields`, `turn-limit` or `concede`, with one winner or none, and nothing is legal after that.',
  },
  'G-11.1': {
    says: 'When turn `turnLimit` has ended, the duellist with more face-down shield cards wins; equal numbers are a draw.',
  },
  'G-11.2': {
    says: 'After `actionLimit` actions other than passes in one turn, only a pass or a concession is possible until it ends.',
  },
  'G-11.3': {
    says: 'At most `chainLimit` triggered effects resolve within one action; the rest of the queue is dropped, and the action ends as usual.',
  },
  'G-12.1': {
    says: 'A deck has exactly `deckSize` cards, and their effective costs add up to `deckManaLimit` at most.',
  },
  'G-12.2': { says: 'A deck has one affinity, a type of the card sets in use, and may hold cards of any type.' },
  'G-12.3': { says: 'A deck holds at most `maxCopies` of a card, and no tokens, feats or items.' },
  'G-12.4': {
    says: 'A deck check reports all of `deck-size`, `deck-mana`, `deck-copies`, `deck-unknown-card`, `deck-token` and `deck-affinity` that apply, in this order.',
  },
  'G-12.5': {
    says: 'The six ready decks are legal: Warren Rush, Restless Dead, Wings of Dawn, The Hills Walk, Pack Hunt and Storm School.',
  },
  'G-12.6': {
    says: 'A deck check adds up lines of the same card; a number of copies that is not a whole number of at least 1 is malformed, not illegal.',
  },
  'G-13.1': { says: 'Feats and runic items are data: a kind, how often they may be used, a mana cost, and steps.' },
  'G-13.2': { says: 'With `feats` each duellist brings at most one feat and one item, which everybody sees.' },
  'G-13.3': {
    says: 'Using a feat or an item is an action that pays, marks it used and resolves its steps; it is no event, and no trap answers it.',
  },
  'G-13.4': {
    says: "The house feats are Second Wind, War Cry and Quick Study, the house items Runic Bracer, Ember Ring and Healer's Buckle.",
  },
  'G-13.5': {
    says: 'Skills that give more mana or larger decks are expressed by the options `manaMax`, `deckSize` and `deckManaLimit`.',
    notModelled: 'There are no skills in a duel; the three options stand for them.',
  },
  'G-14.1': {
    says: "A step finds its cards in play, or as the card itself, the event's card, the attackers, the defender, or what the step before dealt with; the kind of trigger says which of these exist.",
  },
  'G-14.2': {
    says: '`damage` takes hit points whatever the defence, `strike` takes 1 if its amount is at least the defence, `heal` gives hit points back.',
  },
  'G-14.3': {
    says: "`destroy` sends a card to the discard pile, `return` sends it to its owner's hand, `exhaust` and `ready` set and clear the exhausted mark.",
  },
  'G-14.4': {
    says: '`buff` and `grant` last until the end of the turn or while the card stays in play; those of a static effect last as long as the effect.',
  },
  'G-14.5': {
    says: '`draw` draws cards, `mill` moves cards from the top of the deck to the discard pile and stops at an empty deck, `mana` changes a pool.',
  },
  'G-14.6': {
    says: '`discard` takes that many cards of the hand, or all if there are fewer, and never a released card.',
  },
  'G-14.7': {
    says: '`search` takes as many matching cards as it can, up to its amount, from the own deck or discard pile to the hand or into play, and shuffles a searched deck.',
  },
  'G-14.8': { says: '`token` puts tokens into play one after the other, while their controller has fewer than 50.' },
  'G-14.9': {
    says: '`shield` releases, discards or restores shield cards one at a time; `both` means one card of each duellist as one step.',
  },
  'G-14.10': {
    says: 'A static effect only gives bonuses and keywords, to itself or to cards in play, without a choice and without regard to cost.',
  },
  'G-14.11': {
    says: 'A spell has one effect, which resolves; a trap has one, which waits for an event other than a turn step; monsters and relics have any of the other kinds.',
  },
  'G-14.12': {
    says: 'Third parties add cards as data; an unknown field, id, type, token or keyword, or an id used twice, makes a set invalid.',
  },
  'G-14.13': {
    says: 'Numbers in card data are whole, from -99 to 99 for amounts and 0 to 99 elsewhere; an amount below 0 counts as 0 except for mana and bonuses.',
  },
  'G-14.14': {
    says: 'What changes hit points, bonuses, keywords or the exhausted mark acts on monsters in play and leaves other cards alone.',
  },
  'G-15.1': {
    says: 'Everybody sees pools, mana limits, the turn and who acts, face-up cards and their marks, the locked cost of face-down traps, the sizes of zones, discard piles, affinities and feats.',
  },
  'G-15.2': {
    says: 'A duellist also sees the own hand, released cards and set traps, and which own cards lie unseen in deck and shield together.',
  },
  'G-15.3': { says: 'Nobody sees the order of a deck or any shield card.' },
  'G-15.4': {
    says: 'A released card is hidden from the enemy until it has been face up, and known from then on while it is borne.',
  },
  'G-15.5': {
    says: 'Discarded and milled cards are public, a card found in a deck and taken to the hand is not, a card taken from the discard pile is.',
  },
  'G-15.6': {
    says: 'Everybody sees who must choose, how many and for which effect, but only the chooser sees candidates in a hand or a deck, and an enemy trap stays unknown even to the chooser.',
  },
  'G-15.7': {
    says: 'Cards are named by handles from one counter; a card gets a new one whenever it enters a zone, so that none can be followed through a hand or a shuffle.',
  },
  'G-15.8': { says: 'A spectator sees only what is public.' },
  'G-15.9': { says: 'An event tells a viewer no more than the views before and after it do.' },
  'G-15.10': {
    says: 'A view also holds all else that what follows depends on, such as options, counters, marks, the queue and an open choice, but remembers nothing.',
  },
  'G-15.11': {
    says: 'A state made up from a view shows its viewer the same view, and fills what is hidden with cards that could be there.',
  },
  'G-15.12': { says: 'With `openLists` every view holds both deck lists, and a made-up state deals from them.' },
  'G-16.1': { says: 'An illegal action changes nothing and is refused with the first reason that applies.' },
  'G-16.2': { says: 'Playing a card names no targets; all targets are chosen in answer to a choice.' },
  'G-16.3': {
    says: 'The legal actions listed are all there are, but for two stated bounds: sets of more than six attackers, and more than 1,000 sets of candidates.',
  },
  'G-16.4': { says: 'Attackers and chosen cards are sets: each set is listed once and accepted in any order.' },
  'G-16.5': { says: 'An action must have the form of its type, and no refusal tells where a card is.' },
  'G-17.1': {
    says: 'The cards of a duellist over all zones, tokens apart, are exactly the deck list, each in one zone.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.2': {
    says: 'A pool is never below 0, and after a restore it is the maximum less the locked mana, plus what start-of-turn effects gave.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.3': {
    says: 'Every released card is borne, and no card in a hand, a deck, a shield or a discard pile is.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.4': {
    says: 'Between actions every monster in play has from 1 to its printed hit points, and the face-down permanents are exactly the traps.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.5': {
    says: 'From set-up to the end both shields hold from 1 to `shieldSize` cards.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.6': {
    says: 'At any time somebody may act, or somebody must choose, or the duel is over, and only one of these.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.7': {
    says: 'Two turns that follow each other never have the same priority player.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.8': {
    says: 'A refused action leaves an equal state, and no action changes the state it was given.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.9': {
    says: 'The same seed and the same actions give the same states, also after saving and loading in the middle of a choice.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.10': {
    says: 'A view does not change when cards its viewer may not know are exchanged for others.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.11': {
    says: 'A monster attacks at most once in a turn, and once more for each time it was readied in the same stay.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.12': {
    says: 'A duel of random legal actions ends by `turnLimit`.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.13': {
    says: 'The deck check agrees with an independent count, and a card of printed cost 1 or more costs 1 more without its affinity.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.14': {
    says: 'Every card set that the schema accepts can be played at random without an error.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.15': {
    says: 'With the duellists exchanged, every state and the result are mirrored.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.16': {
    says: 'A made-up state gives its viewer the same view and the same legal actions.',
    notModelled: 'A property of every duel, proved by tests.',
  },
  'G-17.17': {
    says: 'No choice opens without a candidate, or asks for more than there are.',
    notModelled: 'A property of every duel, proved by tests.',
  },
});
/** A rule's id. */
export type RuleId = keyof typeof rulebook;
