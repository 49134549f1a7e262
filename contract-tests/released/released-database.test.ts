// @module-tag full
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/storage/database.ts';
import { readMigrations, release } from '../../src/storage/migrate.ts';
import { describeWithDatabase, openTestDatabase } from '../../src/storage/testing.ts';
import { readDeployment } from '../../src/storage/testing-deployment.ts';
import type { ExportSummary } from '../../src/storage/transfer/export-format.ts';
import { importDatabase } from '../../src/storage/transfer/import.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

describeWithDatabase('The database of release 0.2.0', () => {
  let database: Database;
  let server: TestServer;
  let brought: ExportSummary;
  beforeAll(async () => {
    database = await openTestDatabase();
    brought = await importDatabase(database, join(import.meta.dirname, 'release-0.2.0.backup'));
    server = await startTestServer({ PARALLEL_RUNS: '0' }, { database });
  });
  afterAll(async () => {
    await server?.stop();
    await database.close();
  });

  const readJson = async (path: string, body?: object) => {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    const answer = await fetch(
      server.address + path,
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    );
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const findProject = async () => {
    const { rows } = await database.pool.query<{ id: string }>("select id from hub_projects where name = 'Drought 2024'");
    return rows[0]?.id ?? '';
  };

  it('is migrated to this release', async () => {
    expect([brought.header.release, brought.header.migration.tag]).toEqual(['0.2.0', '0003_protein_groups_of_a_raw_file']);
    expect((await readDeployment(database.pool)).lastMigration).toMatchObject({
      release,
      migration: readMigrations().at(-1)?.tag,
    });
  });

  it('keeps its projects with their entities, messages and history', async () => {
    const id = await findProject();
    expect(await readJson(`/hub/projects/${id}/entities`)).toMatchObject({ total: 59 });
    expect(JSON.stringify(await readJson(`/hub/projects/${id}/api/messages`))).toContain('Written in 0.2.0');
    expect((await fetch(`${server.address}/hub/projects/${id}/history`, { headers: { accept: 'text/html' } })).status).toBe(
      200,
    );
  });

  it('can be changed by this release', async () => {
    const id = await findProject();
    const { entities } = (await readJson(`/hub/projects/${id}/entities`)) as {
      entities: { id: string; version: number; entity_type: string; data: object }[];
    };
    const {
      id: node_id,
      version,
      entity_type,
      data,
    } = entities.find((entity) => entity.entity_type === 'Study') ?? entities[0] ?? {};
    const saved = await readJson(`/hub/projects/${id}/entities`, {
      entity_type,
      node_id,
      version,
      data: { ...data, title: 'Changed in a later release' },
    });
    expect(saved).toMatchObject({ version: (version ?? 0) + 1 });
  });

  it('keeps its raw files with their results and reviews', async () => {
    const { rows } = await database.pool.query(
      'select name, size::int, flagged, use_downstream, columns_filled from proteomics_raw_files',
    );
    expect(rows).toEqual([{ name: 'run-1.raw', size: 16, flagged: true, use_downstream: false, columns_filled: 66 }]);
    const groups = await database.pool.query('select count(*)::int as count from proteomics_protein_groups');
    expect(groups.rows).toEqual([{ count: 109 }]);
    const page = await fetch(`${server.address}/proteomics/projects/lung-cohort/tmt11-quality`, {
      headers: { accept: 'text/html' },
    });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('run-1')]);
  });
});
