// The smallest bot: it does the first of what it may do. Run it by: goblinry bot check -- node first.mjs
import { createInterface } from 'node:readline';

const say = (message) => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === 'hello') say({ t: 'ready', name: 'first' });
  if (message.t === 'ask') say({ t: 'do', id: message.id, index: 0 });
}
