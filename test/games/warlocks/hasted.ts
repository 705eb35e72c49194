import { type Battle, battle, type Script } from './battle.js';

/** The battle of E-38: A finishes Haste on himself in turn 6, while the others do what the script says. */
export const hasted = (others: Omit<Script, 'A'> = {}): Battle =>
  battle().play({ ...others, A: { LH: 'PWPWWC', RH: '-----C' } }, 6);
