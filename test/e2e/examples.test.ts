import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../examples/', import.meta.url));
/** What an example says when it works. */
const says: Readonly<Record<string, RegExp>> = {
  'duel.mjs': /wins the duel|a draw[\s\S]*[0-9a-f]{64}$/,
  'store.mjs': /^turn 1: 3 cards in hand, 3 mana\nplayed\nIt is the other duellist's turn to act \(G-5\.1\)\.$/,
  'puzzle.mjs': /summons Goblin Glider[\s\S]*Player 1 wins the duel/,
};

test('every example is run here', () => {
  const examples = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  expect(examples.sort()).toEqual(Object.keys(says).sort());
});

test.each(Object.entries(says))('%s does what it says', (file, expected) => {
  const { status, stdout, stderr } = spawnSync('node', [`${folder}${file}`], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout.trimEnd()).toMatch(expected);
});
