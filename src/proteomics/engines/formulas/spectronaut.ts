/** Reports of Spectronaut with columns that the user selects. Rows are of the most detailed exported level. */
import type { EngineColumn, Formula, LongTable } from './formula.ts';
import { extractRunName, selectRunName } from './formula.ts';
import {
  countTrypticCleavages,
  listChargeFormulas,
  listCleavageFormulas,
  listMedianFormulas,
  listTimeFormulas,
} from './shapes.ts';

const createNumberColumns = (...names: string[]): Record<string, EngineColumn> =>
  Object.fromEntries(names.map((name) => [name, { type: 'number' }]));
const createTextColumns = (...names: string[]): Record<string, EngineColumn> =>
  Object.fromEntries(names.map((name) => [name, { type: 'text' }]));

const FORM = `"EG.ModifiedSequence" || '/' || "FG.Charge"`;
/** Fallback for reports without modifications: peptides with their charge. */
const PEPTIDE_AND_CHARGE = `"PEP.StrippedSequence" || '/' || "FG.Charge"`;
const QUANTITY = 'FG.Quantity, EG.TotalQuantity (Settings) or FG.MS2Quantity';
const GROUPS = '"PG.Qvalue" <= 0.01';
const RUN_WISE = '(coalesce("PG.QValue (Run-Wise)", 0) <= 0.05)';
const GROUP_WORDS = 'the filter of the run, PG.Qvalue <= 0.01, PG.QValue (Run-Wise) <= 0.05 where it is exported';

const countOnce = (formula: Omit<Formula, 'over'>): Formula => ({ ...formula, over: 'once' });

const REPORT: readonly Formula[] = [
  { id: 'precursors', column: 'EG.PrecursorId', formula: 'different values', sql: 'count(distinct "EG.PrecursorId")' },
  { id: 'precursors', column: 'FG.Id', formula: 'different values', sql: 'count(distinct "FG.Id")' },
  {
    id: 'precursors',
    column: 'EG.ModifiedSequence, EG.ModifiedPeptide or FG.LabeledSequence, and FG.Charge',
    formula: 'different pairs',
    sql: `count(distinct ${FORM})`,
  },
  {
    id: 'precursors',
    column: 'PEP.StrippedSequence, FG.Charge',
    filter: 'the filter of the run; where no column tells modifications',
    formula: 'different pairs',
    sql: `count(distinct ${PEPTIDE_AND_CHARGE})`,
  },
  {
    id: 'peptidoforms',
    column: 'EG.ModifiedSequence, EG.ModifiedPeptide or FG.LabeledSequence',
    formula: 'different values',
    sql: 'count(distinct "EG.ModifiedSequence")',
  },
  {
    id: 'peptides',
    column: 'PEP.StrippedSequence',
    formula: 'different values',
    sql: 'count(distinct "PEP.StrippedSequence")',
  },
  {
    id: 'protein_groups',
    column: 'PG.ProteinGroups',
    filter: GROUP_WORDS,
    formula: 'different values',
    sql: `count(distinct "PG.ProteinGroups") filter (where ${GROUPS} and ${RUN_WISE})`,
  },
  {
    id: 'protein_groups',
    column: 'PG.ProteinGroups',
    filter: GROUP_WORDS,
    formula: 'different values',
    sql: `count(distinct "PG.ProteinGroups") filter (where ${GROUPS})`,
  },
  {
    id: 'protein_groups',
    column: 'PG.ProteinGroups',
    filter: 'the filter of the run; where there is no PG.Qvalue',
    formula: 'different values',
    sql: 'count(distinct "PG.ProteinGroups")',
  },
  { id: 'fragments', column: 'F.FrgIon', formula: 'rows', sql: 'count("F.FrgIon")' },
  ...listTimeFormulas('EG.ApexRT', '"EG.ApexRT"', 'once'),
  countOnce({
    id: 'median_abs_rt_deviation_min',
    column: 'EG.ApexRT, EG.RTPredicted',
    formula: 'median of |EG.ApexRT − EG.RTPredicted|',
    sql: 'median(abs("EG.ApexRT" - "EG.RTPredicted"))',
  }),
  countOnce({
    id: 'median_abs_rt_deviation_min',
    column: 'EG.DeltaRT',
    formula: 'median of |EG.DeltaRT|',
    sql: 'median(abs("EG.DeltaRT"))',
  }),
  countOnce({
    id: 'median_abs_irt_deviation',
    column: 'EG.iRTEmpirical, EG.iRTPredicted',
    formula: 'median of |EG.iRTEmpirical − EG.iRTPredicted|',
    sql: 'median(abs("EG.iRTEmpirical" - "EG.iRTPredicted"))',
  }),
  countOnce({
    id: 'median_abs_irt_deviation',
    column: 'EG.DeltaiRT',
    formula: 'median of |EG.DeltaiRT|',
    sql: 'median(abs("EG.DeltaiRT"))',
  }),
  countOnce({ id: 'median_fwhm_min', column: 'EG.FWHM', formula: 'median', sql: 'median("EG.FWHM")' }),
  countOnce({ id: 'median_peak_width_min', column: 'EG.PeakWidth', formula: 'median', sql: 'median("EG.PeakWidth")' }),
  countOnce({
    id: 'median_peak_width_min',
    column: 'EG.StartRT, EG.EndRT',
    formula: 'median of EG.EndRT − EG.StartRT',
    sql: 'median("EG.EndRT" - "EG.StartRT")',
  }),
  countOnce({
    id: 'median_im',
    column: 'FG.ApexIonMobility',
    filter: 'the filter of the run, above 0',
    formula: 'median',
    sql: 'median("FG.ApexIonMobility") filter (where "FG.ApexIonMobility" > 0)',
  }),
  ...listMedianFormulas(
    ['median_ms1_ppm', 'median_abs_ms1_ppm'],
    { column: 'FG.CalibratedMassAccuracy (PPM)', over: 'once' },
    '"FG.CalibratedMassAccuracy (PPM)"',
    'values',
  ),
  countOnce({
    id: 'ms1_ppm_count',
    column: 'FG.CalibratedMassAccuracy (PPM)',
    formula: 'rows with a value',
    sql: 'count("FG.CalibratedMassAccuracy (PPM)")',
  }),
  ...listMedianFormulas(
    ['median_ms2_ppm', 'median_abs_ms2_ppm'],
    { column: 'F.CalibratedMassAccuracy (PPM)' },
    '"F.CalibratedMassAccuracy (PPM)"',
    'values of fragments',
  ),
  {
    id: 'ms2_ppm_count',
    column: 'F.CalibratedMassAccuracy (PPM)',
    formula: 'rows with a value',
    sql: 'count("F.CalibratedMassAccuracy (PPM)")',
  },
  {
    id: 'median_abs_ms2_ppm_raw',
    column: 'F.RawMassAccuracy (PPM)',
    formula: 'median of the absolute values of fragments',
    sql: 'median(abs("F.RawMassAccuracy (PPM)"))',
  },
  ...listChargeFormulas('FG.Charge', 'once'),
  ...listCleavageFormulas('PEP.NrOfMissedCleavages', '"PEP.NrOfMissedCleavages"', 'missed cleavages', 'once'),
  ...listCleavageFormulas(
    'PEP.StrippedSequence; where there is no PEP.NrOfMissedCleavages',
    countTrypticCleavages('"PEP.StrippedSequence"'),
    'K and R that are not the last letter',
    'once',
  ),
  countOnce({
    id: 'mean_peptide_length',
    column: 'PEP.StrippedSequence',
    formula: 'mean of the letters',
    sql: 'avg(len("PEP.StrippedSequence"))',
  }),
  countOnce({
    id: 'median_normalisation_factor',
    column: 'EG.NormalizationFactor',
    formula: 'median',
    sql: 'median("EG.NormalizationFactor")',
  }),
  countOnce({ id: 'total_quantity', column: QUANTITY, formula: 'sum', sql: 'sum("FG.Quantity")' }),
  countOnce({
    id: 'median_log2_quantity',
    column: QUANTITY,
    filter: 'the filter of the run, FG.Quantity > 0',
    formula: 'median of log2',
    sql: 'median(log2(nullif(greatest("FG.Quantity", 0), 0)))',
  }),
  countOnce({ id: 'total_ms1_area', column: 'FG.MS1Quantity', formula: 'sum', sql: 'sum("FG.MS1Quantity")' }),
  {
    id: 'experiment_precursors',
    column: 'EG.PrecursorId',
    formula: 'different values over all runs',
    sql: 'count(distinct "EG.PrecursorId")',
    over: 'analysis',
  },
  {
    id: 'experiment_precursors',
    column: 'FG.Id',
    formula: 'different values over all runs',
    sql: 'count(distinct "FG.Id")',
    over: 'analysis',
  },
  {
    id: 'experiment_precursors',
    column: 'EG.ModifiedSequence, FG.Charge',
    formula: 'different pairs over all runs',
    sql: `count(distinct ${FORM})`,
    over: 'analysis',
  },
  {
    id: 'experiment_peptides',
    column: 'PEP.StrippedSequence',
    formula: 'different values over all runs',
    sql: 'count(distinct "PEP.StrippedSequence")',
    over: 'analysis',
  },
  {
    id: 'experiment_protein_groups',
    column: 'PG.ProteinGroups',
    filter: GROUP_WORDS,
    formula: 'different values over all runs',
    sql: `count(distinct "PG.ProteinGroups") filter (where ${GROUPS} and ${RUN_WISE})`,
    over: 'analysis',
  },
  {
    id: 'experiment_protein_groups',
    column: 'PG.ProteinGroups',
    filter: GROUP_WORDS,
    formula: 'different values over all runs',
    sql: `count(distinct "PG.ProteinGroups") filter (where ${GROUPS})`,
    over: 'analysis',
  },
  {
    id: 'experiment_protein_groups',
    column: 'PG.ProteinGroups',
    filter: 'the filter of the run; where there is no PG.Qvalue',
    formula: 'different values over all runs',
    sql: 'count(distinct "PG.ProteinGroups")',
    over: 'analysis',
  },
];

/** A report with one row per precursor, fragment or protein group. */
export const spectronautReport: LongTable = {
  shape: 'long',
  engine: 'spectronaut',
  kind: 'report',
  keptAs: 'spectronaut',
  file: 'report (TSV, CSV or XLS as text)',
  columns: {
    ...createTextColumns('R.FileName', 'R.Label', 'PG.ProteinAccessions', 'PG.Genes', 'PEP.StrippedSequence'),
    'PG.ProteinGroups': { type: 'text', aliases: ['PG.ProteinAccessions'] },
    ...createTextColumns('EG.PrecursorId', 'FG.Id', 'EG.IsDecoy', 'F.FrgIon'),
    'EG.ModifiedSequence': { type: 'text', aliases: ['EG.ModifiedPeptide', 'FG.LabeledSequence'] },
    ...createNumberColumns('PG.Qvalue', 'PG.QValue (Run-Wise)', 'PG.Cscore', 'PEP.NrOfMissedCleavages', 'EG.Qvalue'),
    'PG.Quantity': { type: 'number', aliases: ['PG.MS2Quantity'] },
    'EG.ApexRT': { type: 'number', aliases: ['EG.MeanApexRT'] },
    'FG.Quantity': { type: 'number', aliases: ['EG.TotalQuantity (Settings)', 'FG.MS2Quantity'] },
    ...createNumberColumns(
      'EG.RTPredicted',
      'EG.DeltaRT',
      'EG.iRTEmpirical',
      'EG.iRTPredicted',
      'EG.DeltaiRT',
      'EG.FWHM',
      'EG.PeakWidth',
    ),
    ...createNumberColumns('EG.StartRT', 'EG.EndRT', 'EG.NormalizationFactor', 'FG.Charge', 'FG.MS1Quantity'),
    ...createNumberColumns(
      'FG.RawMassAccuracy (PPM)',
      'FG.CalibratedMassAccuracy (PPM)',
      'F.CalibratedMassAccuracy (PPM)',
      'F.RawMassAccuracy (PPM)',
    ),
    'FG.ApexIonMobility': { type: 'number', aliases: ['FG.IonMobility'] },
  },
  run: [selectRunName('"R.FileName"'), selectRunName('"R.Label"')],
  path: ['"R.FileName"', '"R.Label"'],
  runOfRow: (cell) => extractRunName(cell('R.FileName') === '' ? cell('R.Label') : cell('R.FileName')),
  kept: [
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
      'PG.ProteinAccessions': 'min("PG.ProteinAccessions")',
      'PG.Genes': 'min("PG.Genes")',
      'PG.Qvalue': 'min("PG.Qvalue")',
      'PG.QValue (Run-Wise)': 'min("PG.QValue (Run-Wise)")',
      'PG.Quantity': 'max("PG.Quantity")',
      'PG.Cscore': 'max("PG.Cscore")',
      Peptides: 'count(distinct "PEP.StrippedSequence")',
    },
    score: 'max("PG.Cscore")',
    intensity: ['nullif(max("PG.Quantity"), 0)'],
  },
};
