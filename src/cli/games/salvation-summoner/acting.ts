import { isOverflying } from '../../../games/salvation-summoner/attacks.js';
import { type Action, type Area, type Handle, salvationSummoner } from '../../../games/salvation-summoner/index.js';
import { sideOf } from '../../../games/salvation-summoner/skills.js';
import { other } from '../../../games/salvation-summoner/state.js';
import { eligibleGuards } from '../../../games/salvation-summoner/targets.js';
import { cardText } from '../../../games/salvation-summoner/words/index.js';
import type { Option } from '../../asker.js';
import { standOf } from './field.js';
import { cardNamed, distinct, faceOf, heldBy, printed, type Scene, textOf, unitOf } from './scene.js';

type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
/** Actions that are one choice at first, and what is asked then. */
export interface Group {
  readonly question: string;
  readonly options: readonly Option<Action>[];
}
/** An action, or several that are still to be told apart. */
export type Choice = { readonly action: Action } | { readonly group: Group };

const single = (action: Action, label: string, hint = ''): Option<Choice> => ({ value: { action }, label, hint });
const nested = (group: Group, label: string, hint = ''): Option<Choice> => ({ value: { group }, label, hint });

/** Values by what they have in common, in their order. */
function byKey<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return found;
}
const ofType = <Type extends Action['type']>(legal: readonly Action[], type: Type): readonly ActionOf<Type>[] =>
  legal.filter((action): action is ActionOf<Type> => action.type === type);

/** The ways to reveal one hand card. */
function revealing(scene: Scene, ways: readonly ActionOf<'reveal'>[]): Option<Choice> {
  const { phrases, language } = scene;
  const [first] = ways as [ActionOf<'reveal'>]; // no group is empty
  const face = faceOf(heldBy(scene, first.card));
  const name = cardNamed(scene, first.card);
  const mana = face?.mana ?? 0;
  const actions = face?.card.actions ?? [];
  const textFor = ({ action }: ActionOf<'reveal'>): string => {
    const found = action === null ? undefined : actions[action];
    return found === undefined ? phrases.forMana(mana) : cardText({ actions: [found] }, language);
  };
  if (ways.length === 1 && first.action === null) return single(first, phrases.revealFor(name, mana));
  const options = [...ways]
    .sort((a, b) => (a.action ?? 9) - (b.action ?? 9))
    .map((action) => ({ value: action, label: textFor(action) }));
  const hint = ways.map((way) => (way.action === null ? '' : textFor(way))).filter((text) => text !== '');
  return nested({ question: phrases.revealFor(name, mana), options }, phrases.reveal(name), hint.join(' '));
}

function summoning(scene: Scene, summons: readonly ActionOf<'summon'>[]): readonly Option<Choice>[] {
  if (summons.length === 0) return [];
  const { phrases, language, view } = scene;
  const options = summons.map((action) => {
    const left = view.piles.find(({ card }) => card === action.pile)?.left ?? 0;
    const { cost = 0, mana = 0 } = faceOf(action.pile) ?? {};
    const label = phrases.pile(printed(action.pile, language), { cost, mana, left });
    return { value: action, label, hint: textOf(action.pile, language) };
  });
  return [nested({ question: phrases.summonWhich(view.mana, view.summons), options }, phrases.summonOne)];
}

/** What can be done in the hand phase (S-4). */
export function inHandPhase(scene: Scene, legal: readonly Action[]): readonly Option<Choice>[] {
  const reveals = [...byKey(ofType(legal, 'reveal'), ({ card }) => card).values()];
  return [
    ...distinct(reveals.map((ways) => revealing(scene, ways))),
    ...summoning(scene, ofType(legal, 'summon')),
    ...ofType(legal, 'end-hand-phase').map((action) => single(action, scene.phrases.toField)),
  ];
}

/** The ways to deploy one hand card. */
function deploying(scene: Scene, ways: readonly ActionOf<'deploy'>[]): Option<Choice> {
  const { phrases, language } = scene;
  const [first] = ways as [ActionOf<'deploy'>]; // no group is empty
  const id = heldBy(scene, first.card);
  const name = printed(id, language);
  const hint = textOf(id, language);
  if (first.area === 'site') return single(first, phrases.asSite(name), hint);
  const options = ways.map((action) => {
    const area = action.area as Area; // a unit goes to no site slot
    const label =
      action.absorb === undefined ? phrases.to(area) : phrases.absorbing(area, unitOf(scene, action.absorb));
    return { value: action, label };
  });
  return nested({ question: phrases.deployWhere(name), options }, phrases.deploy(name), hint);
}

/** What an attack aims at, as one choice. */
function aimOf(scene: Scene, { unit, target }: ActionOf<'attack'>): string {
  const { phrases, view, seat } = scene;
  if (target.kind === 'sortie') return unitOf(scene, target.unit, true);
  const stand = standOf(view, unit);
  const enemy = sideOf(view, other(seat), salvationSummoner.catalogue);
  const isOverflown = stand !== undefined && isOverflying(stand.side, stand.unit, stand.area, target);
  const guards = eligibleGuards(enemy, isOverflown);
  const [sole] = guards.length === 1 ? guards : [target.guard];
  const hits = phrases.strongholdHits[enemy.player.gate.standing ? 'gate' : 'citizens'];
  const guarded = sole === undefined ? phrases.stronghold : phrases.strongholdOn(unitOf(scene, sole, true));
  const where = guards.length === 0 ? hits : guarded;
  return target.overfly === false ? `${where}, ${phrases.low}` : where;
}

/** The attacks of one unit. */
function attacking(scene: Scene, unit: Handle, attacks: readonly ActionOf<'attack'>[]): Option<Choice> {
  const { phrases } = scene;
  const options = attacks.map((action) => ({ value: action, label: aimOf(scene, action) }));
  return nested(
    { question: phrases.attackWhat(unitOf(scene, unit)), options },
    phrases.attack(unitOf(scene, unit, true)),
  );
}

/** What can be done in the field phase (S-5, S-6). */
export function inFieldPhase(scene: Scene, legal: readonly Action[]): readonly Option<Choice>[] {
  const { phrases } = scene;
  const deploys = [...byKey(ofType(legal, 'deploy'), ({ card }) => card).values()];
  const attacks = byKey(ofType(legal, 'attack'), ({ unit }) => unit);
  return [
    ...distinct(deploys.map((ways) => deploying(scene, ways))),
    ...[...attacks].map(([unit, own]) => attacking(scene, unit, own)),
    ...ofType(legal, 'move').map((action) => single(action, phrases.move(unitOf(scene, action.unit), action.area))),
    ...ofType(legal, 'end-turn').map((action) => single(action, phrases.endTurn)),
  ];
}
