// @module-tag full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectViolations } from '../../../contract-tests/traffic/expected-violations.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, createLoginEnvironment, type HubActor, startTestHub, type TestHub } from '../testing-hub.ts';
import { fillWithTrial } from './testing-brapi.ts';

const ASKERS: readonly HubActor[] = ['nonMember', 'member', 'administrator', 'manager'];

/** BrAPI lists in which a trial has objects. */
const LISTS = [
  'programs',
  'trials',
  'studies',
  'seasons',
  'commoncropnames',
  'observationunits',
  'germplasm',
  'variables',
  'observations',
  'locations',
  'people',
  'traits',
  'methods',
  'scales',
  'ontologies',
  'events',
  'samples',
  'lists',
];

describeWithDatabase('BrAPI', () => {
  let hub: TestHub;
  let open: TestHub;
  let projectId = '';
  let unit = '';
  let variable = '';
  let study = '';
  let germplasm = '';
  let observation = '';

  const listObjects = async (asker: HubActor, call: string, at = hub) =>
    (await at.send(asker, `/brapi/v2/${call}`)).body.result.data;
  const uploadObservation = (asker: HubActor, value: string) =>
    hub.send(asker, '/brapi/v2/observations', {
      json: [{ observationUnitDbId: unit, observationVariableDbId: variable, value }],
    });

  beforeAll(async () => {
    const environment = createLoginEnvironment();
    hub = await startTestHub({ ...environment, HUB_ACCESS: 'login' });
    open = await startTestHub(environment);
    ({ projectId } = await hub.place(COLLABORATION));
    await fillWithTrial(hub, projectId);
    unit = (await listObjects('member', 'observationunits'))[0].observationUnitDbId;
    variable = (await listObjects('member', 'variables'))[0].observationVariableDbId;
    study = (await listObjects('member', 'studies'))[0].studyDbId;
    germplasm = (await listObjects('member', 'germplasm'))[0].germplasmDbId;
    observation = (await uploadObservation('member', '1')).body.result.data[0].observationDbId;
  });
  afterAll(async () => {
    await Promise.all([hub?.stop(), open?.stop()]);
  });

  it.each(ASKERS)('lists the objects of a collaboration only to callers with access (caller: %s)', async (asker) => {
    const counts = await Promise.all(LISTS.map(async (call) => (await listObjects(asker, call)).length > 0));
    expect(new Set(counts)).toEqual(new Set([asker !== 'nonMember']));
  });

  const tooLarge = 'The response exceeds 20 MB. Request fewer items with pageSize, or send fewer.';
  const copyObservation = (count: number, value: string) =>
    hub.database.pool.query(
      `insert into hub_observations (id, project_id, study_id, unit_id, variable_id, value, observed_at, collector, external_references,
          additional_info, fingerprint, user_id, user_name, created_at, updated_at)
        select gen_random_uuid(), project_id, study_id, unit_id, variable_id, $2, observed_at, 'copy', external_references,
          additional_info, md5($2 || n), user_id, user_name, created_at, updated_at
          from hub_observations, generate_series(1, $3) n where id = $1`,
      [observation, value, count],
    );
  const removeCopies = () => hub.database.pool.query(`delete from hub_observations where collector = 'copy'`);

  it('stores and changes no observations if the response would repeat a long value too often', async () => {
    const renameUnit = (name: string) =>
      hub.database.pool.query(
        `update hub_entities set data = jsonb_set(data::jsonb, '{unique_id}', to_jsonb($2::text)) where id = $1`,
        [unit, name],
      );
    const sentAgain = { observationUnitDbId: unit, observationVariableDbId: variable, collector: 'copy' };
    await renameUnit('x'.repeat(30_000));
    const sent = Array.from({ length: 800 }, (_, at) => ({ ...sentAgain, value: `${at / 1000}` }));
    const stored = await hub.send('member', '/brapi/v2/observations', { json: sent });
    await copyObservation(800, '1');
    const { rows } = await hub.database.pool.query<{ id: string }>(`select id from hub_observations where collector = 'copy'`);
    const json = Object.fromEntries(rows.map(({ id }) => [id, { collector: 'changed' }]));
    const changed = await hub.send('member', '/brapi/v2/observations', { method: 'PUT', json });
    await renameUnit('POT-01');
    const { rowCount } = await hub.database.pool.query(`delete from hub_observations where collector in ('copy', 'changed')`);
    expect([stored.status, changed.status, rows.length, rowCount]).toEqual([400, 400, 800, 800]);
    expect([stored.text, changed.text]).toEqual([expect.stringContaining(tooLarge), expect.stringContaining(tooLarge)]);
  });

  it('rejects observations of a unit that is too large', async () => {
    const setUnitData = (sql: string) => hub.database.pool.query(`update hub_entities set data = ${sql} where id = $1`, [unit]);
    await setUnitData(`data::jsonb || jsonb_build_object('entry_type', repeat('x', 21000000))`);
    const { status, text } = await uploadObservation('member', '4');
    await setUnitData(`data::jsonb - 'entry_type'`);
    expect([status, text]).toEqual([400, expect.stringContaining(tooLarge)]);
  });

  it.each(ASKERS)('shows single objects only to callers with access (caller: %s)', async (asker) => {
    const paths = [
      `studies/${study}`,
      `germplasm/${germplasm}`,
      `lists/${study}-observationUnits`,
      `observations/${observation}`,
    ];
    const statuses = await Promise.all(paths.map(async (path) => (await hub.send(asker, `/brapi/v2/${path}`)).status));
    expect(new Set(statuses)).toEqual(new Set([asker === 'nonMember' ? 404 : 200]));
  });

  it.each(ASKERS)('stores and changes observations only for callers with access (caller: %s)', async (asker) => {
    const stored = await uploadObservation(asker, '2');
    const json = { [observation]: { collector: asker } };
    const changed = await hub.send(asker, '/brapi/v2/observations', { method: 'PUT', json });
    expect([stored.status, changed.status]).toEqual(asker === 'nonMember' ? [400, 404] : [200, 200]);
  });

  it('hides a deleted project with its observations until it is restored', async () => {
    await hub.database.pool.query("insert into hub_deletions (id, by) values ($1, 'tests')", [projectId]);
    const hidden = await Promise.all([
      listObjects('manager', 'studies'),
      listObjects('manager', 'observations'),
      uploadObservation('manager', '3'),
    ]);
    await hub.database.pool.query('delete from hub_deletions where id = $1', [projectId]);
    const [studies, observations, { status }] = hidden;
    expect([studies, observations, status]).toEqual([[], [], 400]);
    expect((await listObjects('manager', 'observations')).length).toBeGreaterThan(0);
  });

  it('keeps observations of a deleted unit, and hides the name of the unit until it is restored', async () => {
    const { rows } = await hub.database.pool.query('delete from hub_entities where id = $1 returning *', [unit]);
    const [without] = await listObjects('member', `observations?observationUnitDbId=${unit}`);
    await hub.database.pool.query('insert into hub_entities select * from json_populate_record(null::hub_entities, $1)', [
      rows[0],
    ]);
    const [again] = await listObjects('member', `observations?observationUnitDbId=${unit}`);
    expect([without.observationUnitName, again.observationUnitName]).toEqual([null, 'POT-01']);
  });

  it('sets no cookie in an open hub', async () => {
    const { status, headers } = await open.send('anonymous', '/brapi/v2/studies');
    expect([status, headers.get('set-cookie')]).toEqual([200, null]);
  });

  it('lists only projects with the profile MIAPPE', async () => {
    const place = await open.place();
    await open.database.pool.query("update hub_projects set profile = 'isa', version = '1.0' where id = $1", [place.projectId]);
    expect(await listObjects('anonymous', `trials?programDbId=${place.workspaceId}`, open)).toEqual([]);
  });

  it('accepts preflight requests of other sites, which can read without cookies', async () => {
    // No OpenAPI document describes preflight requests, so the check of the contract reports violations.
    expectViolations(/OPTIONS \/brapi|no document has this address, but the response was 204/);
    const origin = { origin: 'https://viewer.example.org' };
    const preflight = await fetch(`${open.address}/brapi/v2/studies`, {
      method: 'OPTIONS',
      headers: { ...origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });
    const names = ['access-control-allow-origin', 'access-control-allow-methods', 'access-control-allow-headers'];
    expect([preflight.status, ...names.map((name) => preflight.headers.get(name))]).toEqual([
      204,
      '*',
      'GET, POST',
      'authorization, content-type',
    ]);
    const { status, headers } = await open.send('anonymous', '/brapi/v2/serverinfo', { headers: origin });
    expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([
      200,
      '*',
      null,
    ]);
  });

  it.each([
    ['the origin', { origin: 'https://viewer.example.org' }],
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['the origin, and any token', { origin: 'https://viewer.example.org', authorization: 'Bearer invented' }],
  ])('hides the data of an open hub from other sites (recognized by %s) that send no valid token', async (_, headers) => {
    const read = await open.send('anonymous', '/brapi/v2/studies', { headers });
    const searched = await open.send('anonymous', '/brapi/v2/search/studies', { json: {}, headers });
    const own = await open.send('anonymous', '/brapi/v2/studies');
    expect([read.status, searched.status, own.status]).toEqual([401, 401, 200]);
    expect(read.text).toContain('Pages of other sites need a token.');
  });

  it('lets scripts of other sites read and search with a token', async () => {
    const { body } = await open.send('member', '/hub/me/tokens', { json: { name: 'viewer', access: 'read', days: 7 } });
    const headers = { 'sec-fetch-site': 'cross-site', authorization: `Bearer ${body.token}` };
    const read = await open.send('anonymous', '/brapi/v2/studies', { headers });
    const searched = await open.send('anonymous', '/brapi/v2/search/studies', { json: {}, headers });
    expect([read, searched].map((one) => [one.status, one.headers.get('access-control-allow-origin')])).toEqual([
      [200, '*'],
      [200, '*'],
    ]);
  });

  it('rejects uploads from pages of other sites', async () => {
    const json = [{ observationUnitDbId: unit, observationVariableDbId: variable, value: '1' }];
    const headers = { origin: 'https://viewer.example.org' };
    const { status, text } = await open.send('anonymous', '/brapi/v2/observations', { json, headers });
    expect([status, text]).toEqual([403, expect.stringContaining('Requests from pages of other sites are rejected.')]);
  });

  it('does not allow other sites to read other paths', async () => {
    const { headers } = await open.send('anonymous', '/hub/', { headers: { origin: 'https://viewer.example.org' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['page=-1', 'query.page'],
    ['pageSize=0', 'query.pageSize'],
    ['unknown=1', 'query.unknown'],
    ['active=maybe', 'query.active'],
  ])('returns 400 for ?%s, with plain text that names the parameter', async (query, name) => {
    const { status, headers, text } = await open.send('anonymous', `/brapi/v2/studies?${query}`);
    expect([status, headers.get('content-type'), text]).toEqual([
      400,
      'text/plain; charset=utf-8',
      expect.stringContaining(name),
    ]);
  });

  it('reduces a page size above the maximum, and returns an empty page after the last one', async () => {
    const { body } = await hub.send('member', '/brapi/v2/variables?page=999999999&pageSize=1000000000');
    expect([body.result.data, body.metadata.pagination]).toMatchObject([[], { pageSize: 2_000, totalPages: 1 }]);
  });

  it.each(['studyDbId=unknown', `studyDbId=${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`])(
    'returns no objects for the filter ?%s',
    async (query) => {
      expect(await listObjects('member', `observationunits?${query}`)).toEqual([]);
    },
  );

  describe('BrAPI with objects that are too large for a page', () => {
    /** IDs of a second project, of a study and of a unit with an observation. */
    let other = { project: '', unit: '', study: '' };
    beforeAll(async () => {
      const place = await hub.place(COLLABORATION);
      await fillWithTrial(hub, place.projectId);
      const units = await listObjects('member', `observationunits?programDbId=${place.workspaceId}`);
      const [{ observationVariableDbId }] = await listObjects('member', `variables?programDbId=${place.workspaceId}`);
      const { observationUnitDbId, studyDbId } = units[0];
      other = { project: place.projectId, unit: observationUnitDbId, study: studyDbId };
      const json = [{ observationUnitDbId, observationVariableDbId, value: '1' }];
      expect((await hub.send('member', '/brapi/v2/observations', { json })).status).toBe(200);
    });
    afterAll(() => hub.database.pool.query('delete from hub_projects where id = $1', [other.project]));

    /** Returns the number of objects, the number of objects in the other project, and the warnings. */
    const countObjects = async (path: string) => {
      const { body } = await hub.send('member', `/brapi/v2/${path}`);
      const data = body.result.data as { observationUnitDbId: string; studyDbId: string }[];
      const ofOther = data.filter((one) => one.studyDbId === other.study || one.observationUnitDbId === other.unit).length;
      return [data.length, ofOther, ...body.metadata.status.map(({ message }: { message: string }) => message)];
    };
    const formatLeftOutWarning = (count: number) =>
      `${count} large objects are left out, because the page exceeds 20 MB. Request fewer with pageSize.`;

    it('lists the objects of other projects despite large objects', async () => {
      await copyObservation(600, 'x'.repeat(40_000));
      const answers = [await countObjects('observations?pageSize=2000'), await countObjects('observations?pageSize=10')];
      await removeCopies();
      expect(answers).toEqual([
        [3, 1, formatLeftOutWarning(600)],
        [10, 0],
      ]);
    });

    it('lists the objects of other projects despite many objects that repeat a long value', async () => {
      const updateEntities = (sql: string, value: string) =>
        hub.database.pool.query(`update hub_entities set data = ${sql} where project_id = $1 and entity_type = $2`, [
          projectId,
          value,
        ]);
      await copyObservation(600, '1');
      await updateEntities(
        `jsonb_set(data::jsonb, '{material_source_accession_name}', to_jsonb(repeat('x', 40000)))`,
        'BiologicalMaterial',
      );
      const answers = [await countObjects('observations?pageSize=2000'), await countObjects('observations?pageSize=10')];
      await updateEntities(`data::jsonb - 'material_source_accession_name'`, 'BiologicalMaterial');
      await removeCopies();
      expect(answers).toEqual([
        [1, 1, formatLeftOutWarning(602)],
        [10, 0],
      ]);
    });

    it.each([
      ['studies', 'Person', 'email'],
      ['observationunits', 'BiologicalMaterial', 'genus'],
      ['commoncropnames', 'BiologicalMaterial', 'genus'],
      ['observationlevels', 'ObservationUnit', 'observation_level'],
    ])('lists %s of other projects if the text of a %s is too long', async (call, type, field) => {
      const requestCall = async () => {
        const { status, body } = await hub.send('member', `/brapi/v2/${call}`);
        return [status, JSON.stringify(body.result.data)];
      };
      const before = await requestCall();
      const copy = { id: '00000000-0000-4000-8000-000000000001', project: projectId };
      await hub.database.pool.query(
        `insert into hub_entities select * from json_populate_record(null::hub_entities, (select row_to_json(one)::jsonb
           || jsonb_build_object('id', $2::text, 'data', one.data::jsonb || jsonb_build_object($4::text, repeat('x', 21000000)))
         from hub_entities one where project_id = $1 and entity_type = $3 limit 1)::json)`,
        [copy.project, copy.id, type, field],
      );
      const after = await requestCall();
      await hub.database.pool.query('delete from hub_entities where id = $1', [copy.id]);
      expect([before[0], after[0]]).toEqual([200, 200]);
      expect(String(after[1]).length).toBeLessThan(String(before[1]).length + 1_000);
    });
  });
});
