import { describe, expect, test } from 'vitest';
import { goblinry } from './keyboard.js';

const COMMANDS = [
  'games',
  'cards',
  'rules',
  'deck',
  'deck check',
  'deck format',
  'deck repair',
  'deck list',
  'deck lab',
  'demo',
  'play',
  'replay',
  'match',
  'tournament',
  'bot',
  'bot check',
];

describe('help', () => {
  test.each(COMMANDS)('%s --help says how it is used, within 80 columns', async (command) => {
    const { code, out, err, lines } = await goblinry(`${command} --help`);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: goblinry ${command}`));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  test('goblinry --help lists every command', async () => {
    const { code, out, lines } = await goblinry('--help');
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command.split(' ')[0]}\\b`, 'm'));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  test('goblinry --version prints the version alone', async () => {
    expect(await goblinry('--version')).toMatchObject({ code: 0, out: '1.2.3\n', err: '' });
  });

  test('without a command help goes beside the output', async () => {
    const { code, out, err } = await goblinry('');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Usage: goblinry');
    expect((await goblinry('deck')).err).toContain('Usage: goblinry deck');
  });
});

describe('a command that is called wrongly is told so in one line', () => {
  const cases: readonly (readonly [command: string, says: string])[] = [
    ['gaems', "unknown command 'gaems'. Did you mean games?"],
    ['deck chek', "unknown command 'chek'. Did you mean check?"],
    ['games --jsn', "unknown option '--jsn'. Did you mean --json?"],
    ['cards', "missing required argument 'game'."],
    ['deck check x', "required option '--game <game>' not specified."],
    ['games more', "too many arguments for 'games'. Expected 0 arguments but got 1."],
    ['cards goblin-sumoner', 'there is no game "goblin-sumoner". Did you mean goblin-summoner?'],
    ['cards chess', 'there is no game "chess". Games: goblin-summoner and gobulon.'],
    ['cards constructor', 'there is no game "constructor". Games: goblin-summoner and gobulon.'],
    ['cards goblin-summoner --type gobln', 'no card has the type "gobln". Did you mean goblin?'],
    ['cards goblin-summoner --category x', 'no card has the category "x". Use monster, relic, spell or trap.'],
    ['cards goblin-summoner --lang fr', 'Goblin Summoner does not speak "fr", only en.'],
    ['rules goblin-summoner G-7.33', 'Goblin Summoner has no rule "G-7.33". Chapter G-7 has G-7.1 to G-7.9.'],
    ['rules goblin-summoner H-7', 'Goblin Summoner has no rule "H-7". Did you mean G-7?'],
    ['demo goblin-summoner --decks a', 'Goblin Summoner is played with 2 decks, not 1: write --decks A,B.'],
    ['demo goblin-summoner --record .', 'cannot write .: it is a directory.'],
    ['demo goblin-summoner --record no/such/folder', 'cannot write no/such/folder: there is no such folder.'],
    ['play goblin-summoner --seat 2', 'there is no seat "2": use a number from 0 to 1.'],
    ['replay no-such-record', 'cannot read no-such-record: there is no such file.'],
    ['replay .', 'cannot read .: it is a directory.'],
    ['bot check', "missing required argument 'command'."],
    ['bot check --game chess -- node', 'there is no game "chess". Games: goblin-summoner and gobulon.'],
    ['bot check --ms soon -- node', '--ms soon is no time for an answer: use a number from 1 to 9999999.'],
    ['bot check -- ""', 'the command of the bot is empty.'],
    ['bot check -- no-such-bot', 'cannot run no-such-bot: there is no such command or folder.'],
    [
      'deck check warren-rsh --game goblin-summoner',
      'cannot read warren-rsh: there is no such file. It is no ready deck, either. Did you mean warren-rush?',
    ],
    [
      'deck format warren-rush --game goblin-summoner --write',
      '--write needs a file: neither a ready deck nor the standard input is one.',
    ],
  ];
  test.each(cases)('%s', async (command, says) => {
    expect(await goblinry(command)).toMatchObject({ code: 2, out: '', err: `goblinry: ${says}\n` });
  });
});
