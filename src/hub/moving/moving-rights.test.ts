// @module-tag full
/** Tests which roles may move projects to other profiles, and undo the move. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { createLoginEnvironment, type HubActor, type Place, startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('The right to move a project to another profile', () => {
  let hub: TestHub;
  let place: Place;
  beforeAll(async () => {
    hub = await startTestHub({ ...createLoginEnvironment(), HUB_ACCESS: 'login' });
    place = await hub.createPlaceForRoles({ manager: 'manager', member: 'editor', nonMember: 'reader' });
  });
  afterAll(() => hub?.stop());

  it.each<[HubActor, number]>([
    ['manager', 200],
    ['member', 403],
    ['nonMember', 403],
    ['anonymous', 401],
  ])('is limited to managers of the workspace (caller: %s)', async (caller, expected) => {
    const path = `/hub/projects/${place.projectId}/move`;
    const shown = await hub.send(caller, `${path}?profile=miappe/1.2`);
    const json = { profile: 'miappe/1.2', state: shown.body?.state ?? 0, own_columns: [] };
    const moved = await hub.send(caller, path, { json });
    expect([shown.status, moved.status]).toEqual([expected, expected]);
  });

  it('lets only managers undo a move to another profile, or restore the project to the time before it', async () => {
    const { projectId } = await hub.createPlaceForRoles({ member: 'manager', nonMember: 'editor' });
    const path = `/hub/projects/${projectId}`;
    const { state } = (await hub.send('member', `${path}/move?profile=miappe/1.2`)).body;
    const json = { profile: 'miappe/1.2', state, own_columns: [], leave_out: true };
    await hub.send('member', `${path}/move`, { json });
    const [{ moment }] = (await hub.send('member', `${path}/actions`)).body.actions;
    const undoMove = (caller: HubActor) => hub.send(caller, `${path}/actions/${moment}/undo`, { method: 'POST' });
    const restored = await hub.send('nonMember', `${path}/restore`, { json: { moment: moment - 1 } });
    const pages = await Promise.all(
      [`actions/${moment}`, 'actions', `differences?from=${moment - 1}`].map(async (page) =>
        hub.send('nonMember', `${path}/${page}`, { accept: 'text/html' }),
      ),
    );
    expect([(await undoMove('nonMember')).status, restored.status, (await undoMove('member')).status]).toEqual([403, 403, 200]);
    expect(pages.filter(({ text }) => /formaction|method="post" action="[^"]*\/(?:undo|restore)"/.test(text))).toEqual([]);
  });
});
