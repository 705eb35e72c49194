import { createRandom } from '../../../kernel/random.js';
import type { CardId } from '../card.js';
import { CITIZENS, type Options, optionsOf, SUPPLY_KINDS, TURN_LIMIT } from '../options.js';
import type { Catalogue } from '../shape.js';
import { turnsBefore } from '../state/turn-sense.js';
import type { Ending, Graveyard, HandCard, Handle, Pile, Player, Seat, State, Unit } from '../state.js';
import { knownCard } from '../supply.js';
import { startOf } from '../turn.js';
import type { Entry } from './entries.js';
import type { Parts, SideParts } from './parts.js';
import { cardsOf, type Side } from './sides.js';

/** Parts whose notation has been read. */
export interface Read {
  readonly parts: Parts;
  readonly sides: readonly [Side, Side];
  readonly piles: readonly Entry[];
  readonly graveyard: readonly Entry[];
  readonly endings: readonly Ending[];
}
interface Building {
  readonly catalogue: Catalogue;
  readonly citizens: readonly [number, number];
  readonly handle: () => Handle;
}

/** A card that does not matter: the first of a starting deck. */
const someCard = ({ starters, cards }: Catalogue): CardId => starters[0]?.card ?? Object.keys(cards)[0] ?? '';

/** One player; the gate stands, and what is not spoken of is empty. */
function playerOf(parts: SideParts, side: Side, seat: Seat, building: Building): Player<never> {
  const { catalogue, citizens, handle } = building;
  const some = someCard(catalogue);
  const cards = (zone: keyof Side): CardId[] => cardsOf(side[zone], some);
  const each = <Item>(zone: keyof Side, make: (card: CardId, entry: Entry) => Item): Item[] =>
    side[zone].flatMap((entry) => cardsOf([entry], some).map((card) => make(card, entry)));
  const unit = (card: CardId, { marks: { shown: _shown, absorbed, ...marks } }: Entry): Unit => ({
    ...{ handle: handle(), card, ...marks, absorbed: [...absorbed] },
  });
  const hand = each('hand', (card, { marks }): HandCard => ({ handle: handle(), card, shown: marks.shown }));
  const { gate = 0 } = parts;
  return {
    draw: cards('draw').reverse(),
    hand,
    discard: cards('discard'),
    revealed: cards('revealed'),
    sortie: each('sortie', unit),
    guard: each('guard', unit),
    site: cards('site')[0] ?? null,
    citizens: parts.citizens ?? citizens[seat],
    gate: { standing: gate !== 'down', damage: gate === 'down' ? 0 : gate },
    turnsTaken: 0,
  };
}

/** How many copies of each card the parts name outside the piles, in the order in which they come. */
function countsOf({ sides, graveyard }: Read): ReadonlyMap<CardId, number> {
  const counts = new Map<CardId, number>();
  const add = (card: CardId | null, count: number): void => {
    if (card !== null) counts.set(card, (counts.get(card) ?? 0) + count);
  };
  for (const { card, count, marks } of [...sides.flatMap((side) => Object.values(side).flat()), ...graveyard]) {
    add(card, count);
    for (const tucked of marks.absorbed) add(tucked, count);
  }
  return counts;
}

/** The piles: those that are named, then the kinds that make a supply of 15, then the specials that are named. */
function pilesOf(read: Read, { pileSize }: Options, catalogue: Catalogue): Pile[] {
  const { supply } = read.parts;
  const roleOf = (id: CardId): string | undefined => knownCard(catalogue, id)?.card.role;
  const named = new Map(read.piles.map(({ card, count }) => [card ?? '', count]));
  const seen = countsOf(read);
  const kinds = new Set(supply === undefined ? [] : catalogue.supplies[supply]);
  for (const id of named.keys()) if (roleOf(id) !== 'special') kinds.add(id);
  const [first = []] = Object.values(catalogue.supplies);
  for (const id of [...seen.keys(), ...first, ...catalogue.kinds]) {
    if (kinds.size < SUPPLY_KINDS && roleOf(id) === 'supply') kinds.add(id);
  }
  const specials = [...named.keys()].filter((id) => roleOf(id) === 'special');
  return [...kinds, ...specials].map((card) => ({
    card,
    left: named.get(card) ?? Math.max(0, pileSize - (seen.get(card) ?? 0)),
  }));
}

/** The graveyards: one for both players, or one each (S-1.7, S-18.7). */
function graveyardsOf({ parts, sides, graveyard }: Read, options: Options, building: Building): Graveyard[] {
  const { p0 = {}, p1 = {} } = parts;
  const some = someCard(building.catalogue);
  const lost = ([p0, p1] as const).map(({ citizens }, seat) => {
    const began = building.citizens[seat] ?? 0;
    return began - (citizens ?? began);
  });
  if (options.graveyard === 'common') {
    const all = lost.reduce((sum, one) => sum + one, 0);
    return [{ cards: cardsOf(graveyard, some), citizens: parts.buried ?? Math.max(0, all) }];
  }
  return [p0, p1].map(({ buried }, seat) => ({
    cards: cardsOf(sides[seat]?.graveyard ?? [], some),
    citizens: buried ?? Math.max(0, lost[seat] ?? 0),
  }));
}

/** The state that the parts speak of: the active player may act. */
export function build(read: Read, catalogue: Catalogue): State {
  const { parts, sides, endings } = read;
  const { turn = 1, active: whose = 'p0', phase = 'hand', startingCitizens = [CITIZENS, CITIZENS] } = parts;
  const options = optionsOf(parts.options ?? {});
  let handles = 0;
  const building: Building = { catalogue, citizens: startingCitizens, handle: () => handles++ };
  const active = whose === 'p0' ? 0 : 1;
  const turns = (seat: Seat): number => turnsBefore(turn, seat === active);
  const first = { ...playerOf(parts.p0 ?? {}, sides[0], 0, building), turnsTaken: turns(0) };
  const second = { ...playerOf(parts.p1 ?? {}, sides[1], 1, building), turnsTaken: turns(1) };
  const start = phase === 'hand' ? startOf(active === 0 ? first : second, catalogue) : { mana: 0, summons: 0 };
  return {
    random: createRandom(parts.seed ?? 'arranged').state(),
    options,
    startingCitizens: [...startingCitizens],
    turnLimit: parts.turnLimit === undefined ? TURN_LIMIT : parts.turnLimit,
    turn,
    active,
    phase: { name: phase },
    mana: parts.mana ?? start.mana,
    summons: parts.summons ?? start.summons,
    revealsClosed: parts.revealsClosed ?? false,
    handles,
    players: [first, second],
    piles: pilesOf(read, options, catalogue),
    graveyards: graveyardsOf(read, options, building),
    endings: [...endings],
  };
}
