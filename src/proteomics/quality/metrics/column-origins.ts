/** The file and cells of each of the 111 columns. */
import type { Metric, MetricOrigin } from './metric.ts';

type Cells = readonly [column: string, filter?: string];

/** Columns with another name in their file. */
const CELLS: Readonly<Record<string, Cells>> = {
  N_protein_groups: ['Protein IDs'],
  N_protein_true_hits: ['Potential contaminant, Reverse'],
  N_protein_potential_contaminants: ['Potential contaminant', 'Potential contaminant is +'],
  N_protein_reverse_seq: ['Reverse', 'Reverse is +'],
  'Protein_mean_seq_cov [%]': ['Sequence coverage [%]', 'neither Potential contaminant nor Reverse'],
  N_peptides: ['Sequence'],
  N_peptides_potential_contaminants: ['Potential contaminant', 'Potential contaminant is +'],
  N_peptides_reverse: ['Reverse', 'Reverse is +'],
  'Oxidations [%]': ['Oxidation (M) site IDs'],
  N_missed_cleavages_total: ['Missed cleavages', 'Missed cleavages is not 0'],
  'N_missed_cleavages_eq_0 [%]': ['Missed cleavages'],
  'N_missed_cleavages_eq_1 [%]': ['Missed cleavages'],
  'N_missed_cleavages_eq_2 [%]': ['Missed cleavages'],
  'N_missed_cleavages_gt_3 [%]': ['Missed cleavages'],
  'Missed Cleavages [%]': ['Missed cleavages'],
  'N_peptides_last_amino_acid_K [%]': ['Last amino acid'],
  'N_peptides_last_amino_acid_R [%]': ['Last amino acid'],
  'N_peptides_last_amino_acid_other [%]': ['Last amino acid'],
  Mean_parent_int_frac: ['Parent intensity fraction'],
  'Uncalibrated - Calibrated m/z [ppm] (ave)': ['Uncalibrated - Calibrated m/z [ppm]'],
  'Uncalibrated - Calibrated m/z [ppm] (sd)': ['Uncalibrated - Calibrated m/z [ppm]'],
  'Uncalibrated - Calibrated m/z [Da] (ave)': ['Uncalibrated - Calibrated m/z [Da]'],
  'Uncalibrated - Calibrated m/z [Da] (sd)': ['Uncalibrated - Calibrated m/z [Da]'],
  'Peak Width(ave)': ['Retention length'],
  'Peak Width (std)': ['Retention length'],
  N_of_Protein_qc_pepts: ['Peptide counts (all)', 'Protein IDs holds the spike-in protein'],
  Index: ['DateAcquired'],
  Date: ['DateAcquired'],
  Day: ['DateAcquired'],
  Week: ['DateAcquired'],
  Month: ['DateAcquired'],
  Year: ['DateAcquired'],
  RawFilePath: ['RawFile'],
};

const QC_PEPTIDE: Readonly<Record<string, string>> = {
  peptide_charges: 'Charge',
  calibrated_retention_time: 'Calibrated retention time',
  retention_length: 'Retention length',
  N_of_scans: 'Number of scans',
};
const REPORTERS = 'Reporter intensity corrected 1 to n';
const COUNTED = 'no contaminant, decoy, site-only group or spike-in peptide';

/** Returns the origins of a column: one file of MaxQuant or RawTools, or none. */
export function findColumnOrigins({
  column,
  source,
  formula,
}: Pick<Metric, 'column' | 'source' | 'formula'>): readonly MetricOrigin[] {
  if (source === null) return [];
  const [cells, filter] = findCells(column);
  const engine = source === 'QcDataTable.csv' ? 'rawtools' : 'maxquant';
  return [{ source: { engine, file: source, column: cells, filter: filter ?? null }, formula }];
}

function findCells(column: string): Cells {
  const named = CELLS[column];
  if (named !== undefined) return named;
  if (/^TMT\d+_missing_values$/.test(column))
    return [`Reporter intensity corrected ${column.slice(3, column.indexOf('_'))}`, COUNTED];
  if (/Protein_qc/.test(column)) return [REPORTERS, 'Protein IDs holds the spike-in protein'];
  const peptide = /qc[12]/.exec(column)?.[0];
  if (peptide === undefined) return [column];
  const cell = Object.entries(QC_PEPTIDE).find(([part]) => column.includes(part))?.[1];
  return [cell ?? REPORTERS, `Sequence is the ${peptide === 'qc1' ? 'first' : 'second'} spike-in peptide`];
}
