import type { Gesture, Hand } from '../gestures.js';
import type { ElementalKind } from '../spells.js';
import type { MentalKind, TurnKind } from '../state.js';

/** What came of an attack, or of a stab, as it is printed. */
export type Blow = 'hit' | 'deflected' | 'missed' | 'resisted';

/** What a statement says; names are still texts. `mute`: it is known, and tells nothing that is kept. */
export type Said =
  | { readonly say: Deed; readonly who: string }
  | { readonly say: 'made'; readonly who: string; readonly hand: Hand | null; readonly gesture: Gesture }
  | {
      readonly say: 'casts';
      readonly who: string;
      readonly spell: string;
      readonly target: string;
      readonly isBanked: boolean;
      readonly missed: boolean;
    }
  | { readonly say: 'bent'; readonly who: string; readonly by: MentalKind; readonly hand: Hand | null }
  | { readonly say: 'kind'; readonly kind: TurnKind }
  | { readonly say: 'summoned' | 'charmed'; readonly who: string; readonly master: string }
  | { readonly say: 'not-summoned'; readonly who: string | null; readonly minion: string | null }
  | { readonly say: 'appears' | 'absorbed' | 'amok'; readonly kind: ElementalKind }
  | { readonly say: 'directs'; readonly who: string; readonly monster: string; readonly victim: string }
  | {
      readonly say: 'attacks';
      readonly who: string;
      readonly victim: string;
      readonly blow: Blow;
      readonly amount: number;
      /** Whether it is the attack that Haste or Time Stop gives. */
      readonly isExtra: boolean;
    }
  | { readonly say: 'amok-at'; readonly who: string; readonly blow: Blow; readonly amount: number }
  | { readonly say: 'hurt'; readonly who: string; readonly amount: number | null }
  | { readonly say: 'none-left' | 'mute' };

/** The groups that a pattern found. */
type Groups = readonly (string | undefined)[];
type Phrase = readonly [pattern: RegExp, said: (groups: Groups) => Said];

const NAME = '(.{1,60}?)';
const HIS = '(?:his|her|its|their)';
const HANDED = `${HIS} (left|right) hand`;
const SELF = `(?:his|her|its|their) `;
/** A whole statement. */
const of = (text: string): RegExp => new RegExp(`^${text}[.!]$`);
const text = (groups: Groups, at: number): string => groups[at] ?? '';
const handOf = (word: string | undefined): Hand => (word === 'left' ? 'LH' : 'RH');
const elemental = (word: string | undefined): ElementalKind => (word === 'Fire' ? 'fire-elemental' : 'ice-elemental');

const gestured = (verb: string, gesture: Gesture): Phrase => [
  of(`${NAME} ${verb} ${HANDED}`),
  (groups) => ({ say: 'made', who: text(groups, 1), hand: handOf(groups[2]), gesture }),
];
const bent = (phrase: string, by: MentalKind, hasHand = false): Phrase => [
  of(`${NAME}${phrase}`),
  (groups) => ({ say: 'bent', who: text(groups, 1), by, hand: hasHand ? handOf(groups[2]) : null }),
];
/** What somebody does, and nothing more is told of it. */
type Deed =
  | 'bows'
  | 'confused'
  | 'clears'
  | 'permanent'
  | 'banks'
  | 'suicide'
  | 'healed'
  | 'dies'
  | 'surrenders'
  | 'wins';
const does = (phrase: string, say: Deed): Phrase => [
  of(`${NAME}${phrase}`),
  (groups) => ({ say, who: text(groups, 1) }),
];
const hurt = (phrase: string): Phrase => [
  of(phrase),
  (groups) => ({ say: 'hurt', who: text(groups, 1), amount: groups[2] === undefined ? null : Number(groups[2]) }),
];
const attack = (phrase: string, blow: Blow): Phrase => [
  of(`(In a burst of speed, |Outside time, )?${NAME} ${phrase}`),
  (groups) => ({
    say: 'attacks',
    who: text(groups, 2),
    victim: text(groups, 3),
    blow,
    amount: Number(groups[4] ?? 0),
    isExtra: groups[1] !== undefined,
  }),
];
const amok = (phrase: string, blow: Blow): Phrase => [
  of(phrase),
  (groups) => ({ say: 'amok-at', who: text(groups, 1), blow, amount: Number(groups[2] ?? 0) }),
];
const mute = (phrase: string): Phrase => [of(phrase), () => ({ say: 'mute' })];

/** What bends gestures, at the head of a turn. */
const BENDING: readonly Phrase[] = /* @__PURE__ */ (() => [
  bent(`'s (left|right) hand is paralysed`, 'paralysis', true),
  bent(` is charmed into making the wrong gesture with ${HANDED}`, 'charm-person', true),
  bent(' is charmed, but ends up making the gestures .{1,10} intended anyway', 'charm-person'),
  bent(` confusedly makes the wrong gesture with ${HANDED}`, 'confusion', true),
  bent(' makes a confused gesture, but luckily .{1,40}', 'confusion'),
  bent(' forgets what .{1,8} doing, and makes the same gestures as last round', 'amnesia'),
  bent(' quakes in fear', 'fear'),
  bent(' is rendered maladroit', 'maladroitness'),
])();
/** What warlocks do. */
const DOING: readonly Phrase[] = /* @__PURE__ */ (() => [
  gestured('wiggles the fingers of', 'F'),
  gestured('proffers the palm of', 'P'),
  gestured('snaps the fingers of', 'S'),
  gestured('waves(?: with)?', 'W'),
  gestured('points the digit of', 'D'),
  gestured('flailingly half-claps with', 'C'),
  gestured('stabs with', '>'),
  gestured('makes no gesture with', '-'),
  [of(`${NAME} claps`), (groups) => ({ say: 'made', who: text(groups, 1), hand: null, gesture: 'C' })],
  [
    of(`${NAME} casts (${SELF}banked )?(.{1,30}?) (?:at|on) (.{1,90}?)(, but misses(?: due to .{1,20})?)?`),
    (groups) => ({
      say: 'casts',
      who: text(groups, 1),
      spell: text(groups, 3),
      target: text(groups, 4),
      isBanked: groups[2] !== undefined,
      missed: groups[5] !== undefined,
    }),
  ],
  [
    of(`${NAME} directs (.{1,60}?) to attack (.{1,90})`),
    (groups) => ({ say: 'directs', who: text(groups, 1), monster: text(groups, 2), victim: text(groups, 3) }),
  ],
  does(' bows', 'bows'),
  does(' (?:makes|attempts to make) the spell permanent', 'permanent'),
  does(' banks a spell for later', 'banks'),
  does(` stops ${HIS} heart through force of will alone`, 'suicide'),
  [of('Fast (?:players|warlocks) sneak in an extra set of gestures'), () => ({ say: 'kind', kind: 'hasted' })],
  [of('This turn took place outside of time'), () => ({ say: 'kind', kind: 'time-stopped' })],
  mute(`${NAME} tries to cast Clap of Lightning, but .{1,60}`),
])();
/** Who comes, and whom monsters obey. */
const COMING: readonly Phrase[] = /* @__PURE__ */ (() => [
  [
    of(`${NAME} is summoned to serve ${NAME}`),
    (groups) => ({ say: 'summoned', who: text(groups, 1), master: text(groups, 2) }),
  ],
  [
    of(`${NAME}'s (Goblin|Ogre|Troll|Giant) is absorbed into a Counterspell glow`),
    (groups) => ({ say: 'not-summoned', who: text(groups, 1), minion: text(groups, 2) }),
  ],
  [
    of(`${NAME} is summoned inside .{1,40} and is consumed instantly`),
    () => ({ say: 'not-summoned', who: null, minion: null }),
  ],
  [
    of('A summoned creature, finding no master, returns from whence it came'),
    () => ({ say: 'not-summoned', who: null, minion: null }),
  ],
  [of('An? (Fire|Ice) Elemental appears in .{1,60}'), (groups) => ({ say: 'appears', kind: elemental(groups[1]) })],
  [
    of(`The (Fire|Ice) Elemental is absorbed by ${NAME}'s counter spell`),
    (groups) => ({ say: 'absorbed', kind: elemental(groups[1]) }),
  ],
  [
    of(`${NAME} looks, glassy-eyed, at ${NAME}`),
    (groups) => ({ say: 'charmed', who: text(groups, 1), master: text(groups, 2) }),
  ],
])();
/** Blows, wounds, and how it ends. */
const FIGHTING: readonly Phrase[] = /* @__PURE__ */ (() => [
  attack('(?:attacks|tries to attack) (.{1,90}?)(?: for|,? does) (\\d{1,2}) damage', 'hit'),
  attack('attacks (.{1,90}?), but is deflected by a shield', 'deflected'),
  attack('swings wildly for (.{1,90}?), but misses(?: due to .{1,20})?', 'missed'),
  attack('(?:attacks|tries to attack) (.{1,90}?), (?:fruitlessly|but (?:misses|trips on its feet).{0,30})', 'missed'),
  [of('The (Fire|Ice) Elemental runs amok'), (groups) => ({ say: 'amok', kind: elemental(groups[1]) })],
  amok(`${NAME} is (?:burnt|frozen) for (\\d{1,2}) damage`, 'hit'),
  amok(`${NAME}'s shield keeps the (?:Fire|Ice) Elemental at bay`, 'deflected'),
  amok(`${NAME} (?:basks in the fiery heat|enjoys the icy chill)`, 'resisted'),
  hurt(`${NAME} is hit by a (?:Magic Missile|bolt of lightning), for (\\d{1,2}) damage`),
  hurt(`A fireball strikes ${NAME}, burning .{1,6} for (\\d{1,2}) damage`),
  hurt(`${NAME} is (?:burnt|frozen) (?:in|by) the raging (?:Fire|Ice) Storm, for (\\d{1,2}) damage`),
  hurt(`Wounds appear all over ${NAME}'s body`),
  does(' is healed', 'healed'),
  does(' looks a bit confused', 'confused'),
  does(' shakes .{1,6} head and regains control, .{1,50}', 'clears'),
  does(' dies', 'dies'),
  does(' is hit by an? .{1,20} spell, and is annihilated .{1,40}', 'dies'),
  does(' flies away with the storm', 'dies'),
  does(' surrenders', 'surrenders'),
  does(' is victorious', 'wins'),
  [/^No Warlocks remaining\./, () => ({ say: 'none-left' })],
])();
/** What is told of spells, monsters and sight besides, and follows from what is kept. */
const BESIDES: readonly Phrase[] = /* @__PURE__ */ (() => [
  [/^.{1,60} says "/, () => ({ say: 'mute' })],
  mute(`${NAME} is (?:covered|surrounded) (?:by|in) an? .{1,40}`),
  mute(`${NAME} (?:begins|starts) .{1,40}`),
  mute(`${NAME}'s (?:hands|eyes|shield|half-done|surrounding|Disease|Poison) .{1,60}`),
  mute(`${NAME} (?:cringes in fear|speeds up|flickers out of time|fades back into visibility)`),
  mute(`${NAME} (?:looks intrigued by|ignores|looks comfortable|basks in the heat) .{1,90}`),
  mute(`${NAME} is (?:a bit|looking|having|sweating|at maximum|touched|protected|too scared|hit by an?) .{1,80}`),
  mute(`${NAME} (?:staggers weakly|wanders around aimlessly|doesn't attack anyone|forgets to attack anyone)`),
  mute(`(?:In a burst of speed, |Outside time, )?${NAME} (?:can't move to attack|runs around wildly, .{1,40})`),
  mute('(?:A|An|The) .{1,90}'),
  mute('(?:All magical effects|There is a flash|Scales start|Holes open|Tiny holes).{1,90}'),
])();
const PHRASES = /* @__PURE__ */ (() => [...BENDING, ...DOING, ...COMING, ...FIGHTING, ...BESIDES])();

/** What a statement says; `null` if it is none that is known. */
export function understand(statement: string): Said | null {
  for (const [pattern, said] of PHRASES) {
    const groups = pattern.exec(statement);
    if (groups !== null) return said(groups);
  }
  return null;
}
