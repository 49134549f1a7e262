/** Entry point of the process that measures the files of one import. It exchanges messages with its parent process. */
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { type RecognizedFile, recognizeFile } from '../analysis.ts';
import { findLackingResource } from './database.ts';
import type { MeasuringJob, MeasuringOutcome } from './job.ts';
import { measureFiles } from './measure.ts';

/** Kills this process, because streams of a damaged file can block an orderly exit. */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.once('message', async (job: MeasuringJob) => {
  process.send?.(await measureJob(job));
});

async function measureJob(job: MeasuringJob): Promise<MeasuringOutcome> {
  try {
    const found: RecognizedFile[] = [];
    for (const file of job.unrecognized ?? []) found.push(await recognizeFile(file));
    return await measureFiles({ ...job, files: [...job.files, ...found] });
  } catch (error) {
    if (error instanceof BrokenResultError)
      return { refusal: { file: error.file, line: error.line ?? null, reason: error.reason } };
    const lacking = findLackingResource(error);
    if (lacking !== undefined) return lacking === 'full disk' ? { isDiskFull: true } : { excess: lacking };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
