import { withRandom } from '../../kernel/random.js';
import type { Step } from './card.js';
import { resolveAttack } from './combat.js';
import { perform } from './effects/index.js';
import { type Selection, selectionOf } from './effects/selection.js';
import { cardOf, inPlay } from './permanents.js';
import { lengthOf, mayResolve } from './queue.js';
import type { Catalogue, Ctx, Duel } from './shape.js';
import { finishSpell, resolveSpell } from './spell.js';
import { type Handle, other, type Piece, type Running } from './state.js';
import { continueTurn } from './turn.js';
import { leavePlay } from './zones.js';

/** The steps of an effect, or of a feat. */
export function stepsOf({ kind, card, effect }: Running, catalogue: Catalogue): readonly Step[] {
  if (kind === 'feat') return catalogue.feats[card]?.do ?? [];
  return cardOf(catalogue, card).effects[effect]?.do ?? [];
}

/** Some of the candidates by chance, in the candidates' order (G-9.14). */
const pickSome = (draft: Duel, candidates: readonly Handle[], count: number): readonly Handle[] => {
  const mixed = [...candidates];
  withRandom(draft, (random) => random.shuffle(mixed));
  const picked = mixed.slice(0, count);
  return candidates.filter((handle) => picked.includes(handle));
};

/** Takes what a step may take, or asks for it (G-9.12). `null`: somebody is asked, and the game waits. */
function select(draft: Duel, selection: Selection, ctx: Ctx): readonly Handle[] | null {
  const { candidates, pick, min, of, seat, found } = selection;
  const max = Math.min(selection.max, candidates.length);
  // With no candidate nothing is taken, and the step does what it can without (G-7.5).
  if (pick === undefined || candidates.length <= min) return candidates;
  if (max === 0) return [];
  if (pick === 'random') return pickSome(draft, candidates, max);
  if (found !== null) {
    draft.handles += draft.players[seat].deck.length; // G-15.7
    ctx.emit?.({ type: 'looked-through', rule: 'G-14.7', seat });
  }
  draft.phase = { name: 'choice', seat, of, min, max, candidates: [...candidates], found: found && [...found] };
  ctx.emit?.({ type: 'choice-opened', rule: 'G-9.12', seat, of, min, max });
  return null;
}

/** Does the step that is due with the cards selected for it. */
function carryOut(draft: Duel, cards: readonly Handle[], found: readonly Piece[] | null, ctx: Ctx): void {
  const { running } = draft;
  const step = running === null ? undefined : stepsOf(running, ctx.catalogue)[running.step];
  if (running === null || step === undefined) throw new RangeError('no step is due');
  const previous = perform(draft, step, { by: { ...running }, cards, found }, ctx);
  if (draft.running === null) return;
  draft.running.step += 1;
  draft.running.previous = [...previous];
}

/** An effect is done: a trap and a spell leave (G-7.3, G-9.8). */
function finishEffect(draft: Duel, { kind, handle }: Running, ctx: Ctx): void {
  draft.running = null;
  if (kind === 'trap') leavePlay(draft, handle, ctx);
  if (kind === 'spell') finishSpell(draft, ctx);
}

/** Goes on with the effect that has begun: all its steps come before anything else (G-9.6). */
function continueEffect(draft: Duel, running: Running, ctx: Ctx): void {
  const step = stepsOf(running, ctx.catalogue)[running.step];
  if (step === undefined) {
    finishEffect(draft, { ...running }, ctx);
    return;
  }
  const selection = selectionOf(draft, step, running, ctx);
  const cards = selection === null ? [] : select(draft, selection, ctx);
  if (cards !== null) carryOut(draft, cards, selection?.found ?? null, ctx);
}

/** The chain limit is reached: what still waits is dropped (G-11.3). */
function dropQueue(draft: Duel, ctx: Ctx): void {
  const dropped = lengthOf(draft.queue);
  draft.queue = [];
  if (dropped > 0) ctx.emit?.({ type: 'chain-stopped', rule: 'G-11.3', dropped });
}

/** Turns to the next in the queue: an effect begins, or a trap springs, if it may (G-9.6, G-9.7). */
function takeNext(draft: Duel, ctx: Ctx): void {
  const [group] = draft.queue;
  const next = group?.waiting.shift();
  if (group === undefined || next === undefined) {
    draft.queue.shift();
    return;
  }
  const { seat, handle } = next;
  const permanent = inPlay(draft, handle);
  if (!mayResolve(draft, group.event, next, ctx.catalogue)) {
    const hasStayed = next.kind === 'look' && permanent?.faceDown === true;
    if (hasStayed) ctx.emit?.({ type: 'trap-stayed', rule: 'G-9.15', seat, handle });
    return;
  }
  draft.chain += 1;
  const rest = { seat, handle, step: 0, previous: [] };
  if (next.kind === 'effect') {
    const { card, effect } = next;
    draft.running = { kind: 'trigger', card, effect, ...rest };
    ctx.emit?.({ type: 'triggered', rule: 'G-9.4', seat, card, effect });
  } else if (permanent !== undefined) {
    permanent.faceDown = false;
    permanent.seen = true;
    const { card } = permanent;
    draft.running = { kind: 'trap', card, effect: 0, ...rest };
    ctx.emit?.({ type: 'sprang', rule: 'G-9.8', seat, handle, card });
  }
}

/** A used effect resolves, unless its permanent is gone (G-9.2). */
function resolveUsed(draft: Duel, handle: Handle, effect: number): void {
  const permanent = inPlay(draft, handle);
  if (permanent === undefined) return;
  const { owner: seat, card } = permanent;
  draft.running = { kind: 'activated', seat, handle, card, effect, step: 0, previous: [] };
}

/** After any action the other player may act (G-5.2). */
function handOver(draft: Duel): void {
  draft.actor = other(draft.actor);
  draft.passes = 0;
  draft.actions += 1;
  draft.chain = 0;
}

/** Goes on with what is planned once the queue is empty; `true` when somebody may act. */
function advance(draft: Duel, ctx: Ctx): boolean {
  const { agenda } = draft;
  if (agenda.name === 'turn-end' || agenda.name === 'turn-start') return continueTurn(draft, ctx);
  if (agenda.name === 'hand-over') {
    handOver(draft);
    return true;
  }
  if (agenda.name === 'effect') resolveUsed(draft, agenda.handle, agenda.effect);
  draft.agenda = { name: 'hand-over' };
  if (agenda.name === 'spell') resolveSpell(draft, ctx);
  if (agenda.name === 'attack') resolveAttack(draft, ctx);
  return false;
}

/** Carries on until somebody may act, must choose, or the duel is over. */
export function proceed(draft: Duel, ctx: Ctx): void {
  while (draft.phase.name === 'actions') {
    if (draft.running !== null) continueEffect(draft, draft.running, ctx);
    else if (draft.queue.length === 0) {
      if (advance(draft, ctx)) return;
    } else if (draft.chain >= draft.options.chainLimit) dropQueue(draft, ctx);
    else takeNext(draft, ctx);
  }
}

/** Goes on with an effect once what it waited for is chosen (G-9.12). */
export function resume(draft: Duel, chosen: readonly Handle[], ctx: Ctx): void {
  const { phase } = draft;
  if (phase.name !== 'choice') throw new RangeError('nothing is to be chosen');
  const cards = (phase.candidates ?? []).filter((handle) => chosen.includes(handle));
  const found = phase.found?.map((piece) => ({ ...piece }));
  draft.phase = { name: 'actions' };
  ctx.emit?.({ type: 'chose', rule: 'G-9.12', seat: phase.seat, count: cards.length });
  carryOut(draft, cards, found ?? null, ctx);
  proceed(draft, ctx);
}
