import { expect, describe as group, test } from 'vitest';
import {
  type CardSet,
  createSalvationSummoner,
  firstCollection,
  type RefusalCode,
  salvationSummoner,
  supplies,
} from '../../../src/games/salvation-summoner/index.js';
import {
  cardsIn,
  cardText,
  createWords,
  describe,
  explain,
  learn,
  nameOf,
  names,
  seriesNames,
  skillNames,
  supplyNames,
  tagNames,
} from '../../../src/games/salvation-summoner/words/index.js';
import { createRandom, InvalidInputError, type KernelCode } from '../../../src/index.js';
import { rule } from '../../rule.js';

/** Every code there is: one that is new does not compile until it stands here. */
const codes: Readonly<Record<RefusalCode | KernelCode, true>> = {
  'malformed-action': true,
  'unknown-action': true,
  'unknown-seat': true,
  'view-not-state': true,
  'not-your-view': true,
  'game-over': true,
  'decision-pending': true,
  'no-decision-pending': true,
  'not-your-turn': true,
  'wrong-phase': true,
  'reveals-closed': true,
  'card-not-in-hand': true,
  'no-such-action': true,
  'reaction-only': true,
  'requirement-not-met': true,
  'nothing-to-reveal': true,
  'unknown-pile': true,
  'pile-empty': true,
  'no-summons-left': true,
  'not-enough-mana': true,
  'not-deployable': true,
  'wrong-area': true,
  'bad-absorb': true,
  'unknown-unit': true,
  'not-your-unit': true,
  'already-attacked': true,
  'already-moved': true,
  'same-area': true,
  'cannot-attack-from-guard': true,
  'no-might': true,
  'overfly-without-flying': true,
  'bad-target': true,
  'guard-choice-not-yours': true,
  'guard-choice-required': true,
  'guard-not-eligible': true,
  'lured-by-wisp': true,
  'bad-substitute': true,
  'reaction-not-usable': true,
  'bad-choice': true,
};
const both = (trouble: Parameters<typeof explain>[0]) => [explain(trouble), explain(trouble, 'ja')];

/** What is wrong with a config or card sets, in both languages. */
function wrongWith(run: () => unknown): readonly (readonly string[])[] {
  try {
    run();
  } catch (error) {
    if (error instanceof InvalidInputError) return error.problems.map(both);
    throw error;
  }
  return [];
}

group('refusals', () => {
  rule('S-16.6', 'each code has one sentence of its own in each language, with the rule it cites', () => {
    for (const locale of ['en', 'ja']) {
      const said = Object.keys(codes).map((code) => explain({ code, rule: 'S-1.1' }, locale));
      expect(new Set(said).size).toBe(said.length);
      for (const sentence of said)
        expect(sentence).toMatch(locale === 'en' ? /^[A-Z].* \(S-1\.1\)\.$/ : /（S-1\.1）。$/);
      expect(said.join()).not.toMatch(/undefined|not accepted|受け付け/);
    }
  });
  rule(['S-4.11', 'S-10.9', 'S-12.11'], 'what is asked for and what there is', () => {
    expect(both({ code: 'not-enough-mana', rule: 'S-4.11', have: 3, need: 4 })).toEqual([
      'That card costs 4 mana, and you have 3 (S-4.11).',
      'そのカードのコストは4で、マナは3です（S-4.11）。',
    ]);
    expect(both({ code: 'requirement-not-met', rule: 'S-10.9', have: 12, need: 13 })).toEqual([
      'That action asks for 13 citizens in the graveyard, and there are 12 (S-10.9).',
      'その効果には墓地の国民が13人必要で、今は12人です（S-10.9）。',
    ]);
    expect(explain({ code: 'requirement-not-met', rule: 'S-4.8' })).toMatch(
      /only while the enemy gate is down \(S-4\.8/,
    );
    expect(both({ code: 'bad-choice', have: 1, need: 2 })[0]).toBe('Choose at least 2, not 1.');
    expect(both({ code: 'bad-choice', have: 3, need: 2 })[1]).toBe('2つまで選べます（今は3つ）。');
  });
  test('of a malformed action name the place', () => {
    const state = salvationSummoner.setup({ seed: 'words', startingPlayer: 0 });
    const refusal = salvationSummoner.check(state, { type: 'move', seat: 0, unit: 3, area: 'moon' });
    expect(refusal === null ? [] : both(refusal)).toEqual([
      'That is not a proper action: a part of it is missing, unknown or of the wrong kind, at `area` (S-16.6).',
      '正しい形の行動ではありません。欠けた項目、余分な項目、または種類の違う項目があります（`area`）（S-16.6）。',
    ]);
  });
});

group('problems', () => {
  rule('S-2.10', 'of configs name the place, and what is near', () => {
    const config = {
      seed: 'x',
      supply: 'base-sett',
      specials: ['amy', 'amy'],
      startingDeck: [{ card: 'elf', copies: 2 }],
      leaders: ['troll', 'ose'],
    } as const;
    expect(wrongWith(() => salvationSummoner.setup(config))).toEqual([
      [
        '`supply` is none of the recommended supplies (S-2.10); did you mean base-set?',
        '`supply` は推奨サプライではありません（S-2.10）。もしかして：base-set',
      ],
      [
        '`specials[1]` is in the game already, and single (S-2.10).',
        '`specials[1]` は一枚しかなく、すでにゲームに入っています（S-2.10）。',
      ],
      [
        '`leaders[0]` is no leader of the sets in use (S-18.8).',
        '`leaders[0]` は使用中のセットのリーダーではありません（S-18.8）。',
      ],
      [
        '`startingDeck[0].card` is no starting card of the sets in use (S-18.5).',
        '`startingDeck[0].card` は使用中のセットの初期カードではありません（S-18.5）。',
      ],
    ]);
    const [first] = wrongWith(() => salvationSummoner.setup({ seed: 'x', startingCitizens: [0, 15] }));
    expect(first).toEqual([
      '`startingCitizens[0]` is 0, and must be 1 or more.',
      '`startingCitizens[0]` は0ですが、1以上でなければなりません。',
    ]);
  });
  rule('S-2.2', 'of supplies name the place', () => {
    const { problems } = {
      problems: wrongWith(() => salvationSummoner.setup({ seed: 'x', supply: ['knight', 'amy'] })),
    };
    expect(problems.map(([en]) => en)).toEqual([
      'The supply has 2 kinds and must have 15 (S-2.2).',
      '`supply[0]` is a starting card, which no supply may hold (S-2.2).',
      '`supply[1]` is a special card, which has a pile of its own and is no supply kind (S-2.2).',
    ]);
  });
  rule('S-12.0', 'of card sets name the place', () => {
    const { cards, ...rest } = firstCollection;
    const odd = cards.map((card) => (card.id === 'elf' ? { ...card, series: 'undead-marsh', tags: ['leader'] } : card));
    expect(wrongWith(() => createSalvationSummoner({ sets: [{ ...rest, cards: odd }] })).map(([en]) => en)).toEqual([
      '`[0].cards[15].tags` must be a leader by tag and by skill, both or neither, and grant that skill to nobody (S-12.12).',
      '`[0].cards[15].series` is no series of the sets in use (S-12.0); did you mean undead-march?',
    ]);
  });
  test('of positions have sentences of their own', () => {
    const path = ['p0', 'sortie', 0];
    for (const code of [
      'bad-entry',
      'unknown-mark',
      'hidden-card',
      'duplicate-key',
      'wrong-victim',
      'not-now',
      'card-count',
    ]) {
      const said = both({ code, path, have: 5, need: 4, rule: 'S-15.6' });
      expect(said[0]).toMatch(/`p0\.sortie\[0\]`.* \(S-15\.6\)\.$/);
      expect(said[1]).toMatch(/`p0\.sortie\[0\]` .*（S-15\.6）。$/);
      expect(said.join()).not.toMatch(/not accepted|受け付け|undefined/);
    }
    expect(both({ code: 'citizen-count', have: 31, need: 30 })[0]).toBe(
      'There are 31 citizens in the game, and must be 30.',
    );
    expect(both({ code: 'missing-ending', expected: ['supply'] })[0]).toBe(
      'The ending supply must have been recorded.',
    );
    expect(both({ code: 'unreadable-line', path: [3] })[0]).toBe('Line 3 of the position cannot be read.');
  });
  test('KF-F06: of codes that nobody knows, and of names that every object has', () => {
    for (const code of ['constructor', '__proto__', 'toString', 'some-new-code']) {
      const [en, ja] = both({ code, path: ['a', 3] });
      expect(en).toMatch(/^This is not accepted: .*, at `a\[3\]`\.$/);
      expect(ja).toMatch(/（`a\[3\]`）。$/);
    }
  });
});

group('names', () => {
  rule(
    ['S-13.1', 'S-14.1', 'S-19.3'],
    'every card, series and supply of the house has two, and no two are alike',
    () => {
      expect(Object.keys(names)).toEqual(firstCollection.cards.map(({ id }) => id));
      expect(Object.keys(seriesNames)).toEqual(firstCollection.series.map(({ id }) => id));
      expect(Object.keys(supplyNames)).toEqual(Object.keys(supplies));
      for (const table of [names, seriesNames, supplyNames, skillNames, tagNames]) {
        const all = Object.values(table).flatMap(({ ja, en, aliases = [] }) => [ja, en, ...aliases]);
        for (const name of all) expect(name.trim()).toMatch(/\S/);
      }
      const said = Object.values(names).flatMap(({ ja, en, aliases = [] }) => [ja, en, ...aliases]);
      expect([new Set(said).size, said.length]).toEqual([152, 152]);
      expect(names.troll).toEqual({ ja: 'トロル', en: 'Troll', aliases: ['トロール'] });
    },
  );
  test('are given in the language that is asked for', () => {
    const ids = ['troll', 'undead-march', 'base-set', 'ward', 'undead', 'nobody', 'constructor', '__proto__'];
    const others = ids.slice(5);
    expect(ids.map((id) => nameOf(id))).toEqual(['Troll', 'Undead March', 'Base Set', 'ward', 'undead', ...others]);
    expect(ids.map((id) => nameOf(id, 'ja-JP'))).toEqual([
      ...['トロル', '不死の行軍', '基本セット', '魔除け', 'アンデッド'],
      ...others,
    ]);
    for (const locale of [undefined, 'fr', '', 'constructor']) expect(nameOf('troll', locale)).toBe('Troll');
  });
  test('of third parties come before those of the house, in English where there is no Japanese one', () => {
    const [card] = firstCollection.cards.filter(({ id }) => id === 'elf');
    if (card === undefined) throw new Error('the house has no Elf');
    const set: CardSet = {
      ...{ ...firstCollection, series: [], supplies: [] },
      ...{ set: 'mine', version: 1, name: { en: 'Mine' } },
      cards: [
        { ...card, en: 'Woodland Elf' },
        { ...card, id: 'imp', en: 'Imp', ja: 'インプ' },
      ],
    };
    const words = createWords({ sets: [set] });
    expect([words.nameOf('elf'), words.nameOf('elf', 'ja'), words.nameOf('imp', 'ja')]).toEqual([
      ...['Woodland Elf', 'Woodland Elf', 'インプ'],
    ]);
    expect(words.describe({ type: 'trashed', rule: 'S-12.12', seat: 0, card: 'imp' })).toBe(
      'Player 1 puts Imp into the graveyard.',
    );
  });
});

group('units by their handles', () => {
  test('are named where the reader may know them', () => {
    const event = { type: 'moved', rule: 'S-5.4', seat: 0, unit: 7, area: 'sortie' } as const;
    expect(describe(event)).toBe("Player 1's unit moves to the sortie area.");
    const words = createWords({ players: ['Ann', '太郎'], cardOf: (handle) => (handle === 7 ? 'troll' : null) });
    expect([words.describe(event), words.describe({ ...event, seat: 1 }, 'ja')]).toEqual([
      ...["Ann's Troll moves to the sortie area.", '太郎のトロルは出撃エリアに移動する。'],
    ]);
  });

  test('those of a view and its events name every unit that an event speaks of', () => {
    const game = salvationSummoner;
    const simulated: string[] = [];
    const state = game.setup({ seed: 'called', supply: 'undead-kings-army' });
    let called = cardsIn(game.view(state, 'spectator'));
    const words = createWords({ cardOf: (handle) => called[handle] });
    const play = game.simulate(state, (event) => {
      if (game.viewEvents([event], 'spectator').length === 0) return;
      called = learn(called, event);
      simulated.push(words.describe(event));
    });
    const random = createRandom('called');
    for (let decision = play.decision(); decision.kind === 'turn'; decision = play.decision()) {
      play.play(play.sampleAction(decision.seat, random));
    }
    expect(simulated.length).toBeGreaterThan(200);
    expect(simulated.filter((line) => /'s unit|the unit|undefined/.test(line))).toEqual([]);
  });
});

group('the rule book', () => {
  const rules = Object.entries(salvationSummoner.rulebook);
  test.for(rules)('%s is one sentence', ([, { says }]) => {
    expect(says).toMatch(/^[A-Z].*[^.]\.$/);
    expect(says).not.toMatch(/[.!?] [A-Z]/);
  });
  test('no two sentences are alike', () => {
    expect(new Set(rules.map(([, { says }]) => says)).size).toBe(rules.length);
  });
});

test('a card without actions and auras has no text', () => {
  expect([cardText({ actions: [] }), cardText({ actions: [] }, 'ja')]).toEqual(['', '']);
});
