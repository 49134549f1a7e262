/** Reports of Spectronaut. Users select the columns. Each row belongs to the most detailed level that was exported. */
import { aggregateColumns, createColumns, createRunNameSql, extractRunName, type Formula, type LongTable } from './formula.ts';
import {
  createDeviationFormula,
  createFormula,
  formatMissedCleavages,
  listChargeFormulas,
  listCleavageFormulas,
  listMedianFormulas,
  listTimeFormulas,
} from './shapes.ts';

const FORM = `"EG.ModifiedSequence" || '/' || "FG.Charge"`;
/** Key of a precursor in reports without modifications. */
const PEPTIDE_AND_CHARGE = `"PEP.StrippedSequence" || '/' || "FG.Charge"`;
const QUANTITY = 'FG.Quantity, EG.TotalQuantity (Settings) or FG.MS2Quantity';
const GROUPS = '"PG.Qvalue" <= 0.01';
const RUN_WISE = '(coalesce("PG.QValue (Run-Wise)", 0) <= 0.05)';
const GROUP_WORDS = 'the filter of the run, PG.Qvalue <= 0.01, PG.QValue (Run-Wise) <= 0.05 where it is exported';

const REPORT: readonly Formula[] = [
  createFormula('precursors', 'different', 'EG.PrecursorId'),
  createFormula('precursors', 'different', 'FG.Id'),
  createFormula('precursors', 'different', 'EG.ModifiedSequence, EG.ModifiedPeptide or FG.LabeledSequence, and FG.Charge', {
    of: FORM,
    formula: 'different pairs',
  }),
  createFormula('precursors', 'different', 'PEP.StrippedSequence, FG.Charge', {
    of: PEPTIDE_AND_CHARGE,
    formula: 'different pairs',
    filter: 'the filter of the run; if no column contains modifications',
  }),
  createFormula('peptidoforms', 'different', 'EG.ModifiedSequence, EG.ModifiedPeptide or FG.LabeledSequence', {
    of: '"EG.ModifiedSequence"',
  }),
  createFormula('peptides', 'different', 'PEP.StrippedSequence'),
  createFormula('protein_groups', 'different', 'PG.ProteinGroups', { where: `${GROUPS} and ${RUN_WISE}`, filter: GROUP_WORDS }),
  createFormula('protein_groups', 'different', 'PG.ProteinGroups', { where: GROUPS, filter: GROUP_WORDS }),
  createFormula('protein_groups', 'different', 'PG.ProteinGroups', {
    filter: 'the filter of the run; where PG.Qvalue is absent',
  }),
  createFormula('fragments', 'rows', 'F.FrgIon'),
  ...listTimeFormulas('EG.ApexRT', '"EG.ApexRT"', 'once'),
  createDeviationFormula('median_abs_rt_deviation_min', ['EG.ApexRT', 'EG.RTPredicted'], { over: 'once' }),
  createDeviationFormula('median_abs_rt_deviation_min', ['EG.DeltaRT'], { over: 'once' }),
  createDeviationFormula('median_abs_irt_deviation', ['EG.iRTEmpirical', 'EG.iRTPredicted'], { over: 'once' }),
  createDeviationFormula('median_abs_irt_deviation', ['EG.DeltaiRT'], { over: 'once' }),
  createFormula('median_fwhm_min', 'median', 'EG.FWHM', { over: 'once' }),
  createFormula('median_peak_width_min', 'median', 'EG.PeakWidth', { over: 'once' }),
  createFormula('median_peak_width_min', 'median', 'EG.StartRT, EG.EndRT', {
    of: '"EG.EndRT" - "EG.StartRT"',
    formula: 'median of EG.EndRT − EG.StartRT',
    over: 'once',
  }),
  createFormula('median_im', 'median', 'FG.ApexIonMobility', {
    where: '"FG.ApexIonMobility" > 0',
    filter: 'the filter of the run, above 0',
    over: 'once',
  }),
  ...listMedianFormulas(['median_ms1_ppm', 'median_abs_ms1_ppm'], 'FG.CalibratedMassAccuracy (PPM)', 'values', {
    over: 'once',
  }),
  createFormula('ms1_ppm_count', 'rows', 'FG.CalibratedMassAccuracy (PPM)', { formula: 'rows with a value', over: 'once' }),
  ...listMedianFormulas(['median_ms2_ppm', 'median_abs_ms2_ppm'], 'F.CalibratedMassAccuracy (PPM)', 'values of fragments'),
  createFormula('ms2_ppm_count', 'rows', 'F.CalibratedMassAccuracy (PPM)', { formula: 'rows with a value' }),
  createFormula('median_abs_ms2_ppm_raw', 'median', 'F.RawMassAccuracy (PPM)', {
    of: 'abs("F.RawMassAccuracy (PPM)")',
    formula: 'median of the absolute values of fragments',
  }),
  ...listChargeFormulas('FG.Charge', 'once'),
  ...listCleavageFormulas('PEP.NrOfMissedCleavages', '"PEP.NrOfMissedCleavages"', 'missed cleavages', 'once'),
  ...listCleavageFormulas(
    'PEP.StrippedSequence; where PEP.NrOfMissedCleavages is absent',
    formatMissedCleavages('"PEP.StrippedSequence"'),
    'K and R that are not the last letter',
    'once',
  ),
  createFormula('mean_peptide_length', 'mean', 'PEP.StrippedSequence', {
    of: 'len("PEP.StrippedSequence")',
    formula: 'mean of the letters',
    over: 'once',
  }),
  createFormula('median_normalisation_factor', 'median', 'EG.NormalizationFactor', { over: 'once' }),
  createFormula('total_quantity', 'sum', QUANTITY, { of: '"FG.Quantity"', over: 'once' }),
  createFormula('median_log2_quantity', 'median of log2', QUANTITY, {
    of: '"FG.Quantity"',
    filter: 'the filter of the run, FG.Quantity > 0',
    over: 'once',
  }),
  createFormula('total_ms1_area', 'sum', 'FG.MS1Quantity', { over: 'once' }),
  createFormula('experiment_precursors', 'different', 'EG.PrecursorId', { over: 'analysis' }),
  createFormula('experiment_precursors', 'different', 'FG.Id', { over: 'analysis' }),
  createFormula('experiment_precursors', 'different', 'EG.ModifiedSequence, FG.Charge', {
    of: FORM,
    formula: 'different pairs over all runs',
    over: 'analysis',
  }),
  createFormula('experiment_peptides', 'different', 'PEP.StrippedSequence', { over: 'analysis' }),
  createFormula('experiment_protein_groups', 'different', 'PG.ProteinGroups', {
    where: `${GROUPS} and ${RUN_WISE}`,
    filter: GROUP_WORDS,
    over: 'analysis',
  }),
  createFormula('experiment_protein_groups', 'different', 'PG.ProteinGroups', {
    where: GROUPS,
    filter: GROUP_WORDS,
    over: 'analysis',
  }),
  createFormula('experiment_protein_groups', 'different', 'PG.ProteinGroups', {
    filter: 'the filter of the run; where PG.Qvalue is absent',
    over: 'analysis',
  }),
];

export const spectronautReport: LongTable = {
  shape: 'long',
  engine: 'spectronaut',
  kind: 'report',
  storedAs: 'spectronaut',
  file: 'report (TSV, CSV or XLS as text)',
  columns: {
    ...createColumns('text', 'R.FileName', 'R.Label', 'PG.ProteinAccessions', 'PG.Genes', 'PEP.StrippedSequence'),
    ...createColumns('text', ['PG.ProteinGroups', 'PG.ProteinAccessions'], 'EG.PrecursorId', 'FG.Id', 'EG.IsDecoy', 'F.FrgIon'),
    ...createColumns('text', 'R.Run Date (Formatted)', ['EG.ModifiedSequence', 'EG.ModifiedPeptide', 'FG.LabeledSequence']),
    ...createColumns('number', 'PG.Qvalue', 'PG.QValue (Run-Wise)', 'PG.Cscore', 'PEP.NrOfMissedCleavages', 'EG.Qvalue'),
    ...createColumns('number', ['PG.Quantity', 'PG.MS2Quantity'], ['EG.ApexRT', 'EG.MeanApexRT']),
    ...createColumns('number', ['FG.Quantity', 'EG.TotalQuantity (Settings)', 'FG.MS2Quantity'], 'EG.RTPredicted'),
    ...createColumns('number', 'EG.DeltaRT', 'EG.iRTEmpirical', 'EG.iRTPredicted', 'EG.DeltaiRT', 'EG.FWHM', 'EG.PeakWidth'),
    ...createColumns('number', 'EG.StartRT', 'EG.EndRT', 'EG.NormalizationFactor', 'FG.Charge', 'FG.MS1Quantity'),
    ...createColumns('number', 'FG.RawMassAccuracy (PPM)', 'FG.CalibratedMassAccuracy (PPM)', 'F.CalibratedMassAccuracy (PPM)'),
    ...createColumns('number', 'F.RawMassAccuracy (PPM)', ['FG.ApexIonMobility', 'FG.IonMobility']),
  },
  run: [createRunNameSql('"R.FileName"'), createRunNameSql('"R.Label"')],
  path: ['"R.FileName"', '"R.Label"'],
  acquired: 'R.Run Date (Formatted)',
  getRun: (cell) => extractRunName(cell('R.FileName') === '' ? cell('R.Label') : cell('R.FileName')),
  filter: [
    { words: 'EG.Qvalue <= 0.01', sql: '"EG.Qvalue" <= 0.01' },
    { words: 'EG.IsDecoy false', sql: `coalesce(lower("EG.IsDecoy"), 'false') <> 'true'` },
  ],
  once: [
    '"EG.PrecursorId"',
    '"FG.Id"',
    FORM,
    PEPTIDE_AND_CHARGE,
    '"EG.ModifiedSequence"',
    '"PEP.StrippedSequence"',
    '"PG.ProteinGroups"',
  ],
  formulas: REPORT,
  targets: {
    peptide: '"PEP.StrippedSequence"',
    protein: ['"PG.ProteinGroups"', '"PG.ProteinAccessions"'],
    precursor: ['"EG.PrecursorId"', '"FG.Id"', FORM, PEPTIDE_AND_CHARGE, '"EG.ModifiedSequence"', '"PEP.StrippedSequence"'],
    time: '"EG.ApexRT"',
    area: ['"FG.Quantity"', '"FG.MS1Quantity"'],
    ppm: ['"FG.RawMassAccuracy (PPM)"', '"FG.CalibratedMassAccuracy (PPM)"'],
  },
  proteins: {
    name: 'PG.ProteinGroups',
    where: [
      { words: 'PG.Qvalue <= 0.01', sql: GROUPS },
      { words: 'PG.QValue (Run-Wise) <= 0.05', sql: RUN_WISE },
    ],
    columns: {
      ...aggregateColumns('min', 'PG.ProteinAccessions', 'PG.Genes', 'PG.Qvalue', 'PG.QValue (Run-Wise)'),
      ...aggregateColumns('max', 'PG.Quantity', 'PG.Cscore'),
      Peptides: 'count(distinct "PEP.StrippedSequence")',
    },
    score: 'max("PG.Cscore")',
    intensity: ['nullif(max("PG.Quantity"), 0)'],
  },
};
