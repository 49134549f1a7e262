/** Has files measured by a process of their own: native code reads files of strangers there, and what it takes ends with it. */
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AnswerableError, StorageFullError, UnavailableError } from '../../../contract/errors.ts';
import { FairQueue, QueueFullError } from '../../../tasks/fair-queue.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { longestReadingMs, type ProcessExcess, requestProcess } from '../../process-apart.ts';
import { mostExpandedBytes } from '../recognition/parquet-room.ts';
import { type MeasuredFiles, type MeasuringJob, type MeasuringOutcome, mostMeasuringMemory } from './job.ts';

/** Megabytes of the process's own objects; the database beside them has its own limit. */
const HEAP = 400;

/** Processes that measure at once; of one client one less, so that others find one free. */
const turns = new FairQueue({ running: 3, runningOfOne: 2, waitingBytes: Number.POSITIVE_INFINITY, waitingOfOne: 40 });

/** Measuring that ended without an answer. */
export class MeasuringError extends Error {
  override readonly name = 'MeasuringError';
}

/** Whose files are measured. */
export interface MeasuringTurn {
  /** Clients take turns; the work of this server is one. */
  readonly client: string;
  /** Gives up while others are measured first. */
  readonly signal?: AbortSignal;
}

/** What this server measures for no client. */
export const OWN_MEASURING: MeasuringTurn = { client: 'this server' };

/**
 * Measures the files of a job, when it is its client's turn.
 *
 * @throws BrokenResultError for a file that cannot be read; AnswerableError for one that takes more time, memory or disk than its size allows, or when
 *   too many wait; StorageFullError; UnavailableError when the process was killed; MeasuringError
 */
export async function measureApart(
  job: MeasuringJob,
  { client, signal = new AbortController().signal }: MeasuringTurn = OWN_MEASURING,
): Promise<MeasuredFiles> {
  const leave = await turns.enter(client, 0, signal).catch((cause: unknown) => {
    if (!(cause instanceof QueueFullError)) throw cause;
    throw new UnavailableError('The server is measuring many files. Try again in a few minutes.', { cause });
  });
  const outcome = await outcomeOf(job).finally(leave);
  if ('refusal' in outcome) {
    const { file, line, reason } = outcome.refusal;
    throw new BrokenResultError(file, line ?? undefined, reason);
  }
  if ('excess' in outcome) throw new AnswerableError(413, excessText(outcome.excess));
  if ('isDiskFull' in outcome) throw new StorageFullError();
  if ('failure' in outcome) throw new MeasuringError(outcome.failure);
  return outcome;
}

async function outcomeOf(job: MeasuringJob): Promise<MeasuringOutcome> {
  const program = fileURLToPath(new URL(`./measure-process${extname(import.meta.filename)}`, import.meta.url));
  const sizes = await Promise.all([...job.files, ...(job.unrecognized ?? [])].map(async ({ path }) => (await stat(path)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const ended = await requestProcess<MeasuringOutcome>(program, job, {
    heap: HEAP,
    longestMs: longestReadingMs(bytes),
    memory: mostMeasuringMemory(bytes),
    disk: { folder: job.folder, bytes: mostExpandedBytes(bytes) },
  }).catch((cause: unknown) => {
    throw new MeasuringError('The process that measures could not be started.', { cause });
  });
  if ('answer' in ended) return ended.answer;
  if (ended.excess !== null) return { excess: ended.excess };
  const cause = new MeasuringError(`The process that measures ended with ${ended.ended}: ${ended.said}`);
  throw new UnavailableError('The process that measures the files ended, and nothing was imported. Try again.', { cause });
}

function excessText(excess: ProcessExcess): string {
  if (excess === 'time') return 'The files took too long to measure, and nothing was imported. Import them in parts.';
  const what = excess === 'memory' ? 'memory' : 'disk space';
  return `The files need more ${what} than files of their size may, and nothing was imported. Import them in parts.`;
}
