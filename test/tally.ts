import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with a line such as `12 passed, 0 failed, 1 skipped`, or adds it to the file TALLY_FILE names. */
export default class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      if (module.errors().length > 0) count.failed++;
      for (const test of module.children.allTests()) count[test.result().state]++;
    }
    const line = `${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped\n`;
    if (process.env.TALLY_FILE) appendFileSync(process.env.TALLY_FILE, line);
    else process.stdout.write(`\n${line}`);
  }
}
