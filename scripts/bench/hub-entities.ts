/** Measures saving and checking a project of 10,000 entities over HTTP, compared with the database and the validators alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalog } from '../../src/profiles/catalog/catalog.ts';
import { validateObject } from '../../src/profiles/validation/validate.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { silentLog } from '../../src/storage/storage-errors.ts';
import type { Figure } from './figure.ts';
import { startServer } from './programs.ts';
import { computeMedian } from './rounds.ts';

const ENTITIES = 10_000;
const ROUNDS = 5;

/** Measures a project with observation units in one study. */
export async function measureHubEntities(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  try {
    const first = await startServer({ DATA_DIR: dataDir, PORT: '0' });
    const project = await createProject(first.address);
    const createChanges = (study: string) =>
      createUnits().map((data) => ({ entity_type: 'ObservationUnit', parent_id: study, data }));
    const changes = createChanges(project.study);
    const saved = await measureSeconds(() => postJson(first.address, `${project.path}/bulk`, { changes }));
    const again: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const other = await createProject(first.address);
      const same = createChanges(other.study);
      again.push(await measureSeconds(() => postJson(first.address, `${other.path}/bulk`, { changes: same })));
    }
    const warm: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const change = { entity_type: 'Study', node_id: project.study, data: { title: `Round ${round}` } };
      warm.push(
        await measureSeconds(async () => {
          await postJson(first.address, `${project.path}/entities`, change);
          await postJson(first.address, `${project.path}/validate`);
        }),
      );
    }
    const bareInsert = await measureBareInsert(dataDir);
    await first.stop();
    const cold: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const server = await startServer({ DATA_DIR: dataDir, PORT: '0' });
      cold.push(await measureSeconds(() => postJson(server.address, `${project.path}/validate`)));
      await server.stop();
    }
    const bareCheck = measureBareCheck();
    const of = `${ENTITIES.toLocaleString('en')} entities`;
    return [
      {
        what: `POST …/bulk, ${of}, new`,
        measured: `${computeMedian(again).toFixed(2)} s, first after a start ${saved.toFixed(2)} s`,
        beside: `inserting the rows alone ${bareInsert.toFixed(2)} s`,
        target: 'below 1 s',
      },
      {
        what: `POST …/entities of one entity, then POST …/validate, ${of}`,
        measured: `${computeMedian(warm).toFixed(3)} s`,
        beside: `the validators alone ${bareCheck.toFixed(3)} s`,
        target: 'below 1 s',
      },
      {
        what: `POST …/validate, ${of}, first after a start`,
        measured: `${computeMedian(cold).toFixed(3)} s`,
        beside: `the validators alone ${bareCheck.toFixed(3)} s`,
        target: 'below 1 s',
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function createUnits(): Record<string, unknown>[] {
  return Array.from({ length: ENTITIES - 2 }, (_, index) => ({
    unique_id: `OU-${index}`,
    study_id: 'STU-1',
    observation_unit_type: 'plot',
    spatial_distribution: `block:${index % 4};row:${index % 97};column:${index % 89}`,
    observation_level_code: `PLOT-${index}`,
  }));
}

async function createProject(address: string): Promise<{ path: string; study: string }> {
  const workspace = await postJson(address, '/hub/workspaces', { name: `Bench ${crypto.randomUUID()}` });
  const project = { workspace_id: workspace.id, name: 'Large', profile: 'miappe', version: '1.1' };
  const path = `/hub/projects/${(await postJson(address, '/hub/projects', project)).id}`;
  const top = { entity_type: 'Investigation', data: { unique_id: 'INV-1', title: 'A large investigation' } };
  const investigation = await postJson(address, `${path}/entities`, top);
  const data = { unique_id: 'STU-1', investigation_id: 'INV-1', title: 'A large study' };
  const study = await postJson(address, `${path}/entities`, { entity_type: 'Study', parent_id: investigation.id, data });
  return { path, study: study.id };
}

async function postJson(address: string, path: string, body?: unknown): Promise<{ id: string }> {
  const headers = { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(address + path, { method: 'POST', headers, ...sent });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as { id: string };
}

async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function measureBareInsert(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir, log: silentLog });
  try {
    await database.pool.query('create unlogged table bench_rows (id serial primary key, data jsonb not null)');
    const rows = createUnits().map((data) => JSON.stringify(data));
    const seconds = await measureSeconds(() =>
      database.pool.query('insert into bench_rows (data) select * from unnest($1::jsonb[])', [rows]),
    );
    await database.pool.query('drop table bench_rows');
    return seconds;
  } finally {
    await database.close();
  }
}

function measureBareCheck(): number {
  const profile = loadCatalog({ only: 'miappe' }).find('miappe', '1.1')?.profile;
  if (profile === undefined) throw new Error('the profile miappe/1.1 is missing');
  const study = { unique_id: 'STU-1', investigation_id: 'INV-1', title: 'A large study', observation_units: createUnits() };
  const seconds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    validateObject(profile, 'Study', study);
    return (performance.now() - start) / 1000;
  });
  return computeMedian(seconds);
}
