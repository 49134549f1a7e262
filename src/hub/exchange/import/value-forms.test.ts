// @module-tag full
/** Tests values that the project stores in a different form than the file, and the reasons in the account. */
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

  it('states the reason for rounded numbers, and for a text that is stored as a list', async () => {
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

  const isa = (people: readonly object[], samples: readonly object[] = []) =>
    JSON.stringify({
      identifier: 'I',
      title: 'T',
      ontologySourceReferences: [],
      people,
      studies: [
        {
          identifier: 'S2',
          title: 'S2',
          factors: [{ '@id': '#f', factorName: 'light', factorType: { annotationValue: 'radiation' } }],
          materials: { sources: [], samples },
        },
      ],
    });

  it('stores an ORCID in a comment of ISA-JSON', async () => {
    const people = [{ lastName: 'Muster', firstName: 'Ada', comments: [{ name: 'ORCID', value: '0000-0002-1825-0097' }] }];
    const { data } = await importFile('isa.json', isa(people));
    expect(data).toContainEqual(expect.objectContaining({ orcid: '0000-0002-1825-0097' }));
  });

  it('lists a comment of ISA-JSON with more than a value, because a field stores only the value', async () => {
    const people = [
      { lastName: 'Muster', firstName: 'Ada', comments: [{ name: 'Person ID', value: 'own-id', remark: 'old' }] },
    ];
    const { body, data } = await importFile('isa.json', isa(people));
    expect(JSON.stringify(data)).not.toContain('orcid');
    expect(body.left_out).toContainEqual(expect.objectContaining({ reason: 'Person has no field for comments.' }));
  });

  it.each([[{}], [{ value: '' }]])('lists the unit of a factor without a value (%j), and stores no value', async (value) => {
    const unit = { annotationValue: 'lux' };
    const { body, data } = await importFile(
      'isa.json',
      isa([], [{ '@id': '#m', name: 'M', factorValues: [{ category: { '@id': '#f' }, ...value, unit }] }]),
    );
    expect(JSON.stringify(data)).not.toMatch(/undefined|lux/);
    expect(body.left_out).toContainEqual(expect.objectContaining({ reason: 'FactorValue has no field for unit.', values: 1 }));
  });

  const TABLE = 'unique_id,study_id,genus\nB1,S,"Zea, mays"\nB2,S,x\n';
  it.each([
    ['="…" around values', TABLE.replace('B1,S', '="B1",="S"')],
    ['spaces before quoted values', TABLE.replace('S,"', 'S, "')],
    ['different line endings', TABLE.replace('mays"\n', 'mays"\r')],
    ['Ctrl+Z at its end', `${TABLE}\u001a`],
    ['UTF-32', new Uint8Array(Uint32Array.from([...`\ufeff${TABLE}`], (character) => character.codePointAt(0) ?? 0).buffer)],
  ])('reads a table with %s', async (_form, content) => {
    const { body, data } = await importFile('BiologicalMaterial.csv', content);
    expect(data.map(({ unique_id: id, genus }) => [id, genus])).toEqual([
      ['B1', 'Zea, mays'],
      ['B2', 'x'],
    ]);
    expect(body.account.left_out).toBe(0);
  });

  it('reads line endings and empty values as MySQL writes them', async () => {
    const content = 'unique_id\tstudy_id\tgenus\nB1\tS\ttwo\\\nlines\nB2\tS\t\\N\n';
    const { body, data } = await importFile('BiologicalMaterial.tsv', content);
    expect(data.map(({ genus }) => genus)).toEqual(['two\nlines', '\\N']);
    expect(body.problems).toContainEqual(expect.objectContaining({ rule: 'missing_value', value: '\\N' }));
  });
});
