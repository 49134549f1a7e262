/** results.sage.tsv and results.sage.parquet, with all matches: including decoys and any q-value. */
import type { EngineColumn, Formula, LongTable } from './formula.ts';
import { extractRunName, selectRunName } from './formula.ts';
import { listChargeFormulas, listCleavageFormulas, listTimeFormulas } from './shapes.ts';

const number: EngineColumn = { type: 'number' };
const text: EngineColumn = { type: 'text' };

const SEQUENCE = `regexp_replace("peptide", '\\[[^\\]]*\\]|-', '', 'g')`;
/**
 * Versions before 0.15 contain absolute deviations of precursors. A run without negative deviations is of such a version, or of an instrument
 * with a positive error. Then the masses, which are rounded more, determine only the sign.
 */
const SIGNED = `case when min("precursor_ppm") < 0 then median("precursor_ppm")
  else median(abs("precursor_ppm") * sign("expmass" - "calcmass" - "isotope_error")) end`;
const TARGETS = '"label" = 1 and "rank" = 1';
const TARGET_WORDS = 'target, rank 1';

const RESULTS: readonly Formula[] = [
  { id: 'psms', column: 'peptide', formula: 'rows', sql: 'count("peptide")' },
  {
    id: 'target_psms',
    column: 'label, rank',
    filter: TARGET_WORDS,
    formula: 'rows',
    sql: `count("peptide") filter (where ${TARGETS})`,
    over: 'all',
  },
  {
    id: 'peptidoforms',
    column: 'peptide',
    filter: 'the filter of the run, peptide_q <= 0.01',
    formula: 'different values',
    sql: 'count(distinct "peptide") filter (where "peptide_q" <= 0.01)',
  },
  {
    id: 'peptides',
    column: 'peptide without modifications',
    filter: 'the filter of the run, peptide_q <= 0.01',
    formula: 'different values',
    sql: `count(distinct ${SEQUENCE}) filter (where "peptide_q" <= 0.01)`,
  },
  {
    id: 'proteins',
    column: 'proteins',
    filter: 'the filter of the run, protein_q <= 0.01',
    formula: 'different values',
    sql: 'count(distinct "proteins") filter (where "protein_q" <= 0.01)',
  },
  {
    id: 'median_ms1_ppm',
    column: 'precursor_ppm, expmass, calcmass, isotope_error',
    formula:
      'median of precursor_ppm; where no value is negative, as Sage before 0.15 wrote absolute values, each with the sign of expmass - calcmass - isotope_error',
    sql: SIGNED,
  },
  {
    id: 'median_abs_ms1_ppm',
    column: 'precursor_ppm',
    formula: 'median of the absolute values',
    sql: 'median(abs("precursor_ppm"))',
  },
  { id: 'ms1_ppm_count', column: 'precursor_ppm', formula: 'rows with a value', sql: 'count("precursor_ppm")' },
  {
    id: 'median_ms2_ppm',
    column: 'fragment_ppm',
    formula: 'median; each value is the mean of the matched fragments',
    sql: 'median("fragment_ppm")',
  },
  {
    id: 'median_abs_ms2_ppm',
    column: 'fragment_ppm',
    formula: 'median of the absolute values; each is the mean of the matched fragments',
    sql: 'median(abs("fragment_ppm"))',
  },
  { id: 'ms2_ppm_count', column: 'fragment_ppm', formula: 'rows with a value', sql: 'count("fragment_ppm")' },
  {
    id: 'median_precursor_ppm_of_targets',
    column: 'precursor_ppm',
    filter: TARGET_WORDS,
    formula: 'median',
    sql: `median("precursor_ppm") filter (where ${TARGETS})`,
    over: 'all',
  },
  {
    id: 'median_fragment_ppm_of_targets',
    column: 'fragment_ppm',
    filter: TARGET_WORDS,
    formula: 'median',
    sql: `median("fragment_ppm") filter (where ${TARGETS})`,
    over: 'all',
  },
  ...listTimeFormulas('rt', '"rt"'),
  ...listChargeFormulas('charge'),
  ...listCleavageFormulas('missed_cleavages', '"missed_cleavages"', 'missed cleavages'),
  { id: 'mean_peptide_length', column: 'peptide_len', formula: 'mean', sql: 'avg("peptide_len")' },
  { id: 'median_hyperscore', column: 'hyperscore', formula: 'median', sql: 'median("hyperscore")' },
  {
    id: 'median_im',
    column: 'ion_mobility',
    filter: 'the filter of the run, above 0',
    formula: 'median',
    sql: 'median("ion_mobility") filter (where "ion_mobility" > 0)',
  },
];

/** Matches of all runs. */
export const sageResults: LongTable = {
  shape: 'long',
  engine: 'sage',
  kind: 'results',
  keptAs: 'results.sage',
  file: 'results.sage.tsv or results.sage.parquet',
  columns: {
    filename: text,
    peptide: text,
    proteins: text,
    // 1 and -1 in a TSV file. Parquet files have is_decoy instead.
    label: number,
    is_decoy: text,
    rank: number,
    charge: number,
    peptide_len: number,
    missed_cleavages: number,
    expmass: number,
    calcmass: number,
    isotope_error: number,
    precursor_ppm: number,
    fragment_ppm: number,
    hyperscore: number,
    rt: number,
    ms2_intensity: number,
    ion_mobility: number,
    spectrum_q: number,
    peptide_q: number,
    protein_q: number,
  },
  computed: { label: 'case when "is_decoy"::boolean then -1 else 1 end' },
  run: [selectRunName('"filename"')],
  path: ['"filename"'],
  runOfRow: (cell) => extractRunName(cell('filename')),
  kept: [
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
    // Area of the matched fragments, because the table contains none of the precursor.
    area: ['"ms2_intensity"'],
    ppm: ['abs("precursor_ppm") * sign("expmass" - "calcmass" - "isotope_error")'],
  },
  proteins: {
    name: 'proteins',
    where: [{ words: 'protein_q <= 0.01', sql: '"protein_q" <= 0.01' }],
    columns: {
      protein_q: 'min("protein_q")',
      PSMs: 'count("peptide")',
      Peptides: `count(distinct ${SEQUENCE})`,
      hyperscore: 'max("hyperscore")',
    },
    score: 'max("hyperscore")',
    intensity: [],
  },
};
