// The smallest bot: it does the first of what it may do. Check it by: goblinry bot check -- node first.mjs
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { t, id } = JSON.parse(line);
  if (t === 'hello') console.log(JSON.stringify({ t: 'ready', name: 'first' }));
  if (t === 'ask') console.log(JSON.stringify({ t: 'do', id, index: 0 }));
}
