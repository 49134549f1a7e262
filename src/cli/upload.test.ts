import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startUploadSite, type UploadSite, waitUntil } from '../proteomics/uploads/testing-uploads.ts';
import { describeWithDatabase } from '../storage/testing.ts';
import { uploadFolder } from './upload/watching.ts';
import { runUploadCommand } from './upload.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'concordat-upload-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeTestFile(path: string, content: string | Buffer = `content of ${path}`): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

async function runCommand(args: string[], env: Record<string, string> = {}) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await runUploadCommand(args, { stdin: process.stdin, stdout, stderr, env });
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), error: await text(stderr) };
}

interface Heartbeats {
  readonly items: readonly { readonly folder: string; readonly last_file: string }[];
}

describeWithDatabase('concordat upload', () => {
  let site: UploadSite;
  let data = '';
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'concordat-upload-data-'));
    site = await startUploadSite(data);
  });
  afterAll(async () => {
    await site?.server.stop();
    rmSync(data, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await site.server.database?.pool.query('delete from proteomics_uploads');
    await site.server.database?.pool.query('delete from proteomics_raw_files');
  });

  const runUpload = (...more: string[]) =>
    runCommand([folder, '--pipeline', site.pipeline, '--user', site.user, '--address', site.address, ...more]);
  const listStoredNames = async () => {
    const found = await site.server.database?.pool.query<{ name: string }>(
      'select name from proteomics_raw_files order by name',
    );
    return found?.rows.map(({ name }) => name) ?? [];
  };
  const readUploads = async () =>
    (await site.server.database?.pool.query('select id from proteomics_uploads'))?.rows.map(({ id }) => id as string) ?? [];

  it('uploads the existing runs, and prints a report', async () => {
    writeTestFile('a.raw');
    writeTestFile('2025/b.raw');
    const { code, out, error } = await runUpload();
    expect([code, error, out]).toEqual([0, '', 'uploaded 2025/b.raw, 21 bytes\nuploaded a.raw, 16 bytes\n2 uploaded\n']);
    expect(await listStoredNames()).toEqual(['a.raw', 'b.raw']);
  });

  it('starts no upload for a run that is already uploaded', async () => {
    writeTestFile('a.raw');
    await runUpload();
    const before = await readUploads();
    const { code, out } = await runUpload();
    expect([code, out]).toEqual([0, '1 uploaded\n']);
    expect(await readUploads()).toEqual(before);
  });

  it('resumes an interrupted upload', async () => {
    const content = Buffer.alloc(300_000, 'ab');
    writeTestFile('a.raw', content);
    const proxy = await startCuttingProxy(site.address, 100_000);
    const cut = await runCommand([folder, '--pipeline', site.pipeline, '--user', site.user, '--address', proxy.address]);
    expect(cut.code).toBe(0);
    expect(proxy.patches.length).toBeGreaterThan(1);
    expect(proxy.patches[0]).toBe(0);
    expect(proxy.patches.at(-1)).toBeGreaterThan(0);
    await proxy.close();
    expect(await listStoredNames()).toEqual(['a.raw']);
  });

  it('resumes from its state file after it was killed', async () => {
    writeTestFile('a.raw', Buffer.alloc(5_000, 1));
    const state = join(folder, '.concordat-upload');
    const metadata = [
      `filename ${encodeBase64('a.raw')}`,
      `pipeline ${encodeBase64(site.pipeline)}`,
      `user ${encodeBase64(site.user)}`,
    ].join(',');
    const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '5000', 'Upload-Metadata': metadata };
    const started = await fetch(`${site.address}/api/uploads`, { method: 'POST', headers });
    const address = started.headers.get('location') as string;
    const { findCandidates, computeFingerprint: fingerprintOf } = await import('./upload/candidates.ts');
    const print = fingerprintOf((await findCandidates(folder))[0] as never);
    const target = `${site.address} ${site.pipeline}`;
    writeFileSync(state, `${JSON.stringify({ target, key: 'a.raw', print, upload: address })}\n`);
    expect((await runUpload()).code).toBe(0);
    expect(await readUploads()).toEqual([address.split('/').at(-1)]);
    expect(readFileSync(state, 'utf8')).toContain('"rawFile":');
  });

  it('restarts an upload that no longer exists on the server', async () => {
    writeTestFile('a.raw');
    const { findCandidates, computeFingerprint: fingerprintOf } = await import('./upload/candidates.ts');
    const print = fingerprintOf((await findCandidates(folder))[0] as never);
    const line = { target: `${site.address} ${site.pipeline}`, key: 'a.raw', print, upload: `/api/uploads/${'0'.repeat(32)}` };
    writeFileSync(join(folder, '.concordat-upload'), `${JSON.stringify(line)}\n`);
    expect(await runUpload()).toMatchObject({ code: 0 });
  });

  it('continues after a rejected run, prints the reason, and does not retry it', async () => {
    writeTestFile('a.raw', 'first');
    await runUpload();
    writeTestFile('other/a.raw', 'of another content');
    writeTestFile('waters.raw/_FUNC001.DAT');
    writeTestFile('z.raw');
    const { code, out } = await runUpload();
    const refused = /^rejected other\/a\.raw: .*different content.*\nuploaded waters\.raw, .*\nuploaded z\.raw/;
    expect([code, out]).toEqual([1, expect.stringMatching(refused)]);
    expect((await runUpload()).out).toBe('3 uploaded, 1 rejected\n');
  });

  it.each(['pipeline', 'user'])('stops if the %s does not exist', async (member) => {
    writeTestFile('a.raw');
    writeTestFile('b.raw');
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const { code, out } = await runUpload(`--${member}`, nowhere);
    expect([code, out.split('\n')[0]]).toEqual([1, `a.raw: There is no ${member} ${nowhere}.`]);
    expect(out).not.toContain('b.raw');
  });

  it('stores its state in the file of --state, so that the folder can be read-only', async () => {
    writeTestFile('a.raw');
    const state = join(data, 'state-elsewhere');
    expect((await runUpload('--state', state)).code).toBe(0);
    expect(readFileSync(state, 'utf8')).toContain('a.raw');
  });

  describe('concordat upload with --watch', () => {
    const startWatching = (settleMs = 0) => {
      const ending = new AbortController();
      const stdout = new PassThrough();
      let out = '';
      stdout.on('data', (chunk) => {
        out += String(chunk);
      });
      const io = { stdin: process.stdin, stdout, stderr: stdout, env: {} };
      const wanted = {
        folder,
        state: join(folder, '.concordat-upload'),
        isWatching: true,
        settleMs,
        everyMs: 20,
        heartbeatMs: 50,
      };
      const target = { address: site.address, pipeline: site.pipeline, user: site.user, token: undefined };
      const running = uploadFolder({ ...wanted, ...target }, io, ending.signal);
      return {
        out: () => out,
        async stop() {
          ending.abort();
          return running;
        },
      };
    };

    it('uploads new runs until it is stopped', async () => {
      const watching = startWatching();
      writeTestFile('first.raw');
      await waitUntil(async () => (await listStoredNames()).length === 1, 'the first run is there');
      writeTestFile('later/second.raw');
      await waitUntil(async () => watching.out().includes('second.raw'), 'the second run is there');
      expect(await watching.stop()).toBe(0);
      expect(watching.out()).toMatch(/2 uploaded\n$/);
    });

    it('sends heartbeats with its folder and last file, which the page and the API show', async () => {
      await site.server.database?.pool.query('delete from proteomics_computers');
      writeTestFile('first.raw');
      const watching = startWatching();
      const { rows } = (await site.server.database?.pool.query<{ project: string; pipeline: string }>(
        'select p.slug as project, l.slug as pipeline from proteomics_pipelines l join proteomics_projects p on p.pk = l.project_pk where uuid = $1',
        [site.pipeline],
      )) ?? { rows: [] };
      const place = new URLSearchParams({ ...rows[0] });
      const listComputers = async () =>
        ((await (await fetch(`${site.address}/api/heartbeats?${place}`)).json()) as Heartbeats).items.filter(
          // Programs of earlier tests may still be running.
          (item) => item.folder === folder,
        );
      await waitUntil(async () => (await listComputers())[0]?.last_file === 'first.raw', 'the heartbeat names the run');
      await watching.stop();
      const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
      expect(await listComputers()).toEqual([
        { computer: hostname(), folder, version, last_file: 'first.raw', seen_at: expect.any(String), silent: false },
      ]);
      const page = await fetch(`${site.address}/proteomics/projects/${rows[0]?.project}/${rows[0]?.pipeline}/upload`);
      expect(await page.text()).toMatch(new RegExp(`Uploading computers[\\s\\S]*${hostname()}[\\s\\S]*first.raw`));
    });

    it('uploads a run only when it no longer changes', async () => {
      writeTestFile('growing.raw', 'a');
      const watching = startWatching(300);
      for (let piece = 0; piece < 10; piece += 1) {
        appendFileSync(join(folder, 'growing.raw'), 'b');
        await new Promise((resolve) => setTimeout(resolve, 40));
        expect(await listStoredNames()).toEqual([]);
      }
      await waitUntil(async () => (await listStoredNames()).length === 1, 'the run is there');
      await watching.stop();
      const { rows } = (await site.server.database?.pool.query('select size::int as size from proteomics_raw_files')) ?? {
        rows: [],
      };
      expect(rows).toEqual([{ size: 11 }]);
    });

    it('reports only once that the server does not respond', { tags: 'full' }, async () => {
      writeTestFile('a.raw');
      const ending = new AbortController();
      const stdout = new PassThrough();
      const wanted = { folder, state: join(folder, 'state'), isWatching: true, settleMs: 0, everyMs: 20 };
      const target = { address: 'http://127.0.0.1:1', pipeline: site.pipeline, user: site.user, token: undefined };
      const running = uploadFolder(
        { ...wanted, ...target },
        { stdin: process.stdin, stdout, stderr: stdout, env: {} },
        ending.signal,
      );
      const [stated] = await new Promise<string[]>((resolve) => stdout.once('data', (chunk) => resolve([String(chunk)])));
      ending.abort();
      expect([stated, await running]).toEqual([
        expect.stringMatching(/^a\.raw: the server cannot be reached \(ECONNREFUSED\); the upload is retried/),
        0,
      ]);
    });
  });
});

describe('The command concordat upload', () => {
  const uuid = '00000000-0000-4000-8000-000000000000';
  it.each([
    [[], 'Specify one folder.'],
    [['folder'], '--pipeline'],
    [['folder', '--pipeline', uuid], '--user'],
    [['folder', '--pipeline', uuid, '--user', uuid, '--address', 'nowhere'], '--address'],
    [['folder', '--pipeline', uuid, '--user', uuid, '--settle', 'soon'], '--settle'],
    [['folder', '--pipeline', uuid, '--user', uuid, '--every', '0'], '--every'],
    [['folder', '--nonsense'], 'nonsense'],
  ])('prints its usage for wrong arguments: %j', async (args, reason) => {
    expect(await runCommand(args)).toMatchObject({ code: 2, error: expect.stringContaining(reason) });
  });

  it('reports a missing folder', async () => {
    const args = [join(folder, 'nowhere'), '--pipeline', uuid, '--user', uuid];
    expect(await runCommand(args)).toMatchObject({ code: 2, error: expect.stringContaining('ENOENT') });
  });

  it('prints its usage with --help', async () => {
    expect(await runCommand(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Usage: concordat upload') });
  });
});

const encodeBase64 = (value: string) => Buffer.from(value).toString('base64');

/** Starts a proxy that breaks the connection during the first part of an upload. */
async function startCuttingProxy(address: string, after: number) {
  const patches: number[] = [];
  let isCut = false;
  const server: Server = createServer(async (request, response) => {
    if (request.method === 'PATCH') patches.push(Number(request.headers['upload-offset']));
    const { host: _host, ...headers } = request.headers as Record<string, string>;
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of request) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (request.method === 'PATCH' && !isCut && bytes >= after) {
        isCut = true;
        const part = Buffer.concat(chunks);
        await fetch(`${address}${request.url}`, { method: 'PATCH', headers: selectPartHeaders(headers), body: part });
        request.socket.destroy();
        return;
      }
    }
    const body = request.method === 'PATCH' ? { body: Buffer.concat(chunks) } : {};
    const answer = await fetch(`${address}${request.url}`, {
      method: request.method ?? 'GET',
      headers: selectPartHeaders(headers),
      ...body,
    });
    const location = answer.headers.get('location');
    const own = Object.fromEntries([...answer.headers].filter(([name]) => !['transfer-encoding', 'connection'].includes(name)));
    response.writeHead(answer.status, { ...own, ...(location === null ? {} : { location }) });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    patches,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function selectPartHeaders(headers: Record<string, string>): Record<string, string> {
  const left = new Set(['content-length', 'transfer-encoding', 'connection', 'expect']);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}
