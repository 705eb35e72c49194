import type { Question } from '../../../bots/index.js';
import type { Action, SalvationSummoner } from '../../../games/salvation-summoner/index.js';
import type { Asker, Picked } from '../../asker.js';
import type { About } from '../../offer.js';
import { inFieldPhase, inHandPhase } from './acting.js';
import { answerFor } from './answering.js';
import { sceneOf } from './scene.js';

/** Asks a person for an action, in two steps where a card or a unit can do several things; from the second one can go back. */
export async function askForAction(
  question: Question<SalvationSummoner>,
  asker: Asker,
  about: About,
): Promise<Picked<Action>> {
  const scene = sceneOf(question, about);
  const { phrases, view } = scene;
  const { phase, mana, summons } = view;
  if (phase.name !== 'hand' && phase.name !== 'field') return answerFor(scene, asker);
  const isHand = phase.name === 'hand';
  const options = isHand ? inHandPhase(scene, question.legal) : inFieldPhase(scene, question.legal);
  const what = isHand ? phrases.whatInHand(mana, summons) : phrases.whatInField;
  for (;;) {
    const answer = await asker.pick(what, options);
    if ('said' in answer) return answer;
    if ('action' in answer.picked) return { picked: answer.picked.action };
    const { question: which, options: ways } = answer.picked.group;
    const way = await asker.pick(which, ways, { isNested: true });
    if (!('said' in way && way.said === 'back')) return way;
  }
}
