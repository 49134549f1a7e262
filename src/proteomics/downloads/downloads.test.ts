/** Tests that downloads return the uploaded files unchanged. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildImportForm, readFixtureFiles } from '../results/testing-laboratory.ts';
import { startUploadSite, type UploadSite, uploadRawFile } from '../uploads/testing-uploads.ts';

const CONTENT = Buffer.from('0123456789'.repeat(1_000));
const CONDITION = 'LFQ_Orbitrap_AIF_Condition';
const PLACE = 'project=lung-cohort&pipeline=tmt11-quality';
const NAME = 'Köln 1 – qc.raw';

const hashSha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

describeWithDatabase('Downloads of runs', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-downloads-'));
  const results = readFixtureFiles('proteinGroups.txt', 'summary.txt');
  let site: UploadSite;
  let run: string;
  beforeAll(async () => {
    site = await startUploadSite(dataDir);
    run = (await uploadRawFile(site, NAME, CONTENT)).body.uuid as string;
    await importResults(NAME);
  });
  afterAll(async () => {
    await site?.server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function importResults(rawFile: string) {
    const body = buildImportForm(site.pipeline, rawFile, results);
    const response = await fetch(`${site.address}/api/admin/results`, { method: 'POST', body });
    expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
  }
  const requestPath = (path: string, headers: Record<string, string> = {}) => fetch(`${site.address}${path}`, { headers });
  const readRawFile = (headers?: Record<string, string>) => requestPath(`/api/runs/${run}/raw-file`, headers);

  /** Unpacks an archive into text by path. */
  async function unpackArchive(path: string): Promise<ReadonlyMap<string, string>> {
    const response = await requestPath(path);
    expect(response.status).toBe(200);
    const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
    const files = new Map<string, string>();
    for await (const entry of zip.eachEntry()) files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
    return files;
  }

  it('contain the raw file with its name and checksum', async () => {
    const response = await readRawFile();
    expect(Buffer.from(await response.arrayBuffer()).equals(CONTENT)).toBe(true);
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''K%C3%B6ln%201%20%E2%80%93%20qc.raw");
    expect(response.headers.get('repr-digest')).toBe(`sha-256=:${createHash('sha256').update(CONTENT).digest('base64')}:`);
    expect(response.headers.get('etag')).toBe(`"${hashSha256(CONTENT)}"`);
  });

  it.each([
    ['bytes=10-19', '0123456789', 'bytes 10-19/10000'],
    ['bytes=9995-', '56789', 'bytes 9995-9999/10000'],
    ['bytes=-3', '789', 'bytes 9997-9999/10000'],
    ['bytes=0-1,2-3', '0123', 'bytes 0-3/10000'],
  ])('contain the requested range %s', async (Range, expected, contentRange) => {
    const response = await readRawFile({ Range });
    expect([response.status, await response.text()]).toEqual([206, expected]);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(expected.length));
  });

  it.each([
    ['several ranges', { Range: 'bytes=0-1,5-6' }],
    ['another unit', { Range: 'lines=1-2' }],
    ['a range of another version', { Range: 'bytes=0-1', 'If-Range': '"of-another"' }],
  ])('contain the whole file if the request has %s', async (_, headers) => {
    const response = await readRawFile(headers);
    expect([response.status, (await response.text()).length]).toEqual([200, 10_000]);
  });

  it('return 416 for a range beyond the end', async () => {
    const response = await readRawFile({ Range: 'bytes=10000-' });
    expect([response.status, response.headers.get('content-range'), await response.json()]).toEqual([
      416,
      'bytes */10000',
      { detail: 'The file has 10000 bytes; the range starts after the end.' },
    ]);
  });

  it('return 304 for a cached file', async () => {
    const response = await readRawFile({ 'If-None-Match': `"${hashSha256(CONTENT)}"` });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it('state their size in the response to HEAD', async () => {
    const response = await fetch(`${site.address}/api/runs/${run}/raw-file`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '10000']);
  });

  it('contain a result file as it was imported', async () => {
    const response = await requestPath(`/api/runs/${run}/result-files/proteinGroups.txt`);
    const content = results['proteinGroups.txt'] as Buffer;
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    expect(response.headers.get('repr-digest')).toBe(`sha-256=:${createHash('sha256').update(content).digest('base64')}:`);
  });

  it.each(['..%2F..%2Fsecret', 'evidence.txt', '%00'])('return an error for the result file %s', async (name) => {
    expect((await requestPath(`/api/runs/${run}/result-files/${name}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('return 404 for the raw file of a run with imported results only', async () => {
    await importResults('imported_alone.raw');
    const { items } = (await (await requestPath('/api/runs?search=imported_alone')).json()) as { items: { uuid: string }[] };
    const response = await requestPath(`/api/runs/${items[0]?.uuid}/raw-file`);
    expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([
      404,
      'The raw file of this run is not stored here: only its results were imported.',
    ]);
  });

  it('can contain all files of a run with checksums', async () => {
    const files = await unpackArchive(`/api/run-files?${PLACE}&raw_file=${encodeURIComponent(NAME)}`);
    const folder = 'lung-cohort/tmt11-quality/Köln 1 – qc';
    expect([...files.keys()]).toEqual([
      `${folder}/${NAME}`,
      `${folder}/results/proteinGroups.txt`,
      `${folder}/results/summary.txt`,
      'files.tsv',
      'SHA256SUMS',
    ]);
    expect(files.get(`${folder}/${NAME}`)).toBe(CONTENT.toString());
    const sums = (files.get('SHA256SUMS') as string).trimEnd().split('\n');
    expect(sums).toEqual([...files].slice(0, 3).map(([path, content]) => `${hashSha256(content)}  ${path}`));
    expect(files.get('files.tsv')).toContain(`${run}\t${NAME}\traw\t${folder}/${NAME}\t10000\t${hashSha256(CONTENT)}\n`);
  });

  it('escape names that begin like a formula, but only in the list of files', async () => {
    const name = '=1+1.raw';
    await uploadRawFile(site, name, Buffer.from('=1+1'));
    const files = await unpackArchive(`/api/run-files?${PLACE}&raw_file=${encodeURIComponent(name)}`);
    const [path = ''] = files.keys();
    expect([path.endsWith(`/${name}`), files.get('files.tsv')?.includes(`\t'${name}\traw\t${path}\t`)]).toEqual([true, true]);
  });

  it('contain a file that several runs share only once', async () => {
    const report = readFileSync(join(import.meta.dirname, '../engines/fixtures/diann-1.9/report.tsv'), 'utf8');
    const form = new FormData();
    form.set('pipeline', site.pipeline);
    form.append('files', new Blob([report]), 'report.tsv');
    const response = await fetch(`${site.address}/api/admin/results`, { method: 'POST', body: form });
    expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
    const files = await unpackArchive(
      `/api/run-files?${PLACE}&raw_file=${CONDITION}_A_Sample_Alpha_01&raw_file=${CONDITION}_B_Sample_Alpha_03`,
    );
    const reports = [...files].filter(([path]) => path.endsWith('/report.tsv'));
    expect(reports).toEqual([['lung-cohort/tmt11-quality/shared/1/results/report.tsv', report]]);
    const lines = (files.get('files.tsv') as string).split('\n').filter((line) => line.includes('/report.tsv'));
    expect(lines).toHaveLength(2);
  });

  it.each(['', 'raw_file=a', 'project=lung-cohort&pipeline=tmt11-quality'])(
    'are rejected if the query names no valid run: %s',
    async (query) => {
      expect((await requestPath(`/api/run-files?${query}`)).status).toBe(400);
    },
  );

  it.each([
    [500, 404],
    [501, 400],
  ])('are rejected for %i unknown runs with status %i', async (count, status) => {
    const names = Array.from({ length: count }, (_, at) => `&raw_file=n${at}`).join('');
    expect((await requestPath(`/api/run-files?${PLACE}${names}`)).status).toBe(status);
  });

  it('are linked on the page of the run', async () => {
    const response = await fetch(`${site.address}/proteomics/projects/lung-cohort/tmt11-quality/runs/${run}`);
    const html = await response.text();
    for (const path of ['raw-file', 'result-files/proteinGroups.txt'])
      expect(html).toContain(`href="/api/runs/${run}/${path}"`);
    expect(html).toContain('href="/api/run-files?project=lung-cohort&amp;pipeline=tmt11-quality&amp;raw_file=');
  });
});
