// @module-tag full
/** Tests files whose rows and objects must not become entities of a type that fits only by chance. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeSite, startExchange } from '../testing-exchange.ts';

async function createSheets(sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>) {
  const workbook = new Workbook();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = workbook.addWorksheet(name);
    for (const row of rows) sheet.addRow([...row]);
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

const UNITS = { unique_id: ['P1', 'P2'], study_id: ['STU-1', 'STU-1'], observation_unit_type: ['plot', 'pot'] };
const BY_ROW = [0, 1].map((at) => Object.fromEntries(Object.entries(UNITS).map(([name, values]) => [name, values[at]])));

describeWithDatabase('A file of another program', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-types-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const importFile = async (profile: string, name: string, content: string | Uint8Array<ArrayBuffer>, root: object = {}) => {
    const project = await site.project(profile);
    if (Object.keys(root).length > 0) {
      const { body } = await project.upload({ name: 'root.json', content: JSON.stringify(root) });
      await project.apply(body.id);
    }
    const { status, body } = await project.upload({ name, content });
    if (status === 201) await project.apply(body.id, { skip_refused: true });
    const known = [project.profile.root_entity, 'Study'];
    const entities = (await project.entities()).filter((one) => name.startsWith('study') || !known.includes(one.entity_type));
    return { status, body, entities: entities.map(({ entity_type: type, data }) => ({ type, ...data })) };
  };
  const MIAPPE = { unique_id: 'INV', title: 'T', studies: [{ unique_id: 'STU-1', investigation_id: 'INV', title: 'S' }] };

  describe('A single object in a file', () => {
    it.each([
      ['names its type', { _type: 'Study', unique_id: 'X', title: 'T' }],
      ['fits its type best', { unique_id: 'X', title: 'T', investigation_id: 'INV', start_date: '2023-04-01' }],
    ])('is read as one entity of its type, with its nested objects, if it %s', async (_when, members) => {
      const data = { ...members, biological_materials: [{ unique_id: '007', study_id: 'X' }] };
      const { body, entities } = await importFile('miappe/1.1', 'study.json', JSON.stringify(data), MIAPPE);
      expect(body.account.left_out).toBe(0);
      expect(entities.filter(({ unique_id: id }) => id === 'X').map(({ type }) => type)).toEqual(['Study']);
      expect(entities.filter(({ unique_id: id }) => id === '007').map(({ type }) => type)).toEqual(['BiologicalMaterial']);
    });

    it('is rejected when only a few members are fields of the root type', async () => {
      const record = { name: 's1', accession: 'SAMEA1', release: '2023-01-01', taxId: 4577, characteristics: { organism: [] } };
      const { status, body } = await importFile('ena/1.0', 'biosamples.json', JSON.stringify(record));
      expect([status, body.detail]).toEqual([
        400,
        'body.entity_type is required: fewer than half of the members of the object are fields of one type ("name", "accession", "release", "taxId", "characteristics").',
      ]);
    });
  });

  it.each([
    ['a list by column, as R writes data frames', UNITS],
    [
      'an object by column, as pandas writes them',
      Object.fromEntries(Object.entries(UNITS).map(([name, values]) => [name, { 0: values[0], 1: values[1] }])),
    ],
    ['an object by row', { first: BY_ROW[0], second: BY_ROW[1] }],
    ['objects with types', BY_ROW.map((row) => ({ _type: 'ObservationUnit', ...row }))],
    [
      'objects with types of JSON-LD',
      { items: BY_ROW.map((row) => ({ '@type': ['https://example.org/ObservationUnit'], ...row })) },
    ],
    ['lists of cells', [Object.keys(UNITS), ...BY_ROW.map((row) => Object.values(row))]],
    ['columns and data, as pandas splits them', { columns: Object.keys(UNITS), data: BY_ROW.map((row) => Object.values(row)) }],
  ])('with %s is read as rows', async (_form, data) => {
    const { body, entities } = await importFile('miappe/1.1', 'units.json', JSON.stringify(data), MIAPPE);
    expect([body.account.left_out, entities]).toEqual([0, BY_ROW.map((row) => ({ type: 'ObservationUnit', ...row }))]);
  });

  it('of JSON-LD with objects of several types creates each object with its own type, and no object of an unknown type', async () => {
    const graph = [
      { '@type': 'BiologicalMaterial', unique_id: 'B1', study_id: 'STU-1' },
      { '@type': 'ObservationUnit', unique_id: 'P1', study_id: 'STU-1' },
      { '@type': 'Organization', name: 'Institute' },
    ];
    const { body, entities } = await importFile('miappe/1.1', 'graph.jsonld', JSON.stringify({ '@graph': graph }), MIAPPE);
    expect(entities.map(({ type, unique_id: id }) => [type, id])).toEqual([
      ['BiologicalMaterial', 'B1'],
      ['ObservationUnit', 'P1'],
    ]);
    expect(body.left_out).toMatchObject([
      { place: '@graph[2]', reason: 'miappe/1.1 has no entity type "Organization".', values: 2 },
    ]);
  });

  it.each([
    [
      'a workbook of an ARC',
      'isa.investigation.xlsx',
      () =>
        createSheets({
          isa_investigation: [['INVESTIGATION'], ['Investigation Identifier', 'i'], ['Investigation Title', 't']],
        }),
      'belongs to an ARC. Pack the folder of the ARC as .zip, and import that file.',
    ],
    [
      'a web page named as a spreadsheet',
      'report.xls',
      () => '<table><tr><th>unique_id</th></tr></table>',
      'is a web page. Open it in a spreadsheet program, save it as .xlsx, and import that file.',
    ],
    [
      'a spreadsheet in XML',
      'report.xls',
      () => '<?xml version="1.0"?><Workbook/>',
      'is a spreadsheet in XML. Save it as .xlsx or .ods and import that file.',
    ],
  ])('that is %s is rejected, and the error states what to do', async (_what, name, create, reason) => {
    const { status, body, entities } = await importFile('isa/1.0', name, await create());
    expect([status, body.detail, entities]).toEqual([400, `body.file ${reason}`, []]);
  });

  it('that contains a text table is imported when it is named .xls', async () => {
    const { entities } = await importFile(
      'miappe/1.1',
      'units.xls',
      'unique_id\tstudy_id\tentry_type\nP1\tSTU-1\ttest\n',
      MIAPPE,
    );
    expect(entities).toEqual([{ type: 'ObservationUnit', unique_id: 'P1', study_id: 'STU-1', entry_type: 'test' }]);
  });

  it('with a sheet of choices creates no entities from the choices', async () => {
    const content = await createSheets({
      'Metadata Entry': [
        ['SPECIMEN_ID', 'TAXON_ID', 'SCIENTIFIC_NAME', 'COLLECTED_BY', 'SEX'],
        ['S1', 4577, 'Zea mays', 'A', 'MALE'],
      ],
      'Data Validation': [
        ['ORGANISM_PART', 'SEX'],
        ['LEAF', 'MALE'],
      ],
    });
    const { entities } = await importFile('ena/1.0', 'manifest.xlsx', content, { alias: 'ST', title: 'T', description: 'D' });
    expect(entities.filter(({ type }) => type === 'Sample')).toHaveLength(1);
  });

  it('with a sheet of another name is read by its columns if they include all required ones', async () => {
    const content = await createSheets({
      Study: [['unique_id'], ['STU-1']],
      'Plot book': [['Plot book of 2025'], ['Unique ID', 'Study ID', 'Organism', 'seed price'], ['BM-1', 'STU-1', 'a', 12.5]],
      Codes: [
        ['Organism', 'Genus', 'Species'],
        ['a', 'b', 'c'],
      ],
    });
    const { body, entities } = await importFile('miappe/1.1', 'book.xlsx', content, MIAPPE);
    expect(entities).toEqual([{ type: 'BiologicalMaterial', unique_id: 'BM-1', study_id: 'STU-1', organism: 'a' }]);
    expect(body.left_out.map(({ place, values }: { place: string; values: number }) => [place, values])).toEqual([
      ['sheet Plot book', 1],
      ['Plot book!D2', 1],
      ['sheet Codes', 6],
    ]);
  });

  it('of JSON-LD is read by the ontology terms of fields, written with a prefix or as an address', async () => {
    const id = 'https://doi.org/10.5072/AAA-1';
    const specimen = {
      '@id': id,
      '@type': 'ods:DigitalSpecimen',
      'dcterms:identifier': id,
      'https://hdl.handle.net/20.500.1025/specimenName': 'Quercus robur',
      'ods:hasIdentifications': [{ '@type': 'ods:Identification', 'dwc:verbatimIdentification': 'Q. robur', 'ex:odd': 'x' }],
    };
    const { body, entities } = await importFile('dissco/0.4', 'a.jsonld', JSON.stringify({ '@graph': [specimen] }));
    expect(entities).toEqual([{ type: 'ods:Identification', verbatim_identification: 'Q. robur' }]);
    const [saved] = body.rows;
    expect(saved.changes.map(({ field, after }: { field: string; after: string }) => [field, after])).toEqual([
      ['id', id],
      ['type', 'ods:DigitalSpecimen'],
      ['identifier', id],
      ['specimen_name', 'Quercus robur'],
    ]);
    expect(body.left_out).toMatchObject([{ values: 1, reason: 'Identification has no field for ex:odd.' }]);
  });

  it('with a mark for mandatory columns is imported without the mark in the names of attributes', async () => {
    const content = '*sample_name\t*organism\t*tissue\ttax_id\tsex\ns1\tZea mays\tleaf\t4577\tmale\n';
    const { entities } = await importFile('ena/1.0', 'Sample.tsv', content, { alias: 'ST', title: 'T', description: 'D' });
    expect(entities.filter(({ type }) => type === 'SampleAttribute').map(({ tag }) => tag)).toContain('tissue');
  });

  it('with rows that can contain each other gets errors that name the missing parent', async () => {
    const content = 'identifier,title,tissue\nS1,One,leaf\nS2,Two,root\n';
    const { body } = await importFile('jerm/1.0', 'Sample.csv', content);
    expect(body.rows.map(({ outcome, detail }: { outcome: string; detail: string }) => [outcome, detail])).toEqual(
      [1, 2].map(() => ['refuse', 'There is no Assay that can contain it. Create one first, or add it to the file.']),
    );
  });
});
