// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'dist/bin.js');

/** @typedef {{ code: readonly string[]; exit: number; shown: readonly string[] | null }} Command */

/**
 * Where the output departs from what a page shows, or `null`. A line `…` stands for any lines left out.
 * @param {string} output
 * @param {readonly string[]} shown
 */
export function departure(output, shown) {
  const given = output
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
  let at = 0;
  let free = false;
  for (const line of shown.map((text) => text.trimEnd())) {
    const next = line === '…' ? at : free ? given.indexOf(line, at) : given[at] === line ? at : -1;
    if (next < 0) return `line ${at + 1} shows\n  ${line}\nand the command prints\n  ${given[at] ?? '(nothing)'}`;
    free = line === '…';
    at = free ? at : next + 1;
  }
  return free || at === given.length ? null : `the command goes on with\n  ${given[at]}`;
}

/**
 * The commands of one page share a scratch folder, and run in the order of the page.
 * @returns {(command: Command) => void}
 */
export function shell() {
  const scratch = mkdtempSync(join(tmpdir(), 'goblinry-'));
  mkdirSync(join(scratch, 'bin'));
  mkdirSync(join(scratch, 'page'));
  symlinkSync(bin, join(scratch, 'bin/goblinry'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  const env = { ...process.env, PATH: `${join(scratch, 'bin')}:${process.env.PATH}`, NO_COLOR: '1' };
  return ({ code, exit, shown }) => {
    expect(existsSync(bin), 'the package is not built: npm run build').toBe(true);
    const script = `exec 2>&1\n${code.join('\n').replace(/\bnpx goblinry\b/g, 'goblinry')}`;
    const { status, stdout } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
      cwd: join(scratch, 'page'),
      env,
      input: '',
      encoding: 'utf8',
      timeout: 100_000,
    });
    expect(status, stdout).toBe(exit);
    if (shown !== null) expect(departure(stdout, shown)).toBeNull();
  };
}
