#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { run } from './run.js';

const FAULT = 70;

/** The version of the package the command belongs to. */
function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return String((manifest as { readonly version?: unknown }).version); // a package has one
}

/** A reader that has gone away is no fault; anything else that keeps the output from being written is told. */
function onOutputError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit();
  const reason = error.code === 'ENOSPC' ? 'there is no room left' : (error.code ?? error.message);
  process.stderr.write(`goblinry: cannot write the output: ${reason}.\n`);
  process.exit(2);
}

process.stdout.on('error', onOutputError);
process.stderr.on('error', () => process.exit(2));
run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  version: version(),
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`goblinry: a fault of goblinry itself, please report it.\n${(error as Error).stack}\n`);
    process.exitCode = FAULT;
  },
);
