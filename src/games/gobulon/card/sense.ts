import { idsIn, itemsOf, repeatedIds } from '../../../kernel/card-sets.js';
import { suggest } from '../../../kernel/nearest.js';
import type { Problem } from '../../../kernel/problem.js';
import { createSoundness } from '../../../kernel/soundness.js';
import type { Collection, Power } from '../card.js';
import type { RuleId } from '../rulebook.js';

type Path = Problem['path'];
type RatedCard = Collection['cards'][number];
/** What can be wrong with the sense of a card set. */
export type SenseCode = 'duplicate-id' | 'joker-with-type' | 'type-required' | 'unknown-type' | 'unknown-rarity';
type Report = (code: SenseCode, rule: RuleId, path: Path, more?: Partial<Problem>) => void;

const PARTS = ['types', 'rarities', 'cards'] as const;
/** Several sets may name a type or a rarity, but no two cards share an id (B-11.1). */
const SHARED = { cards: 'card' } as const;

/** The types that a power names, and where. */
function typesIn(power: Power, path: Path): readonly (readonly [string, Path])[] {
  if (power.kind === 'bonus') return 'type' in power.if ? [[power.if.type, [...path, 'if', 'type']]] : [];
  if (power.kind !== 'counts-as' || power.types === 'all') return [];
  return power.types.map((type, i) => [type, [...path, 'types', i]]);
}

/** What the card sets in use define. */
interface Known {
  readonly types: readonly string[];
  readonly rarities: readonly string[];
  readonly found: readonly Problem[];
}

/** What makes no sense about a card whose form is right, beyond its id. */
function cardFaults(card: RatedCard, path: Path, { types, rarities, found }: Known, report: Report): void {
  const { joker, type, rarity, powers } = card;
  if (joker && type !== null) report('joker-with-type', 'B-2.3', [...path, 'type']);
  if (!joker && type === null) report('type-required', 'B-2.2', [...path, 'type'], { expected: types });
  const named = powers.flatMap((power, i) => typesIn(power, [...path, 'powers', i]));
  for (const [one, at] of type === null ? named : [[type, [...path, 'type']] as const, ...named]) {
    if (types.includes(one)) continue;
    report('unknown-type', 'B-11.1', at, { expected: types, ...suggest(one, types, found) });
  }
  if (rarities.includes(rarity)) return;
  const hint = suggest(rarity, rarities, found);
  report('unknown-rarity', 'B-11.1', [...path, 'rarity'], { expected: rarities, ...hint });
}

/**
 * What makes no sense about card sets that are used together (B-11.1). They are plain JSON, of which only that is judged
 * in whose form `problems` name nothing.
 */
export function setFaults(given: readonly unknown[], problems: readonly Problem[]): readonly Problem[] {
  const found: Problem[] = [];
  const report: Report = (code, rule, path, more) => found.push({ code, path, rule, ...more });
  const sound = createSoundness(problems);
  const sets = given.map((set, n) => itemsOf(set, PARTS, [n]));
  const items = sets.flat();
  for (const path of repeatedIds(sets, SHARED)) report('duplicate-id', 'B-11.1', path);
  const known: Known = { types: idsIn(items, 'types'), rarities: idsIn(items, 'rarities'), found };
  for (const { path, part, value } of items) {
    if (part === 'cards' && sound.at(...path)) cardFaults(value as RatedCard, path, known, report); // its form is sound
  }
  return found;
}
