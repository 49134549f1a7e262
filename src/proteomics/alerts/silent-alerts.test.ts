// @module-tag full
/** Tests that alerts end with the rights of their user, with a real mail server and a simulated platform. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addManagers, createDemoState } from '../../../simulators/platform/initial-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { DELIVERY_WORKERS } from '../../webhooks/deliveries.ts';
import { startReceiver, type TestReceiver } from '../../webhooks/testing-receiver.ts';
import {
  COLLABORATION,
  createPeopleEnvironment,
  createSessionCookie,
  EXAMPLE,
  type PeopleServer,
  startPeopleServer,
} from '../access/testing-people.ts';
import { recordAlertEvent } from './causes.ts';
import { startEndlessMailServer, startMailServer, type TestMailServer } from './testing-mail.ts';

const PAGE = '/proteomics/projects/lung-cohort/tmt11-quality/alerts';
/** Longer than the time for which the server caches responses of the platform, in milliseconds. */
const LATER_MS = 120_000;

describeWithDatabase('An alert of a user', () => {
  let environment: Record<string, string>;
  let server: PeopleServer;
  let platform: SimulatedPlatform;
  let mail: TestMailServer;
  let chat: TestReceiver;
  beforeAll(async () => {
    const state = createDemoState();
    addManagers(state);
    [mail, chat, platform] = await Promise.all([
      startMailServer(),
      startReceiver(),
      startSimulatedPlatform({ state, validateAnswers: true }),
    ]);
    environment = {
      ...createPeopleEnvironment(platform),
      PROTEOMICS_ACCESS: 'login',
      SMTP_URL: mail.url,
      SMTP_FROM: 'Concordat <concordat@example.org>',
      WEBHOOK_PRIVATE_ADDRESSES: 'true',
    };
    server = await startPeopleServer(environment);
  });
  afterAll(async () => {
    await server?.stop();
    await Promise.all([mail?.stop(), chat?.stop(), platform?.stop()]);
  });
  beforeEach(async () => {
    // Only the clock is fake, so that cached responses expire.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + LATER_MS);
    await server.placeRecords(COLLABORATION);
  });
  afterEach(() => {
    platform.reset();
    vi.setSystemTime(Date.now() + LATER_MS);
    mail.received.length = 0;
    chat.received.length = 0;
  });
  afterAll(() => vi.useRealTimers());

  const createAlertAs = (actor: 'member' | 'manager', fields: Record<string, string> = {}) =>
    server.send(actor, PAGE, {
      form: new URLSearchParams({ channel: 'email', events: 'failed_run', ...fields }),
      accept: 'text/html',
    });
  const recordEvent = async (name: string) => {
    // The first request can take longer than the timeout for the platform. Its response is then cached.
    await readPage();
    const content = { title: `Something: ${name}`, lines: ['a line'], path: '/proteomics' };
    await runInTransaction(server.database.pool, (client) =>
      recordAlertEvent(
        client,
        { pipelineUuid: EXAMPLE.pipeline, event: 'failed_run', name, content },
        new Date(vi.getRealSystemTime()),
      ),
    );
  };
  /** Records an event, and waits until the queue of the server has processed it. */
  const triggerEvent = async (name: string) => {
    await recordEvent(name);
    const countOpenMessages = async () =>
      (await server.database.pool.query('select from proteomics_alert_messages where settled_at is null')).rowCount;
    await expect.poll(countOpenMessages).toBe(0);
  };
  const removeMembership = (shortName: string, name: string) => {
    const collaboration = platform.state.collaborations.find((one) => one.shortName === shortName);
    const at = collaboration?.memberships.findIndex(({ userId }) => platform.state.getUser(userId).name === name) ?? -1;
    collaboration?.memberships.splice(at, 1);
    vi.setSystemTime(Date.now() + LATER_MS);
  };
  const readPage = async () => (await server.send('manager', PAGE, { accept: 'text/html' })).text;

  it('is sent while its owner is a member of the collaboration', async () => {
    await createAlertAs('member');
    await triggerEvent('first');
    expect(mail.received.map(({ to }) => to)).toEqual([['demo.member@example.org']]);
  });

  it('is sent to the address of the latest login only', async () => {
    await createAlertAs('member');
    const logIn = async (claims: Record<string, unknown>) => {
      vi.setSystemTime(Date.now() + 1_000);
      await server.logIn('member', claims);
      await server.send('member', '/api/runs');
    };
    const cookie = await createSessionCookie(environment, server.database, 'member');
    await logIn({ email: 'new.address@example.org', email_verified: true });
    // A session from before the change still has the earlier address.
    await server.send('anonymous', '/api/runs', { headers: { cookie } });
    await triggerEvent('after the change');
    expect(mail.received.map(({ to }) => to)).toEqual([['new.address@example.org']]);
    await logIn({ email: 'unverified@example.org', email_verified: false });
    await triggerEvent('while it is unverified');
    expect(mail.received).toHaveLength(1);
    expect(await readPage()).toContain('The login of its user has no verified email address.');
    await logIn({ email: 'unverified@example.org', email_verified: true });
    await triggerEvent('after it was verified');
    expect(mail.received.map(({ to }) => to)).toEqual([['new.address@example.org'], ['unverified@example.org']]);
    await logIn({ email: 'first@example.org', email_verified: true });
    const { rows } = await server.database.pool.query(`select email from proteomics_users where name = 'Demo Member'`);
    expect(rows, 'the address of another user').toEqual([{ email: '' }]);
    await logIn({});
  });

  it('is not sent after the project moved to another collaboration, and the page states the reason', async () => {
    await createAlertAs('member');
    const json = { collaboration: 'crops:seed_bank' };
    const moved = await server.send('manager', '/api/admin/projects/lung-cohort', { method: 'PATCH', json });
    await triggerEvent('after the move');
    expect([moved.status, mail.received]).toEqual([200, []]);
    expect(await readPage()).toContain('Silent: Demo Member can no longer read this project.');
  });

  it('is not sent after its owner left the collaboration, even if the last login listed the collaboration', async () => {
    await createAlertAs('member');
    removeMembership('drought_trial', 'Demo Member');
    await triggerEvent('after the farewell');
    expect(mail.received).toEqual([]);
    expect(await readPage()).toContain('not sent: Demo Member can no longer read this project.');
  });

  it('is sent to a chat service only while the platform lists its owner as a manager', async () => {
    await createAlertAs('manager', { channel: 'slack', address: `${chat.address}/hook` });
    await triggerEvent('while a manager');
    removeMembership('managers', 'Demo Manager');
    await triggerEvent('after that');
    expect(chat.received.map(({ body }) => /while a manager|after that/.exec(body)?.[0])).toEqual(['while a manager']);
  });

  it('is sent even while the receivers of another user do not respond', async () => {
    const silent = await startReceiver();
    silent.answerWith(...Array.from({ length: 100 }, () => 0));
    for (let at = 0; at < DELIVERY_WORKERS.parallel; at += 1)
      await createAlertAs('manager', { channel: 'slack', address: `${silent.address}/${at}` });
    await createAlertAs('member');
    await recordEvent('for two users');
    await expect.poll(() => mail.received.length).toBe(1);
    await expect.poll(() => silent.received.length).toBeGreaterThan(0);
    const { rowCount } = await server.database.pool.query(
      `select from pgboss.job where name = 'proteomics-alert' and state = 'active' and data ->> 'alert' in
         (select uuid::text from proteomics_alerts where channel = 'slack')`,
    );
    // Two workers that ask for work at the same moment can both get a message of one owner.
    expect(rowCount).toBeLessThan(DELIVERY_WORKERS.parallel - DELIVERY_WORKERS.reserved);
    await server.database.pool.query(`delete from proteomics_alerts where channel = 'slack'`);
    await silent.stop();
  });

  it('is rejected if its owner has 50 alerts of the pipeline, but other users can create theirs', async () => {
    await server.database.pool.query('delete from proteomics_alerts');
    const statuses = [];
    for (let at = 0; at <= 50; at += 1) statuses.push((await createAlertAs('member')).status);
    expect([statuses.slice(48), (await createAlertAs('manager')).status]).toEqual([[303, 303, 409], 303]);
    await server.database.pool.query('delete from proteomics_alerts');
  });

  it('is not sent as a test if its owner can no longer read the project', async () => {
    await createAlertAs('member');
    removeMembership('drought_trial', 'Demo Member');
    const { rows } = await server.database.pool.query('select uuid from proteomics_alerts');
    await server.send('manager', `${PAGE}/${rows[0].uuid}/test`, { form: new URLSearchParams(), accept: 'text/html' });
    expect(mail.received).toEqual([]);
    expect(await readPage()).toContain('not sent: Demo Member can no longer read this project.');
  });

  it('fails, and frees its worker, if a response of the mail server never ends', async () => {
    const endless = await startEndlessMailServer();
    const other = await startPeopleServer({ ...environment, SMTP_URL: endless.url });
    await other.placeRecords(COLLABORATION);
    const form = new URLSearchParams({ channel: 'email', events: 'failed_run' });
    await other.send('member', PAGE, { form, accept: 'text/html' });
    const { rows } = await other.database.pool.query('select uuid from proteomics_alerts');
    const waitFor = AbortSignal.timeout.bind(AbortSignal);
    const shortened = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => waitFor(ms / 50));
    await other.send('member', `${PAGE}/${rows[0].uuid}/test`, { form: new URLSearchParams(), accept: 'text/html' });
    shortened.mockRestore();
    expect((await other.send('member', PAGE, { accept: 'text/html' })).text).toContain('did not respond in time');
    await expect.poll(() => endless.sockets.size).toBe(0);
    await other.stop();
    await endless.stop();
  });
});
