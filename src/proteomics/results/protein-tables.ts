import { BadRequestError } from '../../contract/errors.ts';
import { truncateText } from '../../short-text.ts';
import { getResultFileKey } from '../ingestion/stored-result-files.ts';
import type { Client, PipelineRow } from '../records.ts';
import { PROTEIN_TABLE, type ProteinColumn } from './table.ts';

export interface ProteinTable {
  readonly uuid: string;
  /** Raw file name with extension. */
  readonly name: string;
  /** Position in the upload order of the pipeline. */
  readonly arrival: number;
  /** Storage key of the file with the lines. */
  readonly key: string;
}

/** Raw files whose tables have the same columns. */
export interface StoredProteinTables {
  readonly columns: readonly ProteinColumn[];
  readonly tables: readonly ProteinTable[];
}

export interface ChosenColumn {
  readonly name: string;
  /** `number` if the column is numeric in every table. */
  readonly kind: ProteinColumn['kind'];
}

const ALWAYS_THERE: ReadonlySet<string> = new Set(['RawFile', 'Majority protein IDs']);

/** Returns the tables of the latest uploads of a pipeline, grouped by their columns. */
export async function readProteinTables(
  client: Client,
  { uuid }: Pick<PipelineRow, 'uuid'>,
  dataRange: number | null,
): Promise<StoredProteinTables[]> {
  const { rows } = await client.query<{ columns: ProteinColumn[]; tables: readonly StoredTable[] }>(
    `select s.protein_columns as columns,
        json_agg(json_build_object('uuid', r.uuid, 'name', r.name, 'arrival', r.arrival, 'version', s.version, 'file', r.file,
          'at', jsonb_path_query_first(s.files, '$[*] ? (@.name == $file).at', jsonb_build_object('file', r.file)))) as tables
      from (select uuid, name, arrival,
          case when result_files ? 'proteinGroups.txt' then 'proteinGroups.txt' else '${PROTEIN_TABLE}' end as file
          from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2) r
        join proteomics_results s on s.raw_file_uuid = r.uuid
      where s.protein_columns <> '[]' group by s.protein_columns`,
    [uuid, dataRange],
  );
  return rows.map(({ columns, tables }) => ({
    columns,
    tables: tables.map(({ uuid: owner, name, arrival, version, file, at }) => {
      const key = getResultFileKey({ uuid: owner }, version, { name: file, ...(at === null ? {} : { at }) });
      return { uuid: owner, name, arrival, key };
    }),
  }));
}

interface StoredTable extends Omit<ProteinTable, 'key'> {
  readonly version: string;
  readonly file: string;
  readonly at: string | null;
}

/** Returns the columns that a request names, also by prefixes of numbered ones. @throws BadRequestError */
export function chooseProteinColumns(all: readonly StoredProteinTables[], requested: readonly string[]): ChosenColumn[] {
  const kinds = new Map<string, ProteinColumn['kind']>();
  for (const { name, kind } of all.flatMap(({ columns }) => columns)) {
    if (kinds.get(name) !== 'text') kinds.set(name, kind);
  }
  const unknown: string[] = [];
  const names = requested.flatMap((text) => {
    if (kinds.has(text) || ALWAYS_THERE.has(text)) return [text];
    const numbered = listNumberedColumns(kinds.keys(), text.trimEnd());
    if (numbered.length === 0) unknown.push(text);
    return numbered;
  });
  if (unknown.length > 0) throw new BadRequestError(`columns: no protein table of this pipeline has ${joinNames(unknown)}.`);
  return [...new Set(names)]
    .filter((name) => !ALWAYS_THERE.has(name))
    .map((name) => ({ name, kind: kinds.get(name) ?? 'text' }));
}

function listNumberedColumns(names: Iterable<string>, prefix: string): string[] {
  const start = `${prefix} `;
  return [...names]
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .sort((a, b) => Number(a.slice(start.length)) - Number(b.slice(start.length)));
}

function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, 10).map((name) => truncateText(name, 60));
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '');
}

/** Returns the SQL condition that a protein group `g` has one of the names in a parameter. It uses the index. */
export function buildNamesCondition(parameter: string): string {
  return `hashtextextended(g.name, 0) = any(array(select hashtextextended(n, 0) from unnest(${parameter}::text[]) n)) and g.name = any(${parameter}::text[])`;
}
