// @module-tag full
/** Tests the rights to save and delete profiles in a hub that requires a login. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { createLoginEnvironment, type HubActor, startTestHub, type TestHub } from '../testing-hub.ts';

const createForm = (name: string, version = '1.0') => ({
  profiles: 'miappe/1.1,isa/1.0',
  strategy: 'first_wins',
  output_name: name,
  output_version: version,
  'choice.FactorValue.value': 'isa/1.0',
});

describeWithDatabase('A hub with HUB_ACCESS=login', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub({ ...createLoginEnvironment(), HUB_ACCESS: 'login' });
  });
  afterAll(() => hub.stop());

  const saveMerge = (caller: HubActor, name: string, accept = 'text/html') =>
    hub.send(caller, '/merge/save', { form: createForm(name), accept });

  it.each(['/compare?profiles=miappe/1.1,isa/1.0', '/merge?profiles=miappe/1.1,isa/1.0'])(
    'allows everyone to read %s',
    async (path) => {
      expect((await hub.send('anonymous', path, { accept: 'text/html' })).status).toBe(200);
    },
  );

  it('rejects a merged profile that a program without a login saves', async () => {
    expect((await saveMerge('anonymous', 'no-login', 'application/json')).status).toBe(401);
  });

  it('shows a user without a login the page with the whole input and a link to the login', async () => {
    const { status, text } = await saveMerge('anonymous', 'kept-name');
    expect([
      status,
      text.includes('value="kept-name"'),
      text.includes('/auth/login?returnTo='),
      /name="choice.FactorValue.value" value="isa\/1.0" checked/.test(text),
    ]).toEqual([401, true, true, true]);
  });

  it("lets a logged-in user save, and redirects to the page with the user's name", async () => {
    const { status, headers } = await saveMerge('member', 'by-member');
    const { text } = await hub.send('anonymous', headers.get('location') ?? '', { accept: 'text/html' });
    const { user_name } = (await hub.send('member', '/hub/me')).body;
    expect([status, text]).toEqual([303, expect.stringContaining(`</time> by ${user_name}`)]);
  });

  it('lets only the author of a profile save another version, which requests without a version would use', async () => {
    await saveMerge('member', 'versions');
    const saveVersion = (caller: HubActor, name: string, version: string) =>
      hub.send(caller, '/merge/save', { form: createForm(name, version), accept: 'application/json' });
    const other = await saveVersion('nonMember', 'VERSIONS', '9.0');
    const own = await saveVersion('member', 'versions', '2.0');
    expect([other.status, other.body.detail, own.status]).toEqual([409, expect.stringContaining('another user saved'), 201]);
  });

  it('rejects a user who has saved the maximum, and accepts others until the server has its maximum', async () => {
    await saveMerge('member', 'first');
    const insertSavedProfiles = (count: number, savedBy: string) =>
      hub.database.pool.query(
        `insert into saved_profiles (id, name, version, yaml, sources, saved_by, saved_by_name)
         select gen_random_uuid(), 'filler-' || $2 || n, '1.0', yaml, sources, coalesce(nullif($2, ''), saved_by), saved_by_name
           from saved_profiles, generate_series(1, $1) n where name = 'first'`,
        [count, savedBy],
      );
    const readLimitError = async (caller: HubActor, name: string) => {
      const { status, text } = await saveMerge(caller, name, 'application/json');
      return [status, /\w+ (?:server )?ha(?:s|ve) \d+ saved profiles/.exec(text)?.[0]];
    };
    await insertSavedProfiles(40, '');
    const found = [await readLimitError('member', 'too-many'), await readLimitError('nonMember', 'own')];
    await insertSavedProfiles(100, 'others');
    expect([...found, await readLimitError('nonMember', 'one-more')]).toEqual([
      [409, 'You have 40 saved profiles'],
      [201, undefined],
      [409, 'This server has 100 saved profiles'],
    ]);
    await hub.database.pool.query(`delete from saved_profiles where name like 'filler-%'`);
  });

  it('lets a manager, but not another user, delete the profile', async () => {
    await saveMerge('member', 'to-delete');
    const deleteSavedProfile = async (caller: HubActor) =>
      (await hub.send(caller, '/saved-profiles/to-delete/1.0', { method: 'DELETE' })).status;
    expect([
      await deleteSavedProfile('anonymous'),
      await deleteSavedProfile('nonMember'),
      await deleteSavedProfile('manager'),
    ]).toEqual([401, 403, 204]);
  });
});
