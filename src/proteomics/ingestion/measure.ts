import { readScanChromatograms } from '../runs/chromatograms.ts';
import type { SpikeIns } from '../tables.ts';
import type { Target } from '../targets/target.ts';
import { QUALITY_COLUMNS } from './columns.ts';
import { measureEvidence } from './evidence.ts';
import { measureProteinGroups } from './protein-groups.ts';
import { measureRawTools } from './raw-tools.ts';
import { BrokenResultError } from './reading/broken-result.ts';
import { roundToTwo, Spread } from './reading/numbers.ts';
import { type ResultFile, type RowTaking, readTable } from './reading/table-file.ts';
import { type ColumnValues, setColumnValue } from './spike-in.ts';

export interface Measured {
  readonly spikeIns: SpikeIns;
  /** Identifies the row of the raw file in a table of several raw files. */
  readonly rawFileName: string;
  readonly targets?: readonly Target[];
}

export interface FileValues {
  readonly values: ColumnValues;
  /** Local time of the instrument as `YYYY-MM-DDTHH:MM:SS`; undefined for kinds of files without a time. */
  readonly acquiredAt?: string | null;
}

/** Measures a file; `proteinRows` receives its protein groups. @throws BrokenResultError with the line number */
export async function measureFile(file: ResultFile, measured: Measured, proteinRows?: RowTaking): Promise<FileValues> {
  try {
    return await measureNamedFile(file, measured, proteinRows);
  } catch (error) {
    if (!(error instanceof BrokenResultError) || error.line === undefined || file.findLine === undefined) throw error;
    throw new BrokenResultError(error.file, await file.findLine(error.line), error.reason);
  }
}

async function measureNamedFile(
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
    case 'msScans.txt':
      await readScanChromatograms(file);
      return { values: {} };
    case 'parameters.txt':
      return { values: await readParameters(file) };
    case 'QcDataTable.csv':
      return measureRawTools(file, rawFileName);
  }
}

/** Returns the cells of summary.txt's first row: the raw file, or the total with DIA. @throws BrokenResultError */
async function measureSummary(file: ResultFile): Promise<ColumnValues> {
  const values: ColumnValues = {};
  let isFirst = true;
  await readTable(file, {
    required: ['Raw file'],
    handleHeader(header) {
      const columns = QUALITY_COLUMNS.filter(({ source }) => source === 'summary.txt').map(({ name }) => ({
        name,
        at: header.find(name),
      }));
      return (row) => {
        if (!isFirst) return;
        isFirst = false;
        for (const { name, at } of columns) setColumnValue(values, name, row.getNumber(at));
      };
    },
  });
  return values;
}

/** Returns Mean_parent_int_frac: the mean of `Parent intensity fraction`, with two decimals. @throws BrokenResultError */
async function measureMsmsScans(file: ResultFile): Promise<ColumnValues> {
  const fraction = new Spread();
  await readTable(file, {
    required: ['Scan number'],
    handleHeader(header) {
      const at = header.find('Parent intensity fraction');
      return (row) => {
        fraction.addValue(row.getNumber(at));
      };
    },
  });
  return fraction.mean === null ? {} : { Mean_parent_int_frac: roundToTwo(fraction.mean) };
}

/** Validates parameters.txt, which contributes no column. @throws BrokenResultError */
async function readParameters(file: ResultFile): Promise<ColumnValues> {
  await readTable(file, { required: ['Parameter', 'Value'], isLoose: true, handleHeader: () => () => {} });
  return {};
}

/** Numbers of missed cleavages with a column. There is no column for exactly three. */
const LISTED_CLEAVAGES = [0, 1, 2] as const;

/**
 * Columns from peptides.txt, percentages of the rows rounded to two decimals:
 * - N_peptides: rows. N_peptides_potential_contaminants, N_peptides_reverse: marked rows.
 * - Oxidations [%]: rows with a value in `Oxidation (M) site IDs`; missing if oxidation was not searched.
 * - N_missed_cleavages_total: rows whose `Missed cleavages` are not 0, including empty cells.
 * - N_missed_cleavages_eq_n [%], _gt_3 [%]: rows with exactly n, with more than 3.
 * - Missed Cleavages [%]: 100 minus the rounded percentage without missed cleavages, not rounded again.
 * - N_peptides_last_amino_acid_*: rows by `Last amino acid`.
 *
 * @throws BrokenResultError
 */
async function measurePeptides(file: ResultFile): Promise<ColumnValues> {
  let rows = 0;
  const counts = new Map<string, number>();
  await readTable(file, {
    required: ['Sequence'],
    handleHeader(header) {
      const contaminant = header.find('Potential contaminant');
      const decoy = header.find('Reverse');
      const oxidation = header.find('Oxidation (M) site IDs');
      const cleavages = header.find('Missed cleavages');
      const last = header.find('Last amino acid');
      // Without a contaminant or decoy column, the count stays missing instead of zero.
      if (contaminant !== undefined) counts.set('contaminants', 0);
      if (decoy !== undefined) counts.set('decoys', 0);
      if (oxidation !== undefined) counts.set('oxidized', 0);
      if (cleavages !== undefined) for (const name of ['cleaved', '0', '1', '2', 'more']) counts.set(name, 0);
      if (last !== undefined) for (const name of ['K', 'R', 'other']) counts.set(name, 0);
      const increaseCount = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
      return (row) => {
        rows += 1;
        if (row.isMarked(contaminant)) increaseCount('contaminants');
        if (row.isMarked(decoy)) increaseCount('decoys');
        if (row.getText(oxidation).trim() !== '') increaseCount('oxidized');
        if (cleavages !== undefined) {
          const missed = row.getNumber(cleavages);
          if (missed !== 0) increaseCount('cleaved');
          if (missed === 0 || missed === 1 || missed === 2) increaseCount(String(missed));
          else if (missed !== null && missed > 3) increaseCount('more');
        }
        if (last !== undefined) {
          const residue = row.getText(last).trim();
          increaseCount(residue === 'K' || residue === 'R' ? residue : 'other');
        }
      };
    },
  });
  const getCount = (name: string) => counts.get(name) ?? null;
  const computeShare = (name: string) => computePercent(getCount(name), rows);
  const values: ColumnValues = { N_peptides: rows };
  setColumnValue(values, 'N_peptides_potential_contaminants', getCount('contaminants'));
  setColumnValue(values, 'N_peptides_reverse', getCount('decoys'));
  setColumnValue(values, 'Oxidations [%]', computeShare('oxidized'));
  setColumnValue(values, 'N_missed_cleavages_total', getCount('cleaved'));
  for (const missed of LISTED_CLEAVAGES)
    setColumnValue(values, `N_missed_cleavages_eq_${missed} [%]`, computeShare(String(missed)));
  setColumnValue(values, 'N_missed_cleavages_gt_3 [%]', computeShare('more'));
  const uncleaved = computeShare('0');
  setColumnValue(values, 'Missed Cleavages [%]', uncleaved === null ? null : 100 - uncleaved);
  for (const residue of ['K', 'R', 'other'])
    setColumnValue(values, `N_peptides_last_amino_acid_${residue} [%]`, computeShare(residue));
  return values;
}

function computePercent(count: number | null, rows: number): number | null {
  return count === null || rows === 0 ? null : roundToTwo((100 * count) / rows);
}
