import { listed } from '../../../../kernel/words/trouble.js';
import type { Bonus } from '../../card.js';
import type { Language } from '../language.js';
import type { Speaker } from '../speaker.js';

function condition({ if: asked }: Bonus, { typed }: Speaker): string {
  if ('type' in asked) return typed(asked.type);
  if ('parity' in asked) return 'impaire';
  return asked.value === 0 ? 'zero' : `value ${asked.value}`;
}

/** One power as it is printed (B-3.1). */
export const power: Language['power'] = (one, speaker) => {
  if (one.kind === 'battle') return 'Battle';
  if (one.kind === 'bonus') {
    return `+${one.amount} ${one.look === 'next' ? 'next' : 'opponent'} ${condition(one, speaker)}`;
  }
  return `Counts as ${one.types === 'all' ? 'every type' : listed(one.types.map(speaker.typed), 'and')}`;
};
