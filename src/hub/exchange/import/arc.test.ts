// @module-tag full
/** Tests imports of an ARC (Annotated Research Context), whose metadata are in one workbook per study and assay. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeSite, startExchange } from '../testing-exchange.ts';
import { createZip } from '../testing-spreadsheet.ts';

type Cells = readonly (string | number | null)[];

async function createArc(files: Readonly<Record<string, Readonly<Record<string, readonly Cells[]>>>>, folder = 'arc/') {
  const entries = Object.entries(files).map(async ([name, sheets]) => {
    const workbook = new Workbook();
    for (const [sheet, rows] of Object.entries(sheets)) {
      const added = workbook.addWorksheet(sheet);
      for (const row of rows) added.addRow([...row]);
    }
    return { name: `${folder}${name}`, content: Buffer.from(await workbook.xlsx.writeBuffer()) };
  });
  return createZip([...(await Promise.all(entries)), { name: `${folder}README.md`, content: 'text' }]);
}

const INVESTIGATION: readonly Cells[] = [
  ['ONTOLOGY SOURCE REFERENCE'],
  ['Term Source Name', 'UO'],
  ['INVESTIGATION'],
  ['Investigation Identifier', 'inv'],
  ['Investigation Title', 'Maize'],
  ['STUDY'],
  ['Study Identifier', 'field'],
  ['Study Title', 'Old title'],
  ['STUDY ASSAYS'],
  ['Study Assay File Name', 'assays/ms/isa.assay.xlsx'],
];
const STUDY: readonly Cells[] = [
  ['STUDY'],
  ['Study Identifier', 'field'],
  ['Study Title', 'New title'],
  ['STUDY CONTACTS'],
  ['Study Person Last Name', 'Muster'],
  ['Study Person First Name', 'Ada'],
];
const GROWTH: readonly Cells[] = [
  ['Input [Source Name]', 'Parameter [Temp]', 'Unit', 'Term Source REF (T:1)', 'Term Accession Number (T:1)'].concat([
    'Characteristic [Organism]',
    'Component [Pot]',
    'Factor [Light]',
    'Output [Sample Name]',
    'Remark',
  ]),
  ['B73', 22, 'degree', 'UO', 'UO:27', 'Zea mays', 'clay', 'high', 'plot1', 'watered'],
  ['Mo17', 23, 'degree', 'UO', 'UO:27', 'Zea maize', 'plastic', 'low', 'plot2', null],
];
const ARC = {
  'isa.investigation.xlsx': { isa_investigation: INVESTIGATION },
  'studies/field/isa.study.xlsx': {
    isa_study: STUDY,
    grow: GROWTH,
    cut: [
      ['Input [Sample Name]', 'Output [Sample Name]'],
      ['plot1', 'leaf1'],
    ] as readonly Cells[],
    notes: [['a note', 'more']] as readonly Cells[],
  },
  'assays/ms/isa.assay.xlsx': {
    isa_assay: [
      ['ASSAY'],
      ['Assay Title', 'Spectra'],
      ['ASSAY PERFORMERS'],
      ['Assay Person Last Name', 'Perf'],
    ] as readonly Cells[],
    measure: [
      ['Input [Sample Name]', 'Output [Data]', 'Data Format'],
      ['leaf1', 'a.raw', 'raw'],
    ] as readonly Cells[],
  },
  'assays/height/isa.assay.xlsx': {
    isa_assay: [['ASSAY METADATA'], ['Assay Measurement Type', 'phenotyping']] as readonly Cells[],
    height: [
      ['Input [Sample Name]', 'Output [Raw Data File]'],
      ['plot2', 'h.csv'],
    ] as readonly Cells[],
  },
};

describeWithDatabase('An import of an ARC', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-arc-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const importArc = async (profile: string, content: Uint8Array<ArrayBuffer>) => {
    const project = await site.project(profile);
    const { status, body } = await project.upload({ name: 'arc.zip', content });
    expect([status, body.detail]).toEqual([201, undefined]);
    await project.apply(body.id);
    const entities = await project.entities();
    const list = (type: string, ...names: string[]) =>
      entities.filter((one) => one.entity_type === type).map(({ data }) => names.map((name) => data[name]));
    return { project, body, list, all: JSON.stringify(entities.map(({ data }) => data)) };
  };

  it('stores or lists every cell of all workbooks', async () => {
    const { body, all } = await importArc('isa/1.0', new Uint8Array(await createArc(ARC)));
    const { values, placed, changed, left_out: leftOut } = body.account;
    expect(placed + changed + leftOut).toBe(values);
    const cells = [
      ...Object.values(ARC)
        .flatMap((sheets) => Object.entries(sheets))
        .flatMap(([name, rows]) =>
          name.startsWith('isa_') ? rows.map(([, cell]) => cell) : name === 'notes' ? [] : rows.slice(1).flat(),
        ),
    ];
    const missing = cells.filter((cell) => cell !== null && cell !== undefined && !all.includes(String(cell)));
    // File names in the metadata only locate workbooks, and the workbook of the study contains a different title.
    expect(missing).toEqual(['Old title', 'assays/ms/isa.assay.xlsx']);
    expect(body.left_out.map(({ place, reason, values: count }: Record<string, unknown>) => [place, reason, count])).toEqual([
      ['arc/studies/field/isa.study.xlsx', 'The rows of the sheet notes outside an annotation table are left out.', 2],
      ['arc/isa.investigation.xlsx', 'STUDY: Study Title: 1 value has no field and is left out.', 1],
      ['arc/README.md', 'The file is not part of ISA-Tab and is left out.', 0],
    ]);
  });

  it('connects materials, protocols, performers and assays, even if no study names the assay', async () => {
    const { body, list } = await importArc('isa/1.0', new Uint8Array(await createArc(ARC, '')));
    expect(list('Study', 'identifier', 'title', 'filename')).toEqual([['field', 'New title', 's_field.txt']]);
    expect(list('Assay', 'filename', 'samples')).toEqual([
      ['a_ms.txt', ['leaf1']],
      ['a_height.txt', ['plot2']],
    ]);
    expect(list('StudyFactor', 'name')).toContainEqual(['Light']);
    expect(list('Person', 'last_name')).toEqual([['Muster'], ['Perf']]);
    expect(list('ParameterValue', 'value')).toEqual([['22'], ['23']]);
    expect(
      body.problems.filter(({ level, rule }: Record<string, unknown>) => level === 'error' && rule === 'reference'),
    ).toEqual([]);
  });

  it('creates entities that exports and imports in other formats do not change', async () => {
    const { project } = await importArc('isa/1.0', new Uint8Array(await createArc(ARC)));
    for (const [format, name] of Object.entries({ 'isa-json': 'a.json', xlsx: 'a.xlsx', 'ro-crate': 'a.zip' })) {
      const content = await project.export(`format=${format}`);
      const { body } = await project.upload({ name, content });
      expect([format, body.counts.created, body.counts.changed, body.counts.refused]).toEqual([format, 0, 0, 0]);
    }
  });

  it('fills biological materials and factors of MIAPPE', async () => {
    const { list } = await importArc('miappe/1.1', new Uint8Array(await createArc(ARC)));
    expect(list('BiologicalMaterial', 'unique_id', 'organism')).toEqual([
      ['B73', 'Zea mays'],
      ['Mo17', 'Zea maize'],
    ]);
    expect(list('Factor', 'name')).toEqual([['Light']]);
    expect(list('FactorValue', 'value')).toEqual([['high'], ['low']]);
  });

  it.each([
    [
      'without an investigation',
      () => createArc({ 'studies/field/isa.study.xlsx': { isa_study: STUDY } }),
      /^The ARC has no isa/,
    ],
    [
      'with a damaged workbook',
      () => createZip([{ name: 'isa.investigation.xlsx', content: 'x' }]),
      /^isa\.investigation\.xlsx: /,
    ],
  ])('is rejected %s', async (_what, create, detail) => {
    const project = await site.project('isa/1.0');
    const { status, body } = await project.upload({ name: 'arc.zip', content: new Uint8Array(await create()) });
    expect([status, body.detail]).toEqual([400, expect.stringMatching(detail)]);
  });
});
