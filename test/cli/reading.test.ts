import { describe, expect, test } from 'vitest';
import type { AnyOffer } from '../../src/cli/offer.js';
import { cardsOf, decksOf } from '../../src/cli/offers.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { type Card, goblinSummoner } from '../../src/games/goblin-summoner/index.js';
import { goblinry } from './keyboard.js';

describe('games', () => {
  test('lists every game with what it brings along', async () => {
    const { code, lines } = await goblinry('games');
    expect(code).toBe(0);
    expect(lines[0]).toBe('Goblin Summoner  goblin-summoner');
    expect(lines.join(' ')).toMatch(/6 ready decks/);
  });

  test('--json tells ids, seats, languages and decks', async () => {
    const [game] = JSON.parse((await goblinry('games --json')).out);
    expect(game).toMatchObject({ id: 'goblin-summoner', rules: '1', seats: { min: 2, max: 2 }, languages: ['en'] });
    expect(game.decks).toContain('warren-rush');
  });
});

describe('cards', () => {
  const all = Object.keys(goblinSummoner.catalogue.cards);

  test('lists every card once, part by part', async () => {
    const { code, lines } = await goblinry('cards goblin-summoner');
    expect(code).toBe(0);
    const parts = lines.flatMap((line) => /^(MONSTER|RELIC|SPELL|TRAP)\b/.exec(line)?.[1] ?? []);
    expect(parts).toEqual(['MONSTER', 'RELIC', 'SPELL', 'TRAP']);
    // A blank line and a heading before each part, the total at the end.
    const names = lines.filter((line) => /^[A-Z][^A-Z]/.test(line));
    expect(names.length).toBe(all.length);
    expect(lines.at(-2)).toMatch(new RegExp(`^${all.length} cards; a/d/h`));
  });

  test('--json holds every card with its rules, name and text', async () => {
    const cards: readonly { id: string; name: string; text: string }[] = JSON.parse(
      (await goblinry('cards goblin-summoner --json')).out,
    );
    expect(new Set(cards.map(({ id }) => id))).toEqual(new Set(all));
    expect(cards.find(({ id }) => id === 'net')).toEqual({
      ...goblinSummoner.catalogue.cards.net,
      name: 'Net',
      text: 'When the enemy attacks: cancel the attack.',
    });
  });

  const picks: readonly (readonly [options: string, fits: (card: Card) => boolean])[] = [
    ['--type goblin', (card) => 'type' in card && card.type === 'goblin'],
    ['--type GOBLIN --category relic', (card) => card.category === 'relic' && card.type === 'goblin'],
    ['--cost 5', ({ cost }) => cost === 5],
    ['--keyword flying', (card) => card.category === 'monster' && card.keywords.includes('flying')],
  ];
  test.each(picks)('%s picks exactly those', async (options, fits) => {
    const picked = JSON.parse((await goblinry(`cards goblin-summoner ${options} --json`)).out);
    const expected = Object.values(goblinSummoner.catalogue.cards).filter(fits);
    expect(new Set(picked.map(({ id }: { id: string }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
    expect(picked.length).toBeGreaterThan(0);
  });

  test('words are looked for in names and texts, whatever their case', async () => {
    const { out } = await goblinry('cards goblin-summoner CANCEL draw');
    expect(out).toContain('Straw Decoy');
    expect(out).not.toContain('Net ');
  });

  test('no card found is a problem, not an error', async () => {
    expect(await goblinry('cards goblin-summoner xyzzy')).toMatchObject({
      code: 1,
      out: '',
      err: 'No card is like that.\n',
    });
  });
});

describe('rules', () => {
  test('says every rule in order, by its id', async () => {
    const { code, lines } = await goblinry('rules goblin-summoner');
    expect(code).toBe(0);
    expect(lines.flatMap((line) => /^G-\S+/.exec(line)?.[0] ?? [])).toEqual(Object.keys(goblinSummoner.rulebook));
  });

  test.each(['G-7.5', 'g-7.5', '7.5'])('%s says one rule', async (id) => {
    const { out } = await goblinry(`rules goblin-summoner ${id}`);
    expect(out.replace(/\s+/g, ' ').trim()).toBe(`G-7.5 ${goblinSummoner.rulebook['G-7.5'].says}`);
  });

  test('a chapter is all its rules and no others', async () => {
    const rules = JSON.parse((await goblinry('rules goblin-summoner G-1 --json')).out);
    expect(rules.map(({ id }: { id: string }) => id)).toEqual(['G-1.1', 'G-1.2']);
  });
});

test('a game without cards or decks says so', () => {
  const bare = { game: { name: 'Bare' } } as AnyOffer; // no more of it is asked
  expect(() => cardsOf(bare)).toThrow(new UsageError('Bare is played without cards.'));
  expect(() => decksOf(bare)).toThrow(new UsageError('Bare is played without decks.'));
});
