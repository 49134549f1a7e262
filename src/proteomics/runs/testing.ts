/** Creates a database with a pipeline, a folder and script tools, for tests. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStoredFiles } from '../../files/open-files.ts';
import { createLog } from '../../log.ts';
import { readSettings, type Settings } from '../../settings.ts';
import type { Database } from '../../storage/database.ts';
import { openTestDatabase } from '../../storage/testing.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { getRawFileKey, getRunLogKey } from '../places.ts';
import { createRawFileNameKey, findRawFile, type RawFileRow } from '../records.ts';
import { enqueueRun, type RunContext } from './enqueue.ts';
import { readRunLog } from './run-log.ts';

/** A tool with a single step. Node.js runs the script with these arguments. */
export interface TestTool {
  readonly script: string;
  readonly arguments?: readonly string[];
  readonly step?: Readonly<Record<string, unknown>>;
}

/** Source of a tool that writes a summary.txt like MaxQuant. */
export const LEAVES_RESULTS = `require('fs').writeFileSync(process.argv[2] + '/summary.txt', 'Raw file\\tMS\\tMS/MS\\nx\\t120\\t3400\\n')`;

export interface TestPlace {
  readonly database: Database;
  readonly context: RunContext;
  readonly settings: Settings;
  /** Environment for another process with the same database and folder. */
  readonly environment: Readonly<Record<string, string>>;
  addPipeline(tool: string | null): Promise<{ uuid: string; project: string; pipeline: string }>;
  /** Uploads a raw file to a pipeline with this tool, which queues a run. */
  addRun(tool: string, name?: string): Promise<string>;
  readRun(uuid: string): Promise<RawFileRow>;
  waitUntil(uuid: string, condition: (run: RawFileRow) => boolean): Promise<RawFileRow>;
  readLog(uuid: string): Promise<string[]>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 45_000;

/** Creates the pipeline in a new database or in the given one. Closing it also closes the database. */
export async function createTestPipeline(tools: Readonly<Record<string, TestTool>>, given?: Database): Promise<TestPlace> {
  const database = given ?? (await openTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-runs-'));
  const toolsFile = join(dataDir, 'tools.json');
  writeFileSync(toolsFile, JSON.stringify({ tools: Object.fromEntries(Object.entries(tools).map(createToolEntry)) }));
  const environment = { DATA_DIR: dataDir, DATABASE_URL: database.url, TOOLS_FILE: toolsFile, LOG_LEVEL: 'warn' };
  const settings = readSettings(environment);
  const log = createLog(process.env.TEST_LOG ?? 'silent');
  const context: RunContext = {
    settings,
    log,
    pool: database.pool,
    connect: database.connect,
    now: () => new Date(),
  };
  const { pool } = database;
  const project = await pool.query<{ pk: number }>(
    `insert into proteomics_projects (name, slug) values ('Lung cohort', 'lung-cohort') returning pk`,
  );
  const findRun = (uuid: string) => findRawFile(pool, uuid);
  const addPipeline = async (tool: string | null) => {
    const uuid = randomUUID();
    const slug = `pipeline-${uuid.slice(0, 8)}`;
    await pool.query(
      `insert into proteomics_pipelines (uuid, project_pk, slug, name, tool, spike_ins) values ($1, $2, $3, $3, $4, $5)`,
      [uuid, project.rows[0]?.pk, slug, tool, { qc1_sequence: 'HVLTSIGEK', qc2_sequence: 'LTILEELR', protein: 'BSA' }],
    );
    return { uuid, project: 'lung-cohort', pipeline: slug };
  };
  return {
    database,
    context,
    settings,
    environment,
    addPipeline,
    async addRun(tool, name = 'run.raw') {
      const pipeline = await addPipeline(tool);
      const uuid = randomUUID();
      const path = join(dataDir, getRawFileKey({ uuid, name }));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `raw data of ${name}`);
      await runInTransaction(pool, async (client) => {
        await client.query(
          `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, size, state)
           values ($1, $2, $3, $4, 'upload', 20, 'stored')`,
          [uuid, pipeline.uuid, name, createRawFileNameKey(name)],
        );
        await enqueueRun(client, uuid);
      });
      return uuid;
    },
    readRun: findRun,
    async waitUntil(uuid, condition) {
      const deadline = Date.now() + TIMEOUT_MS;
      for (;;) {
        const now = await findRun(uuid);
        if (condition(now)) return now;
        if (Date.now() > deadline) throw new Error(`The run stayed ${now.state}: ${JSON.stringify(now)}`);
        await wait(25);
      }
    },
    async readLog(uuid) {
      const row = await findRun(uuid);
      return readRunLog(openStoredFiles(settings), getRunLogKey(row, row.attempt), { tail: 100_000 });
    },
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function waitForFile(file: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error(`There is no ${file}.`);
    await wait(25);
  }
}

export function hasEnded({ state }: RawFileRow): boolean {
  return state === 'done' || state === 'failed' || state === 'canceled';
}

function createToolEntry([name, { script, arguments: given = ['{result_dir}'], step }]: [string, TestTool]) {
  // After `--`, Node.js does not interpret arguments that start with a hyphen.
  const command = [process.execPath, '-e', script, '--', 'x', ...given];
  return [name, { steps: [{ name: 'only', command, ...step }] }];
}
