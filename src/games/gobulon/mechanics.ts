import type { Mechanics } from '../../kernel/types.js';
import { advance } from './moves/advance.js';
import { concede } from './moves/concede.js';
import { order } from './moves/order.js';
import { reveal } from './moves/reveal.js';
import { sample } from './sample.js';
import type { Gobulon } from './shape.js';
import { hasRevealed, type Seat } from './state.js';

const SEATS: readonly Seat[] = [0, 1];

/** All that runs on the positions of a game. That a refused action changes nothing is the kernel's doing (B-13.1). */
export const mechanics: Mechanics<Gobulon> = {
  moves: { reveal, advance, order, concede },

  decision(position) {
    const { phase } = position;
    if (phase.name === 'over') {
      const { winners, reason, rule } = phase;
      return { kind: 'over', outcome: { winners, reason, rule } };
    }
    if (phase.name === 'order') return { kind: 'turn', seat: phase.seat, prompt: 'order' };
    const waiting = SEATS.filter((seat) => !hasRevealed(position, seat));
    return { kind: 'simultaneous', waiting, prompt: 'reveal' };
  },

  sample,
};
