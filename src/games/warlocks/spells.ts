import type { Options } from './options.js';
import type { RuleId } from './rulebook.js';

/** Minions, which serve a warlock (W-10). */
export type MinionKind = 'goblin' | 'ogre' | 'troll' | 'giant';
/** Elementals, which serve nobody (W-11). */
export type ElementalKind = 'fire-elemental' | 'ice-elemental';
/** All monsters. */
export type MonsterKind = MinionKind | ElementalKind;
/** The rule by which a battle ended. */
export type EndRule = 'W-15.9' | 'W-15.11' | 'W-15.12';

/** What a spell is for: protection, summoning, damage or enchantment (W-7). */
export type SpellKind = 'protection' | 'summoning' | 'damage' | 'enchantment';
/** Whom a spell is aimed at if nobody is named (W-4.3). */
export type DefaultTarget = 'self' | 'opponent' | 'nobody';
/** What is told of a spell that somebody did not see announced: its class, or the spell itself (W-14.7). */
export type SpellClass = 'mental' | 'minion' | 'cure' | 'wounds' | 'lightning' | 'enchantment';
/** Whether Permanency makes it last: yes, no, no but spent (Charm Monster), or it lasts anyway. */
export type Permanence = 'yes' | 'no' | 'wasted' | 'always';

/** A spell of W-7. */
export interface Spell {
  readonly rule: RuleId;
  /** Its place in the order of resolution (W-6). */
  readonly rank: number;
  /** Capitals are made by the finishing hand, small letters by both in the same turn (W-3.1); any of them will do (W-3.9). */
  readonly patterns: readonly string[];
  readonly default: DefaultTarget;
  readonly kind: SpellKind;
  readonly permanence: Permanence;
  /** What those learn who did not see it announced; `null`: the spell. */
  readonly class: SpellClass | null;
}

const of = (
  rule: RuleId,
  rank: number,
  patterns: string,
  rest: readonly [DefaultTarget, SpellKind, (SpellClass | null)?, Permanence?],
): Spell => ({
  rule,
  rank,
  patterns: patterns.split(' '),
  default: rest[0],
  kind: rest[1],
  class: rest[2] ?? null,
  permanence: rest[3] ?? 'no',
});

/** Ranks 1 to 20. */
const FIRST = /* @__PURE__ */ (() => ({
  'dispel-magic': of('W-7.1', 1, 'cDPW', ['self', 'protection']),
  'counter-spell': of('W-7.2', 2, 'WPP WWS', ['self', 'protection']),
  'magic-mirror': of('W-7.3', 3, 'cw', ['self', 'protection']),
  'summon-goblin': of('W-7.4', 4, 'SFW', ['self', 'summoning', 'minion']),
  'summon-ogre': of('W-7.5', 5, 'PSFW', ['self', 'summoning', 'minion']),
  'summon-troll': of('W-7.6', 6, 'FPSFW', ['self', 'summoning', 'minion']),
  'summon-giant': of('W-7.7', 7, 'WFPSFW', ['self', 'summoning', 'minion']),
  'summon-fire-elemental': of('W-7.8', 8, 'cWSSW', ['nobody', 'summoning']),
  'summon-ice-elemental': of('W-7.9', 9, 'cSWWS', ['nobody', 'summoning']),
  haste: of('W-7.10', 10, 'PWPWWc', ['self', 'enchantment', 'enchantment', 'yes']),
  'time-stop': of('W-7.11', 11, 'SPPc SPPFD', ['self', 'enchantment', 'enchantment']),
  protection: of('W-7.12', 12, 'WWP', ['self', 'enchantment', 'enchantment', 'yes']),
  'resist-heat': of('W-7.13', 13, 'WWFP', ['self', 'enchantment', 'enchantment', 'always']),
  'resist-cold': of('W-7.14', 14, 'SSFP', ['self', 'enchantment', 'enchantment', 'always']),
  paralysis: of('W-7.15', 15, 'FFF', ['opponent', 'enchantment', 'mental', 'yes']),
  amnesia: of('W-7.16', 16, 'DPP', ['opponent', 'enchantment', 'mental', 'yes']),
  fear: of('W-7.17', 17, 'SWD', ['opponent', 'enchantment', 'mental', 'yes']),
  confusion: of('W-7.18', 18, 'DSF', ['opponent', 'enchantment', 'mental', 'yes']),
  maladroitness: of('W-7.18', 18, 'DSF', ['opponent', 'enchantment', 'mental', 'yes']),
  'charm-monster': of('W-7.19', 19, 'PSDD', ['self', 'enchantment', 'mental', 'wasted']),
  'charm-person': of('W-7.20', 20, 'PSDF', ['opponent', 'enchantment', 'mental', 'yes']),
}))();
/** Ranks 21 to 40. */
const LAST = /* @__PURE__ */ (() => ({
  disease: of('W-7.21', 21, 'DSFFFc', ['opponent', 'enchantment', 'enchantment']),
  poison: of('W-7.22', 22, 'DWWFWD', ['opponent', 'enchantment', 'enchantment']),
  'cure-light-wounds': of('W-7.23', 23, 'DFW', ['self', 'protection', 'cure']),
  'cure-heavy-wounds': of('W-7.24', 24, 'DFPW', ['self', 'protection', 'cure']),
  'anti-spell': of('W-7.25', 25, 'SPFP', ['opponent', 'enchantment', 'enchantment']),
  blindness: of('W-7.26', 26, 'DWFFd DFWFd', ['opponent', 'enchantment', 'enchantment', 'yes']),
  invisibility: of('W-7.27', 27, 'PPws', ['self', 'enchantment', 'enchantment', 'yes']),
  permanency: of('W-7.28', 28, 'SPFPSDW', ['self', 'enchantment', 'enchantment', 'yes']),
  'delay-effect': of('W-7.29', 29, 'DWSSSP', ['self', 'enchantment', 'enchantment', 'yes']),
  'remove-enchantment': of('W-7.30', 30, 'PDWP', ['opponent', 'protection']),
  shield: of('W-7.31', 31, 'P', ['self', 'protection']),
  'magic-missile': of('W-7.32', 32, 'SD', ['opponent', 'damage']),
  'cause-light-wounds': of('W-7.33', 33, 'WFP', ['opponent', 'damage', 'wounds']),
  'cause-heavy-wounds': of('W-7.34', 34, 'WPFD', ['opponent', 'damage', 'wounds']),
  fireball: of('W-7.35', 35, 'FSSDD', ['opponent', 'damage']),
  'lightning-bolt': of('W-7.36', 36, 'DFFDD', ['opponent', 'damage', 'lightning']),
  'clap-of-lightning': of('W-7.37', 37, 'WDDc', ['opponent', 'damage', 'lightning']),
  'finger-of-death': of('W-7.38', 38, 'PWPFSSSD', ['opponent', 'damage']),
  'fire-storm': of('W-7.39', 39, 'SWWc', ['nobody', 'damage']),
  'ice-storm': of('W-7.40', 40, 'WSSc', ['nobody', 'damage']),
}))();

/** The spells by id, Confusion and Maladroitness both, in order of rank. */
export const SPELLS = { ...FIRST, ...LAST };

/** The id of a spell. */
export type SpellId = keyof typeof SPELLS;
/** What somebody learns of a spell: the spell, or only its class (W-14.7). */
export type Told = SpellId | SpellClass;

/** A spell's data, under the type that all of them have. */
export const spellOf = (id: SpellId): Spell => SPELLS[id];
/** Whether a text is the id of a spell, of whatever variant. */
export const isSpellId = (value: unknown): value is SpellId =>
  typeof value === 'string' && Object.hasOwn(SPELLS, value);

/** The patterns of `paraFDF` that differ (W-1.5). */
const FDF: Partial<Record<SpellId, readonly string[]>> = { paralysis: ['FDF'], disease: ['DSFDFc'] };

/** The gestures of a spell in a variant (W-1.5). */
export const patternsOf = (id: SpellId, { paraFDF }: Options): readonly string[] =>
  (paraFDF ? FDF[id] : undefined) ?? SPELLS[id].patterns;
/** Whether a variant has a spell: it has either Confusion or Maladroitness (W-1.5). */
export const hasSpell = (id: SpellId, { maladroit }: Options): boolean =>
  id !== (maladroit ? 'confusion' : 'maladroitness');
/** The 40 spells of a variant, in order of rank. */
export const spellsIn = (options: Options): readonly SpellId[] =>
  (Object.keys(SPELLS) as SpellId[]).filter((id) => hasSpell(id, options));
