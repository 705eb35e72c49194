import { expect } from 'vitest';
import { type Event, goblinSummoner, type State } from '../../../../src/games/goblin-summoner/index.js';
import { createRandom } from '../../../../src/index.js';
import { rule } from '../../../rule.js';
import { eachSeat } from '../duel.js';
import { problemsOf } from '../lab.js';

rule(
  'G-15.7',
  'a fresh handle in every zone, from one counter, and none for what is not seen',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'wraith' }, b: { hand: 'unsummon' } });
    const { a, b } = duel;
    const handles = [a.handle('wraith')];
    a.plays('wraith');
    handles.push(a.handle('wraith'));
    b.plays('unsummon');
    handles.push(a.handle('wraith'));
    expect(new Set(handles).size).toBe(3);
    expect(Math.max(...handles)).toBeLessThan(duel.state.handles);
    const seen = JSON.stringify(duel.game.view(duel.state, b.seat).players[a.seat]);
    expect(seen).not.toContain('"handle"');
  }),
);

rule(
  'G-15.7',
  'the handle of an old stay is nothing any more',
  eachSeat((scene) => {
    const duel = scene({ a: { play: 'wraith goblin-runt', hand: 'net' }, b: { hand: 'unsummon' }, actor: 'b' });
    const old = duel.a.handle('wraith');
    duel.b.plays('unsummon');
    duel.b.chooses('wraith');
    expect(duel.refuses({ type: 'attack', seat: duel.a.seat, attackers: [old], target: 'duellist' }).code).toBe(
      'not-your-monster',
    );
    expect(duel.refuses({ type: 'play-card', seat: duel.a.seat, card: old }).code).toBe('card-not-in-hand');
  }),
);

rule(
  'G-15.7',
  'a search that asks moves the counter by the whole deck, whatever fits',
  eachSeat((scene) => {
    const counter = (deck: string) => {
      const duel = scene({ a: { affinity: 'construct', hand: 'tin-tinker', deck } });
      const before = duel.state.handles;
      duel.a.plays('tin-tinker');
      expect(duel.state.phase.name).toBe('choice');
      return duel.state.handles - before;
    };
    expect(counter('2 war-drum 3 net')).toBe(1 + 5);
    expect(counter('4 war-drum net')).toBe(1 + 5);
  }),
);

const secretsOf = (events: readonly Event[], seat: number) => JSON.stringify(goblinSummoner.viewEvents(events, seat));

rule(
  'G-15.9',
  'a draw, a search and a trap name the card to its owner alone',
  eachSeat((scene) => {
    const cases = [
      [{ hand: 'insight', deck: 'wraith seraph' }, 'insight', ['wraith', 'seraph']],
      [{ hand: 'mirror-ward' }, 'mirror-ward', ['mirror-ward']],
      [{ hand: 'seek-the-page', deck: 'doom wraith' }, 'seek-the-page', ['doom']],
    ] as const;
    for (const [own, card, secrets] of cases) {
      const duel = scene({ a: own });
      const events = duel.a.plays(card);
      for (const secret of secrets) {
        expect(secretsOf(events, duel.a.seat)).toContain(secret);
        expect(secretsOf(events, duel.b.seat)).not.toContain(secret);
      }
      expect(duel.game.viewEvents(events, 'spectator')).toEqual(duel.game.viewEvents(events, duel.b.seat));
    }
  }),
);

const legal = ({ players, options }: State, seat: 0 | 1): boolean => {
  const { hand, deck, shield, released, play, discard, affinity } = players[seat];
  const all = [...deck, ...shield, ...[...hand, ...released, ...play, ...discard].map(({ card }) => card)];
  const copies = new Map<string, number>();
  for (const card of all) copies.set(card, (copies.get(card) ?? 0) + 1);
  const cards = [...copies].map(([card, count]) => ({ card, copies: count }));
  const { manaMax: _both, ...rest } = options;
  const deckOf = { affinity, cards };
  return problemsOf(() => goblinSummoner.setup({ seed: 'x', decks: [deckOf, deckOf], options: rest })).length === 0;
};

rule(
  'G-15.11',
  'a made-up state: the same view, legal decks, traps of their cost, a stream of its own',
  eachSeat((scene) => {
    const duel = scene({
      turn: 5,
      actions: 2,
      a: { hand: 'net doom', play: 'wraith', released: 'rally', pool: 2 },
      b: { hand: '4 rally', play: 'mirror-ward net pit-trap*', released: 'doom(seen) seraph', discard: 'insight' },
    });
    const { game, a, b } = duel;
    const made = Array.from({ length: 30 }, (_, n) =>
      game.determinize(game.view(duel.state, a.seat), createRandom(`guess ${n}`)),
    );
    for (const state of made) {
      expect(game.view(state, a.seat)).toEqual(game.view(duel.state, a.seat));
      expect(game.legalActions(state, a.seat)).toEqual(game.legalActions(duel.state, a.seat));
      expect(legal(state, b.seat)).toBe(true);
      const [ward, net, borne] = state.players[b.seat].play.map(({ card }) => game.catalogue.cards[card]);
      expect([ward?.category, ward?.cost, net?.category, net?.cost, borne?.category]).toEqual([
        'trap',
        3,
        'trap',
        1,
        'trap',
      ]);
      expect(state.players[b.seat].released[0]).toMatchObject({ card: 'doom' });
      const { deck, shield } = state.players[a.seat];
      const { deck: trueDeck, shield: trueShield } = duel.state.players[a.seat];
      expect([...deck, ...shield].sort()).toEqual([...trueDeck, ...trueShield].sort());
      expect(state.random).not.toEqual(duel.state.random);
    }
    expect(
      new Set(made.map(({ players }) => players[b.seat].hand.map(({ card }) => card).join())).size,
    ).toBeGreaterThan(10);
  }),
);

rule(
  'G-15.11',
  'any cards will do where what is seen rules a legal deck out',
  eachSeat((scene) => {
    const duel = scene({ b: { discard: '9 doom', hand: '3 net' } });
    const state = duel.game.determinize(duel.game.view(duel.state, duel.a.seat), createRandom('any'));
    expect(duel.game.view(state, duel.a.seat)).toEqual(duel.game.view(duel.state, duel.a.seat));
    expect(state.players[duel.b.seat].hand).toHaveLength(3);
  }),
);

rule(
  'G-15.12',
  'with open lists a made-up state deals from exactly the list',
  eachSeat((scene) => {
    const duel = scene({
      options: { openLists: true },
      b: { hand: '2 seraph net', deck: 'wraith doom', shield: '3 rally', discard: 'insight' },
    });
    const all = ({ players }: State) => {
      const { hand, deck, shield, discard } = players[duel.b.seat];
      return [...deck, ...shield, ...[...hand, ...discard].map(({ card }) => card)].sort();
    };
    for (let n = 0; n < 20; n++) {
      const made = duel.game.determinize(duel.game.view(duel.state, duel.a.seat), createRandom(`open ${n}`));
      expect(all(made)).toEqual(all(duel.state));
    }
  }),
);
