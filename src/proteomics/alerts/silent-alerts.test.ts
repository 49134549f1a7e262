/** Alerts end with the access that they were made with, by a real mail server and the platform's own word. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addManagers, demoState } from '../../../simulators/platform/initial-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { inTransaction } from '../../storage/transaction.ts';
import { COLLABORATION, EXAMPLE, type PeopleServer, peopleEnvironment, startPeopleServer } from '../access/testing-people.ts';
import { startReceiver, type TestReceiver } from '../webhooks/testing-receiver.ts';
import { noteCause } from './causes.ts';
import { startMailServer, type TestMailServer } from './testing-mail.ts';

const PAGE = '/proteomics/projects/lung-cohort/tmt11-quality/alerts';
/** Longer than is kept what the platform said. */
const LATER_MS = 120_000;

describeWithDatabase('An alert of somebody whose access may end', () => {
  let server: PeopleServer;
  let platform: SimulatedPlatform;
  let mail: TestMailServer;
  let chat: TestReceiver;
  beforeAll(async () => {
    const state = demoState();
    addManagers(state);
    [mail, chat, platform] = await Promise.all([
      startMailServer(),
      startReceiver(),
      startSimulatedPlatform({ state, validateAnswers: true }),
    ]);
    server = await startPeopleServer({
      ...peopleEnvironment(platform),
      PROTEOMICS_ACCESS: 'login',
      SMTP_URL: mail.url,
      SMTP_FROM: 'Concordat <concordat@example.org>',
      WEBHOOK_PRIVATE_ADDRESSES: 'true',
    });
  });
  afterAll(async () => {
    await server?.stop();
    await Promise.all([mail?.stop(), chat?.stop(), platform?.stop()]);
  });
  beforeEach(async () => {
    // Only the clock, ahead of what becomes due: what the platform said is asked for again after a while.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + LATER_MS);
    await server.place(COLLABORATION);
  });
  afterEach(() => {
    platform.reset();
    vi.setSystemTime(Date.now() + LATER_MS);
    mail.received.length = 0;
    chat.received.length = 0;
  });
  afterAll(() => vi.useRealTimers());

  const create = (asker: 'member' | 'manager', fields: Record<string, string> = {}) =>
    server.send(asker, PAGE, {
      form: new URLSearchParams({ channel: 'email', events: 'failed_run', ...fields }),
      accept: 'text/html',
    });
  /** Something happens, and the queue of the server is through with it. */
  const happen = async (name: string) => {
    // The page asks the platform first: a slow machine then has its answer before the queue waits for it.
    await page();
    const content = { title: `Something: ${name}`, lines: ['a line'], path: '/proteomics' };
    await inTransaction(server.database.pool, (client) =>
      noteCause(
        client,
        { pipelineUuid: EXAMPLE.pipeline, event: 'failed_run', name, content },
        new Date(vi.getRealSystemTime()),
      ),
    );
    const open = async () =>
      (await server.database.pool.query('select from proteomics_alert_messages where settled_at is null')).rowCount;
    await expect.poll(open, { timeout: 20_000 }).toBe(0);
  };
  const leave = (shortName: string, name: string) => {
    const collaboration = platform.state.collaborations.find((one) => one.shortName === shortName);
    const at = collaboration?.memberships.findIndex(({ userId }) => platform.state.user(userId).name === name) ?? -1;
    collaboration?.memberships.splice(at, 1);
    vi.setSystemTime(Date.now() + LATER_MS);
  };
  const page = async () => (await server.send('manager', PAGE, { accept: 'text/html' })).text;

  it('tells its person as long as they belong to the collaboration', async () => {
    await create('member');
    await happen('first');
    expect(mail.received.map(({ to }) => to)).toEqual([['demo.member@example.org']]);
  });

  it('is silent once the project has passed to another collaboration, and says so on its page', async () => {
    await create('member');
    const json = { collaboration: 'crops:seed_bank' };
    const moved = await server.send('manager', '/api/admin/projects/lung-cohort', { method: 'PATCH', json });
    await happen('after the move');
    expect([moved.status, mail.received]).toEqual([200, []]);
    expect(await page()).toContain('Silent: Demo Member can no longer read this project.');
  });

  it('is silent once its person has left the collaboration, although the last login named it', async () => {
    await create('member');
    leave('drought_trial', 'Demo Member');
    await happen('after the farewell');
    expect(mail.received).toEqual([]);
    expect(await page()).toContain('not sent: Demo Member can no longer read this project.');
  });

  it('of a manager tells a chat service as long as the platform lists the manager', async () => {
    await create('manager', { channel: 'slack', address: `${chat.address}/hook` });
    await happen('while a manager');
    leave('managers', 'Demo Manager');
    await happen('after that');
    expect(chat.received.map(({ body }) => /while a manager|after that/.exec(body)?.[0])).toEqual(['while a manager']);
  });

  it('is tested for nobody who may not read any more', async () => {
    await create('member');
    leave('drought_trial', 'Demo Member');
    const { rows } = await server.database.pool.query('select uuid from proteomics_alerts');
    await server.send('manager', `${PAGE}/${rows[0].uuid}/test`, { form: new URLSearchParams(), accept: 'text/html' });
    expect(mail.received).toEqual([]);
    expect(await page()).toContain('not sent: Demo Member can no longer read this project.');
  });
});
