/** The quality-control table as text: JSON with NaN, strict JSON, and CSV. */
import { csvTable } from '../../web/csv-text.ts';
import type { QualityTable, QualityValue } from './quality-table.ts';

/** How a missing value is written: as the bare token NaN, which is no JSON (docs/requirements.md, P5), or as null. */
export type MissingAs = 'nan' | 'null';

/** Column name to values, keys in the table's order. */
export function qualityTableJson({ columns }: QualityTable, missing: MissingAs): string {
  const absent = missing === 'nan' ? 'NaN' : 'null';
  const written = (value: QualityValue) => (value === null ? absent : JSON.stringify(value));
  const members = [...columns].map(([name, values]) => `${JSON.stringify(name)}:[${values.map(written).join(',')}]`);
  return `{${members.join(',')}}`;
}

/** CSV (RFC 4180) with a header line; missing values are empty cells. Texts that look like formulas are made harmless. */
export function qualityTableCsv({ runs, columns }: QualityTable): string {
  const lists = [...columns.values()];
  return csvTable(
    [...columns.keys()],
    runs.map((_, row) => lists.map((values) => values[row] ?? null)),
  );
}
