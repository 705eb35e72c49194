import { describe, expect, test } from 'vitest';
import { readLine } from '../../src/protocol/incoming.js';

const read = (text: string) => readLine(new TextEncoder().encode(text));

describe('a line that is an answer', () => {
  test.each([
    ['{"t":"ready","name":"owl"}', { t: 'ready', name: 'owl' }],
    ['{"t":"ready","name":"owl","version":7,"games":["gobulon"]}', { t: 'ready', name: 'owl' }],
    ['{"t":"do","id":1,"index":0}', { t: 'do', id: 1, index: 0 }],
    ['  {"index":3, "why":{"t":"ready"}, "id":7, "t":"do"}\r', { t: 'do', id: 7, index: 3 }],
    ['\ufeff{"t":"do","id":1,"index":0}', { t: 'do', id: 1, index: 0 }],
    ['{"t":"do","id":1,"action":{"type":"pass","seat":0}}', { t: 'do', id: 1, action: { type: 'pass', seat: 0 } }],
  ])('%s', (line, message) => expect(read(line)).toEqual({ message }));

  test('has a name that fits a table', () => {
    expect(read(JSON.stringify({ t: 'ready', name: ` \u001b[2J${'x'.repeat(200)} ` }))).toEqual({
      message: { t: 'ready', name: `?[2J${'x'.repeat(56)}` },
    });
  });
});

test.each(['', ' ', '\r', '\ufeff'])('an empty line is no answer: %j', (line) => {
  expect(read(line)).toEqual({ blank: true });
});

describe('a line that is none', () => {
  test.each([
    ['7', '(a message is an object)'],
    ['null', '(a message is an object)'],
    ['[{"t":"ready","name":"a"}]', '(a message is an object)'],
    ['{}', '("t" is neither "ready" nor "do")'],
    ['{"T":"do","id":1,"index":0}', '("t" is neither "ready" nor "do")'],
    ['{"t":"think"}', '("t" is neither "ready" nor "do")'],
    ['{"t":"ready"}', '("name" is no text)'],
    ['{"t":"ready","name":" "}', '("name" is no text)'],
    ['{"t":"ready","name":7}', '("name" is no text)'],
    ['{"t":"do","index":0}', '("id" is no whole number)'],
    ['{"t":"do","id":"1","index":0}', '("id" is no whole number)'],
    ['{"t":"do","id":1e99,"index":0}', '("id" is no whole number)'],
    ['{"t":"do","id":1}', '(one of "index" and "action" is needed)'],
    ['{"t":"do","id":1,"index":0,"action":{}}', '(one of "index" and "action" is needed)'],
    ['{"t":"do","id":1,"index":"0"}', '("index" is no whole number from 0)'],
    ['{"t":"do","id":1,"index":0.5}', '("index" is no whole number from 0)'],
    ['{"t":"do","id":1,"index":-1}', '("index" is no whole number from 0)'],
    ['{"t":"do","id":1,"index":null}', '("index" is no whole number from 0)'],
    ['{"t":"do","id":1,"action":"pass"}', '("action" is no object)'],
    ['{"t":"do","id":1,"action":[1]}', '("action" is no object)'],
    ['{"t":"do","id":1,"action":null}', '("action" is no object)'],
  ])('%s', (line, why) => {
    expect(read(line)).toEqual({
      misread: { code: 'malformed', says: `wrote a message that is not as it should be ${why}` },
    });
  });

  test.each(['thinking', "{'t':'ready'}", '{"t":"do"', '{"t":"do"}{"t":"do"}', 'NaN', '['.repeat(500_000)])(
    'no JSON: %.20s',
    (line) => expect(read(line)).toMatchObject({ misread: { code: 'not-json' } }),
  );

  test('bytes that are no text', () => {
    expect(readLine(Uint8Array.of(0x22, 0xc3, 0x22))).toMatchObject({ misread: { code: 'not-utf8' } });
    expect(readLine(Uint8Array.of(0xff, 0xfe, 0x7b, 0))).toMatchObject({ misread: { code: 'not-utf8' } });
  });
});
