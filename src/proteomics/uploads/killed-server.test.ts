// @module-tag full
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, testDatabase } from '../../storage/testing.ts';
import { buildZip } from '../acquisition/testing-hostile-files.ts';
import { kill, type ServerProcess, startProcess } from './testing-server-process.ts';
import {
  type Answer,
  answerOf,
  beginUpload,
  contentOf,
  filesBelow,
  furnish,
  lookAt,
  multipartBeginning,
  sendBeginning,
  sendPart,
  sha256,
  type UploadSite,
  until,
  upload,
} from './testing-uploads.ts';

describeWithDatabase('A server that is killed in the middle of uploads', () => {
  const whole = Buffer.alloc(3_000_000, 'spectra of a run');
  let folder: string;
  let database: Database;
  let server: ServerProcess;
  let site: UploadSite;
  let resumable: string;
  let leftBehind: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-killed-'));
    database = await testDatabase();
    server = await startProcess(database, folder);
    site = { ...(await furnish(server.address)), address: server.address, dataDir: folder, server: undefined as never };
    await upload(site, 'before.raw', 'acknowledged');
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
    const beginning = Buffer.concat([Buffer.from(multipartBeginning(site, 'multipart.raw')), whole]);
    const sockets = [
      await sendBeginning(server.address, patch, whole.subarray(0, 2_500_000)),
      await sendBeginning(server.address, post, beginning),
    ];
    await until(async () => {
      const arriving = (await filesBelow(folder)).filter((file) => file.includes('incoming'));
      const sizes = await Promise.all(arriving.map(async (file) => (await contentOf(folder, file)).length));
      return sizes.length === 2 && sizes.every((size) => size > 1_000_000);
    }, 'both uploads arrive');
    await kill(server);
    for (const socket of sockets) socket.destroy();
    leftBehind = await filesBelow(folder);
    server = await startProcess(database, folder);
    site = { ...site, address: server.address };
  }, 120_000);
  afterAll(async () => {
    await kill(server);
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('was really in the middle of them', () => {
    expect(leftBehind.filter((file) => file.endsWith('.part')).length).toBe(1);
  });

  it('leaves nothing of an upload by multipart', async () => {
    expect((await filesBelow(folder)).filter((file) => file.endsWith('.part'))).toEqual([]);
    const { rows } = await database.pool.query("select from proteomics_raw_files where name = 'multipart.raw'");
    expect(rows).toEqual([]);
  });

  it('still has what it acknowledged', async () => {
    expect((await upload(site, 'before.raw', 'acknowledged')).status).toBe(200);
  });

  it('takes the same upload again', async () => {
    expect((await upload(site, 'multipart.raw', whole)).status).toBe(201);
  });

  it('lets a resumable upload go on behind what had arrived', async () => {
    const url = `${server.address}${resumable}`;
    const offset = Number((await lookAt(url)).headers.get('upload-offset'));
    expect(offset).toBeGreaterThan(1_000_000);
    const finished = await sendPart(url, offset, whole.subarray(offset));
    const stored = `proteomics/raw/${finished.headers.get('raw-file')}/resumable.raw`;
    expect(sha256(await contentOf(folder, stored))).toBe(sha256(whole));
  });
});

describeWithDatabase('A raw file that got its place and no record', () => {
  it('is taken away when a server starts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'concordat-unrecorded-'));
    const database = await testDatabase();
    const uuid = '22222222-2222-4222-8222-222222222222';
    await mkdir(join(folder, 'proteomics/raw', uuid), { recursive: true });
    await writeFile(join(folder, 'proteomics/raw', uuid, 'run.raw'), 'spectra');
    const server = await startProcess(database, folder);
    try {
      await until(async () => (await filesBelow(folder)).length === 0, 'it is taken away');
    } finally {
      await kill(server);
      await database.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describeWithDatabase('A server whose files may not grow any further', () => {
  // The limit of a process stands in for a full disk: the same write fails, with another name of the error. The server itself
  // starts within it, the large file does not fit.
  const LIMIT = 'ulimit -f 5000';
  const large = Buffer.alloc(6_000_000, 'spectra');
  let folder: string;
  let database: Database;
  let server: ServerProcess;
  let site: UploadSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-full-'));
    database = await testDatabase();
    server = await startProcess(database, folder, { limit: LIMIT });
    site = { ...(await furnish(server.address)), address: server.address, dataDir: folder, server: undefined as never };
  }, 120_000);
  afterAll(async () => {
    await kill(server);
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('refuses a file that does not fit, leaves nothing of it, and goes on', async () => {
    const { status, body } = await upload(site, 'large.raw', large);
    expect([status, body]).toEqual([
      507,
      { detail: 'The server’s disk is full. Ask its administrator to free space, then try again.' },
    ]);
    expect(await filesBelow(folder)).toEqual([]);
    expect((await upload(site, 'small.raw', 'spectra')).status).toBe(201);
  });

  it('tries again to measure raw data that unpacks to more than fits, and does not call it unreadable', async () => {
    const accepts = { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: '{"accepts":["raw","d"]}' };
    await fetch(`${server.address}/api/admin/pipelines/${site.pipeline}`, accepts);
    const { body } = await upload(site, 'run.d.zip', buildZip({ 'run.d/analysis.tdf': large }));
    const query = async (sql: string) => (await database.pool.query(sql)).rows;
    await until(
      async () => (await query(`select 1 from pgboss.job where name = 'proteomics-raw-data' and state = 'retry'`)).length > 0,
      'it waits for another attempt',
    );
    expect(await query(`select state, problem from proteomics_acquisitions where raw_file_uuid = '${body.uuid}'`)).toEqual([
      { state: 'waiting', problem: null },
    ]);
  });

  it('refuses the part of a resumable upload that does not fit, which can be given up', async () => {
    const { url } = await beginUpload(site, 'resumable.raw', large.length);
    expect((await sendPart(url, 0, large)).status).toBe(507);
    expect(Number((await lookAt(url)).headers.get('upload-offset'))).toBeLessThan(large.length);
    await fetch(url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } });
    expect((await filesBelow(folder)).filter((file) => file.includes('incoming'))).toEqual([]);
  });
});

describeWithDatabase('An upload that is larger than the memory it may take', () => {
  const MEGABYTES = 600;
  it('is streamed', async ({ skip }) => {
    if (process.platform !== 'linux') skip('what a process uses is read from /proc');
    const folder = await mkdtemp(join(tmpdir(), 'concordat-large-'));
    const database = await testDatabase();
    const server = await startProcess(database, folder);
    try {
      const site = { ...(await furnish(server.address)), address: server.address };
      const most = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1_000;
      await sendLarge(site, 'warm-up.raw', 1);
      const before = most();
      expect((await sendLarge(site, 'large.raw', MEGABYTES)).status).toBe(201);
      expect(most() - before).toBeLessThan(MEGABYTES / 3);
    } finally {
      await kill(server);
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
        yield Buffer.from(multipartBeginning(site, name));
        for (let sent = 0; sent < megabytes; sent += 1) yield piece;
        yield Buffer.from('\r\n--between-the-parts--\r\n');
      })(),
    );
    const headers = { 'Content-Type': 'multipart/form-data; boundary=between-the-parts' };
    const request = { method: 'POST', headers, body: Readable.toWeb(body), duplex: 'half' };
    return answerOf(await fetch(`${site.address}/api/upload/raw`, request as RequestInit));
  }
});
