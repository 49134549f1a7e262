// @module-tag full
/** Tests webhooks with a real receiver and a simulated platform. */
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addManagers, createDemoState } from '../../../simulators/platform/initial-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type Received, startReceiver, type TestReceiver } from '../../webhooks/testing-receiver.ts';
import {
  COLLABORATION,
  createLoginEnvironment,
  type HubActor,
  type Place,
  startTestHub,
  type TestHub,
} from '../testing-hub.ts';

const ADMIN_TOKEN = 'the-token-of-the-administration';
const SECRET = 'example-secret-of-32-characters';
/** Exceeds the time for which responses of the platform are cached. */
const LATER_MS = 120_000;

describeWithDatabase('The webhook of a workspace', () => {
  let hub: TestHub;
  let platform: SimulatedPlatform;
  let receiver: TestReceiver;
  let place: Place;
  beforeAll(async () => {
    const state = createDemoState();
    addManagers(state);
    [receiver, platform] = await Promise.all([startReceiver(), startSimulatedPlatform({ state, validateAnswers: true })]);
    hub = await startTestHub({
      ...createLoginEnvironment(platform),
      HUB_ACCESS: 'login',
      ADMIN_TOKEN,
      WEBHOOK_PRIVATE_ADDRESSES: 'true',
    });
  });
  afterAll(async () => {
    await hub?.stop();
    await Promise.all([receiver?.stop(), platform?.stop()]);
    vi.useRealTimers();
  });
  beforeEach(async () => {
    // Only the date is faked, so that cached responses of the platform expire.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + LATER_MS);
    place = await hub.place(COLLABORATION);
    receiver.received.length = 0;
  });
  afterEach(() => platform.reset());

  const buildPath = (more = '') => `/hub/workspaces/${place.workspaceId}/webhook${more}`;
  const setWebhook = (settings: object = {}, asker: HubActor = 'administrator') =>
    hub.send(asker, buildPath(), {
      method: 'PUT',
      json: { url: `${receiver.address}/hook`, secret: SECRET, enabled: true, ...settings },
    });
  const saveTitle = (title: string, asker: HubActor = 'administrator', { projectId, entityId } = place, version = 1) =>
    hub.send(asker, `/hub/projects/${projectId}/entities`, {
      json: { entity_type: 'Investigation', node_id: entityId, version, data: { title } },
    });
  /** Waits until all messages are delivered or dropped, and returns the delivered messages. */
  const waitForDeliveries = async () => {
    const countWaiting = async () => (await hub.database.pool.query('select from hub_webhook_deliveries')).rowCount;
    await expect.poll(countWaiting).toBe(0);
    return receiver.received.map(({ message }) => message);
  };
  const removeMembership = (shortName: string, name: string) => {
    const collaboration = platform.state.collaborations.find((one) => one.shortName === shortName);
    const at = collaboration?.memberships.findIndex(({ userId }) => platform.state.getUser(userId).name === name) ?? -1;
    collaboration?.memberships.splice(at, 1);
    vi.setSystemTime(Date.now() + LATER_MS);
  };

  it('is set by managers of the workspace only', async () => {
    const found = [await setWebhook(), await setWebhook({}, 'member'), await hub.send('member', buildPath())];
    expect(found.map(({ status }) => status)).toEqual([200, 403, 403]);
  });

  it('returns its settings without the secret, and 404 before it is set', async () => {
    const before = await hub.send('administrator', buildPath());
    await setWebhook();
    const { body } = await hub.send('administrator', buildPath());
    expect([before.status, body]).toEqual([
      404,
      { url: `${receiver.address}/hook`, has_secret: true, enabled: true, last_delivery: null },
    ]);
  });

  it('sends a signed message with the action after an entity is saved', async () => {
    await setWebhook();
    expect((await saveTitle('Heat')).status).toBe(200);
    await waitForDeliveries();
    const [{ headers, body, message } = {} as Partial<Received>] = receiver.received;
    expect(headers?.['concordat-signature']).toBe(
      `sha256=${createHmac('sha256', SECRET)
        .update(body ?? '')
        .digest('hex')}`,
    );
    expect(message).toMatchObject({
      event: 'entities_changed',
      workspace: place.workspaceId,
      project: place.projectId,
      by: 'Demo Administrator',
      action: { kind: 'changed', subject: 'Heat', created: 0, changed: 1, deleted: 0, client: 'node' },
    });
    const moment = (message?.action as { moment: number } | undefined)?.moment;
    expect((await hub.send('administrator', `/hub/projects/${place.projectId}/actions/${moment}`)).status).toBe(200);
  });

  it('sends one message for each change of a project and its workspace', async () => {
    await setWebhook();
    const project = { name: 'Second', profile: 'miappe', version: '1.1', workspace_id: place.workspaceId, load_example: true };
    const { id } = (await hub.send('administrator', '/hub/projects', { json: project })).body;
    await hub.send('administrator', `/hub/projects/${id}`, { method: 'PUT', json: { name: 'Third' } });
    await hub.send('administrator', `/hub/projects/${id}`, { method: 'DELETE' });
    await hub.send('administrator', `/hub/deleted/${id}/restore`, { method: 'POST' });
    await hub.send('administrator', `/hub/workspaces/${place.workspaceId}`, { method: 'DELETE' });
    await hub.send('administrator', `/hub/deleted/${place.workspaceId}/restore`, { method: 'POST' });
    const events = (await waitForDeliveries()).map(({ event, project }) => `${event} ${project === id ? 'project' : project}`);
    expect(events.toSorted()).toEqual([
      'entities_changed project',
      'project_created project',
      'project_deleted project',
      'project_restored project',
      'project_updated project',
      'workspace_deleted null',
      'workspace_restored null',
    ]);
  });

  it('sends no message about a rejected save or another workspace', async () => {
    await setWebhook();
    const other = await hub.place(COLLABORATION);
    const saved = await saveTitle('Other', 'administrator', other);
    const rejected = await saveTitle('Outdated', 'administrator', place, 7);
    expect([saved.status, rejected.status, await waitForDeliveries()]).toEqual([200, 409, []]);
  });

  it('sends no message after its creator left the collaboration, and shows the reason', async () => {
    await setWebhook();
    removeMembership('drought_trial', 'Demo Administrator');
    expect((await saveTitle('Heat', 'member')).status).toBe(200);
    expect([await waitForDeliveries(), (await hub.send('manager', buildPath())).body.last_delivery]).toMatchObject([
      [],
      { delivered: false, status: null, message: 'Demo Administrator no longer manages this workspace.' },
    ]);
  });

  it('sends no message after its creator stopped being a manager of the organization', async () => {
    await setWebhook({}, 'manager');
    removeMembership('managers', 'Demo Manager');
    const { status } = await saveTitle('Heat', 'member');
    expect([status, await waitForDeliveries()]).toEqual([200, []]);
  });

  it('sends a delayed message once the platform responds again', async () => {
    await setWebhook();
    vi.setSystemTime(Date.now() + LATER_MS);
    platform.forceFault({ fault: '500' });
    await saveTitle('Heat', 'member');
    const readLastDelivery = async () => (await hub.send('manager', buildPath())).body?.last_delivery?.delivered;
    await expect.poll(readLastDelivery).toBe(false);
    const early = receiver.received.length;
    platform.reset();
    vi.setSystemTime(Date.now() + LATER_MS);
    await hub.database.pool.query("update pgboss.job set start_after = now() where name = 'hub-webhook' and state = 'retry'");
    expect([early, (await waitForDeliveries()).length]).toEqual([0, 1]);
  });

  it('can be tested and removed on its page', async () => {
    await setWebhook();
    const readForm = (more: string) => hub.send('administrator', buildPath(more), { form: {}, accept: 'text/html' });
    const tested = await readForm('/test');
    const shown = await hub.send('administrator', buildPath(), { accept: 'text/html' });
    const removed = await readForm('/delete');
    expect([tested.status, removed.status, receiver.received[0]?.message.event]).toEqual([303, 303, 'test']);
    expect(shown.text).toContain('accepted with 204');
    expect((await hub.send('administrator', buildPath())).status).toBe(404);
  });

  it('shows a rejected form with its input, without the secret', async () => {
    const form = { url: 'ftp://nowhere', secret: 'typed-secret-of-some-length', enabled: 'true' };
    const answer = await hub.send('administrator', buildPath(), { form, accept: 'text/html' });
    expect([answer.status, answer.text.includes('ftp://nowhere'), answer.text.includes('typed-secret')]).toEqual([
      400,
      true,
      false,
    ]);
  });

  it('delivers its messages while the receiver of another person does not respond', async () => {
    const silent = await startReceiver();
    silent.answerWith(...Array.from({ length: 20 }, () => 0));
    const other = await hub.place(COLLABORATION);
    const setWebhookOfWorkspace = (id: string, url: string, asker: HubActor) =>
      hub.send(asker, `/hub/workspaces/${id}/webhook`, { method: 'PUT', json: { url, secret: SECRET, enabled: true } });
    await setWebhookOfWorkspace(other.workspaceId, silent.address, 'administrator');
    await setWebhook({}, 'manager');
    for (let version = 1; version <= 8; version += 1) await saveTitle(`Title ${version}`, 'administrator', other, version);
    await expect.poll(() => silent.received.length).toBeGreaterThan(0);
    await saveTitle('Of another person', 'manager');
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(silent.received.length).toBeLessThan(4);
    await hub.send('administrator', `/hub/workspaces/${other.workspaceId}/webhook`, { method: 'DELETE' });
    await silent.stop();
  });

  it('is deleted when its creator is erased', async () => {
    // This call ends the administrator's session, so it must be in the last test.
    await setWebhook();
    await hub.send('administrator', '/proteomics', { accept: 'text/html' });
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const { body: users } = await hub.send('anonymous', '/api/admin/users?search=Demo%20Administrator', { headers });
    await hub.send('anonymous', `/api/admin/users/${users.items[0].uuid}`, { method: 'DELETE', headers });
    expect((await hub.send('manager', buildPath())).status).toBe(404);
  });
});
