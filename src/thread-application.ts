/** The application in a thread, and one request after the other for it. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type pg from 'pg';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { type Application, createApplication, type RequestThreadData } from './application.ts';
import { isFull } from './contract/errors.ts';
import { createLog } from './log.ts';
import { catalogueOfCopies } from './profiles/catalogue/profile-copies.ts';
import { DatabaseConnection } from './storage/connection.ts';
import type { Connect, Database } from './storage/database.ts';
import { breakOffWhenLost } from './storage/loss-news.ts';
import { createPool } from './storage/pool.ts';
import { playRequest } from './threads/play-request.ts';
import type { RequestAnswer, RequestOutcome, RequestWork } from './threads/request-work.ts';

/** Connections of one thread. */
const CONNECTIONS = 3;

/** A third of the processor's time where others want it, too. */
const NICENESS = 5;

let application: Application | undefined;
let pool: pg.Pool | undefined;

/** Answers a request; the first one starts the application. */
export async function answerInThread(work: RequestWork): Promise<RequestOutcome> {
  application ??= start(work.databaseUrl);
  // The embedded database may have come back elsewhere.
  if (pool !== undefined) pool.options.connectionString = work.databaseUrl;
  let answer: RequestAnswer;
  try {
    answer = await playRequest(application.app, work);
  } catch (error) {
    if (isFull(error)) return 'no room';
    throw error;
  }
  return answer.body instanceof Uint8Array ? handedOver(answer, answer.body) : answer;
}

/** The answer with its body moved instead of copied. */
function handedOver(answer: RequestAnswer, { buffer }: Uint8Array): RequestAnswer {
  const moved = { [transferableSymbol]: buffer as ArrayBuffer, [valueSymbol]: answer };
  return move(moved) as unknown as RequestAnswer;
}

function start(databaseUrl: string | undefined): Application {
  giveWay();
  // What a broken file makes a library print is no concern of anybody.
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {};
  const { settings, auth, profiles, validateAnswers, logLevel } = workerData as RequestThreadData;
  // What there is to tell of the settings was told when the server began.
  const log = createLog(logLevel === 'silent' ? logLevel : 'error');
  if (databaseUrl !== undefined) {
    const open = new Set<DatabaseConnection>();
    pool = createPool({ connectionString: databaseUrl, max: CONNECTIONS, open, application_name: 'concordat thread' });
    breakOffWhenLost(open, () => pool?.options.connectionString);
  }
  return createApplication({
    settings,
    auth,
    log,
    validateAnswers,
    catalogue: catalogueOfCopies(profiles),
    ...(pool === undefined ? {} : { database: databaseOf(pool, databaseUrl as string) }),
    isThread: true,
    // Asked where requests arrive.
    checkReadiness: async () => {},
  });
}

function databaseOf(pool: pg.Pool, url: string): Pick<Database, 'pool' | 'connect' | 'url'> {
  const connect: Connect = async (purpose) => {
    const connection = new DatabaseConnection({ ...pool.options, application_name: `concordat ${purpose}` });
    await connection.connect();
    return connection;
  };
  return { pool, url, connect };
}

/** Whoever waits for a short answer comes first. On Linux a thread has a priority of its own, and is found by its number. */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    const number = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(number, NICENESS);
  } catch {
    // Without it others still have the other processors.
  }
}
