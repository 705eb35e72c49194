import { describe } from 'vitest';
import { embers } from '../embers/index.js';
import { caught, spoilt } from '../planted.js';

describe('law 7, conservation', () => {
  caught(7, 'a card that is lost', () => spoilt('stoke', ({ players }) => void players[0]?.ashes.pop()), /lost \["0 /);
  caught(
    7,
    'a card that is doubled',
    () => spoilt('lay', ({ players }) => void players[1]?.ashes.push('ash')),
    /gained \["1 ash/,
  );
  caught(
    7,
    'a card that changes its owner',
    () =>
      spoilt('stoke', ({ players: [a, b] }) => {
        const card = b?.ashes.pop();
        if (card) a?.ashes.push(card);
      }),
    /lost \["1 .*gained \["0 /,
  );
  caught(7, 'options that say nothing of it', () => embers, /give `conserve`/, { conserve: undefined as never });
});
