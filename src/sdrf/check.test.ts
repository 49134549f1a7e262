import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateSheet } from './check.ts';
import { formatSheet, parseSampleSheet, parseSdrfTerm, SheetError } from './sheet.ts';
import { combineDemands, TEMPLATE_NAMES } from './templates.ts';

const readFixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', `${name}.sdrf.tsv`));
const listErrors = (content: string | Buffer, ...templates: string[]) =>
  validateSheet(parseSampleSheet(content), templates).problems.filter(({ level }) => level === 'error');
const joinRows = (...rows: string[]) => rows.join('\n');

/** Returns a complete table, with changes by column. */
function createSheet(changes: Readonly<Record<string, string>> = {}): string {
  const row: Readonly<Record<string, string>> = {
    'source name': 'sample 1',
    'characteristics[organism]': 'homo sapiens',
    'characteristics[organism part]': 'liver',
    'characteristics[biological replicate]': '1',
    'assay name': 'run 1',
    'technology type': 'proteomic profiling by mass spectrometry',
    'comment[proteomics data acquisition method]': 'NT=Data-dependent acquisition;AC=PRIDE:0000627',
    'comment[label]': 'label free sample',
    'comment[instrument]': 'NT=Q Exactive;AC=MS:1001911',
    'comment[cleavage agent details]': 'NT=Trypsin;AC=MS:1001251',
    'comment[fraction identifier]': '1',
    'comment[technical replicate]': '1',
    'comment[data file]': 'run1.raw',
    ...changes,
  };
  return joinRows(Object.keys(row).join('\t'), Object.values(row).join('\t'));
}

describe('The list of cells of a sample sheet', () => {
  it('contains each cell below the header, including ignored lines and columns', () => {
    const cells: string[] = [];
    parseSampleSheet(joinRows('source name\tassay name\t', 'a\tb\t', '\t \t', '"c"\td'), (row) => cells.push(...row));
    expect(cells).toEqual(['a', 'b', '', '', ' ', '', 'c', 'd']);
  });
});

describe('A parsed sample sheet', () => {
  it('equals the same sheet with quoted cells', () => {
    const plain = createSheet();
    const quoted = plain.replaceAll(/[^\t\n]+/g, (cell) => `"${cell}"`);
    expect(parseSampleSheet(quoted)).toEqual(parseSampleSheet(plain));
  });

  it('equals the same sheet in UTF-16 with a byte order mark', () => {
    const plain = joinRows('source name\tassay name', 'a\tb');
    expect(parseSampleSheet(Buffer.from(`\ufeff${plain}`, 'utf16le'))).toEqual(parseSampleSheet(plain));
  });

  it('keeps quotes inside its cells, even after writing and reading', () => {
    const cells = ['"quoted" word', 'a 5" pot', '"open', '""', 'say ""twice""'];
    const written = ['"""quoted"" word"', 'a 5" pot', '"open', '""""""', 'say ""twice""'];
    const read = parseSampleSheet(joinRows(['source name', 'b', 'c', 'd', 'e'].join('\t'), written.join('\t')));
    expect(read.rows[0]?.cells).toEqual(cells);
    expect(parseSampleSheet(formatSheet(read))).toEqual(read);
  });
});

describe('Sample metadata of published data sets', () => {
  it.each(['PXD010698', 'PXD005463', 'PXD018830-DIA'])('is valid if the official validator accepts it: %s', (name) => {
    expect(listErrors(readFixture(name), 'ms-proteomics')).toEqual([]);
  });

  it('is rejected if the official validator rejects it', () => {
    const listCodes = (name: string) =>
      Object.entries(Object.groupBy(listErrors(readFixture(name), 'ms-proteomics'), ({ code }) => code));
    expect(listCodes('label_free').map(([code, found]) => [code, found?.length])).toEqual([
      ['MISSING_REQUIRED_COLUMN', 6],
      ['INSUFFICIENT_COLUMNS', 1],
    ]);
    expect(
      listCodes('PXD009749')
        .map(([code]) => code)
        .sort(),
    ).toEqual(['INVALID_FORMAT', 'PATTERN_MISMATCH']);
  });

  it('is rejected for an empty cell in the second of two equal columns, which the official validator accepts', () => {
    const problems = listErrors(readFixture('PXD020394'), 'ms-proteomics');
    expect(problems).toHaveLength(10);
    expect(problems[0]).toMatchObject({ code: 'EMPTY_CELL', column: 'characteristics[organism]', line: expect.any(Number) });
  });

  it('is rejected for a label without its channel, which the official validator accepts', () => {
    expect(listErrors(readFixture('PXD030690'), 'ms-proteomics')[0]).toMatchObject({
      ...{ code: 'INVALID_VALUE', line: 2, column: 'comment[label]' },
      message: 'ITRAQ names a kit, but no channel. Write the channel of the sample, such as TMT126.',
    });
  });
});

describe('A check of sample metadata', () => {
  it('finds no problem in a valid file', () => {
    expect(validateSheet(parseSampleSheet(createSheet()))).toEqual({ templates: ['ms-proteomics'], problems: [] });
  });

  it.each([
    ['characteristics[organism]', '', 'EMPTY_CELL'],
    ['characteristics[organism]', 'homo sapiens ', 'TRAILING_WHITESPACE'],
    ['comment[technical replicate]', 'first', 'INVALID_FORMAT'],
    ['technology type', 'photography', 'INVALID_VALUE'],
    ['comment[data file]', 'not available', 'NOT_AVAILABLE_NOT_ALLOWED'],
    ['comment[precursor mass tolerance]', '10', 'INVALID_FORMAT'],
    ['comment[sdrf version]', '1.1', 'INVALID_FORMAT'],
    ['comment[ms1 scan range]', '400-1200', 'INVALID_FORMAT'],
    ['comment[label]', 'TMT', 'INVALID_VALUE'],
  ])('finds the invalid value in %s: "%s"', (column, value, code) => {
    expect(listErrors(createSheet({ [column]: value }))).toMatchObject([{ code, line: 2, column }]);
  });

  it.each([
    ['characteristics[pooled sample]', `SN=a${';SN=a'.repeat(5_000)}\u2028x`],
    ['characteristics[spiked compound]', `CT=a${';QY=1'.repeat(5_000)}\u2028x`],
    ['characteristics[soil texture]', `${'1'.repeat(30_000)}\u2028`],
  ])('checks a long value of %s in linear time', (column, value) => {
    const begin = performance.now();
    validateSheet(parseSampleSheet(createSheet({ [column]: value })), [...TEMPLATE_NAMES]);
    expect(performance.now() - begin).toBeLessThan(3_000);
  });

  it('warns about an accession without its prefix', () => {
    const { problems } = validateSheet(parseSampleSheet(createSheet({ 'comment[instrument]': 'NT=Q Exactive;AC=1001911' })));
    expect(problems).toMatchObject([{ level: 'warning', code: 'INVALID_ONTOLOGY_TERM_FORMAT', line: 2 }]);
  });

  it('finds missing and misplaced columns', () => {
    const moved = createSheet().replace('characteristics[organism part]\t', '').replace('liver\t', '');
    expect(listErrors(`${moved.split('\n')[0]}\tcharacteristics[organism part]\n${moved.split('\n')[1]}\tliver`)).toMatchObject(
      [{ code: 'CHARACTERISTICS_AFTER_ASSAY', line: 1, column: 'characteristics[organism part]' }],
    );
    expect(listErrors(moved)).toMatchObject([
      { code: 'MISSING_REQUIRED_COLUMN', line: null, column: 'characteristics[organism part]' },
    ]);
  });

  it('names the correct spelling of a column that differs only in case', () => {
    const written = createSheet().replace('comment[data file]', 'Comment[Data File]');
    expect(listErrors(written).map(({ message }) => message)).toContain(
      'The column comment[data file] is missing. Write Comment[Data File] in lower case.',
    );
  });

  it('finds duplicate rows, and two names for one run', () => {
    const [header, row] = createSheet().split('\n') as [string, string];
    expect(listErrors(joinRows(header, row, row))).toMatchObject([{ code: 'DUPLICATE_COMBINATION', line: 3 }]);
    const other = row.replace('sample 1', 'sample 2').replace('run1.raw', 'RUN1.mzML');
    expect(listErrors(joinRows(header, row, other))).toMatchObject([
      { code: 'SAME_RUN', line: 3, column: 'comment[data file]' },
    ]);
  });

  it('uses the templates that the file or the caller names', () => {
    const human = { 'comment[sdrf template]': 'NT=human;VV=v1.1.0' };
    const missing = ['characteristics[disease]', 'characteristics[age]', 'characteristics[sex]'];
    const listMessages = (content: string, ...templates: string[]) =>
      listErrors(content, ...templates).map(({ message }) => message);
    for (const found of [listMessages(createSheet(human)), listMessages(createSheet(), 'human')])
      expect(missing.filter((column) => !found.includes(`The column ${column} is missing.`))).toEqual([]);
    expect(listMessages(createSheet(), 'human', 'plants')).toContain('The templates human and plants exclude one another.');
    expect(listMessages(createSheet(), 'martians')).toContain('There is no template martians.');
  });
});

describe('The templates of sample metadata', () => {
  it('can make an inherited recommendation a requirement', () => {
    const findRequirement = (...names: string[]) => combineDemands(names).columns.get('characteristics[disease]')?.requirement;
    expect([findRequirement('ms-proteomics'), findRequirement('ms-proteomics', 'human')]).toEqual(['recommended', 'required']);
  });

  it('include only those that users can select', () => {
    expect(TEMPLATE_NAMES).toContain('ms-proteomics');
    expect(TEMPLATE_NAMES).not.toContain('base');
  });
});

describe('A file of sample metadata', () => {
  it('keeps the order of its columns, including those with equal names', () => {
    const { columns, rows } = parseSampleSheet(readFixture('PXD018830-DIA'));
    expect(columns.filter((name) => name === 'comment[modification parameters]')).toHaveLength(3);
    expect([rows.length, rows[0]?.line]).toEqual([25, 2]);
  });

  it('keeps its content when it is written and parsed again', () => {
    const read = parseSampleSheet(createSheet());
    expect(parseSampleSheet(formatSheet(read))).toEqual(read);
  });

  it('can have CRLF line endings, a byte order mark, and trailing tabs', () => {
    expect(parseSampleSheet(`\ufeff${createSheet().replaceAll('\n', '\t\r\n')}\t\r\n\t\t\r\n`)).toEqual(
      parseSampleSheet(createSheet()),
    );
  });

  it.each([
    ['not a table', 'text', 'Line 1'],
    ['a table separated by commas', 'source name,assay name\na,b', 'tabs'],
    ['only a header', 'source name\tassay name\n', 'no rows'],
    ['a table with rows that are too long', 'source name\ta\nx\ty\tz', 'Line 2 has 3 cells'],
    ['binary', 'source name\t\0', 'binary'],
    ['not in UTF-8', Buffer.from('source name\t\xff', 'latin1'), 'UTF-8'],
  ])('is rejected if it is %s', (_what, content, reason) => {
    expect(() => parseSampleSheet(content)).toThrow(SheetError);
    expect(() => parseSampleSheet(content)).toThrow(reason);
  });

  it('can contain values with their parts in any order', () => {
    expect([parseSdrfTerm('AC=MS:1001251; NT=Trypsin'), parseSdrfTerm('Trypsin')]).toEqual([
      { name: 'Trypsin', accession: 'MS:1001251' },
      { name: 'Trypsin', accession: undefined },
    ]);
  });
});
