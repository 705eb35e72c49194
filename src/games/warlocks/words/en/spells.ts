import type { Language } from '../language.js';

/** What each spell does, for a player who has the table of gestures beside it. */
export const spellTexts: Language['spellTexts'] = {
  'dispel-magic':
    'Every other spell of the turn fails, every enchantment ends, and all monsters die after a last attack. Its target is shielded for the turn.',
  'counter-spell':
    'Undoes every other spell on its target this turn, good or bad, save Dispel Magic and Finger of Death, and shields it besides.',
  'magic-mirror': 'Spells of others at its target turn round this turn and strike whoever cast them.',
  'summon-goblin': 'A goblin, with 1 health and 1 damage, serves the target and attacks this very turn.',
  'summon-ogre': 'An ogre, with 2 health and 2 damage, serves the target and attacks this very turn.',
  'summon-troll': 'A troll, with 3 health and 3 damage, serves the target and attacks this very turn.',
  'summon-giant': 'A giant, with 4 health and 4 damage, serves the target and attacks this very turn.',
  'summon-fire-elemental':
    'A fire elemental, with 3 health, burns everybody for 3 every turn, save those who resist heat or are shielded. It obeys nobody.',
  'summon-ice-elemental':
    'An ice elemental, with 3 health, freezes everybody for 3 every turn, save those who resist cold or are shielded. It obeys nobody.',
  haste: 'A warlock has an extra turn after this one and the next two; a monster attacks twice in them.',
  'time-stop':
    'A warlock has a turn outside of time, in which nothing laid on anybody earlier protects or hinders. A monster attacks once more, through all defences.',
  protection: 'A shield against stabs, monsters and missiles, this turn and for two rounds more.',
  'resist-heat': 'No harm by fire from now on. At a fire elemental: it is destroyed.',
  'resist-cold': 'No harm by ice from now on. At an ice elemental: it is destroyed.',
  paralysis:
    'Next turn one hand of a warlock, chosen by the caster, makes what its last gesture turns into. A monster does not attack this turn.',
  amnesia: 'Next turn a warlock makes the gestures of this one again. A monster does not attack this turn.',
  fear: 'Next turn a warlock makes nothing where C, D, F or S was meant. A minion does not attack this turn.',
  confusion:
    'Next turn one hand of a warlock makes a gesture drawn by chance. A minion attacks somebody drawn by chance this turn.',
  maladroitness:
    'Next turn both hands of a warlock do what the right one was meant to do. The attack of a minion fails this turn.',
  'charm-monster': 'A minion serves the caster from now on, and still has the victim it had.',
  'charm-person': 'Next turn the caster chooses what one hand of a warlock makes.',
  disease:
    'A warlock dies at the end of the sixth round after this one, unless cured by Cure Heavy Wounds, Remove Enchantment or Dispel Magic. A monster dies this turn, after its attack.',
  poison:
    'A warlock dies at the end of the sixth round after this one, unless Remove Enchantment or Dispel Magic helps. A monster dies this turn, after its attack.',
  'cure-light-wounds': 'Heals 1, up to one more than the health at the start.',
  'cure-heavy-wounds': 'Heals 2, up to one more than the health at the start, and ends Disease.',
  'anti-spell': 'What a warlock has gestured up to now is no part of any later spell.',
  blindness:
    'For three rounds after this one a warlock sees nobody else: spells at others miss. A monster is destroyed at once.',
  invisibility:
    'For three rounds after this one nobody sees a warlock, nor aims at what is not seen. A monster is destroyed at once.',
  permanency: 'One enchantment that the target finishes within three rounds can be made to last.',
  'delay-effect': 'One spell that the target finishes within three rounds can be kept, and released in any later turn.',
  'remove-enchantment': 'Ends all enchantments on its target, those of this turn too. A monster dies after its attack.',
  shield: 'A shield against stabs, monsters and missiles, for this turn.',
  'magic-missile': 'Does 1, unless a shield stops it.',
  'cause-light-wounds': 'Does 2; no shield helps.',
  'cause-heavy-wounds': 'Does 3; no shield helps.',
  fireball: 'Does 5, unless its target resists heat. At an ice elemental: it is destroyed.',
  'lightning-bolt': 'Does 5; no shield helps.',
  'clap-of-lightning': 'Does 5, once in a battle; no shield helps.',
  'finger-of-death':
    'Its target dies at the end of the turn. No Counter Spell stops it; a Magic Mirror turns it round.',
  'fire-storm': 'Does 5 to everybody, whoever cast it included, save those who resist heat or are under Counter Spell.',
  'ice-storm': 'Does 5 to everybody, whoever cast it included, save those who resist cold or are under Counter Spell.',
};
