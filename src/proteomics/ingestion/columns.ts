/** The 111 columns of the quality-control table in order (docs/requirements.md, P4), as in `QcTable` of the contract. */
import { CATALOG } from '../quality/metrics/catalog-file.ts';

/** `list` is a list as a string, such as `[2, 3]`. */
export type ColumnKind = 'string' | 'integer' | 'number' | 'list' | 'boolean';

export type ResultFileName =
  | 'summary.txt'
  | 'proteinGroups.txt'
  | 'peptides.txt'
  | 'evidence.txt'
  | 'msmsScans.txt'
  | 'msScans.txt'
  | 'parameters.txt'
  | 'QcDataTable.csv';

export interface QualityColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Result file that contains the column; `record` for data of the raw file itself; null if no file contains it. */
  readonly source: ResultFileName | 'record' | null;
}

export const CHANNELS_WITH_COLUMN = 11;

export const RESULT_FILES: readonly ResultFileName[] = [
  'summary.txt',
  'proteinGroups.txt',
  'peptides.txt',
  'evidence.txt',
  'msmsScans.txt',
  'msScans.txt',
  'parameters.txt',
  'QcDataTable.csv',
];

/** Returns the standard name of a result file in any case, such as `Summary.txt`; undefined for other files. */
export function findResultFileName(name: string): ResultFileName | undefined {
  return RESULT_FILES.find((known) => known.toLowerCase() === name.toLowerCase());
}

const RECORD_COLUMNS: ReadonlySet<string> = new Set(['RawFile', 'Flagged', 'Use Downstream']);
const KINDS = { text: 'string', number: 'number', flag: 'boolean' } as const;

export const QUALITY_COLUMNS: readonly QualityColumn[] = CATALOG.columns.map(({ column, type, source }) => ({
  name: column,
  kind: CATALOG.kinds.get(column) ?? KINDS[type],
  source: RECORD_COLUMNS.has(column) ? 'record' : (source as ResultFileName | null),
}));

export const QUALITY_COLUMN: ReadonlyMap<string, QualityColumn> = new Map(
  QUALITY_COLUMNS.map((column) => [column.name, column]),
);
