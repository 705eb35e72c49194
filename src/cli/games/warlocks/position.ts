import {
  type Enchantment,
  type Monster,
  orderForm,
  type State,
  type View,
  type Warlock,
} from '../../../games/warlocks/index.js';
import { showHistory } from '../../../games/warlocks/notation.js';
import { createWords, type Words } from '../../../games/warlocks/words/index.js';
import type { About } from '../../offer.js';
import { listed, wrap } from '../../text.js';
import { finishingLines } from './gestures.js';

type Sight = State | View;
const INDENT = '    ';

const spanOf = ({ left }: Enchantment): string => (left === null ? 'for good' : String(left));
const enchantmentsSay = (enchantments: readonly Enchantment[], words: Words): readonly string[] =>
  enchantments.map((one) => `${words.nameOf(one.kind)} (${spanOf(one)})`);

/** What is on somebody, and what somebody has, besides health. */
function tokensOf(warlock: Warlock, words: Words): readonly string[] {
  const { enchantments, shield, countered, timeStopMark, bank, clapUsed } = warlock;
  return [
    ...enchantmentsSay(enchantments, words),
    ...(shield && !countered ? ['shielded'] : []),
    ...(countered ? ['countered'] : []),
    ...(timeStopMark ? ['a turn outside of time is due'] : []),
    ...(bank === null ? [] : [`banked: ${words.nameOf(bank.spell)}`]),
    ...(clapUsed ? ['Clap of Lightning used'] : []),
  ];
}

const STATUS = { dead: 'dead', surrendered: 'surrendered' } as const;
const healthOf = ({ health, status }: Warlock): string => (status === 'in' ? `${health} health` : STATUS[status]);

/** A row of letters, its oldest ones left out where there is no room for them. */
function rowIn(row: string, width: number): string {
  const [label = '', ...letters] = row.split(' ');
  const room = Math.floor((width - INDENT.length - label.length - 4) / 2);
  const shown = letters.length > room ? ['..', ...letters.slice(-room)] : letters;
  return `${INDENT}${label} ${shown.join(' ')}`;
}

/** What a warlock is shown with. */
interface Sheet {
  readonly words: Words;
  readonly about: About;
  /** The last turn that was made. */
  readonly last: number;
}

/** A warlock: name, health and what lies on it, and the two rows of letters. */
function warlockLines(warlock: Warlock, seat: number, { words, about, last }: Sheet): readonly string[] {
  const tokens = tokensOf(warlock, words);
  const head = [`${about.players[seat] ?? warlock.name}: ${healthOf(warlock)}`, ...tokens].join(', ');
  const rows = showHistory(warlock.history, last).split('\n');
  return [
    ...wrap(head, about.width, { first: '  ', rest: `${INDENT}  ` }),
    ...rows.map((row) => rowIn(row, about.width)),
  ];
}

function monsterLine(monster: Monster, words: Words): string {
  const { name, health, controller, victim, enchantments } = monster;
  const whose = controller === null ? 'of nobody' : `of ${words.targetName(controller)}`;
  const prey = controller === null ? [] : [`at ${words.targetName(victim)}`];
  return `${[`${name}, ${whose}: ${health} health`, ...prey, ...enchantmentsSay(enchantments, words)].join(', ')}`;
}

function momentOf({ turn, kind, phase }: Sight, words: Words): string {
  if (phase.name === 'over') {
    const { winners } = phase;
    return winners.length === 0
      ? 'The battle is over: a draw.'
      : `The battle is over: ${words.targetName(winners[0] ?? 0)} has won.`;
  }
  const of = kind === 'normal' ? '' : `, ${kind}`;
  return `Turn ${turn}${of}. Orders are awaited of ${listed(phase.waiting.map((seat) => words.targetName(seat)))}.`;
}

/** How everybody stands, in one line. */
export function standing({ warlocks, monsters }: Sight, about: About): string {
  const words = createWords({ warlocks: about.players, monsters });
  const figures = warlocks.map(
    (warlock, seat) =>
      `${about.players[seat] ?? ''} ${warlock.status === 'in' ? warlock.health : STATUS[warlock.status]}`,
  );
  const beasts = monsters.flatMap(({ alive, name, controller, health }) =>
    alive ? [`${name}${controller === null ? '' : ` of ${words.targetName(controller)}`} ${health}`] : [],
  );
  return [...figures, ...beasts].join(', ');
}

/** The battle as whoever looks sees it. */
export function positionLines(position: Sight, about: About): readonly string[] {
  const words = createWords({ warlocks: about.players, monsters: position.monsters });
  const last = position.phase.name === 'over' ? position.turn : position.turn - 1;
  const isOwn = 'viewer' in position && typeof position.viewer === 'number';
  const form = isOwn ? orderForm(position, position.viewer) : null;
  const living = position.monsters.filter(({ alive }) => alive);
  return [
    ...wrap(momentOf(position, words), about.width),
    ...position.warlocks.flatMap((warlock, seat) => warlockLines(warlock, seat, { words, about, last })),
    ...living.flatMap((one) => wrap(monsterLine(one, words), about.width, { first: '  ', rest: `${INDENT}  ` })),
    ...(form === null
      ? []
      : finishingLines({ form, words }).flatMap((line) => wrap(line, about.width, { rest: INDENT }))),
  ];
}
