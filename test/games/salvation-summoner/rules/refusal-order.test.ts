import { describe, expect } from 'vitest';
import type { RefusalCode, Target } from '../../../../src/games/salvation-summoner/index.js';
import type { Parts } from '../../../../src/games/salvation-summoner/notation.js';
import { rule } from '../../../rule.js';
import { by, concede, defend, deploy, endTurn, move, reveal, storm, summon } from '../says.js';
import { type Say, sceneOf } from '../scene.js';

const phase = 'field' as const;
const field = (p0: object, p1: object = {}): Parts => ({ phase, p0, p1 });
const asked = field({ sortie: 'troll' }, { guard: 'knight, dwarf', hand: 'mana-shield, mana-recovery' });
const gone = { gate: 'down', citizens: 0 } as const;
/** A handle that nothing has. */
const NOBODY = 77;

/** The first unit of the sortie area attacks. */
const aim =
  (target: Target): Say =>
  ({ state: { active: seat, players } }) => ({
    ...{ type: 'attack', seat, target },
    unit: players[seat].sortie[0]?.handle ?? NOBODY,
  });
/** An attack that names a guard that is none. */
const aimless: Target = { kind: 'stronghold', guard: NOBODY };
const wrongly = { guard: 'dwarf', substitute: 'knight', use: ['mana-recovery'] };

/** Two things are wrong with what is said, and the one that comes first in the table of S-16.6 is told. */
const cases: readonly {
  readonly first: RefusalCode | 'game-over';
  readonly second: RefusalCode;
  readonly parts: Parts;
  readonly after?: readonly Say[];
  readonly say: Say;
}[] = [
  { first: 'game-over', second: 'decision-pending', parts: asked, after: [storm('troll'), concede(0)], say: endTurn },
  { first: 'decision-pending', second: 'not-your-turn', parts: asked, after: [storm('troll')], say: by(1, endTurn) },
  {
    ...{ first: 'decision-pending', second: 'reaction-not-usable', parts: asked, after: [storm('troll')] },
    say: by(0, defend(wrongly)),
  },
  {
    ...{ first: 'decision-pending', second: 'no-decision-pending', parts: asked, after: [storm('troll')] },
    say: ({ seat }) => ({ type: 'recover', seat: seat(1) }),
  },
  {
    ...{ first: 'no-decision-pending', second: 'not-your-turn', parts: {} },
    say: ({ seat }) => ({ type: 'recover', seat: seat(1), reactions: [NOBODY] }),
  },
  { first: 'not-your-turn', second: 'wrong-phase', parts: {}, say: by(1, endTurn) },
  { first: 'wrong-phase', second: 'unknown-unit', parts: {}, say: move(NOBODY, 'guard') },
  { first: 'wrong-phase', second: 'card-not-in-hand', parts: { phase }, say: reveal(NOBODY) },
  { first: 'reveals-closed', second: 'card-not-in-hand', parts: { revealsClosed: true }, say: reveal(NOBODY) },
  { first: 'card-not-in-hand', second: 'no-such-action', parts: {}, say: reveal(NOBODY, 1) },
  {
    ...{ first: 'no-such-action', second: 'nothing-to-reveal', parts: { p0: { hand: 'revive' } } },
    say: reveal('revive', 1),
  },
  {
    ...{ first: 'unknown-pile', second: 'no-summons-left', parts: { supply: 'base-set', summons: 0 } },
    say: summon('wyvern'),
  },
  { first: 'pile-empty', second: 'no-summons-left', parts: { piles: '0 elf', summons: 0 }, say: summon('elf') },
  { first: 'no-summons-left', second: 'not-enough-mana', parts: { summons: 0 }, say: summon('elf') },
  { first: 'card-not-in-hand', second: 'wrong-area', parts: { phase }, say: deploy(NOBODY, 'site') },
  {
    ...{ first: 'not-deployable', second: 'wrong-area', parts: field({ hand: 'fireball' }) },
    say: deploy('fireball', 'guard', NOBODY),
  },
  { first: 'wrong-area', second: 'bad-absorb', parts: field({ hand: 'elf' }), say: deploy('elf', 'site', NOBODY) },
  {
    ...{ first: 'already-attacked', second: 'already-moved', parts: field({ sortie: 'elf(attacks 1, moved)' }) },
    say: move('elf', 'guard'),
  },
  { first: 'already-moved', second: 'same-area', parts: field({ sortie: 'elf(moved)' }), say: move('elf', 'sortie') },
  {
    ...{ first: 'already-attacked', second: 'cannot-attack-from-guard', parts: field({ guard: 'troll(attacks 1)' }) },
    say: storm('troll'),
  },
  {
    ...{ first: 'cannot-attack-from-guard', second: 'no-might', parts: field({ guard: 'mandrake' }) },
    say: storm('mandrake'),
  },
  {
    ...{ first: 'no-might', second: 'overfly-without-flying', parts: field({ sortie: 'mandrake' }) },
    say: storm('mandrake', { overfly: true }),
  },
  {
    ...{ first: 'no-might', second: 'bad-target', parts: field({ sortie: 'mandrake' }) },
    say: aim({ kind: 'sortie', unit: NOBODY }),
  },
  {
    ...{ first: 'overfly-without-flying', second: 'bad-target', parts: field({ sortie: 'elf' }, gone) },
    say: storm('elf', { overfly: true }),
  },
  {
    ...{ first: 'overfly-without-flying', second: 'guard-choice-not-yours', parts: field({ sortie: 'elf' }) },
    say: aim({ ...aimless, overfly: true }),
  },
  { first: 'bad-target', second: 'guard-not-eligible', parts: field({ sortie: 'elf' }, gone), say: aim(aimless) },
  {
    ...{ first: 'guard-choice-not-yours', second: 'guard-not-eligible' },
    ...{ parts: field({ sortie: 'elf' }, { guard: 'elf' }), say: aim(aimless) },
  },
  {
    ...{ first: 'guard-not-eligible', second: 'lured-by-wisp', say: aim(aimless) },
    parts: field({ sortie: 'elf' }, { guard: 'elf, jack-o-lantern', gate: 'down' }),
  },
  {
    ...{ first: 'guard-choice-required', second: 'bad-substitute', parts: asked, after: [storm('troll')] },
    say: defend({ substitute: 'knight' }),
  },
  {
    ...{ first: 'guard-not-eligible', second: 'bad-substitute', parts: asked, after: [storm('troll')] },
    say: defend({ guard: NOBODY, substitute: NOBODY }),
  },
  {
    ...{ first: 'bad-substitute', second: 'reaction-not-usable', parts: asked, after: [storm('troll')] },
    say: defend(wrongly),
  },
];

describe('of two refusals', () => {
  for (const { first, second, parts, after = [], say } of cases) {
    rule('S-16.6', `${first} comes before ${second}`, () => {
      for (const isMirrored of [false, true]) {
        const x = sceneOf(parts, isMirrored).do(...after);
        expect(x.refusal(say)).toBe(first);
      }
    });
  }
});
