import type { Seat } from '../../../kernel/types.js';
import type { BeingId, MonsterId, Target } from '../state.js';
import { beingOf, minionOf, monsterOf, type Seen, seatOf, spellNamed, targetOf } from './naming.js';
import type { Said } from './phrases.js';
import { actingIn, fault, type Reader, type Turning } from './reader.js';

/** Where a statement stands. */
interface Here {
  readonly reader: Reader;
  readonly turn: Turning;
  readonly line: number;
}
type SaidAs<Say extends Said['say']> = Extract<Said, { readonly say: Say }>;
type Handlers = { readonly [Say in Said['say']]: (said: SaidAs<Say>, here: Here) => void };

const warlock = (name: string, { reader, line }: Here): Seat | null =>
  seatOf(reader, name) ?? fault(reader, 'unknown-name', line);
/** Says that a line was not understood: it tells of somebody who never came. */
function unread({ reader, line }: Here): null {
  reader.unread.push(line);
  return null;
}
const monster = (name: string, here: Here): MonsterId | null => monsterOf(here.reader, name) ?? unread(here);
const being = (name: string, here: Here): BeingId | null => beingOf(here.reader, name) ?? unread(here);
function target(name: string, self: BeingId, { reader, line }: Here): Target | 'default' | null {
  return targetOf(reader, name, self) ?? fault(reader, 'unknown-target', line);
}
const victimOf = (name: string, self: BeingId, here: Here): Target | null => {
  const found = target(name, self, here);
  return found === 'default' ? 'nobody' : found;
};

function appear(here: Here, seen: Omit<Seen, 'id' | 'turn' | 'from'>): Seen {
  const { reader, turn } = here;
  const found: Seen = { id: `m${reader.monsters.length + 1}`, turn: turn.turn, from: null, ...seen };
  reader.monsters.push(found);
  return found;
}

function made({ who, hand, gesture }: SaidAs<'made'>, here: Here): void {
  const seat = warlock(who, here);
  if (seat === null) return;
  const { pair } = actingIn(here.turn, seat, here.line);
  for (const at of hand === null ? [0, 1] : [hand === 'LH' ? 0 : 1]) {
    if (pair[at] !== null) fault(here.reader, 'gesture-used-twice', here.line);
    pair[at] = gesture;
  }
}

function casts({ who, spell: name, target: at, isBanked, missed }: SaidAs<'casts'>, here: Here): void {
  const seat = warlock(who, here);
  const spell = spellNamed(name) ?? fault(here.reader, 'unknown-spell', here.line);
  const aim = seat === null ? null : target(at, seat, here);
  if (seat === null || spell === null || aim === null) return;
  const { casts: all } = actingIn(here.turn, seat, here.line);
  all.push({ spell, target: aim === 'default' ? null : aim, isBanked, isPermanent: false, missed });
}

function permanent({ who }: { readonly who: string }, here: Here): void {
  const seat = warlock(who, here);
  if (seat === null) return;
  const { casts: all } = actingIn(here.turn, seat, here.line);
  const last = all.pop();
  if (last !== undefined) all.push({ ...last, isPermanent: true });
}

function attacks({ who, victim, blow, amount, isExtra }: SaidAs<'attacks'>, here: Here): void {
  const self = being(who, here);
  const aim = self === null ? null : victimOf(victim, self, here);
  if (self === null || aim === null) return;
  const { turn, line } = here;
  const isBeing = typeof aim === 'number' || aim.startsWith('m');
  if (typeof self !== 'number') turn.attacks.push({ monster: self, victim: aim, blow, amount, isExtra });
  else actingIn(turn, self, line).stab = { victim: aim as BeingId | 'nobody', blow }; // a stab's outcome names a being
  // Monsters of such names hit for nothing: the server never counted it (see `PageTurn.health`).
  if (blow === 'hit' && isBeing && !who.startsWith('Very ')) {
    turn.wounds.push({ who: aim as BeingId, amount, isCure: false }); // as tested
  }
}

function amokAt({ who, blow, amount }: SaidAs<'amok-at'>, here: Here): void {
  const victim = being(who, here);
  const { turn } = here;
  if (victim === null || turn.amok === null) return;
  turn.attacks.push({ monster: turn.amok, victim, blow, amount, isExtra: false });
  if (blow === 'hit') turn.wounds.push({ who: victim, amount, isCure: false });
}

function directs({ who, monster: name, victim }: SaidAs<'directs'>, here: Here): void {
  const seat = warlock(who, here);
  const directed = monster(name, here);
  const aim = directed === null ? null : victimOf(victim, directed, here);
  if (seat === null || directed === null || aim === null) return;
  here.turn.directions.push({ seat, monster: directed, victim: aim });
}

function summoned({ who, master }: SaidAs<'summoned'>, here: Here): void {
  const controller = warlock(master, here);
  const kind = minionOf(who) ?? unread(here);
  if (controller === null || kind === null) return;
  here.turn.comings.push({ kind, master: controller, monster: appear(here, { name: who, kind, controller }) });
}

const handlers: Handlers = {
  bows({ who }, { reader, turn, line }) {
    if (turn.turn !== 0) return;
    if (reader.names.includes(who)) fault(reader, 'duplicate-name', line);
    else reader.names.push(who);
  },
  made,
  casts,
  permanent,
  banks({ who }, here) {
    const seat = warlock(who, here);
    if (seat !== null) actingIn(here.turn, seat, here.line).isBanking = true;
  },
  suicide({ who }, here) {
    const seat = warlock(who, here);
    if (seat !== null) actingIn(here.turn, seat, here.line).isSuicide = true;
  },
  bent({ who, by, hand }, here) {
    const seat = warlock(who, here);
    if (seat !== null) here.turn.bent.push({ seat, by, hand });
  },
  kind({ kind }, { turn }) {
    turn.kind = kind;
  },
  summoned,
  'not-summoned'({ who, minion }, { reader, turn }) {
    const kind = minion === null ? null : minionOf(minion);
    turn.comings.push({ kind, master: who === null ? null : seatOf(reader, who), monster: null });
  },
  appears({ kind }, here) {
    const name = kind === 'fire-elemental' ? 'Fire Elemental' : 'Ice Elemental';
    here.turn.comings.push({ kind, master: null, monster: appear(here, { name, kind, controller: null }) });
  },
  absorbed({ kind }, { turn }) {
    turn.comings.push({ kind, master: null, monster: null });
  },
  amok({ kind }, { reader, turn }) {
    turn.amok = monsterOf(reader, kind === 'fire-elemental' ? 'Fire Elemental' : 'Ice Elemental');
  },
  'amok-at': amokAt,
  charmed({ who, master }, here) {
    const [minion, controller] = [monster(who, here), warlock(master, here)];
    if (minion !== null && controller !== null) here.turn.charmed.push({ monster: minion, controller });
  },
  directs,
  attacks,
  hurt({ who, amount }, here) {
    const victim = being(who, here);
    if (victim !== null) here.turn.wounds.push({ who: victim, amount, isCure: false });
  },
  healed({ who }, here) {
    const subject = being(who, here);
    if (subject !== null) here.turn.wounds.push({ who: subject, amount: null, isCure: true });
  },
  confused({ who }, here) {
    const subject = being(who, here);
    if (typeof subject === 'string') here.turn.confused.push(subject);
  },
  clears({ who }, here) {
    const { confused } = here.turn;
    const subject = being(who, here);
    const at = typeof subject === 'string' ? confused.indexOf(subject) : -1;
    if (at >= 0) confused.splice(at, 1);
  },
  dies({ who }, here) {
    const victim = being(who, here);
    if (victim !== null && !here.turn.dead.includes(victim)) here.turn.dead.push(victim);
  },
  surrenders({ who }, here) {
    const seat = warlock(who, here);
    if (seat !== null) here.turn.surrendered.push(seat);
  },
  wins({ who }, here) {
    const winner = warlock(who, here);
    if (winner !== null) here.turn.ended = { winner };
  },
  'none-left'(_said, { turn }) {
    turn.ended = { winner: null };
  },
  mute: () => undefined,
};

/** Takes down what a statement says. */
export function takeDown(said: Said, here: Here): void {
  const handler = handlers[said.say] as (said: Said, here: Here) => void; // each takes what bears its name
  handler(said, here);
}
