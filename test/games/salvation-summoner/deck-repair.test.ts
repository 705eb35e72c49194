import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { applyEdits, type Edit, repairDeck, validateDeck } from '../../../src/games/salvation-summoner/deck.js';
import { rule } from '../../rule.js';
import { anySupply, base, isLegal, kinds, tiny, tinyKinds } from './deck-kit.js';

/** The supply and the edits of a repair; fails where there is none. */
function mended(cards: readonly string[], options = {}) {
  const { deck, edits } = repairDeck({ cards }, options);
  if (deck === null) throw new Error('nothing came back');
  return { deck, edits };
}
const put = (card: string): Edit => ({ edit: 'add', card });
const take = (card: string): Edit => ({ edit: 'remove', card });

/** All lists of so many of some kinds. */
function* choices(from: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) yield [];
  for (let i = 0; i + count <= from.length && count > 0; i++) {
    for (const rest of choices(from.slice(i + 1), count - 1)) yield [from[i] ?? '', ...rest];
  }
}
/** By how many edits a list becomes another, whatever the order: what goes, and what comes. */
function distance(from: readonly string[], to: readonly string[]): number {
  const left = [...from];
  let come = 0;
  for (const kind of to) {
    const at = left.indexOf(kind);
    if (at < 0) come += 1;
    else left.splice(at, 1);
  }
  return left.length + come;
}

group('repair', () => {
  test('leaves a legal supply as it is', () => {
    expect(repairDeck({ name: 'Base', cards: base })).toEqual({ deck: { name: 'Base', cards: base }, edits: [] });
  });
  rule('S-2.2', 'puts in what was meant, and takes out what goes beyond 15 from the end', () => {
    const cards = ['knight', ...base.slice(0, 13), 'gobblin raider chariot', 'hydra'];
    expect(mended(cards).edits).toEqual([
      ...[take('knight'), take('hydra'), take('gobblin raider chariot')],
      ...[put('goblin-raider-chariot'), put('fairy')],
    ]);
    expect(mended([...base, 'witch', 'curse']).edits).toEqual([take('curse'), take('witch')]);
    expect(mended([...base.slice(1), 'ヒュドラー']).deck.cards).toEqual([...base.slice(1), 'hydra']);
  });
  test('fills up from the recommended supply that has most in common', () => {
    const cards = ['no-life-king', 'revive', 'maiden'];
    expect(new Set(mended(cards).deck.cards)).toEqual(new Set([...cards, ...mended(cards).deck.cards.slice(3)]));
    expect(mended(cards).edits).toHaveLength(12);
    expect(mended(cards).deck.cards).toContain('flesh-golem');
    expect(mended([]).deck.cards).toEqual(base);
  });

  test('gives a legal supply that the edits lead to, keeps what may stay, and does nothing twice', () => {
    fc.assert(
      fc.property(anySupply, (supply) => {
        const { deck, edits } = mended(supply.cards);
        expect(isLegal(deck.cards)).toBe(true);
        expect(validateDeck(deck).status).toBe('legal');
        expect(applyEdits(supply, edits)).toEqual(deck);
        expect(repairDeck(deck)).toEqual({ deck, edits: [] });
        const good = [...new Set(supply.cards)].filter((id) => kinds.includes(id));
        expect(deck.cards.filter((id) => good.includes(id))).toHaveLength(Math.min(15, good.length));
      }),
    );
  });

  test('is by as few edits as there can be, by trying all legal supplies of a small set', () => {
    const all = [...choices(tinyKinds, 15)];
    expect(all).toHaveLength(136);
    const odd = fc.constantFrom('start', 'hydra', 'salt, corse', 'kind-5');
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 7, arbitrary: fc.constantFrom(...tinyKinds) }, odd), { maxLength: 20 }),
        (cards) => {
          const { deck, edits } = mended(cards, { sets: [tiny] });
          const fewest = Math.min(...all.map((legal) => distance(cards, legal)));
          expect(edits).toHaveLength(fewest);
          expect(distance(cards, deck.cards)).toBe(fewest);
        },
      ),
    );
  });
});

group('edits', () => {
  test('take a kind out where it stands last, put it in once, and change nothing that is given', () => {
    const supply = Object.freeze({ name: 'x', cards: Object.freeze(['elf', 'troll', 'elf']) });
    const edits = [take('elf'), put('troll'), put('witch'), put('witch'), take('nobody')];
    expect(applyEdits(supply, edits)).toEqual({ name: 'x', cards: ['elf', 'troll', 'witch'] });
    expect(applyEdits(supply, [take('elf'), take('elf'), take('elf'), put('elf')]).cards).toEqual(['troll', 'elf']);
  });
});
