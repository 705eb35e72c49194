import {
  type CardId,
  firstCollection,
  type Options,
  salvationSummoner,
} from '../../../src/games/salvation-summoner/index.js';
import type { Random } from '../../../src/index.js';
import { type Scene, type SideParts, scene } from './lab.js';
import { configOf } from './sight.js';

const { cards } = firstCollection;
const every = cards.map(({ id }) => id);
const units = cards.filter(({ kind }) => kind === 'unit').map(({ id }) => id);
const sites = cards.filter((card) => card.kind === 'site' && card.auras.length > 0).map(({ id }) => id);

/** Cards that rules of their own hang on, and that are rare among so many. */
const TELLING: readonly CardId[] = ['goblin-robber', 'necronomicon', 'jack-o-lantern'];

const some = (ids: readonly CardId[], most: number, random: Random): string => {
  const telling = TELLING.filter((id) => ids.includes(id));
  return Array.from({ length: random.int(most + 1) }, () => random.pick(random.int(6) === 0 ? telling : ids)).join(' ');
};

const side = (random: Random): SideParts => ({
  hand: some(every, 7, random),
  draw: some(every, 6, random),
  discard: some(every, 3, random),
  sortie: some(units, 4, random),
  guard: some(units, 4, random),
  ...(random.int(2) === 0 ? { site: random.pick(sites) } : {}),
  citizens: random.int(9) + 1,
  gate: random.pick([0, 3, 5, 'down', 'down'] as const),
});

/** A position of any cards under any options, from which everything can soon happen. */
export function anyPosition(name: string, number: number, random: Random): Scene {
  const { options } = configOf(name, number);
  const kinds = [...salvationSummoner.catalogue.kinds];
  random.shuffle(kinds);
  // Two effects ask for a cheap goblin.
  const supply = [...new Set(number % 4 > 0 ? ['goblin', ...kinds] : kinds)].slice(0, 15);
  // Every card is held by the active player in turn.
  const held = [0, 25, 50].map((from) => every[(number + from) % every.length]).join(' ');
  const active = side(random);
  const enemy = side(random);
  const guard = number % 4 === 0 ? `jack-o-lantern golem ${enemy.guard}` : (enemy.guard ?? '');
  const given: Partial<Options> = { ...options };
  return scene({
    ...{
      phase: number % 8 === 4 ? 'field' : random.pick(['hand', 'hand', 'field'] as const),
      mana: random.int(9),
      summons: random.int(3) + 1,
    },
    ...{ supply, options: given, turnLimit: random.pick([3, 8, null]), tokens: random.pick([0, 2, 14]) },
    ...{
      graveyard: some(every, 6, random),
      p0: { ...active, hand: `${held} ${active.hand}` },
      p1: { ...enemy, guard, gate: number % 4 === 0 ? 'down' : (enemy.gate ?? 0) },
    },
    specials: every.filter(
      (id) => random.int(8) === 0 && cards.some((card) => card.id === id && card.role === 'special'),
    ),
    piles: Object.fromEntries(supply.map((id, n) => [id, n < 5 + random.int(11) ? 1 + random.int(3) : 0])),
  });
}
