/** Has raw data measured by a process of its own: it is of strangers and long, and what reading it takes ends with the process. */
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askProcess, longestReadingMs, type ProcessExcess } from '../process-apart.ts';
import { type AcquisitionOutcome, plainOutcome } from './plain-outcome.ts';
import { mostUnpackedBytes } from './reading/archive.ts';

/** What is to be measured. */
export interface AcquisitionJob {
  readonly path: string;
  /** Name of the raw file, which tells its format. */
  readonly name: string;
  /** An empty folder for what is taken out of an archive. */
  readonly folder: string;
}

/** Megabytes: a few numbers for each of millions of spectra, and one spectrum. */
const HEAP = 600;
/** Megabytes of the process: its objects, one spectrum as bytes, and its longest array. */
const MEMORY = 1_800;

/**
 * Measures it. What takes more time, memory or disk than a file of its size may is a problem of the file.
 *
 * @param signal ends the reading
 * @throws the reason of the signal
 */
export async function measureRawData(job: AcquisitionJob, signal: AbortSignal): Promise<AcquisitionOutcome> {
  const program = fileURLToPath(new URL(`./acquisition-process${extname(import.meta.filename)}`, import.meta.url));
  const { size } = await stat(job.path);
  const longestMs = longestReadingMs(size);
  const disk = { folder: job.folder, bytes: mostUnpackedBytes(size) };
  const ended = await askProcess<AcquisitionOutcome>(program, job, { heap: HEAP, longestMs, memory: MEMORY, disk, signal });
  if ('answer' in ended) return plainOutcome(ended.answer);
  if (ended.excess !== null) return { problem: excessText(ended.excess, longestMs) };
  return { failure: `The process that measures raw data ended with ${ended.ended}: ${ended.said}` };
}

function excessText(excess: ProcessExcess, longestMs: number): string {
  if (excess === 'time')
    return `Reading it took longer than the ${Math.round(longestMs / 60_000)} minutes for a file of its size.`;
  return `Reading it needs more ${excess === 'memory' ? 'memory' : 'disk space'} than a file of its size may.`;
}
