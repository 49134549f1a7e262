/** Tests every read operation of BrAPI: response schemas of BRAVA, filters, and equal results of GET and POST searches. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOperations, getParameters, readDocument } from '../../contract/documents/document.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';
import { type BrapiClient, createBrapiClient, fillWithTrial } from './testing-brapi.ts';

const HUB = readDocument('hub');

/** The read operations of the contract, such as `GET studies/{studyDbId}`. */
const CALLS = [...getOperations(HUB)]
  .filter(({ path }) => path.startsWith('/brapi/v2/'))
  .map(({ method, path, operation }) => ({ method, call: path.slice('/brapi/v2/'.length), operation }));

describeWithDatabase('BrAPI', () => {
  let hub: TestHub;
  let client: BrapiClient;
  /** The ID of one object per list, by parameter name. */
  const ids: Record<string, string> = {};
  let studyDbId = '';

  beforeAll(async () => {
    hub = await startTestHub();
    const { projectId } = await hub.place();
    await fillWithTrial(hub, projectId);
    client = createBrapiClient(hub, {});
    const [sample] = await client.list('samples', 1000);
    const unit = (await client.send(`observationunits/${sample.observationUnitDbId}`)).body.result;
    const [variable] = await client.list('variables', 1000);
    studyDbId = unit.studyDbId;
    const { observationUnitDbId } = unit;
    const { observationVariableDbId } = variable;
    const json = [{ observationUnitDbId, observationVariableDbId, value: '1', observationTimeStamp: '2023-06-12T10:00:00Z' }];
    await client.send('observations', { json });
    await addEveryKind(projectId, observationUnitDbId);
    for (const { call, method } of CALLS) {
      const [list, parameter] = /^(\w+)\/\{(\w+)\}$/.exec(call)?.slice(1) ?? [];
      if (method !== 'GET' || list === undefined || parameter === undefined) continue;
      ids[parameter] = (await client.list(list, 1000))[0][parameter];
    }
    Object.assign(ids, { observationUnitDbId, germplasmDbId: unit.germplasmDbId });
  });
  afterAll(() => hub?.stop());

  /** Adds variables with further types of scales, and a filler unit, because the example data has none. */
  async function addEveryKind(projectId: string, unit: string): Promise<void> {
    for (const scale of ['R: resistant, S: susceptible', '1=low; 5=high', 'date', 'text']) {
      const data = { unique_id: `Own ${scale}`, name: scale, trait: scale, method: 'by eye', scale };
      const json = { entity_type: 'ObservedVariable', parent_id: studyDbId, data };
      const { status, text } = await hub.send('anonymous', `/hub/projects/${projectId}/entities`, { json });
      if (status !== 201) throw new Error(text);
    }
    const change = `update hub_entities set data = data || '{"entry_type": "filler"}' where id = $1`;
    await hub.database.pool.query(change, [unit]);
  }

  const fillPath = (call: string) => call.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(ids[name] ?? ''));
  const countResultsOfCall = async (path: string, json?: object) =>
    (await client.send(path, json === undefined ? {} : { json })).body.metadata.pagination.totalCount;

  it('lists exactly its calls in serverinfo', async () => {
    const { body } = await client.send('serverinfo');
    const listed = body.result.calls.flatMap(({ service, methods }: { service: string; methods: string[] }) =>
      methods.map((method) => `${method} ${service}`),
    );
    expect(listed.sort()).toEqual(CALLS.map(({ method, call }) => `${method} ${call}`).sort());
  });

  it.each(CALLS.filter(({ method }) => method === 'GET'))(
    'returns all properties of the standard for GET $call',
    async ({ call }) => {
      const { status, body } = await client.send(fillPath(call));
      expect([status, call === 'studytypes' || body.result.data?.length !== 0]).toEqual([200, true]);
    },
  );

  it.each(CALLS.filter(({ call }) => /^\w+\/\{\w+\}$/.test(call)))(
    'returns 404 for an unknown ID in $call',
    async ({ call }) => {
      const id = '00000000-0000-4000-8000-000000000000';
      const statuses = await Promise.all(
        [id, 'unknown', '%2e%2e%2f', "'"].map(async (one) => (await client.send(call.replace(/\{\w+\}/, one))).status),
      );
      expect(statuses).toEqual([404, 404, 404, 404]);
    },
  );

  const filters = CALLS.filter(({ call, method }) => method === 'GET' && !call.includes('{') && call !== 'serverinfo')
    .flatMap(({ call, operation }) =>
      getParameters<{ name: string }>(HUB, `/brapi/v2/${call}`, operation).map(({ name }) => ({ call, name })),
    )
    .filter(({ name }) => !['page', 'pageSize', 'includeObservations'].includes(name));

  it.each(filters)('filters the objects of $call by $name', async ({ call, name }) => {
    const value = /Start$/.test(name) ? '2999-01-01T00:00:00Z' : /End$/.test(name) ? '1999-01-01T00:00:00Z' : 'none';
    const odd = name === 'active' ? 'false' : name === 'listType' ? undefined : value;
    if (odd !== undefined)
      expect((await client.send(`${call}?${name}=${odd}`)).body.result.data).toEqual(
        call === 'observationlevels' ? expect.any(Array) : [],
      );
    if (ids[name] !== undefined)
      expect(await countResultsOfCall(`${call}?${name}=${encodeURIComponent(ids[name])}`)).toBeGreaterThan(0);
  });

  describe('A search call', () => {
    const searches = CALLS.filter(({ call }) => call.startsWith('search/')).map(({ call }) => call.slice('search/'.length));

    it.each(searches)('finds the same objects in %s as the GET call', async (call) => {
      const [get, post] = [
        await client.send(`${call}?studyDbId=${studyDbId}&page=0&pageSize=3`),
        await client.send(`search/${call}`, { json: { studyDbIds: [studyDbId], page: 0, pageSize: 3 } }),
      ];
      expect(post.body).toEqual(get.body);
    });

    it.each(searches)('ignores empty and null lists in a search for %s', async (call) => {
      expect(await countResultsOfCall(`search/${call}`, { studyDbIds: [], trialDbIds: null })).toBe(
        await countResultsOfCall(call),
      );
    });

    const members = CALLS.flatMap(({ call, operation }) => {
      const body = operation.requestBody as { content: Record<string, { schema: { $ref?: string } }> } | undefined;
      const name = body?.content['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
      const schema = HUB.components?.schemas?.[name] as { properties?: object } | undefined;
      return call.startsWith('search/') ? Object.keys(schema?.properties ?? {}).map((member) => ({ call, member })) : [];
    }).filter(({ member }) => member.endsWith('s') && !['observationLevels', 'includeObservations'].includes(member));

    it.each(members)('filters by $member in $call', async ({ call, member }) => {
      expect(await countResultsOfCall(call, { [member]: ['none'] })).toBe(0);
    });

    it('combines the values of a list by OR, and several lists by AND', async () => {
      const units = await client.list('observationunits', 1000);
      const [one, two] = units;
      const json = { observationUnitNames: [one.observationUnitName, two.observationUnitName], trialDbIds: [one.trialDbId] };
      expect(await countResultsOfCall('search/observationunits', json)).toBe(2);
      expect(await countResultsOfCall('search/observationunits', { ...json, trialDbIds: [studyDbId] })).toBe(0);
    });

    it('finds units by level and by germplasm', async () => {
      const [unit] = await client.list(`observationunits?studyDbId=${studyDbId}`, 1000);
      expect(
        await countResultsOfCall('search/observationunits', {
          observationLevels: [{ levelName: 'Plot' }, { levelName: 'POT' }],
        }),
      ).toBe(12);
      const found = await client.list(`observationunits?germplasmDbId=${unit.germplasmDbId}`, 1000);
      expect(found.length).toBe(4);
      expect(new Set(found.map(({ germplasmDbId }) => germplasmDbId))).toEqual(new Set([unit.germplasmDbId]));
    });

    it('finds variables by the identifier of their method', async () => {
      const [variable] = await client.list('variables', 1000);
      const found = await client.send('search/variables', { json: { methodDbIds: [variable.method.methodDbId] } });
      expect(found.body.result.data.length).toBe(2);
    });

    it('includes both limits of a time range', async () => {
      const at = '2023-06-12T10:00:00Z';
      const countObservationsBetween = (start: string, end: string) =>
        countResultsOfCall('search/observations', { observationTimeStampRangeStart: start, observationTimeStampRangeEnd: end });
      expect([
        await countObservationsBetween(at, at),
        await countObservationsBetween('2023-06-12T10:00:00.001Z', '2024-01-01T00:00:00Z'),
      ]).toEqual([1, 0]);
    });

    it.each([
      ['an unknown property', { years: ['2023'] }, 'years'],
      ['a value that is not a list', { studyDbIds: 'x' }, 'studyDbIds'],
      ['too many values', { studyDbIds: Array.from({ length: 2_001 }, () => 'x') }, 'studyDbIds'],
    ])('returns 400 for %s', async (_what, json, text) => {
      const answer = await client.send('search/observations', { json });
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);
    });

    it('returns 400 for a time of more than 40 characters', async () => {
      const at = `2023-06-12T10:00:00.${'0'.repeat(20)}Z`;
      const searchObservations = (json: object) => client.send('search/observations', { json });
      expect([
        (await searchObservations({ observationTimeStampRangeStart: at })).status,
        (await searchObservations({ observationTimeStampRangeEnd: at })).status,
      ]).toEqual([400, 400]);
    });

    it('finds nothing if a name contains NUL', async () => {
      expect(await countResultsOfCall('search/observations', { studyNames: ['\u0000'] })).toBe(0);
    });

    it('finds no event for a unit to which the event does not refer', async () => {
      const units = await client.list(`observationunits?studyDbId=${studyDbId}`, 1000);
      const countEventsOfUnit = (unit: { observationUnitDbId: string }) =>
        countResultsOfCall(`events?observationUnitDbId=${unit.observationUnitDbId}`);
      expect([await countEventsOfUnit(units[0]), await countEventsOfUnit(units[1])]).toEqual([2, 3]);
    });

    it('finds events that overlap a range of days', async () => {
      expect(await countResultsOfCall(`events?studyDbId=${studyDbId}&dateRangeStart=2023-05-02&dateRangeEnd=2023-07-09`)).toBe(
        1,
      );
    });
  });

  it('returns a scale of every type, alone, in its variable and in the list', async () => {
    const variables = await client.list('variables', 1000);
    const scales = await client.list('scales', 1000);
    const own = variables.filter(({ observationVariableName: name }) => name.startsWith('Own '));
    for (const { scale } of own) {
      expect((await client.send(`scales/${scale.scaleDbId}`)).body.result).toEqual(scale);
      expect(scales).toContainEqual(scale);
    }
    expect(own.map(({ scale }) => [scale.dataType, scale.validValues.categories.length]).sort()).toEqual([
      ['Date', 0],
      ['Nominal', 2],
      ['Ordinal', 2],
      ['Text', 0],
    ]);
  });

  it('returns a unit that is a filler', async () => {
    const json = { observationUnitDbIds: [ids.observationUnitDbId] };
    const { body } = await client.send('search/observationunits', { json });
    expect(body.result.data[0].observationUnitPosition.entryType).toBe('FILLER');
  });

  it('returns lists of every type', async () => {
    const lists = (await client.list('lists', 1000)).filter(({ listDbId }) => listDbId.startsWith(studyDbId));
    for (const { listDbId, listSize } of lists)
      expect((await client.send(`lists/${listDbId}`)).body.result.data.length).toBe(listSize);
    expect(lists.map(({ listType }) => listType).sort()).toEqual(['germplasm', 'observationUnits', 'observationVariables']);
  });

  it('names a location after its study if the study has only a site name', async () => {
    await hub.database.pool.query(`delete from hub_entities where entity_type = 'Location'`);
    const [study] = await client.list('studies', 1000);
    const { body } = await client.send(`locations/${study.locationDbId}`);
    expect([study.locationDbId, body.result.locationName]).toEqual([study.studyDbId, study.locationName]);
  });
});
