import type { Event } from '../../../../src/games/goblin-summoner/index.js';

/** An event without its rule, which no line but that of `mana-changed` looks at. */
export type Told = Event extends infer Each ? (Each extends Event ? Omit<Each, 'rule'> : never) : never;
/** An event and its line. */
export type Sample = readonly [event: Told, line: string];

/** The lines of every event; one that is new does not compile until it stands here. */
export const samples: { readonly [Type in Event['type']]: readonly Sample[] } = {
  cut: [
    [{ type: 'cut', seat: 1, at: 3 }, "Bob's deck is cut: its top 3 cards go to the bottom."],
    [{ type: 'cut', seat: 1, at: 1 }, "Bob's deck is cut: its top card goes to the bottom."],
    [{ type: 'cut', seat: 0, at: 0 }, "Ann's deck is cut nowhere and stays as it is."],
  ],
  dealt: [[{ type: 'dealt', seat: 0, shield: 3 }, 'Ann lays 3 cards face down as a shield.']],
  passed: [[{ type: 'passed', seat: 1 }, 'Bob passes.']],
  'turn-ended': [[{ type: 'turn-ended', turn: 4 }, 'Turn 4 ends.']],
  'turn-started': [[{ type: 'turn-started', turn: 5, priority: 0 }, 'Turn 5 begins, Ann has priority.']],
  'mana-changed': [
    [{ type: 'mana-changed', seat: 0, change: 2, pool: 6 }, 'Ann gains 2 mana and has 6.'],
    [{ type: 'mana-changed', seat: 0, change: -1, pool: 0 }, 'Ann loses 1 mana and has 0.'],
  ],
  drew: [
    [{ type: 'drew', seat: 0, deck: 12 }, 'Ann draws a card; 12 are left in the deck.'],
    [{ type: 'drew', seat: 0, deck: 1 }, 'Ann draws a card; 1 is left in the deck.'],
    [{ type: 'drew', seat: 0, deck: 0 }, 'Ann draws a card; none is left in the deck.'],
  ],
  'drew-nothing': [[{ type: 'drew-nothing', seat: 1 }, 'Bob has nothing left to draw.']],
  reshuffled: [[{ type: 'reshuffled', seat: 1, count: 1 }, 'Bob shuffles the discard pile of 1 card into a new deck.']],
  looked: [
    [{ type: 'looked', seat: 0, handle: 8, card: 'net', in: 'hand', for: [0] }, 'Ann has Net in hand.'],
    [
      { type: 'looked', seat: 0, handle: 8, card: 'net', in: 'released', for: [0] },
      'Ann has Net among the released cards.',
    ],
    [{ type: 'looked', seat: 0, handle: 8, card: 'net', in: 'play', for: [0] }, 'Ann has Net face down in play.'],
  ],
  left: [
    [{ type: 'left', seat: 0, handle: 4, from: 'hand', for: [0] }, "Ann's Insight leaves the hand."],
    [{ type: 'left', seat: 0, handle: 7, from: 'released', for: [0] }, "Ann's card leaves the released cards."],
  ],
  summoned: [
    [
      { type: 'summoned', seat: 0, handle: 1, card: 'ogre', from: 'hand', locked: 3 },
      'Ann summons Ogre and locks 3 mana.',
    ],
    [
      { type: 'summoned', seat: 0, handle: 1, card: 'ogre', from: 'released', locked: 0 },
      'Ann summons Ogre from the released cards.',
    ],
    [
      { type: 'summoned', seat: 0, handle: 1, card: 'ogre', from: 'discard', locked: 3 },
      'Ann summons Ogre from the discard pile and locks 3 mana.',
    ],
    [
      { type: 'summoned', seat: 1, handle: 9, card: 'token-straggler', from: 'token', locked: 0 },
      'Bob gets a Goblin Straggler token.',
    ],
  ],
  cast: [
    [{ type: 'cast', seat: 1, handle: 4, card: 'insight', from: 'hand' }, 'Bob casts Insight.'],
    [
      { type: 'cast', seat: 1, handle: 4, card: 'insight', from: 'released' },
      'Bob casts Insight from the released cards.',
    ],
  ],
  countered: [[{ type: 'countered', seat: 1, handle: 4 }, "Bob's Insight is countered."]],
  'trap-set': [
    [
      { type: 'trap-set', seat: 1, handle: 6, card: null, from: 'hand', locked: 1 },
      'Bob sets a trap face down and locks 1 mana.',
    ],
    [
      { type: 'trap-set', seat: 1, handle: 6, card: 'net', from: 'released', locked: 0 },
      'Bob sets Net face down from the released cards.',
    ],
  ],
  'trap-stayed': [[{ type: 'trap-stayed', seat: 1, handle: 6 }, "Bob's face-down trap does not spring."]],
  sprang: [[{ type: 'sprang', seat: 1, handle: 6, card: 'net' }, "Bob's trap springs: Net."]],
  'turned-up': [[{ type: 'turned-up', seat: 1, handle: 6, card: 'net' }, "Bob's trap is turned up: Net."]],
  attacked: [
    [
      { type: 'attacked', seat: 0, attackers: [2, 3], target: 1 },
      "Ann attacks Bob's Clay Golem with Goblin Scrapper and Goblin Runt.",
    ],
    [{ type: 'attacked', seat: 1, attackers: [2], target: 'duellist' }, 'Bob attacks Ann with Goblin Scrapper.'],
    [{ type: 'attacked', seat: 1, attackers: [2, 7], target: 8 }, "Bob attacks Ann's monster with 2 monsters."],
  ],
  'attack-cancelled': [[{ type: 'attack-cancelled', seat: 0 }, "Ann's attack is cancelled."]],
  'attack-failed': [
    [{ type: 'attack-failed', seat: 0, why: 'cancelled' }, "Ann's attack comes to nothing: it was cancelled."],
    [{ type: 'attack-failed', seat: 0, why: 'no-attackers' }, "Ann's attack comes to nothing: no attacker is left."],
    [{ type: 'attack-failed', seat: 0, why: 'no-target' }, "Ann's attack comes to nothing: the target is gone."],
  ],
  struck: [
    [
      { type: 'struck', seat: 1, handle: 1, amount: 4, defence: 2, hit: true },
      "Bob's Clay Golem is struck with 4 against a defence of 2: a hit.",
    ],
    [
      { type: 'struck', seat: 1, handle: 7, amount: 1, defence: 2, hit: false },
      "Bob's monster is struck with 1 against a defence of 2: no hit.",
    ],
  ],
  damaged: [
    [
      { type: 'damaged', seat: 1, handle: 1, amount: 1, damage: 1 },
      "Bob's Clay Golem loses 1 hit point; 1 lost in all.",
    ],
  ],
  healed: [
    [
      { type: 'healed', seat: 1, handle: 1, amount: 2, damage: 0 },
      "Bob's Clay Golem regains 2 hit points; none is lost now.",
    ],
    [
      { type: 'healed', seat: 1, handle: 1, amount: 1, damage: 1 },
      "Bob's Clay Golem regains 1 hit point; 1 still lost.",
    ],
  ],
  destroyed: [[{ type: 'destroyed', seat: 0, handle: 3, card: 'goblin-runt' }, "Ann's Goblin Runt is destroyed."]],
  moved: [
    [
      { type: 'moved', seat: 0, handle: 3, from: 'play', to: 'discard', now: 20 },
      "Ann's Goblin Runt goes to the discard pile.",
    ],
    [
      { type: 'moved', seat: 0, handle: 3, from: 'play', to: 'released', now: 20 },
      "Ann's Goblin Runt is a released card again.",
    ],
    [
      { type: 'moved', seat: 0, handle: 3, from: 'discard', to: 'hand', now: null },
      "Ann's Goblin Runt goes to the hand.",
    ],
  ],
  'token-vanished': [[{ type: 'token-vanished', seat: 1, handle: 9 }, "Bob's Goblin Straggler ceases to exist."]],
  discarded: [
    [{ type: 'discarded', seat: 0, handle: 5, card: 'rally', from: 'hand' }, 'Ann discards Rally from the hand.'],
    [
      { type: 'discarded', seat: 0, handle: 5, card: 'rally', from: 'deck' },
      'Ann discards Rally from the top of the deck.',
    ],
    [{ type: 'discarded', seat: 0, handle: 5, card: 'rally', from: 'shield' }, 'Ann discards Rally from the shield.'],
  ],
  buffed: [
    [
      { type: 'buffed', seat: 0, handle: 3, attack: 1, defence: 0, until: 'turn-end' },
      "Ann's Goblin Runt gets +1 attack this turn.",
    ],
    [
      { type: 'buffed', seat: 0, handle: 3, attack: 2, defence: -1, until: 'leaves' },
      "Ann's Goblin Runt gets +2 attack and -1 defence while it stays in play.",
    ],
    [
      { type: 'buffed', seat: 0, handle: 3, attack: 0, defence: 0, until: 'turn-end' },
      "Ann's Goblin Runt gets +0 attack this turn.",
    ],
  ],
  granted: [
    [
      { type: 'granted', seat: 0, handle: 3, keyword: 'flying', until: 'turn-end' },
      "Ann's Goblin Runt gains flying this turn.",
    ],
  ],
  exhausted: [[{ type: 'exhausted', seat: 0, handle: 3 }, "Ann's Goblin Runt is exhausted."]],
  readied: [[{ type: 'readied', seat: 0, handle: 3 }, "Ann's Goblin Runt is ready again."]],
  'shield-lost': [
    [
      { type: 'shield-lost', seat: 1, left: 2, to: 'released' },
      'Bob loses a shield card and sets it aside; 2 are left.',
    ],
    [
      { type: 'shield-lost', seat: 1, left: 0, to: 'discard' },
      'Bob loses a shield card to the discard pile; none is left.',
    ],
  ],
  'shield-restored': [[{ type: 'shield-restored', seat: 1, left: 3 }, 'Bob restores a shield card and has 3.']],
  searched: [
    [{ type: 'searched', seat: 0, zone: 'deck', found: 1, to: 'hand' }, 'Ann searches the deck and takes 1 card.'],
    [
      { type: 'searched', seat: 0, zone: 'discard', found: 0, to: 'play' },
      'Ann searches the discard pile and takes nothing.',
    ],
  ],
  'looked-through': [[{ type: 'looked-through', seat: 0 }, 'Ann looks through the deck.']],
  taken: [[{ type: 'taken', seat: 0, handle: 5, card: 'ogre' }, 'Ann takes Ogre from the discard pile.']],
  'effect-used': [
    [{ type: 'effect-used', seat: 0, handle: 2, effect: 0 }, 'Ann uses an effect of Goblin Scrapper.'],
    [{ type: 'effect-used', seat: 0, handle: 7, effect: 0 }, 'Ann uses an effect of a card in play.'],
  ],
  'feat-used': [[{ type: 'feat-used', seat: 1, feat: 'feat-war-cry' }, 'Bob uses War Cry.']],
  triggered: [[{ type: 'triggered', seat: 0, card: 'ghoul', effect: 0 }, "Ann's Ghoul takes effect."]],
  'choice-opened': [
    [{ type: 'choice-opened', seat: 0, of: 'target', min: 1, max: 1 }, 'Ann must choose 1 card.'],
    [{ type: 'choice-opened', seat: 0, of: 'discard', min: 2, max: 2 }, 'Ann must choose 2 cards to discard.'],
    [{ type: 'choice-opened', seat: 0, of: 'target', min: 0, max: 2 }, 'Ann must choose up to 2 cards.'],
    [{ type: 'choice-opened', seat: 0, of: 'search', min: 1, max: 1 }, 'Ann must choose 1 card of those found.'],
  ],
  chose: [
    [{ type: 'chose', seat: 0, count: 2 }, 'Ann chooses 2 cards.'],
    [{ type: 'chose', seat: 0, count: 0 }, 'Ann chooses nothing.'],
  ],
  'chain-stopped': [
    [
      { type: 'chain-stopped', dropped: 3 },
      'Too many effects have followed one another: the 3 still waiting are dropped.',
    ],
    [
      { type: 'chain-stopped', dropped: 1 },
      'Too many effects have followed one another: the one still waiting is dropped.',
    ],
  ],
  ended: [
    [{ type: 'ended', winners: [0], reason: 'shields' }, "Ann wins the duel: Bob's shield is gone."],
    [{ type: 'ended', winners: [1], reason: 'concede' }, 'Bob wins the duel: Ann concedes.'],
    [
      { type: 'ended', winners: [0], reason: 'turn-limit' },
      'Ann wins the duel: the last turn ends with more left of the shield than Bob has.',
    ],
    [{ type: 'ended', winners: [], reason: 'shields' }, 'The duel is a draw: both shields are gone at once.'],
    [
      { type: 'ended', winners: [], reason: 'turn-limit' },
      'The duel is a draw: the last turn ends with equal shields.',
    ],
  ],
};
