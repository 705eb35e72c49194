import type { CardId, Catalogue, Handle, Seat, State } from '../../../../src/games/goblin-summoner/index.js';
import { cardAt, isToken } from './configs.js';
import { borne, mana, priorities, strikes } from './ledgers.js';
import type { Invariant } from './watch.js';

const SEATS: readonly Seat[] = [0, 1];

/** What a duellist owns, wherever it is; tokens apart (G-2.12). */
export function ownedBy({ players, spell, actor }: State, seat: Seat, catalogue: Catalogue): readonly CardId[] {
  const { deck, shield, hand, released, play, discard } = players[seat];
  const named = [...hand, ...released, ...play, ...discard, ...(spell !== null && actor === seat ? [spell] : [])];
  const cards = [...deck, ...shield, ...named.map(({ card }) => card)];
  return cards.filter((id) => !isToken(cardAt(catalogue, id))).sort();
}

/** Every name that is in use: no card may be called like another. */
function handlesOf({ players, spell, phase }: State): readonly Handle[] {
  const named = players.flatMap(({ hand, released, play, discard }) => [...hand, ...released, ...play, ...discard]);
  const found = phase.name === 'choice' ? (phase.found ?? []) : [];
  return [...named, ...(spell === null ? [] : [spell]), ...found].map(({ handle }) => handle);
}

const conserved: Invariant['watch'] = (start, catalogue) => {
  const lists = SEATS.map((seat) => ownedBy(start, seat, catalogue).join());
  return {
    look: (now) => {
      for (const seat of SEATS) {
        const owned = ownedBy(now, seat, catalogue).join();
        if (owned !== lists[seat]) return `cards of ${seat} were ${lists[seat]} and are ${owned}`;
      }
      const handles = handlesOf(now);
      if (new Set(handles).size < handles.length) return `two cards are called alike: ${handles.join()}`;
      const late = handles.find((handle) => !(handle >= 0 && handle < now.handles));
      return late === undefined ? null : `handle ${late}, and the next is ${now.handles}`;
    },
  };
};

const keysOf = (item: object): string => Object.keys(item).sort().join();

/** No card but a released one, a permanent and a spell has room for the mark. */
const marks: Invariant['watch'] = (start, catalogue) => {
  const ledger = borne(start, catalogue);
  return {
    ...ledger,
    look: (now, action) => {
      for (const { hand, discard, deck, shield } of now.players) {
        const odd = [...hand, ...discard].find((piece) => keysOf(piece) !== 'card,handle');
        if (odd !== undefined) return `an ordinary card with marks: ${JSON.stringify(odd)}`;
        if ([...deck, ...shield].some((card) => typeof card !== 'string'))
          return 'a hidden card that is more than an id';
      }
      return ledger.look(now, action);
    },
  };
};

const standing: Invariant['watch'] = (_start, catalogue) => ({
  look: ({ players, phase }) => {
    for (const [seat, { play }] of players.entries()) {
      let last = -1;
      for (const { handle, owner, card: id, damage, faceDown, locked } of play) {
        const card = cardAt(catalogue, id);
        const isPending = phase.name === 'choice' || phase.name === 'over';
        if (owner !== seat) return `${id} of ${owner} stands on the side of ${seat}`;
        if (handle <= last) return `${id} stands before what entered earlier`;
        if (faceDown && card.category !== 'trap') return `${id} is face down`;
        if (!isPending && !faceDown && card.category === 'trap') return `${id} is in play face up`;
        if (card.category === 'spell') return `the spell ${id} is in play`;
        const most = card.category === 'monster' ? card.hp - (isPending ? 0 : 1) : 0;
        if (damage < 0 || damage > most) return `${id} has lost ${damage} hit points`;
        if (locked < 0) return `${id} locks ${locked}`;
        last = handle;
      }
    }
    return null;
  },
});

const shields: Invariant['watch'] = () => ({
  look: ({ players, phase, options }) => {
    if (phase.name === 'over' || phase.name === 'cut') return null;
    for (const { shield } of players) {
      if (shield.length < 1 || shield.length > options.shieldSize) return `a shield of ${shield.length}`;
    }
    return null;
  },
});

/** The last shield card ends the duel, then and there (G-10.5): whatever is still done would be heard. */
const lastShield: Invariant['watch'] = () => {
  let broken: readonly Seat[] = [];
  let fault: string | null = null;
  return {
    hear: (event, now) => {
      if (event.type === 'shield-lost' && event.left === 0) broken = [...broken, event.seat];
      else if (event.type === 'ended') {
        if (event.reason !== 'shields') return;
        const winners = SEATS.filter((seat) => !broken.includes(seat));
        const right = winners.length === 2 ? 'nobody lost' : winners.join();
        if (event.winners.join() !== right) fault = `${event.winners.join()} won, and lost were ${broken.join()}`;
      } else if (broken.length > 0 && now.phase.name !== 'over') {
        // With both shields hit in one step, the cards of both are seen before it is over.
        const isOfTheStep = event.type === 'looked' || event.type === 'discarded' || event.type === 'shield-lost';
        if (!isOfTheStep) fault = `${event.type} after the last shield card`;
      } else if (now.phase.name === 'over') fault = `${event.type} after the end`;
    },
    look: ({ players, phase }) => {
      const gone = phase.name !== 'cut' && players.some(({ shield }) => shield.length === 0);
      if (gone && phase.name !== 'over') return 'a shield is gone and the duel goes on';
      if (gone !== broken.length > 0) return 'a shield is gone that was not lost';
      return fault;
    },
  };
};

/** Nothing is under way when somebody acts, and a choice can always be made (G-17.6, G-17.17). */
const waiting: Invariant['watch'] = () => ({
  look: ({ phase, running, queue, spell, attack, agenda }) => {
    if (phase.name === 'choice') {
      const { candidates, min, max, found } = phase;
      if (candidates === null || candidates.length === 0) return 'a choice of nothing';
      if (!(min >= 0 && min <= max && max >= 1 && max <= candidates.length)) return `a choice of ${min} to ${max}`;
      if (candidates.length <= min) return `a choice of ${min} among ${candidates.length}`; // G-9.12
      if (new Set(candidates).size < candidates.length) return 'a choice that names one twice';
      if (found !== null && found.map(({ handle }) => handle).join() !== candidates.join()) return 'a false search';
      return running === null ? 'a choice for nothing' : null;
    }
    const isIdle = running === null && queue.length === 0 && attack === null && agenda.name === 'hand-over';
    // A spell is nowhere else until it is done; the end of the duel finds it there (G-10.5).
    if (!isIdle || (spell !== null && phase.name !== 'over')) return `something is under way in phase ${phase.name}`;
    return null;
  },
});

/** The invariants of G-17 that can be seen from states and events. */
export const invariants = {
  conserved: { rule: 'G-17.1', watch: conserved },
  mana: { rule: 'G-17.2', watch: mana },
  marks: { rule: 'G-17.3', watch: marks },
  standing: { rule: 'G-17.4', watch: standing },
  shields: { rule: 'G-17.5', watch: shields },
  lastShield: { rule: 'G-10.5', watch: lastShield },
  priority: { rule: 'G-17.7', watch: priorities },
  attacks: { rule: 'G-17.11', watch: strikes },
  waiting: { rule: 'G-17.17', watch: waiting },
} as const satisfies Readonly<Record<string, Invariant>>;
