// biome-ignore-all format: laid out for reading, one thing a line
import type { Bestiary } from './card.js';

/** The house set: 114 cards of seven types, one token, six feats and items (G-13.4, G-14). Names and texts live apart. */
export const firstBestiary: Bestiary = {
  types: [
    { id: 'goblin' },
    { id: 'undead' },
    { id: 'giant' },
    { id: 'angel' },
    { id: 'beast' },
    { id: 'elemental' },
    { id: 'construct' },
  ],
  cards: [
    // goblin monsters
    {
      id: 'goblin-runt', category: 'monster', type: 'goblin', cost: 1, attack: 1, defence: 1, hp: 1, keywords: [],
      effects: [],
    },
    {
      id: 'goblin-scout', category: 'monster', type: 'goblin', cost: 1, attack: 0, defence: 1, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [{ op: 'draw', player: 'own', amount: 1 }, { op: 'discard', player: 'own', amount: 1, how: 'choose' }],
        },
      ],
    },
    {
      id: 'goblin-scrapper', category: 'monster', type: 'goblin', cost: 2, attack: 2, defence: 2, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'attack', whose: 'self' },
          do: [{ op: 'buff', target: { from: 'self' }, attack: 1, until: 'turn-end' }],
        },
      ],
    },
    {
      id: 'goblin-archer', category: 'monster', type: 'goblin', cost: 2, attack: 1, defence: 2, hp: 1, keywords: ['reach'],
      effects: [
        {
          when: { on: 'activate', cost: { exhaust: true } },
          do: [
            {
              op: 'strike', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
              amount: 3,
            },
          ],
        },
      ],
    },
    {
      id: 'goblin-hornblower', category: 'monster', type: 'goblin', cost: 2, attack: 1, defence: 1, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'activate', cost: { exhaust: true } },
          do: [
            {
              op: 'buff',
              target: { from: 'play', side: 'own', filter: { category: ['monster'], type: ['goblin'], notSelf: true } },
              attack: 1, until: 'turn-end',
            },
          ],
        },
      ],
    },
    {
      id: 'goblin-soldier', category: 'monster', type: 'goblin', cost: 3, attack: 3, defence: 3, hp: 1, keywords: [],
      effects: [],
    },
    {
      id: 'goblin-cutpurse', category: 'monster', type: 'goblin', cost: 3, attack: 1, defence: 2, hp: 1, keywords: [],
      effects: [
        { when: { on: 'attack', whose: 'self' }, do: [{ op: 'discard', player: 'enemy', amount: 1, how: 'random' }] },
      ],
    },
    {
      id: 'goblin-shaman', category: 'monster', type: 'goblin', cost: 3, attack: 1, defence: 2, hp: 1, keywords: [],
      effects: [{ when: { on: 'turn-start' }, do: [{ op: 'mana', player: 'own', amount: 1 }] }],
    },
    {
      id: 'goblin-bomber', category: 'monster', type: 'goblin', cost: 3, attack: 2, defence: 1, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'destroyed', whose: 'self' },
          do: [
            {
              op: 'strike', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
              amount: 4,
            },
          ],
        },
      ],
    },
    {
      id: 'goblin-wolf-rider', category: 'monster', type: 'goblin', cost: 3, attack: 3, defence: 2, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'destroyed', whose: 'self' },
          do: [{ op: 'token', player: 'own', token: 'token-straggler', amount: 1 }],
        },
      ],
    },
    {
      id: 'goblin-glider', category: 'monster', type: 'goblin', cost: 3, attack: 1, defence: 1, hp: 1, keywords: ['flying'],
      effects: [],
    },
    {
      id: 'goblin-den-mother', category: 'monster', type: 'goblin', cost: 4, attack: 1, defence: 3, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [{ op: 'token', player: 'own', token: 'token-straggler', amount: 2 }],
        },
      ],
    },
    {
      id: 'goblin-warchief', category: 'monster', type: 'goblin', cost: 4, attack: 3, defence: 3, hp: 2, keywords: [],
      effects: [
        {
          when: { on: 'static' },
          do: [
            {
              op: 'buff',
              target: { from: 'play', side: 'own', filter: { category: ['monster'], type: ['goblin'], notSelf: true } },
              attack: 1,
            },
          ],
        },
      ],
    },
    {
      id: 'goblin-king', category: 'monster', type: 'goblin', cost: 5, attack: 4, defence: 4, hp: 2, keywords: [],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [{ op: 'token', player: 'own', token: 'token-straggler', amount: 1 }],
        },
        {
          when: { on: 'static' },
          do: [
            {
              op: 'buff',
              target: { from: 'play', side: 'own', filter: { category: ['monster'], type: ['goblin'], notSelf: true } },
              defence: 1,
            },
          ],
        },
      ],
    },
    // relics
    {
      id: 'tattered-warbanner', category: 'relic', type: 'goblin', cost: 2,
      effects: [
        {
          when: { on: 'static' },
          do: [
            {
              op: 'buff', target: { from: 'play', side: 'own', filter: { category: ['monster'], type: ['goblin'] } },
              attack: 1,
            },
          ],
        },
      ],
    },
    {
      id: 'war-drum', category: 'relic', type: 'goblin', cost: 1,
      effects: [
        {
          when: { on: 'activate' },
          do: [
            {
              op: 'buff', target: { from: 'play', side: 'own', filter: { category: ['monster'] }, pick: 'choose' },
              attack: 2, until: 'turn-end',
            },
          ],
        },
      ],
    },
    {
      id: 'warren-gate', category: 'relic', type: 'goblin', cost: 3,
      effects: [
        {
          when: { on: 'turn-start' }, if: [{ count: { side: 'own', filter: { category: ['monster'] } }, is: '<=', n: 0 }],
          do: [{ op: 'token', player: 'own', token: 'token-straggler', amount: 1 }],
        },
      ],
    },
    // undead monsters
    {
      id: 'rattling-skeleton', category: 'monster', type: 'undead', cost: 1, attack: 1, defence: 2, hp: 1, keywords: [],
      effects: [],
    },
    {
      id: 'plague-rats', category: 'monster', type: 'undead', cost: 2, attack: 1, defence: 1, hp: 1, keywords: [],
      effects: [{ when: { on: 'summoned', whose: 'self' }, do: [{ op: 'mill', player: 'enemy', amount: 2 }] }],
    },
    {
      id: 'grave-shambler', category: 'monster', type: 'undead', cost: 2, attack: 2, defence: 1, hp: 2, keywords: [],
      effects: [],
    },
    {
      id: 'banshee', category: 'monster', type: 'undead', cost: 3, attack: 1, defence: 2, hp: 1, keywords: [],
      effects: [
        { when: { on: 'summoned', whose: 'self' }, do: [{ op: 'discard', player: 'enemy', amount: 1, how: 'random' }] },
      ],
    },
    {
      id: 'wraith', category: 'monster', type: 'undead', cost: 3, attack: 2, defence: 1, hp: 1, keywords: ['flying'],
      effects: [],
    },
    {
      id: 'bonecaller', category: 'monster', type: 'undead', cost: 3, attack: 1, defence: 2, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [
            {
              op: 'search', from: 'discard', to: 'play',
              filter: { category: ['monster'], type: ['undead'], costMax: 2 }, amount: 1,
            },
          ],
        },
      ],
    },
    {
      id: 'ghoul', category: 'monster', type: 'undead', cost: 3, attack: 3, defence: 2, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'destroyed', whose: 'enemy', filter: { category: ['monster'] } },
          do: [{ op: 'buff', target: { from: 'self' }, attack: 1, until: 'leaves' }],
        },
      ],
    },
    {
      id: 'revenant', category: 'monster', type: 'undead', cost: 4, attack: 3, defence: 3, hp: 1, keywords: [],
      effects: [{ when: { on: 'destroyed', whose: 'self' }, do: [{ op: 'return', target: { from: 'self' } }] }],
    },
    {
      id: 'death-knight', category: 'monster', type: 'undead', cost: 4, attack: 4, defence: 3, hp: 1, keywords: ['guard'],
      effects: [],
    },
    {
      id: 'vampire-courtier', category: 'monster', type: 'undead', cost: 4, attack: 3, defence: 2, hp: 2, keywords: [],
      effects: [
        {
          when: { on: 'attack', whose: 'self' },
          do: [{ op: 'heal', target: { from: 'self' }, amount: 1 }, { op: 'mana', player: 'enemy', amount: -1 }],
        },
      ],
    },
    {
      id: 'lesser-lich', category: 'monster', type: 'undead', cost: 5, attack: 3, defence: 4, hp: 2, keywords: [],
      effects: [
        {
          when: { on: 'activate', cost: { mana: 1 } },
          do: [{ op: 'search', from: 'discard', to: 'hand', filter: { category: ['monster'], costMax: 2 }, amount: 1 }],
        },
      ],
    },
    // relics
    {
      id: 'corpse-candle', category: 'relic', type: 'undead', cost: 1,
      effects: [
        {
          when: { on: 'activate', cost: { mana: 1 } },
          do: [
            { op: 'mill', player: 'own', amount: 1 },
            {
              op: 'strike', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
              amount: 2,
            },
          ],
        },
      ],
    },
    {
      id: 'funeral-urn', category: 'relic', type: 'undead', cost: 3,
      effects: [
        {
          when: { on: 'destroyed', whose: 'own', filter: { category: ['monster'], token: false } },
          do: [{ op: 'draw', player: 'own', amount: 1 }],
        },
      ],
    },
    // giant monsters
    {
      id: 'ogre', category: 'monster', type: 'giant', cost: 3, attack: 4, defence: 1, hp: 2, keywords: [],
      effects: [],
    },
    {
      id: 'cyclops', category: 'monster', type: 'giant', cost: 3, attack: 3, defence: 1, hp: 3, keywords: ['reach'],
      effects: [],
    },
    {
      id: 'moss-troll', category: 'monster', type: 'giant', cost: 3, attack: 2, defence: 1, hp: 3, keywords: [],
      effects: [{ when: { on: 'turn-start' }, do: [{ op: 'heal', target: { from: 'self' }, amount: 1 }] }],
    },
    {
      id: 'hill-giant', category: 'monster', type: 'giant', cost: 4, attack: 5, defence: 1, hp: 4, keywords: [],
      effects: [],
    },
    {
      id: 'ettin', category: 'monster', type: 'giant', cost: 4, attack: 4, defence: 1, hp: 3, keywords: [],
      effects: [{ when: { on: 'activate', cost: { mana: 1 } }, do: [{ op: 'ready', target: { from: 'self' } }] }],
    },
    {
      id: 'stone-giant', category: 'monster', type: 'giant', cost: 5, attack: 4, defence: 2, hp: 4, keywords: ['guard'],
      effects: [],
    },
    {
      id: 'frost-giant', category: 'monster', type: 'giant', cost: 5, attack: 5, defence: 1, hp: 4, keywords: [],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [
            {
              op: 'exhaust', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
            },
          ],
        },
      ],
    },
    {
      id: 'storm-giant', category: 'monster', type: 'giant', cost: 5, attack: 5, defence: 1, hp: 3, keywords: [],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [{ op: 'strike', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] } }, amount: 3 }],
        },
      ],
    },
    // relics
    {
      id: 'tree-trunk-club', category: 'relic', type: 'giant', cost: 2,
      effects: [
        {
          when: { on: 'static' },
          do: [
            {
              op: 'buff', target: { from: 'play', side: 'own', filter: { category: ['monster'], type: ['giant'] } },
              attack: 1,
            },
          ],
        },
      ],
    },
    {
      id: 'giants-hearth', category: 'relic', type: 'giant', cost: 2,
      effects: [
        {
          when: { on: 'turn-end' },
          do: [
            {
              op: 'heal', target: { from: 'play', side: 'own', filter: { category: ['monster'], type: ['giant'] } },
              amount: 1,
            },
          ],
        },
      ],
    },
    // angel monsters
    {
      id: 'cherub', category: 'monster', type: 'angel', cost: 1, attack: 0, defence: 2, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'activate', cost: { exhaust: true } },
          do: [
            {
              op: 'heal', target: { from: 'play', side: 'own', filter: { category: ['monster'] }, pick: 'choose' },
              amount: 1,
            },
          ],
        },
      ],
    },
    {
      id: 'sanctum-sentinel', category: 'monster', type: 'angel', cost: 2, attack: 1, defence: 4, hp: 1, keywords: ['guard', 'immobile'],
      effects: [],
    },
    {
      id: 'herald-of-light', category: 'monster', type: 'angel', cost: 3, attack: 2, defence: 3, hp: 1, keywords: [],
      effects: [{ when: { on: 'summoned', whose: 'self' }, do: [{ op: 'draw', player: 'own', amount: 1 }] }],
    },
    {
      id: 'mender-of-wings', category: 'monster', type: 'angel', cost: 3, attack: 1, defence: 3, hp: 2, keywords: [],
      effects: [
        {
          when: { on: 'turn-end' },
          do: [{ op: 'heal', target: { from: 'play', side: 'own', filter: { category: ['monster'] } }, amount: 1 }],
        },
      ],
    },
    {
      id: 'dawn-angel', category: 'monster', type: 'angel', cost: 4, attack: 3, defence: 3, hp: 1, keywords: ['flying'],
      effects: [],
    },
    {
      id: 'guardian-angel', category: 'monster', type: 'angel', cost: 4, attack: 2, defence: 4, hp: 1, keywords: ['flying', 'guard', 'reach'],
      effects: [],
    },
    {
      id: 'justicar', category: 'monster', type: 'angel', cost: 5, attack: 3, defence: 4, hp: 2, keywords: [],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [{ op: 'shield', player: 'own', change: 'restore', amount: 1 }],
        },
      ],
    },
    {
      id: 'seraph', category: 'monster', type: 'angel', cost: 5, attack: 4, defence: 4, hp: 2, keywords: ['flying'],
      effects: [],
    },
    // relics
    {
      id: 'dawn-chalice', category: 'relic', type: 'angel', cost: 2,
      effects: [
        {
          when: { on: 'turn-start' }, if: [{ what: 'shield', of: 'own', is: '<=', n: 1 }],
          do: [{ op: 'draw', player: 'own', amount: 1 }],
        },
      ],
    },
    {
      id: 'borrowed-halo', category: 'relic', type: 'angel', cost: 3,
      effects: [
        {
          when: { on: 'activate', cost: { mana: 1 } },
          do: [
            {
              op: 'grant', target: { from: 'play', side: 'own', filter: { category: ['monster'] }, pick: 'choose' },
              keyword: 'flying', until: 'turn-end',
            },
          ],
        },
      ],
    },
    // beast monsters
    {
      id: 'grey-wolf', category: 'monster', type: 'beast', cost: 2, attack: 2, defence: 2, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'static' }, if: [{ count: { side: 'own', filter: { category: ['monster'], type: ['beast'], notSelf: true } }, is: '>=', n: 1 }],
          do: [{ op: 'buff', target: { from: 'self' }, attack: 1 }],
        },
      ],
    },
    {
      id: 'razor-boar', category: 'monster', type: 'beast', cost: 2, attack: 3, defence: 1, hp: 1, keywords: [],
      effects: [],
    },
    {
      id: 'web-spider', category: 'monster', type: 'beast', cost: 2, attack: 1, defence: 2, hp: 1, keywords: ['reach'],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [
            {
              op: 'exhaust', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
            },
          ],
        },
      ],
    },
    {
      id: 'cave-bear', category: 'monster', type: 'beast', cost: 3, attack: 3, defence: 2, hp: 2, keywords: [],
      effects: [],
    },
    {
      id: 'storm-hawk', category: 'monster', type: 'beast', cost: 3, attack: 1, defence: 2, hp: 1, keywords: ['flying'],
      effects: [],
    },
    {
      id: 'white-stag', category: 'monster', type: 'beast', cost: 3, attack: 2, defence: 3, hp: 1, keywords: [],
      effects: [{ when: { on: 'summoned', whose: 'self' }, do: [{ op: 'mana', player: 'own', amount: 1 }] }],
    },
    {
      id: 'alpha-wolf', category: 'monster', type: 'beast', cost: 4, attack: 4, defence: 3, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'attack', whose: 'self' },
          do: [
            {
              op: 'buff',
              target: { from: 'play', side: 'own', filter: { category: ['monster'], type: ['beast'], notSelf: true } },
              attack: 1, until: 'turn-end',
            },
          ],
        },
      ],
    },
    {
      id: 'marsh-hydra', category: 'monster', type: 'beast', cost: 5, attack: 4, defence: 2, hp: 3, keywords: [],
      effects: [
        {
          when: { on: 'damaged', whose: 'self' },
          do: [{ op: 'buff', target: { from: 'self' }, attack: 1, until: 'leaves' }],
        },
      ],
    },
    {
      id: 'young-drake', category: 'monster', type: 'beast', cost: 5, attack: 4, defence: 3, hp: 2, keywords: ['flying'],
      effects: [],
    },
    // relics
    {
      id: 'claw-totem', category: 'relic', type: 'beast', cost: 2,
      effects: [
        {
          when: { on: 'static' },
          do: [
            {
              op: 'buff', target: { from: 'play', side: 'own', filter: { category: ['monster'], type: ['beast'] } },
              defence: 1,
            },
          ],
        },
      ],
    },
    {
      id: 'hunters-whistle', category: 'relic', type: 'beast', cost: 1,
      effects: [
        {
          when: { on: 'activate', cost: { mana: 1 } },
          do: [
            {
              op: 'ready',
              target: { from: 'play', side: 'own', filter: { category: ['monster'], type: ['beast'] }, pick: 'choose' },
            },
          ],
        },
      ],
    },
    // elemental monsters
    {
      id: 'living-spark', category: 'monster', type: 'elemental', cost: 1, attack: 1, defence: 1, hp: 1, keywords: [],
      effects: [{ when: { on: 'destroyed', whose: 'self' }, do: [{ op: 'mana', player: 'own', amount: 1 }] }],
    },
    {
      id: 'ember-imp', category: 'monster', type: 'elemental', cost: 2, attack: 2, defence: 1, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [
            {
              op: 'strike', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
              amount: 2,
            },
          ],
        },
      ],
    },
    {
      id: 'frostling', category: 'monster', type: 'elemental', cost: 2, attack: 1, defence: 2, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'attack', whose: 'self' },
          do: [
            {
              op: 'exhaust', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
            },
          ],
        },
      ],
    },
    {
      id: 'wave-spirit', category: 'monster', type: 'elemental', cost: 3, attack: 2, defence: 2, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [
            {
              op: 'return',
              target: { from: 'play', side: 'enemy', filter: { category: ['monster'], costMax: 2 }, pick: 'choose' },
            },
          ],
        },
      ],
    },
    {
      id: 'gale-spirit', category: 'monster', type: 'elemental', cost: 3, attack: 1, defence: 2, hp: 1, keywords: ['flying'],
      effects: [],
    },
    {
      id: 'boulderkin', category: 'monster', type: 'elemental', cost: 3, attack: 2, defence: 4, hp: 1, keywords: ['guard'],
      effects: [],
    },
    {
      id: 'stormcaller', category: 'monster', type: 'elemental', cost: 4, attack: 2, defence: 3, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'cast', whose: 'own' },
          do: [
            {
              op: 'strike', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
              amount: 3,
            },
          ],
        },
      ],
    },
    {
      id: 'inferno', category: 'monster', type: 'elemental', cost: 5, attack: 5, defence: 3, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [
            {
              op: 'damage', target: { from: 'play', side: 'any', filter: { category: ['monster'], notSelf: true } },
              amount: 1,
            },
          ],
        },
      ],
    },
    // relics
    {
      id: 'mana-font', category: 'relic', type: 'elemental', cost: 2,
      effects: [{ when: { on: 'cast', whose: 'own' }, do: [{ op: 'mana', player: 'own', amount: 1 }] }],
    },
    {
      id: 'storm-prism', category: 'relic', type: 'elemental', cost: 2,
      effects: [
        {
          when: { on: 'activate', cost: { mana: 1 } },
          do: [
            {
              op: 'strike', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
              amount: 3,
            },
          ],
        },
      ],
    },
    // construct monsters
    {
      id: 'scarecrow', category: 'monster', type: 'construct', cost: 1, attack: 0, defence: 2, hp: 1, keywords: ['reach', 'immobile'],
      effects: [],
    },
    {
      id: 'homunculus', category: 'monster', type: 'construct', cost: 1, attack: 1, defence: 1, hp: 1, keywords: [],
      effects: [{ when: { on: 'destroyed', whose: 'self' }, do: [{ op: 'draw', player: 'own', amount: 1 }] }],
    },
    {
      id: 'rune-wall', category: 'monster', type: 'construct', cost: 2, attack: 0, defence: 5, hp: 1, keywords: ['guard', 'immobile'],
      effects: [],
    },
    {
      id: 'tin-tinker', category: 'monster', type: 'construct', cost: 2, attack: 1, defence: 2, hp: 1, keywords: [],
      effects: [
        {
          when: { on: 'summoned', whose: 'self' },
          do: [{ op: 'search', from: 'deck', to: 'hand', filter: { category: ['relic'] }, amount: 1 }],
        },
      ],
    },
    {
      id: 'clay-golem', category: 'monster', type: 'construct', cost: 3, attack: 3, defence: 2, hp: 2, keywords: [],
      effects: [],
    },
    {
      id: 'walking-ballista', category: 'monster', type: 'construct', cost: 3, attack: 2, defence: 2, hp: 1, keywords: ['reach'],
      effects: [
        {
          when: { on: 'activate', cost: { exhaust: true } },
          do: [
            {
              op: 'strike', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
              amount: 4,
            },
          ],
        },
      ],
    },
    {
      id: 'salvage-ox', category: 'monster', type: 'construct', cost: 4, attack: 3, defence: 3, hp: 2, keywords: [],
      effects: [{ when: { on: 'activate', cost: { sacrifice: true } }, do: [{ op: 'draw', player: 'own', amount: 2 }] }],
    },
    {
      id: 'bronze-colossus', category: 'monster', type: 'construct', cost: 5, attack: 5, defence: 4, hp: 2, keywords: [],
      effects: [
        {
          when: { on: 'static' },
          do: [
            {
              op: 'buff', target: { from: 'self' },
              attack: { count: { side: 'own', filter: { category: ['relic'] } }, max: 2 },
            },
          ],
        },
      ],
    },
    // relics
    {
      id: 'focusing-lens', category: 'relic', type: 'construct', cost: 1,
      effects: [
        {
          when: { on: 'static' },
          do: [
            {
              op: 'buff', target: { from: 'play', side: 'own', filter: { category: ['monster'], keyword: 'reach' } },
              attack: 1,
            },
          ],
        },
      ],
    },
    {
      id: 'clockwork-engine', category: 'relic', type: 'construct', cost: 2,
      effects: [
        {
          when: { on: 'turn-end' }, if: [{ what: 'hand', of: 'own', is: '<=', n: 1 }],
          do: [{ op: 'draw', player: 'own', amount: 1 }],
        },
      ],
    },
    {
      id: 'rune-forge', category: 'relic', type: 'construct', cost: 3,
      effects: [
        {
          when: { on: 'turn-start' },
          do: [
            { op: 'buff', target: { from: 'play', side: 'own', filter: { category: ['monster'], type: ['construct'] }, pick: 'choose' }, attack: 1, until: 'leaves' },
          ],
        },
      ],
    },
    // spells
    {
      id: 'lightning-blast', category: 'spell', cost: 2,
      effects: [
        {
          when: { on: 'resolve' },
          do: [
            {
              op: 'damage', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
              amount: 1,
            },
          ],
        },
      ],
    },
    {
      id: 'mending-light', category: 'spell', cost: 1,
      effects: [
        {
          when: { on: 'resolve' },
          do: [
            {
              op: 'heal', target: { from: 'play', side: 'own', filter: { category: ['monster'] }, pick: 'choose' },
              amount: 2,
            },
          ],
        },
      ],
    },
    {
      id: 'rally', category: 'spell', cost: 1,
      effects: [
        {
          when: { on: 'resolve' },
          do: [
            {
              op: 'buff', target: { from: 'play', side: 'own', filter: { category: ['monster'] } }, attack: 1,
              until: 'turn-end',
            },
          ],
        },
      ],
    },
    {
      id: 'seek-the-page', category: 'spell', cost: 1,
      effects: [
        {
          when: { on: 'resolve' },
          do: [{ op: 'search', from: 'deck', to: 'hand', filter: { category: ['spell'] }, amount: 1 }],
        },
      ],
    },
    {
      id: 'shatter', category: 'spell', cost: 1,
      effects: [
        {
          when: { on: 'resolve' },
          do: [
            { op: 'destroy', target: { from: 'play', side: 'enemy', filter: { category: ['relic'] }, pick: 'choose' } },
          ],
        },
      ],
    },
    {
      id: 'unsummon', category: 'spell', cost: 1,
      effects: [
        {
          when: { on: 'resolve' },
          do: [
            { op: 'return', target: { from: 'play', side: 'any', filter: { category: ['monster'] }, pick: 'choose' } },
          ],
        },
      ],
    },
    {
      id: 'mana-surge', category: 'spell', cost: 1,
      effects: [{ when: { on: 'resolve' }, do: [{ op: 'mana', player: 'own', amount: 2 }] }],
    },
    {
      id: 'insight', category: 'spell', cost: 2,
      effects: [{ when: { on: 'resolve' }, do: [{ op: 'draw', player: 'own', amount: 2 }] }],
    },
    {
      id: 'gift-of-wings', category: 'spell', cost: 2,
      effects: [
        {
          when: { on: 'resolve' },
          do: [
            {
              op: 'grant', target: { from: 'play', side: 'own', filter: { category: ['monster'] }, pick: 'choose' },
              keyword: 'flying', until: 'turn-end',
            },
          ],
        },
      ],
    },
    {
      id: 'second-charge', category: 'spell', cost: 2,
      effects: [
        {
          when: { on: 'resolve' },
          do: [
            { op: 'ready', target: { from: 'play', side: 'own', filter: { category: ['monster'] }, pick: 'choose' } },
          ],
        },
      ],
    },
    {
      id: 'mind-rot', category: 'spell', cost: 2,
      effects: [{ when: { on: 'resolve' }, do: [{ op: 'discard', player: 'enemy', amount: 2, how: 'choose' }] }],
    },
    {
      id: 'fireball', category: 'spell', cost: 3,
      effects: [
        {
          when: { on: 'resolve' },
          do: [
            { op: 'damage', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose', count: 2, upTo: true }, amount: 1 },
          ],
        },
      ],
    },
    {
      id: 'raise-dead', category: 'spell', cost: 3,
      effects: [
        {
          when: { on: 'resolve' },
          do: [{ op: 'search', from: 'discard', to: 'play', filter: { category: ['monster'], costMax: 3 }, amount: 1 }],
        },
      ],
    },
    {
      id: 'call-the-warband', category: 'spell', cost: 3,
      effects: [{ when: { on: 'resolve' }, do: [{ op: 'token', player: 'own', token: 'token-straggler', amount: 2 }] }],
    },
    {
      id: 'earthquake', category: 'spell', cost: 3,
      effects: [
        {
          when: { on: 'resolve' },
          do: [
            {
              op: 'strike', target: { from: 'play', side: 'any', filter: { category: ['monster'], without: 'flying' } },
              amount: 3,
            },
          ],
        },
      ],
    },
    {
      id: 'twin-ruin', category: 'spell', cost: 3,
      effects: [{ when: { on: 'resolve' }, do: [{ op: 'shield', player: 'both', change: 'discard', amount: 1 }] }],
    },
    {
      id: 'doom', category: 'spell', cost: 4,
      effects: [
        {
          when: { on: 'resolve' },
          do: [
            {
              op: 'destroy', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
            },
          ],
        },
      ],
    },
    {
      id: 'shield-rend', category: 'spell', cost: 4,
      effects: [{ when: { on: 'resolve' }, do: [{ op: 'shield', player: 'enemy', change: 'release', amount: 1 }] }],
    },
    {
      id: 'renew-the-ward', category: 'spell', cost: 4,
      effects: [{ when: { on: 'resolve' }, do: [{ op: 'shield', player: 'own', change: 'restore', amount: 1 }] }],
    },
    // traps
    {
      id: 'net', category: 'trap', cost: 1,
      effects: [{ when: { on: 'attack', whose: 'enemy' }, do: [{ op: 'cancel-attack' }] }],
    },
    {
      id: 'vine-snare', category: 'trap', cost: 1,
      effects: [
        {
          when: { on: 'summoned', whose: 'enemy', filter: { category: ['monster'] } },
          do: [{ op: 'exhaust', target: { from: 'source' } }],
        },
      ],
    },
    {
      id: 'pit-trap', category: 'trap', cost: 1,
      effects: [
        {
          when: { on: 'summoned', whose: 'enemy', filter: { category: ['monster'], costMax: 2 } },
          do: [{ op: 'damage', target: { from: 'source' }, amount: 1 }],
        },
      ],
    },
    {
      id: 'mana-leak', category: 'trap', cost: 1,
      effects: [{ when: { on: 'cast', whose: 'enemy' }, do: [{ op: 'mana', player: 'enemy', amount: -2 }] }],
    },
    {
      id: 'grave-bell', category: 'trap', cost: 1,
      effects: [
        {
          when: { on: 'destroyed', whose: 'own', filter: { category: ['monster'] } },
          do: [{ op: 'draw', player: 'own', amount: 2 }],
        },
      ],
    },
    {
      id: 'last-light', category: 'trap', cost: 1,
      effects: [
        {
          when: { on: 'shield-lost', whose: 'own' }, if: [{ what: 'shield', of: 'own', is: '==', n: 1 }],
          do: [{ op: 'draw', player: 'own', amount: 3 }],
        },
      ],
    },
    {
      id: 'ambush', category: 'trap', cost: 2,
      effects: [
        {
          when: { on: 'attack', whose: 'enemy' },
          do: [{ op: 'damage', target: { from: 'attackers', pick: 'choose' }, amount: 1 }],
        },
      ],
    },
    {
      id: 'straw-decoy', category: 'trap', cost: 2,
      effects: [
        {
          when: { on: 'attack', whose: 'enemy', attackTarget: 'duellist' },
          do: [{ op: 'cancel-attack' }, { op: 'draw', player: 'own', amount: 1 }],
        },
      ],
    },
    {
      id: 'null-rune', category: 'trap', cost: 2,
      effects: [{ when: { on: 'cast', whose: 'enemy' }, do: [{ op: 'counter' }] }],
    },
    {
      id: 'feedback', category: 'trap', cost: 2,
      effects: [
        {
          when: { on: 'effect-used', whose: 'enemy', filter: { category: ['monster'] } },
          do: [{ op: 'damage', target: { from: 'source' }, amount: 1 }],
        },
      ],
    },
    {
      id: 'blood-price', category: 'trap', cost: 2,
      effects: [
        {
          when: { on: 'destroyed', whose: 'own', filter: { category: ['monster'] } },
          do: [
            {
              op: 'destroy',
              target: { from: 'play', side: 'enemy', filter: { category: ['monster'], costMax: 3 }, pick: 'choose' },
            },
          ],
        },
      ],
    },
    {
      id: 'mirror-ward', category: 'trap', cost: 3,
      effects: [
        {
          when: { on: 'shield-lost', whose: 'own' },
          do: [{ op: 'shield', player: 'enemy', change: 'release', amount: 1 }],
        },
      ],
    },
    {
      id: 'rune-mine', category: 'trap', cost: 3,
      effects: [
        { when: { on: 'attack', whose: 'enemy' }, do: [{ op: 'strike', target: { from: 'attackers' }, amount: 4 }] },
      ],
    },
  ],
  tokens: [
    {
      id: 'token-straggler', token: true, category: 'monster', type: 'goblin', cost: 0, attack: 1, defence: 1, hp: 1, keywords: [],
      effects: [],
    },
  ],
  feats: [
    { id: 'feat-second-wind', kind: 'feat', uses: 'game', cost: {}, do: [{ op: 'draw', player: 'own', amount: 2 }] },
    {
      id: 'feat-war-cry', kind: 'feat', uses: 'game', cost: {},
      do: [
        {
          op: 'buff', target: { from: 'play', side: 'own', filter: { category: ['monster'] } }, attack: 2,
          until: 'turn-end',
        },
      ],
    },
    {
      id: 'feat-quick-study', kind: 'feat', uses: 'turn', cost: { mana: 1 },
      do: [{ op: 'draw', player: 'own', amount: 1 }, { op: 'discard', player: 'own', amount: 1, how: 'choose' }],
    },
    { id: 'item-runic-bracer', kind: 'item', uses: 'game', cost: {}, do: [{ op: 'mana', player: 'own', amount: 2 }] },
    {
      id: 'item-ember-ring', kind: 'item', uses: 'turn', cost: { mana: 2 },
      do: [
        {
          op: 'strike', target: { from: 'play', side: 'enemy', filter: { category: ['monster'] }, pick: 'choose' },
          amount: 3,
        },
      ],
    },
    {
      id: 'item-healers-buckle', kind: 'item', uses: 'turn', cost: { mana: 1 },
      do: [
        {
          op: 'heal', target: { from: 'play', side: 'own', filter: { category: ['monster'] }, pick: 'choose' },
          amount: 1,
        },
      ],
    },
  ],
};
