/** Tests that exports and imports of ISA-JSON and ISA-Tab give the same investigation. */
// @module-tag full
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zipTexts } from '../../../files/zip-stream.ts';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { parseDocumentChanges } from '../../snapshot/check-project.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';
import { createZip } from '../testing-spreadsheet.ts';

/** Types that both formats can contain, by profile. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'isa/1.0': [
    'Investigation',
    'Study',
    'Source',
    'StudyFactor',
    'Protocol',
    'Person',
    'Assay',
    'Extract',
    'OtherMaterial',
    'DataFile',
  ],
  'miappe/1.1': ['Investigation', 'Study', 'Person', 'BiologicalMaterial', 'ObservationUnit'],
};

describeWithDatabase('ISA files and RO-Crates of a project', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-isa-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(dataDir);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });

  /** Returns the distinct names, because references contain copies with the same names. */
  async function listDistinctNames(project: ExchangeProject): Promise<ReadonlySet<string>> {
    return new Set(
      (await project.entities())
        .filter(({ entity_type }) => NAMED[project.profile.id]?.includes(entity_type))
        .map(({ entity_type, data }) =>
          // In ISA-Tab, extracts are always materials of an assay.
          [
            entity_type.replace('Extract', 'OtherMaterial'),
            data.identifier ?? data.unique_id ?? data.name ?? data.last_name ?? data.filename,
          ].join(' '),
        ),
    );
  }

  /** Creates a project from an exported file of another project. */
  async function reimportProject(
    project: ExchangeProject,
    profile: string,
    format: 'isa-json' | 'isa-tab',
  ): Promise<ExchangeProject> {
    const content = await project.export(`format=${format}`);
    const other = await site.project(profile);
    const sent = await other.upload({ name: format === 'isa-tab' ? 'isa.zip' : 'isa.json', content, format: '' });
    expect([sent.status, sent.body.format, sent.body.counts.refused]).toEqual([201, format, 0]);
    expect((await other.hub.get(other.hub.getPath('import', sent.body.id))).body.format).toBe(format);
    expect((await other.apply(sent.body.id)).status).toBe(200);
    return other;
  }

  it.each([
    ['isa/1.0', 'isa-json'],
    ['isa/1.0', 'isa-tab'],
    ['miappe/1.1', 'isa-json'],
    ['miappe/1.1', 'isa-tab'],
  ] as const)('can be imported with all entities of %s from %s', async (profile, format) => {
    const project = await site.project(profile);
    await project.fillWithExample();
    const other = await reimportProject(project, profile, format);
    expect(await listDistinctNames(other)).toEqual(await listDistinctNames(project));
  });

  it('are imported with references to the study', async () => {
    const project = await site.project('isa/1.0');
    await project.fillWithExample();
    const other = await reimportProject(project, 'isa/1.0', 'isa-json');
    const { groups } = (await other.hub.get(`${other.hub.getPath('problems')}?field=study_id`)).body;
    expect(groups).toEqual([]);
  });

  it('keep names that begin with #', async () => {
    const project = await site.project('isa/1.0');
    const parents = { parentId: 'study', data: { study_id: 'S1', name: '#1' } };
    await project.fill(
      { entityType: 'Investigation', data: { identifier: 'INV', title: 'Drought' }, ref: 'inv' },
      {
        entityType: 'Study',
        parentId: 'inv',
        data: { identifier: 'S1', investigation_id: 'INV', title: 'Field' },
        ref: 'study',
      },
      { entityType: 'Source', ...parents },
      { entityType: 'Source', ...parents, data: { study_id: 'S1', name: '2' } },
    );
    const names = await listDistinctNames(await reimportProject(project, 'isa/1.0', 'isa-tab'));
    expect([...names]).toEqual(expect.arrayContaining(['Source #1', 'Source 2']));
  });

  it('are imported, and their comment lines are listed', async () => {
    const files = [{ name: 'i_x.txt', text: 'INVESTIGATION\n# checked by Ada\nInvestigation Identifier\tINV\n' }];
    const project = await site.project('isa/1.0');
    const content = new Uint8Array(await buffer(zipTexts(files, new Date(0))));
    const { body } = await project.upload({ name: 'isa.zip', content, format: '' });
    expect(body.left_out).toMatchObject([{ place: 'i_x.txt, line 2', values: 1 }]);
  });

  it('are imported with the names of people split at the comma', async () => {
    const graph = [
      { '@id': 'ro-crate-metadata.json', '@type': 'CreativeWork', about: { '@id': './' } },
      { '@id': './', '@type': 'Dataset', name: 'Trial', creator: [{ '@id': '#ana' }] },
      { '@id': '#ana', '@type': 'Person', name: 'García Márquez, Ana María' },
    ];
    const text = JSON.stringify({ '@graph': graph });
    const content = new Uint8Array(await buffer(zipTexts([{ name: 'ro-crate-metadata.json', text }], new Date(0))));
    const project = await site.project('isa/1.0');
    const { body } = await project.upload({ name: 'crate.zip', content, format: '' });
    expect((await project.apply(body.id)).status).toBe(200);
    const [person] = (await project.entities()).filter(({ entity_type: type }) => type === 'Person');
    expect(person?.data).toMatchObject({ last_name: 'García Márquez', first_name: 'Ana María' });
  });

  it('have a list of omissions, which a page shows before the download', async () => {
    const project = await site.project('miappe/1.1');
    await project.fill(
      { entityType: 'Investigation', data: { unique_id: 'INV', title: 'Drought' }, ref: 'inv' },
      {
        entityType: 'Study',
        parentId: 'inv',
        data: { unique_id: 'STU', investigation_id: 'INV', title: 'Field', cultural_practices: 'Sown by hand' },
        ref: 'study',
      },
      { entityType: 'Event', parentId: 'study', data: { study_id: 'STU', event_type: 'Sowing', date: '2024-04-01' } },
      { entityType: 'Investigation', data: { unique_id: 'INV-2', title: 'Second' } },
    );
    const listRemaining = async (format: string) =>
      (await project.hub.get(`${project.hub.getPath('export', 'left-out')}?format=${format}`)).body.left_out;
    const lost = [{ what: 'Investigation', count: 1 }];
    expect([await listRemaining('isa-json'), await listRemaining('isa-tab')]).toEqual([lost, lost]);
    const page = await project.hub.open(`${project.hub.getPath('export', 'left-out')}?format=isa-tab`);
    expect(page.text).toContain('Investigation');
  });

  it('have a list of omissions that only ISA-Tab causes', async () => {
    const project = await site.project('isa/1.0');
    await project.fill(
      { entityType: 'Investigation', data: { identifier: 'INV', title: 'Drought' }, ref: 'inv' },
      { entityType: 'Study', parentId: 'inv', data: { identifier: 'STU', title: 'Field' }, ref: 'study' },
      { entityType: 'Process', parentId: 'study', parentField: 'process_sequence', data: { name: 'first run' } },
      { entityType: 'Process', parentId: 'study', parentField: 'process_sequence', data: {} },
    );
    const listRemaining = async (format: string) =>
      (await project.hub.get(`${project.hub.getPath('export', 'left-out')}?format=${format}`)).body.left_out;
    expect([await listRemaining('isa-json'), await listRemaining('isa-tab')]).toEqual([
      [],
      [
        { what: 'Process · Executes protocol', count: 2 },
        { what: 'Process · Name', count: 1 },
      ],
    ]);
  });

  it.each([
    ['UTF-8', (text: string) => Buffer.from(text), []],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), []],
    ['UTF-16 without a byte order mark', (text: string) => Buffer.from(text, 'utf16le').swap16(), []],
    [
      'Windows-1252, with a note',
      (text: string) => Buffer.from(text, 'latin1'),
      ['i_trial.txt has lines that are not UTF-8 or UTF-16 text. They are read as Windows-1252. Check accented letters.'],
    ],
  ] as const)('are imported in %s', async (_encoding, encode, notes) => {
    const project = await site.project('isa/1.0');
    const text = 'INVESTIGATION\nInvestigation Identifier\tINV\nInvestigation Title\tGrün\n';
    const content = new Uint8Array(createZip([{ name: 'i_trial.txt', content: encode(text) }]));
    const { body } = await project.upload({ name: 'isa.zip', content });
    expect([body.rows[0].label, body.left_out, body.notes]).toEqual(['Grün', [], notes]);
  });

  it('are imported, and lines, columns and files that no field contains are listed', async () => {
    const project = await site.project('isa/1.0');
    const lines = [
      ['INVESTIGATION'],
      ['Investigation Identifier', 'INV'],
      ['Investigation Color', 'green'],
      ['STUDY'],
      ['Study Identifier', 'STU'],
      ['Study File Name', 's_study.txt'],
      ['STUDY ASSAYS'],
      ['Study Assay File Name', 'a_gone.txt'],
    ];
    const joinCells = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join('\t')).join('\n');
    const table = [
      ['Source Name', 'Array Design REF', 'Sample Name'],
      ['A', 'A-1', 'B'],
    ];
    const files = [
      { name: 'i_investigation.txt', text: joinCells(lines) },
      { name: 's_study.txt', text: joinCells(table) },
      { name: 'a_other.txt', text: joinCells(table) },
    ];
    const { body } = await project.upload({
      name: 'isa.zip',
      content: new Uint8Array(await buffer(zipTexts(files, new Date(0)))),
      format: '',
    });
    const omittedRows = body.rows.filter(({ outcome }: { outcome: string }) => outcome === 'leave_out');
    expect(omittedRows.map(({ place, detail }: { place: string; detail: string }) => `${place}: ${detail}`)).toEqual([
      'i_investigation.txt, line 3: INVESTIGATION: Investigation Color: 1 value has no field and is left out.',
      's_study.txt, line 2: Array Design REF: 1 value has no field and is left out.',
      'a_other.txt: The investigation does not name this file. It is left out.',
      'a_gone.txt: The investigation refers to this file, but the .zip file does not contain it.',
    ]);
  });

  it.each([
    ['isa-json', 'isa.json'],
    ['isa-tab', 'isa.zip'],
  ])('keep all spaces and contain no additional entities, as %s', async (format, name) => {
    const made = await site.project();
    const lines = { description: 'one\ttwo\nthree' };
    const study = {
      unique_id: 'S',
      title: ' Two  spaces ',
      persons: [
        { name: 'Anna  Maria  Lee', role: 'a; b ' },
        { name: ' Bo ', role: 'data  submitter' },
        { name: 'García Márquez,  Ana', role: 'a;b' },
      ],
      factors: [{ unique_id: 'f', name: 'dose ', values: [{ unique_id: 'v', factor_id: 'f', value: 'low ', ...lines }] }],
      data_files: [{ unique_id: 'd', name: 'n', link: 'https://example.org/a', ...lines }],
      events: [{ unique_id: 'e', event_type: 'Sowing', ...lines }],
      biological_materials: [{ unique_id: 'B 1', genus: ' Zea ' }],
    };
    await made.fill(
      ...parseDocumentChanges(made.profile, {
        unique_id: 'I',
        title: ' T',
        associated_publications: [' a;b'],
        studies: [study],
      }),
    );
    const again = await site.project();
    const { body } = await again.upload({ name, content: new Uint8Array(await made.export(`format=${format}`)) });
    expect([body.left_out, body.changed]).toEqual([[], []]);
    await again.apply(body.id);
    const readEntities = async (from: ExchangeProject) =>
      (await from.entities()).map(({ entity_type, data: { study_id: _study, investigation_id: _of, ...data } }) => [
        entity_type,
        data,
      ]);
    // Comments contain the entities that have no separate line.
    expect(await readEntities(again)).toEqual(await readEntities(made));
  });

  it.each(['isa-json', 'isa-tab'] as const)(
    'can be imported unchanged as %s even if the project lacks values that the format requires',
    async (format) => {
      const made = await site.project('isa/1.0');
      const materials = { data_files: [{ filename: 'a.fastq' }], other_materials: [{ name: 'E', derives_from: ['A'] }] };
      const assay = {
        ...materials,
        samples: ['A'],
        process_sequence: [{ inputs: [{ name: 'E', type: 'Extract' }], outputs: [{ name: 'a.fastq', type: 'Data File' }] }],
      };
      const samples = [{ study_id: 'S', name: 'A' }];
      const contacts = [{ last_name: 'Lee, A.' }, { last_name: 'Example', roles: [{ term: 'a;b' }, { term: 'c' }] }];
      const study = { identifier: 'S', title: 'T', samples, assays: [assay], contacts };
      await made.fill(...parseDocumentChanges(made.profile, { identifier: 'I', title: 'I', studies: [study] }));
      const again = await reimportProject(made, 'isa/1.0', format);
      const readEntities = async (from: ExchangeProject) =>
        (await from.entities()).map(({ entity_type, data: { study_id: _, investigation_id: _of, ...data } }) => [
          entity_type,
          data,
        ]);
      expect(await readEntities(again)).toEqual(await readEntities(made));
    },
  );

  it('keep the spaces of attached tables, and their undeclared factors are reported', async () => {
    const made = await site.project();
    const texts = {
      'i_a.txt':
        'INVESTIGATION\nInvestigation Identifier\tI\nINVESTIGATION CONTACTS\nInvestigation Person Last Name\tLee\nInvestigation Person Roles\ta;b\nSTUDY\nStudy Identifier\tS\nStudy File Name\ts_S.txt\nSTUDY FACTORS\nStudy Factor Name\tdose \n',
      's_S.txt': 'Source Name\tSample Name\tFactor Value[dose]\tFactor Value[light]\na\tb\t5\t6\n',
      'e_events.csv': 'Study ID,Event Type,Event Date,Event Description\nS ,Sowing,2023-05-01," note "\n',
    };
    const files = Object.entries(texts).map(([name, text]) => ({ name, text }));
    const content = new Uint8Array(await buffer(zipTexts(files, new Date(0))));
    const { body } = await made.upload({ name: 'isa.zip', content });
    expect(body.left_out).toMatchObject([{ reason: expect.stringContaining('points to nothing in the file: "light"') }]);
    await made.apply(body.id);
    const data = (await made.entities()).map((one) => one.data);
    expect(data).toContainEqual(expect.objectContaining({ name: 'Lee', role: 'a;b' }));
    expect(data).toContainEqual(expect.objectContaining({ event_type: 'Sowing', description: ' note ' }));
    expect(data).toContainEqual(expect.objectContaining({ factor_id: 'dose ', value: '5' }));
  });

  it('contain an investigation inside a project of JERM, and only data outside the investigation is listed', async () => {
    const made = await site.project('jerm/1.0');
    await made.fillWithExample();
    const { body } = await made.hub.get(`${made.hub.getPath('export', 'left-out')}?format=isa-json`);
    expect(body.left_out.map(({ what }: { what: string }) => what)).toEqual(['Person', 'Institution', 'Project']);
  });

  it.each(['isa-json', 'isa-tab'])('are not exported as %s for profiles without investigations', async (format) => {
    const project = await site.project('darwin-core/1.0');
    const answer = await project.hub.get(`${project.hub.getPath('export')}?format=${format}`);
    expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('no investigations and studies')]);
  });
});
