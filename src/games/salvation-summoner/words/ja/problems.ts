import type { Language } from '../language.js';
import type { Speaker } from '../speaker.js';
import { numbers, placeOf, type Trouble } from '../trouble.js';

const kinds: Readonly<Record<string, string>> = {
  text: '文字列',
  'whole-number': '整数',
  boolean: '真偽値',
  list: 'リスト',
  object: 'オブジェクト',
};

const place = (trouble: Trouble): string => (placeOf(trouble) === '' ? '渡された内容' : `\`${placeOf(trouble)}\``);
const right = ({ expected = [] }: Trouble): string =>
  expected.map((kind) => (Object.hasOwn(kinds, kind) ? (kinds[kind] ?? kind) : kind)).join('または');
/** The card a problem is about, or else the place. */
const first = (trouble: Trouble, { named }: Speaker): string =>
  trouble.cards?.[0] === undefined ? place(trouble) : named(trouble.cards[0].card);

/** What is wrong with a config, a supply or a card set. */
export const problems: Language['problems'] = {
  missing: 'がありません',
  'unknown-key': 'という項目はここにはありません',
  'wrong-type': (trouble) => `${place(trouble)}は${right(trouble)}でなければなりません`,
  'not-one-of': (trouble) => `${place(trouble)}は${right(trouble)}でなければなりません`,
  'bad-id': 'は小文字と数字をハイフンでつないだIDでなければなりません',
  'too-small': (trouble) => `${place(trouble)}は${trouble.have}ですが、${trouble.need}以上でなければなりません`,
  'too-big': (trouble) => `${place(trouble)}は${trouble.have}ですが、${trouble.need}以下でなければなりません`,
  'too-short': (trouble) => `${place(trouble)}の長さは${trouble.have}ですが、${trouble.need}以上でなければなりません`,
  'too-long': (trouble) => `${place(trouble)}の長さは${trouble.have}ですが、${trouble.need}以下でなければなりません`,
  'malformed-config': 'の形が正しくありません',

  'unknown-card': 'は使用中のセットにないカードです',
  'bad-count': 'は1から1000までの枚数ではありません',
  'unknown-heading': 'は見出しでもカード名でもありません',
  'second-name': 'は二つ目の名前です',

  'no-legal-deck': () => 'これらのカードでは正しいサプライを作れません',
  'ambiguous-name': (trouble) => `${place(trouble)}は${right(trouble)}の名前でもあります`,
  'too-many-problems': () => '問題が多すぎるため、残りは省きます',
  'not-json': 'はJSONではありません',

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
  'supply-duplicate': (trouble, speaker) => `${first(trouble, speaker)}がサプライに二度入っています`,
  'supply-starter': (trouble, speaker) => `${first(trouble, speaker)}は初期カードなので、サプライには入りません`,
  'supply-special': (trouble, speaker) =>
    `${first(trouble, speaker)}は別の山になる特別カードなので、サプライには入りません`,

  'duplicate-id': 'は別のもののIDでもあります',
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
};
