import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { filesBelow, startUploadSite, type UploadSite, until, upload } from '../uploads/testing-uploads.ts';
import { ENDLESS_BEGINNINGS, ENDLESS_VIEW, repeatedPages, tdfOf, zipOf } from './testing-hostile-files.ts';
import { mzmlText, tarOf } from './testing-raw-data.ts';

describeWithDatabase('Raw data that is made to harm its reader', () => {
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
    await query('delete from proteomics_raw_files');
    rmSync(join(folder, 'proteomics', 'raw'), { recursive: true, force: true });
  });

  const query = async (sql: string) => (await site.server.database?.pool.query(sql))?.rows ?? [];
  const problem = async (uuid: unknown) => {
    await until(
      async () => (await query(`select from proteomics_acquisitions where state = 'waiting'`)).length === 0,
      'measured',
    );
    const page = await fetch(`${site.address}/proteomics/projects/lung-cohort/tmt11-quality/runs/${uuid}`);
    return /Its raw data could not be read\. ([^<]*)/.exec(await page.text())?.[1];
  };
  const inFolder = (tdf: Buffer) => ({ 'run.d/analysis.tdf': tdf });
  const scratch = () => join(folder, 'made.tdf');

  it.each([
    ['a view without an end', () => tdfOf(scratch(), ENDLESS_VIEW), 'no plain table Frames'],
    [
      'a virtual table',
      () => tdfOf(scratch(), 'create virtual table Frames using fts5(Id, Time, MsMsType)'),
      'no plain table Frames',
    ],
    [
      'computed columns',
      () => tdfOf(scratch(), 'create table Frames (Id integer primary key, Time real as (Id * 2), MsMsType integer)'),
      'computed columns in Frames',
    ],
    ['pages that are named again and again', () => repeatedPages(scratch()), 'more rows in Frames than it has room for'],
  ])('as tables of a timsTOF run with %s is not read', async (_what, make, reason) => {
    const { status, body } = await upload(site, 'run.d.zip', zipOf(inFolder(make())));
    expect(status).toBe(201);
    expect(await problem(body.uuid)).toContain(reason);
    expect((await filesBelow(folder)).filter((file) => file.includes('acquisitions'))).toEqual([]);
  });

  it.each(['run.d.zip', 'run.wiff.zip'])(
    'is refused at the upload when it unpacks to far more than it is: %s',
    async (name) => {
      const zeros = Buffer.alloc(150_000_000);
      const { status, body } = await upload(site, name, zipOf({ 'run.d/analysis.tdf': zeros, 'run.wiff': 'a' }));
      expect([status, body.detail]).toEqual([400, `${name}: The archive unpacks to far more than raw data of its size does.`]);
      expect(await filesBelow(folder)).toEqual([]);
    },
  );

  it('is unpacked no further than the directory of its archive says', async () => {
    const lying = zipOf(inFolder(Buffer.alloc(20_000_000)), 1_000);
    const { status, body } = await upload(site, 'run.d.zip', lying);
    expect(status).toBe(201);
    expect(await problem(body.uuid)).toContain('longer than the archive says');
  });

  it.each(ENDLESS_BEGINNINGS)('as mzML with %s that never end is read at once', async (_what, make) => {
    const { status, body } = await upload(site, 'run.mzML', make(40_000));
    expect(status).toBe(201);
    // A pattern that begins again at each of them would not be done before the test is over.
    expect(await problem(body.uuid)).toBeUndefined();
  });

  it('as gzipped zeros is not read', async () => {
    const { body } = await upload(site, 'run.mzML.gz', gzipSync(Buffer.alloc(150_000_000)));
    expect(await problem(body.uuid)).toContain('no mzML');
  });

  it('as mzML whose groups of parameters multiply is not read', async () => {
    const many = '<cvParam accession="a"/>'.repeat(5_000);
    const references = '<referenceableParamGroupRef ref="g"/>'.repeat(1_000);
    const text = mzmlText().replace(
      '<referenceableParamGroup ',
      `<referenceableParamGroup id="g">${many}</referenceableParamGroup>$&`,
    );
    const { body } = await upload(site, 'run.mzML', text.replace('<scanList', `${references}<scanList`));
    expect(await problem(body.uuid)).toContain('more than 10000 parameters');
  });

  it('as tar is never more than it is', async () => {
    const { status } = await upload(site, 'run.d.tar', tarOf({ 'run.d/AcqData/a.bin': Buffer.alloc(1_000_000) }));
    expect(status).toBe(201);
  });
});
