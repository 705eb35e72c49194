import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { labOf, monster, trap, watcher } from '../lab.js';

const ENEMY_ATTACK = { on: 'attack', whose: 'enemy' } as const;
const strengthOf = (events: Parameters<typeof eventsOf>[0]) =>
  eventsOf(events, 'struck').map(({ amount, defence }) => [amount, defence]);

rule(
  'G-8.8',
  'the attackers themselves first, then others, then traps, then the result',
  eachSeat((scene) => {
    const game = labOf(
      watcher('gong', { on: 'attack', whose: 'any' }),
      trap('pin', ENEMY_ATTACK, { op: 'mana', player: 'own', amount: 1 }),
    );
    const { a } = scene({ a: { play: 'gong goblin-scrapper' }, b: { play: 'pin gong goblin-runt' } }, game);
    const events = a.attacks('goblin-scrapper', 'goblin-runt');
    expect(typesOf(events)).toEqual([
      ...['attacked', 'triggered', 'buffed', 'triggered', 'triggered', 'sprang', 'mana-changed', 'moved'],
      ...['struck', 'damaged', 'destroyed', 'moved'],
    ]);
    expect(strengthOf(events)).toEqual([[3, 1]]);
  }),
);

rule(
  'G-8.8',
  'judged once: a guard that comes later changes nothing',
  eachSeat((scene) => {
    const late = trap('late-guard', ENEMY_ATTACK, {
      ...{ op: 'search', from: 'discard', to: 'play', filter: { category: ['monster'] }, amount: 1 },
    });
    const { a, b } = scene(
      { a: { play: 'goblin-runt' }, b: { play: 'late-guard', discard: 'boulderkin' } },
      labOf(late),
    );
    a.attacks('goblin-runt');
    expect([b.zone('play'), b.count('shield')]).toEqual(['boulderkin', 2]);
  }),
);

rule(
  'G-8.8',
  'attackers that have left drop out; if none is left there is no result',
  eachSeat((scene) => {
    const fog = trap('fog', ENEMY_ATTACK, { op: 'return', target: { from: 'attackers', pick: 'choose' } });
    const two = scene({ a: { play: 'goblin-soldier goblin-runt' }, b: { play: 'fog rattling-skeleton' } }, labOf(fog));
    two.a.attacks('goblin-soldier goblin-runt', 'rattling-skeleton');
    expect(strengthOf(two.b.chooses('goblin-soldier'))).toEqual([[1, 2]]);
    const one = scene({ a: { play: 'goblin-soldier' }, b: { play: 'fog' } }, labOf(fog));
    const events = one.a.attacks('goblin-soldier');
    expect(eventsOf(events, 'attack-failed')).toMatchObject([{ why: 'no-attackers' }]);
    expect(one.b.count('shield')).toBe(3);
  }),
);

rule(
  'G-8.8',
  'an attacker that left and came back has left',
  eachSeat((scene) => {
    const echo = monster('echo', {
      attack: 5,
      effects: [
        {
          when: { on: 'destroyed', whose: 'self' },
          do: [{ op: 'search', from: 'discard', to: 'play', filter: { category: ['monster'] }, amount: 1 }],
        },
      ],
    });
    const bolt = trap('bolt', ENEMY_ATTACK, { op: 'damage', target: { from: 'attackers' }, amount: 1 });
    const { a, b } = scene({ a: { play: 'echo' }, b: { play: 'bolt' } }, labOf(echo, bolt));
    const events = a.attacks('echo');
    expect(a.zone('play')).toBe('echo');
    expect(eventsOf(events, 'attack-failed')).toMatchObject([{ why: 'no-attackers' }]);
    expect(b.count('shield')).toBe(3);
  }),
);

rule(
  'G-8.8',
  'a target that has left is not replaced',
  eachSeat((scene) => {
    const retreat = trap('retreat', ENEMY_ATTACK, { op: 'return', target: { from: 'defender' } });
    const { a, b } = scene(
      { a: { play: 'goblin-soldier' }, b: { play: 'goblin-runt wraith retreat' } },
      labOf(retreat),
    );
    const events = a.attacks('goblin-soldier', 'goblin-runt');
    expect(eventsOf(events, 'attack-failed')).toMatchObject([{ why: 'no-target', seat: a.seat }]);
    expect([b.zone('play'), b.zone('hand'), a.zone('play')]).toEqual([
      'wraith',
      'goblin-runt',
      'goblin-soldier(exhausted)',
    ]);
  }),
);

rule(
  'G-8.11',
  'lost hit points stay lost, healing stops at the printed ones',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({
      a: { affinity: 'giant', play: 'hill-giant(damage 3)', hand: '2 mending-light' },
      b: {},
    });
    endTurn();
    expect(a.zone('play')).toBe('hill-giant(damage 3)');
    b.passes();
    expect(eventsOf(a.plays('mending-light'), 'healed')).toMatchObject([{ amount: 2, damage: 1 }]);
    b.passes();
    expect(eventsOf(a.plays('mending-light'), 'healed')).toMatchObject([{ amount: 1, damage: 0 }]);
    expect(a.zone('play')).toBe('hill-giant');
  }),
);

rule(
  'G-8.12',
  'destroyed at 0 hit points, and not before',
  eachSeat((scene) => {
    for (const [damage, isDead] of [
      [2, false],
      [3, true],
    ] as const) {
      const { a, b } = scene({ a: { play: 'goblin-runt' }, b: { play: `hill-giant(damage ${damage})` } });
      const events = a.attacks('goblin-runt', 'hill-giant');
      expect(eventsOf(events, 'destroyed')).toHaveLength(isDead ? 1 : 0);
      expect([b.zone('play'), b.zone('discard')]).toEqual(isDead ? ['-', 'hill-giant'] : ['hill-giant(damage 3)', '-']);
    }
  }),
);

rule(
  'G-8.13',
  'printed, lasting, this turn and static are added up, never below 0',
  eachSeat((scene) => {
    const cases = [
      ['goblin-runt(+2/+0, +3/+0 this turn) tattered-warbanner', 'hill-giant(+0/+4, +0/+1 this turn)', [7, 6]],
      ['goblin-runt(-3/+0)', 'hill-giant(+0/-5)', [0, 0]],
      ['goblin-runt(-3/+0, +1/+0 this turn)', 'hill-giant', [0, 1]],
      ['goblin-runt(-3/+0, +3/+0 this turn)', 'hill-giant', [1, 1]],
    ] as const;
    for (const [play, enemies, numbers] of cases) {
      const { a } = scene({ a: { play }, b: { play: enemies } });
      expect(strengthOf(a.attacks('goblin-runt', 'hill-giant'))).toEqual([numbers]);
    }
  }),
);
