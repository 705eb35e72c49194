import * as z from 'zod';
import type { GameRecord } from '../../../kernel/record.js';
import { count, type Holds, id, outcomeOf, randomWords, recordOf, type Same, seat } from '../../../kernel/schema.js';
import type { Action } from '../actions.js';
import type { Options } from '../options.js';
import { type RuleId, rulebook } from '../rulebook.js';
import type { Config, SalvationSummoner } from '../shape.js';
import type { State, View } from '../state.js';
import { area } from './card.js';

const rule = z.enum(Object.keys(rulebook) as [RuleId, ...RuleId[]]); // the rule book is not empty
const reason = z.enum([
  ...(['citizens', 'leader-died', 'necronomicon', 'white-saint', 'deck-size', 'more-citizens'] as const),
  ...(['fewer-turns', 'draw', 'concede'] as const),
]);
/** A hand card or a unit. */
const handle = count;
/** Any text may stand for an id in a config: an unknown one makes no game, but is not malformed. */
const named = z.string();

// S-18
const options = z.strictObject({
  guardPick: z.enum(['tactics', 'defender']),
  guardReach: z.enum(['all', 'sortie']),
  manaBudget: z.enum(['shared', 'each']),
  whiteSaint: z.enum(['supply', 'always']),
  pileSize: z.int().min(1).max(100),
  deckSize: z.enum(['deck', 'field']),
  graveyard: z.enum(['common', 'private']),
  lostCitizens: z.enum(['graveyard', 'attacker']),
  ask: z.enum(['held', 'useful']),
  moves: z.enum(['once', 'free']),
});
const given = options.shape;
const optionsGiven = z.strictObject({
  guardPick: given.guardPick.exactOptional(),
  guardReach: given.guardReach.exactOptional(),
  manaBudget: given.manaBudget.exactOptional(),
  whiteSaint: given.whiteSaint.exactOptional(),
  pileSize: given.pileSize.exactOptional(),
  deckSize: given.deckSize.exactOptional(),
  graveyard: given.graveyard.exactOptional(),
  lostCitizens: given.lostCitizens.exactOptional(),
  ask: given.ask.exactOptional(),
  moves: given.moves.exactOptional(),
});

// S-2.9, S-2.10
const citizens = z.int().min(1).max(1_000_000);
const firstHand = z.int().min(1).max(10);
const turns = z.int().min(1).max(1_000_000);
export const config = z.strictObject({
  seed: z.string(),
  supply: z.union([named, z.array(named)]).exactOptional(),
  specials: z.array(named).exactOptional(),
  startingCitizens: z.tuple([citizens, citizens]).exactOptional(),
  startingHand: z.tuple([firstHand, firstHand]).exactOptional(),
  turnLimit: turns.nullable().exactOptional(),
  previousLoser: seat.nullable().exactOptional(),
  startingPlayer: seat.exactOptional(),
  startingDeck: z
    .array(z.strictObject({ card: named, copies: z.int().min(1).max(100) }))
    .min(1)
    .max(100)
    .exactOptional(),
  leaders: z.tuple([named, named]).exactOptional(),
  options: optionsGiven.exactOptional(),
});

// Numbers of any sign, and texts of any kind: the game itself judges what they name (S-16.6).
const whole = z.int();
const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sortie'), unit: whole }),
  z.strictObject({ kind: z.literal('stronghold'), guard: whole.exactOptional(), overfly: z.boolean().exactOptional() }),
]);
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('reveal'), seat, card: whole, action: z.literal([0, 1]).nullable() }),
  z.strictObject({ type: z.literal('summon'), seat, pile: named }),
  z.strictObject({ type: z.literal('end-hand-phase'), seat }),
  z.strictObject({
    type: z.literal('deploy'),
    seat,
    card: whole,
    area: z.enum(['sortie', 'guard', 'site']),
    absorb: whole.exactOptional(),
  }),
  z.strictObject({ type: z.literal('move'), seat, unit: whole, area }),
  z.strictObject({ type: z.literal('attack'), seat, unit: whole, target }),
  z.strictObject({ type: z.literal('end-turn'), seat }),
  z.strictObject({ type: z.literal('choose'), seat, picks: z.array(z.union([whole, named])) }),
  z.strictObject({
    type: z.literal('defend'),
    seat,
    guard: whole.exactOptional(),
    substitute: whole.exactOptional(),
    reactions: z.array(whole).exactOptional(),
  }),
  z.strictObject({ type: z.literal('recover'), seat, reactions: z.array(whole).exactOptional() }),
  z.strictObject({ type: z.literal('concede'), seat }),
]);

export const record = recordOf({
  game: z.literal('salvation-summoner'),
  config,
  action,
  outcome: outcomeOf(reason, rule),
});

const handCard = z.strictObject({ handle, card: id, shown: z.boolean() });
const unit = z.strictObject({
  handle,
  card: id,
  damage: count,
  attacks: count,
  moved: z.boolean(),
  saved: count,
  bonus: count,
  absorbed: z.array(id),
});
const open = {
  discard: z.array(id),
  revealed: z.array(id),
  sortie: z.array(unit),
  guard: z.array(unit),
  site: id.nullable(),
  citizens: count,
  gate: z.strictObject({ standing: z.boolean(), damage: count }),
  turnsTaken: count,
};
const player = z.strictObject({ draw: z.array(id), hand: z.array(handCard), ...open });
const seenPlayer = z.strictObject({ draw: z.array(id.nullable()), hand: z.array(handCard.nullable()), ...open });

const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('hand') }),
  z.strictObject({ name: z.literal('field') }),
  z.strictObject({
    name: z.literal('choose'),
    seat,
    card: id,
    action: z.literal([0, 1]),
    effect: count,
    options: z.array(z.union([handle, id])).nullable(),
    min: count,
    max: count,
  }),
  z.strictObject({
    name: z.literal('defend'),
    seat,
    attacker: handle,
    victim: z.union([handle, z.literal(['gate', 'citizens'])]).nullable(),
    candidates: z.array(handle).nullable(),
  }),
  z.strictObject({ name: z.literal('recover'), seat, victim: z.union([handle, z.literal('gate')]) }),
  z.strictObject({ name: z.literal('over'), winners: z.array(seat), reason, rule }),
]);
const ending = z.discriminatedUnion('reason', [
  z.strictObject({ reason: z.enum(['citizens', 'leader-died', 'necronomicon']), seat }),
  z.strictObject({ reason: z.enum(['supply', 'turn-limit']) }),
]);
const shared = {
  options,
  startingCitizens: z.tuple([citizens, citizens]),
  turnLimit: turns.nullable(),
  turn: z.int().min(1),
  active: seat,
  phase,
  mana: count,
  summons: count,
  revealsClosed: z.boolean(),
  handles: count,
  piles: z.array(z.strictObject({ card: id, left: count })),
  graveyards: z
    .array(z.strictObject({ cards: z.array(id), citizens: count }))
    .min(1)
    .max(2),
  endings: z.array(ending),
};
export const state = z.strictObject({ ...shared, players: z.tuple([player, player]), random: randomWords });

const pool = z.array(z.strictObject({ card: id, count: z.int().min(1) }));
export const view = z.strictObject({
  ...shared,
  players: z.tuple([seenPlayer, seenPlayer]),
  viewer: z.union([seat, z.literal('spectator')]),
  pools: z.tuple([pool, pool]),
});

/**
 * Does not compile unless the schemas and the types say the same.
 * @public
 */
export type Checked = Holds<
  [
    Same<z.infer<typeof options>, Options>,
    Same<z.infer<typeof config>, Config>,
    Same<z.infer<typeof action>, Action>,
    Same<z.infer<typeof record>, GameRecord<SalvationSummoner>>,
    Same<z.infer<typeof state>, State>,
    Same<Omit<z.infer<typeof view>, 'viewer'>, Omit<View, 'viewer'>>,
  ]
>;
