import { createRandom, defineRulebook, type Game, type GameSpec } from 'goblinry';
import {
  type Action,
  type GoblinSummoner,
  goblinSummoner,
  type Piece,
  type State,
  type View,
} from 'goblinry/goblin-summoner';
import { expectTypeOf, test } from 'vitest';

const { reduce, check, view, determinize, hash, legalActions } = goblinSummoner;
const state = goblinSummoner.setup({ seed: 'types' });
const seen = view(state, 0);

test('an action that is none does not compile (KF-L05)', () => {
  reduce(state, { type: 'play-card', seat: 0, card: 1 });
  // @ts-expect-error: no card
  reduce(state, { type: 'play-card', seat: 0 });
  // @ts-expect-error: a card is named by its handle
  reduce(state, { type: 'play-card', seat: 0, card: 'goblin-soldier' });
  // @ts-expect-error: a field too many
  reduce(state, { type: 'pass', seat: 0, card: 1 });
  // @ts-expect-error: seats are numbers
  reduce(state, { type: 'pass', seat: '0' });
  // @ts-expect-error: there are two seats
  reduce(state, { type: 'pass', seat: 2 });
  // @ts-expect-error: there is no such type
  reduce(state, { type: 'play', seat: 0, card: 1 });
  // @ts-expect-error: an action of another game
  reduce(state, { type: 'lay', seat: 0, card: 'ember' });
});

test('a view is no state, and a state is no view (KF-L06)', () => {
  expectTypeOf(seen).toEqualTypeOf<View>();
  expectTypeOf(state).toEqualTypeOf<State>();
  view(state, 'spectator');
  // @ts-expect-error: no viewer
  view(state);
  // @ts-expect-error: a viewer who is not there
  view(state, undefined);
  // @ts-expect-error: nobody watches from there
  view(state, 'everyone');
  // @ts-expect-error: a view is not played on
  reduce(seen, { type: 'pass', seat: 0 });
  // @ts-expect-error: nor simulated
  goblinSummoner.simulate(seen);
  // @ts-expect-error: nor viewed
  view(seen, 0);
  // @ts-expect-error: a state has nothing to make up
  determinize(state, createRandom('a'));
  determinize(seen, createRandom('a'));
  // Questions are asked of either.
  legalActions(seen, 0);
  legalActions(state, 0);
  hash(seen);
  check(seen, { type: 'pass', seat: 0 });
});

test('what a viewer may not know is null', () => {
  expectTypeOf(seen.players[1].hand[0]).toEqualTypeOf<Piece | null | undefined>();
  expectTypeOf(state.players[1].hand[0]).toEqualTypeOf<Piece | undefined>();
  // @ts-expect-error: perhaps null
  seen.players[1].deck[0] satisfies string | undefined;
  // @ts-expect-error: perhaps null
  seen.players[1].play[0]?.card satisfies string | undefined;
});

test('nothing can be written to', () => {
  // @ts-expect-error: a state
  state.turn = 2;
  // @ts-expect-error: a list in a view
  seen.players[0].hand.push(null);
  // @ts-expect-error: a game
  goblinSummoner.rules = '2';
});

test('a switch over the actions is exhaustive', () => {
  const spell = (action: Action): string => {
    switch (action.type) {
      case 'cut':
      case 'play-card':
      case 'play-shield':
      case 'attack':
      case 'use-effect':
      case 'use-feat':
      case 'pass':
      case 'choose':
        return action.type;
      case 'concede':
        return 'concede';
    }
  };
  const lacking = (action: Action): never => {
    if (action.type === 'pass') throw new Error();
    // @ts-expect-error: the other types are left
    return action;
  };
  expectTypeOf(spell).returns.toBeString();
  expectTypeOf(lacking).returns.toBeNever();
});

test('a config names what there is', () => {
  // @ts-expect-error: a seed must be given
  goblinSummoner.setup({});
  // @ts-expect-error: a seed is a text
  goblinSummoner.setup({ seed: 1 });
  // @ts-expect-error: no such option
  goblinSummoner.setup({ seed: 'a', options: { shields: 3 } });
  // @ts-expect-error: absent, not undefined
  goblinSummoner.setup({ seed: 'a', decks: undefined });
});

test('a refusal and an event cite a rule of the book', () => {
  const refusal = check(state, null);
  // @ts-expect-error: no such code
  refusal?.code === 'not-allowed';
  // @ts-expect-error: no such rule
  refusal?.rule === 'G-99.1';
  const rulebook = defineRulebook({ 'E-1.1': { says: 'It glows.' } });
  expectTypeOf<keyof typeof rulebook>().toEqualTypeOf<'E-1.1'>();
});

test('a game needs every move, and each move its fields', () => {
  expectTypeOf(goblinSummoner).toEqualTypeOf<Game<GoblinSummoner>>();
  type Moves = GameSpec<GoblinSummoner>['mechanics']['moves'];
  expectTypeOf<keyof Moves>().toEqualTypeOf<Action['type']>();
  expectTypeOf<keyof Moves['play-card']['fields']>().toEqualTypeOf<'card'>();
  expectTypeOf<keyof Moves['pass']['fields']>().toBeNever();
});
