/** Tests answers of proteomics after the access to a project changed. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

  it('does not open a bound project by a form that was loaded before', async () => {
    const path = '/admin/projects/lung-cohort';
    const bind = (collaboration: string | null) =>
      server.send('manager', `/api${path}`, { method: 'PATCH', json: { collaboration } });
    const show = async () => (await server.send('manager', `/proteomics${path}`, { accept: 'text/html' })).text;
    const readFormer = (page: string) => /name="former_collaboration" value="([^"]*)"/.exec(page)?.[1] ?? 'missing';
    await bind(null);
    const early = readFormer(await show());
    await bind(COLLABORATION);
    const save = (former_collaboration: string, name = 'Lung cohort') =>
      server.send('manager', `/proteomics${path}`, {
        form: new URLSearchParams({ name, description: 'New', collaboration: '', former_collaboration }),
        accept: 'text/html',
      });
    const invalid = await save(early, ' ');
    const late = await save(readFormer(invalid.text));
    const again = await save(readFormer(late.text));
    expect([early, invalid.status, late.status, again.status]).toEqual(['', 400, 409, 303]);
    expect(late.text).toContain(`was changed to ${COLLABORATION} by another administrator`);
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
    const rename = async (actor: 'nonMember' | 'member') =>
      (await server.send(actor, '/proteomics/instruments', { form, accept: 'text/html' })).status;
    expect([await rename('nonMember'), await rename('member')]).toEqual([403, 303]);
  });

  it('forbids caches to store lists of an open service that depend on the user', async () => {
    const list = async (actor: 'member' | 'anonymous') => {
      const { body, headers } = await open.send(actor, '/api/runs');
      return [body.total, headers.get('cache-control')];
    };
    const [[seen, caching], hidden] = [await list('member'), await list('anonymous')];
    expect([seen > 0, caching, hidden]).toEqual([true, 'no-store', [0, 'no-store']]);
  });
});
