/** Runs the services in a thread, to execute their tasks. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type pg from 'pg';
import type { ThreadData } from './application.ts';
import { createLog } from './log.ts';
import { restoreCatalog } from './profiles/catalog/profile-copies.ts';
import { createSite } from './site.ts';
import { DatabaseConnection } from './storage/connection.ts';
import type { Connect, Database } from './storage/database.ts';
import { closeLostConnections } from './storage/loss-notices.ts';
import { createPool } from './storage/pool.ts';
import { executeTask, type ThreadTasks } from './tasks/carry-out.ts';
import { createBodyCheckWork } from './tasks/check-body.ts';
import type { TaskCall, TaskOutcome } from './tasks/task.ts';
import type { TaskRunner } from './tasks/task-runner.ts';

const CONNECTIONS = 3;

/** Niceness of threads: they have less priority than the main thread and other processes. */
const NICENESS = 5;

let tasks: ThreadTasks | undefined;
let pool: pg.Pool | undefined;

/** Runs a task in this thread. The first call starts the services. */
export async function runInThread(call: TaskCall): Promise<TaskOutcome> {
  tasks ??= startTasks(call.databaseUrl);
  // The embedded database may have restarted at another address.
  if (pool !== undefined) pool.options.connectionString = call.databaseUrl;
  return executeTask(tasks, call);
}

const NO_TASKS: TaskRunner = {
  getClient: () => 'a task',
  run: () => Promise.reject(new Error('A task cannot run other tasks.')),
};

function startTasks(databaseUrl: string): ThreadTasks {
  lowerPriority();
  // Libraries print warnings about invalid files, which are not useful in the log.
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {};
  const { settings, auth, profiles, logLevel } = workerData as ThreadData;
  // The server has already logged its settings.
  const log = createLog(logLevel === 'silent' ? logLevel : 'error');
  const open = new Set<DatabaseConnection>();
  const opened = createPool({ connectionString: databaseUrl, max: CONNECTIONS, open, application_name: 'concordat thread' });
  pool = opened;
  closeLostConnections(open, () => opened.options.connectionString);
  const database = getDatabase(opened, databaseUrl);
  const catalog = restoreCatalog(profiles);
  const { mounted, documents } = createSite({ settings, auth, database, log, catalog, tasks: NO_TASKS });
  return {
    works: [createBodyCheckWork(documents), ...mounted.flatMap((service) => service.tasks ?? [])],
    async updateCaches() {
      for (const service of mounted) await service.updateCaches?.();
    },
  };
}

function getDatabase(pool: pg.Pool, url: string): Pick<Database, 'pool' | 'connect' | 'url'> {
  const connectForPurpose: Connect = async (purpose) => {
    const connection = new DatabaseConnection({ ...pool.options, application_name: `concordat ${purpose}` });
    await connection.connect();
    return connection;
  };
  return { pool, url, connect: connectForPurpose };
}

/** Lowers the priority of this thread, so that short responses come first. On Linux, each thread has a separate priority. */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    const number = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(number, NICENESS);
  } catch {
    // If the priority cannot be lowered, threads can slow down other work.
  }
}
