import type { Event, SalvationSummoner, Sight } from '../../../games/salvation-summoner/index.js';
import { type CardsByHandle, cardsIn, createWords, learn } from '../../../games/salvation-summoner/words/index.js';
import type { About, Line, Teller } from '../../offer.js';
import { figureLines } from './position.js';

type Kind = Line['kind'] | 'silent';

/** What is not worth a line, what a player does, and what turns a game; all else follows from something. */
const kinds: Partial<Readonly<Record<Event['type'], Kind>>> = {
  'turn-started': 'heading',
  'turn-ended': 'silent',
  'hand-phase-ended': 'silent',
  'defence-asked': 'silent',
  'recovery-asked': 'silent',
  'choice-asked': 'silent',
  discarded: 'silent',
  drew: 'silent',
  looked: 'silent',
  reshuffled: 'silent',
  revealed: 'deed',
  summoned: 'deed',
  deployed: 'deed',
  'site-placed': 'deed',
  moved: 'deed',
  attacked: 'deed',
  reacted: 'result',
  destroyed: 'blow',
  'gate-destroyed': 'blow',
  'citizens-lost': 'blow',
  'citizens-stolen': 'blow',
  'ending-recorded': 'blow',
  ended: 'heading',
};

/** How much weight an event has in what is told; what the next one says as well has none. */
function kindOf(event: Event, next: Event | undefined, isCleanup: boolean): Kind {
  const isOf = (type: Event['type']): boolean => next?.type === type;
  if (event.type === 'hit') return isOf('damaged') || isOf('citizens-lost') ? 'silent' : 'result';
  if (event.type === 'damaged' && (isOf('destroyed') || isOf('gate-destroyed'))) return 'silent';
  if (isCleanup) return kinds[event.type] ?? 'silent';
  if (event.type === 'drew' || event.type === 'discarded') return 'result';
  return kinds[event.type] ?? 'result';
}

/** Tells a game, turn by turn, to whoever sees such positions. */
export function tellerOf(start: Sight, about: About): Teller<SalvationSummoner> {
  const [first = 'Player 1', second = 'Player 2'] = about.players;
  let called: CardsByHandle = cardsIn(start);
  const words = createWords({ players: [first, second], cardOf: (handle) => called[handle] });
  const status = (position: Sight): readonly Line[] =>
    [...figureLines(position, about), ''].map((text) => ({ kind: 'status', text }));
  const tellOne = (event: Event, kind: Kind): readonly Line[] => {
    called = learn(called, event);
    const says = words.describe(event, about.language);
    if (about.full === true) return [{ kind: kind === 'silent' ? 'result' : kind, text: `${says} [${event.rule}]` }];
    return kind === 'silent' ? [] : [{ kind, text: says }];
  };
  const { active, turn, mana, summons } = start;
  const opening: Event = { type: 'turn-started', rule: 'S-3.1', seat: active, turn, mana, summons };
  return {
    opening: () => [{ kind: 'heading', text: words.describe(opening, about.language) }, ...status(start)],
    tell(events, after) {
      // Cleanup discards and draws as always: only what an effect does of that is worth a line.
      const cleanup = events.some(({ type }) => type === 'turn-ended') ? 0 : events.length;
      const lines = events.flatMap((event, at) => tellOne(event, kindOf(event, events[at + 1], at >= cleanup)));
      called = { ...called, ...cardsIn(after) };
      return events.some(({ type }) => type === 'turn-started') ? [...lines, ...status(after)] : lines;
    },
  };
}
