import { expect } from 'vitest';
import {
  salvationSummoner as game,
  type Seat,
  type State,
  type Unit,
} from '../../../src/games/salvation-summoner/index.js';
import type { Parts } from '../../../src/games/salvation-summoner/notation.js';

/** A table on which every effect has something to do. */
export const stage = (card: string): Parts => ({
  p0: { hand: `${card}, knight, archer`, draw: '5 elf', sortie: 'goblin, minotaur', guard: 'troll', citizens: 5 },
  p1: {
    ...{ hand: '6 knight', sortie: 'griffin, hydra', guard: 'gargoyle, minotaur', site: 'ritual-ground' },
    citizens: 7,
  },
  ...{ graveyard: 'fireball, elf, skeleton, minotaur', buried: 13, startingCitizens: [13, 12] as const },
  piles: '4 goblin, 4 hobgoblin, 4 goblin-warlord',
});

/** A state before and after an effect, for the player who revealed the card. */
interface Change {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
}
type Made = Readonly<Record<string, unknown>>;
type Judge = (effect: Made & { readonly n: number }, change: Change) => void;

const foeOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const cost = (id: string): number => game.catalogue.cards[id]?.cost ?? Number.NaN;
const sides = ({ before, after, seat }: Change) => ({
  ...{ own: [before.players[seat], after.players[seat]] as const },
  foe: [before.players[foeOf(seat)], after.players[foeOf(seat)]] as const,
});
const unitsIn = (state: State, seat: Seat): readonly Unit[] => [
  ...[...state.players[seat].sortie, ...state.players[seat].guard],
];
const buried = ({ graveyards }: State) => graveyards.map(({ cards }) => cards.length);
const tokens = ({ graveyards }: State) => graveyards[0]?.citizens ?? 0;
/** The damage that each unit of a seat has taken; one that is gone took all it could. */
const damageOf = (state: State, seat: Seat) =>
  new Map(unitsIn(state, seat).map(({ handle, damage }) => [handle, damage]));

/** What each effect of a hand action must have done, told from its data and from nothing of the engine. */
export const ledger: Readonly<Record<string, Judge>> = {
  draw({ n }, change) {
    const [before, after] = sides(change).own;
    expect(after.hand.length - before.hand.length).toBe(n);
    expect(before.draw.length - after.draw.length).toBe(n);
    expect(after.hand.slice(-n).map(({ card }) => card)).toEqual(before.draw.slice(-n).reverse());
  },
  mana: ({ n }, { before, after }) => expect(after.mana - before.mana).toBe(n),
  summons: ({ n }, { before, after }) => expect(after.summons - before.summons).toBe(n),
  damage({ n, target, area, withSkill, count }, change) {
    const { before, after, seat } = change;
    const foe = foeOf(seat);
    if (target === 'enemy-gate') {
      expect(after.players[foe].gate.damage - before.players[foe].gate.damage).toBe(n);
      return;
    }
    const was = damageOf(before, foe);
    const now = damageOf(after, foe);
    const hit = [...was].filter(([handle, damage]) => now.get(handle) !== damage).map(([handle]) => handle);
    const reached = (['sortie', 'guard'] as const)
      .filter((where) => area === 'any' || area === where)
      .flatMap((where) => before.players[foe][where])
      .filter(({ card }) => withSkill !== 'flying' || game.catalogue.cards[card]?.skills.flying === 1)
      .map(({ handle }) => handle);
    const wanted = target === 'each-enemy-unit' ? reached.length : target === 'one-enemy-unit' ? 1 : Number(count);
    expect(hit).toHaveLength(wanted);
    for (const handle of hit) {
      expect(reached).toContain(handle);
      const left = now.get(handle);
      if (left !== undefined) expect(left - (was.get(handle) ?? 0)).toBe(n);
    }
  },
  gain({ maxCost, to, tag }, change) {
    const { before, after } = change;
    const [own, mine] = sides(change).own;
    const taken = before.piles.filter(({ left }, i) => after.piles[i]?.left !== left).map(({ card }) => card);
    expect(taken).toHaveLength(1);
    const [card = ''] = taken;
    expect(cost(card)).toBeLessThanOrEqual(Number(maxCost));
    expect(game.catalogue.cards[card]?.card.tags).toContain(tag);
    const place = to === 'hand' ? mine.hand.map((held) => held.card) : mine.discard;
    expect(place.length - (to === 'hand' ? own.hand : own.discard).length).toBe(1);
    expect([place.at(-1), after.summons, after.mana]).toEqual([card, before.summons, before.mana]);
  },
  trash(_effect, change) {
    const [own, mine] = sides(change).own;
    expect(own.hand.length - mine.hand.length).toBe(1);
    expect(change.after.graveyards[0]?.cards.at(-1)).toBe(own.hand[0]?.card);
  },
  'discard-to'({ n }, change) {
    const [own, mine] = sides(change).foe;
    expect([own.hand.length, mine.hand.length]).toEqual([6, n]);
    expect(mine.discard.length - own.discard.length).toBe(6 - n);
  },
  revive({ maxCost, to }, change) {
    const { before, after } = change;
    const [own, mine] = sides(change).own;
    expect((buried(before)[0] ?? 0) - (buried(after)[0] ?? 0)).toBe(1);
    const [from, where] = to === 'hand' ? [own.hand, mine.hand] : [own.guard, mine.guard];
    expect(where.length - from.length).toBe(1);
    const card = where.at(-1)?.card ?? '';
    expect([game.catalogue.cards[card]?.kind, cost(card) <= Number(maxCost)]).toEqual(['unit', true]);
    expect(before.graveyards[0]?.cards).toContain(card);
  },
  'move-enemy'({ from, maxCost }, change) {
    const [own, mine] = sides(change).foe;
    const moved = [...own.sortie, ...own.guard].filter(
      ({ handle }) =>
        mine.sortie.some((one) => one.handle === handle) !== own.sortie.some((one) => one.handle === handle),
    );
    expect(moved).toHaveLength(1);
    if (from === 'guard') expect(own.guard).toContainEqual(moved[0]);
    if (maxCost !== undefined) expect(cost(moved[0]?.card ?? '')).toBeLessThanOrEqual(Number(maxCost));
  },
  buff({ n, target }, change) {
    const { before, after, seat } = change;
    const was = new Map(unitsIn(before, seat).map(({ handle, bonus }) => [handle, bonus]));
    const more = unitsIn(after, seat).map(({ handle, bonus }) => bonus - (was.get(handle) ?? 0));
    expect(more.filter((bonus) => bonus === n)).toHaveLength(target === 'one-own-unit' ? 1 : more.length);
    expect(more.reduce((sum, bonus) => sum + bonus, 0)).toBe(target === 'one-own-unit' ? n : n * more.length);
  },
  steal({ n }, change) {
    const { own, foe } = sides(change);
    expect([own[1].citizens - own[0].citizens, foe[0].citizens - foe[1].citizens]).toEqual([n, n]);
  },
  rescue({ n }, change) {
    const [own, mine] = sides(change).own;
    expect([mine.citizens - own.citizens, tokens(change.before) - tokens(change.after)]).toEqual([n, n]);
  },
  raze(_effect, change) {
    const [own, mine] = sides(change).foe;
    expect([own.site, mine.site, change.after.graveyards[0]?.cards.at(-1)]).toEqual(['ritual-ground', null, own.site]);
  },
  win: (_effect, { after, seat }) => expect(after.endings).toEqual([{ reason: 'necronomicon', seat }]),
};
