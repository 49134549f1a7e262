/** Protein names with their mean scores and intensities (docs/requirements.md, P7). */
import type { Client, PipelineRow } from '../records.ts';

/** Which raw files and names count. */
export interface ProteinNamesChoice {
  /** Only the last N raw files by upload; those of them that are not marked "Use Downstream" are left out. */
  readonly dataRange: number | null;
  /** Names that contain `CON__` count too. */
  readonly withContaminants: boolean;
  /** Names that contain `REV__` count too. */
  readonly withDecoys: boolean;
}

/** Three lists of one length, ascending by Score, then by name; names without a score stand last. */
export interface ProteinNames {
  protein_names: string[];
  Score: (number | null)[];
  Intensity: (number | null)[];
}

/** Reads them: means over the raw files in which a name occurs. */
export async function readProteinNames(
  client: Client,
  { uuid }: Pick<PipelineRow, 'uuid'>,
  { dataRange, withContaminants, withDecoys }: ProteinNamesChoice,
): Promise<ProteinNames> {
  const counted = await client.query<{ uuid: string }>(
    `select uuid from (
        select uuid, use_downstream from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2
      ) r where use_downstream`,
    [uuid, dataRange],
  );
  // As a parameter the raw files have a number that the planner knows, and the names are filtered when there is one row for each:
  // with both in one condition it takes them for few, and compares every row with every raw file.
  const { rows } = await client.query<[string, number | null, number | null]>({
    rowMode: 'array',
    text: `with named as materialized (
        select name, avg(score) as score, avg(intensity) as intensity
        from proteomics_protein_groups where raw_file_uuid = any($1::uuid[]) group by name
      )
      select name, score, intensity from named
      where name <> '' and ($2 or position('CON__' in name) = 0) and ($3 or position('REV__' in name) = 0)
      order by score nulls last, name collate "C"`,
    values: [counted.rows.map((row) => row.uuid), withContaminants, withDecoys],
  });
  return {
    protein_names: rows.map(([name]) => name),
    Score: rows.map(([, score]) => score),
    Intensity: rows.map(([, , intensity]) => intensity),
  };
}
