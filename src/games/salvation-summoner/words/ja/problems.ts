import { common, place, right } from '../../../../kernel/words/ja.js';
import { numbers, type Trouble } from '../../../../kernel/words/trouble.js';
import type { Language } from '../language.js';
import type { Speaker } from '../speaker.js';

/** The card a problem is about, or else the place. */
const first = (trouble: Trouble, { named }: Speaker): string =>
  trouble.cards?.[0] === undefined ? place(trouble) : named(trouble.cards[0].card);

/** What is wrong with a config, a supply or a card set. */
export const problems: Language['problems'] = {
  ...common,

  'unknown-supply': 'は推奨サプライではありません',
  'unknown-special': 'は使用中のセットの特別カードではありません',
  'duplicate-special': 'は一枚しかなく、すでにゲームに入っています',
  'unknown-leader': 'は使用中のセットのリーダーではありません',
  'unknown-starter': 'は使用中のセットの初期カードではありません',

  'supply-size': (trouble) =>
    numbers(
      trouble,
      'サプライの種類の数が正しくありません',
      (have, need) => `サプライは${have}種類ですが、${need}種類でなければなりません`,
    ),
  'supply-unknown-card': (trouble, speaker) =>
    trouble.cards?.[0] === undefined
      ? `${place(trouble)}は使用中のセットにないカードです`
      : `使用中のセットに${first(trouble, speaker)}というカードはありません`,
  'supply-duplicate': (trouble, speaker) =>
    numbers(
      trouble,
      `${first(trouble, speaker)}がサプライに二度入っています`,
      (have) => `${first(trouble, speaker)}がサプライに${have}つ入っています`,
    ),
  'supply-starter': (trouble, speaker) => `${first(trouble, speaker)}は初期カードなので、サプライには入りません`,
  'supply-special': (trouble, speaker) =>
    `${first(trouble, speaker)}は別の山になる特別カードなので、サプライには入りません`,

  'unknown-series': 'は使用中のセットのシリーズではありません',
  'leader-mismatch': 'では、リーダーのタグと能力は両方あるか両方ないかで、その能力を他に与えることはできません',
  'duplicate-skill': 'はこのカードがすでに持つ能力です',
  'reactions-in-one-window': 'は同じ時機の二つ目のリアクションです',
  'starter-with-cost': 'は0でなければなりません。初期カードにコストはありません',
  'not-a-starter': 'は初期カードではありません',
  'no-starters': () => '使用中のセットに初期デッキがありません',
  'not-a-supply-card': 'はサプライのカードではありません',
  'too-few-kinds': (trouble) =>
    numbers(
      trouble,
      '使用中のセットのカードではサプライに足りません',
      (have, need) => `使用中のセットのサプライカードは${have}種類ですが、${need}種類必要です`,
    ),

  'card-count': (trouble) =>
    numbers(
      trouble,
      'カードが足りないか、多すぎます',
      (have, need) => `${place(trouble)} のカードは全部で${have}枚ですが、${need}枚でなければなりません`,
    ),
  'card-not-here': 'はそこにはありえないカードです',
  'citizen-count': (trouble) =>
    numbers(
      trouble,
      '国民が足りないか、多すぎます',
      (have, need) => `国民は全部で${have}人ですが、${need}人でなければなりません`,
    ),
  'duplicate-handle': 'は別のものの番号でもあります',
  'graveyard-count': (trouble) =>
    numbers(
      trouble,
      '墓地の数が正しくありません',
      (have, need) => `墓地は${have}つですが、設定では${need}つでなければなりません`,
    ),
  'missing-ending': (trouble) =>
    trouble.expected === undefined
      ? '終了条件がないのにゲームが終わっています'
      : `終了条件${right(trouble)}が記録されていなければなりません`,
  'no-question': 'は今選択を求める効果ではありません',
  'no-such-unit': 'は攻撃側の場のユニットではありません',
  'not-now': 'はターンのこの時点ではありえません',
  'not-single': 'はすでにそこにあります',
  'repeated-ending': 'はすでに記録されています',
  'wrong-ending': (trouble) => `${place(trouble)} は${right(trouble)}でなければなりません`,
  'wrong-options': 'は今の選択肢ではありません',
  'wrong-seat': (trouble) => `${place(trouble)} は${trouble.have}ですが、${trouble.need}でなければなりません`,
  'wrong-turns': (trouble) => `${place(trouble)} は${trouble.have}ですが、ターンの数からは${trouble.need}です`,
  'wrong-victim': 'はそこで攻撃や回復を受けるものではありません',
  'wrong-winners': 'はここでの勝者ではありません',

  'bad-entry': 'は `2 troll(damage 1)` のような記法のカードではありません',
  'unknown-mark': 'の印は知られていません',
  'duplicate-mark': 'には同じ印が二つあります',
  'mark-not-here': 'の印はそこのそのカードには付きません',
  'hidden-card': 'は表なので名前が必要です',
  'no-cards': () => '使用中のセットには並べるカードがありません',
  'other-graveyard': 'は一人の墓地ですが、墓地は共通です',
  'unreadable-line': (trouble) => `局面の${trouble.path?.[0] ?? '?'}行目が読めません`,
  'duplicate-key': 'は二度書かれています',
  'not-arrangeable': 'は決定や終わりの局面です。並べられるのは誰かが行動できる局面だけです',
};
