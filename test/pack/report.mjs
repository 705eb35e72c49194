// @ts-check
import { appendFileSync } from 'node:fs';

/** Runs named checks and counts them. */
export function report() {
  let passed = 0;
  let failed = 0;
  return {
    /**
     * @param {string} name
     * @param {() => unknown} body Throws, or resolves to a promise that fails, if the check does.
     */
    async check(name, body) {
      try {
        const said = await body();
        passed++;
        console.log(`ok    ${name}${typeof said === 'string' ? `: ${said}` : ''}`);
      } catch (error) {
        failed++;
        const { message, stdout = '' } = /** @type {Error & { stdout?: string }} */ (error);
        console.log(`FAIL  ${name}\n${stdout}${message}`);
      }
    },
    /** Prints the tally, or adds it to TALLY_FILE, and sets the exit code; says whether all is well. */
    close() {
      const line = `${passed} passed, ${failed} failed, 0 skipped\n`;
      if (process.env.TALLY_FILE) appendFileSync(process.env.TALLY_FILE, line);
      else process.stdout.write(line);
      if (failed > 0) process.exitCode = 1;
      return failed === 0;
    },
  };
}
