import type { Mechanics } from '../../kernel/types.js';
import { attack } from './moves/attack.js';
import { choose } from './moves/choose.js';
import { concede } from './moves/concede.js';
import { cut } from './moves/cut.js';
import { pass } from './moves/pass.js';
import { playCard } from './moves/play-card.js';
import { playShield } from './moves/play-shield.js';
import { useEffect } from './moves/use-effect.js';
import { useFeat } from './moves/use-feat.js';
import { sample } from './sample.js';
import type { GoblinSummoner } from './shape.js';

/** All that runs on the positions of a duel. */
export const mechanics: Mechanics<GoblinSummoner> = {
  moves: {
    cut,
    pass,
    'play-card': playCard,
    'play-shield': playShield,
    'use-effect': useEffect,
    'use-feat': useFeat,
    attack,
    choose,
    concede,
  },

  decision({ phase, actor }) {
    if (phase.name === 'over') {
      const { winners, reason, rule } = phase;
      return { kind: 'over', outcome: { winners, reason, rule } };
    }
    if (phase.name === 'choice') return { kind: 'turn', seat: phase.seat, prompt: phase.of };
    return { kind: 'turn', seat: actor, prompt: phase.name === 'cut' ? 'cut' : 'act' };
  },

  // What all moves share comes first, so that the first reason is always the same (G-16.1).
  refuse({ phase, actor, actions, options }, { type, seat }) {
    if (type === 'choose' || type === 'concede' || type === 'cut') return null;
    if (phase.name === 'cut') return { code: 'cut-pending', rule: 'G-4.4' };
    if (phase.name === 'choice') return { code: 'choice-pending', rule: 'G-9.12' };
    if (actor !== seat) return { code: 'not-your-action', rule: 'G-5.1', path: ['seat'] };
    if (type === 'pass' || actions < options.actionLimit) return null;
    return { code: 'action-limit', rule: 'G-11.2', have: actions, need: options.actionLimit };
  },

  sample,
};
