/** Which formulas read which result file. */
import type { SpikeIns } from '../tables.ts';
import type { Target } from '../targets/target.ts';
import { measureEvidence } from './evidence.ts';
import { measurePeptides } from './peptides.ts';
import { measureProteinGroups } from './protein-groups.ts';
import { measureRawTools } from './raw-tools.ts';
import type { ResultFile, RowTaking } from './reading/table-file.ts';
import { measureMsmsScans, measureSummary, readParameters } from './scans-and-summary.ts';
import type { ColumnValues } from './spike-in.ts';

/** Whose results are measured. */
export interface Measured {
  readonly spikeIns: SpikeIns;
  /** Name of the raw file, by which a table of several is searched. */
  readonly rawFileName: string;
  /** Peptides and proteins that are tracked. */
  readonly targets?: readonly Target[];
}

/** What one file says. */
export interface FileValues {
  /** Values of the columns whose source the file is. */
  readonly values: ColumnValues;
  /** Local time of the instrument as `YYYY-MM-DDTHH:MM:SS`, where the file can state it. */
  readonly acquiredAt?: string | null;
}

/**
 * Columns of the quality-control table from one file, without regard to any other.
 *
 * @param proteinRows takes the rows of protein groups in the same reading
 * @throws BrokenResultError
 */
export async function measureFile(
  file: ResultFile,
  { spikeIns, rawFileName, targets }: Measured,
  proteinRows?: RowTaking,
): Promise<FileValues> {
  switch (file.name) {
    case 'summary.txt':
      return { values: await measureSummary(file) };
    case 'proteinGroups.txt':
      return { values: await measureProteinGroups(file, spikeIns, proteinRows) };
    case 'peptides.txt':
      return { values: await measurePeptides(file) };
    case 'evidence.txt':
      return { values: await measureEvidence(file, spikeIns, targets) };
    case 'msmsScans.txt':
      return { values: await measureMsmsScans(file) };
    case 'parameters.txt':
      return { values: await readParameters(file) };
    case 'QcDataTable.csv':
      return measureRawTools(file, rawFileName);
  }
}
