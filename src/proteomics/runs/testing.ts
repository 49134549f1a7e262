/** A place for tests of runs: a database with a pipeline, a folder, tools that are small scripts, and waiting for states. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { storedFiles } from '../../files/open-files.ts';
import { createLog } from '../../log.ts';
import { readSettings, type Settings } from '../../settings.ts';
import type { Database } from '../../storage/database.ts';
import { testDatabase } from '../../storage/testing.ts';
import { inTransaction } from '../../storage/transaction.ts';
import { makeRawFileKey, makeRunLogKey } from '../places.ts';
import { findRawFile, makeNameKey, type RawFileRow } from '../records.ts';
import { enqueueRun, type RunContext } from './enqueue.ts';
import { readRunLog } from './run-log.ts';

/** A tool for tests: what its only step runs with node, with arguments after it; and members of the step. */
export interface TestTool {
  readonly script: string;
  readonly arguments?: readonly string[];
  readonly step?: Readonly<Record<string, unknown>>;
}

/** A script that leaves a summary.txt as MaxQuant writes it. */
export const LEAVES_RESULTS = `require('fs').writeFileSync(process.argv[2] + '/summary.txt', 'Raw file\\tMS\\tMS/MS\\nx\\t120\\t3400\\n')`;

/** Where runs are tried. */
export interface TestPlace {
  readonly database: Database;
  readonly context: RunContext;
  readonly settings: Settings;
  /** What another process needs to work here. */
  readonly environment: Readonly<Record<string, string>>;
  /** Makes a pipeline with a tool of this name. */
  addPipeline(tool: string | null): Promise<{ uuid: string; project: string; pipeline: string }>;
  /** Stores a raw file in a pipeline with this tool, and queues its run. */
  addRun(tool: string, name?: string): Promise<string>;
  run(uuid: string): Promise<RawFileRow>;
  /** Waits until a run fulfils a condition. */
  until(uuid: string, condition: (run: RawFileRow) => boolean): Promise<RawFileRow>;
  /** Lines of its log. */
  logOf(uuid: string): Promise<string[]>;
  close(): Promise<void>;
}

const PATIENCE_MS = 45_000;

/** Makes a place with these tools, over a fresh database or the given one, which it closes. */
export async function testPlace(tools: Readonly<Record<string, TestTool>>, given?: Database): Promise<TestPlace> {
  const database = given ?? (await testDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-runs-'));
  const toolsFile = join(dataDir, 'tools.json');
  writeFileSync(toolsFile, JSON.stringify({ tools: Object.fromEntries(Object.entries(tools).map(toolEntry)) }));
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
  const run = (uuid: string) => findRawFile(pool, uuid);
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
      const path = join(dataDir, makeRawFileKey({ uuid, name }));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `raw data of ${name}`);
      await inTransaction(pool, async (client) => {
        await client.query(
          `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, size, state)
           values ($1, $2, $3, $4, 'upload', 20, 'stored')`,
          [uuid, pipeline.uuid, name, makeNameKey(name)],
        );
        await enqueueRun(client, uuid);
      });
      return uuid;
    },
    run,
    async until(uuid, condition) {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const now = await run(uuid);
        if (condition(now)) return now;
        if (Date.now() > deadline) throw new Error(`The run stayed ${now.state}: ${JSON.stringify(now)}`);
        await wait(25);
      }
    },
    async logOf(uuid) {
      const row = await run(uuid);
      return readRunLog(storedFiles(settings), makeRunLogKey(row, row.attempt), { tail: 100_000 });
    },
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a file is there. */
export async function untilExists(file: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error(`There is no ${file}.`);
    await wait(25);
  }
}

/** Whether a run has come to its end. */
export function hasEnded({ state }: RawFileRow): boolean {
  return state === 'done' || state === 'failed' || state === 'canceled';
}

function toolEntry([name, { script, arguments: given = ['{result_dir}'], step }]: [string, TestTool]) {
  // `--` keeps an argument that begins with a hyphen from node.
  const command = [process.execPath, '-e', script, '--', 'x', ...given];
  return [name, { steps: [{ name: 'only', command, ...step }] }];
}
