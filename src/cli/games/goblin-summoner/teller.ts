import type { Event, GoblinSummoner, State, View } from '../../../games/goblin-summoner/index.js';
import { type Called, cardsIn, createWords, learn } from '../../../games/goblin-summoner/words/index.js';
import type { About, Line, Teller } from '../../offer.js';
import { positionLines } from './position.js';

type Sight = State | View;
type Kind = Line['kind'] | 'silent';

/** The rules by which mana is paid, restored or emptied: what the figures of a duellist show as well. */
const USUAL_MANA: readonly string[] = ['G-6.1', 'G-6.3', 'G-9.2', 'G-13.3', 'G-5.5'];
/** The rules by which mana is paid. */
const PAYMENTS: readonly string[] = ['G-6.1', 'G-9.2', 'G-13.3'];

/** What is not worth a line, what a duellist does, and what turns a duel; all else follows from something. */
const kinds: Partial<Readonly<Record<Event['type'], Kind>>> = {
  'turn-started': 'heading',
  'turn-ended': 'silent',
  'trap-stayed': 'silent',
  'choice-opened': 'silent',
  chose: 'silent',
  left: 'silent',
  'attack-cancelled': 'silent',
  'token-vanished': 'silent',
  cut: 'deed',
  passed: 'deed',
  cast: 'deed',
  'trap-set': 'deed',
  attacked: 'deed',
  'effect-used': 'deed',
  'feat-used': 'deed',
  sprang: 'blow',
  'shield-lost': 'blow',
  ended: 'heading',
};

/** How much weight an event has in what is told; what the next one says as well has none. */
function kindOf(event: Event, next: Event | undefined, isTurnStart: boolean): Kind {
  if (event.type === 'damaged' && next?.type === 'destroyed' && next.handle === event.handle) return 'silent';
  if (event.type === 'searched' && next?.type === 'taken') return 'silent';
  if (event.type === 'summoned') return event.from === 'hand' || event.from === 'released' ? 'deed' : 'result';
  if (event.type === 'mana-changed') return USUAL_MANA.includes(event.rule) ? 'silent' : 'result';
  if (event.type === 'moved') return event.to === 'discard' ? 'silent' : 'result';
  if (event.type === 'drew') return isTurnStart ? 'silent' : 'result';
  return kinds[event.type] ?? 'result';
}

/** What is left of the mana after a payment; `''` if nothing was paid. */
const afterPaying = (pool: number | null): string => (pool === null ? '' : ` (${pool} mana left)`);

/** Tells a duel, turn by turn, to whoever sees such positions. */
export function tellerOf(start: Sight, about: About): Teller<GoblinSummoner> {
  const [first = 'Player 1', second = 'Player 2'] = about.players;
  let called: Called = cardsIn(start);
  const words = createWords({ players: [first, second], cardOf: (handle) => called[handle] });
  const status = (position: Sight): readonly Line[] =>
    [...positionLines(position, about), ''].map((text) => ({ kind: 'status', text }));

  const tellOne = (event: Event, kind: Kind, pool: number | null): readonly Line[] => {
    called = learn(called, event);
    const says = words.describe(event, about.language);
    if (about.full === true) return [{ kind: kind === 'silent' ? 'result' : kind, text: `${says} [${event.rule}]` }];
    return kind === 'silent' ? [] : [{ kind, text: kind === 'deed' ? says + afterPaying(pool) : says }];
  };

  return {
    opening: () => [{ kind: 'heading', text: openingOf(start, about.players) }, ...status(start)],
    tell(events, after) {
      const lines: Line[] = [];
      let pool: number | null = null;
      let isTurnStart = false;
      for (const [at, event] of events.entries()) {
        const kind = kindOf(event, events[at + 1], isTurnStart);
        lines.push(...tellOne(event, kind, pool));
        if (event.type === 'turn-started') isTurnStart = true;
        if (event.type === 'mana-changed' && PAYMENTS.includes(event.rule)) pool = event.pool;
        else if (kind === 'deed') pool = null;
      }
      called = { ...called, ...cardsIn(after) };
      return isTurnStart ? [...lines, ...status(after)] : lines;
    },
  };
}

/** Turn 1 begins without an event. */
const openingOf = ({ turn, priority }: Sight, players: readonly string[]): string =>
  `Turn ${turn} begins, ${players[priority] ?? ''} has priority.`;
