import { expect } from 'vitest';
import { type Event, goblinSummoner, type View } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { type Duel, eachSeat, eventsOf } from '../duel.js';
import { labOf, spell } from '../lab.js';

const viewsOf = ({ game, state, a, b }: Duel) =>
  [game.view(state, a.seat), game.view(state, b.seat), game.view(state, 'spectator')] as const;

rule(
  'G-15.1',
  'what everybody sees',
  eachSeat((scene) => {
    const duel = scene({
      turn: 4,
      actions: 3,
      passes: 1,
      actor: 'b',
      options: { manaMax: [5, 6], feats: true },
      a: {
        play: 'hill-giant(damage 1, exhausted, +1/+0) net storm-prism(used 0)',
        hand: '3 doom',
        released: 'rally(seen) doom',
        discard: 'rally net',
        carries: 'feat-war-cry(spent)',
        pool: 1,
      },
    });
    const { state, a } = duel;
    for (const view of viewsOf(duel)) {
      const { turn, actions, passes, actor, priority, options } = state;
      expect(view).toMatchObject({ turn, actions, passes, actor, priority, options });
      const [seen, truth] = [view.players[a.seat], state.players[a.seat]];
      const { affinity, pool, discard, loadout } = truth;
      expect(seen).toMatchObject({ affinity, pool, discard, loadout });
      for (const zone of ['hand', 'deck', 'shield', 'released', 'play'] as const)
        expect(seen[zone]).toHaveLength(truth[zone].length);
      expect([seen.play[0], seen.play[2]]).toEqual([truth.play[0], truth.play[2]]);
      const { handle, owner, locked, borne } = truth.play[1] ?? {};
      expect(seen.play[1]).toMatchObject({ handle, owner, locked, borne, faceDown: true });
    }
  }),
);

rule(
  'G-15.2',
  'a duellist also sees the own hand, released cards, traps, and what lies unseen',
  eachSeat((scene) => {
    const duel = scene({
      a: { hand: 'doom', released: 'rally', play: 'net', deck: 'wraith doom net', shield: 'seraph net' },
      b: { hand: 'doom', released: 'rally', play: 'net', deck: 'wraith', shield: 'doom' },
    });
    const [own, enemy, spectator] = viewsOf(duel);
    const { hand, released, play } = duel.state.players[duel.a.seat];
    expect(own.players[duel.a.seat]).toMatchObject({ hand, released, play });
    expect(own.unseen).toEqual(['doom', 'net', 'net', 'seraph', 'wraith']);
    expect(enemy.unseen).toEqual(['doom', 'wraith']);
    expect(spectator.unseen).toBeNull();
    expect(own.lists).toBeNull();
    for (const view of [enemy, spectator]) {
      expect(view.players[duel.a.seat]).toMatchObject({ hand: [null], released: [null], play: [{ card: null }] });
    }
  }),
);

rule(
  'G-15.3',
  'nobody sees the order of a deck, or a shield card',
  eachSeat((scene) => {
    const parts = { deck: 'wraith doom', shield: 'net rally' };
    const turned = { deck: 'doom net', shield: 'rally wraith' };
    const texts = (own: object) => viewsOf(scene({ a: own })).map((view) => JSON.stringify(view));
    expect(texts(parts)).toEqual(texts(turned));
  }),
);

rule(
  'G-15.4',
  'a released card is hidden until it has been face up, and known from then on',
  eachSeat((scene) => {
    const duel = scene({
      a: { released: 'seraph rally net' },
      b: { hand: 'doom unsummon net', play: 'goblin-runt', pool: 9 },
    });
    const seen = () => duel.game.view(duel.state, duel.b.seat).players[duel.a.seat];
    expect(seen().released).toEqual([null, null, null]);
    duel.a.playsShield('rally');
    expect(seen().released).toMatchObject([null, null, { card: 'rally' }]);
    duel.b.passes();
    duel.a.playsShield('seraph');
    duel.b.plays('doom');
    expect(seen().released.map((piece) => piece?.card ?? null)).toEqual([null, 'rally', 'seraph']);
    duel.a.playsShield('net');
    expect(seen().play).toMatchObject([{ card: null, borne: true, seen: false, locked: 0 }]);
    duel.b.attacks('goblin-runt');
    expect(seen().released).toMatchObject([{ card: 'rally' }, { card: 'seraph' }, { card: 'net' }]);
  }),
);

rule(
  'G-15.4',
  'a card that goes to the hand is hidden again',
  eachSeat((scene) => {
    const duel = scene({ a: { play: 'seraph*' }, b: { hand: 'unsummon' } });
    duel.a.passes();
    duel.b.plays('unsummon');
    expect(duel.game.view(duel.state, duel.b.seat).players[duel.a.seat].hand).toEqual([null]);
  }),
);

rule(
  'G-15.5',
  'discarded and milled cards are public, found ones are not, taken ones are',
  eachSeat((scene) => {
    const game = labOf(
      spell('mill', { op: 'mill', player: 'own', amount: 1 }),
      spell('fetch', { op: 'search', from: 'deck', to: 'hand', filter: {}, amount: 1 }),
      spell('take', { op: 'search', from: 'discard', to: 'hand', filter: {}, amount: 1 }),
    );
    const heard = (card: string): readonly Event[] => {
      const duel = scene({ a: { hand: card, deck: 'wraith', discard: card === 'take' ? 'wraith' : '' } }, game);
      const events = duel.a.plays(card);
      expect(JSON.stringify(duel.game.viewEvents(events, duel.a.seat))).toContain('wraith');
      return duel.game.viewEvents(events, duel.b.seat);
    };
    expect(eventsOf(heard('mill'), 'discarded')).toMatchObject([{ card: 'wraith', from: 'deck' }]);
    expect(JSON.stringify(heard('fetch'))).not.toContain('wraith');
    expect(eventsOf(heard('take'), 'taken')).toMatchObject([{ card: 'wraith' }]);
  }),
);

rule(
  'G-15.6',
  'who must choose is public, hidden candidates are the chooser’s alone',
  eachSeat((scene) => {
    const game = labOf(
      spell('fetch', { op: 'search', from: 'deck', to: 'hand', filter: {}, amount: 1 }),
      spell('take', { op: 'search', from: 'discard', to: 'hand', filter: {}, amount: 1 }),
      spell('disarm', {
        op: 'destroy',
        target: { from: 'play', side: 'enemy', filter: { category: ['trap'] }, pick: 'choose' },
      }),
    );
    const phases = (card: string) => {
      const duel = scene(
        {
          a: { hand: `${card} net rally`, deck: 'wraith doom', discard: 'wraith doom', pool: 9 },
          b: { play: 'net mirror-ward goblin-runt wraith' },
        },
        game,
      );
      duel.a.plays(card);
      const views = viewsOf(duel);
      for (const { phase } of views) expect(phase).toMatchObject({ name: 'choice', seat: duel.a.seat, min: 1, max: 1 });
      for (const view of views) expect(view.running).toEqual(duel.state.running);
      return views.map(({ phase }) => (phase.name === 'choice' ? (phase.candidates?.length ?? null) : 'none'));
    };
    expect(phases('lightning-blast')).toEqual([2, 2, 2]);
    expect(phases('take')).toEqual([2, 2, 2]);
    expect(phases('disarm')).toEqual([2, 2, 2]);
    expect(phases('fetch')).toEqual([2, null, null]);
    expect(phases('goblin-scout')).toEqual([3, null, null]);
  }),
);

rule(
  'G-15.6',
  'even the chooser sees no more of an enemy trap',
  eachSeat((scene) => {
    const game = labOf(
      spell('disarm', {
        op: 'destroy',
        target: { from: 'play', side: 'enemy', filter: { category: ['trap'] }, pick: 'choose' },
      }),
    );
    const texts = (['net last-light', 'grave-bell pit-trap'] as const).map((play) => {
      const duel = scene({ a: { hand: 'disarm' }, b: { play, deck: '', shield: '?' } }, game);
      duel.a.plays('disarm');
      return JSON.stringify(duel.game.view(duel.state, duel.a.seat));
    });
    expect(texts[0]).toBe(texts[1]);
  }),
);

rule(
  'G-15.8',
  'a spectator sees what both duellists see of each other',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'doom', released: 'net rally(seen)', play: 'net wraith' }, b: { hand: '2 net' } });
    const [own, enemy, spectator] = viewsOf(duel);
    const { a, b } = duel;
    expect(spectator.players[a.seat]).toEqual(enemy.players[a.seat]);
    expect(spectator.players[b.seat]).toEqual(own.players[b.seat]);
    expect(spectator).toMatchObject({ viewer: 'spectator', unseen: null });
  }),
);

rule(
  'G-15.10',
  'a view holds all that what follows depends on, and does not remember',
  eachSeat((scene) => {
    const duel = scene({
      a: { hand: 'ember-imp', affinity: 'elemental' },
      b: { play: 'goblin-runt wraith net', hand: 'unsummon' },
    });
    duel.a.plays('ember-imp');
    for (const view of viewsOf(duel)) {
      const { queue, running, agenda, attack, spell: cast, chain, handles } = duel.state;
      expect(view).toMatchObject({ queue, running, agenda, attack, spell: cast, chain, handles });
    }
    duel.a.chooses('wraith');
    const before = viewsOf(duel)[0];
    duel.b.plays('unsummon');
    duel.b.chooses('ember-imp');
    const { hand } = viewsOf(duel)[1].players[duel.a.seat];
    expect([before.players[duel.a.seat].play.length, hand]).toEqual([1, [null]]);
  }),
);

rule(
  'G-15.12',
  'open lists are in every view: copies, and neither order nor zone',
  eachSeat((scene) => {
    const duel = scene({
      options: { openLists: true },
      a: { hand: 'net', deck: 'net doom', shield: 'net', play: 'wraith token-straggler', discard: 'doom' },
    });
    const own = [
      { card: 'doom', copies: 2 },
      { card: 'net', copies: 3 },
      { card: 'wraith', copies: 1 },
    ];
    for (const view of viewsOf(duel)) expect(view.lists?.[duel.a.seat]).toEqual(own);
    expect(viewsOf(scene({ a: { hand: 'net' } })).map(({ lists }: View) => lists)).toEqual([null, null, null]);
    const start = goblinSummoner.setup({ seed: 'x', options: { openLists: true } });
    expect(
      goblinSummoner.view(start, 1).lists?.map((list) => list.reduce((sum, { copies }) => sum + copies, 0)),
    ).toEqual([22, 22]);
  }),
);
