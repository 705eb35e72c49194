import type { Problem } from '../../../kernel/problem.js';
import type { RuleId } from '../rulebook.js';
import { other, type Phase, type Seat, type State, type Unit } from '../state.js';
import { knownCard } from '../supply.js';
import { AREAS, type Judged, SEATS } from './places.js';

type Path = Problem['path'];

/** Whether the game ended with a turn: cleanup is done, and nothing of the turn is left. */
export const isAfterTurn = (phase: Phase): boolean => phase.name === 'over' && phase.reason !== 'concede';

/** The turns that a player has finished before a turn begins, by its number: they take them in turn (S-3.1). */
export const turnsBefore = (turn: number, isActive: boolean): number =>
  isActive ? Math.floor((turn - 1) / 2) : Math.ceil((turn - 1) / 2);

/** Turns that do not go with the number of the turn: the players take them in turn (S-3.1, S-10.5). */
export function turnFaults({ state, sound, report }: Judged): void {
  if (!sound.at('turn')) return;
  const { turn, turnLimit, active, phase, players } = state;
  if (sound.at('turnLimit') && turnLimit !== null && turn > turnLimit) {
    report('too-big', 'S-10.11', ['turn'], { have: turn, need: turnLimit });
  }
  if (!sound.at('active') || !sound.at('phase')) return;
  for (const seat of SEATS) {
    const path = ['players', seat, 'turnsTaken'];
    if (!sound.at(...path)) continue;
    const isActive = seat === active;
    const need = turnsBefore(turn, isActive) + (isActive && isAfterTurn(phase) ? 1 : 0);
    const have = players[seat].turnsTaken;
    if (have !== need) report('wrong-turns', 'S-3.1', path, { have, need });
  }
}

/** What a unit can have done in a turn, which cleanup takes away (S-9.3). */
function marksOf(unit: Unit, { state, sound, catalogue, report }: Judged, seat: Seat, path: Path): void {
  const face = knownCard(catalogue, unit.card);
  if (face === undefined) return;
  const not = (rule: RuleId, key: keyof Unit): void => report('not-now', rule, [...path, key]);
  const most = (rule: RuleId, key: 'attacks' | 'saved', need: number): void => {
    if (unit[key] > need) report('too-big', rule, [...path, key], { have: unit[key], need });
  };
  most('S-6.1', 'attacks', Math.max(1, face.skills.multistrike));
  most('S-8.6', 'saved', Math.max(1, face.skills.indestructible));
  if (!sound.at('phase') || !sound.at('active')) return;
  const { phase, active } = state;
  const isFresh = isAfterTurn(phase);
  const mayAct = seat === active && phase.name !== 'hand' && phase.name !== 'choose' && !isFresh;
  if (unit.attacks > 0 && !mayAct) not('S-9.3', 'attacks');
  if (unit.moved && !mayAct) not('S-9.3', 'moved');
  if (unit.bonus > 0 && (seat !== active || isFresh)) not('S-9.3', 'bonus');
  // Only the player who is not active is attacked, or reached by effects (S-10.15).
  const mayBeHurt = seat !== active && !isFresh;
  if (unit.saved > 0 && !mayBeHurt) not('S-9.3', 'saved');
  if (unit.damage > 0 && !mayBeHurt) not('S-9.3', 'damage');
}

/** What is left of a turn where none of it can be (S-4.1, S-4.15, S-9.1, S-9.3). */
export function momentFaults(judged: Judged): void {
  const { state, sound, report } = judged;
  for (const seat of SEATS) {
    for (const area of AREAS) {
      if (!sound.at('players', seat, area)) continue;
      for (const [i, unit] of state.players[seat][area].entries()) {
        marksOf(unit, judged, seat, ['players', seat, area, i]);
      }
    }
    if (!sound.at('phase') || !sound.at('active')) continue;
    const isFresh = isAfterTurn(state.phase);
    const isActive = seat === state.active;
    if (sound.at('players', seat, 'revealed') && state.players[seat].revealed.length > 0 && (isFresh || !isActive)) {
      report('not-now', 'S-9.1', ['players', seat, 'revealed']);
    }
    if (sound.at('players', seat, 'gate') && state.players[seat].gate.damage > 0 && (isFresh || isActive)) {
      report('not-now', 'S-9.3', ['players', seat, 'gate', 'damage']);
    }
  }
  if (!sound.at('phase')) return;
  const inField = ['field', 'defend', 'recover'].includes(state.phase.name) || isAfterTurn(state.phase);
  for (const key of ['mana', 'summons'] as const) {
    if (inField && sound.at(key) && state[key] > 0) report('not-now', 'S-4.15', [key]);
  }
}

/** Endings that are recorded twice or for the wrong player, and those that must be recorded (S-10.1 to S-10.4, S-10.15). */
export function endingFaults({ state, sound, catalogue, report }: Judged): void {
  if (!sound.at('endings') || !sound.at('active')) return;
  const { endings, active, phase, piles, players } = state;
  const seen = new Set<string>();
  for (const [i, ending] of endings.entries()) {
    const path = ['endings', i];
    if (seen.has(ending.reason)) report('repeated-ending', 'S-10.1', path);
    seen.add(ending.reason);
    const need = 'seat' in ending ? (ending.reason === 'necronomicon' ? active : other(active)) : null;
    if ('seat' in ending && ending.seat !== need) {
      report('wrong-seat', 'S-10.15', [...path, 'seat'], { have: ending.seat, need: need ?? 0 });
    }
    const isOver = sound.at('phase') && phase.name === 'over';
    if (ending.reason === 'turn-limit' && !isOver) report('not-now', 'S-10.11', path);
  }
  const missing = (reason: State['endings'][number]['reason'], rule: RuleId): void => {
    if (!seen.has(reason)) report('missing-ending', rule, ['endings'], { expected: [reason] });
  };
  const isEmpty = SEATS.some((seat) => sound.at('players', seat, 'citizens') && players[seat].citizens === 0);
  if (isEmpty) missing('citizens', 'S-10.3');
  if (!sound.at('piles')) return;
  const left = piles.filter(({ card, left: count }) => {
    const role = knownCard(catalogue, card)?.card.role;
    return count > 0 && (role === undefined || role === 'supply');
  });
  if (left.length <= KINDS_AT_END) missing('supply', 'S-10.4');
}
const KINDS_AT_END = 5; // S-10.4
