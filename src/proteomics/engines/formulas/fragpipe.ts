/** Tables of FragPipe for one experiment: spectra and proteins. The combined tables of FragPipe are matrices. */
import { aggregateColumns, createColumns, type Formula, type LongTable } from './formula.ts';
import { createFormula, listChargeFormulas, listCleavageFormulas, listMedianFormulas, listTimeFormulas } from './shapes.ts';

/** Mass difference of two adjacent carbon isotopes, in Da. */
const ISOTOPE = '1.00335483';
const PEPTIDOFORM = `coalesce(nullif("Modified Peptide", ''), "Peptide")`;
const RAW = '("Observed Mass" - "Calculated Peptide Mass")';
const CALIBRATED = '("Calibrated Observed Mass" - "Calculated Peptide Mass")';
const buildPpmFormula = (delta: string) =>
  `1e6 * (${delta} - round(${delta} / ${ISOTOPE}) * ${ISOTOPE}) / "Calculated Peptide Mass"`;
const PPM_WORDS = 'd − round(d / 1.00335483) × 1.00335483, × 10⁶ / Calculated Peptide Mass; d is the deviation of the mass';

/** Labels of TMT with 6 to 18 channels, in Philosopher's notation of modifications: position, residue, mass in Da. */
const LABEL = String.raw`(N-term|[0-9]K)\((229\.16|304\.20)`;
const IS_LABELLED = `regexp_matches(coalesce("Assigned Modifications", ''), '${LABEL}')`;

/** FragPipe writes 0 for a missing value. */
const createPositiveCondition = (column: string) => ({ where: `"${column}" > 0`, filter: `${column} > 0` });

const SPECTRA: readonly Formula[] = [
  createFormula('psms', 'rows', 'Spectrum'),
  createFormula('ions', 'different', 'Modified Peptide or Peptide, Charge', {
    of: `${PEPTIDOFORM} || '/' || "Charge"`,
    formula: 'different pairs',
  }),
  createFormula('peptidoforms', 'different', 'Modified Peptide, or Peptide where it is empty', { of: PEPTIDOFORM }),
  createFormula('peptides', 'different', 'Peptide'),
  createFormula('proteins', 'different', 'Protein'),
  createFormula('unique_psm_share', 'mean', 'Is Unique', {
    of: `(lower("Is Unique") = 'true')::int`,
    formula: 'rows with true / rows',
  }),
  ...listMedianFormulas(['median_ppm_raw', 'median_abs_ppm_raw'], 'Observed Mass, Calculated Peptide Mass', PPM_WORDS, {
    of: buildPpmFormula(RAW),
  }),
  ...listMedianFormulas(
    ['median_ppm_calibrated', 'median_abs_ppm_calibrated'],
    'Calibrated Observed Mass, Calculated Peptide Mass',
    PPM_WORDS,
    { of: buildPpmFormula(CALIBRATED) },
  ),
  createFormula('isotope_error_share', 'mean', 'Calibrated Observed Mass, Calculated Peptide Mass', {
    of: `(round(${CALIBRATED} / ${ISOTOPE}) <> 0)::int`,
    formula: 'rows where round(d / 1.00335483) is not 0 / rows',
  }),
  ...listTimeFormulas('Retention (seconds)', '("Retention" / 60)'),
  ...listChargeFormulas('Charge'),
  ...listCleavageFormulas('Number of Missed Cleavages', '"Number of Missed Cleavages"', 'missed cleavages'),
  createFormula('mean_peptide_length', 'mean', 'Peptide Length'),
  createFormula('median_hyperscore', 'median', 'Hyperscore'),
  createFormula('mean_probability', 'mean', 'Probability, or PeptideProphet Probability', { of: '"Probability"' }),
  createFormula('median_purity', 'median', 'Purity'),
  {
    id: 'labelled_psm_share',
    column: 'Assigned Modifications',
    filter: 'tables with the column Quan Usage or with a labeled row, as searches with TMT have them',
    formula: 'rows with 229.1629 or 304.2071 Da on the N-terminus or a lysine / rows',
    sql: `case when count("Quan Usage") > 0 or bool_or(${IS_LABELLED}) then avg(${IS_LABELLED}::int) end`,
  },
  createFormula('psms_with_intensity', 'rows', 'Intensity', { of: '"Spectrum"', ...createPositiveCondition('Intensity') }),
  createFormula('total_quantity', 'sum', 'Intensity', createPositiveCondition('Intensity')),
  createFormula('median_log2_quantity', 'median of log2', 'Intensity', { filter: 'Intensity > 0' }),
  createFormula('median_im', 'median', 'Ion Mobility', createPositiveCondition('Ion Mobility')),
];

/** psm.tsv. Philosopher already filtered the rows at 1 %. */
export const fragpipeSpectra: LongTable = {
  shape: 'long',
  engine: 'fragpipe',
  kind: 'psm',
  storedAs: 'psm',
  file: 'psm.tsv',
  columns: {
    ...createColumns('text', 'Spectrum', 'Peptide', 'Modified Peptide', 'Protein', 'Is Unique'),
    ...createColumns('number', 'Charge', 'Retention', 'Observed Mass', 'Calibrated Observed Mass', 'Calculated Peptide Mass'),
    ...createColumns('number', 'Number of Missed Cleavages', 'Peptide Length', 'Hyperscore'),
    ...createColumns('number', ['Probability', 'PeptideProphet Probability'], 'Purity'),
    ...createColumns('text', 'Assigned Modifications', 'Quan Usage'),
    ...createColumns('number', 'Intensity', 'Ion Mobility'),
  },
  // Newer versions quantify TMT without Quan Usage.
  computed: { 'Quan Usage': 'null::varchar' },
  // The name of a spectrum ends with its number, twice, and its charge. Run names can contain dots.
  run: [`regexp_replace("Spectrum", '(\\.[^.]*){3}$', '')`],
  getRun: (cell) => cell('Spectrum').replace(/(\.[^.]*){3}$/, ''),
  // DIA-Umpire splits the spectra of a run by quality, as <run>_Q1 to <run>_Q3.
  part: /_Q[123]$/,
  filter: [],
  formulas: SPECTRA,
  targets: {
    peptide: '"Peptide"',
    protein: ['"Protein"'],
    precursor: [`${PEPTIDOFORM} || '/' || "Charge"`],
    time: '"Retention" / 60',
    area: ['"Intensity"'],
    ppm: [buildPpmFormula(RAW)],
  },
};

/** protein.tsv contains no run names. The psm.tsv of its experiment names the runs. */
export const fragpipeProteins: LongTable = {
  shape: 'long',
  engine: 'fragpipe',
  kind: 'protein',
  storedAs: 'protein',
  file: 'protein.tsv',
  columns: {
    ...createColumns('text', 'Protein', 'Protein ID', 'Entry Name', 'Gene', 'Organism', 'Indistinguishable Proteins'),
    ...createColumns('number', 'Protein Probability', 'Total Peptides', 'Unique Peptides', 'Razor Peptides'),
    ...createColumns('number', 'Total Spectral Count', 'Total Intensity', 'Unique Intensity', 'Razor Intensity'),
  },
  run: [],
  filter: [],
  formulas: [
    createFormula('protein_groups', 'rows', 'Protein', { formula: 'rows of the experiment, the same for each of its runs' }),
    createFormula('proteins_with_two_peptides', 'rows', 'Total Peptides', {
      of: '"Protein"',
      where: '"Total Peptides" >= 2',
      filter: 'Total Peptides >= 2',
    }),
    createFormula('spectral_count', 'sum', 'Total Spectral Count'),
  ],
  proteins: {
    name: 'Protein',
    columns: {
      ...aggregateColumns('min', 'Protein ID', 'Entry Name', 'Gene', 'Organism', 'Indistinguishable Proteins'),
      ...aggregateColumns('max', 'Protein Probability', 'Total Peptides', 'Unique Peptides', 'Razor Peptides'),
      ...aggregateColumns('max', 'Total Spectral Count', 'Total Intensity', 'Unique Intensity', 'Razor Intensity'),
    },
    score: 'max("Protein Probability")',
    intensity: ['nullif(max("Total Intensity"), 0)'],
  },
};
