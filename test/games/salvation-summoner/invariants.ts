import {
  type Catalogue,
  type Event,
  type Player,
  type SalvationSummoner,
  type State,
  salvationSummoner,
  type Unit,
} from '../../../src/games/salvation-summoner/index.js';
import type { Random, Simulation } from '../../../src/index.js';
import { counted } from './sight.js';

const hpOf = ({ cards }: Catalogue, { card, absorbed }: Unit): number =>
  [card, ...absorbed].reduce((sum, id) => sum + (cards[id]?.hp ?? 0), 0);

/** What is wrong with the units of a player, and with the gate (S-6.16, S-6.20, S-15.6). */
function unitFaults({ sortie, guard, gate }: Player<never>): readonly string[] {
  const units = [...sortie, ...guard];
  const { catalogue } = salvationSummoner;
  return [
    ...(units.some((unit) => unit.damage < 0 || unit.damage >= hpOf(catalogue, unit)) ? ['S-6.16: damage'] : []),
    ...(units.some(({ attacks, saved, bonus }) => attacks < 0 || attacks > 3 || saved < 0 || bonus < 0)
      ? ['S-6.1: marks']
      : []),
    ...(gate.damage < 0 || gate.damage >= 6 || (!gate.standing && gate.damage > 0) ? ['S-6.20: gate'] : []),
  ];
}

/** What is wrong with a state: counters out of range, handles in two places, a decision of the wrong player. */
function faultsOf(state: State): readonly string[] {
  const { players, phase, active, mana, summons, piles, graveyards, handles } = state;
  const bearers = players.flatMap(({ hand, sortie, guard }) =>
    [...hand, ...sortie, ...guard].map(({ handle }) => handle),
  );
  const counters = [mana, summons, ...piles.map(({ left }) => left), ...players.map(({ citizens }) => citizens)];
  const isDefence = phase.name === 'defend' || phase.name === 'recover';
  return [
    ...players.flatMap(unitFaults),
    ...([...counters, ...graveyards.map(({ citizens }) => citizens)].some((n) => n < 0) ? ['below zero'] : []),
    ...(new Set(bearers).size < bearers.length || bearers.some((handle) => handle >= handles)
      ? ['S-15.1: handles']
      : []),
    ...(isDefence && phase.seat === active ? ['S-3.2: seat'] : []),
    ...(phase.name !== 'hand' && phase.name !== 'choose' && phase.name !== 'over' && mana + summons > 0
      ? ['S-4.15']
      : []),
    ...(phase.name === 'choose' && (phase.min > phase.max || phase.max > (phase.options?.length ?? 0))
      ? ['S-12.11']
      : []),
  ];
}

/** Plays on by random actions until the end or so many, watched: throws for what is wrong. */
export function playOn(
  start: State,
  random: Random,
  most: number,
  hear: (event: Event, run: Simulation<SalvationSummoner>) => void = () => {},
): Simulation<SalvationSummoner> {
  const run: Simulation<SalvationSummoner> = salvationSummoner.simulate(start, (event) => hear(event, run));
  const all = [...counted(start)].sort().join();
  for (let n = 0; n < most; n++) {
    const decision = run.decision();
    if (decision.kind !== 'turn') break;
    // Phases are ended less often than by even chance, so that more happens in them.
    const first = run.sampleAction(decision.seat, random);
    run.play(first.type.startsWith('end-') ? run.sampleAction(decision.seat, random) : first);
    const faults = faultsOf(run.state);
    if (n % 8 === 0 && [...counted(run.state)].sort().join() !== all) throw new Error('S-15.6: cards or tokens');
    if (faults.length > 0) throw new Error(faults.join(', '));
  }
  return run;
}
