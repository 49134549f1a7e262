/** Tests the uniqueness of workspace names if users cannot view all workspaces. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, createLoginEnvironment, type HubActor, startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('The name of a workspace that belongs to a collaboration', () => {
  let hub: TestHub;
  let name: string;
  beforeAll(async () => {
    hub = await startTestHub({ ...createLoginEnvironment(), HUB_ACCESS: 'login' });
    const { workspaceId } = await hub.place(COLLABORATION);
    name = `Workspace ${workspaceId}`;
  });
  afterAll(() => hub?.stop());

  const createWorkspace = async (caller: HubActor) =>
    hub.send(caller, '/hub/workspaces', { json: { name: name.toUpperCase() } });

  it('is unavailable to its members', async () => {
    const { status, body } = await createWorkspace('member');
    expect([status, body.detail]).toEqual([409, expect.stringContaining('is taken')]);
  });

  it('can be used once by other users, without exposing the existing workspace', async () => {
    expect([(await createWorkspace('nonMember')).status, (await createWorkspace('nonMember')).status]).toEqual([201, 409]);
  });

  it('does not prevent changes by a user who sees both workspaces with the name', async () => {
    const listed = await hub.send('member', `/hub/?q=${encodeURIComponent(name)}`);
    expect(listed.body.total).toBe(2);
    const [one] = listed.body.workspaces;
    const renamed = await hub.send('manager', `/hub/workspaces/${one.id}`, {
      method: 'PUT',
      json: { description: 'still here' },
    });
    expect(renamed.status).toBe(200);
  });
});
