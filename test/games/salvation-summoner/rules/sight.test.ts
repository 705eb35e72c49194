import { describe, expect } from 'vitest';
import {
  type CardId,
  salvationSummoner as game,
  type Pick,
  type View,
} from '../../../../src/games/salvation-summoner/index.js';
import { createRandom } from '../../../../src/index.js';
import { rule } from '../../../rule.js';
import { choose, endHand, endTurn, reveal, storm } from '../says.js';
import { both, sceneOf } from '../scene.js';
import { statesOf } from '../schema-kit.js';

const parts = {
  phase: 'field',
  p0: {
    sortie: 'troll(+1)',
    guard: 'elf',
    site: 'cemetery',
    hand: 'knight, elf',
    draw: 'hero, goblin',
    discard: 'elf',
  },
  p1: { sortie: 'amy', hand: 'goblin(shown), saint, mana-shield', draw: '2 archer, knight', gate: 3, revealed: '' },
  ...{ graveyard: 'troll, dwarf', buried: 4, endings: 'supply' },
} as const;

describe('what is seen', () => {
  rule(
    ['S-15.2', 'S-15.3', 'S-15.4', 'S-15.11'],
    'everything but hands, draw piles and chance; the own hand by its owner',
    both((scene) => {
      const x = scene(parts);
      const { random: _random, players, ...open } = x.state;
      for (const viewer of [0, 1, 'spectator'] as const) {
        const view: View = game.view(x.state, viewer);
        const { players: seen, pools: _pools, viewer: _viewer, ...rest } = view;
        expect(rest).toEqual(open);
        expect('random' in view).toBe(false);
        for (const seat of [0, 1] as const) {
          const { draw, hand, ...field } = players[seat];
          expect(seen[seat]).toMatchObject(field);
          expect(seen[seat].draw).toEqual(draw.map(() => null));
          const known = hand.filter(({ shown }) => shown);
          const hidden = Array(hand.length - known.length).fill(null);
          expect(seen[seat].hand).toEqual(viewer === seat ? hand : [...known, ...hidden]);
        }
      }
    }),
  );
  rule(
    'S-15.7',
    'the pool of each player: what lies in hand and draw pile together, in order of id',
    both((scene) => {
      const x = scene(parts);
      for (const viewer of [0, 1] as const) {
        const pools = x.view(viewer).pools;
        expect(pools[x.seat(0)]).toEqual([
          ...[
            { card: 'elf', count: 1 },
            { card: 'goblin', count: 1 },
            { card: 'hero', count: 1 },
            { card: 'knight', count: 1 },
          ],
        ]);
        expect(pools[x.seat(1)].map(({ card, count }) => `${count} ${card}`)).toEqual([
          ...['2 archer', '1 goblin', '1 knight', '1 mana-shield', '1 saint'],
        ]);
      }
    }),
  );
  rule(
    ['S-15.2', 'S-15.3'],
    'of a choice among hand cards the options are for the chooser alone, how many for all',
    both((scene) => {
      const curse = scene({ p0: { hand: 'curse' }, p1: { hand: '5 elf' } }).do(reveal('curse', 0));
      expect(curse.view(0).phase).toMatchObject({ name: 'choose', options: null, min: 2, max: 2 });
      expect(game.view(curse.state, 'spectator').phase).toMatchObject({ options: null });
      expect(curse.view(1).phase).toEqual(curse.state.phase);
      const altar = scene({ p0: { hand: 'sacrificial-altar, elf' } }).do(reveal('sacrificial-altar', 0));
      expect([altar.view(0).phase, altar.view(1).phase]).toMatchObject([{ options: { length: 1 } }, { options: null }]);
      const open = scene({ p0: { hand: 'revive' }, graveyard: 'elf' }).do(reveal('revive', 0));
      expect([open.view(1).phase, game.view(open.state, 'spectator').phase]).toEqual([
        open.state.phase,
        open.state.phase,
      ]);
    }),
  );
  rule(
    'S-15.8',
    'cards that entered a hand in the open, until they leave it; drawn again they are hidden',
    both((scene) => {
      const x = scene({ p0: { hand: 'cemetery' }, graveyard: 'elf' }).do(reveal('cemetery', 0), choose('elf'));
      const seen = () => x.view(1).players[x.seat(0)].hand.map((held) => held?.card ?? null);
      expect(seen()).toEqual(['elf']);
      x.do(endHand, endTurn);
      expect([seen(), x.zone(0, 'hand').includes('elf')]).toEqual([[null, null], true]);
    }),
  );
  rule(['S-15.5', 'S-15.10', 'S-7.9'], 'a pending decision tells the attacker no more than that it opened', () => {
    const views = (['mana-shield', 'knight', 'mana-recovery', 'necronomicon'] as const).map((held) => {
      const pool = ['mana-shield', 'knight', 'mana-recovery', 'necronomicon'].filter((one) => one !== held);
      const p1 = { guard: 'golem', hand: held, draw: pool.join(', ') };
      const x = sceneOf({ phase: 'field', p0: { sortie: 'troll' }, p1 }, false);
      const before = x.view(0);
      x.do(storm('troll'));
      return [before, x.view(0), x.events, game.legalActions(x.view(0), 0)];
    });
    for (const view of views) expect(view).toEqual(views[0]);
  });
  rule('S-15.10', 'made-up worlds agree with the view, and differ from one another', () => {
    let differs = 0;
    for (let n = 0; n < 12; n++) {
      let step = 0;
      for (const state of statesOf(`worlds ${n}`, n)) {
        if (step++ % 23 !== 0) continue;
        for (const viewer of [0, 1] as const) {
          const view = game.view(state, viewer);
          const made = [1, 2].map((number) => game.determinize(view, createRandom(`${n} ${step} ${number}`)));
          for (const world of made) {
            expect(game.view(world, viewer)).toEqual(view);
            if (game.outcome(state) === null) {
              expect(game.legalActions(world, viewer)).toEqual(game.legalActions(state, viewer));
            }
          }
          const unseen = ({ players }: (typeof made)[number]) =>
            JSON.stringify(players.map(({ hand, draw }) => [hand, draw]));
          if (made[0] !== undefined && made[1] !== undefined && unseen(made[0]) !== unseen(made[1])) differs += 1;
        }
      }
    }
    expect(differs).toBeGreaterThan(50);
  });
  rule(['S-15.4', 'S-15.7'], 'no handle tells when a card was drawn, or follows it through a shuffle', () => {
    for (let n = 0; n < 8; n++) {
      const last = new Map<number, readonly [seat: number, card: CardId]>();
      let before: ReadonlySet<Pick> = new Set();
      for (const { players } of statesOf(`handles ${n}`, n)) {
        const now = new Set<Pick>();
        for (const [seat, { hand, sortie, guard }] of players.entries()) {
          for (const { handle, card } of [...hand, ...sortie, ...guard]) {
            now.add(handle);
            const known = last.get(handle);
            // Once gone, a handle never comes back; and it never names another card.
            if (known === undefined) last.set(handle, [seat, card]);
            else expect([known, before.has(handle)]).toEqual([[seat, card], true]);
          }
        }
        before = now;
      }
    }
  });
});
