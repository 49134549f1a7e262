// @module-tag full
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { buildZip } from '../acquisition/testing-hostile-files.ts';
import { killProcess, type ServerProcess, startServerProcess } from './testing-server-process.ts';
import {
  type Answer,
  beginUpload,
  buildMultipartBeginning,
  createRecords,
  hashSha256,
  listProteomicsFiles,
  readAnswer,
  readContent,
  readOffset,
  sendBeginning,
  sendPart,
  type UploadSite,
  uploadRawFile,
  waitUntil,
} from './testing-uploads.ts';

describeWithDatabase('A server that restarts after it was killed during uploads', () => {
  const whole = Buffer.alloc(3_000_000, 'spectra of a run');
  let folder: string;
  let database: Database;
  let server: ServerProcess;
  let site: UploadSite;
  let resumable: string;
  let leftBehind: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-killed-'));
    database = await openTestDatabase();
    server = await startServerProcess(database, folder);
    site = { ...(await createRecords(server.address)), address: server.address, dataDir: folder, server: undefined as never };
    await uploadRawFile(site, 'before.raw', 'acknowledged');
    const begun = await beginUpload(site, 'resumable.raw', whole.length);
    resumable = new URL(begun.url).pathname;
    const patch = [
      `PATCH ${resumable} HTTP/1.1`,
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 0',
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${whole.length}`,
    ];
    const post = [
      'POST /api/upload/raw HTTP/1.1',
      'Content-Type: multipart/form-data; boundary=between-the-parts',
      'Content-Length: 5000000',
    ];
    const beginning = Buffer.concat([Buffer.from(buildMultipartBeginning(site, 'multipart.raw')), whole]);
    const sockets = [
      await sendBeginning(server.address, patch, whole.subarray(0, 2_500_000)),
      await sendBeginning(server.address, post, beginning),
    ];
    await waitUntil(async () => {
      const arriving = (await listProteomicsFiles(folder)).filter((file) => file.includes('incoming'));
      const sizes = await Promise.all(arriving.map(async (file) => (await readContent(folder, file)).length));
      return sizes.length === 2 && sizes.every((size) => size > 1_000_000);
    }, 'both uploads arrive');
    await killProcess(server);
    for (const socket of sockets) socket.destroy();
    leftBehind = await listProteomicsFiles(folder);
    server = await startServerProcess(database, folder);
    site = { ...site, address: server.address };
  }, 120_000);
  afterAll(async () => {
    await killProcess(server);
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('finds one partial file of the killed process', () => {
    expect(leftBehind.filter((file) => file.endsWith('.part')).length).toBe(1);
  });

  it('leaves no data of a multipart upload', async () => {
    expect((await listProteomicsFiles(folder)).filter((file) => file.endsWith('.part'))).toEqual([]);
    const { rows } = await database.pool.query("select from proteomics_raw_files where name = 'multipart.raw'");
    expect(rows).toEqual([]);
  });

  it('keeps confirmed uploads', async () => {
    expect((await uploadRawFile(site, 'before.raw', 'acknowledged')).status).toBe(200);
  });

  it('accepts a repeated multipart upload', async () => {
    expect((await uploadRawFile(site, 'multipart.raw', whole)).status).toBe(201);
  });

  it('continues a resumable upload after the bytes that it received', async () => {
    const url = `${server.address}${resumable}`;
    const offset = Number((await readOffset(url)).headers.get('upload-offset'));
    expect(offset).toBeGreaterThan(1_000_000);
    const finished = await sendPart(url, offset, whole.subarray(offset));
    const stored = `proteomics/raw/${finished.headers.get('raw-file')}/resumable.raw`;
    expect(hashSha256(await readContent(folder, stored))).toBe(hashSha256(whole));
  });
});

describeWithDatabase('A stored raw file without a record', () => {
  it('is removed when a server starts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'concordat-unrecorded-'));
    const database = await openTestDatabase();
    const uuid = '22222222-2222-4222-8222-222222222222';
    await mkdir(join(folder, 'proteomics/raw', uuid), { recursive: true });
    await writeFile(join(folder, 'proteomics/raw', uuid, 'run.raw'), 'spectra');
    const server = await startServerProcess(database, folder);
    try {
      await waitUntil(async () => (await listProteomicsFiles(folder)).length === 0, 'it is taken away');
    } finally {
      await killProcess(server);
      await database.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describeWithDatabase('A server with a file size limit', () => {
  // A limit on the file size simulates a full disk: the same write fails, but with another error code. The server can start
  // within the limit.
  const LIMIT = 'ulimit -f 5000';
  const large = Buffer.alloc(6_000_000, 'spectra');
  let folder: string;
  let database: Database;
  let server: ServerProcess;
  let site: UploadSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-full-'));
    database = await openTestDatabase();
    server = await startServerProcess(database, folder, { limit: LIMIT });
    site = { ...(await createRecords(server.address)), address: server.address, dataDir: folder, server: undefined as never };
  }, 120_000);
  afterAll(async () => {
    await killProcess(server);
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('rejects a file that does not fit, leaves no data behind, and keeps running', async () => {
    const { status, body } = await uploadRawFile(site, 'large.raw', large);
    expect([status, body]).toEqual([
      507,
      { detail: 'The server’s disk is full. Ask its administrator to free space, then try again.' },
    ]);
    expect(await listProteomicsFiles(folder)).toEqual([]);
    expect((await uploadRawFile(site, 'small.raw', 'spectra')).status).toBe(201);
  });

  it('retries a measurement of raw data above the limit instead of reporting the data as unreadable', async () => {
    const accepts = { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: '{"accepts":["raw","d"]}' };
    await fetch(`${server.address}/api/admin/pipelines/${site.pipeline}`, accepts);
    const { body } = await uploadRawFile(site, 'run.d.zip', buildZip({ 'run.d/analysis.tdf': large }));
    const queryRows = async (sql: string) => (await database.pool.query(sql)).rows;
    await waitUntil(
      async () =>
        (await queryRows(`select 1 from pgboss.job where name = 'proteomics-raw-data' and state = 'retry'`)).length > 0,
      'it waits for another attempt',
    );
    expect(await queryRows(`select state, problem from proteomics_acquisitions where raw_file_uuid = '${body.uuid}'`)).toEqual([
      { state: 'waiting', problem: null },
    ]);
  });

  it('rejects a part of a resumable upload that does not fit, and lets the client delete the upload', async () => {
    const { url } = await beginUpload(site, 'resumable.raw', large.length);
    expect((await sendPart(url, 0, large)).status).toBe(507);
    expect(Number((await readOffset(url)).headers.get('upload-offset'))).toBeLessThan(large.length);
    await fetch(url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } });
    expect((await listProteomicsFiles(folder)).filter((file) => file.includes('incoming'))).toEqual([]);
  });
});

describeWithDatabase('An upload that exceeds the available memory', () => {
  const MEGABYTES = 600;
  it('is streamed to the disk', async ({ skip }) => {
    if (process.platform !== 'linux') skip('what a process uses is read from /proc');
    const folder = await mkdtemp(join(tmpdir(), 'concordat-large-'));
    const database = await openTestDatabase();
    const server = await startServerProcess(database, folder);
    try {
      const site = { ...(await createRecords(server.address)), address: server.address };
      const readPeakMemory = () =>
        Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1_000;
      await sendLarge(site, 'warm-up.raw', 1);
      const before = readPeakMemory();
      expect((await sendLarge(site, 'large.raw', MEGABYTES)).status).toBe(201);
      expect(readPeakMemory() - before).toBeLessThan(MEGABYTES / 3);
    } finally {
      await killProcess(server);
      await database.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  async function sendLarge(
    site: Pick<UploadSite, 'address' | 'pipeline' | 'user'>,
    name: string,
    megabytes: number,
  ): Promise<Answer> {
    const piece = Buffer.alloc(1_000_000, 'spectra');
    const body = Readable.from(
      (function* () {
        yield Buffer.from(buildMultipartBeginning(site, name));
        for (let sent = 0; sent < megabytes; sent += 1) yield piece;
        yield Buffer.from('\r\n--between-the-parts--\r\n');
      })(),
    );
    const headers = { 'Content-Type': 'multipart/form-data; boundary=between-the-parts' };
    const request = { method: 'POST', headers, body: Readable.toWeb(body), duplex: 'half' };
    return readAnswer(await fetch(`${site.address}/api/upload/raw`, request as RequestInit));
  }
});
