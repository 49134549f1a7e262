import type { SpikeIns } from '../tables.ts';
import { createTargetReader, type TargetReading } from '../targets/evidence-targets.ts';
import type { Target } from '../targets/target.ts';
import { getRowChannels } from './protein-groups.ts';
import { formatNumberList, Spread } from './reading/numbers.ts';
import { type ResultFile, readTable, type TableRow } from './reading/table-file.ts';
import { type ColumnValues, formatMissingCounts, setColumnValue, setReporterSpread } from './spike-in.ts';

/** Columns of the file, and the columns of the table for their mean and population standard deviation. */
const SPREADS = [
  {
    column: 'Uncalibrated - Calibrated m/z [ppm]',
    mean: 'Uncalibrated - Calibrated m/z [ppm] (ave)',
    sd: 'Uncalibrated - Calibrated m/z [ppm] (sd)',
  },
  {
    column: 'Uncalibrated - Calibrated m/z [Da]',
    mean: 'Uncalibrated - Calibrated m/z [Da] (ave)',
    sd: 'Uncalibrated - Calibrated m/z [Da] (sd)',
  },
  { column: 'Retention length', mean: 'Peak Width(ave)', sd: 'Peak Width (std)' },
] as const;

const MAX_CHARGES = 1_000;

interface Identification {
  readonly intensity: number | null;
  readonly channels: readonly (number | null)[];
  readonly calibratedRetentionTime: number | null;
  readonly retentionLength: number | null;
  readonly scans: number | null;
}

interface Peptide {
  readonly name: 'qc1' | 'qc2';
  readonly sequence: string;
  readonly charges: number[];
  strongest: Identification | undefined;
}

/**
 * Columns from evidence.txt:
 * - Uncalibrated - Calibrated m/z (ave), (sd), Peak Width (retention length): over all rows, including contaminants and decoys.
 * - qcN_peptide_charges: `Charge` of every row whose `Sequence` is the spike-in peptide, in file order.
 * - Other qcN columns: from the first of these rows with the highest `Intensity`; reporter intensities over all its channels.
 *
 * Targets: see targets/evidence-targets.ts. @throws BrokenResultError
 */
export async function measureEvidence(
  file: ResultFile,
  spikeIns: SpikeIns,
  targets: readonly Target[] = [],
): Promise<ColumnValues> {
  const spreads = SPREADS.map((names) => ({ ...names, spread: new Spread() }));
  const peptides: Peptide[] = [
    { name: 'qc1', sequence: spikeIns.qc1_sequence, charges: [], strongest: undefined },
    { name: 'qc2', sequence: spikeIns.qc2_sequence, charges: [], strongest: undefined },
  ];
  let tracked: TargetReading | undefined;
  await readTable(file, {
    required: ['Sequence', 'Charge'],
    handleHeader(header) {
      if (targets.length > 0) tracked = createTargetReader(header, targets);
      const at = {
        sequence: header.find('Sequence'),
        charge: header.find('Charge'),
        intensity: header.find('Intensity'),
        time: header.find('Calibrated retention time'),
        length: header.find('Retention length'),
        scans: header.find('Number of scans'),
      };
      const measured = spreads.map(({ column, spread }) => ({ spread, column: header.find(column) }));
      const createIdentification = (row: TableRow): Identification => ({
        intensity: row.getNumber(at.intensity),
        channels: getRowChannels(row, header),
        calibratedRetentionTime: row.getNumber(at.time),
        retentionLength: row.getNumber(at.length),
        scans: row.getNumber(at.scans),
      });
      return (row) => {
        tracked?.take(row);
        for (const { spread, column } of measured) spread.addValue(row.getNumber(column));
        const sequence = row.getText(at.sequence);
        for (const peptide of peptides)
          if (sequence === peptide.sequence) recordIdentification(peptide, row.getNumber(at.charge), createIdentification(row));
      };
    },
  });
  const values: ColumnValues = {};
  for (const { mean, sd, spread } of spreads) {
    setColumnValue(values, mean, spread.mean);
    setColumnValue(values, sd, spread.populationSd);
  }
  for (const peptide of peptides) setPeptideValues(values, peptide);
  return Object.assign(values, tracked?.values());
}

function recordIdentification(peptide: Peptide, charge: number | null, seen: Identification): void {
  if (charge !== null && peptide.charges.length < MAX_CHARGES) peptide.charges.push(charge);
  const isStronger = (seen.intensity ?? -Infinity) > (peptide.strongest?.intensity ?? -Infinity);
  if (peptide.strongest === undefined || isStronger) peptide.strongest = seen;
}

function setPeptideValues(values: ColumnValues, { name, charges, strongest }: Peptide): void {
  if (strongest === undefined) return;
  setColumnValue(values, `${name}_peptide_charges`, formatNumberList(charges));
  setColumnValue(values, `N_${name}_missing_values`, formatMissingCounts([strongest.channels]));
  setReporterSpread(values, `reporter_intensity_corrected_${name}`, strongest.channels);
  setColumnValue(values, `calibrated_retention_time_${name}`, strongest.calibratedRetentionTime);
  setColumnValue(values, `retention_length_${name}`, strongest.retentionLength);
  setColumnValue(values, `N_of_scans_${name}`, strongest.scans);
}
