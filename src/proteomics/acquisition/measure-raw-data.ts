/** Has raw data measured by a process of its own: it is of strangers and long, and what reading it takes ends with the process. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askProcess } from '../process-apart.ts';
import type { Acquisition } from './reading/acquisition.ts';

/** What is to be measured. */
export interface AcquisitionJob {
  readonly path: string;
  /** Name of the raw file, which tells its format. */
  readonly name: string;
  /** An empty folder for what is taken out of an archive. */
  readonly folder: string;
}

/** What became of it. `acquisition` is null where nothing is known of the format. */
export type AcquisitionOutcome =
  | { readonly acquisition: Acquisition | null }
  | { readonly problem: string }
  | { readonly failure: string };

const LONGEST_MS = 60 * 60_000;
/** Megabytes: a few numbers for each of millions of spectra, and one spectrum. */
const HEAP = 600;

/** Measures it. A process that ended without an answer is a problem of the file. */
export async function measureRawData(job: AcquisitionJob): Promise<AcquisitionOutcome> {
  const program = fileURLToPath(new URL(`./acquisition-process${extname(import.meta.filename)}`, import.meta.url));
  const ended = await askProcess<AcquisitionOutcome>(program, job, { heap: HEAP, longestMs: LONGEST_MS });
  if ('answer' in ended) return ended.answer;
  if (ended.isLate) return { problem: 'It took longer than an hour to read.' };
  return { failure: `The process that measures raw data ended with ${ended.ended}: ${ended.said}` };
}
