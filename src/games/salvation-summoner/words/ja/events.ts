import type { Area } from '../../card.js';
import { type Handle, other, type Reason, type Seat, type Victim } from '../../state.js';
import type { Lines } from '../language.js';
import type { Speaker } from '../speaker.js';

const AREAS: Readonly<Record<Area, string>> = { sortie: '出撃エリア', guard: '守備エリア' };

/** A unit of a player. */
const unitOf = (seat: Seat, handle: Handle, { player, called }: Speaker): string =>
  `${player(seat)}の${called(handle, 'ユニット')}`;
/** What an attack hits. */
function victimOf(seat: Seat, victim: Victim, speaker: Speaker): string {
  if (typeof victim === 'number') return unitOf(seat, victim, speaker);
  return `${speaker.player(seat)}の${victim === 'gate' ? '城門' : '国民'}`;
}

function chosen(min: number, max: number): string {
  if (min === max) return `${max}つ`;
  return min === 0 ? `最大${max}つ` : `${min}から${max}つ`;
}

/** Why somebody has won. */
const WHY: Readonly<Record<Reason, (winner: string, loser: string) => string>> = {
  citizens: (_winner, loser) => `${loser}の国民がいなくなった`,
  'leader-died': (_winner, loser) => `${loser}のリーダーが倒れた`,
  necronomicon: (winner) => `${winner}がネクロノミコンを読んだ`,
  'white-saint': (winner) => `白の聖女が${winner}の陣営だけにいる`,
  'deck-size': (winner) => `${winner}のデッキの方が多い`,
  'more-citizens': (winner) => `デッキは同数で、${winner}の国民の方が多い`,
  'fewer-turns': (winner) => `デッキも国民も同数で、${winner}のターンの方が少ない`,
  draw: () => 'すべて同じ',
  concede: (_winner, loser) => `${loser}が投了した`,
};

/** One line for each event. */
export const lines: Lines = {
  'turn-started': ({ seat, turn, mana, summons }, { player }) =>
    `ターン${turn}：${player(seat)}はマナ${mana}、召喚${summons}回で始める`,
  revealed: ({ seat, card, action, mana }, { player, named }) =>
    `${player(seat)}は${named(card)}を公開する（マナ+${mana}${action === null ? '' : `、効果${action + 1}`}）`,
  'gained-mana': ({ seat, amount }, { player }) => `${player(seat)}はマナ+${amount}`,
  'gained-summons': ({ seat, amount }, { player }) => `${player(seat)}は召喚+${amount}`,
  summoned: ({ seat, card, cost }, { player, named }) => `${player(seat)}は${named(card)}をマナ${cost}で召喚する`,
  gained: ({ seat, card, to }, { player, named }) =>
    `${player(seat)}はサプライの${named(card)}を${to === 'hand' ? '手札' : '捨て札'}に加える`,
  'hand-phase-ended': ({ seat }, { player }) => `${player(seat)}は配置／戦闘フェイズに移る`,
  deployed: ({ seat, card, area }, { player, named }) => `${player(seat)}は${named(card)}を${AREAS[area]}に配置する`,
  absorbed: ({ seat, unit, card }, speaker) => `${unitOf(seat, unit, speaker)}は${speaker.named(card)}を同化する`,
  'site-placed': ({ seat, card, replaced }, { player, named }) =>
    `${player(seat)}は${replaced === null ? '' : `${named(replaced)}に代えて`}${named(card)}を設置する`,
  moved: ({ seat, unit, area }, speaker) => `${unitOf(seat, unit, speaker)}は${AREAS[area]}に移動する`,
  switched: ({ seat, unit, area }, speaker) => `${unitOf(seat, unit, speaker)}は${AREAS[area]}に移される`,
  attacked: ({ seat, unit, target, overfly }, speaker) => {
    const aim =
      target === 'stronghold' ? `${speaker.player(other(seat))}の守備側` : unitOf(other(seat), target, speaker);
    return `${unitOf(seat, unit, speaker)}が${overfly ? '空から' : ''}${aim}を攻撃する`;
  },
  'defence-asked': ({ seat }, { player }) => `${player(seat)}は防御できる`,
  'recovery-asked': ({ seat }, { player }) => `${player(seat)}は回復できる`,
  hit: ({ seat, victim }, speaker) => `攻撃は${victimOf(seat, victim, speaker)}に向かう`,
  'stepped-in': ({ seat, unit, instead }, speaker) =>
    `${unitOf(seat, unit, speaker)}が${speaker.called(instead, 'ユニット')}を肩代わりする`,
  reacted: ({ seat, card, timing, amount }, { player, named }) =>
    `${player(seat)}は${named(card)}を使う（ダメージを最大${amount}${timing === 'before-damage' ? '軽減' : '回復'}）`,
  damaged: ({ seat, victim, amount, damage }, speaker) =>
    `${victimOf(seat, victim, speaker)}に${amount}ダメージ（合計${damage}）`,
  healed: ({ seat, victim, amount, damage }, speaker) =>
    `${victimOf(seat, victim, speaker)}のダメージが${amount}減る（合計${damage}）`,
  saved: ({ seat, unit }, speaker) => `${unitOf(seat, unit, speaker)}は不滅により無傷で残る`,
  destroyed: ({ seat, card, to, absorbed }, { player, named }) => {
    const tucked = absorbed.length === 0 ? '' : `（同化：${absorbed.map(named).join('、')}）`;
    return `${player(seat)}の${named(card)}は倒され${to === 'discard' ? '、捨て札に置かれ' : ''}る${tucked}`;
  },
  'gate-destroyed': ({ seat }, { player }) => `${player(seat)}の城門が破壊される`,
  'citizens-lost': ({ seat, amount, to }, { player }) =>
    to === 'attacker'
      ? `${player(seat)}の国民${amount}人が${player(other(seat))}に捕らえられる`
      : `${player(seat)}は国民${amount}人を失う`,
  'citizens-stolen': ({ seat, amount }, { player }) => `${player(other(seat))}は${player(seat)}の国民を${amount}人奪う`,
  'citizens-rescued': ({ seat, amount }, { player }) => `${player(seat)}は墓地の国民を${amount}人戻す`,
  'choice-asked': ({ seat, min, max }, { player }) => `${player(seat)}は${chosen(min, max)}選ぶ`,
  trashed: ({ seat, card }, { player, named }) => `${player(seat)}は${named(card)}を墓地に置く`,
  discarded: ({ seat, cards }, { player, named }) => `${player(seat)}は${cards.map(named).join('、')}を捨てる`,
  revived: ({ seat, card, unit }, { player, named }) =>
    `${player(seat)}は墓地の${named(card)}を${unit === null ? '手札に戻す' : '場に戻す'}`,
  buffed: ({ seat, unit, amount }, speaker) => `${unitOf(seat, unit, speaker)}はこのターンの間マイト+${amount}`,
  razed: ({ seat, card }, { player, named }) => `${player(seat)}の${named(card)}が破壊される`,
  reshuffled: ({ seat, count }, { player }) => `${player(seat)}は${count}枚を切り直して新しい山札にする`,
  drew: ({ seat, count }, { player }) => `${player(seat)}はカードを${count}枚引く`,
  looked: ({ seat, cards }, { player, named }) => `${player(seat)}が引いたカード：${cards.map(named).join('、')}`,
  'ending-recorded': ({ reason, seat }, { player }) => {
    const who = seat === null ? '' : player(seat);
    const what: Readonly<Record<typeof reason, string>> = {
      citizens: `${who}の国民がいなくなった`,
      'leader-died': `${who}のリーダーが倒れた`,
      necronomicon: `${who}がネクロノミコンを読んだ`,
      supply: 'サプライの残りが5種類以下になった',
      'turn-limit': '最後のターンが終わった',
    };
    return `このターンでゲームが終わる：${what[reason]}`;
  },
  'turn-ended': ({ turn }) => `ターン${turn}終了`,
  ended: ({ winners, reason }, { player }) => {
    const [winner] = winners;
    if (winner === undefined) return `引き分け：${WHY.draw('', '')}`;
    return `${player(winner)}の勝利：${WHY[reason](player(winner), player(other(winner)))}`;
  },
};
