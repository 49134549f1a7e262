/** Tables results.sage.tsv and results.sage.parquet, which include decoys and all q-values. */
import { aggregateColumns, createColumns, createRunNameSql, extractRunName, type Formula, type LongTable } from './formula.ts';
import { createFormula, listChargeFormulas, listCleavageFormulas, listTimeFormulas } from './shapes.ts';

const SEQUENCE = `regexp_replace("peptide", '\\[[^\\]]*\\]|-', '', 'g')`;
/** Versions before 0.15 write absolute deviations. Without negative ones, the sign comes from the less precise masses. */
const SIGNED = `case when min("precursor_ppm") < 0 then median("precursor_ppm")
  else median(abs("precursor_ppm") * sign("expmass" - "calcmass" - "isotope_error")) end`;
const TARGETS = '"label" = 1 and "rank" = 1';
const TARGET_WORDS = 'target, rank 1';

const RESULTS: readonly Formula[] = [
  createFormula('psms', 'rows', 'peptide'),
  createFormula('target_psms', 'rows', 'label, rank', { of: '"peptide"', where: TARGETS, filter: TARGET_WORDS, over: 'all' }),
  createFormula('peptidoforms', 'different', 'peptide', { where: '"peptide_q" <= 0.01' }),
  createFormula('peptides', 'different', 'peptide without modifications', { of: SEQUENCE, where: '"peptide_q" <= 0.01' }),
  createFormula('proteins', 'different', 'proteins', { where: '"protein_q" <= 0.01' }),
  {
    id: 'median_ms1_ppm',
    column: 'precursor_ppm, expmass, calcmass, isotope_error',
    formula:
      'median of precursor_ppm; if no value is negative (Sage before 0.15 wrote absolute values), each value has the sign of expmass - calcmass - isotope_error',
    sql: SIGNED,
  },
  createFormula('median_abs_ms1_ppm', 'median', 'precursor_ppm', {
    of: 'abs("precursor_ppm")',
    formula: 'median of the absolute values',
  }),
  createFormula('ms1_ppm_count', 'rows', 'precursor_ppm', { formula: 'rows with a value' }),
  createFormula('median_ms2_ppm', 'median', 'fragment_ppm', {
    formula: 'median; each value is the mean of the matched fragments',
  }),
  createFormula('median_abs_ms2_ppm', 'median', 'fragment_ppm', {
    of: 'abs("fragment_ppm")',
    formula: 'median of the absolute values; each is the mean of the matched fragments',
  }),
  createFormula('ms2_ppm_count', 'rows', 'fragment_ppm', { formula: 'rows with a value' }),
  createFormula('median_precursor_ppm_of_targets', 'median', 'precursor_ppm', {
    where: TARGETS,
    filter: TARGET_WORDS,
    over: 'all',
  }),
  createFormula('median_fragment_ppm_of_targets', 'median', 'fragment_ppm', {
    where: TARGETS,
    filter: TARGET_WORDS,
    over: 'all',
  }),
  ...listTimeFormulas('rt', '"rt"'),
  ...listChargeFormulas('charge'),
  ...listCleavageFormulas('missed_cleavages', '"missed_cleavages"', 'missed cleavages'),
  createFormula('mean_peptide_length', 'mean', 'peptide_len'),
  createFormula('median_hyperscore', 'median', 'hyperscore'),
  createFormula('total_quantity', 'sum', 'ms2_intensity', { formula: 'sum; each value is that of the matched fragments' }),
  createFormula('median_im', 'median', 'ion_mobility', {
    where: '"ion_mobility" > 0',
    filter: 'the filter of the run, above 0',
  }),
];

export const sageResults: LongTable = {
  shape: 'long',
  engine: 'sage',
  kind: 'results',
  storedAs: 'results.sage',
  file: 'results.sage.tsv or results.sage.parquet',
  columns: {
    ...createColumns('text', 'filename', 'peptide', 'proteins'),
    // In a TSV file, decoys have the label -1. A Parquet file has is_decoy instead.
    ...createColumns('number', 'label'),
    ...createColumns('text', 'is_decoy'),
    ...createColumns('number', 'rank', 'charge', 'peptide_len', 'missed_cleavages', 'expmass', 'calcmass', 'isotope_error'),
    ...createColumns('number', 'precursor_ppm', 'fragment_ppm', 'hyperscore', 'rt', 'ms2_intensity', 'ion_mobility'),
    ...createColumns('number', 'spectrum_q', 'peptide_q', 'protein_q'),
  },
  computed: { label: 'case when "is_decoy"::boolean then -1 else 1 end' },
  run: [createRunNameSql('"filename"')],
  path: ['"filename"'],
  getRun: (cell) => extractRunName(cell('filename')),
  filter: [
    { words: 'target', sql: '"label" = 1' },
    { words: 'rank 1', sql: '"rank" = 1' },
    { words: 'spectrum_q <= 0.01', sql: '"spectrum_q" <= 0.01' },
  ],
  formulas: RESULTS,
  targets: {
    peptide: SEQUENCE,
    protein: ['"proteins"'],
    precursor: [`"peptide" || '/' || "charge"`],
    time: '"rt"',
    // The table has no area of precursors, so the area of the matched fragments is used.
    area: ['"ms2_intensity"'],
    ppm: ['abs("precursor_ppm") * sign("expmass" - "calcmass" - "isotope_error")'],
  },
  proteins: {
    name: 'proteins',
    where: [{ words: 'protein_q <= 0.01', sql: '"protein_q" <= 0.01' }],
    columns: {
      ...aggregateColumns('min', 'protein_q'),
      PSMs: 'count("peptide")',
      Peptides: `count(distinct ${SEQUENCE})`,
      ...aggregateColumns('max', 'hyperscore'),
    },
    score: 'max("hyperscore")',
    intensity: [],
  },
};
