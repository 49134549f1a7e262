import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import {
  buildImportForm,
  buildProteinTable,
  type Laboratory,
  type ResultTexts,
  readFixtureFiles,
  startLaboratory,
} from './testing-laboratory.ts';

const SUMMARY = 'Raw file\tMS\nx\t7\n';
describeWithDatabase('POST /api/admin/results', () => {
  let lab: Laboratory;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'concordat-import-'));
    lab = await startLaboratory({ MAX_RESULT_FILE_BYTES: '1000000', DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await lab.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const queryRows = async (text: string, values: unknown[] = []) => (await lab.database?.pool.query(text, values))?.rows ?? [];
  const importInto = async (rawFile: string, files: ResultTexts) => {
    const answer = await lab.importFiles(rawFile, files);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const readRow = async (rawFile: string): Promise<Record<string, unknown>> => {
    const answer = await lab.sendRequest('/api/mq/qc-data', { missing: 'null' });
    const table = (await answer.json()) as Record<string, unknown[]>;
    const at = table.RawFile?.indexOf(rawFile) ?? -1;
    const filled = Object.entries(table).filter(
      ([name, values]) => values[at] !== null && !/^(Index|Flag|Use|RawFile$)/.test(name),
    );
    return at === -1 ? {} : Object.fromEntries(filled.map(([name, values]) => [name, values[at]]));
  };
  /** Returns all data that is stored for a raw file, except times and the version of its set of files. */
  const readState = (name: string) =>
    queryRows(
      `select r.name, r.origin, r.state, r.columns_filled, r.result_files, r.acquired_at, q.values, s.files, s.protein_columns,
          (select json_agg(json_build_array(row, g.name, score, intensity, reporters, line_start, line_length) order by row)
            from proteomics_protein_groups g where g.raw_file_uuid = r.uuid) as proteins
        from proteomics_raw_files r join proteomics_quality_rows q on q.raw_file_uuid = r.uuid
          join proteomics_results s on s.raw_file_uuid = r.uuid where r.name = $1`,
      [name],
    );

  it('creates the raw file and fills its columns', async () => {
    const { status, body } = await importInto('whole.raw', readFixtureFiles());
    expect(status).toBe(201);
    // Columns of the raw file, its metadata, and those of MS3 have no value.
    expect(body).toEqual({ raw_file: 'whole.raw', columns_filled: 111 - 3 - 4 - 1 });
    expect(await readState('whole.raw')).toMatchObject([
      { origin: 'import', state: 'done', acquired_at: '2019-10-25T17:40:21', columns_filled: 103 },
    ]);
  });

  it('changes nothing for a repeated import', async () => {
    await importInto('again.raw', readFixtureFiles());
    const before = await readState('again.raw');
    expect((await importInto('again.raw', readFixtureFiles())).status).toBe(201);
    expect(await readState('again.raw')).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it('leaves no protein groups of a deleted raw file', async () => {
    const countProteinGroups = async (uuid: unknown) =>
      (await queryRows('select count(*)::int as count from proteomics_protein_groups where raw_file_uuid = $1', [uuid]))[0]
        ?.count;
    await importInto('deleted.raw', readFixtureFiles());
    const [row] = await queryRows(`select uuid from proteomics_raw_files where name = 'deleted.raw'`);
    expect(await countProteinGroups(row?.uuid)).toBeGreaterThan(0);
    await queryRows('delete from proteomics_raw_files where uuid = $1', [row?.uuid]);
    expect(await countProteinGroups(row?.uuid)).toBe(0);
  });

  it.each(Object.keys(readFixtureFiles()))('stores the same values from %s alone as from all files', async (name) => {
    await importInto('alone_all.raw', readFixtureFiles());
    const all = await readRow('alone_all');
    const rawFile = `alone_${name.replace('.', '_')}`;
    await importInto(`${rawFile}.raw`, readFixtureFiles(name));
    const alone = await readRow(rawFile);
    expect(Object.keys(alone).length > 0).toBe(name !== 'parameters.txt');
    for (const [column, value] of Object.entries(alone)) expect(value, column).toEqual(all[column]);
  });

  it('keeps columns of earlier imports, and replaces those of a repeated file', async () => {
    await importInto('grown.raw', { 'summary.txt': SUMMARY });
    await importInto('grown.raw', { 'proteinGroups.txt': buildProteinTable(['P1', '8', '100', '1', '2']) });
    expect(await readRow('grown')).toMatchObject({ MS: 7, N_protein_groups: 1 });
    const last = await importInto('Grown.RAW', { 'summary.txt': 'Raw file\tMS3\nx\t2\n' });
    expect(await readRow('grown')).toMatchObject({ MS3: 2, N_protein_groups: 1 });
    expect(await readRow('grown')).not.toHaveProperty('MS');
    expect(last.body).toMatchObject({ raw_file: 'grown.raw' });
    const download = await lab.sendRequest('/api/mq/download', { filename: 'proteinGroups.txt', raw_file: 'grown' }, '*/*');
    expect(await download.text()).toContain('grown\tP1');
  });

  it('stores nothing if one file is broken, for new and existing raw files', async () => {
    const broken = { ...readFixtureFiles('summary.txt'), 'peptides.txt': 'Sequence\tLast amino acid\nAK\tK\nAR' };
    const refused = await importInto('new_and_broken.raw', broken);
    expect(refused).toEqual({
      status: 400,
      body: { detail: 'peptides.txt, line 3: is cut short: it has 1 cell, but the header has 2 columns.' },
    });
    expect(await queryRows("select from proteomics_raw_files where name = 'new_and_broken.raw'")).toEqual([]);
    await importInto('known.raw', { 'proteinGroups.txt': buildProteinTable(['P1', '8', '100', '1', '2']) });
    const before = await readState('known.raw');
    const more = { 'proteinGroups.txt': buildProteinTable(['P2', '8', '1', '1', '2'], ['P3', 'high', '1', '1', '2']) };
    expect((await importInto('known.raw', more)).status).toBe(400);
    expect(await readState('known.raw')).toEqual(before);
  });

  it('leaves only the current files and no temporary ones', async () => {
    await importInto('sets.raw', readFixtureFiles('summary.txt'));
    await importInto('sets.raw', { 'summary.txt': 'broken' });
    await importInto('sets.raw', readFixtureFiles('peptides.txt'));
    const [{ uuid, version, files }] = await queryRows(
      "select uuid, version, files from proteomics_raw_files r join proteomics_results s on s.raw_file_uuid = r.uuid where r.name = 'sets.raw'",
    );
    const folder = join(dataDir, 'proteomics');
    const stored = await readdir(join(folder, 'results', uuid), { recursive: true, withFileTypes: true });
    const paths = stored
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1));
    const own = `proteomics/results/${uuid}/${version}`;
    expect(files.map(({ name, at }: { name: string; at?: string }) => at ?? `${own}/${name}`).sort()).toEqual(paths.sort());
    expect(files.map(({ name }: { name: string }) => name).sort()).toEqual(['peptides.txt', 'summary.txt']);
    expect((await readdir(join(folder, 'incoming'))).filter((name) => !name.includes('tus'))).toEqual([]);
  });

  it('serializes concurrent imports for the same new raw file', async () => {
    const answers = await Promise.all(
      Object.entries(readFixtureFiles()).map(([name, content]) => importInto('together.raw', { [name]: content })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await readState('together.raw')).toMatchObject([{ columns_filled: 103 }]);
  });

  it('accepts every valid name of a raw file', async () => {
    const { status, body } = await importInto('Velos02 (a) #1, 10 % äö.raw', { 'summary.txt': SUMMARY });
    expect([status, body.raw_file]).toEqual([201, 'Velos02 (a) #1, 10 % äö.raw']);
  });

  describe('POST /api/admin/results with several raw files', () => {
    const summary = 'Raw file\tExperiment\tMS\nrun A\tx\t7\nrun B\ty\t9\nx\t\t7\ny\t\t9\nTotal\t\t16\n';
    const scans = 'Raw file\tScan number\tParent intensity fraction\nrun A\t1\t0.5\nrun B\t1\t0.1\nrun B\t2\t0.3\n';
    const parameters = 'Parameter\tValue\nVersion\t1.6.17.0\n';
    const importSeveral = async (files: ResultTexts) => {
      const form = buildImportForm(lab.pipelineUuid, 'x.raw', files);
      form.delete('raw_file');
      const answer = await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };

    it('assigns rows to the raw files', async () => {
      const { status, body } = await importSeveral({
        'summary.txt': summary,
        'msmsScans.txt': scans,
        'parameters.txt': parameters,
      });
      expect([status, body]).toEqual([
        201,
        {
          engine: 'maxquant',
          version: '1.6.17.0',
          raw_files: [
            { raw_file: 'run A.raw', columns_filled: 2 },
            { raw_file: 'run B.raw', columns_filled: 2 },
          ],
        },
      ]);
      expect([await readRow('run A'), await readRow('run B')]).toEqual([
        { MS: 7, Mean_parent_int_frac: 0.5 },
        { MS: 9, Mean_parent_int_frac: 0.2 },
      ]);
    });

    it('omits a table without raw files, and lists it as unused', async () => {
      const { status, body } = await importSeveral({
        'summary.txt': summary.replaceAll('run', 'no'),
        'proteinGroups.txt': buildProteinTable(['P1', '1', '1', '1', '1']),
        'msms.txt': 'Raw file\n',
      });
      expect([status, body.unused]).toEqual([
        201,
        [
          { file: 'msms.txt', reason: 'is an unsupported table of MaxQuant' },
          { file: 'proteinGroups.txt', reason: 'covers all 2 raw files together: no A, no B' },
        ],
      ]);
    });

    it('includes a raw file that only the summary lists', async () => {
      const failed = 'Raw file\tEnzyme\tMS\tMS/MS Identified\nok\tTrypsin\t7\t5\nfailed\tTrypsin\t8\t0\nTotal\t\t15\t5\n';
      const { body } = await importSeveral({ 'summary.txt': failed, 'msmsScans.txt': 'Raw file\tScan number\nok\t1\n' });
      expect(body.raw_files).toHaveLength(2);
      expect(await readRow('failed')).toEqual({ MS: 8, 'MS/MS Identified': 0 });
    });

    it('also imports raw files that an incomplete summary does not list', async () => {
      const { body } = await importSeveral({
        'summary.txt': 'Raw file\tEnzyme\tMS\npart B\tTrypsin\t9\n',
        'msmsScans.txt': scans.replaceAll('run', 'part'),
      });
      expect(body.raw_files).toMatchObject([{ raw_file: 'part B.raw' }, { raw_file: 'part A.raw' }]);
      expect([await readRow('part A'), await readRow('part B')]).toEqual([
        { Mean_parent_int_frac: 0.5 },
        { MS: 9, Mean_parent_int_frac: 0.2 },
      ]);
    });

    it('lists rows without a raw file, and repeated columns', async () => {
      const { body } = await importSeveral({
        'summary.txt': summary.replaceAll('run', 'left'),
        'msmsScans.txt': `${scans.replaceAll('run', 'left').replace('\n', '\tScan number\n')}\t3\t0.9\n`,
      });
      expect(body.unused).toEqual([
        { file: 'msmsScans.txt', reason: 'has several columns named Scan number. The first one is used' },
        { file: 'msmsScans.txt', reason: 'has 1 row without a raw file' },
      ]);
    });

    it('finds raw files in other tables if the summary has only the total', async () => {
      const { body } = await importSeveral({
        'summary.txt': 'Raw file\tMS\nTotal\t15\n',
        'msmsScans.txt': scans.replaceAll('run', 'dia'),
      });
      expect(body).toMatchObject({
        raw_files: [{ raw_file: 'dia A.raw' }, { raw_file: 'dia B.raw' }],
        unused: [{ file: 'summary.txt' }],
      });
    });

    it('recognizes column names that R has changed', async () => {
      const evidence =
        'Sequence\tCharge\tRaw.file\tRetention.length\tUncalibrated...Calibrated.m.z..ppm.\nA\t2\tr1\t0.5\t1.5\nA\t2\tr2\t0.7\t2.5\n';
      const { body } = await importSeveral({ 'evidence.txt': evidence });
      expect(body.raw_files).toHaveLength(2);
      expect(await readRow('r1')).toMatchObject({ 'Peak Width(ave)': 0.5, 'Uncalibrated - Calibrated m/z [ppm] (ave)': 1.5 });
    });

    it('uses the names of the RawTools table only if no other table has names', async () => {
      const table = 'RawFile,DateAcquired,TotalScans\nC:\\a\\rt1.raw,,5\nC:\\a\\rt2.raw,,6\n';
      expect((await importSeveral({ 'QcDataTable.csv': table })).body.raw_files).toHaveLength(2);
      expect(await readRow('rt2')).toMatchObject({ TotalScans: 6 });
      const { body } = await importSeveral({
        'QcDataTable.csv': table,
        'summary.txt': 'Raw file\tEnzyme\tMS\nrt1\tT\t7\nrt3\tT\t8\n',
      });
      expect(body).toMatchObject({
        raw_files: [{ raw_file: 'rt1.raw' }, { raw_file: 'rt3.raw' }],
        unused: [{ file: 'QcDataTable.csv', reason: expect.stringContaining('rt2.raw') }],
      });
    });

    it('stores, for each raw file, only the rows of the RawTools table that belong to it', async () => {
      const rows = ['own1', 'own2'].map((name) => `C:\\a\\${name}.raw,,5,"a ""b"", c"\n`);
      const table = `RawFile,DateAcquired,TotalScans,Note\n${rows.join('')}`;
      expect((await importSeveral({ 'QcDataTable.csv': table })).status).toBe(201);
      const [run] = await queryRows(`select uuid from proteomics_raw_files where name = 'own2.raw'`);
      const stored = await fetch(`${lab.address}/api/runs/${run?.uuid}/result-files/QcDataTable.csv`);
      expect(await stored.text()).toBe('"RawFile","DateAcquired","TotalScans","Note"\n"C:\\a\\own2.raw","","5","a ""b"", c"\n');
      expect(await readRow('own2')).toMatchObject({ TotalScans: 5 });
    });

    it('reads the times of all rows of the RawTools table in the same order of day and month', async () => {
      const rows = 'day0.raw,03/04/2020 08:00:00\nday1.raw,25/03/2020 08:00:00';
      await importSeveral({ 'QcDataTable.csv': `RawFile,DateAcquired\n${rows}\n` });
      expect(await readRow('day0')).toMatchObject({ Date: '2020-04-03' });
    });

    const many = Array.from({ length: 450 }, (_, at) => `many${at}`);
    const long = 'x'.repeat(250_000);
    it.each<[string, ResultTexts]>([
      ['a long header', { 'summary.txt': `Raw file\tMS\t${long}\n${many.map((name) => `${name}\t1\t\n`).join('')}` }],
      [
        'long parameters',
        {
          'summary.txt': `Raw file\tMS\n${many.map((name) => `${name}\t1\n`).join('')}`,
          'parameters.txt': `Parameter\tValue\nFasta\t${long}\n`,
        },
      ],
    ])('is rejected if it would repeat %s for hundreds of raw files', async (_what, files) => {
      const { status, body } = await importSeveral(files);
      expect([status, body.detail]).toEqual([400, expect.stringContaining('needs too much space for each of 450 raw files')]);
      expect(await queryRows(`select from proteomics_raw_files where name like 'many%'`)).toEqual([]);
    });

    it('is rejected if RawTools lists two files with the same name', async () => {
      const { status, body } = await importSeveral({
        'QcDataTable.csv': 'RawFile,DateAcquired\nC:\\a\\x.raw,\nC:\\b\\x.raw,\n',
      });
      expect([status, body.detail]).toEqual([400, expect.stringMatching(/C:\\a\\x\.raw and C:\\b\\x\.raw/)]);
    });

    it('is rejected if two names refer to the same raw file', async () => {
      const { status, body } = await importSeveral({ 'summary.txt': summary.replaceAll('run B', 'RUN A') });
      expect([status, body.detail]).toEqual([400, expect.stringContaining('run A.raw and RUN A.raw')]);
    });

    it('names a single raw file after its tables, and requires raw_file if they contain no name', async () => {
      const { status, body } = await importSeveral({ 'summary.txt': SUMMARY });
      expect([status, body]).toMatchObject([201, { raw_file: expect.stringMatching(/^[^.]+\.raw$/) }]);
      const unnamed = await importSeveral({ 'parameters.txt': 'Parameter\tValue\nVersion\t1.6.17.0\n' });
      expect([unnamed.status, unnamed.body.detail]).toEqual([
        400,
        'raw_file is required, because parameters.txt does not name a raw file.',
      ]);
    });
  });

  it.each<[string, number, string, () => FormData]>([
    [
      'an unknown pipeline',
      404,
      'pipeline',
      () => buildImportForm('00000000-0000-4000-8000-000000000000', 'a.raw', { 'summary.txt': SUMMARY }),
    ],
    [
      'a malformed pipeline UUID',
      400,
      'pipeline must be a UUID',
      () => buildImportForm('tmt11', 'a.raw', { 'summary.txt': SUMMARY }),
    ],
    [
      'a raw file with a path',
      400,
      'contains a path',
      () => buildImportForm(lab.pipelineUuid, '../a.raw', { 'summary.txt': SUMMARY }),
    ],
    [
      'a raw file in an unsupported format',
      400,
      '.raw',
      () => buildImportForm(lab.pipelineUuid, 'a.txt', { 'summary.txt': SUMMARY }),
    ],
    [
      'a file that is not a result file',
      400,
      'is not a result file Concordat can read: summary.txt',
      () => buildImportForm(lab.pipelineUuid, 'a.raw', { 'msms.txt': SUMMARY }),
    ],
    [
      'a file with a path',
      400,
      'files must be files with a name, without a path',
      () => buildImportForm(lab.pipelineUuid, 'a.raw', { '../summary.txt': SUMMARY }),
    ],
    ['no file', 400, 'files is missing', () => buildImportForm(lab.pipelineUuid, 'a.raw', {})],
    [
      'a table without any supported column',
      400,
      'summary.txt: no values were imported',
      () => buildImportForm(lab.pipelineUuid, 'a.raw', { 'summary.txt': 'Raw file\tOther\na\t1\n' }),
    ],
    [
      'an empty file',
      400,
      'files is empty: summary.txt.',
      () => buildImportForm(lab.pipelineUuid, 'a.raw', { 'summary.txt': '' }),
    ],
    [
      'a duplicate file',
      400,
      'twice',
      () => {
        const form = buildImportForm(lab.pipelineUuid, 'a.raw', { 'summary.txt': SUMMARY });
        form.append('files', new Blob([SUMMARY]), 'summary.txt');
        return form;
      },
    ],
    [
      'an unknown field',
      400,
      'not known',
      () => {
        const form = buildImportForm(lab.pipelineUuid, 'a.raw', { 'summary.txt': SUMMARY });
        form.set('command', 'rm');
        return form;
      },
    ],
    [
      'a file that is too large',
      413,
      'larger than',
      () => buildImportForm(lab.pipelineUuid, 'a.raw', { 'summary.txt': 'x'.repeat(1_000_001) }),
    ],
  ])('rejects %s', async (_, status, detail, form) => {
    const answer = await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form() });
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { detail: string }).detail).toContain(detail);
    expect(await queryRows("select from proteomics_raw_files where name = 'a.raw'")).toEqual([]);
  });
});
