import { idsIn, itemsOf, repeatedIds, type SetItem } from '../../../kernel/card-sets.js';
import { suggest } from '../../../kernel/nearest.js';
import type { Problem } from '../../../kernel/problem.js';
import { createSoundness } from '../../../kernel/soundness.js';
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

const PARTS = ['series', 'cards', 'starters', 'supplies'] as const;
type Item = SetItem<(typeof PARTS)[number]>;
/** Several sets may name a series, but no two cards and no two supplies share an id. */
const SHARED = { cards: 'card', supplies: 'supply' } as const;

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
function wholeFaults(items: readonly Item[], { roles }: Known, report: Report): void {
  if (!items.some(({ part }) => part === 'starters')) report('no-starters', 'S-1.4', []);
  const have = [...roles.values()].filter((role) => role === 'supply').length;
  if (have < SUPPLY_KINDS) report('too-few-kinds', 'S-1.2', [], { have, need: SUPPLY_KINDS });
}

function knownIn(items: readonly Item[], found: readonly Problem[]): Known {
  const roles = new Map<string, Card['role']>();
  for (const { part, value } of items) {
    const { id, role } = Object(value) as { id?: unknown; role?: Card['role'] };
    if (part === 'cards' && typeof id === 'string' && role !== undefined) roles.set(id, role);
  }
  return { series: idsIn(items, 'series'), roles, found };
}

/** What makes no sense about one thing that a set lists, whose form is sound. */
function itemFaults({ part, path, value }: Item, known: Known, report: Report): void {
  if (part === 'cards') cardFaults(value as Printed, path, known, report);
  if (part === 'supplies') supplyFaults(value as Collection['supplies'][number], path, known, report);
  if (part !== 'starters') return;
  const { card } = value as Collection['starters'][number];
  namedFaults(card, { path: [...path, 'card'], role: 'starter' }, known, report);
}

/**
 * What makes no sense about card sets that are used together (S-12.0). They are plain JSON, of which only that is judged
 * in whose form `problems` name nothing.
 */
export function setFaults(given: readonly unknown[], problems: readonly Problem[]): readonly Problem[] {
  const found: Problem[] = [];
  const report: Report = (code, rule, path, more) => found.push({ code, path, rule, ...more });
  const sound = createSoundness(problems);
  const sets = given.map((set, n) => itemsOf(set, PARTS, [n]));
  const items = sets.flat();
  for (const path of repeatedIds(sets, SHARED)) report('duplicate-id', 'S-12.0', path);
  const known = knownIn(items, found);
  for (const item of items) if (sound.at(...item.path)) itemFaults(item, known, report);
  if (problems.length === 0) wholeFaults(items, known, report);
  return found;
}
