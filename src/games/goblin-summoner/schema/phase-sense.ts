import type { Problem } from '../../../kernel/problem.js';
import type { Feat, Step } from '../card.js';
import { knownCard } from '../deck-building.js';
import { optionFaults } from '../options.js';
import type { Choice, Handle, Running } from '../state.js';
import { type Judged, placesIn } from './places.js';

/** Counters beyond what options and turns allow. */
function counters({ state, sound, report }: Judged): void {
  if (!sound.at('options')) return;
  const { options, turn, actions, chain } = state;
  for (const fault of optionFaults(options)) {
    report('too-big', 'G-1.2', ['options', ...fault.path], { have: options.shieldSize, need: options.deckSize });
  }
  const { turnLimit, actionLimit, chainLimit } = options;
  if (sound.at('turn') && turnLimit !== null && turn > turnLimit) {
    report('too-big', 'G-11.1', ['turn'], { have: turn, need: turnLimit });
  }
  if (sound.at('actions') && actions > actionLimit) {
    report('too-big', 'G-11.2', ['actions'], { have: actions, need: actionLimit });
  }
  if (sound.at('chain') && chain > chainLimit) {
    report('too-big', 'G-11.3', ['chain'], { have: chain, need: chainLimit });
  }
}

/** The step that an effect under way does next. */
function stepOf({ kind, card, effect, step }: Running, { catalogue }: Judged): Step | undefined {
  const feat: Feat | undefined = Object.hasOwn(catalogue.feats, card) ? catalogue.feats[card] : undefined;
  const steps = kind === 'feat' ? feat?.do : knownCard(catalogue, card)?.effects[effect]?.do;
  return steps?.[step];
}

/** A choice is made by whom the step asks, among cards that are there, and it can be made (G-9.12, G-17.17). */
function choice(judged: Judged, { seat, of, min, max, candidates, found }: Choice): void {
  const { state, sound, report } = judged;
  const have = candidates?.length ?? 0;
  if (have === 0) report('no-candidates', 'G-17.17', ['phase', 'candidates'], { have, need: 1 });
  if (max > have) report('too-big', 'G-17.17', ['phase', 'max'], { have: max, need: have });
  if (min > max) report('too-big', 'G-17.17', ['phase', 'min'], { have: min, need: max });
  if (max === 0) report('too-small', 'G-17.17', ['phase', 'max'], { have: 0, need: 1 });
  const there = candidateHandles(judged, { seat, of, found });
  for (const [i, handle] of (candidates ?? []).entries()) {
    const isThere = there === null || there.has(handle);
    if (!isThere || candidates?.indexOf(handle) !== i) report('not-a-candidate', 'G-9.12', ['phase', 'candidates', i]);
  }
  if (!sound.at('running')) return;
  const { running } = state;
  const step = running === null ? undefined : stepOf(running, judged);
  if (running === null || step === undefined) {
    report('nothing-to-choose-for', 'G-9.12', ['running']);
    return;
  }
  const asks = 'target' in step ? 'target' : step.op;
  if (asks !== of) report('wrong-choice', 'G-9.12', ['phase', 'of'], { expected: [asks] });
  const isOther = step.op === 'discard' && step.player === 'enemy';
  const chooser = isOther ? 1 - running.seat : running.seat;
  if (seat !== chooser) report('wrong-chooser', 'G-9.12', ['phase', 'seat'], { have: seat, need: chooser });
}

/** The cards a choice of a kind can be about; `null` where they cannot be made out. */
function candidateHandles(judged: Judged, { seat, of, found }: Pick<Choice, 'seat' | 'of' | 'found'>) {
  const { sound } = judged;
  if (!sound.at('players')) return null;
  if (of === 'search' && found !== null) return new Set(found.map(({ handle }) => handle));
  const isMeant = (zone: string, owner: number): boolean => {
    if (of === 'target') return zone !== 'hand';
    return owner === seat && zone === (of === 'discard' ? 'hand' : 'discard');
  };
  const places = placesIn(judged).filter((place) => isMeant(place.zone, place.seat));
  return new Set(places.map(({ handle }) => handle));
}

/** A search of a deck has found cards that lie in it (G-14.7). */
function found({ state, sound, report }: Judged, { seat, of, found: pieces }: Choice): void {
  if (pieces === null || !sound.at('players', seat, 'deck')) return;
  if (of !== 'search') report('not-a-search', 'G-14.7', ['phase', 'found']);
  const left = [...state.players[seat].deck];
  for (const [i, { card }] of pieces.entries()) {
    const index = left.indexOf(card);
    if (index < 0) report('not-in-deck', 'G-14.7', ['phase', 'found', i, 'card']);
    else left.splice(index, 1);
  }
}

/** Nothing is under way when somebody acts (G-17.6); a spell stays where it is when the duel ends (G-10.5). */
function idle({ state, sound, report }: Judged): void {
  const { phase, running, queue, attack, spell, agenda } = state;
  const at = (...path: Problem['path']): void => report('under-way', 'G-17.6', path);
  if (sound.at('running') && running !== null) at('running');
  if (sound.at('queue') && queue.length > 0) at('queue');
  if (sound.at('attack') && attack !== null) at('attack');
  if (sound.at('spell') && spell !== null && phase.name !== 'over') at('spell');
  if (sound.at('agenda') && agenda.name !== 'hand-over') at('agenda');
}

/** An outcome that its reason does not give (G-10). */
function outcome({ state, sound, report }: Judged): void {
  if (state.phase.name !== 'over') return;
  const { winners, reason } = state.phase;
  const isWrong = winners.length > 1 || (reason === 'concede' && winners.length !== 1);
  if (isWrong) report('wrong-winners', 'G-10.10', ['phase', 'winners'], { have: winners.length, need: 1 });
  if (reason !== 'shields' || isWrong || !sound.at('players')) return;
  const right = ([0, 1] as const).filter((seat) => state.players[seat].shield.length > 0);
  if (right.length === 2 || right.join() !== winners.join()) report('wrong-winners', 'G-10.5', ['phase', 'winners']);
}

/** What is under way speaks of cards and effects that there are. */
function references({ state, sound, catalogue, report }: Judged): void {
  const next = sound.at('handles') ? state.handles : Number.POSITIVE_INFINITY;
  const named = (handle: Handle | null, ...path: Problem['path']): void => {
    if (handle !== null && handle >= next) report('too-big', 'G-15.7', path, { have: handle, need: next - 1 });
  };
  const effectOf = (card: string, effect: number, ...path: Problem['path']): void => {
    const known = knownCard(catalogue, card);
    if (known === undefined) report('unknown-card', 'G-14.12', [...path, 'card']);
    else if (effect >= known.effects.length) report('no-such-effect', 'G-9.1', [...path, 'effect'], { have: effect });
  };
  for (const [i, { event, waiting }] of (sound.at('queue') ? state.queue : []).entries()) {
    if ('handle' in event) named(event.handle, 'queue', i, 'event', 'handle');
    if (event.on === 'destroyed') named(event.now, 'queue', i, 'event', 'now');
    for (const [j, one] of waiting.entries()) {
      named(one.handle, 'queue', i, 'waiting', j, 'handle');
      if (one.kind === 'effect') effectOf(one.card, one.effect, 'queue', i, 'waiting', j);
    }
  }
  if (sound.at('attack') && state.attack !== null) {
    const { attackers, target } = state.attack;
    for (const [i, handle] of attackers.entries()) named(handle, 'attack', 'attackers', i);
    if (target !== 'duellist') named(target, 'attack', 'target');
  }
  if (!sound.at('running') || state.running === null) return;
  const { kind, card, effect, handle } = state.running;
  named(handle, 'running', 'handle');
  if (kind !== 'feat') effectOf(card, effect, 'running');
  else if (!Object.hasOwn(catalogue.feats, card)) report('unknown-feat', 'G-13.2', ['running', 'card']);
}

/** What makes no sense about the moment a state shows: counters, what is under way, and who is asked. */
export function phaseFaults(judged: Judged): void {
  const { state, sound } = judged;
  counters(judged);
  references(judged);
  if (!sound.at('phase')) return;
  if (state.phase.name !== 'choice') idle(judged);
  else {
    choice(judged, state.phase);
    found(judged, state.phase);
  }
  outcome(judged);
}
