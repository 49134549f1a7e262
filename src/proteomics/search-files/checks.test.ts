import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countSequences } from './fasta-check.ts';
import { requireAcceptedFile, requireSearchFileName } from './page-handlers.ts';
import { checkParameters } from './parameter-tasks.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-search-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const buildFile = (content: string | Buffer) => {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return path;
};
const catchMessage = async (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error: Error) => error.message,
  );

describe('A FASTA file', () => {
  const countInText = (content: string | Buffer) => countSequences(buildFile(content), 'x.fasta');

  it.each([
    ['one sequence', '>sp|P02769|ALBU_BOVIN Albumin\nMKWVTFISLL\nLLFSSAYSRG\n', 1],
    ['Windows line endings, a byte order mark and no final line break', '\ufeff>a\r\nMK*\r\n\r\n>b c > d\r\nmkw-x', 2],
    ['empty lines before and between', '\n\n>a\nM\n\n\n>b\nM\n\n', 2],
    ['spaces between letters', '>a\nMKW VTF\n', 1],
  ])('is accepted with %s', async (_, content, sequences) => {
    expect(await countInText(content)).toBe(sequences);
  });

  it('has the same number of sequences regardless of how its content is split into chunks', async () => {
    const entry = `>${'protein '.repeat(40)}\n${'MKWVTFISLLLLFSSAYSRG\n'.repeat(50)}`;
    expect(await countInText(entry.repeat(2_000))).toBe(2_000);
  });

  it.each([
    ['no header', 'MKWV\n', 'x.fasta, line 1: it must begin with ">", the mark of a FASTA header.'],
    ['only white space', ' \n\n', 'x.fasta, line 1: it must begin with ">", the mark of a FASTA header.'],
    ['a digit', '>a\nMKW\nMK7W\n', 'x.fasta, line 3: it contains "7" in a sequence; only letters, * and - are allowed.'],
    [
      'a header within a line',
      '>a\nMKW>b\n',
      'x.fasta, line 2: it contains ">" in a sequence; only letters, * and - are allowed.',
    ],
    [
      'a byte of another file',
      '>a\nMK\u0001\n',
      'x.fasta, line 2: it contains a character in a sequence; only letters, * and - are allowed.',
    ],
    ['a header without a name', '>a\nMK\n> \nMK\n', 'x.fasta, line 3: it has a ">" without a name after it.'],
    ['a header without a name at its end', '>a\nMK\n>', 'x.fasta, line 3: it has a ">" without a name after it.'],
    ['a header without a sequence', '>a\n>b\nMK\n', 'x.fasta, line 1: it names a protein, and no sequence follows.'],
    ['a header without a sequence at its end', '>a\nMK\n>b\n', 'x.fasta, line 3: it names a protein, and no sequence follows.'],
    ['a NUL in a header', '>a\0b\nMK\n', 'x.fasta, line 1: it contains a byte that cannot occur in text.'],
    ['compression', Buffer.from([0x1f, 0x8b, 8, 0]), 'x.fasta is compressed. Unpack it, and upload it again.'],
  ])('is rejected if it has %s', async (_, content, message) => {
    expect(await catchMessage(countInText(content))).toBe(message);
  });
});

describe('Parameters of a search engine', () => {
  const checkText = (name: string, content: string | Buffer) => {
    const path = buildFile(content);
    return checkParameters({ path, name, size: Buffer.byteLength(content) });
  };
  const createMqpar = (inside: string) =>
    `<?xml version="1.0"?>\n<MaxQuantParams>\n<fastaFilePath>a</fastaFilePath>\n${inside}\n</MaxQuantParams>\n`;
  const ONE = '<filePaths><string>x.raw</string></filePaths>';

  it.each([
    ['mqpar.xml', `\ufeff${createMqpar(ONE)}`],
    ['MQPAR.XML', createMqpar(ONE)],
    ['sage.json', '{"fasta": "{fasta}"}'],
    ['no.ending', 'a text'],
  ])('are accepted in the file %s', async (name, content) => {
    expect(await catchMessage(checkText(name, content))).toBe('');
  });

  it.each([
    ['mqpar.xml', createMqpar(`${ONE}\n<open>`), /^mqpar\.xml, line [56]: .*open.*\.$/],
    ['mqpar.xml', 'no XML at all', /^mqpar\.xml, line 1: .*\.$/],
    ['mqpar.xml', '<a>'.repeat(5_000), /^mqpar\.xml, line 1: .{300}…$/s],
    ['mqpar.xml', createMqpar(''), /^mqpar\.xml must have exactly one raw file \(<filePaths><string>\), not 0\.$/],
    ['mqpar.xml', `<M>${ONE}</M>`, /^mqpar\.xml must have a <fastaFilePath>\.$/],
    ['a.cfg', 'one\ntw\u0007o\n', /^a\.cfg, line 2: it contains a control character\.$/],
    ['a.cfg', Buffer.from([0xff, 0xfe, 65, 0]), /^a\.cfg is not UTF-8 text\.$/],
    ['a.cfg', 'x'.repeat(5_000_001), /^a\.cfg has 5 MB\. The maximum is 5 MB\.$/],
  ])('are rejected in the file %s with the content %j', async (name, content, message) => {
    expect(await catchMessage(checkText(name, content))).toMatch(message);
  });
});

describe('requireSearchFileName', () => {
  it.each([undefined, '', '  ', '..', 'a/b.fasta', 'a\\b.fasta', 'a\nb', 'a\u202eb.fasta', 'x'.repeat(201)])(
    'rejects %j',
    (name) => {
      expect(() => requireSearchFileName(name, 'file')).toThrow(/^(file must be|The name of file is longer)/);
    },
  );

  it('returns NFC without surrounding spaces', () => {
    expect(requireSearchFileName(' Ma\u0308use.fasta ', 'file')).toBe('Mäuse.fasta');
  });
});

describe('A tool', () => {
  const tool = { name: 'mq', uploads: ['template'], template: '/srv/mqpar.xml' } as unknown as Parameters<
    typeof requireAcceptedFile
  >[0];

  it.each([
    [undefined, 'fasta', 'x.fasta', 'The pipeline has no tool. Choose one first.'],
    [tool, 'fasta', 'x.fasta', 'The tool mq accepts no FASTA file on this page.'],
    [tool, 'template', 'x.json', 'The tool mq requires parameters like mqpar.xml, but x.json does not end in .xml.'],
  ] as const)('rejects a file that it cannot use (case %#)', (one, kind, name, message) => {
    expect(() => requireAcceptedFile(one, kind, name)).toThrow(message);
  });
});
