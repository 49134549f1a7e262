import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, fillDisk } from '../../storage/testing.ts';
import {
  beginUpload,
  encodeMetadata,
  listProteomicsFiles,
  type Parts,
  readAnswer,
  readOffset,
  sendPart,
  sendParts,
  startUploadSite,
  TUS,
  type UploadSite,
  uploadRawFile,
} from './testing-uploads.ts';

const CONTENT = Buffer.from('0123456789');
const FULL = 'The server’s disk is full. Ask its administrator to free space, then try again.';

describeWithDatabase('A full disk of the database', () => {
  let site: UploadSite;
  let folder: string;
  /** ID of an upload that was received completely, but not finished because the server was stopped. */
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
  const listStored = async () => (await listProteomicsFiles(folder)).filter((file) => !file.includes('incoming'));
  const readPage = async (path: string, parts: Parts) => {
    const { status, body } = await sendParts(site.address, path, parts, 'text/html');
    return [status, String(body.text).includes(FULL)];
  };
  const readPipelinePath = async () => {
    const found = await site.server.database?.pool.query<{ project: string; pipeline: string }>(
      `select project.slug as project, pipeline.slug as pipeline
        from proteomics_pipelines pipeline join proteomics_projects project on project.pk = pipeline.project_pk`,
    );
    return `/proteomics/projects/${found?.rows[0]?.project}/${found?.rows[0]?.pipeline}/upload`;
  };

  it('is reported to the sender of a file, and leaves no data behind', async () => {
    const { status, body } = await uploadRawFile(site, 'run.raw', CONTENT);
    expect([status, body, await listStored()]).toEqual([507, { detail: FULL }, []]);
  });

  it('is shown on the page after an upload by form', async () => {
    const parts: Parts = [
      ['user', site.user],
      ['orig_file', ['run.raw', CONTENT]],
    ];
    expect(await readPage(await readPipelinePath(), parts)).toEqual([507, true]);
    expect(await listStored()).toEqual([]);
  });

  it('is reported to a client that starts an upload with the whole file', async () => {
    const metadata = encodeMetadata({ filename: 'whole.raw', pipeline: site.pipeline, user: site.user });
    const headers = { ...TUS, 'Upload-Length': '10', 'Upload-Metadata': metadata };
    const type = { 'Content-Type': 'application/offset+octet-stream' };
    const answer = await fetch(`${site.address}/api/uploads`, {
      method: 'POST',
      headers: { ...headers, ...type },
      body: CONTENT,
    });
    expect(await readAnswer(answer)).toMatchObject({ status: 507, body: { detail: FULL } });
  });

  it('is reported for the last part and for the status of an upload', async () => {
    const { url } = await beginUpload(site, 'parts.raw', CONTENT.length);
    expect((await sendPart(url, 0, CONTENT)).status).toBe(507);
    expect((await readOffset(url)).status).toBe(507);
  });

  it('delays the completion of an upload until space is available, without data loss', async () => {
    expect((await readOffset(complete)).status).toBe(507);
    const pool = site.server.database?.pool;
    await pool?.query('alter table proteomics_raw_files disable trigger full_disk');
    const { status, headers } = await readOffset(complete);
    await pool?.query('alter table proteomics_raw_files enable trigger full_disk');
    expect([status, await listStored()]).toEqual([200, [`proteomics/raw/${headers.get('raw-file')}/complete.raw`]]);
  });

  const createResults = (): Parts => [
    ['pipeline', site.pipeline],
    ['raw_file', 'imported.raw'],
    ['files', ['summary.txt', 'Raw file\tMS\nimported\t1\n']],
  ];

  it('is reported to a client that imports results', async () => {
    const { status, body } = await sendParts(site.address, '/api/admin/results', createResults());
    expect([status, body]).toEqual([507, { detail: FULL }]);
  });

  it('is shown on the page after an import by form', async () => {
    expect(await readPage('/proteomics/admin/import', createResults())).toEqual([507, true]);
  });
});
