import type { Question } from '../../../bots/index.js';
import { type Action, type GoblinSummoner, goblinSummoner, type View } from '../../../games/goblin-summoner/index.js';
import { cardsIn, cardText, nameOf } from '../../../games/goblin-summoner/words/index.js';
import type { Asker, Option, Picked } from '../../asker.js';
import type { About } from '../../offer.js';
import { permanentNamed } from './position.js';

type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
type Attack = ActionOf<'attack'>;
/** An action, or an aim whose attackers are still to be chosen. */
type Choice = Action | { readonly type: 'aim'; readonly attacks: readonly Attack[] };

const { catalogue } = goblinSummoner;
const verbs = { monster: 'Summon', relic: 'Summon', spell: 'Cast', trap: 'Set' } as const;

/** What the labels are made of. */
interface Scene {
  readonly view: View;
  readonly language: string;
  /** The enemy duellist. */
  readonly enemy: string;
  /** The card of that handle by its name; what it is called otherwise, where the person may not know. */
  readonly named: (handle: number, otherwise?: string) => string;
}

function sceneOf({ view, seat }: Question<GoblinSummoner>, { language, players }: About): Scene {
  const called = cardsIn(view);
  const inPlay = new Map(view.players.flatMap(({ play }) => play.map((one) => [one.handle, one] as const)));
  return {
    view,
    language,
    enemy: players[1 - seat] ?? '',
    named(handle, otherwise = 'a card') {
      const permanent = inPlay.get(handle);
      if (permanent !== undefined) return permanentNamed(view, permanent, language);
      const card = called[handle];
      return card === undefined ? otherwise : nameOf(card, language);
    },
  };
}

/** The card of a handle as the rules read it. */
function cardOf({ view }: Scene, handle: number) {
  const id = cardsIn(view)[handle];
  return id === undefined ? undefined : catalogue.cards[id];
}

/** What it costs its owner to play a card, which may be less than is printed (G-2.7). */
function costOf(scene: Scene, seat: 0 | 1, handle: number): number {
  const card = cardOf(scene, handle);
  if (card === undefined) return 0;
  const isOwn = 'type' in card && card.type === scene.view.players[seat].affinity;
  return Math.max(0, card.cost - (isOwn ? 1 : 0));
}

function play(scene: Scene, { type, seat, card: handle }: ActionOf<'play-card' | 'play-shield'>): Option<Choice> {
  const card = cardOf(scene, handle);
  const verb = card === undefined ? 'Play' : verbs[card.category];
  const from = type === 'play-shield' ? ', a released card' : '';
  const values = card?.category === 'monster' ? ` ${card.attack}/${card.defence}/${card.hp}` : '';
  const price = type === 'play-shield' ? 0 : costOf(scene, seat, handle);
  return {
    value: { type, seat, card: handle },
    label: `${verb} ${scene.named(handle)}${values}${from} (${price} mana)`,
    ...(card === undefined ? {} : { hint: cardText(card, scene.language) }),
  };
}

/** The text of one effect of a card that can be used: what the whole text says after `Use`. */
function use(scene: Scene, action: ActionOf<'use-effect'>): Option<Choice> {
  const card = cardOf(scene, action.source);
  const effect = card?.effects[action.effect];
  const hint =
    card === undefined || effect === undefined ? '' : cardText({ ...card, effects: [effect] }, scene.language);
  return { value: action, label: `Use ${scene.named(action.source)}`, hint };
}

function aim(scene: Scene, attacks: readonly Attack[]): Option<Choice> {
  const [attack] = attacks as [Attack]; // no group is empty
  const { target } = attack;
  const whom = target === 'duellist' ? scene.enemy : scene.named(target, 'a monster');
  if (attacks.length > 1) return { value: { type: 'aim', attacks }, label: `Attack ${whom} ...` };
  return {
    value: attack,
    label: `Attack ${whom} with ${attack.attackers.map((one) => scene.named(one)).join(' and ')}`,
  };
}

/** Actions as a person thinks of them: equal cards once, attacks by their target. */
function optionsOf(scene: Scene, legal: readonly Action[]): readonly Option<Choice>[] {
  const options = new Map<string, Option<Choice>>();
  const aims = new Map<Attack['target'], Attack[]>();
  const add = (option: Option<Choice>): void => {
    if (!options.has(option.label)) options.set(option.label, option);
  };
  for (const action of legal) {
    if (action.type === 'play-card' || action.type === 'play-shield') add(play(scene, action));
    else if (action.type === 'use-effect') options.set(`${action.source} ${action.effect}`, use(scene, action));
    else if (action.type === 'attack') aims.set(action.target, [...(aims.get(action.target) ?? []), action]);
    else if (action.type !== 'pass') add({ value: action, label: plainLabel(action, scene) });
  }
  const pass = legal.filter(({ type }) => type === 'pass').map((value) => ({ value, label: 'Pass' }));
  return [...options.values(), ...[...aims.values()].map((attacks) => aim(scene, attacks)), ...pass];
}

function plainLabel(action: Action, { language }: Scene): string {
  if (action.type === 'cut') return action.at === 0 ? 'Leave the deck as it is' : `Cut the deck at ${action.at}`;
  return action.type === 'use-feat' ? `Use ${nameOf(action.feat, language)}` : action.type;
}

async function attackers(scene: Scene, attacks: readonly Attack[], asker: Asker): Promise<Picked<Action>> {
  const [{ seat, target }] = attacks as [Attack]; // no group is empty
  const able = [...new Set(attacks.flatMap((attack) => attack.attackers))];
  const whom = target === 'duellist' ? scene.enemy : scene.named(target, 'a monster');
  const options = able.map((handle) => ({ value: handle, label: scene.named(handle) }));
  const answer = await asker.pickSome(`Attack ${whom} with`, options, { least: 1, most: able.length, isNested: true });
  return 'said' in answer ? answer : { picked: { type: 'attack', seat, attackers: answer.picked, target } };
}

const sides = (own: boolean): string => (own ? 'yours' : "the enemy's");

/** What is asked for, when a choice is open. */
async function choose({ seat }: Question<GoblinSummoner>, scene: Scene, asker: Asker): Promise<Picked<Action>> {
  const { phase, running, players } = scene.view;
  if (phase.name !== 'choice') throw new RangeError('there is nothing to choose');
  const { min, max, of, candidates } = phase;
  const whose = new Map(
    players.flatMap(({ play: own }, at) => own.map(({ handle }) => [handle, at === seat] as const)),
  );
  const options = (candidates ?? []).map((handle) => {
    const own = whose.get(handle);
    return { value: handle, label: `${scene.named(handle, 'a card')}${own === undefined ? '' : `, ${sides(own)}`}` };
  });
  const from = running === null ? '' : `${nameOf(running.card, scene.language)}: `;
  const what = { target: 'choose', discard: 'discard', search: 'take' }[of];
  if (min === 1 && max === 1) {
    const answer = await asker.pick(`${from}${what} one`, options);
    return 'said' in answer ? answer : { picked: { type: 'choose', seat, ids: [answer.picked] } };
  }
  const many = min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  const answer = await asker.pickSome(`${from}${what} ${many}`, options, { least: min, most: max });
  return 'said' in answer ? answer : { picked: { type: 'choose', seat, ids: answer.picked } };
}

/** Asks a person for an action, an attack in two steps: whom, and with what. */
export async function askForAction(
  question: Question<GoblinSummoner>,
  asker: Asker,
  about: About,
): Promise<Picked<Action>> {
  const scene = sceneOf(question, about);
  const { phase, players } = question.view;
  if (phase.name === 'choice') return choose(question, scene, asker);
  const options = optionsOf(scene, question.legal);
  for (;;) {
    const answer = await asker.pick(`What do you do? (${players[question.seat].pool} mana)`, options);
    if ('said' in answer) return answer;
    if (answer.picked.type !== 'aim') return { picked: answer.picked };
    const sent = await attackers(scene, answer.picked.attacks, asker);
    if (!('said' in sent && sent.said === 'back')) return sent;
  }
}
