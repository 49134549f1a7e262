// @module-tag full
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillDisk } from '../../../storage/testing.ts';
import { createWorkbook } from '../../exchange/testing-spreadsheet.ts';
import { startTestHub, type TestHub } from '../../testing-hub.ts';
import { fillWithTrial } from '../testing-brapi.ts';

describe('Observations of an attached table', () => {
  let hub: TestHub;
  let dataDir: string;
  let project: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'concordat-observations-'));
    hub = await startTestHub({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await hub.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    const { projectId } = await hub.place();
    project = `/hub/projects/${projectId}`;
    await fillWithTrial(hub, projectId);
  });

  /** Attaches a table to the project. Returns the URL path that stores its observations. */
  async function attachTable(content: string | Uint8Array<ArrayBuffer>, name: string): Promise<string> {
    const body = new FormData();
    body.append('file', new File([content], name));
    const headers = { accept: 'application/json' };
    const uploaded = await fetch(`${hub.address}${project}/files`, { method: 'POST', body, headers });
    return `${project}/files/${((await uploaded.json()) as { file_id: string }).file_id}/observations`;
  }

  async function storeObservations(content: string | Uint8Array<ArrayBuffer>, name = 'heights.csv', json: object = {}) {
    return hub.send('anonymous', await attachTable(content, name), { json });
  }

  async function readStored(): Promise<string[]> {
    const csv = await (await fetch(`${hub.address}${project}/observations?format=csv`)).text();
    return csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(1, 6).join(','))
      .toSorted();
  }

  it('are stored with time and collector if the table has one value per row', async () => {
    const { status, body } = await storeObservations(
      'unit,variable,value,time,collector\nPOT-01,Plant height,82.40,2026-06-12T08:30:00+02:00,Ada\npot-02,plant height,NA,,\n',
    );
    expect([status, body]).toEqual([200, { stored: 2, repeated: 0, changed: [], left_out: [] }]);
    expect(await readStored()).toEqual(['POT-01,GH-PH,82.40,2026-06-12T06:30:00.000Z,Ada', 'POT-02,GH-PH,NA,,']);
  });

  it('are stored if the table has one column per variable, and all other values are reported', async () => {
    const { body } = await storeObservations('Pot number,Plant height,GH-SPAD,weather\nPOT-01,82.4,41,dry\nPOT-02,,40,dry\n');
    expect(body).toMatchObject({ repeated: 0, changed: [] });
    expect(await readStored()).toHaveLength(body.stored);
    expect(body.left_out).toContainEqual({ what: 'The column weather', count: 2 });
    // Each value of the table is either stored or counted as omitted.
    const leftOut = body.left_out.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(body.stored + leftOut).toBe(5);
  });

  it('are stored with exact numbers instead of displayed ones, and with days in UTC, if the table is a sheet', async () => {
    const row = ['POT-01', 82.456789, new Date('2026-06-12T00:00:00Z')];
    const sheet = await createWorkbook({ Heights: [['unit', 'Plant height', 'date'], row] });
    const { body } = await storeObservations(sheet, 'heights.xlsx', { sheet: 'Heights' });
    expect(body.changed).toEqual([{ what: 'Times without a time zone, read as UTC', count: 1 }]);
    expect(await readStored()).toEqual(['POT-01,GH-PH,82.456789,2026-06-12T00:00:00.000Z,']);
  });

  it('are stored with decimal points if the table has decimal commas, and the numbers are reported', async () => {
    const { body } = await storeObservations('unit;GH-PH;GH-SPAD\nPOT-01;82,4;41\nPOT-02;0,125;1.5\n');
    expect([body.stored, body.changed]).toEqual([4, [{ what: 'Numbers with a decimal comma', count: 2 }]]);
    expect((await readStored()).map((row) => row.split(',').slice(0, 3).join())).toEqual(
      expect.arrayContaining(['POT-01,GH-PH,82.4', 'POT-02,GH-PH,0.125', 'POT-02,GH-SPAD,1.5']),
    );
  });

  it('are rejected within seconds if many units and variables have the same name', { timeout: 30_000 }, async () => {
    await hub.database.pool.query(
      `insert into hub_entities (id, project_id, entity_type, parent_id, parent_field, position, data, label, updated_by)
       select gen_random_uuid(), project_id, type, id, field, n, '{}', 'same', 'tests'
         from hub_entities, generate_series(1, 1000) n,
           (values ('ObservationUnit', 'observation_units'), ('ObservedVariable', 'observed_variables')) as types (type, field)
        where entity_type = 'Study' and project_id = $1`,
      [project.split('/').at(-1)],
    );
    const { status, body } = await storeObservations(`unit,same\n${'same,1\n'.repeat(1_000)}`);
    expect([status, body.detail]).toEqual([400, expect.stringContaining('several units or variables have these names')]);
  });

  it('are stored once if the table is read several times', async () => {
    const rows = Array.from({ length: 4_500 }, (_, n) => `POT-01,Plant height,${n}\n`);
    const table = `unit,variable,value\n${rows.join('')}`;
    expect((await storeObservations(table)).body).toMatchObject({ stored: 4_500, repeated: 0 });
    expect((await storeObservations(table)).body).toMatchObject({ stored: 0, repeated: 4_500 });
    expect((await hub.send('anonymous', `${project}/observations?format=html`)).text).toContain('4,500');
  });

  it.each([
    ['an unknown unit', 'unit,variable,value\nPOT-99,Plant height,1\n', 'Row 2, Plant height: no unit is named "POT-99".'],
    ['a variable of another study', 'unit,variable,value\nPLOT-1,GH-PH,1\n', 'has no variable "GH-PH"'],
    ['a value outside the scale', 'unit,variable,value\nPOT-01,GH-PH,"1,234"\n', '"1,234" must be a number'],
    [
      'a point that can separate thousands',
      'unit,variable,value\nPOT-01,GH-PH,1.234\nPOT-01,GH-PH,"12,5"\n',
      'Row 2, GH-PH: "1.234" has a point, but other numbers have a decimal comma.',
    ],
    ['a collector with NUL', 'unit,variable,value,collector\nPOT-01,GH-PH,1,A\0\n', 'must not contain the character NUL'],
    ['a long value', `unit,variable,value\nPOT-01,GH-PH,${'1'.repeat(4_001)}\n`, 'is longer than 4,000 characters'],
    ['a time in year 10000', 'unit,variable,value,time\nPOT-01,GH-PH,1,9999-12-31T23:59:59-14:00\n', 'is not a valid time'],
    ['a day that does not exist', 'unit,variable,value,date\nPOT-01,GH-PH,1,2026-02-30\n', '"2026-02-30" is not a valid time'],
  ])('are all rejected because of %s, and the error names the row', async (_what, table, reason) => {
    const { status, body } = await storeObservations(`${table}POT-01,GH-PH,2\n`);
    expect([status, body.detail]).toEqual([400, expect.stringContaining(reason)]);
    expect(await readStored()).toEqual([]);
  });

  it('cause a short error if the table has many problems and columns', async () => {
    const refused = await storeObservations(`unit,variable,value\n${'POT-99,GH-PH,1\n'.repeat(500)}`);
    expect(refused.body.detail).toMatch(/^500 of 500 observations cannot be stored.* And 480 more\.$/);
    const columns = Array.from({ length: 5_000 }, (_, n) => `column ${n}`);
    const { body } = await storeObservations(`unit,${columns.join(',')}\nPOT-01,${columns.map(() => 'x').join(',')}\n`);
    expect(body.left_out).toHaveLength(201);
    expect(body.left_out.at(-1)).toEqual({ what: 'Other columns', count: 4_800 });
  });

  it('are rejected for an unknown unit without waiting for another request that changes the project', async () => {
    const path = await attachTable('unit,variable,value\nPOT-99,GH-PH,1\n', 'heights.csv');
    const client = await hub.database.pool.connect();
    await client.query('begin');
    await client.query('select from hub_projects where id = $1 for no key update', [project.split('/').at(-1)]);
    const { status } = await hub.send('anonymous', path, { json: {} });
    await client.query('rollback');
    client.release();
    expect(status).toBe(400);
  });

  it('are rejected if the file is not a table', async () => {
    const { status, body } = await storeObservations('text', 'notes.pdf');
    expect([status, body.detail]).toEqual([400, expect.stringContaining('only tables in MIAPPE projects')]);
  });

  it('are rejected on the page of the file, which states that no observation was stored', async () => {
    const path = await attachTable('unit,variable,value\nPOT-99,GH-PH,1\n', 'heights.csv');
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const again = await fetch(hub.address + path, { method: 'POST', headers, body: 'sheet=', redirect: 'manual' });
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('No observation was stored')]);
  });

  it('are rejected if the disk of the database is full, as the error states', async () => {
    const path = await attachTable('unit,variable,value\nPOT-01,GH-PH,1\n', 'heights.csv');
    const free = await fillDisk(hub.database.pool, ['insert on hub_observations']);
    const requested = await hub.send('anonymous', path, { json: {} });
    const sent = await hub.send('anonymous', path, { form: { sheet: '' }, accept: 'text/html' });
    await free();
    expect([requested.status, requested.body.detail, sent.status]).toEqual([507, expect.stringContaining('disk is full'), 507]);
    expect(sent.text).toContain('disk is full');
  });

  it('are stored even if the table has a column that is not imported', async () => {
    const path = await attachTable('unit,Plant height,weather\nPOT-01,82,dry\n', 'heights.csv');
    const sent = await hub.send('anonymous', path, { form: { sheet: '' }, accept: 'text/html' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${project}/observations`]);
    expect(await readStored()).toEqual(['POT-01,GH-PH,82,,']);
  });
});
