// @module-tag full
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStoredFiles } from '../files/open-files.ts';
import type { StoredFiles } from '../files/stored-files.ts';
import { describeWithBucket, startBucket, type TestBucket } from '../files/testing-bucket.ts';
import { collectItems } from '../files/testing-stored-files.ts';
import { readSettings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { openTestDatabase } from '../storage/testing.ts';
import { removeOrphans } from './orphan-cleanup.ts';
import { buildImportForm, FIXTURE, readFixtureFiles } from './results/testing-laboratory.ts';
import { createAdvisoryLocks } from './uploads/advisory-locks.ts';
import { killProcess, type ServerProcess, startServerProcess, startWorkerProcess } from './uploads/testing-server-process.ts';
import {
  beginUpload,
  createRecords,
  hashSha256,
  listProteomicsFiles,
  readOffset,
  sendBeginning,
  sendPart,
  type UploadSite,
  uploadRawFile,
  waitUntil,
} from './uploads/testing-uploads.ts';

/** A tool that waits for a file, and then writes the results of the sample file and a chromatogram. Records its input. */
const TOOL = `const fs = require('fs'), crypto = require('crypto'), [raw, results, folder] = process.argv.slice(2);
  console.log('SHA-256 ' + crypto.createHash('sha256').update(fs.readFileSync(raw)).digest('hex'));
  while (!fs.existsSync(folder + '/go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  for (const name of fs.readdirSync('${FIXTURE}')) if (/txt$|csv$/.test(name)) fs.copyFileSync('${FIXTURE}/' + name, results + '/' + name);
  fs.writeFileSync(results + '/x.raw_Ms_TIC_chromatogram.txt', '0.1\\t5\\n0.2\\t6\\n');
  fs.writeFileSync(folder + '/left', '');`;

describeWithBucket('Several web processes and a worker with a shared bucket', () => {
  let bucket: TestBucket;
  let database: Database;
  let folder: string;
  let files: StoredFiles;
  let environment: Record<string, string>;
  let servers: ServerProcess[];
  let worker: ServerProcess;
  let sites: UploadSite[];
  const getFolder = (name: string) => join(folder, name);
  const getSite = (at: number) => sites[at] as UploadSite;

  const startServer = async (at: number) => {
    const server = await startServerProcess(database, getFolder(`web-${at}`), {
      environment: { ...environment, PARALLEL_RUNS: '0' },
    });
    servers[at] = server;
    if (sites[at] !== undefined) sites[at] = { ...getSite(at), address: server.address };
    return server;
  };
  const postJson = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${getSite(0).address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { uuid: string; slug: string };
  };
  const requestPath = async (at: number, path: string) => {
    const answer = await fetch(`${getSite(at).address}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const readState = async (at: number, run: string): Promise<string> =>
    JSON.parse((await requestPath(at, `/api/runs/${run}`)).text).state;
  const waitUntilDone = async (at: number, run: string) => {
    await waitUntil(async () => ['done', 'failed'].includes(await readState(at, run)), 'the run ends');
    return (await requestPath(at, `/api/runs/${run}`)).text;
  };
  const sweepUploads = async () => {
    const locks = createAdvisoryLocks(database.connect);
    const settings = readSettings({ DATA_DIR: getFolder('test'), ...environment });
    await removeOrphans({ settings, pool: database.pool }, locks).finally(() => locks.close());
  };
  const readKeys = async (prefix: string) => (await collectItems(files.list(prefix))).map(({ key }) => key);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-object-storage-'));
    [bucket, database] = await Promise.all([startBucket(), openTestDatabase()]);
    await writeFile(join(folder, 'tool.cjs'), TOOL);
    const command = [process.execPath, join(folder, 'tool.cjs'), '{raw_file}', '{result_dir}', folder];
    await writeFile(join(folder, 'tools.json'), JSON.stringify({ tools: { fixture: { steps: [{ name: 'only', command }] } } }));
    await writeFile(join(folder, 'go'), '');
    environment = { ...bucket.environment(), TOOLS_FILE: join(folder, 'tools.json') };
    files = openStoredFiles(readSettings({ DATA_DIR: getFolder('test'), ...environment }));
    servers = [];
    sites = [];
    await Promise.all([
      startServer(0),
      startServer(1),
      startWorkerProcess(database, getFolder('worker'), environment).then((started) => {
        worker = started;
      }),
    ]);
    const common = { server: undefined as never, ...(await createRecords((servers[0] as ServerProcess).address)) };
    sites = servers.map(({ address }, at) => ({ ...common, address, dataDir: getFolder(`web-${at}`) }));
    const { uuid } = await postJson('/api/admin/pipelines', { project: 'lung-cohort', name: 'Whole', tool: 'fixture' });
    sites = sites.map((one) => ({ ...one, pipeline: uuid }));
  }, 120_000);
  afterAll(async () => {
    await Promise.all([...servers, worker].filter((one) => one !== undefined).map(killProcess));
    await database?.close();
    await bucket?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('can receive uploads on one machine, process runs on a second and show results on a third', async () => {
    const { status, body } = await uploadRawFile(getSite(0), 'whole.raw', 'spectra of a run');
    expect(status).toBe(201);
    const run = String(body.uuid);
    expect(JSON.parse(await waitUntilDone(1, run))).toMatchObject({ state: 'done', message: null });
    const line = `SHA-256 ${hashSha256('spectra of a run')}`;
    // The log is uploaded to the bucket at most two seconds later.
    await waitUntil(async () => (await requestPath(1, `/api/runs/${run}/log`)).text.includes(line), 'the log is there');
    const figures = await Promise.all(
      ['ms1_chromatogram', 'missed_cleavages'].map((name) => requestPath(1, `/api/runs/${run}/figures/${name}?format=svg`)),
    );
    expect(figures.map(({ status: code, text }) => [code, text.includes('<svg')])).toEqual([
      [200, true],
      [200, true],
    ]);
    const page = await requestPath(1, `/proteomics/projects/lung-cohort/whole/runs/${run}`);
    expect(page.text).toContain('figures/missed_cleavages');
    const table = await fetch(`${getSite(1).address}/api/mq/download`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ project: 'lung-cohort', pipeline: 'whole', filename: 'summary.txt' }),
    });
    expect((await table.text()).split('\n')[1]).toMatch(/^whole\t/);
    const local = await Promise.all(['web-0', 'web-1', 'worker'].map((name) => listProteomicsFiles(getFolder(name))));
    expect(local.flat()).toEqual([]);
  });

  it('read protein groups from local copies of the tables', async () => {
    const sendRequest = async (path: string, more: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ project: 'lung-cohort', pipeline: 'whole', ...more });
      return (await fetch(`${getSite(1).address}${path}`, { method: 'POST', headers, body })).json();
    };
    const { protein_names: names } = (await sendRequest('/api/mq/protein-names', {})) as { protein_names: string[] };
    const requested = { protein_names: names.slice(0, 3), columns: ['Peptides'] };
    const groups = JSON.parse((await sendRequest('/api/mq/protein-groups', requested)) as string) as {
      Peptides: Record<string, number>;
    };
    expect(Object.values(groups.Peptides).length).toBe(3);
    expect((await readdir(join(getFolder('web-1'), 'files-cache/copies'))).length).toBeGreaterThan(0);
  });

  it('continue an upload after the process that received it was killed', async () => {
    const whole = Buffer.alloc(20_000_000, 'spectra of a long run, ');
    const begun = await beginUpload(getSite(0), 'killed.raw', whole.length);
    const path = new URL(begun.url).pathname;
    expect((await sendPart(begun.url, 0, whole.subarray(0, 1_000_000))).status).toBe(204);
    const patch = [
      `PATCH ${path} HTTP/1.1`,
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 1000000',
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${whole.length - 1_000_000}`,
    ];
    const socket = await sendBeginning(getSite(0).address, patch, whole.subarray(1_000_000, 15_000_000));
    const elsewhere = `${getSite(1).address}${path}`;
    await killProcess(servers[0] as ServerProcess);
    socket.destroy();
    let offset = 0;
    let finished: Awaited<ReturnType<typeof sendPart>> | undefined;
    // If the bucket received a part just before the kill, it may be counted only after a status request. Clients handle the
    // 409.
    await waitUntil(async () => {
      const { status, headers } = await readOffset(elsewhere);
      if (status !== 200) return false;
      offset = Number(headers.get('upload-offset'));
      finished = await sendPart(elsewhere, offset, whole.subarray(offset));
      return finished.status !== 409;
    }, 'the lock of the killed one is free, and what it last sent is there');
    expect(offset).toBeGreaterThanOrEqual(1_000_000);
    expect(finished?.status).toBe(204);
    const uuid = String(finished?.headers.get('raw-file'));
    expect(hashSha256(await buffer(await files.open(`proteomics/raw/${uuid}/killed.raw`)))).toBe(hashSha256(whole));
    expect(await readKeys('proteomics/incoming/')).toEqual([]);
    const { rows } = await database.pool.query('select sha256 from proteomics_raw_files where uuid = $1', [uuid]);
    expect(rows).toEqual([{ sha256: hashSha256(whole) }]);
    await startServer(0);
    expect(JSON.parse(await waitUntilDone(0, uuid)).state).toBe('done');
  });

  it('store a repeated upload of many small parts only once', async () => {
    const whole = Buffer.alloc(9_000_000, 'spectra in small parts, ');
    const storeUpload = async (name: string) => {
      const { url } = await beginUpload(getSite(0), name, whole.length);
      let answer = await sendPart(url, 0, whole.subarray(0, 100));
      for (let at = 100; at < whole.length; at += 3_000_000)
        answer = await sendPart(`${getSite(1).address}${new URL(url).pathname}`, at, whole.subarray(at, at + 3_000_000));
      return String(answer.headers.get('raw-file'));
    };
    const first = await storeUpload('parts.raw');
    expect(hashSha256(await buffer(await files.open(`proteomics/raw/${first}/parts.raw`)))).toBe(hashSha256(whole));
    expect(await storeUpload('parts.raw')).toBe(first);
    expect((await readKeys('proteomics/raw/')).filter((key) => key.endsWith('parts.raw'))).toHaveLength(1);
  });

  it('add the raw file to a run whose results were imported first', async () => {
    const form = buildImportForm(getSite(0).pipeline, 'imported.raw', readFixtureFiles('summary.txt'));
    expect((await fetch(`${getSite(0).address}/api/admin/results`, { method: 'POST', body: form })).status).toBe(201);
    const { url } = await beginUpload(getSite(1), 'imported.raw', 7);
    const uuid = String((await sendPart(url, 0, Buffer.from('spectra'))).headers.get('raw-file'));
    expect((await readKeys('proteomics/raw/')).filter((key) => key.endsWith('imported.raw'))).toEqual([
      `proteomics/raw/${uuid}/imported.raw`,
    ]);
  });

  it('return 503 during an outage of the bucket, and lose no confirmed upload', async () => {
    const whole = Buffer.alloc(10_000_000, 'spectra before and after, ');
    const { url } = await beginUpload(getSite(0), 'outage.raw', whole.length);
    expect((await sendPart(url, 0, whole.subarray(0, 9_000_000))).status).toBe(204);
    await rm(join(folder, 'go'));
    await rm(join(folder, 'left'));
    const { body } = await uploadRawFile(getSite(0), 'slow.raw', 'spectra of a slow run');
    const slow = String(body.uuid);
    await waitUntil(async () => (await requestPath(0, `/api/runs/${slow}/log`)).text.includes('SHA-256'), 'its tool has begun');
    bucket.cut();
    try {
      const sentence = 'The file storage does not respond. Try again in a few seconds.';
      const answers = [
        await uploadRawFile(getSite(0), 'refused.raw', 'spectra'),
        await sendPart(url, 9_000_000, whole.subarray(9_000_000)),
        await requestPath(0, '/readyz'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect(answers.map((answer) => ('body' in answer ? answer.body : JSON.parse(answer.text)))).toEqual([
        { detail: sentence },
        { detail: sentence },
        { detail: sentence },
      ]);
      expect((await requestPath(0, '/health')).status).toBe(200);
      // The slow tool ends during the outage.
      await writeFile(join(folder, 'go'), '');
      await waitUntil(() => existsSync(join(folder, 'left')), 'its tool has ended');
      expect(await readState(1, slow)).toBe('running');
    } finally {
      bucket.restore();
    }
    expect((await requestPath(0, '/readyz')).status).toBe(200);
    expect((await readOffset(url)).headers.get('upload-offset')).toBe('9000000');
    const finished = await sendPart(url, 9_000_000, whole.subarray(9_000_000));
    const stored = await files.open(`proteomics/raw/${finished.headers.get('raw-file')}/outage.raw`);
    expect(hashSha256(await buffer(stored))).toBe(hashSha256(whole));
    expect(JSON.parse(await waitUntilDone(1, slow))).toMatchObject({ state: 'done', message: null });
    expect((await uploadRawFile(getSite(0), 'refused.raw', 'spectra')).status).toBe(201);
  });

  it('mark a run as failed, with a message, if its raw file is damaged', async () => {
    const { body } = await uploadRawFile(getSite(0), 'damaged.raw', 'spectra');
    const run = String(body.uuid);
    await waitUntilDone(0, run);
    await files.put([{ key: `proteomics/raw/${run}/damaged.raw`, content: Buffer.from('spectre') }]);
    const headers = { 'Content-Type': 'application/json' };
    const signed = JSON.stringify({ user: getSite(0).user });
    const again = await fetch(`${getSite(0).address}/api/runs/${run}/retry`, { method: 'POST', headers, body: signed });
    expect(again.status).toBe(202);
    await waitUntil(async () => (await readState(0, run)) === 'failed', 'the run fails');
    expect((await requestPath(0, `/api/runs/${run}`)).text).toContain('is damaged');
  });

  it('remove only the files of a deleted run and of killed processes', async () => {
    const { body } = await uploadRawFile(getSite(0), 'deleted.raw', 'spectra');
    const run = String(body.uuid);
    await waitUntilDone(0, run);
    const listKeys = async (uuid: string) => (await readKeys('proteomics/')).filter((key) => key.includes(uuid));
    expect((await listKeys(run)).length).toBeGreaterThan(5);
    expect((await fetch(`${getSite(1).address}/api/runs/${run}`, { method: 'DELETE' })).status).toBe(204);
    expect(await listKeys(run)).toEqual([]);
    const stored = await readKeys('proteomics/');
    const nobody = '11111111-1111-4111-8111-111111111111';
    const [owner = ''] = stored.filter((key) => key.startsWith('proteomics/results/')).map((key) => key.split('/')[2]);
    const left = [
      `proteomics/raw/${nobody}/run.raw`,
      `proteomics/results/${nobody}/${nobody}/summary.txt`,
      `proteomics/results/${owner}/${nobody}/summary.txt`,
      `proteomics/runs/${nobody}/1/log-0.txt`,
      `proteomics/chromatograms/${nobody}/ms1.txt`,
    ];
    await files.put(left.map((key) => ({ key, content: Buffer.from(key) })));
    await sweepUploads();
    expect(await readKeys('proteomics/')).toEqual(stored);
  });

  it('store the files of an analysis once, until its last raw file is deleted', async () => {
    const { uuid, slug } = await postJson('/api/admin/pipelines', { project: 'lung-cohort', name: 'Analysis' });
    const content = await readFile(join(import.meta.dirname, 'engines/fixtures/diann-1.9/report.tsv'));
    const form = buildImportForm(uuid, '', { 'report.tsv': content });
    form.delete('raw_file');
    const imported = await fetch(`${getSite(0).address}/api/admin/results`, { method: 'POST', body: form });
    expect(imported.status).toBe(201);
    const { rows } = await database.pool.query<{ uuid: string }>(
      'select uuid from proteomics_raw_files where pipeline_uuid = $1 order by arrival',
      [uuid],
    );
    expect(rows).toHaveLength(6);
    const readReports = async () => (await readKeys('proteomics/results/')).filter((key) => key.endsWith('report.tsv'));
    expect(await readReports()).toHaveLength(1);
    for (const run of rows.slice(0, 5)) await fetch(`${getSite(0).address}/api/runs/${run.uuid}`, { method: 'DELETE' });
    expect(await readReports()).toHaveLength(1);
    const table = await fetch(`${getSite(1).address}/api/mq/download`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ project: 'lung-cohort', pipeline: slug, filename: 'report.tsv' }),
    });
    expect((await table.text()).split('\n').length).toBeGreaterThan(10);
    await fetch(`${getSite(0).address}/api/runs/${rows[5]?.uuid}`, { method: 'DELETE' });
    await sweepUploads();
    expect(await readReports()).toEqual([]);
  });

  it('stop after SIGTERM with exit code 0', async () => {
    const reported = [servers[1] as ServerProcess, worker].map(async ({ child }) => {
      child.kill('SIGTERM');
      return (await once(child, 'exit'))[0] as number | null;
    });
    expect(await Promise.all(reported)).toEqual([0, 0]);
  });
});
