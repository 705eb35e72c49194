import { expect } from 'vitest';
import { defaults, patternsOf, type SpellId, type State, spellsIn } from '../../../src/games/warlocks/index.js';
import { arrange } from '../../../src/games/warlocks/notation.js';
import { createRandom, type Random } from '../../../src/index.js';
import { type Caster, rowsOf } from './casting.js';
import { variants } from './play.js';

const ENCHANTMENTS = [
  ...['haste', 'protection', 'resist-heat', 'resist-cold', 'disease', 'poison', 'blindness', 'invisibility'],
  ...['permanency', 'delay-effect', 'permanency permanent', 'delay-effect permanent', 'haste permanent', 'poison 1'],
];
const MINDS = ['paralysis by A', 'charm-person by B', 'amnesia', 'fear', 'fear permanent', 'amnesia permanent'];
const MONSTERS = [
  'goblin of A at B',
  'giant of B at A',
  'ogre of A [haste]',
  'troll of B at m1',
  'goblin of B [confusion permanent]',
];
const LENGTH = 9;

/** Some of the items, each once, one kind of enchantment each. */
function some(items: readonly string[], random: Random, most: number): readonly string[] {
  const found = new Map<string, string>();
  for (let n = random.int(most + 1); n > 0; n--) {
    const item = random.pick(items);
    found.set(item.split(' ')[0] ?? '', item);
  }
  return [...found.values()];
}

/** What somebody is about to finish: one spell with each hand, or one with both. */
function anyCaster(spells: readonly SpellId[], random: Random): Caster {
  const [left, right] = [random.pick(spells), random.pick(spells)];
  const isTwoHanded = (spell: SpellId): boolean => /[a-z]/.test(patternsOf(spell, defaults)[0] ?? '');
  return isTwoHanded(left) || isTwoHanded(right) ? { LH: [left] } : { LH: [left], RH: [right] };
}

/** A position of which every warlock is about to finish spells, with enchantments and monsters of every kind. */
export function clash(n: number): State {
  const random = createRandom(`clash ${n}`);
  const given = variants[n % variants.length] ?? {};
  const spells = spellsIn({ ...defaults, ...given });
  const mind = given.maladroit ? [...MINDS, 'maladroitness'] : [...MINDS, 'confusion'];
  const warlocks = Array.from({ length: 2 + (n % 2) }, () => {
    const rows = rowsOf(anyCaster(spells, random), LENGTH, given).map((row) => row.slice(0, -1).join(''));
    const enchantments = [...some(ENCHANTMENTS, random, 3), ...some(mind, random, 1).slice(0, 1)].join(', ');
    const bank = random.int(2) === 0 ? { bank: `${random.pick(spells)} at ${random.pick(['A', 'B', 'nobody'])}` } : {};
    const marks = random.int(4) === 0 ? { marks: 'clap' } : {};
    return { LH: rows[0] ?? '', RH: rows[1] ?? '', health: 1 + random.int(16), enchantments, ...bank, ...marks };
  });
  const elemental = random.pick(['', 'fire-elemental', 'ice-elemental [haste 2]']);
  const minions = some(given.maladroit ? MONSTERS.slice(0, 4) : MONSTERS, random, 2);
  const monsters = [...(minions.length > 0 ? ['goblin of A', ...minions] : []), elemental].filter((one) => one !== '');
  const { state, problems } = arrange({
    seed: String(n),
    options: given,
    turn: LENGTH,
    warlocks,
    monsters: monsters.join('; '),
  });
  expect(problems).toEqual([]);
  return state ?? expect.fail('there is no such position');
}
