import { describe, expect } from 'vitest';
import { type Action, salvationSummoner as game, type Handle } from '../../../../src/games/salvation-summoner/index.js';
import { createRandom } from '../../../../src/index.js';
import { rule } from '../../../rule.js';
import { choose, concede, defend, deploy, endTurn, reveal, storm } from '../says.js';
import { both, type Scene, sceneOf } from '../scene.js';

const phase = 'field' as const;
const typesOf = (x: Scene, player: 0 | 1) => new Set(x.legal(player).map(({ type }) => type));
const subsets = (items: readonly Handle[]): readonly (readonly Handle[])[] =>
  Array.from({ length: 2 ** items.length }, (_, number) => items.filter((_item, i) => (number >> i) % 2 === 1));

describe('legal actions', () => {
  rule(
    ['S-16.8', 'S-16.1'],
    'hold each meaning once, and are all accepted',
    both((scene) => {
      const x = scene({ p0: { hand: '2 elf, saint, quick-cast' }, piles: '0 goblin', mana: 4 });
      const [seat, hand] = [x.state.active, x.state.players[x.state.active].hand];
      const [one, two, saint, quick] = hand.map(({ handle }) => handle);
      const revealed = x.legal(0).filter(({ type }) => type === 'reveal');
      expect(revealed).toEqual([
        ...[
          { type: 'reveal', seat, card: one, action: null },
          { type: 'reveal', seat, card: two, action: null },
        ],
        ...[
          { type: 'reveal', seat, card: saint, action: null },
          { type: 'reveal', seat, card: saint, action: 0 },
        ],
        { type: 'reveal', seat, card: quick, action: 0 },
      ]);
      const piles = x.legal(0).flatMap((action) => (action.type === 'summon' ? [action.pile] : []));
      const affordable = x.state.piles.filter(
        ({ card, left }) => left > 0 && (game.catalogue.cards[card]?.cost ?? 9) <= 4,
      );
      expect(piles).toEqual(affordable.map(({ card }) => card));
      expect(typesOf(x, 1)).toEqual(new Set());
    }),
  );
  rule(
    ['S-16.8', 'S-10.13'],
    'hold concede only on request, for either player',
    both((scene) => {
      const x = scene({});
      for (const player of [0, 1] as const) {
        expect(typesOf(x, player).has('concede')).toBe(false);
        expect(game.legalActions(x.state, x.seat(player), { all: true })).toContainEqual(concede(player)(x));
      }
    }),
  );
  rule(
    ['S-16.8', 'S-16.4'],
    'of a defence: each guard, each bodyguard and each set of reaction cards that differ',
    both((scene) => {
      const p1 = { guard: 'knight, dwarf, dwarf', hand: 'mana-shield, elf, force-field' };
      const x = scene({ phase, p0: { sortie: 'troll' }, p1 }).do(storm('troll'));
      const [shield, field] = [x.handle(1, 'mana-shield'), x.handle(1, 'force-field')];
      const [knight, first, second] = [x.handle(1, 'knight'), x.handle(1, 'dwarf#1'), x.handle(1, 'dwarf#2')];
      const pairs = [[knight], [knight, first], [knight, second], [first], [first, second], [second], [second, first]];
      const seat = x.seat(1);
      const wanted = pairs.flatMap(([guard, substitute]) =>
        subsets([shield, field]).map((reactions) => ({
          ...{ type: 'defend', seat, guard, reactions },
          ...(substitute === undefined ? {} : { substitute }),
        })),
      );
      expect(x.legal(1)).toEqual(wanted);
    }),
  );
  rule('S-16.8', 'of a defence beyond 64 answers: no card, each single one, and all of them', () => {
    const listed = (shields: number, guard = 'knight') => {
      const p1 = { guard, hand: `${shields} mana-shield` };
      return sceneOf({ phase, p0: { sortie: 'troll' }, p1 }, false).do(storm('troll'));
    };
    expect(listed(6).legal(1)).toHaveLength(64);
    expect(listed(7).legal(1)).toHaveLength(9);
    expect(listed(5, 'knight, elf').legal(1)).toHaveLength(64);
    expect(listed(6, 'knight, elf').legal(1)).toHaveLength(16);
    const x = listed(7);
    const two = x.state.players[1].hand.slice(2, 4).map(({ handle }) => handle);
    const middle: Action = { type: 'defend', seat: 1, reactions: two };
    expect([x.legal(1).includes(middle), game.check(x.state, middle)]).toEqual([false, null]);
    const random = createRandom('drawn');
    const sizes = new Set<number>();
    for (let n = 0; n < 200; n++) {
      const drawn = game.sampleAction(x.state, 1, random);
      if (drawn.type === 'defend') sizes.add(drawn.reactions?.length ?? -1);
      expect(game.check(x.state, drawn)).toBe(null);
    }
    expect(sizes.size).toBeGreaterThan(4);
  });
  rule('S-16.8', 'of a defence that are not listed have the effect of one that is, where the cards are alike', () => {
    const x = sceneOf({ phase, p0: { sortie: 'minotaur(+9)' }, p1: { hand: '7 mana-shield, elf' } }, false);
    x.do(storm('minotaur'));
    const all = x.state.players[1].hand.slice(0, 7).map(({ handle }) => handle);
    const after = (reactions: readonly Handle[]) =>
      game.reduce(x.state, { type: 'defend', seat: 1, reactions: [...reactions] });
    const plain = (reactions: readonly Handle[]) => {
      const { players } = after(reactions);
      return JSON.stringify([players[1].gate, players[1].discard, players[1].hand.map(({ card }) => card)]);
    };
    expect(plain([all[3] ?? 0])).toBe(plain([all[0] ?? 0]));
    expect(plain([...all].reverse())).toBe(plain(all));
  });
  rule('S-16.8', 'of a choice: all sets of picks up to 256, beyond those of neighbours', () => {
    const choice = (count: number) => {
      const units = Array.from({ length: count }, () => 'troll').join(', ');
      return sceneOf({ p0: { hand: 'chain-lightning' }, p1: { sortie: units } }, false).do(
        reveal('chain-lightning', 0),
      );
    };
    expect(choice(4).legal(0)).toHaveLength(1 + 4 + 6 + 4);
    expect(choice(11).legal(0)).toHaveLength(1 + 11 + 55 + 165);
    expect(choice(12).legal(0)).toHaveLength(1 + 12 + 11 + 10);
    const x = choice(12);
    expect(x.refusal(choose('troll#1', 'troll#5', 'troll#9'))).toBe(null);
  });
  rule(
    ['S-16.8', 'S-16.3', 'S-16.4'],
    'other spellings are accepted and do the same',
    both((scene) => {
      const parts = { phase, p0: { sortie: 'griffin' }, p1: { guard: 'archer', hand: 'mana-shield' } };
      const x = scene(parts);
      expect(x.copy().do(storm('griffin', { overfly: true })).state).toEqual(x.copy().do(storm('griffin')).state);
      x.do(storm('griffin'));
      expect(x.copy().do(defend()).state).toEqual(x.copy().do(defend({ guard: 'archer', use: [] })).state);
    }),
  );
  rule('S-16.9', 'use something up: however a turn is played, it ends', () => {
    for (let n = 0; n < 20; n++) {
      const random = createRandom(`turn ${n}`);
      const run = game.simulate(game.setup({ seed: `turn ${n}`, turnLimit: 12 }));
      let [actions, turn] = [0, 1];
      for (let next = run.decision(); next.kind === 'turn'; next = run.decision()) {
        // Whoever can do anything but end a phase or a turn does so.
        const legal = run
          .legalActions(next.seat)
          .filter(({ type }) => type !== 'end-turn' && type !== 'end-hand-phase');
        run.play(legal.length > 0 ? random.pick(legal) : run.sampleAction(next.seat, random));
        if (run.state.turn !== turn) [actions, turn] = [0, run.state.turn];
        expect(++actions).toBeLessThan(250);
      }
      expect(run.outcome()).not.toBe(null);
    }
  });
  rule(
    ['S-3.2', 'S-10.12'],
    'are of the player who is asked alone, and of nobody after the end',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'troll', hand: 'elf' }, p1: { hand: 'elf' } });
      expect(typesOf(x, 0)).toEqual(new Set(['deploy', 'move', 'attack', 'end-turn']));
      x.do(storm('troll'));
      expect([typesOf(x, 0), typesOf(x, 1)]).toEqual([new Set(), new Set(['defend'])]);
      x.do(defend());
      expect([typesOf(x, 0), typesOf(x, 1)]).toEqual([new Set(), new Set(['recover'])]);
      x.do(concede(0));
      expect([x.legal(0), x.legal(1), game.legalActions(x.state, 0, { all: true })]).toEqual([[], [], []]);
      expect(x.refusal(deploy(1, 'guard'))).toBe('game-over');
      expect(x.refusal(endTurn)).toBe('game-over');
    }),
  );
});
