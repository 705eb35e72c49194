import { stackOf } from '../../kernel/deck/listing.js';
import { type Form, flag, listOf, mayHave, objectOf, textOf } from '../../kernel/form.js';
import { type Problem, under } from '../../kernel/problem.js';
import type { Random } from '../../kernel/types.js';
import type { CardId, Deck } from './card.js';
import { deckFaults, deckForm } from './deck-building.js';
import { decks } from './decks.js';
import { type Options, optionFaults, optionsForm, optionsOf } from './options.js';
import type { Config, Ctx } from './shape.js';
import type { Player, State } from './state.js';

/** The decks of a game whose config names none, by mode. */
export const READY = {
  own: [decks['comme-chat'], decks['operation-double-croche']],
  split: [decks['comme-chat']],
} as const;
type Decks = NonNullable<Config['decks']>;

const decksForm = (): Form<Decks> => (value, path, problems) =>
  listOf(deckForm(), 1, 2)(value, path, problems) as Decks; // a list of one or two

const configForm = (): Form<Config> =>
  objectOf<Config>({
    seed: textOf(0, Number.MAX_SAFE_INTEGER),
    decks: mayHave(decksForm()),
    options: mayHave(optionsForm()),
    stacked: mayHave(flag),
  });

/** As many decks are named as are played with: one each, or one for both (B-5.2, B-5.3). */
export function countFaults({ length: have }: Decks, { mode }: Options): readonly Problem[] {
  const { length: need } = READY[mode];
  if (have === need) return [];
  const rule = mode === 'own' ? 'B-5.2' : 'B-5.3';
  return [{ code: have < need ? 'too-short' : 'too-long', path: ['decks'], rule, have, need }];
}

/** What is wrong with a config: its form, its options (B-1.2), and its decks (B-4). */
export function checkConfig(given: unknown, { catalogue }: Ctx): readonly Problem[] {
  const problems: Problem[] = [];
  const config = configForm()(given, [], problems);
  if (problems.length > 0) return problems;
  const options = optionsOf(config.options ?? {});
  const named: Decks = config.decks ?? READY[options.mode];
  problems.push(...under(['options'], optionFaults(options)), ...countFaults(named, options));
  for (const [i, deck] of named.entries()) {
    problems.push(...under(['decks', i], deckFaults(deck, options, catalogue)));
  }
  return problems;
}

function shuffled(deck: Deck, random: Random | null): CardId[] {
  const stack = stackOf(deck);
  random?.shuffle(stack);
  return stack;
}

/** Nobody looks at hands; bins and table are empty (B-5.4). */
const playerOf = (hand: CardId[]): Player<CardId> => ({ hand, bin: [], table: [] });

/** The hands: a deck each, player 0's shuffled first (B-5.2), or one deck, its upper half for player 0 (B-5.3). */
function handsOf(named: Decks, random: Random | null): readonly [CardId[], CardId[]] {
  const [first, second] = named;
  const stack = shuffled(first, random);
  if (second !== undefined) return [stack, shuffled(second, random)];
  const half = stack.length / 2;
  return [stack.slice(half), stack.slice(0, half)];
}

/** The first state: two players (B-5.1), whose hands have been shuffled and dealt. */
export function setup(config: Config, random: Random): Omit<State, 'random'> {
  const options = optionsOf(config.options ?? {});
  const [hand0, hand1] = handsOf(config.decks ?? READY[options.mode], config.stacked === true ? null : random);
  return {
    options,
    turn: 1,
    depth: 0,
    phase: { name: 'reveal' },
    players: [playerOf(hand0), playerOf(hand1)],
    latest: null,
  };
}
