import { type Form, listOf, mayHave, objectOf, oneOf, orNull, pairOf, textOf, wholeOf } from '../../kernel/form.js';
import { suggest } from '../../kernel/nearest.js';
import { type Problem, under } from '../../kernel/problem.js';
import type { CardId, DeckLine, SupplyName } from './card.js';
import { optionsForm } from './options.js';
import type { Catalogue, Config, Ctx } from './shape.js';
import { knownCard, supplyFaults } from './supply.js';

const MOST_CITIZENS = 1_000_000; // S-2.10
const LARGEST_HAND = 10; // S-2.10
const MOST_TURNS = 1_000_000; // S-2.10
const MOST_COPIES = 100; // S-18.5
const MOST_LINES = 100; // S-18.5
const ANY = Number.MAX_SAFE_INTEGER;

/** The name of a recommended supply, or a list of kinds (S-2.9). */
const supplyForm: Form<SupplyName | readonly CardId[]> = (value, path, problems) =>
  (Array.isArray(value) ? listOf(textOf(0, ANY)) : textOf(0, ANY))(value, path, problems);

/** The form of a config (S-2.9, S-2.10). */
const configForm = (): Form<Config> =>
  objectOf<Config>({
    seed: textOf(0, ANY),
    supply: mayHave(supplyForm),
    specials: mayHave(listOf(textOf(0, ANY))),
    startingCitizens: mayHave(pairOf(wholeOf(1, MOST_CITIZENS))),
    startingHand: mayHave(pairOf(wholeOf(1, LARGEST_HAND))),
    turnLimit: mayHave(orNull(wholeOf(1, MOST_TURNS))),
    previousLoser: mayHave(orNull(oneOf(0, 1))),
    startingPlayer: mayHave(oneOf(0, 1)),
    startingDeck: mayHave(
      listOf(objectOf<DeckLine>({ card: textOf(0, ANY), copies: wholeOf(1, MOST_COPIES) }), 1, MOST_LINES),
    ),
    leaders: mayHave(pairOf(textOf(0, ANY))),
    options: mayHave(optionsForm()),
  });

/** Judges one part of a config against the catalogue. */
type Judge = (config: Partial<Config>, catalogue: Catalogue, found: Problem[]) => void;

/** A supply that is unknown, or no legal list (S-2.2). */
const judgeSupply: Judge = ({ supply }, catalogue, found) => {
  if (supply === undefined) return;
  if (typeof supply !== 'string') {
    found.push(...under(['supply'], supplyFaults(supply, catalogue)));
  } else if (!Object.hasOwn(catalogue.supplies, supply)) {
    const near = suggest(supply, Object.keys(catalogue.supplies), found);
    found.push({ code: 'unknown-supply', path: ['supply'], rule: 'S-2.10', ...near });
  }
};

const specialsOf = ({ cards }: Catalogue): readonly CardId[] =>
  Object.values(cards).flatMap(({ card }) => (card.role === 'special' ? [card.id] : []));

/** Specials that are unknown, or named twice: each is single (S-2.3, S-2.10). */
const judgeSpecials: Judge = ({ specials = [] }, catalogue, found) => {
  const known = specialsOf(catalogue);
  const seen = new Set<CardId>();
  for (const [place, id] of specials.entries()) {
    const path = ['specials', place];
    if (!known.includes(id))
      found.push({ code: 'unknown-special', path, rule: 'S-2.10', ...suggest(id, known, found) });
    else if (seen.has(id)) found.push({ code: 'duplicate-special', path, rule: 'S-2.10' });
    seen.add(id);
  }
};

/** Leaders that are none, or that are in the game already (S-18.8). */
const judgeLeaders: Judge = ({ leaders, specials = [] }, catalogue, found) => {
  for (const [seat, id] of (leaders ?? []).entries()) {
    const path = ['leaders', seat];
    const face = knownCard(catalogue, id);
    if (face?.card.role !== 'special' || face.skills.leader === 0) {
      const known = specialsOf(catalogue).filter((one) => knownCard(catalogue, one)?.skills.leader !== 0);
      found.push({ code: 'unknown-leader', path, rule: 'S-18.8', ...suggest(id, known, found) });
    } else if (specials.includes(id) || leaders?.indexOf(id) !== seat) {
      found.push({ code: 'duplicate-special', path, rule: 'S-18.8' });
    }
  }
};

/** Cards of a starting deck that are no starters (S-18.5). */
const judgeDeck: Judge = ({ startingDeck = [] }, catalogue, found) => {
  for (const [place, { card: id }] of startingDeck.entries()) {
    if (knownCard(catalogue, id)?.card.role === 'starter') continue;
    const known = Object.values(catalogue.cards).flatMap(({ card }) => (card.role === 'starter' ? [card.id] : []));
    const path = ['startingDeck', place, 'card'];
    found.push({ code: 'unknown-starter', path, rule: 'S-18.5', ...suggest(id, known, found) });
  }
};

/** What a config names that there is not, or more often than it may be (S-2.2, S-2.10); parts may be left out. */
export function configFaults(config: Partial<Config>, catalogue: Catalogue): readonly Problem[] {
  const found: Problem[] = [];
  for (const judge of [judgeSupply, judgeSpecials, judgeLeaders, judgeDeck]) judge(config, catalogue, found);
  return found;
}

/** What is wrong with a config: its form, and what it names (S-2.2, S-2.10). */
export function checkConfig(given: unknown, { catalogue }: Ctx): readonly Problem[] {
  const found: Problem[] = [];
  const config = configForm()(given, [], found);
  return found.length > 0 ? found : configFaults(config, catalogue);
}
