/** Tables of FragPipe for one experiment: spectra and proteins. Its combined tables are matrices. */
import type { EngineColumn, Formula, LongTable } from './formula.ts';
import { listChargeFormulas, listCleavageFormulas, listMedianFormulas, listTimeFormulas } from './shapes.ts';

const text: EngineColumn = { type: 'text' };
const number: EngineColumn = { type: 'number' };

/** Mass difference of two adjacent carbon isotopes, in Da. */
const ISOTOPE = '1.00335483';
const PEPTIDOFORM = `coalesce(nullif("Modified Peptide", ''), "Peptide")`;
const RAW = '("Observed Mass" - "Calculated Peptide Mass")';
const CALIBRATED = '("Calibrated Observed Mass" - "Calculated Peptide Mass")';
const buildPpmFormula = (delta: string) =>
  `1e6 * (${delta} - round(${delta} / ${ISOTOPE}) * ${ISOTOPE}) / "Calculated Peptide Mass"`;
const PPM_WORDS = 'd − round(d / 1.00335483) × 1.00335483, × 10⁶ / Calculated Peptide Mass; d is the deviation of the mass';

/** TMT with 6 to 11 and 16 to 18 channels in Philosopher's notation of modifications: position, residue, mass in Da. */
const LABEL = String.raw`(N-term|[0-9]K)\((229\.16|304\.20)`;

const SPECTRA: readonly Formula[] = [
  { id: 'psms', column: 'Spectrum', formula: 'rows', sql: 'count("Spectrum")' },
  {
    id: 'ions',
    column: 'Modified Peptide or Peptide, Charge',
    formula: 'different pairs',
    sql: `count(distinct ${PEPTIDOFORM} || '/' || "Charge")`,
  },
  {
    id: 'peptidoforms',
    column: 'Modified Peptide, or Peptide where it is empty',
    formula: 'different values',
    sql: `count(distinct ${PEPTIDOFORM})`,
  },
  { id: 'peptides', column: 'Peptide', formula: 'different values', sql: 'count(distinct "Peptide")' },
  { id: 'proteins', column: 'Protein', formula: 'different values', sql: 'count(distinct "Protein")' },
  {
    id: 'unique_psm_share',
    column: 'Is Unique',
    formula: 'rows with true / rows',
    sql: `avg((lower("Is Unique") = 'true')::int)`,
  },
  ...listMedianFormulas(
    ['median_ppm_raw', 'median_abs_ppm_raw'],
    { column: 'Observed Mass, Calculated Peptide Mass' },
    buildPpmFormula(RAW),
    PPM_WORDS,
  ),
  ...listMedianFormulas(
    ['median_ppm_calibrated', 'median_abs_ppm_calibrated'],
    { column: 'Calibrated Observed Mass, Calculated Peptide Mass' },
    buildPpmFormula(CALIBRATED),
    PPM_WORDS,
  ),
  {
    id: 'isotope_error_share',
    column: 'Calibrated Observed Mass, Calculated Peptide Mass',
    formula: 'rows where round(d / 1.00335483) is not 0 / rows',
    sql: `avg((round(${CALIBRATED} / ${ISOTOPE}) <> 0)::int)`,
  },
  ...listTimeFormulas('Retention (seconds)', '("Retention" / 60)'),
  ...listChargeFormulas('Charge'),
  ...listCleavageFormulas('Number of Missed Cleavages', '"Number of Missed Cleavages"', 'missed cleavages'),
  { id: 'mean_peptide_length', column: 'Peptide Length', formula: 'mean', sql: 'avg("Peptide Length")' },
  { id: 'median_hyperscore', column: 'Hyperscore', formula: 'median', sql: 'median("Hyperscore")' },
  { id: 'mean_probability', column: 'Probability, or PeptideProphet Probability', formula: 'mean', sql: 'avg("Probability")' },
  { id: 'median_purity', column: 'Purity', formula: 'median', sql: 'median("Purity")' },
  {
    id: 'labelled_psm_share',
    column: 'Assigned Modifications',
    filter: 'tables with the column Quan Usage, as searches with TMT have it',
    formula: 'rows with 229.1629 or 304.2071 Da on the N-terminus or a lysine / rows',
    sql: `case when count("Quan Usage") > 0 then avg(regexp_matches(coalesce("Assigned Modifications", ''), '${LABEL}')::int) end`,
  },
  {
    id: 'psms_with_intensity',
    column: 'Intensity',
    filter: 'Intensity > 0',
    formula: 'rows',
    sql: 'count("Spectrum") filter (where "Intensity" > 0)',
  },
  {
    id: 'median_im',
    column: 'Ion Mobility',
    filter: 'Ion Mobility > 0',
    formula: 'median',
    sql: 'median("Ion Mobility") filter (where "Ion Mobility" > 0)',
  },
];

/** psm.tsv, which Philosopher already filtered at 1 %. */
export const fragpipeSpectra: LongTable = {
  shape: 'long',
  engine: 'fragpipe',
  kind: 'psm',
  keptAs: 'psm',
  file: 'psm.tsv',
  columns: {
    Spectrum: text,
    Peptide: text,
    'Modified Peptide': text,
    Protein: text,
    'Is Unique': text,
    Charge: number,
    Retention: number,
    'Observed Mass': number,
    'Calibrated Observed Mass': number,
    'Calculated Peptide Mass': number,
    'Number of Missed Cleavages': number,
    'Peptide Length': number,
    Hyperscore: number,
    Probability: { type: 'number', aliases: ['PeptideProphet Probability'] },
    Purity: number,
    'Assigned Modifications': text,
    'Quan Usage': text,
    Intensity: number,
    'Ion Mobility': number,
  },
  // The last three parts of a spectrum name are its number, twice, and its charge. Run names may contain dots.
  run: [`regexp_replace("Spectrum", '(\\.[^.]*){3}$', '')`],
  runOfRow: (cell) => cell('Spectrum').replace(/(\.[^.]*){3}$/, ''),
  // DIA-Umpire splits the spectra of a run by quality, as <run>_Q1 to <run>_Q3.
  part: /_Q[123]$/,
  kept: [],
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

/** protein.tsv contains no run names. Its runs are those in the psm.tsv of its experiment. */
export const fragpipeProteins: LongTable = {
  shape: 'long',
  engine: 'fragpipe',
  kind: 'protein',
  keptAs: 'protein',
  file: 'protein.tsv',
  columns: {
    Protein: text,
    'Protein ID': text,
    'Entry Name': text,
    Gene: text,
    Organism: text,
    'Indistinguishable Proteins': text,
    'Protein Probability': number,
    'Total Peptides': number,
    'Unique Peptides': number,
    'Razor Peptides': number,
    'Total Spectral Count': number,
    'Total Intensity': number,
    'Unique Intensity': number,
    'Razor Intensity': number,
  },
  run: [],
  kept: [],
  formulas: [
    {
      id: 'protein_groups',
      column: 'Protein',
      formula: 'rows; of the experiment, at each of its runs',
      sql: 'count("Protein")',
    },
    {
      id: 'proteins_with_two_peptides',
      column: 'Total Peptides',
      filter: 'Total Peptides >= 2',
      formula: 'rows',
      sql: 'count("Protein") filter (where "Total Peptides" >= 2)',
    },
    { id: 'spectral_count', column: 'Total Spectral Count', formula: 'sum', sql: 'sum("Total Spectral Count")' },
  ],
  proteins: {
    name: 'Protein',
    columns: {
      'Protein ID': 'min("Protein ID")',
      'Entry Name': 'min("Entry Name")',
      Gene: 'min("Gene")',
      Organism: 'min("Organism")',
      'Indistinguishable Proteins': 'min("Indistinguishable Proteins")',
      'Protein Probability': 'max("Protein Probability")',
      'Total Peptides': 'max("Total Peptides")',
      'Unique Peptides': 'max("Unique Peptides")',
      'Razor Peptides': 'max("Razor Peptides")',
      'Total Spectral Count': 'max("Total Spectral Count")',
      'Total Intensity': 'max("Total Intensity")',
      'Unique Intensity': 'max("Unique Intensity")',
      'Razor Intensity': 'max("Razor Intensity")',
    },
    score: 'max("Protein Probability")',
    intensity: ['nullif(max("Total Intensity"), 0)'],
  },
};
