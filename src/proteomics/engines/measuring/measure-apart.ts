/** Has files measured by a process of their own: native code reads files of strangers there, and what it takes ends with it. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AnswerableError } from '../../../contract/errors.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { askProcess } from '../../process-apart.ts';
import type { MeasuredRun, MeasuringJob, MeasuringOutcome } from './job.ts';

/** Longer than the largest analyses take. */
const LONGEST_MS = 60 * 60_000;
/** Megabytes of the process's own objects; the database beside them has its own limit. */
const HEAP = 400;

/** Measuring that ended without an answer. */
export class MeasuringError extends Error {
  override readonly name = 'MeasuringError';
}

/**
 * Measures the files of a job.
 * @throws BrokenResultError for a file that cannot be read, AnswerableError for one that takes too much, MeasuringError
 */
export async function measureApart(job: MeasuringJob): Promise<{ runs: readonly MeasuredRun[]; version: string | null }> {
  const outcome = await outcomeOf(job);
  if ('refusal' in outcome) {
    const { file, line, reason } = outcome.refusal;
    throw new BrokenResultError(file, line ?? undefined, reason);
  }
  if ('failure' in outcome) throw new MeasuringError(outcome.failure);
  return outcome;
}

async function outcomeOf(job: MeasuringJob): Promise<MeasuringOutcome> {
  const program = fileURLToPath(new URL(`./measure-process${extname(import.meta.filename)}`, import.meta.url));
  const ended = await askProcess<MeasuringOutcome>(program, job, { heap: HEAP, longestMs: LONGEST_MS }).catch(
    (cause: unknown) => {
      throw new MeasuringError('The process that measures could not be started.', { cause });
    },
  );
  if ('answer' in ended) return ended.answer;
  if (ended.isLate) throw new AnswerableError(413, 'The files took too long to measure. Import them in parts.');
  throw new MeasuringError(`The process that measures ended with ${ended.ended}: ${ended.said}`);
}
