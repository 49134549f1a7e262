/** Measures raw data in a separate process, because it is untrusted and takes a long time to read. */
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatPlainLine } from '../../web/plain-line.ts';
import { computeReadingTimeout, type ProcessExcess, runInLimitedProcess } from '../process-apart.ts';
import { CATALOG } from '../quality/metrics/catalog-file.ts';
import { type Acquisition, MAX_POINTS, normalizeInstrumentName } from './reading/acquisition.ts';
import { getMaxUnpackedBytes } from './reading/archive.ts';

export interface AcquisitionJob {
  readonly path: string;
  /** The name determines the format. */
  readonly name: string;
  readonly folder: string;
}

/** Measured values with a note on problems. `acquisition` is null for an unknown format. Unreadable files can have a time. */
export type AcquisitionOutcome =
  | { readonly acquisition: Acquisition | null }
  | { readonly problem: string; readonly acquisition?: Acquisition }
  | { readonly failure: string };

/** Maximum heap in megabytes: enough for one spectrum, and a few numbers for each of millions of spectra. */
const HEAP_MB = 600;
/** Maximum memory in megabytes: enough for the heap, the bytes of one spectrum, and its longest array. */
const MEMORY_MB = 1_800;

/** Thrown if measuring ended for a reason other than the file, so that a retry can succeed. */
export class InterruptedMeasuringError extends Error {}

/** Measures raw data; files above the limits are unreadable. @throws InterruptedMeasuringError; the reason of the signal */
export async function measureRawData(job: AcquisitionJob, signal: AbortSignal): Promise<AcquisitionOutcome> {
  const program = fileURLToPath(new URL(`./acquisition-process${extname(import.meta.filename)}`, import.meta.url));
  const { size } = await stat(job.path);
  const longestMs = computeReadingTimeout(size);
  const disk = { folder: job.folder, bytes: getMaxUnpackedBytes(size) };
  const ended = await runInLimitedProcess<AcquisitionOutcome | { readonly isDiskFull: true }>(program, job, {
    heap: HEAP_MB,
    longestMs,
    memory: MEMORY_MB,
    disk,
    signal,
  });
  if ('answer' in ended) {
    if ('isDiskFull' in ended.answer) throw new InterruptedMeasuringError('The disk has no space for the values of raw data.');
    return sanitizeOutcome(ended.answer);
  }
  if (ended.excess !== null) return { problem: describeExcess(ended.excess, longestMs) };
  const failure = `The process that measures raw data ended with ${ended.ended}: ${ended.stated}`;
  if (ended.ended === 'SIGKILL' || ended.ended === 'SIGTERM') throw new InterruptedMeasuringError(failure);
  return { failure };
}

function describeExcess(excess: ProcessExcess, longestMs: number): string {
  if (excess === 'time')
    return `Reading it took longer than the ${Math.round(longestMs / 60_000)} minutes for a file of its size.`;
  return `Reading it needs more ${excess === 'memory' ? 'memory' : 'disk space'} than allowed for a file of its size.`;
}

/** Maximum characters of a text value. The longest valid value is a list of charges. */
const MAX_VALUE_LENGTH = 1_000;
const MAX_SENTENCE_LENGTH = 2_000;

const TYPES: ReadonlyMap<string, string> = new Map(CATALOG.rawData.map(({ column, type }) => [column, type]));

/** Returns the outcome with shortened strings on one line. Removes invalid values, and lists them in the note. */
export function sanitizeOutcome(outcome: AcquisitionOutcome): AcquisitionOutcome {
  if ('failure' in outcome) return outcome;
  const acquisition = outcome.acquisition == null ? outcome.acquisition : sanitizeAcquisition(outcome.acquisition);
  if (!('problem' in outcome)) return { acquisition: acquisition ?? null };
  const problem = formatPlainLine(outcome.problem, MAX_SENTENCE_LENGTH);
  return acquisition == null ? { problem } : { problem, acquisition };
}

function sanitizeAcquisition({ values, acquiredAt, instrument, note = '', ...traces }: Acquisition): Acquisition {
  const [chromatogram, basePeaks] = [traces.chromatogram, traces.basePeaks].map((points = []) =>
    points.slice(0, MAX_POINTS).filter((point) => point.every(Number.isFinite)),
  );
  const entries = Object.entries(values);
  const leftOut = entries.filter(([id, value]) => !isValidValue(id, value)).map(([id]) => id);
  const more = leftOut.length === 0 ? '' : `Skipped because they are not values of a run: ${leftOut.join(', ')}.`;
  const sentences = formatPlainLine(`${note} ${more}`, MAX_SENTENCE_LENGTH);
  return {
    values: Object.fromEntries(entries.filter(([id, value]) => isValidValue(id, value))),
    acquiredAt: acquiredAt !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(acquiredAt) ? acquiredAt : null,
    instrument: normalizeInstrumentName(instrument),
    ...(chromatogram?.length ? { chromatogram } : {}),
    ...(basePeaks?.length ? { basePeaks } : {}),
    ...(sentences === '' ? {} : { note: sentences }),
  };
}

/** Returns whether a value is valid. Null is not, because NaN and infinity arrive as null from another process. */
function isValidValue(id: string, value: unknown): boolean {
  if (TYPES.get(id) === 'text') return typeof value === 'string' && formatPlainLine(value, MAX_VALUE_LENGTH) === value;
  return TYPES.has(id) && typeof value === 'number' && Number.isFinite(value);
}
