import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Bot, randomBot } from '../../src/bots/index.js';
import { questionOf } from '../../src/bots/question.js';
import { type GoblinSummoner, goblinSummoner } from '../../src/games/goblin-summoner/index.js';
import { gobulon } from '../../src/games/gobulon/index.js';
import { createRandom, type Game, type SeatOf, type Shape, toAct } from '../../src/index.js';
import { BotFault, createBot, type ProcessBot, type ProcessBotOptions, processBot } from '../../src/protocol/index.js';
import { question, seat, shelf } from './programs.js';

const programs = shelf();
const open: { close(): Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(open.map((bot) => bot.close()));
  programs.remove();
});

function opened<B extends { close(): Promise<void> }>(bot: B): B {
  open.push(bot);
  return bot;
}
const botOf = (
  command: readonly string[],
  more: Partial<ProcessBotOptions<GoblinSummoner>> = {},
): ProcessBot<GoblinSummoner> =>
  opened(processBot({ game: goblinSummoner, command, limits: { start: 100_000, answer: 100_000 }, ...more }));

/** A game between bots, asked as they are asked everywhere; the actions it took. */
async function played<T extends Shape>(game: Game<T>, config: T['config'], bots: readonly Bot<T>[]) {
  let state = game.setup(config);
  const seats = bots.map((bot, at) => ({ bot, at: at as SeatOf<T>, random: createRandom(`${at}`) }));
  for (const { bot, at } of seats) await bot.begin?.({ seat: at });
  const actions: T['action'][] = [];
  for (let asked = toAct(game.decision(state)); asked.length > 0; asked = toAct(game.decision(state))) {
    const answers = asked.map((at) => {
      const { bot, random } = seats[at] as (typeof seats)[number];
      const deadline = Number.POSITIVE_INFINITY;
      return bot.choose(questionOf(game, state, { seat: at, random, events: [], deadline }));
    });
    for (const action of await Promise.all(answers)) {
      if (game.outcome(state) !== null) break;
      state = game.reduce(state, action);
      actions.push(action);
    }
  }
  for (const { bot, at } of seats) await bot.end?.({ seat: at, outcome: game.outcome(state) });
  return { state, actions };
}

/** A bot that draws by the number it is given, and tells what it hears beside its output. */
const drawing = `({ id, legal, random }) => say({ t: 'do', id, index: random % legal.length })`;

describe('a bot in another process', () => {
  test('plays like any other, from both seats and the same game for the same seed', async () => {
    const bot = botOf(programs.bot({ ask: drawing }));
    const first = await played(goblinSummoner, { seed: 'one' }, [bot, bot]);
    const again = await played(goblinSummoner, { seed: 'one' }, [bot, bot]);
    expect(goblinSummoner.outcome(first.state)).not.toBeNull();
    expect(again.actions).toEqual(first.actions);
  });

  test('plays against one that is not, where both are asked at once', async () => {
    const bot = opened(processBot({ game: gobulon, command: programs.bot() }));
    const { state } = await played(gobulon, { seed: 'two' }, [bot, randomBot(gobulon)]);
    expect(gobulon.outcome(state)).not.toBeNull();
  });

  test('may spell its action out', async () => {
    const bot = botOf(
      programs.bot({ ask: `({ id, legal }) => say({ t: 'do', id, action: legal.at(-1), why: 'last' })` }),
    );
    expect(await bot.choose(question())).toEqual(question().legal.at(-1));
  });

  test('is told who it is, and who has won', async () => {
    const hear = `(message) => { console.error(JSON.stringify(message)); ready(); }`;
    const bot = botOf(programs.bot({ hello: hear, over: `(message) => console.error(JSON.stringify(message))` }));
    await bot.begin({ seat });
    expect(bot.called(seat)).toBe('program');
    const outcome = { winners: [1], reason: 'shield', rule: 'G-10.5' } as const;
    await bot.end({ seat, outcome: outcome as never });
    await expect
      .poll(() => bot.stderr(seat), { timeout: 100_000 })
      .toBe(
        `${JSON.stringify({ t: 'hello', protocol: 1, game: 'goblin-summoner', rules: goblinSummoner.rules, seat })}\n` +
          `${JSON.stringify({ t: 'over', outcome })}\n`,
      );
  });

  test('gets questions whose id stands before all else', async () => {
    const before = `process.stdin.on('data', (data) => process.stderr.write(String(data).slice(0, 20) + '\\n'));`;
    const bot = botOf(programs.bot({}, before));
    await bot.choose(question());
    await expect.poll(() => bot.stderr(seat), { timeout: 100_000 }).toContain('\n{"t":"ask","id":1,"v\n');
  });

  test('has a name', () => {
    expect(botOf(['node', 'my bot.mjs']).name).toBe('node my bot.mjs');
    expect(botOf(['node'], { name: 'owl' }).name).toBe('owl');
    expect(createBot(goblinSummoner, { command: 'node owl.mjs' }).name).toBe('node owl.mjs');
  });

  test.skipIf(process.platform === 'win32')('can be a line of the shell, in a folder and an environment', async () => {
    const line = `echo "$MOOD in $(pwd -P)" >&2; exec "${process.execPath}" "${programs.bot()[1]}"`;
    const bot = opened(createBot(goblinSummoner, { command: line, cwd: '/', env: { MOOD: 'glad' } }));
    await bot.choose(question());
    expect(bot.stderr(seat)).toBe('glad in /\n');
    expect(() => createBot(goblinSummoner, { command: ' ' })).toThrow('not a command');
  });
});

describe('its processes', () => {
  const tellingPid = `(message) => { console.error(process.pid); ready(); }`;
  const pids = (bot: ProcessBot<GoblinSummoner>): readonly string[] => bot.stderr(seat).trim().split('\n');

  test('play game after game', async () => {
    const bot = botOf(programs.bot({ hello: tellingPid }));
    for (let game = 0; game < 3; game++) {
      await bot.begin({ seat });
      await bot.choose(question());
      await bot.end({ seat, outcome: null });
    }
    await expect.poll(() => pids(bot).length, { timeout: 100_000 }).toBe(3);
    expect(new Set(pids(bot)).size).toBe(1);
  });

  test('play one game each, where that is asked for', async () => {
    const bot = botOf(programs.bot({ hello: tellingPid }), { fresh: true });
    const seen = new Set<string>();
    for (let game = 0; game < 2; game++) {
      await bot.choose(question());
      await expect.poll(() => bot.stderr(seat), { timeout: 100_000 }).not.toBe('');
      for (const pid of pids(bot)) seen.add(pid);
      await bot.end({ seat, outcome: null });
    }
    expect(seen.size).toBe(2);
  });

  test('may end with a game: the next one has a new one', async () => {
    const bot = botOf(programs.bot({ over: '() => process.exit(0)' }));
    for (let game = 0; game < 3; game++) {
      await bot.begin({ seat });
      expect(await bot.choose(question())).toEqual(question().legal[0]);
      await bot.end({ seat, outcome: null });
    }
  });

  test('that failed are replaced for the next game', async () => {
    const mark = join(programs.folder, 'once');
    const before = `import { existsSync, writeFileSync } from 'node:fs';
      const isFirst = !existsSync(${JSON.stringify(mark)}); writeFileSync(${JSON.stringify(mark)}, '');`;
    const bot = botOf(programs.bot({ ask: `(ask) => (isFirst ? raw('oh no\\n') : first(ask))` }, before));
    await expect(bot.choose(question())).rejects.toThrow(BotFault);
    await bot.end({ seat, outcome: null });
    expect(await bot.choose(question())).toEqual(question().legal[0]);
  });

  test('do not play two games at once', async () => {
    const bot = botOf(programs.bot());
    await bot.begin({ seat });
    await expect(bot.begin({ seat })).rejects.toThrow(`the bot in seat ${seat} has not ended its last game`);
    const choices = [bot.choose(question()), bot.choose(question())];
    await expect(choices[1]).rejects.toThrow('one question at a time');
    expect(await choices[0]).toEqual(question().legal[0]);
  });

  test('end with the bot, also in the middle of a question', async () => {
    const bot = botOf(programs.bot({ ask: '() => {}' }));
    await bot.begin({ seat });
    const fault = expect(bot.choose(question())).rejects.toMatchObject({ code: 'exited' });
    await bot.close();
    await fault;
  });
});

describe.skipIf(process.platform === 'win32')('nothing is left running', () => {
  /** Starts a process of its own that writes its id into a file, and outlives what it is not told. */
  const withChild = (name: string): string => {
    const file = JSON.stringify(join(programs.folder, name));
    const child = `process.on('SIGTERM', () => {}); require('fs').writeFileSync(${file}, String(process.pid)); setInterval(() => {}, 1000)`;
    return `spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });`;
  };
  const isAlive = (pid: number): boolean => {
    try {
      process.kill(pid, 0);
    } catch {
      return false;
    }
    // What nobody has waited for yet is listed, but runs no more.
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
  };
  async function childIn(name: string): Promise<number> {
    const file = join(programs.folder, name);
    const written = () => existsSync(file) && readFileSync(file, 'utf8') !== '';
    await expect.poll(written, { timeout: 100_000 }).toBe(true);
    return Number(readFileSync(file, 'utf8'));
  }
  const isGone = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 100_000 }).toBe(false);

  test('of a bot that ends by itself and leaves a child behind', async () => {
    const bot = botOf(programs.bot({ end: '() => process.exit(0)' }, withChild('left')));
    await bot.begin({ seat });
    const pid = await childIn('left');
    expect(isAlive(pid)).toBe(true);
    await bot.close();
    await isGone(pid);
  });

  test('of a bot that neither ends with its input nor when it is asked to', async () => {
    const before = `${withChild('stubborn')} process.on('SIGTERM', () => console.error('no')); setInterval(() => {}, 1000);`;
    const bot = botOf(programs.bot({ hello: `() => { ready(); console.error(process.pid) }` }, before), {
      limits: { start: 100_000, grace: 50 },
    });
    await bot.begin({ seat });
    const pid = await childIn('stubborn');
    await expect.poll(() => bot.stderr(seat), { timeout: 100_000 }).toMatch(/^\d+\n/);
    const own = Number.parseInt(bot.stderr(seat), 10);
    await bot.close();
    await isGone(own);
    await isGone(pid);
  });

  test('of a bot that breaks the protocol', async () => {
    const bot = botOf(programs.bot({ ask: `() => raw('?\\n')` }, withChild('garbage')));
    await bot.begin({ seat });
    const pid = await childIn('garbage');
    await expect(bot.choose(question())).rejects.toMatchObject({ code: 'not-json' });
    await isGone(pid);
  });
});
