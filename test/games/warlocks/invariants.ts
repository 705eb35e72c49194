import type { Gesture, KnownMonster, KnownWarlock, State } from '../../../src/games/warlocks/index.js';
import { patternsOf } from '../../../src/games/warlocks/index.js';
import type { Step } from './play.js';

const MENTAL = ['paralysis', 'amnesia', 'fear', 'confusion', 'maladroitness', 'charm-person'];
const MOST: Readonly<Record<KnownMonster['kind'], number>> = {
  ...{ goblin: 2, ogre: 3, troll: 4, giant: 5 },
  ...{ 'fire-elemental': 4, 'ice-elemental': 4 },
};
const living = ({ monsters }: State): readonly KnownMonster[] => monsters.filter(({ alive }) => alive);
const isMinion = ({ kind }: KnownMonster): boolean => !kind.endsWith('elemental');

/** Whether a being is in the battle. */
function isPresent(state: State, being: unknown): boolean {
  if (typeof being === 'number') return state.warlocks[being]?.status === 'in';
  return living(state).some(({ id }) => id === being);
}

/** What of W-17.7 and W-17.11 a single state breaks. */
export function brokenIn(state: State): readonly string[] {
  const { warlocks, phase, kind } = state;
  const present = warlocks.flatMap(({ status }, seat) => (status === 'in' ? [seat] : []));
  const beings: readonly (KnownWarlock | KnownMonster)[] = [...warlocks, ...state.monsters];
  const counters = beings.flatMap(({ enchantments }) => enchantments.map(({ left }) => left));
  const elementals = living(state).filter((one) => !isMinion(one));
  const minions = living(state).filter(isMinion);
  const flags = [...present.map((seat) => warlocks[seat] as KnownWarlock), ...living(state)];
  const active = phase.name === 'orders' ? phase.active : present;
  const claims: Readonly<Record<string, boolean>> = {
    'health of warlocks': warlocks.every(({ health, status }) => health <= 16 && (status !== 'in' || health > 0)),
    'health of monsters': living(state).every(({ health, kind: of }) => health > 0 && health <= MOST[of]),
    'one mental enchantment': beings.every(
      ({ enchantments }) => enchantments.filter((one) => MENTAL.includes(one.kind)).length <= 1,
    ),
    'one enchantment of a kind': beings.every(
      ({ enchantments }) => new Set(enchantments.map((one) => one.kind)).size === enchantments.length,
    ),
    'one elemental': elementals.length <= 1,
    'no counter is 0': counters.every((left) => left === null || left > 0),
    'minions have a controller': minions.every(({ controller }) => controller !== null),
    'elementals have none': elementals.every(({ controller }) => controller === null),
    'victims are there': living(state).every(({ victim }) => victim === 'nobody' || isPresent(state, victim)),
    'flags are off at the start of a round':
      kind !== 'normal' ||
      phase.name === 'over' ||
      flags.every(({ shield, countered, mentalThisRound }) => !shield && !countered && mentalThisRound === 0),
    'the active are present': active.every((seat) => present.includes(seat)),
    'all are active in a normal turn': kind !== 'normal' || active.length === present.length,
    'ids are numbers': state.monsters.every(({ id }, place) => id === `m${place + 1}`),
    'names are unique': new Set(state.monsters.map(({ name }) => name)).size === state.monsters.length,
  };
  return Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [claim]));
}

/** Whether a hand's last gestures fit a pattern: small letters were made by both (W-3.2). */
function isMade(pattern: string, hand: 0 | 1, history: KnownWarlock['history']): boolean {
  const rows = history
    .slice(-pattern.length)
    .map(({ made, recorded }, i, all) => (i === all.length - 1 ? made : recorded));
  return (
    rows.length === pattern.length &&
    [...pattern].every((mark, i) => {
      const [own, other] = [rows[i]?.[hand], rows[i]?.[1 - hand]];
      const letter = mark.toUpperCase() as Gesture;
      return own === letter && (mark === letter || other === letter);
    })
  );
}

/** What a turn breaks: castings that nobody gestured, gestures used twice, dead monsters that attack, and so on. */
export function brokenBy({ before, after, events }: Step): readonly string[] {
  const faults: string[] = [];
  const hands = new Map<number, (0 | 1)[]>();
  const stabs = new Map<number, number>();
  const was = new Set(before.monsters.filter(({ alive }) => !alive).map(({ id }) => id));
  for (const event of events) {
    if (event.type === 'cast' && event.hand !== null) {
      const hand = event.hand === 'LH' ? 0 : 1;
      const patterns = patternsOf(event.spell, before.options);
      const history = after.warlocks[event.seat]?.history ?? [];
      const fitting = patterns.filter((pattern) => isMade(pattern, hand, history));
      if (fitting.length === 0) faults.push(`${event.spell} was not gestured`);
      const isTwoHanded = fitting.every((pattern) => /[a-z]$/.test(pattern));
      const used = hands.get(event.seat) ?? [];
      const taken: readonly (0 | 1)[] = isTwoHanded ? [0, 1] : [hand];
      if (taken.some((one) => used.includes(one))) faults.push(`${event.spell} used a gesture again`);
      hands.set(event.seat, [...used, ...taken]);
    }
    if (event.type === 'stabbed') stabs.set(event.seat, (stabs.get(event.seat) ?? 0) + 1);
    if (event.type === 'attacked' && was.has(event.monster)) faults.push(`${event.monster} is dead and attacks`);
  }
  if ([...stabs.values()].some((count) => count > 1)) faults.push('two stabs');
  for (const [seat, warlock] of before.warlocks.entries()) {
    const isOut = warlock.status !== 'in';
    if (isOut && JSON.stringify(warlock) !== JSON.stringify(after.warlocks[seat]))
      faults.push(`${seat} is out and changes`);
  }
  for (const monster of before.monsters.filter(({ alive }) => !alive)) {
    const now = after.monsters.find(({ id }) => id === monster.id);
    if (JSON.stringify(now) !== JSON.stringify(monster)) faults.push(`${monster.id} is dead and changes`);
  }
  return [...faults, ...unexplained({ before, after, events })];
}

/** Health that did not change by what was told. */
function unexplained({ before, after, events }: Pick<Step, 'before' | 'after' | 'events'>): readonly string[] {
  const expected = new Map<unknown, number>();
  for (const [seat, { health }] of before.warlocks.entries()) expected.set(seat, health);
  for (const { id, health } of before.monsters) expected.set(id, health);
  const add = (being: unknown, amount: number): void => {
    expected.set(being, (expected.get(being) ?? 0) + amount);
  };
  const START: Readonly<Record<string, number>> = {
    goblin: 1,
    ogre: 2,
    troll: 3,
    giant: 4,
    'fire-elemental': 3,
    'ice-elemental': 3,
  };
  for (const event of events) {
    if (event.type === 'summoned') expected.set(event.monster, START[event.kind] ?? 0);
    if (event.type === 'healed') add(event.subject, event.amount);
    if (event.type === 'damaged' || event.type === 'storm-hit') add(event.subject, -event.amount);
    if (event.type === 'attacked') add(event.victim, -event.amount);
    if (event.type === 'stabbed' && event.outcome === 'hit') add(event.victim, -1);
  }
  const now = [
    ...after.warlocks.map(({ health }, seat) => [seat, health] as const),
    ...after.monsters.map(({ id, health }) => [id, health] as const),
  ];
  return now.flatMap(([being, health]) => (expected.get(being) === health ? [] : [`health of ${being}: ${health}`]));
}
