/** Tables of DIA-NN 1.7 to 2 with one row per precursor or run. */
import { aggregateColumns, createColumns, createRunNameSql, extractRunName, type Formula, type LongTable } from './formula.ts';
import {
  createDeviationFormula,
  createFormula,
  listChargeFormulas,
  listMedianFormulas,
  listSequenceFormulas,
  listTimeFormulas,
} from './shapes.ts';

const MS1_PPM = '1e6 * "Ms1.Apex.Mz.Delta" / "Precursor.Mz"';
/** Rows that DIA-NN includes in its own plots. */
const MS1_ROWS = '"Ms1.Apex.Area" > 0.01 and "Ms1.Profile.Corr" > 0.5 and "Ms1.Apex.Mz.Delta" <> 0 and "Precursor.Mz" > 0';
const MS1_WORDS = 'the filter of the run, Ms1.Apex.Area > 0.01, Ms1.Profile.Corr > 0.5, Ms1.Apex.Mz.Delta not 0';
const MS2_PPM = '1e6 * "Best.Fr.Mz.Delta" / "Best.Fr.Mz"';
const MS2_ROWS = '"Evidence" > 3 and "Best.Fr.Mz" > 0';
const MS2_WORDS = 'the filter of the run, Evidence > 3';

const REPORT: readonly Formula[] = [
  createFormula('precursors', 'different', 'Precursor.Id'),
  createFormula('peptidoforms', 'different', 'Modified.Sequence'),
  createFormula('peptides', 'different', 'Stripped.Sequence'),
  createFormula('protein_groups', 'different', 'Protein.Group', { where: '"PG.Q.Value" <= 0.01' }),
  createFormula('unique_genes', 'different', 'Genes', {
    formula: 'different values that are not empty',
    where: `"Genes" <> '' and "Protein.Q.Value" <= 0.01 and "Proteotypic" = 1`,
    filter: 'the filter of the run, Protein.Q.Value <= 0.01, Proteotypic = 1',
  }),
  ...listMedianFormulas(
    ['median_ms1_ppm', 'median_abs_ms1_ppm'],
    'Ms1.Apex.Mz.Delta, Precursor.Mz',
    '10⁶ × Ms1.Apex.Mz.Delta / Precursor.Mz',
    { of: MS1_PPM, where: MS1_ROWS, filter: MS1_WORDS },
  ),
  createFormula('ms1_ppm_count', 'rows', 'Ms1.Apex.Mz.Delta', { of: MS1_PPM, where: MS1_ROWS, filter: MS1_WORDS }),
  ...listMedianFormulas(
    ['median_ms2_ppm', 'median_abs_ms2_ppm'],
    'Best.Fr.Mz.Delta, Best.Fr.Mz',
    '10⁶ × Best.Fr.Mz.Delta / Best.Fr.Mz',
    { of: MS2_PPM, where: MS2_ROWS, filter: MS2_WORDS },
  ),
  createFormula('ms2_ppm_count', 'rows', 'Best.Fr.Mz.Delta', { of: MS2_PPM, where: MS2_ROWS, filter: MS2_WORDS }),
  createFormula('median_fwhm_min', 'median', 'FWHM'),
  createFormula('median_peak_width_min', 'median', 'RT.Start, RT.Stop', {
    of: '"RT.Stop" - "RT.Start"',
    formula: 'median of RT.Stop − RT.Start',
  }),
  ...listTimeFormulas('RT', '"RT"'),
  createDeviationFormula('median_abs_rt_deviation_min', ['RT', 'Predicted.RT']),
  createDeviationFormula('median_abs_irt_deviation', ['iRT', 'Predicted.iRT']),
  createFormula('median_im', 'median', 'IM', { where: '"IM" > 0' }),
  createDeviationFormula('median_abs_im_deviation', ['IM', 'Predicted.IM'], { where: '"IM" > 0' }),
  ...listChargeFormulas('Precursor.Charge'),
  ...listSequenceFormulas('Stripped.Sequence', '"Stripped.Sequence"'),
  createFormula('median_normalisation_factor', 'median', 'Normalisation.Factor'),
  createFormula('median_normalisation_factor', 'median', 'Precursor.Normalised, Precursor.Quantity', {
    of: '"Precursor.Normalised" / "Precursor.Quantity"',
    formula: 'median of Precursor.Normalised / Precursor.Quantity',
    where: '"Precursor.Quantity" > 0',
    filter: 'the filter of the run, Precursor.Quantity > 0; where Normalisation.Factor is absent',
  }),
  createFormula('total_quantity', 'sum', 'Precursor.Quantity'),
  createFormula('median_log2_quantity', 'median of log2', 'Precursor.Quantity', {
    filter: 'the filter of the run, Precursor.Quantity > 0',
  }),
  createFormula('total_ms1_area', 'sum', 'Ms1.Apex.Area'),
  createFormula('total_ms1_area', 'sum', 'Ms1.Area', { filter: 'the filter of the run; where Ms1.Apex.Area is absent' }),
  createFormula('experiment_precursors', 'different', 'Precursor.Id', { over: 'analysis' }),
  createFormula('experiment_peptides', 'different', 'Stripped.Sequence', { over: 'analysis' }),
  createFormula('experiment_protein_groups', 'different', 'Protein.Group', { where: '"PG.Q.Value" <= 0.01', over: 'analysis' }),
  createFormula('experiment_precursors_global', 'different', 'Precursor.Id', {
    where: '"Global.Q.Value" <= 0.01',
    over: 'analysis',
  }),
  createFormula('experiment_protein_groups_global', 'different', 'Protein.Group', {
    where: '"Global.PG.Q.Value" <= 0.01',
    over: 'analysis',
  }),
];

const RUN = [
  // In plexDIA, a sample is a channel of a run.
  `case when coalesce("Channel", '') = '' then "Run" else "Run" || '-' || "Channel" end`,
  '"Run"',
  createRunNameSql('"File.Name"'),
];

export const diannReport: LongTable = {
  shape: 'long',
  engine: 'diann',
  kind: 'report',
  storedAs: 'report',
  file: 'report.parquet or report.tsv',
  columns: {
    ...createColumns('text', 'Run', 'File.Name', 'Channel', 'Protein.Group', 'Protein.Ids', 'Protein.Names', 'Genes'),
    ...createColumns('text', 'Modified.Sequence', 'Stripped.Sequence', 'Precursor.Id'),
    ...createColumns('number', 'Precursor.Charge', 'Q.Value', 'Protein.Q.Value', 'PG.Q.Value', 'Global.Q.Value'),
    ...createColumns('number', 'Global.PG.Q.Value', 'Channel.Q.Value', 'Proteotypic', 'Decoy', 'Precursor.Quantity'),
    ...createColumns('number', 'Precursor.Normalised', 'Normalisation.Factor', 'Precursor.Mz', 'RT', 'RT.Start', 'RT.Stop'),
    ...createColumns('number', 'iRT', 'Predicted.RT', 'Predicted.iRT', 'IM', 'Predicted.IM', 'FWHM', 'Evidence', 'Ms1.Area'),
    ...createColumns('number', 'Ms1.Apex.Area', 'Ms1.Apex.Mz.Delta', 'Ms1.Profile.Corr', 'Best.Fr.Mz', 'Best.Fr.Mz.Delta'),
    ...createColumns('number', 'PG.MaxLFQ', 'PG.TopN', 'PG.Quantity', 'PG.Normalised', 'Genes.MaxLFQ', 'Genes.MaxLFQ.Unique'),
  },
  run: RUN,
  path: ['"File.Name"', '"Run"'],
  getRun(cell) {
    const run = cell('Run') === '' ? extractRunName(cell('File.Name')) : cell('Run');
    return cell('Channel') === '' ? run : `${run}-${cell('Channel')}`;
  },
  filter: [
    { words: 'Q.Value <= 0.01', sql: '"Q.Value" <= 0.01' },
    { words: 'Decoy = 0', sql: 'coalesce("Decoy", 0) = 0' },
    {
      words: 'Channel.Q.Value <= 0.01 where there is a channel',
      sql: `(coalesce("Channel", '') = '' or "Channel.Q.Value" <= 0.01)`,
    },
  ],
  formulas: REPORT,
  targets: {
    peptide: '"Stripped.Sequence"',
    protein: ['"Protein.Group"', '"Protein.Ids"'],
    precursor: ['"Precursor.Id"'],
    time: '"RT"',
    area: ['"Precursor.Quantity"'],
    ppm: [`case when ${MS1_ROWS} then ${MS1_PPM} end`],
  },
  proteins: {
    name: 'Protein.Group',
    // In DIA-NN 1.9, rows of a protein group can have different q-values. The smallest applies.
    where: [{ words: 'PG.Q.Value <= 0.01', sql: '"PG.Q.Value" <= 0.01' }],
    columns: {
      ...aggregateColumns('min', 'Protein.Ids', 'Protein.Names', 'Genes', 'PG.Q.Value', 'Global.PG.Q.Value'),
      ...aggregateColumns('max', 'PG.MaxLFQ', 'PG.TopN', 'PG.Quantity', 'PG.Normalised', 'Genes.MaxLFQ', 'Genes.MaxLFQ.Unique'),
      Precursors: 'count(distinct "Precursor.Id")',
      Peptides: 'count(distinct "Stripped.Sequence")',
    },
    intensity: ['max("PG.MaxLFQ")', 'max("PG.TopN")', 'max("PG.Quantity")'],
  },
};

const STATISTICS: readonly (readonly [id: string, column: string])[] = [
  ['stats_precursors', 'Precursors.Identified'],
  ['stats_proteins', 'Proteins.Identified'],
  ['stats_total_quantity', 'Total.Quantity'],
  ['stats_ms1_signal', 'MS1.Signal'],
  ['stats_ms2_signal', 'MS2.Signal'],
  ['stats_fwhm_scans', 'FWHM.Scans'],
  ['stats_mean_fwhm_min', 'FWHM.RT'],
  ['stats_median_abs_ms1_ppm_raw', 'Median.Mass.Acc.MS1'],
  ['stats_median_abs_ms1_ppm', 'Median.Mass.Acc.MS1.Corrected'],
  ['stats_median_abs_ms2_ppm_raw', 'Median.Mass.Acc.MS2'],
  ['stats_median_abs_ms2_ppm', 'Median.Mass.Acc.MS2.Corrected'],
  ['stats_ms2_mass_instability', 'MS2.Mass.Instability'],
  ['stats_normalisation_instability', 'Normalisation.Instability'],
  ['stats_median_abs_rt_deviation_min', 'Median.RT.Prediction.Acc'],
  ['stats_mean_peptide_length', 'Average.Peptide.Length'],
  ['stats_mean_charge', 'Average.Peptide.Charge'],
  ['stats_mean_missed_cleavages', 'Average.Missed.Tryptic.Cleavages'],
];

/** report.stats.tsv: one row per run. */
export const diannStatisticsTable: LongTable = {
  shape: 'long',
  engine: 'diann',
  kind: 'stats',
  storedAs: 'report.stats',
  file: 'report.stats.tsv',
  columns: { ...createColumns('text', 'File.Name'), ...createColumns('number', ...STATISTICS.map(([, column]) => column)) },
  run: [createRunNameSql('"File.Name"')],
  path: ['"File.Name"'],
  getRun: (cell) => extractRunName(cell('File.Name')),
  filter: [],
  formulas: STATISTICS.map(([id, column]) => ({ id, column, formula: 'unchanged', sql: `max("${column}")` })),
};
