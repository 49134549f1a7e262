import { describe, expect, test } from 'vitest';
import { DocumentError, getFieldPosition, getFieldPositions, parseDocument, parseWrittenDocument } from './document.ts';

function catchError(text: string, notation?: 'json' | 'yaml'): DocumentError {
  try {
    parseDocument(text, notation);
  } catch (error) {
    if (error instanceof DocumentError) return error;
    throw error;
  }
  throw new Error('the text was taken');
}

describe('parseDocument', () => {
  test('detects JSON and YAML', () => {
    expect(parseDocument('{"a": [1, true, null]}')).toEqual({ a: [1, true, null] });
    expect(parseDocument('a:\n  - 1\n  - true\n  - ~\n')).toEqual({ a: [1, true, null] });
    expect(parseDocument('{a: [1, two]}')).toEqual({ a: [1, 'two'] });
    expect(parseDocument('\ufeff{"a": 1}')).toEqual({ a: 1 });
  });

  test('keeps dates and versions in YAML as strings', () => {
    expect(parseDocument('day: 2024-05-31\ncode: "1.10"\n')).toEqual({ day: '2024-05-31', code: '1.10' });
  });

  test('accepts a property named __proto__', () => {
    for (const text of ['{"__proto__": {"a": 1}}', '__proto__:\n  a: 1\n']) {
      const data = parseDocument(text) as object;
      expect(Object.keys(data)).toEqual(['__proto__']);
      expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    }
  });

  test.each([
    ['{"a": 1,}', 'Not valid JSON: the name of a member in double quotes is expected.', 1, 9],
    ['{\n  "a": tru\n}', 'Not valid JSON: a value is expected.', 2, 8],
    ['{\n  "a": 1\n  "b": 2\n}', 'Not valid JSON: a comma or "}" is expected.', 3, 3],
    ['{"a" 1}', 'Not valid JSON: a colon is expected after the name of a member.', 1, 6],
    ['[1, 2', 'Not valid JSON: the text ends too early.', 1, 6],
    ['{"a": "b', 'Not valid JSON: a text has no closing quote.', 1, 7],
    ['{"a": "b\\x"}', 'Not valid JSON: a backslash begins an escape that does not exist.', 1, 9],
    ['{"a": "b\nc"}', 'Not valid JSON: a line break or control character inside a text must be escaped.', 1, 9],
    ['{"a": 1} 2', 'Not valid JSON: there is more text after the end of the document.', 1, 10],
    ['{"a": 1, "b": {"c": 1, "c": 2}}', 'The member "c" occurs twice.', 1, 24],
    ['', 'Not valid JSON: the text ends too early.', 1, 1],
  ])('reports the error in the JSON text %j with its position', (text, message, line, column) => {
    const error = catchError(text, 'json');
    expect(error.message).toBe(message);
    expect(error.position).toEqual({ line, column });
  });

  test.each([
    ['a: 1\nb: [1, 2\n', /^Not valid YAML: /, 3],
    ['null: 1\n"": 2\n', /^The member "" occurs twice\.$/, 2],
    ['? [a]\n: 1\n? [a]\n: 2\n', /occurs twice\.$/, 3],
    ['a: [&x b]\nc:\n  b: 1\n  *x : 2\n', /^The member "b" occurs twice\.$/, 4],
    ['a: 1\nb: 2\na: 3\n', /^The member "a" occurs twice\.$/, 3],
    ['a: 1\n---\nb: 2\n', /^The text contains more than one YAML document\.$/, 2],
    ['a: *missing\n', /^The alias \*missing has no anchor before it\.$/, 1],
    ['a: b: c\n', /^Not valid YAML: /, 1],
  ])('reports the error in the YAML text %j with its line', (text, message, line) => {
    const error = catchError(text, 'yaml');
    expect(error.message).toMatch(message);
    expect(error.position.line).toBe(line);
  });

  test.each([
    ['{"a": [1, {"b": 9007199254740993}]}', 'json', '9007199254740993', 1, 12],
    ['{"a": 1e400}', undefined, '1e400', 1, 2],
    ['a:\n  - b: 1\n  - b: 12345678901234567890\n', 'yaml', '12345678901234567890', 3, 5],
    ['a: &x\n  b: -9007199254740993\n', 'yaml', '-9007199254740993', 2, 3],
    ['a: .inf\n', 'yaml', '.inf', 1, 1],
  ] as const)('rejects a number that would be rounded, with its position: %j', (text, notation, number, line, column) => {
    const error = catchError(text, notation);
    expect(error.message).toContain(`the number ${number} has more digits than can be stored`);
    expect(error.position).toEqual({ line, column });
  });

  test('accepts long numbers that JavaScript represents exactly', () => {
    const text = 'a: [9007199254740992, 1e300, 0.1234567890123456789, "9007199254740993", 00000000000000000012]\n';
    expect(parseDocument(text)).toEqual({ a: [9007199254740992, 1e300, 0.12345678901234568, '9007199254740993', 12] });
  });

  test('reads a YAML 1.1 document like other versions, with dates and times as strings', () => {
    const text = '%YAML 1.1\n---\ndate: 2023-04-01\ntime: 12:30\nanswer: yes\n';
    expect(parseDocument(text, 'yaml')).toEqual({ date: '2023-04-01', time: '12:30', answer: 'yes' });
  });

  test('finds duplicate properties even if their names are escaped differently', () => {
    expect(catchError('{"ab": 1, "a\\u0062": 2}').message).toBe('The member "ab" occurs twice.');
  });

  test('reports a JSON error for text that is neither JSON nor YAML but resembles JSON', () => {
    expect(catchError('{"a": 1, "b": [}').message).toMatch(/^Not valid JSON/);
  });
});

describe('parseDocument on hostile documents', () => {
  test('rejects YAML that is nested 100,000 levels deep', () => {
    expect(catchError('['.repeat(100_000), 'yaml').message).toBe('The YAML document is nested too deeply.');
    expect(catchError('- '.repeat(100_000), 'yaml').message).toBe('The YAML document is nested too deeply.');
    expect(catchError('? '.repeat(100_000), 'yaml').message).toBe('The YAML document is nested too deeply.');
  });

  test('reads JSON that is nested 100,000 levels deep', () => {
    const text = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(Array.isArray(parseDocument(text))).toBe(true);
  });

  test('rejects aliases that multiply when they are expanded', () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}*a${level}]`,
    );
    expect(catchError(['a0: &a0 [x]', ...levels].join('\n')).message).toBe('The YAML document uses its aliases too often.');
  });

  test('rejects an alias that refers to its own parent', () => {
    expect(catchError('a: &a\n  - *a\n  - *a\n').message).toBe('The alias *a is inside its own target.');
  });

  test('rejects more than 1,000 aliases', () => {
    const anchors = Array.from({ length: 1_001 }, (_, index) => `- &n${index} x\n- *n${index}\n`).join('');
    expect(catchError(anchors).message).toBe('A YAML document can contain at most 1000 aliases.');
  });

  test('reads 100,000 different properties in one map', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `k${index}: 1`).join('\n');
    expect(Object.keys(parseDocument(text) as object)).toHaveLength(100_000);
  });
});

describe('The merge key of YAML', () => {
  test.each([
    ['a map', 'a: &a {x: 1, y: 2}\nb:\n  <<: *a\n  y: 3\n', { x: 1, y: 3 }],
    ['a list of maps, the first one first', 'a: &a {x: 1}\nb:\n  z: 9\n  <<: [*a, {x: 2, y: 2}]\n', { z: 9, x: 1, y: 2 }],
  ])('adds the properties of %s', (_what, text, merged) => {
    expect([parseDocument(text), parseWrittenDocument(text, 'yaml')]).toEqual([
      expect.objectContaining({ b: merged }),
      expect.objectContaining({ b: merged }),
    ]);
  });

  test('is an ordinary name if it is in quotes', () => {
    expect(parseDocument('"<<": x\n')).toEqual({ '<<': 'x' });
  });

  test.each([
    ['b:\n  <<: text\n', 'The merge key << must name a map, or a list of maps.'],
    ['b:\n  <<: [1]\n', 'The merge key << must name a map, or a list of maps.'],
    ['b:\n  <<: {x: 1}\n  <<: {x: 2}\n', 'The member "<<" occurs twice.'],
  ])('is rejected, with its line, if it has no maps or occurs twice: %j', (text, message) => {
    expect(() => parseDocument(text)).toThrow(
      expect.objectContaining({ message, position: expect.objectContaining({ column: 3 }) }),
    );
  });

  test('is rejected if its maps expand to too many properties', () => {
    const text = `a: &a {x: 1}\nb:\n${'  - <<: *a\n'.repeat(101)}`;
    expect(() => parseDocument(text)).toThrow('The YAML document uses its aliases too often.');
  });
});

describe('The position of a field', () => {
  const json = '{\n  "title": "t",\n  "studies": [\n    {"id": "s0"},\n    {\n      "id": "s1",\n      "a.b": 1\n    }\n  ]\n}';
  const yaml = 'title: t\nstudies:\n  - id: s0\n  - id: s1\n    place:\n      name: x\n';

  test('is the name of the property or the beginning of the item in JSON', () => {
    expect(getFieldPositions(json, ['title', 'studies[1].id', 'studies[0]', 'studies[1]', ''])).toEqual([
      { line: 2, column: 3 },
      { line: 6, column: 7 },
      { line: 4, column: 5 },
      { line: 5, column: 5 },
      { line: 1, column: 1 },
    ]);
  });

  test('is the name of the property or the beginning of the item in YAML', () => {
    expect(getFieldPositions(yaml, ['title', 'studies[1].place.name', 'studies[0]'])).toEqual([
      { line: 1, column: 1 },
      { line: 6, column: 7 },
      { line: 3, column: 5 },
    ]);
  });

  test('is the object that lacks the field if it is missing', () => {
    expect(getFieldPosition(json, 'studies[1].start_date')).toEqual({ line: 5, column: 5 });
    expect(getFieldPosition(yaml, 'studies[1].place.country')).toEqual({ line: 5, column: 5 });
    expect(getFieldPosition(yaml, 'studies[7].id')).toEqual({ line: 2, column: 1 });
  });

  test('is found through an alias', () => {
    expect(getFieldPosition('base: &b\n  id: x\nother: *b\n', 'other.id')).toEqual({ line: 2, column: 3 });
  });
});
