// @module-tag full
/** Tests uploads to a slow object storage, which is simulated, so that its responses can be delayed. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import {
  beginUpload,
  sendBeginning,
  sendPart,
  sendParts,
  startUploadSite,
  type UploadSite,
  uploadRawFile,
} from './testing-uploads.ts';

const objects = new Map<string, Buffer>();
const parts = new Map<string, Buffer>();
/** Functions that release waiting writes; undefined if writes do not wait. */
let waiting: (() => void)[] | undefined;

async function answerStorageRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const content = await buffer(request);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage.invalid');
  const id = searchParams.get('uploadId');
  const sendResponse = (status: number, body: string | Buffer = '', length = body.length) =>
    response.writeHead(status, { ETag: '"e"', 'Content-Length': length }).end(request.method === 'HEAD' ? '' : body);
  const isList = request.method === 'GET' && (searchParams.has('list-type') || searchParams.has('uploads'));
  if (isList) sendResponse(200, '<ListResult><IsTruncated>false</IsTruncated></ListResult>');
  else if (request.method === 'DELETE' || searchParams.has('delete')) sendResponse(200, '<DeleteResult></DeleteResult>');
  else if (request.method === 'PUT' && id === null) {
    await new Promise<void>((resolve) => (waiting === undefined ? resolve() : waiting.push(resolve)));
    objects.set(pathname, content);
    sendResponse(200);
  } else if (request.method === 'PUT' && id !== null) {
    parts.set(id, content);
    sendResponse(200);
  } else if (request.method === 'POST' && id === null) {
    sendResponse(200, `<InitiateMultipartUploadResult><UploadId>${pathname}</UploadId></InitiateMultipartUploadResult>`);
  } else if (request.method === 'POST') {
    objects.set(pathname, parts.get(id ?? '') ?? content);
    sendResponse(200, '<CompleteMultipartUploadResult><ETag>"e"</ETag></CompleteMultipartUploadResult>');
  } else if (id !== null) {
    const part = parts.get(id);
    const list = part && `<Part><PartNumber>1</PartNumber><ETag>"e"</ETag><Size>${part.length}</Size></Part>`;
    sendResponse(200, `<ListPartsResult>${list ?? ''}<IsTruncated>false</IsTruncated></ListPartsResult>`);
  } else {
    const found = objects.get(pathname);
    if (found === undefined) sendResponse(404, '<Error><Code>NoSuchKey</Code></Error>');
    else sendResponse(200, found, found.length);
  }
}

describeWithDatabase('Uploads to a slow object storage', () => {
  let storage: Server;
  let folder: string;
  let site: UploadSite;
  beforeAll(async () => {
    storage = createServer((request, response) => void answerStorageRequest(request, response)).listen(0, '127.0.0.1');
    await once(storage, 'listening');
    folder = await mkdtemp(join(tmpdir(), 'concordat-slow-storage-'));
    site = await startUploadSite(folder, {
      FILES_URL: 's3://bucket/files',
      S3_ENDPOINT: `http://127.0.0.1:${(storage.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
  });
  afterAll(async () => {
    await site?.server.stop();
    storage?.closeAllConnections();
    storage?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('wait on disk while four files of their client are sent to the storage', async () => {
    const started: (() => void)[] = [];
    waiting = started;
    const sent = Array.from({ length: 8 }, (_, at) => uploadRawFile(site, `file-${at}.raw`, `content ${at}`));
    await expect.poll(() => started.length).toBeGreaterThan(3);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const number = started.length;
    waiting = undefined;
    for (const resume of started) resume();
    expect([number, (await Promise.all(sent)).map(({ status }) => status)]).toEqual([4, Array(8).fill(201)]);
  });

  it('hold no transaction open while results are sent, and are repeated if a cleanup removed the files', async () => {
    const { pool } = site.server.database as Database;
    const started: (() => void)[] = [];
    waiting = started;
    const sent = sendParts(site.address, '/api/admin/results', [
      ['pipeline', site.pipeline],
      ['raw_file', 'results.raw'],
      ['files', ['summary.txt', 'Raw file\tMS\nresults\t7\n']],
    ]);
    await expect.poll(() => started.length).toBe(1);
    const open = `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
    await expect.poll(async () => (await pool.query(open)).rowCount).toBe(0);
    waiting = undefined;
    for (const resume of started) resume();
    // A cleanup can find the file before a row names it.
    const remove = vi.spyOn(objects, 'set').mockImplementationOnce(() => objects);
    const { status } = await sent;
    remove.mockRestore();
    const stored = [...objects.keys()].filter((key) => key.endsWith('/summary.txt'));
    expect([status, stored.length]).toEqual([201, 1]);
  });

  it('wait while thirty parts of the same client arrive', async () => {
    const beginOne = async (name: string) => (await beginUpload(site, name, 10)).url;
    const urls = await Promise.all(Array.from({ length: 30 }, (_, at) => beginOne(`part-${at}.raw`)));
    const stalled = await Promise.all(
      urls.map((url) => {
        const head = [
          `PATCH ${new URL(url).pathname} HTTP/1.1`,
          'Tus-Resumable: 1.0.0',
          'Upload-Offset: 0',
          'Content-Type: application/offset+octet-stream',
          'Content-Length: 10',
        ];
        return sendBeginning(site.address, head, 'begin');
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const url = await beginOne('last.raw');
    let isDone = false;
    const last = sendPart(url, 0, Buffer.from('0123456789')).finally(() => {
      isDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const hasWaited = !isDone;
    for (const socket of stalled) socket.destroy();
    expect([hasWaited, (await last).status]).toEqual([true, 204]);
  });
});
