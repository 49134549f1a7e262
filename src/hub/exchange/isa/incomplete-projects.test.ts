// @module-tag full
/** Tests that incomplete and unusual projects are unchanged after an export and an import. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

const FORMATS = [
  ['isa-json', 'isa.json'],
  ['isa-tab', 'isa.zip'],
  ['xlsx', 'project.xlsx'],
] as const;

/** A project whose entities lack names that ISA files require. */
const UNNAMED = {
  title: 'Barley',
  studies: [
    {
      unique_id: 'S1',
      title: 'Field',
      geographic_location: { unique_id: 'L1', country: 'NL' },
      data_files: [{ unique_id: 'D1', link: 'https://example.org/a.csv' }],
      biological_materials: [
        { unique_id: 'B1', material_source: { unique_id: 'Bank' } },
        { unique_id: 'B2', material_source: { name: 'Bank' } },
      ],
      observed_variables: [{ unique_id: 'PH', trait: 'Height', method: 'Ruler', scale: 'cm' }],
      factors: [{ unique_id: 'F1', factor_type: 'water' }],
      observation_units: [{ unique_id: 'O1', factor_values: [{ factor_id: 'F1', value: 'wet' }] }],
    },
    { title: 'Greenhouse' },
  ],
};

const PROTOCOL = { name: 'growth', study_id: 'S1' };
const ENDS = { inputs: [{ name: 'plant', type: 'Source' }], outputs: [{ name: 'leaf', type: 'Sample' }] };
const FILES = ['one', 'two', 'three'].map((filename) => ({ filename, label: 'Raw Data File' }));
const READ = FILES.map(({ filename: name }) => ({
  inputs: [{ name: 'blade', type: 'Sample' }],
  outputs: [{ name, type: 'Data File' }],
}));
/** An investigation with inputs without a type, with a wrong type, and with equal file names. */
const PROCESSES = {
  identifier: 'I1',
  title: 'Cress',
  studies: [
    {
      identifier: 'S1',
      title: 'Leaves',
      filename: 'table.txt',
      protocols: [PROTOCOL],
      sources: [{ name: 'plant' }],
      samples: [
        { name: 'leaf', derives_from: [{ name: 'plant', study_id: 'S1' }] },
        { name: 'blade', derives_from: [{ name: 'plant', study_id: 'S1' }] },
      ],
      process_sequence: [
        ENDS,
        {
          inputs: [{ name: 'plant' }],
          outputs: [{ name: 'blade', type: 'Data File' }],
          executes_protocol: PROTOCOL,
        },
      ],
      assays: [
        {
          filename: 'a_leaves.txt',
          samples: ['blade'],
          data_files: FILES,
          process_sequence: [READ[0], { ...READ[1], name: 'run' }, { ...READ[2], performer: 'Robin' }],
        },
      ],
    },
    { identifier: 'S2', title: 'Roots', filename: 'table.txt', sources: [{ name: 'root' }], samples: [] },
    { identifier: 'S3', title: 'Seeds', filename: 'TABLE.txt', sources: [{ name: 'seed' }], samples: [] },
  ],
};

describeWithDatabase('An incomplete project', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-incomplete-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(dataDir);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function importFile(
    profile: string,
    name: string,
    content: string | Uint8Array<ArrayBuffer>,
  ): Promise<ExchangeProject> {
    const project = await site.project(profile);
    const { status, body } = await project.upload({ name, content });
    expect([status, body.left_out]).toEqual([201, []]);
    expect((await project.apply(body.id)).status).toBe(200);
    return project;
  }

  const exportData = async (project: ExchangeProject): Promise<unknown> =>
    JSON.parse((await project.export('format=json')).toString()).entities;

  it.each(
    FORMATS.flatMap(([format, name]) => [
      ['entities without names', 'miappe/1.1', UNNAMED, format, name] as const,
      ['processes', 'isa/1.0', PROCESSES, format, name] as const,
    ]),
  )('with %s of %s keeps its values and their order (%#)', async (_what, profile, data, format, name) => {
    const project = await importFile(profile, 'data.json', JSON.stringify(data));
    const again = await importFile(profile, name, new Uint8Array(await project.export(`format=${format}`)));
    expect(await exportData(again)).toEqual(await exportData(project));
  });

  it('has a table with another name for each study whose file name is taken, ignoring case', async () => {
    const studies = ['S 1', 'S/1', 's_1'].map((unique_id) => ({ unique_id, title: unique_id }));
    const project = await importFile('miappe/1.1', 'data.json', JSON.stringify({ unique_id: 'I1', title: 'T', studies }));
    const zip = await project.export('format=isa-tab');
    for (const name of ['s_S_1.txt', 's_S_1-2.txt', 's_s_1-3.txt']) expect(zip.toString('latin1')).toContain(name);
    const again = await importFile('miappe/1.1', 'isa.zip', new Uint8Array(zip));
    expect(await exportData(again)).toEqual(await exportData(project));
  });
});
