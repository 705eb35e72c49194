import { numbers } from '../../../../kernel/words/trouble.js';
import type { Language } from '../language.js';

/** Why an action may not be done (S-16.6). */
export const refusals: Language['refusals'] = {
  'malformed-action': '正しい形の行動ではありません。欠けた項目、余分な項目、または種類の違う項目があります',
  'unknown-action': 'そのような行動はありません',
  'unknown-seat': 'そのような席はありません',
  'view-not-state': '行動できるのはゲームそのものに対してだけで、これは一人から見た様子です',
  'not-your-view': 'これは別の席から見た様子なので、あなたの代わりには答えられません',
  'game-over': 'ゲームは終わっています',
  'decision-pending': '先に決めなければならないことがあります',
  'no-decision-pending': '今、決めることはありません',
  'not-your-turn': 'あなたのターンではありません',
  'wrong-phase': 'その行動は別のフェイズのものです',
  'reveals-closed': 'このターンはもう召喚したので、公開できません',
  'card-not-in-hand': 'そのカードは手札にありません',
  'no-such-action': 'そのカードにその番号の効果はありません',
  'reaction-only': 'その効果は攻撃への応答です。公開して得られるのはマナだけです',
  'requirement-not-met': (trouble) =>
    numbers(
      trouble,
      'その効果は敵の城門が破壊されているときだけ使えます',
      (have, need) => `その効果には墓地の国民が${need}人必要で、今は${have}人です`,
    ),
  'nothing-to-reveal': 'マナのないカードは効果と共に公開しなければなりません',
  'unknown-pile': 'このゲームにそのカードの山はありません',
  'pile-empty': 'その山は空です',
  'no-summons-left': 'このターンはもう召喚できません',
  'not-enough-mana': (trouble) =>
    numbers(trouble, 'マナが足りません', (have, need) => `そのカードのコストは${need}で、マナは${have}です`),
  'not-deployable': '配置できるのはユニットと、場で働く施設だけです',
  'wrong-area': 'ユニットは出撃エリアか守備エリアに、施設は施設の場所に置きます',
  'bad-absorb': '同化できるのは、同じエリアの、まだ攻撃していない、リーダーではない自分の別のユニットだけです',
  'unknown-unit': 'そのユニットは場にいません',
  'not-your-unit': 'それは相手のユニットです',
  'already-attacked': 'そのユニットはこのターンの攻撃を終えたか、攻撃した後なので移動できません',
  'already-moved': 'そのユニットはこのターンもう移動しました',
  'same-area': 'そのユニットはもうそこにいます',
  'cannot-attack-from-guard': '守備エリアから攻撃できるのは遠距離のユニットだけで、届く相手に限られます',
  'no-might': 'マイトのないユニットは攻撃できません',
  'overfly-without-flying': '守備兵を飛び越えるかどうかを選べるのは飛行のユニットだけです',
  'bad-target': 'そこに攻撃できるものはありません',
  'guard-choice-not-yours': '攻撃を受ける守備兵を選ぶのはあなたではありません',
  'guard-choice-required': '攻撃を受ける守備兵を選ばなければなりません',
  'guard-not-eligible': 'この攻撃に対してその守備兵は選べません',
  'lured-by-wisp': '鬼火の守備兵がいるので、それを選ばなければなりません',
  'bad-substitute': 'そのユニットはここでは肩代わりできません',
  'reaction-not-usable': 'リアクションは、今使える手札のカードを一度ずつ選びます',
  'bad-choice': (trouble) =>
    numbers(trouble, '選択肢の中から、同じものを二度選ばずに選びます', (have, need) =>
      have < need ? `${need}つ以上選びます（今は${have}つ）` : `${need}つまで選べます（今は${have}つ）`,
    ),
};
