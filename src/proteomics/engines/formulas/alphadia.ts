/** Tables of AlphaDIA 1 and 2: run statistics and precursors. Columns have the names of version 2; those of version 1 are aliases. */
import type { EngineColumn, Formula, LongTable } from './formula.ts';
import {
  countTrypticCleavages,
  listChargeFormulas,
  listCleavageFormulas,
  listMedianFormulas,
  listTimeFormulas,
} from './shapes.ts';

const createNumberColumn = (...aliases: string[]): EngineColumn => ({ type: 'number', aliases });
const createTextColumn = (...aliases: string[]): EngineColumn => ({ type: 'text', aliases });
const copyColumn = (id: string, column: string, formula = 'as it stands', sql = `max("${column}")`): Formula => ({
  id,
  column,
  formula,
  sql,
});

/** A run, with its channel if there are several. */
const selectRun = (channel: string) => [
  `case when coalesce("${channel}", 0) = 0 then "raw.name" else "raw.name" || '-' || "${channel}"::bigint end`,
  '"raw.name"',
];

const readRunOfRow = (channel: string, old: string) => (cell: (name: string) => string) => {
  const run = cell('raw.name') === '' ? cell('run') : cell('raw.name');
  const number = Number(cell(channel) === '' ? cell(old) : cell(channel));
  return number === 0 || Number.isNaN(number) ? run : `${run}-${number}`;
};

/** Formulas of stat.tsv. */
export const alphadiaStatistics: LongTable = {
  shape: 'long',
  engine: 'alphadia',
  kind: 'stat',
  keptAs: 'stat',
  file: 'stat.tsv or stats.tsv',
  columns: {
    'raw.name': createTextColumn('run'),
    'search.channel': createNumberColumn('channel'),
    'search.precursors': createNumberColumn('precursors'),
    'search.proteins': createNumberColumn('proteins'),
    'search.fwhm_rt': createNumberColumn('fwhm_rt'),
    'optimization.ms2_error': createNumberColumn(),
    'calibration.ms1_bias': createNumberColumn('calibration.ms1_median_accuracy'),
    'calibration.ms2_bias': createNumberColumn('calibration.ms2_median_accuracy'),
    'calibration.ms2_variance': createNumberColumn('calibration.ms2_median_precision'),
    'raw.gradient_length': createNumberColumn(),
    'raw.gradient_length_m': createNumberColumn(),
    'raw.cycle_duration': createNumberColumn(),
  },
  run: selectRun('search.channel'),
  runOfRow: readRunOfRow('search.channel', 'channel'),
  kept: [],
  formulas: [
    copyColumn('precursors', 'search.precursors'),
    copyColumn('proteins', 'search.proteins'),
    copyColumn('protein_groups', 'search.proteins', 'as it stands; the column counts distinct protein groups'),
    copyColumn('mean_fwhm_s', 'search.fwhm_rt'),
    copyColumn('ms1_bias_ppm', 'calibration.ms1_bias'),
    copyColumn('ms2_bias_ppm', 'calibration.ms2_bias'),
    copyColumn('ms2_residual_ppm', 'calibration.ms2_variance'),
    copyColumn('ms2_tolerance_ppm', 'optimization.ms2_error'),
    copyColumn('gradient_min', 'raw.gradient_length', 'seconds / 60', 'max("raw.gradient_length") / 60'),
    copyColumn('gradient_min', 'raw.gradient_length_m'),
    copyColumn('cycle_time_s', 'raw.cycle_duration'),
  ],
};

const MZ_PPM = '1e6 * ("precursor.mz.observed" - "precursor.mz.library") / "precursor.mz.library"';

/** Formulas of precursors.tsv and precursors.parquet. */
export const alphadiaPrecursors: LongTable = {
  shape: 'long',
  engine: 'alphadia',
  kind: 'precursors',
  keptAs: 'precursors',
  file: 'precursors.tsv or precursors.parquet',
  columns: {
    'raw.name': createTextColumn('run'),
    'precursor.channel': createNumberColumn('channel'),
    'precursor.mod_seq_charge_hash': createTextColumn('mod_seq_charge_hash'),
    'precursor.sequence': createTextColumn('sequence'),
    'precursor.mods': createTextColumn('mods'),
    'precursor.mod_sites': createTextColumn('mod_sites'),
    'precursor.charge': createNumberColumn('charge'),
    'precursor.rt.observed': createNumberColumn('rt_observed'),
    'precursor.rt.calibrated': createNumberColumn('rt_calibrated'),
    'precursor.rt.fwhm': createNumberColumn('cycle_fwhm'),
    'precursor.mz.library': createNumberColumn('mz_library'),
    'precursor.mz.observed': createNumberColumn('mz_observed'),
    'precursor.mobility.observed': createNumberColumn('mobility_observed'),
    'precursor.qval': createNumberColumn('qval'),
    'precursor.decoy': createNumberColumn('decoy'),
    'precursor.intensity': createNumberColumn('intensity'),
    'pg.name': createTextColumn('pg'),
    'pg.proteins': createTextColumn('proteins'),
    'pg.genes': createTextColumn('genes'),
    'pg.qval': createNumberColumn('pg_qval'),
    'pg.intensity': createNumberColumn(),
  },
  run: selectRun('precursor.channel'),
  runOfRow: readRunOfRow('precursor.channel', 'channel'),
  kept: [
    { words: 'qval <= 0.01', sql: '"precursor.qval" <= 0.01' },
    { words: 'decoy = 0', sql: 'coalesce("precursor.decoy", 0) = 0' },
  ],
  targets: {
    peptide: '"precursor.sequence"',
    protein: ['"pg.name"', '"pg.proteins"'],
    precursor: [
      '"precursor.mod_seq_charge_hash"',
      `"precursor.sequence" || '/' || coalesce("precursor.mods", '') || '/' || coalesce("precursor.mod_sites", '') || '/' || "precursor.charge"`,
    ],
    time: '"precursor.rt.observed" / 60',
    area: ['"precursor.intensity"'],
    ppm: [MZ_PPM],
  },
  formulas: [
    {
      id: 'precursors',
      column: 'mod_seq_charge_hash',
      filter: 'qval <= 0.01, decoy = 0; where stat.tsv is not imported with it',
      formula: 'different values',
      sql: 'count(distinct "precursor.mod_seq_charge_hash")',
    },
    {
      id: 'peptidoforms',
      column: 'sequence, mods, mod_sites',
      formula: 'different triples',
      sql: `count(distinct "precursor.sequence" || '/' || coalesce("precursor.mods", '') || '/' || coalesce("precursor.mod_sites", ''))`,
    },
    { id: 'peptides', column: 'sequence', formula: 'different values', sql: 'count(distinct "precursor.sequence")' },
    {
      id: 'protein_groups',
      column: 'pg',
      filter: 'qval <= 0.01, decoy = 0, pg_qval <= 0.01; where stat.tsv is not imported with it',
      formula: 'different values',
      sql: 'count(distinct "pg.name") filter (where "pg.qval" <= 0.01)',
    },
    ...listMedianFormulas(
      ['median_ms1_ppm', 'median_abs_ms1_ppm'],
      { column: 'mz_observed, mz_library' },
      MZ_PPM,
      '10⁶ × (mz_observed − mz_library) / mz_library',
    ),
    { id: 'ms1_ppm_count', column: 'mz_observed', formula: 'rows with a value', sql: `count(${MZ_PPM})` },
    ...listTimeFormulas('rt_observed (seconds)', '("precursor.rt.observed" / 60)'),
    {
      id: 'median_abs_rt_deviation_min',
      column: 'rt_observed, rt_calibrated',
      formula: 'median of |rt_observed − rt_calibrated| / 60',
      sql: 'median(abs("precursor.rt.observed" - "precursor.rt.calibrated")) / 60',
    },
    { id: 'median_fwhm_s', column: 'cycle_fwhm, or precursor.rt.fwhm', formula: 'median', sql: 'median("precursor.rt.fwhm")' },
    {
      id: 'median_im',
      column: 'mobility_observed',
      filter: 'qval <= 0.01, decoy = 0, above 0.001 (0.000001 stands for none)',
      formula: 'median',
      sql: 'median("precursor.mobility.observed") filter (where "precursor.mobility.observed" > 0.001)',
    },
    ...listChargeFormulas('precursor.charge'),
    ...listCleavageFormulas('sequence', countTrypticCleavages('"precursor.sequence"'), 'K and R that are not the last letter'),
    { id: 'mean_peptide_length', column: 'sequence', formula: 'mean of the letters', sql: 'avg(len("precursor.sequence"))' },
    { id: 'total_quantity', column: 'intensity', formula: 'sum', sql: 'sum("precursor.intensity")' },
    {
      id: 'median_log2_quantity',
      column: 'intensity',
      filter: 'qval <= 0.01, decoy = 0, intensity > 0',
      formula: 'median of log2',
      sql: 'median(log2(nullif(greatest("precursor.intensity", 0), 0)))',
    },
    {
      id: 'experiment_precursors',
      column: 'mod_seq_charge_hash',
      formula: 'different values over all runs',
      sql: 'count(distinct "precursor.mod_seq_charge_hash")',
      over: 'analysis',
    },
    {
      id: 'experiment_peptides',
      column: 'sequence',
      formula: 'different values over all runs',
      sql: 'count(distinct "precursor.sequence")',
      over: 'analysis',
    },
    {
      id: 'experiment_protein_groups',
      column: 'pg',
      filter: 'qval <= 0.01, decoy = 0, pg_qval <= 0.01',
      formula: 'different values over all runs',
      sql: 'count(distinct "pg.name") filter (where "pg.qval" <= 0.01)',
      over: 'analysis',
    },
  ],
  proteins: {
    name: 'pg.name',
    where: [{ words: 'pg_qval <= 0.01', sql: '"pg.qval" <= 0.01' }],
    columns: {
      'pg.proteins': 'min("pg.proteins")',
      'pg.genes': 'min("pg.genes")',
      'pg.qval': 'min("pg.qval")',
      'pg.intensity': 'max("pg.intensity")',
      Precursors: 'count(distinct "precursor.mod_seq_charge_hash")',
      Peptides: 'count(distinct "precursor.sequence")',
    },
    intensity: ['nullif(max("pg.intensity"), 0)', 'nullif(sum("precursor.intensity"), 0)'],
  },
};
