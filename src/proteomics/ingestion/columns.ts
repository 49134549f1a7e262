/**
 * The 111 columns of the quality-control table in their order and spelling (docs/requirements.md, P4), the same as `QcTable` in the contract,
 * which columns.test.ts verifies.
 */

/** Type of a column; `list` is a list as text, such as `[2, 3]`. */
export type ColumnKind = 'string' | 'integer' | 'number' | 'list' | 'boolean';

/** Result files with values of columns. */
export type ResultFileName =
  | 'summary.txt'
  | 'proteinGroups.txt'
  | 'peptides.txt'
  | 'evidence.txt'
  | 'msmsScans.txt'
  | 'parameters.txt'
  | 'QcDataTable.csv';

/** Groups of columns. */
export type ColumnGroup =
  | 'Identity and time'
  | 'Scan counts and rates'
  | 'Intensities and widths'
  | 'Run metadata'
  | 'Identification counts'
  | 'Protein and peptide counts'
  | 'Missing values per channel'
  | 'Cleavage and residues'
  | 'Calibration and peak width'
  | 'QC peptide 1'
  | 'QC peptide 2'
  | 'QC protein'
  | 'Flags';

/** A column of the table. */
export interface QualityColumn {
  readonly name: string;
  readonly group: ColumnGroup;
  readonly kind: ColumnKind;
  /** The result file of the column; `record` for data of the raw file itself, null if no result file contains it. */
  readonly source: ResultFileName | 'record' | null;
}

type Source = QualityColumn['source'];

/** Number of channels with a column. */
export const CHANNELS_WITH_COLUMN = 11;

/** All result files that are read or stored. */
export const RESULT_FILES: readonly ResultFileName[] = [
  'summary.txt',
  'proteinGroups.txt',
  'peptides.txt',
  'evidence.txt',
  'msmsScans.txt',
  'parameters.txt',
  'QcDataTable.csv',
];

/** The columns in the order of the table. */
export const QUALITY_COLUMNS: readonly QualityColumn[] = [
  ...createColumns('Identity and time', [
    ['record', 'string', 'RawFile'],
    ['QcDataTable.csv', 'number', 'Index'],
    ['QcDataTable.csv', 'integer', 'DateAcquired'],
    ['QcDataTable.csv', 'string', 'Instrument', 'ExperimentMsOrder', 'RawFilePath', 'Date', 'Day', 'Week', 'Month', 'Year'],
  ]),
  ...createColumns('Scan counts and rates', [
    ['QcDataTable.csv', 'number', 'TotalAnalysisTime(min)'],
    ['QcDataTable.csv', 'integer', 'TotalScans', 'NumMs1Scans', 'NumMs2Scans', 'NumMs3Scans'],
    ['QcDataTable.csv', 'number', 'Ms1ScanRate(/s)', 'Ms2ScanRate(/s)', 'Ms3ScanRate(/s)', 'MeanDutyCycle(s)'],
    ['QcDataTable.csv', 'number', 'MeanMs2TriggerRate(/Ms1Scan)'],
  ]),
  ...createColumns('Intensities and widths', [
    ['QcDataTable.csv', 'number', 'Ms1MedianSummedIntensity', 'Ms2MedianSummedIntensity', 'MedianPrecursorIntensity'],
    ['QcDataTable.csv', 'number', 'MedianMs1IsolationInterence'],
    ['QcDataTable.csv', 'number', 'MedianMs2PeakFractionConsumingTop80PercentTotalIntensity'],
    ['QcDataTable.csv', 'integer', 'NumEsiInstabilityFlags'],
    ['QcDataTable.csv', 'number', 'MedianMs1FillTime(ms)', 'MedianMs2FillTime(ms)', 'MedianMs3FillTime(ms)'],
    ['QcDataTable.csv', 'number', 'MedianPeakWidthAt10%H(s)', 'MedianPeakWidthAt50%H(s)'],
    ['QcDataTable.csv', 'number', 'MedianAsymmetryAt10%H', 'MedianAsymmetryAt50%H'],
    ['QcDataTable.csv', 'number', 'MeanCyclesPerAveragePeak', 'PeakCapacity'],
    ['QcDataTable.csv', 'number', 'TimeBeforeFirstExceedanceOf10%MaxIntensity', 'TimeAfterLastExceedanceOf10%MaxIntensity'],
    ['QcDataTable.csv', 'number', 'FractionOfRunAbove10%MaxIntensity'],
  ]),
  ...createColumns('Run metadata', [[null, 'string', 'Toolkit version', 'Pipeline', 'FastaFile', 'QuantPar']]),
  ...createColumns('Identification counts', [
    ['summary.txt', 'number', 'MS', 'MS/MS', 'MS3', 'MS/MS Submitted', 'MS/MS Identified', 'MS/MS Identified [%]'],
    ['summary.txt', 'number', 'Peptide Sequences Identified'],
    ['summary.txt', 'number', 'Av. Absolute Mass Deviation [mDa]', 'Mass Standard Deviation [mDa]'],
  ]),
  ...createColumns('Protein and peptide counts', [
    ['proteinGroups.txt', 'integer', 'N_protein_groups', 'N_protein_true_hits', 'N_protein_potential_contaminants'],
    ['proteinGroups.txt', 'integer', 'N_protein_reverse_seq'],
    ['proteinGroups.txt', 'number', 'Protein_mean_seq_cov [%]'],
    ['peptides.txt', 'integer', 'N_peptides', 'N_peptides_potential_contaminants', 'N_peptides_reverse'],
    ['peptides.txt', 'number', 'Oxidations [%]'],
  ]),
  ...createColumns('Missing values per channel', [
    [
      'proteinGroups.txt',
      'integer',
      ...Array.from({ length: CHANNELS_WITH_COLUMN }, (_, index) => `TMT${index + 1}_missing_values`),
    ],
  ]),
  ...createColumns('Cleavage and residues', [
    ['peptides.txt', 'integer', 'N_missed_cleavages_total'],
    ['peptides.txt', 'number', 'N_missed_cleavages_eq_0 [%]', 'N_missed_cleavages_eq_1 [%]', 'N_missed_cleavages_eq_2 [%]'],
    ['peptides.txt', 'number', 'N_missed_cleavages_gt_3 [%]', 'Missed Cleavages [%]', 'N_peptides_last_amino_acid_K [%]'],
    ['peptides.txt', 'number', 'N_peptides_last_amino_acid_R [%]', 'N_peptides_last_amino_acid_other [%]'],
    ['msmsScans.txt', 'number', 'Mean_parent_int_frac'],
  ]),
  ...createColumns('Calibration and peak width', [
    ['evidence.txt', 'number', 'Uncalibrated - Calibrated m/z [ppm] (ave)', 'Uncalibrated - Calibrated m/z [ppm] (sd)'],
    ['evidence.txt', 'number', 'Uncalibrated - Calibrated m/z [Da] (ave)', 'Uncalibrated - Calibrated m/z [Da] (sd)'],
    ['evidence.txt', 'number', 'Peak Width(ave)', 'Peak Width (std)'],
  ]),
  ...createColumns('QC peptide 1', listSpikeInColumns('qc1')),
  ...createColumns('QC peptide 2', listSpikeInColumns('qc2')),
  ...createColumns('QC protein', [
    ['proteinGroups.txt', 'list', 'N_of_Protein_qc_pepts', 'N_Protein_qc_missing_values'],
    ['proteinGroups.txt', 'number', 'reporter_intensity_corrected_Protein_qc_ave'],
    ['proteinGroups.txt', 'number', 'reporter_intensity_corrected_Protein_qc_sd'],
    ['proteinGroups.txt', 'number', 'reporter_intensity_corrected_Protein_qc_cv'],
  ]),
  ...createColumns('Flags', [['record', 'boolean', 'Flagged', 'Use Downstream']]),
];

/** Columns by name. */
export const QUALITY_COLUMN: ReadonlyMap<string, QualityColumn> = new Map(
  QUALITY_COLUMNS.map((column) => [column.name, column]),
);

function listSpikeInColumns(peptide: 'qc1' | 'qc2'): [Source, ColumnKind, ...string[]][] {
  const reporter = `reporter_intensity_corrected_${peptide}`;
  return [
    ['evidence.txt', 'list', `${peptide}_peptide_charges`, `N_${peptide}_missing_values`],
    ['evidence.txt', 'number', `${reporter}_ave`, `${reporter}_sd`, `${reporter}_cv`],
    ['evidence.txt', 'number', `calibrated_retention_time_${peptide}`, `retention_length_${peptide}`, `N_of_scans_${peptide}`],
  ];
}

function createColumns(name: ColumnGroup, rows: [Source, ColumnKind, ...string[]][]): QualityColumn[] {
  return rows.flatMap(([source, kind, ...names]) => names.map((column) => ({ name: column, group: name, kind, source })));
}
