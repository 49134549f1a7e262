import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openWorkbook } from '../../../../web/workbook/open-workbook.ts';
import { buildDocumentRow, openDocument } from '../../testing-spreadsheet.ts';
import { READING_LIMITS } from './reading-limits.ts';

type Sheet = readonly { readonly number: number; readonly cells: readonly unknown[]; readonly merged?: ReadonlySet<number> }[];

async function readSheetsByName(file: Buffer): Promise<Record<string, Sheet>> {
  const sheets: Record<string, Sheet> = {};
  for (const { name, rows } of await openWorkbook(file, READING_LIMITS)) {
    const read = [];
    for await (const row of rows()) read.push({ ...row, cells: Array.from(row.cells, (cell) => cell ?? null) });
    sheets[name] = read;
  }
  return sheets;
}

const createTable = (rows: string, name = 'Study') => `<table:table table:name="${name}">${rows}</table:table>`;
const readCells = async (row: string, styles = '') =>
  (await readSheetsByName(openDocument(createTable(`<table:table-row>${row}</table:table-row>`), { styles }))).Study?.[0]
    ?.cells;
const createCell = (attributes: string, text = '', name = 'table-cell') =>
  `<table:${name} ${attributes}>${text === '' ? '' : `<text:p>${text}</text:p>`}</table:${name}>`;

describe('An OpenDocument spreadsheet', () => {
  const readSample = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url));

  it('has the same values as the same .xlsx file', async () => {
    expect(await readSheetsByName(readSample('libreoffice.ods'))).toEqual(
      await readSheetsByName(readSample('libreoffice.xlsx')),
    );
  });

  it('keeps numbers with their displayed text', async () => {
    const row = await readCells(
      createCell('office:value-type="float" office:value="7"', '00007') +
        createCell('office:value-type="float" office:value="1.5"', '1.5') +
        createCell('office:value-type="percentage" office:value="0.12"', '12%') +
        createCell('office:value-type="currency" office:value="3"', '3.00 €') +
        createCell('office:value-type="boolean" office:boolean-value="true"', 'TRUE') +
        createCell('office:value-type="boolean" office:boolean-value="true"', 'WAHR'),
    );
    expect(row).toEqual([
      { shown: '00007', value: 7, isDate: false },
      1.5,
      { shown: '12%', value: 0.12, isDate: false },
      { shown: '3.00 €', value: 3, isDate: false },
      true,
      { shown: 'WAHR', value: 'true', isDate: false },
    ]);
  });

  const MONTH = `<number:date-style style:name="N1"><number:month/><number:text>-</number:text><number:year/></number:date-style>
    <style:style style:name="parent" style:family="table-cell" style:data-style-name="N1"/>
    <style:style style:name="ce1" style:family="table-cell" style:parent-style-name="parent"/>`;
  const createTimes = (name: string, places: number) =>
    `<number:date-style style:name="${name}"><number:year/><number:month/><number:day/><number:hours/><number:seconds number:decimal-places="${places}"/></number:date-style>
    <style:style style:name="${name}" style:family="table-cell" style:data-style-name="${name}"/>`;
  const date = 'office:value-type="date" office:date-value';

  it('also has a date for an unformatted number if the date origin is 1904', async () => {
    const row = `<table:table-row>${createCell('office:value-type="float" office:value="43555"', '43555')}</table:table-row>`;
    const origin = '<table:calculation-settings><table:null-date table:date-value="1904-01-01"/></table:calculation-settings>';
    const sheets = await readSheetsByName(openDocument(origin + createTable(row)));
    expect(sheets.Study?.[0]?.cells).toEqual([{ shown: '43555', value: 43555, isDate: false, day: '2023-04-01' }]);
  });

  it.each([
    [
      'a month',
      createCell(`table:style-name="ce1" ${date}="2023-09-01"`, 'Sep-23'),
      { shown: 'Sep-23', value: '2023-09', isDate: true },
    ],
    ['a day', createCell(`${date}="2023-09-01"`, '1.9.23'), { shown: '1.9.23', value: '2023-09-01', isDate: true }],
    [
      'a moment',
      createCell(`${date}="2023-09-01T08:30:00"`, '1.9.23 8:30'),
      { shown: '1.9.23 8:30', value: '2023-09-01T08:30:00', isDate: true },
    ],
    [
      'a displayed fraction of a second',
      createCell(`table:style-name="fine" ${date}="2023-09-01T08:30:00.250000"`, '08:30:00.250'),
      { shown: '08:30:00.250', value: '2023-09-01T08:30:00.250', isDate: true },
    ],
    [
      'a hidden fraction of a second',
      createCell(`table:style-name="coarse" ${date}="2023-09-01T08:30:00.250"`, '08:30:00'),
      { shown: '08:30:00', value: '2023-09-01T08:30:00', isDate: true, hidden: '2023-09-01T08:30:00.250' },
    ],
    [
      'a hidden time',
      createCell(`table:style-name="ce1" ${date}="2023-09-01T08:30:00"`, 'Sep-23'),
      { shown: 'Sep-23', value: '2023-09', isDate: true, hidden: '2023-09-01T08:30:00' },
    ],
    [
      'a hidden fraction of a time',
      createCell('table:style-name="coarse" office:value-type="time" office:time-value="PT08H30M00.250S"', '08:30:00'),
      { shown: '08:30:00', value: '08:30:00', isDate: false, hidden: 'PT08H30M00.250S' },
    ],
    [
      'a time',
      createCell('office:value-type="time" office:time-value="PT08H30M00S"', '8:30'),
      { shown: '8:30', value: '08:30:00', isDate: false },
    ],
    [
      'a duration',
      createCell('office:value-type="time" office:time-value="PT36H00M00S"', '36:00'),
      { shown: '36:00', value: 1.5, isDate: false },
    ],
  ])('is read with the precision that it displays: %s', async (_what, xml, expected) => {
    expect(await readCells(xml, MONTH + createTimes('fine', 3) + createTimes('coarse', 0))).toEqual([expected]);
  });

  it('applies the date style of a column', async () => {
    const column = '<table:table-column table:number-columns-repeated="3" table:default-cell-style-name="ce1"/>';
    const row = `<table:table-row>${createCell(`${date}="2023-09-01"`, 'Sep-23')}</table:table-row>`;
    const sheets = await readSheetsByName(openDocument(createTable(column + row), { styles: MONTH }));
    expect(sheets.Study?.[0]?.cells).toEqual([{ shown: 'Sep-23', value: '2023-09', isDate: true }]);
  });

  it('keeps paragraphs, spaces and tabs of text, but not comments', async () => {
    const row = await readCells(
      '<table:table-cell><office:annotation><text:p>a comment</text:p></office:annotation><text:p>one<text:s text:c="3"/>two<text:tab/><text:span>three</text:span></text:p><text:p>\n  four</text:p></table:table-cell>',
    );
    expect(row).toEqual(['one   two\tthree\nfour']);
  });

  it('is read with superscript and subscript as characters', async () => {
    const styles = [
      ['up', 'super 58%'],
      ['down', '-33% 58%'],
      ['plain', ''],
    ].map(
      ([name, position]) =>
        `<style:style style:name="${name}" style:family="text"><style:text-properties style:text-position="${position}"/></style:style>`,
    );
    const createSpanXml = (style: string, text: string) => `<text:span text:style-name="${style}">${text}</text:span>`;
    const row = await readCells(
      createCell(
        '',
        `10${createSpanXml('up', '6')}${createSpanXml('plain', ' 2')} CO${createSpanXml('down', '2')} 3${createSpanXml('up', 'rd')}`,
      ),
      styles.join(''),
    );
    expect(row).toEqual(['10⁶ 2 CO₂ 3rd']);
  });

  it('reports errors and formulas without a result', async () => {
    const row = await readCells(
      createCell('table:formula="of:=1/0" office:value-type="string" office:string-value=""', '#DIV/0!') +
        createCell('table:formula="of:=A1"'),
    );
    expect(row).toEqual([
      { problem: 'contains the error #DIV/0!', error: '#DIV/0!' },
      { problem: 'contains a formula without its result; open and save the file in a spreadsheet program' },
    ]);
  });

  it('repeats the value of a merged range in each row', async () => {
    const rows =
      `<table:table-row>${createCell('table:number-rows-spanned="2"', 'wheat')}${createCell('', 'A')}</table:table-row>` +
      `<table:table-row>${createCell('', '', 'covered-table-cell')}${createCell('', 'B')}</table:table-row>${buildDocumentRow(['barley', 'C'])}`;
    const sheets = await readSheetsByName(openDocument(createTable(rows)));
    expect(sheets.Study?.map((row) => row.cells)).toEqual([
      ['wheat', 'A'],
      ['wheat', 'B'],
      ['barley', 'C'],
    ]);
    expect(sheets.Study?.[1]?.merged).toEqual(new Set([0]));
  });

  it('repeats cells and rows, and counts empty cells and rows', async () => {
    const rows =
      buildDocumentRow(['a'], 'table:number-rows-repeated="2"') +
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>' +
      `<table:table-row><table:table-cell table:number-columns-repeated="2"/>${createCell('table:number-columns-repeated="2"', 'b')}</table:table-row>`;
    const sheets = await readSheetsByName(openDocument(createTable(rows)));
    expect(sheets.Study).toEqual([
      { number: 1, cells: ['a'] },
      { number: 2, cells: ['a'] },
      { number: 1_048_003, cells: [null, null, 'b', 'b'] },
    ]);
  });

  it('is read with sheets in any order, without deleted cells', async () => {
    const changes = `<table:tracked-changes>${createCell('', 'deleted')}</table:tracked-changes>`;
    const file = openDocument(
      changes + createTable(buildDocumentRow(['a']), 'One') + createTable(buildDocumentRow(['b']), 'Two'),
    );
    const [one, two] = await openWorkbook(file, READING_LIMITS);
    const readFirstRow = async (sheet: typeof one) => {
      for await (const row of sheet?.rows() ?? []) return row.cells;
      return undefined;
    };
    expect([await readFirstRow(two), await readFirstRow(one), await readFirstRow(one), await readFirstRow(two)]).toEqual([
      ['b'],
      ['a'],
      ['a'],
      ['b'],
    ]);
  });

  it.each([
    [
      'rows that repeat without end',
      createTable(buildDocumentRow(['a', 'b'], 'table:number-rows-repeated="100000000"')),
      {},
      /contain more than 2,000,000 values/,
    ],
    [
      'cells and rows that repeat each other',
      createTable(
        `<table:table-row table:number-rows-repeated="1000">${createCell('table:number-columns-repeated="16000"', 'a')}</table:table-row>`,
      ),
      {},
      /contain more than 2,000,000 values/,
    ],
    [
      'cells beyond the last column',
      createTable(`<table:table-row>${createCell('table:number-columns-repeated="20000"', 'a')}</table:table-row>`),
      {},
      /beyond the last column/,
    ],
    ['a password', '', { manifest: '<file-entry><encryption-data/></file-entry>' }, /has a password/],
  ])('is rejected if it has %s', async (_what, tables, more, reason) => {
    await expect(readSheetsByName(openDocument(tables, more))).rejects.toThrow(reason);
  });
});
