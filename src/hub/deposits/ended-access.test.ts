// @module-tag full
/** Tests that a deposit stops if its user loses access (docs/requirements.md, E31). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addManagers, createDemoState } from '../../../simulators/platform/initial-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, createLoginEnvironment, type HubActor, startTestHub, type TestHub } from '../testing-hub.ts';
import type { DepositAnswer } from './store.ts';
import { type FakeInvenio, startFakeInvenio } from './testing-invenio.ts';

const WAIT = { timeout: 60_000 };
/** Exceeds the time for which a session caches responses of the platform. */
const LATER_MS = 400_000;
const ADMIN_TOKEN = 'a-token-of-the-tests-which-is-long-enough';

describeWithDatabase("A user's deposit", () => {
  let platform: SimulatedPlatform;
  let invenio: FakeInvenio;
  let hub: TestHub;
  beforeAll(async () => {
    const state = createDemoState();
    addManagers(state);
    platform = await startSimulatedPlatform({ state, validateAnswers: true });
    invenio = await startFakeInvenio();
  });
  afterAll(() => Promise.all([platform?.stop(), invenio?.stop()]));
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const access = { HUB_ACCESS: 'login', PROTEOMICS_ACCESS: 'login', ADMIN_TOKEN };
    const settings = { REPOSITORIES: `fake=invenio:${invenio.address}`, ...access };
    hub = await startTestHub({ ...createLoginEnvironment(platform), ...settings });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await hub?.stop();
    platform.reset();
    invenio.calls.splice(0);
  });

  /** Starts a deposit, and blocks its upload of project.json. */
  async function startBlockedDeposit(actor: HubActor) {
    const { workspaceId } = await hub.place(COLLABORATION);
    const named = { name: 'Beans', workspace_id: workspaceId, profile: 'miappe', version: '1.1' };
    const { body: project } = await hub.send(actor, '/hub/projects', { json: named });
    const path = `/hub/projects/${project.id}`;
    const addEntity = async (entity_type: string, data: object, place: object = {}) => {
      const { status, body } = await hub.send(actor, `${path}/entities`, { json: { entity_type, data, ...place } });
      expect([status, body]).toEqual([201, expect.anything()]);
      return body.id as string;
    };
    const description = { description: 'Beans in the field.', license: 'CC-BY-4.0' };
    const parent_id = await addEntity('Investigation', { unique_id: 'INV-1', title: 'Beans', ...description });
    const study = { unique_id: 'STU-1', title: 'Field trial', investigation_id: 'INV-1' };
    await addEntity('Study', study, { parent_id, parent_field: 'studies' });
    await addEntity('Person', { name: 'Alex Example' }, { parent_id, parent_field: 'contacts' });
    const held = invenio.hold(/^PUT .*project\.json\/content$/);
    const started = await hub.send(actor, `${path}/deposits`, { json: { repository: 'fake', token: invenio.token } });
    expect([started.status, started.body]).toMatchObject([201, { state: 'uploading' }]);
    await held.arrived;
    const readDeposit = async (reader: HubActor = 'manager'): Promise<DepositAnswer> =>
      (await hub.send(reader, `${path}/deposits/${started.body.id}`)).body;
    const changeDeposit = (action: string) => hub.send(actor, `${path}/deposits/${started.body.id}`, { json: { action } });
    return { path, id: project.id as string, workspaceId, read: readDeposit, change: changeDeposit, held };
  }

  const removeMembership = (shortName: string, name: string) => {
    const collaboration = platform.state.collaborations.find((one) => one.shortName === shortName);
    const at = collaboration?.memberships.findIndex(({ userId }) => platform.state.getUser(userId).name === name) ?? -1;
    collaboration?.memberships.splice(at, 1);
    vi.setSystemTime(Date.now() + LATER_MS);
  };

  it.each([
    ['member', 'drought_trial', 'Demo Member', 'administrator'],
    ['manager', 'managers', 'Demo Manager', 'administrator'],
  ] as const)('stops before the next call after its user is no longer a %s', async (actor, shortName, name, reader) => {
    const { held, read } = await startBlockedDeposit(actor);
    const last = invenio.calls.at(-1);
    removeMembership(shortName, name);
    held.release();
    await expect.poll(async () => (await read(reader)).state, WAIT).toBe('failed');
    expect((await read(reader)).problem?.message).toBe(`${name} can no longer edit this project.`);
    expect(invenio.calls.at(-1)).toBe(last);
  });

  it('stops before the next call after its workspace has moved to another collaboration', async () => {
    const { held, read, workspaceId } = await startBlockedDeposit('member');
    await hub.database.pool.query("update hub_workspaces set collaboration = 'crops:managers' where id = $1", [workspaceId]);
    held.release();
    await expect.poll(async () => (await read()).problem?.message, WAIT).toBe('Demo Member can no longer edit this project.');
  });

  it('stops before the next call after its user has lost the role in the workspace', async () => {
    const { held, read, workspaceId } = await startBlockedDeposit('member');
    await hub.database.pool.query("update hub_workspaces set collaboration = null, audience = 'members' where id = $1", [
      workspaceId,
    ]);
    held.release();
    await expect.poll(async () => (await read()).problem?.message, WAIT).toBe('Demo Member can no longer edit this project.');
  });

  it('stops when its project is deleted, and resumes after it is restored', async () => {
    const { held, read, path, id, change } = await startBlockedDeposit('administrator');
    expect((await hub.send('manager', path, { method: 'DELETE' })).status).toBe(204);
    const last = invenio.calls.at(-1);
    held.release();
    const readStored = async () => (await hub.database.pool.query('select state, problem from hub_deposits')).rows[0];
    await expect.poll(async () => (await readStored()).state, WAIT).toBe('failed');
    expect((await readStored()).problem.message).toBe('The project is deleted. Restore it to resume the deposit.');
    expect(invenio.calls.at(-1)).toBe(last);
    expect((await hub.send('manager', `/hub/deleted/${id}/restore`, { method: 'POST' })).status).toBe(200);
    expect((await change('resume')).status).toBe(200);
    await expect.poll(async () => (await read()).state, WAIT).toBe('draft');
  });

  it('stops before the next call after its user is erased, and the tokens of that user are deleted', async () => {
    const { held, read } = await startBlockedDeposit('member');
    await hub.send('member', '/proteomics', { accept: 'text/html' });
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const { body: users } = await hub.send('anonymous', '/api/admin/users?search=Demo%20Member', { headers });
    const erased = await hub.send('anonymous', `/api/admin/users/${users.items[0].uuid}`, { method: 'DELETE', headers });
    expect(erased.status).toBe(204);
    expect((await hub.database.pool.query('select from hub_repository_tokens')).rowCount).toBe(0);
    held.release();
    await expect.poll(async () => (await read()).problem?.message, WAIT).toContain('No token');
  });

  it('does not reveal to personal tokens whether their user has stored a token of the repository', async () => {
    const { projectId, workspaceId } = await hub.place(COLLABORATION);
    await hub.send('member', '/hub/repositories/fake/token', { json: { token: invenio.token } });
    const limits = { name: 'Robot', access: 'read', workspace_id: workspaceId };
    const { token } = (await hub.send('member', '/hub/me/tokens', { json: limits })).body;
    const path = `/hub/projects/${projectId}/deposits`;
    const answers = [
      await hub.send('member', path),
      await hub.send('anonymous', path, { headers: { authorization: `Bearer ${token}` } }),
    ];
    expect(answers.map(({ body }) => body.repositories[0].has_token)).toEqual([true, false]);
  });
});
