import type { CountedSkill, PlainSkill, SkillName } from '../card.js';

/** All skills without a number, in the order of S-8. */
export const plainSkills = [
  ...(['flying', 'anti-air', 'wisp', 'tactics', 'bodyguard', 'undying', 'assimilate', 'leader', 'ward'] as const),
  'capture',
] as const satisfies readonly PlainSkill[];
/** All skills with a number. */
export const countedSkills = [
  'indestructible',
  'multistrike',
  'siege',
  'armor',
] as const satisfies readonly CountedSkill[];
/** All skills. */
export const skillNames: readonly SkillName[] = [...plainSkills, ...countedSkills];
