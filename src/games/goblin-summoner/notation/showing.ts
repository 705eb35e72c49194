import type { CardId } from '../card.js';
import { knownCard } from '../deck-building.js';
import { defaults } from '../options.js';
import { costOf } from '../permanents.js';
import type { Catalogue, Sight } from '../shape.js';
import type { Carried, Handle, Permanent, Player, Released, Seat } from '../state.js';
import { type Marks, noMarks, showAll, showEntry } from './entries.js';
import { ZONES, type ZoneName } from './parts.js';

/** A position, and the cards it is read with. */
interface Shown {
  readonly position: Sight;
  readonly catalogue: Catalogue;
}
type AnyPlayer = Player<null> | Player<never>;

/** A permanent in notation: what is as it should be is not said. */
export function showPermanent(permanent: Permanent<CardId | null>, { position, catalogue }: Shown): string {
  const { card, owner, borne, faceDown, seen, locked, damage, exhausted, used, thisTurn, lasting } = permanent;
  const { turn, players, options } = position;
  const rules = card === null ? undefined : knownCard(catalogue, card);
  const isToken = rules?.category === 'monster' && rules.token === true;
  const usual = rules === undefined ? null : borne || isToken ? 0 : costOf(rules, players[owner].affinity);
  const marks: Marks = {
    set: faceDown,
    seen: faceDown && seen,
    spent: permanent.playedOn === turn,
    fresh: options.summoningSickness && permanent.enteredOn === turn,
    exhausted,
    damage,
    locked: locked === usual ? null : locked,
    used,
    lasting,
    thisTurn,
  };
  return showEntry({ card, borne, marks });
}

function showReleased(card: Released | null, turn: number): string {
  if (card === null) return '?';
  const marks = { ...noMarks(), seen: card.seen, spent: card.playedOn === turn };
  return showEntry({ card: card.card, borne: false, marks });
}

function showCarried({ feat, usedOn }: Carried, { position: { turn }, catalogue }: Shown): string {
  const { uses } = Object.hasOwn(catalogue.feats, feat) ? (catalogue.feats[feat] ?? { uses: null }) : { uses: null };
  const spent = uses === 'turn' ? usedOn === turn : usedOn > 0;
  return showEntry({ card: feat, borne: false, marks: { ...noMarks(), spent } });
}

function showZone(zone: ZoneName, player: AnyPlayer, shown: Shown): string {
  const { play, hand, released, shield, deck, discard, loadout } = player;
  const zones: { readonly [Zone in ZoneName]: () => readonly string[] } = {
    play: () => play.map((permanent) => showPermanent(permanent, shown)),
    hand: () => hand.map((piece) => piece?.card ?? '?'),
    released: () => released.map((card) => showReleased(card, shown.position.turn)),
    shield: () => shield.map((card) => card ?? '?'),
    deck: () => [...deck].reverse().map((card) => card ?? '?'),
    discard: () => discard.map(({ card }) => card),
    carries: () => loadout.map((carried) => showCarried(carried, shown)),
  };
  return showAll(zones[zone]());
}

function showSide(seat: Seat, shown: Shown): string[] {
  const player: AnyPlayer = shown.position.players[seat];
  const zones = ZONES.filter((zone) => zone !== 'carries' || player.loadout.length > 0);
  return [
    `${seat === 0 ? 'a' : 'b'}: affinity ${player.affinity}, pool ${player.pool}`,
    ...zones.map((zone) => `  ${zone}: ${showZone(zone, player, shown)}`),
  ];
}

const letter = (seat: Seat): string => (seat === 0 ? 'a' : 'b');

/** What somebody must do or what was decided, where it is not simply that somebody may act. */
function showPhase({ position }: Shown): string[] {
  const { phase, actor, running, players } = position;
  if (phase.name === 'actions') return [];
  if (phase.name === 'cut') return [`phase: ${letter(actor)} cuts the other's deck`];
  if (phase.name === 'over') {
    const [winner] = phase.winners;
    return [
      `phase: over, ${winner === undefined ? 'drawn' : `won by ${letter(winner)}`}, ${phase.reason}, ${phase.rule}`,
    ];
  }
  const { seat, min, max, of, candidates, found } = phase;
  const named = new Map<Handle, CardId | null>((found ?? []).map(({ handle, card }) => [handle, card]));
  for (const { play, hand, discard } of players) {
    for (const piece of [...play, ...hand, ...discard]) if (piece !== null) named.set(piece.handle, piece.card);
  }
  const cards = candidates === null ? '?' : showAll(candidates.map((handle) => named.get(handle) ?? '?'));
  const count = min === max ? `${min}` : `${min} to ${max}`;
  return [`phase: ${letter(seat)} chooses ${count} (${of}) for ${running?.card ?? '?'} of: ${cards}`];
}

function showOptions({ position: { options } }: Shown): string[] {
  const given = Object.entries(options).flatMap(([key, value]) => {
    const text = Array.isArray(value) ? value.join('/') : String(value);
    const usual: unknown = defaults[key as keyof typeof defaults]; // the options have these keys and no others
    return text === (Array.isArray(usual) ? usual.join('/') : String(usual)) ? [] : [`${key} ${text}`];
  });
  return given.length === 0 ? [] : [`options: ${given.join(', ')}`];
}

/** A whole position, a line for each zone. */
export function showLines(shown: Shown): readonly string[] {
  const { turn, priority, actor, passes, actions } = shown.position;
  const head = [`turn ${turn}`, `priority ${letter(priority)}`, `actor ${letter(actor)}`];
  if (passes > 0) head.push(`passes ${passes}`);
  if (actions > 0) head.push(`actions ${actions}`);
  return [head.join(', '), ...showOptions(shown), ...showSide(0, shown), ...showSide(1, shown), ...showPhase(shown)];
}
