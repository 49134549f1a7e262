// @module-tag full
/** Tests tables and objects whose values have another form in the project, with the reasons in the account. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

describeWithDatabase('An import', () => {
  let folder: string;
  let site: ExchangeSite;
  let project: ExchangeProject;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-forms-'));
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

  const importFile = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
    const { status, body } = await project.upload({ name, content });
    expect([status, body.detail]).toEqual([201, undefined]);
    await project.apply(body.id, { skip_refused: true });
    return { body, data: (await project.entities()).slice(2).map((entity) => entity.data) };
  };

  it('keeps a row with a value below an empty header cell, and lists the value', async () => {
    const content = 'unique_id,study_id,genus,,\nB1,S,Zea,,\nB2,S,Zea,remark,\n';
    const { body, data } = await importFile('BiologicalMaterial.csv', content);
    expect(data).toEqual(['B1', 'B2'].map((id) => ({ unique_id: id, study_id: 'S', genus: 'Zea' })));
    expect(body.left_out).toMatchObject([{ place: 'line 1, column 4', values: 1 }]);
  });

  it('reads quotes after a backslash, as R writes them', async () => {
    const content = '"unique_id","study_id","genus"\n"B1","S","a \\"big\\", plant"\n"B2","S","C:\\dir"\n';
    const { data } = await importFile('BiologicalMaterial.csv', content);
    expect(data.map(({ genus }) => genus)).toEqual(['a "big", plant', 'C:\\dir']);
  });

  it('proposes own columns by the numbers and dates of cells, and keeps codes as text', async () => {
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('BiologicalMaterial');
    sheet.addRow(['unique_id', 'study_id', 'genus', 'Seed weight', 'Yield', 'Scored on', 'Bag', 'Code']);
    for (const row of [1, 2]) {
      sheet.addRow([`B${row}`, 'S', 'Zea', row, 1200.5 * row, new Date(Date.UTC(2023, 4, row)), row, `1.${row}0`]);
      for (const [column, format] of Object.entries({ D: '0.00', E: '#,##0.0', F: 'dd.mm.yyyy', G: '000' }))
        sheet.getCell(`${column}${row + 1}`).numFmt = format;
    }
    const { body } = await importFile('plants.xlsx', new Uint8Array(await workbook.xlsx.writeBuffer()));
    expect(body.tables[0].columns.slice(3).map(({ own_column: own }: { own_column: { kind: string } }) => own.kind)).toEqual([
      'number',
      'number',
      'date',
      'text',
      'text',
    ]);
  });

  it('states the reason for rounded numbers, and for a text in a list', async () => {
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('ObservationUnit');
    sheet.addRow(['unique_id', 'study_id', 'observation_unit_x_ref', 'observation_unit_y_ref']);
    sheet.addRow(['P1', 'S', 2 / 3, 1]);
    const rounded = await importFile('units.xlsx', new Uint8Array(await workbook.xlsx.writeBuffer()));
    const listed = await importFile(
      'plants.json',
      JSON.stringify([{ unique_id: 'B1', study_id: 'S', genus: 'Zea', external_references: 'a; b' }]),
    );
    expect([...rounded.body.changed, ...listed.body.changed].map(({ reason }) => reason)).toEqual([
      'The number is rounded to 15 digits, as in spreadsheet programs.',
      'The text is stored as a list with one item.',
    ]);
  });
});
