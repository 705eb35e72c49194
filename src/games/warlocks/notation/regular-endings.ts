import type { Seat } from '../../../kernel/types.js';
import type { EndRule } from '../spells.js';
import type { Phase, State } from '../state.js';
import { seatsIn } from '../targets.js';
import { broken, type Faults } from './regular-warlocks.js';

type Over = Extract<Phase, { readonly name: 'over' }>;

/** Who left in the last turn by surrender, if everybody else who left in it died (W-15.9). */
function lonelySurrender({ warlocks, turn }: State): readonly Seat[] {
  const late = warlocks.flatMap(({ leftTurn }, seat) => (leftTurn === turn ? [seat] : []));
  const surrendered = late.filter((seat) => warlocks[seat]?.status === 'surrendered');
  return surrendered.length === 1 ? surrendered : [];
}

/** What an outcome must be, by who is left (W-15.9, W-15.11); `null`: the battle cannot be over so. */
function rightOutcome(state: State, { reason }: Over): readonly Seat[] | null {
  const left = seatsIn(state);
  const { turnLimit } = state.options;
  if (reason === 'last-standing') return left.length === 1 ? left : null;
  if (reason === 'turn-limit') return left.length >= 2 && state.turn === turnLimit ? [] : null;
  if (left.length > 0) return null;
  const lonely = lonelySurrender(state);
  return (reason === 'surrender-survived') === (lonely.length === 1) ? lonely : null;
}

const RULES: Readonly<Record<Over['reason'], readonly EndRule[]>> = {
  'last-standing': ['W-15.9', 'W-15.12'],
  'surrender-survived': ['W-15.9'],
  'none-left': ['W-15.9'],
  'turn-limit': ['W-15.11'],
};

/** What is wrong with an outcome, or with a battle that should be over (W-15.9). */
export function endingFaults(state: State, faults: Faults): void {
  const { phase } = state;
  if (phase.name === 'orders') {
    const have = seatsIn(state).length;
    if (have < 2) broken(faults, 'should-be-over', ['phase'], { rule: 'W-15.9', have, need: 2 });
    return;
  }
  const right = rightOutcome(state, phase);
  if (right === null) broken(faults, 'wrong-reason', ['phase', 'reason'], { rule: 'W-15.9' });
  else if (right.join() !== phase.winners.join()) {
    broken(faults, 'wrong-winners', ['phase', 'winners'], { rule: 'W-15.9' });
  }
  const expected = RULES[phase.reason];
  if (!expected.includes(phase.rule)) broken(faults, 'wrong-rule', ['phase', 'rule'], { rule: 'W-15.9', expected });
}
