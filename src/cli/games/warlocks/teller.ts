import type { Event, State, View, Warlocks } from '../../../games/warlocks/index.js';
import { createWords } from '../../../games/warlocks/words/index.js';
import type { About, Line, Teller } from '../../offer.js';
import { listed } from '../../text.js';
import { standing } from './position.js';

type Sight = State | View;

/** How much weight an event has in what is told. */
const kinds: Readonly<Record<Event['type'], Line['kind'] | 'silent'>> = {
  ordered: 'silent',
  'turn-began': 'heading',
  bent: 'result',
  banked: 'deed',
  gestured: 'deed',
  cast: 'deed',
  'made-permanent': 'deed',
  'no-charge': 'result',
  recognised: 'result',
  traced: 'result',
  dispelled: 'blow',
  'took-effect': 'result',
  healed: 'result',
  damaged: 'blow',
  doomed: 'blow',
  destroyed: 'blow',
  consumed: 'result',
  fizzled: 'result',
  countered: 'result',
  deflected: 'result',
  resisted: 'result',
  'had-no-effect': 'result',
  overridden: 'result',
  reflected: 'result',
  enchanted: 'result',
  cancelled: 'result',
  charmed: 'blow',
  summoned: 'result',
  absorbed: 'result',
  'storm-failed': 'result',
  stormed: 'blow',
  'storm-hit': 'result',
  directed: 'deed',
  stabbed: 'result',
  attacked: 'result',
  'sight-began': 'blow',
  'sight-ended': 'result',
  expired: 'result',
  succumbed: 'blow',
  'ended-own-life': 'blow',
  died: 'blow',
  surrendered: 'blow',
  ended: 'heading',
};

/** What hurts somebody weighs more than what does not. */
const isBlow = (event: Event): boolean =>
  (event.type === 'stabbed' || event.type === 'attacked' || event.type === 'storm-hit') && event.outcome === 'hit';

/** Tells a battle, turn by turn, to whoever sees such positions. */
export function tellerOf(start: Sight, about: About): Teller<Warlocks> {
  const status = (position: Sight): Line => ({ kind: 'status', text: `  ${standing(position, about)}` });
  return {
    opening: () => [{ kind: 'heading', text: `${listed(about.players)} bow.` }, status(start)],
    tell(events, after) {
      const words = createWords({ warlocks: about.players, monsters: after.monsters });
      const lines = events.flatMap((event): readonly Line[] => {
        const kind = isBlow(event) ? 'blow' : kinds[event.type];
        const says = words.describe(event, about.language);
        if (about.full === true) {
          const choice = event.type === 'cast' && event.byDefault ? ', by default' : '';
          return [{ kind: kind === 'silent' ? 'result' : kind, text: `${says} [${event.rule}${choice}]` }];
        }
        return kind === 'silent' ? [] : [{ kind, text: says }];
      });
      return events.some(({ type }) => type === 'turn-began') ? [...lines, status(after)] : lines;
    },
  };
}
