/** Tables of DIA-NN 1.7 to 2 with one row per precursor or run. */
import type { EngineColumn, Formula, LongTable } from './formula.ts';
import { extractRunName, selectRunName } from './formula.ts';
import {
  countTrypticCleavages,
  listChargeFormulas,
  listCleavageFormulas,
  listMedianFormulas,
  listTimeFormulas,
} from './shapes.ts';

const text: EngineColumn = { type: 'text' };
const number: EngineColumn = { type: 'number' };
const createNumberColumns = (...names: string[]) => Object.fromEntries(names.map((name) => [name, number]));
const createTextColumns = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]));

const MS1_PPM = '1e6 * "Ms1.Apex.Mz.Delta" / "Precursor.Mz"';
/** The rows that DIA-NN's own plots use. */
const MS1_ROWS = '"Ms1.Apex.Area" > 0.01 and "Ms1.Profile.Corr" > 0.5 and "Ms1.Apex.Mz.Delta" <> 0 and "Precursor.Mz" > 0';
const MS1_WORDS = 'the filter of the run, Ms1.Apex.Area > 0.01, Ms1.Profile.Corr > 0.5, Ms1.Apex.Mz.Delta not 0';
const MS2_PPM = '1e6 * "Best.Fr.Mz.Delta" / "Best.Fr.Mz"';
const MS2_ROWS = '"Evidence" > 3 and "Best.Fr.Mz" > 0';
const MS2_WORDS = 'the filter of the run, Evidence > 3';

/** Formulas of report.parquet and report.tsv. */
const REPORT: readonly Formula[] = [
  { id: 'precursors', column: 'Precursor.Id', formula: 'different values', sql: 'count(distinct "Precursor.Id")' },
  { id: 'peptidoforms', column: 'Modified.Sequence', formula: 'different values', sql: 'count(distinct "Modified.Sequence")' },
  { id: 'peptides', column: 'Stripped.Sequence', formula: 'different values', sql: 'count(distinct "Stripped.Sequence")' },
  {
    id: 'protein_groups',
    column: 'Protein.Group',
    filter: 'the filter of the run, PG.Q.Value <= 0.01',
    formula: 'different values',
    sql: 'count(distinct "Protein.Group") filter (where "PG.Q.Value" <= 0.01)',
  },
  {
    id: 'unique_genes',
    column: 'Genes',
    filter: 'the filter of the run, Protein.Q.Value <= 0.01, Proteotypic = 1',
    formula: 'different values that are not empty',
    sql: `count(distinct "Genes") filter (where "Genes" <> '' and "Protein.Q.Value" <= 0.01 and "Proteotypic" = 1)`,
  },
  ...listMedianFormulas(
    ['median_ms1_ppm', 'median_abs_ms1_ppm'],
    { column: 'Ms1.Apex.Mz.Delta, Precursor.Mz', filter: MS1_WORDS },
    MS1_PPM,
    '10⁶ × Ms1.Apex.Mz.Delta / Precursor.Mz',
    MS1_ROWS,
  ),
  {
    id: 'ms1_ppm_count',
    column: 'Ms1.Apex.Mz.Delta',
    filter: MS1_WORDS,
    formula: 'rows',
    sql: `count(${MS1_PPM}) filter (where ${MS1_ROWS})`,
  },
  ...listMedianFormulas(
    ['median_ms2_ppm', 'median_abs_ms2_ppm'],
    { column: 'Best.Fr.Mz.Delta, Best.Fr.Mz', filter: MS2_WORDS },
    MS2_PPM,
    '10⁶ × Best.Fr.Mz.Delta / Best.Fr.Mz',
    MS2_ROWS,
  ),
  {
    id: 'ms2_ppm_count',
    column: 'Best.Fr.Mz.Delta',
    filter: MS2_WORDS,
    formula: 'rows',
    sql: `count(${MS2_PPM}) filter (where ${MS2_ROWS})`,
  },
  { id: 'median_fwhm_min', column: 'FWHM', formula: 'median', sql: 'median("FWHM")' },
  {
    id: 'median_peak_width_min',
    column: 'RT.Start, RT.Stop',
    formula: 'median of RT.Stop − RT.Start',
    sql: 'median("RT.Stop" - "RT.Start")',
  },
  ...listTimeFormulas('RT', '"RT"'),
  {
    id: 'median_abs_rt_deviation_min',
    column: 'RT, Predicted.RT',
    formula: 'median of |RT − Predicted.RT|',
    sql: 'median(abs("RT" - "Predicted.RT"))',
  },
  {
    id: 'median_abs_irt_deviation',
    column: 'iRT, Predicted.iRT',
    formula: 'median of |iRT − Predicted.iRT|',
    sql: 'median(abs("iRT" - "Predicted.iRT"))',
  },
  {
    id: 'median_im',
    column: 'IM',
    filter: 'the filter of the run, IM > 0',
    formula: 'median',
    sql: 'median("IM") filter (where "IM" > 0)',
  },
  {
    id: 'median_abs_im_deviation',
    column: 'IM, Predicted.IM',
    filter: 'the filter of the run, IM > 0',
    formula: 'median of |IM − Predicted.IM|',
    sql: 'median(abs("IM" - "Predicted.IM")) filter (where "IM" > 0)',
  },
  ...listChargeFormulas('Precursor.Charge'),
  ...listCleavageFormulas(
    'Stripped.Sequence',
    countTrypticCleavages('"Stripped.Sequence"'),
    'K and R that are not the last letter',
  ),
  {
    id: 'mean_peptide_length',
    column: 'Stripped.Sequence',
    formula: 'mean of the letters',
    sql: 'avg(len("Stripped.Sequence"))',
  },
  {
    id: 'median_normalisation_factor',
    column: 'Normalisation.Factor',
    formula: 'median',
    sql: 'median("Normalisation.Factor")',
  },
  {
    id: 'median_normalisation_factor',
    column: 'Precursor.Normalised, Precursor.Quantity',
    filter: 'the filter of the run, Precursor.Quantity > 0; where there is no Normalisation.Factor',
    formula: 'median of Precursor.Normalised / Precursor.Quantity',
    sql: 'median("Precursor.Normalised" / "Precursor.Quantity") filter (where "Precursor.Quantity" > 0)',
  },
  { id: 'total_quantity', column: 'Precursor.Quantity', formula: 'sum', sql: 'sum("Precursor.Quantity")' },
  {
    id: 'median_log2_quantity',
    column: 'Precursor.Quantity',
    filter: 'the filter of the run, Precursor.Quantity > 0',
    formula: 'median of log2',
    sql: 'median(log2(nullif(greatest("Precursor.Quantity", 0), 0)))',
  },
  { id: 'total_ms1_area', column: 'Ms1.Apex.Area', formula: 'sum', sql: 'sum("Ms1.Apex.Area")' },
  {
    id: 'total_ms1_area',
    column: 'Ms1.Area',
    filter: 'the filter of the run; where there is no Ms1.Apex.Area',
    formula: 'sum',
    sql: 'sum("Ms1.Area")',
  },
  {
    id: 'experiment_precursors',
    column: 'Precursor.Id',
    formula: 'different values over all runs',
    sql: 'count(distinct "Precursor.Id")',
    over: 'analysis',
  },
  {
    id: 'experiment_peptides',
    column: 'Stripped.Sequence',
    formula: 'different values over all runs',
    sql: 'count(distinct "Stripped.Sequence")',
    over: 'analysis',
  },
  {
    id: 'experiment_protein_groups',
    column: 'Protein.Group',
    filter: 'the filter of the run, PG.Q.Value <= 0.01',
    formula: 'different values over all runs',
    sql: 'count(distinct "Protein.Group") filter (where "PG.Q.Value" <= 0.01)',
    over: 'analysis',
  },
  {
    id: 'experiment_precursors_global',
    column: 'Precursor.Id',
    filter: 'the filter of the run, Global.Q.Value <= 0.01',
    formula: 'different values over all runs',
    sql: 'count(distinct "Precursor.Id") filter (where "Global.Q.Value" <= 0.01)',
    over: 'analysis',
  },
  {
    id: 'experiment_protein_groups_global',
    column: 'Protein.Group',
    filter: 'the filter of the run, Global.PG.Q.Value <= 0.01',
    formula: 'different values over all runs',
    sql: 'count(distinct "Protein.Group") filter (where "Global.PG.Q.Value" <= 0.01)',
    over: 'analysis',
  },
];

const RUN = [
  // In plexDIA, a sample is a run and a channel.
  `case when coalesce("Channel", '') = '' then "Run" else "Run" || '-' || "Channel" end`,
  '"Run"',
  selectRunName('"File.Name"'),
];

/** report.parquet of 1.9 and later, report.tsv of 1.9 and earlier. */
export const diannReport: LongTable = {
  shape: 'long',
  engine: 'diann',
  kind: 'report',
  keptAs: 'report',
  file: 'report.parquet or report.tsv',
  columns: {
    ...createTextColumns('Run', 'File.Name', 'Channel', 'Protein.Group', 'Protein.Ids', 'Protein.Names', 'Genes'),
    ...createTextColumns('Modified.Sequence', 'Stripped.Sequence', 'Precursor.Id'),
    ...createNumberColumns(
      'Precursor.Charge',
      'Q.Value',
      'Protein.Q.Value',
      'PG.Q.Value',
      'Global.Q.Value',
      'Global.PG.Q.Value',
      'Channel.Q.Value',
    ),
    ...createNumberColumns(
      'Proteotypic',
      'Decoy',
      'Precursor.Quantity',
      'Precursor.Normalised',
      'Normalisation.Factor',
      'Precursor.Mz',
    ),
    ...createNumberColumns(
      'RT',
      'RT.Start',
      'RT.Stop',
      'iRT',
      'Predicted.RT',
      'Predicted.iRT',
      'IM',
      'Predicted.IM',
      'FWHM',
      'Evidence',
    ),
    ...createNumberColumns(
      'Ms1.Area',
      'Ms1.Apex.Area',
      'Ms1.Apex.Mz.Delta',
      'Ms1.Profile.Corr',
      'Best.Fr.Mz',
      'Best.Fr.Mz.Delta',
    ),
    ...createNumberColumns('PG.MaxLFQ', 'PG.TopN', 'PG.Quantity', 'PG.Normalised', 'Genes.MaxLFQ', 'Genes.MaxLFQ.Unique'),
  },
  run: RUN,
  path: ['"File.Name"'],
  runOfRow(cell) {
    const run = cell('Run') === '' ? extractRunName(cell('File.Name')) : cell('Run');
    return cell('Channel') === '' ? run : `${run}-${cell('Channel')}`;
  },
  kept: [
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
    // Rows of one group may have different q-values (DIA-NN 1.9). The smallest counts.
    where: [{ words: 'PG.Q.Value <= 0.01', sql: '"PG.Q.Value" <= 0.01' }],
    columns: {
      'Protein.Ids': 'min("Protein.Ids")',
      'Protein.Names': 'min("Protein.Names")',
      Genes: 'min("Genes")',
      'PG.Q.Value': 'min("PG.Q.Value")',
      'Global.PG.Q.Value': 'min("Global.PG.Q.Value")',
      'PG.MaxLFQ': 'max("PG.MaxLFQ")',
      'PG.TopN': 'max("PG.TopN")',
      'PG.Quantity': 'max("PG.Quantity")',
      'PG.Normalised': 'max("PG.Normalised")',
      'Genes.MaxLFQ': 'max("Genes.MaxLFQ")',
      'Genes.MaxLFQ.Unique': 'max("Genes.MaxLFQ.Unique")',
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
  keptAs: 'report.stats',
  file: 'report.stats.tsv',
  columns: { ...createTextColumns('File.Name'), ...createNumberColumns(...STATISTICS.map(([, column]) => column)) },
  run: [selectRunName('"File.Name"')],
  path: ['"File.Name"'],
  runOfRow: (cell) => extractRunName(cell('File.Name')),
  kept: [],
  formulas: STATISTICS.map(([id, column]) => ({ id, column, formula: 'as it stands', sql: `max("${column}")` })),
};
