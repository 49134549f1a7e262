// @module-tag full
/** Tests the requests of Field Book 7.3 during a field season, in order, with a token, in a hub that requires a login. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LyingProvider, startLyingProvider } from '../../../simulators/login/lying-provider.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { parseCsvText } from '../../web/csv/records.ts';
import { COLLABORATION, createLoginEnvironment, startTestHub, type TestHub } from '../testing-hub.ts';
import { type BrapiClient, createBrapiClient, fillWithTrial } from './testing-brapi.ts';

const AUTHORIZATION = { authorization: 'Bearer a-token' };

describeWithDatabase('Field Book', () => {
  let provider: LyingProvider;
  let hub: TestHub;
  let client: BrapiClient;
  let projectId = '';
  let workspaceId = '';
  /** ID of the greenhouse study in the example data. */
  let studyDbId = '';

  beforeAll(async () => {
    provider = await startLyingProvider({ clientId: 'concordat', clientSecret: 'secret' });
    provider.introspection = {
      active: true,
      token_type: 'Bearer',
      sub: 'robin@login.example.org',
      name: 'Robin Robot',
      eduperson_entitlement: [`urn:mace:example.org:platform:group:${COLLABORATION}`],
    };
    hub = await startTestHub({
      ...createLoginEnvironment(),
      COLLAB_OIDC_DISCOVERY_URL: provider.discoveryUrl,
      HUB_ACCESS: 'login',
    });
    ({ projectId, workspaceId } = await hub.place(COLLABORATION));
    await fillWithTrial(hub, projectId);
    client = createBrapiClient(hub, AUTHORIZATION);
    const studies = await client.list('studies?active=true', 50);
    studyDbId = studies.find(({ studyCode }) => studyCode === 'BD-GH-2023').studyDbId;
  });
  afterAll(async () => {
    await hub?.stop();
    await provider?.stop();
  });

  async function importStudy() {
    const [units, variables] = await Promise.all([
      client.list(`observationunits?studyDbId=${studyDbId}`, 3),
      client.list(`variables?studyDbId=${studyDbId}`, 1),
    ]);
    const findVariable = (name: string) => variables.find((one) => one.observationVariableName === name);
    return { units, variables, height: findVariable('GH-PH') };
  }

  /** Returns an observation in the format that Field Book sends. */
  async function createObservation(value: string, more: object = {}) {
    const { units, height } = await importStudy();
    const id = randomUUID();
    return {
      collector: 'A. Person',
      observationTimeStamp: '2023-06-12T10:10:40.413+02:00',
      observationUnitDbId: units[0].observationUnitDbId,
      studyDbId,
      observationVariableDbId: height.observationVariableDbId,
      observationVariableName: height.observationVariableName,
      value,
      externalReferences: [
        { referenceID: id, referenceId: id, referenceSource: 'Field Book Upload' },
        { referenceID: 'b1c2', referenceId: 'b1c2', referenceSource: 'Field Book Device' },
      ],
      ...more,
    };
  }

  const countFilteredObservations = async (filter = '') =>
    (await client.send(`observations${filter}`)).body.metadata.pagination.totalCount;

  it('reads the calls of the server without a token', async () => {
    const { status, body } = await createBrapiClient(hub, {}).send('serverinfo');
    expect(status).toBe(200);
    expect(body.result.calls).toContainEqual(
      expect.objectContaining({ service: 'observations', methods: ['GET', 'POST', 'PUT'] }),
    );
    expect(body.result.calls.map(({ service }: { service: string }) => service)).toContain('studies/{studyDbId}');
  });

  it('finds the trial with its program, season and crop', async () => {
    const [trials, programs, seasons, crops] = await Promise.all([
      client.list('trials?active=true', 50),
      client.list('programs', 50),
      client.list('seasons', 50),
      client.list('commoncropnames', 50),
    ]);
    expect(trials).toMatchObject([
      {
        trialName: expect.stringContaining('Drought response'),
        programDbId: workspaceId,
        publications: [{ publicationPUI: 'doi:10.5072/example.paper.1' }],
        contacts: [{ name: 'Alex Example', orcid: '0000-0002-1825-0097' }, { name: 'Dana Datasteward' }],
        datasetAuthorships: [{ license: 'https://creativecommons.org/licenses/by/4.0/' }],
      },
    ]);
    expect(programs).toMatchObject([{ programDbId: workspaceId }]);
    expect(seasons).toEqual([{ seasonDbId: '2023', seasonName: '2023', year: 2023 }]);
    expect(crops).toEqual(['Hordeum vulgare']);
  });

  it('finds the active studies', async () => {
    const studies = await client.list('studies?active=true', 1);
    expect(studies.map(({ studyCode, active, seasons }) => [studyCode, active, seasons])).toEqual([
      ['BD-GH-2023', true, ['2023']],
      ['BD-FIELD-2023', true, ['2023']],
    ]);
  });

  it('finds no study in other seasons', async () => {
    const { body } = await client.send('studies?seasonDbId=2022');
    expect([body.result.data, body.metadata.status]).toMatchObject([[], [{ messageType: 'WARNING' }]]);
  });

  it('gets a study with its location, design and levels', async () => {
    const { body } = await client.send(`studies/${studyDbId}`);
    expect(body.result).toMatchObject({
      locationName: 'Greenhouse 3',
      startDate: '2023-04-03T08:00:00.000Z',
      experimentalDesign: { PUI: 'randomised complete block design' },
      observationLevels: [{ levelName: 'block' }, { levelName: 'pot' }],
      dataLinks: [{ name: 'greenhouse-heights.csv' }, { url: 's3://example-bucket/barley-drought/greenhouse-images.zip' }],
      environmentParameters: [{ parameterName: 'photoperiod', value: '16', unit: 'hour' }, {}, {}],
    });
  });

  it('gets only levels that have a name and an order', async () => {
    const levels = await client.list('observationlevels', 1000);
    expect(levels).toContainEqual({ levelName: 'pot', levelOrder: 9 });
    expect(levels.every(({ levelOrder }) => Number.isInteger(levelOrder))).toBe(true);
  });

  it('imports the units of a study in pages', async () => {
    const { units } = await importStudy();
    expect(units.map((unit) => unit.observationUnitName)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `POT-0${number}`));
    expect(units[4]).toMatchObject({
      germplasmName: 'Golden Promise',
      treatments: [{ factor: expect.stringMatching(/water/i), modality: 'full watering' }],
      observationUnitPosition: {
        observationLevel: { levelName: 'pot', levelCode: 'POT-05' },
        observationLevelRelationships: [
          { levelName: 'rep', levelCode: '2' },
          { levelName: 'block', levelCode: '2' },
        ],
        entryType: 'CHECK',
        positionCoordinateX: '1',
        positionCoordinateXType: 'GRID_COL',
        positionCoordinateY: '2',
        positionCoordinateYType: 'GRID_ROW',
      },
    });
  });

  it('finds units by their level', async () => {
    expect((await client.list('observationunits?observationUnitLevelName=Plot', 50)).length).toBe(4);
  });

  it('imports the germplasm of a study', async () => {
    const germplasm = await client.list(`germplasm?studyDbId=${studyDbId}`, 1);
    expect(germplasm).toMatchObject([
      { germplasmName: 'Golden Promise', genus: 'Hordeum', taxonIds: [{ sourceName: 'NCBITaxon', taxonId: '4513' }] },
      { germplasmName: 'Morex', donors: [{ donorAccessionNumber: 'EXB 1002', donorInstituteCode: 'NLD999' }] },
    ]);
    const { body } = await client.send(`germplasm/${germplasm[0].germplasmDbId}`);
    expect(body.result).toEqual(germplasm[0]);
  });

  it('imports the variables of a study with trait, method and scale', async () => {
    const { variables, height } = await importStudy();
    expect(variables.length).toBeGreaterThan(1);
    expect(height).toMatchObject({
      synonyms: ['Plant height'],
      trait: { traitName: 'plant height', traitPUI: 'TO:0000207', entityPUI: 'PO:0000003' },
      method: { description: 'Mean of three plants, measured in the morning' },
      scale: { dataType: 'Numerical', scaleName: 'centimetre', scalePUI: 'UO:0000015' },
    });
  });

  it('gets each uploaded observation back with its ID and references', async () => {
    const sent = [
      await createObservation('81.5'),
      await createObservation('82', { observationTimeStamp: '2023-06-19T08:00:00Z' }),
    ];
    const { status, body } = await client.send('observations', { json: sent });
    expect([status, body.result.data]).toMatchObject([
      200,
      [
        { value: '81.5', observationTimeStamp: '2023-06-12T08:10:40.413Z', externalReferences: sent[0]?.externalReferences },
        { value: '82', uploadedBy: 'Robin Robot', collector: 'A. Person', externalReferences: sent[1]?.externalReferences },
      ],
    ]);
    const ids = body.result.data.map(({ observationDbId }: { observationDbId: string }) => observationDbId);
    expect(new Set(ids).size).toBe(2);
  });

  it('stores a repeated upload once', async () => {
    const sent = [await createObservation('79'), await createObservation('NA')];
    const first = await client.send('observations', { json: sent });
    const before = await countFilteredObservations();
    const second = await client.send('observations', { json: sent });
    expect([second.status, second.body.result.data, await countFilteredObservations()]).toEqual([
      200,
      first.body.result.data,
      before,
    ]);
  });

  it('stores a second value of the same unit, variable and time', async () => {
    const before = await countFilteredObservations();
    const sent = await createObservation('80');
    await client.send('observations', { json: [sent, { ...sent, value: '80.5' }] });
    expect(await countFilteredObservations()).toBe(before + 2);
  });

  it('stores a second observation that differs only in its collector or in its additional information', async () => {
    const before = await countFilteredObservations();
    const sent = await createObservation('80');
    await client.send('observations', {
      json: [sent, { ...sent, collector: 'B. Person' }, { ...sent, additionalInfo: { tool: 'ruler' } }],
    });
    expect(await countFilteredObservations()).toBe(before + 3);
  });

  it('gets 400 for a day that does not exist', async () => {
    const sent = await createObservation('80', { observationTimeStamp: '2023-02-30T10:00:00Z' });
    const { status, text } = await client.send('observations', { json: [sent] });
    expect([status, text]).toEqual([400, expect.stringContaining('"2023-02-30T10:00:00Z" is not a valid time')]);
  });

  it('gets 400 for a change that lists an observation twice, in upper and lower case', async () => {
    const [{ observationDbId }] = (await client.send('observations', { json: [await createObservation('80')] })).body.result
      .data;
    const json = { [observationDbId]: { value: '1' }, [observationDbId.toUpperCase()]: { value: '2' } };
    expect((await client.send('observations', { method: 'PUT', json })).status).toBe(400);
  });

  it('changes an observation', async () => {
    const sent = await createObservation('60');
    const stored = (await client.send('observations', { json: [sent] })).body.result.data[0];
    const change = { ...sent, value: '61', observationTimeStamp: '2023-06-12T12:00:00Z' };
    const { status, body } = await client.send('observations', { method: 'PUT', json: { [stored.observationDbId]: change } });
    expect([status, body.result.data]).toEqual([
      200,
      [{ ...stored, value: '61', observationTimeStamp: '2023-06-12T12:00:00.000Z' }],
    ]);
  });

  it('keeps absent properties and clears null properties in a change', async () => {
    const stored = (await client.send('observations', { json: [await createObservation('62')] })).body.result.data[0];
    const json = { [stored.observationDbId]: { value: null } };
    const { body } = await client.send('observations', { method: 'PUT', json });
    expect(body.result.data).toEqual([{ ...stored, value: null }]);
  });

  it('finds observations by unit, variable and time', async () => {
    const { units, height } = await importStudy();
    const unit = units[7].observationUnitDbId;
    const createDay = (number: number) => ({ observationUnitDbId: unit, observationTimeStamp: `2023-07-0${number}T12:00:00Z` });
    await client.send('observations', {
      json: await Promise.all([1, 2, 3].map((number) => createObservation(`9${number}`, createDay(number)))),
    });
    const query = new URLSearchParams({
      observationUnitDbId: unit,
      observationVariableDbId: height.observationVariableDbId,
      observationTimeStampRangeStart: '2023-07-02T00:00:00Z',
      observationTimeStampRangeEnd: '2023-07-02T12:00:00Z',
    });
    const found = await client.list(`observations?${query}`, 1);
    expect(found).toMatchObject([{ value: '92', observationUnitName: 'POT-08', germplasmName: 'Morex' }]);
  });

  it('receives the rejected rows of an upload as plain text, and no row is stored', async () => {
    const { units, variables } = await importStudy();
    const before = await countFilteredObservations();
    const others = await client.list('variables', 50);
    const other = others.find(({ observationVariableName }) => observationVariableName === 'FIELD-PH');
    const sent = [
      await createObservation('81'),
      await createObservation('tall'),
      await createObservation('1', { observationUnitDbId: variables[0].observationVariableDbId }),
      await createObservation('1', { observationVariableDbId: units[0].observationUnitDbId }),
      await createObservation('1', { observationVariableDbId: other.observationVariableDbId }),
      await createObservation('1', { studyDbId: randomUUID() }),
      await createObservation('1', { observationTimeStamp: '0001-01-01T00:00:00Z' }),
    ];
    const { status, headers, text } = await client.send('observations', { json: sent });
    expect([status, headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(text).toMatch(
      /^ERROR - \d{4}-\d{2}-\d{2}T[\d:.]+Z - 6 of 7 observations cannot be stored, so nothing was stored\. /,
    );
    expect(text.match(/body\[\d\]\.\w+/g)).toEqual([
      'body[1].value',
      'body[2].observationUnitDbId',
      'body[3].observationVariableDbId',
      'body[4].observationVariableDbId',
      'body[5].studyDbId',
      'body[6].observationTimeStamp',
    ]);
    expect(await countFilteredObservations()).toBe(before);
  });

  it('receives the names of the rejected properties of a change, and no observation is changed', async () => {
    const stored = (await client.send('observations', { json: [await createObservation('70'), await createObservation('71')] }))
      .body.result.data;
    const [one, two] = stored.map(({ observationDbId }: { observationDbId: string }) => observationDbId);
    const json = { [one]: { value: '72' }, [two]: { value: 'high', studyDbId: randomUUID() } };
    const { status, text } = await client.send('observations', { method: 'PUT', json });
    expect([
      status,
      text.includes(`body.${two}.value: "high" must be a number`),
      text.includes(`body.${two}.studyDbId`),
    ]).toEqual([400, true, true]);
    expect((await client.list(`observations?observationDbId=${one}`, 1))[0].value).toBe('70');
  });

  it('gets the number of rejected observations instead of the number of their problems', async () => {
    const json = [await createObservation('tall', { studyDbId: randomUUID(), observationTimeStamp: '0001-01-01T00:00:00Z' })];
    const { text } = await client.send('observations', { json });
    expect(text).toMatch(/ - 1 of 1 observation cannot be stored, so nothing was stored\. (body\[0\]\.\w+: [^.]+\. ?){3}$/);
  });

  it('gets 404 for a change of an unknown observation', async () => {
    const id = randomUUID();
    const { status, text } = await client.send('observations', { method: 'PUT', json: { [id]: { value: '1' } } });
    expect([status, text]).toEqual([404, expect.stringContaining(`Observation not found: ${id}`)]);
  });

  it.each([
    ['an unknown property', { season: '2023' }, 'season'],
    ['no value', { value: undefined }, 'value'],
    ['a long value', { value: 'x'.repeat(4_001) }, 'value'],
    ['a NUL character', { value: '1\u0000' }, 'value'],
  ])('gets 400 for %s, and the error names the property', async (_what, more, member) => {
    const { status, text } = await client.send('observations', { json: [await createObservation('1', more)] });
    expect([status, text]).toEqual([400, expect.stringContaining(member)]);
  });

  it('gets 400 for more rows than a request may have', async () => {
    const one = await createObservation('1');
    const { status } = await client.send('observations', { json: Array.from({ length: 1_001 }, () => one) });
    expect(status).toBe(400);
  });

  it('gets 401 in plain text without a token', async () => {
    const { status, headers, text } = await createBrapiClient(hub, {}).send('studies');
    expect([status, headers.get('www-authenticate'), text]).toEqual([401, 'Bearer', expect.stringMatching(/^ERROR - /)]);
  });

  it('stores observations that a member gets as a page and as CSV', async () => {
    await client.send('observations', { json: [await createObservation('55.5', { collector: '=1+1' })] });
    const page = await hub.send('member', `/hub/projects/${projectId}/observations`, { accept: 'text/html' });
    expect([page.status, page.text.includes('55.5')]).toEqual([200, true]);
    const csv = await hub.send('member', `/hub/projects/${projectId}/observations?format=csv`);
    const [head, ...rows] = parseCsvText(csv.text).map(({ cells }) => cells);
    expect(rows.length).toBe(await countFilteredObservations());
    const row = Object.fromEntries((head ?? []).map((name, index) => [name, rows.at(-1)?.[index]]));
    expect(row).toMatchObject({ study: 'BD-GH-2023', unit: 'POT-01', variable: 'GH-PH', value: '55.5', collector: "'=1+1" });
  });
});
