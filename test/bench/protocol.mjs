// @ts-check
// Round trips per second with a bot in another process, beside a process that sends the same bytes back unread.
// Prints them as JSON.
import { spawn } from 'node:child_process';
import { createRandom, toAct } from 'goblinry';
import { goblinSummoner } from 'goblinry/goblin-summoner';
import { processBot } from 'goblinry/protocol';

const BOT = `
  const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { t, id } = JSON.parse(line);
    if (t === 'hello') say({ t: 'ready', name: 'bench' });
    if (t === 'ask') say({ t: 'do', id, index: 0 });
  });
`;
const ECHO = 'process.stdin.pipe(process.stdout)';
const WARM_UP = 200;
/** What stands around the view, the events and the actions on the line of a question, in bytes. */
const ENVELOPE = 90;

const state = goblinSummoner.setup({ seed: 'bench' });
const [seat = 0] = toAct(goblinSummoner.decision(state));
const view = goblinSummoner.view(state, seat);
const legal = goblinSummoner.legalActions(view, seat);
const bytes = Buffer.byteLength(JSON.stringify([view, legal])) + ENVELOPE;

/** How often a second `trip` is done, one after the other. */
async function rate(/** @type {() => Promise<unknown>} */ trip, ms = 2000) {
  for (let i = 0; i < WARM_UP; i++) await trip();
  const from = performance.now();
  let trips = 0;
  while (performance.now() - from < ms) {
    await trip();
    trips++;
  }
  return (trips * 1000) / (performance.now() - from);
}

async function throughProtocol() {
  const bot = processBot({ game: goblinSummoner, command: [process.execPath, '-e', BOT] });
  const question = { seat, view, legal, events: [], random: createRandom('bench'), deadline: Number.POSITIVE_INFINITY };
  await bot.begin({ seat });
  const trips = await rate(async () => bot.choose(question));
  await bot.close();
  return trips;
}

/** Bytes there and back. */
async function throughEcho() {
  const child = spawn(process.execPath, ['-e', ECHO], { stdio: ['pipe', 'pipe', 'inherit'] });
  const line = `${'x'.repeat(bytes - 1)}\n`;
  let back = 0;
  let arrived = () => {};
  child.stdout.on('data', (chunk) => {
    back += chunk.length;
    if (back % bytes === 0) arrived();
  });
  const trips = await rate(
    () =>
      new Promise((resolve) => {
        arrived = () => resolve(undefined);
        child.stdin.write(line);
      }),
  );
  child.stdin.end();
  await new Promise((resolve) => child.on('close', resolve));
  return trips;
}

console.log(JSON.stringify({ bytes, protocol: await throughProtocol(), echo: await throughEcho() }));
