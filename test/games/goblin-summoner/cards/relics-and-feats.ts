import { type Row, row } from './row.js';

const FEATS = { feats: true };

/** Relics, feats and items. */
export const relicsAndFeats: readonly Row[] = [
  row(
    'tattered-warbanner',
    'leads all own goblins',
    { a: { play: 'goblin-soldier tattered-warbanner' }, b: { play: 'boulderkin' } },
    ({ a }) => a.attacks('goblin-soldier', 'boulderkin'),
    { 'b.discard': 'boulderkin' },
  ),
  row(
    'war-drum',
    'gives 2 attack this turn',
    { a: { play: 'war-drum goblin-runt wraith' } },
    ({ a }) => {
      a.uses('war-drum');
      a.chooses('wraith');
    },
    { 'a.play': 'war-drum(used 0), goblin-runt, wraith(+2/+0 this turn)', 'a.pool': 2 },
  ),
  row(
    'warren-gate',
    'sends a straggler where nobody stands',
    { a: { play: 'warren-gate' } },
    (duel) => duel.endTurn(),
    { 'a.play': 'warren-gate, token-straggler' },
  ),
  row(
    'warren-gate',
    'stays shut while a monster stands',
    { a: { play: 'warren-gate goblin-runt' } },
    (duel) => duel.endTurn(),
    { 'a.play': 'warren-gate, goblin-runt' },
  ),
  row(
    'corpse-candle',
    'mills 1 and strikes 2',
    { a: { play: 'corpse-candle', deck: 'net rally' }, b: { play: 'cave-bear' } },
    ({ a }) => a.uses('corpse-candle'),
    { 'a.deck': 'rally', 'a.discard': 'net', 'b.play': 'cave-bear(damage 1)', 'a.pool': 3 },
  ),
  row(
    'funeral-urn',
    'draws when an own monster ends',
    { a: { hand: 'doom' }, b: { play: 'funeral-urn wraith', deck: 'net rally' } },
    ({ a }) => a.plays('doom'),
    { 'b.hand': 'net' },
  ),
  row(
    'funeral-urn',
    'not for a token, nor for an enemy',
    { a: { hand: '2 doom', play: 'funeral-urn', pool: 9 }, b: { play: 'funeral-urn token-straggler' } },
    ({ a }) => a.plays('doom'),
    { 'a.hand': 'doom', 'b.hand': '-' },
  ),
  row(
    'tree-trunk-club',
    'arms the giants',
    { a: { play: 'cyclops tree-trunk-club goblin-soldier' }, b: { play: '2 boulderkin' } },
    ({ a, b }) => {
      a.attacks('cyclops', 'boulderkin');
      b.passes();
      a.attacks('goblin-soldier', 'boulderkin');
    },
    { 'b.play': 'boulderkin', 'b.discard': 'boulderkin' },
  ),
  row(
    'giants-hearth',
    'heals the giants as the turn ends',
    { a: { play: 'giants-hearth ogre(damage 1) hill-giant(damage 2) clay-golem(damage 1)' } },
    (duel) => duel.endTurn(),
    { 'a.play': 'giants-hearth, ogre, hill-giant(damage 1), clay-golem(damage 1)' },
  ),
  row(
    'dawn-chalice',
    'draws while the shield is down to 1',
    { options: { drawPerTurn: 0 }, a: { play: 'dawn-chalice', shield: '?', deck: 'net rally' } },
    (duel) => duel.endTurn(),
    { 'a.hand': 'net' },
  ),
  row(
    'dawn-chalice',
    'not while it is 2',
    { options: { drawPerTurn: 0 }, a: { play: 'dawn-chalice', shield: '2 ?', deck: 'net rally' } },
    (duel) => duel.endTurn(),
    { 'a.hand': '-' },
  ),
  row(
    'borrowed-halo',
    'lends wings',
    { a: { play: 'borrowed-halo goblin-runt' }, b: { play: 'ogre' } },
    ({ a, b }) => {
      a.uses('borrowed-halo');
      b.passes();
      a.attacks('goblin-runt');
    },
    { 'b.shield#': 2, 'a.play': 'borrowed-halo(used 0), goblin-runt(exhausted, flying this turn)', 'a.pool': 1 },
  ),
  row(
    'claw-totem',
    'hardens the beasts',
    { a: { play: 'goblin-soldier' }, b: { play: 'claw-totem storm-hawk(+0/+1)' } },
    ({ a }) => a.attacks('goblin-soldier', 'storm-hawk'),
    { 'b.play': 'claw-totem, storm-hawk(+0/+1)' },
  ),
  row(
    'claw-totem',
    'but not enough',
    { a: { play: 'goblin-soldier' }, b: { play: 'claw-totem storm-hawk' } },
    ({ a }) => a.attacks('goblin-soldier', 'storm-hawk'),
    { 'b.discard': 'storm-hawk' },
  ),
  row(
    'hunters-whistle',
    'readies a beast',
    { a: { play: 'hunters-whistle storm-hawk(exhausted) wraith(exhausted)', pool: 1 } },
    ({ a }) => a.uses('hunters-whistle'),
    { 'a.play': 'hunters-whistle(used 0), storm-hawk, wraith(exhausted)', 'a.pool': 0 },
  ),
  row(
    'mana-font',
    'gives 1 mana for every own spell',
    { a: { play: 'mana-font', hand: 'rally' } },
    ({ a }) => a.plays('rally'),
    { 'a.pool': 3 },
  ),
  row(
    'storm-prism',
    'strikes 3',
    { a: { play: 'storm-prism' }, b: { play: 'goblin-soldier' } },
    ({ a }) => a.uses('storm-prism'),
    { 'b.discard': 'goblin-soldier', 'a.pool': 2 },
  ),
  row(
    'focusing-lens',
    'sharpens those with reach',
    { a: { play: 'goblin-archer goblin-runt focusing-lens' }, b: { play: '2 goblin-cutpurse' } },
    ({ a, b }) => {
      a.attacks('goblin-archer', 'goblin-cutpurse');
      b.passes();
      a.attacks('goblin-runt', 'goblin-cutpurse');
    },
    { 'b.play': 'goblin-cutpurse' },
  ),
  row(
    'clockwork-engine',
    'draws with 1 card in hand',
    { options: { drawPerTurn: 0 }, a: { play: 'clockwork-engine', hand: 'net', deck: 'doom rally' } },
    (duel) => duel.endTurn(),
    { 'a.hand': 'net, doom' },
  ),
  row(
    'clockwork-engine',
    'not with 2',
    { options: { drawPerTurn: 0 }, a: { play: 'clockwork-engine', hand: '2 net', deck: 'doom rally' } },
    (duel) => duel.endTurn(),
    { 'a.hand': '2 net' },
  ),
  row(
    'rune-forge',
    'hones a construct for good',
    { a: { play: 'rune-forge clay-golem homunculus ogre' } },
    (duel) => {
      duel.endTurn();
      duel.a.chooses('homunculus');
      duel.endTurn();
      duel.a.chooses('homunculus');
    },
    { 'a.play': 'rune-forge, clay-golem, homunculus(+2/+0), ogre' },
  ),

  row(
    'feat-second-wind',
    'draws 2',
    { options: FEATS, a: { carries: 'feat-second-wind', deck: 'net doom rally' } },
    ({ a }) => a.usesFeat('feat-second-wind'),
    { 'a.hand': 'net, doom', 'a.pool': 5 },
  ),
  row(
    'feat-war-cry',
    'gives all own monsters 2 attack',
    { options: FEATS, a: { carries: 'feat-war-cry', play: 'goblin-runt ogre' }, b: { play: 'ogre' } },
    ({ a }) => a.usesFeat('feat-war-cry'),
    { 'a.play': 'goblin-runt(+2/+0 this turn), ogre(+2/+0 this turn)', 'b.play': 'ogre' },
  ),
  row(
    'feat-quick-study',
    'draws, then discards',
    { options: FEATS, a: { carries: 'feat-quick-study', hand: 'net', deck: 'doom rally' } },
    ({ a }) => {
      a.usesFeat('feat-quick-study');
      a.chooses('net');
    },
    { 'a.hand': 'doom', 'a.discard': 'net', 'a.pool': 4 },
  ),
  row(
    'item-runic-bracer',
    'gives 2 mana',
    { options: FEATS, a: { carries: 'item-runic-bracer' } },
    ({ a }) => a.usesFeat('item-runic-bracer'),
    { 'a.pool': 7, 'a.carries': 'item-runic-bracer(spent)' },
  ),
  row(
    'item-ember-ring',
    'strikes 3',
    { options: FEATS, a: { carries: 'item-ember-ring' }, b: { play: 'goblin-soldier boulderkin' } },
    ({ a }) => {
      a.usesFeat('item-ember-ring');
      a.chooses('goblin-soldier');
    },
    { 'b.discard': 'goblin-soldier', 'a.pool': 3 },
  ),
  row(
    'item-healers-buckle',
    'heals 1',
    { options: FEATS, a: { carries: 'item-healers-buckle', play: 'ogre(damage 1)', pool: 2 } },
    ({ a }) => a.usesFeat('item-healers-buckle'),
    { 'a.play': 'ogre', 'a.pool': 1 },
  ),
];
