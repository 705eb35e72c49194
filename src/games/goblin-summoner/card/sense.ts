import type { Problem } from '../../../kernel/problem.js';
import type { Card, Category, Feat, Filter, Step, When } from '../card.js';
import { type Report, type Setting, stepFaults } from './step-sense.js';
import { triggers } from './words.js';

type Path = Problem['path'];
/** What the card sets in use define. */
export interface Known {
  readonly types: readonly string[];
  readonly tokens: readonly string[];
  /** For a word that is not known: those near it. */
  readonly suggest: (word: string, known: readonly string[]) => Partial<Problem>;
}

const OTHERS: readonly When['on'][] = ['activate', 'static', 'turn-start', 'turn-end', ...triggers];
/** Which effects a card of each category may have, and how many (G-2.5, G-14.11). */
const EFFECTS: { readonly [K in Category]: { kinds: readonly When['on'][]; min: number; max: number } } = {
  monster: { kinds: OTHERS, min: 0, max: Number.POSITIVE_INFINITY },
  relic: { kinds: OTHERS, min: 1, max: Number.POSITIVE_INFINITY },
  spell: { kinds: ['resolve'], min: 1, max: 1 },
  trap: { kinds: triggers, min: 1, max: 1 },
};
/** The events that can be a card's own (G-14.11); a face-down trap has none. */
const OWN: readonly When['on'][] = ['summoned', 'destroyed', 'damaged', 'attack'];

function whenFaults(when: When, path: Path, { category }: Card, report: Report): void {
  const { kinds } = EFFECTS[category];
  if (!kinds.includes(when.on)) report('effect-not-here', 'G-14.11', [...path, 'on'], { expected: kinds });
  if (when.on === 'activate' && when.cost?.exhaust && category !== 'monster') {
    report('exhaust-not-here', 'G-9.2', [...path, 'cost', 'exhaust']);
  }
  if (!('whose' in when)) return;
  const isOwn = category !== 'trap' && OWN.includes(when.on);
  if (when.whose === 'self' && !isOwn) report('self-not-here', 'G-14.11', [...path, 'whose']);
  if (when.on === 'shield-lost' && when.filter) report('filter-not-here', 'G-14.11', [...path, 'filter']);
  if (when.on !== 'attack' && when.attackTarget) {
    report('attack-target-not-here', 'G-14.11', [...path, 'attackTarget']);
  }
}

/** Every filter in a card or feat, however deep it stands. */
function eachFilter(part: unknown, path: Path, use: (filter: Filter, path: Path) => void): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) {
    const at = [...path, Array.isArray(part) ? Number(key) : key];
    if (key === 'filter') use(inner, at);
    else eachFilter(inner, at, use);
  }
}

function unknownType(type: string, path: Path, { types, suggest }: Known, report: Report): void {
  if (types.includes(type)) return;
  report('unknown-type', 'G-14.12', path, { expected: types, ...suggest(type, types) });
}

function unknownIds(part: Card | Feat, path: Path, known: Known, report: Report): void {
  eachFilter(part, path, ({ type = [] }, at) => {
    for (const [i, one] of type.entries()) unknownType(one, [...at, 'type', i], known, report);
  });
}

interface Steps {
  readonly steps: readonly Step[];
  readonly path: Path;
  readonly setting: Setting;
}

function stepsFaults({ steps, path, setting }: Steps, { tokens, suggest }: Known, report: Report): void {
  for (const [i, step] of steps.entries()) {
    const at = [...path, i];
    stepFaults(step, at, setting, report);
    if (step.op !== 'token' || tokens.includes(step.token)) continue;
    report('unknown-token', 'G-14.12', [...at, 'token'], { expected: tokens, ...suggest(step.token, tokens) });
  }
}

/** What makes no sense about a card whose form is right, beyond its id. */
export function cardFaults(card: Card, path: Path, known: Known, report: Report): void {
  const { category, effects } = card;
  const { min, max } = EFFECTS[category];
  const have = effects.length;
  if (have < min || have > max) report('effect-count', 'G-14.11', [...path, 'effects'], { have, need: min });
  if ('type' in card) unknownType(card.type, [...path, 'type'], known, report);
  unknownIds(card, path, known, report);
  for (const [i, effect] of effects.entries()) {
    const at = [...path, 'effects', i];
    whenFaults(effect.when, [...at, 'when'], card, report);
    stepsFaults({ steps: effect.do, path: [...at, 'do'], setting: effect.when.on }, known, report);
  }
}

/** A token stands among the tokens and nowhere else, and costs nothing (G-2.12). */
export function tokenFaults(card: Card, path: Path, isAmongTokens: boolean, report: Report): void {
  const isToken = card.category === 'monster' && card.token === true;
  if (isToken && !isAmongTokens) report('token-among-cards', 'G-2.12', [...path, 'token']);
  if (!isToken && isAmongTokens) report('not-a-token', 'G-2.12', [...path, 'token']);
  if (isAmongTokens && card.cost > 0) report('token-cost', 'G-2.12', [...path, 'cost'], { have: card.cost, need: 0 });
}

/** What makes no sense about a feat or item whose form is right, beyond its id (G-13.3). */
export function featFaults(feat: Feat, path: Path, known: Known, report: Report): void {
  unknownIds(feat, path, known, report);
  stepsFaults({ steps: feat.do, path: [...path, 'do'], setting: 'feat' }, known, report);
}
