/** The quality-control table as text: JSON as the seed has it, strict JSON, and CSV. */
import type { QualityTable, QualityValue } from './quality-table.ts';

/** How a missing value is written: as the bare token NaN, which is no JSON (Seed 3, "Quality-control table"), or as null. */
export type MissingAs = 'nan' | 'null';

/** Column name to values, keys in the seed's order. */
export function qualityTableJson({ columns }: QualityTable, missing: MissingAs): string {
  const absent = missing === 'nan' ? 'NaN' : 'null';
  const written = (value: QualityValue) => (value === null ? absent : JSON.stringify(value));
  const members = [...columns].map(([name, values]) => `${JSON.stringify(name)}:[${values.map(written).join(',')}]`);
  return `{${members.join(',')}}`;
}

/** CSV (RFC 4180) with a header line; missing values are empty cells. */
export function qualityTableCsv({ runs, columns }: QualityTable): string {
  const lists = [...columns.values()];
  const lines = [
    [...columns.keys()].map(csvCell),
    ...runs.map((_, row) => lists.map((values) => csvCell(values[row] ?? null))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function csvCell(value: QualityValue): string {
  if (value === null) return '';
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
