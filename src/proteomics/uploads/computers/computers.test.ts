/** Tests computers that upload runs, and reports about those without heartbeats. The tests run the checks directly. */
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { createAlert } from '../../alerts/store.ts';
import { type QualityServer, readJson, startQualityServer } from '../../quality/testing-quality.ts';
import { reportSilentComputers } from './silence.ts';

interface Computers {
  items: { computer: string; folder: string; last_file: string | null; silent: boolean }[];
}

describeWithDatabase('Uploading computers', () => {
  let server: QualityServer;
  let pool: pg.Pool;
  const settings = readSettings({});
  beforeAll(async () => {
    server = await startQualityServer({ count: 1 });
    pool = server.pool;
    const alert = { userUuid: null, channel: 'email', address: 'a@example.org', isDaily: false, silentHours: 24 } as const;
    await createAlert(pool, server.seeded.pipelineUuid, { ...alert, events: ['silent_computer'] }, new Date());
  });
  afterAll(() => server.stop());
  beforeEach(() => pool.query('delete from proteomics_computers; delete from proteomics_alert_messages'));

  const sendHeartbeat = (body: object = {}) =>
    fetch(`${server.address}/api/heartbeats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        pipeline: server.seeded.pipelineUuid,
        user: server.seeded.user,
        computer: 'LUMOS-PC',
        folder: 'D:',
        version: '0.3.0',
        ...body,
      }),
    });
  const listComputers = async () => {
    const { project, pipeline } = server.seeded;
    const answer = fetch(`${server.address}/api/heartbeats?${new URLSearchParams({ project, pipeline })}`);
    return (await readJson<Computers>(answer)).items;
  };
  const readMessages = async () => {
    const { rows } = await pool.query<{ title: string }>(
      `select content ->> 'title' as title from proteomics_alert_messages order by made_at`,
    );
    return rows.map(({ title }) => title);
  };
  /** Moves the last heartbeats this many minutes into the past. */
  const ageHeartbeats = (minutes: number) =>
    pool.query(`update proteomics_computers set seen_at = now() - make_interval(mins => $1)`, [minutes]);
  const checkSilence = async (count: number) => {
    for (let number = 0; number < count; number += 1) await reportSilentComputers({ settings, pool, now: () => new Date() });
  };

  it('are reported once after 15 minutes of silence, and once when they send heartbeats again', async () => {
    await sendHeartbeat();
    await ageHeartbeats(16);
    await Promise.all([checkSilence(5), checkSilence(5)]);
    expect(await readMessages()).toEqual(['LUMOS-PC has been silent for 15 minutes: TMT11 quality']);
    await Promise.all([sendHeartbeat(), sendHeartbeat()]);
    expect(await readMessages()).toEqual([expect.any(String), 'LUMOS-PC is back: TMT11 quality']);
  });

  it('are reported again after a second silence', async () => {
    for (const minutes of [16, 20]) {
      await sendHeartbeat();
      await ageHeartbeats(minutes);
      await checkSilence(3);
    }
    await sendHeartbeat();
    expect((await readMessages()).map((title) => title.includes('silent'))).toEqual([true, false, true, false]);
  });

  it('are not reported earlier, nor in the first checks after a pause of the server', async () => {
    await sendHeartbeat();
    await ageHeartbeats(14);
    await checkSilence(5);
    await ageHeartbeats(60);
    await checkSilence(2);
    expect(await readMessages()).toEqual([]);
  });

  it('are listed by name and folder, with their state', async () => {
    await sendHeartbeat({ last_file: 'a.raw' });
    await ageHeartbeats(16);
    await sendHeartbeat({ folder: 'E:' });
    expect(await listComputers()).toMatchObject([
      { computer: 'LUMOS-PC', folder: 'D:', last_file: 'a.raw', silent: true },
      { computer: 'LUMOS-PC', folder: 'E:', last_file: null, silent: false },
    ]);
    const upload = server.getPageUrl().replace(/qc$/, 'upload');
    expect(await (await fetch(upload)).text()).toMatch(/Uploading computers[\s\S]*silent, seen/);
  });

  it('keep their last file if a heartbeat contains none', async () => {
    await sendHeartbeat({ last_file: 'a.raw' });
    await sendHeartbeat();
    expect(await listComputers()).toMatchObject([{ last_file: 'a.raw' }]);
  });

  it('are removed 30 days after their last heartbeat', async () => {
    await sendHeartbeat();
    await ageHeartbeats(31 * 24 * 60);
    await checkSilence(1);
    expect(await listComputers()).toEqual([]);
  });

  it('are limited to 100 in a pipeline', async () => {
    await pool.query(
      `insert into proteomics_computers (uuid, pipeline_uuid, name, folder, version, seen_at)
        select gen_random_uuid(), $1, 'PC ' || n, 'D:', '0.3.0', now() from generate_series(1, 100) n`,
      [server.seeded.pipelineUuid],
    );
    const refused = await sendHeartbeat();
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('100 computers')]);
    expect((await sendHeartbeat({ computer: 'PC 7' })).status).toBe(204);
    await pool.query(
      `update proteomics_computers set reported_at = now(), seen_at = seen_at - interval '1 day' where name = 'PC 8'`,
    );
    expect((await sendHeartbeat()).status, 'in place of a silent computer').toBe(204);
    const names = (await listComputers()).map(({ computer }) => computer);
    expect([names.length, names.includes('PC 8'), names.includes('LUMOS-PC')]).toEqual([100, false, true]);
  });

  it.each([
    [{ computer: ' ' }, 400],
    [{ computer: 'a\0' }, 400],
    [{ folder: undefined }, 400],
    [{ user: undefined }, 400],
    [{ user: '0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4' }, 404],
    [{ pipeline: '0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4' }, 404],
  ])('cannot send the heartbeat %j', async (body, status) => {
    expect([(await sendHeartbeat(body)).status, await listComputers()]).toEqual([status, []]);
  });
});
