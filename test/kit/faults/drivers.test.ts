import { describe } from 'vitest';
import { embers, mechanics, spec } from '../embers/index.js';
import { authored, caught, mechanicsWith, moved, spoiling, spoilt, wrapped } from '../planted.js';

const embersPlayer = (draft: { players: readonly unknown[] }, seat: number): unknown =>
  JSON.parse(JSON.stringify(draft.players[seat]));

describe('law 4, drivers', () => {
  caught(
    4,
    'two mechanics that differ',
    () =>
      authored({
        inPlace: mechanicsWith('stoke', {
          apply: spoiling('stoke', (draft) => {
            draft.round += 1;
          }),
        }),
      }),
    /simulate and reduce part/,
  );
  caught(
    4,
    'events that differ',
    () =>
      authored({
        inPlace: mechanicsWith('stoke', {
          apply: (draft, action, context) =>
            mechanics.moves.stoke.apply(draft, action, { catalogue: context.catalogue }),
        }),
      }),
    /simulate and reduce tell other events/,
  );
  caught(
    4,
    'an object by two paths, which drafts tell apart',
    () =>
      spoilt('lay', (draft) => {
        const [first, second] = draft.players;
        if (first && second) second.ashes = first.ashes;
      }),
    /simulate and reduce part/,
  );
  caught(
    4,
    'a view that changes later',
    () => authored({ view: (state, ...asked) => ({ ...spec.view(state, ...asked), players: state.players }) }),
    /a view .* changed while the simulation played on/,
  );
  caught(
    4,
    'an event that changes later',
    () => {
      const apply: typeof mechanics.moves.lay.apply = (draft, action, context) => {
        context.emit?.({ type: 'laid', rule: 'E-2.1', seat: action.seat, player: draft.players[action.seat] } as never);
        mechanics.moves.lay.apply(draft, action, context);
      };
      return authored({
        inPlace: mechanicsWith('lay', { apply }),
        mechanics: mechanicsWith('lay', {
          apply: (draft, action, context) => {
            context.emit?.({
              type: 'laid',
              rule: 'E-2.1',
              seat: action.seat,
              player: structuredClone(embersPlayer(draft, action.seat)),
            } as never);
            mechanics.moves.lay.apply(draft, action, context);
          },
        }),
      });
    },
    /tell other events|changed while the simulation played on/,
  );
  caught(
    4,
    'a draft that leaves the recipe',
    () =>
      moved('lay', {
        apply: (draft, action, context) => {
          context.emit?.({
            type: 'laid',
            rule: 'E-2.1',
            seat: action.seat,
            player: draft.players[action.seat],
          } as never);
          mechanics.moves.lay.apply(draft, action, context);
        },
      }),
    /revoked/,
  );
  caught(
    4,
    'a decision that changes later',
    () =>
      authored({
        mechanics: {
          ...mechanicsWith('lay', {
            apply: (draft, action, context) => {
              const { phase } = draft;
              if (phase.name === 'lay' && phase.waiting.length === 2) {
                const { laid, hand } = draft.players[action.seat];
                hand.splice(hand.indexOf(action.card), 1);
                laid.push(action.card);
                context.emit?.({ type: 'laid', rule: 'E-2.1', seat: action.seat });
                phase.waiting.splice(phase.waiting.indexOf(action.seat), 1);
              } else mechanics.moves.lay.apply(draft, action, context);
            },
          }),
        },
      }),
    /a decision .* changed while the simulation played on/,
  );
  caught(
    4,
    'a clone that is not one',
    () =>
      wrapped({
        simulate: (state, emit) => {
          const run = embers.simulate(state, emit);
          return { ...run, clone: () => run };
        },
      }),
    /a clone that plays on changes the simulation/,
  );
  caught(
    4,
    'a simulation that lists other actions',
    () => wrapped({ simulate: (state, emit) => ({ ...embers.simulate(state, emit), legalActions: () => [] }) }),
    /the simulation lists other actions/,
  );
  caught(
    4,
    'a simulation that ends otherwise',
    () => wrapped({ simulate: (state, emit) => ({ ...embers.simulate(state, emit), outcome: () => null }) }),
    /the simulation ended otherwise|refuses its own record|cut-off/,
  );
  caught(
    4,
    'a hash that differs for equal states',
    () => {
      let calls = 0;
      return wrapped({ hash: () => `${calls++}` });
    },
    /simulate and reduce part/,
  );
});
