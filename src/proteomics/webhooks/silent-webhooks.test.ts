/** Tests that webhooks end with the rights of their user, with a real receiver and a simulated platform. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { sendJobs } from '../../jobs/job.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { startReceiver, type TestReceiver } from '../../webhooks/testing-receiver.ts';
import {
  ADMIN_TOKEN,
  COLLABORATION,
  createPeopleEnvironment,
  EXAMPLE,
  type PeopleServer,
  startPeopleServer,
} from '../access/testing-people.ts';
import { DELIVER_WEBHOOK } from '../jobs.ts';

const PATH = `/api/admin/pipelines/${EXAMPLE.pipeline}/webhook`;
/** Longer than the time for which the server caches responses of the platform, in milliseconds. */
const LATER_MS = 120_000;

describeWithDatabase('A webhook of a user', () => {
  let server: PeopleServer;
  let platform: SimulatedPlatform;
  let receiver: TestReceiver;
  beforeAll(async () => {
    [receiver, platform] = await Promise.all([startReceiver(), startSimulatedPlatform({ validateAnswers: true })]);
    server = await startPeopleServer({
      ...createPeopleEnvironment(platform),
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
    // Only the clock is fake, so that cached responses expire.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + LATER_MS);
    await server.placeRecords(COLLABORATION);
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

  /** Queues a message, and waits until the queue of the server has processed it. */
  const triggerEvent = async () => {
    // The first request can take longer than the timeout for the platform. Its response is then cached.
    await server.send('administrator', '/api/admin/pipelines');
    const { pool } = server.database;
    await runInTransaction(pool, async (client) => {
      const uuid = randomUUID();
      await client.query('insert into proteomics_webhook_deliveries (uuid, pipeline_uuid, message) values ($1, $2, $3)', [
        uuid,
        EXAMPLE.pipeline,
        { id: uuid, event: 'test', project: 'lung-cohort', pipeline: 'tmt11-quality' },
      ]);
      await sendJobs(client, DELIVER_WEBHOOK, [{ data: { message: uuid }, key: uuid }]);
    });
    const countWaiting = async () => (await pool.query('select from proteomics_webhook_deliveries')).rowCount;
    await expect.poll(countWaiting).toBe(0);
  };
  const readLastDelivery = async () => (await server.send('manager', PATH)).body.last_delivery;

  it('sends messages while the user manages the pipeline', async () => {
    await triggerEvent();
    expect([receiver.received.length, (await readLastDelivery()).delivered]).toEqual([1, true]);
  });

  it('sends no message after the user left the collaboration, and shows the reason', async () => {
    const collaboration = platform.state.collaborations.find(({ shortName }) => shortName === 'drought_trial');
    const at =
      collaboration?.memberships.findIndex(({ userId }) => platform.state.getUser(userId).name === 'Demo Administrator') ?? -1;
    collaboration?.memberships.splice(at, 1);
    vi.setSystemTime(Date.now() + LATER_MS);
    await triggerEvent();
    expect([receiver.received, await readLastDelivery()]).toMatchObject([
      [],
      { delivered: false, message: 'Demo Administrator no longer manages this project.' },
    ]);
  });

  it('sends no message after the project moved to another collaboration', async () => {
    const json = { collaboration: 'crops:seed_bank' };
    await server.send('manager', '/api/admin/projects/lung-cohort', { method: 'PATCH', json });
    await triggerEvent();
    expect([receiver.received, (await readLastDelivery()).delivered]).toEqual([[], false]);
  });

  it('sends no message after the user was erased', async () => {
    const { rows } = await server.database.pool.query(`select uuid from proteomics_users where name = 'Demo Administrator'`);
    await server.send('manager', `/api/admin/users/${rows[0].uuid}`, { method: 'DELETE' });
    await triggerEvent();
    expect([receiver.received, await readLastDelivery()]).toMatchObject([
      [],
      { message: 'The person who set this was deleted.' },
    ]);
  });

  it('sends messages again after an administrator has set it', async () => {
    const json = { collaboration: 'crops:seed_bank' };
    await server.send('manager', '/api/admin/projects/lung-cohort', { method: 'PATCH', json });
    const set = { url: `${receiver.address}/hook`, enabled: true };
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    await server.send('anonymous', PATH, { method: 'PUT', json: set, headers });
    await triggerEvent();
    expect(receiver.received).toHaveLength(1);
  });
});
