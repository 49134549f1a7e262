/** Starts proteomics servers with the data of the contract's examples, which is reset before each request. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createPeopleEnvironment, createSessionCookie } from '../src/proteomics/access/testing-people.ts';
import { getStoragePrefix } from '../src/proteomics/places.ts';
import { buildImportForm, readFixtureFiles } from '../src/proteomics/results/testing-laboratory.ts';
import { openDatabase } from '../src/storage/database.ts';
import { silentLog } from '../src/storage/storage-errors.ts';
import { openTestDatabase } from '../src/storage/testing.ts';
import { createDatabaseProxy } from '../src/storage/testing-proxy.ts';
import { MAX_DREDD_BODY_BYTES } from './dredd-requests.ts';
import { startTestServer } from './test-server.ts';

/** IDs in the contract's examples. */
export const EXAMPLE = {
  pipeline: '0199f2c4-3b1e-7a52-8c06-2f4d9e71b305',
  user: '0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4',
  run: '0199f301-5c77-7b90-a1d2-6e83f40b2c19',
  guideSet: '0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2',
  annotation: '0199f4b7-6d10-7c45-8e21-a90f35c2d718',
  silence: '0199f6d2-18c4-7b0e-a3f5-60d9c2e41b77',
  alert: '0199f5c4-77d1-7e20-8b06-3c2f9a41d5e8',
} as const;

/** Token of the server whose administration requires it. */
export const TOKEN = 'example-token-of-the-tests';

/** Servers with a common database. */
export interface DreddLaboratory {
  readonly address: string;
  /** Address of a server whose administration requires TOKEN. The others accept administrators from this machine. */
  readonly guarded: string;
  /** Address of a server that requires a login and TOKEN. */
  readonly closed: string;
  /** Session cookie of a manager on the closed server. */
  readonly cookie: string;
  /** Session cookie of a user without a collaboration on the closed server. */
  readonly strangerCookie: string;
  /** Address of a server that requires a login, but has no login provider. */
  readonly off: string;
  /** Address of a server whose database is lost. */
  readonly lost: string;
  readonly pool: pg.Pool;
  /** Resets the database to the data of the examples. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function startDreddLaboratory(): Promise<DreddLaboratory> {
  const folder = await mkdtemp(join(tmpdir(), 'concordat-dredd-'));
  const tools = join(folder, 'tools.json');
  const step = { name: 'only', command: [process.execPath, '--version'] };
  await writeFile(tools, JSON.stringify({ tools: { 'maxquant-tmt11': { uploads: ['fasta', 'template'], steps: [step] } } }));
  const database = await openTestDatabase();
  const environment = {
    DATA_DIR: folder,
    TOOLS_FILE: tools,
    PARALLEL_RUNS: '0',
    MAX_JSON_BYTES: String(MAX_DREDD_BODY_BYTES),
    MAX_FORM_BYTES: String(MAX_DREDD_BODY_BYTES),
    MAX_RAW_FILE_BYTES: String(MAX_DREDD_BODY_BYTES),
    MAX_RESULT_FILE_BYTES: String(2 * MAX_DREDD_BODY_BYTES),
  };
  const server = await startTestServer(environment, { database });
  const guarded = await startTestServer({ ...environment, ADMIN_TOKEN: TOKEN }, { database });
  const withLogin = { ...environment, ...createPeopleEnvironment(), ADMIN_TOKEN: TOKEN, PROTEOMICS_ACCESS: 'login' };
  const closed = await startTestServer(withLogin, { database });
  const off = await startTestServer({ ...environment, ADMIN_TOKEN: TOKEN, PROTEOMICS_ACCESS: 'login' }, { database });
  const proxy = await createDatabaseProxy(database.url);
  const distant = await openDatabase({ databaseUrl: proxy.url, dataDir: '', log: silentLog });
  const lost = await startTestServer(environment, { database: distant });
  await proxy.cut('reset');
  const { pool } = database;
  await seedExamples(pool);
  return {
    address: server.address,
    guarded: guarded.address,
    closed: closed.address,
    off: off.address,
    cookie: await createSessionCookie(withLogin, database, 'manager'),
    strangerCookie: await createSessionCookie(withLogin, database, 'nonMember'),
    lost: lost.address,
    pool,
    reset: () => restoreExamples(server.address, pool, folder),
    async stop() {
      await Promise.all([server.stop(), guarded.stop(), closed.stop(), off.stop(), lost.stop()]);
      await distant.close();
      await proxy.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Raw files in the examples. The first one is `EXAMPLE.run`. */
const RAW_FILES = ['lumos_20250304_qc01', 'lumos_20250303_qc01', 'lumos_20250305_qc02', 'lumos_20250306_qc01'];

/**
 * Restores all data of proteomics to that of the examples.
 * @param folder DATA_DIR of the server
 */
export async function restoreExamples(address: string, pool: pg.Pool, folder: string): Promise<void> {
  await resetRecords(pool);
  await seedExamples(pool);
  await seedReviews(pool);
  const { rowCount } = await pool.query('select from proteomics_results where raw_file_uuid = $1', [EXAMPLE.run]);
  if (rowCount === 0) await importExample(address, pool);
  const raw = join(folder, getStoragePrefix('raw', { uuid: EXAMPLE.run }));
  await mkdir(raw, { recursive: true });
  await writeFile(join(raw, `${RAW_FILES[0]}.raw`), 'a raw file');
  await seedSearchFiles(pool, folder);
}

/** Stores two versions of the pipeline's parameters and one of its FASTA file, all with the same content. */
async function seedSearchFiles(pool: pg.Pool, folder: string): Promise<void> {
  const files = join(folder, getStoragePrefix('searchFiles', { uuid: EXAMPLE.pipeline }));
  const content = '>P02769\nMKWVTF\n';
  const sha256 = createHash('sha256').update(content).digest('hex');
  await mkdir(files, { recursive: true });
  await writeFile(join(files, sha256), content).catch((error: NodeJS.ErrnoException) => {
    // Another test process has stored the same read-only file.
    if (error.code !== 'EACCES') throw error;
  });
  await pool.query(
    `insert into proteomics_search_files
        (pipeline_uuid, kind, version, name, sha256, size, sequences, changed_by, is_in_use)
      select $1, kind, version, name, $2, $3, sequences, 'Instrument operator', version = 1
        from (values ('template', 1, 'tool.cfg', null), ('template', 2, 'tool2.cfg', null), ('fasta', 1, 'human.fasta', 1))
          seed(kind, version, name, sequences)`,
    [EXAMPLE.pipeline, sha256, content.length],
  );
}

/** Writes the project, the user, the pipeline and the raw files of the examples into an empty database. */
export async function seedExamples(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into proteomics_projects (pk, name, slug, description) values (1000, 'Lung cohort', 'lung-cohort', '')
      on conflict (pk) do update set name = 'Lung cohort', description = '', archived_at = null, collaboration = null`,
  );
  await pool.query(
    `insert into proteomics_users (uuid, email, name) values ($1, 'first@example.org', 'Instrument operator')
      on conflict (uuid) do update set email = 'first@example.org', name = 'Instrument operator', deleted_at = null`,
    [EXAMPLE.user],
  );
  await pool.query(
    `insert into proteomics_pipelines (uuid, project_pk, slug, name, tool, spike_ins)
      values ($1, 1000, 'tmt11-quality', 'TMT11 quality', 'maxquant-tmt11', $2)
      on conflict (uuid) do update set name = 'TMT11 quality', archived_at = null`,
    [EXAMPLE.pipeline, { qc1_sequence: 'HVLTSIGEK', qc2_sequence: 'LTILEELR', protein: 'BSA' }],
  );
  for (const [index, name] of RAW_FILES.entries())
    await pool.query(
      `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, user_uuid, size, sha256, state, tool, attempt)
        values ($1, $2, $3, $4, 'upload', $5, 9, repeat('0', 64), 'done', 'maxquant-tmt11', 1) on conflict do nothing`,
      [index === 0 ? EXAMPLE.run : randomUUID(), EXAMPLE.pipeline, `${name}.raw`, name, EXAMPLE.user],
    );
}

/** Renames the project that the examples create, because names must be unique. */
export async function renameProject(pool: pg.Pool): Promise<void> {
  await pool.query(`update proteomics_projects set name = 'Another cohort'`);
}

/** Removes the pipelines of the project, so that it can be deleted. */
export async function removePipelines(pool: pg.Pool): Promise<void> {
  await pool.query(`
    delete from proteomics_limits; delete from proteomics_targets; delete from proteomics_guide_sets; delete from proteomics_uploads;
    delete from proteomics_raw_files; delete from proteomics_pipelines`);
}

/** Imports the results of another run, and sets its dates to those in the examples. */
async function importExample(address: string, pool: pg.Pool): Promise<void> {
  const form = buildImportForm(EXAMPLE.pipeline, `${RAW_FILES[0]}.raw`, readFixtureFiles());
  const imported = await fetch(`${address}/api/admin/results`, { method: 'POST', body: form });
  if (imported.status !== 201) throw new Error(`the results of the example were not imported: ${await imported.text()}`);
  const acquired = '2025-03-04T06:00:00';
  await pool.query('update proteomics_raw_files set acquired_at = $2 where uuid = $1', [EXAMPLE.run, acquired]);
  await pool.query('update proteomics_quality_rows set values = (values::jsonb || $2::jsonb)::json where raw_file_uuid = $1', [
    EXAMPLE.run,
    { DateAcquired: Date.parse(`${acquired}Z`) * 1_000_000 },
  ]);
}

/** Deletes all records except the imported results, because importing is slow. */
async function resetRecords(pool: pg.Pool): Promise<void> {
  await pool.query(`
    delete from proteomics_limits; delete from proteomics_targets; delete from proteomics_guide_sets; delete from proteomics_annotations;
    delete from proteomics_silences; delete from proteomics_computers; delete from proteomics_reviews; delete from proteomics_search_files; delete from proteomics_webhooks; delete from proteomics_alerts;
    delete from proteomics_samples; delete from proteomics_sample_sheets;
    delete from proteomics_raw_files where pipeline_uuid <> '${EXAMPLE.pipeline}';
    delete from proteomics_pipelines where uuid <> '${EXAMPLE.pipeline}';
    delete from proteomics_projects where pk <> 1000; delete from personal_tokens where service = 'proteomics';
    delete from proteomics_users where uuid <> '${EXAMPLE.user}';
    delete from proteomics_raw_files where name not like 'lumos_202503%';
    update proteomics_raw_files set state = 'done', job_uuid = null, cancel_requested = false, flagged = false, use_downstream = true`);
}

/** Stores the reference set, annotations and reviews of the examples' pipeline. */
async function seedReviews(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into proteomics_guide_sets (uuid, pipeline_uuid, name, note, changed_by)
      values ('${EXAMPLE.guideSet}', '${EXAMPLE.pipeline}', 'February baseline', '', 'Instrument operator');
    insert into proteomics_guide_set_members (guide_set_uuid, raw_file_uuid)
      select '${EXAMPLE.guideSet}', uuid from proteomics_raw_files;
    insert into proteomics_annotations (uuid, pipeline_uuid, kind, at, text, changed_by)
      values ('${EXAMPLE.annotation}', '${EXAMPLE.pipeline}', 'column_change', '2025-03-04T08:30:00', 'New column', 'Instrument operator');
    insert into proteomics_silences (uuid, pipeline_uuid, cause, note, until, changed_by)
      values ('${EXAMPLE.silence}', '${EXAMPLE.pipeline}', 'mass_shift', 'Calibration booked', '2099-03-05T08:00:00Z', 'Instrument operator');
    insert into proteomics_alerts (uuid, pipeline_uuid, channel, address, events, created_at)
      values ('${EXAMPLE.alert}', '${EXAMPLE.pipeline}', 'email', 'operator@example.org', '["disk"]', now());
    insert into proteomics_sample_sheets (pipeline_uuid, file_name, content, factors, changed_by) values ('${EXAMPLE.pipeline}',
      'lung-cohort.sdrf.tsv', E'source name\\tassay name\\nlung 1\\trun 1\\n', '["disease"]', 'Instrument operator');
    insert into proteomics_samples (pipeline_uuid, line, run_key, data_file, source, assay, label, groups)
      values ('${EXAMPLE.pipeline}', 2, '${RAW_FILES[0]}', '${RAW_FILES[0]}.raw', 'lung 1', 'run 1', '', '{"disease": "normal"}');
    insert into proteomics_webhooks (pipeline_uuid, url, enabled) values ('${EXAMPLE.pipeline}', 'http://127.0.0.1:9/', true)`);
}
