/** `npx concordat worker`: executes proteomics runs without serving pages, on this or another machine. */
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { AnswerableError, NotFoundError, UnavailableError } from '../contract/errors.ts';
import { setFilesLog } from '../files/bucket.ts';
import { makeFolderPrivate } from '../files/open-files.ts';
import type { JobQueues } from '../jobs/job-queues.ts';
import { createLog, type Log } from '../log.ts';
import { buildTraceFields } from '../operations/tracing.ts';
import { readTools } from '../proteomics/service.ts';
import { type MetricsParts, requireMetricsReader, writeRequestedMetrics } from '../server/metrics.ts';
import { findServiceManager, waitForStopSignal } from '../service-manager.ts';
import { readEnvironment, readSettings, type Settings } from '../settings.ts';
import { openDatabase } from '../storage/database.ts';
import { beginTraces } from '../traces.ts';
import { type ListeningServer, startListening } from '../web/http-server.ts';
import { type CommandIo, parseAndRunCommand, rejectPositionals, reportFixableErrors } from './command.ts';

const usage = `Usage: npx concordat worker

Executes queued proteomics runs until it is stopped (Ctrl+C, SIGTERM). Unfinished
runs then return to the queue.

It reads the settings of the server: DATABASE_URL, TOOLS_FILE, PARALLEL_RUNS (at
least 1) and LOG_LEVEL. With FILES_URL and the settings of S3, it needs its own
DATA_DIR for working files. Without FILES_URL, it uses the DATA_DIR of the server,
on a shared disk if the server runs on another machine. It serves /livez, /readyz
and /metrics on WORKER_PORT. You can run any number of workers.
`;

/** Milliseconds from the signal to the end of the worker. Programs are terminated first, then killed. */
const WORKER_SHUTDOWN_TIMEOUT_MS = 9_000;

/** Runs the command; resolves when the worker has stopped. */
export async function runWorkerCommand(args: string[], io: CommandIo): Promise<number> {
  return parseAndRunCommand({ args, usage, options: {}, io }, (_values, positionals) => {
    rejectPositionals(positionals);
    return reportFixableErrors('worker', io.stderr, () => startWorker(io));
  });
}

async function startWorker({ env }: CommandIo): Promise<number> {
  const settings = readSettings(readEnvironment(env));
  readTools(settings);
  const log = createLog(settings.logLevel, undefined, settings.tracesUrl === undefined ? undefined : buildTraceFields);
  await runWorker(settings, log, env);
  return 0;
}

async function runWorker(settings: Settings, log: Log, env: CommandIo['env']): Promise<void> {
  const manager = findServiceManager(log, env);
  const tracing = await beginTraces(settings, log);
  setFilesLog(log);
  const signaled = waitForStopSignal();
  makeFolderPrivate(settings.dataDir, log);
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, log });
  let queues: Pick<JobQueues, 'stop'> | undefined;
  let listening: ListeningServer | undefined;
  try {
    const { readRunMetrics, startRunQueue } = await import('../proteomics/service.ts');
    const context = { settings, log, pool: database.pool, connect: database.connect, now: () => new Date() };
    queues = await startRunQueue(context, Math.max(1, settings.parallelRuns));
    if (settings.workerPort !== undefined) {
      const listener = createWorkerListener({
        settings,
        pool: database.pool,
        mounted: [{ readGauges: () => readRunMetrics(database.pool) }],
        checkReadiness: database.pingDatabase,
      });
      listening = await startListening({ listener }, settings.host, settings.workerPort);
    }
    log.info({ tools: [...readTools(settings).keys()], address: listening?.address }, 'works on runs');
    manager.reportReady('works on runs');
    await signaled;
    manager.reportStopping();
    log.info('stopping');
  } finally {
    await Promise.all([queues?.stop(WORKER_SHUTDOWN_TIMEOUT_MS - 2_000), listening?.stop(0)]);
    await Promise.all([database.close(2_000), tracing?.stop(2_000)]);
  }
}

export interface WorkerParts extends MetricsParts {
  /** Rejects with a sentence about the first part of the worker that does not respond. */
  readonly checkReadiness: () => Promise<void>;
}

function createWorkerListener(parts: WorkerParts): RequestListener {
  return (request, response) => void handleWorkerRequest(parts, request, response);
}

async function handleWorkerRequest(parts: WorkerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { headers, content } = await createWorkerResponse(parts, request);
    response.writeHead(200, headers).end(content);
  } catch (error) {
    if (!(error instanceof AnswerableError)) throw error;
    const { status, headers, message } = error;
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify({ detail: message }));
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
const OK = { headers: JSON_TYPE, content: JSON.stringify({ status: 'ok' }) };

async function createWorkerResponse(
  parts: WorkerParts,
  request: IncomingMessage,
): Promise<{ headers: OutgoingHttpHeaders; content: string }> {
  const [path] = (request.url ?? '').split('?', 1);
  if (path === '/livez') return OK;
  if (path === '/metrics') {
    requireMetricsReader(parts.settings, request);
    const { headers, content } = await writeRequestedMetrics(request, parts);
    return { headers: { ...headers }, content };
  }
  if (path !== '/readyz') throw new NotFoundError('A worker serves only /livez, /readyz and /metrics.');
  try {
    await parts.checkReadiness();
    return OK;
  } catch (error) {
    throw new UnavailableError((error as Error).message, { cause: error });
  }
}
