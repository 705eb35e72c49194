import { expect, test } from 'vitest';
import { type Action, type Config, goblinSummoner, type State } from '../../../../src/games/goblin-summoner/index.js';
import { createRecord, timeline } from '../../../../src/index.js';

/** A record that has come to the point where a seat has done something. */
function after(config: Config, acts: (state: State) => readonly Action[]) {
  let state = goblinSummoner.setup(config);
  const actions: Action[] = [];
  for (;;) {
    const [next] = acts(state);
    if (next === undefined) break;
    actions.push(next);
    state = goblinSummoner.reduce(state, next);
  }
  return timeline(goblinSummoner, createRecord(goblinSummoner, config, actions));
}
const deckOf = (...cards: readonly string[]) => ({
  affinity: 'goblin',
  cards: [...cards.map((card) => ({ card, copies: 1 })), { card: 'rally', copies: 22 - cards.length }],
});
const stacked = (ours: readonly string[], theirs: readonly string[] = []): Config => ({
  seed: 'undo',
  stacked: true,
  priority: 0,
  options: { maxCopies: null, deckManaLimit: 99 },
  decks: [deckOf(...ours), deckOf(...theirs)],
});
const SHIELD = ['rally', 'rally', 'rally'];
const cardIn = (state: State, seat: 0 | 1, card: string) =>
  state.players[seat].hand.find((piece) => piece.card === card)?.handle ?? -1;
const play = (state: State, seat: 0 | 1, card: string): Action => ({
  type: 'play-card',
  seat,
  card: cardIn(state, seat, card),
});

test('KF-C01: what was revealed, drawn, drawn by chance or answered is not taken back', () => {
  const drawn = after(stacked([...SHIELD, 'insight']), (state) =>
    state.actions === 0 ? [play(state, 0, 'insight')] : [],
  );
  expect(drawn.undo(0)).toMatchObject({ ok: false, problem: { code: 'something-was-revealed' } });
  const byChance = after(stacked([...SHIELD, 'banshee']), (state) =>
    state.actions === 0 ? [play(state, 0, 'banshee')] : [],
  );
  expect(byChance.undo(0)).toMatchObject({ ok: false, problem: { code: 'chance-was-used' } });
  const answered = after(stacked([...SHIELD, 'mind-rot']), (state) => {
    if (state.phase.name === 'choice')
      return [{ type: 'choose', seat: 1, ids: state.players[1].hand.slice(0, 2).map(({ handle }) => handle) }];
    return state.actions === 0 ? [play(state, 0, 'mind-rot')] : [];
  });
  expect(answered.undo(0)).toMatchObject({ ok: false, problem: { code: 'not-your-action' } });
  expect(answered.undo(1)).toMatchObject({ ok: false, problem: { code: 'something-was-revealed' } });
  const trapped = after(stacked([...SHIELD, 'goblin-runt', 'goblin-runt'], [...SHIELD, 'net']), (state) => {
    if (state.actions === 0) return [play(state, 0, 'goblin-runt')];
    if (state.actions === 1) return [play(state, 1, 'net')];
    const [runt] = state.players[0].play;
    return state.actions === 2
      ? [{ type: 'attack', seat: 0, attackers: [runt?.handle ?? -1], target: 'duellist' }]
      : [];
  });
  expect(trapped.undo(0)).toMatchObject({ ok: false, problem: { code: 'something-was-revealed' } });
});

test('KF-C01 KF-C02: what has told nothing can be taken back, and all is as before', () => {
  const plain = after(stacked([...SHIELD, 'mana-surge']), (state) =>
    state.actions === 0 ? [play(state, 0, 'mana-surge')] : [],
  );
  const undone = plain.undo(0);
  if (!undone.ok) throw new Error(undone.problem.code);
  const back = timeline(goblinSummoner, undone.record);
  expect(back.at(back.length)).toEqual(plain.at(0));
});
