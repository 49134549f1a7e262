/** SQL formulas over the columns of an engine. A table has a formula if it has all columns of the expression. */
import type { Engine } from '../engine.ts';

export interface Formula {
  readonly id: string;
  /** Columns of the file, as shown to users. */
  readonly column: string;
  /** Selection of rows, as shown to users; by default, the filter of the table. */
  readonly filter?: string | null;
  /** The computation, as shown to users. */
  readonly formula: string;
  readonly sql: string;
  /**
   * Rows to aggregate: `filtered` (default) are those that pass the filter of the table; `once` are the first filtered rows
   * with each value of the expressions in `once`; `all` are all rows; `analysis` are the filtered rows of all runs together.
   */
  readonly over?: 'filtered' | 'once' | 'all' | 'analysis';
}

export interface EngineColumn {
  readonly type: 'text' | 'number';
  /** Other names of the column, in order of preference. */
  readonly aliases?: readonly string[];
}

/** Returns columns of one type by name. Each list consists of a name and its aliases. */
export function createColumns(
  type: EngineColumn['type'],
  ...columns: readonly (string | readonly [name: string, ...aliases: string[]])[]
): Record<string, EngineColumn> {
  return Object.fromEntries(
    columns.map((column) => {
      const [name, ...aliases] = typeof column === 'string' ? [column] : column;
      return [name, { type, aliases }];
    }),
  );
}

/** Returns SQL aggregates by column name, for the protein groups of a run. */
export function aggregateColumns(aggregate: 'min' | 'max', ...columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, `${aggregate}("${column}")`]));
}

/** A condition of a filter. It is skipped if the table lacks its columns. */
export interface FormulaCondition {
  readonly words: string;
  readonly sql: string;
}

export interface ProteinSource {
  readonly name: string;
  readonly where?: readonly FormulaCondition[];
  /** Aggregates by column name in the response. Those with missing columns are omitted. */
  readonly columns: Readonly<Record<string, string>>;
  /** Sort expression of protein names; absent if the engine has no score. */
  readonly score?: string;
  /** Aggregates in order of preference. The first one whose columns exist is used. */
  readonly intensity: readonly string[];
}

/** Expressions for the values of targets. In each list, the first one whose columns exist is used. */
export interface TargetSource {
  /** Peptide sequence without modifications. */
  readonly peptide: string;
  /** Protein accessions, separated by commas or semicolons. */
  readonly protein: readonly string[];
  /** Key of a precursor. Only the strongest row of each precursor is used. */
  readonly precursor: readonly string[];
  /** Retention time in minutes. */
  readonly time: string;
  readonly area: readonly string[];
  /** Mass error in ppm, before calibration if the table has it. */
  readonly ppm: readonly string[];
}

/** A table with one row per identification in a run. */
export interface LongTable {
  readonly shape: 'long';
  readonly engine: Engine;
  /** Name of the table, such as `report` or `psm`. */
  readonly kind: string;
  /** File name without extension for storage and download. */
  readonly storedAs: string;
  readonly file: string;
  readonly columns: Readonly<Record<string, EngineColumn>>;
  /** Expressions for missing columns, computed from other columns. */
  readonly computed?: Readonly<Record<string, string>>;
  /** Expressions for the run name. The first one whose columns exist is used. Empty if the table has one unnamed run. */
  readonly run: readonly string[];
  /** Expressions for the path of the raw file, in order of preference. It distinguishes files with the same name. */
  readonly path?: readonly string[];
  readonly acquired?: string;
  /** Returns the run of a row. `cell` returns a cell by any name of its column; empty if the column is missing. */
  readonly getRun?: (cell: (name: string) => string) => string;
  /** Suffix of run names if a program splits a run into several files. If only one file has it, that file is a complete run. */
  readonly part?: RegExp;
  readonly filter: readonly FormulaCondition[];
  /** Expressions for the key of a row. The first computable one is used. Formulas over `once` use one row per run and key. */
  readonly once?: readonly string[];
  readonly formulas: readonly Formula[];
  readonly proteins?: ProteinSource;
  readonly targets?: TargetSource;
}

/** Returns the columns that formulas read, with all their aliases. */
export function listColumnNames({ columns }: LongTable): readonly string[] {
  return Object.entries(columns).flatMap(([name, { aliases = [] }]) => [name, ...aliases]);
}

const COLUMN = /"([^"]+)"/g;

export function listColumns(sql: string): readonly string[] {
  return [...sql.matchAll(COLUMN)].map(([, name = '']) => name);
}

export function isComputable(sql: string, present: ReadonlySet<string>): boolean {
  return listColumns(sql).every((name) => present.has(name));
}

export function describeFilter(conditions: readonly FormulaCondition[]): string | null {
  return conditions.length === 0 ? null : conditions.map(({ words }) => words).join(', ');
}

export function createRunNameSql(expression: string): string {
  const file = `regexp_extract(replace(${expression}, '\\', '/'), '[^/]*$')`;
  return `regexp_replace(regexp_replace(regexp_replace(${file}, '\\.(dia|quant)$', '', 'i'), '\\.(gz|zip|tar|tar\\.gz)$', '', 'i'), '\\.(raw|d|mzML|wiff)$', '', 'i')`;
}

export function extractFileName(written: string): string {
  // Paths of raw data that is a folder can end with a slash.
  const path = written.replace(/(?<![/\\])[/\\]+$/, '');
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Returns the run name in a path, without folders and extensions of raw data. */
export function extractRunName(text: string): string {
  return extractFileName(text)
    .replace(/\.(dia|quant)$/i, '')
    .replace(/\.(tar\.gz|gz|zip|tar)$/i, '')
    .replace(/\.(raw|d|mzML|wiff)$/i, '');
}

/** Returns the end of a sentence about two files with the same run name. */
export function describeTwoFilesOfOneRun(run: string, one: string, other: string): string {
  return `has two files of the run ${run}, ${one.slice(-300)} and ${other.slice(-300)}. Rename one of them, or search each by itself`;
}

/** Returns the complete run for the name of each part. */
export function findWholeRuns(names: readonly string[], part: RegExp): ReadonlyMap<string, string> {
  const parts = names.filter((name) => part.test(name));
  const byRun = Map.groupBy(parts, (name) => name.replace(part, ''));
  const several = [...byRun].filter(([, found]) => found.length > 1);
  return new Map(several.flatMap(([run, found]) => found.map((name): [string, string] => [name, run])));
}
