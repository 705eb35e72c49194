import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../../docs/rules/salvation-summoner.md', import.meta.url), 'utf8');

/** A clause of a card's text, as the page has it, and as data. */
export interface Clause {
  readonly said: string;
  readonly effects: readonly Readonly<Record<string, unknown>>[];
  readonly requires?: object;
}
/** A card as the tables of the page have it (S-13). */
export interface Row {
  readonly id: string;
  readonly ja: string;
  readonly en: string;
  readonly kind: string;
  readonly tags: readonly string[];
  readonly cost: number;
  readonly mana: number;
  /** `null` for what is no unit. */
  readonly unit: { readonly might: number; readonly hp: number; readonly attack: string } | null;
  readonly skills: readonly (readonly [name: string, n: number | undefined])[];
  readonly reveals: readonly Clause[];
  readonly reactions: readonly (Clause & { readonly timing: string })[];
  readonly auras: readonly Clause[];
}

type Made = Readonly<Record<string, unknown>>;
/** What each phrase of the page means in the words of S-12.12 and S-12.0. */
const PHRASES: readonly (readonly [RegExp, (...found: string[]) => Made])[] = [
  [/^draw (\d) cards?$/, (n) => ({ op: 'draw', n: Number(n) })],
  [/^\+(\d) mana$/, (n) => ({ op: 'mana', n: Number(n) })],
  [/^\+(\d) summons?$/, (n) => ({ op: 'summons', n: Number(n) })],
  [
    /^deal (\d) damage to (one|each) enemy (flying )?unit(?: in the (sortie|guard) area)?$/,
    (n, which, flying, area) => ({
      ...{ op: 'damage', n: Number(n), target: `${which}-enemy-unit`, area: area ?? 'any' },
      ...(flying === undefined ? {} : { withSkill: 'flying' }),
    }),
  ],
  [
    /^deal (\d) damage to each of up to (\d) different enemy units$/,
    (n, count) => ({ op: 'damage', n: Number(n), target: 'up-to-enemy-units', count: Number(count), area: 'any' }),
  ],
  [/^deal (\d) damage to the enemy gate$/, (n) => ({ op: 'damage', n: Number(n), target: 'enemy-gate' })],
  [
    /^you may take one (\w+) card of cost (\d) or less from the supply into your (hand|discard) ?(?:pile)?$/,
    (tag, cost, to) => ({ op: 'gain', maxCost: Number(cost), to, tag }),
  ],
  [/^you may put one card from your hand into the graveyard$/, () => ({ op: 'trash', max: 1 })],
  [/^the opponent discards down to (\d) cards in hand$/, (n) => ({ op: 'discard-to', n: Number(n) })],
  [
    /^you may take one unit of cost (\d) or less from the graveyard into your (hand|guard area)$/,
    (cost, to) => ({ op: 'revive', maxCost: Number(cost), to: to === 'hand' ? 'hand' : 'field' }),
  ],
  [/^you may switch one enemy unit to its other area$/, () => ({ op: 'move-enemy' })],
  [
    /^you may switch one enemy unit of cost (\d) or less from the guard area to the sortie area$/,
    (cost) => ({ op: 'move-enemy', from: 'guard', maxCost: Number(cost) }),
  ],
  [
    /^(one|each) own unit gets \+(\d) might this turn$/,
    (which, n) => ({ op: 'buff', n: Number(n), target: `${which}-own-unit` }),
  ],
  [/^take (\d) citizen from the opponent$/, (n) => ({ op: 'steal', n: Number(n) })],
  [
    /^return up to (\d) citizens? from the graveyard to you \(never above your starting number\)$/,
    (n) => ({ op: 'rescue', n: Number(n) }),
  ],
  [/^destroy the enemy site$/, () => ({ op: 'raze' })],
  [/^you win at the end of this turn$/, () => ({ op: 'win' })],
  [/^prevent up to (\d) damage of one attack$/, (n) => ({ op: 'prevent', n: Number(n) })],
  [/^remove up to (\d) damage from the unit or gate just hit$/, (n) => ({ op: 'heal', n: Number(n) })],
  [
    /^(other )?own (?:(\w+) )?units(?: in the (\w+) area)? have \+(\d) might$/,
    (others, tag, area, n) => ({
      ...{ aura: 'might', n: Number(n) },
      ...(others === undefined ? {} : { others: true }),
      ...(tag === undefined ? {} : { tag }),
      ...(area === undefined ? {} : { area }),
    }),
  ],
  [
    /^own units(?: in the (\w+) area)? have ([a-z-]+)$/,
    (area, skill) => ({ aura: 'grant', skill, ...(area === undefined ? {} : { area }) }),
  ],
  [
    /^your hand phase starts with \+(\d) (mana|summon)$/,
    (n, what) => ({ aura: what === 'mana' ? 'mana' : 'summons', n: Number(n) }),
  ],
];
const CONDITIONS: readonly (readonly [RegExp, (...found: string[]) => object])[] = [
  [/^only while the enemy gate is down: /, () => ({ cond: 'enemy-gate-down' })],
  [/^only with (\d+) or more citizens in the graveyard: /, (n) => ({ cond: 'graveyard-citizens', n: Number(n) })],
];

function meaningOf(phrase: string): Made {
  for (const [pattern, make] of PHRASES) {
    const found = pattern.exec(phrase);
    if (found !== null) return make(...found.slice(1));
  }
  throw new Error(`nobody knows what is meant: ${phrase}`);
}

function clauseOf(said: string): Clause {
  for (const [pattern, make] of CONDITIONS) {
    const found = pattern.exec(said);
    if (found === null) continue;
    return { ...clauseOf(said.slice(found[0].length)), said, requires: make(...found.slice(1)) };
  }
  return { said, effects: said.split(', then ').map(meaningOf) };
}

const clean = (cell = ''): string => cell.replace(/[ˢᵈ`]/g, '').trim();
const numberOf = (cell: string): number => (cell === '–' ? 0 : Number(cell));

function rowOf(line: string): Row {
  const [
    ,
    id = '',
    ja = '',
    en = '',
    what = '',
    cost = '',
    mana = '',
    stats = '',
    attack = '',
    skills = '',
    text = '',
  ] = line.split('|').map(clean);
  const [, kind = '', tag] = /^(\w+)(?: \((\w+)\))?$/.exec(what) ?? [];
  const [might, hp] = stats.split('/').map(Number);
  const named = skills === '–' ? [] : skills.split(', ').map((skill) => skill.split(' '));
  const parts = [...text.matchAll(/(Reveal|React \((\w+) damage\)|In play): (.*?)\.(?= Re| In play|$)/g)];
  const clauses = (word: string) => parts.filter(([, begins = '']) => begins.startsWith(word));
  return {
    ...{ id, ja, en, kind, cost: numberOf(cost), mana: numberOf(mana) },
    tags: [...(tag === undefined ? [] : [tag]), ...(named.some(([skill]) => skill === 'leader') ? ['leader'] : [])],
    unit: stats === '–' ? null : { might: might ?? Number.NaN, hp: hp ?? Number.NaN, attack },
    skills: named.map(([name = '', n]) => [name, n === undefined ? undefined : Number(n)] as const),
    reveals: clauses('Reveal').map(([, , , said = '']) => clauseOf(said)),
    reactions: clauses('React').map(([, , when, said = '']) => ({ ...clauseOf(said), timing: `${when}-damage` })),
    auras: clauses('In play').map(([, , , said = '']) => clauseOf(said)),
  };
}

const tables = page.slice(page.indexOf('\n### S-13.4'), page.indexOf('\n## S-14'));
/** How many clauses the texts of the page have. */
export const clauseCount = (tables.match(/Reveal: |React \(|In play: /g) ?? []).length;
/** All cards of the page, in its order. */
export const rows: readonly Row[] = tables
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map(rowOf);

/** The recommended supplies of the page: id, kinds and the costs that stand beside them. */
export const recommended: readonly (readonly [id: string, cards: readonly (readonly [id: string, cost: number])[]])[] =
  page
    .slice(page.indexOf('\n### S-14.1'), page.indexOf('\n### S-14.2'))
    .split('\n**')
    .slice(1)
    .flatMap((part) => {
      const [, id] = /\(`([a-z-]+)`, /.exec(part) ?? [];
      const cards = [...part.matchAll(/`([a-z-]+)`\s+\((\d)\)/g)].map(
        ([, card = '', cost]) => [card, Number(cost)] as const,
      );
      return id === undefined ? [] : [[id, cards] as const];
    });
