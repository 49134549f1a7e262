import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { AnswerParser } from './answer-parser.ts';
import type { Selection } from './projections.ts';

const MEMBERS: Selection = { name: true, list: [{ id: true, inner: [{ id: true }] }], whole: true };

describe('The parser of responses', () => {
  it.each<[string, unknown, Selection, unknown]>([
    ['objects in a list', [{ id: 1, other: 2 }, { id: '}]"\\' }], [{ id: true }], [{ id: 1 }, { id: '}]"\\' }]],
    [
      'objects in the list of a member',
      { other: [{ id: 0 }], name: 'ü', list: [{ id: 1, inner: [{ id: 2, other: 3 }, {}] }, { other: {} }, 7] },
      MEMBERS,
      { name: 'ü', list: [{ id: 1, inner: [{ id: 2 }, {}] }, {}, 7] },
    ],
    ['whole lists', { whole: [{ a: 1 }, ['b', { c: [{}] }]] }, MEMBERS, { whole: [{ a: 1 }, ['b', { c: [{}] }]] }],
    ['everything', [{ a: [{ b: 1 }] }, 'c'], true, [{ a: [{ b: 1 }] }, 'c']],
    ['nothing of lists in lists', [[{ id: 1 }]], [{ id: true }], [[]]],
    ['nothing of an object in place of a list', { list: { id: 1 } }, MEMBERS, { list: {} }],
    ['nothing of a list in place of an object', [{ name: 'a' }], MEMBERS, []],
    ['a string', 'a', MEMBERS, 'a'],
  ])('returns %s, regardless of the pieces in which they arrive', (_what, answer, selection, selected) => {
    const bytes = Buffer.from(JSON.stringify(answer, null, 1));
    const results = [1, 2, 7, bytes.length].map((length) => {
      const parser = new AnswerParser(selection);
      for (let at = 0; at < bytes.length; at += length) parser.addPiece(bytes.subarray(at, at + length));
      return parser.finish();
    });
    expect(results).toEqual(results.map(() => selected));
  });

  it('occupies memory in proportion to the response, even if it arrives in pieces of one byte', () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const parser = new AnswerParser(true);
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (const byte of Buffer.from(`"${'a'.repeat(500_000)}"`)) parser.addPiece(Buffer.from([byte]));
    collectGarbage();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
    expect(parser.finish()).toHaveLength(500_000);
  });

  it.each(['[{"a":1]]', '[{"a":1}', '[{}{}]', '{"list":[{]}', '[{"a":}]', '[}', ']', ''])('rejects %j', (text) => {
    const parse = () => {
      const parser = new AnswerParser(true);
      parser.addPiece(Buffer.from(text));
      return parser.finish();
    };
    expect(parse).toThrow(SyntaxError);
  });
});
