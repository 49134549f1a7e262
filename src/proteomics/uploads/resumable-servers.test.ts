/** Tests resumable uploads of two servers with one database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../../../contract-tests/test-server.ts';
import { DatabaseLostError } from '../../storage/storage-errors.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import {
  beginUpload,
  readOffset,
  sendBeginning,
  sendPart,
  startUploadSite,
  TUS,
  type UploadSite,
  waitUntil,
} from './testing-uploads.ts';

const CONTENT = Buffer.from('0123456789');

describeWithDatabase('Resumable uploads of two servers with one database', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let one: UploadSite;
  let other: UploadSite;
  /** If true, the next request of the other server for a lock fails. */
  let isLockLost = false;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-two-'));
    database = await openTestDatabase();
    one = await startUploadSite(folder, {}, { database });
    const open = database.connect;
    const connectToDatabase: typeof open = async (purpose) => {
      const connection = await open(purpose);
      const { query } = connection;
      connection.query = ((...parameters: unknown[]) => {
        if (!isLockLost || !String(parameters[0]).includes('pg_try_advisory_lock'))
          return Reflect.apply(query, connection, parameters);
        isLockLost = false;
        return Promise.reject(new DatabaseLostError());
      }) as typeof query;
      return connection;
    };
    // The given database already contains project, pipeline and user.
    const server = await startTestServer(
      { DATA_DIR: folder },
      { database: Object.assign(database, { connect: connectToDatabase }) },
    );
    other = { ...one, server, address: server.address };
  });
  afterAll(async () => {
    await Promise.all([one?.server.stop(), other?.server.stop()]);
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('can start on one server and finish on the other', async () => {
    const { url } = await beginUpload(one, 'run.raw', CONTENT.length);
    await sendPart(url, 0, CONTENT.subarray(0, 4));
    const there = url.replace(one.address, other.address);
    expect((await readOffset(there)).headers.get('upload-offset')).toBe('4');
    expect((await sendPart(there, 4, CONTENT.subarray(4))).headers.get('raw-file')).not.toBeNull();
  });

  it('can continue on a server that lost the database while it requested the lock', async () => {
    const { url } = await beginUpload(one, 'lost.raw', CONTENT.length);
    const there = url.replace(one.address, other.address);
    await readOffset(there);
    isLockLost = true;
    const lost = await sendPart(there, 0, CONTENT);
    const next = await sendPart(there, 0, CONTENT);
    expect([lost.status, next.status]).toEqual([503, 204]);
  });

  it('allow only one writer at a time', { tags: 'full' }, async () => {
    const { url } = await beginUpload(one, 'other.raw', 100);
    const head = [
      `PATCH ${new URL(url).pathname} HTTP/1.1`,
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 0',
      'Content-Type: application/offset+octet-stream',
      'Content-Length: 100',
    ];
    const socket = await sendBeginning(one.address, head, Buffer.alloc(10));
    const lock = `concordat upload ${url.split('/').at(-1)}`;
    const isHeld = async () => {
      const sql = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free';
      return (await database.pool.query(sql, [lock])).rows[0].free === false;
    };
    await waitUntil(isHeld, 'the first request writes');
    const second = await sendPart(url.replace(one.address, other.address), 0, Buffer.alloc(10));
    expect([second.status, second.body.detail]).toEqual([423, expect.stringContaining('Another request')]);
    const there = url.replace(one.address, other.address);
    const others = [readOffset(there), fetch(there, { method: 'DELETE', headers: TUS })];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([423, 423]);
    socket.destroy();
    await waitUntil(async () => (await readOffset(url)).status === 200, 'the first request lets go');
  });
});
