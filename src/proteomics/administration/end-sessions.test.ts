import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { createLog } from '../../log.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { createPeopleEnvironment, type PeopleServer, startPeopleServer } from '../access/testing-people.ts';

describeWithDatabase('Sessions of other users', () => {
  const lines: string[] = [];
  let platform: SimulatedPlatform;
  let server: PeopleServer;
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    const log = createLog('info', { write: (line) => lines.push(line) });
    server = await startPeopleServer({ ...createPeopleEnvironment(platform), PROTEOMICS_ACCESS: 'login' }, log);
  });
  afterAll(async () => {
    await server?.stop();
    await platform?.stop();
  });
  beforeEach(async () => {
    lines.length = 0;
    for (const actor of ['member', 'administrator', 'manager'] as const) await server.logIn(actor);
  });

  const readRow = async (name: string): Promise<{ uuid: string; subject: string }> =>
    (await server.database.pool.query('select uuid, subject from proteomics_users where name = $1', [name])).rows[0];

  it('can be ended by an administrator, for one user or for all', async () => {
    const readStatuses = async () =>
      Promise.all((['member', 'administrator'] as const).map(async (actor) => (await server.send(actor, '/api/runs')).status));
    await readStatuses();
    const { uuid } = await readRow('Demo Member');
    const ofMember = await server.send('manager', `/api/admin/users/${uuid}/sessions`, { method: 'DELETE' });
    const afterOne = await readStatuses();
    const ofAll = await server.send('manager', '/api/admin/sessions', { method: 'DELETE' });
    const afterAll = [...(await readStatuses()), (await server.send('manager', '/api/runs')).status];
    expect([ofMember.status, ofMember.body.ended > 0, afterOne]).toEqual([200, true, [401, 200]]);
    expect([ofAll.status, ofAll.body.ended > 1, afterAll]).toEqual([200, true, [401, 401, 401]]);
  });

  it('can be ended for the subject of a login if the user is unknown', async () => {
    await server.send('member', '/api/runs');
    const { subject } = await readRow('Demo Member');
    const path = `/api/admin/sessions?subject=${encodeURIComponent(subject)}`;
    const { body } = await server.send('manager', path, { method: 'DELETE' });
    const [member, manager] = await Promise.all([server.send('member', '/api/runs'), server.send('manager', '/api/runs')]);
    expect([body.ended > 0, member.status, manager.status]).toEqual([true, 401, 200]);
  });

  it('can be ended by administrators only', async () => {
    const { status } = await server.send('member', '/api/admin/sessions', { method: 'DELETE' });
    expect([status, (await server.send('manager', '/api/runs')).status]).toEqual([403, 200]);
  });

  it('leave an audit entry that names the administrator when they are ended', async () => {
    await server.send('member', '/api/runs');
    await server.send('manager', '/api/runs');
    const { uuid, subject } = await readRow('Demo Member');
    await server.send('manager', `/api/admin/users/${uuid}/sessions`, { method: 'DELETE' });
    const actor = (await readRow('Demo Manager')).subject;
    const noted = lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === true);
    expect(noted).toMatchObject([{ action: 'endSessions', actor, target: subject, ended: expect.any(Number) }]);
  });

  it('can be ended on the page of the user, and all of them on the administration page', async () => {
    await server.send('member', '/api/runs');
    const { uuid } = await readRow('Demo Member');
    const path = `/proteomics/admin/users/${uuid}`;
    const form = new URLSearchParams();
    const shown = await server.send('manager', path, { accept: 'text/html' });
    const ended = await server.send('manager', `${path}/sessions/end`, { form, accept: 'text/html' });
    const member = await server.send('member', '/api/runs');
    const all = await server.send('manager', '/proteomics/admin/sessions/end', { form, accept: 'text/html' });
    const manager = await server.send('manager', '/api/runs');
    expect([shown.text.includes(`action="${path}/sessions/end"`), ended.status, member.status]).toEqual([true, 303, 401]);
    expect([all.status, manager.status]).toEqual([303, 401]);
  });
});
