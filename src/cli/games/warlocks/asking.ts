import type { Question } from '../../../bots/index.js';
import {
  type Action,
  type ByHand,
  type Cast,
  type Directed,
  GESTURES,
  type Gesture,
  HANDS,
  type Hand,
  type Naming,
  type OrdersAction,
  SPELLS,
  type SpellId,
  type Target,
  type Warlocks,
} from '../../../games/warlocks/index.js';
import type { Asker, Option, Picked } from '../../asker.js';
import type { About } from '../../offer.js';
import { listed } from '../../text.js';
import { askForGestures } from './gestures.js';
import { type Answered, choose, type Scene, sceneOf } from './scene.js';

/** Orders while they are asked for, and what they cast. */
interface Draft {
  readonly orders: OrdersAction;
  readonly casts: readonly Cast[];
}
type Step = (draft: Draft, scene: Scene) => Promise<Answered<Draft>>;

const SIDE: Readonly<Record<Hand, string>> = { LH: 'left', RH: 'right' };
const refer = ({ hand, isTwoHanded }: Cast): string => (isTwoHanded ? 'both hands' : `${SIDE[hand]} hand`);
const adding = ({ orders, casts }: Draft, more: Partial<OrdersAction>): Answered<Draft> => ({
  picked: { orders: { ...orders, ...more }, casts },
});

function castsSay({ casts }: Naming, { words }: Scene): string {
  return casts.length === 0
    ? 'Nothing'
    : listed(
        casts.map((cast) => `${words.nameOf(cast.spell)} (${refer(cast)})`),
        'and',
      );
}

/** Which spells, where the gestures leave a choice; what is cast anyway is not asked for. */
const spells: Step = async (draft, scene) => {
  const { LH, RH } = draft.orders.gestures;
  const pair = scene.form.finishing.find(({ gestures }) => gestures.LH === LH && gestures.RH === RH);
  const options = new Map<string, Option<Naming>>();
  for (const naming of pair?.namings ?? []) {
    const label = castsSay(naming, scene);
    if (!options.has(label)) options.set(label, { value: naming, label });
  }
  if (options.size === 0) return { picked: draft };
  const answer = await choose(scene, 'Which spells do you cast?', [...options.values()]);
  if ('said' in answer) return answer;
  const { spells: named, casts } = answer.picked;
  const isNamed = Object.keys(named).length > 0;
  return { picked: { orders: { ...draft.orders, ...(isNamed ? { spells: named } : {}) }, casts } };
};

/** Whom a spell, or a stab, is aimed at if nobody is named (W-4.3); `null`: an opponent drawn by chance. */
function usual(spell: SpellId | 'stab', { view, seat }: Scene): Target | null {
  const to = spell === 'stab' ? 'opponent' : SPELLS[spell].default;
  if (to !== 'opponent') return to === 'self' ? seat : 'nobody';
  const others = view.warlocks.flatMap(({ status }, other) => (status === 'in' && other !== seat ? [other] : []));
  const [only = null] = others;
  return others.length === 1 ? only : null;
}
/** What is no name begins as a label does. */
const asLabel = (value: Target, name: string): string =>
  typeof value === 'string' && !value.startsWith('m') ? name.charAt(0).toUpperCase() + name.slice(1) : name;
/** Everybody and nobody, and of the hands those that may bring a monster forth as far as is seen. */
const targetsOf = ({ form, words, seat }: Scene): readonly Option<Target>[] =>
  form.targets
    .filter((value) => typeof value === 'number' || !value.includes(':') || form.direct.some((one) => one === value))
    .map((value) => ({ value, label: value === seat ? 'Yourself' : asLabel(value, words.targetName(value)) }));

/** The usual target first, then the others. */
function aims(spell: SpellId | 'stab', scene: Scene): readonly Option<Target | null>[] {
  const first = usual(spell, scene);
  const all = targetsOf(scene);
  const label = all.find(({ value }) => value === first)?.label;
  return [
    { value: null, label: label === undefined ? 'An opponent, by chance' : `${label}, as usual` },
    ...all.filter(({ value }) => value !== first),
  ];
}

/** The hand with the knife (W-2.4), unless it stays where it is. */
const knifeOf = ({ LH, RH }: ByHand<Gesture>): Hand | null => (RH === '>' ? 'RH' : LH === '>' ? 'LH' : null);

const targets: Step = async (draft, scene) => {
  const { words } = scene;
  const found: Partial<Record<Hand, Target>> = {};
  const knife = knifeOf(draft.orders.gestures);
  const asked: [Hand, SpellId | 'stab', string][] = draft.casts.map((cast) => {
    return [cast.hand, cast.spell, `${words.nameOf(cast.spell)}, ${refer(cast)}: at whom?`];
  });
  if (knife !== null) asked.push([knife, 'stab', `The stab, ${SIDE[knife]} hand: at whom?`]);
  for (const [hand, spell, question] of asked) {
    const answer = await choose(scene, question, aims(spell, scene));
    if ('said' in answer) return answer;
    if (answer.picked !== null) found[hand] = answer.picked;
  }
  return Object.keys(found).length === 0 ? { picked: draft } : adding(draft, { targets: found });
};

/** Which hand's spell a choice is about; `null`: none. */
const handOptions = ({ casts }: Draft, none: string, { words }: Scene): readonly Option<Hand | null>[] => [
  { value: null, label: none },
  ...casts.map((cast) => ({ value: cast.hand, label: `${words.nameOf(cast.spell)} (${refer(cast)})` })),
];

const bank: Step = async (draft, scene) => {
  if (scene.form.bank.length === 0 || draft.casts.length === 0) return { picked: draft };
  const answer = await choose(scene, 'Keep a spell in the bank?', handOptions(draft, 'No', scene));
  if ('said' in answer) return answer;
  return answer.picked === null ? { picked: draft } : adding(draft, { bank: answer.picked });
};

const permanent: Step = async (draft, scene) => {
  const open = { ...draft, casts: draft.casts.filter(({ hand }) => hand !== draft.orders.bank) };
  if (scene.form.permanent.length === 0 || open.casts.length === 0) return { picked: draft };
  const answer = await choose(scene, 'Spend Permanency on a spell?', handOptions(open, 'No', scene));
  if ('said' in answer) return answer;
  return answer.picked === null ? { picked: draft } : adding(draft, { permanent: answer.picked });
};

const YES_NO: readonly Option<boolean>[] = [
  { value: false, label: 'No' },
  { value: true, label: 'Yes' },
];

const fire: Step = async (draft, scene) => {
  const { fireBanked } = scene.form;
  if (fireBanked === null) return { picked: draft };
  const answer = await choose(scene, `Release the banked ${scene.words.nameOf(fireBanked)}?`, YES_NO);
  if ('said' in answer) return answer;
  return answer.picked ? adding(draft, { fireBanked: true }) : { picked: draft };
};

/** Whom a player may direct now: own monsters, and hands that his own castings bring a monster from, or steal one from. */
function directable({ casts }: Draft, { form, seat }: Scene): readonly Directed[] {
  const steals = casts.some(({ spell }) => spell === 'charm-monster');
  const summons = casts.filter(({ spell }) => spell.startsWith('summon-')).map(({ hand }) => `${hand}:${seat}`);
  return form.direct.filter((one) => one.startsWith('m') || steals || summons.includes(one));
}

const direct: Step = async (draft, scene) => {
  const given: Record<string, Target> = {};
  const { words, view } = scene;
  const victimOf = (one: Directed): Target =>
    given[one] ?? view.monsters.find(({ id }) => id === one)?.victim ?? 'nobody';
  const open = directable(draft, scene);
  while (open.length > 0) {
    const options: Option<Directed | null>[] = [
      { value: null, label: 'No, go on' },
      ...open.map((value) => ({
        value,
        label: asLabel(value, words.targetName(value)),
        hint: `at ${words.targetName(victimOf(value))}`,
      })),
    ];
    const whom = await choose(scene, 'Direct a monster?', options);
    if ('said' in whom) return whom;
    if (whom.picked === null) break;
    const victim = await choose(scene, `${words.targetName(whom.picked)}: at whom?`, targetsOf(scene));
    if ('said' in victim) return victim;
    given[whom.picked] = victim.picked;
  }
  return Object.keys(given).length === 0 ? { picked: draft } : adding(draft, { direct: given });
};

const BOTH: readonly Option<Hand>[] = HANDS.map((value) => ({ value, label: `The ${SIDE[value]} hand` }));

const paralyse: Step = async (draft, scene) => {
  const chosen: Record<string, Hand> = {};
  for (const { seat, locked } of scene.form.paralyse) {
    if (locked !== null) continue;
    const answer = await choose(scene, `Which hand of ${scene.words.targetName(seat)} is paralysed?`, BOTH);
    if ('said' in answer) return answer;
    chosen[seat] = answer.picked;
  }
  return Object.keys(chosen).length === 0 ? { picked: draft } : adding(draft, { paralyse: chosen });
};

const charm: Step = async (draft, scene) => {
  const chosen: Record<string, { readonly hand: Hand; readonly gesture: Gesture }> = {};
  for (const seat of scene.form.charm) {
    const who = scene.words.targetName(seat);
    const hand = await choose(scene, `Which hand of ${who} obeys you?`, BOTH);
    if ('said' in hand) return hand;
    const all = GESTURES.map((value) => ({ value, label: `${value}  ${scene.words.gestureName(value)}` }));
    const gesture = await choose(scene, `What does it make?`, all);
    if ('said' in gesture) return gesture;
    chosen[seat] = { hand: hand.picked, gesture: gesture.picked };
  }
  return Object.keys(chosen).length === 0 ? { picked: draft } : adding(draft, { charm: chosen });
};

const suicide: Step = async (draft, scene) => {
  if (!scene.form.suicide) return { picked: draft };
  const answer = await choose(scene, 'End your own life this turn?', YES_NO);
  if ('said' in answer) return answer;
  return answer.picked ? adding(draft, { suicide: true }) : { picked: draft };
};

const STEPS: readonly Step[] = [spells, targets, bank, permanent, fire, direct, paralyse, charm, suicide];

/** Whether both palms are meant (W-2.5). */
const confirmed = async (scene: Scene, { LH, RH }: ByHand<Gesture>): Promise<Answered<boolean>> =>
  LH === 'P' && RH === 'P' ? choose(scene, 'Both palms surrender. Do you mean it?', YES_NO) : { picked: true };

/** Asks a person for orders: the gestures first, then what they leave open, and what is owed. */
export async function askForAction(question: Question<Warlocks>, asker: Asker, about: About): Promise<Picked<Action>> {
  const scene = sceneOf(question, asker, about);
  const { seat, form } = scene;
  for (;;) {
    const typed = await askForGestures(scene);
    if ('said' in typed) return typed;
    if ('type' in typed.picked) return { picked: typed.picked };
    const gestures = typed.picked;
    const meant = await confirmed(scene, gestures);
    if ('said' in meant) return meant;
    if (!meant.picked) continue;
    let draft: Draft = { orders: { type: 'orders', seat, turn: form.turn, gestures }, casts: [] };
    for (const step of STEPS) {
      const answer = await step(draft, scene);
      if ('said' in answer) return answer;
      draft = answer.picked;
    }
    return { picked: draft.orders };
  }
}
