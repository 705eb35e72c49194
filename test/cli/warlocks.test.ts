import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { warlocks } from '../../src/games/warlocks/index.js';
import { verify } from '../../src/index.js';
import { gestures, madeUpPage } from '../games/warlocks/made-up-page.js';
import { goblinry } from './keyboard.js';

const folder = mkdtempSync(join(tmpdir(), 'goblinry-warlocks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A text on one line, however it was broken. */
const unbroken = (text: string): string => text.replace(/\s+/g, ' ');
/** A file in the folder of this test. */
function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const both = (pairs: string): readonly string[] => {
  const [ann = '-/-', bob = '-/-'] = pairs.split(' ');
  return [...gestures('Ann', ann), ...gestures('Bob', bob)];
};
/** A battle that Bob wins by a missile and Ann's surrender. */
const page = madeUpPage({
  turns: [
    both('-/- S/-'),
    [...both('-/- D/-'), 'Bob casts Magic Missile at Ann.', 'Ann is hit by a Magic Missile, for 1 damage.'],
    [
      ...both('P/P -/-'),
      'Ann casts Shield at himself.',
      'Ann casts Shield at himself.',
      'Ann surrenders.',
      'Bob is victorious!',
    ],
  ],
});

describe('Warlocks: spells', () => {
  test('are listed by kind, all of them or some', async () => {
    const { out, code } = await goblinry('spells');
    expect(code).toBe(0);
    expect(out).toMatch(/^PROTECTION +gestures +usual target\nDispel Magic +cDPW +self\n/);
    expect(unbroken(out)).toContain('40 spells; capitals are made by the finishing hand');
    const wounds = await goblinry('spells warlocks wounds opponent');
    expect(wounds.out.match(/^C\w+ (Light|Heavy) Wounds/gm)).toEqual(['Cause Light Wounds', 'Cause Heavy Wounds']);
    expect(await goblinry('spells nonsense')).toMatchObject({ code: 1, out: '', err: 'No spell is like that.\n' });
    expect((await goblinry('cards warlocks --kind damage')).out).toContain('Finger of Death');
  });

  test('differ by variant', async () => {
    const plain = JSON.parse((await goblinry('spells --json')).out);
    const other = JSON.parse((await goblinry('spells --json --maladroit --para-fdf')).out);
    const of = (list: { id: string; gestures: string[] }[], id: string) => list.find((one) => one.id === id)?.gestures;
    expect([plain.length, other.length]).toEqual([40, 40]);
    expect([of(plain, 'paralysis'), of(other, 'paralysis')]).toEqual([['FFF'], ['FDF']]);
    expect([of(plain, 'maladroitness'), of(other, 'maladroitness')]).toEqual([undefined, ['DSF']]);
  });

  test('are told with the turns that each hand needs for them', async () => {
    const { lines } = await goblinry('spells --left PSFW --right BWWFP');
    expect(lines[0]).toBe('Left hand');
    expect(lines).toContain('  2 turns  PP     Counter Spell       WPP');
    expect(lines).toContain('  3 turns  DDc    Clap of Lightning   WDDc');
    const { out } = await goblinry('spells --left "C S" --right cw --within 1 --json');
    const found: { hand: string; spell: string; next: string; left: number }[] = JSON.parse(out);
    expect(found.every(({ left, next }) => left === 1 && next.length === 1)).toBe(true);
    expect(found.map(({ hand, spell }) => `${hand} ${spell}`)).toEqual(['LH magic-missile', 'LH shield', 'RH shield']);
    const clap = JSON.parse((await goblinry('spells --left C --right C --within 1 --json')).out);
    expect(clap.map(({ spell }: { spell: string }) => spell)).toEqual([
      'magic-mirror',
      'shield',
      'magic-mirror',
      'shield',
    ]);
  });

  test('need rows of gestures', async () => {
    expect(await goblinry('spells --left PXF')).toMatchObject({
      ...{ code: 2, out: '' },
      err: 'goblinry: --left "PXF" is no row of gestures: use the letters F P S W D C > -.\n',
    });
    expect((await goblinry('spells --left P --within 0')).code).toBe(2);
    expect((await goblinry('spells --left ""')).lines[0]).toBe('Left hand: nothing is begun');
  });
});

describe('Warlocks: a battle is told', () => {
  test('as it always was', async () => {
    const { code, out, err, lines } = await goblinry('demo warlocks');
    expect([code, err]).toEqual([0, '']);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    await expect(out).toMatchFileSnapshot('../golden/demo-warlocks.txt');
  });

  test('by as many as are asked for', async () => {
    const { out } = await goblinry('demo warlocks --seats 5 --json');
    const record = JSON.parse(out);
    expect(record.config).toMatchObject({ seats: 5 });
    expect(verify(warlocks, record)).toBeNull();
    expect((await goblinry('demo warlocks --seats 3')).out).toContain('Warlocks: 3 bots play at random');
    for (const [command, says] of [
      ['demo warlocks --seats 7', 'Warlocks is played by 2 to 6, not by "7": use --seats 2.'],
      ['demo gobulon --seats 3', 'Gobulon is played by 2, not by "3": use --seats 2.'],
      ['play warlocks --seats x', 'Warlocks is played by 2 to 6, not by "x": use --seats 2.'],
      ['play warlocks --seat 2', 'there is no seat "2": use a number from 0 to 1.'],
      ['demo warlocks --decks a,b', 'Warlocks is played without decks.'],
    ] as const) {
      expect(await goblinry(command)).toMatchObject({ code: 2, out: '', err: `goblinry: ${says}\n` });
    }
  });

  test('with the rule behind everything, if that is asked for', async () => {
    const { lines } = await goblinry('demo warlocks --full');
    const told = lines.filter((line) => /^ +\S/.test(line)).join(' ');
    expect(told).toMatch(/has handed in orders for turn 1\. \[W-5\.1\]/);
    expect(told).toMatch(/\[W-2\.6\]/);
  });
});

describe('Warlocks: a person plays', () => {
  const play = (stdin: string, more = '') => goblinry(`play warlocks --seed owl ${more}`, { stdin });

  test('gestures are typed, the rest is chosen', async () => {
    const path = join(folder, 'played.json');
    const { code, out } = await play('SW\ns/d\nd p\n1\n1\nconcede\n', `--record ${path}`);
    expect(code).toBe(0);
    expect(out).toContain('Player: 15 health\n    LH: B\n    RH: B\n');
    expect(out).toContain('Player gestures S/W: snap left, wave right.');
    expect(out).toMatch(/LH finishes: .*D Magic Missile/);
    expect(out).toMatch(/Magic Missile, left hand: at whom\?\n {2}1 {2}Bot, as usual\n {2}2 {2}Yourself\n/);
    expect(out).toMatch(/Shield, right hand: at whom\?\n {2}1 {2}Yourself, as usual\n {2}2 {2}Bot\n/);
    expect(out).toMatch(/Bot wins the battle: nobody else is left\./);
    const record = JSON.parse(readFileSync(path, 'utf8'));
    expect(verify(warlocks, record)).toBeNull();
    const third = record.actions.find(({ seat, turn }: { seat: number; turn: number }) => seat === 0 && turn === 3);
    expect(third).toEqual({ type: 'orders', seat: 0, turn: 3, gestures: { LH: 'D', RH: 'P' } });
  });

  test('both palms are asked about', async () => {
    const { out } = await play('PP\n1\nPP\n2\n1\n1\n');
    expect(out.match(/Both palms surrender\. Do you mean it\?/g)).toHaveLength(2);
    expect(out).toContain('Player surrenders.');
  });

  test('whole orders may be typed', async () => {
    const { out } = await play('S/-;\nD/P; LH magic-missile at A; RH at B\nq\n');
    expect(out).toContain('Magic Missile strikes Player for 1.');
    expect(out).toContain('Player casts Shield at Bot, with the right hand.');
    const refused = await play('S/-; LH fireball at B\nq\n');
    expect(refused.out).toContain('That hand does not finish the spell that is named for it (W-3.2).');
    expect((await play('help\nq\n')).out.replace(/\s+/g, ' ')).toMatch(
      /F fingers, P palm, .*- nothing\. LH finishes: P Shield\./,
    );
    for (const line of ['S/X; nonsense', 'SWP', 'XY', '']) {
      expect((await play(`${line}\nq\n`)).out).toMatch(
        /These orders cannot be read|Answer with a gesture for each hand/,
      );
    }
  });

  test('a choice of spells is put where there is one, and monsters can be sent', async () => {
    // Palm, wave and snap on both hands: Invisibility, or a Counter Spell of the right hand.
    const { out } = await play('P-\n1\nPW\n1\nWW\nSS\n2\n1\nS-\nF-\nW-\n1\n2\n3\n1\nq\n', '--seats 3');
    expect(out).toMatch(
      /Which spells do you cast\?\n {2}1 {2}Invisibility \(both hands\)\n {2}2 {2}Counter Spell \(right hand\)/,
    );
    expect(out).toContain('Player casts Counter Spell at self, with the right hand.');
    expect(out).toMatch(/Summon Goblin, left hand: at whom\?/);
    expect(out).toMatch(
      /Direct a monster\?\n {2}1 {2}No, go on\n {2}2 {2}The monster that the left hand of Player brings forth\n/,
    );
    expect(out).toMatch(/Player sends Grubby Goblin at Bot 3/);
  });

  test('spells in sight are read', async () => {
    const { out } = await play('S-\nc\nq\n');
    expect(out).toMatch(/Magic Missile +SD +opponent\n +Does 1, unless a shield stops it\./);
  });
});

describe('Warlocks: a battle page is replayed', () => {
  const path = file('page.txt', page);

  test('like a record', async () => {
    const { code, out } = await goblinry(`replay ${path}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^Warlocks: Ann against Bob, seen by a spectator\n6 actions\. The record is sound\./);
    expect(out).toContain('Magic Missile strikes Ann for 1.');
    expect(out).toMatch(/Bob wins the battle: nobody else is left\./);
    const written = join(folder, 'page.json');
    const { out: json } = await goblinry(`replay ${path} --json --record ${written}`);
    expect(JSON.parse(json)).toMatchObject({ ok: true, game: 'warlocks', players: ['Ann', 'Bob'], departures: [] });
    expect(verify(warlocks, JSON.parse(readFileSync(written, 'utf8')))).toBeNull();
    expect((await goblinry(`replay ${written}`)).out).toBe(out);
  });

  test('with what it departs in', async () => {
    const hidden = page.replace(
      /.*Bob points.*\n.*Bob makes no.*\n.*Bob casts.*\n/,
      'An odd line that says nothing.\n',
    );
    const { out } = await goblinry('replay - --game warlocks', {
      stdin: `${hidden}\nBob(1) Health:15\nTurn:0123\nLH:BS?-\nRH:B-?-\n`,
    });
    expect(out).toContain('Turn 2: the gestures of Bob are hidden, and guessed.');
  });

  test('unless it is none', async () => {
    const broken = file('broken.txt', page.replace('Ann wiggles', 'Cid wiggles').replaceAll('Bob bows.', ''));
    const { code, out } = await goblinry(`replay ${broken}`);
    expect(code).toBe(1);
    expect(out).toMatch(/^Line \d+: Nobody of that name has bowed\.\n/);
    const { out: json } = await goblinry(`replay ${broken} --json`);
    expect(JSON.parse(json)).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.stringMatching(/^Line /)]),
    });
    expect((await goblinry(`replay ${path} --game gobulon`)).code).toBe(2);
  });

  const records = new URL('../../../shared/rules/warlocks-transcripts/', import.meta.url);
  test.skipIf(!existsSync(records))('a real one, too', async () => {
    const { code, out } = await goblinry(`replay ${new URL('37438.txt', records).pathname}`);
    expect(code).toBe(0);
    expect(out).toContain('Morzas wins the battle: nobody else is left.');
  });
});

test('Warlocks: rules are cited by id', async () => {
  expect((await goblinry('rules warlocks W-7.37a')).out).toMatch(/^W-7\.37a +A warlock has the charge/);
  expect((await goblinry('games')).out).toMatch(/2 to 6 seats, 40 spells and \d+ rules/);
});
