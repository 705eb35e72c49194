import { type Row, row } from './row.js';

/** Angels, beasts, elementals and constructs. */
export const secondMonsters: readonly Row[] = [
  row(
    'cherub',
    'heals 1',
    { a: { play: 'cherub hill-giant(damage 2)' } },
    ({ a }) => {
      a.uses('cherub');
      a.chooses('hill-giant');
    },
    { 'a.play': 'cherub(exhausted, used 0), hill-giant(damage 1)' },
  ),
  row(
    'sanctum-sentinel',
    'guards and never attacks',
    { a: { play: 'goblin-king' }, b: { play: 'sanctum-sentinel wraith' } },
    ({ a, b }) => {
      a.cannot.attacks('goblin-king', 'wraith');
      a.passes();
      b.cannot.attacks('sanctum-sentinel', 'goblin-king');
    },
    { 'b.play': 'sanctum-sentinel, wraith' },
  ),
  row(
    'herald-of-light',
    'draws a card',
    { a: { hand: 'herald-of-light', deck: 'net rally' } },
    ({ a }) => a.plays('herald-of-light'),
    { 'a.hand': 'net', 'a.deck': 'rally' },
  ),
  row(
    'mender-of-wings',
    'heals 1 on all own monsters as the turn ends',
    { a: { play: 'mender-of-wings(damage 1) hill-giant(damage 3)' }, b: { play: 'ogre(damage 1)' } },
    (duel) => duel.endTurn(),
    { 'a.play': 'mender-of-wings, hill-giant(damage 2)', 'b.play': 'ogre(damage 1)' },
  ),
  row(
    'dawn-angel',
    'flies past',
    { a: { play: 'dawn-angel' }, b: { play: 'hill-giant' } },
    ({ a }) => a.attacks('dawn-angel'),
    { 'b.shield#': 2 },
  ),
  row(
    'guardian-angel',
    'flies past',
    { a: { play: 'guardian-angel' }, b: { play: 'hill-giant' } },
    ({ a }) => a.attacks('guardian-angel'),
    { 'b.shield#': 2 },
  ),
  row(
    'guardian-angel',
    'guards against flyers too',
    { a: { play: 'seraph' }, b: { play: 'guardian-angel ogre' } },
    ({ a }) => {
      a.cannot.attacks('seraph');
      a.cannot.attacks('seraph', 'ogre');
      a.attacks('seraph', 'guardian-angel');
    },
    { 'b.discard': 'guardian-angel' },
  ),
  row(
    'justicar',
    'restores the shield',
    { a: { hand: 'justicar', shield: '2 net', deck: 'doom rally' } },
    ({ a }) => a.plays('justicar'),
    { 'a.shield': '2 net, doom', 'a.deck': 'rally' },
  ),
  row('seraph', 'flies past', { a: { play: 'seraph' }, b: { play: 'hill-giant' } }, ({ a }) => a.attacks('seraph'), {
    'b.shield#': 2,
  }),

  row(
    'grey-wolf',
    'is stronger in a pack',
    { a: { play: 'grey-wolf razor-boar' }, b: { play: 'goblin-soldier' } },
    ({ a }) => a.attacks('grey-wolf', 'goblin-soldier'),
    { 'b.discard': 'goblin-soldier' },
  ),
  row(
    'grey-wolf',
    'is weaker alone',
    { a: { play: 'grey-wolf' }, b: { play: 'goblin-soldier' } },
    ({ a }) => a.attacks('grey-wolf', 'goblin-soldier'),
    { 'b.play': 'goblin-soldier' },
  ),
  row(
    'razor-boar',
    'beats a defence of 3',
    { a: { play: 'razor-boar' }, b: { play: 'goblin-soldier' } },
    ({ a }) => a.attacks('razor-boar', 'goblin-soldier'),
    { 'b.discard': 'goblin-soldier' },
  ),
  row(
    'web-spider',
    'exhausts an enemy monster',
    { a: { hand: 'web-spider' }, b: { play: 'wraith' } },
    ({ a }) => a.plays('web-spider'),
    { 'b.play': 'wraith(exhausted)' },
  ),
  row(
    'cave-bear',
    'outlives one hit',
    { a: { play: 'ogre' }, b: { play: 'cave-bear' } },
    ({ a }) => a.attacks('ogre', 'cave-bear'),
    { 'b.play': 'cave-bear(damage 1)' },
  ),
  row(
    'storm-hawk',
    'flies past',
    { a: { play: 'storm-hawk' }, b: { play: 'ogre' } },
    ({ a }) => a.attacks('storm-hawk'),
    { 'b.shield#': 2 },
  ),
  row(
    'white-stag',
    'gives 1 mana back',
    { a: { hand: 'white-stag', affinity: 'beast' } },
    ({ a }) => a.plays('white-stag'),
    { 'a.pool': 4, 'a.locked': 2 },
  ),
  row(
    'alpha-wolf',
    'leads the other beasts',
    { a: { play: 'alpha-wolf storm-hawk ogre' } },
    ({ a }) => a.attacks('alpha-wolf'),
    { 'a.play': 'alpha-wolf(exhausted), storm-hawk(+1/+0 this turn), ogre' },
  ),
  row(
    'marsh-hydra',
    'grows with every wound',
    { a: { hand: '2 lightning-blast' }, b: { play: 'marsh-hydra' } },
    ({ a, b }) => {
      a.plays('lightning-blast');
      b.passes();
      a.plays('lightning-blast');
    },
    { 'b.play': 'marsh-hydra(damage 2, +2/+0)' },
  ),
  row(
    'young-drake',
    'flies past',
    { a: { play: 'young-drake' }, b: { play: 'ogre' } },
    ({ a }) => a.attacks('young-drake'),
    { 'b.shield#': 2 },
  ),

  row(
    'living-spark',
    'gives 1 mana as it ends',
    { a: { hand: 'doom' }, b: { play: 'living-spark', pool: 2 } },
    ({ a }) => a.plays('doom'),
    { 'b.pool': 3 },
  ),
  row(
    'ember-imp',
    'strikes 2',
    { a: { hand: 'ember-imp' }, b: { play: 'cave-bear goblin-soldier' } },
    ({ a }) => {
      a.plays('ember-imp');
      a.chooses('cave-bear');
    },
    { 'b.play': 'cave-bear(damage 1), goblin-soldier' },
  ),
  row(
    'ember-imp',
    'strikes 2 in vain at 3',
    { a: { hand: 'ember-imp' }, b: { play: 'goblin-soldier' } },
    ({ a }) => a.plays('ember-imp'),
    { 'b.play': 'goblin-soldier' },
  ),
  row(
    'frostling',
    'exhausts an enemy monster in its attack',
    { a: { play: 'frostling' }, b: { play: 'wraith ogre' } },
    ({ a }) => {
      a.attacks('frostling', 'ogre');
      a.chooses('wraith');
    },
    { 'b.play': 'wraith(exhausted), ogre(damage 1)' },
  ),
  row(
    'wave-spirit',
    'sends back a cheap monster',
    { a: { hand: 'wave-spirit' }, b: { play: 'ogre wraith goblin-scrapper' } },
    ({ a }) => {
      a.plays('wave-spirit');
      a.chooses('wraith');
    },
    { 'b.play': 'ogre, goblin-scrapper', 'b.hand': 'wraith' },
  ),
  row(
    'gale-spirit',
    'flies past',
    { a: { play: 'gale-spirit' }, b: { play: 'ogre' } },
    ({ a }) => a.attacks('gale-spirit'),
    { 'b.shield#': 2 },
  ),
  row(
    'boulderkin',
    'guards',
    { a: { play: 'hill-giant' }, b: { play: 'boulderkin wraith' } },
    ({ a }) => {
      a.cannot.attacks('hill-giant', 'wraith');
      a.attacks('hill-giant', 'boulderkin');
    },
    { 'b.discard': 'boulderkin' },
  ),
  row(
    'stormcaller',
    'strikes 3 when its side casts',
    { a: { play: 'stormcaller', hand: 'rally' }, b: { play: 'goblin-soldier' } },
    ({ a }) => a.plays('rally'),
    { 'b.discard': 'goblin-soldier', 'a.play': 'stormcaller(+1/+0 this turn)' },
  ),
  row(
    'stormcaller',
    'sleeps when the enemy casts',
    { a: { hand: 'rally' }, b: { play: 'stormcaller' } },
    ({ a }) => a.plays('rally'),
    { 'b.play': 'stormcaller' },
  ),
  row(
    'inferno',
    'burns all others',
    { a: { hand: 'inferno', play: 'ogre', pool: 5 }, b: { play: 'wraith hill-giant war-drum' } },
    ({ a }) => a.plays('inferno'),
    { 'a.play': 'ogre(damage 1), inferno', 'b.play': 'hill-giant(damage 1), war-drum', 'b.discard': 'wraith' },
  ),

  row(
    'scarecrow',
    'reaches and never attacks',
    { a: { play: 'seraph scarecrow' }, b: { play: 'scarecrow' } },
    ({ a }) => {
      a.cannot.attacks('seraph');
      a.cannot.attacks('scarecrow', 'scarecrow');
      a.attacks('seraph', 'scarecrow');
    },
    { 'b.discard': 'scarecrow' },
  ),
  row(
    'homunculus',
    'draws as it ends',
    { a: { hand: 'doom' }, b: { play: 'homunculus', deck: 'net rally' } },
    ({ a }) => a.plays('doom'),
    { 'b.hand': 'net' },
  ),
  row(
    'rune-wall',
    'guards and never attacks',
    { a: { play: 'rune-wall' }, b: { play: 'rune-wall wraith' } },
    ({ a }) => a.cannot.attacks('rune-wall', 'rune-wall').code,
    { 'b.play': 'rune-wall, wraith' },
  ),
  row(
    'tin-tinker',
    'finds a relic',
    { a: { hand: 'tin-tinker', deck: 'net war-drum rally' } },
    ({ a }) => a.plays('tin-tinker'),
    { 'a.hand': 'war-drum', 'a.deck#': 2 },
  ),
  row(
    'clay-golem',
    'outlives one hit',
    { a: { play: 'ogre' }, b: { play: 'clay-golem' } },
    ({ a }) => a.attacks('ogre', 'clay-golem'),
    { 'b.play': 'clay-golem(damage 1)' },
  ),
  row(
    'walking-ballista',
    'strikes 4',
    { a: { play: 'walking-ballista' }, b: { play: 'boulderkin' } },
    ({ a }) => a.uses('walking-ballista'),
    { 'a.play': 'walking-ballista(exhausted, used 0)', 'b.discard': 'boulderkin' },
  ),
  row(
    'walking-ballista',
    'strikes 4 in vain at 5',
    { a: { play: 'walking-ballista' }, b: { play: 'rune-wall' } },
    ({ a }) => a.uses('walking-ballista'),
    { 'b.play': 'rune-wall' },
  ),
  row(
    'salvage-ox',
    'gives itself for 2 cards',
    { a: { play: 'salvage-ox', deck: 'net doom rally' } },
    ({ a }) => a.uses('salvage-ox'),
    { 'a.play': '-', 'a.discard': 'salvage-ox', 'a.hand': 'net, doom' },
  ),
  row(
    'bronze-colossus',
    'is stronger with one relic',
    { a: { play: 'bronze-colossus war-drum' }, b: { play: 'rune-wall(+0/+1)' } },
    ({ a }) => a.attacks('bronze-colossus', 'rune-wall'),
    { 'b.discard': 'rune-wall' },
  ),
  row(
    'bronze-colossus',
    'gains 2 at most',
    { a: { play: 'bronze-colossus 3 war-drum' }, b: { play: 'rune-wall(+0/+3)' } },
    ({ a }) => a.attacks('bronze-colossus', 'rune-wall'),
    { 'b.play': 'rune-wall(+0/+3)' },
  ),
  row(
    'bronze-colossus',
    'gains 2 of three relics',
    { a: { play: 'bronze-colossus 3 war-drum' }, b: { play: 'rune-wall(+0/+2)' } },
    ({ a }) => a.attacks('bronze-colossus', 'rune-wall'),
    { 'b.discard': 'rune-wall' },
  ),
];
