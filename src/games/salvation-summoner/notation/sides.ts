import { suggest } from '../../../kernel/nearest.js';
import type { CardId } from '../card.js';
import type { Catalogue } from '../shape.js';
import type { Ending } from '../state.js';
import { knownCard } from '../supply.js';
import { type Entry, readEntries } from './entries.js';
import { type Parts, type PartsCode, type PartsProblem, SIDES, type SideName, type SideParts, ZONES } from './parts.js';

/** The cards of one player as the notation was read: known cards, with marks where they can stand. */
export type Side = Readonly<Record<(typeof ZONES)[number], readonly Entry[]>>;
type Problems = PartsProblem[];
type Place = keyof Side | 'piles';

function fault(
  problems: Problems,
  code: PartsCode | 'too-long',
  path: Entry['path'],
  more: Partial<PartsProblem> = {},
): void {
  problems.push({ severity: 'unreadable', code, path, ...more });
}

/** The marks that may stand in a zone. */
const MARKS: Readonly<Partial<Record<Place, readonly string[]>>> = {
  sortie: ['damage', 'attacks', 'moved', 'saved', 'bonus', 'over'],
  guard: ['damage', 'attacks', 'moved', 'saved', 'bonus', 'over'],
  hand: ['shown'],
};

/** What is wrong with an entry where it stands. */
function check(entry: Entry, place: Place, catalogue: Catalogue, problems: Problems): void {
  const { card, marks, named, path } = entry;
  for (const id of [...(card === null ? [] : [card]), ...marks.absorbed]) {
    if (knownCard(catalogue, id) !== undefined) continue;
    fault(problems, 'unknown-card', path, suggest(id, Object.keys(catalogue.cards), problems));
  }
  if (card === null && place !== 'hand' && place !== 'draw') fault(problems, 'hidden-card', path, { rule: 'S-15.2' });
  if (named.some((name) => MARKS[place]?.includes(name) !== true)) fault(problems, 'mark-not-here', path);
}

/** Reads cards that must be known, where they lie; piles may be empty. */
export function readZone(
  text: string | undefined,
  path: readonly string[],
  catalogue: Catalogue,
  problems: Problems,
): readonly Entry[] {
  const place = path.at(-1) as Place; // paths end with a zone
  const entries = readEntries(text ?? '', path, problems, place === 'piles' ? 0 : 1);
  for (const entry of entries) check(entry, place, catalogue, problems);
  return entries;
}

/** Reads the zones of one player. */
export function readSide(parts: SideParts, name: SideName, catalogue: Catalogue, problems: Problems): Side {
  const zones = ZONES.map((zone) => [zone, readZone(parts[zone], [name, zone], catalogue, problems)]);
  const side: Side = Object.fromEntries(zones);
  const have = side.site.reduce((sum, { count }) => sum + count, 0);
  if (have > 1) fault(problems, 'too-long', [name, 'site'], { rule: 'S-5.6', have, need: 1 });
  return side;
}

const WITH_SEAT = /^(citizens|leader-died|necronomicon) (p0|p1)$/;
type WithSeat = Extract<Ending, { readonly seat: unknown }>;

/** Reads what has been recorded. */
export function readEndings(text: string, problems: Problems): readonly Ending[] {
  const endings: Ending[] = [];
  for (const [index, part] of text.split(',').entries()) {
    const said = part.trim().replace(/\s+/g, ' ');
    const [, reason, side] = WITH_SEAT.exec(said) ?? [];
    if (said === 'supply' || said === 'turn-limit') endings.push({ reason: said });
    else if (reason !== undefined) {
      endings.push({ reason: reason as WithSeat['reason'], seat: side === 'p0' ? 0 : 1 }); // the pattern names these
    } else if (said !== '' && said !== '-') fault(problems, 'bad-entry', ['endings', index]);
  }
  return endings;
}

/** What of the parts is well-formed and still makes no position. */
export function nonsense(parts: Parts, catalogue: Catalogue, problems: Problems): void {
  const { supply } = parts;
  if (Object.keys(catalogue.cards).length === 0) fault(problems, 'no-cards', []);
  if (supply !== undefined && !Object.hasOwn(catalogue.supplies, supply)) {
    const near = suggest(supply, Object.keys(catalogue.supplies), problems);
    fault(problems, 'unknown-supply', ['supply'], { rule: 'S-2.10', ...near });
  }
  const isPrivate = parts.options?.graveyard === 'private';
  const graves: readonly (readonly [readonly string[], SideParts])[] = isPrivate
    ? [[[], parts]]
    : SIDES.map((name) => [[name], parts[name] ?? {}] as const);
  for (const [path, owner] of graves) {
    for (const key of ['graveyard', 'buried'] as const) {
      if (owner[key] !== undefined) fault(problems, 'other-graveyard', [...path, key], { rule: 'S-18.7' });
    }
  }
}

/** The cards of entries one by one; `null` is a card that does not matter. */
export const cardsOf = (entries: readonly Entry[], some: CardId): CardId[] =>
  entries.flatMap(({ count, card }) => Array.from({ length: count }, () => card ?? some));
