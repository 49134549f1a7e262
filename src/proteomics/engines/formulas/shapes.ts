/** Formulas that several engines share: charges, missed cleavages, lengths and times. */
import type { Formula } from './formula.ts';

type Over = Formula['over'];

/** Returns formulas for the mean and percentages of charges. */
export function listChargeFormulas(column: string, over: Over = 'kept'): readonly Formula[] {
  const charge = `"${column}"`;
  return [
    { id: 'mean_charge', column, formula: 'mean', sql: `avg(${charge})`, over },
    ...[1, 2, 3].map(
      (number): Formula => ({
        id: `charge_${number}_share`,
        column,
        formula: `rows of charge ${number} / rows`,
        sql: `avg((${charge} = ${number})::int)`,
        over,
      }),
    ),
    { id: 'charge_4_plus_share', column, formula: 'rows of charge 4 and more / rows', sql: `avg((${charge} >= 4)::int)`, over },
  ];
}

/** Returns formulas for the mean and percentages of missed cleavages. */
export function listCleavageFormulas(
  column: string,
  cleavages: string,
  words: string,
  over: Over = 'kept',
): readonly Formula[] {
  return [
    { id: 'mean_missed_cleavages', column, formula: `mean of ${words}`, sql: `avg(${cleavages})`, over },
    {
      id: 'missed_cleavages_0_share',
      column,
      formula: `rows with 0 ${words} / rows`,
      sql: `avg((${cleavages} = 0)::int)`,
      over,
    },
    {
      id: 'missed_cleavages_1_share',
      column,
      formula: `rows with 1 ${words} / rows`,
      sql: `avg((${cleavages} = 1)::int)`,
      over,
    },
    {
      id: 'missed_cleavages_2_plus_share',
      column,
      formula: `rows with 2 or more ${words} / rows`,
      sql: `avg((${cleavages} >= 2)::int)`,
      over,
    },
  ];
}

/** Returns SQL that counts K and R in a sequence except for its last letter: missed cleavages of trypsin, without the proline rule. */
export function countTrypticCleavages(sequence: string): string {
  return `len(regexp_replace(left(${sequence}, len(${sequence}) - 1), '[^KR]', '', 'g'))`;
}

/** Returns formulas for the first, the last and the middle 98 % of retention times, in minutes. */
export function listTimeFormulas(column: string, minutes: string, over: Over = 'kept'): readonly Formula[] {
  return [
    { id: 'rt_first_min', column, formula: 'minimum', sql: `min(${minutes})`, over },
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

/** Returns formulas for the median of a deviation, and of its absolute values. */
export function listMedianFormulas(
  ids: readonly [signed: string, absolute: string],
  base: Omit<Formula, 'id' | 'sql' | 'formula'>,
  value: string,
  words: string,
  where = '',
): readonly Formula[] {
  const filter = where === '' ? '' : ` filter (where ${where})`;
  return [
    { ...base, id: ids[0], formula: `median of ${words}`, sql: `median(${value})${filter}` },
    { ...base, id: ids[1], formula: `median of the absolute ${words}`, sql: `median(abs(${value}))${filter}` },
  ];
}
