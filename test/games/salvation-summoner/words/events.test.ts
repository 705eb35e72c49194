import { expect, describe as group, test } from 'vitest';
import type { Event, Reason } from '../../../../src/games/salvation-summoner/index.js';
import { createWords, describe } from '../../../../src/games/salvation-summoner/words/index.js';
import { rule } from '../../../rule.js';

/** An event without its rule, which no line looks at. */
type Told = Event extends infer Each ? (Each extends Event ? Omit<Each, 'rule'> : never) : never;
type Line = readonly [event: Told, en: string, ja: string];
/** The lines of every event; one that is new does not compile until it stands here. Units: 1 Troll, 2 Dwarf, 9 unknown. */
const samples: { readonly [Type in Event['type']]: readonly Line[] } = {
  'turn-started': [
    [
      { type: 'turn-started', seat: 0, turn: 3, mana: 1, summons: 1 },
      'Turn 3: Ann begins with 1 mana and 1 summon.',
      'ターン3：Annはマナ1、召喚1回で始める。',
    ],
    [
      { type: 'turn-started', seat: 1, turn: 4, mana: 0, summons: 2 },
      'Turn 4: Bob begins with 0 mana and 2 summons.',
      'ターン4：Bobはマナ0、召喚2回で始める。',
    ],
  ],
  revealed: [
    [
      { type: 'revealed', seat: 0, card: 'elf', action: null, mana: 2 },
      'Ann reveals Elf for 2 mana.',
      'Annはエルフを公開する（マナ+2）。',
    ],
    [
      { type: 'revealed', seat: 1, card: 'witch', action: 1, mana: 1 },
      'Bob reveals Witch for 1 mana and its action 2.',
      'Bobはウィッチを公開する（マナ+1、効果2）。',
    ],
  ],
  'gained-mana': [[{ type: 'gained-mana', seat: 0, amount: 2 }, 'Ann gets 2 more mana.', 'Annはマナ+2。']],
  'gained-summons': [
    [{ type: 'gained-summons', seat: 0, amount: 1 }, 'Ann gets 1 more summon.', 'Annは召喚+1。'],
    [{ type: 'gained-summons', seat: 0, amount: 2 }, 'Ann gets 2 more summons.', 'Annは召喚+2。'],
  ],
  summoned: [
    [
      { type: 'summoned', seat: 1, card: 'golem', cost: 5 },
      'Bob summons Golem for 5 mana.',
      'Bobはゴーレムをマナ5で召喚する。',
    ],
  ],
  gained: [
    [
      { type: 'gained', seat: 0, card: 'goblin', to: 'hand' },
      'Ann takes Goblin from the supply into the hand.',
      'Annはサプライのゴブリンを手札に加える。',
    ],
    [
      { type: 'gained', seat: 0, card: 'goblin', to: 'discard' },
      'Ann takes Goblin from the supply into the discard pile.',
      'Annはサプライのゴブリンを捨て札に加える。',
    ],
  ],
  'hand-phase-ended': [
    [{ type: 'hand-phase-ended', seat: 0 }, 'Ann goes on to the field phase.', 'Annは配置／戦闘フェイズに移る。'],
  ],
  deployed: [
    [
      { type: 'deployed', seat: 0, card: 'troll', unit: 1, area: 'sortie' },
      'Ann deploys Troll to the sortie area.',
      'Annはトロルを出撃エリアに配置する。',
    ],
  ],
  absorbed: [
    [
      { type: 'absorbed', seat: 0, unit: 1, absorbed: 2, card: 'dwarf' },
      "Ann's Troll absorbs Dwarf.",
      'Annのトロルはドワーフを同化する。',
    ],
  ],
  'site-placed': [
    [
      { type: 'site-placed', seat: 1, card: 'cemetery', replaced: null },
      'Bob puts up Cemetery.',
      'Bobはセメタリーを設置する。',
    ],
    [
      { type: 'site-placed', seat: 1, card: 'cemetery', replaced: 'ritual-ground' },
      'Bob puts up Cemetery in the place of Summoning Ritual Ground.',
      'Bobは召喚の儀式場に代えてセメタリーを設置する。',
    ],
  ],
  moved: [
    [
      { type: 'moved', seat: 0, unit: 1, area: 'guard' },
      "Ann's Troll moves to the guard area.",
      'Annのトロルは守備エリアに移動する。',
    ],
  ],
  switched: [
    [
      { type: 'switched', seat: 1, unit: 9, area: 'sortie' },
      "Bob's unit is switched to the sortie area.",
      'Bobのユニットは出撃エリアに移される。',
    ],
  ],
  attacked: [
    [
      { type: 'attacked', seat: 0, unit: 1, target: 'stronghold', overfly: false },
      "Ann's Troll attacks Bob's stronghold.",
      'AnnのトロルがBobの守備側を攻撃する。',
    ],
    [
      { type: 'attacked', seat: 0, unit: 1, target: 'stronghold', overfly: true },
      "Ann's Troll attacks Bob's stronghold in flight.",
      'Annのトロルが空からBobの守備側を攻撃する。',
    ],
    [
      { type: 'attacked', seat: 0, unit: 1, target: 2, overfly: false },
      "Ann's Troll attacks Bob's Dwarf.",
      'AnnのトロルがBobのドワーフを攻撃する。',
    ],
  ],
  'defence-asked': [[{ type: 'defence-asked', seat: 1 }, 'Bob may defend.', 'Bobは防御できる。']],
  'recovery-asked': [[{ type: 'recovery-asked', seat: 1 }, 'Bob may recover.', 'Bobは回復できる。']],
  hit: [
    [{ type: 'hit', seat: 1, victim: 2 }, "The attack falls on Bob's Dwarf.", '攻撃はBobのドワーフに向かう。'],
    [{ type: 'hit', seat: 1, victim: 'gate' }, "The attack falls on Bob's gate.", '攻撃はBobの城門に向かう。'],
    [{ type: 'hit', seat: 1, victim: 'citizens' }, "The attack hits Bob's citizens.", '攻撃はBobの国民に向かう。'],
  ],
  'stepped-in': [
    [
      { type: 'stepped-in', seat: 1, unit: 2, instead: 1 },
      "Bob's Dwarf steps in for Troll.",
      'Bobのドワーフがトロルを肩代わりする。',
    ],
  ],
  reacted: [
    [
      { type: 'reacted', seat: 1, card: 'mana-shield', timing: 'before-damage', amount: 3 },
      'Bob uses Mana Shield, which prevents up to 3 damage.',
      'Bobはマナシールドを使う（ダメージを最大3軽減）。',
    ],
    [
      { type: 'reacted', seat: 1, card: 'mana-recovery', timing: 'after-damage', amount: 2 },
      'Bob uses Mana Recovery, which heals up to 2 damage.',
      'Bobはマナリカバリーを使う（ダメージを最大2回復）。',
    ],
  ],
  damaged: [
    [
      { type: 'damaged', seat: 1, victim: 2, amount: 2, damage: 2 },
      "Bob's Dwarf takes 2 damage and has 2.",
      'Bobのドワーフに2ダメージ（合計2）。',
    ],
    [
      { type: 'damaged', seat: 1, victim: 'gate', amount: 0, damage: 3 },
      "Bob's gate takes 0 damage and has 3.",
      'Bobの城門に0ダメージ（合計3）。',
    ],
  ],
  healed: [
    [
      { type: 'healed', seat: 1, victim: 'gate', amount: 2, damage: 1 },
      "Bob's gate loses 2 damage and has 1.",
      'Bobの城門のダメージが2減る（合計1）。',
    ],
  ],
  saved: [
    [
      { type: 'saved', seat: 0, unit: 1 },
      "Ann's Troll is indestructible and stays, unhurt.",
      'Annのトロルは不滅により無傷で残る。',
    ],
  ],
  destroyed: [
    [
      { type: 'destroyed', seat: 0, unit: 1, card: 'troll', to: 'graveyard', absorbed: [] },
      "Ann's Troll is destroyed.",
      'Annのトロルは倒される。',
    ],
    [
      { type: 'destroyed', seat: 0, unit: 1, card: 'skeleton', to: 'discard', absorbed: [] },
      "Ann's Skeleton is destroyed and goes to the discard pile.",
      'Annのスケルトンは倒され、捨て札に置かれる。',
    ],
    [
      { type: 'destroyed', seat: 0, unit: 1, card: 'elemental', to: 'graveyard', absorbed: ['elf', 'goblin', 'troll'] },
      "Ann's Elemental is destroyed; Elf, Goblin and Troll lay under it.",
      'Annのエレメンタルは倒される（同化：エルフ、ゴブリン、トロル）。',
    ],
  ],
  'gate-destroyed': [[{ type: 'gate-destroyed', seat: 1 }, "Bob's gate is destroyed.", 'Bobの城門が破壊される。']],
  'citizens-lost': [
    [{ type: 'citizens-lost', seat: 1, amount: 3, to: 'graveyard' }, 'Bob loses 3 citizens.', 'Bobは国民3人を失う。'],
    [
      { type: 'citizens-lost', seat: 1, amount: 1, to: 'attacker' },
      'Bob loses 1 citizen to Ann.',
      'Bobの国民1人がAnnに捕らえられる。',
    ],
  ],
  'citizens-stolen': [
    [{ type: 'citizens-stolen', seat: 1, amount: 1 }, 'Ann takes 1 citizen from Bob.', 'AnnはBobの国民を1人奪う。'],
  ],
  'citizens-rescued': [
    [
      { type: 'citizens-rescued', seat: 0, amount: 2 },
      'Ann brings 2 citizens back from the graveyard.',
      'Annは墓地の国民を2人戻す。',
    ],
  ],
  'choice-asked': [
    [{ type: 'choice-asked', seat: 0, min: 0, max: 1 }, 'Ann has to choose up to 1.', 'Annは最大1つ選ぶ。'],
    [{ type: 'choice-asked', seat: 1, min: 2, max: 2 }, 'Bob has to choose exactly 2.', 'Bobは2つ選ぶ。'],
    [{ type: 'choice-asked', seat: 1, min: 1, max: 3 }, 'Bob has to choose 1 to 3.', 'Bobは1から3つ選ぶ。'],
  ],
  trashed: [
    [{ type: 'trashed', seat: 0, card: 'knight' }, 'Ann puts Knight into the graveyard.', 'Annはナイトを墓地に置く。'],
  ],
  discarded: [
    [
      { type: 'discarded', seat: 1, cards: ['knight', 'elf'] },
      'Bob discards Knight and Elf.',
      'Bobはナイト、エルフを捨てる。',
    ],
  ],
  revived: [
    [
      { type: 'revived', seat: 0, card: 'troll', unit: null },
      'Ann brings Troll back from the graveyard to the hand.',
      'Annは墓地のトロルを手札に戻す。',
    ],
    [
      { type: 'revived', seat: 0, card: 'troll', unit: 1 },
      'Ann brings Troll back from the graveyard to the field.',
      'Annは墓地のトロルを場に戻す。',
    ],
  ],
  buffed: [
    [
      { type: 'buffed', seat: 0, unit: 1, amount: 2 },
      "Ann's Troll gets +2 might this turn.",
      'Annのトロルはこのターンの間マイト+2。',
    ],
  ],
  razed: [[{ type: 'razed', seat: 1, card: 'cemetery' }, "Bob's Cemetery is razed.", 'Bobのセメタリーが破壊される。']],
  reshuffled: [
    [
      { type: 'reshuffled', seat: 0, count: 4 },
      'Ann shuffles 4 cards into a new draw pile.',
      'Annは4枚を切り直して新しい山札にする。',
    ],
  ],
  drew: [
    [{ type: 'drew', seat: 0, count: 1 }, 'Ann draws 1 card.', 'Annはカードを1枚引く。'],
    [{ type: 'drew', seat: 0, count: 5 }, 'Ann draws 5 cards.', 'Annはカードを5枚引く。'],
  ],
  looked: [
    [
      { type: 'looked', seat: 0, cards: ['elf', 'troll'], for: [0] },
      'Ann has drawn Elf and Troll.',
      'Annが引いたカード：エルフ、トロル。',
    ],
  ],
  'ending-recorded': [
    [
      { type: 'ending-recorded', reason: 'citizens', seat: 1 },
      'The game ends with this turn: Bob has no citizens left.',
      'このターンでゲームが終わる：Bobの国民がいなくなった。',
    ],
    [
      { type: 'ending-recorded', reason: 'leader-died', seat: 1 },
      'The game ends with this turn: a leader of Bob has died.',
      'このターンでゲームが終わる：Bobのリーダーが倒れた。',
    ],
    [
      { type: 'ending-recorded', reason: 'necronomicon', seat: 0 },
      'The game ends with this turn: Ann reads the Necronomicon.',
      'このターンでゲームが終わる：Annがネクロノミコンを読んだ。',
    ],
    [
      { type: 'ending-recorded', reason: 'supply', seat: null },
      'The game ends with this turn: five kinds of the supply or fewer are left.',
      'このターンでゲームが終わる：サプライの残りが5種類以下になった。',
    ],
    [
      { type: 'ending-recorded', reason: 'turn-limit', seat: null },
      'The game ends with this turn: the last turn is over.',
      'このターンでゲームが終わる：最後のターンが終わった。',
    ],
  ],
  'turn-ended': [[{ type: 'turn-ended', seat: 0, turn: 3 }, 'Turn 3 is over.', 'ターン3終了。']],
  ended: [
    [
      { type: 'ended', winners: [], reason: 'draw' },
      'The game is a draw: everything is equal.',
      '引き分け：すべて同じ。',
    ],
  ],
};

/** Why seat 0 has won. */
const won: { readonly [R in Exclude<Reason, 'draw'>]: readonly [en: string, ja: string] } = {
  citizens: ['Bob has no citizens left', 'Bobの国民がいなくなった'],
  'leader-died': ['a leader of Bob has died', 'Bobのリーダーが倒れた'],
  necronomicon: ['Ann has read the Necronomicon', 'Annがネクロノミコンを読んだ'],
  'white-saint': ['the White Saint stands with Ann alone', '白の聖女がAnnの陣営だけにいる'],
  'deck-size': ['the deck of Ann is the larger one', 'Annのデッキの方が多い'],
  'more-citizens': ['the decks are equal, and Ann has more citizens', 'デッキは同数で、Annの国民の方が多い'],
  'fewer-turns': [
    'decks and citizens are equal, and Ann has taken fewer turns',
    'デッキも国民も同数で、Annのターンの方が少ない',
  ],
  concede: ['Bob concedes', 'Bobが投了した'],
};

const cards: Readonly<Record<number, string>> = { 1: 'troll', 2: 'dwarf' };
const ann = createWords({ players: ['Ann', 'Bob'], cardOf: (handle) => cards[handle] });

group('log lines', () => {
  test.for(Object.entries(samples))('%s', ([type, lines]) => {
    expect(lines.length).toBeGreaterThan(0);
    for (const [told, en, ja] of lines) {
      expect(told.type).toBe(type);
      const event = { ...told, rule: 'S-6.5' } as Event;
      expect([ann.describe(event), ann.describe(event, 'ja')]).toEqual([en, ja]);
    }
  });

  rule('S-10.14', 'an end is told with its reason', () => {
    for (const [reason, [en, ja]] of Object.entries(won)) {
      const event = { type: 'ended', rule: 'S-10.14', winners: [0], reason: reason as Reason } as const;
      expect([ann.describe(event), ann.describe(event, 'ja')]).toEqual([
        ...[`Ann wins the game: ${en}.`, `Annの勝利：${ja}。`],
      ]);
    }
  });

  test('players without names are numbered, and units without cards are called units', () => {
    const event: Event = { type: 'stepped-in', rule: 'S-7.7', seat: 1, unit: 5, instead: 6 };
    expect(describe(event)).toBe("Player 2's unit steps in for the unit.");
    expect(describe(event, 'ja')).toBe('プレイヤー2のユニットがユニットを肩代わりする。');
    for (const locale of ['fr', '', 'constructor']) expect(describe(event, locale)).toBe(describe(event));
  });
});
