// @module-tag full
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildImportForm } from '../results/testing-laboratory.ts';
import { startUploadSite, type UploadSite, uploadRawFile } from '../uploads/testing-uploads.ts';
import { createChecksumLines } from './checksums.ts';

const REPORT = readFileSync(join(import.meta.dirname, '../engines/fixtures/diann-1.9/report.tsv'));
const RAW = 'LFQ_Orbitrap_AIF_Condition_A_Sample_Alpha_01.raw';

describeWithDatabase('The submission of a pipeline', () => {
  let site: UploadSite;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'concordat-submission-'));
    site = await startUploadSite(dataDir);
  });
  afterAll(async () => {
    await site.server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const path = '/proteomics/projects/lung-cohort/tmt11-quality/submission';
  const readPage = async () => (await fetch(site.address + path, { headers: { accept: 'text/html' } })).text();

  it('lists missing files until they are added', async () => {
    expect(await readPage()).toContain('There is nothing to submit yet.');
    await uploadRawFile(site, RAW, 'raw data');
    expect(await readPage()).toContain('There are no results of a search engine.');
    const form = buildImportForm(site.pipeline, '', { 'report.tsv': REPORT });
    form.delete('raw_file');
    expect((await fetch(`${site.address}/api/admin/results`, { method: 'POST', body: form })).status).toBe(201);
    const html = await readPage();
    expect(html).not.toContain('There are no results of a search engine.');
    expect(html).toContain('The results of DIA-NN lack the log (report.log.txt).');
    expect(html).toContain('There is no sample metadata (*.sdrf.tsv).');
    // Six runs share one report.
    expect(html.match(/<th scope="row" class="full">/g)).toHaveLength(2);
    const body = {
      ...{ project: 'lung-cohort', pipeline: 'tmt11-quality', file_name: 'mine.sdrf.tsv', user: site.user },
      content: 'source name\tassay name\tcomment[data file]\na\tb\tother.raw\n',
    };
    const headers = { 'content-type': 'application/json' };
    await fetch(`${site.address}/api/samples`, { method: 'PUT', headers, body: JSON.stringify(body) });
    const described = await readPage();
    expect(described).toMatch(/mine\.sdrf\.tsv has \d+ errors/);
    expect(described).toContain('The sample metadata names other.raw, which is missing here.');
    expect(described).toContain(`${RAW} has no row in the sample metadata.`);
  });

  it('provides the SHA-1 of each file in the format of PRIDE', async () => {
    const answer = await fetch(`${site.address}${path}/checksum.txt`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=checksum.txt');
    const [head, ...lines] = (await answer.text()).trimEnd().split('\n');
    expect(head).toBe('# SHA-1 Checksum ');
    const hashSha1 = (content: string | Buffer) => createHash('sha1').update(content).digest('hex');
    const sums = new Map(lines.map((line) => line.split('\t') as [string, string]));
    expect([...sums.keys()]).toEqual([RAW, 'report.tsv', 'mine.sdrf.tsv']);
    expect([sums.get(RAW), sums.get('report.tsv')]).toEqual([hashSha1('raw data'), hashSha1(REPORT)]);
  });

  it('hashes a stored file only once for several requests for its SHA-1', async () => {
    const findLine = async () =>
      (await (await fetch(`${site.address}${path}/checksum.txt`)).text()).split('\n').find((line) => line.startsWith(RAW));
    const before = await findLine();
    const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && entry.name === RAW,
    );
    expect(files).toHaveLength(1);
    for (const { parentPath, name } of files) await writeFile(join(parentPath, name), 'RAW DATA');
    expect(await findLine()).toBe(before);
  });
});

describe('The checksum lines of stored files', () => {
  it('are computed one file at a time', async () => {
    let [open, most] = [0, 0];
    const line = createChecksumLines();
    const createFile = (name: string) => ({
      name,
      open: () => {
        open += 1;
        most = Math.max(most, open);
        return Readable.from([Buffer.from(name)]).once('close', () => {
          open -= 1;
        });
      },
    });
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => line(name, createFile(name))));
    expect(most).toBe(1);
  });

  it('are computed again after a failure', async () => {
    const line = createChecksumLines();
    const rejectReading = () => Promise.reject(new Error('gone'));
    await expect(line('k', { name: 'a', open: rejectReading })).rejects.toThrow('gone');
    const sha1 = createHash('sha1').update('x').digest('hex');
    expect(await line('k', { name: 'a', open: () => Readable.from(['x']) })).toBe(`a\t${sha1}\n`);
  });
});
