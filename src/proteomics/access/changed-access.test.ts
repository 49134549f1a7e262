/** Tests responses after the access to a project has changed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, createPeopleEnvironment, type PeopleServer, startPeopleServer } from './testing-people.ts';

let platform: SimulatedPlatform;
let server: PeopleServer;
let open: PeopleServer;

describeWithDatabase('The proteomics service', () => {
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    const environment = createPeopleEnvironment(platform);
    server = await startPeopleServer({ ...environment, PROTEOMICS_ACCESS: 'login' });
    open = await startPeopleServer(environment);
  });
  afterAll(async () => {
    await Promise.all([server?.stop(), open?.stop()]);
    await platform?.stop();
  });
  beforeEach(() => Promise.all([server.placeRecords(COLLABORATION), open.placeRecords(COLLABORATION)]));

  describe('The administration', () => {
    const pipeline = { qc1_sequence: 'HVLTSIGEK', qc2_sequence: 'LTILEELR', protein: 'BSA', takes_raw: 'on' };
    const readName = async (table: string) =>
      (await server.database.pool.query(`select name from proteomics_${table} order by created_at limit 1`)).rows[0].name;
    const findPath = async (table: string, key: string) =>
      `/admin/${table}/${(await server.database.pool.query(`select ${key} as key from proteomics_${table} order by created_at limit 1`)).rows[0].key}`;

    it.each([
      ['projects', 'slug', { description: 'New' }, { collaboration: null }],
      ['pipelines', 'uuid', pipeline, { archived: true }],
      ['users', 'uuid', { email: 'new@example.org' }, { name: 'Other' }],
    ])('rejects a form that was loaded before another change: %s', async (table, key, fields, change) => {
      const path = await findPath(table, key);
      const readPage = async () => (await server.send('manager', `/proteomics${path}`, { accept: 'text/html' })).text;
      const readRevision = (page: string) => /name="revision" value="([^"]+)"/.exec(page)?.[1] ?? 'missing';
      const early = readRevision(await readPage());
      expect((await server.send('manager', `/api${path}`, { method: 'PATCH', json: change })).status).toBe(200);
      const saveName = (revision: string, name = 'Renamed') =>
        server.send('manager', `/proteomics${path}`, {
          form: new URLSearchParams({ name, ...fields, revision }),
          accept: 'text/html',
        });
      const invalid = await saveName(early, ' ');
      const late = await saveName(readRevision(invalid.text));
      expect([invalid.status, late.status, (await readName(table)) === 'Renamed']).toEqual([400, 409, false]);
      expect(late.text).toContain('Another administrator has changed the settings since you opened this page.');
      const again = await saveName(readRevision(late.text));
      expect([again.status, await readName(table)]).toEqual([303, 'Renamed']);
    });
  });

  it('renames an instrument only for users who can see all projects that use it', async () => {
    const { pool } = server.database;
    await pool.query(`update proteomics_raw_files set instrument = 'Lumos'`);
    const project = (await server.send('manager', '/api/admin/projects', { json: { name: 'For everyone' } })).body;
    const { uuid } = (await server.send('manager', '/api/admin/pipelines', { json: { project: project.slug, name: 'Own' } }))
      .body;
    await pool.query(
      `insert into proteomics_raw_files select (jsonb_populate_record(r,
         jsonb_build_object('uuid', gen_random_uuid(), 'pipeline_uuid', $1::text))).* from proteomics_raw_files r limit 1`,
      [uuid],
    );
    const form = new URLSearchParams({ instrument: 'Lumos', name: 'Mine' });
    const renameInstrument = async (actor: 'nonMember' | 'member') =>
      (await server.send(actor, '/proteomics/instruments', { form, accept: 'text/html' })).status;
    expect([await renameInstrument('nonMember'), await renameInstrument('member')]).toEqual([403, 303]);
  });

  it('forbids caching of lists that depend on the user if the service is open', async () => {
    const listRuns = async (actor: 'member' | 'anonymous') => {
      const { body, headers } = await open.send(actor, '/api/runs');
      return [body.total, headers.get('cache-control')];
    };
    const [[seen, caching], hidden] = [await listRuns('member'), await listRuns('anonymous')];
    expect([seen > 0, caching, hidden]).toEqual([true, 'no-store', [0, 'no-store']]);
  });
});
