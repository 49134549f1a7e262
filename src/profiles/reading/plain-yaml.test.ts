import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parsePlainYaml } from './plain-yaml.ts';
import { getPlainValue, parseYamlText } from './yaml-text.ts';

const root = join(import.meta.dirname, '../../..');
const parseWithLibrary = (text: string) => getPlainValue(parseYamlText(text));

/** Checks that the fast parser returns the same value as the library, or rejects the string as not plain. */
function compareReaders(text: string): boolean {
  const plain = parsePlainYaml(text);
  if (plain !== undefined) expect({ text, value: plain.value }).toEqual({ text, value: parseWithLibrary(text) });
  return plain !== undefined;
}

describe('The fast parser for plain YAML', () => {
  it('parses the YAML that programs write for objects, lists and scalars', () => {
    const data = {
      unique_id: 'INV-1',
      title: 'A long title that the library folds, because it has more letters than fit on one line of eighty letters',
      website: 'https://example.org/a:b#c',
      numbers: [1, -2.5, 1e21, 0],
      nothing: null,
      empty: { list: [], map: {} },
      studies: [
        { title: 'One', units: [{ id: 'a', factors: [{ name: 'x' }] }, { id: 'b' }] },
        { title: 'true', start: '2024' },
      ],
    };
    for (const options of [{}, { indentSeq: false }, { lineWidth: 0 }, { indent: 4 }]) {
      const text = stringify(data, options);
      expect(parsePlainYaml(text)).toEqual({ value: data });
    }
  });

  it.each([
    ['an anchor', 'a: &b c'],
    ['an alias', 'a: *b'],
    ['a tag', 'a: !!str 1'],
    ['a flow', 'a: [1, 2]'],
    ['a block scalar', 'a: |\n  b'],
    ['an escape', 'a: "\\n"'],
    ['a comment behind a value', 'a: b # c'],
    ['a second document', 'a: b\n---\nc: d'],
    ['a duplicate name', 'a: b\na: c'],
    ['a tab', 'a:\tb'],
    ['a hexadecimal number', 'a: 0x1F'],
    ['a property that is indented too deeply', 'a: b\n  c: d'],
    ['an inherited name', '__proto__: a'],
    ['a scalar alone', 'a'],
    ['no content', ''],
  ])('rejects a document with %s, which the library parses instead', (_what, text) => {
    expect(parsePlainYaml(text)).toBeUndefined();
  });

  it('returns the same values as the library for built-in profiles and examples', () => {
    for (const file of globSync('profiles/*/*/*.yaml', { cwd: root })) compareReaders(readFileSync(join(root, file), 'utf8'));
  });

  it('returns the same values as the library for random data', () => {
    let plain = 0;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 20, 80), fc.boolean(), (value, lineWidth, indentSeq) => {
        if (compareReaders(stringify({ a: value }, { lineWidth, indentSeq }))) plain += 1;
      }),
      { seed: 11, numRuns: 1_500 },
    );
    expect(plain).toBeGreaterThan(50);
  });

  it('returns the same values as the library for random strings of YAML characters', () => {
    let plain = 0;
    const signs = [
      'a',
      'b',
      'key',
      ':',
      ': ',
      '- ',
      '-',
      ' ',
      '  ',
      '\n',
      '\n  ',
      '\n- ',
      '\na: ',
      '\nb: ',
      '#',
      ' #',
      "'",
      '"',
      '[]',
      '{}',
      '1',
      '.5',
      '0o7',
      'null',
      'true',
      '~',
      '?',
      '|',
      '&',
      '*',
      ',',
      '...',
      '---',
      'é',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 14 }), (parts) => {
        if (compareReaders(`a: ${parts.join('')}`)) plain += 1;
        if (compareReaders(parts.join(''))) plain += 1;
      }),
      { seed: 12, numRuns: 20_000 },
    );
    expect(plain).toBeGreaterThan(500);
  });
});
