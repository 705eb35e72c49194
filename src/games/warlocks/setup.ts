import { type Form, type Forms, listOf, mayHave, objectOf, textOf, wholeOf } from '../../kernel/form.js';
import type { Problem } from '../../kernel/problem.js';
import type { Random } from '../../kernel/types.js';
import { isGesture, isHand } from './gestures.js';
import { namesForm, optionFaults, optionsForm, optionsOf, SEATS } from './options.js';
import type { Config } from './shape.js';
import type { Draw, KnownWarlock, State, TurnDraws } from './state.js';
import { HEALTH } from './turn/step7j-cures.js';

const MONSTER = /^m[1-9]\d{0,5}$/;
/** A hand, a gesture, a seat, a monster, or `null`. */
const drawForm: Form<Draw> = (value, path, problems) => {
  if (value === null || isHand(value) || isGesture(value)) return value;
  if (typeof value === 'number') return wholeOf(0, SEATS.max - 1)(value, path, problems);
  if (typeof value !== 'string' || !MONSTER.test(value)) {
    problems.push({ code: 'not-one-of', path, expected: ['LH', 'RH', 'F', '0', 'm1', 'null'] });
  }
  return value as Draw; // a monster, or nobody looks at it
};
const drawsForm: Form<TurnDraws> = (value, path, problems) =>
  objectOf<TurnDraws>({ turn: wholeOf(1, Number.MAX_SAFE_INTEGER), values: listOf(drawForm) })(value, path, problems);

const configForm = (): Form<Config> => {
  const forms: Forms<Config> = {
    seed: textOf(0, Number.MAX_SAFE_INTEGER),
    seats: mayHave(wholeOf(SEATS.min, SEATS.max)),
    names: mayHave(namesForm()),
    options: mayHave(optionsForm()),
    draws: mayHave(listOf(drawsForm)),
  };
  return objectOf<Config>(forms);
};

/** Names differ from each other, and there are as many as seats. */
function nameFaults({ seats, names = [] }: Config): readonly Problem[] {
  const { length: have } = names;
  const faults: Problem[] = names.flatMap((name, place) =>
    names.indexOf(name) < place ? [{ code: 'repeated', path: ['names', place], rule: 'W-1.1' }] : [],
  );
  if (have === 0 || seats === undefined || have === seats) return faults;
  return [
    { code: have < seats ? 'too-short' : 'too-long', path: ['names'], rule: 'W-1.1', have, need: seats },
    ...faults,
  ];
}

/** What is known of chance is listed turn by turn. */
const drawFaults = ({ draws = [] }: Config): readonly Problem[] =>
  draws.flatMap(({ turn: have }, place) => {
    const before = draws[place - 1]?.turn ?? 0;
    return have > before
      ? []
      : [{ code: 'too-small', path: ['draws', place, 'turn'], rule: 'W-17.5', have, need: before + 1 }];
  });

/** What is wrong with a config: its form, the switches (W-1.5), names, and what it tells of chance. */
export function checkConfig(given: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  const config = configForm()(given, [], problems);
  if (problems.length > 0) return problems;
  const switches = optionFaults(optionsOf(config.options ?? {})).map((one) => ({
    ...one,
    path: ['options', ...one.path],
  }));
  return [...switches, ...nameFaults(config), ...drawFaults(config)];
}

/** A warlock with 15 health (W-1.2), on whom nothing lies, and whose history is empty but for the bow (W-1.3). */
const newWarlock = (name: string): KnownWarlock => ({
  name,
  health: HEALTH,
  status: 'in',
  leftTurn: null,
  history: [],
  enchantments: [],
  timeStopMark: false,
  bank: null,
  clapUsed: false,
  clapSeenBy: [],
  shield: false,
  countered: false,
  mentalThisRound: 0,
});

/** The first state: the warlocks have bowed, and all of them have to order (W-1.1, W-1.3). */
export function setup({ seats, names, options, draws = [] }: Config, _random: Random): Omit<State, 'random'> {
  const count = names?.length ?? seats ?? SEATS.min;
  const all = Array.from({ length: count }, (_, seat) => seat);
  return {
    options: optionsOf(options ?? {}),
    turn: 1,
    kind: 'normal',
    round: 1,
    hastedTurnDone: false,
    phase: { name: 'orders', active: all, waiting: [...all] },
    warlocks: all.map((seat) => newWarlock(names?.[seat] ?? `Warlock ${seat + 1}`)),
    monsters: [],
    orders: all.map(() => null),
    draws: draws.map(({ turn, values }) => ({ turn, values: [...values] })),
  };
}
