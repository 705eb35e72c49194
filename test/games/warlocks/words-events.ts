import type { Event } from '../../../src/games/warlocks/index.js';

/** An event without its rule, which no line looks at. */
export type Told = Event extends infer Each ? (Each extends Event ? Omit<Each, 'rule'> : never) : never;

/** The lines of every event; one that is new does not compile until it stands here. Ann, Bob and Cid sit at 0, 1, 2. */
export const samples: { readonly [Type in Event['type']]: readonly (readonly [event: Told, line: string])[] } = {
  ordered: [[{ type: 'ordered', seat: 0, turn: 4 }, 'Ann has handed in orders for turn 4.']],
  'turn-began': [
    [{ type: 'turn-began', turn: 4, kind: 'normal', active: [0, 1] }, 'Turn 4 begins.'],
    [
      { type: 'turn-began', turn: 5, kind: 'time-stopped', active: [0, 2] },
      'Turn 5 begins, a time-stopped turn of Ann and Cid.',
    ],
  ],
  bent: [
    [{ type: 'bent', seat: 1, enchantment: 'paralysis', hand: 'LH' }, 'Paralysis forces the left hand of Bob.'],
    [{ type: 'bent', seat: 1, enchantment: 'amnesia', hand: null }, 'Amnesia makes Bob repeat the last gestures.'],
    [{ type: 'bent', seat: 1, enchantment: 'fear', hand: null }, 'Fear leaves Bob without C, D, F and S.'],
    [{ type: 'bent', seat: 1, enchantment: 'confusion', hand: 'RH' }, 'Confusion guides the right hand of Bob.'],
    [
      { type: 'bent', seat: 1, enchantment: 'maladroitness', hand: null },
      'Maladroitness gives both hands of Bob one gesture.',
    ],
    [
      { type: 'bent', seat: 1, enchantment: 'charm-person', hand: 'LH' },
      'The charmed left hand of Bob obeys another will.',
    ],
  ],
  banked: [[{ type: 'banked', seat: 0, spell: 'fireball' }, 'Ann keeps Fireball for later.']],
  gestured: [
    [{ type: 'gestured', seat: 0, made: ['S', '-'] }, 'Ann gestures S/-: snap left, nothing right.'],
    [{ type: 'gestured', seat: 0, made: ['C', 'C'] }, 'Ann gestures C/C: a clap.'],
  ],
  cast: [
    [
      { type: 'cast', seat: 0, spell: 'shield', target: 0, hand: 'RH', byDefault: true, missed: false },
      'Ann casts Shield at self, with the right hand.',
    ],
    [
      { type: 'cast', seat: 0, spell: 'charm-monster', target: 'LH:1', hand: 'LH', byDefault: false, missed: false },
      'Ann casts Charm Monster at the monster that the left hand of Bob brings forth, with the left hand.',
    ],
    [
      { type: 'cast', seat: 0, spell: 'fear', target: 1, hand: null, byDefault: false, missed: true },
      'Ann casts Fear at Bob, from the bank, and misses what cannot be seen.',
    ],
    [
      { type: 'cast', seat: 0, spell: 'magic-mirror', target: 1, hand: 'LH', byDefault: false, missed: false },
      'Ann casts Magic Mirror at Bob, with both hands.',
    ],
  ],
  'made-permanent': [[{ type: 'made-permanent', seat: 0, spell: 'haste' }, 'Ann spends Permanency on Haste.']],
  'no-charge': [[{ type: 'no-charge', seat: 0 }, 'Ann has no charge left for a Clap of Lightning.']],
  recognised: [
    [{ type: 'recognised', spell: 'amnesia', subject: 1, for: [0] }, 'The spell was Amnesia at Bob.'],
    [{ type: 'recognised', spell: 'amnesia', subject: 'nobody', for: [0] }, 'The spell was Amnesia.'],
  ],
  traced: [
    [
      { type: 'traced', monster: 'm1', from: { seat: 1, hand: 'LH' }, for: [1] },
      'Mossy Ogre came from the left hand of Bob.',
    ],
  ],
  dispelled: [[{ type: 'dispelled' }, 'Dispel Magic ends all other spells and all enchantments.']],
  'took-effect': [[{ type: 'took-effect', subject: 'm1', spell: 'shield' }, 'Shield takes hold of Mossy Ogre.']],
  healed: [
    [{ type: 'healed', subject: 0, spell: 'cure-light-wounds', amount: 1 }, 'Cure Light Wounds heals Ann by 1.'],
    [
      { type: 'healed', subject: 0, spell: 'cure-light-wounds', amount: 0 },
      'Cure Light Wounds finds Ann in full health.',
    ],
  ],
  damaged: [
    [{ type: 'damaged', subject: 0, spell: 'fireball', amount: 5 }, 'Fireball strikes Ann for 5.'],
    [{ type: 'damaged', subject: 0, spell: 'wounds', amount: 3 }, 'A wounding spell strikes Ann for 3.'],
  ],
  doomed: [[{ type: 'doomed', subject: 1, spell: 'finger-of-death' }, 'Finger of Death dooms Bob.']],
  destroyed: [[{ type: 'destroyed', subject: 'm1', spell: 'blindness' }, 'Blindness destroys Mossy Ogre at once.']],
  consumed: [
    [{ type: 'consumed', subject: 'nobody', spell: 'minion' }, 'A summoned minion finds no master.'],
    [{ type: 'consumed', subject: 'm2', spell: 'summon-ogre' }, 'A summoned minion is lost in monster m2.'],
  ],
  fizzled: [[{ type: 'fizzled', spell: 'enchantment' }, 'An enchantment is spent on nobody.']],
  countered: [[{ type: 'countered', subject: 1, spell: 'mental' }, 'The Counter Spell on Bob undoes a mental spell.']],
  deflected: [[{ type: 'deflected', subject: 1, spell: 'magic-missile' }, 'The shield of Bob stops Magic Missile.']],
  resisted: [[{ type: 'resisted', subject: 1, spell: 'fireball' }, 'Bob resists Fireball.']],
  'had-no-effect': [
    [{ type: 'had-no-effect', subject: 1, spell: 'charm-monster' }, 'Charm Monster does nothing to Bob.'],
  ],
  overridden: [
    [{ type: 'overridden', subject: 1, spell: 'fear' }, 'A lasting enchantment on Bob is stronger than Fear.'],
  ],
  reflected: [
    [{ type: 'reflected', spell: 'fear', bearer: 1, lost: false }, 'The Magic Mirror of Bob turns Fear round.'],
    [
      { type: 'reflected', spell: 'fear', bearer: 1, lost: true },
      'The Magic Mirror of Bob turns Fear round, into nowhere.',
    ],
  ],
  enchanted: [
    [{ type: 'enchanted', subject: 1, spell: 'fear', by: null }, 'Fear weighs on Bob.'],
    [
      { type: 'enchanted', subject: 1, spell: 'charm-person', by: 0 },
      'Charm Person weighs on Bob, by the will of Ann.',
    ],
  ],
  cancelled: [
    [
      { type: 'cancelled', subject: 1, spell: 'fear', by: null },
      'Mental spells cancel each other: Bob is free of Fear.',
    ],
  ],
  charmed: [
    [{ type: 'charmed', subject: 'm1', by: 0 }, 'Mossy Ogre obeys Ann from now on.'],
    [{ type: 'charmed', subject: 'm1', by: null }, 'Mossy Ogre obeys nobody from now on.'],
  ],
  summoned: [
    [
      { type: 'summoned', monster: 'm1', kind: 'ogre', controller: 0, victim: 1, from: { seat: 0, hand: 'RH' } },
      'Mossy Ogre comes to serve Ann, from the right hand of Ann, and turns to Bob.',
    ],
    [
      { type: 'summoned', monster: 'm2', kind: 'fire-elemental', controller: null, victim: 'nobody', from: null },
      'Monster m2 appears, a fire elemental.',
    ],
  ],
  absorbed: [
    [
      { type: 'absorbed', kind: 'ice-elemental', subject: 1 },
      'The Counter Spell on Bob swallows the coming ice elemental.',
    ],
  ],
  'storm-failed': [[{ type: 'storm-failed', storm: 'fire-storm' }, 'Fire Storm fails.']],
  stormed: [[{ type: 'stormed', storm: 'ice-storm' }, 'Ice Storm breaks loose.']],
  'storm-hit': [
    [{ type: 'storm-hit', storm: 'ice-storm', subject: 1, outcome: 'hit', amount: 5 }, 'Ice Storm strikes Bob for 5.'],
    [
      { type: 'storm-hit', storm: 'ice-storm', subject: 1, outcome: 'resisted', amount: 0 },
      'Ice Storm does no harm to Bob, who resists.',
    ],
    [
      { type: 'storm-hit', storm: 'ice-storm', subject: 1, outcome: 'countered', amount: 0 },
      'Ice Storm does not reach Bob, under Counter Spell.',
    ],
    [
      { type: 'storm-hit', storm: 'ice-storm', subject: 1, outcome: 'balanced', amount: 0 },
      'Fire and ice leave Bob unharmed.',
    ],
  ],
  directed: [
    [
      { type: 'directed', seat: 0, monster: 'm1', victim: 'RH:1' },
      'Ann sends Mossy Ogre at the monster that the right hand of Bob brings forth.',
    ],
    [{ type: 'directed', seat: 0, monster: 'm1', victim: 'm1' }, 'Ann sends Mossy Ogre at itself.'],
  ],
  stabbed: [
    [{ type: 'stabbed', seat: 0, victim: 0, outcome: 'hit' }, 'Ann stabs self for 1.'],
    [{ type: 'stabbed', seat: 0, victim: 1, outcome: 'deflected' }, 'Ann stabs at Bob, and a shield holds.'],
    [{ type: 'stabbed', seat: 0, victim: 1, outcome: 'missed' }, 'Ann stabs at Bob, and misses.'],
    [{ type: 'stabbed', seat: 0, victim: 'nobody', outcome: 'nobody' }, 'Ann stabs at nobody.'],
  ],
  attacked: [
    [
      { type: 'attacked', monster: 'm1', victim: 1, attack: 'first', outcome: 'hit', amount: 2 },
      'Mossy Ogre attacks Bob for 2.',
    ],
    [
      { type: 'attacked', monster: 'm1', victim: 1, attack: 'hasted', outcome: 'deflected', amount: 0 },
      'Mossy Ogre attacks Bob again, and a shield holds.',
    ],
    [
      { type: 'attacked', monster: 'm1', victim: 1, attack: 'time-stopped', outcome: 'hit', amount: 2 },
      'Mossy Ogre attacks Bob once more, outside of time for 2.',
    ],
    [
      { type: 'attacked', monster: 'm1', victim: 1, attack: 'first', outcome: 'resisted', amount: 0 },
      'Mossy Ogre attacks Bob, to whom it does no harm.',
    ],
    [
      { type: 'attacked', monster: 'm1', victim: 1, attack: 'first', outcome: 'unseen', amount: 0 },
      'Mossy Ogre looks for Bob, and sees nobody.',
    ],
    [
      { type: 'attacked', monster: 'm1', victim: 'nobody', attack: 'first', outcome: 'nobody', amount: 0 },
      'Mossy Ogre attacks nobody.',
    ],
    [
      { type: 'attacked', monster: 'm1', victim: 1, attack: 'hasted', outcome: 'kept', amount: 0 },
      'Mossy Ogre is kept from attacking again.',
    ],
  ],
  'sight-began': [
    [{ type: 'sight-began', seat: 0, enchantment: 'blindness' }, 'Ann is blind from the next turn on.'],
    [{ type: 'sight-began', seat: 0, enchantment: 'invisibility' }, 'Ann is invisible from the next turn on.'],
  ],
  'sight-ended': [
    [{ type: 'sight-ended', seat: 0, enchantment: 'blindness' }, 'Ann sees again.'],
    [{ type: 'sight-ended', seat: 0, enchantment: 'invisibility' }, 'Ann can be seen again.'],
  ],
  expired: [
    [{ type: 'expired', subject: 0, enchantment: 'haste' }, 'Haste has run out on Ann.'],
    [{ type: 'expired', subject: 'm1', enchantment: 'resist-heat' }, 'Resistance to heat has run out on Mossy Ogre.'],
  ],
  succumbed: [[{ type: 'succumbed', seat: 0, enchantment: 'poison' }, 'Poison has run its course in Ann.']],
  'ended-own-life': [[{ type: 'ended-own-life', seat: 0 }, 'Ann chooses to die.']],
  died: [[{ type: 'died', being: 'm1' }, 'Mossy Ogre dies.']],
  surrendered: [[{ type: 'surrendered', seat: 0 }, 'Ann surrenders.']],
  ended: [
    [{ type: 'ended', winners: [0], reason: 'last-standing' }, 'Ann wins the battle: nobody else is left.'],
    [
      { type: 'ended', winners: [0], reason: 'surrender-survived' },
      'Ann wins the battle: all others who left in this turn are dead.',
    ],
    [{ type: 'ended', winners: [], reason: 'none-left' }, 'The battle is a draw: nobody is left.'],
    [{ type: 'ended', winners: [], reason: 'turn-limit' }, 'The battle is a draw: its last turn has been played.'],
  ],
};
