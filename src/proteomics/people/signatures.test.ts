/** Tests that names in records follow the user who signed, and not a user with the same name. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getOperations, readDocument } from '../../contract/documents/document.ts';
import { migrateDatabase, readMigrations } from '../../storage/migrate.ts';
import { silentLog } from '../../storage/storage-errors.ts';
import { createDatabaseWithoutTables, describeWithDatabase } from '../../storage/testing.ts';
import {
  buildExampleRequest,
  COLLABORATION,
  createPeopleEnvironment,
  EXAMPLE,
  type PeopleServer,
  startPeopleServer,
} from '../access/testing-people.ts';
import { SIGNED } from './signatures.ts';

const document = readDocument('proteomics');
const SIGNING = [
  'reviewRawFiles',
  'createAnnotation',
  'createGuideSet',
  'createSilence',
  'setQcLimits',
  'addSearchFile',
  'setSamples',
  'setQcTargets',
  'nameInstrument',
  'setAcquisitionTime',
];

describeWithDatabase('The name of a user in records', () => {
  let server: PeopleServer;
  const folder = mkdtempSync(join(tmpdir(), 'concordat-signatures-'));
  beforeAll(async () => {
    const toolsFile = join(folder, 'tools.json');
    writeFileSync(
      toolsFile,
      JSON.stringify({ tools: { own: { uploads: ['fasta'], steps: [{ name: 'search', command: ['true', '{fasta}'] }] } } }),
    );
    server = await startPeopleServer({ ...createPeopleEnvironment(), PROTEOMICS_ACCESS: 'login', TOOLS_FILE: toolsFile });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await server.placeRecords(COLLABORATION);
    await server.database.pool.query(
      `delete from proteomics_instruments;
       update proteomics_pipelines set tool = 'own';
       update proteomics_raw_files set instrument = 'Orbitrap Fusion Lumos', acquired_at = null, acquired_by = null`,
    );
  });

  const queryRows = async (statement: string) => (await server.database.pool.query(statement)).rows;
  const readNames = async () => {
    const signed = SIGNED.map((table) => `select '${table}' as place, changed_by as name from ${table}`);
    const rows = await queryRows(`${signed.join(' union all ')}
      union all select 'acquired_by', acquired_by from proteomics_raw_files union all select 'message', message from proteomics_raw_files`);
    const names = rows.filter(({ name }) => !['First operator', null, 'from the name'].includes(name));
    return Object.fromEntries(names.map(({ place, name }) => [place, name]));
  };
  const expectNames = (name: string) =>
    Object.fromEntries(
      [...SIGNED, 'acquired_by', 'message'].map((place) => [place, place === 'message' ? `Canceled by ${name}.` : name]),
    );
  const signEverything = async () => {
    for (const one of getOperations(document)) {
      if (!SIGNING.includes(one.operation.operationId)) continue;
      const { path, request } = buildExampleRequest(document, one);
      const { status, text } = await server.send('manager', path, request);
      expect([200, 201, 303], `${one.operation.operationId} ${status}: ${text}`).toContain(status);
    }
    await queryRows(`update proteomics_raw_files set state = 'queued' where uuid = '${EXAMPLE.run}'`);
    expect((await server.send('manager', `/api/runs/${EXAMPLE.run}/cancel`, { json: {} })).status).toBe(202);
  };

  it('does not change if a user with the same name is renamed or erased', async () => {
    await server.logIn('manager', { name: 'Anna Example' });
    await signEverything();
    expect(await readNames()).toEqual(expectNames('Anna Example'));
    await server.logIn('nonMember', { name: 'Anna Example' });
    await server.send('nonMember', '/api/projects', { json: {} });
    await server.logIn('nonMember', { name: 'Mallory' });
    await server.send('nonMember', '/api/projects', { json: {} });
    expect(await readNames()).toEqual(expectNames('Anna Example'));
    await server.logIn('nonMember', { name: 'Anna Example' });
    await server.send('nonMember', '/api/projects', { json: {} });
    const [{ uuid }] = await queryRows(`select uuid from proteomics_users where name = 'Anna Example' and not is_manager`);
    expect((await server.send('manager', `/api/admin/users/${uuid}`, { method: 'DELETE' })).status).toBe(204);
    expect(await readNames()).toEqual(expectNames('Anna Example'));
  });

  it('changes in every record if the user is renamed or erased', async () => {
    await server.logIn('manager', { name: 'Anna Example' });
    await signEverything();
    await server.logIn('manager', { name: 'Anna Later' });
    await server.send('manager', '/api/projects', { json: {} });
    expect(await readNames()).toEqual(expectNames('Anna Later'));
    const [{ uuid }] = await queryRows(`select uuid from proteomics_users where name = 'Anna Later'`);
    expect((await server.send('manager', `/api/admin/users/${uuid}`, { method: 'DELETE' })).status).toBe(204);
    expect(await readNames()).toEqual(expectNames('deleted person'));
  });

  it('does not change if the author of a record of an earlier release is unknown', async () => {
    await server.logIn('nonMember', { name: 'First operator' });
    await server.send('nonMember', '/api/projects', { json: {} });
    await server.logIn('nonMember', { name: 'Mallory' });
    await server.send('nonMember', '/api/projects', { json: {} });
    expect(await queryRows('select changed_by from proteomics_annotations')).toEqual([{ changed_by: 'First operator' }]);
  });
});

describeWithDatabase('The migration of signatures', () => {
  it('identifies an author only if exactly one user has the name', async () => {
    const { url, drop } = await createDatabaseWithoutTables();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const all = readMigrations();
    await migrateDatabase(
      client,
      all.slice(
        0,
        all.findIndex(({ tag }) => tag === '0006_signatures'),
      ),
      silentLog,
    );
    await client.query(`
      insert into proteomics_users (uuid, email, name, deleted_at)
        select gen_random_uuid(), '', name, case name when 'deleted person' then now() end
        from unnest(array['Anna Example', 'Twin', 'Twin', 'deleted person']) as name;
      insert into proteomics_instruments (instrument, name, changed_by)
        select name, name, name from unnest(array['Anna Example', 'Twin', 'deleted person', 'Administrator']) as name`);
    await migrateDatabase(client, all, silentLog);
    const { rows } = await client.query(
      'select u.name, i.instrument from proteomics_instruments i join proteomics_users u on u.uuid = i.changed_by_uuid',
    );
    await client.end();
    await drop();
    expect(rows).toEqual([{ name: 'Anna Example', instrument: 'Anna Example' }]);
  });
});
