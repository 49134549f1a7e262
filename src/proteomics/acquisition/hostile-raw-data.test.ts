// @module-tag full
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { listProteomicsFiles, startUploadSite, type UploadSite, uploadRawFile, waitUntil } from '../uploads/testing-uploads.ts';
import { buildRepeatedPages, buildTdf, buildZip, ENDLESS_BEGINNINGS, ENDLESS_VIEW } from './testing-hostile-files.ts';
import { buildMzml, buildTar } from './testing-raw-data.ts';

describeWithDatabase('Hostile raw data', () => {
  let site: UploadSite;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'concordat-hostile-'));
    site = await startUploadSite(folder);
    await fetch(`${site.address}/api/admin/pipelines/${site.pipeline}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ accepts: ['raw', 'mzml', 'd', 'wiff'] }),
    });
  });
  afterAll(async () => {
    await site?.server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await queryRows('delete from proteomics_raw_files');
    rmSync(join(folder, 'proteomics', 'raw'), { recursive: true, force: true });
  });

  const queryRows = async (sql: string) => (await site.server.database?.pool.query(sql))?.rows ?? [];
  const readProblem = async (uuid: unknown) => {
    await waitUntil(
      async () => (await queryRows(`select from proteomics_acquisitions where state = 'waiting'`)).length === 0,
      'measured',
    );
    const page = await fetch(`${site.address}/proteomics/projects/lung-cohort/tmt11-quality/runs/${uuid}`);
    return /The raw data could not be read\. ([^<]*)/.exec(await page.text())?.[1];
  };
  const createRunFolder = (tdf: Buffer) => ({ 'run.d/analysis.tdf': tdf });
  const buildScratchPath = () => join(folder, 'made.tdf');

  it.each([
    ['an endless view', () => buildTdf(buildScratchPath(), ENDLESS_VIEW), 'Frames in analysis.tdf is not a plain table'],
    [
      'a virtual table',
      () => buildTdf(buildScratchPath(), 'create virtual table Frames using fts5(Id, Time, MsMsType)'),
      'Frames in analysis.tdf is not a plain table',
    ],
    [
      'computed columns',
      () =>
        buildTdf(buildScratchPath(), 'create table Frames (Id integer primary key, Time real as (Id * 2), MsMsType integer)'),
      'computed columns in Frames',
    ],
    ['repeated pages', () => buildRepeatedPages(buildScratchPath()), 'more rows in Frames than its size allows'],
  ])('is reported as unreadable if the tables of a timsTOF run have %s', async (_what, make, reason) => {
    const { status, body } = await uploadRawFile(site, 'run.d.zip', buildZip(createRunFolder(make())));
    expect(status).toBe(201);
    expect(await readProblem(body.uuid)).toContain(reason);
    expect((await listProteomicsFiles(folder)).filter((file) => file.includes('acquisitions'))).toEqual([]);
  });

  it.each(['run.d.zip', 'run.wiff.zip'])('is rejected at upload if it expands too much: %s', async (name) => {
    const zeros = Buffer.alloc(150_000_000);
    const { status, body } = await uploadRawFile(site, name, buildZip({ 'run.d/analysis.tdf': zeros, 'run.wiff': 'a' }));
    expect([status, body.detail]).toEqual([400, `${name}: The archive expands to far more data than expected for its size.`]);
    expect(await listProteomicsFiles(folder)).toEqual([]);
  });

  it('is unpacked only up to the size that the directory of its archive states', async () => {
    const lying = buildZip(createRunFolder(Buffer.alloc(20_000_000)), 1_000);
    const { status, body } = await uploadRawFile(site, 'run.d.zip', lying);
    expect(status).toBe(201);
    expect(await readProblem(body.uuid)).toContain('longer than the archive states');
  });

  it.each(ENDLESS_BEGINNINGS)('is read in linear time if it is mzML with unterminated %s', async (_what, make) => {
    const { status, body } = await uploadRawFile(site, 'run.mzML', make(40_000));
    expect(status).toBe(201);
    // A backtracking pattern would exceed the timeout of the test.
    expect(await readProblem(body.uuid)).toBeUndefined();
  });

  it('is reported as unreadable if it consists of gzipped zeros', async () => {
    const { body } = await uploadRawFile(site, 'run.mzML.gz', gzipSync(Buffer.alloc(150_000_000)));
    expect(await readProblem(body.uuid)).toContain('not mzML');
  });

  it('is reported as unreadable if its gzip stream expands to far more than raw data of its size', async () => {
    const text = buildMzml().replace('</spectrum>', `$&${' '.repeat(150_000_000)}`);
    const { status, body } = await uploadRawFile(site, 'run.mzML.gz', gzipSync(text));
    expect(status).toBe(201);
    expect(await readProblem(body.uuid)).toBe('The file expands to far more data than expected for its size.');
  });

  it('is reported as unreadable if it is mzML that refers to a large parameter group many times', async () => {
    const many = '<cvParam accession="a"/>'.repeat(5_000);
    const references = '<referenceableParamGroupRef ref="g"/>'.repeat(1_000);
    const text = buildMzml().replace(
      '<referenceableParamGroup ',
      `<referenceableParamGroup id="g">${many}</referenceableParamGroup>$&`,
    );
    const { body } = await uploadRawFile(site, 'run.mzML', text.replace('<scanList', `${references}<scanList`));
    expect(await readProblem(body.uuid)).toContain('more than 10000 parameters');
  });

  const waitForRetry = () =>
    waitUntil(
      async () =>
        (await queryRows(`select 1 from pgboss.job where name = 'proteomics-raw-data' and state = 'retry'`)).length > 0,
      'it waits for another attempt',
    );

  it.runIf(process.platform === 'linux')(
    'stays queued for another measurement after the measuring process was killed',
    async () => {
      const findMeasuringProcess = () => {
        const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
        return /^\s*(\d+) .*acquisition-process/m.exec(children)?.[1];
      };
      await waitUntil(() => findMeasuringProcess() === undefined, 'the processes of other files ended');
      // This file takes seconds to measure.
      const uploaded = uploadRawFile(
        site,
        'run.mzML',
        buildMzml().replace(/<spectrum .*<\/spectrum>/s, (spectra) => spectra.repeat(3_000)),
      );
      await waitUntil(() => findMeasuringProcess() !== undefined, 'it is measured');
      process.kill(Number(findMeasuringProcess()), 'SIGKILL');
      const { body } = await uploaded;
      await waitForRetry();
      expect(
        await queryRows(`select state, problem from proteomics_acquisitions where raw_file_uuid = '${body.uuid}'`),
      ).toEqual([{ state: 'waiting', problem: null }]);
    },
  );

  const FRAMES = `create table Frames (Id integer primary key, Time real, MsMsType integer, NumPeaks);
    insert into Frames values (1, 0.5, 0, 10), (2, 0.6, 8, 10);`;
  const buildTdfWithName = (name: string) =>
    `${FRAMES} create table GlobalMetadata (Key text, Value text); insert into GlobalMetadata values ('InstrumentName', ${name});`;
  const LONG_NAME = `${'a'.repeat(199)}😀😀`;
  const readPages = () =>
    Promise.all(
      [
        '',
        '/projects/lung-cohort',
        '/projects/lung-cohort/tmt11-quality',
        '/projects/lung-cohort/tmt11-quality/qc',
        '/instruments',
      ].map(async (path) => (await fetch(`${site.address}/proteomics${path}`)).status),
    );
  const ALL_SHOWN = [200, 200, 200, 200, 200];

  it.each([
    ['mzML', 'run.mzML', () => buildMzml().replace('Orbitrap &amp; Eclipse', LONG_NAME), LONG_NAME.slice(0, -2)],
    [
      'timsTOF',
      'run.d.zip',
      () => buildZip(createRunFolder(buildTdf(buildScratchPath(), buildTdfWithName(`'${LONG_NAME}'`)))),
      LONG_NAME.slice(0, -2),
    ],
    [
      'timsTOF, with NUL',
      'run.d.zip',
      () => buildZip(createRunFolder(buildTdf(buildScratchPath(), buildTdfWithName(`'tims' || char(0, 9, 8238) || 'TOF'`)))),
      'tims TOF',
    ],
  ])('has an instrument name on one line, without control characters: %s', async (_what, name, make, instrument) => {
    const { body } = await uploadRawFile(site, name, make());
    expect(await readProblem(body.uuid)).toBeUndefined();
    expect(await queryRows('select instrument from proteomics_raw_files')).toEqual([{ instrument }]);
    expect(await queryRows("select values ->> 'Instrument' as instrument from proteomics_quality_rows")).toEqual([
      { instrument },
    ]);
    expect(await readPages()).toEqual(ALL_SHOWN);
  });

  it.each([
    [
      'texts as charges',
      `${FRAMES} create table Precursors (Id integer primary key, Charge);
       insert into Precursors (Charge) with recursive c(x) as (select 1 union all select x + 1 from c where x < 20) select x || hex(zeroblob(100000)) from c;`,
      'Precursors.Charge that is not a whole number up to 100',
    ],
    [
      'a charge of a million',
      `${FRAMES} create table Precursors (Charge integer); insert into Precursors values (2), (1000000);`,
      'Precursors.Charge that is not a whole number up to 100',
    ],
    [
      'texts as numbers of peaks',
      `${FRAMES} update Frames set NumPeaks = hex(zeroblob(100000));`,
      'Frames.NumPeaks that is not a number',
    ],
  ])('is reported as unreadable if it is a timsTOF run with %s', async (_what, sql, reason) => {
    const { body } = await uploadRawFile(site, 'run.d.zip', buildZip(createRunFolder(buildTdf(buildScratchPath(), sql))));
    expect(await readProblem(body.uuid)).toContain(reason);
    expect(await queryRows('select from proteomics_quality_rows')).toEqual([]);
  });

  it.each(['2.5', '1000000'])('is reported as unreadable if it is mzML with a charge of %s', async (charge) => {
    const text = buildMzml([{ level: 2, minutes: 1, intensities: [1], charge: Number(charge) }]);
    const { body } = await uploadRawFile(site, 'run.mzML', text);
    expect(await readProblem(body.uuid)).toContain('A precursor has a charge that is not a whole number up to 100');
  });

  it('is stored without its invalid numbers, which a note lists', async () => {
    const infinite = `${FRAMES.replace('NumPeaks', 'NumPeaks, SummedIntensities')}`.replaceAll(', 10)', ', 10, 9e999)');
    const { body } = await uploadRawFile(site, 'run.d.zip', buildZip(createRunFolder(buildTdf(buildScratchPath(), infinite))));
    expect(await readProblem(body.uuid)).toBeUndefined();
    const page = await fetch(`${site.address}/proteomics/projects/lung-cohort/tmt11-quality/runs/${body.uuid}`);
    expect(await page.text()).toContain('Skipped because they are not values of a run: tic_stated.');
    const [row] = await queryRows('select values from proteomics_quality_rows');
    expect([row.values.spectra, Object.hasOwn(row.values, 'tic_stated')]).toEqual([2, false]);
  });

  it('has an error on its page if the database rejects its values', async () => {
    await queryRows(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no' using errcode = '22021'; end $$`,
    );
    await queryRows('create trigger refuse before insert on proteomics_quality_rows for each row execute function refuse()');
    const { body } = await uploadRawFile(site, 'run.mzML', buildMzml());
    const reported = await readProblem(body.uuid).finally(() => queryRows('drop function refuse cascade'));
    expect(reported).toContain('The values could not be stored');
  });

  it('is displayed even if an earlier release stored unpaired surrogates or NUL', async () => {
    const { body } = await uploadRawFile(site, 'run.mzML', buildMzml());
    expect(await readProblem(body.uuid)).toBeUndefined();
    await queryRows(String.raw`update proteomics_quality_rows set values =
      (left(values::text, -1) || ',"Instrument":"a\\ud83d\u0000\ud83d","DateAcquired":1}')::json`);
    const more = [
      `/proteomics/projects/lung-cohort/tmt11-quality/runs/${body.uuid}`,
      '/proteomics/projects/lung-cohort/tmt11-quality/samples',
      `/api/qc/table?project=lung-cohort&pipeline=tmt11-quality&columns=Instrument`,
      `/api/qc/export?project=lung-cohort&pipeline=tmt11-quality&format=csv`,
    ];
    const answers = await Promise.all(more.map(async (path) => (await fetch(site.address + path)).status));
    expect([...(await readPages()), ...answers]).toEqual([...ALL_SHOWN, 200, 200, 200, 200]);
  });

  it('is accepted if it is a tar file of zeros, which does not expand', async () => {
    const { status } = await uploadRawFile(site, 'run.d.tar', buildTar({ 'run.d/AcqData/a.bin': Buffer.alloc(1_000_000) }));
    expect(status).toBe(201);
  });
});
