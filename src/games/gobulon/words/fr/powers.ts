import { listed } from '../../../../kernel/words/trouble.js';
import type { Bonus } from '../../card.js';
import type { Language } from '../language.js';
import type { Speaker } from '../speaker.js';

function condition({ if: asked }: Bonus, { typed }: Speaker): string {
  if ('type' in asked) return typed(asked.type);
  if ('parity' in asked) return 'impaire';
  return asked.value === 0 ? 'zéro' : `valeur ${asked.value}`;
}

/** One power as it is printed (B-3.1). */
export const power: Language['power'] = (one, speaker) => {
  if (one.kind === 'battle') return 'Bataille';
  if (one.kind === 'bonus') {
    return `+${one.amount} ${one.look === 'next' ? 'suivante' : 'adversaire'} ${condition(one, speaker)}`;
  }
  return `Compte comme ${one.types === 'all' ? 'tous les types' : listed(one.types.map(speaker.typed), 'et')}`;
};
