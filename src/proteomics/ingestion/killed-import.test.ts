// @module-tag full

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { readSettings } from '../../settings.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import type { ProteomicsContext } from '../context.ts';
import { removeOrphans } from '../orphan-cleanup.ts';
import { createAdvisoryLocks } from '../uploads/advisory-locks.ts';

/** Number of killed processes. To test more, run `KILLS=50 npx vitest run killed-import`. */
const KILLS = Number(process.env.KILLS ?? 6);
const RAW_FILE = '7d4f5a52-1c9e-4a6e-9f2b-3f6f0c1d2e3f';
const PROTEINS = [2_000, 3_000];
const HELD_LOCKS = `select from pg_locks
  where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;

describeWithDatabase('A killed import', () => {
  let database: Database;
  let folder: string;
  let context: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>;
  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'concordat-kill-'));
    context = {
      settings: readSettings({ DATA_DIR: join(folder, 'data') }),
      pool: database.pool,
      log: createLog('silent'),
    };
    for (const count of PROTEINS) await writeResults(join(folder, String(count)), count);
    await database.pool.query(`
      insert into proteomics_projects (pk, name, slug) values (1, 'P', 'p');
      insert into proteomics_pipelines (uuid, project_pk, slug, name, spike_ins) values
        ('${RAW_FILE}', 1, 'p', 'P', '{"qc1_sequence": "A", "qc2_sequence": "B", "protein": "C"}');
      insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, state) values
        ('${RAW_FILE}', '${RAW_FILE}', 'killed.raw', 'killed', 'import', 'done');`);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    `leaves either the complete old or the complete new results, ${KILLS} times`,
    async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await importAndKill(kill * 37);
        await removeOrphans(context, createAdvisoryLocks(database.connect));
        const { counted, stored, version } = await readHeldState();
        const table = await readFile(join(folder, 'data/proteomics/results', RAW_FILE, version, 'proteinGroups.txt'), 'utf8');
        expect(PROTEINS).toContain(counted);
        expect(stored).toBe(counted);
        expect(table.trimEnd().split('\n')).toHaveLength(counted + 1);
        expect(await readdir(join(folder, 'data/proteomics/results', RAW_FILE))).toEqual([version]);
      }
    },
    60_000 + KILLS * 5_000,
  );

  it('leaves no empty folder, with or without stored results', async () => {
    const { version } = await readHeldState();
    const results = join(folder, 'data/proteomics/results');
    await mkdir(join(results, RAW_FILE, '11111111-1111-4111-8111-111111111111'));
    await mkdir(join(results, '22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333'), {
      recursive: true,
    });
    await removeOrphans(context, createAdvisoryLocks(database.connect));
    expect([await readdir(results), await readdir(join(results, RAW_FILE))]).toEqual([[RAW_FILE], [version]]);
  });

  /** Kills the process some milliseconds after its first import. */
  async function importAndKill(later: number): Promise<void> {
    const program = join(import.meta.dirname, 'testing-import-process.ts');
    const folders = PROTEINS.map((count) => join(folder, String(count)));
    const child = spawn(process.execPath, [program, database.url, join(folder, 'data'), RAW_FILE, ...folders], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await Promise.race([once(child.stdout, 'data'), ended]);
    await pause(later);
    child.kill('SIGKILL');
    await ended;
    // The server detects the lost connection and ends its transaction.
    await expect
      .poll(async () => (await database.pool.query(HELD_LOCKS)).rowCount, {
        timeout: 10_000,
      })
      .toBe(0);
  }

  async function readHeldState(): Promise<{ counted: number; stored: number; version: string }> {
    const { rows } = await database.pool.query(
      `select (q.values ->> 'N_protein_groups')::int as counted, s.version,
          (select count(*)::int from proteomics_protein_groups g where g.raw_file_uuid = q.raw_file_uuid) as stored
        from proteomics_quality_rows q join proteomics_results s on s.raw_file_uuid = q.raw_file_uuid`,
    );
    return rows[0];
  }
});

async function writeResults(folder: string, proteins: number): Promise<void> {
  await mkdir(folder);
  const rows = Array.from({ length: proteins }, (_, at) => `P${at}\tP${at}\t${at}\n`);
  await writeFile(join(folder, 'proteinGroups.txt'), `Protein IDs\tMajority protein IDs\tScore\n${rows.join('')}`);
}
