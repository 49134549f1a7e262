/** Protein names with their mean scores and intensities (Seed 3, "Protein names result"; Decisions, section "Proteomics"). */
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
  const { rows } = await client.query<[string, number | null, number | null]>({
    rowMode: 'array',
    text: `with counted as (
        select r.uuid from (
          select uuid, use_downstream from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2
        ) r where r.use_downstream
      )
      select name, avg(score) as score, avg(intensity) as intensity
      from proteomics_protein_groups g
      where g.raw_file_uuid in (select uuid from counted) and name <> ''
        and ($3 or position('CON__' in name) = 0) and ($4 or position('REV__' in name) = 0)
      group by name order by 2 nulls last, name collate "C"`,
    values: [uuid, dataRange, withContaminants, withDecoys],
  });
  return {
    protein_names: rows.map(([name]) => name),
    Score: rows.map(([, score]) => score),
    Intensity: rows.map(([, , intensity]) => intensity),
  };
}
