/** Tests that rejected uploads store nothing: without the right to edit, or after a finding of the virus scanner. */
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestHub, type TestHub } from '../testing-hub.ts';

describe('POST /hub/projects/{id}/files', () => {
  let scanner: Server;
  let hub: TestHub;
  let dataDir: string;
  beforeAll(async () => {
    // The server responds after the empty chunk that ends the stream, like clamd.
    scanner = createServer((socket) => {
      let content = '';
      socket.on('data', (bytes) => {
        content += bytes.toString('latin1');
        if (content.endsWith('\0\0\0\0')) socket.end(`stream: ${content.includes('EICAR') ? 'Test.Signature FOUND' : 'OK'}\0`);
      });
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(scanner, 'listening');
    dataDir = await mkdtemp(join(tmpdir(), 'concordat-refused-'));
    hub = await startTestHub({ DATA_DIR: dataDir, CLAMD_ADDRESS: `127.0.0.1:${(scanner.address() as AddressInfo).port}` });
  });
  afterAll(async () => {
    await hub.stop();
    scanner.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const uploadFile = async (projectId: string, content: string) => {
    const form = new FormData();
    form.append('file', new File(['clean'], 'clean.csv'));
    form.append('file', new File([content], 'other.csv'));
    return hub.send('anonymous', `/hub/projects/${projectId}/files`, { form });
  };
  const countStored = async (projectId: string) =>
    (await hub.database.pool.query('select from hub_files where project_id = $1', [projectId])).rowCount;

  it('stores no file of a request in which the virus scanner finds malware', async () => {
    const { projectId } = await hub.place();
    const { status, body } = await uploadFile(projectId, 'EICAR');
    expect([status, body.detail]).toEqual([400, expect.stringContaining('the virus scanner found Test.Signature')]);
    expect(await countStored(projectId)).toBe(0);
    expect((await uploadFile(projectId, 'also clean')).status).toBe(201);
  });

  it('stores nothing if the caller loses the right to edit before the end of the body', async () => {
    const { projectId, workspaceId } = await hub.place();
    const sending = request(`${hub.address}/hub/projects/${projectId}/files`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nbeginning');
    const folder = join(dataDir, 'hub', 'uploads');
    await vi.waitFor(async () => expect(await readdir(folder, { recursive: true })).toHaveLength(2), { timeout: 60_000 });
    await hub.database.pool.query("update hub_workspaces set collaboration = 'crops:other' where id = $1", [workspaceId]);
    sending.end('end\r\n--b--\r\n');
    const [answer] = await once(sending, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(403);
    expect(await countStored(projectId)).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });

  it('rejects more than 1,000 files of a project', async () => {
    const { projectId } = await hub.place();
    await hub.database.pool.query(
      'insert into hub_files (id, project_id, name, name_key) select gen_random_uuid(), $1, n, n from generate_series(1, 999) n',
      [projectId],
    );
    const { status, body } = await uploadFile(projectId, 'one too many');
    expect([status, body.detail]).toEqual([400, expect.stringContaining('1,000 files')]);
    expect(await countStored(projectId)).toBe(999);
  });
});
