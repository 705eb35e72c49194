import { describe, expect, test } from 'vitest';
import { embers, mechanics, type State, spec } from '../embers/index.js';
import { authored, caught, lawOf, moved, showing, wrapped } from '../planted.js';

const other = (seat: number): 0 | 1 => (seat === 0 ? 1 : 0);
const heat = (held: readonly (string | null)[]): number =>
  held.filter((card) => card === 'flare' || card === 'blaze').length;

/** The first card of the other's hand lies open in every view, and `determinize` keeps what a view shows. */
const leaky = () =>
  authored({
    view: (state, viewer, context) => {
      const view = spec.view(state, viewer, context);
      const [first, second] = view.players;
      const open = (hand: readonly (string | null)[], seat: 0 | 1) =>
        hand.map((card, i) => (i === 0 ? (state.players[seat].hand[0] ?? card) : card));
      return {
        ...view,
        players: [
          { ...first, hand: open(first.hand, 0) },
          { ...second, hand: open(second.hand, 1) },
        ],
      };
    },
  });
/** Another state that the viewer cannot tell from this one: the hidden cards change places. */
function worlds(state: State, viewer: unknown, random: { shuffle: (items: unknown[]) => void }): State {
  const world = structuredClone(state) as unknown as {
    players: { hand: string[]; deck: string[]; knowsTop: boolean }[];
  };
  for (const [seat, { hand, deck, knowsTop }] of world.players.entries()) {
    const kept = seat === viewer && knowsTop ? deck.splice(-1) : [];
    const hidden = [...(seat === viewer ? [] : hand), ...deck];
    random.shuffle(hidden);
    if (seat !== viewer) hand.splice(0, hand.length, ...hidden.splice(0, hand.length));
    deck.splice(0, deck.length, ...hidden, ...kept);
  }
  return world as unknown as State;
}

describe('law 5, two worlds', () => {
  caught(
    5,
    'a view that shows what is hidden',
    () => showing((state, viewer) => ({ hint: heat(state.players[viewer === 0 ? 1 : 0].hand) })),
    /the view tells two worlds apart/,
  );
  caught(
    5,
    'a view that shows the words of chance',
    () => showing(({ random }) => ({ words: [...random] })),
    /the view tells two worlds apart/,
  );
  caught(
    5,
    'a view for spectators that shows a hand',
    () => showing(({ players }, viewer) => (viewer === 'spectator' ? { hand: [...players[0].hand] } : {})),
    /as spectator sees it: the view tells two worlds apart/,
  );
  caught(5, 'a leak that determinize carries over, by `worlds`', leaky, /the view tells two worlds apart/, { worlds });
  test('law 5 alone, without `worlds`, cannot see a leak that determinize carries over', () => {
    expect(lawOf(5, leaky()).run).not.toThrow();
  });
  test('law 5 finds no fault with honest `worlds`', () => {
    expect(lawOf(5, embers, { worlds }).run).not.toThrow();
  });
  caught(
    5,
    'the seed in a view',
    () => {
      const seeds = new Map<string, string>();
      return authored({
        setup: (config, random, context) => {
          const start = spec.setup(config, random, context);
          seeds.set('seed', config.seed);
          return { ...start, note: config.seed };
        },
        view: (state, ...asked) => ({ ...spec.view(state, ...asked), note: (state as State & { note: string }).note }),
        determinize: (view, ...asked) => ({
          ...spec.determinize(view, ...asked),
          note: (view as unknown as { note: string }).note,
        }),
      });
    },
    /a view tells the seed/,
  );
  caught(
    5,
    'the seed in an event',
    () => {
      const seeds: string[] = [];
      const game = moved('stoke', {
        apply: (draft, action, context) => {
          context.emit?.({ type: 'burnt', rule: 'E-3.2', seat: action.seat, card: `${seeds.at(-1)}` });
          mechanics.moves.stoke.apply(draft, action, context);
        },
      });
      return {
        ...game,
        setup: (config) => {
          seeds.push(config.seed);
          return game.setup(config);
        },
      };
    },
    /an event tells the seed/,
  );
  caught(
    5,
    'a list that depends on what is hidden',
    () =>
      wrapped({
        legalActions: (position, seat, listing) =>
          embers
            .legalActions(position, seat, listing)
            .slice('random' in position && position.players[other(seat)].hand.includes('blaze') ? 1 : 0),
      }),
    /the list tells two worlds apart/,
  );
  caught(
    5,
    'a refusal that depends on what is hidden',
    () =>
      moved('lay', {
        refuse: (position, action, context) => {
          const refusal = mechanics.moves.lay.refuse(position, action, context);
          return (
            refusal && {
              ...refusal,
              have: position.players[other(action.seat)].hand.filter((card) => card === action.card).length,
            }
          );
        },
      }),
    /a refusal tells two worlds apart/,
  );
  caught(
    5,
    'a decision that depends on what is hidden',
    () =>
      wrapped({
        decision: (position) => {
          const decision = embers.decision(position);
          return decision.kind === 'turn' && heat(position.players[other(decision.seat)].hand) > 1
            ? { ...decision, prompt: 'lay' }
            : decision;
        },
      }),
    /the decision tells two worlds apart/,
  );
  caught(
    5,
    'an event that names a card laid face down',
    () =>
      moved('lay', {
        apply: (draft, action, context) => {
          context.emit?.({ type: 'laid', rule: 'E-2.1', seat: action.seat, card: action.card } as never);
          mechanics.moves.lay.apply(draft, action, context);
        },
      }),
    /events tell more than views/,
  );
  caught(
    5,
    'an event for everybody that was for one',
    () =>
      authored({
        mechanics: {
          ...mechanics,
          moves: {
            ...mechanics.moves,
            peek: {
              ...mechanics.moves.peek,
              apply: (draft, { seat }, context) => {
                draft.players[seat].knowsTop = true;
                context.emit?.({
                  type: 'looked',
                  rule: 'E-3.1',
                  seat,
                  card: draft.players[seat].deck.at(-1) ?? '',
                } as never);
              },
            },
          },
        },
      }),
    /as spectator sees it: events tell more than views/,
    { games: 16 },
  );
  caught(
    5,
    'an event for the wrong seat',
    () =>
      wrapped({
        viewEvents: (events, viewer) => events.filter((event) => event.type !== 'looked' || event.seat !== viewer),
      }),
    /events tell more than views/,
    { games: 16 },
  );
  caught(5, 'undo of something looked at', () => authored({ reveals: ['turned-up'] }), /it may be taken back, though/);
  caught(
    5,
    'worlds that never differ',
    () =>
      authored({
        view: ({ random: _, ...seen }, viewer) => ({ ...structuredClone(seen), viewer }),
        determinize: ({ viewer: _, ...seen }) => structuredClone(seen) as unknown as State,
      }),
    /never differ in anything hidden/,
    { tells: ['looked'] },
  );
  test('law 5 does not ask for worlds that differ where all is open', () => {
    const open = authored({
      view: ({ random: _, ...seen }, viewer) => ({ ...structuredClone(seen), viewer }),
      determinize: ({ viewer: _, ...seen }) => structuredClone(seen) as unknown as State,
    });
    expect(lawOf(5, open, { open: true, tells: ['looked'] }).run).not.toThrow();
  });
});
