import type { CommonCode, Grammar, Namer } from './phrasing.js';
import { numbers, placeOf, type Saying, type Trouble } from './trouble.js';

/** How Japanese puts an explanation together. */
export const grammar: Grammar = {
  whole: '渡された内容',
  unknown: (code) => `受け付けられません（${code}）`,
  at: (place) => `（${place}）`,
  onLine: (line) => `${line}行目：`,
  didYouMean: (near) => `。もしかして：${near.join('、')}`,
  end: '。',
  cited: (rule) => `（${rule}）`,
};

const kinds: Readonly<Record<string, string>> = {
  text: '文字列',
  'whole-number': '整数',
  boolean: '真偽値',
  list: 'リスト',
  object: 'オブジェクト',
};

/** Where a problem is, as the beginning of a sentence. */
export const place = (trouble: Trouble): string => placeOf(trouble) || grammar.whole;
/** What would be right there. */
export const right = ({ expected = [] }: Trouble): string =>
  expected.map((kind) => (Object.hasOwn(kinds, kind) ? (kinds[kind] ?? kind) : kind)).join('または');

/** What can be wrong with documents and deck texts of any game. */
export const common: Readonly<Record<CommonCode, Saying<Trouble, Namer>>> = {
  missing: 'がありません',
  'unknown-key': 'という項目はここにはありません',
  'wrong-type': (trouble) => `${place(trouble)} は${right(trouble)}でなければなりません`,
  'not-one-of': (trouble) => `${place(trouble)} は${right(trouble)}でなければなりません`,
  'bad-id': 'は小文字と数字をハイフンでつないだIDでなければなりません',
  'too-small': (trouble) => `${place(trouble)} は${trouble.have}ですが、${trouble.need}以上でなければなりません`,
  'too-big': (trouble) => `${place(trouble)} は${trouble.have}ですが、${trouble.need}以下でなければなりません`,
  'too-short': (trouble) => `${place(trouble)} の長さは${trouble.have}ですが、${trouble.need}以上でなければなりません`,
  'too-long': (trouble) =>
    numbers(
      trouble,
      `${place(trouble)} は長すぎて読めません`,
      (have, need) => `${place(trouble)} の長さは${have}ですが、${need}以下でなければなりません`,
    ),
  'malformed-config': 'の形が正しくありません',

  unreadable: 'は読めません',
  'not-json': 'はJSONではありません',
  cyclic: 'は自分自身を含んでいます',
  'too-deep': 'は入れ子が深すぎて読めません',
  'too-large': 'は大きすぎて読めません',
  'too-many-problems': () => '問題が多すぎるため、残りは省きます',
  'not-a-text': 'は文字列ではありません',

  'unknown-card': 'は使用中のセットにないカードです',
  'bad-count': 'は枚数ではありません。名前の前に1から1000までの整数を書きます',
  'unknown-heading': 'は見出しではありません',
  'second-name': 'は二つ目の名前です。名前は一つだけです',

  'duplicate-id': 'は別のもののIDでもあります',
  'ambiguous-name': (trouble) => `${place(trouble)} は${right(trouble)}の名前でもあります`,
  'no-legal-deck': () => 'これらのカードと数では正しいデッキを作れません',
};
