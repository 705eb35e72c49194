import { graveyardOf } from '../damage.js';
import { recordIfLost, recordWin } from '../ending.js';
import { other } from '../state.js';
import type { Handler } from './handler.js';

/** Citizens come over from the other player, at most all there are (S-12.12). */
export const steal: Handler<'steal'> = {
  apply(draft, { n }, { seat }, ctx) {
    const enemy = other(seat);
    const amount = Math.min(n, draft.players[enemy].citizens);
    if (amount > 0) {
      draft.players[enemy].citizens -= amount;
      draft.players[seat].citizens += amount;
      ctx.emit?.({ type: 'citizens-stolen', rule: 'S-12.12', seat: enemy, amount });
    }
    recordIfLost(draft, enemy, ctx);
  },
};

/** Citizens return from the graveyard, never above the player's own starting number (S-12.12). */
export const rescue: Handler<'rescue'> = {
  apply(draft, { n }, { seat }, ctx) {
    const graveyard = draft.graveyards[graveyardOf(draft, seat)];
    if (graveyard === undefined) return;
    const missing = draft.startingCitizens[seat] - draft.players[seat].citizens;
    const amount = Math.max(0, Math.min(n, graveyard.citizens, missing));
    if (amount === 0) return;
    graveyard.citizens -= amount;
    draft.players[seat].citizens += amount;
    ctx.emit?.({ type: 'citizens-rescued', rule: 'S-12.12', seat, amount });
  },
};

/** Records the ending of the Necronomicon for the player who revealed it (S-10.8). */
export const win: Handler<'win'> = {
  apply: (draft, _effect, { seat }, ctx) => recordWin(draft, seat, ctx),
};
