import type { Question } from '../../../bots/index.js';
import {
  type Action,
  type Choose,
  type Defend,
  type Handle,
  type Pick,
  type Recover,
  type SalvationSummoner,
  salvationSummoner,
  type Victim,
} from '../../../games/salvation-summoner/index.js';
import { sideOf, skillOf } from '../../../games/salvation-summoner/skills.js';
import { bodyguardsFor } from '../../../games/salvation-summoner/targets.js';
import { nameOf } from '../../../games/salvation-summoner/words/index.js';
import type { Asker, Option, Picked } from '../../asker.js';
import { standOf, victimNamed } from './field.js';
import { cardNamed, faceOf, type Scene, unitOf } from './scene.js';

type Asked = Question<SalvationSummoner>;
const { catalogue } = salvationSummoner;

/** Own hand cards that answer in a window, each with what it does. */
function reactionsIn(scene: Scene, window: 'prevents' | 'heals'): readonly Option<Handle>[] {
  const { view, seat, phrases } = scene;
  return view.players[seat].hand.flatMap((held): readonly Option<Handle>[] => {
    const amount = held === null ? 0 : (faceOf(held.card)?.[window] ?? 0);
    if (held === null || amount === 0) return [];
    return [{ value: held.handle, label: phrases.reaction(cardNamed(scene, held.handle), amount) }];
  });
}

/** What is asked one after another; from any question but the first one can go back. */
type Step<Value> = (asker: Asker, isNested: boolean) => Promise<Picked<Value>> | null;

/** Who takes the attack: a guard that is picked, or what is hit anyway. */
const guardStep =
  (scene: Scene, { candidates }: Defend): Step<Handle> =>
  (asker, isNested) => {
    if (candidates === null || candidates.length < 2) return null;
    const options = candidates.map((handle) => ({ value: handle, label: unitOf(scene, handle, true) }));
    return asker.pick(scene.phrases.whoIsHit, options, { isNested });
  };

/** Who steps in for the victim, if anybody may and shall (S-7.7). */
const substituteStep =
  (scene: Scene, { attacker }: Defend, victim: Victim): Step<Handle | null> =>
  (asker, isNested) => {
    const { view, seat, phrases, language } = scene;
    const stand = standOf(view, attacker);
    const isFlying = stand !== undefined && skillOf(stand.side, stand.unit, stand.area, 'flying') > 0;
    const able = bodyguardsFor(sideOf(view, seat, catalogue), { victim, isFlying });
    if (able.length === 0) return null;
    const nobody: Option<Handle | null> = { value: null, label: phrases.noStep };
    const options = [nobody, ...able.map((handle) => ({ value: handle, label: unitOf(scene, handle, true) }))];
    return asker.pick(phrases.whoSteps(victimNamed(view, victim, language)), options, { isNested });
  };

/** Which reactions are used, if any are held (S-7.3). */
const reactionStep =
  (scene: Scene, window: 'prevents' | 'heals', victim: Victim): Step<readonly Handle[]> =>
  (asker, isNested) => {
    const { view, phrases, language } = scene;
    const options = reactionsIn(scene, window);
    if (options.length === 0) return null;
    const name = victimNamed(view, victim, language);
    const question = window === 'prevents' ? phrases.prevent(name) : phrases.heal(name);
    return asker.pickSome(question, options, { least: 0, most: options.length, isNested });
  };

/** Asks what a defence is made of: the guard, a bodyguard, reactions; what leaves nothing to choose is not asked. */
async function defend(scene: Scene, phase: Defend, asker: Asker): Promise<Picked<Action>> {
  for (;;) {
    const guard = await (guardStep(scene, phase)(asker, false) ?? { picked: phase.candidates?.[0] });
    if ('said' in guard) return guard;
    const victim = guard.picked ?? phase.victim ?? 'gate';
    const isNested = (phase.candidates?.length ?? 0) > 1;
    const rest = await defendWith(scene, phase, { asker, isNested, victim });
    if ('said' in rest && rest.said === 'back') continue;
    if ('said' in rest || guard.picked === undefined) return rest;
    return { picked: { ...rest.picked, guard: guard.picked } as Action };
  }
}
interface Aimed {
  readonly asker: Asker;
  readonly isNested: boolean;
  readonly victim: Victim;
}

async function defendWith(scene: Scene, phase: Defend, { asker, isNested, victim }: Aimed): Promise<Picked<Action>> {
  for (;;) {
    const asked = substituteStep(scene, phase, victim)(asker, isNested);
    const substitute = await (asked ?? { picked: null });
    if ('said' in substitute) return substitute;
    const hit = substitute.picked ?? victim;
    const used = await (reactionStep(scene, 'prevents', hit)(asker, isNested || asked !== null) ?? { picked: [] });
    if ('said' in used && used.said === 'back' && asked !== null) continue;
    if ('said' in used) return used;
    const own = substitute.picked === null ? {} : { substitute: substitute.picked };
    return { picked: { type: 'defend', seat: scene.seat, ...own, reactions: used.picked } };
  }
}

async function recover(scene: Scene, { victim }: Recover, asker: Asker): Promise<Picked<Action>> {
  const used = await (reactionStep(scene, 'heals', victim)(asker, false) ?? { picked: [] });
  return 'said' in used ? used : { picked: { type: 'recover', seat: scene.seat, reactions: used.picked } };
}

/** What can be picked in a choice: a unit, a hand card, a pile or a card of the graveyard. */
function optionOf(scene: Scene, pick: Pick): Option<Pick> {
  const { view, seat, language, phrases } = scene;
  if (typeof pick === 'string') return { value: pick, label: nameOf(pick, language) };
  const stand = standOf(view, pick);
  if (stand === undefined) return { value: pick, label: cardNamed(scene, pick) };
  const unit = unitOf(scene, pick, true);
  return { value: pick, label: stand.side.seat === seat ? unit : phrases.ofEnemy(unit) };
}

async function choose(scene: Scene, phase: Choose, asker: Asker): Promise<Picked<Action>> {
  const { min, max, card } = phase;
  const options = (phase.options ?? []).map((pick) => optionOf(scene, pick));
  const question = scene.phrases.choose(nameOf(card, scene.language), min, max);
  const done = (picks: readonly Pick[]): Picked<Action> => ({ picked: { type: 'choose', seat: scene.seat, picks } });
  if (min === 1 && max === 1) {
    const answer = await asker.pick(question, options);
    return 'said' in answer ? answer : done([answer.picked]);
  }
  const answer = await asker.pickSome(question, options, { least: min, most: max });
  return 'said' in answer ? answer : done(answer.picked);
}

/** The only answer there is to a decision: a defender is asked even with nothing to use, so that nothing leaks (S-7.9). */
export function onlyAnswer({ view, legal }: Asked): Action | null {
  const { name } = view.phase;
  if (name === 'hand' || name === 'field') return null;
  return legal.length === 1 ? (legal[0] ?? null) : null;
}

/** Asks for the answer to a decision. */
export async function answerFor(scene: Scene, asker: Asker): Promise<Picked<Action>> {
  const { phase } = scene.view;
  if (phase.name === 'defend') return defend(scene, phase, asker);
  if (phase.name === 'recover') return recover(scene, phase, asker);
  if (phase.name === 'choose') return choose(scene, phase, asker);
  throw new RangeError('there is nothing to answer');
}
