import type { Area, Aura, Condition, DamageEffect, HandAction, Reached } from '../../card.js';
import type { Language, SaidEffect, Verbs } from '../language.js';
import type { Speaker } from '../speaker.js';

const AREAS: Readonly<Record<Area, string>> = { sortie: '出撃エリア', guard: '守備エリア' };
const place = (area: Area | 'any' | undefined): string =>
  area === undefined || area === 'any' ? '' : `${AREAS[area]}の`;
const costing = (cost: number | undefined): string => (cost === undefined ? '' : `コスト${cost}以下の`);

function damaged(effect: DamageEffect, { skilled }: Speaker): string {
  if (effect.target === 'enemy-gate') return '敵の城門に';
  const { area, withSkill: skill } = effect;
  const unit = `${place(area)}${skill === undefined ? '' : `${skilled(skill)}を持つ`}敵ユニット`;
  if (effect.target === 'up-to-enemy-units') return `異なる${unit}最大${effect.count}体にそれぞれ`;
  return `${unit}${effect.target === 'one-enemy-unit' ? '1体' : 'すべて'}に`;
}

/** What a verb does, one saying for each; a verb without one does not compile. */
const verbs: Verbs = {
  draw: ({ n }) => `カードを${n}枚引く`,
  mana: ({ n }) => `マナ+${n}`,
  summons: ({ n }) => `召喚+${n}`,
  prevent: ({ n }) => `攻撃1回のダメージを最大${n}軽減する`,
  heal: ({ n }) => `今攻撃を受けたユニットまたは城門のダメージを最大${n}取り除く`,
  damage: (effect, speaker) => `${damaged(effect, speaker)}${effect.n}ダメージを与える`,
  gain: ({ maxCost, to, tag }, { tagged }) =>
    `サプライから${costing(maxCost)}${tag === undefined ? '' : `${tagged(tag)}の`}カード1枚を` +
    `${to === 'hand' ? '手札' : '捨て札'}に加えてもよい`,
  trash: ({ max }) => `手札のカードを${max === 1 ? '1' : `最大${max}`}枚墓地に置いてもよい`,
  'discard-to': ({ n }) => `相手は手札が${n}枚になるまで捨てる`,
  revive: ({ maxCost, to }) =>
    `墓地の${costing(maxCost)}ユニット1体を${to === 'hand' ? '手札に加えて' : '自分の守備エリアに置いて'}もよい`,
  'move-enemy': ({ from, maxCost }) =>
    from === undefined
      ? `${costing(maxCost)}敵ユニット1体をもう一方のエリアに移してもよい`
      : `${place(from)}${costing(maxCost)}敵ユニット1体を${AREAS[from === 'guard' ? 'sortie' : 'guard']}に移してもよい`,
  buff: ({ n, target }) => `自分のユニット${target === 'one-own-unit' ? '1体' : 'すべて'}はこのターンの間マイト+${n}`,
  steal: ({ n }) => `相手の国民を${n}人奪う`,
  rescue: ({ n }) => `墓地の国民を最大${n}人自分に戻す（開始時の人数まで）`,
  raze: () => '敵の施設を破壊する',
  win: () => 'このターンの終わりに勝利する',
};

function condition(asked: Condition): string {
  return asked.cond === 'enemy-gate-down' ? '敵の城門が破壊されていれば、' : `墓地に国民が${asked.n}人以上いれば、`;
}

const TIMINGS: Readonly<Record<HandAction['timing'], string>> = {
  hand: '公開',
  'before-damage': 'リアクション（ダメージ前）',
  'after-damage': 'リアクション（ダメージ後）',
};

/** What one effect does; the table ties each verb to its own, which an index cannot. */
const said = (effect: SaidEffect, speaker: Speaker): string =>
  (verbs[effect.op] as (effect: SaidEffect, speaker: Speaker) => string)(effect, speaker);

/** A hand action (S-13.3). */
export const action: Language['action'] = (one, speaker) => {
  const asked = one.timing === 'hand' && one.requires !== undefined ? condition(one.requires) : '';
  return `${TIMINGS[one.timing]}：${asked}${one.effects.map((effect) => said(effect, speaker)).join('。その後、')}。`;
};

const reached = ({ area, tag, others }: Reached, { tagged }: Speaker): string =>
  `${place(area)}${others === true ? '他の' : ''}自分の${tag === undefined ? '' : `${tagged(tag)}の`}ユニット`;

function working(one: Aura, speaker: Speaker): string {
  switch (one.aura) {
    case 'might':
      return `${reached(one, speaker)}はマイト${one.n < 0 ? '' : '+'}${one.n}`;
    case 'grant':
      return `${reached(one, speaker)}は${speaker.skilled(one.skill)}を持つ`;
    case 'mana':
      return `手札フェイズの開始時にマナ+${one.n}`;
    case 'summons':
      return `手札フェイズの開始時に召喚+${one.n}`;
  }
}

/** An aura (S-13.3). */
export const aura: Language['aura'] = (one, speaker) => `場にある間：${working(one, speaker)}。`;
