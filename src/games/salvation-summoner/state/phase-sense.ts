import { deepCopy } from '../../../kernel/copy.js';
import type { Problem } from '../../../kernel/problem.js';
import { questionOf } from '../effects/index.js';
import { endIfRecorded } from '../ending.js';
import type { Table } from '../shape.js';
import { areaOf } from '../skills.js';
import { type Choose, type Defend, other, type Recover, type Seat, type State, type Victim } from '../state.js';
import { knownCard } from '../supply.js';
import type { Judged } from './places.js';
import { isAfterTurn } from './turn-sense.js';

type Over = Extract<State['phase'], { readonly name: 'over' }>;
const at = (...path: Problem['path']): Problem['path'] => ['phase', ...path];

/** A choice that no effect asks, or asks otherwise (S-12.9, S-12.11, S-16.5). */
function choiceFaults({ state, catalogue, report }: Judged, choice: Choose): void {
  const { card, action, effect } = choice;
  if (knownCard(catalogue, card) === undefined) {
    report('unknown-card', 'S-12.0', at('card'));
    return;
  }
  const asked = questionOf(state, { seat: state.active, card, action, effect }, { catalogue });
  if (asked === null) {
    report('no-question', 'S-16.5', at('effect'), { have: effect });
    return;
  }
  if (choice.seat !== asked.seat) report('wrong-seat', 'S-16.5', at('seat'), { have: choice.seat, need: asked.seat });
  const isSame =
    choice.options?.length === asked.options.length && choice.options.every((one, i) => one === asked.options[i]);
  if (!isSame) report('wrong-options', 'S-12.9', at('options'));
  for (const key of ['min', 'max'] as const) {
    const [have, need] = [choice[key], asked[key]];
    if (have !== need) report(have > need ? 'too-big' : 'too-small', 'S-12.11', at(key), { have, need });
  }
}

/** What is hit must be there: a unit of the defender, a standing gate, citizens behind a fallen one (S-6.6 to S-6.11). */
function isThere({ state }: Judged, seat: Seat, victim: Victim): boolean {
  const { gate, citizens } = state.players[seat];
  if (victim === 'gate') return gate.standing;
  if (victim === 'citizens') return !gate.standing && citizens > 0;
  return areaOf(state.players[seat], victim) !== null;
}

function defenceFaults(judged: Judged, { seat, attacker, victim, candidates }: Defend): void {
  const { state, report } = judged;
  const area = areaOf(state.players[other(seat)], attacker);
  const unit = area === null ? undefined : state.players[other(seat)][area].find(({ handle }) => handle === attacker);
  if (unit === undefined) report('no-such-unit', 'S-6.2', at('attacker'), { have: attacker });
  else if (unit.attacks === 0) report('not-now', 'S-6.1', at('attacker'));
  if ((victim === null) === (candidates === null)) report('wrong-victim', 'S-6.8', at('victim'));
  if (victim !== null && !isThere(judged, seat, victim)) report('wrong-victim', 'S-6.6', at('victim'));
  if (candidates === null) return;
  if (candidates.length === 0) report('wrong-options', 'S-6.8', at('candidates'));
  for (const [i, handle] of candidates.entries()) {
    const isGuard = state.players[seat].guard.some((guard) => guard.handle === handle);
    if (!isGuard || candidates.indexOf(handle) !== i) report('wrong-options', 'S-6.13', at('candidates', i));
  }
}

/** What can be healed stands and is damaged (S-7.5). */
function recoveryFaults({ state, report }: Judged, { seat, victim }: Recover): void {
  const { gate, sortie, guard } = state.players[seat];
  const hit = victim === 'gate' ? gate : [...sortie, ...guard].find(({ handle }) => handle === victim);
  if (hit === undefined || hit.damage === 0) report('wrong-victim', 'S-7.5', at('victim'));
}

/** An outcome that the endings do not give (S-10.10, S-10.13). */
function outcomeFaults({ state, catalogue, report }: Judged, phase: Over): void {
  const { winners, reason, rule } = phase;
  if (!isAfterTurn(phase)) {
    if (winners.length !== 1) report('wrong-winners', 'S-10.13', at('winners'), { have: winners.length, need: 1 });
    if (rule !== 'S-10.13') report('wrong-ending', 'S-10.13', at('rule'), { expected: ['S-10.13'] });
    return;
  }
  const table = deepCopy({ ...state, phase: { name: 'field' } }) as Table;
  endIfRecorded(table, { catalogue });
  const right = table.phase;
  if (right.name !== 'over') {
    report('missing-ending', 'S-10.1', ['endings']);
    return;
  }
  if (right.reason !== reason) report('wrong-ending', 'S-10.10', at('reason'), { expected: [right.reason] });
  else if (right.winners.join() !== winners.join()) report('wrong-winners', 'S-10.10', at('winners'));
  else if (right.rule !== rule) report('wrong-ending', 'S-10.10', at('rule'), { expected: [right.rule] });
}

/** What makes no sense about the decision that a state waits for, or about its end; all cards must be known. */
export function phaseFaults(judged: Judged): void {
  const { state, report } = judged;
  const { phase, active } = state;
  const isDefender = phase.name === 'defend' || phase.name === 'recover';
  if (isDefender && phase.seat === active) {
    report('wrong-seat', 'S-16.5', at('seat'), { have: phase.seat, need: other(active) });
    return;
  }
  if (phase.name === 'choose') choiceFaults(judged, phase);
  if (phase.name === 'defend') defenceFaults(judged, phase);
  if (phase.name === 'recover') recoveryFaults(judged, phase);
  if (phase.name === 'over') outcomeFaults(judged, phase);
}
