/** Chromatograms that RawTools left for a run: kept beside its results, for the figures of the run alone. */
import { copyFileSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { chromatogramFolder } from '../places.ts';
import type { RawFileRow } from '../records.ts';

type Place = Pick<Settings, 'dataDir'>;
type Run = Pick<RawFileRow, 'uuid'>;

/** Order of the mass spectra. */
export type SpectrumOrder = 'ms1' | 'ms2';

/** Names as RawTools makes them: that of the raw file before them. */
const PATTERNS: Readonly<Record<SpectrumOrder, string>> = {
  ms1: '*_Ms_TIC_chromatogram.txt',
  ms2: '*_Ms2_TIC_chromatogram.txt',
};

/** Where a run's chromatogram is kept; the file is there when its tool left one. */
export function chromatogramPath(settings: Place, run: Run, order: SpectrumOrder): string {
  return join(chromatogramFolder(settings, run), `${order}.txt`);
}

/** Keeps the chromatograms among a tool's results instead of those of the attempt before. */
export function keepChromatograms(settings: Place, run: Run, results: string): void {
  for (const order of ['ms1', 'ms2'] as const) {
    const kept = chromatogramPath(settings, run, order);
    const [left] = globSync(PATTERNS[order], { cwd: results });
    if (left === undefined) {
      rmSync(kept, { force: true });
      continue;
    }
    mkdirSync(dirname(kept), { recursive: true });
    copyFileSync(join(results, left), `${kept}.part`);
    renameSync(`${kept}.part`, kept);
  }
}
