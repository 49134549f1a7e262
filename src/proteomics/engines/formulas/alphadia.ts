/** Tables of AlphaDIA 1 and 2: run statistics and precursors. Columns are named as in version 2, with aliases for version 1. */
import { aggregateColumns, createColumns, type Formula, type LongTable } from './formula.ts';
import { createFormula, listChargeFormulas, listMedianFormulas, listSequenceFormulas, listTimeFormulas } from './shapes.ts';

const copyColumn = (id: string, column: string, formula = 'unchanged', sql = `max("${column}")`): Formula => ({
  id,
  column,
  formula,
  sql,
});

/** Returns SQL for the run name, which includes the channel if there are several, and for the raw file name. */
const createRunSql = (channel: string) => [
  `case when coalesce("${channel}", 0) = 0 then "raw.name" else "raw.name" || '-' || "${channel}"::bigint end`,
  '"raw.name"',
];

const getRunOfRow = (channel: string, old: string) => (cell: (name: string) => string) => {
  const run = cell('raw.name') === '' ? cell('run') : cell('raw.name');
  const number = Number(cell(channel) === '' ? cell(old) : cell(channel));
  return number === 0 || Number.isNaN(number) ? run : `${run}-${number}`;
};

export const alphadiaStatistics: LongTable = {
  shape: 'long',
  engine: 'alphadia',
  kind: 'stat',
  storedAs: 'stat',
  file: 'stat.tsv or stats.tsv',
  columns: {
    ...createColumns('text', ['raw.name', 'run']),
    ...createColumns('number', ['search.channel', 'channel'], ['search.precursors', 'precursors']),
    ...createColumns('number', ['search.proteins', 'proteins'], ['search.fwhm_rt', 'fwhm_rt'], 'optimization.ms2_error'),
    ...createColumns('number', ['calibration.ms1_bias', 'calibration.ms1_median_accuracy']),
    ...createColumns('number', ['calibration.ms2_bias', 'calibration.ms2_median_accuracy']),
    ...createColumns('number', ['calibration.ms2_variance', 'calibration.ms2_median_precision'], 'raw.gradient_length'),
    ...createColumns('number', 'raw.gradient_length_m', 'raw.cycle_duration'),
  },
  run: createRunSql('search.channel'),
  path: ['"raw.name"'],
  getRun: getRunOfRow('search.channel', 'channel'),
  filter: [],
  formulas: [
    copyColumn('precursors', 'search.precursors'),
    copyColumn('proteins', 'search.proteins'),
    copyColumn('protein_groups', 'search.proteins', 'unchanged; the column counts distinct protein groups'),
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

const MODIFIED = `"precursor.sequence" || '/' || coalesce("precursor.mods", '') || '/' || coalesce("precursor.mod_sites", '')`;
const MZ_PPM = '1e6 * ("precursor.mz.observed" - "precursor.mz.library") / "precursor.mz.library"';

export const alphadiaPrecursors: LongTable = {
  shape: 'long',
  engine: 'alphadia',
  kind: 'precursors',
  storedAs: 'precursors',
  file: 'precursors.tsv or precursors.parquet',
  columns: {
    ...createColumns('text', ['raw.name', 'run']),
    ...createColumns('number', ['precursor.channel', 'channel']),
    ...createColumns('text', ['precursor.mod_seq_charge_hash', 'mod_seq_charge_hash'], ['precursor.sequence', 'sequence']),
    ...createColumns('text', ['precursor.mods', 'mods'], ['precursor.mod_sites', 'mod_sites']),
    ...createColumns('number', ['precursor.charge', 'charge'], ['precursor.rt.observed', 'rt_observed']),
    ...createColumns('number', ['precursor.rt.calibrated', 'rt_calibrated'], ['precursor.rt.fwhm', 'cycle_fwhm']),
    ...createColumns('number', ['precursor.mz.library', 'mz_library'], ['precursor.mz.observed', 'mz_observed']),
    ...createColumns('number', ['precursor.mobility.observed', 'mobility_observed'], ['precursor.qval', 'qval']),
    ...createColumns('number', ['precursor.decoy', 'decoy'], ['precursor.intensity', 'intensity']),
    ...createColumns('text', ['pg.name', 'pg'], ['pg.proteins', 'proteins'], ['pg.genes', 'genes']),
    ...createColumns('number', ['pg.qval', 'pg_qval'], 'pg.intensity'),
  },
  run: createRunSql('precursor.channel'),
  path: ['"raw.name"'],
  getRun: getRunOfRow('precursor.channel', 'channel'),
  filter: [
    { words: 'qval <= 0.01', sql: '"precursor.qval" <= 0.01' },
    { words: 'decoy = 0', sql: 'coalesce("precursor.decoy", 0) = 0' },
  ],
  targets: {
    peptide: '"precursor.sequence"',
    protein: ['"pg.name"', '"pg.proteins"'],
    precursor: ['"precursor.mod_seq_charge_hash"', `${MODIFIED} || '/' || "precursor.charge"`],
    time: '"precursor.rt.observed" / 60',
    area: ['"precursor.intensity"'],
    ppm: [MZ_PPM],
  },
  formulas: [
    createFormula('precursors', 'different', 'mod_seq_charge_hash', {
      of: '"precursor.mod_seq_charge_hash"',
      filter: 'qval <= 0.01, decoy = 0; where stat.tsv is not imported with it',
    }),
    createFormula('peptidoforms', 'different', 'sequence, mods, mod_sites', { of: MODIFIED, formula: 'different triples' }),
    createFormula('peptides', 'different', 'sequence', { of: '"precursor.sequence"' }),
    createFormula('protein_groups', 'different', 'pg', {
      of: '"pg.name"',
      where: '"pg.qval" <= 0.01',
      filter: 'qval <= 0.01, decoy = 0, pg_qval <= 0.01; where stat.tsv is not imported with it',
    }),
    ...listMedianFormulas(
      ['median_ms1_ppm', 'median_abs_ms1_ppm'],
      'mz_observed, mz_library',
      '10⁶ × (mz_observed − mz_library) / mz_library',
      { of: MZ_PPM },
    ),
    createFormula('ms1_ppm_count', 'rows', 'mz_observed', { of: MZ_PPM, formula: 'rows with a value' }),
    ...listTimeFormulas('rt_observed (seconds)', '("precursor.rt.observed" / 60)'),
    {
      id: 'median_abs_rt_deviation_min',
      column: 'rt_observed, rt_calibrated',
      formula: 'median of |rt_observed − rt_calibrated| / 60',
      sql: 'median(abs("precursor.rt.observed" - "precursor.rt.calibrated")) / 60',
    },
    createFormula('median_fwhm_s', 'median', 'cycle_fwhm, or precursor.rt.fwhm', { of: '"precursor.rt.fwhm"' }),
    createFormula('median_im', 'median', 'mobility_observed', {
      of: '"precursor.mobility.observed"',
      where: '"precursor.mobility.observed" > 0.001',
      filter: 'qval <= 0.01, decoy = 0, above 0.001 (0.000001 stands for none)',
    }),
    ...listChargeFormulas('precursor.charge'),
    ...listSequenceFormulas('sequence', '"precursor.sequence"'),
    createFormula('total_quantity', 'sum', 'intensity', { of: '"precursor.intensity"' }),
    createFormula('median_log2_quantity', 'median of log2', 'intensity', {
      of: '"precursor.intensity"',
      filter: 'qval <= 0.01, decoy = 0, intensity > 0',
    }),
    createFormula('experiment_precursors', 'different', 'mod_seq_charge_hash', {
      of: '"precursor.mod_seq_charge_hash"',
      over: 'analysis',
    }),
    createFormula('experiment_peptides', 'different', 'sequence', { of: '"precursor.sequence"', over: 'analysis' }),
    createFormula('experiment_protein_groups', 'different', 'pg', {
      of: '"pg.name"',
      where: '"pg.qval" <= 0.01',
      filter: 'qval <= 0.01, decoy = 0, pg_qval <= 0.01',
      over: 'analysis',
    }),
  ],
  proteins: {
    name: 'pg.name',
    where: [{ words: 'pg_qval <= 0.01', sql: '"pg.qval" <= 0.01' }],
    columns: {
      ...aggregateColumns('min', 'pg.proteins', 'pg.genes', 'pg.qval'),
      ...aggregateColumns('max', 'pg.intensity'),
      Precursors: 'count(distinct "precursor.mod_seq_charge_hash")',
      Peptides: 'count(distinct "precursor.sequence")',
    },
    intensity: ['nullif(max("pg.intensity"), 0)', 'nullif(sum("precursor.intensity"), 0)'],
  },
};
