import type { Mechanics } from '../../kernel/types.js';
import { concede } from './moves/concede.js';
import { orders } from './moves/orders.js';
import { sample } from './sample.js';
import type { Warlocks } from './shape.js';

/** All that runs on the positions of a battle. */
export const mechanics: Mechanics<Warlocks> = {
  moves: { orders, concede },

  decision({ phase }) {
    if (phase.name === 'orders') return { kind: 'simultaneous', waiting: [...phase.waiting], prompt: 'orders' };
    const { winners, reason, rule } = phase;
    return { kind: 'over', outcome: { winners: [...winners], reason, rule } };
  },

  sample,
};
