import { embers } from '../kit/embers/index.js';

/** The game as a thread asks for it. */
export const game = embers;
