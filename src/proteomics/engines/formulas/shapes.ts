/** Formulas that several engines share: charges, missed cleavages, lengths and times. */
import type { Formula } from './formula.ts';

type FormulaTable = Formula['over'];

const AGGREGATES = {
  different: ['different values', (value: string) => `count(distinct ${value})`],
  rows: ['rows', (value: string) => `count(${value})`],
  sum: ['sum', (value: string) => `sum(${value})`],
  mean: ['mean', (value: string) => `avg(${value})`],
  median: ['median', (value: string) => `median(${value})`],
  'median of log2': ['median of log2', (value: string) => `median(log2(nullif(greatest(${value}, 0), 0)))`],
} as const;

interface FormulaOptions extends Partial<Pick<Formula, 'filter' | 'formula' | 'over'>> {
  /** SQL expression of the values; by default, the column. */
  readonly of?: string;
  /** SQL condition of the rows, in addition to the filter. */
  readonly where?: string;
}

export function createFormula(
  id: string,
  aggregate: keyof typeof AGGREGATES,
  column: string,
  { of = `"${column}"`, where, over = 'filtered', ...texts }: FormulaOptions = {},
): Formula {
  const [words, buildSql] = AGGREGATES[aggregate];
  return {
    id,
    column,
    over,
    ...(where === undefined ? {} : { filter: `the filter of the run, ${where.replaceAll('"', '')}` }),
    formula: over === 'analysis' ? `${words} over all runs` : words,
    sql: where === undefined ? buildSql(of) : `${buildSql(of)} filter (where ${where})`,
    ...texts,
  };
}

/** Returns the formula for the median of absolute values, or of absolute differences from a second column. */
export function createDeviationFormula(id: string, columns: readonly [string, string?], options: FormulaOptions = {}): Formula {
  const of = `abs(${columns.map((name) => `"${name}"`).join(' - ')})`;
  return createFormula(id, 'median', columns.join(', '), { of, formula: `median of |${columns.join(' − ')}|`, ...options });
}

export function listChargeFormulas(column: string, over: FormulaTable = 'filtered'): readonly Formula[] {
  const createShare = (id: string, comparison: string, words: string) =>
    createFormula(id, 'mean', column, {
      of: `("${column}" ${comparison})::int`,
      formula: `rows of charge ${words} / rows`,
      over,
    });
  return [
    createFormula('mean_charge', 'mean', column, { over }),
    ...[1, 2, 3].map((number) => createShare(`charge_${number}_share`, `= ${number}`, `${number}`)),
    createShare('charge_4_plus_share', '>= 4', '4 and more'),
  ];
}

export function listCleavageFormulas(
  column: string,
  cleavages: string,
  words: string,
  over: FormulaTable = 'filtered',
): readonly Formula[] {
  const createShare = (id: string, comparison: string, count: string) =>
    createFormula(`missed_cleavages_${id}_share`, 'mean', column, {
      of: `(${cleavages} ${comparison})::int`,
      formula: `rows with ${count} ${words} / rows`,
      over,
    });
  return [
    createFormula('mean_missed_cleavages', 'mean', column, { of: cleavages, formula: `mean of ${words}`, over }),
    createShare('0', '= 0', '0'),
    createShare('1', '= 1', '1'),
    createShare('2_plus', '>= 2', '2 or more'),
  ];
}

export function listSequenceFormulas(column: string, sequence: string, over: FormulaTable = 'filtered'): readonly Formula[] {
  return [
    ...listCleavageFormulas(column, formatMissedCleavages(sequence), 'K and R that are not the last letter', over),
    createFormula('mean_peptide_length', 'mean', column, { of: `len(${sequence})`, formula: 'mean of the letters', over }),
  ];
}

/** Returns SQL that counts missed cleavages of trypsin: K and R before the last letter, without the proline rule. */
export function formatMissedCleavages(sequence: string): string {
  return `len(regexp_replace(left(${sequence}, len(${sequence}) - 1), '[^KR]', '', 'g'))`;
}

/** Returns formulas for the first, median and last time, and the range of the middle 98 % of values, in minutes. */
export function listTimeFormulas(column: string, minutes: string, over: FormulaTable = 'filtered'): readonly Formula[] {
  return [
    { id: 'rt_first_min', column, formula: 'minimum', sql: `min(${minutes})`, over },
    { id: 'rt_median_min', column, formula: 'median', sql: `median(${minutes})`, over },
    { id: 'rt_last_min', column, formula: 'maximum', sql: `max(${minutes})`, over },
    {
      id: 'rt_span_98_min',
      column,
      formula: '99th percentile − 1st percentile, interpolated linearly',
      sql: `quantile_cont(${minutes}, 0.99) - quantile_cont(${minutes}, 0.01)`,
      over,
    },
  ];
}

/** Returns formulas for the median of a deviation, and for that of its absolute values. `words` are shown to users. */
export function listMedianFormulas(
  [signed, absolute]: readonly [signed: string, absolute: string],
  column: string,
  words: string,
  { of = `"${column}"`, ...options }: Omit<FormulaOptions, 'formula'> = {},
): readonly Formula[] {
  return [
    createFormula(signed, 'median', column, { ...options, of, formula: `median of ${words}` }),
    createFormula(absolute, 'median', column, { ...options, of: `abs(${of})`, formula: `median of the absolute ${words}` }),
  ];
}
