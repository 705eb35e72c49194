import type { Mechanics } from '../../kernel/types.js';
import { attack } from './moves/attack.js';
import { choose } from './moves/choose.js';
import { concede } from './moves/concede.js';
import { defend } from './moves/defend.js';
import { deploy } from './moves/deploy.js';
import { endHandPhase } from './moves/end-hand-phase.js';
import { endTurn } from './moves/end-turn.js';
import { move } from './moves/move.js';
import { recover } from './moves/recover.js';
import { reveal } from './moves/reveal.js';
import { summon } from './moves/summon.js';
import { sample } from './sample.js';
import type { SalvationSummoner } from './shape.js';

/**
 * The actions of each phase of a turn, in any order within it (S-3.1, S-5.5); the others answer decisions, or are legal
 * at any time.
 */
const PHASES = {
  reveal: 'hand',
  summon: 'hand',
  'end-hand-phase': 'hand',
  deploy: 'field',
  move: 'field',
  attack: 'field',
  'end-turn': 'field',
} as const;

/**
 * All that runs on the positions of a game. Each action uses something up (S-16.9); that a refused one changes nothing
 * is the kernel's doing (S-15.1, S-16.7).
 */
export const mechanics: Mechanics<SalvationSummoner> = {
  moves: {
    reveal,
    summon,
    'end-hand-phase': endHandPhase,
    deploy,
    move,
    attack,
    'end-turn': endTurn,
    choose,
    defend,
    recover,
    concede,
  },

  decision({ phase, active }) {
    if (phase.name === 'over') {
      const { winners, reason, rule } = phase;
      return { kind: 'over', outcome: { winners, reason, rule } };
    }
    if (phase.name === 'hand' || phase.name === 'field') return { kind: 'turn', seat: active, prompt: phase.name };
    return { kind: 'turn', seat: phase.seat, prompt: phase.name };
  },

  // Who may act is asked before what is named, so that no refusal tells of what is hidden (S-16.6, S-16.7).
  refuse({ phase, active }, { type, seat }) {
    if (type === 'concede') return null;
    if (phase.name === 'choose' || phase.name === 'defend' || phase.name === 'recover') {
      return type === phase.name && seat === phase.seat ? null : { code: 'decision-pending', rule: 'S-3.2' };
    }
    if (type === 'choose' || type === 'defend' || type === 'recover') {
      return { code: 'no-decision-pending', rule: 'S-3.2' };
    }
    if (seat !== active) return { code: 'not-your-turn', rule: 'S-3.2', path: ['seat'] };
    return PHASES[type] === phase.name ? null : { code: 'wrong-phase', rule: 'S-3.1' };
  },

  sample,
};
