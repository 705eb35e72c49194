import { readFileSync } from 'node:fs';
import { expect, describe as group, test } from 'vitest';
import { gobulon } from '../../../src/games/gobulon/index.js';
import { replay, verify } from '../../../src/index.js';

const stored = readFileSync(new URL('../../golden/gobulon-records.jsonl', import.meta.url), 'utf8');
const records: readonly { config: { options?: object }; hash: string }[] = stored
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

group('records of the first release', () => {
  test.for(records)('KF-D03: are played as they were: %o', (record) => {
    expect(verify(gobulon, record)).toBeNull();
    const result = replay(gobulon, record);
    expect(result.ok && gobulon.hash(result.state)).toBe(record.hash);
  });

  test('are three, of both modes and of an order that is chosen', () => {
    expect(records.map(({ config }) => config.options)).toEqual([
      undefined,
      { mode: 'split', parity: 'odd', returnOrder: 'reversed' },
      { returnOrder: 'choose' },
    ]);
  });
});
