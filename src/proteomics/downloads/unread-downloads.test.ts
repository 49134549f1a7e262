// @module-tag full
/** Tests that downloads close their file when the client disconnects or stops reading. */
import fs, { mkdtempSync, type ReadStream, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { startUploadSite, type UploadSite, uploadRawFile } from '../uploads/testing-uploads.ts';

/** Larger than the buffers of a connection. */
const CONTENT = Buffer.alloc(40_000_000, 1);

describeWithDatabase('A download', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-unread-'));
  const opened: ReadStream[] = [];
  let site: UploadSite;
  let run: string;
  beforeAll(async () => {
    site = await startUploadSite(dataDir);
    run = (await uploadRawFile(site, 'large.raw', CONTENT)).body.uuid as string;
    const open = fs.createReadStream;
    vi.spyOn(fs, 'createReadStream').mockImplementation((...parameters) => {
      const stream = open(...parameters);
      opened.push(stream);
      return stream;
    });
    syncBuiltinESMExports();
  });
  afterEach(() => opened.splice(0));
  afterAll(async () => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    await site?.server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Requests the file without reading the response. */
  function openDownload(sent: (socket: Socket) => void = () => undefined): Socket {
    const { hostname, port } = new URL(site.address);
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined);
    socket.write(`GET /api/runs/${run}/raw-file HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`, () => sent(socket));
    return socket;
  }
  const countOpen = () => opened.filter(({ closed }) => !closed).length;

  it('releases its file if the client disconnects before the response', async () => {
    for (let time = 0; time < 30; time += 1) openDownload((socket) => socket.destroy());
    await expect.poll(() => opened.length).toBe(30);
    await expect.poll(countOpen).toBe(0);
  });

  it('is ended if the client reads nothing, unlike a request that waits for the server', async () => {
    const { pool } = site.server.database ?? expect.fail('The server has no database.');
    const client = await pool.connect();
    await client.query('begin; lock table hub_workspaces');
    expect(site.server.http.timeout).toBe(120_000);
    site.server.http.timeout = 1_000;
    const slow = fetch(`${site.address}/hub/`, { headers: { accept: 'application/json' } });
    const socket = openDownload();
    await expect.poll(() => opened.length).toBe(1);
    await expect.poll(countOpen).toBe(0);
    await client.query('rollback');
    client.release();
    expect((await slow).status).toBe(200);
    socket.destroy();
  });
});
