import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../src/index.js';
import { embers, mechanics, spec } from '../embers/index.js';
import { authored, caught, lawOf, moved, wrapped } from '../planted.js';

describe('law 9, hostile input', () => {
  caught(
    9,
    'a refusal that crashes on an unknown card',
    () =>
      moved('lay', {
        refuse: (position, action, context) =>
          (context.catalogue[action.card] as { heat: number }).heat < 0
            ? null
            : mechanics.moves.lay.refuse(position, action, context),
      }),
    /throws \| TypeError/,
  );
  caught(
    9,
    'a check that trusts JSON',
    () => wrapped({ check: (position, action) => embers.check(position, JSON.parse(JSON.stringify(action))) }),
    /throws/,
  );
  caught(
    9,
    'a check that lets a field too many pass',
    () =>
      wrapped({
        check: (position, action) => {
          const refusal = embers.check(position, action);
          return refusal?.path?.[0] === 'no-such-field' ? null : refusal;
        },
      }),
    /a field too many: check and safeReduce answer differently/,
  );
  caught(
    9,
    'another error from reduce',
    () =>
      wrapped({
        reduce: (state, action) => {
          if (embers.check(state, action) !== null) throw new TypeError('no');
          return embers.reduce(state, action);
        },
      }),
    /reduce throws something else/,
  );
  caught(
    9,
    'a refusal by a rule that is none',
    () =>
      moved('lay', {
        refuse: (position, action, context) => {
          const refusal = mechanics.moves.lay.refuse(position, action, context);
          return refusal && { ...refusal, rule: 'E-9.9' as never };
        },
      }),
    /cites a rule that is not in the rule book/,
  );
  caught(
    9,
    'a code that is none',
    () =>
      moved('lay', {
        refuse: (position, action, context) => {
          const refusal = mechanics.moves.lay.refuse(position, action, context);
          return refusal && { ...refusal, code: 'Too late!' as never };
        },
      }),
    /the code is none/,
  );
  caught(
    9,
    'a refused action that changes the state',
    () =>
      wrapped({
        safeReduce: (state, action) => {
          const result = embers.safeReduce(state, action);
          if (!result.ok && !Object.isFrozen(state)) Object.assign(state, { round: state.round + 1 });
          return result;
        },
      }),
    /the state was changed/,
  );
  caught(
    9,
    'an earlier action that is accepted again',
    () =>
      wrapped({
        check: (position, action) => {
          const refusal = embers.check(position, action);
          return refusal?.code === 'card-not-in-hand' &&
            'random' in position &&
            position.players[0].ashes.includes((action as { card?: string }).card ?? '')
            ? null
            : refusal;
        },
      }),
    /accepts an earlier action/,
  );
  caught(
    9,
    'a view that is taken for a state',
    () =>
      wrapped({
        safeReduce: (state, action) =>
          embers.safeReduce('viewer' in state ? embers.setup({ seed: 'x' }) : state, action),
      }),
    /a view where a state is asked: safeReduce answers/,
  );
  caught(
    9,
    'a simulation of a view',
    () => wrapped({ simulate: (state) => embers.simulate('viewer' in state ? embers.setup({ seed: 'x' }) : state) }),
    /simulate does not refuse/,
  );
  caught(
    9,
    'a list for the seat of another view',
    () =>
      wrapped({
        legalActions: (position, seat, listing) =>
          'viewer' in position && position.viewer !== seat ? [] : embers.legalActions(position, seat, listing),
      }),
    /legalActions for another does not refuse/,
  );
  caught(
    9,
    'a viewer that is none',
    () => wrapped({ view: (state, viewer) => embers.view(state, viewer ?? 'spectator') }),
    /viewer null does not refuse/,
  );
  caught(
    9,
    'a config with a field too many',
    () => authored({ checkConfig: () => [] }),
    /a field too many does not refuse/,
  );
  caught(
    9,
    'a check of configs that crashes',
    () =>
      authored({
        checkConfig: (config, context) => {
          const { decks } = config as { decks?: readonly string[][] };
          return decks === undefined || decks.flat().length > 0 ? spec.checkConfig(config, context) : [];
        },
      }),
    /throws something else|setup, decks/,
    { config: (seed) => ({ seed, decks: [Array(6).fill('ember'), Array(6).fill('spark')] }) },
  );
  caught(
    9,
    'a problem that is no data',
    () =>
      authored({
        checkConfig: (config, context) =>
          spec.checkConfig(config, context).map((problem) => ({ ...problem, note: () => 1 }) as Problem),
      }),
    /gives unusable problems/,
  );
  caught(
    9,
    'a position that crashes',
    () => wrapped({ decision: mechanics.decision }),
    /decision: a position that is undefined throws something else/,
  );
  test('law 9 catches what is written to Object.prototype', () => {
    const polluting = wrapped({
      check: (position, action) => {
        Object.assign(Object.prototype, { polluted: true });
        return embers.check(position, action);
      },
    });
    try {
      expect(lawOf(9, polluting).run).toThrow(/Object.prototype: was written to/);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted');
    }
  });
});
