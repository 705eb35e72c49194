import type { Area } from '../../../games/salvation-summoner/index.js';

/** What the command line says of a game of Salvation Summoner, in one language. */
export interface Phrases {
  /** How to read a position, in one line. */
  readonly legend: string;
  /** What stands over the figures of cards, and explains them. */
  readonly headings: readonly string[];
  readonly figures: string;
  readonly kinds: Readonly<Record<'unit' | 'spell' | 'site', string>>;
  readonly reach: Readonly<Record<'melee' | 'ranged', string>>;
  readonly nature: Readonly<Record<'physical' | 'magic', string>>;
  readonly supply: (kinds: number, units: number, spells: number, sites: number) => string;

  readonly areas: Readonly<Record<Area, string>>;
  readonly gate: string;
  readonly gateIs: (left: number, hp: number) => string;
  readonly gateDown: string;
  readonly site: string;
  readonly hand: string;
  readonly revealed: string;
  readonly piles: string;
  readonly graveyard: string;
  readonly nothing: string;
  readonly citizens: (count: number) => string;
  readonly inHand: (count: number) => string;
  readonly inDraw: (count: number) => string;
  readonly inDiscard: (count: number) => string;
  readonly hidden: (count: number) => string;
  readonly damage: (damage: number) => string;
  readonly spent: string;
  readonly moved: string;
  readonly means: (mana: number, summons: number) => string;
  readonly endsNow: string;

  readonly moment: Readonly<
    Record<'hand' | 'field' | 'choose' | 'defend' | 'recover', (turn: number, player: string) => string>
  >;
  readonly over: (turn: number) => string;

  readonly whatInHand: (mana: number, summons: number) => string;
  readonly whatInField: string;
  readonly reveal: (card: string) => string;
  readonly revealFor: (card: string, mana: number) => string;
  readonly forMana: (mana: number) => string;
  readonly summonOne: string;
  readonly summonWhich: (mana: number, summons: number) => string;
  readonly pile: (
    card: string,
    numbers: { readonly cost: number; readonly mana: number; readonly left: number },
  ) => string;
  readonly toField: string;
  readonly deploy: (card: string) => string;
  readonly deployWhere: (card: string) => string;
  readonly to: (area: Area) => string;
  readonly absorbing: (area: Area, unit: string) => string;
  readonly asSite: (card: string) => string;
  readonly move: (unit: string, area: Area) => string;
  readonly attack: (unit: string) => string;
  readonly attackWhat: (unit: string) => string;
  readonly stronghold: string;
  readonly strongholdOn: (guard: string) => string;
  readonly strongholdHits: Readonly<Record<'gate' | 'citizens', string>>;
  readonly victims: Readonly<Record<'gate' | 'citizens', string>>;
  readonly low: string;
  readonly endTurn: string;
  readonly attackedBy: (unit: string) => string;
  readonly whoIsHit: string;
  readonly whoSteps: (victim: string) => string;
  readonly noStep: string;
  readonly prevent: (victim: string) => string;
  readonly heal: (victim: string) => string;
  readonly reaction: (card: string, amount: number) => string;
  readonly choose: (card: string, min: number, max: number) => string;
  readonly ofEnemy: (unit: string) => string;
}

const AREAS_EN = { sortie: 'sortie area', guard: 'guard area' } as const;
const many = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const en: Phrases = {
  legend: 'Units are shown with might/HP; what their skills do is in the texts of the cards and the rules.',
  headings: ['cost', 'mana', 'm/HP', 'attack'],
  figures: 'm/HP: might and HP; mana: what revealing the card adds',
  kinds: { unit: 'unit', spell: 'spell', site: 'site' },
  reach: { melee: 'melee', ranged: 'ranged' },
  nature: { physical: 'physical', magic: 'magic' },
  supply: (kinds, units, spells, sites) => {
    const parts = [many(units, 'unit'), many(spells, 'spell'), many(sites, 'site')];
    return [`${kinds} of 15 kinds`, ...parts.filter((part) => !part.startsWith('0 '))].join(', ');
  },

  areas: { sortie: 'sortie', guard: 'guard' },
  gate: 'gate',
  gateIs: (left, hp) => `[ ${left} of ${hp} HP ]`,
  gateDown: '[ destroyed ]',
  site: 'site',
  hand: 'hand',
  revealed: 'revealed',
  piles: 'supply',
  graveyard: 'graveyard',
  nothing: '-',
  citizens: (count) => many(count, 'citizen'),
  inHand: (count) => `hand ${count}`,
  inDraw: (count) => `draw pile ${count}`,
  inDiscard: (count) => `discard pile ${count}`,
  hidden: (count) => `${many(count, 'unknown card')}`,
  damage: (damage) => `damage ${damage}`,
  spent: 'attacked',
  moved: 'moved',
  means: (mana, summons) => `${mana} mana, ${many(summons, 'summon')}.`,
  endsNow: 'The game ends with this turn.',

  moment: {
    hand: (turn, player) => `Turn ${turn}, hand phase of ${player}.`,
    field: (turn, player) => `Turn ${turn}, field phase of ${player}.`,
    choose: (turn, player) => `Turn ${turn}; ${player} chooses.`,
    defend: (turn, player) => `Turn ${turn}; ${player} defends.`,
    recover: (turn, player) => `Turn ${turn}; ${player} recovers.`,
  },
  over: (turn) => `Turn ${turn}; the game is over.`,

  whatInHand: (mana, summons) => `What do you do? (${mana} mana, ${many(summons, 'summon')})`,
  whatInField: 'What do you do?',
  reveal: (card) => `Reveal ${card} ...`,
  revealFor: (card, mana) => `Reveal ${card} for ${mana} mana`,
  forMana: (mana) => `for ${mana} mana alone`,
  summonOne: 'Summon a card ...',
  summonWhich: (mana, summons) => `Summon which card? (${mana} mana, ${many(summons, 'summon')})`,
  pile: (card, { cost, mana, left }) => `${card}, cost ${cost}, mana ${mana}, ${left} left`,
  toField: 'Go on to the field phase',
  deploy: (card) => `Deploy ${card} ...`,
  deployWhere: (card) => `Where does ${card} go?`,
  to: (area) => `to the ${AREAS_EN[area]}`,
  absorbing: (area, unit) => `to the ${AREAS_EN[area]}, absorbing ${unit}`,
  asSite: (card) => `Put up ${card}`,
  move: (unit, area) => `Move ${unit} to the ${AREAS_EN[area]}`,
  attack: (unit) => `Attack with ${unit} ...`,
  attackWhat: (unit) => `What does ${unit} attack?`,
  stronghold: 'the stronghold; the defender picks the guard',
  strongholdOn: (guard) => `the stronghold: ${guard}`,
  strongholdHits: { gate: 'the stronghold: the gate', citizens: 'the stronghold: the citizens' },
  victims: { gate: 'The gate', citizens: 'The citizens' },
  low: 'without flying over guards',
  endTurn: 'End the turn',
  attackedBy: (unit) => `${unit} attacks.`,
  whoIsHit: 'Which guard is hit?',
  whoSteps: (victim) => `${victim} is hit. Does a bodyguard step in?`,
  noStep: 'No, nobody',
  prevent: (victim) => `${victim} is hit. Prevent damage with cards from your hand?`,
  heal: (victim) => `${victim} is damaged. Heal with cards from your hand?`,
  reaction: (card, amount) => `${card}, up to ${amount}`,
  choose: (card, min, max) => `${card}: choose ${min === max ? max : min === 0 ? `up to ${max}` : `${min} to ${max}`}`,
  ofEnemy: (unit) => `${unit}, the opponent's`,
};

const AREAS_JA = { sortie: '出撃エリア', guard: '守備エリア' } as const;

const ja: Phrases = {
  legend: 'ユニットの数字はマイト/HPです。能力の働きはカードの文章とルールにあります。',
  headings: ['コスト', 'マナ', 'マイト/HP', '攻撃'],
  figures: 'マナ：公開したときに加わるマナ',
  kinds: { unit: 'ユニット', spell: '呪文', site: '施設' },
  reach: { melee: '近接', ranged: '遠距離' },
  nature: { physical: '物理', magic: '魔法' },
  supply: (kinds, units, spells, sites) => {
    const parts = [`ユニット${units}`, `呪文${spells}`, `施設${sites}`];
    return [`15種類中${kinds}種類`, ...parts.filter((part) => !/\D0$/.test(part))].join('、');
  },

  areas: { sortie: '出撃', guard: '守備' },
  gate: '城門',
  gateIs: (left, hp) => `［ HP ${left}/${hp} ］`,
  gateDown: '［ 破壊 ］',
  site: '施設',
  hand: '手札',
  revealed: '公開',
  piles: 'サプライ',
  graveyard: '墓地',
  nothing: '-',
  citizens: (count) => `国民${count}人`,
  inHand: (count) => `手札${count}`,
  inDraw: (count) => `山札${count}`,
  inDiscard: (count) => `捨て札${count}`,
  hidden: (count) => `見えないカード${count}枚`,
  damage: (damage) => `ダメージ${damage}`,
  spent: '攻撃済み',
  moved: '移動済み',
  means: (mana, summons) => `マナ${mana}、召喚${summons}回。`,
  endsNow: 'このターンでゲームが終わる。',

  moment: {
    hand: (turn, player) => `ターン${turn}、${player}の手札フェイズ。`,
    field: (turn, player) => `ターン${turn}、${player}の配置／戦闘フェイズ。`,
    choose: (turn, player) => `ターン${turn}、${player}が選ぶ。`,
    defend: (turn, player) => `ターン${turn}、${player}が防御する。`,
    recover: (turn, player) => `ターン${turn}、${player}が回復する。`,
  },
  over: (turn) => `ターン${turn}、ゲームは終わり。`,

  whatInHand: (mana, summons) => `どうしますか。（マナ${mana}、召喚${summons}回）`,
  whatInField: 'どうしますか。',
  reveal: (card) => `${card}を公開する…`,
  revealFor: (card, mana) => `${card}を公開する（マナ${mana}）`,
  forMana: (mana) => `マナ${mana}のためだけに`,
  summonOne: 'カードを召喚する…',
  summonWhich: (mana, summons) => `どのカードを召喚しますか。（マナ${mana}、召喚${summons}回）`,
  pile: (card, { cost, mana, left }) => `${card}、コスト${cost}、マナ${mana}、残り${left}`,
  toField: '配置／戦闘フェイズに移る',
  deploy: (card) => `${card}を配置する…`,
  deployWhere: (card) => `${card}をどこに置きますか。`,
  to: (area) => AREAS_JA[area],
  absorbing: (area, unit) => `${AREAS_JA[area]}（${unit}を同化）`,
  asSite: (card) => `${card}を設置する`,
  move: (unit, area) => `${unit}を${AREAS_JA[area]}に移す`,
  attack: (unit) => `${unit}で攻撃する…`,
  attackWhat: (unit) => `${unit}で何を攻撃しますか。`,
  stronghold: '守備側（守備兵は相手が選ぶ）',
  strongholdOn: (guard) => `守備側：${guard}`,
  strongholdHits: { gate: '守備側：城門', citizens: '守備側：国民' },
  victims: { gate: '城門', citizens: '国民' },
  low: '守備兵を飛び越えずに',
  endTurn: 'ターンを終える',
  attackedBy: (unit) => `${unit}の攻撃。`,
  whoIsHit: 'どの守備兵が受けますか。',
  whoSteps: (victim) => `${victim}が受けます。肩代わりしますか。`,
  noStep: 'しない',
  prevent: (victim) => `${victim}が受けます。手札でダメージを軽減しますか。`,
  heal: (victim) => `${victim}がダメージを受けました。手札で回復しますか。`,
  reaction: (card, amount) => `${card}、最大${amount}`,
  choose: (card, min, max) => `${card}：${min === max ? max : min === 0 ? `最大${max}` : `${min}から${max}`}つ選ぶ`,
  ofEnemy: (unit) => `相手の${unit}`,
};

/** What is said in a language; English for any other than Japanese. */
export const phrasesIn = (language: string): Phrases => (language === 'ja' ? ja : en);
