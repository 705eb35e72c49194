import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/cli/run.js';
import { goblinSummoner } from '../../src/games/goblin-summoner/index.js';
import { verify } from '../../src/index.js';
import { paperWorld } from './keyboard.js';

const UP = '\x1b[A';
const DOWN = '\x1b[B';
const ENTER = '\r';
const SPACE = ' ';
const LEFT = '\x1b[D';
/** Ctrl-C. */
const CANCEL = '\x03';

/** A terminal at which somebody presses the next keys whenever a question is put. */
function terminal(...presses: readonly string[]) {
  const world = paperWorld({ columns: 80, env: { NO_COLOR: '1' } });
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const left = [...presses];
  const { stdout } = world.io;
  const write = stdout.write.bind(stdout);
  stdout.write = (chunk: unknown) => {
    // Every question is drawn anew with this mark, and once answered without it.
    if (String(chunk).includes('\u25c6')) setImmediate(() => stdin.write(left.shift() ?? ''));
    return write(chunk);
  };
  return { ...world, io: { ...world.io, stdin } };
}

const play = (...presses: readonly string[]) => {
  const { io, out } = terminal(...presses);
  return run(['play', 'goblin-summoner', '--seed', 'abc'], io).then((code) => ({ code, out: out() }));
};

describe('on a terminal', () => {
  test('actions are chosen from a menu, and the record is offered at the end', async () => {
    const { code, out } = await play(ENTER, `${UP}${ENTER}`, ENTER);
    expect(code).toBe(0);
    expect(out).toContain('Summon Goblin King 4/4/2 (4 mana)');
    expect(out).toContain('Player summons Goblin King and locks 4 mana.');
    expect(out).toMatch(/The game stops here, unfinished, after \d+ actions\./);
    expect(out).toContain('Save the record? Give a file name, or nothing:');
    expect(out).not.toContain('The record is in');
  });

  test('several attackers are marked, none is asked again, and one can go back', async () => {
    const attack = `${DOWN}${DOWN}${ENTER}`;
    const { code, out } = await play(
      ENTER,
      attack,
      CANCEL,
      attack,
      `${SPACE}${DOWN}${SPACE}${ENTER}`,
      `${UP}${ENTER}`,
      ENTER,
    );
    expect(code).toBe(0);
    expect(out).toContain('Player attacks Bot with Goblin King and Goblin Straggler.');
  });

  test('Ctrl-C asks whether the game is to be left, and No goes on', async () => {
    const { code, out } = await play(CANCEL, ENTER, CANCEL, `${LEFT}${ENTER}`, ENTER);
    expect(code).toBe(0);
    expect(out.match(/Leave the game\?/g)?.length).toBeGreaterThanOrEqual(2);
    expect(out).toContain('The game stops here, unfinished, after 1 action.');
  });

  test('the record is written where it can be, and asked for again where it cannot', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'goblinry-terminal-'));
    const path = join(folder, 'duel.json');
    const { out } = await play(`${UP}${ENTER}`, `${folder}/no/such/folder${ENTER}`, `${path}${ENTER}`);
    expect(out).toContain('there is no such folder');
    expect(out).toContain('The record is in ');
    expect(verify(goblinSummoner, JSON.parse(readFileSync(path, 'utf8')))).toBeNull();
    rmSync(folder, { recursive: true });
  });

  test('gestures are typed, and a question mark leads to the other answers', async () => {
    // A line that is refused is drawn anew once it is mended, when there is nothing to press.
    const { io, out } = terminal(`S${ENTER}W${ENTER}`, '', `?${ENTER}`, `${DOWN}${DOWN}${ENTER}`, ENTER);
    const code = await run(['play', 'warlocks', '--seed', 'abc'], io);
    expect(code).toBe(0);
    expect(out()).toContain('Answer with a gesture for each hand');
    expect(out()).toContain('Player gestures S/W: snap left, wave right.');
    expect(out()).toContain('Bot wins the battle: nobody else is left.');
  });
});
