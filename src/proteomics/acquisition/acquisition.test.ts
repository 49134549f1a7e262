// @module-tag full
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../contract-tests/test-server.ts';
import { createLog } from '../../log.ts';
import { readSettings } from '../../settings.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { listProteomicsFiles, startUploadSite, type UploadSite, waitUntil } from '../uploads/testing-uploads.ts';
import { createAcquisitionWork } from './acquisition-work.ts';
import { buildZip } from './testing-hostile-files.ts';
import { buildMzml, buildTar, buildThermoFile, buildTimsArchive } from './testing-raw-data.ts';
import { buildSciexFile } from './testing-sciex-file.ts';

describeWithDatabase('Raw data of a pipeline', () => {
  let site: UploadSite;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'concordat-acquisition-'));
    site = await startUploadSite(folder);
  });
  afterAll(async () => {
    await site?.server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await queryRows('delete from proteomics_uploads');
    await queryRows('delete from proteomics_raw_files');
    await setAcceptedKinds(['raw', 'mzml', 'd', 'wiff']);
    for (const kind of ['raw', 'chromatograms', 'results'])
      rmSync(join(folder, 'proteomics', kind), { recursive: true, force: true });
  });
  const queryRows = async (sql: string, values: unknown[] = []) =>
    (await site.server.database?.pool.query(sql, values))?.rows ?? [];
  const updatePipeline = (body: object) =>
    fetch(`${site.address}/api/admin/pipelines/${site.pipeline}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const setAcceptedKinds = (accepts: string[]) => updatePipeline({ accepts });
  const uploadFile = async (name: string, content: string | Buffer) => {
    const form = new FormData();
    form.set('pipeline', site.pipeline);
    form.set('user', site.user);
    form.set('orig_file', new Blob([content as never]), name);
    const answer = await fetch(`${site.address}/api/upload/raw`, { method: 'POST', body: form });
    return { status: answer.status, body: (await answer.json()) as { uuid: string; detail: string } };
  };
  const waitForMeasurement = async () => {
    await waitUntil(
      async () => (await queryRows(`select from proteomics_acquisitions where state = 'waiting'`)).length === 0,
      'all is measured',
    );
    return queryRows('select state, problem from proteomics_acquisitions');
  };
  const readValues = async () => {
    const query = new URLSearchParams({ project: 'lung-cohort', pipeline: 'tmt11-quality' });
    return (await (await fetch(`${site.address}/api/qc/values?${query}`)).json()) as {
      raw_files: string[];
      metrics: Record<string, (number | string | null)[]>;
    };
  };

  it('is accepted only in the configured formats, of which there must be at least one', async () => {
    const made = await fetch(`${site.address}/api/admin/pipelines/${site.pipeline}`);
    expect((await made.json()) as object).toMatchObject({ accepts: ['raw', 'mzml', 'd', 'wiff'] });
    await setAcceptedKinds(['mzml', 'raw']);
    expect(((await (await fetch(made.url)).json()) as { accepts: string[] }).accepts).toEqual(['raw', 'mzml']);
    await setAcceptedKinds(['raw']);
    const refused = await uploadFile('run.mzML', buildMzml());
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      'This pipeline accepts files that end in .raw; run.mzML does not. To accept it, change the file types in the settings of the pipeline.',
    ]);
    expect((await updatePipeline({ accepts: [] })).status).toBe(400);
  });

  it('provides the acquisition time and the instrument if its file is a .raw file', async () => {
    expect((await uploadFile('run.raw', buildThermoFile([1, 2, 1]))).status).toBe(201);
    expect(await waitForMeasurement()).toEqual([{ state: 'measured', problem: null }]);
    expect(await queryRows('select acquired_at, instrument from proteomics_raw_files')).toEqual([
      { acquired_at: '2025-03-04T11:12:13', instrument: 'Orbitrap Astral' },
    ]);
  });

  it.each([
    ['run.raw', () => buildThermoFile([1, 2, 1]), 2],
    ['run.mzML', () => buildMzml(), 4],
  ])('provides the MS1 chromatograms if its file is %s', async (name, content, scans) => {
    await uploadFile(name, content());
    await waitForMeasurement();
    const [run] = await queryRows('select uuid from proteomics_raw_files');
    for (const figure of ['ms1_chromatogram', 'base_peak_chromatogram']) {
      const answer = await fetch(`${site.address}/api/runs/${run?.uuid}/figures/${figure}`);
      const { rows } = (await answer.json()) as { rows: [number, number][] };
      expect([answer.status, rows.length, rows.every(([, intensity]) => intensity > 0)]).toEqual([200, scans, true]);
      const times = rows.map(([time]) => time);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  it.each([
    ['run.raw', () => buildThermoFile([1, 2], { isCut: true })],
    ['run.mzML', () => buildMzml().slice(0, 2_000)],
  ])('causes an error message on the run if %s is cut off, and the run still has its time', async (name, content) => {
    await uploadFile(name, content());
    await waitForMeasurement();
    const [run] = await queryRows('select message, acquired_at::text as time from proteomics_raw_files');
    expect(run?.time).toMatch(/^2025-03-04[ T]11:12:13$/);
    expect(run?.message).toMatch(/^The raw data could not be read\. The file is cut off/);
  });

  it('is rejected before its content is uploaded if its format is not allowed', async () => {
    await setAcceptedKinds(['raw']);
    const { beginUpload } = await import('../uploads/testing-uploads.ts');
    expect(await beginUpload(site, 'run.mzML', 10)).toMatchObject({ status: 400 });
  });

  it.each([
    ['run.mzML', () => buildMzml()],
    ['run.mzML.gz', () => gzipSync(buildMzml())],
  ])('is measured without a search if its file is %s', async (name, content) => {
    expect((await uploadFile(name, content())).status).toBe(201);
    expect(await waitForMeasurement()).toEqual([{ state: 'measured', problem: null }]);
    const { raw_files, metrics } = await readValues();
    expect([raw_files, metrics.ms1, metrics.ms2, metrics.dia_windows, metrics.tic_stated]).toEqual([
      [name],
      [4],
      [8],
      [2],
      [312],
    ]);
    const [row] = await queryRows('select acquired_at, columns_filled from proteomics_raw_files');
    expect(row).toEqual({ acquired_at: '2025-03-04T11:12:13', columns_filled: 26 });
    expect((await listProteomicsFiles(folder)).filter((file) => file.includes('acquisitions'))).toEqual([]);
  });

  it('is measured if it is a timsTOF run in an archive', async () => {
    expect((await uploadFile('run.d.tar', buildTimsArchive(folder, 'dia'))).status).toBe(201);
    expect(await waitForMeasurement()).toEqual([{ state: 'measured', problem: null }]);
    const { metrics } = await readValues();
    expect([metrics.spectra, metrics.dia_windows]).toEqual([[12], [3]]);
  });

  it('is stored with a note if its format cannot be read', async () => {
    await uploadFile('a.raw', 'raw');
    await uploadFile('b.wiff2', 'encrypted');
    expect((await uploadFile('c.d.tar', buildTar({ 'c.d/analysis.baf': 'a' }))).status).toBe(201);
    const note = expect.stringMatching(/is not a Thermo raw file|format is not supported/);
    expect(await waitForMeasurement()).toEqual(Array(3).fill({ state: 'measured', problem: note }));
    expect((await readValues()).metrics.spectra).toEqual([null, null, null]);
  });

  const SCIEX = buildSciexFile(Array.from({ length: 120 }, (_, scan) => 100 + scan));
  it('has a page that states why it has only the total ion current if its file is run.wiff', async () => {
    const { body } = await uploadFile('run.wiff', SCIEX);
    await waitForMeasurement();
    const path = `/proteomics/projects/lung-cohort/tmt11-quality/runs/${body.uuid}`;
    const page = await (await fetch(`${site.address}${path}`, { headers: { Accept: 'text/html' } })).text();
    expect(page).toContain('so there is no base peak chromatogram');
    const figures = [...page.matchAll(/figures\/(\w+)\?format=svg/g)].map(([, name]) => name);
    expect([...new Set(figures)]).toEqual(['ms1_chromatogram']);
  });

  it.each([
    ['run.wiff', SCIEX, '2025-03-04T10:12:13', 'ZenoTOF 7600 System', 40, 'MS:1000562'],
    [
      'run.wiff.tar',
      buildTar({ 'run.wiff': SCIEX, 'run.wiff.scan': 'b' }),
      '2025-03-04T10:12:13',
      'ZenoTOF 7600 System',
      40,
      'MS:1000562',
    ],
    [
      'run.d.tar',
      buildTar({
        'run.d/AcqData/Contents.xml':
          '\ufeff<Contents><AcquiredTime>2022-05-10T08:09:08.8446838-05:00</AcquiredTime></Contents>',
        'run.d/AcqData/Devices.xml':
          '<Device><ModelNumber>G6550A</ModelNumber></Device><Device><ModelNumber>G4220A</ModelNumber></Device>',
      }),
      '2022-05-10T08:09:08',
      'G6550A',
      null,
      'MS:1001509',
    ],
    [
      'run.raw.tar',
      buildTar({
        'run.raw/_HEADER.TXT':
          '$$ Acquired Date: 9-May-2022\r\n$$ Acquired Time: 08:09:08\r\n$$ Instrument: SYNAPT G2-Si#ABC123\r\n',
        'run.raw/_FUNC001.DAT': 'a',
      }),
      '2022-05-09T08:09:08',
      'SYNAPT G2-Si',
      null,
      'MS:1000526',
    ],
  ])(
    'provides the acquisition time and the instrument if its file is %s',
    async (name, content, acquiredAt, instrument, ms1, format) => {
      expect(await uploadFile(name, content)).toMatchObject({ status: 201 });
      expect(await waitForMeasurement()).toEqual([expect.objectContaining({ state: 'measured' })]);
      expect(await queryRows('select acquired_at, acquired_by, instrument from proteomics_raw_files')).toEqual([
        { acquired_at: acquiredAt, acquired_by: null, instrument },
      ]);
      expect((await readValues()).metrics.ms1).toEqual([ms1]);
      const form = new FormData();
      form.set('pipeline', site.pipeline);
      form.set('raw_file', 'run.raw');
      form.append('files', new Blob(['Raw file\tMS/MS Identified\nx\t120\n']), 'summary.txt');
      await fetch(`${site.address}/api/admin/results`, { method: 'POST', body: form });
      const query = new URLSearchParams({ project: 'lung-cohort', pipeline: 'tmt11-quality' });
      const mzqc = await (await fetch(`${site.address}/api/qc/mzqc?${query}`)).text();
      expect(mzqc).toMatch(new RegExp(`"fileFormat":\\s*{\\s*"accession":\\s*"${format}"`));
    },
  );

  it('has no acquisition time or instrument if its Waters header lacks these fields', async () => {
    await uploadFile('run.raw.zip', buildZip({ 'run.raw/_HEADER.TXT': '$$ Version: 01.00' }));
    await waitForMeasurement();
    expect(await queryRows('select acquired_at, instrument from proteomics_raw_files')).toEqual([
      { acquired_at: null, instrument: null },
    ]);
  });

  it('is reported as unreadable if it is a compound file that is cut off or has circular chains', async () => {
    const circular = Buffer.from(SCIEX);
    circular.writeUInt32LE(circular.readUInt32LE(48), circular.length - 512 + 4 * circular.readUInt32LE(48));
    await uploadFile('a.wiff', SCIEX.subarray(0, 600));
    await uploadFile('b.wiff', circular);
    expect(await waitForMeasurement()).toEqual(
      Array(2).fill({ state: 'unreadable', problem: 'The file is damaged or cut off.' }),
    );
  });

  it.each([
    ['two runs', 'x.d.tar', { 'x.d/analysis.tdf': 'a', 'y.d/analysis.tdf': 'b' }, '2 runs'],
    ['no run', 'x.d.tar', { 'x.d/notes.txt': 'a' }, 'does not contain a .d folder'],
    ['no Sciex run', 'x.wiff.tar', { 'x.txt': 'a' }, 'does not contain a .wiff file'],
    ['a path outside the archive', 'x.d.tar', { '../x.d/analysis.tdf': 'a' }, 'contains a path outside of it'],
  ])('is rejected if its archive contains %s', async (_what, name, files, reason) => {
    const { status, body } = await uploadFile(name, buildTar(files as Record<string, string>));
    expect([status, body.detail]).toEqual([400, expect.stringContaining(reason)]);
    expect(await listProteomicsFiles(folder)).toEqual([]);
  });

  it('is stored even if it cannot be read, and the page of the run states the reason', async () => {
    const { body } = await uploadFile('run.mzML', buildMzml().slice(0, 3_000));
    const [row] = await waitForMeasurement();
    expect(row).toEqual({ state: 'unreadable', problem: expect.stringContaining('cut off') });
    const page = await fetch(`${site.address}/proteomics/projects/lung-cohort/tmt11-quality/runs/${body.uuid}`);
    expect(await page.text()).toContain('The raw data could not be read. The file is cut off');
  });

  it('adds its metrics to a run that has search results, regardless of which arrives first', async () => {
    const form = new FormData();
    form.set('pipeline', site.pipeline);
    form.set('raw_file', 'run.raw');
    form.append('files', new Blob(['Raw file\tMS/MS Identified\nx\t120\n']), 'summary.txt');
    await fetch(`${site.address}/api/admin/results`, { method: 'POST', body: form });
    expect((await uploadFile('run.mzML', buildMzml())).status).toBe(201);
    await waitForMeasurement();
    const { raw_files, metrics } = await readValues();
    expect([raw_files, metrics['MS/MS Identified'], metrics.spectra]).toEqual([['run.mzML'], [120], [12]]);
    await fetch(`${site.address}/api/admin/results`, { method: 'POST', body: form });
    expect((await readValues()).metrics.spectra).toEqual([12]);
  });

  it('is measured by the next process if it was queued during a restart', async () => {
    const { body } = await uploadFile('run.mzML', buildMzml());
    await waitForMeasurement();
    await queryRows(`update proteomics_acquisitions set state = 'waiting'`);
    await queryRows(`update proteomics_quality_rows set values = '{}'`);
    const next = await startTestServer({ DATA_DIR: folder }, { database: site.server.database as Database });
    await waitUntil(
      async () => (await queryRows(`select from proteomics_acquisitions where state = 'measured'`)).length === 1,
      'it is measured',
    );
    await next.stop();
    const [row] = await queryRows('select values from proteomics_quality_rows where raw_file_uuid = $1', [body.uuid]);
    expect(row).toMatchObject({ values: { spectra: 12 } });
  });

  it('leaves no chromatogram if the run is deleted during the measurement', async () => {
    const { body } = await uploadFile('run.raw', buildThermoFile([1, 2, 1]));
    await waitForMeasurement();
    rmSync(join(folder, 'proteomics', 'chromatograms'), { recursive: true });
    await queryRows(`update proteomics_acquisitions set state = 'waiting'`);
    const pool = site.server.database?.pool as pg.Pool;
    const context = {
      settings: readSettings({ DATA_DIR: folder }),
      log: createLog('silent'),
      now: () => new Date(),
      // Deletes the run after the first query, which finds the file.
      pool: Object.assign(Object.create(pool) as pg.Pool, {
        async query(...of: Parameters<pg.Pool['query']>) {
          const found = await pool.query(...of);
          await pool.query('delete from proteomics_raw_files where uuid = $1', [body.uuid]);
          return found;
        },
      }),
    };
    const run = { id: '', signal: new AbortController().signal, attempt: 1, isLast: true, sentAt: new Date() };
    await createAcquisitionWork(context).perform({ rawFile: body.uuid }, run);
    expect((await listProteomicsFiles(folder)).filter((file) => file.includes('chromatograms'))).toEqual([]);
  });

  it('is described by mzQC terms in an mzQC export', async () => {
    await uploadFile('run.mzML', buildMzml());
    await waitForMeasurement();
    const query = new URLSearchParams({ project: 'lung-cohort', pipeline: 'tmt11-quality' });
    const file = (await (await fetch(`${site.address}/api/qc/mzqc?${query}`)).json()) as {
      mzQC: {
        runQualities: { metadata: { analysisSoftware: { name: string }[]; inputFiles: object[] }; qualityMetrics: object[] }[];
      };
    };
    const [quality] = file.mzQC.runQualities;
    expect(quality?.metadata.analysisSoftware.map(({ name }) => name)).toEqual(['Concordat']);
    expect(quality?.metadata.inputFiles[0]).toMatchObject({ fileFormat: { accession: 'MS:1000584' } });
    expect(quality?.qualityMetrics).toContainEqual({
      accession: 'MS:4000192',
      name: 'MS1 median cycle time',
      value: expect.closeTo(3, 9),
      unit: { accession: 'UO:0000010', name: 'second' },
    });
  });
});

describe('A tar file that the tests create', () => {
  it('can be read by the program tar', async () => {
    const { execFileSync } = await import('node:child_process');
    const folder = mkdtempSync(join(tmpdir(), 'concordat-tar-'));
    writeFileSync(join(folder, 'x.tar'), buildTar({ 'a/b.txt': 'content' }));
    expect(execFileSync('tar', ['-tf', join(folder, 'x.tar')], { encoding: 'utf8' })).toBe('a/b.txt\n');
    rmSync(folder, { recursive: true });
  });
});
