import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkbook } from '../../../../web/workbook/open-workbook.ts';
import { getBuiltInProfile } from '../../../entities/testing-project.ts';
import { createSpreadsheet, createTextRow, createWorkbook, createZip } from '../../testing-spreadsheet.ts';
import { AccountBook } from '../account/account-book.ts';
import { type IncomingRow, NO_CHOICES } from './incoming.ts';
import { readWorkbookRows } from './read-workbook.ts';
import { READING_LIMITS } from './reading-limits.ts';

async function readRows(path: string, only?: string, account = new AccountBook()): Promise<IncomingRow[]> {
  const profile = getBuiltInProfile('miappe/1.1');
  const type = only === undefined ? undefined : profile.entities.get(only);
  const rows = readWorkbookRows(path, profile, READING_LIMITS, {
    stated: undefined,
    byFileName: type,
    choices: NO_CHOICES,
    account,
  });
  const found: IncomingRow[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

const readSampleRows = (name: string) => readRows(fileURLToPath(new URL(`./samples/${name}.xlsx`, import.meta.url)));

/** Returns the values of rows, or the reason for omission or rejection. */
const describeRows = (rows: readonly IncomingRow[]) =>
  rows.map(({ place, stated, leaveOut, refusal }) => [place, leaveOut ?? refusal ?? Object.fromEntries(stated)]);

describe('A spreadsheet from other programs', () => {
  it('can be read several times, even with many merged cells', async () => {
    const ranges = '<mergeCell ref="A1:A2"/>'.repeat(30_000);
    const sheet = `<worksheet><sheetData>${createTextRow(1, ['x'])}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`;
    const [opened] = await openWorkbook(createSpreadsheet(sheet), READING_LIMITS);
    const cells: unknown[] = [];
    for (const _time of ['first', 'second']) for await (const row of opened?.rows() ?? []) cells.push(row.cells);
    expect(cells).toEqual([['x'], ['x']]);
  });

  it('is read from openpyxl with absolute targets, merged headers, rich text, dates, hidden sheets and empty rows', async () => {
    expect(describeRows(await readSampleRows('openpyxl'))).toEqual([
      ['sheet Notes', 'The sheet "Notes" is not an entity type of miappe/1.1 and is left out.'],
      ['Investigation!2', { unique_id: 'INV', title: 'Wheat', submission_date: '2024-03-01' }],
      ['sheet Study', 'Row 1 is above the column names and is left out.'],
      ['Study!3', expect.not.objectContaining({ description: expect.anything() })],
      ['Study!4', expect.objectContaining({ title: 'Greenhouse', start_date: '1900-02-28', description: 'plain' })],
      ['Study!H2', 'The column "color" is not a field of Study and is left out, with 2 values.'],
      ['Factor!2', { study_id: 'A', name: 'Water' }],
    ]);
    const study = (await readSampleRows('openpyxl')).find(({ place }) => place === 'Study!3');
    expect(Object.fromEntries(study?.stated ?? [])).toMatchObject({ title: 'Field trial', start_date: '2024-03-01T08:30:00' });
  });

  it('keeps all digits of codes without a format', async () => {
    const codes = [
      '4011200296908123',
      '9007199254740993',
      '-12345678901234567890',
      '1.2345678901234567E+19',
      '123456789012345',
    ];
    const cells = codes.map((code, at) => `<c r="${'ABCDE'[at]}1"><v>${code}</v></c>`);
    const [sheet] = await openWorkbook(createSpreadsheet(`<row r="1">${cells.join('')}</row>`), READING_LIMITS);
    for await (const row of sheet?.rows() ?? [])
      expect(row.cells).toEqual([...codes.slice(0, 3), 12345678901234567000, 123456789012345]);
  });

  it('is read with dates counted from 1904', async () => {
    expect(describeRows(await readSampleRows('openpyxl-1904'))).toEqual([
      [
        'Investigation!2',
        { unique_id: 'INV', title: 'Wheat 1904', submission_date: '2024-03-01', public_release_date: '1904-01-02' },
      ],
    ]);
  });

  it.each(['pandas', 'pandas-xlsxwriter'])('is read from %s with its numbers, dates and times', async (name) => {
    const values = { unique_id: 'A', title: 'Field', start_date: '2024-03-01', latitude: 51.97, longitude: 5.66 };
    const rows = describeRows(await readSampleRows(name));
    expect(rows.slice(0, 2)).toEqual([
      ['Study!2', { ...values, description: 'TRUE' }],
      ['Study!3', expect.objectContaining({ start_date: '2024-03-02T08:30:00', latitude: null })],
    ]);
    const index = ['Study!A1', 'A column without a name is left out, with 2 values.'];
    expect(rows.slice(2)).toEqual(name === 'pandas' ? [index] : []);
  });

  it('is read from LibreOffice with the results of its formulas', async () => {
    const [, failed, times] = await readSampleRows('libreoffice');
    expect([failed?.refusal, failed?.stated.has('cultural_practices')]).toEqual([undefined, false]);
    expect(Object.fromEntries(failed?.stated ?? [])).toMatchObject({
      title: 'Field trial',
      latitude: 51.5,
      longitude: 5.67,
      start_date: '2024-03-01',
      description: 'TRUE',
    });
    expect(Object.fromEntries(times?.stated ?? [])).toMatchObject({ start_date: '14:30:00', latitude: true });
  });
});

describe('An unusual spreadsheet', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-workbook-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is read without the totals of its tables, which the report lists', async () => {
    const relation = `<Relationship Id="r1" Type="x/table" Target="../tables/table1.xml"/>`;
    const rows = [
      ['unique_id', 'title', 'description'],
      ['A', 'Field', 'x'],
      ['Total', '1', 'beside'],
      ['B', 'Field', 'y'],
    ];
    const file = join(folder, 'totals.xlsx');
    const more = [
      { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: `<Relationships>${relation}</Relationships>` },
      { name: 'xl/tables/table1.xml', content: '<table ref="A1:B3" totalsRowCount="1"><autoFilter ref="A1:B2"/></table>' },
    ];
    await writeFile(file, createSpreadsheet(rows.map((row, at) => createTextRow(at + 1, row)).join(''), { more }));
    const account = new AccountBook();
    expect((await readRows(file, undefined, account)).map(({ stated }) => Object.fromEntries(stated))).toEqual([
      { unique_id: 'A', title: 'Field', description: 'x' },
      { unique_id: null, title: null, description: 'beside' },
      { unique_id: 'B', title: 'Field', description: 'y' },
    ]);
    expect(account.completeAccount('').left_out).toContainEqual(
      expect.objectContaining({ place: 'Study!3', reason: 'The row contains the totals of a table.', values: 2 }),
    );
  });

  async function readBytes(bytes: Uint8Array, only?: string) {
    const path = join(folder, 'file.xlsx');
    await writeFile(path, bytes);
    return describeRows(await readRows(path, only));
  }

  const TABLE = `${createTextRow(1, ['unique_id', 'title'])}${createTextRow(2, ['A', 'Field'])}`;
  const FIELD = ['Study!2', { unique_id: 'A', title: 'Field' }];

  it.each([
    ['without numbers of rows and cells', TABLE.replaceAll(/ r="[^"]*"/g, ''), FIELD],
    [
      'with rich text and pronunciation in its cells',
      TABLE.replace('<t>Field</t>', '<r><t>Fi</t></r><rPh sb="0" eb="1"><t>no</t></rPh><r><t>eld</t></r>'),
      FIELD,
    ],
    [
      'with superscript and subscript as they are shown, if there are such characters',
      TABLE.replace(
        '<t>Field</t>',
        [
          ['superscript', '6'],
          ['baseline', ' of CO'],
          ['subscript', '2'],
          ['superscript', 'th'],
        ]
          .map(([at, text]) => `<r><rPr><vertAlign val="${at}"/></rPr><t>${text}</t></r>`)
          .join('')
          .replace('<r>', '<r><t>10</t></r><r>'),
      ),
      ['Study!2', { unique_id: 'A', title: '10⁶ of CO₂th' }],
    ],
    [
      'with dates as texts of ISO 8601',
      `${createTextRow(1, ['unique_id', 'start_date'])}<row r="2"><c r="A2" t="str"><v>A</v></c><c r="B2" t="d"><v>2024-03-01T08:30:00Z</v></c></row>`,
      ['Study!2', { unique_id: 'A', start_date: '2024-03-01T08:30:00' }],
    ],
    [
      'with more than 10,000 escaped characters',
      TABLE.replace('Field', `${'&amp;'.repeat(11_000)}`),
      ['Study!2', { unique_id: 'A', title: '&'.repeat(11_000) }],
    ],
    ['with column names in plain words', TABLE.replace('unique_id', 'Unique ID'), FIELD],
  ])('is read %s', async (_what, rows, expected) => {
    expect(await readBytes(createSpreadsheet(rows))).toEqual([expected]);
  });

  it('is read with any name of its only sheet if the file name states the type', async () => {
    expect(await readBytes(createSpreadsheet(TABLE, { name: 'Sheet1' }), 'Study')).toEqual([
      ['Sheet1!2', { unique_id: 'A', title: 'Field' }],
    ]);
  });

  it('is read with any names of parts and prefixes', async () => {
    const package_ = 'http://schemas.openxmlformats.org/package/2006/relationships';
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
    const createRelation = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="${strict}/${type}" Target="${target}"/>`;
    const prefixed = TABLE.replaceAll(/<(\/?)(\w)/g, '<$1x:$2');
    const parts = [
      {
        name: '_rels/.rels',
        content: `<Relationships xmlns="${package_}">${createRelation('r', 'officeDocument', '/book/Book.xml')}</Relationships>`,
      },
      {
        name: 'book/_rels/Book.xml.rels',
        content: `<Relationships xmlns="${package_}">${createRelation('a', 'chartsheet', 'chart.xml')}${createRelation('b', 'worksheet', '../Sheets/One.xml')}</Relationships>`,
      },
      {
        name: 'book/Book.xml',
        content: `<x:workbook xmlns:x="m" xmlns:q="${strict}"><x:sheets><x:sheet name="Chart" q:id="a"/><x:sheet name="study" q:id="b"/></x:sheets></x:workbook>`,
      },
      { name: 'book/chart.xml', content: '<chartsheet/>' },
      { name: 'Sheets/One.xml', content: `<x:worksheet xmlns:x="m"><x:sheetData>${prefixed}</x:sheetData></x:worksheet>` },
    ];
    expect(await readBytes(createZip(parts))).toEqual([['study!2', { unique_id: 'A', title: 'Field' }]]);
  });
});

/** Folder with the templates of MIAPPE, which are not in the repository. */
const TEMPLATES = process.env.MIAPPE_TEMPLATES;
const PUBLISHED = ['MIAPPE_Minimal_Spreadsheet_Template.xlsx', 'MIAPPE_Spreadsheet_Template.xlsx'].flatMap((name) =>
  TEMPLATES === undefined ? [] : [join(TEMPLATES, name)],
);

describe("A spreadsheet of MIAPPE's template", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-template-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is read sheet by sheet, without its instructions and appendices', async () => {
    const path = join(folder, 'template.xlsx');
    const sheets = {
      README: [['README', 'MIAPPE Version 1.2'], ['Study'], ['Field', 'Study unique ID', 'Study title']],
      Study: [
        ['studyId', 'studyTitle', 'studyStartDate', 'contactInst', 'locationLatitude'],
        ['W25', 'Field', '2025-03-01', 'WUR', 51.97],
      ],
      'Experimental Factor': [
        ['studyId', 'expeFactorType', 'expeFactorDesc', 'expeFactorValues'],
        ['W25', 'Watering', 'Twice', 'wet; dry'],
      ],
      'Observation Unit': [
        ['studyId', 'obsUnitId', 'obsUnitType', 'externalId'],
        ['W25', 'POT-1', 'pot', 'Biosamples:SAMEA1'],
      ],
      'Appendix2 Experimental Factor': [
        ['Experimental Factors'],
        ['Factor type', 'Definition', 'Example factor values', 'Format'],
        ['Season', 'A treatment', 'Spring', 'Text'],
      ],
    };
    await writeFile(path, await createWorkbook(sheets));
    const createSkippedSheetMessage = (name: string) => [
      `sheet ${name}`,
      `The sheet "${name}" contains only explanations, according to its name, and is left out.`,
    ];
    expect(describeRows(await readRows(path))).toEqual([
      createSkippedSheetMessage('README'),
      ['Study!2', { unique_id: 'W25', title: 'Field', start_date: '2025-03-01', contact_institution: 'WUR', latitude: 51.97 }],
      ['Experimental Factor!2', { study_id: 'W25', factor_type: 'Watering', description: 'Twice' }],
      ['Experimental Factor!D1', 'The column "expeFactorValues" is not a field of Factor and is left out, with 1 value.'],
      [
        'Observation Unit!2',
        { study_id: 'W25', unique_id: 'POT-1', observation_unit_type: 'pot', external_references: 'Biosamples:SAMEA1' },
      ],
      createSkippedSheetMessage('Appendix2 Experimental Factor'),
    ]);
  });

  it.each([
    'Appendix2 Experimental Factor',
    'Annex Factor',
    'Factor documentation',
    'Example Factor',
    'READ ME',
    'Instructions',
  ])('is read without the sheet %s, even if it has the columns of a type', async (name) => {
    const path = join(folder, 'appendix.xlsx');
    const columns = [
      ['Factor type', 'Definition', 'Example factor values', 'Format', 'Factor description'],
      ['Season', 'A treatment', 'Spring', 'Text', 'Any'],
    ];
    await writeFile(
      path,
      await createWorkbook({
        [name]: columns,
        Sheet1: [
          ['studyId', 'studyTitle'],
          ['W25', 'Field'],
        ],
      }),
    );
    expect(describeRows(await readRows(path))).toEqual([
      [`sheet ${name}`, `The sheet "${name}" contains only explanations, according to its name, and is left out.`],
      ['Sheet1!2', { unique_id: 'W25', title: 'Field' }],
    ]);
  });

  it.each(PUBLISHED)('is read in the published form: %s', async (path) => {
    const left = describeRows(await readRows(path)).map(([place]) => String(place));
    const sheets = left.filter((place) => place.startsWith('sheet '));
    expect(sheets).toEqual(['sheet README', 'sheet Appendix1 Environment', 'sheet Appendix2 Experimental Factor']);
  });
});
