// @module-tag full
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../../profiles/testing-seeded-random.ts';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

type Content = string | Uint8Array<ArrayBuffer>;

const HEAD = ['unique_id', 'organism', 'infraspecific_name', 'biological_material_description'];

async function saveWorkbook(name: string, fill: (sheet: Worksheet) => void): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new Workbook();
  fill(workbook.addWorksheet(name));
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

describeWithDatabase('A user-made table', () => {
  let folder: string;
  let site: ExchangeSite;
  let project: ExchangeProject;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-tables-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    project = await site.project();
    await project.fill(
      { entityType: 'Investigation', data: { unique_id: 'INV' }, ref: 'top' },
      { entityType: 'Study', data: { unique_id: 'S' }, parentId: 'top' },
    );
  });

  const importTable = async (name: string, content: Content, entityType = 'BiologicalMaterial') => {
    const { status, body } = await project.upload({ name, content, ...(entityType === '' ? {} : { entityType }) });
    expect([status, body.detail]).toEqual([201, undefined]);
    expect((await project.apply(body.id, { skip_refused: true })).status).toBe(200);
    const entities = (await project.entities()).filter(({ entity_type: type }) => !['Investigation', 'Study'].includes(type));
    return {
      body,
      data: entities.map(({ data: { study_id: _study, ...data } }) => data),
      types: entities.map(({ entity_type: type }) => type),
    };
  };

  it('from R is read without its row names, which are reported as an unnamed column', async () => {
    const lines = ['"unique_id"\t"organism"', '"1"\t"BM-1"\t"NCBITaxon:4513"', '"2"\t"BM-2"\tNA'];
    const { body, data } = await importTable('BiologicalMaterial.tsv', lines.join('\n'));
    expect(data).toEqual([
      { unique_id: 'BM-1', organism: 'NCBITaxon:4513' },
      { unique_id: 'BM-2', organism: 'NA' },
    ]);
    expect(body.left_out).toMatchObject([{ values: 2, reason: 'A column without a name is left out, with 2 values.' }]);
  });

  it('with commas in numbers is not recognized as a table with row names', async () => {
    const { body } = await importTable('BiologicalMaterial.csv', 'unique_id,organism\n1,51,98\n2,52,99\n');
    expect([body.counts.created, body.counts.refused]).toEqual([0, 2]);
  });

  describe('A table that has rows without data', () => {
    const NUMBERS = ['unique_id', 'biological_material_latitude', 'biological_material_longitude'];

    it.each([
      ['repeats the names of the columns', 1, NUMBERS, 3],
      ['is a comment, which begins with #', 1, ['#template'], 1],
      ['below the names of the columns contains only units or formats', 0, ['', 'degree', 'degree'], 2],
    ])('is imported without such a row, and the reason is: the row %s', async (words, at, row, values) => {
      const rows = [
        ['BM-1', '51.5', '5.5'],
        ['BM-2', '52.5', '6.5'],
      ];
      const lines = [NUMBERS, ...rows.toSpliced(at, 0, row)].map((cells) => cells.join('\t'));
      const { body, data } = await importTable('BiologicalMaterial.tsv', lines.join('\n'));
      expect(data.map(({ unique_id: id }) => id)).toEqual(['BM-1', 'BM-2']);
      expect(body.left_out).toMatchObject([{ reason: `The row ${words}.`, values, entity_type: 'BiologicalMaterial' }]);
    });

    it('has a note about rows after an empty row of a sheet, which can be another table', async () => {
      const content = await saveWorkbook('BiologicalMaterial', (sheet) => {
        for (const row of [['Trial 7'], [], ['unique_id', 'organism'], ['BM-1', 'a'], [], ['Plate', 'Well']]) sheet.addRow(row);
      });
      const { body } = await importTable('file.xlsx', content);
      expect(body.notes).toEqual([expect.stringContaining('Row 6 of the sheet "BiologicalMaterial" follows an empty row.')]);
    });
  });

  it.each([
    ['of a table', 'x.csv', 'unique_id,title\nA,B\n', 'columns also fit Study'],
    ['of records', 'x.json', '[{"unique_id":"A","title":"B"}]', 'columns also fit Study'],
    ['of one object', 'x.yaml', 'unique_id: A\ntitle: B\n', 'columns also fit Study'],
  ])('gets a note on other types if the columns %s fit several types equally well', async (_what, name, content, note) => {
    const { body } = await project.upload({ name, content });
    expect(body.rows[0].entity_type).toBe('Investigation');
    expect(body.notes).toEqual([expect.stringContaining(note)]);
    const stated = await project.upload({ name, content, entityType: 'Study' });
    expect([stated.body.rows[0].entity_type, stated.body.notes]).toEqual(['Study', []]);
  });

  it('of one object has the type that its members determine', async () => {
    const { body } = await project.upload({
      name: 'x.json',
      content: '{"unique_id":"A","genus":"Hordeum","species":"vulgare"}',
    });
    expect(body.rows[0].entity_type).toBe('BiologicalMaterial');
  });

  it('of JSON Lines has a row for each line', async () => {
    const { data } = await importTable(
      'rows.jsonl',
      '{"unique_id":"BM-1","organism":"a"}\r\n{"unique_id":"BM-2","organism":"b"}\n',
    );
    expect(data).toEqual([
      { unique_id: 'BM-1', organism: 'a' },
      { unique_id: 'BM-2', organism: 'b' },
    ]);
  });

  it('in a spreadsheet with empty sheets has the type that the user selects', async () => {
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('Sheet 1');
    for (const row of [['unique_id'], ['BM-1']]) sheet.addRow(row);
    workbook.addWorksheet('Sheet 2');
    const { types } = await importTable('file.xlsx', new Uint8Array(await workbook.xlsx.writeBuffer()));
    expect(types).toEqual(['BiologicalMaterial']);
  });

  describe('A user-made table in a text file', () => {
    const ROWS = [
      ['BM-1', 'NCBITaxon:4513', '"Golden" type', '5" pot'],
      ['BM-2', 'NCBITaxon:4565', 'Morex', 'none'],
    ];
    const expected = ROWS.map((cells) => Object.fromEntries(cells.map((cell, at) => [HEAD[at], cell])));
    const quoteText = (cell: string) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell);
    const createText = (separator: string, end: string, above: string[] = []) =>
      [...above, ...[HEAD, ...ROWS].map((cells) => cells.map(separator === '\t' ? String : quoteText).join(separator))].join(
        end,
      );

    it.each([
      ['commas', 'm.csv', createText(',', '\r\n')],
      ['pipes', 'm.txt', createText('|', '\n')],
      ['tabs and quotes that are text', 'm.tsv', createText('\t', '\n')],
      ['a line that names the separator', 'm.csv', `sep=;\r\n${createText(';', '\r\n')}`],
      ['carriage returns as line endings', 'm.csv', createText(',', '\r')],
      ['sections above its head', 'm.tsv', createText('\t', '\n', ['Identification\t\tTaxonomy\t'])],
      ['a title and an empty line above its head', 'm.csv', createText(';', '\r\n', ['Trial, 2023, field', ''])],
      ['UTF-16', 'm.txt', new Uint8Array(Buffer.from(`\ufeff${createText('\t', '\r\n')}`, 'utf16le'))],
      ['big-endian UTF-16', 'm.txt', new Uint8Array(Buffer.from(`\ufeff${createText('\t', '\r\n')}`, 'utf16le').swap16())],
      ['rows that only look empty', 'm.tsv', `${createText('\t', '\n')}\n \u00a0\t\u200b\t\t\n\u2003\t\t\t\ufeff\n`],
    ] as const)('is read with %s', async (_what, name, content) => {
      const { data } = await importTable(name, content);
      expect(data).toEqual(expected);
    });

    it('keeps its encoding when it is read again with other choices', async () => {
      const { body } = await project.upload({
        name: 'm.txt',
        content: new Uint8Array(Buffer.from('\ufeffunique_id\torganism\nGrün\tx\n', 'utf16le')),
        entityType: 'BiologicalMaterial',
      });
      const chosen = await project.hub.post(project.hub.getPath('import', body.id, 'choices'), {
        tables: [{ table: '', columns: [{ column: '2', field: 'genus' }] }],
      });
      expect(chosen.body.rows[0].changes).toContainEqual({ field: 'unique_id', before: null, after: 'Grün' });
    });

    it('is rejected with line and column if a quote spans rows', async () => {
      const content = 'unique_id,organism,genus,species\nA,x,"dark,y\nB,x,none",y\n';
      const { status, body } = await project.upload({ name: 'm.csv', content, entityType: 'BiologicalMaterial' });
      expect([status, body.detail]).toEqual([400, expect.stringMatching(/line 2 opens a quote in column 3 .* line 3/)]);
    });
  });

  describe('A user-made table in a spreadsheet', () => {
    it.each([1, 2, 3, 4])(
      'fills text fields with the displayed text, and number fields with stored numbers (seed %d)',
      async (seed) => {
        const random = createSeededRandom(seed);
        const shown: string[][] = [];
        const content = await saveWorkbook('BiologicalMaterial', (sheet) => {
          sheet.addRow(['unique_id', 'infraspecific_name', 'biological_material_latitude']);
          for (let row = 0; row < 8; row += 1) {
            const width = 3 + random.below(6);
            const number = 1 + random.below(900) + row * 1_000;
            const degrees = random.below(90) + 0.25;
            const added = sheet.addRow([number, number / 4, degrees]);
            added.getCell(1).numFmt = random.chance(0.5) ? '0'.repeat(width + 4) : `"BM-"${'0'.repeat(width)}`;
            added.getCell(2).numFmt = '0.00';
            added.getCell(3).numFmt = '0.000';
            const id = String(number).padStart(added.getCell(1).numFmt === '0'.repeat(width + 4) ? width + 4 : width, '0');
            shown.push([
              String(added.getCell(1).numFmt).startsWith('"') ? `BM-${id}` : id,
              (number / 4).toFixed(2),
              String(degrees),
            ]);
          }
        });
        const { data } = await importTable('m.xlsx', content, '');
        expect(data.map((one) => [one.unique_id, one.infraspecific_name, String(one.biological_material_latitude)])).toEqual(
          shown,
        );
      },
    );

    it('is imported with the displayed precision of its dates', async () => {
      const ena = await site.project('ena/1.0');
      await ena.fill({ entityType: 'Study', data: { alias: 'S' } });
      const day = new Date(Date.UTC(2023, 8, 14));
      const formats = ['mmm-yy', 'yyyy', 'yyyy-mm', 'dd.mm.yyyy', 'yyyy-mm-dd'];
      const content = await saveWorkbook('Sample', (sheet) => {
        sheet.addRow(['alias', 'collection_date']);
        for (const format of formats) sheet.addRow([format, day]).getCell(2).numFmt = format;
      });
      const { body } = await ena.upload({ name: 's.xlsx', content });
      await ena.apply(body.id);
      const samples = (await ena.entities()).filter(({ entity_type: type }) => type === 'Sample');
      expect(samples.map(({ data }) => data.collection_date)).toEqual([
        '2023-09',
        '2023',
        '2023-09',
        '2023-09-14',
        '2023-09-14',
      ]);
      // Values count as changed if their display format hides the day, or is not ISO 8601.
      expect(body.account.changed).toBe(4);
    });

    it('is imported with the displayed text, and a warning, for dates in identifiers and references', async () => {
      const content = await saveWorkbook('ObservationUnit', (sheet) => {
        sheet.addRow(['unique_id', 'observation_unit_type', 'biological_material_id']);
        const row = sheet.addRow([new Date(Date.UTC(2023, 2, 1)), 'plot', new Date(Date.UTC(2023, 0, 2))]);
        row.getCell(1).numFmt = 'd-mmm';
        row.getCell(3).numFmt = 'd-mmm';
      });
      const { body, data } = await importTable('u.xlsx', content, '');
      const warnings = body.problems.filter(({ rule }: { rule: string }) => rule === 'date_cell');
      expect(data[0]).toMatchObject({ unique_id: '1-Mar', biological_material_id: '2-Jan' });
      expect(warnings.map(({ level, field, message }: Record<string, string>) => [level, field, message])).toEqual([
        ['warning', 'unique_id', expect.stringMatching(/contains a date, and shows "1-Mar"/)],
        ['warning', 'biological_material_id', expect.stringMatching(/contains a date, and shows "2-Jan"/)],
      ]);
    });

    it('is imported with a date for a plain number in a column of dates', async () => {
      const content = await saveWorkbook('Study', (sheet) => {
        sheet.addRow(['unique_id', 'start_date', 'end_date']);
        sheet.addRow(['B', 45_017, 2_023]);
      });
      const { body } = await project.upload({ name: 's.xlsx', content });
      expect(body.rows[0].changes).toContainEqual({ field: 'start_date', before: null, after: '2023-04-01' });
      expect(body.changed[0]).toMatchObject({ shown: '45017', reason: expect.stringMatching(/date as a plain number/) });
      expect(JSON.stringify(body.problems)).not.toMatch(/quotes/);
    });

    it('is reported with one value for a merged cell to the right of the header', async () => {
      const content = await saveWorkbook('BiologicalMaterial', (sheet) => {
        for (const row of [
          ['unique_id', 'organism'],
          ['BM-1', 'a', 'dry'],
          ['BM-2', 'b'],
        ])
          sheet.addRow(row);
        sheet.mergeCells('C2:C3');
      });
      const { body } = await importTable('beyond.xlsx', content);
      expect(body.left_out).toMatchObject([{ values: 1 }]);
    });

    it.each([1, 2, 3, 4, 5, 6])('has the value of a merged cell in every row that the cell spans (seed %d)', async (seed) => {
      const random = createSeededRandom(seed);
      const rows: (string | null)[][] = Array.from({ length: 12 }, (_, at) => [`BM-${at}`, null, null, null]);
      const expected = rows.map((cells) => [...cells]);
      const merged: string[] = [];
      for (const column of [1, 2, 3]) {
        for (let at = 0; at < rows.length; ) {
          const length = Math.min(1 + random.below(4), rows.length - at);
          (rows[at] as (string | null)[])[column] = `v${column}-${at}`;
          for (let row = at; row < at + length; row += 1) (expected[row] as (string | null)[])[column] = `v${column}-${at}`;
          const letter = String.fromCharCode(65 + column);
          if (length > 1) merged.push(`${letter}${at + 2}:${letter}${at + length + 1}`);
          at += length;
        }
      }
      const content = await saveWorkbook('BiologicalMaterial', (sheet) => {
        sheet.addRow(HEAD);
        for (const row of rows) sheet.addRow(row);
        for (const range of merged) sheet.mergeCells(range);
      });
      const { body, data } = await importTable('m.xlsx', content, '');
      expect(data.map((one) => HEAD.map((name) => one[name]))).toEqual(expected);
      // The account counts a value only once, at its own place.
      expect(body.account).toEqual({
        values: rows.flat().filter((cell) => cell !== null).length,
        placed: body.account.values,
        changed: 0,
        left_out: 0,
      });
    });
  });

  describe('A table with columns of similar names', () => {
    const PREFIXES = ['host', 'father', 'material source', 'parent plant', 'former'];
    it.each(PREFIXES)('is imported without a column that begins with "%s", and a field is suggested', async (prefix) => {
      const content = `unique_id,${prefix} accession number\nBM-1,ACC-9\n`;
      const { body, data } = await importTable('BiologicalMaterial.csv', content, '');
      expect(data).toEqual([{ unique_id: 'BM-1' }]);
      expect(body.tables[0].columns[1]).toMatchObject({ field: '', suggested: 'accession_number', recognized: 'similar' });
      expect(body.left_out[0].reason).toMatch(/only similar to accession_number/);
    });

    it('is imported with the column if the user selects its field', async () => {
      const content = 'unique_id,host accession number\nBM-1,ACC-9\n';
      const { body } = await project.upload({ name: 'BiologicalMaterial.csv', content });
      const choices = { tables: [{ table: '', columns: [{ column: '2', field: 'accession_number' }] }] };
      const chosen = await project.hub.post(project.hub.getPath('import', body.id, 'choices'), choices);
      expect(chosen.body.rows[0].changes).toContainEqual({ field: 'accession_number', before: null, after: 'ACC-9' });
    });

    it.each([
      'Biological material accession number',
      'Accession number*',
      'accession number (required)',
      'ACCESSION-NUMBER',
      'Accession No',
    ])('is imported with the column "%s", which is a variant of the name of a field', async (header) => {
      const { data } = await importTable('BiologicalMaterial.csv', `unique_id,${header}\nBM-1,ACC-9\n`, '');
      expect(data).toEqual([{ unique_id: 'BM-1', accession_number: 'ACC-9' }]);
    });

    it('is shown on the page with choices for the column', async () => {
      const content = 'unique_id,host accession number\nBM-1,ACC-9\n';
      const { body } = await project.upload({ name: 'BiologicalMaterial.csv', content });
      const { text } = await project.hub.open(project.hub.getPath('import', body.id));
      expect(text).toMatch(/only similar: select it if it matches/);
    });
  });

  describe('A table whose name differs from its columns', () => {
    it.each(['field-study.csv', 'study.xlsx', 'Investigation.csv', 'notes-Factor.csv'])(
      'has the type of its columns: %s',
      async (name) => {
        const rows = [
          ['unique_id', 'organism', 'infraspecific_name', 'genus'],
          ['BM-1', 'NCBITaxon:4513', 'Golden', 'Hordeum'],
        ];
        const content = name.endsWith('.csv')
          ? rows.map((cells) => cells.join(',')).join('\n')
          : await saveWorkbook('Sheet1', (sheet) => {
              for (const row of rows) sheet.addRow(row);
            });
        expect((await importTable(name, content, '')).types).toEqual(['BiologicalMaterial']);
      },
    );

    it('has the type of its columns despite the name of its sheet', async () => {
      const content = await saveWorkbook('Study', (sheet) => {
        sheet.addRow(['unique_id', 'organism', 'infraspecific_name', 'genus', 'species']);
        sheet.addRow(['BM-1', 'NCBITaxon:4513', 'Golden', 'Hordeum', 'vulgare']);
      });
      expect((await importTable('m.xlsx', content, '')).types).toEqual(['BiologicalMaterial']);
    });

    it('has the type that its name states if several types have these columns', async () => {
      expect((await importTable('x-ObservationUnit.csv', 'unique_id\nA\n', '')).types).toEqual(['ObservationUnit']);
    });

    it('has the type that the user selects', async () => {
      const content = 'unique_id,organism,infraspecific_name\nA,x,y\n';
      expect((await importTable('BiologicalMaterial.csv', content, 'ObservationUnit')).types).toEqual(['ObservationUnit']);
    });
  });
});
