import { describe, expect, test } from 'vitest';
import type { Asker, Option, Picked } from '../../src/cli/asker.js';
import { goblinSummonerOffer as offer } from '../../src/cli/games/goblin-summoner.js';
import { sessionOn } from '../../src/cli/io.js';
import { personAt } from '../../src/cli/person.js';
import { playAt, type Sitter, type Step } from '../../src/cli/table.js';
import type { Action, Config, GoblinSummoner } from '../../src/games/goblin-summoner/index.js';
import { paperWorld } from './keyboard.js';

const about = { players: ['Player', 'Bot'], language: 'en', width: 80 };
const passing: Sitter<GoblinSummoner> = ({ seat }) => ({ kind: 'act', action: { type: 'pass', seat } });

/** Chooses by label, several labels between `+`; a word in angle brackets is said in place of a choice. */
function scripted(...answers: readonly string[]): Asker & { readonly shown: string[][] } {
  const left = [...answers];
  const shown: string[][] = [];
  const next = <Value>(options: readonly Option<Value>[]): Picked<readonly Value[]> => {
    shown.push(options.map(({ label }) => label));
    const answer = left.shift() ?? '<quit>';
    const said = /^<(.*)>$/.exec(answer)?.[1];
    if (said !== undefined) return { said: said as 'quit' }; // a word of the script
    const picked = answer.split(' + ').map((wanted) => {
      const option = options.find(({ label }) => label.startsWith(wanted));
      if (option === undefined) throw new RangeError(`"${wanted}" is not among: ${options.map(({ label }) => label)}`);
      return option.value;
    });
    return { picked };
  };
  return {
    shown,
    async pick<Value>(_: string, options: readonly Option<Value>[]) {
      const answer = next(options);
      return 'said' in answer ? answer : { picked: answer.picked[0] as Value };
    },
    pickSome: async (_, options) => next(options),
    typed: async () => ({ said: 'quit' }),
    line: async () => null,
    close: async () => {},
  };
}

/** A duel whose decks lie as they are listed: three shield cards, then the hand. */
const stacked = (own: string, enemy = 'rally rally rally rally'): Config => {
  const deck = (affinity: string, cards: string) => ({
    affinity,
    cards: ['rally', 'rally', 'rally', ...cards.split(' '), 'rally', 'rally', 'rally'].map((card) => ({
      card,
      copies: 1,
    })),
  });
  return {
    seed: 'person',
    stacked: true,
    priority: 0,
    decks: [deck('goblin', own), deck('undead', enemy)],
    options: { deckSize: 10, maxCopies: null, deckManaLimit: 100, manaMax: 50 },
  };
};

/** Lets a person play by a script, against somebody who plays by another or passes. */
async function sit(config: Config, asker: Asker, other: Sitter<GoblinSummoner> = passing) {
  const world = paperWorld();
  const session = sessionOn(world.io, () => {});
  const steps: Step<GoblinSummoner>['kind'][] = [];
  const person = personAt(session, { stage: offer, shelf: offer.cards ?? null, asker, about });
  const heard = ({ kind }: Step<GoblinSummoner>): void => void steps.push(kind);
  const end = await playAt({ game: offer.game, config, sitters: [person, other], heard });
  return { end, steps, out: world.out() };
}

describe('a person is asked', () => {
  test('equal cards are offered once, and Pass is the last', async () => {
    const asker = scripted();
    await sit(stacked('net net goblin-soldier goblin-soldier'), asker);
    expect(asker.shown[0]).toEqual(['Set Net (1 mana)', 'Summon Goblin Soldier 3/3/1 (2 mana)', 'Pass']);
  });

  test('an attack in two steps, and back', async () => {
    const asker = scripted(
      'Summon Goblin Soldier',
      'Summon Goblin Runt',
      'Attack Bot ...',
      '<back>',
      'Attack Bot ...',
      'Goblin Runt',
    );
    const { end } = await sit(stacked('goblin-soldier goblin-runt net net'), asker);
    expect(asker.shown[3]).toEqual(['Goblin Soldier 3/3/1', 'Goblin Runt 1/1/1']);
    const last = end.actions.filter(({ type }) => type === 'attack');
    expect(last).toMatchObject([{ target: 'duellist', attackers: [expect.any(Number)] }]);
    expect(end.state.players[1].shield).toHaveLength(2);
  });

  test('all attackers together', async () => {
    const asker = scripted(
      'Summon Goblin Soldier',
      'Summon Goblin Runt',
      'Attack Bot ...',
      'Goblin Soldier + Goblin Runt',
    );
    const { end } = await sit(stacked('goblin-soldier goblin-runt net net'), asker);
    expect(end.actions.find(({ type }) => type === 'attack')).toMatchObject({
      attackers: [expect.any(Number), expect.any(Number)],
    });
  });

  test('to use an effect and to choose its target by name', async () => {
    const monsters: Sitter<GoblinSummoner> = ({ legal, seat }) => ({
      kind: 'act',
      action: legal.find(({ type }) => type === 'play-card') ?? { type: 'pass', seat },
    });
    const asker = scripted('Summon Goblin Archer', 'Pass', 'Use Goblin Archer', 'Rattling Skeleton', '<quit>');
    const { out } = await sit(
      stacked('goblin-archer net net net', 'rattling-skeleton grave-shambler rally rally'),
      asker,
      monsters,
    );
    expect(asker.shown[3]).toEqual(["Rattling Skeleton 1/2/1, the enemy's", "Grave Shambler 2/1/2, the enemy's"]);
    expect(out).toContain('Player chooses for Goblin Archer.');
  });

  test('a choice may be taken back to before its card was played', async () => {
    const monsters: Sitter<GoblinSummoner> = ({ legal, seat }) => ({
      kind: 'act',
      action: legal.find(({ type }) => type === 'play-card') ?? { type: 'pass', seat },
    });
    const asker = scripted('Pass', 'Pass', 'Cast Lightning Blast', '<take-back>', 'Set Net');
    const hands = stacked('lightning-blast net net net', 'rattling-skeleton grave-shambler rally rally');
    const { end, steps } = await sit(hands, asker, monsters);
    expect(steps).toContain('taken-back');
    expect(end.actions.filter(({ type, seat }) => type === 'play-card' && seat === 0)).toHaveLength(1);
    expect(asker.shown.at(-2)).toContain('Cast Lightning Blast (2 mana)');
  });
});

test('an action that is refused is explained by its rule, and asked again', async () => {
  const attempts: Action[] = [
    { type: 'attack', seat: 0, attackers: [], target: 'duellist' },
    { type: 'play-card', seat: 0, card: 9999 },
    { type: 'pass', seat: 0 },
  ];
  const stage = {
    ...offer,
    ask: async () => {
      const action = attempts.shift();
      return action === undefined ? { said: 'quit' as const } : { picked: action };
    },
  };
  const world = paperWorld();
  const person = personAt(
    sessionOn(world.io, () => {}),
    { stage, shelf: null, asker: scripted(), about },
  );
  const end = await playAt({
    game: offer.game,
    config: stacked('net net net net'),
    sitters: [person, passing],
    heard() {},
  });
  expect(world.out()).toMatch(
    /An attack needs at least one monster \(G-8\.1\)\.\nThat card is not in your hand \(G-7\.1\)\.\n/,
  );
  expect(end.actions[0]).toEqual({ type: 'pass', seat: 0 });
});

test('the cards in sight are printed with their texts, the hidden ones are not', async () => {
  const asker = scripted('<cards>', '<position>', '<concede>');
  const { out, end } = await sit(stacked('net goblin-king net net', 'doom doom doom doom'), asker);
  expect(out).toMatch(/^Net +.*\n {4}When the enemy attacks: cancel the attack\.$/m);
  expect(out).toMatch(/^Goblin King /m);
  expect(out).not.toMatch(/Doom|Rally/);
  expect(out.match(/Turn 1; Player acts\./g)).toHaveLength(2);
  expect(offer.game.outcome(end.state)).toMatchObject({ winners: [1], reason: 'concede' });
});
