import type { Action, Area, Handle, Seat, Target } from '../../../src/games/salvation-summoner/index.js';
import type { Say, Scene } from './scene.js';

type Named = string | Handle;
const active = ({ state, seat }: Scene): Seat => seat(state.active);
/** Whom a decision asks, as a player of the page. */
const asked = ({ state: { phase }, seat }: Scene): Seat => ('seat' in phase ? seat(phase.seat) : 0);
const foe = (scene: Scene): Seat => (active(scene) === 0 ? 1 : 0);

/** The same said by a player of the page. */
export const by =
  (player: Seat, say: Say): Say =>
  (scene) =>
    ({ ...say(scene), seat: scene.seat(player) }) as Action;

/** Reveals a card of the active player, with one of its actions or none. */
export const reveal =
  (card: Named, action: 0 | 1 | null = null): Say =>
  (scene) => ({
    ...{ type: 'reveal', seat: scene.state.active, action },
    card: scene.handle(active(scene), card, 'hand'),
  });
export const summon =
  (pile: string): Say =>
  ({ state }) => ({ type: 'summon', seat: state.active, pile });
export const endHand: Say = ({ state }) => ({ type: 'end-hand-phase', seat: state.active });
export const endTurn: Say = ({ state }) => ({ type: 'end-turn', seat: state.active });
/** Deploys a unit, which may absorb another of its player, or a site. */
export const deploy =
  (card: Named, area: Area | 'site', absorb?: Named): Say =>
  (scene) => ({
    ...{ type: 'deploy', seat: scene.state.active, area },
    card: scene.handle(active(scene), card, typeof card === 'string' ? 'hand' : undefined),
    ...(absorb === undefined ? {} : { absorb: scene.handle(active(scene), absorb) }),
  });
/** Moves a unit of the active player. */
export const move =
  (unit: Named, area: Area): Say =>
  (scene) => ({ type: 'move', seat: scene.state.active, unit: onField(scene, active(scene), unit), area });

function onField(scene: Scene, player: Seat, unit: Named): Handle {
  if (typeof unit === 'number') return unit;
  const { sortie } = scene.state.players[scene.seat(player)];
  const [id, number] = unit.split('#');
  const isThere = number === undefined && sortie.some(({ card }) => card === id);
  return scene.handle(player, unit, number !== undefined ? undefined : isThere ? 'sortie' : 'guard');
}

/** Attacks the stronghold; a guard that the attacker picks is named. */
export const storm =
  (unit: Named, { guard, overfly }: { readonly guard?: Named; readonly overfly?: boolean } = {}): Say =>
  (scene) => {
    const target: Target = {
      kind: 'stronghold',
      ...(guard === undefined ? {} : { guard: scene.handle(foe(scene), guard, 'guard') }),
      ...(overfly === undefined ? {} : { overfly }),
    };
    return { type: 'attack', seat: scene.state.active, unit: onField(scene, active(scene), unit), target };
  };
/** Attacks a unit in the sortie area of the other player. */
export const strike =
  (unit: Named, victim: Named): Say =>
  (scene) => ({
    ...{ type: 'attack', seat: scene.state.active, unit: onField(scene, active(scene), unit) },
    target: { kind: 'sortie', unit: scene.handle(foe(scene), victim, 'sortie') },
  });

/** What a defender answers before damage. */
export interface Defence {
  readonly guard?: Named;
  readonly substitute?: Named;
  readonly use?: readonly Named[];
}
/** Answers for the defender before damage. */
export const defend =
  ({ guard, substitute, use }: Defence = {}): Say =>
  (scene) => {
    const player = asked(scene);
    return {
      ...{ type: 'defend', seat: scene.seat(player) },
      ...(guard === undefined ? {} : { guard: scene.handle(player, guard, 'guard') }),
      ...(substitute === undefined ? {} : { substitute: onField(scene, player, substitute) }),
      ...(use === undefined ? {} : { reactions: use.map((card) => scene.handle(player, card, 'hand')) }),
    };
  };
/** Answers for the defender after damage. */
export const recover =
  (...use: readonly Named[]): Say =>
  (scene) => {
    const player = asked(scene);
    const reactions = use.map((card) => scene.handle(player, card, 'hand'));
    return { type: 'recover', seat: scene.seat(player), reactions };
  };
/** Answers a choice: hand cards and units by name, piles and cards of the graveyard by id. */
export const choose =
  (...cards: readonly string[]): Say =>
  ({ state }) => {
    const { phase, players } = state;
    if (phase.name !== 'choose') throw new Error('nobody has to choose');
    const named = players.flatMap(({ hand, sortie, guard }) => [...hand, ...sortie, ...guard]);
    const taken: (Handle | string)[] = [];
    for (const card of cards) {
      const [id = '', number = '1'] = card.split('#');
      const isOne = (pick: Handle | string): boolean =>
        pick === id || named.some((one) => one.handle === pick && one.card === id);
      const found = (phase.options ?? []).filter(isOne)[Number(number) - 1];
      if (found === undefined) throw new Error(`${card} is no option`);
      taken.push(found);
    }
    return { type: 'choose', seat: phase.seat, picks: taken };
  };
/** Gives the game up for a player of the page. */
export const concede =
  (player: Seat): Say =>
  ({ seat }) => ({ type: 'concede', seat: seat(player) });
