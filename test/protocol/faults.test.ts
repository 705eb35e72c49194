import { afterAll, describe, expect, test } from 'vitest';
import { type GoblinSummoner, goblinSummoner } from '../../src/games/goblin-summoner/index.js';
import { BotFault, type Limits, type ProcessBot, processBot } from '../../src/protocol/index.js';
import { handClock, question, seat, shelf } from './programs.js';

const programs = shelf();
const open: ProcessBot<GoblinSummoner>[] = [];
afterAll(async () => {
  await Promise.all(open.map((bot) => bot.close()));
  programs.remove();
});

/** So long that only a hanging test meets them. */
const patient: Partial<Limits> = { start: 100_000, answer: 100_000 };

function botOf(command: readonly string[], limits: Partial<Limits> = {}) {
  const bot = processBot({ game: goblinSummoner, command, limits: { ...patient, ...limits } });
  open.push(bot);
  return bot;
}

/** What a promise is rejected with, which must be a fault of a bot. */
async function faultOf(promise: Promise<unknown>): Promise<BotFault> {
  const error = await promise.then(
    () => 'nothing was wrong',
    (reason: unknown) => reason,
  );
  if (!(error instanceof BotFault)) throw new Error(`no fault: ${error}`);
  return error;
}

const ask = (command: readonly string[], limits?: Partial<Limits>): Promise<BotFault> =>
  faultOf(botOf(command, limits).choose(question()));

describe('a program that does not start', () => {
  test('that is not there', async () => {
    const fault = await ask(['no-such-program-anywhere']);
    expect(fault).toMatchObject({ code: 'not-found', forfeit: 'crashed', awaited: { t: 'ready' } });
    expect(fault.message).toBe('After hello the bot could not be started: there is no such command or folder.');
  });

  test('in a folder that is not there', async () => {
    const bot = processBot({ game: goblinSummoner, command: [process.execPath], cwd: `${programs.folder}/none` });
    expect((await faultOf(bot.begin({ seat }))).code).toBe('not-found');
  });

  test.skipIf(process.platform === 'win32')('that may not be run', async () => {
    const [, path = ''] = programs.program('');
    expect(await ask([path])).toMatchObject({ code: 'not-executable', forfeit: 'crashed' });
  });

  test.each([[[]], [['']], [['a\0b']], [['node', 'a\0b']]])('that is no command: %j', (command) => {
    expect(() => processBot({ game: goblinSummoner, command })).toThrow('not a command at command');
  });
});

describe('a program that ends', () => {
  test('before it is ready, with what it wrote to its standard error', async () => {
    const fault = await ask(programs.program(`console.error('no model found'); process.exitCode = 3`));
    expect(fault).toMatchObject({ code: 'exited', forfeit: 'crashed', exit: { code: 3, signal: null } });
    expect(fault.message).toBe('After hello the bot ended with exit code 3.');
    expect(fault.stderr).toBe('no model found\n');
  });

  test('at a question, by an exception', async () => {
    const fault = await ask(programs.bot({ ask: `() => { throw new Error('off the rails') }` }));
    expect(fault).toMatchObject({ code: 'exited', awaited: { t: 'do', id: 1 }, exit: { code: 1, signal: null } });
    expect(fault.stderr).toContain('off the rails');
  });

  test.skipIf(process.platform === 'win32')('by a signal', async () => {
    const fault = await ask(programs.bot({ ask: `() => process.kill(process.pid, 'SIGKILL')` }));
    expect(fault.exit).toEqual({ code: null, signal: 'SIGKILL' });
    expect(fault.message).toBe('After question 1 the bot was ended by SIGKILL.');
  });

  test('in the middle of a line', async () => {
    const fault = await ask(programs.bot({ ask: `() => raw('{"t":"do","id":1,', () => process.exit(0))` }));
    expect(fault).toMatchObject({ code: 'half-line', forfeit: 'crashed', received: '{"t":"do","id":1,' });
    expect(fault.message).toBe(
      'After question 1 the bot ended with exit code 0 in the middle of a line: {"t":"do","id":1,',
    );
  });

  test('right after its answer, which counts', async () => {
    const bot = botOf(
      programs.bot({ ask: `({ id }) => raw('{"t":"do","id":1,"index":0}\\n', () => process.exit(0))` }),
    );
    expect(await bot.choose(question())).toEqual(question().legal[0]);
    expect((await faultOf(bot.choose(question()))).code).toBe('exited');
    expect((await faultOf(bot.choose(question()))).awaited).toEqual({ t: 'do', id: 2 });
  });
});

describe('a program that writes what is no answer', () => {
  const cases: readonly (readonly [says: string, ask: string, expected: Partial<BotFault>])[] = [
    ['words', `raw('thinking...\\n')`, { code: 'not-json', received: 'thinking...', line: 2 }],
    ['bytes that are no UTF-8', 'raw(Buffer.from([0x7b, 0xff, 0xfe, 0x0a]))', { code: 'not-utf8' }],
    ['a list', 'say([1])', { code: 'malformed', received: '[1]' }],
    ['ready again', 'ready()', { code: 'unexpected' }],
    ['an answer to a question that was not asked', `say({ t: 'do', id: 2, index: 0 })`, { code: 'unexpected' }],
    ['colours and line breaks', `raw('\\x1b[31mred\\r\\n')`, { code: 'not-json', received: '?[31mred' }],
    ['JSON that is nested without end', `raw('['.repeat(500000) + '\\n')`, { code: 'not-json' }],
  ];
  test.each(cases)('%s', async (_, body, expected) => {
    const fault = await ask(programs.bot({ ask: `() => { ${body} }` }));
    expect(fault).toMatchObject({ forfeit: 'crashed', awaited: { t: 'do', id: 1 }, ...expected });
    expect(fault.message).toMatch(/^After question 1 the bot wrote|^After question 1 the bot (said|answered)/);
    expect(fault.message.length).toBeLessThan(300);
  });

  test('a ready without a name', async () => {
    const fault = await ask(programs.bot({ hello: `() => say({ t: 'ready' })` }));
    expect(fault.message).toBe(
      'After hello the bot wrote a message that is not as it should be ("name" is no text): {"t":"ready"}',
    );
  });

  test('an index beyond the list is illegal, and the process lives on', async () => {
    const bot = botOf(
      programs.bot({ ask: `({ id, legal }) => say({ t: 'do', id, index: id === 1 ? legal.length : 0 })` }),
    );
    const fault = await faultOf(bot.choose(question()));
    const count = question().legal.length;
    expect(fault).toMatchObject({ code: 'no-such-index', forfeit: 'illegal' });
    expect(fault.message).toBe(`After question 1 the bot chose index ${count} of ${count} legal actions.`);
    expect(await bot.choose(question())).toEqual(question().legal[0]);
  });
});

describe('a flood', () => {
  const stream = (text: string): string =>
    `() => { const more = () => { while (raw(${text})); process.stdout.once('drain', more) }; more() }`;

  test('of a line without end', async () => {
    const fault = await ask(programs.bot({ ask: stream(`'x'.repeat(65536)`) }));
    expect(fault).toMatchObject({ code: 'too-long', forfeit: 'crashed' });
    expect(fault.message).toMatch(/^After question 1 the bot wrote a line of more than 1000000 bytes: x{120}\.\.\.$/);
  });

  test('of empty lines', async () => {
    const fault = await ask(programs.bot({ ask: stream(`'\\r\\n'.repeat(1000)`) }));
    expect(fault.message).toBe('After question 1 the bot wrote more than 1000 lines that answer nothing.');
  });

  test('while nothing is asked: nobody reads, so the program has to wait', async () => {
    const count = 'globalThis.sent = 0;';
    const flood = `(ask) => { first(ask); if (ask.id > 1) return console.error('sent ' + sent);
      const more = () => { while (raw('\\n'.repeat(10000))) sent += 10000; };
      more(); process.stdout.on('drain', () => { sent += 10000; more() }) }`;
    const bot = botOf(programs.bot({ ask: flood }, count), { strays: Number.POSITIVE_INFINITY });
    await bot.choose(question());
    expect(await bot.choose(question())).toEqual(question().legal[0]);
    await expect.poll(() => bot.stderr(seat), { timeout: 100_000 }).toMatch(/^sent \d+\n/);
    // A pipe and two buffers hold less than a megabyte; a reader that does not stop takes many.
    expect(Number(/sent (\d+)/.exec(bot.stderr(seat))?.[1])).toBeLessThan(5_000_000);
  });

  test('of errors is read, and its end kept', async () => {
    const lots = `() => { for (let i = 0; i < 100; i++) process.stderr.write('x'.repeat(65536)); process.stderr.write('END\\n', () => process.exit(1)) }`;
    const { stderr } = await ask(programs.bot({ ask: lots }));
    expect(stderr).toMatch(/^x{3000,}END\n$/);
    expect(stderr.length).toBeLessThanOrEqual(4_000);
  });
});

describe('time', () => {
  const timed = (command: readonly string[], limits: Partial<Limits> = {}) => {
    const clock = handClock();
    const bot = processBot({ game: goblinSummoner, command, clock, limits });
    open.push(bot);
    return { bot, clock };
  };

  test('a program that never says it is ready', async () => {
    const { bot, clock } = timed(programs.bot({ hello: '() => {}' }));
    const fault = faultOf(bot.begin({ seat }));
    clock.pass(9_999);
    expect(clock.waiting()).toBe(1);
    clock.pass(1);
    expect((await fault).message).toBe('After hello the bot did not answer within 10000 ms.');
    expect((await fault).forfeit).toBe('late');
    // It is not asked anything any more.
    expect((await faultOf(bot.choose(question()))).awaited).toEqual({ t: 'ready' });
  });

  test('a late answer is not taken for the next question', async () => {
    const late = `({ id }) => { if (id === 1) return;
      say({ t: 'do', id: 1, index: 0 }); say({ t: 'do', id: 2, index: 1 }) }`;
    const { bot, clock } = timed(programs.bot({ ask: late }));
    await bot.begin({ seat });
    const fault = faultOf(bot.choose(question(clock.now() + 500)));
    clock.pass(500);
    expect(await fault).toMatchObject({
      code: 'late',
      forfeit: 'late',
      message: 'After question 1 the bot did not answer within 500 ms.',
    });
    expect(await bot.choose(question())).toEqual(question().legal[1]);
  });

  test('a program that closes its output and goes on', async () => {
    const before = `import { closeSync } from 'node:fs';`;
    const ask = `() => { closeSync(1); setInterval(() => {}, 1000) }`;
    const { bot, clock } = timed(programs.bot({ ask }, before));
    await bot.begin({ seat });
    const fault = faultOf(bot.choose(question()));
    // Beside the time of the answer that of its end is waited for, once the output is seen to be closed.
    await expect.poll(clock.waiting, { timeout: 100_000 }).toBe(2);
    clock.pass(5_000);
    expect(await fault).toMatchObject({ code: 'closed', forfeit: 'crashed' });
  });

  test('half a line and then nothing is late, and shown', async () => {
    const { bot, clock } = timed(programs.bot({ ask: `() => raw('{"t":"do"', () => console.error('done'))` }));
    await bot.begin({ seat });
    const fault = faultOf(bot.choose(question(clock.now() + 500)));
    await expect.poll(() => bot.stderr(seat), { timeout: 100_000 }).toBe('done\n');
    clock.pass(500);
    expect(await fault).toMatchObject({ code: 'late', received: '{"t":"do"' });
  });

  test('is told less than there is, and never more than the limit', async () => {
    const { bot, clock } = timed(programs.bot({ ask: `(ask) => { console.error(ask.ms); first(ask) }` }), {
      answer: 4_000,
    });
    await bot.choose(question(clock.now() + 1_000.5));
    await bot.choose(question());
    await bot.choose(question(clock.now() + 1e12));
    await expect.poll(() => bot.stderr(seat), { timeout: 100_000 }).toBe('950\n3800\n3800\n');
  });

  test('that is over before it begins', async () => {
    const { bot, clock } = timed(programs.bot());
    await bot.begin({ seat });
    const fault = faultOf(bot.choose(question(clock.now() - 5)));
    clock.pass(0);
    expect((await fault).message).toBe('After question 1 the bot did not answer within 0 ms.');
  });
});
