import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, fillDisk } from '../../storage/testing.ts';
import {
  answerOf,
  beginUpload,
  filesBelow,
  lookAt,
  metadataOf,
  type Parts,
  sendPart,
  sendParts,
  startUploadSite,
  TUS,
  type UploadSite,
  upload,
} from './testing-uploads.ts';

const CONTENT = Buffer.from('0123456789');
const FULL = 'The server’s disk is full. Ask its administrator to free space, then try again.';

describeWithDatabase('A database whose disk is full', () => {
  let site: UploadSite;
  let folder: string;
  /** An upload of which every byte has arrived, and that was not finished, because the server stopped. */
  let complete: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-full-'));
    site = await startUploadSite(folder);
    complete = (await beginUpload(site, 'complete.raw', CONTENT.length)).url;
    await sendPart(complete, 0, CONTENT.subarray(0, 9));
    await appendFile(join(folder, 'proteomics/incoming', complete.split('/').at(-1) ?? ''), CONTENT.subarray(9));
    await fillDisk((site.server.database as Database).pool, ['insert on proteomics_raw_files']);
  });
  afterAll(async () => {
    await site?.server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const stored = async () => (await filesBelow(folder)).filter((file) => !file.includes('incoming'));
  const pageOf = async (path: string, parts: Parts) => {
    const { status, body } = await sendParts(site.address, path, parts, 'text/html');
    return [status, String(body.text).includes(FULL)];
  };
  const pathOfPipeline = async () => {
    const found = await site.server.database?.pool.query<{ project: string; pipeline: string }>(
      `select project.slug as project, pipeline.slug as pipeline
        from proteomics_pipelines pipeline join proteomics_projects project on project.pk = pipeline.project_pk`,
    );
    return `/proteomics/projects/${found?.rows[0]?.project}/${found?.rows[0]?.pipeline}/upload`;
  };

  it('is told to who uploads a file, and nothing of it is left', async () => {
    const { status, body } = await upload(site, 'run.raw', CONTENT);
    expect([status, body, await stored()]).toEqual([507, { detail: FULL }, []]);
  });

  it('is told on the page to who uploads by a form', async () => {
    const parts: Parts = [
      ['user', site.user],
      ['orig_file', ['run.raw', CONTENT]],
    ];
    expect(await pageOf(await pathOfPipeline(), parts)).toEqual([507, true]);
    expect(await stored()).toEqual([]);
  });

  it('is told to who begins an upload with the whole file', async () => {
    const metadata = metadataOf({ filename: 'whole.raw', pipeline: site.pipeline, user: site.user });
    const headers = { ...TUS, 'Upload-Length': '10', 'Upload-Metadata': metadata };
    const type = { 'Content-Type': 'application/offset+octet-stream' };
    const answer = await fetch(`${site.address}/api/uploads`, {
      method: 'POST',
      headers: { ...headers, ...type },
      body: CONTENT,
    });
    expect(await answerOf(answer)).toMatchObject({ status: 507, body: { detail: FULL } });
  });

  it('is told to who sends the last part, and to who asks what became of it', async () => {
    const { url } = await beginUpload(site, 'parts.raw', CONTENT.length);
    expect((await sendPart(url, 0, CONTENT)).status).toBe(507);
    expect((await lookAt(url)).status).toBe(507);
  });

  it('loses nothing of an upload that is complete, and stores it once there is room', async () => {
    expect((await lookAt(complete)).status).toBe(507);
    const pool = site.server.database?.pool;
    await pool?.query('alter table proteomics_raw_files disable trigger full_disk');
    const { status, headers } = await lookAt(complete);
    await pool?.query('alter table proteomics_raw_files enable trigger full_disk');
    expect([status, await stored()]).toEqual([200, [`proteomics/raw/${headers.get('raw-file')}/complete.raw`]]);
  });

  const results = (): Parts => [
    ['pipeline', site.pipeline],
    ['raw_file', 'imported.raw'],
    ['files', ['summary.txt', 'Raw file\tMS\nimported\t1\n']],
  ];

  it('is told to who imports results', async () => {
    const { status, body } = await sendParts(site.address, '/api/admin/results', results());
    expect([status, body]).toEqual([507, { detail: FULL }]);
  });

  it('is told on the page to who imports results by a form', async () => {
    expect(await pageOf('/proteomics/admin/import', results())).toEqual([507, true]);
  });
});
