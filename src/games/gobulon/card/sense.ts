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
type Part = (typeof PARTS)[number];
interface Item {
  readonly path: Path;
  readonly part: Part;
  readonly value: unknown;
}

const idOf = ({ value }: Item): unknown => Object(value).id;

/** All that some sets list, whatever it is, set by set. */
function itemsOf(sets: unknown): readonly (readonly Item[])[] {
  return (Array.isArray(sets) ? sets : []).map((set: unknown, n) =>
    PARTS.flatMap((part): readonly Item[] => {
      const list: unknown = Object(set)[part];
      return Array.isArray(list) ? list.map((value, i) => ({ path: [n, part, i], part, value })) : [];
    }),
  );
}

/** Several sets may name a type or a rarity, but no two cards share an id (B-11.1). */
function duplicateIds(sets: readonly (readonly Item[])[], report: Report): void {
  const cards = new Set<unknown>();
  for (const items of sets) {
    const seen = { types: new Set<unknown>(), rarities: new Set<unknown>(), cards };
    for (const item of items) {
      const id = idOf(item);
      if (typeof id === 'string' && seen[item.part].has(id)) report('duplicate-id', 'B-11.1', [...item.path, 'id']);
      seen[item.part].add(id);
    }
  }
}

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
export function setFaults(given: unknown, problems: readonly Problem[]): readonly Problem[] {
  const found: Problem[] = [];
  const report: Report = (code, rule, path, more) => found.push({ code, path, rule, ...more });
  const sound = createSoundness(problems);
  const sets = itemsOf(given);
  const ids = (part: Part): string[] =>
    sets
      .flat()
      .filter((item) => item.part === part)
      .map(idOf)
      .filter((id) => typeof id === 'string');
  duplicateIds(sets, report);
  const known: Known = { types: ids('types'), rarities: ids('rarities'), found };
  for (const { path, part, value } of sets.flat()) {
    if (part === 'cards' && sound.at(...path)) cardFaults(value as RatedCard, path, known, report); // its form is sound
  }
  return found;
}
