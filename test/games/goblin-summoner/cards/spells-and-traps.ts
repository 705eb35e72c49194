import { type Row, row } from './row.js';

/** Spells and traps. */
export const spellsAndTraps: readonly Row[] = [
  row(
    'lightning-blast',
    'damages one enemy monster',
    { a: { hand: 'lightning-blast', play: 'ogre', pool: 5 }, b: { play: 'rune-wall hill-giant' } },
    ({ a }) => {
      a.plays('lightning-blast');
      a.chooses('rune-wall');
    },
    { 'b.discard': 'rune-wall', 'a.discard': 'lightning-blast', 'a.pool': 3 },
  ),
  row(
    'mending-light',
    'heals 2',
    { a: { hand: 'mending-light', play: 'hill-giant(damage 3)' } },
    ({ a }) => a.plays('mending-light'),
    { 'a.play': 'hill-giant(damage 1)' },
  ),
  row(
    'rally',
    'gives all own monsters 1 attack',
    { a: { hand: 'rally', play: 'goblin-runt wraith' }, b: { play: 'ogre' } },
    ({ a }) => a.plays('rally'),
    { 'a.play': 'goblin-runt(+1/+0 this turn), wraith(+1/+0 this turn)', 'b.play': 'ogre' },
  ),
  row(
    'seek-the-page',
    'finds a spell',
    { a: { hand: 'seek-the-page', deck: 'net doom war-drum' } },
    ({ a }) => a.plays('seek-the-page'),
    { 'a.hand': 'doom', 'a.deck#': 2 },
  ),
  row(
    'shatter',
    'destroys an enemy relic',
    { a: { hand: 'shatter', play: 'war-drum' }, b: { play: 'mana-font storm-prism ogre' } },
    ({ a }) => {
      a.plays('shatter');
      a.chooses('storm-prism');
    },
    { 'b.play': 'mana-font, ogre', 'a.play': 'war-drum' },
  ),
  row(
    'unsummon',
    'returns a monster of either side',
    { a: { hand: 'unsummon', play: 'wraith' }, b: { play: 'ogre war-drum' } },
    ({ a }) => {
      a.plays('unsummon');
      a.chooses('wraith');
    },
    { 'a.hand': 'wraith', 'b.play': 'ogre, war-drum' },
  ),
  row('mana-surge', 'gives 2 mana', { a: { hand: 'mana-surge', pool: 1 } }, ({ a }) => a.plays('mana-surge'), {
    'a.pool': 2,
  }),
  row('insight', 'draws 2', { a: { hand: 'insight', deck: 'net doom rally' } }, ({ a }) => a.plays('insight'), {
    'a.hand': 'net, doom',
    'a.deck': 'rally',
  }),
  row(
    'gift-of-wings',
    'lets a monster fly',
    { a: { hand: 'gift-of-wings', play: 'ogre' }, b: { play: 'boulderkin' } },
    ({ a, b }) => {
      a.plays('gift-of-wings');
      b.passes();
      a.attacks('ogre');
    },
    { 'b.shield#': 2 },
  ),
  row(
    'second-charge',
    'readies a monster',
    { a: { hand: 'second-charge', play: 'ogre' } },
    ({ a, b }) => {
      a.attacks('ogre');
      b.passes();
      a.plays('second-charge');
      b.passes();
      a.attacks('ogre');
    },
    { 'b.shield#': 1 },
  ),
  row(
    'mind-rot',
    'makes the enemy discard 2 of their choice',
    { a: { hand: 'mind-rot' }, b: { hand: 'net doom rally' } },
    ({ a, b }) => {
      a.plays('mind-rot');
      b.chooses('net', 'rally');
    },
    { 'b.hand': 'doom', 'b.discard': 'net, rally' },
  ),
  row(
    'fireball',
    'damages up to two',
    { a: { hand: 'fireball' }, b: { play: 'wraith rune-wall ogre' } },
    ({ a }) => {
      a.plays('fireball');
      a.chooses('rune-wall', 'ogre');
    },
    { 'b.play': 'wraith, ogre(damage 1)', 'b.discard': 'rune-wall' },
  ),
  row(
    'fireball',
    'or nobody',
    { a: { hand: 'fireball' }, b: { play: 'wraith' } },
    ({ a }) => {
      a.plays('fireball');
      a.chooses();
    },
    { 'b.play': 'wraith' },
  ),
  row(
    'raise-dead',
    'brings back a monster of cost 3 or less',
    { a: { hand: 'raise-dead', discard: 'hill-giant wraith war-drum' } },
    ({ a }) => a.plays('raise-dead'),
    { 'a.play': 'wraith', 'a.locked': 3, 'a.pool': 2, 'a.discard': 'hill-giant, war-drum, raise-dead' },
  ),
  row(
    'call-the-warband',
    'brings two stragglers',
    { a: { hand: 'call-the-warband' } },
    ({ a }) => a.plays('call-the-warband'),
    { 'a.play': '2 token-straggler', 'a.locked': 0 },
  ),
  row(
    'earthquake',
    'strikes 3 at all that do not fly',
    { a: { hand: 'earthquake', play: 'ogre', pool: 5 }, b: { play: 'goblin-soldier wraith boulderkin hill-giant' } },
    ({ a }) => a.plays('earthquake'),
    { 'a.play': 'ogre(damage 1)', 'b.play': 'wraith, boulderkin, hill-giant(damage 1)', 'b.discard': 'goblin-soldier' },
  ),
  row(
    'twin-ruin',
    'discards a shield card of both',
    { a: { hand: 'twin-ruin', shield: 'net 2 rally' }, b: { shield: 'doom 2 rally' } },
    ({ a }) => a.plays('twin-ruin'),
    { 'a.shield': '2 rally', 'b.shield': '2 rally', 'a.discard': 'net, twin-ruin', 'b.discard': 'doom' },
  ),
  row(
    'doom',
    'destroys one enemy monster',
    { a: { hand: 'doom' }, b: { play: 'hill-giant wraith war-drum' } },
    ({ a }) => {
      a.plays('doom');
      a.chooses('hill-giant');
    },
    { 'b.play': 'wraith, war-drum', 'b.discard': 'hill-giant' },
  ),
  row(
    'shield-rend',
    'releases an enemy shield card',
    { a: { hand: 'shield-rend' }, b: { shield: 'doom 2 rally', play: 'ogre' } },
    ({ a }) => a.plays('shield-rend'),
    { 'b.shield': '2 rally', 'b.released': 'doom' },
  ),
  row(
    'renew-the-ward',
    'restores the own shield',
    { a: { hand: 'renew-the-ward', shield: '2 net', deck: 'doom rally' } },
    ({ a }) => a.plays('renew-the-ward'),
    { 'a.shield': '2 net, doom', 'a.deck': 'rally' },
  ),

  row('net', 'cancels an attack', { a: { play: 'ogre' }, b: { play: 'net' } }, ({ a }) => a.attacks('ogre'), {
    'b.shield#': 3,
    'b.discard': 'net',
    'a.play': 'ogre(exhausted)',
  }),
  row(
    'vine-snare',
    'exhausts what is summoned',
    { a: { hand: 'goblin-soldier war-drum' }, b: { play: 'vine-snare' } },
    ({ a, b }) => {
      a.plays('war-drum');
      b.passes();
      a.plays('goblin-soldier');
    },
    { 'a.play': 'war-drum, goblin-soldier(exhausted)', 'b.discard': 'vine-snare' },
  ),
  row(
    'pit-trap',
    'damages what is summoned cheaply',
    { a: { hand: 'goblin-soldier ogre', affinity: 'giant' }, b: { play: 'pit-trap' } },
    ({ a, b }) => {
      a.plays('goblin-soldier');
      b.passes();
      a.plays('ogre');
    },
    { 'a.play': 'goblin-soldier, ogre(damage 1)', 'b.discard': 'pit-trap' },
  ),
  row(
    'mana-leak',
    'takes 2 mana from one who casts',
    { a: { hand: 'rally' }, b: { play: 'mana-leak' } },
    ({ a }) => a.plays('rally'),
    { 'a.pool': 2, 'b.discard': 'mana-leak' },
  ),
  row(
    'grave-bell',
    'draws 2 when an own monster ends',
    { a: { hand: 'doom', play: 'grave-bell' }, b: { play: 'wraith grave-bell', deck: 'net rally doom' } },
    ({ a }) => a.plays('doom'),
    { 'b.hand': 'net, rally', 'a.play': 'grave-bell(set)' },
  ),
  row(
    'last-light',
    'draws 3 when one shield card is left',
    { a: { play: 'ogre' }, b: { play: 'last-light', shield: '2 ?', deck: '4 net' } },
    ({ a }) => a.attacks('ogre'),
    { 'b.hand': '3 net' },
  ),
  row(
    'last-light',
    'not when two are left',
    { a: { play: 'ogre' }, b: { play: 'last-light' } },
    ({ a }) => a.attacks('ogre'),
    { 'b.play': 'last-light(set)' },
  ),
  row(
    'ambush',
    'damages an attacker',
    { a: { play: 'ogre goblin-runt' }, b: { play: 'ambush' } },
    ({ a, b }) => {
      a.attacks('ogre goblin-runt');
      b.chooses('ogre');
    },
    { 'a.play': 'ogre(exhausted, damage 1), goblin-runt(exhausted)', 'b.shield#': 2 },
  ),
  row(
    'straw-decoy',
    'takes the blow for the duellist and draws',
    { a: { play: 'ogre' }, b: { play: 'straw-decoy', deck: 'net rally' } },
    ({ a }) => a.attacks('ogre'),
    { 'b.shield#': 3, 'b.hand': 'net', 'b.discard': 'straw-decoy' },
  ),
  row(
    'straw-decoy',
    'not for a monster',
    { a: { play: 'ogre' }, b: { play: 'straw-decoy wraith' } },
    ({ a }) => a.attacks('ogre', 'wraith'),
    { 'b.play': 'straw-decoy(set)', 'b.discard': 'wraith' },
  ),
  row(
    'null-rune',
    'counters a spell',
    { a: { hand: 'mana-surge' }, b: { play: 'null-rune' } },
    ({ a }) => a.plays('mana-surge'),
    { 'a.pool': 4, 'a.discard': 'mana-surge', 'b.discard': 'null-rune' },
  ),
  row(
    'feedback',
    'damages a monster that uses an effect, not a relic',
    { a: { play: 'war-drum ettin' }, b: { play: 'feedback' } },
    ({ a, b }) => {
      a.uses('war-drum');
      b.passes();
      a.attacks('ettin');
    },
    { 'b.play': 'feedback(set)' },
  ),
  row(
    'feedback',
    'damages before the effect resolves',
    { a: { play: 'ettin(exhausted)', affinity: 'giant' }, b: { play: 'feedback' } },
    ({ a }) => a.uses('ettin'),
    { 'a.play': 'ettin(damage 1, used 0)', 'b.discard': 'feedback' },
  ),
  row(
    'blood-price',
    'takes an enemy monster of cost 3 or less for an own one',
    { a: { play: 'wraith hill-giant', hand: 'doom', pool: 4 }, b: { play: 'goblin-runt blood-price' } },
    ({ a }) => a.plays('doom'),
    { 'a.play': 'hill-giant', 'a.discard': 'doom, wraith', 'b.discard': 'goblin-runt, blood-price' },
  ),
  row(
    'mirror-ward',
    'returns the loss of a shield card',
    { a: { play: 'ogre', shield: 'doom 2 rally' }, b: { play: 'mirror-ward', shield: 'net 2 rally' } },
    ({ a }) => a.attacks('ogre'),
    { 'a.released': 'doom', 'b.released': 'net', 'b.discard': 'mirror-ward' },
  ),
  row(
    'rune-mine',
    'strikes 4 at all attackers',
    { a: { play: 'ogre boulderkin wraith(+0/+9)' }, b: { play: 'rune-mine' } },
    ({ a }) => a.attacks('ogre boulderkin wraith'),
    { 'a.play': 'ogre(exhausted, damage 1), wraith(exhausted, +0/+9)', 'a.discard': 'boulderkin', 'b.shield#': 2 },
  ),
];
