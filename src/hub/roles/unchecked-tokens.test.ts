/** Tests channels of users who lose their rights while the server cannot check the tokens of other users. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../../../contract-tests/test-server.ts';
import { createDevelopmentAccounts } from '../../../simulators/login/accounts.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { TestClient } from '../channel/testing-channel.ts';
import { createLoginEnvironment, createSessionCookie, startTestHub, type TestHub } from '../testing-hub.ts';

const ENVIRONMENT = { ...createLoginEnvironment(), HUB_ACCESS: 'login' };

describeWithDatabase('The channel of a project', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub(ENVIRONMENT);
  });
  afterAll(() => hub?.stop());

  it.each([
    ['is not answered', () => undefined],
    ['fails', (response: ServerResponse) => response.writeHead(500).end()],
  ])('is closed for a user without a role even if the introspection of another user’s token %s', async (_what, answerLater) => {
    let isBroken = false;
    const user = { sub: createDevelopmentAccounts().administrator.sub, name: 'Program' };
    const platform = createServer((_request, response) => {
      if (isBroken) answerLater(response);
      else response.end(JSON.stringify({ active: true, ...user, user }));
    }).listen(0, '127.0.0.1');
    await once(platform, 'listening');
    const { port } = platform.address() as AddressInfo;
    const introspection = { COLLAB_INTROSPECTION_URL: `http://127.0.0.1:${port}/`, COLLAB_INTROSPECTION_TOKEN: 'secret' };
    const other = await startTestServer({ ...ENVIRONMENT, ...introspection }, { database: hub.database });
    const { projectId, workspaceId } = await hub.createPlaceForRoles({
      member: 'manager',
      nonMember: 'editor',
      administrator: 'editor',
    });
    const openChannel = (headers: Record<string, string>) =>
      new TestClient(other.address, projectId, { headers }).waitForArrival();
    const program = await openChannel({ authorization: 'Bearer abc' });
    const editor = await openChannel({ cookie: await createSessionCookie(ENVIRONMENT, hub.database, 'nonMember') });
    isBroken = true;
    const people: { id: string; user_name: string }[] = (await hub.send('member', `/hub/workspaces/${workspaceId}/people`)).body
      .people;
    const { id } = people.find((one) => one.user_name === 'nonMember') ?? {};
    await hub.send('member', `/hub/workspaces/${workspaceId}/people/${id}`, { method: 'DELETE' });
    await editor.until(() => editor.closed !== undefined);
    expect([editor.closed?.code, program.closed]).toEqual([4404, undefined]);
    platform.closeAllConnections();
    platform.close();
    await other.stop();
  });
});
