/** Tests requests that refer to a pipeline while it is deleted. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type Laboratory, readFixtureFiles, startLaboratory } from '../results/testing-laboratory.ts';

describeWithDatabase('A request that refers to a pipeline', () => {
  let lab: Laboratory;
  let user = '';
  beforeAll(async () => {
    lab = await startLaboratory();
    const made = await lab.sendRequest('/api/admin/users', {
      project: undefined,
      pipeline: undefined,
      name: 'Alex',
      email: 'alex@example.org',
    });
    user = ((await made.json()) as { uuid: string }).uuid;
  });
  afterAll(() => lab?.stop());

  const uploadRawFile = (uuid: string) => {
    const form = new FormData();
    form.set('pipeline', uuid);
    form.set('user', user);
    form.set('orig_file', new Blob(['content']), 'late.raw');
    return fetch(`${lab.address}/api/upload/raw`, { method: 'POST', body: form });
  };
  const importTables = (uuid: string) => {
    const form = new FormData();
    form.set('pipeline', uuid);
    form.set('raw_file', 'late.raw');
    for (const [name, content] of Object.entries(readFixtureFiles('summary.txt', 'parameters.txt')))
      form.append('files', new Blob([String(content)]), name);
    return fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
  };

  it.each([
    ['an upload', (_slug: string, uuid: string) => uploadRawFile(uuid)],
    ['an import', (_slug: string, uuid: string) => importTables(uuid)],
    [
      'an annotation',
      (slug: string) =>
        lab.sendRequest('/api/qc/annotations', {
          pipeline: slug,
          user,
          kind: 'cleaning',
          at: '2025-03-05T10:00:00',
          text: 'x',
        }),
    ],
  ] as const)('returns 404 if the pipeline is deleted during the request: %s', async (what, send) => {
    const { slug, uuid } = await lab.createPipeline(`For ${what}`);
    const { pool } = lab.database as Database;
    const deletion = await pool.connect();
    try {
      await deletion.query('begin');
      await deletion.query('delete from proteomics_pipelines where uuid = $1', [uuid]);
      const answer = send(slug, uuid);
      const blocked = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      const countWaiting = async () => (await pool.query(blocked)).rowCount;
      await expect.poll(countWaiting).toBeGreaterThan(0);
      await deletion.query('commit');
      expect((await answer).status).toBe(404);
    } finally {
      await deletion.query('rollback');
      deletion.release();
    }
    expect((await (await fetch(`${lab.address}/api/runs?project=${lab.project}`)).json()) as object).toMatchObject({
      total: 0,
    });
  });
});
