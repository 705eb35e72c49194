import { describe, expect, test } from 'vitest';
import { firstBestiary, goblinSummoner } from '../../../src/games/goblin-summoner/index.js';
import { firstMonsters } from './cards/first-monsters.js';
import { numbers, others } from './cards/numbers.js';
import { relicsAndFeats } from './cards/relics-and-feats.js';
import { seenAt } from './cards/row.js';
import { secondMonsters } from './cards/second-monsters.js';
import { spellsAndTraps } from './cards/spells-and-traps.js';
import { eachSeat, eventsOf } from './duel.js';
import { labOf, monster, spell } from './lab.js';

const rows = [...firstMonsters, ...secondMonsters, ...relicsAndFeats, ...spellsAndTraps];
const { cards, tokens, feats } = firstBestiary;

describe('every card of the house is played, and does what it should', () => {
  for (const { card, does, scene: parts, act, then } of rows) {
    test(
      `${card} ${does}`,
      eachSeat((scene) => {
        const duel = scene(parts);
        act(duel);
        const seen = Object.keys(then).map((key) => [key, seenAt(duel, key)]);
        expect(Object.fromEntries(seen)).toEqual(then);
      }),
    );
  }

  test('all 114 cards, the token and the six feats and items are there', () => {
    const all = [...cards, ...tokens, ...feats].map(({ id }) => id);
    expect(all).toHaveLength(114 + 1 + 6);
    expect([...new Set(rows.map(({ card }) => card))].sort()).toEqual([...all].sort());
    expect([...numbers, ...others].map(([id]) => id).sort()).toEqual([...cards, ...tokens].map(({ id }) => id).sort());
  });
});

/** What monsters add to their own attack while they attack alone. */
const OWN: Readonly<Record<string, number>> = { 'goblin-scrapper': 1 };
const game = labOf(
  monster('wall', { defence: 99 }),
  spell('hit', { op: 'damage', target: { from: 'play', side: 'enemy' }, amount: 1 }),
  ...[0, 1, 2, 3, 4, 5].map((amount) =>
    spell(`strike-${amount}`, { op: 'strike', target: { from: 'play', side: 'enemy' }, amount }),
  ),
);

describe('every monster has the numbers that are printed on it', () => {
  for (const [id, type, cost, attack, defence, hp, keywords] of numbers) {
    test(
      `${id} costs ${cost} and is ${attack}/${defence}/${hp}`,
      eachSeat((scene) => {
        const isToken = tokens.some((token) => token.id === id);
        for (const affinity of isToken ? [] : [type, type === 'beast' ? 'angel' : 'beast']) {
          const { a } = scene({ a: { affinity, hand: id, pool: 5, deck: '' } });
          a.plays(id);
          const due = affinity === type ? cost - 1 : cost;
          expect([affinity, a.locked]).toEqual([affinity, due]);
        }
        const fighting = scene({ a: { play: id }, b: { play: 'wall' } }, game);
        if (keywords.includes('immobile')) {
          expect(fighting.a.cannot.attacks(id, 'wall').code).toBe('monster-cannot-attack');
        } else {
          const [struck] = eventsOf(fighting.a.attacks(id, 'wall'), 'struck');
          expect(struck?.amount).toBe(attack + (OWN[id] ?? 0));
        }
        for (const [amount, isHit] of [
          [defence - 1, false],
          [defence, true],
        ] as const) {
          if (amount < 0) continue;
          const struck = scene({ a: { hand: `strike-${amount}` }, b: { play: id } }, game);
          expect(eventsOf(struck.a.plays(`strike-${amount}`), 'struck')).toMatchObject([{ defence, hit: isHit }]);
        }
        for (const [damage, isDead] of [
          [hp - 2, false],
          [hp - 1, true],
        ] as const) {
          if (damage < 0) continue;
          const wounded = scene({ a: { hand: 'hit' }, b: { play: `${id}(damage ${damage})` } }, game);
          expect(eventsOf(wounded.a.plays('hit'), 'destroyed')).toHaveLength(isDead ? 1 : 0);
        }
        const card = goblinSummoner.catalogue.cards[id];
        expect(card).toMatchObject({ category: 'monster', type, cost, keywords: keywords.split(' ').filter(Boolean) });
      }),
    );
  }
});

describe('every other card has the cost that is printed on it', () => {
  for (const [id, category, type, cost] of others) {
    test(
      `${id} costs ${cost}`,
      eachSeat((scene) => {
        expect(goblinSummoner.catalogue.cards[id]).toMatchObject({ category, cost, ...(type === '-' ? {} : { type }) });
        for (const affinity of type === '-' ? ['goblin', 'undead'] : [type, type === 'beast' ? 'angel' : 'beast']) {
          const { a } = scene({ a: { affinity, hand: id, pool: 20, deck: '', shield: '3 ?' } });
          const [paid] = eventsOf(a.plays(id), 'mana-changed');
          const due = affinity === type ? cost - 1 : cost;
          expect([affinity, paid?.rule === 'G-6.1' ? -paid.change : 0]).toEqual([affinity, due]);
        }
      }),
    );
  }
});
