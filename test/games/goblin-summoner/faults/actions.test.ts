import { expect, test } from 'vitest';
import { goblinSummoner } from '../../../../src/games/goblin-summoner/index.js';
import { eachSeat, typesOf } from '../duel.js';

test(
  'KF-F01: a card that is not in the hand is refused alike, wherever it is',
  eachSeat((scene) => {
    const duel = scene({
      a: { hand: 'goblin-runt', discard: 'net', play: 'ogre net', released: 'doom', deck: 'wraith' },
      b: { hand: 'net', play: 'net', discard: 'net', released: 'net' },
    });
    const { a } = duel;
    const wrong = duel.state.players.flatMap(({ hand, discard, play, released }) =>
      [...hand, ...discard, ...play, ...released].map(({ handle }) => handle),
    );
    const [mine] = duel.state.players[a.seat].hand;
    const said = (type: string, more: object, cards: readonly number[]) =>
      new Set(cards.map((card) => JSON.stringify(duel.refuses({ type, seat: a.seat, card, ...more }))));
    const [set] = duel.state.players[a.seat].released;
    const cards = [...wrong, 500, -1];
    expect(
      said(
        'play-card',
        {},
        cards.filter((handle) => handle !== mine?.handle),
      ).size,
    ).toBe(1);
    expect(
      said(
        'play-shield',
        {},
        cards.filter((handle) => handle !== set?.handle),
      ).size,
    ).toBe(1);
    const attacked = new Set(
      cards
        .filter((handle) => handle !== a.handle('ogre'))
        .map((handle) =>
          JSON.stringify(duel.refuses({ type: 'attack', seat: a.seat, attackers: [handle], target: 'duellist' })),
        ),
    );
    expect(attacked.size).toBe(1);
  }),
);

test(
  'KF-F03: the same action twice acts once',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: '2 net' }, b: { hand: 'net' } });
    const action = { type: 'play-card', seat: duel.a.seat, card: duel.a.handle('net') } as const;
    duel.a.plays('net');
    expect(duel.refuses(action).code).toBe('not-your-action');
    duel.b.passes();
    expect(duel.refuses(action).code).toBe('card-not-in-hand'); // its handle is used up
    expect([duel.a.count('hand'), duel.a.zone('play')]).toEqual([1, 'net(set)']);
  }),
);

test(
  'KF-F05: after the end, and out of turn',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'net' }, b: { hand: 'net' } });
    expect(duel.b.cannot.plays('net').code).toBe('not-your-action');
    duel.b.concedes();
    for (const who of [duel.a, duel.b]) {
      for (const refused of [
        who.cannot.passes(),
        who.cannot.plays('net'),
        who.cannot.concedes(),
        who.cannot.cuts(1),
        who.cannot.chooses(),
      ]) {
        expect(refused.code).toBe('game-over');
      }
    }
  }),
);

test('KF-F06: names that every object knows are refused like any other', () => {
  const state = goblinSummoner.setup({ seed: 'x', priority: 0, options: { feats: true } });
  const hostile: readonly [string, string][] = [
    ['{"type":"constructor","seat":0}', 'unknown-action'],
    ['{"type":"__proto__","seat":0}', 'unknown-action'],
    ['{"type":"toString","seat":0}', 'unknown-action'],
    ['{"type":"play-card","seat":0,"card":"__proto__"}', 'malformed-action'],
    ['{"type":"attack","seat":0,"attackers":[],"target":"toString"}', 'malformed-action'],
    ['{"type":"pass","seat":"__proto__"}', 'malformed-action'],
    ['{"type":"pass","seat":0,"__proto__":{"polluted":1}}', 'malformed-action'],
    ['{"type":"use-feat","seat":0,"feat":"constructor"}', 'no-such-feat'],
  ];
  for (const [json, code] of hostile) expect(goblinSummoner.check(state, JSON.parse(json))).toMatchObject({ code });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test(
  'KF-F09: nothing is a silent no-op',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'net' } });
    const { seat } = duel.a;
    const codes = [
      { type: 'play', seat, card: 0 },
      { type: 'pass', seat, extra: true },
      { type: 'choose', seat, ids: [] },
      { type: 'cut', seat, at: 0 },
    ].map((action) => duel.refuses(action).code);
    expect(codes).toEqual(['unknown-action', 'malformed-action', 'no-choice-pending', 'not-cutting']);
  }),
);

test(
  'KF-N01: an attack into a trap and a shield, in order',
  eachSeat((scene) => {
    const { a } = scene({ a: { play: 'ogre goblin-runt' }, b: { play: 'rune-mine' } });
    expect(typesOf(a.attacks('ogre goblin-runt'))).toEqual([
      ...['attacked', 'sprang', 'struck', 'struck', 'damaged', 'damaged', 'destroyed', 'moved', 'moved', 'shield-lost'],
    ]);
  }),
);

test(
  'KF-N02: the question and the refused action give the same reason, with numbers, and change nothing',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'doom', pool: 3 }, b: { hand: 'net' } });
    const reason = { code: 'not-enough-mana', rule: 'G-6.1', path: ['card'], have: 3, need: 4 };
    const action = { type: 'play-card', seat: duel.a.seat, card: duel.a.handle('doom') } as const;
    const before = duel.state;
    expect(duel.game.check(duel.state, action)).toEqual(reason);
    expect(duel.game.check(duel.game.view(duel.state, duel.a.seat), action)).toEqual(reason);
    expect(duel.game.safeReduce(duel.state, action)).toEqual({ ok: false, refusal: reason });
    expect(duel.b.cannot.plays('net')).toEqual({ code: 'not-your-action', rule: 'G-5.1', path: ['seat'] });
    expect(duel.state).toBe(before);
  }),
);
