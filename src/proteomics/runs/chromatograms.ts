/** Stores chromatograms of RawTools, for the charts of a run. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredFiles } from '../../files/stored-files.ts';
import { prefixOfKind } from '../places.ts';
import type { RawFileRow } from '../records.ts';

type Run = Pick<RawFileRow, 'uuid'>;

/** Order of the mass spectra. */
export type SpectrumOrder = 'ms1' | 'ms2';

/** File names of RawTools, which begin with the name of the raw file. */
const PATTERNS: Readonly<Record<SpectrumOrder, string>> = {
  ms1: '*_Ms_TIC_chromatogram.txt',
  ms2: '*_Ms2_TIC_chromatogram.txt',
};

/** Returns the key of a chromatogram; it exists if the tool wrote one. */
export function makeChromatogramKey(run: Run, order: SpectrumOrder): string {
  return `${prefixOfKind('chromatograms', run)}${order}.txt`;
}

/** Stores the chromatograms of an attempt in place of earlier ones. */
export async function storeChromatograms(files: StoredFiles, run: Run, results: string): Promise<void> {
  for (const order of ['ms1', 'ms2'] as const) {
    const key = makeChromatogramKey(run, order);
    const [left] = globSync(PATTERNS[order], { cwd: results });
    if (left === undefined) await files.remove(key);
    else await files.put([{ key, content: join(results, left) }]);
  }
}
