import { expect } from 'vitest';
import { type Deck, decks, goblinSummoner } from '../../../../src/games/goblin-summoner/index.js';
import { createRandom, InvalidInputError } from '../../../../src/index.js';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf } from '../duel.js';

rule(
  'G-14.7',
  'scenario 39: search',
  eachSeat((scene) => {
    const { a } = scene({ a: { affinity: 'construct', hand: 'tin-tinker', deck: 'rally war-drum net' } });
    const events = a.plays('tin-tinker');
    expect([a.zone('hand'), a.zone('deck').split(', ').sort()]).toEqual(['war-drum', ['net', 'rally']]);
    expect(eventsOf(events, 'searched')).toMatchObject([{ zone: 'deck', found: 1 }]);
  }),
);

rule(['G-12.1', 'G-12.3', 'G-12.4', 'G-12.5'], 'scenario 55: deck check', () => {
  const hills = decks['hills-walk'];
  const problemsOf = (deck: Deck, deckManaLimit = 35) => {
    try {
      goblinSummoner.setup({ seed: 'check', decks: [deck, hills], options: { deckManaLimit } });
      return [];
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      return error.problems.filter(({ path }) => path[1] === 0);
    }
  };
  expect(hills.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(22);
  expect(problemsOf(hills)).toEqual([]);
  expect(problemsOf(hills, 34)).toMatchObject([{ code: 'deck-mana', have: 35, need: 34 }]);
  expect(problemsOf({ ...hills, affinity: 'goblin' })).toMatchObject([{ code: 'deck-mana', have: 47, need: 35 }]);
  const changed = hills.cards.map((line) =>
    line.card === 'ogre'
      ? { ...line, copies: 4 }
      : line.card === 'hill-giant'
        ? { ...line, copies: line.copies - 1 }
        : line,
  );
  expect(problemsOf({ ...hills, cards: changed })).toMatchObject([
    { code: 'deck-copies', rule: 'G-12.3', have: 4, need: 3 },
  ]);
});

rule(
  'G-14.7',
  'scenario 61: empty deck',
  eachSeat((scene) => {
    const { a } = scene({ a: { affinity: 'construct', hand: 'tin-tinker', deck: '', discard: 'war-drum' } });
    expect(eventsOf(a.plays('tin-tinker'), 'searched')).toMatchObject([{ found: 0 }]);
    expect([a.count('hand'), a.count('deck'), a.zone('discard')]).toEqual([0, 0, 'war-drum']);
  }),
);

rule(
  ['G-15.6', 'G-15.11'],
  'scenario 65: searching',
  eachSeat((scene) => {
    const duel = scene({
      a: { affinity: 'construct', hand: 'tin-tinker', deck: 'net war-drum claw-totem', shield: 'mana-font 2 rally' },
    });
    const { a, b, game } = duel;
    a.plays('tin-tinker');
    const [own, enemy] = [game.view(duel.state, a.seat), game.view(duel.state, b.seat)];
    expect(own.phase).toMatchObject({ of: 'search', found: [{ card: 'claw-totem' }, { card: 'war-drum' }] });
    expect(enemy.phase).toMatchObject({ name: 'choice', seat: a.seat, min: 1, max: 1, candidates: null, found: null });
    for (let n = 0; n < 20; n++) {
      const mine = game.determinize(own, createRandom(`own ${n}`)).players[a.seat];
      expect(mine.deck).toHaveLength(3);
      expect(mine.deck).toEqual(expect.arrayContaining(['claw-totem', 'war-drum']));
      expect(mine.shield).toContain('mana-font');
      const theirs = game.determinize(enemy, createRandom(`enemy ${n}`)).players[a.seat];
      const relics = theirs.deck.filter((id) => game.catalogue.cards[id]?.category === 'relic');
      expect(relics.length).toBeGreaterThanOrEqual(2);
    }
  }),
);
