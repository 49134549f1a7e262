import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSpreadsheet, createTextRow, createZip, openDocument } from '../hub/exchange/testing-spreadsheet.ts';
import { runTestCommand } from './testing-command.ts';
import { runValidateCommand } from './validate.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'validate-import-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function runCommand(...args: string[]) {
  const { code, out, err } = await runTestCommand(runValidateCommand, args);
  const splitLines = (text: string) => text.replaceAll(`${folder}/`, '').split('\n').slice(0, -1);
  return { code, out: splitLines(out), err: splitLines(err) };
}

function writeTestFile(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
  return file;
}

function writeTestFiles(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, content] of Object.entries(files)) writeTestFile(`${name}/${file}`, content);
  return join(folder, name);
}

const HEAD = ['unique_id', 'study_id', 'organism', 'altitude of origin', 'biological_material_latitude'];
const ROW = ['BM-1', 'STU-1', 'NCBITaxon:4513', 'high', '100'];
const LEFT_OUT =
  'The column "altitude of origin" is not a field of Biological material and is left out, with 1 value. (left out)';
const TOO_LARGE = 'biological_material_latitude: 100 is too large. The maximum is 90. (maximum)';

const META = `<archive><core rowType="http://rs.tdwg.org/dwc/terms/Occurrence" ignoreHeaderLines="1"><files><location>occurrence.csv</location></files>
<id index="0"/><field index="1" term="http://rs.tdwg.org/dwc/terms/basisOfRecord"/></core></archive>`;
const OCCURRENCES = 'id,basis\nO-1,HumanObservation\nO-2,\n';
const ISA =
  'INVESTIGATION\nInvestigation Identifier\t"INV-1"\nInvestigation Title\t"Wheat"\nSTUDY\nStudy Identifier\t"STU-1"\n';

describe('concordat validate', () => {
  test('names sheet and cell of errors in a spreadsheet', async () => {
    const { code, out } = await runCommand(
      writeTestFile(
        'm.xlsx',
        createSpreadsheet(createTextRow(1, HEAD) + createTextRow(2, ROW), { name: 'BiologicalMaterial' }),
      ),
    );
    expect(code).toBe(1);
    expect(out).toContain(`m.xlsx: BiologicalMaterial!E2: ${TOO_LARGE}`);
    expect(out).toContain(`m.xlsx: BiologicalMaterial!D1: ${LEFT_OUT}`);
    expect(out.at(-1)).toMatch(/^m\.xlsx: \d errors?, checked as 1 entity of miappe\/1\.1$/);
  });

  test('prints notes about ambiguous values even without --warnings', async () => {
    const table = 'unique_id;study_id;genus;biological_material_altitude\nBM 1;S;NA;\nBM\u00a01;S;x;1.234\n';
    const { out } = await runCommand(writeTestFile('BiologicalMaterial.csv', table));
    const notes = out.filter((line) => line.endsWith('(note)'));
    expect(notes).toEqual(
      ['genus: "NA" is stored as text', 'unique_id: ', 'biological_material_altitude: 1.234 can mean 1234 or 1.234'].map(
        (note) => expect.stringContaining(note),
      ),
    );
    expect(notes[0]).toContain('BiologicalMaterial.csv: line 2: genus');
  });

  test('reads .ods files', async () => {
    const createRow = (texts: readonly string[]) =>
      `<table:table-row>${texts.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`;
    const tables = `<table:table table:name="BiologicalMaterial">${createRow(HEAD)}${createRow(ROW)}</table:table>`;
    const { code, out } = await runCommand(writeTestFile('m.ods', openDocument(tables)));
    expect([code, out.includes(`m.ods: BiologicalMaterial!E2: ${TOO_LARGE}`)]).toEqual([1, true]);
  });

  test('names line and column of errors in a table', async () => {
    const { code, out } = await runCommand(
      '--json',
      writeTestFile('BiologicalMaterial.csv', `${HEAD.join(';')}\n${ROW.join(';')}\n`),
    );
    const [file] = JSON.parse(out.join('\n')).files;
    expect(code).toBe(1);
    expect(file.errors.find(({ field }: { field: string }) => field === 'biological_material_latitude')).toMatchObject({
      place: 'line 2, column 5',
      line: 2,
      column: 5,
      rule: 'maximum',
    });
    expect([file.entities, file.account, file.left_out.length]).toEqual([
      1,
      { values: 5, placed: 4, changed: 0, left_out: 1 },
      1,
    ]);
  });

  test('accepts rows whose study is in another file', async () => {
    const { code, out } = await runCommand(
      writeTestFile('BiologicalMaterial.tsv', 'unique_id\tstudy_id\torganism\nBM-1\tSTU-1\tNCBITaxon:4513\n'),
    );
    expect([code, out]).toEqual([0, ['BiologicalMaterial.tsv: valid, checked as 1 entity of miappe/1.1']]);
  });

  test.each([
    [
      'a Darwin Core archive',
      () =>
        writeTestFile(
          'a.zip',
          createZip([
            { name: 'meta.xml', content: META },
            { name: 'occurrence.csv', content: OCCURRENCES },
          ]),
        ),
      'a.zip',
    ],
    ['its folder', () => writeTestFiles('dwc', { 'meta.xml': META, 'occurrence.csv': OCCURRENCES }), 'dwc'],
  ])('validates Darwin Core data by its profile, from %s', async (_what, file, name) => {
    const { code, out } = await runCommand(file());
    expect([code, out]).toEqual([
      1,
      [
        `${name}: occurrence.csv, line 3, column 2: basisOfRecord: Basis of record is required. (required)`,
        `${name}: 1 error, checked as 2 entities of darwin-core/1.0`,
      ],
    ]);
  });

  const RECORD = { unique_id: 'BM-1', study_id: 'STU-1', biological_material_latitude: 100 };
  test.each([
    [
      'a YAML list',
      'r.yaml',
      `# plants\n---\n${Object.entries(RECORD)
        .map(([name, value], at) => `${at === 0 ? '-' : ' '} ${name}: ${value}`)
        .join('\n')}\n`,
    ],
    ['lists of cells', 'r.json', JSON.stringify([Object.keys(RECORD), Object.values(RECORD)])],
    ['columns and data', 'r.json', JSON.stringify({ columns: Object.keys(RECORD), data: [Object.values(RECORD)] })],
    ['a graph of JSON-LD', 'r.jsonld', JSON.stringify({ '@graph': [{ '@type': 'BiologicalMaterial', ...RECORD }] })],
    ['UTF-16', 'r.json', Buffer.from(`\ufeff${JSON.stringify([RECORD])}`, 'utf16le')],
  ])('reads records in %s as the hub does', async (_form, name, content) => {
    const { out } = await runCommand(writeTestFile(name, content), '--entity', 'BiologicalMaterial');
    expect(out.join('\n')).toContain(TOO_LARGE);
    expect(out.at(-1)).toMatch(/checked as 1 entity of miappe\/1\.1$/);
  });

  test.each([
    ['ISA-Tab', () => writeTestFile('isa.zip', createZip([{ name: 'i_investigation.txt', content: ISA }])), 'isa/1.0'],
    [
      'a folder of an ARC',
      () => {
        const rows = ISA.trim()
          .split('\n')
          .map((line, at) => createTextRow(at + 1, line.replaceAll('"', '').split('\t')));
        const content = createSpreadsheet(rows.join(''), { name: 'isa_investigation' });
        return join(writeTestFile('arc/isa.investigation.xlsx', content), '..');
      },
      'isa/1.0',
    ],
    ['a folder of ISA-Tab', () => writeTestFiles('isa', { 'i_investigation.txt': ISA }), 'isa/1.0'],
    [
      'ISA-JSON',
      () =>
        writeTestFile(
          'isa.json',
          JSON.stringify({
            identifier: 'INV-1',
            title: 'Wheat',
            ontologySourceReferences: [],
            studies: [{ identifier: 'STU-1' }],
          }),
        ),
      'isa/1.0',
    ],
    [
      'a data set of another profile',
      () =>
        writeTestFile(
          'd.yaml',
          'profile: isa\nversion: "1.0"\nentities:\n  - entity_type: Investigation\n    data: { identifier: INV-1, title: Wheat }\n',
        ),
      '',
    ],
    [
      'SDRF',
      () => writeTestFile('s.sdrf.tsv', 'source name\tcharacteristics[organism]\tassay name\nliver 1\thomo sapiens\trun 1\n'),
      '',
    ],
  ])('validates %s', async (_what, file, profile) => {
    const { out, err } = await runCommand(file(), ...(profile === '' ? [] : ['--profile', profile]));
    expect([err, out.at(-1)]).toEqual([
      [],
      expect.stringMatching(/checked as \d+ entit(?:y|ies) of (?:isa\/1\.0|sdrf-proteomics\/1\.1)$/),
    ]);
  });

  test.each([
    [
      'a broken spreadsheet',
      () => writeTestFile('b.xlsx', 'PK\u0003\u0004 broken'),
      /b\.xlsx cannot be read: This is not an \.xlsx or \.ods file/,
    ],
    [
      'a table without known columns',
      () => writeTestFile('budget.csv', 'amount,currency\n1,EUR\n'),
      /budget\.csv cannot be read: fewer than half of the columns are fields of one type/,
    ],
    ['an empty table', () => writeTestFile('empty.csv', ''), /empty\.csv cannot be read: is empty/],
  ])('exits with 2 for %s, and prints the reason', async (_what, file, reason) => {
    const { code, err } = await runCommand(file());
    expect([code, err]).toEqual([2, [expect.stringMatching(reason)]]);
  });

  test('checks the rows of a table as the entity type of the option --entity', async () => {
    const file = writeTestFile('budget.csv', 'unique_id,amount,currency\nF-1,1,EUR\n');
    expect((await runCommand('--entity', 'factor', file)).out.at(-1)).toMatch(/checked as 1 entity/);
  });
});
