import { stackOf } from '../../kernel/deck/listing.js';
import { type Form, flag, mayHave, objectOf, oneOf, pairOf, textOf } from '../../kernel/form.js';
import { type Problem, under } from '../../kernel/problem.js';
import type { Random } from '../../kernel/types.js';
import type { Deck, Loadout } from './card.js';
import { deal } from './dealing.js';
import { deckFaults, deckForm, loadoutFaults, loadoutForm } from './deck-building.js';
import { readyDecks } from './decks.js';
import { optionFaults, optionsForm, optionsOf } from './options.js';
import type { Config, Ctx, Duel } from './shape.js';
import type { Carried, Seat, State } from './state.js';

const configForm = (): Form<Config> =>
  objectOf<Config>({
    seed: textOf(0, Number.MAX_SAFE_INTEGER),
    decks: mayHave(pairOf(deckForm())),
    options: mayHave(optionsForm()),
    loadouts: mayHave(pairOf(loadoutForm())),
    priority: mayHave(oneOf(0, 1)),
    stacked: mayHave(flag),
  });

/** The form of options is a rule of the book. */
const cited = (problem: Problem): Problem =>
  problem.path[0] === 'options' ? { ...problem, rule: problem.code === 'unknown-key' ? 'G-1.1' : 'G-1.2' } : problem;

/** What is wrong with a config: its form, its options (G-1.2), its decks, which must be legal (G-4.1), and its loadouts (G-13.2). */
export function checkConfig(given: unknown, { catalogue }: Ctx): readonly Problem[] {
  const problems: Problem[] = [];
  const config = configForm()(given, [], problems);
  if (problems.length > 0) return problems.map(cited);
  const options = optionsOf(config.options ?? {});
  problems.push(...under(['options'], optionFaults(options)));
  for (const [seat, deck] of (config.decks ?? readyDecks()).entries()) {
    problems.push(...under(['decks', seat], deckFaults(deck, options, catalogue)));
  }
  for (const [seat, loadout] of (config.loadouts ?? []).entries()) {
    problems.push(...under(['loadouts', seat], loadoutFaults(loadout, catalogue)));
  }
  return problems;
}

const carried = ({ feat, item }: Loadout): Carried[] =>
  [feat, item].flatMap((id) => (id === undefined ? [] : [{ feat: id, usedOn: 0 }]));

function playerOf(deck: Deck, loadout: Loadout, random: Random | null): Duel['players'][0] {
  const stack = stackOf(deck);
  random?.shuffle(stack);
  return {
    affinity: deck.affinity,
    pool: 0,
    deck: stack,
    shield: [],
    hand: [],
    released: [],
    play: [],
    discard: [],
    loadout: carried(loadout),
  };
}

/** The first state: priority, then player 0's shuffle, then player 1's; then the cut, or shields, hands and pools (G-4.2, G-4.3). */
export function setup(config: Config, random: Random, ctx: Ctx): Omit<State, 'random'> {
  const options = optionsOf(config.options ?? {});
  const [first, second] = config.decks ?? readyDecks();
  const [one = {}, two = {}] = config.loadouts ?? [];
  const priority: Seat = config.priority ?? (random.int(2) === 0 ? 0 : 1);
  const shuffler = config.stacked === true ? null : random;
  const start: Duel = {
    random: [],
    options: { ...options, manaMax: [...options.manaMax] },
    turn: 1,
    priority,
    actor: priority,
    passes: 0,
    actions: 0,
    chain: 0,
    handles: 0,
    phase: { name: 'cut' },
    players: [playerOf(first, one, shuffler), playerOf(second, two, shuffler)],
    spell: null,
    attack: null,
    queue: [],
    running: null,
    agenda: { name: 'hand-over' },
  };
  if (!options.offerCut) deal(start, { catalogue: ctx.catalogue });
  const { random: _none, ...state } = start;
  return state;
}
