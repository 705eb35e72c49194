import { type Row, row } from './row.js';

const DUMMY = { play: 'rune-wall' };

/** Goblins, undead and giants that do something. */
export const firstMonsters: readonly Row[] = [
  row(
    'goblin-scout',
    'draws, then discards',
    { a: { hand: 'goblin-scout net', deck: 'doom rally' } },
    ({ a }) => {
      a.plays('goblin-scout');
      a.chooses('net');
    },
    { 'a.hand': 'doom', 'a.discard': 'net', 'a.deck': 'rally' },
  ),
  row(
    'goblin-scrapper',
    'grows in its attack',
    { a: { play: 'goblin-scrapper' }, b: { play: 'goblin-soldier' } },
    ({ a }) => a.attacks('goblin-scrapper', 'goblin-soldier'),
    { 'a.play': 'goblin-scrapper(exhausted, +1/+0 this turn)', 'b.discard': 'goblin-soldier' },
  ),
  row(
    'goblin-archer',
    'strikes 3',
    { a: { play: 'goblin-archer' }, b: { play: 'goblin-soldier boulderkin' } },
    ({ a }) => {
      a.uses('goblin-archer');
      a.chooses('goblin-soldier');
    },
    { 'a.play': 'goblin-archer(exhausted, used 0)', 'b.discard': 'goblin-soldier' },
  ),
  row(
    'goblin-archer',
    'strikes 3 in vain at a defence of 4',
    { a: { play: 'goblin-archer' }, b: { play: 'boulderkin' } },
    ({ a }) => a.uses('goblin-archer'),
    { 'b.play': 'boulderkin' },
  ),
  row(
    'goblin-hornblower',
    'cheers the other goblins',
    { a: { play: 'goblin-hornblower goblin-runt wraith' }, b: { play: 'goblin-runt' } },
    ({ a }) => a.uses('goblin-hornblower'),
    { 'a.play': 'goblin-hornblower(exhausted, used 0), goblin-runt(+1/+0 this turn), wraith', 'b.play': 'goblin-runt' },
  ),
  row(
    'goblin-cutpurse',
    'makes the enemy discard',
    { a: { play: 'goblin-cutpurse' }, b: { hand: 'net' } },
    ({ a }) => a.attacks('goblin-cutpurse'),
    { 'b.hand': '-', 'b.discard': 'net', 'b.shield#': 2 },
  ),
  row('goblin-shaman', 'brings mana', { a: { play: 'goblin-shaman' } }, (duel) => duel.endTurn(), {
    'a.pool': 4,
    'b.pool': 5,
  }),
  row(
    'goblin-bomber',
    'takes one along',
    { a: { hand: 'doom', play: 'boulderkin goblin-king', pool: 4 }, b: { play: 'goblin-bomber' } },
    ({ a, b }) => {
      a.plays('doom');
      b.chooses('boulderkin');
    },
    { 'a.play': 'goblin-king', 'a.discard': 'doom, boulderkin' },
  ),
  row(
    'goblin-wolf-rider',
    'leaves a straggler',
    { a: { hand: 'doom' }, b: { play: 'goblin-wolf-rider' } },
    ({ a }) => a.plays('doom'),
    { 'b.play': 'token-straggler', 'b.discard': 'goblin-wolf-rider' },
  ),
  row(
    'goblin-den-mother',
    'brings two stragglers',
    { a: { hand: 'goblin-den-mother' } },
    ({ a }) => a.plays('goblin-den-mother'),
    { 'a.play': 'goblin-den-mother, 2 token-straggler', 'a.locked': 3 },
  ),
  row(
    'goblin-warchief',
    'leads the other goblins to attack',
    { a: { play: 'goblin-warchief goblin-soldier' }, b: { play: 'boulderkin' } },
    ({ a }) => a.attacks('goblin-soldier', 'boulderkin'),
    { 'b.discard': 'boulderkin' },
  ),
  row(
    'goblin-warchief',
    'does not lead itself',
    { a: { play: 'goblin-warchief' }, b: { play: 'boulderkin' } },
    ({ a }) => a.attacks('goblin-warchief', 'boulderkin'),
    { 'b.play': 'boulderkin' },
  ),
  row(
    'goblin-king',
    'brings a straggler and shelters the others',
    { a: { hand: 'goblin-king goblin-runt' }, b: { play: 'goblin-runt' } },
    ({ a, b }) => {
      a.plays('goblin-king');
      b.attacks('goblin-runt', 'token-straggler');
    },
    { 'a.play': 'goblin-king, token-straggler', 'a.pool': 1 },
  ),
  row(
    'token-straggler',
    'fights as any goblin',
    { a: { play: 'token-straggler goblin-warchief' }, b: { play: 'goblin-cutpurse' } },
    ({ a }) => a.attacks('token-straggler', 'goblin-cutpurse'),
    { 'b.discard': 'goblin-cutpurse', 'a.locked': 3 },
  ),

  row(
    'plague-rats',
    'mill 2 of the enemy',
    { a: { hand: 'plague-rats' }, b: { deck: 'net doom rally' } },
    ({ a }) => a.plays('plague-rats'),
    { 'b.deck': 'rally', 'b.discard': 'net, doom' },
  ),
  row(
    'banshee',
    'makes the enemy discard',
    { a: { hand: 'banshee' }, b: { hand: 'net' } },
    ({ a }) => a.plays('banshee'),
    { 'b.hand': '-', 'b.discard': 'net' },
  ),
  row(
    'bonecaller',
    'raises a cheap undead',
    { a: { hand: 'bonecaller', affinity: 'undead', discard: 'death-knight wraith goblin-runt banshee' } },
    ({ a }) => {
      a.plays('bonecaller');
      a.chooses('wraith');
    },
    { 'a.play': 'bonecaller, wraith', 'a.discard': 'death-knight, goblin-runt, banshee', 'a.pool': 3 },
  ),
  row(
    'ghoul',
    'grows when an enemy monster falls',
    { a: { play: 'ghoul', hand: 'doom', pool: 4 }, b: { play: 'wraith' } },
    ({ a }) => a.plays('doom'),
    { 'a.play': 'ghoul(+1/+0)' },
  ),
  row(
    'ghoul',
    'does not grow for its own side, or for relics',
    { a: { play: 'ghoul goblin-runt' }, b: { hand: 'doom shatter', pool: 9 } },
    ({ a, b }) => {
      a.passes();
      b.plays('doom');
      b.chooses('goblin-runt');
    },
    { 'a.play': 'ghoul' },
  ),
  row(
    'revenant',
    'comes back to the hand',
    { a: { hand: 'doom' }, b: { play: 'revenant' } },
    ({ a }) => a.plays('doom'),
    { 'b.hand': 'revenant', 'b.discard': '-' },
  ),
  row(
    'death-knight',
    'guards',
    { a: { play: 'goblin-king' }, b: { play: 'death-knight wraith' } },
    ({ a }) => a.cannot.attacks('goblin-king', 'wraith').code,
    { 'b.play': 'death-knight, wraith' },
  ),
  row(
    'vampire-courtier',
    'heals itself and drains mana',
    { a: { play: 'vampire-courtier(damage 1)' }, b: {} },
    ({ a }) => a.attacks('vampire-courtier'),
    { 'a.play': 'vampire-courtier(exhausted)', 'b.pool': 4, 'b.shield#': 2 },
  ),
  row(
    'lesser-lich',
    'takes back a cheap monster',
    { a: { play: 'lesser-lich', affinity: 'undead', discard: 'wraith lesser-lich net' } },
    ({ a }) => a.uses('lesser-lich'),
    { 'a.hand': 'wraith', 'a.discard': 'lesser-lich, net', 'a.pool': 0 },
  ),

  row(
    'cyclops',
    'reaches',
    { a: { play: 'goblin-glider' }, b: { play: 'cyclops' } },
    ({ a }) => a.cannot.attacks('goblin-glider').code,
    { 'b.shield#': 3 },
  ),
  row(
    'moss-troll',
    'heals 1 at the start of a turn',
    { a: { play: 'moss-troll(damage 2)' } },
    (duel) => duel.endTurn(),
    { 'a.play': 'moss-troll(damage 1)' },
  ),
  row(
    'ettin',
    'readies itself for 1 mana',
    { a: { play: 'ettin(exhausted)', affinity: 'giant' } },
    ({ a }) => a.uses('ettin'),
    { 'a.play': 'ettin(used 0)', 'a.pool': 1 },
  ),
  row(
    'stone-giant',
    'guards',
    { a: { play: 'goblin-king' }, b: { play: 'stone-giant wraith' } },
    ({ a }) => a.attacks('goblin-king', 'stone-giant'),
    { 'b.play': 'stone-giant(damage 1), wraith' },
  ),
  row(
    'frost-giant',
    'exhausts an enemy monster',
    { a: { hand: 'frost-giant' }, b: { play: 'wraith goblin-runt' } },
    ({ a }) => {
      a.plays('frost-giant');
      a.chooses('goblin-runt');
    },
    { 'b.play': 'wraith, goblin-runt(exhausted)' },
  ),
  row(
    'storm-giant',
    'strikes 3 at all enemy monsters',
    { a: { hand: 'storm-giant', play: 'wraith', pool: 5 }, b: { play: 'goblin-soldier boulderkin hill-giant' } },
    ({ a }) => a.plays('storm-giant'),
    { 'a.play': 'wraith, storm-giant', 'b.play': 'boulderkin, hill-giant(damage 1)', 'b.discard': 'goblin-soldier' },
  ),
  row(
    'ogre',
    'is two hits from its end',
    { a: { play: '2 goblin-runt' }, b: { play: 'ogre' } },
    ({ a, b }) => {
      a.attacks('goblin-runt', 'ogre');
      b.passes();
      a.attacks('goblin-runt#2', 'ogre');
    },
    { 'b.discard': 'ogre' },
  ),
  row(
    'hill-giant',
    'outlives three hits',
    { a: { play: '3 goblin-runt' }, b: { play: 'hill-giant' } },
    ({ a, b }) => {
      for (const n of [1, 2, 3]) {
        a.attacks(`goblin-runt#${n}`, 'hill-giant');
        b.passes();
      }
    },
    { 'b.play': 'hill-giant(damage 3)' },
  ),
  row(
    'rattling-skeleton',
    'stands in the way',
    { a: { play: 'goblin-runt' }, b: { play: 'rattling-skeleton' } },
    ({ a }) => a.attacks('goblin-runt', 'rattling-skeleton'),
    { 'b.play': 'rattling-skeleton', 'b.shield#': 3 },
  ),
  row(
    'grave-shambler',
    'outlives one hit',
    { a: { play: 'goblin-runt' }, b: { play: 'grave-shambler' } },
    ({ a }) => a.attacks('goblin-runt', 'grave-shambler'),
    { 'b.play': 'grave-shambler(damage 1)' },
  ),
  row('wraith', 'flies past', { a: { play: 'wraith' }, b: DUMMY }, ({ a }) => a.attacks('wraith'), { 'b.shield#': 2 }),
  row(
    'goblin-glider',
    'flies past',
    { a: { play: 'goblin-glider' }, b: DUMMY },
    ({ a }) => a.attacks('goblin-glider'),
    { 'b.shield#': 2 },
  ),
  row(
    'goblin-runt',
    'costs a goblin deck nothing',
    { a: { hand: 'goblin-runt', pool: 0 } },
    ({ a }) => a.plays('goblin-runt'),
    { 'a.play': 'goblin-runt' },
  ),
  row(
    'goblin-soldier',
    'beats another',
    { a: { play: 'goblin-soldier' }, b: { play: 'goblin-soldier' } },
    ({ a }) => a.attacks('goblin-soldier', 'goblin-soldier'),
    { 'b.discard': 'goblin-soldier' },
  ),
];
