/** Tests access to published versions with and without login, in workspaces with and without a collaboration. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, createLoginEnvironment, type HubActor, startTestHub, type TestHub } from '../testing-hub.ts';
import { insertTestVersion } from './testing-version.ts';

const ALL: readonly HubActor[] = ['anonymous', 'nonMember', 'member', 'administrator', 'manager'];

describeWithDatabase('A published version in a hub with login', () => {
  let platform: SimulatedPlatform;
  let hub: TestHub;
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    hub = await startTestHub({ ...createLoginEnvironment(platform), HUB_ACCESS: 'login' });
  });
  afterAll(async () => {
    await hub?.stop();
    await platform?.stop();
  });

  async function addVersion(
    audience: 'everyone' | 'project',
    more: { readonly projectId?: string; readonly label?: string } = {},
  ): Promise<{ id: string; projectId: string }> {
    const projectId = more.projectId ?? (await hub.place(COLLABORATION)).projectId;
    const id = randomUUID();
    const number = more.label === undefined ? 2 : 3;
    await insertTestVersion(hub.database.pool, {
      id,
      projectId,
      audience,
      number,
      label: more.label ?? 'first',
      collaboration: COLLABORATION,
    });
    return { id, projectId };
  }
  const readStatuses = (path: string, accept = 'application/json') =>
    Promise.all(ALL.map(async (caller) => (await hub.send(caller, path, { accept })).status));

  describe('A version published for everyone', () => {
    it('can be read without a login, as a page and by programs', async () => {
      const { id } = await addVersion('everyone');
      expect(await readStatuses(`/id/${id}`)).toEqual([200, 200, 200, 200, 200]);
      expect(await readStatuses(`/id/${id}`, 'text/html')).toEqual([200, 200, 200, 200, 200]);
    });

    it('shows publisher, internal versions and forms only to people of the project', async () => {
      const { id, projectId } = await addVersion('everyone');
      await addVersion('project', { projectId, label: 'internal' });
      const readPublicParts = async (caller: HubActor) => {
        const { body } = await hub.send(caller, `/id/${id}`);
        const { text } = await hub.send(caller, `/id/${id}`, { accept: 'text/html' });
        return [body.version.published_by, text.includes('internal'), text.includes('Withdraw version')];
      };
      expect(await Promise.all(ALL.map(readPublicParts))).toEqual([
        [null, false, false],
        [null, false, false],
        ['Guest 2', true, false],
        ['Guest 2', true, true],
        ['Guest 2', true, true],
      ]);
    });

    it('is publicly cacheable, except responses with links for people of the project', async () => {
      const { id, projectId } = await addVersion('everyone');
      await addVersion('project', { projectId, label: 'internal' });
      const readCacheControl = async (caller: HubActor) =>
        (await hub.send(caller, `/id/${id}?format=linkset`)).headers.get('cache-control');
      expect([await readCacheControl('anonymous'), await readCacheControl('member')]).toEqual([
        'public, max-age=60',
        'no-store',
      ]);
    });

    it('can be withdrawn by administrators only', async () => {
      const { id } = await addVersion('everyone');
      const json = { action: 'withdraw', reason: 'Wrong units.', confirm: true };
      const statuses: number[] = [];
      for (const caller of ALL.slice(0, 4)) statuses.push((await hub.send(caller, `/id/${id}`, { json })).status);
      expect(statuses).toEqual([401, 403, 403, 200]);
    });

    it('sets no cookie for anonymous callers', async () => {
      const { id } = await addVersion('everyone');
      expect((await hub.send('anonymous', `/id/${id}`, { accept: 'text/html' })).headers.get('set-cookie')).toBeNull();
    });
  });

  describe('A version published for the project', () => {
    it('returns other users the same response as an unknown version', async () => {
      const { id } = await addVersion('project');
      const unknown = randomUUID();
      for (const [path, request] of [
        ['', {}],
        ['?format=linkset', {}],
        ['/files/ro-crate.zip', {}],
        ['', { json: { action: 'open', confirm: true } }],
        ['', { accept: 'text/html' }],
      ] as const)
        for (const caller of ['anonymous', 'nonMember'] as const) {
          const maskIds = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');
          const [one, other] = await Promise.all([id, unknown].map((each) => hub.send(caller, `/id/${each}${path}`, request)));
          expect([one?.status, maskIds(one?.text ?? '')]).toEqual([404, maskIds(other?.text ?? '')]);
        }
    });

    it('can be read by people of the project, without caching', async () => {
      const { id } = await addVersion('project');
      expect(await readStatuses(`/id/${id}`)).toEqual([404, 404, 200, 200, 200]);
      const { headers } = await hub.send('member', `/id/${id}?format=schema-org`);
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('offers the login to browsers', async () => {
      const { id } = await addVersion('project');
      const { status, text } = await hub.send('anonymous', `/id/${id}`, { accept: 'text/html' });
      expect([status, text.includes(`/auth/login?returnTo=%2Fid%2F${id}`)]).toEqual([404, true]);
    });

    it('belongs to the collaboration of its workspace, even after the workspace is removed', async () => {
      const { workspaceId, versionId: id } = await hub.place();
      expect((await hub.send('nonMember', `/id/${id}`)).status).toBe(200);
      const { status } = await hub.send('manager', `/hub/workspaces/${workspaceId}`, {
        method: 'PUT',
        json: { collaboration: COLLABORATION },
      });
      expect(status).toBe(200);
      await hub.database.pool.query('delete from hub_workspaces where id = $1', [workspaceId]);
      expect(await readStatuses(`/id/${id}`)).toEqual([404, 404, 200, 200, 200]);
    });
  });
});
