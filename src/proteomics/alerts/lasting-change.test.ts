/** Tests of alerts about lasting changes. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { type QualityServer, startQualityServer } from '../quality/testing-quality.ts';
import { queueMessages } from '../webhooks/message.ts';
import { createAlert } from './store.ts';

const COUNT = 26;
const STEP = 20;
const getPeptides = (index: number) => (index < STEP ? 1_000 : 850) + (index % 7);

describeWithDatabase('An alert about lasting changes', () => {
  let server: QualityServer;
  beforeAll(async () => {
    const lastRun = new Date().toISOString().slice(0, 19);
    server = await startQualityServer({ count: COUNT, lastRun, createValues: (index) => ({ N_peptides: getPeptides(index) }) });
    const alert = { userUuid: null, channel: 'email', address: 'a@example.org', isDaily: false, silentHours: 24 } as const;
    await createAlert(server.pool, server.seeded.pipelineUuid, { ...alert, events: ['lasting_change'] }, new Date());
  });
  afterAll(() => server.stop());
  beforeEach(() => server.pool.query('delete from proteomics_silences; delete from proteomics_alert_messages'));

  /** Stores the values of a run again, and returns the lines of all messages. */
  const storeRun = async (index: number, more: Record<string, number> = {}) => {
    const { rows: runs } = await server.pool.query<{ uuid: string; name: string }>(
      'select uuid, name from proteomics_raw_files where name like $1',
      [`${server.seeded.runs[index]}.%`],
    );
    const run = runs[0] as { uuid: string; name: string };
    const after = { N_peptides: getPeptides(index), ...more };
    await runInTransaction(server.pool, (client) => queueMessages(client, run, { before: {}, after }));
    const { rows } = await server.pool.query<{ line: string }>(
      `select content -> 'lines' ->> 0 as line from proteomics_alert_messages where content ->> 'event' = 'lasting_change'`,
    );
    return rows.map(({ line }) => line);
  };

  it('is sent once for a change, and names the first run after it', async () => {
    await storeRun(COUNT - 1);
    const start = server.seeded.runs[STEP] as string;
    expect(await storeRun(COUNT - 2)).toEqual([expect.stringMatching(`dropped at ${start} .*, from 1,00\\d to 85[\\d.]+\\.$`)]);
  });

  it('is not sent for an acknowledged cause', async () => {
    const silence = { cause: 'identification', note: 'Column ordered', until: '2099-01-01T08:00:00Z' };
    await server.send('POST', 'silences', silence);
    expect(await storeRun(COUNT - 1)).toEqual([]);
  });

  it('is not sent for old runs', async () => {
    await server.pool.query(`update proteomics_raw_files set acquired_at = overlay(acquired_at placing '2020' from 1 for 4)`);
    expect(await storeRun(COUNT - 1)).toEqual([]);
  });
});
