import { expect, describe as group, test } from 'vitest';
import {
  type Aura,
  type Card,
  type Condition,
  type HandAction,
  salvationSummoner,
} from '../../../../src/games/salvation-summoner/index.js';
import { cardText } from '../../../../src/games/salvation-summoner/words/index.js';
import { rule } from '../../../rule.js';

type Effect = HandAction['effects'][number];
type Text = readonly [en: string, ja: string];

/** An effect of each verb and what is said of it; a verb that is new does not compile until it stands here. */
const verbs: { readonly [Op in Effect['op']]: readonly (readonly [Extract<Effect, { op: Op }>, ...Text])[] } = {
  draw: [
    [{ op: 'draw', n: 1 }, 'draw 1 card', 'カードを1枚引く'],
    [{ op: 'draw', n: 2 }, 'draw 2 cards', 'カードを2枚引く'],
  ],
  mana: [[{ op: 'mana', n: 2 }, '+2 mana', 'マナ+2']],
  summons: [
    [{ op: 'summons', n: 1 }, '+1 summon', '召喚+1'],
    [{ op: 'summons', n: 2 }, '+2 summons', '召喚+2'],
  ],
  prevent: [[{ op: 'prevent', n: 3 }, 'prevent up to 3 damage of one attack', '攻撃1回のダメージを最大3軽減する']],
  heal: [
    [
      { op: 'heal', n: 2 },
      'remove up to 2 damage from the unit or gate just hit',
      '今攻撃を受けたユニットまたは城門のダメージを最大2取り除く',
    ],
  ],
  damage: [
    [
      { op: 'damage', n: 5, target: 'one-enemy-unit', area: 'any' },
      'deal 5 damage to one enemy unit',
      '敵ユニット1体に5ダメージを与える',
    ],
    [
      { op: 'damage', n: 3, target: 'one-enemy-unit', area: 'sortie' },
      'deal 3 damage to one enemy unit in the sortie area',
      '出撃エリアの敵ユニット1体に3ダメージを与える',
    ],
    [
      { op: 'damage', n: 3, target: 'each-enemy-unit', area: 'any', withSkill: 'flying' },
      'deal 3 damage to each enemy flying unit',
      '飛行を持つ敵ユニットすべてに3ダメージを与える',
    ],
    [
      { op: 'damage', n: 1, target: 'each-enemy-unit', area: 'guard', withSkill: 'anti-air' },
      'deal 1 damage to each enemy unit with anti-air in the guard area',
      '守備エリアの飛行迎撃を持つ敵ユニットすべてに1ダメージを与える',
    ],
    [
      { op: 'damage', n: 2, target: 'up-to-enemy-units', count: 3, area: 'any' },
      'deal 2 damage to each of up to 3 different enemy units',
      '異なる敵ユニット最大3体にそれぞれ2ダメージを与える',
    ],
    [
      { op: 'damage', n: 2, target: 'up-to-enemy-units', count: 1, area: 'guard' },
      'deal 2 damage to up to one enemy unit in the guard area',
      '異なる守備エリアの敵ユニット最大1体にそれぞれ2ダメージを与える',
    ],
    [{ op: 'damage', n: 2, target: 'enemy-gate' }, 'deal 2 damage to the enemy gate', '敵の城門に2ダメージを与える'],
  ],
  gain: [
    [
      { op: 'gain', maxCost: 2, to: 'hand', tag: 'goblin' },
      'you may take one goblin card of cost 2 or less from the supply into your hand',
      'サプライからコスト2以下のゴブリンのカード1枚を手札に加えてもよい',
    ],
    [
      { op: 'gain', maxCost: 4, to: 'discard' },
      'you may take one card of cost 4 or less from the supply into your discard pile',
      'サプライからコスト4以下のカード1枚を捨て札に加えてもよい',
    ],
  ],
  trash: [
    [
      { op: 'trash', max: 1 },
      'you may put one card from your hand into the graveyard',
      '手札のカードを1枚墓地に置いてもよい',
    ],
    [
      { op: 'trash', max: 3 },
      'you may put up to 3 cards from your hand into the graveyard',
      '手札のカードを最大3枚墓地に置いてもよい',
    ],
  ],
  'discard-to': [
    [{ op: 'discard-to', n: 4 }, 'the opponent discards down to 4 cards in hand', '相手は手札が4枚になるまで捨てる'],
    [{ op: 'discard-to', n: 1 }, 'the opponent discards down to 1 card in hand', '相手は手札が1枚になるまで捨てる'],
  ],
  revive: [
    [
      { op: 'revive', maxCost: 4, to: 'hand' },
      'you may take one unit of cost 4 or less from the graveyard into your hand',
      '墓地のコスト4以下のユニット1体を手札に加えてもよい',
    ],
    [
      { op: 'revive', maxCost: 5, to: 'field' },
      'you may take one unit of cost 5 or less from the graveyard into your guard area',
      '墓地のコスト5以下のユニット1体を自分の守備エリアに置いてもよい',
    ],
  ],
  'move-enemy': [
    [
      { op: 'move-enemy' },
      'you may switch one enemy unit to its other area',
      '敵ユニット1体をもう一方のエリアに移してもよい',
    ],
    [
      { op: 'move-enemy', from: 'guard', maxCost: 3 },
      'you may switch one enemy unit of cost 3 or less from the guard area to the sortie area',
      '守備エリアのコスト3以下の敵ユニット1体を出撃エリアに移してもよい',
    ],
    [
      { op: 'move-enemy', from: 'sortie' },
      'you may switch one enemy unit from the sortie area to the guard area',
      '出撃エリアの敵ユニット1体を守備エリアに移してもよい',
    ],
  ],
  buff: [
    [
      { op: 'buff', n: 2, target: 'one-own-unit' },
      'one own unit gets +2 might this turn',
      '自分のユニット1体はこのターンの間マイト+2',
    ],
    [
      { op: 'buff', n: 1, target: 'each-own-unit' },
      'each own unit gets +1 might this turn',
      '自分のユニットすべてはこのターンの間マイト+1',
    ],
  ],
  steal: [[{ op: 'steal', n: 1 }, 'take 1 citizen from the opponent', '相手の国民を1人奪う']],
  rescue: [
    [
      { op: 'rescue', n: 2 },
      'return up to 2 citizens from the graveyard to you (never above your starting number)',
      '墓地の国民を最大2人自分に戻す（開始時の人数まで）',
    ],
  ],
  raze: [[{ op: 'raze' }, 'destroy the enemy site', '敵の施設を破壊する']],
  win: [[{ op: 'win' }, 'you win at the end of this turn', 'このターンの終わりに勝利する']],
};

group('card texts', () => {
  rule(['S-12.12', 'S-13.3'], 'have a phrase for each verb', () => {
    for (const [effect, en, ja] of Object.values(verbs).flat() as readonly (readonly [Effect, ...Text])[]) {
      const timing = effect.op === 'prevent' ? 'before-damage' : effect.op === 'heal' ? 'after-damage' : 'hand';
      const actions = [{ timing, effects: [effect] } as HandAction];
      const [before, jaBefore] = {
        hand: ['Reveal', '公開'],
        'before-damage': ['React (before damage)', 'リアクション（ダメージ前）'],
        'after-damage': ['React (after damage)', 'リアクション（ダメージ後）'],
      }[timing];
      expect([cardText({ actions }), cardText({ actions }, 'ja')]).toEqual([
        ...[`${before}: ${en}.`, `${jaBefore}：${ja}。`],
      ]);
    }
  });

  rule('S-12.8', 'have a phrase for each condition', () => {
    const said: { readonly [Cond in Condition['cond']]: readonly [Extract<Condition, { cond: Cond }>, ...Text] } = {
      'enemy-gate-down': [
        { cond: 'enemy-gate-down' },
        'Reveal: only while the enemy gate is down: destroy the enemy site.',
        '公開：敵の城門が破壊されていれば、敵の施設を破壊する。',
      ],
      'graveyard-citizens': [
        { cond: 'graveyard-citizens', n: 13 },
        'Reveal: only with 13 or more citizens in the graveyard: destroy the enemy site.',
        '公開：墓地に国民が13人以上いれば、敵の施設を破壊する。',
      ],
    };
    for (const [requires, en, ja] of Object.values(said)) {
      const actions: readonly HandAction[] = [{ timing: 'hand', requires, effects: [{ op: 'raze' }] }];
      expect([cardText({ actions }), cardText({ actions }, 'ja')]).toEqual([en, ja]);
    }
  });

  rule('S-8.15', 'have a phrase for each aura', () => {
    const said: readonly (readonly [Aura, ...Text])[] = [
      [
        { aura: 'might', n: 1, area: 'sortie' },
        'own units in the sortie area have +1 might',
        '出撃エリアの自分のユニットはマイト+1',
      ],
      [
        { aura: 'might', n: 1, tag: 'goblin', others: true },
        'other own goblin units have +1 might',
        '他の自分のゴブリンのユニットはマイト+1',
      ],
      [{ aura: 'grant', skill: 'undying' }, 'own units have undying', '自分のユニットは不死を持つ'],
      [
        { aura: 'grant', skill: 'anti-air', area: 'guard', tag: 'orc' },
        'own orc units in the guard area have anti-air',
        '守備エリアの自分のorcのユニットは飛行迎撃を持つ',
      ],
      [{ aura: 'mana', n: 1 }, 'your hand phase starts with +1 mana', '手札フェイズの開始時にマナ+1'],
      [{ aura: 'summons', n: 2 }, 'your hand phase starts with +2 summons', '手札フェイズの開始時に召喚+2'],
    ];
    for (const [aura, en, ja] of said) {
      const card = { actions: [], auras: [aura] };
      expect([cardText(card), cardText(card, 'ja')]).toEqual([`In play: ${en}.`, `場にある間：${ja}。`]);
    }
  });

  const textOf = (id: string, locale?: string): string =>
    cardText(salvationSummoner.catalogue.cards[id]?.card as Card, locale);
  rule(['S-4.9', 'S-13.3'], 'name the effects of an action in order, and every action and aura of a card', () => {
    expect(textOf('saint')).toBe(
      'Reveal: return up to 1 citizen from the graveyard to you (never above your starting number), then draw 1 card. ' +
        'React (after damage): remove up to 3 damage from the unit or gate just hit.',
    );
    expect(textOf('guild', 'ja')).toBe('公開：召喚+1。その後、マナ+1。場にある間：手札フェイズの開始時にマナ+1。');
    expect(textOf('goblin-shaman')).toBe('Reveal: +1 summon. Reveal: draw 1 card.');
    expect([textOf('troll'), textOf('troll', 'ja')]).toEqual(['', '']);
  });

  test('that are printed are shown in English, and read from the card in Japanese', () => {
    const card = { actions: [{ timing: 'hand', effects: [{ op: 'raze' }] }], text: 'Tear it down!' } as const;
    expect([cardText(card), cardText(card, 'ja')]).toEqual(['Tear it down!', '公開：敵の施設を破壊する。']);
  });
});
