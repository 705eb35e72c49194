import { expect } from 'vitest';
import { firstBestiary, goblinSummoner } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { eachSeat, typesOf } from '../duel.js';
import { codesOf, labOfFeats, problemsOf } from '../lab.js';

const FEATS = { feats: true };

rule(
  'G-13.1',
  'once a turn, or once a game',
  eachSeat((scene) => {
    const gain = { cost: {}, do: [{ op: 'mana', player: 'own', amount: 1 }] } as const;
    const game = labOfFeats(
      { id: 'daily', kind: 'feat', uses: 'turn', ...gain },
      { id: 'single', kind: 'item', uses: 'game', ...gain },
    );
    const { a, b, endTurn } = scene({ options: FEATS, a: { carries: 'daily single' } }, game);
    for (const feat of ['daily', 'single']) {
      a.usesFeat(feat);
      b.passes();
      expect(a.cannot.usesFeat(feat)).toEqual({ code: 'feat-spent', rule: 'G-13.1', path: ['feat'] });
    }
    expect(a.zone('carries')).toBe('daily(spent), single(spent)');
    endTurn();
    b.passes();
    a.usesFeat('daily');
    b.passes();
    expect(a.cannot.usesFeat('single').code).toBe('feat-spent');
  }),
);

rule('G-13.1', 'the form of a feat', () => {
  const feat = { id: 'x', kind: 'feat', uses: 'turn', cost: { mana: 1 }, do: [] };
  expect(codesOf(feat, 'feats')).toEqual([]);
  expect(codesOf({ ...feat, kind: 'skill' }, 'feats')).toEqual(['not-one-of']);
  expect(codesOf({ ...feat, uses: 'day' }, 'feats')).toEqual(['not-one-of']);
  expect(codesOf({ ...feat, cost: { mana: -1 } }, 'feats')).toEqual(['too-small']);
});

rule('G-13.2', 'one feat and one item each, seen by everybody', () => {
  const loadouts = [{ feat: 'feat-war-cry', item: 'item-ember-ring' }, {}] as const;
  const state = goblinSummoner.setup({ seed: 'x', options: FEATS, loadouts });
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(goblinSummoner.view(state, viewer).players.map(({ loadout }) => loadout)).toEqual([
      [
        { feat: 'feat-war-cry', usedOn: 0 },
        { feat: 'item-ember-ring', usedOn: 0 },
      ],
      [],
    ]);
  }
  const wrong = (loadout: object) =>
    problemsOf(() => goblinSummoner.setup({ seed: 'x', options: FEATS, loadouts: [loadout, {}] })).map(
      ({ code }) => code,
    );
  expect(wrong({ feat: 'feat-war-crie' })).toEqual(['unknown-feat']);
  expect(wrong({ feat: 'item-ember-ring' })).toEqual(['wrong-kind']);
  expect(wrong({ item: ['item-ember-ring', 'item-runic-bracer'] })).toHaveLength(1);
});

rule(
  'G-13.2',
  'only where the module is on, and only what was brought',
  eachSeat((scene) => {
    const on = scene({ options: FEATS, a: { carries: 'feat-war-cry' }, b: { carries: 'item-ember-ring' } });
    const refusal = { code: 'no-such-feat', rule: 'G-13.2', path: ['feat'] };
    for (const feat of ['item-ember-ring', 'feat-quick-study', 'nothing', '__proto__'])
      expect(on.a.cannot.usesFeat(feat)).toEqual(refusal);
    const off = scene({ a: { carries: 'feat-war-cry' } });
    expect(off.a.cannot.usesFeat('feat-war-cry')).toEqual({ code: 'module-disabled', rule: 'G-13.2' });
    expect(off.game.legalActions(off.state, off.a.seat)).toEqual([{ type: 'pass', seat: off.a.seat }]);
  }),
);

rule(
  'G-13.3',
  'paid, marked, resolved; no event, and no trap answers',
  eachSeat((scene) => {
    for (const [pool, isEnough] of [
      [1, false],
      [2, true],
    ] as const) {
      const { a, b } = scene({
        options: FEATS,
        a: { carries: 'item-ember-ring', pool },
        b: { play: 'goblin-runt feedback mana-leak' },
      });
      if (!isEnough) {
        expect(a.cannot.usesFeat('item-ember-ring')).toEqual({
          code: 'not-enough-mana',
          rule: 'G-13.3',
          path: ['feat'],
          have: 1,
          need: 2,
        });
        continue;
      }
      const events = a.usesFeat('item-ember-ring');
      expect(typesOf(events).slice(0, 3)).toEqual(['feat-used', 'mana-changed', 'struck']);
      expect([a.pool, b.zone('play'), b.zone('discard')]).toEqual([0, 'feedback(set), mana-leak(set)', 'goblin-runt']);
    }
  }),
);

rule(
  'G-13.3',
  'a choice in a feat is its user’s, and the use is an action',
  eachSeat((scene) => {
    const duel = scene({ options: FEATS, a: { carries: 'feat-quick-study', hand: 'net', deck: 'rally' } });
    duel.a.usesFeat('feat-quick-study');
    expect(duel.state.phase).toMatchObject({ name: 'choice', seat: duel.a.seat, of: 'discard' });
    duel.a.chooses('net');
    expect([duel.a.zone('hand'), duel.state.actor, duel.state.actions]).toEqual(['rally', duel.b.seat, 1]);
  }),
);

rule('G-13.3', 'steps that need a card or an event cannot stand in a feat', () => {
  for (const from of ['self', 'source', 'attackers', 'defender']) {
    const feat = { id: 'x', kind: 'feat', uses: 'turn', cost: {}, do: [{ op: 'ready', target: { from } }] };
    expect(codesOf(feat, 'feats')).toEqual(['no-such-target-here']);
  }
  const previous = { op: 'ready', target: { from: 'previous' } };
  expect(codesOf({ id: 'x', kind: 'feat', uses: 'turn', cost: {}, do: [previous] }, 'feats')).toEqual([]);
});

rule('G-13.4', 'three feats and three items of the house', () => {
  expect(firstBestiary.feats.map(({ id, kind, uses, cost }) => [id, kind, uses, cost.mana ?? 0])).toEqual([
    ['feat-second-wind', 'feat', 'game', 0],
    ['feat-war-cry', 'feat', 'game', 0],
    ['feat-quick-study', 'feat', 'turn', 1],
    ['item-runic-bracer', 'item', 'game', 0],
    ['item-ember-ring', 'item', 'turn', 2],
    ['item-healers-buckle', 'item', 'turn', 1],
  ]);
});

rule('G-13.5', 'more mana and larger decks are options', () => {
  const options = { manaMax: [9, 5], deckSize: 22, deckManaLimit: 40 } as const;
  expect(goblinSummoner.setup({ seed: 'x', options }).players.map(({ pool }) => pool)).toEqual([9, 5]);
});
