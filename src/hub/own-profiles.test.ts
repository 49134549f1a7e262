/** Tests pages with site profiles, which use more features of the profile format than the built-in profiles. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../contract-tests/test-server.ts';
import { trialProfileText } from '../profiles/testing-profile.ts';
import { describeWithDatabase } from '../storage/testing.ts';
import { HubClient } from './entities/testing-hub-client.ts';

/** Returns a profile with the permitted values `grades` for a field of its root entity. */
const createGradingProfile = (name: string, grades: string): string => `name: ${name}
version: '1.0'
root_entity: Plant
entities:
  Plant:
    fields:
      - {name: label, type: string, required: true}
      - {name: grade, type: string, constraints: {enum: [${grades}]}}
`;

const TYPES: readonly (readonly [field: string, type: string])[] = [
  ['title', 'string'],
  ['start', 'date'],
  ['end', 'datetime'],
  ['latitude', 'float'],
  ['replicates', 'integer'],
  ['irrigated', 'boolean'],
  ['licence', 'uri'],
  ['crop', 'ontology_term'],
  ['keywords', 'list'],
];

interface DescribedField {
  readonly name: string;
  readonly type: string;
}

describeWithDatabase("A site's own profiles", () => {
  let folder: string;
  let server: TestServer;
  let hub: HubClient;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-own-profiles-'));
    const texts = {
      trials: trialProfileText,
      letters: createGradingProfile('letters', 'a, b'),
      numbers: createGradingProfile('numbers', "'1', '2'"),
    };
    for (const [name, text] of Object.entries(texts)) {
      await mkdir(join(folder, name, '1.0'), { recursive: true });
      await writeFile(join(folder, name, '1.0', 'profile.yaml'), text);
    }
    server = await startTestServer({ PROFILES_DIR: folder }, { withDatabase: true });
    hub = await new HubClient(server.address).createProject('trials', '1.0');
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const listTypes = (fields: readonly DescribedField[]) =>
    TYPES.map(([name]) => [name, fields.find((field) => field.name === name)?.type]);

  it('define fields of every type, and the maximum length of lists, in the form of an entity', async () => {
    const { status, body } = await hub.get(hub.getPath('form', 'Trial'));
    expect([status, body.help, listTypes(body.fields)]).toEqual([200, 'A trial.', TYPES]);
    expect(body.fields).toContainEqual(expect.objectContaining({ name: 'keywords', max_items: 3 }));
  });

  it('may omit the description of an entity type, whose form then has no help', async () => {
    const { status, body } = await hub.get(hub.getPath('form', 'Site'));
    expect([status, body.entity_type, 'help' in body]).toEqual([200, 'Site', false]);
  });

  it('define columns of every type, and the maximum length of lists, in a table', async () => {
    await hub.createEntity('Trial', {
      id: 'T-1',
      replicates: 4,
      irrigated: false,
      crop: 'NCBITaxon:4565',
      keywords: ['wheat'],
    });
    const { status, body } = await hub.get(hub.getPath('table', 'Trial'));
    expect([status, listTypes(body.columns)]).toEqual([200, TYPES]);
    expect(body.columns).toContainEqual(expect.objectContaining({ name: 'keywords', max_items: 3 }));
    expect(body.rows).toMatchObject([
      { data: { replicates: 4, irrigated: false, crop: 'NCBITaxon:4565', keywords: ['wheat'] } },
    ]);
  });

  it('cause a conflict in a merge if no value satisfies both profiles, until the user selects one', async () => {
    const order = { profiles: ['letters/1.0', 'numbers/1.0'], strategy: 'most_restrictive' };
    const open = await hub.post('/api/merge', order);
    expect(open.body).toMatchObject({
      has_unresolved_conflicts: true,
      unresolved_conflicts: [
        { entity: 'Plant', field: 'grade', attribute: 'enum', message: 'no value is allowed by all profiles' },
      ],
    });
    const resolutions = [{ entity: 'Plant', field: 'grade', profile: 'numbers/1.0' }];
    const settled = await hub.post('/api/merge', { ...order, resolutions });
    expect(settled.body).toMatchObject({ has_unresolved_conflicts: false, unresolved_conflicts: [], resolutions_applied: 1 });
  });
});
