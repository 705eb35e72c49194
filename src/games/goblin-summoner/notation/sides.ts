import { suggest } from '../../../kernel/nearest.js';
import type { Card, FeatId, TypeId } from '../card.js';
import { knownCard } from '../deck-building.js';
import type { Catalogue } from '../shape.js';
import { type Entry, readEntries } from './entries.js';
import type { PartsCode, PartsProblem, SideName, SideParts, ZoneName } from './parts.js';

/** One duellist as the notation was read: known cards in zones where they can be. */
export interface Side {
  readonly affinity: TypeId;
  readonly pool: number | null;
  /** `null`: nothing is said of the zone. */
  readonly zones: Readonly<Record<Exclude<ZoneName, 'carries'>, readonly Entry[] | null>>;
  readonly carries: readonly { readonly feat: FeatId; readonly spent: boolean }[];
}
type Zone = keyof Side['zones'];
type Problems = PartsProblem[];
type OtherCode = 'too-big' | 'too-long' | 'not-one-of' | 'no-such-effect' | 'unknown-feat';

const HOUSE = { a: 'goblin', b: 'undead' } as const;
const MONSTERS_ONLY = ['exhausted', 'damage', 'bonus', 'flying', 'reach', 'guard', 'immobile'];
const isToken = (card: Card): boolean => card.category === 'monster' && card.token === true;

function fault(
  problems: Problems,
  code: PartsCode | OtherCode,
  path: Entry['path'],
  more: Partial<PartsProblem> = {},
): void {
  problems.push({ severity: 'unreadable', code, path, ...more });
}

/** The first mark that may not stand there; every other is let pass by `allows`. */
const misplaced = ({ named }: Entry, allows: (mark: string) => boolean): boolean =>
  named.some((name) => !allows(name.split(' ')[0] ?? ''));

/** What is wrong with a card in play (G-2.2, G-17.4). */
function checkPermanent(card: Card, entry: Entry, problems: Problems): void {
  const { path, marks, borne, named } = entry;
  if (card.category === 'spell') fault(problems, 'not-a-permanent', path, { rule: 'G-2.2' });
  else if (marks.set && card.category !== 'trap') fault(problems, 'not-a-trap', path, { rule: 'G-7.4' });
  else if (isToken(card) && borne) fault(problems, 'token-in-deck', path, { rule: 'G-2.12' });
  else if (marks.seen && !(borne && card.category === 'trap'))
    fault(problems, 'mark-not-here', path, { rule: 'G-15.4' });
  else if (marks.spent && !borne) fault(problems, 'mark-not-here', path, { rule: 'G-7.7' });
  const ofMonster = named.find((name) => MONSTERS_ONLY.includes(name.split(' ')[0] ?? ''));
  if (card.category !== 'monster') {
    if (ofMonster !== undefined) fault(problems, 'not-a-monster', path, { rule: 'G-14.14' });
  } else if (marks.damage >= card.hp) {
    fault(problems, 'too-big', path, { rule: 'G-8.12', have: marks.damage, need: card.hp - 1 });
  }
  for (const effect of marks.used) {
    if (card.effects[effect]?.when.on !== 'activate') fault(problems, 'no-such-effect', path, { rule: 'G-9.1' });
  }
}

/** What is wrong with a card that is not in play. */
function checkElsewhere(card: Card | undefined, entry: Entry, zone: Zone, problems: Problems): void {
  const { path, borne } = entry;
  const isReleased = zone === 'released';
  if (card !== undefined && isToken(card)) fault(problems, 'token-in-deck', path, { rule: 'G-2.12' });
  if (borne && !isReleased) fault(problems, 'mark-not-here', path, { rule: 'G-3.3' });
  if (misplaced(entry, (mark) => isReleased && (mark === 'seen' || mark === 'spent'))) {
    fault(problems, 'mark-not-here', path);
  }
}

/** The cards of a zone; those nobody knows, and those that cannot be there, are problems. */
function readZone(
  text: string,
  path: readonly [SideName, Zone],
  catalogue: Catalogue,
  problems: Problems,
): readonly Entry[] {
  const [, zone] = path;
  const ids = Object.keys(catalogue.cards);
  return readEntries(text, path, problems).map((entry) => {
    const card = entry.card === null ? undefined : knownCard(catalogue, entry.card);
    if (entry.card !== null && card === undefined) {
      fault(problems, 'unknown-card', entry.path, suggest(entry.card, ids, problems));
    } else if (zone !== 'play') checkElsewhere(card, entry, zone, problems);
    else if (card === undefined) fault(problems, 'hidden-card', entry.path, { rule: 'G-15.4' });
    else checkPermanent(card, entry, problems);
    return entry;
  });
}

/** The feat and the item somebody carries (G-13.2). */
function readCarried(text: string, path: Entry['path'], { feats }: Catalogue, problems: Problems): Side['carries'] {
  const kinds = new Set<string>();
  return readEntries(text, path, problems).map((entry) => {
    const id = entry.card ?? '';
    const feat = Object.hasOwn(feats, id) ? feats[id] : undefined;
    if (feat === undefined) fault(problems, 'unknown-feat', entry.path, suggest(id, Object.keys(feats), problems));
    else if (kinds.has(feat.kind) || entry.count > 1)
      fault(problems, 'too-long', entry.path, { rule: 'G-13.2', have: 2, need: 1 });
    else kinds.add(feat.kind);
    if (entry.borne || misplaced(entry, (mark) => mark === 'spent')) fault(problems, 'mark-not-here', entry.path);
    return { feat: id, spent: entry.marks.spent };
  });
}

/** Reads the parts of one duellist. */
export function readSide(parts: SideParts, name: SideName, catalogue: Catalogue, problems: Problems): Side {
  const { types } = catalogue;
  const affinity = parts.affinity ?? (types.includes(HOUSE[name]) ? HOUSE[name] : (types[0] ?? ''));
  if (parts.affinity !== undefined && !types.includes(affinity)) {
    const hint = suggest(affinity, types, problems);
    fault(problems, 'not-one-of', [name, 'affinity'], { rule: 'G-12.2', expected: types, ...hint });
  }
  const zone = (which: Zone): readonly Entry[] | null => {
    const text = parts[which];
    return text === undefined ? null : readZone(text, [name, which], catalogue, problems);
  };
  return {
    affinity,
    pool: parts.pool ?? null,
    zones: {
      play: zone('play'),
      hand: zone('hand'),
      released: zone('released'),
      shield: zone('shield'),
      deck: zone('deck'),
      discard: zone('discard'),
    },
    carries: readCarried(parts.carries ?? '', [name, 'carries'], catalogue, problems),
  };
}
