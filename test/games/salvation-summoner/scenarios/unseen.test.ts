import { describe, expect } from 'vitest';
import { salvationSummoner as game, type Player, supplies } from '../../../../src/games/salvation-summoner/index.js';
import { InvalidInputError } from '../../../../src/index.js';
import { rule } from '../../../rule.js';
import { choose, concede, defend, endHand, endTurn, reveal, storm } from '../says.js';
import { both } from '../scene.js';

describe('what is unseen, and the first hands (S-17)', () => {
  rule(
    ['S-15.7', 'S-15.8'],
    'E-87 taken in the open',
    both((scene) => {
      const x = scene({ p0: { hand: 'goblin-outpost, knight', draw: 'elf' }, piles: '4 goblin' });
      x.do(reveal('goblin-outpost', 0), choose('goblin'));
      const seen = (): Player<null> => x.view(1).players[x.seat(0)];
      expect(seen().hand.map((held) => held?.card ?? null)).toEqual(['goblin', null]);
      expect(seen().draw).toEqual([null]);
      expect(x.view(1).pools[x.seat(0)]).toEqual([
        ...[
          { card: 'elf', count: 1 },
          { card: 'goblin', count: 1 },
          { card: 'knight', count: 1 },
        ],
      ]);
      x.do(reveal('goblin'));
      expect(seen().hand).toEqual([null]);
    }),
  );
  rule(
    ['S-15.5', 'S-15.10', 'S-15.3'],
    'E-88 two worlds',
    both((scene) => {
      const world = (hand: string, draw: string) =>
        scene({ phase: 'field', p0: { sortie: 'troll' }, p1: { hand, draw } });
      const [one, two] = [
        world('mana-shield, knight', 'troll, 2 knight'),
        world('troll, knight', 'knight, mana-shield, knight'),
      ];
      const pool = [
        { card: 'knight', count: 3 },
        { card: 'mana-shield', count: 1 },
        { card: 'troll', count: 1 },
      ];
      expect(one.view(0)).toEqual(two.view(0));
      expect(one.view(0).pools[one.seat(1)]).toEqual(pool);
      one.do(storm('troll'));
      two.do(storm('troll'));
      expect([one.asked(), one.view(0), one.events]).toEqual(['defend 1', two.view(0), two.events]);
      expect([one.legal(1).length, two.legal(1).length]).toEqual([2, 1]);
      expect(one.view(1)).not.toEqual(two.view(1));
    }),
  );
  rule(
    ['S-10.11', 'S-10.13', 'S-10.12'],
    'E-89 giving up, running out of turns',
    both((scene) => {
      const x = scene({ phase: 'field', p0: { sortie: 'troll' }, p1: { hand: 'knight' } }).do(storm('troll'));
      expect(x.refusal(endTurn)).toBe('decision-pending');
      for (const player of [0, 1] as const) {
        const over = x.copy().do(concede(player));
        expect(over.result()).toEqual([player === 0 ? 1 : 0, 'concede']);
        for (const say of [endTurn, endHand, concede(0), concede(1)]) expect(over.refusal(say)).toBe('game-over');
      }
      const last = { phase: 'field', turn: 200, turnLimit: 200, p0: { draw: 'elf' }, p1: { draw: '2 elf' } } as const;
      expect(scene(last).do(endTurn).result()).toEqual([1, 'deck-size']);
      expect(
        scene({ ...last, turn: 199 })
          .do(endTurn)
          .result(),
      ).toBe(null);
      expect(
        scene({ ...last, turnLimit: null })
          .do(endTurn)
          .result(),
      ).toBe(null);
      expect(x.do(defend()).asked()).toBe('recover 1');
      expect(x.do(concede(0)).result()).toEqual([1, 'concede']);
    }),
  );
  rule(['S-2.4', 'S-2.9', 'S-2.10', 'S-16.6', 'S-4.3'], 'E-90 the first hands, and what is refused', () => {
    const start = game.setup({ seed: 'first', startingPlayer: 1 });
    expect(start.players.map(({ hand, draw, citizens }) => [hand.length, draw.length, citizens])).toEqual([
      ...[
        [5, 5, 15],
        [4, 6, 15],
      ],
    ]);
    const card = start.players[1].hand[0]?.handle ?? -1;
    expect(game.check(start, { type: 'reveal', seat: 1, card, action: 1 })?.code).toBe('no-such-action');
    const next = [
      { type: 'end-hand-phase' as const, seat: 1 as const },
      { type: 'end-turn' as const, seat: 1 as const },
    ];
    expect(next.reduce(game.reduce, start).players.map(({ hand }) => hand.length)).toEqual([5, 5]);
    const [first = '', ...fourteen] = supplies['base-set'];
    for (const config of [
      { supply: fourteen },
      { supply: ['knight', ...fourteen] },
      { supply: [fourteen[0] ?? '', ...fourteen] },
      { supply: ['amy', ...fourteen] },
      { specials: ['amy', 'amy'] },
      { startingCitizens: [0, 15] as const },
      { turnLimit: 0 },
    ]) {
      expect(() => game.setup({ seed: 's', ...config })).toThrow(InvalidInputError);
    }
    expect(game.setup({ seed: 's', supply: [first, ...fourteen] }).piles).toHaveLength(15);
    const code = (action: unknown) => game.check(start, action)?.code;
    expect(code({ type: 'move', seat: 1, unit: 0, area: 'moon' })).toBe('malformed-action');
    expect(code({ type: 'end-turn', seat: 1, now: true })).toBe('malformed-action');
    expect(code({ type: 'dance', seat: 1 })).toBe('unknown-action');
    expect(code({ type: 'dance', seat: 7 })).toMatch(/^(unknown-action|unknown-seat|malformed-action)$/);
  });
});
