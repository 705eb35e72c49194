import * as z from 'zod';
import type { GameRecord } from '../../../kernel/record.js';
import { count, type Holds, id, outcomeOf, randomWords, recordOf, type Same, seat } from '../../../kernel/schema.js';
import type { Action } from '../actions.js';
import { type RuleId, rulebook } from '../rulebook.js';
import type { Config, GoblinSummoner } from '../shape.js';
import type { State } from '../state.js';
import { deck, keyword, loadout } from './card.js';

const handle = z.int().min(0);
const handles = z.array(handle);
const mana = z.int().min(0).max(1_000);
const some = z.int().min(1).max(1_000);
const limit = z.int().min(1).max(100_000);
const rule = z.enum(Object.keys(rulebook) as [RuleId, ...RuleId[]]); // the rule book is not empty
const manaMax = z.tuple([mana, mana]);

const optionsGiven = z.strictObject({
  manaMax: z.union([mana, manaMax]).exactOptional(),
  shieldSize: some.exactOptional(),
  handSize: mana.exactOptional(),
  drawPerTurn: mana.exactOptional(),
  deckSize: some.exactOptional(),
  deckManaLimit: mana.exactOptional(),
  maxCopies: some.nullable().exactOptional(),
  offerCut: z.boolean().exactOptional(),
  summoningSickness: z.boolean().exactOptional(),
  spentShieldCard: z.enum(['released', 'hand']).exactOptional(),
  feats: z.boolean().exactOptional(),
  turnLimit: limit.nullable().exactOptional(),
  openLists: z.boolean().exactOptional(),
  actionLimit: limit.exactOptional(),
  chainLimit: limit.exactOptional(),
});
const options = z.strictObject({
  manaMax,
  shieldSize: some,
  handSize: mana,
  drawPerTurn: mana,
  deckSize: some,
  deckManaLimit: mana,
  maxCopies: some.nullable(),
  offerCut: z.boolean(),
  summoningSickness: z.boolean(),
  spentShieldCard: z.enum(['released', 'hand']),
  feats: z.boolean(),
  turnLimit: limit.nullable(),
  openLists: z.boolean(),
  actionLimit: limit,
  chainLimit: limit,
});
export const config = z.strictObject({
  seed: z.string(),
  decks: z.tuple([deck, deck]).exactOptional(),
  options: optionsGiven.exactOptional(),
  loadouts: z.tuple([loadout, loadout]).exactOptional(),
  priority: seat.exactOptional(),
  stacked: z.boolean().exactOptional(),
});

/** Whole numbers of any sign where the game itself judges which they may be. */
const whole = z.int();
const attackTarget = z.union([z.literal('duellist'), whole]);
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('cut'), seat, at: whole }),
  z.strictObject({ type: z.literal('play-card'), seat, card: whole }),
  z.strictObject({ type: z.literal('play-shield'), seat, card: whole }),
  z.strictObject({ type: z.literal('attack'), seat, attackers: z.array(whole), target: attackTarget }),
  z.strictObject({ type: z.literal('use-effect'), seat, source: whole, effect: whole }),
  z.strictObject({ type: z.literal('use-feat'), seat, feat: z.string() }),
  z.strictObject({ type: z.literal('pass'), seat }),
  z.strictObject({ type: z.literal('choose'), seat, ids: z.array(whole) }),
  z.strictObject({ type: z.literal('concede'), seat }),
]);

const reason = z.enum(['shields', 'turn-limit', 'concede']);
export const record = recordOf({
  game: z.literal('goblin-summoner'),
  config,
  action,
  outcome: outcomeOf(reason, rule),
});

const piece = z.strictObject({ handle, card: id });
const bonus = z.strictObject({ attack: z.int(), defence: z.int(), keywords: z.array(keyword) });
const permanent = z.strictObject({
  handle,
  owner: seat,
  card: id,
  faceDown: z.boolean(),
  borne: z.boolean(),
  seen: z.boolean(),
  playedOn: count,
  enteredOn: count,
  locked: count,
  damage: count,
  exhausted: z.boolean(),
  thisTurn: bonus,
  lasting: bonus,
  used: z.array(count),
});
const player = z.strictObject({
  affinity: id,
  pool: count,
  deck: z.array(id),
  shield: z.array(id),
  hand: z.array(piece),
  released: z.array(z.strictObject({ handle, card: id, seen: z.boolean(), playedOn: count })),
  play: z.array(permanent),
  discard: z.array(piece),
  loadout: z.array(z.strictObject({ feat: id, usedOn: count })),
});
const happening = z.discriminatedUnion('on', [
  z.strictObject({ on: z.enum(['summoned', 'damaged', 'effect-used']), seat, handle }),
  z.strictObject({ on: z.enum(['attack', 'cast', 'shield-lost']), seat }),
  z.strictObject({
    on: z.literal('destroyed'),
    seat,
    handle,
    now: handle.nullable(),
    last: z.strictObject({
      card: id,
      cost: count,
      keywords: z.array(keyword),
      damaged: z.boolean(),
      exhausted: z.boolean(),
    }),
  }),
]);
const waiting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('effect'), seat, handle, card: id, effect: count }),
  z.strictObject({ kind: z.literal('look'), seat, handle }),
]);
const listed = z.array(z.strictObject({ handle, effect: count }));
const agenda = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('hand-over') }),
  z.strictObject({ name: z.literal('spell') }),
  z.strictObject({ name: z.literal('attack') }),
  z.strictObject({ name: z.literal('effect'), handle, effect: count }),
  z.strictObject({ name: z.enum(['turn-end', 'turn-start']), next: seat, lists: z.tuple([listed, listed]) }),
]);
const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('cut') }),
  z.strictObject({ name: z.literal('actions') }),
  z.strictObject({
    name: z.literal('choice'),
    seat,
    of: z.enum(['target', 'discard', 'search']),
    min: count,
    max: count,
    candidates: handles.nullable(),
    found: z.array(piece).nullable(),
  }),
  z.strictObject({ name: z.literal('over'), winners: z.array(seat), reason, rule }),
]);
const running = z.strictObject({
  kind: z.enum(['trigger', 'trap', 'spell', 'activated', 'step', 'feat']),
  seat,
  handle: z.int().min(-1),
  card: id,
  effect: count,
  step: count,
  previous: handles,
});
export const state = z.strictObject({
  options,
  turn: z.int().min(1),
  priority: seat,
  actor: seat,
  passes: z.int().min(0).max(1),
  actions: count,
  chain: count,
  handles: count,
  phase,
  players: z.tuple([player, player]),
  spell: z.strictObject({ handle, card: id, borne: z.boolean(), playedOn: count, countered: z.boolean() }).nullable(),
  attack: z
    .strictObject({ attackers: handles, target: z.union([z.literal('duellist'), handle]), cancelled: z.boolean() })
    .nullable(),
  queue: z.array(z.strictObject({ event: happening, waiting: z.array(waiting) })),
  running: running.nullable(),
  agenda,
  random: randomWords,
});

/**
 * Does not compile unless the schemas and the types say the same.
 * @public
 */
export type Checked = Holds<
  [
    Same<z.infer<typeof config>, Config>,
    Same<z.infer<typeof action>, Action>,
    Same<z.infer<typeof record>, GameRecord<GoblinSummoner>>,
    Same<z.infer<typeof state>, State>,
  ]
>;
