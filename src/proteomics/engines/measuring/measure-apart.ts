/** Has files measured by a process of their own: native code reads files of strangers there, and what it takes ends with it. */
import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AnswerableError } from '../../../contract/errors.ts';
import { BrokenResultError } from '../../ingestion/broken-result.ts';
import type { MeasuredRun, MeasuringJob, MeasuringOutcome } from './job.ts';

/** Longer than the largest analyses take. */
const LONGEST_MS = 60 * 60_000;
/** Megabytes of the process's own objects; the database beside them has its own limit. */
const HEAP = 400;
const ANSWER_END = 300;

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

function outcomeOf(job: MeasuringJob): Promise<MeasuringOutcome> {
  const child = fork(fileURLToPath(new URL(`./measure-process${extname(import.meta.filename)}`, import.meta.url)), [], {
    execArgv: [`--max-old-space-size=${HEAP}`, '--disable-warning=ExperimentalWarning'],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    let isLate = false;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-ANSWER_END);
    });
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, LONGEST_MS);
    child.once('message', (outcome: MeasuringOutcome) => resolve(outcome));
    child.once('error', (cause) => reject(new MeasuringError('The process that measures could not be started.', { cause })));
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      // After an answer this changes nothing.
      if (isLate) reject(new AnswerableError(413, 'The files took too long to measure. Import them in parts.'));
      else reject(new MeasuringError(`The process that measures ended with ${signal ?? code}: ${said}`));
    });
    child.send(job);
  });
}
