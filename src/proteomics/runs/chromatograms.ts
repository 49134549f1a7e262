/** Chromatograms that RawTools left for a run: kept beside its results, for the figures of the run alone. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredFiles } from '../../files/stored-files.ts';
import { prefixOfKind } from '../places.ts';
import type { RawFileRow } from '../records.ts';

type Run = Pick<RawFileRow, 'uuid'>;

/** Order of the mass spectra. */
export type SpectrumOrder = 'ms1' | 'ms2';

/** Names as RawTools makes them: that of the raw file before them. */
const PATTERNS: Readonly<Record<SpectrumOrder, string>> = {
  ms1: '*_Ms_TIC_chromatogram.txt',
  ms2: '*_Ms2_TIC_chromatogram.txt',
};

/** Where a run's chromatogram is kept; the file is there when its tool left one. */
export function chromatogramKey(run: Run, order: SpectrumOrder): string {
  return `${prefixOfKind('chromatograms', run)}${order}.txt`;
}

/** Keeps the chromatograms among a tool's results instead of those of the attempt before. */
export async function keepChromatograms(files: StoredFiles, run: Run, results: string): Promise<void> {
  for (const order of ['ms1', 'ms2'] as const) {
    const key = chromatogramKey(run, order);
    const [left] = globSync(PATTERNS[order], { cwd: results });
    if (left === undefined) await files.remove(key);
    else await files.put([{ key, content: join(results, left) }]);
  }
}
