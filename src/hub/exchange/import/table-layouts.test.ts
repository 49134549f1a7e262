// @module-tag full
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

type Content = string | Uint8Array<ArrayBuffer>;

const HEAD = ['unique_id', 'organism'];

async function saveWorkbook(name: string, fill: (sheet: Worksheet) => void): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new Workbook();
  fill(workbook.addWorksheet(name));
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

describeWithDatabase('A table in an unusual layout or encoding', () => {
  let folder: string;
  let site: ExchangeSite;
  let project: ExchangeProject;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-layouts-'));
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

  describe('An import of tables below each other', () => {
    const TABLES = [
      ['Trial 7'],
      [],
      HEAD,
      ['BM-1', 'a'],
      [],
      ['BM-2', 'b'],
      [],
      ['Event description', 'Event date', 'Event type', 'Weather'],
      ['sown', '2024-03-20', 'planting', 'dry'],
    ];
    const expected = [
      ['BM-1', 'a'],
      ['BM-2', 'b'],
      ['sown', '2024-03-20'],
    ];
    const selectValues = (data: readonly Record<string, unknown>[]) =>
      data.map(({ unique_id: id, organism, description, date }) => [description ?? id, date ?? organism]);

    it('reads each table of a sheet by its own columns, and adds a note', async () => {
      const content = await saveWorkbook('Trial', (sheet) => {
        for (const row of TABLES) sheet.addRow(row);
      });
      const { body, data, types } = await importTable('file.xlsx', content, '');
      expect([selectValues(data), types]).toEqual([expected, ['BiologicalMaterial', 'BiologicalMaterial', 'Event']]);
      expect(body.notes).toContain(
        'Another table begins in row 8 of the sheet "Trial", which contains names of columns. It is read separately.',
      );
      expect(body.tables.map(({ name }: { name: string }) => name)).toEqual(['Trial', 'Trial (row 8)']);
    });

    it('reads each table of a text file by its own columns, and adds a note', async () => {
      const { body, data } = await importTable('file.csv', TABLES.map((cells) => cells.join(',')).join('\n'), '');
      expect(selectValues(data)).toEqual(expected);
      expect(body.notes).toEqual([expect.stringContaining('Another table begins in line 8,')]);
      expect([body.account.placed, body.account.left_out]).toEqual([7, 2]);
    });
  });

  describe('An import of tables beside each other', () => {
    const TABLES = [
      ['Trial 7'],
      [...HEAD, '', 'Event description', 'Event date', 'Event type'],
      ['BM-1', 'a', '', 'sown', '2024-03-20', 'planting'],
      ['BM-2', 'b'],
      ['', '', '', 'cut', '2024-08-01', 'harvest'],
    ];
    const expected = [
      ['BM-1', 'a'],
      ['BM-2', 'b'],
      ['sown', '2024-03-20'],
      ['cut', '2024-08-01'],
    ];
    const selectValues = (data: readonly Record<string, unknown>[]) =>
      data.map(({ unique_id: id, organism, description, date }) => [description ?? id, date ?? organism]);

    it('reads both tables of a sheet, and adds a note', async () => {
      const content = await saveWorkbook('Trial', (sheet) => sheet.addRows(TABLES));
      const { body, data } = await importTable('file.xlsx', content, '');
      expect(selectValues(data).toSorted()).toEqual(expected.toSorted());
      expect(body.notes).toContain(
        'Another table begins in column D of the sheet "Trial", beside an empty column. It is read separately.',
      );
      expect(body.tables.map(({ name }: { name: string }) => name)).toEqual(['Trial', 'Trial (column D)']);
      expect([body.account.values, body.account.placed]).toEqual([11, 10]);
    });

    it('reads both tables of a text file, and adds a note', async () => {
      const { body, data } = await importTable('file.csv', TABLES.map((cells) => cells.join(';')).join('\n'), '');
      expect(selectValues(data)).toEqual(expected);
      expect(body.notes).toEqual([expect.stringContaining('Another table begins in column 4,')]);
      expect([body.account.values, body.account.placed]).toEqual([11, 10]);
    });

    it('reads a table that repeats its columns beside the first ones as further rows', async () => {
      const { data } = await importTable('file.csv', 'unique_id,organism,,unique_id,organism\nBM-1,a,,BM-3,c\nBM-2,b,,,\n');
      expect(data.map(({ unique_id: id, organism }) => `${id}${organism}`)).toEqual(['BM-1a', 'BM-2b', 'BM-3c']);
    });

    it('reads columns of one type on both sides of an empty column as one table', async () => {
      const { data } = await importTable('file.csv', 'unique_id,organism,,genus,species\nBM-1,a,,g,s\n');
      expect(data).toEqual([{ unique_id: 'BM-1', organism: 'a', genus: 'g', species: 's' }]);
    });
  });

  describe('An import of a table with statistics below it', () => {
    const LATITUDE = 'biological_material_latitude';
    it.each([
      ['a total that lacks other values', 'unique_id,organism,note\nBM-1,a,x\nBM-2,b,y\n', 'Total,,\n', 1],
      ['a Dutch total', 'unique_id,organism,note\nBM-1,a,x\nBM-2,b,y\n', 'Totaal,,\n', 1],
      ['a mean with a unit', `unique_id,organism,${LATITUDE}\nBM-1,a,10\nBM-2,b,21\n`, ',Mean,15.5 deg\n', 2],
      ['a sum and a mean of numbers', `unique_id,${LATITUDE}\nBM-1,10\nBM-2,21\n`, 'Sum:,31\nAverage,15.5\n', 4],
      ['numbers without a name', `unique_id,${LATITUDE}\nBM-1,10.25\nBM-2,21.5\n`, ',31.75\n', 1],
    ])('omits and reports %s', async (_what, data, statistics, count) => {
      const { body, data: saved } = await importTable('file.csv', `${data}${statistics}`);
      expect(saved.map(({ unique_id: id }) => id)).toEqual(['BM-1', 'BM-2']);
      expect(body.left_out.filter(({ place }: { place: string }) => place.startsWith('line 4'))).toMatchObject([
        { place: 'line 4', values: count, reason: 'The row contains totals or other statistics of the rows above.' },
      ]);
    });

    it.each([
      ['with the values of the others', 'unique_id,organism\nBM-1,a\nTotal,b\n', ['BM-1', 'Total']],
      ['that is the first row', `unique_id,${LATITUDE}\nTotal,1\nBM-2,2\n`, ['Total', 'BM-2']],
      ['whose number is not a total', `unique_id,${LATITUDE}\nBM-1,10\nBM-2,20\nTotal,7\n`, ['BM-1', 'BM-2', 'Total']],
      ['with a name that is also a statistic', 'unique_id,organism\nBM-1,a\nMax,\n', ['BM-1', 'Max']],
      ['of numbers', `unique_id,${LATITUDE}\n1,1\n2,2\n3,3\n,4\n`, ['1', '2', '3', undefined]],
    ])('reads an entity %s', async (_what, content, expected) => {
      const { data } = await importTable('file.csv', content);
      expect(data.map(({ unique_id: id }) => id)).toEqual(expected);
    });

    it('omits a total of a sheet', async () => {
      const content = await saveWorkbook('BiologicalMaterial', (sheet) => {
        sheet.addRows([
          [...HEAD, LATITUDE],
          ['BM-1', 'a', 10],
          ['BM-2', 'b', 21.5],
        ]);
        sheet.getCell('A4').value = 'Total';
        sheet.getCell('C4').value = { formula: 'SUM(C2:C3)', result: 31.5 };
      });
      const { body, data } = await importTable('file.xlsx', content);
      expect(data.map(({ unique_id: id }) => id)).toEqual(['BM-1', 'BM-2']);
      expect(body.left_out).toMatchObject([{ place: 'BiologicalMaterial!4', values: 2 }]);
    });
  });

  it.each([
    ['after a comment line', '# Trial 7\nunique_id,genus\n#BM-0,old\nBM-1,a#b\n', [{ unique_id: 'BM-1', genus: 'a#b' }], 3],
    ['without one', 'unique_id,genus\n#1,a\n#2,\n# a remark\n', [{ unique_id: '#1', genus: 'a' }, { unique_id: '#2' }], 1],
  ])('is read without comment lines, but with other values that contain #: %s', async (_where, content, expected, leftOut) => {
    const { body, data } = await importTable('file.csv', content);
    expect([data, body.account.left_out]).toEqual([expected, leftOut]);
  });

  it('that is a text file with field names at the start of each line is read by columns', async () => {
    const content = 'unique_id;BM-1;BM-2\norganism;a;c\nshoe size;42;\ngenus;;d\n';
    const { body, data } = await importTable('file.csv', content);
    expect(data).toEqual([
      { unique_id: 'BM-1', organism: 'a' },
      { unique_id: 'BM-2', organism: 'c', genus: 'd' },
    ]);
    expect(body.rows.map(({ place }: { place: string }) => place)).toEqual(['column 2', 'column 3', 'line 3']);
  });

  it('that is a sheet with field names in the first column is read by columns', async () => {
    const content = await saveWorkbook('Material', (sheet) => {
      for (const row of [
        ['organism', 'a', 'c'],
        ['Unique ID', 'BM-1', 'BM-2'],
        ['shoe size', '42'],
        ['genus', 'b', 'd'],
      ])
        sheet.addRow(row);
    });
    const { body, data } = await importTable('file.xlsx', content);
    expect(data).toEqual([
      { unique_id: 'BM-1', organism: 'a', genus: 'b' },
      { unique_id: 'BM-2', organism: 'c', genus: 'd' },
    ]);
    expect(body.left_out).toMatchObject([{ values: 1, reason: expect.stringContaining('"shoe size"') }]);
  });

  it('in a sheet named like the hidden sheet of exports is listed as omitted if the sheet is visible', async () => {
    const workbook = new Workbook();
    for (const name of ['BiologicalMaterial', '_lists']) workbook.addWorksheet(name).addRows([['unique_id'], ['BM-1']]);
    const { body, data } = await importTable('file.xlsx', new Uint8Array(await workbook.xlsx.writeBuffer()), '');
    expect([data, body.left_out]).toMatchObject([
      [{ unique_id: 'BM-1' }],
      [{ place: 'sheet _lists', values: 2, reason: 'The sheet "_lists" is not an entity type of miappe/1.1 and is left out.' }],
    ]);
  });

  it('of people without a study belongs to the investigation', async () => {
    const { data, types } = await importTable('Person.csv', 'name,email\nAda,ada@example.org\n', 'Person');
    expect([data, types]).toMatchObject([[{ name: 'Ada', investigation_id: 'INV' }], ['Person']]);
  });

  it('is read as Windows-1252 if it is not Unicode, and a note states this', async () => {
    const content = new Uint8Array(Buffer.from('unique_id;organism\nGr\xfcn;5 \xb5m\n', 'latin1'));
    const { body, data } = await importTable('BiologicalMaterial.csv', content);
    expect(data).toEqual([{ unique_id: 'Grün', organism: '5 µm' }]);
    expect(body.notes).toEqual([
      'BiologicalMaterial.csv has lines that are not UTF-8 or UTF-16 text. They are read as Windows-1252. Check accented letters.',
    ]);
  });

  it('is rejected if it is binary', async () => {
    const content = new Uint8Array([0xfc, 0x01, 0x0a, 0x2c]);
    const { status, body } = await project.upload({ name: 'BiologicalMaterial.csv', content });
    expect([status, body.detail]).toEqual([
      400,
      'body.file is not UTF-8 or UTF-16 text. Save it as UTF-8 and import it again.',
    ]);
  });

  it('has a note about apostrophes that only mark a text', async () => {
    const { body, data } = await importTable('BiologicalMaterial.csv', "unique_id,organism\nBM-1,'=x\nBM-2,'y\n");
    expect(data).toEqual([
      { unique_id: 'BM-1', organism: '=x' },
      { unique_id: 'BM-2', organism: "'y" },
    ]);
    expect(body.notes).toEqual([
      `An apostrophe before a sign, or ="…" around a value, marks text for spreadsheet programs and is not stored: "'=x".`,
    ]);
  });

  describe('An import of composed and decomposed letters', () => {
    const composed = 'Gr\u00fcn';
    const decomposed = 'Gru\u0308n';
    it('matches a material in either form', async () => {
      await importTable('BiologicalMaterial.csv', `unique_id\n${composed}\n`);
      const content = `unique_id,biological_material_id\nOU-1,${decomposed}\n`;
      const { body } = await project.upload({ name: 'ObservationUnit.csv', content, entityType: 'ObservationUnit' });
      expect(JSON.stringify(body.problems)).not.toMatch(/is not the unique_id/);
    });

    it('matches an entity that looks the same', async () => {
      await importTable('BiologicalMaterial.csv', `unique_id,genus\n${decomposed},x\n`);
      const content = `unique_id,genus\n${composed},y\n`;
      const { body } = await project.upload({ name: 'BiologicalMaterial.csv', content, entityType: 'BiologicalMaterial' });
      expect(body.counts).toMatchObject({ created: 0, changed: 1 });
    });

    it('reports two identifiers that look the same', async () => {
      const content = `unique_id\n${composed}\n${decomposed}\n`;
      const { body } = await project.upload({ name: 'm.csv', content, entityType: 'BiologicalMaterial' });
      expect(JSON.stringify(body.problems)).toMatch(/is already the unique ID of/);
    });
  });
});
