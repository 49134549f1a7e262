/** Stores chromatograms of RawTools, MaxQuant and raw data, for the charts of a run. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredFiles } from '../../files/stored-files.ts';
import { addToTrace, type ChromatogramPoint, createChromatogram, createTrace } from '../acquisition/reading/acquisition.ts';
import { readTable, type TableFile } from '../ingestion/reading/table-file.ts';
import { getStoragePrefix } from '../places.ts';
import type { RawFileRow } from '../records.ts';

type Run = Pick<RawFileRow, 'uuid'>;

/** A chromatogram: total ion current of MS1 or MS2, or base peak of MS1. */
export type ChromatogramName = 'ms1' | 'ms2' | 'base_peak';

/** Patterns of the files that RawTools writes, after the raw file name. */
const PATTERNS: Readonly<Record<ChromatogramName, string>> = {
  ms1: '*_Ms_TIC_chromatogram.txt',
  ms2: '*_Ms2_TIC_chromatogram.txt',
  base_peak: '*_Ms_BP_chromatogram.txt',
};

export const CHROMATOGRAMS = { ms1_chromatogram: 'ms1', ms2_chromatogram: 'ms2', base_peak_chromatogram: 'base_peak' } as const;

export function isChromatogram(name: string): name is keyof typeof CHROMATOGRAMS {
  return Object.hasOwn(CHROMATOGRAMS, name);
}

/** Returns the storage key of a chromatogram, which may not exist. */
export function getChromatogramKey(run: Run, name: ChromatogramName): string {
  return `${getStoragePrefix('chromatograms', run)}${name}.txt`;
}

/** Reads the chromatograms of MS1 in MaxQuant's msScans.txt of one raw file. @throws BrokenResultError */
export async function readScanChromatograms(file: TableFile) {
  const [tic, peaks] = [createTrace(), createTrace()];
  await readTable(file, {
    required: ['Retention time'],
    handleHeader(header) {
      const columns = ['Retention time', 'Total ion current', 'Base peak intensity'].map((name) => header.find(name));
      return (row) => {
        const [time, current, peak] = columns.map((at) => row.getNumber(at) ?? undefined);
        addToTrace(tic, time, current);
        addToTrace(peaks, time, peak);
      };
    },
  });
  return { ms1: createChromatogram(tic), base_peak: createChromatogram(peaks) };
}

/** Stores chromatograms of raw data or of MaxQuant. Chromatograms of RawTools take precedence. */
export async function addChromatograms(
  files: StoredFiles,
  run: Run,
  chromatograms: { readonly [K in ChromatogramName]?: readonly ChromatogramPoint[] | undefined },
): Promise<void> {
  for (const [name, points = []] of Object.entries(chromatograms)) {
    const key = getChromatogramKey(run, name as ChromatogramName);
    if (points.length > 0 && (await files.stat(key)) === undefined)
      await files.put([{ key, content: Buffer.from(points.map((point) => `${point.join('\t')}\n`).join('')) }]);
  }
}

/** Replaces the chromatograms that an attempt wrote. Others remain, because they are of the same raw data. */
export async function storeChromatograms(files: StoredFiles, run: Run, results: string): Promise<void> {
  for (const [name, pattern] of Object.entries(PATTERNS)) {
    const key = getChromatogramKey(run, name as ChromatogramName);
    const [left] = globSync(pattern, { cwd: results });
    if (left !== undefined) await files.put([{ key, content: join(results, left) }]);
  }
}
