import { defineConfig } from 'vitest/config';
import { extract } from './doc/extract.mjs';

// The files must exist before the globs of the projects are read, so this is no globalSetup.
extract();

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    // So long that only a test that hangs meets it, on a busy machine too.
    testTimeout: 120_000,
    reporters: ['default', './test/tally.ts', ...(process.env.CI ? ['json', 'junit'] : [])],
    outputFile: { json: 'reports/vitest.json', junit: 'reports/vitest.xml' },
    coverage: {
      enabled: process.env.CI === 'true',
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/cli/**'],
      reporter: ['text-summary', 'json-summary', 'html'],
      reportsDirectory: 'reports/coverage',
      thresholds: { lines: 98, functions: 98, statements: 97, branches: 92 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/{property,fuzz,doc/generated,e2e}/**'],
          isolate: false,
          setupFiles: ['test/property/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'property',
          include: ['test/{property,fuzz}/**/*.test.ts'],
          setupFiles: ['test/property/setup.ts'],
          testTimeout: 900_000,
        },
      },
      // Both meet the package as it was built: they import it by its own name, or run its command.
      { extends: true, test: { name: 'doc', include: ['test/doc/generated/*.test.ts'] } },
      { extends: true, test: { name: 'e2e', include: ['test/e2e/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['test/types/**/*.test-d.ts'],
            tsconfig: 'test/types/tsconfig.json',
          },
        },
      },
    ],
  },
});
