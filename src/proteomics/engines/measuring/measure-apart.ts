/** Measures files in a separate process, because native code reads untrusted files. Its end releases all resources. */
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AnswerableError, StorageFullError, UnavailableError } from '../../../contract/errors.ts';
import { FairQueue, QueueFullError } from '../../../storage/fair-queue.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { computeReadingTimeout, type ProcessExcess, runInLimitedProcess } from '../../process-apart.ts';
import { getMaxExpandedBytes } from '../recognition/parquet-room.ts';
import { computeMemoryLimit, type MeasuredFiles, type MeasuringJob, type MeasuringOutcome } from './job.ts';

/** Heap of JavaScript in megabytes. DuckDB has a separate limit. */
const HEAP = 400;

/** Limits each client to two processes, so that one stays free for other clients. */
const turns = new FairQueue({ running: 3, runningOfOne: 2, waitingOfOne: 40 });

/** Thrown if the measuring process ended without a message. */
export class MeasuringError extends Error {}

export interface MeasuringTurn {
  /** Address or user. The server itself counts as one client. */
  readonly client: string;
  readonly signal?: AbortSignal;
}

export const OWN_MEASURING: MeasuringTurn = { client: 'this server' };

/** Measures the files of a job in the client's queue. @throws BrokenResultError, AnswerableError, UnavailableError */
export async function measureInProcess(
  job: MeasuringJob,
  { client, signal = new AbortController().signal }: MeasuringTurn = OWN_MEASURING,
): Promise<MeasuredFiles> {
  const leave = await turns.enter(client, 0, signal).catch((cause: unknown) => {
    if (!(cause instanceof QueueFullError)) throw cause;
    throw new UnavailableError('The server is measuring many files. Try again in a few minutes.', { cause });
  });
  const outcome = await runMeasuringProcess(job).finally(leave);
  if ('refusal' in outcome) {
    const { file, line, reason } = outcome.refusal;
    throw new BrokenResultError(file, line ?? undefined, reason);
  }
  if ('excess' in outcome) throw new AnswerableError(413, describeExcess(outcome.excess));
  if ('isDiskFull' in outcome) throw new StorageFullError();
  if ('failure' in outcome) throw new MeasuringError(outcome.failure);
  return outcome;
}

async function runMeasuringProcess(job: MeasuringJob): Promise<MeasuringOutcome> {
  const program = fileURLToPath(new URL(`./measure-process${extname(import.meta.filename)}`, import.meta.url));
  const sizes = await Promise.all([...job.files, ...(job.unrecognized ?? [])].map(async ({ path }) => (await stat(path)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const ended = await runInLimitedProcess<MeasuringOutcome>(program, job, {
    heap: HEAP,
    longestMs: computeReadingTimeout(bytes),
    memory: computeMemoryLimit(bytes),
    disk: { folder: job.folder, bytes: getMaxExpandedBytes(bytes) },
  }).catch((cause: unknown) => {
    throw new MeasuringError('The measuring process could not be started.', { cause });
  });
  if ('answer' in ended) return ended.answer;
  if (ended.excess !== null) return { excess: ended.excess };
  const cause = new MeasuringError(`The measuring process ended with ${ended.ended}: ${ended.stated}`);
  throw new UnavailableError('The measuring process ended, and nothing was imported. Try again.', { cause });
}

function describeExcess(excess: ProcessExcess): string {
  if (excess === 'time') return 'The files took too long to measure, and nothing was imported. Import them in parts.';
  const resource = excess === 'memory' ? 'memory' : 'disk space';
  return `The files need more ${resource} than allowed for files of their size. Nothing was imported. Import them in parts.`;
}
