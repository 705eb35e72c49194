import { suggest } from '../../../kernel/nearest.js';
import type { Problem } from '../../../kernel/problem.js';
import { createSoundness, type Soundness } from '../../../kernel/soundness.js';
import type { Card, Collection, HandAction } from '../card.js';
import { SUPPLY_KINDS } from '../options.js';
import type { RuleId } from '../rulebook.js';

type Path = Problem['path'];
type Printed = Collection['cards'][number];
/** What can be wrong with the sense of a card set. */
export type SenseCode =
  | 'duplicate-id'
  | 'unknown-series'
  | 'leader-mismatch'
  | 'duplicate-skill'
  | 'reactions-in-one-window'
  | 'starter-with-cost'
  | 'unknown-card'
  | 'not-a-starter'
  | 'no-starters'
  | 'supply-size'
  | 'supply-duplicate'
  | 'not-a-supply-card'
  | 'too-few-kinds';
type Report = (code: SenseCode, rule: RuleId, path: Path, more?: Partial<Problem>) => void;

const PARTS = ['series', 'cards', 'supplies'] as const;

/** A part of the sets in use, whatever it is, each with its path. */
function* listed(sets: unknown, part: string): Generator<readonly [unknown, Path]> {
  for (const [n, set] of (Array.isArray(sets) ? sets : []).entries()) {
    const list: unknown = Object(set)[part];
    for (const [i, item] of (Array.isArray(list) ? list : []).entries()) yield [item, [n, part, i]];
  }
}

/** Several sets may name a series, but no two cards or supplies share an id; in one set nothing does. */
function duplicateIds(sets: unknown, report: Report): void {
  for (const part of PARTS) {
    const seen = new Set<string>();
    for (const [item, path] of listed(sets, part)) {
      const { id } = Object(item) as { id?: unknown };
      const key = part === 'series' ? `${path[0]} ${id}` : String(id);
      if (typeof id === 'string' && seen.has(key)) report('duplicate-id', 'S-12.0', [...path, 'id']);
      seen.add(key);
    }
  }
}

/** A reaction that is used names only its card, so a card has one for each window (S-16.4). */
function windowFaults(actions: readonly HandAction[], path: Path, report: Report): void {
  for (const [i, { timing }] of actions.entries()) {
    if (timing === 'hand' || actions.findIndex((one) => one.timing === timing) === i) continue;
    report('reactions-in-one-window', 'S-16.4', [...path, 'actions', i, 'timing']);
  }
}

/** Tag and skill of leaders go together, and the skill is not to be granted (S-12.12). */
function leaderFaults(card: Card, path: Path, report: Report): void {
  const skills = card.kind === 'unit' ? card.skills : [];
  const isLeader = skills.some(({ skill }) => skill === 'leader');
  if (card.tags.includes('leader') !== isLeader) report('leader-mismatch', 'S-12.12', [...path, 'tags']);
  for (const [i, { skill }] of skills.entries()) {
    if (skills.findIndex((one) => one.skill === skill) < i) report('duplicate-skill', 'S-8.15', [...path, 'skills', i]);
  }
  for (const [i, aura] of (card.kind === 'spell' ? [] : card.auras).entries()) {
    if (aura.aura === 'grant' && aura.skill === 'leader') report('leader-mismatch', 'S-12.12', [...path, 'auras', i]);
  }
}

/** What the sets in use define, as far as it can be told. */
interface Known {
  readonly series: readonly string[];
  readonly roles: ReadonlyMap<string, Card['role']>;
  readonly found: readonly Problem[];
}

function cardFaults(card: Printed, path: Path, { series, found }: Known, report: Report): void {
  windowFaults(card.actions, path, report);
  leaderFaults(card, path, report);
  if (card.role === 'starter' && card.cost > 0) report('starter-with-cost', 'S-13.4', [...path, 'cost']);
  if (series.includes(card.series)) return;
  const hint = suggest(card.series, series, found);
  report('unknown-series', 'S-12.0', [...path, 'series'], { expected: series, ...hint });
}

/** A card that a list names must exist, and have the role that the list asks for (S-2.2, S-13.4). */
function namedFaults(id: string, at: Named, { roles, found }: Known, report: Report): void {
  const role = roles.get(id);
  if (role === undefined) report('unknown-card', 'S-12.0', at.path, suggest(id, [...roles.keys()], found));
  else if (role !== at.role) report(at.role === 'starter' ? 'not-a-starter' : 'not-a-supply-card', 'S-13.4', at.path);
}
interface Named {
  readonly path: Path;
  readonly role: Card['role'];
}

/** Recommended supplies have 15 different supply cards (S-14.1). */
function supplyFaults({ cards }: Collection['supplies'][number], path: Path, known: Known, report: Report): void {
  const { length: have } = cards;
  const at = [...path, 'cards'];
  if (have !== SUPPLY_KINDS) report('supply-size', 'S-14.1', at, { have, need: SUPPLY_KINDS });
  for (const [i, id] of cards.entries()) {
    namedFaults(id, { path: [...at, i], role: 'supply' }, known, report);
    if (cards.indexOf(id) < i) report('supply-duplicate', 'S-14.1', [...at, i]);
  }
}

/** There must be starting decks, and enough kinds for a supply (S-1.2, S-1.4). */
function wholeFaults(sets: unknown, { roles }: Known, report: Report): void {
  if ([...listed(sets, 'starters')].length === 0) report('no-starters', 'S-1.4', []);
  const have = [...roles.values()].filter((role) => role === 'supply').length;
  if (have < SUPPLY_KINDS) report('too-few-kinds', 'S-1.2', [], { have, need: SUPPLY_KINDS });
}

function knownIn(sets: unknown, found: readonly Problem[]): Known {
  const roles = new Map<string, Card['role']>();
  for (const [card] of listed(sets, 'cards')) {
    const { id, role } = Object(card) as { id?: unknown; role?: Card['role'] };
    if (typeof id === 'string' && role !== undefined) roles.set(id, role);
  }
  const series = [...listed(sets, 'series')].map(([one]) => Object(one).id).filter((id) => typeof id === 'string');
  return { series, roles, found };
}

/** Judges each item of a part whose form is sound. */
function judgeEach<Item>(sets: unknown, part: string, sound: Soundness, judge: (item: Item, path: Path) => void): void {
  for (const [item, path] of listed(sets, part)) if (sound.at(...path)) judge(item as Item, path); // its form is sound
}

/**
 * What makes no sense about card sets that are used together. They are plain JSON, of which only that is judged in whose
 * form `problems` name nothing.
 */
export function setFaults(given: unknown, problems: readonly Problem[]): readonly Problem[] {
  const found: Problem[] = [];
  const report: Report = (code, rule, path, more) => found.push({ code, path, rule, ...more });
  const sound = createSoundness(problems);
  const known = knownIn(given, found);
  duplicateIds(given, report);
  judgeEach<Printed>(given, 'cards', sound, (card, path) => cardFaults(card, path, known, report));
  judgeEach<{ card: string }>(given, 'starters', sound, ({ card }, path) =>
    namedFaults(card, { path: [...path, 'card'], role: 'starter' }, known, report),
  );
  judgeEach<Collection['supplies'][number]>(given, 'supplies', sound, (supply, path) =>
    supplyFaults(supply, path, known, report),
  );
  if (problems.length === 0) wholeFaults(given, known, report);
  return found;
}
