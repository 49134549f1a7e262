import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { describeWithDatabase } from '../storage/testing.ts';
import { linkAllRawFiles } from './pipeline-folders.ts';
import { formatPathAsStr } from './places.ts';
import { type Laboratory, startLaboratory } from './results/testing-laboratory.ts';

describeWithDatabase('The folder of path_as_str', () => {
  let folder: string;
  let lab: Laboratory;
  let user: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-folders-'));
    lab = await startLaboratory({ DATA_DIR: folder, PARALLEL_RUNS: '0' });
    const made = await lab.sendRequest('/api/admin/users', {
      project: undefined,
      pipeline: undefined,
      name: 'Operator',
      email: 'operator@example.org',
    });
    user = ((await made.json()) as { uuid: string }).uuid;
  });
  afterAll(async () => {
    await lab?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const uploadRawFile = async (name: string): Promise<string> => {
    const form = new FormData();
    form.set('pipeline', lab.pipelineUuid);
    form.set('user', user);
    form.set('orig_file', new Blob([name]), name);
    const answer = await fetch(`${lab.address}/api/upload/raw`, { method: 'POST', body: form });
    return ((await answer.json()) as { uuid: string }).uuid;
  };
  const buildPath = () => join(folder, formatPathAsStr({ slug: lab.project }, { slug: lab.pipeline }));

  it('contains the raw files of the pipeline by name, without deleted ones', async () => {
    const uuid = await uploadRawFile('Standard of 3 May.raw');
    await uploadRawFile('sample.raw');
    expect(readdirSync(buildPath()).toSorted()).toEqual(['Standard of 3 May.raw', 'sample.raw']);
    expect(readFileSync(join(buildPath(), 'sample.raw'), 'utf8')).toBe('sample.raw');
    await fetch(`${lab.address}/api/runs/${uuid}`, { method: 'DELETE' });
    expect(readdirSync(buildPath())).toEqual(['sample.raw']);
  });

  it('is recreated if it is missing', async () => {
    rmSync(buildPath(), { recursive: true });
    const pool = lab.database?.pool as NonNullable<Laboratory['database']>['pool'];
    await linkAllRawFiles({ settings: readSettings({ DATA_DIR: folder }), pool, log: createLog('silent') });
    expect(readFileSync(join(buildPath(), 'sample.raw'), 'utf8')).toBe('sample.raw');
  });

  it('is never shared between pipelines, regardless of the name of the project', () => {
    expect(formatPathAsStr({ slug: 'raw' }, { slug: 'x' })).toBe('proteomics/projects/raw/x');
  });
});
