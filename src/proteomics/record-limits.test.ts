/** Tests the maximum numbers of records of a pipeline, through the server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../storage/testing.ts';
import { type QualityServer, startQualityServer } from './quality/testing-quality.ts';

describeWithDatabase('A pipeline', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({ count: 2 });
  });
  afterAll(() => server.stop());

  const until = new Date(Date.now() + 3_600_000).toISOString();
  const addAlert = () => {
    const fields = { channel: 'email', address: 'a@example.org', events: 'failed_run', rhythm: 'at_once' };
    const path = server.getPageUrl().replace('/qc', '/alerts');
    const headers = { accept: 'text/html' };
    return fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  };
  const submitForm = (page: string, fields: Record<string, string>) =>
    server.submitForm(page, Object.entries({ user: server.seeded.user, ...fields }));
  const sendJson = (operation: string, body: object) => server.send('POST', operation, body);
  const COLUMNS = { uuid: 'gen_random_uuid()', pipeline_uuid: '$1', changed_by: `'Operator'`, changed_at: 'now()' };

  it.each([
    {
      noun: '5,000 annotations',
      table: 'proteomics_annotations',
      columns: { ...COLUMNS, kind: `'other'`, at: `'2025-03-04T08:30:00'`, text: `'New column'` },
      create: () => sendJson('annotations', { kind: 'other', at: '2025-03-04T08:30:00', text: 'New column' }),
      submit: () => submitForm('/annotations', { kind: 'other', at: '2025-03-04T08:30', text: 'New column' }),
    },
    {
      noun: '500 silences',
      table: 'proteomics_silences',
      columns: { ...COLUMNS, cause: `'spray'`, note: `'Booked'`, until: `now() + interval '1 day'` },
      create: () => sendJson('silences', { cause: 'spray', note: 'Booked', until }),
      submit: () => submitForm('/silences', { cause: 'spray', instrument: '', note: 'Booked', duration: 'week', until: '' }),
    },
    {
      noun: '1,000 reference sets',
      table: 'proteomics_guide_sets',
      columns: { ...COLUMNS, name: `'set ' || number`, note: `''`, is_baseline: 'false' },
      create: () => sendJson('guide-sets', { name: `${Math.random()}`, raw_files: server.seeded.runs }),
    },
    {
      noun: '500 alerts',
      table: 'proteomics_alerts',
      columns: {
        uuid: 'gen_random_uuid()',
        pipeline_uuid: '$1',
        channel: `'email'`,
        address: `''`,
        events: `'[]'`,
        created_at: 'now()',
      },
      create: addAlert,
    },
  ])(
    'has a maximum number of records, even for concurrent requests: $noun',
    async ({ noun, table, columns, create, submit }) => {
      const most = Number(noun.replaceAll(/\D/g, ''));
      await server.pool.query(
        `insert into ${table} (${Object.keys(columns)}) select ${Object.values(columns)} from generate_series(1, ${most - 1}) as number`,
        [server.seeded.pipelineUuid],
      );
      const answers = await Promise.all([create(), create(), create()]);
      const [accepted, ...refused] = answers.toSorted((one, other) => one.status - other.status);
      expect([201, 303]).toContain(accepted?.status);
      for (const answer of refused) expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(noun)]);
      if (submit !== undefined) expect((await submit()).status).toBe(409);
    },
  );
});

describeWithDatabase('The reference sets of a pipeline', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({ count: 200 });
  });
  afterAll(() => server.stop());

  it('have at most 20,000 raw files together', async () => {
    const { seeded, pool } = server;
    const createSets = async (sets: number) => {
      await pool.query(
        `with filled as (insert into proteomics_guide_sets (uuid, pipeline_uuid, name, note, is_baseline, changed_by, changed_at)
           select gen_random_uuid(), $1, gen_random_uuid()::text, '', false, 'Operator', now() from generate_series(1, $2) returning uuid)
         insert into proteomics_guide_set_members (guide_set_uuid, raw_file_uuid)
           select filled.uuid, r.uuid from filled, proteomics_raw_files r where r.pipeline_uuid = $1`,
        [seeded.pipelineUuid, sets],
      );
    };
    const createSet = async (name: string, runs: readonly string[]) => {
      const answer = await server.send('POST', 'guide-sets', { name, raw_files: runs });
      return { status: answer.status, body: (await answer.json()) as { uuid: string; detail?: string } };
    };
    await createSets(99);
    const statuses = [];
    for (const count of [198, 3, 2, 2]) {
      const { status, body } = await createSet(`${count} and ${statuses.length}`, seeded.runs.slice(0, count));
      statuses.push([status, /[\d,]+ raw files/.exec(body.detail ?? '')?.[0]]);
    }
    expect(statuses).toEqual([
      [201, undefined],
      [409, '20,000 raw files'],
      [201, undefined],
      [409, '20,000 raw files'],
    ]);
  });
});
