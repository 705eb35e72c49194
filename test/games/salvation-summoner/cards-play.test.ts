import { describe, expect } from 'vitest';
import { salvationSummoner as game, type State } from '../../../src/games/salvation-summoner/index.js';
import { rule } from '../../rule.js';
import { ledger, stage } from './clause-ledger.js';
import { type Row, rows } from './page.js';
import { defend, deploy, endHand, endTurn, recover, reveal, storm } from './says.js';
import { type Scene, sceneOf } from './scene.js';

const seats = [false, true];
const phase = 'field' as const;

/** Reveals a card with an action, and answers what is asked with as many of the first options as may be. */
function carryOut(x: Scene, card: string, action: 0 | 1): readonly [before: State, after: State] {
  const seat = x.state.active;
  const plain = x.state;
  x.do(reveal(card, action));
  for (let { phase: asked } = x.state; asked.name === 'choose'; { phase: asked } = x.state) {
    const picks = (asked.options ?? []).slice(0, asked.max);
    const { seat: chooser } = asked;
    x.do(() => ({ type: 'choose', seat: chooser, picks }));
  }
  // What the reveal itself does is taken off, so that only the action is left.
  const own = plain.players[seat];
  const hand = own.hand.slice(1);
  const players = plain.players.map((one, i) => (i === seat ? { ...one, hand } : one)) as unknown as State['players'];
  return [{ ...plain, players, mana: plain.mana + (game.catalogue.cards[card]?.mana ?? 0) }, x.state];
}

/** Each of several effects of one action must have done its part: the others are taken off one by one. */
function judge(row: Row, index: number, isMirrored: boolean): void {
  const clause = row.reveals[index];
  if (clause === undefined) throw new Error('no such clause');
  const parts = stage(row.id);
  const isDown =
    clause.requires !== undefined && 'cond' in clause.requires && clause.requires.cond === 'enemy-gate-down';
  const x = sceneOf(isDown ? { ...parts, p1: { ...parts.p1, gate: 'down' } } : parts, isMirrored);
  const seat = x.state.active;
  const [before, after] = carryOut(x, row.id, index as 0 | 1);
  for (const effect of clause.effects) {
    const check = ledger[String(effect.op)];
    if (check === undefined) throw new Error(`no ledger for ${effect.op}`);
    check(effect as never, { before, after, seat });
  }
}

/** What is hit for how much by a unit that attacks a gate behind which nothing stands. */
const mightOf = (row: Row): number => {
  const siege = row.skills.find(([name]) => name === 'siege')?.[1] ?? 0;
  const own = row.auras
    .flatMap(({ effects }) => effects)
    .filter(({ aura, others }) => aura === 'might' && others !== true);
  return (row.unit?.might ?? 0) + siege + own.reduce((sum, { n }) => sum + Number(n), 0);
};

describe('every card is played as the page has it', () => {
  for (const row of rows) {
    const { id, mana, unit, kind, reveals, reactions } = row;
    rule(['S-4.2', 'S-4.5', 'S-4.6'], `${row.en}: revealed for its mana`, () => {
      for (const isMirrored of seats) {
        const x = sceneOf(stage(id), isMirrored);
        if (mana === 0) expect(x.refusal(reveal(id))).toBe('nothing-to-reveal');
        else expect(x.do(reveal(id)).budget()).toEqual([mana, 1]);
      }
    });
    for (const [index, { said }] of reveals.entries()) {
      rule(['S-12.12', 'S-4.3'], `${row.en}: ${said}`, () => {
        for (const isMirrored of seats) judge(row, index, isMirrored);
      });
    }
    for (const { said, timing, effects } of reactions) {
      rule(['S-7.1', 'S-12.7'], `${row.en}: ${said}`, () => {
        const n = Number(effects[0]?.n);
        for (const isMirrored of seats) {
          const x = sceneOf({ phase, p0: { sortie: 'minotaur' }, p1: { hand: id } }, isMirrored).do(storm('minotaur'));
          const isBefore = timing === 'before-damage';
          x.do(defend(isBefore ? { use: [id] } : {}));
          if (!isBefore) x.do(recover(id));
          expect([x.gate(1), x.zone(1, 'discard'), x.asked()]).toEqual([Math.max(0, 5 - n), id, 'field']);
          const late = sceneOf({ p0: { hand: id } }, isMirrored);
          const place = game.catalogue.cards[id]?.card.actions.findIndex((action) => action.timing === timing);
          expect(late.refusal(reveal(id, place as 0 | 1))).toBe('reaction-only');
        }
      });
    }
    if (kind === 'site' && row.auras.length > 0) {
      rule('S-5.6', `${row.en}: put into the site slot`, () => {
        const x = sceneOf({ phase, p0: { hand: id } }, false).do(deploy(id, 'site'));
        expect([x.zone(0, 'site'), x.zone(0, 'hand')]).toEqual([id, '-']);
      });
    } else if (unit === null) {
      rule('S-1.9', `${row.en}: not deployed`, () => {
        const x = sceneOf({ phase, p0: { hand: id } }, false);
        for (const area of ['site', 'guard', 'sortie'] as const)
          expect(x.refusal(deploy(id, area))).toBe('not-deployable');
      });
    }
    if (unit === null) continue;
    rule(['S-6.14', 'S-6.2', 'S-6.4'], `${row.en}: attacks with might ${unit.might}, ${unit.attack}`, () => {
      for (const isMirrored of seats) {
        const x = sceneOf({ phase, p0: { hand: id } }, isMirrored).do(deploy(id, 'sortie'));
        const might = mightOf(row);
        if (might === 0) expect(x.refusal(storm(id))).toBe('no-might');
        else expect(x.do(storm(id)).gate(1)).toBe(might >= 6 ? 'down' : might);
        const guard = sceneOf({ phase, p0: { guard: id } }, isMirrored);
        const isRanged = unit.attack.startsWith('ranged');
        if (might > 0 || !isRanged) expect(guard.refusal(storm(id))).toBe(isRanged ? null : 'cannot-attack-from-guard');
        const ward = sceneOf({ phase, p0: { sortie: `${id}(+3)` }, p1: { guard: 'mithril-golem' } }, isMirrored);
        ward.do(storm(id, row.skills.some(([name]) => name === 'flying') ? { overfly: false } : {}));
        const siegeless = mightOf(row) - (row.skills.find(([name]) => name === 'siege')?.[1] ?? 0);
        const dealt = unit.attack.endsWith('magic') ? 0 : siegeless + 3 - 1;
        expect(ward.state.players[ward.seat(1)].guard[0]?.damage ?? 'destroyed').toBe(dealt >= 7 ? 'destroyed' : dealt);
      }
    });
    rule(['S-6.16', 'S-6.19', 'S-8.6', 'S-8.7'], `${row.en}: has HP ${unit.hp}`, () => {
      const has = (skill: string) => row.skills.find(([name]) => name === skill);
      for (const isMirrored of seats) {
        const deal = (damage: number) => {
          const armor = has('armor')?.[1] ?? 0;
          const p0 = { sortie: `knight(+${damage + armor - 1})` };
          const x = sceneOf({ phase, p0, p1: { sortie: id } }, isMirrored);
          return x.do((one) => ({
            ...{ type: 'attack', seat: one.state.active, unit: one.handle(0, 'knight') },
            target: { kind: 'sortie', unit: one.handle(1, id) },
          }));
        };
        if (unit.hp > 1) expect(deal(unit.hp - 1).zone(1, 'sortie')).toBe(`${id}(damage ${unit.hp - 1})`);
        const dead = deal(unit.hp);
        if (has('indestructible') !== undefined) expect(dead.zone(1, 'sortie')).toBe(`${id}(saved 1)`);
        else if (has('undying') !== undefined) expect([dead.zone(1, 'discard'), dead.graveyard()]).toEqual([id, '-']);
        else expect([dead.zone(1, 'sortie'), dead.graveyard()]).toEqual(['-', id]);
        if (has('leader') !== undefined) expect(dead.do(endTurn).result()).toEqual([0, 'leader-died']);
      }
    });
    if (row.auras.some(({ effects }) => effects.some(({ aura }) => aura === 'mana' || aura === 'summons'))) {
      rule('S-3.3', `${row.en}: what its aura gives`, () => {
        const x = sceneOf({ phase, p0: { sortie: id } }, false).do(endTurn, endHand, endTurn);
        const sum = (kind: string) =>
          row.auras
            .flatMap(({ effects }) => effects)
            .reduce((all, { aura, n }) => all + (aura === kind ? Number(n) : 0), 0);
        expect(x.budget()).toEqual([sum('mana'), 1 + sum('summons')]);
      });
    }
  }
});
