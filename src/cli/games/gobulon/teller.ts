import type { Event, Gobulon, State, View } from '../../../games/gobulon/index.js';
import { createWords } from '../../../games/gobulon/words/index.js';
import type { About, Line, Teller } from '../../offer.js';
import { figureLines } from './position.js';

type Sight = State | View;

/** How much weight an event has in what is told; where cards go follows from who wins, and is told only in full. */
const kinds: Readonly<Record<Event['type'], Line['kind'] | 'silent'>> = {
  'turn-started': 'heading',
  'laid-down': 'silent',
  revealed: 'deed',
  controlled: 'result',
  'control-failed': 'blow',
  compared: 'result',
  'battle-began': 'blow',
  binned: 'silent',
  'order-opened': 'silent',
  looked: 'silent',
  returned: 'silent',
  ended: 'heading',
};

/** Tells a game, turn by turn, to whoever sees such positions. */
export function tellerOf(start: Sight, about: About): Teller<Gobulon> {
  const [first = 'Player 1', second = 'Player 2'] = about.players;
  const words = createWords({ players: [first, second] });
  const status = (position: Sight): readonly Line[] =>
    figureLines(position, about).map((text) => ({ kind: 'status', text }));
  const tellOne = (event: Event): readonly Line[] => {
    const kind = kinds[event.type];
    const says = words.describe(event, about.language);
    if (about.full === true) return [{ kind: kind === 'silent' ? 'result' : kind, text: `${says} [${event.rule}]` }];
    return kind === 'silent' ? [] : [{ kind, text: says }];
  };
  const opening: Event = { type: 'turn-started', rule: 'B-6.4', turn: start.turn };
  return {
    opening: () => [{ kind: 'heading', text: words.describe(opening, about.language) }, ...status(start)],
    tell: (events, after) =>
      events.flatMap((event) => [...tellOne(event), ...(event.type === 'turn-started' ? status(after) : [])]),
  };
}
