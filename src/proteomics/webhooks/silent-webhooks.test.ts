/** Webhooks end with the access that they were set with, by a real receiver and the platform's own word. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { sendJobs } from '../../jobs/send-jobs.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { inTransaction } from '../../storage/transaction.ts';
import {
  ADMIN_TOKEN,
  COLLABORATION,
  EXAMPLE,
  makePeopleEnvironment,
  type PeopleServer,
  startPeopleServer,
} from '../access/testing-people.ts';
import { DELIVER_WEBHOOK } from '../jobs.ts';
import { startReceiver, type TestReceiver } from './testing-receiver.ts';

const PATH = `/api/admin/pipelines/${EXAMPLE.pipeline}/webhook`;
/** Longer than is kept what the platform said. */
const LATER_MS = 120_000;

describeWithDatabase('A webhook of somebody whose access may end', () => {
  let server: PeopleServer;
  let platform: SimulatedPlatform;
  let receiver: TestReceiver;
  beforeAll(async () => {
    [receiver, platform] = await Promise.all([startReceiver(), startSimulatedPlatform({ validateAnswers: true })]);
    server = await startPeopleServer({
      ...makePeopleEnvironment(platform),
      PROTEOMICS_ACCESS: 'login',
      WEBHOOK_PRIVATE_ADDRESSES: 'true',
    });
  });
  afterAll(async () => {
    await server?.stop();
    await Promise.all([receiver?.stop(), platform?.stop()]);
    vi.useRealTimers();
  });
  beforeEach(async () => {
    // Only the clock: what the platform said is asked for again after a while.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + LATER_MS);
    await server.place(COLLABORATION);
    await server.logIn('administrator');
    const { status } = await server.send('administrator', PATH, {
      method: 'PUT',
      json: { url: `${receiver.address}/hook`, enabled: true },
    });
    expect(status).toBe(200);
  });
  afterEach(() => {
    platform.reset();
    receiver.received.length = 0;
  });

  /** A message is due, and the queue of the server is through with it. */
  const happen = async () => {
    // A slow machine then has the platform's answer before the queue waits for it.
    await server.send('administrator', '/api/admin/pipelines');
    const { pool } = server.database;
    await inTransaction(pool, async (client) => {
      const uuid = randomUUID();
      await client.query('insert into proteomics_webhook_deliveries (uuid, pipeline_uuid, message) values ($1, $2, $3)', [
        uuid,
        EXAMPLE.pipeline,
        { id: uuid, event: 'test', project: 'lung-cohort', pipeline: 'tmt11-quality' },
      ]);
      await sendJobs(client, DELIVER_WEBHOOK, [{ data: { message: uuid }, key: uuid }]);
    });
    const waiting = async () => (await pool.query('select from proteomics_webhook_deliveries')).rowCount;
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  };
  const lastOf = async () => (await server.send('manager', PATH)).body.last_delivery;

  it('tells its receiver as long as they manage the pipeline', async () => {
    await happen();
    expect([receiver.received.length, (await lastOf()).delivered]).toEqual([1, true]);
  });

  it('is silent once they have left the collaboration, and says so', async () => {
    const collaboration = platform.state.collaborations.find(({ shortName }) => shortName === 'drought_trial');
    const at =
      collaboration?.memberships.findIndex(({ userId }) => platform.state.user(userId).name === 'Demo Administrator') ?? -1;
    collaboration?.memberships.splice(at, 1);
    vi.setSystemTime(Date.now() + LATER_MS);
    await happen();
    expect([receiver.received, await lastOf()]).toMatchObject([
      [],
      { delivered: false, message: 'Demo Administrator no longer manages this project.' },
    ]);
  });

  it('is silent once the project has passed to another collaboration', async () => {
    const json = { collaboration: 'crops:seed_bank' };
    await server.send('manager', '/api/admin/projects/lung-cohort', { method: 'PATCH', json });
    await happen();
    expect([receiver.received, (await lastOf()).delivered]).toEqual([[], false]);
  });

  it('is silent once they are erased', async () => {
    const { rows } = await server.database.pool.query(`select uuid from proteomics_users where name = 'Demo Administrator'`);
    await server.send('manager', `/api/admin/users/${rows[0].uuid}`, { method: 'DELETE' });
    await happen();
    expect([receiver.received, await lastOf()]).toMatchObject([[], { message: 'The person who set this was deleted.' }]);
  });

  it('tells again when the administration sets it', async () => {
    const json = { collaboration: 'crops:seed_bank' };
    await server.send('manager', '/api/admin/projects/lung-cohort', { method: 'PATCH', json });
    const set = { url: `${receiver.address}/hook`, enabled: true };
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    await server.send('anonymous', PATH, { method: 'PUT', json: set, headers });
    await happen();
    expect(receiver.received).toHaveLength(1);
  });
});
