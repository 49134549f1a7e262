import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { replacePlaceholders, UnfillableError } from './filled-text.ts';
import { findTemplateProblem, replaceTemplatePaths } from './maxquant-template.ts';

const NAMES = [
  '/data/plain.raw',
  '/data/a","output":"elsewhere","x":"b.raw',
  "/data/it's [1], {2} & more.raw",
  '/data/a: b #c.raw',
  '/data/a\\b<c>.raw',
];

describe('Settings of a tool with placeholders', () => {
  it.each(NAMES)('contain the path %s as one string in JSON', (raw_file) => {
    const filled = replacePlaceholders('sage.json', '{"paths":["{raw_file}"],"n":1}', { raw_file });
    expect(JSON.parse(filled)).toEqual({ paths: [raw_file], n: 1 });
  });

  it.each(NAMES)('contain the path %s as one string in YAML with quotes', (raw_file) => {
    const filled = replacePlaceholders('a.yaml', `paths: ["{raw_file}", '{raw_file}']\nn: "it's {raw_file}"\n`, { raw_file });
    expect(parse(filled)).toEqual({ paths: [raw_file, raw_file], n: `it's ${raw_file}` });
  });

  it.each(NAMES)('contain the path %s as one string in YAML without quotes, or are rejected', (raw_file) => {
    for (const text of ['path: {raw_file}\n', 'path: [{raw_file}]\n']) {
      let filled: string | undefined;
      try {
        filled = replacePlaceholders('a.yml', text, { raw_file });
      } catch (error) {
        expect(error).toBeInstanceOf(UnfillableError);
      }
      if (filled !== undefined) expect([parse(filled).path].flat()).toEqual([raw_file]);
    }
  });

  it.each([
    ['multi-line flow mappings', 'a: {\n  raw: {raw_name}\n}\n', '1, other: 2'],
    ['multi-line flow lists', 'a: [\n  {raw_name}\n]\n', 'x, y'],
    ['multi-line quotes', 'a: "x\n  {raw_name}"\nb: 1\n', 'x"\\'],
    ['a comment', 'a: {raw_name}\n', '#x'],
    ['an anchor', 'a: {raw_name}\n', '&x y'],
    ['a tag', 'a: {raw_name}\n', '!!int 1'],
    ['an alias', 'b: &x 1\na: {raw_name}\n', '*x'],
    ['a block of text', 'a: {raw_name}\n', '|'],
    ['a list', 'a:\n  - {raw_name}\n', '- x'],
    ['a key', 'a:\n  {raw_name}\n', 'b:'],
  ])('are rejected in YAML if a name would change the structure: %s', (_what, text, raw_name) => {
    expect(() => replacePlaceholders('a.yaml', text, { raw_name })).toThrow(UnfillableError);
  });

  it('keep comments and lines in YAML', () => {
    const text = '# {raw_name}\na:   {raw_name} # here\n---\nb: [ {raw_name}, "{raw_name}" ]\n';
    expect(replacePlaceholders('a.yaml', text, { raw_name: '20260102' })).toBe(text.replaceAll('{raw_name}', '20260102'));
  });

  it('are rejected in TOML with multi-line strings if a name contains quotes', () => {
    expect(() => replacePlaceholders('a.toml', 'a = """\n{raw_name}"""', { raw_name: 'x""" \nb = 1' })).toThrow(
      UnfillableError,
    );
  });

  it('are rejected in TOML if a name would end a literal string', () => {
    expect(() => replacePlaceholders('a.toml', "path = '{raw_file}'", { raw_file: "/it's.raw" })).toThrow('double quotes');
    expect(replacePlaceholders('a.toml', 'path = "{raw_file}"', { raw_file: '/a"b.raw' })).toBe('path = "/a\\"b.raw"');
  });

  it('contain the path in XML with escaped markup', () => {
    expect(replacePlaceholders('a.xml', '<p>{raw_file}</p>', { raw_file: '/a<b>&.raw' })).toBe('<p>/a&lt;b&gt;&amp;.raw</p>');
  });

  it('contain the path unchanged in other formats', () => {
    expect(replacePlaceholders('a.cfg', 'file={raw_file} {unknown}', { raw_file: '/a"b.raw' })).toBe('file=/a"b.raw {unknown}');
  });
});

describe('The parameters of MaxQuant', () => {
  it.each(['<filePaths>', '<string>', '<filePaths><string>', '<fastaFilePath>'])(
    'are read in linear time with unterminated %s',
    (begin) => {
      const text = begin.repeat(200_000);
      expect(findTemplateProblem(text)).toContain('exactly one raw file');
      expect(replaceTemplatePaths(text, { rawFile: 'a', fasta: 'b' })).toBe(text);
    },
  );
});
