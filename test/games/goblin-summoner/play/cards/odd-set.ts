// biome-ignore-all format: laid out for reading, one card a paragraph
import type { Bestiary, Card, Charm, Effect, Feat, Keyword, Monster, Relic, Step, Target } from '../../../../../src/games/goblin-summoner/index.js';

/** A monster of the odd set: numbers are attack, defence and hit points. */
const monster = (id: string, cost: number, numbers: readonly [number, number, number], effects: readonly Effect[], keywords: readonly Keyword[] = []): Monster => {
  const [attack, defence, hp] = numbers;
  return { id, category: 'monster', type: cost % 2 === 0 ? 'even' : 'odd', cost, attack, defence, hp, keywords, effects };
};
const relic = (id: string, cost: number, ...effects: readonly Effect[]): Relic => ({ id, category: 'relic', type: cost % 2 === 0 ? 'even' : 'odd', cost, effects });
const spell = (id: string, cost: number, given: Effect['if'] | null, ...steps: readonly Step[]): Charm => ({ id, category: 'spell', cost, effects: [{ when: { on: 'resolve' }, ...(given ? { if: given } : {}), do: steps }] });
const trap = (id: string, cost: number, effect: Effect): Charm => ({ id, category: 'trap', cost, effects: [effect] });
const enemy = (filter: Target['filter'], more: Partial<Target> = {}): Target => ({ from: 'play', side: 'enemy', ...(filter ? { filter } : {}), ...more });
const own = (filter: Target['filter'], more: Partial<Target> = {}): Target => ({ from: 'play', side: 'own', ...(filter ? { filter } : {}), ...more });
const self: Target = { from: 'self' };
const monsters = { category: ['monster'] } as const;
const traps = { category: ['trap'] } as const;

/** Statics: grants, conditions of every quantity, and bonuses below 0. */
const statics: readonly Card[] = [
  relic('wind-chime', 1, { when: { on: 'static' }, do: [{ op: 'grant', target: own({ type: ['odd'] }), keyword: 'flying' }] }),
  relic('lead-weight', 2, { when: { on: 'static' }, do: [{ op: 'grant', target: enemy({ without: 'guard' }), keyword: 'immobile' }, { op: 'buff', target: enemy(monsters), attack: -2, defence: -1 }] }),
  monster('gatekeeper', 2, [1, 2, 2], [
    { when: { on: 'static' }, if: [{ what: 'shield', of: 'own', is: '<=', n: 2 }], do: [{ op: 'grant', target: self, keyword: 'guard' }] },
    { when: { on: 'static' }, if: [{ what: 'released', of: 'own', is: '>=', n: 1 }], do: [{ op: 'grant', target: { from: 'play', side: 'any', filter: { keyword: 'guard' } }, keyword: 'reach' }] },
  ]),
  monster('counting-crow', 1, [0, 1, 1], [
    { when: { on: 'static' }, if: [{ what: 'hand', of: 'enemy', is: '>=', n: 3 }], do: [{ op: 'buff', target: self, attack: { count: { side: 'any', filter: { damaged: true } }, plus: 1, max: 4 } }] },
    { when: { on: 'static' }, if: [{ what: 'deck', of: 'own', is: '<=', n: 8 }, { what: 'discard', of: 'own', is: '>=', n: 2 }], do: [{ op: 'buff', target: self, defence: 3 }] },
    { when: { on: 'static' }, if: [{ what: 'mana', of: 'own', is: '==', n: 0 }], do: [{ op: 'buff', target: own({ notSelf: true, exhausted: false }), defence: { count: { side: 'enemy', filter: { token: true } }, plus: -1 } }] },
  ], ['flying']),
];

/** Effects that are used, with every cost, and what they aim at. */
const used: readonly Card[] = [
  monster('martyr', 1, [1, 1, 2], [{ when: { on: 'activate', cost: { sacrifice: true } }, do: [{ op: 'return', target: own({ ...monsters, notSelf: true }, { pick: 'choose', upTo: true }) }, { op: 'damage', target: enemy(undefined, { pick: 'random' }), amount: 1 }] }]),
  monster('tinker-imp', 2, [2, 1, 1], [
    { when: { on: 'activate', cost: { mana: 1, exhaust: true } }, do: [{ op: 'destroy', target: enemy(traps, { pick: 'choose' }) }] },
    { when: { on: 'activate', cost: { mana: 2 } }, if: [{ count: { side: 'any', filter: traps }, is: '>=', n: 1 }], do: [{ op: 'return', target: { from: 'play', side: 'any', filter: traps, pick: 'random', count: 2 } }] },
  ], ['reach']),
  relic('pit-of-gifts', 1, { when: { on: 'activate', cost: { sacrifice: true, mana: 1 } }, do: [{ op: 'search', from: 'deck', to: 'play', filter: { category: ['monster', 'relic'], costMax: 2 }, amount: 2 }, { op: 'buff', target: { from: 'previous' }, attack: 2, defence: 1, until: 'leaves' }, { op: 'exhaust', target: { from: 'previous', filter: monsters } }] }),
  relic('bell-jar', 2, { when: { on: 'activate' }, if: [{ count: { side: 'own', filter: { category: ['trap', 'relic'] } }, is: '<=', n: 3 }], do: [{ op: 'grant', target: own(undefined, { pick: 'choose', count: 2, upTo: true }), keyword: 'immobile', until: 'turn-end' }, { op: 'ready', target: { from: 'previous' } }] }),
];

/** Effects that wait for events of every kind and side. */
const triggered: readonly Card[] = [
  monster('phoenix', 3, [2, 2, 1], [{ when: { on: 'destroyed', whose: 'self' }, if: [{ what: 'discard', of: 'enemy', is: '>=', n: 1 }], do: [{ op: 'return', target: self }] }], ['flying']),
  monster('undertaker', 2, [1, 1, 3], [
    { when: { on: 'destroyed', whose: 'own', filter: { ...monsters, notSelf: true } }, do: [{ op: 'return', target: { from: 'source' } }] },
    { when: { on: 'damaged', whose: 'self' }, do: [{ op: 'heal', target: own({ damaged: true }), amount: 1 }] },
  ]),
  monster('duelist', 2, [2, 2, 2], [
    { when: { on: 'attack', whose: 'self', attackTarget: 'monster' }, do: [{ op: 'exhaust', target: { from: 'defender' } }, { op: 'damage', target: { from: 'defender', filter: { exhausted: true } }, amount: 1 }] },
    { when: { on: 'attack', whose: 'enemy', attackTarget: 'duellist' }, do: [{ op: 'strike', target: { from: 'attackers', pick: 'random' }, amount: { count: { side: 'own' } } }] },
  ]),
  monster('brood-mother', 3, [1, 2, 2], [
    { when: { on: 'summoned', whose: 'any', filter: { token: false, notSelf: true } }, do: [{ op: 'token', player: 'own', token: 'mote', amount: { count: { side: 'own', filter: { token: true } }, plus: 1, max: 2 } }, { op: 'grant', target: { from: 'previous' }, keyword: 'guard', until: 'leaves' }] },
    { when: { on: 'effect-used', whose: 'any' }, do: [{ op: 'exhaust', target: { from: 'source' } }, { op: 'mill', player: 'own', amount: 1 }] },
  ]),
  relic('mirror-pond', 2,
    { when: { on: 'shield-lost', whose: 'any' }, do: [{ op: 'mana', player: 'enemy', amount: -2 }, { op: 'shield', player: 'both', change: 'restore', amount: 1 }] },
    { when: { on: 'cast', whose: 'any', filter: { costMin: 1 } }, do: [{ op: 'draw', player: 'own', amount: 1 }, { op: 'discard', player: 'own', amount: 1, how: 'random' }] },
    { when: { on: 'destroyed', whose: 'any', filter: { category: ['trap', 'relic'] } }, do: [{ op: 'discard', player: 'enemy', amount: 1, how: 'choose' }] }),
  relic('hourglass', 1,
    { when: { on: 'turn-start' }, if: [{ what: 'mana', of: 'enemy', is: '<=', n: 2 }], do: [{ op: 'search', from: 'discard', to: 'hand', filter: {}, amount: 1 }] },
    { when: { on: 'turn-end' }, if: [{ what: 'released', of: 'enemy', is: '==', n: 0 }], do: [{ op: 'damage', target: { from: 'play', side: 'any', pick: 'choose', count: 2 }, amount: 1 }, { op: 'heal', target: { from: 'previous' }, amount: 1 }] }),
];

const spells: readonly Card[] = [
  spell('twin-blades', 3, null, { op: 'shield', player: 'both', change: 'release', amount: 1 }, { op: 'mana', player: 'own', amount: 2 }),
  spell('twin-ashes', 2, [{ what: 'shield', of: 'enemy', is: '>=', n: 2 }, { what: 'shield', of: 'own', is: '>=', n: 2 }], { op: 'shield', player: 'both', change: 'discard', amount: { count: { side: 'own', filter: monsters }, max: 2 } }),
  spell('call-them-up', 2, [{ what: 'discard', of: 'own', is: '>=', n: 1 }], { op: 'search', from: 'discard', to: 'play', filter: { category: ['relic', 'monster'] }, amount: { count: { side: 'enemy' }, plus: 1, max: 2 } }, { op: 'damage', target: { from: 'previous' }, amount: 1 }),
  spell('long-read', 1, null, { op: 'search', from: 'deck', to: 'hand', filter: { category: ['spell', 'trap'] }, amount: 1 }, { op: 'discard', player: 'own', amount: 2, how: 'choose' }),
  spell('tax', 0, [{ what: 'hand', of: 'own', is: '<=', n: 4 }], { op: 'mana', player: 'enemy', amount: { count: { side: 'own', filter: monsters }, plus: -4 } }, { op: 'mill', player: 'enemy', amount: { count: { side: 'any' }, max: 3 } }),
  spell('sweep', 2, null, { op: 'destroy', target: { from: 'play', side: 'any', filter: { category: ['monster', 'relic', 'trap'], costMax: 0 } } }, { op: 'token', player: 'enemy', token: 'mote', amount: 2 }),
  spell('kind-words', 1, null, { op: 'return', target: { from: 'play', side: 'any', pick: 'random' } }, { op: 'ready', target: own({ exhausted: true }) }, { op: 'grant', target: { from: 'previous' }, keyword: 'flying', until: 'turn-end' }, { op: 'draw', player: 'enemy', amount: 1 }),
];

const sprung: readonly Card[] = [
  trap('echo', 1, { when: { on: 'cast', whose: 'enemy', filter: { category: ['spell'], costMax: 3 } }, if: [{ what: 'deck', of: 'enemy', is: '>=', n: 1 }], do: [{ op: 'counter' }, { op: 'mill', player: 'enemy', amount: 1 }] }),
  trap('own-goal', 1, { when: { on: 'attack', whose: 'own' }, do: [{ op: 'ready', target: { from: 'attackers' } }, { op: 'buff', target: { from: 'attackers' }, attack: 3, until: 'turn-end' }] }),
  trap('thorn-bed', 2, { when: { on: 'attack', whose: 'enemy', filter: { without: 'flying' } }, do: [{ op: 'cancel-attack' }, { op: 'return', target: { from: 'attackers', pick: 'choose' } }, { op: 'buff', target: { from: 'defender' }, defence: 1, until: 'leaves' }] }),
  trap('open-grave', 1, { when: { on: 'destroyed', whose: 'any', filter: monsters }, do: [{ op: 'return', target: { from: 'source', filter: { costMax: 3 } } }, { op: 'shield', player: 'own', change: 'restore', amount: 1 }] }),
  trap('trip-wire', 1, { when: { on: 'summoned', whose: 'enemy', filter: { keyword: 'flying' } }, do: [{ op: 'destroy', target: { from: 'source' } }] }),
  trap('ransom', 2, { when: { on: 'shield-lost', whose: 'any' }, if: [{ count: { side: 'enemy', filter: monsters }, is: '>=', n: 1 }], do: [{ op: 'discard', player: 'enemy', amount: 2, how: 'random' }, { op: 'shield', player: 'enemy', change: 'discard', amount: 1 }] }),
  trap('jealousy', 1, { when: { on: 'effect-used', whose: 'enemy' }, do: [{ op: 'strike', target: { from: 'source' }, amount: 9 }, { op: 'exhaust', target: enemy({ exhausted: false }, { pick: 'choose', count: 2 }) }] }),
  trap('flinch', 0, { when: { on: 'damaged', whose: 'own', filter: { damaged: true } }, do: [{ op: 'heal', target: { from: 'source' }, amount: 5 }, { op: 'return', target: { from: 'previous' } }] }),
];

const feats: readonly Feat[] = [
  { id: 'feat-dig', kind: 'feat', uses: 'turn', cost: { mana: 1 }, do: [{ op: 'search', from: 'deck', to: 'play', filter: { category: ['relic'] }, amount: 1 }, { op: 'heal', target: { from: 'play', side: 'own' }, amount: { count: { side: 'own', filter: { category: ['relic'] } } } }] },
  { id: 'item-coin', kind: 'item', uses: 'game', cost: {}, do: [{ op: 'shield', player: 'both', change: 'restore', amount: 2 }, { op: 'exhaust', target: { from: 'play', side: 'any', pick: 'choose', upTo: true, count: 3 } }, { op: 'destroy', target: { from: 'previous', pick: 'random' } }] },
];

/** A card set of a third party: every verb, target, condition and filter of G-14 that the house cards leave out. */
export const oddSet: Bestiary = {
  types: [{ id: 'odd' }, { id: 'even' }],
  cards: [...statics, ...used, ...triggered, ...spells, ...sprung],
  tokens: [{ ...monster('mote', 0, [1, 1, 1], [{ when: { on: 'destroyed', whose: 'self' }, do: [{ op: 'mana', player: 'own', amount: 1 }] }]), token: true }],
  feats,
};
